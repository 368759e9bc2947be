// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Libraries for tests: made-up matches, and real ones in files.
#pragma once

#include <QByteArray>
#include <QDate>
#include <QFile>
#include <QString>
#include <QtGlobal>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "library/libraryfile.h"
#include "library/libraryindex.h"
#include "rules/result.h"

namespace janso::test {

// The match with this number, which tells it from all others: every third with three players, every fifth not
// whole, "Mei" in every other one at a place that goes round.
inline LibraryGame madeUpGame(int number) {
  static const std::array<QString, 4> kNames{QStringLiteral("Mei"), QStringLiteral("Sora"),
                                             QStringLiteral("Ren"), QStringLiteral("Aiko")};
  LibraryGame game;
  game.hash = QStringLiteral("%1").arg(number, 64, 16, QLatin1Char('0'));
  game.ruleset = number % 3 == 0 ? QStringLiteral("tenhou_3p") : QStringLiteral("basic_ariari");
  game.date = QDate(2020, 1, 1).addDays(number / 2).toString(Qt::ISODate);
  game.players = number % 3 == 0 ? 3 : 4;
  game.hands = 4 + number % 9;
  game.complete = number % 5 != 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat)
    game.names[seat] = kNames[seat];
  if (number % 2 == 1)
    game.names[0] = QStringLiteral("Guest %1").arg(number);
  if (game.complete) {
    MatchResult result;
    const auto players = static_cast<std::size_t>(game.players);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const std::size_t place = (seat + static_cast<std::size_t>(number)) % players;
      result.place[seat] = static_cast<std::int8_t>(place + 1);
      result.scores[seat] = 40000 - static_cast<std::int32_t>(10000 * place) + number;
    }
    game.result = result;
  }
  return game;
}

// So many of them in a new index.
inline bool makeLibrary(const QString &index, int games) {
  Result<std::unique_ptr<LibraryIndex>> made = LibraryIndex::open(index);
  if (!made || (*made)->begin())
    return false;
  for (int number = 0; number < games; ++number) {
    LibraryFile file;
    file.games.push_back(madeUpGame(number));
    if (!(*made)->add({QStringLiteral("/records/game%1.mjlog").arg(number), 1, 1}, file))
      return false;
  }
  return !(*made)->commit();
}

inline bool writeFile(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

}  // namespace janso::test
