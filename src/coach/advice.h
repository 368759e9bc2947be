// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What to do now, and why: the strongest bot's own reasoning about one decision, as data.
//
// Only actions that this bot would play are recommended. Everything follows from what the seat sees; opened
// hands of other players are ignored. The window supplies the words. Takes some hundredths of a second.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/reasoning.h"
#include "coach/discarddanger.h"
#include "coach/nearestyaku.h"
#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"

namespace janso {

// The waits of a tenpai hand, after a discard or as it is. Everything is empty when the hand is not tenpai.
struct Waiting {
  KindSet waits;   // by shape, without kinds of which the hand holds all four unless there are no others
  KindSet inPond;  // of `waits`, those in the seat's pond or equal to this discard: furiten
  KindSet noRon;   // of `waits`, those without a yaku (or with too few han) by ron
  KindSet noWin;   // of `noRon`, those that would not win by tsumo either
  std::int16_t left = 0;  // unseen tiles among `waits`, except those of `noWin`
  bool furiten = false;   // furiten of any kind once the discard is made
  // The waits that win in some way.
  KindSet winning() const { return KindSet(waits.bits() & ~noWin.bits()); }
  bool byTsumoOnly() const { return !waits.empty() && (furiten || noRon == waits) && !isDead(); }
  // Tenpai by shape only: no tile wins.
  bool isDead() const { return !waits.empty() && noWin == waits; }
  bool operator==(const Waiting &) const = default;
};

// One possible action. The figures of a call are those after the best discard that follows it; those of
// skipping a tile are those of the hand as it is.
//
// For an open hand without a yaku, shanten and useful tiles count toward the nearest hand with a yaku: tiles
// for a shape that cannot win do not help.
struct AdviceRow {
  Action action;
  bool judged = false;  // weighed against others: then `value`, `win` and `points` are valid
  float value = 0;      // as Considered::value
  float win = 0;  // probability of winning this hand when pushing; 0 after a discard that leaves a dead wait
  float points = 0;  // mean points of a win
  float dealIn = 0;  // probability that this discard deals in to anyone
  float loss = 0;    // mean points of that
  Motive motive = Motive::None;
  std::int8_t shanten = kNoDistance;  // after it; not counted after a kan, a win or a kita
  KindSet accepted;                   // kinds that lower it and have an unseen tile
  std::int16_t tiles = 0;             // unseen tiles of these kinds
  Waiting waiting;                    // for discards and riichi
  // For chi and pon, for skipping a tile with an open hand, and for a discard that leaves a dead wait.
  NearestYaku yaku;
  // By absolute seat, for discards and riichi. Left at its defaults for the seat itself and for an empty
  // seat.
  std::array<DangerTo, 4> against;
};

enum class WarningType : std::uint8_t {
  Furiten,     // the remaining hand waits for a tile in its own pond
  NoYaku,      // the remaining hand is tenpai, but none of its waits wins, or none wins by ron
  CallNoYaku,  // the call leaves a hand with no yaku within reach
  Danger,      // a tile is dangerous against a riichi while a safe one is in hand
};

struct Warning {
  WarningType type{};
  Action action;  // the action it is about
  KindSet waits;  // Furiten, NoYaku: the waits of the remaining hand
  KindSet tiles;  // Furiten: the waits in the pond; NoYaku: the waits that do not win by ron; Danger: kinds
                  // in hand that are safe against every riichi
  bool winsByTsumo = true;  // NoYaku: a tsumo would win
  std::uint8_t seats = 0;   // Danger: bit s = absolute seat s is in riichi and may win on it
  float dealIn = 0;         // Danger: probability of dealing in to at least one of them
  NearestYaku yaku = {};    // CallNoYaku: the nearest one
  bool operator==(const Warning &) const = default;
};

// The one main reason, for a sentence. `motive` decides which figures matter.
struct AdviceReason {
  Motive motive = Motive::None;  // the bot's motive; Fold also for a hand that hardly wins against a threat
  int runnerUp = -1;  // index in Advice::rows of the next best row with another tile or action; -1 = none
  int threat = -1;    // absolute seat of the most dangerous opponent; -1 = no opponent is a threat
  bool threatRiichi = false;
};

struct Advice {
  Action recommended;  // one of the legal actions: what the strongest bot plays
  // The recommended one first, then by falling value; those not weighed come last.
  std::vector<AdviceRow> rows;
  std::vector<Warning> warnings;
  AdviceReason reason;
  bool folding = false;

  const AdviceRow *rowOf(const Action &action) const;
};

// The id of the strongest built-in bot.
std::string_view adviser();

// `decision` must belong to the seat of `view` and have at least one legal action. Deterministic; any thread.
Advice advise(const SeatView &view, const Decision &decision);

// The waits of the hand after `discard`, or of the hand as it is for an unknown tile. `riichi`: riichi is
// declared with this discard.
Waiting waitingAfter(const SeatView &view, Tile discard, bool riichi = false);

}  // namespace janso
