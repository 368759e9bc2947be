// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/drillscene.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "bots/reading/tableread.h"
#include "coach/safety.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

constexpr int kDead = 14;  // tiles that are not drawn

// Every seat keeps its own view; each is told what it may know.
class ScenePlay {
 public:
  explicit ScenePlay(DrillRandom &random) : m_random(random) {
    const RuleSet rules = basicAriAri();
    for (int kind = 0; kind < kKinds; ++kind) {
      for (int copy = 0; copy < 4; ++copy) {
        const bool five = kind < kEast && kind % 9 == 4;
        const bool red = five && copy < rules.redFives[static_cast<std::size_t>(kind / 9)];
        m_wall.push_back(Tile(static_cast<Kind>(kind), red));
      }
    }
    m_random.shuffle(m_wall);
    for (int seat = 0; seat < 4; ++seat)
      m_views.push_back(emptyView(seat));
    deal(rules);
  }

  std::optional<SeatView> play(const ScenePredicate &wanted) {
    int seat = m_dealer;
    while (m_wall.size() > kDead) {
      const Tile drawn = m_wall.back();
      m_wall.pop_back();
      tell(seat, Tsumo{static_cast<std::int8_t>(seat), drawn, false});
      const SeatView &view = viewOf(seat);
      if (shanten(view.concealedCounts(), 0) < 0)
        return std::nullopt;  // nobody lets a win go by
      if (wanted(view))
        return view;
      if (!discard(seat))
        return std::nullopt;
      seat = (seat + 1) % 4;
    }
    return std::nullopt;
  }

 private:
  SeatView &viewOf(int seat) { return m_views[static_cast<std::size_t>(seat)]; }

  void deal(const RuleSet &rules) {
    MatchInfo info;
    info.rules = rules;
    KyokuStarted start;
    start.bakaze = static_cast<std::uint8_t>(m_random.below(2));
    start.kyoku = static_cast<std::uint8_t>(m_random.below(4));
    start.round = static_cast<std::uint8_t>(4 * start.bakaze + start.kyoku);
    m_dealer = start.kyoku;
    start.dealer = static_cast<std::int8_t>(m_dealer);
    start.scores.fill(25000);
    // Points change hands in pairs, so that the sum stays.
    for (int i = 0; i < 3; ++i) {
      const std::int32_t moved = 100 * m_random.below(60);
      start.scores[static_cast<std::size_t>(m_random.below(4))] += moved;
      start.scores[static_cast<std::size_t>(m_random.below(4))] -= moved;
    }
    start.doraIndicator = m_wall.front();  // of the dead wall
    start.dice = {1, 6};
    std::array<HandTiles, 4> hands;
    for (HandTiles &hand : hands) {
      std::vector<Tile> tiles(m_wall.end() - 13, m_wall.end());
      m_wall.resize(m_wall.size() - 13);
      std::sort(tiles.begin(), tiles.end());
      for (const Tile tile : tiles)
        hand.push_back(tile);
    }
    for (int seat = 0; seat < 4; ++seat) {
      for (int other = 0; other < 4; ++other) {
        HandTiles &hand = start.hands[static_cast<std::size_t>(other)];
        hand = hands[static_cast<std::size_t>(other)];
        if (other != seat)
          std::fill(hand.begin(), hand.end(), Tile());
      }
      viewOf(seat).apply(MatchStarted{info});
      viewOf(seat).apply(start);
    }
  }

  void tell(int seat, const Tsumo &event) {
    for (int other = 0; other < 4; ++other) {
      Tsumo known = event;
      if (other != seat)
        known.tile = Tile();
      viewOf(other).apply(known);
    }
  }
  void tellAll(const Event &event) {
    for (SeatView &view : m_views)
      view.apply(event);
  }

  // False when the hand ends with it.
  bool discard(int seat) {
    const SeatView &view = viewOf(seat);
    const bool declared = view.me().riichi == RiichiState::Accepted;
    const Tile tile = declared ? view.drawn : chosen(view);
    TileCounts left = view.concealedCounts();
    left.remove(tile);
    const bool riichi = !declared && shanten(left, 0) == 0 && view.board.tilesLeft >= 4 &&
                        view.board.scores[static_cast<std::size_t>(seat)] >= 1000;
    if (riichi)
      tellAll(Riichi{static_cast<std::int8_t>(seat), false, {}});
    tellAll(Dahai{static_cast<std::int8_t>(seat), tile, tile == view.drawn});
    if (isRonned(seat, tile))
      return false;
    if (riichi)
      tellAll(RiichiAccepted{static_cast<std::int8_t>(seat)});
    return true;
  }

  bool isRonned(int discarder, Tile tile) {
    for (int seat = 0; seat < 4; ++seat) {
      const SeatView &view = viewOf(seat);
      if (seat != discarder && view.me().riichi == RiichiState::Accepted && view.waits.has(tile.kind()) &&
          !view.furiten.any())
        return true;
    }
    return false;
  }

  // The tile that leaves most, or the safest when another is in riichi and the own hand is far.
  Tile chosen(const SeatView &view) const {
    const std::array<double, kKinds> worths = readWorths(view);
    const DiscardOptions options = discardOptions(view.concealedCounts(), 0, readTiles(view).visible);
    const bool fold = view.board.tilesLeft < 60 && bestShanten(options) >= 1 && threat(view) >= 0;
    const DiscardOption *best = nullptr;
    std::tuple<int, int, double> bestKey;
    for (const DiscardOption &option : options) {
      const int danger =
          fold ? static_cast<int>(safetyOf(view, threat(view), option.discard).safety) : option.shanten;
      const std::tuple key(danger, -option.tiles, worths[option.discard]);
      if (!best || key < bestKey) {
        best = &option;
        bestKey = key;
      }
    }
    return plainFirst(view, best->discard);
  }

  // The tile of a kind in hand that one parts with first: a plain five before a red one.
  static Tile plainFirst(const SeatView &view, Kind kind) {
    const Tile plain(kind);
    const bool held = std::find(view.hand.begin(), view.hand.end(), plain) != view.hand.end();
    return held || view.drawn == plain ? plain : Tile(kind, true);
  }

  static int bestShanten(const DiscardOptions &options) {
    int best = 99;
    for (const DiscardOption &option : options)
      best = std::min<int>(best, option.shanten);
    return best;
  }
  static int threat(const SeatView &view) {
    for (int seat = 0; seat < 4; ++seat) {
      if (seat != view.seat && view.board.player(seat).riichi == RiichiState::Accepted)
        return seat;
    }
    return -1;
  }

  DrillRandom &m_random;
  std::vector<Tile> m_wall;  // drawn from the back
  std::vector<SeatView> m_views;
  int m_dealer = 0;
};

}  // namespace

std::optional<SeatView> playScene(DrillRandom &random, const ScenePredicate &wanted) {
  return ScenePlay(random).play(wanted);
}

}  // namespace janso
