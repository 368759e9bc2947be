// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/mjlog/mjloglobby.h"

#include <QStringList>
#include <array>
#include <cstddef>
#include <cstdint>

namespace janso {
namespace {

constexpr qsizetype kFlagWords = 2;
constexpr qsizetype kPointNumbers = 3;
constexpr std::size_t kCounts = 5;  // of players above: none to four
constexpr std::size_t kOthers = 3;  // places below the first
constexpr qsizetype kNumbers = kPointNumbers + qsizetype{kCounts * kOthers};
constexpr std::int32_t kThousand = 1000;
constexpr std::int32_t kMostLobbyPoints = 100'000;

using UmaRow = std::array<std::int32_t, kOthers>;
using UmaTable = std::array<UmaRow, kCounts>;

// Written in points, in hundreds or in thousands; -1 for what cannot be.
std::int32_t pointsOf(int number) {
  if (number < 0 || number > kMostLobbyPoints)
    return -1;
  return number >= kThousand ? number : number >= 100 ? number * 100 : number * kThousand;
}

bool setByPlace(const UmaTable &table, RuleSet &rules) {
  for (const UmaRow &row : table) {
    if (row != table.front())
      return false;
  }
  rules.umaKind = UmaKind::ByPlace;
  rules.uma = {0, 0, 0, 0};
  for (std::size_t place = 1; place < rules.players; ++place) {
    rules.uma[place] = table.front()[place - 1] * kThousand;
    rules.uma[0] -= rules.uma[place];
  }
  return true;
}

// The table of the league whose places float; match.h has it.
bool setFloating(const UmaTable &table, RuleSet &rules) {
  const std::int32_t tenth = table[2][0] / 4;
  const auto row = [tenth](std::int32_t second, std::int32_t third, std::int32_t fourth) {
    return UmaRow{second * tenth, third * tenth, fourth * tenth};
  };
  const UmaRow even = row(4, -4, -8);
  if (rules.players != 4 || tenth <= 0 ||
      table != UmaTable{even, row(-1, -3, -8), even, row(3, 1, -12), even})
    return false;
  rules.umaKind = UmaKind::FloatingJpml;
  rules.umaUnit = 10 * tenth * kThousand;
  return true;
}

}  // namespace

LobbyRules readLobbyRules(const QString &text, RuleSet &rules) {
  LobbyRules lobby;
  const QStringList words = text.split(QLatin1Char(','));
  std::array<int, std::size_t{kNumbers}> numbers{};
  bool whole = words.size() >= kFlagWords + kNumbers;
  for (qsizetype i = 0; whole && i < kNumbers; ++i)
    numbers[static_cast<std::size_t>(i)] = words[kFlagWords + i].trimmed().toInt(&whole);
  const std::int32_t start = pointsOf(numbers[0]);
  const std::int32_t back = pointsOf(numbers[1]);
  const std::int32_t target = pointsOf(numbers[2]);
  UmaTable table{};
  for (std::size_t i = 0; i < kCounts * kOthers; ++i) {
    const int uma = numbers[std::size_t{kPointNumbers} + i];
    whole = whole && uma >= -100 && uma <= 100;
    table[i / kOthers][i % kOthers] = uma;
  }
  if (!whole || start <= 0 || back < 0 || target < 0) {
    lobby.notes.push_back(recordRemark(RecordRemark::LobbyUnread));
    return lobby;
  }
  lobby.read = true;
  lobby.notes.push_back(recordRemark(
      RecordRemark::LobbyFlagsUnread,
      {words[0].left(16).simplified().toStdString(), words[1].left(16).simplified().toStdString()}));
  rules.startingPoints = start;
  rules.returnPoints = back;
  rules.targetPoints = target;
  rules.oka = rules.players * (back - start);
  rules.tieBreak = TieBreak::Shared;
  lobby.hasUma = setByPlace(table, rules) || setFloating(table, rules);
  if (!lobby.hasUma)
    lobby.notes.push_back(recordRemark(RecordRemark::LobbyUma));
  return lobby;
}

}  // namespace janso
