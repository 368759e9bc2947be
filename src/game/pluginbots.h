// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bots from plugins (game/botplugin.h): reads what a library offers and makes its bots.
//
// A library stays loaded until the program ends. Errors are sentences that name the file; Error::code is a
// PluginFault. All functions can be called from any thread. The plugin's own object belongs to the thread
// that calls first.
#pragma once

#include <QList>
#include <QString>
#include <cstdint>
#include <memory>

#include "rules/result.h"

namespace janso {

class Bot;

enum class PluginFault {
  Missing = 1,   // the file does not exist
  NoPlugin,      // not a plugin at all, or damaged
  NotForBots,    // a plugin for something else
  OtherVersion,  // built for another version of the interface
  CannotLoad,    // the system refuses to load it
  OtherBuild,    // built from other headers or by an incompatible compiler
  NoBots,        // it offers no usable bots
  Failed,        // it threw an exception or returned nothing
  UnknownBot,    // it has no bot with that id
};

struct PluginBotInfo {
  QString id;
  QString name;
  QString character;  // one line
  bool operator==(const PluginBotInfo &) const = default;
};

struct PluginInfo {
  QString path;  // absolute
  QString name;  // "Name" and "Version" of the metadata, if present
  QString version;
  QList<PluginBotInfo> bots;  // all ids differ
  bool operator==(const PluginInfo &) const = default;
};

Result<PluginInfo> readBotPlugin(const QString &path);
// Checks that the plugin exists and has this bot, without making a bot.
Result<bool> checkPluginBot(const QString &path, const QString &botId);
Result<std::unique_ptr<Bot>> makePluginBot(const QString &path, const QString &botId, std::uint64_t seed);

}  // namespace janso
