// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a replay can be told to do, and by which keys: those of the viewers of Tenhou and majiang, and those
// of killer_mortal_gui, as one table.
//
// Where the two disagree: Left and Right are single events (majiang: hands, which have Home and End and the
// brackets here), H shows hands (majiang: tsumogiri, which is G here), Up and Down are own choices.
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

// One key of a command; a command has a row for each.
struct ReplayKey {
  ReplayCommand command{};
  const char *name = nullptr;  // in the settings file: never changes
  const char *key = "";        // default, portable text
};

std::span<const ReplayKey> replayKeys();
// "Next event".
QString replayCommandName(ReplayCommand command);
// Whether a held key does it again and again.
bool replayRepeats(ReplayCommand command);
// As they are listed in the key editor.
QList<KeyCommand> replayKeyCommands();

// The keys in force.
class ReplayKeys {
 public:
  ReplayKeys();
  // `keyOf` gives the key for a command of the list.
  void use(const std::function<QKeySequence(const KeyCommand &)> &keyOf);
  std::optional<ReplayCommand> commandOf(const QKeyEvent &event) const;
  // The first key, for a tooltip; empty = it has none.
  QKeySequence keyOf(ReplayCommand command) const;

 private:
  QList<QKeySequence> m_keys;  // by row of replayKeys()
};

}  // namespace janso
