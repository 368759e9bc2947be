// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One entry of the list of opponents: a built-in bot, a bot of a plugin, or a program that speaks mjai.
#pragma once

#include <QJsonObject>
#include <QString>

#include "game/externalprogram.h"
#include "game/matchsetup.h"
#include "rules/result.h"

namespace janso {

enum class OpponentKind { BuiltIn, Plugin, Mjai };

struct Opponent {
  // Built-in: the bot's id. Otherwise made once and never changed, so that seats can name it.
  QString id;
  OpponentKind kind = OpponentKind::BuiltIn;
  QString name;             // shown; unique in the list
  QString notes;            // the user's own
  QString botId;            // BuiltIn; Plugin: of the bot within the plugin
  QString pluginPath;       // Plugin: the library's file
  ExternalProgram program;  // Mjai
  bool operator==(const Opponent &) const = default;
};

// Gives the seat a copy of what the opponent is, so that a match needs no list. The seat's name stays.
void takeSeat(const Opponent &opponent, SeatSetup &seat);
// That this seat is played by what the opponent is now; names do not matter.
bool sitsAt(const Opponent &opponent, const SeatSetup &seat);

// Only what differs from the default is written. The error names the key that is wrong.
QJsonObject toJson(const Opponent &opponent);
Result<Opponent> opponentFromJson(const QJsonObject &object);

}  // namespace janso
