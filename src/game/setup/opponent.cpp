// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Opponents in seats and in files.
#include "game/setup/opponent.h"

#include <array>
#include <string>

namespace janso {

namespace {

// In the order of OpponentKind.
constexpr auto kKindNames = std::to_array({"builtin", "plugin", "mjai"});

constexpr auto kTexts = std::to_array(
    {"id", "name", "notes", "bot", "plugin", "command", "folder", "transport", "framing", "room"});
constexpr auto kNumbers = std::to_array({"port", "start_ms", "reply_ms"});

PlayerKind playerKind(OpponentKind kind) {
  switch (kind) {
    case OpponentKind::Plugin:
      return PlayerKind::Plugin;
    case OpponentKind::Mjai:
      return PlayerKind::External;
    case OpponentKind::BuiltIn:
      break;
  }
  return PlayerKind::Bot;
}

Error wrongType(const char *key, const char *wanted) {
  return Error{std::string("'") + key + "' must be " + wanted};
}

// A value of another type would silently become nothing.
Result<bool> checkTypes(const QJsonObject &object) {
  for (const char *key : kTexts) {
    const QJsonValue value = object.value(QLatin1String(key));
    if (!value.isUndefined() && !value.isString())
      return wrongType(key, "text");
  }
  for (const char *key : kNumbers) {
    const QJsonValue value = object.value(QLatin1String(key));
    if (!value.isUndefined() && !value.isDouble())
      return wrongType(key, "a number");
  }
  const QJsonValue hints = object.value(QStringLiteral("hints"));
  if (!hints.isUndefined() && !hints.isBool())
    return wrongType("hints", "true or false");
  const QJsonValue environment = object.value(QStringLiteral("environment"));
  if (!environment.isUndefined() && !environment.isObject())
    return wrongType("environment", "an object");
  const QJsonObject variables = environment.toObject();
  for (auto it = variables.begin(); it != variables.end(); ++it) {
    if (!it.value().isString())
      return wrongType(("environment." + it.key().toStdString()).c_str(), "text");
  }
  return true;
}

}  // namespace

void takeSeat(const Opponent &opponent, SeatSetup &seat) {
  seat.kind = playerKind(opponent.kind);
  seat.botId = opponent.botId;
  seat.pluginPath = opponent.pluginPath;
  seat.program = opponent.program;
}

bool sitsAt(const Opponent &opponent, const SeatSetup &seat) {
  if (seat.kind != playerKind(opponent.kind))
    return false;
  switch (opponent.kind) {
    case OpponentKind::BuiltIn:
      return seat.botId == opponent.botId;
    case OpponentKind::Plugin:
      return seat.botId == opponent.botId && seat.pluginPath == opponent.pluginPath;
    case OpponentKind::Mjai:
      break;
  }
  return seat.program == opponent.program;
}

QJsonObject toJson(const Opponent &opponent) {
  QJsonObject object{
      {QStringLiteral("id"), opponent.id},
      {QStringLiteral("kind"), QLatin1String(kKindNames[static_cast<std::size_t>(opponent.kind)])},
      {QStringLiteral("name"), opponent.name}};
  if (!opponent.notes.isEmpty())
    object.insert(QStringLiteral("notes"), opponent.notes);
  if (!opponent.botId.isEmpty())
    object.insert(QStringLiteral("bot"), opponent.botId);
  if (!opponent.pluginPath.isEmpty())
    object.insert(QStringLiteral("plugin"), opponent.pluginPath);
  if (opponent.kind != OpponentKind::Mjai)
    return object;
  const QJsonObject program = toJson(opponent.program);
  for (auto it = program.begin(); it != program.end(); ++it)
    object.insert(it.key(), it.value());
  return object;
}

Result<Opponent> opponentFromJson(const QJsonObject &object) {
  if (const Result<bool> types = checkTypes(object); !types)
    return types.error();
  Opponent opponent;
  const QString kind = object.value(QStringLiteral("kind")).toString();
  if (kind == QLatin1String("plugin"))
    opponent.kind = OpponentKind::Plugin;
  else if (kind == QLatin1String("mjai"))
    opponent.kind = OpponentKind::Mjai;
  else if (kind == QLatin1String("builtin"))
    return Error{"built-in bots are always available and are not read from files"};
  else
    return Error{"'kind' must be plugin or mjai, not '" + kind.left(40).toStdString() + "'"};
  opponent.id = object.value(QStringLiteral("id")).toString();
  opponent.name = object.value(QStringLiteral("name")).toString();
  opponent.notes = object.value(QStringLiteral("notes")).toString();
  opponent.botId = object.value(QStringLiteral("bot")).toString();
  opponent.pluginPath = object.value(QStringLiteral("plugin")).toString();
  if (opponent.kind != OpponentKind::Mjai)
    return opponent;
  Result<ExternalProgram> program = externalProgramFromJson(object);
  if (!program)
    return program.error();
  opponent.program = std::move(program).value();
  return opponent;
}

}  // namespace janso
