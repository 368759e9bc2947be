// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who plays what: everything that a new match is made from.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <optional>

#include "game/externalprogram.h"
#include "rules/ruleset.h"
#include "rules/series.h"
#include "rules/setdeal.h"

namespace janso {

enum class PlayerKind { Human, Bot, External, Plugin };

struct SeatSetup {
  PlayerKind kind = PlayerKind::Bot;
  QString name;
  QString emblem;  // Human: by which picture it is shown; empty = the usual one of its seat
  QString botId;   // Bot; Plugin: the bot within it; External: its replacement on failure (empty = "club")
  QString pluginPath;  // Plugin: the library's file
  ExternalProgram program;
  bool operator==(const SeatSetup &) const = default;
};

// How humans at one screen claim discards (only with two or more of them).
enum class CallMode {
  Standing,     // calls are armed at the end of the own turn and made without a prompt: nothing is betrayed
  AskWhoCan,    // only who can call is asked: quick, but betrays it
  AskEveryone,  // every human, every discard
};

// The series that a match belongs to.
struct SeriesPlay {
  QString id;                     // the same for all its matches; empty = not begun (see beginSeries())
  Series series;                  // with the matches played before this one
  SeriesSeats seats{0, 1, 2, 3};  // in this match
  bool operator==(const SeriesPlay &) const = default;
};

struct MatchSetup {
  RuleSet rules;
  std::array<SeatSetup, 4> seats;  // by seat; 0 = first dealer; with three players the last one is idle
  QString seed;                    // text for a repeatable match; empty = random
  CallMode callMode = CallMode::Standing;
  // CallMode::Standing: after the deal every human but the dealer arms calls too, since a discard may come
  // before the own first turn.
  bool callsBeforeFirstTurn = true;
  bool openHands = false;            // teaching: all hands are shown, no curtain
  bool fixedView = false;            // hot-seat: the view does not turn to the acting human
  bool practice = false;             // choices can be taken back; its journal is marked, and counts nowhere
  std::optional<SeriesPlay> series;  // nothing = a single match
  // Teaching: only this one hand, laid out in advance; whoever is no human follows its script. Nothing is
  // kept of it.
  std::optional<SetDeal> deal;

  bool isLesson() const { return deal.has_value(); }
  int humans() const {
    int count = 0;
    for (int seat = 0; seat < rules.players; ++seat)
      count += isHuman(seat) ? 1 : 0;
    return count;
  }
  // A human sits there and plays.
  bool isHuman(int seat) const {
    return seat >= 0 && seat < rules.players &&
           seats[static_cast<std::size_t>(seat)].kind == PlayerKind::Human;
  }
  bool operator==(const MatchSetup &) const = default;
};

}  // namespace janso
