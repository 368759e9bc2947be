// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bots out of plugins (game/botplugin.h): what a library offers, and bots made by it.
//
// A library stays loaded until the program ends. Its errors are sentences that name the file; Error::code is
// a PluginFault. Functions may be called from any thread; a plugin's own object is made by the first caller.
#pragma once

#include <QList>
#include <QString>
#include <cstdint>
#include <memory>

#include "rules/result.h"

namespace janso {

class Bot;

enum class PluginFault {
  Missing = 1,   // there is no such file
  NoPlugin,      // it is no plugin at all, or broken
  NotForBots,    // a plugin, but for something else
  OtherVersion,  // of another version of the interface
  CannotLoad,    // the system refuses to load it
  OtherBuild,    // built from other headers or by a compiler that does not fit
  NoBots,        // it offers no usable bots
  Failed,        // it threw, or gave nothing
  UnknownBot,    // it has no bot of that id
};

struct PluginBotInfo {
  QString id;
  QString name;
  QString character;  // one line
  bool operator==(const PluginBotInfo &) const = default;
};

struct PluginInfo {
  QString path;  // absolute
  QString name;  // "Name" and "Version" of its metadata, if it says so
  QString version;
  QList<PluginBotInfo> bots;  // ids are different
  bool operator==(const PluginInfo &) const = default;
};

Result<PluginInfo> readBotPlugin(const QString &path);
// That the plugin is there and has this bot; nothing is made yet.
Result<bool> checkPluginBot(const QString &path, const QString &botId);
Result<std::unique_ptr<Bot>> makePluginBot(const QString &path, const QString &botId, std::uint64_t seed);

}  // namespace janso
