// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that is needed to start a new match: rules, players and options.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <optional>

#include "game/setup/externalprogram.h"
#include "rules/ruleset.h"
#include "rules/series.h"
#include "rules/setdeal.h"

namespace janso {

enum class PlayerKind { Human, Bot, External, Plugin };

struct SeatSetup {
  PlayerKind kind = PlayerKind::Bot;
  QString name;
  QString emblem;  // Human: the picture of the player; empty = the default picture of the seat
  // Bot: the bot. Plugin: the bot within the plugin. External: the replacement on failure (empty = "club").
  QString botId;
  QString pluginPath;  // Plugin: the file of the library
  ExternalProgram program;
  bool operator==(const SeatSetup &) const = default;
};

// How several humans at one screen claim discards. Not used with fewer than two humans.
enum class CallMode {
  Standing,  // players arm calls at the end of their turn; calls are made without a prompt and reveal nothing
  AskWhoCan,    // asks only players who can call: quick, but reveals that they can
  AskEveryone,  // asks every human after every discard
};

// The series that a match belongs to.
struct SeriesPlay {
  QString id;     // the same for all matches of the series; empty = not begun (see beginSeries())
  Series series;  // includes the matches played before this one
  SeriesSeats seats{0, 1, 2, 3};  // seats in this match
  bool operator==(const SeriesPlay &) const = default;
};

struct MatchSetup {
  RuleSet rules;
  std::array<SeatSetup, 4> seats;  // by seat; 0 = first dealer; with three players the last one is unused
  QString seed;                    // text for a repeatable match; empty = random
  CallMode callMode = CallMode::Standing;
  // CallMode::Standing: every human but the dealer also arms calls after the deal, because a discard may come
  // before their first turn.
  bool callsBeforeFirstTurn = true;
  bool openHands = false;  // for teaching: shows all hands, without a curtain
  bool fixedView = false;  // hot-seat: the view does not turn to the acting human
  bool practice = false;   // decisions can be undone; the journal is marked, and the match counts nowhere
  // Until the match is over, decisions can be undone and the last hand replayed here, too, but the match
  // counts. If that was used, it counts as a match with help.
  bool takesBack = false;
  std::optional<SeriesPlay> series;  // nothing = a single match
  // For teaching: only this one prepared hand is played, and everyone but the human follows its script.
  // Nothing is saved.
  std::optional<SetDeal> deal;

  // Whether decisions can be undone.
  bool isUndoable() const { return practice || takesBack; }
  bool isLesson() const { return deal.has_value(); }
  int humans() const {
    int count = 0;
    for (int seat = 0; seat < rules.players; ++seat)
      count += isHuman(seat) ? 1 : 0;
    return count;
  }
  // Whether a human plays this seat.
  bool isHuman(int seat) const {
    return seat >= 0 && seat < rules.players &&
           seats[static_cast<std::size_t>(seat)].kind == PlayerKind::Human;
  }
  bool operator==(const MatchSetup &) const = default;
};

}  // namespace janso
