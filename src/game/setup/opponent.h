// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One entry of the list of opponents: a built-in bot, a bot from a plugin, or a program that speaks mjai.
#pragma once

#include <QJsonObject>
#include <QString>

#include "game/setup/externalprogram.h"
#include "game/setup/matchsetup.h"
#include "rules/result.h"

namespace janso {

enum class OpponentKind { BuiltIn, Plugin, Mjai };

struct Opponent {
  // Built-in bot: the id of the bot. Others: created once and never changed, so that seats can refer to it.
  QString id;
  OpponentKind kind = OpponentKind::BuiltIn;
  QString name;             // shown; unique in the list
  QString notes;            // written by the user
  QString botId;            // BuiltIn: the bot. Plugin: the bot within the plugin
  QString pluginPath;       // Plugin: the file of the library
  ExternalProgram program;  // Mjai
  bool operator==(const Opponent &) const = default;
};

// Copies the opponent's settings to the seat, so that a match does not need the list. The name of the seat
// stays.
void takeSeat(const Opponent &opponent, SeatSetup &seat);
// Whether the seat has the same settings as the opponent has now. Names are ignored.
bool sitsAt(const Opponent &opponent, const SeatSetup &seat);

// Only values that differ from the default are written. The error names the key that is wrong.
QJsonObject toJson(const Opponent &opponent);
Result<Opponent> opponentFromJson(const QJsonObject &object);

}  // namespace janso
