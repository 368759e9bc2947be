// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What to do now, and why: the strongest bot's own reasoning about one decision, as data.
//
// Nothing is recommended that this bot would not play. Everything follows from what the seat itself sees;
// opened hands of others are not looked at. Words are the window's. Takes some hundredths of a second.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/reasoning.h"
#include "coach/discarddanger.h"
#include "coach/nearestyaku.h"
#include "rules/action.h"
#include "rules/seatview.h"
#include "rules/shanten.h"

namespace janso {

// What a tenpai hand waits for after a discard or as it is. All empty when it is not tenpai.
struct Waiting {
  KindSet waits;          // by shape, without those of which the hand holds all four if there are others
  KindSet inRiver;        // of them, those that lie in the own river or are this discard: furiten
  KindSet noRon;          // of them, those without a yaku (or too few han) when another discards them
  KindSet noWin;          // of `noRon`, those that would not win by self-draw either
  std::int16_t left = 0;  // unseen tiles among `waits`, those of `noWin` left aside
  bool furiten = false;   // once the discard is made, whatever makes it so
  // Those that win in some way.
  KindSet winning() const { return KindSet(waits.bits() & ~noWin.bits()); }
  bool bySelfDrawOnly() const { return !waits.empty() && (furiten || noRon == waits) && !isDead(); }
  // Tenpai by shape alone: no tile wins.
  bool isDead() const { return !waits.empty() && noWin == waits; }
  bool operator==(const Waiting &) const = default;
};

// One thing that may be done. The figures of a call are those after the best discard that follows it, those
// of letting a tile go by are the hand's as it is.
//
// What a hand that has called lacks is counted towards the nearest hand with a yaku, where it has none yet:
// the tiles of a shape that cannot win help nobody.
struct AdviceRow {
  Action action;
  bool judged = false;  // weighed against others: then `value`, `win` and `points` hold
  float value = 0;      // as Considered::value
  float win = 0;  // probability of winning this hand, pushing on; 0 after a discard that leaves a dead wait
  float points = 0;  // mean points of such a win
  float dealIn = 0;  // probability that this discard itself deals in, to whomever
  float loss = 0;    // mean points of that
  Motive motive = Motive::None;
  std::int8_t shanten = kNoDistance;  // after it; not counted after a kan, a win, a kita
  KindSet accepted;                   // kinds that lower it and of which one is unseen at least
  std::int16_t tiles = 0;             // unseen ones among them
  Waiting waiting;                    // of discards and riichi
  NearestYaku yaku;  // of chi and pon, of letting one go by with an open hand, and of a discard that leaves a
                     // dead wait
  // By absolute seat; of discards and riichi. The own seat's and an empty one's is as made.
  std::array<DangerTo, 4> against;
};

enum class WarningType : std::uint8_t {
  Furiten,     // the hand left waits for a tile of the own river
  NoYaku,      // the hand left is tenpai, and none of its waits may be won with, or none without a self-draw
  CallNoYaku,  // the call leaves a hand that has no yaku within reach
  Danger,      // a tile is dangerous against a riichi while a safe one is in hand
};

struct Warning {
  WarningType type{};
  Action action;           // that it is about
  KindSet waits;           // Furiten, NoYaku: what the hand would wait for
  KindSet tiles;           // Furiten: the waits that are in the river; NoYaku: those that cannot be won with
                           // off another; Danger: kinds in hand that are safe against every riichi
  bool selfDraw = true;    // NoYaku: by self-draw it would win
  std::uint8_t seats = 0;  // Danger: bit s = absolute seat s is in riichi and may win on it
  float dealIn = 0;        // Danger: probability of dealing in to one of them or more
  NearestYaku yaku = {};   // CallNoYaku: the nearest one
  bool operator==(const Warning &) const = default;
};

// The one main reason, for a sentence. `motive` tells which of the figures matter.
struct AdviceReason {
  Motive motive = Motive::None;  // the bot's; Fold also for a hand that hardly wins before a threat
  int runnerUp = -1;             // in Advice::rows: the next best that is another kind of thing; -1 = none
  int threat = -1;               // absolute seat of the most dangerous opponent; -1 = nobody threatens
  bool threatRiichi = false;
};

struct Advice {
  Action recommended;           // one of the legal ones: what the strongest bot plays
  std::vector<AdviceRow> rows;  // the recommended one first, then by falling value, then what was not weighed
  std::vector<Warning> warnings;
  AdviceReason reason;
  bool folding = false;

  const AdviceRow *rowOf(const Action &action) const;
};

// Id of the strongest built-in bot.
std::string_view adviser();

// `decision` is one of the seat of `view`, with at least one legal action. Deterministic; any thread.
Advice advise(const SeatView &view, const Decision &decision);

// Waits of the hand that is left when `discard` goes, or of the hand as it is (an unknown tile). `riichi`: it
// is declared with this discard.
Waiting waitingAfter(const SeatView &view, Tile discard, bool riichi = false);

}  // namespace janso
