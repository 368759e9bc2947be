// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits which player wins a hand, and for how many points, if everything except the wall is known.
#include <algorithm>
#include <variant>

#include "lab/fit/fitparts.h"
#include "review/handrace.h"
#include "rules/shanten.h"

namespace janso::cli {
namespace {

constexpr double kRaceRidge = 5;
constexpr std::size_t kEachTurn = 2;  // one turn in two: those of a hand resemble each other

class RacePart : public FitPart {
 public:
  void turn(const FitTable &table, int seat) override {
    const SeatView &own = table.view(seat);
    const bool won = shanten(own.concealedCounts(), static_cast<int>(own.me().melds.size())) < 0;
    if (won || !own.drawn.isKnown() || table.at % kEachTurn != 0)
      return;
    const Hora *win = nullptr;
    for (const Event &event : table.hand) {
      if (const auto *hora = std::get_if<Hora>(&event); hora != nullptr && win == nullptr)
        win = hora;
    }
    add(table, win == nullptr ? nullptr : &*win->info);
  }

  void fit(FitOutput &out) override {
    fitAndReport(m_odds, "kRaceOdds", raceFeatureCount(), Link::Choice, kRaceRidge, out);
    fitAndReport(m_points, "kRacePoints", racePointFeatureCount(), Link::Log, kRaceRidge, out);
  }

 private:
  void add(const FitTable &table, const HoraInfo *win) {
    const TileCounts coming = stillToCome(table.views);
    std::array<RaceHand, 4> hands;
    RaceTime time{table.board().tilesLeft, 0, 0, table.seats()};
    for (Kind kind = 0; kind < kKinds; ++kind)
      time.coming += coming[kind];
    for (int seat = 0; seat < table.seats(); ++seat) {
      hands[static_cast<std::size_t>(seat)] = raceHandOf(table.view(seat), coming);
      time.riichi += hands[static_cast<std::size_t>(seat)].riichi ? 1 : 0;
    }
    const int winner = win == nullptr ? kNobody : win->winner;
    m_odds.of(table.match).startGroup();
    for (int seat = 0; seat < table.seats(); ++seat)
      addOdds(table, hands[static_cast<std::size_t>(seat)], time, seat, winner);
    addOdds(table, {}, time, kNobody, winner);
    if (win == nullptr)
      return;
    m_features.clear();
    racePointFeatures(hands[static_cast<std::size_t>(winner)], m_features);
    m_points.of(table.match).add(m_features, win->result.handPoints / 1000.0, 6);
  }

  void addOdds(const FitTable &table, const RaceHand &hand, const RaceTime &time, int seat, int winner) {
    m_features.clear();
    raceFeatures(hand, time, seat, m_features);
    m_odds.of(table.match).add(m_features, seat == winner ? 1 : 0, 1.0 / (table.seats() + 1));
  }

  SplitSamples m_odds;
  SplitSamples m_points;
  FeatureList m_features;
};

}  // namespace

std::unique_ptr<FitPart> fitRace() {
  return std::make_unique<RacePart>();
}

}  // namespace janso::cli
