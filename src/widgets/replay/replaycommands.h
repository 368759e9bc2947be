// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A table of the commands of a replay and their keys: those of the viewers of Tenhou and majiang, and those
// of killer_mortal_gui.
//
// Where the two disagree: Left and Right are single events (majiang: hands, which have Home, End and the
// brackets here), H shows hands (majiang: tsumogiri, which is G here), Up and Down are the viewed player's
// decisions.
#pragma once

#include <QHash>
#include <QKeyEvent>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "widgets/settings/commands.h"

namespace janso {

// In the order of the list of keys.
enum class ReplayCommand : std::uint8_t {
  NextEvent,
  PreviousEvent,
  NextChoice,
  PreviousChoice,
  NextTurn,
  PreviousTurn,
  NextHand,
  PreviousHand,
  NextMark,
  PreviousMark,
  NextDifference,
  PreviousDifference,
  NextBookmark,
  PreviousBookmark,
  Autoplay,
  Slower,
  Faster,
  StopAtChoices,
  NextSeat,
  PreviousSeat,
  CycleHands,
  ShowWaits,
  ShowWall,
  ShowDanger,
  ShadeTsumogiri,
  HideMarks,
  ShowSide,
  ShowBranches,
  MainLine,
  SetBookmark,
  WriteNote,
  CopyPicture,
  CopyText,
  CopyTiles,
  CopyLink,
  PlayOn,
  GuessChoices,
  Review,
  Leave,
};

// What the reader is doing.
enum class ReplayMode : std::uint8_t {
  Reading,
  Guessing,  // the decisions of a player
  Watching,  // a match in another Janso window
};

// One key of a command; a command has a row for each of its keys.
struct ReplayKey {
  ReplayCommand command{};
  const char *name = nullptr;  // in the settings file; never changes
  const char *key = "";        // default, portable text
};

std::span<const ReplayKey> replayKeys();
// A name such as "Next event".
QString replayCommandName(ReplayCommand command);
// Whether the command repeats while its key is held.
bool replayRepeats(ReplayCommand command);
// Whether the command can be used in this mode. A spectator's sight may allow less (WatchMode::allows()).
bool isReplayAllowed(ReplayCommand command, ReplayMode mode);
// In the order of the key editor.
QList<KeyCommand> replayKeyCommands();

// The current keys.
class ReplayKeys {
 public:
  ReplayKeys();
  // `keyOf` returns the key of a command of the list.
  void use(const std::function<QKeySequence(const KeyCommand &)> &keyOf);
  std::optional<ReplayCommand> commandOf(const QKeyEvent &event) const;
  // The first key, for a tooltip; empty = no key.
  QKeySequence keyOf(ReplayCommand command) const;

 private:
  QList<QKeySequence> m_keys;  // by row of replayKeys()
};

}  // namespace janso
