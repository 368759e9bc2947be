// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Actions as JSON.
#include "records/actionjson.h"

#include <QString>
#include <algorithm>
#include <array>

#include "rules/mpsz.h"

namespace janso {

namespace {

// In the order of ActionType.
constexpr auto kTypes = std::to_array({"skip", "dahai", "riichi", "chi", "pon", "daiminkan", "ankan", "kakan",
                                       "tsumo", "ron", "kyuushu", "kita", "open_riichi"});
static_assert(kTypes.size() == static_cast<std::size_t>(ActionType::OpenRiichi) + 1);

}  // namespace

QJsonObject toJson(const Action &action) {
  QJsonObject object{
      {QStringLiteral("type"), QString::fromLatin1(kTypes[static_cast<std::size_t>(action.type)])}};
  if (action.tile.isKnown())
    object.insert(QStringLiteral("tile"), QString::fromStdString(toMpsz(action.tile)));
  if (action.tsumogiri)
    object.insert(QStringLiteral("tsumogiri"), true);
  if (!action.consumed.empty()) {
    const std::span<const Tile> tiles(action.consumed.data(), action.consumed.size());
    object.insert(QStringLiteral("consumed"), QString::fromStdString(toMpsz(tiles)));
  }
  return object;
}

Result<Action> actionFromJson(const QJsonObject &object) {
  Action action;
  const QString type = object.value(QStringLiteral("type")).toString();
  const auto *found = std::find_if(kTypes.begin(), kTypes.end(),
                                   [&](const char *name) { return type == QLatin1String(name); });
  if (found == kTypes.end())
    return Error{"there is no action '" + type.left(40).toStdString() + "'"};
  action.type = static_cast<ActionType>(found - kTypes.begin());
  action.tsumogiri = object.value(QStringLiteral("tsumogiri")).toBool();
  if (const QJsonValue tile = object.value(QStringLiteral("tile")); !tile.isUndefined()) {
    const Result<Tile> parsed = parseTile(tile.toString().toStdString());
    if (!parsed)
      return parsed.error().in("'tile'");
    action.tile = *parsed;
  }
  Result<std::vector<Tile>> consumed =
      parseTiles(object.value(QStringLiteral("consumed")).toString().toStdString());
  if (!consumed)
    return consumed.error().in("'consumed'");
  if (consumed->size() > action.consumed.capacity())
    return Error{"'consumed' names more than four tiles"};
  std::vector<Tile> tiles = std::move(consumed).value();
  std::sort(tiles.begin(), tiles.end());
  for (const Tile tile : tiles)
    action.consumed.push_back(tile);
  return action;
}

QJsonArray toJson(const ActionList &actions) {
  QJsonArray array;
  for (const Action &action : actions)
    array.append(toJson(action));
  return array;
}

Result<ActionList> actionsFromJson(const QJsonArray &array) {
  ActionList actions;
  if (array.size() > static_cast<qsizetype>(ActionList::capacity()))
    return Error{"the list of actions is too long"};
  for (const QJsonValue &item : array) {
    const Result<Action> action = actionFromJson(item.toObject());
    if (!action)
      return action.error();
    actions.push_back(*action);
  }
  return actions;
}

}  // namespace janso
