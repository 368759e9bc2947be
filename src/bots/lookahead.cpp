// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/lookahead.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <utility>

#include "bots/reading/figures.h"
#include "rules/fnv.h"

namespace janso {
namespace {

// More hands than this are not looked at; what is left goes through stages.
constexpr std::size_t kMostNodes = 30000;
constexpr std::size_t kFirstTable = 512;  // a power of two
std::size_t hashOf(const OwnHand &hand, Route route) {
  Fnv fnv(0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(route.type) * 64U + route.kind);
  for (std::size_t i = 0; i < kKinds; i += 2)
    fnv.add(static_cast<std::uint64_t>(hand.counts.n[i] * 8U + hand.counts.n[i + 1]));
  fnv.add(hand.reds[0] * 16U + hand.reds[1] * 4U + hand.reds[2]);
  for (const Meld &meld : hand.melds)
    fnv.add(meld.kind() * 8U + static_cast<unsigned>(meld.type) + 7U);
  const std::uint64_t hash = fnv.value() ^ (fnv.value() >> 29);
  return static_cast<std::size_t>(hash * 0xBF58476D1CE4E5B9U >> 40);
}

// The ways to claim a discard of this kind for a pon or a chi, as actions.
InlineVec<Action, 4> claims(const OwnHand &hand, Kind kind, const RuleSet &rules) {
  InlineVec<Action, 4> all;
  Action claim;
  claim.tile = Tile(kind);
  if (hand.counts[kind] >= 2) {
    claim.type = ActionType::Pon;
    const int suit = isHonor(kind) ? -1 : kind / 9;
    const bool red = suit >= 0 && rankOf(kind) == 5 && hand.reds[at(suit)] > 0;
    claim.consumed = {Tile(kind), Tile(kind, red)};
    if (!red || hand.reds[at(suit)] < hand.counts[kind])
      all.push_back(claim);
  }
  if (isHonor(kind) || !rules.chi)
    return all;
  claim.type = ActionType::Chi;
  static constexpr std::array<std::array<int, 2>, 3> kOthers{{{-2, -1}, {-1, 1}, {1, 2}}};
  for (const auto &others : kOthers) {
    const int low = rankOf(kind) + others[0];
    const int high = rankOf(kind) + others[1];
    if (low < 1 || high > 9)
      continue;
    const auto a = static_cast<Kind>(kind + others[0]);
    const auto b = static_cast<Kind>(kind + others[1]);
    if (hand.counts[a] == 0 || hand.counts[b] == 0)
      continue;
    claim.consumed = {hand.cheapest(a), hand.cheapest(b)};
    all.push_back(claim);
  }
  return all;
}

// Whether two tiles make a run with one of this kind.
bool canChi(const OwnHand &hand, Kind kind) {
  if (isHonor(kind))
    return false;
  const int rank = rankOf(kind);
  const auto has = [&](int step) { return hand.counts[static_cast<Kind>(kind + step)] > 0; };
  return (rank >= 3 && has(-2) && has(-1)) || (rank >= 2 && rank <= 8 && has(-1) && has(1)) ||
         (rank <= 7 && has(1) && has(2));
}

}  // namespace

template <class W>
LookaheadOf<W>::LookaheadOf(const Knowledge &know, const FlowOf<W> &flow, const OwnHand &root, bool canRiichi,
                            const Tuning &tuning)
    : m_know(know),
      m_flow(flow),
      m_tuning(tuning),
      m_root(root),
      m_canRiichi(canRiichi),
      m_table(kFirstTable, -1) {}

// Unseen tiles of this kind, when the hand has come to hold what it holds.
template <class W>
int LookaheadOf<W>::left(const OwnHand &hand, Kind kind) const {
  return std::max(0, m_know.left(kind) - std::max(0, hand.counts[kind] - m_root.counts[kind]));
}

// Fewer tiles, fewer ways: an open hand can be played out from farther away.
template <class W>
double LookaheadOf<W>::depthOf(const OwnHand &hand) const {
  return hand.melds.empty() ? m_tuning.depth : m_tuning.depthOpen;
}

// --- Farther hands ---

// All discards that leave the hand `shanten` steps away, by their dangers.
template <class W>
void LookaheadOf<W>::offerDiscards(const OwnHand &drawn, Route route, int shanten, Prospect &best) {
  struct Way {
    Kind kind = 0;
    double wide = 0;
  };
  InlineVec<Way, 14> ways;
  Kind foreign = kKinds;
  for (Kind kind : discardsAlong(drawn, route, shanten)) {
    if (!isForeign(route, kind))
      ways.push_back({kind, 0});
    // They are all the same to the route: the least dangerous goes first.
    else if (foreign == kKinds || order(m_flow.cost(kind)) < order(m_flow.cost(foreign)))
      foreign = kind;
  }
  if (foreign < kKinds)
    ways.push_back({foreign, 0});
  const std::size_t most = shanten >= 2   ? at(static_cast<int>(m_tuning.ways2))
                           : shanten == 1 ? at(static_cast<int>(m_tuning.ways1))
                                          : ways.size();
  if (ways.size() > most) {
    // Only the widest are followed, dora counting as width.
    for (Way &way : ways) {
      OwnHand rest = drawn;
      const Tile out = rest.cheapest(way.kind);
      rest.remove(out);
      way.wide = usefulTiles(rest, route) *
                 (1 - kLookaheadFigures.doraWidth * (m_know.doraHan(way.kind) + (out.isRed() ? 1 : 0)));
    }
    std::stable_sort(ways.begin(), ways.end(), [](const Way &x, const Way &y) { return x.wide > y.wide; });
    while (ways.size() > most)
      ways.pop_back();
  }
  for (const Way &way : ways) {
    OwnHand rest = drawn;
    rest.remove(rest.cheapest(way.kind));
    offerDiscard(rest, route, way.kind, best);
  }
}

template <class W>
void LookaheadOf<W>::offerDiscard(const OwnHand &rest, Route route, Kind kind, Prospect &best) {
  const Prospect &next = along(rest, route);
  for (int r = 0; r < m_flow.regimes(); ++r) {
    const auto regime = static_cast<Regime>(r);
    takeBetter(best.by[at(r)], next.by[at(r)], m_flow.draws(), 1 - m_flow.risk(kind, regime),
               m_flow.cost(kind, regime));
  }
}

// What the hand is worth after claiming a discard of this kind: the best way.
template <class W>
void LookaheadOf<W>::addCalls(const OwnHand &hand, Route route, int shanten, Kind kind, Prospect &best) {
  for (const Action &claim : claims(hand, kind, m_know.rules())) {
    const OwnHand open = alike(afterCall(hand, claim, 0));
    if (route.type != Route::Type::Closed) {
      offerDiscards(open, settled(m_know, open, route), shanten - 1, best);
      continue;
    }
    for (Route way : openRoutes(m_know, open))
      offerDiscards(open, way, shanten - 1, best);
  }
}

// Draws that bring the hand no nearer but make it wider or dearer; once only.
template <class W>
void LookaheadOf<W>::addImprovements(const OwnHand &hand, Route route, int shanten, KindSet helpful,
                                     Draws &draws) {
  const double now = usefulTiles(hand, route);
  const float unseen = static_cast<float>(std::max(1, m_know.unseen()));
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int tiles = left(hand, kind);
    if (tiles == 0 || helpful.has(kind))
      continue;
    OwnHand more = hand;
    more.add(Tile(kind));
    double widest = now + 1;
    Kind out = kKinds;
    for (Kind other : discardsAlong(more, route, shanten)) {
      if (other == kind)
        continue;
      OwnHand rest = more;
      rest.remove(rest.cheapest(other));
      const double wide = usefulTiles(rest, route) + kLookaheadFigures.doraDrawn * m_know.doraHan(kind);
      if (wide > widest) {
        widest = wide;
        out = other;
      }
    }
    if (out == kKinds)
      continue;
    OwnHand rest = more;
    rest.remove(rest.cheapest(out));
    draws.push_back(drawOf(kind, static_cast<float>(tiles) / unseen));
    offerDiscard(rest, route, out, draws.back().after);
  }
}

template <class W>
typename LookaheadOf<W>::Draw LookaheadOf<W>::drawOf(Kind kind, float share) const {
  Draw draw;
  draw.share = share;
  for (Regime regime : kRegimes) {
    const auto r = at(static_cast<int>(regime));
    draw.passes[r] = 1 - m_flow.risk(kind, regime);
    draw.cost[r] = m_flow.cost(kind, regime);
  }
  return draw;
}

template <class W>
ProspectOf<W> LookaheadOf<W>::expand(const OwnHand &hand, Route route, int shanten) {
  const bool improve = std::exchange(m_improve, false);  // the hand in question only, not those after it
  const KindSet helpful = acceptedAlong(hand, route);
  Claims calls;
  Draws draws;
  draws.reserve(at(helpful.size()));
  const auto wide = static_cast<float>(improve ? 1.0 : shanten == 1 ? m_tuning.wide1 : m_tuning.wide2);
  const float unseen = static_cast<float>(std::max(1, m_know.unseen()));
  const bool chi = m_know.rules().chi && m_know.board().seats() == 4;
  for (Kind kind : helpful) {
    const int tiles = left(hand, kind);
    if (tiles == 0)
      continue;
    OwnHand more = hand;
    more.add(Tile(kind));
    Draw &draw = draws.emplace_back(drawOf(kind, wide * static_cast<float>(tiles) / unseen));
    offerDiscards(more, route.type == Route::Type::Yakuhai ? settled(m_know, more, route) : route,
                  shanten - 1, draw.after);
    const bool pon = hand.counts[kind] >= 2;
    if (!pon && (!chi || isHonor(kind)))
      continue;
    Claim claim;
    claim.after = noProspect<W>();
    addCalls(hand, route, shanten, kind, claim.after);
    if (order(claim.after.now().value[at(m_flow.draws())]) <= kWorst / 2)
      continue;
    const float readily =
        static_cast<float>(m_know.yakuhaiHan(kind) > 0 ? m_tuning.calledYakuhai : m_tuning.called);
    claim.fromLeft = !pon;
    claim.chance = readily * draw.share * (pon ? static_cast<float>(m_know.board().seats() - 1) : 1.0F);
    calls.push_back(claim);
  }

  if (improve && m_tuning.improve >= shanten && route.type == Route::Type::Closed)
    addImprovements(hand, route, shanten, helpful, draws);

  Prospect prospect;
  prospect.shanten = shanten;
  follow(prospect, draws, calls);
  return prospect;
}

// Helpful tiles, those that can be claimed with more weight.
template <class W>
double LookaheadOf<W>::usefulTiles(const OwnHand &hand, Route route) const {
  const bool open = route.type != Route::Type::Closed;
  double tiles = 0;
  for (Kind kind : acceptedAlong(hand, route)) {
    double weight = 1;
    if (open && hand.counts[kind] >= 2)
      weight = kLookaheadFigures.ponWeight;
    else if (open && m_know.rules().chi && canChi(hand, kind))
      weight = kLookaheadFigures.chiWeight;
    tiles += weight * left(hand, kind);
  }
  return tiles;
}

// Helpful tiles after the next step, averaged over the tiles that make it.
template <class W>
double LookaheadOf<W>::nextTiles(const OwnHand &hand, Route route, int shanten) const {
  double sum = 0;
  double weight = 0;
  for (Kind kind : acceptedAlong(hand, route)) {
    const int tiles = left(hand, kind);
    if (tiles == 0)
      continue;
    OwnHand more = hand;
    more.add(Tile(kind));
    double best = 0;
    bool foreign = false;  // they are all the same to the route
    for (Kind out : discardsAlong(more, route, shanten - 1)) {
      if (foreign && isForeign(route, out))
        continue;
      OwnHand rest = more;
      rest.remove(rest.cheapest(out));
      best = std::max(best, usefulTiles(rest, route));
      foreign = foreign || isForeign(route, out);
    }
    sum += tiles * best;
    weight += tiles;
  }
  return weight > 0 ? sum / weight : 0;
}

// The same hand for all that is worked out here, whatever tile was claimed for its melds and in which order.
template <class W>
OwnHand LookaheadOf<W>::alike(OwnHand hand) const {
  const auto first = std::min(hand.melds.size(), m_root.melds.size());
  const std::span<Meld> opened(hand.melds.begin() + first, hand.melds.end());
  for (Meld &meld : opened)
    meld.called = meld.tiles[0];
  std::ranges::sort(opened, {},
                    [](const Meld &meld) { return std::tuple(meld.tiles[0], meld.tiles[1], meld.tiles[2]); });
  return hand;
}

template <class W>
const typename LookaheadOf<W>::Node *LookaheadOf<W>::find(const OwnHand &hand, Route route,
                                                          std::size_t hash) const {
  const std::size_t mask = m_table.size() - 1;
  for (std::size_t slot = hash & mask; m_table[slot] >= 0; slot = (slot + 1) & mask) {
    const Node &node = m_nodes[static_cast<std::size_t>(m_table[slot])];
    if (node.hash == hash && node.route == route && node.hand == hand)
      return &node;
  }
  return nullptr;
}

template <class W>
void LookaheadOf<W>::enter(std::size_t index) {
  const std::size_t mask = m_table.size() - 1;
  std::size_t slot = m_nodes[index].hash & mask;
  while (m_table[slot] >= 0)
    slot = (slot + 1) & mask;
  m_table[slot] = static_cast<std::int32_t>(index);
}

template <class W>
const ProspectOf<W> &LookaheadOf<W>::along(const OwnHand &hand, Route route) {
  const std::size_t hash = hashOf(hand, route);
  if (const Node *node = find(hand, route, hash))
    return node->prospect;
  const Prospect prospect = worked(hand, route);
  m_nodes.push_back({hand, route, hash, prospect});
  if (2 * m_nodes.size() <= m_table.size()) {
    enter(m_nodes.size() - 1);
  } else {
    m_table.assign(4 * m_table.size(), -1);
    for (std::size_t index = 0; index < m_nodes.size(); ++index)
      enter(index);
  }
  return m_nodes.back().prospect;
}

template <class W>
ProspectOf<W> LookaheadOf<W>::worked(const OwnHand &hand, Route route) {
  const int shanten = shantenAlong(hand, route);
  constexpr Route kAny{};  // a ready hand is the same along every route
  if (shanten <= 0)
    return route == kAny ? ready(hand, kKinds, m_canRiichi) : along(hand, kAny);
  if (shanten > depthOf(hand) || m_nodes.size() >= kMostNodes)
    return stages(hand, route, shanten);
  return expand(hand, route, shanten);
}

template <class W>
ProspectOf<W> LookaheadOf<W>::of(const OwnHand &given, Kind discarded, bool canRiichi, int nearest) {
  const OwnHand hand = alike(given);
  Prospect best = noProspect<W>();
  const bool menzen = hand.isMenzen();
  const int closed = shanten(hand.counts, hand.meldCount());
  if (closed <= 0)
    takeBetter(best, m_flow.draws(), ready(hand, discarded, canRiichi));
  if (closed <= 0 && menzen)
    return best;
  if (menzen && closed <= m_tuning.improve && closed <= depthOf(hand)) {
    m_improve = true;
    takeBetter(best, m_flow.draws(), expand(hand, {Route::Type::Closed, 0}, closed));
  } else if (menzen && (closed <= depthOf(hand) || nearest > depthOf(hand))) {
    takeBetter(best, m_flow.draws(), along(hand, {Route::Type::Closed, 0}));
  }
  for (Route route : openRoutes(m_know, hand)) {
    const int away = shantenAlong(hand, route);
    if (away >= kNoWay || (menzen && (away > closed + 1 || (closed <= depthOf(hand) && away <= closed))))
      continue;
    // Played out and estimated hands are not of a kind.
    const bool estimated = nearest <= depthOf(hand) && away > depthOf(hand);
    const Prospect &open = along(hand, route);
    const auto margin = static_cast<float>(menzen      ? m_tuning.routeMargin
                                           : estimated ? m_tuning.farMargin
                                                       : 0);
    for (std::size_t r = 0; r < best.by.size(); ++r)
      takeBetter(best.by[r], open.by[r], m_flow.draws(), 1, onlyToChoose<W>(margin));
    best.shanten = std::min(best.shanten, open.shanten);
  }
  // Nothing gives it a yaku: it can only be given up.
  if (order(best.now().value[0]) <= kWorst / 2) {
    best = {};
    best.by[0].value = m_flow.fold(Regime::Now);
    best.by[1].value = m_flow.fold(Regime::Under);
  }
  return best;
}

template class LookaheadOf<float>;
template class LookaheadOf<Units<float>>;

}  // namespace janso
