// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The seating of each match, and its seeds.
#include "cli/arena/arenaplan.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <algorithm>
#include <numeric>

#include "cli/arena/arenaseat.h"
#include "cli/command/command.h"
#include "records/rulesetjson.h"

namespace janso::cli {
namespace {

// The n-th order around a table of those after the first: all orders that differ by more than a rotation.
std::vector<int> tableOrder(int players, int n) {
  std::vector<int> order(static_cast<std::size_t>(players));
  std::iota(order.begin(), order.end(), 0);
  const int orders = players == 3 ? 2 : 6;
  for (int i = 0; i < n % orders; ++i)
    std::next_permutation(order.begin() + 1, order.end());
  return order;
}

// "name=spec"; a name is no option of a bot, so it has neither colon nor equals sign.
Participant participantOf(const QString &text) {
  static const QRegularExpression named(QStringLiteral("^([^:=]+)=(.*)$"));
  const QRegularExpressionMatch match = named.match(text);
  if (match.hasMatch())
    return {match.captured(1).trimmed(), match.captured(2).trimmed(), 0};
  return {text.trimmed(), text.trimmed(), 0};
}

Result<int> indexOf(const Participant &wanted, std::vector<Participant> &participants) {
  const auto found = std::find_if(participants.begin(), participants.end(),
                                  [&](const Participant &p) { return p.name == wanted.name; });
  const auto index = static_cast<int>(found - participants.begin());
  if (found == participants.end()) {
    if (const Result<MakeSeat> maker = seatMaker(wanted.spec); !maker)
      return maker.error();
    participants.push_back(wanted);
  } else if (found->spec != wanted.spec && wanted.spec != wanted.name) {
    return wrong(Text::tr("'%1' cannot be both '%2' and '%3'").arg(wanted.name, found->spec, wanted.spec));
  }
  ++participants[static_cast<std::size_t>(index)].seats;
  return index;
}

}  // namespace

std::array<int, 4> ArenaPlan::seating(int match) const {
  const int players = rules.players;
  const std::vector<int> order = tableOrder(players, duplicate ? blockOf(match) : match / players);
  std::array<int, 4> bySeat{};
  for (int seat = 0; seat < players; ++seat)
    bySeat[static_cast<std::size_t>(seat)] = order[static_cast<std::size_t>((seat + match) % players)];
  return bySeat;
}

WallSeed ArenaPlan::wallSeed(int match) const {
  return wallSeedFromText(seed.toStdString() + '/' + std::to_string(blockOf(match)));
}

std::uint64_t ArenaPlan::botSeed(int match, int index) const {
  const WallSeed digest = wallSeedFromText(seed.toStdString() + '/' + std::to_string(blockOf(match)) +
                                           "/bot" + std::to_string(index));
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i)
    number = number << 8 | digest[i];
  return number;
}

Result<bool> seatParticipants(const QString &text, ArenaPlan &plan) {
  const QChar separator = text.contains(QLatin1Char(';')) ? QLatin1Char(';') : QLatin1Char(',');
  const QStringList entries = text.split(separator);
  const int players = plan.rules.players;
  if (entries.size() > players)
    return wrong(
        Text::tr("this table has %1 players, but --seats names %2").arg(players).arg(entries.size()));
  plan.participants.clear();
  plan.seats.clear();
  for (int seat = 0; seat < players; ++seat) {
    const Participant wanted = participantOf(entries[std::min<qsizetype>(seat, entries.size() - 1)]);
    const Result<int> index = indexOf(wanted, plan.participants);
    if (!index)
      return index.error();
    plan.seats.push_back(*index);
  }
  return true;
}

// --- In files ---

QJsonObject ArenaPlan::toJson() const {
  QJsonArray bots;
  for (const Participant &participant : participants)
    bots.append(
        QJsonObject{{QStringLiteral("name"), participant.name}, {QStringLiteral("bot"), participant.spec}});
  QJsonArray bySeat;
  for (const int index : seats)
    bySeat.append(index);
  return {{QStringLiteral("participants"), bots},
          {QStringLiteral("seats"), bySeat},
          {QStringLiteral("rules"), janso::toJson(rules)},
          {QStringLiteral("matches"), matches},
          {QStringLiteral("seed"), seed},
          {QStringLiteral("duplicate"), duplicate},
          {QStringLiteral("luck"), luck}};
}

Result<ArenaPlan> ArenaPlan::fromJson(const QJsonObject &object) {
  ArenaPlan plan;
  const Result<RuleSet> rules = ruleSetFromJson(object.value(QStringLiteral("rules")).toObject());
  if (!rules)
    return rules.error().in("rules");
  plan.rules = *rules;
  for (const QJsonValue &value : object.value(QStringLiteral("participants")).toArray())
    plan.participants.push_back(
        {value[QStringLiteral("name")].toString(), value[QStringLiteral("bot")].toString(), 0});
  for (const QJsonValue &value : object.value(QStringLiteral("seats")).toArray()) {
    const int index = value.toInt(-1);
    if (index < 0 || index >= static_cast<int>(plan.participants.size()))
      return Error{"'seats' names a participant that does not exist"};
    plan.seats.push_back(index);
    ++plan.participants[static_cast<std::size_t>(index)].seats;
  }
  if (static_cast<int>(plan.seats.size()) != plan.rules.players)
    return Error{"'seats' does not match the number of players under these rules"};
  plan.matches = object.value(QStringLiteral("matches")).toInt();
  plan.seed = object.value(QStringLiteral("seed")).toString();
  plan.duplicate = object.value(QStringLiteral("duplicate")).toBool();
  plan.luck = object.value(QStringLiteral("luck")).toBool();
  if (plan.matches < 1 || plan.matches > kMostMatches || plan.matches % plan.blockSize() != 0)
    return Error{"'matches' is not a valid number of matches"};
  return plan;
}

}  // namespace janso::cli
