// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One entry of the list of opponents: a built-in bot, a bot of a plugin, or a program that speaks mjai.
#pragma once

#include <QString>

#include "game/externalprogram.h"

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

}  // namespace janso
