// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The games that figures are fitted to, recorded or played by bots, walked through with all hands known.
#pragma once

#include <QStringList>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "rules/event.h"
#include "rules/result.h"
#include "rules/seatview.h"

namespace janso::cli {

struct FitMatch {
  MatchInfo info;
  std::vector<std::vector<Event>> hands;  // each from its KyokuStarted on
  bool recorded = false;                  // else played by bots
  bool heldOut = false;                   // for judging only: one in five, by the tiles of its first deal
  std::array<std::int8_t, 4> places{};    // by seat, 1..; 0 where the record does not say
};

struct FitSources {
  int players = 4;
  QStringList paths;
  QString bot;
  int matches = 0;  // of the bot
  QString seed = QStringLiteral("1");
};

struct FitCounts {
  int recorded = 0;
  int played = 0;
  int hands = 0;
  int passedOver = 0;  // files or games that are no hanchan of so many with everything known and proved
};

// Every match once, in a fixed order: a game that lies in several files counts once.
Result<FitCounts> forEachMatch(const FitSources &sources, const std::function<void(const FitMatch &)> &use);

// A hand as it is being walked through. Views are as each seat has them; what a seat holds is in its own.
struct FitTable {
  const FitMatch &match;
  const std::vector<Event> &hand;
  std::size_t at = 0;  // index in `hand` of the event that comes next
  std::array<SeatView, 4> views;

  const Board &board() const { return views[0].board; }
  const SeatView &view(int seat) const { return views[static_cast<std::size_t>(seat)]; }
  int seats() const { return match.info.rules.players; }
};

// Gathers samples of one kind. Calls come in the order of play.
class FitCollector {
 public:
  virtual ~FitCollector() = default;
  // The next event of the hand; the views do not have it yet.
  virtual void next(const FitTable &, const Event &) {}
  // `seat` holds a tile too many and must act.
  virtual void turn(const FitTable &, int) {}
  virtual void handOver(const FitTable &) {}
};

void walk(const FitMatch &match, const std::vector<FitCollector *> &collectors);

// Of a seat that is not on turn: the kinds that it could ron now. Yaku and furiten count.
KindSet ronKinds(const FitTable &table, int seat);

}  // namespace janso::cli
