// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/yakuanswerer.h"

#include <algorithm>

#include "rules/legal/legal.h"
#include "rules/shanten.h"
#include "rules/walllayout.h"

namespace janso {

namespace {

HandFrame frameOf(const SeatView &view) {
  const RuleSet &rules = view.rules();
  return {rules, view.me().melds, static_cast<Kind>(kEast + view.board.seatWind(view.seat)),
          static_cast<Kind>(kEast + view.board.bakaze), rules.maxKans - view.board.kans()};
}

HandSupply supplyOf(const SeatView &view, const TileCounts &concealed) {
  HandSupply supply;
  supply.held = concealed;
  supply.groups = 4 - static_cast<int>(view.me().melds.size());
  const TileCounts visible = view.visibleCounts();
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const bool there = isInWall(kind, view.rules().players);
    supply.most[kind] = there ? 4 : 0;
    supply.unseen[kind] = static_cast<std::int8_t>(there ? std::max(0, 4 - visible[kind]) : 0);
  }
  for (const Meld &meld : view.me().melds) {
    for (const Tile tile : meld.tiles)
      supply.most[tile.kind()] = static_cast<std::uint8_t>(std::max(0, supply.most[tile.kind()] - 1));
  }
  return supply;
}

bool inRiichi(const SeatView &view) {
  const RiichiState riichi = view.me().riichi;
  return riichi == RiichiState::Accepted || (riichi == RiichiState::Declared && !view.drawn.isKnown());
}

HandYaku both(const HandYaku &a, const HandYaku &b) {
  return {a.standard | b.standard, a.extra | b.extra};
}

}  // namespace

YakuAnswerer::YakuAnswerer(const SeatView &view, const TileCounts &concealed)
    : m_view(view),
      m_frame(frameOf(view)),
      m_supply(supplyOf(view, concealed)),
      m_search(m_supply),
      m_drawn(view.drawn.isKnown()),
      m_fixed(inRiichi(view)) {
  if (!m_fixed)
    return;
  for (const Kind kind : waits(countsOf(view.hand), static_cast<int>(m_frame.melds.size()))) {
    if (m_supply.unseen[kind] > 0)
      m_waits.add(kind);
  }
}

const HandYaku &YakuAnswerer::now() {
  if (!m_now)
    m_now = ownsDrawnWin() ? holdingOf(drawnWinOf(m_view), m_frame.rules) : HandYaku{};
  return *m_now;
}

// A hand that waits, or would after a discard, and has the yaku on every tile that is left.
const HandYaku &YakuAnswerer::certain() {
  if (m_certain)
    return *m_certain;
  m_certain = HandYaku{};
  const int melds = static_cast<int>(m_frame.melds.size());
  const auto look = [&](const TileCounts &hand) {
    KindSet left;
    for (const Kind kind : waits(hand, melds)) {
      if (m_supply.unseen[kind] > 0)
        left.add(kind);
    }
    if (!left.empty())
      m_certain = both(*m_certain, yakuOfWaits({hand, m_view}, left).all);
  };
  if (m_supply.held.total() % 3 == 1) {
    look(m_supply.held);
  } else if (m_fixed) {
    look(countsOf(m_view.hand));
  } else if (away() >= 0 && away() <= 1) {
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (m_supply.held[kind] == 0)
        continue;
      TileCounts less = m_supply.held;
      --less[kind];
      look(less);
    }
  }
  return *m_certain;
}

YakuAnswerer::Nearest YakuAnswerer::nearestOf(const YakuPlan &plan, HandSearch &search, int &unfit) {
  Nearest nearest;
  const bool closed = m_frame.closed();
  for (const PlannedShape &planned : plan.shapes) {
    int at = -1;
    const std::optional<HandShape> shape = shapeWithMelds(planned, m_frame, at);
    unfit = std::max(unfit, at);
    if (!shape)
      continue;
    FoundHand found;
    search.search(*shape, found);
    if (closed && planned.canBeClosed)
      nearest.closed.take(found);
    if (planned.canBeOpen && !plan.closedOnly)
      nearest.open.take(found);
  }
  if (m_frame.melds.empty()) {
    for (const SevenPairs &pairs : plan.pairs)
      search.searchPairs(pairs.kinds, pairs.needed, -1, nearest.closed);
    for (const ExactHand &exact : plan.exact)
      search.searchExact(exact.tiles, exact.win, nearest.closed);
  }
  return nearest;
}

const YakuAnswerer::Nearest &YakuAnswerer::any() {
  if (m_any)
    return *m_any;
  if (m_fixed) {
    m_any = Nearest{};
    if (!m_waits.empty()) {
      m_any->closed.cost = 1;
      m_any->closed.wanted = m_waits.bits();
    }
    const bool complete =
        m_supply.held.total() % 3 == 2 && shanten(m_supply.held, static_cast<int>(m_frame.melds.size())) < 0;
    if (complete) {
      m_any->closed.cost = 0;
      m_any->closed.wanted = 0;
    }
    return *m_any;
  }
  int unfit = -1;
  m_any = nearestOf(planOfAny(), m_search, unfit);
  return *m_any;
}

const YakuAnswerer::Nearest &YakuAnswerer::later() {
  if (m_later)
    return *m_later;
  if (away() != 0) {
    m_later = any();
    return *m_later;
  }
  m_later = Nearest{};
  if (m_fixed) {
    if (!m_waits.empty()) {
      m_later->closed.cost = 1;
      m_later->closed.wanted = m_waits.bits();
    }
    return *m_later;
  }
  const YakuPlan plan = planOfAny();
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (m_supply.held[kind] == 0)
      continue;
    HandSupply less = m_supply;
    --less.held[kind];
    HandSearch search(less);
    int unfit = -1;
    const Nearest nearest = nearestOf(plan, search, unfit);
    m_later->closed.take(nearest.closed);
    m_later->open.take(nearest.open);
  }
  return *m_later;
}

YakuAnswerer::Nearest YakuAnswerer::laterWith(Kind win) {
  Nearest nearest;
  if (m_fixed) {
    if (m_waits.has(win)) {
      nearest.closed.cost = 1;
      nearest.closed.wanted = bitOf(win);
    }
    return nearest;
  }
  int unfit = -1;
  nearest = nearestOf(planOfAnyWith(win), m_search, unfit);
  if (m_frame.melds.empty()) {
    m_search.searchPairs(kAllKinds, 0, win, nearest.closed);
    for (ExactHand &kokushi : planOf(YakuId::Kokushi, m_frame).exact) {
      if (kokushi.tiles[win] > 0)
        m_search.searchExact(kokushi.tiles, win, nearest.closed);
    }
  }
  return nearest;
}

int YakuAnswerer::away() {
  FoundHand best = any().closed;
  best.take(any().open);
  return best.distance();
}

bool YakuAnswerer::mustDiscardComplete() {
  return !m_drawn && m_supply.held.total() % 3 == 2 && away() == 0;
}

YakuAnswer YakuAnswerer::answer(YakuId id) {
  YakuAnswer answer;
  answer.id = id;
  if (!isPlayed(id, m_frame.rules)) {
    answer.state = YakuState::Impossible;
    answer.why = YakuObstacle::NotInRules;
    return answer;
  }
  answer = isBonus(id)                        ? bonusAnswer(id)
           : yakuEvent(id) != YakuEvent::None ? eventAnswer(id)
           : m_fixed                          ? fixedAnswer(id)
                                              : tileAnswer(id);
  answer.id = id;
  answer.event = yakuEvent(id);
  if (!answer.possible())
    answer.distance = answer.closedDistance = answer.openDistance = -1;
  return answer;
}

bool YakuAnswerer::isLasting(YakuId id, const YakuPlan &plan) const {
  if (id == YakuId::Sanankou) {
    const auto three =
        std::count_if(m_supply.held.n.begin(), m_supply.held.n.end(), [](std::uint8_t n) { return n >= 3; });
    return three + static_cast<int>(m_frame.melds.size()) - m_frame.openMelds() >= 3;
  }
  for (const PlannedShape &planned : plan.shapes) {
    int unfit = -1;
    const std::optional<HandShape> shape =
        planned.lasting ? shapeWithMelds(planned, m_frame, unfit) : std::nullopt;
    if (!shape || !shape->added.empty())
      continue;
    FoundHand groups;
    for (const TargetCode &group : shape->required)
      groups.groups.push_back(group);
    const TileCounts needed = tilesOf(groups);
    bool has = true;
    bool pair = shape->pairs == kAllKinds;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      has = has && m_supply.held[kind] >= needed[kind];
      pair = pair || ((shape->pairs & bitOf(kind)) != 0 && m_supply.held[kind] >= needed[kind] + 2);
    }
    if (has && pair)
      return true;
  }
  return false;
}

// Of a yaku that limits all tiles or groups. One that asks for certain groups is made when they are there,
// not when the hand waits for the last of them.
bool YakuAnswerer::isCertain(YakuId id, const YakuPlan &plan) {
  const bool limits = std::any_of(plan.shapes.begin(), plan.shapes.end(),
                                  [](const PlannedShape &planned) { return !planned.lasting; });
  return limits && holds(certain(), id);
}

YakuAnswer YakuAnswerer::tileAnswer(YakuId id) {
  YakuAnswer answer;
  YakuPlan plan;
  Nearest nearest;
  int unfit = -1;
  if (id == YakuId::KinkeiDokuritsu) {
    for (std::size_t i = 0; i < m_frame.melds.size(); ++i)
      unfit = m_frame.melds[i].isOpen() ? unfit : static_cast<int>(i);
    constexpr int kSou1 = 18;
    if (unfit < 0)
      searchCalledHand(m_supply, m_frame.rules.kinkeiAnyTile ? -1 : kSou1, m_frame.rules.chi, nearest.open);
  } else if (id == YakuId::HyakumanGoku) {
    for (std::size_t i = 0; i < m_frame.melds.size(); ++i)
      unfit = m_frame.melds[i].kind() < kSuitKinds ? unfit : static_cast<int>(i);
    searchHundred(m_search, m_frame, nearest.open);
    if (m_frame.closed())
      nearest.closed = nearest.open;
  } else {
    plan = planOf(id, m_frame);
    nearest = nearestOf(plan, m_search, unfit);
  }
  if (plan.unfitMeld >= 0)
    unfit = plan.unfitMeld;
  const bool won = holds(now(), id);
  if (won) {
    FoundHand &here = m_frame.closed() ? nearest.closed : nearest.open;
    here = FoundHand{};
    here.cost = 0;
  }
  fill(nearest, plan.closedOnly, answer);
  if (answer.distance < 0) {
    explainImpossible(plan, nearest, unfit, answer);
    return answer;
  }
  const bool made = won || isCertain(id, plan) || isLasting(id, plan);
  answer.state = made ? YakuState::Made : YakuState::Reachable;
  return answer;
}

void YakuAnswerer::explainImpossible(const YakuPlan &plan, const Nearest &nearest, int unfit,
                                     YakuAnswer &answer) {
  answer.state = YakuState::Impossible;
  FoundHand best = nearest.closed;
  best.take(nearest.open);
  if (plan.windsOff) {
    answer.why = YakuObstacle::WindsOff;
  } else if (plan.kansSpent) {
    answer.why = YakuObstacle::KansSpent;
  } else if (plan.closedOnly && !m_frame.closed()) {
    answer.why = YakuObstacle::HandOpen;
  } else if (best.imaginable()) {
    answer.why = YakuObstacle::TilesGone;
    const TileCounts tiles = tilesOf(best);
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const bool last = kind == best.win;
      if (m_search.priceOf(kind, tiles[kind], last).cost >= kGoneCost && tiles[kind] > 0)
        answer.gone.add(kind);
    }
  } else if (unfit >= 0) {
    answer.why = YakuObstacle::MeldUnfit;
    answer.meld = static_cast<std::int8_t>(unfit);
  } else if (!m_frame.melds.empty()) {
    answer.why = m_frame.closed() ? YakuObstacle::MeldUnfit : YakuObstacle::HandOpen;
    answer.meld = static_cast<std::int8_t>(m_frame.melds.size() - 1);
  } else {
    answer.why = m_frame.rules.players == 3 ? YakuObstacle::TilesAbsent : YakuObstacle::TooFar;
  }
}

void YakuAnswerer::fill(const Nearest &nearest, bool closedOnly, YakuAnswer &answer) const {
  FoundHand best;
  if (m_frame.closed()) {
    answer.closedDistance = static_cast<std::int8_t>(nearest.closed.distance());
    best.take(nearest.closed);
  }
  if (!closedOnly) {
    answer.openDistance = static_cast<std::int8_t>(nearest.open.distance());
    // What a closed hand wants is meant without calls, while that is no farther.
    if (nearest.open.cost < best.cost)
      best = nearest.open;
  }
  answer.distance = static_cast<std::int8_t>(best.distance());
  if (answer.distance <= 0)
    return;
  answer.wanted = KindSet(best.wanted);
  answer.left = static_cast<std::int16_t>(unseenOf(answer.wanted));
  answer.target = targetOf(best);
}

int YakuAnswerer::unseenOf(KindSet kinds) const {
  int sum = 0;
  for (const Kind kind : kinds)
    sum += m_supply.unseen[kind];
  return sum;
}

YakuTarget YakuAnswerer::targetOf(const FoundHand &hand) const {
  YakuTarget target;
  if (hand.win >= 0)
    target.win = Tile(static_cast<Kind>(hand.win));
  TileCounts held = m_supply.held;
  TileCounts reds;
  for (const Tile tile : m_view.hand)
    reds[tile.kind()] = static_cast<std::uint8_t>(reds[tile.kind()] + (tile.isRed() ? 1 : 0));
  if (m_view.drawn.isKnown() && m_view.drawn.isRed())
    ++reds[m_view.drawn.kind()];
  const TileCounts needed = tilesOf(hand);
  if (hand.win >= 0) {
    const Kind win = static_cast<Kind>(hand.win);
    held[win] = std::min<std::uint8_t>(held[win], static_cast<std::uint8_t>(needed[win] - 1));
  }
  InlineVec<TargetCode, 13> groups = hand.groups;
  // The pair last, as hands are shown; seven pairs and single tiles by kind.
  const bool common = groups.size() <= 5;
  std::stable_sort(groups.begin(), groups.end(), [common](const TargetCode &a, const TargetCode &b) {
    const bool aPair = common && a.type == TargetType::Pair;
    const bool bPair = common && b.type == TargetType::Pair;
    return aPair != bPair ? bPair : a.kind < b.kind;
  });
  constexpr std::array<int, 5> kTiles{3, 3, 2, 4, 1};
  for (const TargetCode &code : groups) {
    TargetGroup group;
    for (int i = 0; i < kTiles[static_cast<std::size_t>(code.type)]; ++i) {
      const Kind kind = static_cast<Kind>(code.kind + (code.type == TargetType::Run ? i : 0));
      const bool has = held[kind] > 0;
      const bool red = has && reds[kind] > 0;
      held[kind] = static_cast<std::uint8_t>(held[kind] - (has ? 1 : 0));
      reds[kind] = static_cast<std::uint8_t>(reds[kind] - (red ? 1 : 0));
      group.push_back({Tile(kind, red), has});
    }
    target.groups.push_back(group);
  }
  return target;
}

// --- In riichi: only its waits can come, and the fourth tiles of triplets that may still become kans ---

// Triplets whose fourth tile, drawn, could be laid down as a closed kan: what the table would offer then.
KindSet YakuAnswerer::kansInRiichi() const {
  KindSet kinds;
  const TileCounts hand = countsOf(m_view.hand);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const bool here = m_drawn && m_view.drawn.kind() == kind;
    if (hand[kind] != 3 || (m_supply.unseen[kind] <= 0 && !here))
      continue;
    SeatView drawing = m_view;
    drawing.drawn = Tile(kind);
    drawing.board.phase = BoardPhase::Discard;
    drawing.board.turn = m_view.seat;
    drawing.waits = waits(hand, static_cast<int>(m_frame.melds.size()));
    PlayerBoard &me = drawing.board.player(m_view.seat);
    me.hasDrawn = true;
    me.concealed = static_cast<std::uint8_t>(m_view.hand.size() + 1);
    Decision decision;
    if (!decisionOf(drawing, decision))
      continue;
    const bool offered = std::any_of(decision.legal.begin(), decision.legal.end(),
                                     [](const Action &action) { return action.type == ActionType::Ankan; });
    if (offered)
      kinds.add(kind);
  }
  return kinds;
}

// As many more kans as make `wanted`, then one of the waits.
FoundHand YakuAnswerer::fixedKans(int wanted) const {
  FoundHand found;
  const int needed = wanted - m_frame.kans();
  const KindSet kinds = kansInRiichi();
  if (needed <= 0 || needed > kinds.size() || needed > m_frame.kansLeft || m_waits.empty())
    return found;
  const bool here = m_drawn && kinds.has(m_view.drawn.kind());
  found.cost = static_cast<std::uint16_t>(needed + 1 - (here ? 1 : 0));
  if (needed == 1 && here)
    found.wanted = m_waits.bits();
  for (const Kind kind : kinds) {
    if (m_supply.unseen[kind] > 0)
      found.wanted |= bitOf(kind);
  }
  return found;
}

YakuAnswer YakuAnswerer::fixedAnswer(YakuId id) {
  YakuAnswer answer;
  const WaitingHand hand{countsOf(m_view.hand), m_view};
  Nearest nearest;
  const KindSet with = waitsWith(hand, m_waits, id);
  if (!with.empty()) {
    nearest.closed.cost = 1;
    nearest.closed.wanted = with.bits();
  }
  if (id == YakuId::Sankantsu || id == YakuId::Suukantsu)
    nearest.closed.take(fixedKans(id == YakuId::Sankantsu ? 3 : 4));
  if (holds(now(), id)) {
    nearest.closed.cost = 0;
    nearest.closed.wanted = 0;
  }
  fill(nearest, true, answer);
  const YakuPlan plan = planOf(id, m_frame);
  const bool made = answer.distance == 0 || isCertain(id, plan) || isLasting(id, plan);
  answer.state = answer.distance < 0 ? YakuState::Impossible : made ? YakuState::Made : YakuState::Reachable;
  if (answer.distance < 0)
    answer.why = YakuObstacle::HandFixed;
  return answer;
}

}  // namespace janso
