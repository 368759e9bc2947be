// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exercises about the shape of a hand: waits, shanten, efficiency.
#include <algorithm>
#include <tuple>

#include "bots/reading/tableread.h"
#include "coach/drillhands.h"
#include "coach/drillmakers.h"
#include "rules/dora.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

constexpr float kSameWorth = 0.97F;  // worth as much, as far as one can tell

// --- Waits ---

// A win that always has a yaku, so that its reading can be asked for.
WinInput certainWin(const DrillHand &hand, Kind kind) {
  WinInput input;
  for (const Tile tile : hand.tiles)
    input.concealed.push_back(tile.plain());
  input.melds = hand.melds;
  input.winTile = Tile(kind);
  input.tsumo = true;
  input.haitei = true;
  return input;
}

WaitsTask waitsTaskOf(const DrillHand &hand) {
  WaitsTask task;
  task.hand = hand;
  const TileCounts counts = countsOf(hand.tiles);
  task.waits = waits(counts, hand.meldCount());
  const RuleSet rules = basicAriAri();
  for (const Kind kind : task.waits) {
    WaitReading reading;
    reading.kind = kind;
    reading.left = static_cast<std::int8_t>(4 - counts[kind]);
    for (const Meld &meld : hand.melds) {
      for (const Tile tile : meld.tiles)
        reading.left = static_cast<std::int8_t>(reading.left - (tile.kind() == kind ? 1 : 0));
    }
    if (const auto result = scoreHand(certainWin(hand, kind), rules).result) {
      reading.shape = result->wait;
      reading.groups = result->groups;
    }
    task.readings.push_back(reading);
  }
  return task;
}

// Every wait can still be drawn.
bool isFairWait(const WaitsTask &task) {
  return std::all_of(task.readings.begin(), task.readings.end(),
                     [](const WaitReading &reading) { return reading.left > 0; });
}

bool fitsLevel(const WaitsTask &task, int level) {
  const int size = task.waits.size();
  return level == 1 ? size >= 1 && size <= 2 : level == 2 ? size >= 2 && size <= 3 : size >= 3;
}

// --- Shanten ---

// The blocks that make the standard shanten, found by trying all.
class BlockSearch {
 public:
  BlockSearch(const TileCounts &counts, int melds) : m_counts(counts), m_melds(melds) { search(0); }
  const std::vector<Block> &best() const { return m_best; }

 private:
  int worth() const {
    int sets = m_melds;
    int partials = 0;
    bool pair = false;
    for (const Block &block : m_blocks) {
      sets += block.type == BlockType::Set ? 1 : 0;
      if (block.type == BlockType::Partial || (block.type == BlockType::Pair && pair))
        ++partials;
      pair = pair || block.type == BlockType::Pair;
    }
    // Sets and their beginnings have room for four.
    partials = std::min(partials, 4 - sets);
    return 2 * sets + partials + (pair ? 1 : 0);
  }

  void take(BlockType type, std::initializer_list<int> kinds, int from) {
    Block block;
    block.type = type;
    for (const int kind : kinds) {
      --m_counts[static_cast<Kind>(kind)];
      block.kinds.push_back(static_cast<Kind>(kind));
    }
    m_blocks.push_back(block);
    search(from);
    m_blocks.pop_back();
    for (const int kind : kinds)
      ++m_counts[static_cast<Kind>(kind)];
  }

  void search(int kind) {
    while (kind < kKinds && m_counts[static_cast<Kind>(kind)] == 0)
      ++kind;
    if (kind == kKinds) {
      if (m_best.empty() || worth() > m_bestWorth) {
        m_bestWorth = worth();
        m_best = m_blocks;
      }
      return;
    }
    const auto held = [&](int step) {
      const int other = kind + step;
      return kind < kEast && other / 9 == kind / 9 && other < kEast && m_counts[static_cast<Kind>(other)] > 0;
    };
    if (m_counts[static_cast<Kind>(kind)] >= 3)
      take(BlockType::Set, {kind, kind, kind}, kind);
    if (held(1) && held(2))
      take(BlockType::Set, {kind, kind + 1, kind + 2}, kind);
    if (m_counts[static_cast<Kind>(kind)] >= 2)
      take(BlockType::Pair, {kind, kind}, kind);
    if (held(1))
      take(BlockType::Partial, {kind, kind + 1}, kind);
    if (held(2))
      take(BlockType::Partial, {kind, kind + 2}, kind);
    take(BlockType::Single, {kind}, kind);
  }

  TileCounts m_counts;
  int m_melds;
  std::vector<Block> m_blocks;
  std::vector<Block> m_best;
  int m_bestWorth = -1;
};

ShantenTask shantenTaskOf(const DrillHand &hand) {
  const TileCounts counts = countsOf(hand.tiles);
  ShantenTask task;
  task.hand = hand;
  task.shanten = shanten(counts, hand.meldCount());
  task.parts = shantenParts(counts, hand.meldCount());
  task.blocks = BlockSearch(counts, hand.meldCount()).best();
  task.accepted = acceptedKinds(counts, hand.meldCount());
  return task;
}

// --- Efficiency ---

// Han of dora and red fives in the tiles.
int bonusOf(std::span<const Tile> tiles, std::span<const Tile> indicators, int players) {
  const TileCounts dora = doraCounts(indicators, players);
  int han = 0;
  for (const Tile tile : tiles)
    han += dora[tile.kind()] + (tile.isRed() ? 1 : 0);
  return han;
}

// Without one tile of the kind, the cheapest of its faces.
std::vector<Tile> without(const HandTiles &tiles, Kind kind) {
  std::vector<Tile> left(tiles.begin(), tiles.end());
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i].kind() == kind) {
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      break;  // ascending: a plain five comes before the red one
    }
  }
  return left;
}

// With what is in sight at this table.
EfficiencyTask efficiencyTaskOf(const DrillHand &hand, const SeatView &view) {
  EfficiencyTask task;
  task.hand = hand;
  task.view = view;
  const TileCounts visible = readTiles(view).visible;
  const InlineVec<Tile, 5> &indicators = view.board.doraIndicators;
  for (const DiscardOption &option : discardOptions(countsOf(hand.tiles), hand.meldCount(), visible)) {
    const std::vector<Tile> left = without(hand.tiles, option.discard);
    const int dora = bonusOf(left, {indicators.data(), indicators.size()}, view.board.seats());
    DiscardOption counted = option;
    for (const Kind kind : option.accepted) {
      if (visible[kind] >= 4)
        counted.accepted.remove(kind);
    }
    task.rows.push_back({counted, static_cast<std::int8_t>(dora)});
  }
  return task;
}

// Leaves about as many tiles as any.
bool isCandidate(const EfficiencyTask &task, const EfficiencyRow &row) {
  return row.option.shanten == task.rows.front().option.shanten && 10 * row.option.tiles >= 9 * task.most;
}

// Puts the rows in order and finds the most tiles. False when there is nothing to ask.
bool weighTiles(EfficiencyTask &task) {
  const auto key = [](const EfficiencyRow &row) {
    return std::tuple(int{row.option.shanten}, -row.option.tiles);
  };
  std::stable_sort(task.rows.begin(), task.rows.end(),
                   [&](const EfficiencyRow &a, const EfficiencyRow &b) { return key(a) < key(b); });
  const int away = task.rows.front().option.shanten;
  task.most = task.rows.front().option.tiles;
  int near = 0;
  int candidates = 0;
  for (const EfficiencyRow &row : task.rows) {
    near += row.option.shanten == away ? 1 : 0;
    candidates += isCandidate(task, row) ? 1 : 0;
  }
  return near >= 3 && candidates < near && candidates <= 4 && task.most > 0 && (away == 1 || away == 2);
}

// Fills in what each discard makes of the hand, and with that what is right. Nothing when the bot does not
// weigh them.
bool valueRows(EfficiencyTask &task) {
  Decision decision;
  if (!decisionOf(task.view, decision))
    return false;
  ActionList discards;
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Dahai)
      discards.push_back(action);
  }
  decision.legal = discards;
  if (discards.size() < 2)
    return false;
  const Advice advice = advise(task.view, decision);
  for (EfficiencyRow &row : task.rows) {
    for (const AdviceRow &advised : advice.rows) {
      if (!advised.judged || advised.action.tile.kind() != row.option.discard)
        continue;
      if (advised.win * advised.points > row.worth()) {
        row.win = advised.win;
        row.points = advised.points;
      }
    }
  }
  float best = 0;
  for (const EfficiencyRow &row : task.rows)
    best = isCandidate(task, row) ? std::max(best, row.worth()) : best;
  for (const EfficiencyRow &row : task.rows) {
    if (row.option.shanten != task.rows.front().option.shanten)
      continue;
    if (isCandidate(task, row) && row.worth() >= kSameWorth * best)
      task.right.add(row.option.discard);
    else if (isCandidate(task, row) || row.worth() > best)
      task.close.add(row.option.discard);
  }
  std::stable_partition(task.rows.begin(), task.rows.end(),
                        [&](const EfficiencyRow &row) { return task.right.has(row.option.discard); });
  return best > 0 && task.right.size() <= 2;
}

bool fitsLevel(const EfficiencyTask &task, int level) {
  const int away = task.rows.front().option.shanten;
  return level == 1 ? away == 1 && task.close.empty() : level == 2 || !task.close.empty();
}

// The dealer's first turn with this hand.
SeatView firstTurn(const HandTiles &hand, Tile indicator, std::uint8_t roundWind) {
  SeatView view = emptyView(0);
  MatchInfo info;
  info.rules = basicAriAri();
  KyokuStarted start;
  start.bakaze = roundWind;
  start.round = static_cast<std::uint8_t>(4 * roundWind);
  start.scores.fill(25000);
  start.doraIndicator = indicator;
  for (std::size_t seat = 0; seat < start.hands.size(); ++seat) {
    for (std::size_t i = 0; i + 1 < hand.size(); ++i)
      start.hands[seat].push_back(seat == 0 ? hand[i] : Tile());
  }
  view.apply(MatchStarted{info});
  view.apply(start);
  view.apply(Tsumo{0, hand.back(), false});
  return view;
}

// Nobody threatens, and there is time to build a hand: else other things than the shape decide.
bool isCalm(const SeatView &view) {
  constexpr int kTurns = 6;
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    if (view.board.player(seat).riichi != RiichiState::None)
      return false;
  }
  return readTiles(view).turnsLeft >= kTurns;
}

// A turn of a saved match.
std::optional<EfficiencyTask> savedEfficiency(const SeatView &view) {
  DrillHand hand;
  std::vector<Tile> tiles(view.hand.begin(), view.hand.end());
  if (view.drawn.isKnown())
    tiles.push_back(view.drawn);
  hand.tiles = sortedHand(std::move(tiles));
  hand.melds = view.me().melds;
  hand.owner = view.seat;
  if (hand.tiles.size() % 3 != 2 || !view.board.kuikae.empty() || !isCalm(view))
    return std::nullopt;
  EfficiencyTask task = efficiencyTaskOf(hand, view);
  if (!weighTiles(task) || !valueRows(task))
    return std::nullopt;
  return task;
}

}  // namespace

DrillTask makeWaits(const DrillRequest &request, bool &saved) {
  DrillRandom random(request);
  if (request.pool && !request.pool->waiting.empty()) {
    for (int attempt = 0; attempt < 40; ++attempt) {
      const WaitsTask task = waitsTaskOf(random.pick(request.pool->waiting));
      if (isFairWait(task) && (attempt > 20 || fitsLevel(task, request.level))) {
        saved = true;
        return task;
      }
    }
  }
  const HandStyle style = request.level == 1   ? HandStyle::Any
                          : request.level == 2 ? HandStyle::Flush
                                               : HandStyle::OneSuit;
  for (;;) {
    const auto hand = tryHand(random, style, 13, 0);
    if (!hand)
      continue;
    const WaitsTask task = waitsTaskOf({*hand, {}});
    if (isFairWait(task) && fitsLevel(task, request.level))
      return task;
  }
}

DrillTask makeShanten(const DrillRequest &request, bool &saved) {
  DrillRandom random(request);
  const int least = request.level == 1 ? 0 : request.level == 2 ? 1 : 2;
  if (request.pool && !request.pool->turns.empty()) {
    for (int attempt = 0; attempt < 60; ++attempt) {
      // As it was before the draw.
      const SeatView &view = random.pick(request.pool->turns);
      if (view.hand.size() % 3 != 1)
        continue;
      const DrillHand hand{view.hand, view.me().melds, view.seat};
      const int away = shanten(countsOf(hand.tiles), hand.meldCount());
      if (attempt < 40 && (away < least || away > least + 2))
        continue;
      saved = true;
      ShantenTask task = shantenTaskOf(hand);
      const TilesRead tiles = readTiles(view);
      for (const Kind kind : KindSet(task.accepted)) {
        if (tiles.left(kind) == 0)
          task.accepted.remove(kind);
      }
      return task;
    }
  }
  const int wanted = least + random.below(3);
  for (;;) {
    const HandStyle style = random.chance(20) ? HandStyle::Pairs : HandStyle::Any;
    const auto hand = tryHand(random, style, 13, wanted + random.below(3));
    if (hand && shanten(countsOf(*hand), 0) == wanted)
      return shantenTaskOf({*hand, {}});
  }
}

DrillTask makeEfficiency(const DrillRequest &request, bool &saved) {
  DrillRandom random(request);
  if (request.pool && !request.pool->turns.empty()) {
    for (int attempt = 0; attempt < 80; ++attempt) {
      const auto task = savedEfficiency(random.pick(request.pool->turns));
      if (!task || (attempt < 50 && !fitsLevel(*task, request.level)))
        continue;
      saved = true;
      return *task;
    }
  }
  for (;;) {
    const auto hand = tryHand(random, HandStyle::Any, 14, request.level == 1 ? 2 : 2 + random.below(2));
    if (!hand)
      continue;
    const Tile indicator(static_cast<Kind>(random.below(kKinds)));
    if (countsOf(*hand)[indicator.kind()] >= 4)
      continue;
    const auto roundWind = static_cast<std::uint8_t>(random.below(2));
    EfficiencyTask task = efficiencyTaskOf({*hand, {}}, firstTurn(*hand, indicator, roundWind));
    if (weighTiles(task) && valueRows(task) && fitsLevel(task, request.level))
      return task;
  }
}

}  // namespace janso
