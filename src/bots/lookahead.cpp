// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/lookahead.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "bots/choice.h"

namespace janso {
namespace {

// More hands than this are not looked at; what is left goes through stages.
constexpr std::size_t kMostNodes = 40000;
constexpr std::size_t kTableSize = std::size_t{1} << 16;
// Helpful tiles of the stages after the next one, waits of a usual ready hand, how readily they are
// discarded.
constexpr std::array<double, 7> kUsualTiles{0, 18, 27, 36, 44, 50, 56};
constexpr double kUsualWaits = 5.6;
constexpr double kRonClosed = 0.345;
constexpr double kRonOpen = 0.42;
constexpr float kWorst = -1e9F;

std::size_t at(int t) {
  return static_cast<std::size_t>(t);
}

Prospect nothing() {
  Prospect none;
  none.value.fill(kWorst);
  return none;
}

// Takes `other` wherever it is worth more.
void takeBetter(Prospect &best, const Prospect &other) {
  for (std::size_t t = 0; t < best.value.size(); ++t) {
    if (other.value[t] > best.value[t]) {
      best.value[t] = other.value[t];
      best.win[t] = other.win[t];
      best.points[t] = other.points[t];
    }
  }
  best.shanten = std::min(best.shanten, other.shanten);
}

std::size_t hashOf(const OwnHand &hand, Route route) {
  std::uint64_t hash = 0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(route.type) * 64U + route.kind;
  const auto mix = [&hash](std::uint64_t n) { hash = (hash ^ n) * 0x100000001B3U; };
  for (std::size_t i = 0; i < kKinds; i += 2)
    mix(static_cast<std::uint64_t>(hand.counts.n[i] * 8U + hand.counts.n[i + 1]));
  mix(hand.reds[0] * 16U + hand.reds[1] * 4U + hand.reds[2]);
  for (const Meld &meld : hand.melds)
    mix(meld.kind() * 8U + static_cast<unsigned>(meld.type) + 7U);
  hash ^= hash >> 29;
  return static_cast<std::size_t>(hash * 0xBF58476D1CE4E5B9U >> 40);
}

// The ways to claim a discard of this kind for a pon or a chi, as actions.
InlineVec<Action, 4> claims(const OwnHand &hand, Kind kind, const RuleSet &rules) {
  InlineVec<Action, 4> all;
  Action claim;
  claim.tile = Tile(kind);
  if (hand.counts[kind] >= 2) {
    claim.type = ActionType::Pon;
    const int suit = isHonour(kind) ? -1 : kind / 9;
    const bool red = suit >= 0 && rankOf(kind) == 5 && hand.reds[at(suit)] > 0;
    claim.consumed = {Tile(kind), Tile(kind, red)};
    if (!red || hand.reds[at(suit)] < hand.counts[kind])
      all.push_back(claim);
  }
  if (isHonour(kind) || !rules.chi)
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

}  // namespace

Lookahead::Lookahead(const Knowledge &know, const Flow &flow, const OwnHand &root, bool mayRiichi,
                     const Tuning &tuning)
    : m_know(know),
      m_flow(flow),
      m_tuning(tuning),
      m_root(root),
      m_mayRiichi(mayRiichi),
      m_table(kTableSize, -1) {}

// Unseen tiles of this kind, when the hand has come to hold what it holds.
int Lookahead::left(const OwnHand &hand, Kind kind) const {
  return std::max(0, m_know.left(kind) - std::max(0, hand.counts[kind] - m_root.counts[kind]));
}

// --- Ready hands ---

WaitWorths Lookahead::waitsOf(const OwnHand &hand, Kind discarded, bool riichi) const {
  WaitWorths worths;
  const KindSet waiting = waits(hand.counts, hand.meldCount());
  bool furiten = m_know.view().furiten.riichi || (discarded < kKinds && waiting.has(discarded));
  for (const RiverTile &tile : m_know.view().me().river)
    furiten = furiten || waiting.has(tile.tile.kind());
  HandValue value(m_know, m_flow, hand, riichi);
  for (Kind kind : waiting) {
    const int tiles = left(hand, kind);
    WaitWorth worth;
    if (tiles > 0 && worths.size() < worths.capacity() && value.of(kind, tiles, furiten, worth))
      worths.push_back(worth);
  }
  return worths;
}

Prospect Lookahead::silent(const WaitWorths &waits) const {
  Prospect prospect;
  prospect.shanten = 0;
  prospect.value[0] = m_flow.drawTenpai();
  float ron = 0, ronValue = 0, ronPoints = 0, draw = 0, drawValue = 0, drawPoints = 0;
  for (const WaitWorth &w : waits) {
    ron += w.ron;
    ronValue += w.ron * w.claimed;
    ronPoints += w.ron * w.ronPoints;
    draw += w.draw;
    drawValue += w.draw * w.tsumo;
    drawPoints += w.draw * w.tsumoPoints;
  }
  const ByDraws &fold = m_flow.fold();
  for (int t = 1; t <= m_flow.draws(); ++t) {
    const float end = m_flow.end(t, false);
    const float goOn = prospect.value[at(t - 1)];
    const float rest = m_flow.useless(goOn, fold[at(t - 1)]);
    prospect.value[at(t)] =
        ronValue + (1 - ron) * (end * m_flow.elsewhere() + (1 - end) * (drawValue + (1 - draw) * rest));
    const float stays = (1 - ron) * (1 - end) * (1 - draw) * (1 - m_flow.meanRisk());
    const float wins = ron + (1 - ron) * (1 - end) * draw;
    prospect.win[at(t)] = wins + stays * prospect.win[at(t - 1)];
    prospect.points[at(t)] =
        ronPoints + (1 - ron) * (1 - end) * drawPoints + stays * prospect.points[at(t - 1)];
  }
  return prospect;
}

// After the declaration everything that is drawn goes, and the stick is lost but by an own win.
Prospect Lookahead::riichi(const WaitWorths &waits) const {
  Prospect prospect;
  prospect.shanten = 0;
  const float stick = m_flow.stick();
  prospect.value[0] = m_flow.drawTenpai() + stick;
  float ron = 0, ronValue = 0, ronPoints = 0, draw = 0, drawValue = 0, drawPoints = 0;
  for (const WaitWorth &w : waits) {
    ron += w.ron;
    ronValue += w.ron * w.claimed;
    ronPoints += w.ron * w.ronPoints;
    draw += w.draw;
    drawValue += w.draw * w.tsumo;
    drawPoints += w.draw * w.tsumoPoints;
  }
  const float risk = m_flow.meanRisk();
  for (int t = 1; t <= m_flow.draws(); ++t) {
    const float end = m_flow.end(t, true);
    const float rest = (1 - risk) * prospect.value[at(t - 1)] - m_flow.meanCost() + risk * stick;
    prospect.value[at(t)] = ronValue + (1 - ron) * (end * (m_flow.elsewhere() + stick) +
                                                    (1 - end) * (drawValue + (1 - draw) * rest));
    const float stays = (1 - ron) * (1 - end) * (1 - draw) * (1 - risk);
    const float wins = ron + (1 - ron) * (1 - end) * draw;
    prospect.win[at(t)] = wins + stays * prospect.win[at(t - 1)];
    prospect.points[at(t)] =
        ronPoints + (1 - ron) * (1 - end) * drawPoints + stays * prospect.points[at(t - 1)];
  }
  return prospect;
}

Prospect Lookahead::ready(const OwnHand &hand, Kind discarded, bool mayRiichi) const {
  Prospect best = silent(waitsOf(hand, discarded, false));
  if (mayRiichi && hand.isMenzen()) {
    Prospect declaredNow = riichi(waitsOf(hand, discarded, true));
    declaredNow.value[0] = kWorst;
    takeBetter(best, declaredNow);
  }
  return best;
}

Prospect Lookahead::declared(const OwnHand &hand, Kind discarded) {
  return riichi(waitsOf(hand, discarded, true));
}

// --- Farther hands ---

// All discards that leave the hand `shanten` steps away, by their dangers.
void Lookahead::offerDiscards(const OwnHand &drawn, Route route, int shanten, Prospect &best) {
  Kind foreign = kKinds;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (drawn.counts[kind] == 0)
      continue;
    if (isForeign(route, kind)) {
      // They are all the same to the route: the least dangerous goes first.
      if (foreign == kKinds || m_flow.cost(kind) < m_flow.cost(foreign))
        foreign = kind;
      continue;
    }
    OwnHand rest = drawn;
    rest.remove(rest.cheapest(kind));
    if (shantenAlong(rest, route) > shanten)
      continue;
    const Prospect &next = along(rest, route);
    const float stays = 1 - m_flow.risk(kind);
    for (std::size_t t = 0; t < best.value.size(); ++t) {
      const float value = stays * next.value[t] - m_flow.cost(kind);
      if (value > best.value[t]) {
        best.value[t] = value;
        best.win[t] = stays * next.win[t];
        best.points[t] = stays * next.points[t];
      }
    }
  }
  if (foreign == kKinds)
    return;
  OwnHand rest = drawn;
  rest.remove(rest.cheapest(foreign));
  const Prospect &next = along(rest, route);
  const float stays = 1 - m_flow.risk(foreign);
  for (std::size_t t = 0; t < best.value.size(); ++t) {
    const float value = stays * next.value[t] - m_flow.cost(foreign);
    if (value > best.value[t]) {
      best.value[t] = value;
      best.win[t] = stays * next.win[t];
      best.points[t] = stays * next.points[t];
    }
  }
}

// What the hand is worth after claiming a discard of this kind: the best way.
void Lookahead::addCalls(const OwnHand &hand, Route route, int shanten, Kind kind, Prospect &best) {
  for (const Action &claim : claims(hand, kind, m_know.rules())) {
    const OwnHand open = afterCall(hand, claim, 0);
    if (route.type != Route::Type::Closed) {
      offerDiscards(open, settled(m_know, open, route), shanten - 1, best);
      continue;
    }
    for (Route way : openRoutes(m_know, open)) {
      if (shantenAlong(open, way) <= shanten - 1)
        offerDiscards(open, way, shanten - 1, best);
    }
  }
}

// Draws that bring the hand no nearer but make it wider or dearer; once only.
void Lookahead::addImprovements(const OwnHand &hand, Route route, int shanten, KindSet helpful, Prospect &sum,
                                float &share) {
  const double now = usefulTiles(hand, route);
  const float unseen = static_cast<float>(std::max(1, m_know.unseen()));
  const Prospect &plain = along(hand, route);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int tiles = left(hand, kind);
    if (tiles == 0 || helpful.has(kind))
      continue;
    OwnHand more = hand;
    more.add(Tile(kind));
    double widest = now + 1;
    Kind out = kKinds;
    for (Kind other = 0; other < kKinds; ++other) {
      if (more.counts[other] == 0 || other == kind)
        continue;
      OwnHand rest = more;
      rest.remove(rest.cheapest(other));
      if (shantenAlong(rest, route) > shanten)
        continue;
      const double wide = usefulTiles(rest, route) + 4 * m_know.doraHan(kind);
      if (wide > widest) {
        widest = wide;
        out = other;
      }
    }
    if (out == kKinds)
      continue;
    OwnHand rest = more;
    rest.remove(rest.cheapest(out));
    const Prospect &next = along(rest, route);
    const float p = static_cast<float>(tiles) / unseen;
    const float stays = 1 - m_flow.risk(out);
    const ByDraws &fold = m_flow.fold();
    share += p;
    for (std::size_t t = 0; t < sum.value.size(); ++t) {
      const float better = stays * next.value[t] - m_flow.cost(out);
      const float same = m_flow.useless(plain.value[t], fold[t]);
      const bool takes = better > same;
      sum.value[t] += p * (takes ? better : same);
      sum.win[t] += p * stays * (takes ? next.win[t] : plain.win[t]);
      sum.points[t] += p * stays * (takes ? next.points[t] : plain.points[t]);
    }
  }
}

Prospect Lookahead::expand(const OwnHand &hand, Route route, int shanten) {
  const bool improve = std::exchange(m_improve, false);  // the hand in question only, not those after it
  struct Claim {
    float chance = 0;
    bool fromLeft = false;  // a chi takes the place of the own draw
    Prospect after;
  };
  std::vector<Claim> calls;
  Prospect drawn{};  // sums over the helpful draws
  float helpful = 0;
  const ByDraws &fold = m_flow.fold();
  const auto wide = static_cast<float>(improve ? 1.0 : shanten == 1 ? m_tuning.wide1 : m_tuning.wide2);
  const float unseen = static_cast<float>(std::max(1, m_know.unseen()));
  const bool chi = m_know.rules().chi && m_know.board().seats() == 4;
  for (Kind kind : acceptedAlong(hand, route)) {
    const int tiles = left(hand, kind);
    if (tiles == 0)
      continue;
    const float share = wide * static_cast<float>(tiles) / unseen;
    OwnHand more = hand;
    more.add(Tile(kind));
    Prospect best = nothing();
    offerDiscards(more, route.type == Route::Type::Yakuhai ? settled(m_know, more, route) : route,
                  shanten - 1, best);
    helpful += share;
    for (std::size_t t = 0; t < best.value.size(); ++t) {
      const bool goesOn = best.value[t] >= fold[t];
      drawn.value[t] += share * (goesOn ? best.value[t] : fold[t]);
      drawn.win[t] += goesOn ? share * best.win[t] : 0;
      drawn.points[t] += goesOn ? share * best.points[t] : 0;
    }
    const bool pon = hand.counts[kind] >= 2;
    if (!pon && (!chi || isHonour(kind)))
      continue;
    Claim claim;
    claim.after = nothing();
    addCalls(hand, route, shanten, kind, claim.after);
    if (claim.after.value[at(m_flow.draws())] <= kWorst / 2)
      continue;
    const float readily =
        static_cast<float>(m_know.yakuhaiHan(kind) > 0 ? m_tuning.calledYakuhai : m_tuning.called);
    claim.fromLeft = !pon;
    claim.chance = readily * share * (pon ? static_cast<float>(m_know.board().seats() - 1) : 1.0F);
    calls.push_back(claim);
  }

  if (improve && m_tuning.improve >= shanten && route.type == Route::Type::Closed)
    addImprovements(hand, route, shanten, acceptedAlong(hand, route), drawn, helpful);

  Prospect prospect;
  prospect.shanten = shanten;
  prospect.value[0] = m_flow.drawNoten();
  const float stayShare = 1 - m_flow.meanRisk();
  for (int t = 1; t <= m_flow.draws(); ++t) {
    const std::size_t before = at(t - 1);
    const float end = m_flow.end(t, false);
    const float gives = m_flow.givesUp(t, shanten);
    const float useless = m_flow.useless(prospect.value[before], fold[before]);
    const float goesOn = drawn.value[before] + (1 - helpful) * useless;
    float value = end * m_flow.elsewhere() + (1 - end) * ((1 - gives) * goesOn + gives * m_flow.elsewhere());
    const float live = (1 - end) * (1 - gives);
    const bool pushes = prospect.value[before] >= fold[before];
    const float stays = pushes ? (1 - helpful) * stayShare : 0;
    float win = live * (drawn.win[before] + stays * prospect.win[before]);
    float points = live * (drawn.points[before] + stays * prospect.points[before]);
    float chance = 0, more = 0, moreWin = 0, morePoints = 0;
    for (const Claim &claim : calls) {
      const std::size_t then = claim.fromLeft ? before : at(t);
      if (claim.after.value[then] <= value)
        continue;
      chance += claim.chance;
      more += claim.chance * claim.after.value[then];
      moreWin += claim.chance * claim.after.win[then];
      morePoints += claim.chance * claim.after.points[then];
    }
    chance = std::min(chance, 0.9F);
    prospect.value[at(t)] = more + (1 - chance) * value;
    prospect.win[at(t)] = moreWin + (1 - chance) * win;
    prospect.points[at(t)] = morePoints + (1 - chance) * points;
  }
  return prospect;
}

// Helpful tiles, those that can be claimed with more weight.
double Lookahead::usefulTiles(const OwnHand &hand, Route route) const {
  const bool open = route.type != Route::Type::Closed;
  double tiles = 0;
  for (Kind kind : acceptedAlong(hand, route)) {
    double weight = 1;
    if (open && hand.counts[kind] >= 2)
      weight = 1.9;
    else if (open && !isHonour(kind) && !claims(hand, kind, m_know.rules()).empty())
      weight = 1.35;
    tiles += weight * left(hand, kind);
  }
  return tiles;
}

// Helpful tiles after the next step, averaged over the tiles that make it.
double Lookahead::nextTiles(const OwnHand &hand, Route route, int shanten) const {
  double sum = 0;
  double weight = 0;
  for (Kind kind : acceptedAlong(hand, route)) {
    const int tiles = left(hand, kind);
    if (tiles == 0)
      continue;
    OwnHand more = hand;
    more.add(Tile(kind));
    double best = 0;
    bool foreign = false;
    for (Kind out = 0; out < kKinds; ++out) {
      if (more.counts[out] == 0 || (foreign && isForeign(route, out)))
        continue;
      OwnHand rest = more;
      rest.remove(rest.cheapest(out));
      if (shantenAlong(rest, route) >= shanten)
        continue;
      best = std::max(best, usefulTiles(rest, route));
      foreign = foreign || isForeign(route, out);
    }
    sum += tiles * best;
    weight += tiles;
  }
  return weight > 0 ? sum / weight : 0;
}

// A chain of stages, each passed with a probability per draw.
Prospect Lookahead::stages(const OwnHand &hand, Route route, int shanten) const {
  const bool open = route.type != Route::Type::Closed;
  const double unseen = std::max(1, m_know.unseen());
  const double tiles = usefulTiles(hand, route);
  const double nextWide =
      shanten <= 3 ? nextTiles(hand, route, shanten) : kUsualTiles[at(std::min(shanten - 1, 6))];
  const double han = open ? hanAlong(m_know, hand, route) : closedHan(m_know, hand);
  const double points = typicalPoints(han, m_know.isDealer());
  const float worth = 0.4F * m_flow.tsumo(points) + 0.6F * m_flow.ron(points);
  const double ron = open ? kRonOpen : kRonClosed;
  const auto hazard = static_cast<float>(kUsualWaits / unseen * (1 + (m_know.board().seats() - 1) * ron));
  const ByDraws &fold = m_flow.fold();

  Prospect now;
  now.value[0] = m_flow.drawTenpai();
  for (int t = 1; t <= m_flow.draws(); ++t) {
    const float end = m_flow.end(t, !open);
    const float rest = m_flow.useless(now.value[at(t - 1)], open ? fold[at(t - 1)] : kWorst);
    const float stays = (1 - hazard) * (1 - end) * (1 - m_flow.meanRisk());
    now.value[at(t)] = hazard * worth + (1 - hazard) * (end * m_flow.elsewhere() + (1 - end) * rest);
    now.win[at(t)] = hazard + stays * now.win[at(t - 1)];
  }
  for (int stage = 1; stage <= shanten; ++stage) {
    const double stageTiles = stage == shanten ? tiles
                              : stage == shanten - 1
                                  ? nextWide
                                  : kUsualTiles[at(std::min(stage, 6))] * (open ? 1.15 : 1.0);
    const auto p = static_cast<float>(std::min(0.95, stageTiles *
                                                         (stage == 1   ? m_tuning.wide1
                                                          : stage == 2 ? m_tuning.wide2
                                                                       : m_tuning.wide3) /
                                                         unseen) *
                                      (stage == 1 ? 1 : m_tuning.trustStages));
    Prospect next;
    next.value[0] = m_flow.drawNoten();
    for (int t = 1; t <= m_flow.draws(); ++t) {
      const std::size_t before = at(t - 1);
      const float end = m_flow.end(t, false);
      const float gives = m_flow.givesUp(t, stage);
      const float nearer =
          std::max((1 - m_flow.meanRisk()) * now.value[before] - m_flow.meanCost(), fold[before]);
      const float rest = m_flow.useless(next.value[before], fold[before]);
      const float goesOn = p * nearer + (1 - p) * rest;
      next.value[at(t)] =
          end * m_flow.elsewhere() + (1 - end) * ((1 - gives) * goesOn + gives * m_flow.elsewhere());
      const float live = (1 - end) * (1 - gives) * (1 - m_flow.meanRisk());
      next.win[at(t)] = live * (p * now.win[before] + (1 - p) * next.win[before]);
    }
    now = next;
  }
  for (std::size_t t = 0; t < now.win.size(); ++t)
    now.points[t] = now.win[t] * static_cast<float>(points);
  now.shanten = shanten;
  return now;
}

const Prospect &Lookahead::along(const OwnHand &hand, Route route) {
  const std::size_t start = hashOf(hand, route) % kTableSize;
  for (std::size_t slot = start;; slot = (slot + 1) % kTableSize) {
    const std::int32_t index = m_table[slot];
    if (index < 0)
      break;
    const Node &node = m_nodes[static_cast<std::size_t>(index)];
    if (node.route == route && node.hand == hand)
      return node.prospect;
  }
  Node node{hand, route, worked(hand, route)};
  std::size_t slot = start;  // the table may have grown meanwhile
  while (m_table[slot] >= 0)
    slot = (slot + 1) % kTableSize;
  m_table[slot] = static_cast<std::int32_t>(m_nodes.size());
  m_nodes.push_back(node);
  return m_nodes.back().prospect;
}

Prospect Lookahead::worked(const OwnHand &hand, Route route) {
  const int shanten = shantenAlong(hand, route);
  if (shanten <= 0)
    return ready(hand, kKinds, m_mayRiichi);
  if (shanten > m_tuning.depth || m_nodes.size() >= kMostNodes)
    return stages(hand, route, shanten);
  return expand(hand, route, shanten);
}

Prospect Lookahead::of(const OwnHand &hand, Kind discarded, bool mayRiichi, int nearest) {
  Prospect best = nothing();
  const bool menzen = hand.isMenzen();
  const int closed = shanten(hand.counts, hand.meldCount());
  if (closed <= 0)
    return ready(hand, discarded, mayRiichi);
  if (menzen && closed <= m_tuning.improve && closed <= m_tuning.depth) {
    m_improve = true;
    takeBetter(best, expand(hand, {Route::Type::Closed, 0}, closed));
  } else if (menzen && (closed <= m_tuning.depth || nearest > m_tuning.depth)) {
    takeBetter(best, along(hand, {Route::Type::Closed, 0}));
  }
  for (Route route : openRoutes(m_know, hand)) {
    const int away = shantenAlong(hand, route);
    if (away < kNoWay && (!menzen || (away <= closed + 1 && (closed > m_tuning.depth || away > closed))))
      takeBetter(best, along(hand, route));
  }
  if (best.value[0] <= kWorst / 2) {
    best = stages(hand, {Route::Type::Made, 0}, std::max(closed, 1));
    best.value = m_flow.fold();
    best.win = {};
  }
  return best;
}

}  // namespace janso
