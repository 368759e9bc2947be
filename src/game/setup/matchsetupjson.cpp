// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match's setup as JSON.
#include "game/setup/matchsetupjson.h"

#include <QJsonArray>

#include "game/setup/seriesjson.h"
#include "records/rulesetjson.h"

namespace janso {

namespace {

// In the order of PlayerKind and CallMode.
constexpr auto kPlayerKinds = std::to_array({"human", "bot", "external", "plugin"});
constexpr auto kCallModes = std::to_array({"standing", "ask_who_can", "ask_everyone"});

template <class E, std::size_t N>
Result<E> enumFrom(const QJsonValue &value, const std::array<const char *, N> &names, E byDefault,
                   const char *key) {
  if (value.isUndefined())
    return byDefault;
  for (std::size_t i = 0; i < N; ++i) {
    if (value.toString() == QLatin1String(names[i]))
      return static_cast<E>(i);
  }
  return Error{std::string("'") + key + "' cannot be '" + value.toString().left(40).toStdString() + "'"};
}

QJsonObject toJson(const SeatSetup &seat) {
  QJsonObject object{
      {QStringLiteral("kind"), QLatin1String(kPlayerKinds[static_cast<std::size_t>(seat.kind)])},
      {QStringLiteral("name"), seat.name}};
  if (!seat.emblem.isEmpty())
    object.insert(QStringLiteral("emblem"), seat.emblem);
  if (!seat.botId.isEmpty())
    object.insert(QStringLiteral("bot"), seat.botId);
  if (!seat.pluginPath.isEmpty())
    object.insert(QStringLiteral("plugin"), seat.pluginPath);
  const QJsonObject program = toJson(seat.program);
  for (auto it = program.begin(); it != program.end(); ++it)
    object.insert(it.key(), it.value());
  return object;
}

Result<SeatSetup> seatFrom(const QJsonObject &object) {
  SeatSetup seat;
  const Result<PlayerKind> kind =
      enumFrom(object.value(QStringLiteral("kind")), kPlayerKinds, PlayerKind::Bot, "kind");
  if (!kind)
    return kind.error();
  seat.kind = *kind;
  seat.name = object.value(QStringLiteral("name")).toString();
  seat.emblem = object.value(QStringLiteral("emblem")).toString();
  seat.botId = object.value(QStringLiteral("bot")).toString();
  seat.pluginPath = object.value(QStringLiteral("plugin")).toString();
  Result<ExternalProgram> program = externalProgramFromJson(object);
  if (!program)
    return program.error();
  seat.program = std::move(program).value();
  return seat;
}

}  // namespace

QJsonObject toJson(const MatchSetup &setup) {
  QJsonArray seats;
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat)
    seats.append(toJson(setup.seats[seat]));
  QJsonObject object{
      {QStringLiteral("rules"), toJson(setup.rules)},
      {QStringLiteral("seats"), seats},
      {QStringLiteral("seed"), setup.seed},
      {QStringLiteral("calls"), QLatin1String(kCallModes[static_cast<std::size_t>(setup.callMode)])},
      {QStringLiteral("first_calls"), setup.callsBeforeFirstTurn},
      {QStringLiteral("open_hands"), setup.openHands},
      {QStringLiteral("fixed_view"), setup.fixedView}};
  if (setup.takesBack)
    object.insert(QStringLiteral("take_back"), true);
  if (setup.series)
    object.insert(QStringLiteral("series"), toJson(*setup.series));
  return object;
}

Result<MatchSetup> matchSetupFromJson(const QJsonObject &object) {
  MatchSetup setup;
  Result<RuleSet> rules = ruleSetFromJson(object.value(QStringLiteral("rules")).toObject());
  if (!rules)
    return rules.error();
  setup.rules = std::move(rules).value();
  const QJsonArray seats = object.value(QStringLiteral("seats")).toArray();
  const std::size_t players = setup.rules.players;
  if (static_cast<std::size_t>(seats.size()) != players && seats.size() != 4)
    return Error{"'seats' must be a list of " + std::to_string(players)};
  for (std::size_t i = 0; i < players; ++i) {
    Result<SeatSetup> seat = seatFrom(seats[static_cast<qsizetype>(i)].toObject());
    if (!seat)
      return seat.error().in("seat " + std::to_string(i + 1));
    setup.seats[i] = std::move(seat).value();
  }
  const Result<CallMode> calls =
      enumFrom(object.value(QStringLiteral("calls")), kCallModes, CallMode::Standing, "calls");
  if (!calls)
    return calls.error();
  setup.callMode = *calls;
  setup.seed = object.value(QStringLiteral("seed")).toString();
  // A match that was begun before there was this choice goes on as it began.
  setup.callsBeforeFirstTurn = object.value(QStringLiteral("first_calls")).toBool();
  setup.openHands = object.value(QStringLiteral("open_hands")).toBool();
  setup.fixedView = object.value(QStringLiteral("fixed_view")).toBool();
  setup.takesBack = object.value(QStringLiteral("take_back")).toBool();
  if (const QJsonValue series = object.value(QStringLiteral("series")); series.isObject()) {
    Result<SeriesPlay> play = seriesPlayFromJson(series.toObject());
    if (!play)
      return play.error().in("series");
    setup.series = std::move(play).value();
  }
  return setup;
}

}  // namespace janso
