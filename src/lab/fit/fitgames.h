// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The games that figures are fitted to, recorded or played by bots, replayed with all hands known.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "cli/command/shards.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"
#include "rules/result.h"

namespace janso::cli {

struct FitMatch {
  MatchInfo info;
  std::vector<std::vector<Event>> hands;  // each begins with its KyokuStarted
  bool recorded = false;                  // false = played by bots
  bool heldOut = false;  // only for evaluation: one match in five, chosen by the tiles of its first deal
  std::array<std::int8_t, 4> places{};  // final places by seat, from 1; 0 if the record does not show them
};

struct FitSources {
  int players = 4;
  QStringList paths;
  QString bot;
  int matches = 0;  // to be played by the bot
  QString seed = QStringLiteral("1");

  QJsonObject toJson() const;
  static Result<FitSources> fromJson(const QJsonObject &object);
};

struct FitCounts {
  int recorded = 0;
  int played = 0;
  int hands = 0;
  // Files or games that are not complete, proven hanchan of this many players with all hands known.
  int skippedGames = 0;
};

// The matches of the bot in this shard, as rows (lab/shards/splitrun.h): the number of the match, and its
// answers as a text. The bot must be a built-in one.
QJsonArray playedRows(const FitSources &sources, const Shard &shard);

// Calls `use` once for every match, in a fixed order. A game found in several files counts once. With
// `played`, the matches of the bot are those of its rows; otherwise they are played now.
Result<FitCounts> forEachMatch(const FitSources &sources, const std::function<void(const FitMatch &)> &use,
                               const QJsonArray *played = nullptr);

// A hand during the walk. Each view is what that seat sees; a seat's hand is in its own view.
struct FitTable {
  const FitMatch &match;
  const std::vector<Event> &hand;
  std::size_t at = 0;  // index in `hand` of the next event
  std::array<SeatView, 4> views;

  const Board &board() const { return views[0].board; }
  const SeatView &view(int seat) const { return views[static_cast<std::size_t>(seat)]; }
  int seats() const { return match.info.rules.players; }
};

// Collects samples of one kind. Calls come in the order of play.
class FitCollector {
 public:
  virtual ~FitCollector() = default;
  // The next event of the hand, not yet applied to the views.
  virtual void next(const FitTable &, const Event &) {}
  // `seat` holds one tile too many and must act.
  virtual void turn(const FitTable &, int) {}
  virtual void handOver(const FitTable &) {}
};

void walk(const FitMatch &match, const std::vector<FitCollector *> &collectors);

// The kinds that a seat not on turn could win by ron now, with yaku and furiten considered.
KindSet ronKinds(const FitTable &table, int seat);

}  // namespace janso::cli
