// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A table of the window's commands; each has one QAction.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <cstddef>
#include <span>

namespace janso {

// In the order of the menus.
enum class WindowCommand {
  NewMatch,
  PlayNow,
  HotSeatMatch,
  WatchBots,
  ContinueMatch,
  ContinueSeries,
  ShowScoreSheet,
  OpenRecord,
  ShowStatistics,
  ReviewMatch,
  OpenLibrary,
  LeaveTable,
  ShowRules,
  EditOpponents,
  OpenMatchesFolder,
  Quit,
  Pause,
  SortHand,
  AutoWin,
  NoCalls,
  AutoDiscard,
  Undo,
  DealAgain,
  PlaySlower,
  PlayFaster,
  PlayInstantly,
  ShowYaku,
  ShowLog,
  ShowSeatView,
  ShowMenuBar,
  FullScreen,
  OpenLessons,
  OpenDrills,
  OpenGlossary,
  OpenYakuSheet,
  ExplainWhyNot,
  GiveHint,
  CoachOff,
  CoachGentle,
  CoachFull,
  NextCoachLevel,
  PlaySounds,
  OpenPreferences,
  OpenHandbook,
  OpenKeyboardCard,
  LookUpYaku,
  ShowNews,
  AboutProgram,
  AboutQt,
};
inline constexpr std::size_t kWindowCommands = static_cast<std::size_t>(WindowCommand::AboutQt) + 1;

enum class CommandMenu { Game, Play, View, Learn, Settings, Help };

struct CommandInfo {
  WindowCommand id{};
  const char *name = nullptr;  // in the settings file; never changes
  CommandMenu menu{};
  const char *text = nullptr;  // context "Commands", with its mnemonic
  const char *tip = nullptr;   // for the status line
  const char *key = "";        // default key, portable text
  const char *icon = "";       // name in :/icons
  bool checkable = false;
  bool separator = false;  // a line above the entry
};

std::span<const CommandInfo> windowCommands();
QString commandText(const CommandInfo &command);
QString commandTip(const CommandInfo &command);
QString menuTitle(CommandMenu menu);

// A command whose key can be changed: of the window or of the table.
struct KeyCommand {
  QString id;
  QString text;  // without mnemonic
  QKeySequence fallback;
};

// Whether the two commands compete for keys. The keys of the replay take precedence while a game is replayed,
// so they may equal those of other commands.
bool sharesKeys(const KeyCommand &command, const QString &other);

// The command that already has this key, nullptr if the key is free. `except` is skipped. `keyOf` returns the
// current key of an id.
template <class KeyOf>
const KeyCommand *commandWithKey(const QList<KeyCommand> &commands, const QKeySequence &key,
                                 const QString &except, const KeyOf &keyOf) {
  if (key.isEmpty())
    return nullptr;
  for (const KeyCommand &command : commands) {
    if (command.id != except && sharesKeys(command, except) && keyOf(command) == key)
      return &command;
  }
  return nullptr;
}

// A letter or digit without Ctrl, Alt or Meta. These keys can be switched off together.
bool isSingleLetter(const QKeySequence &key);

}  // namespace janso
