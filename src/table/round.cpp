// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand: queries, answers, views, requests and its end. roundflow.cpp has everything in between.
#include "table/round.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/drawpay.h"
#include "rules/nagashi.h"
#include "rules/payment.h"
#include "rules/tenpai.h"
#include "rules/wareme.h"
#include "table/roundcheck.h"
#include "table/tally.h"

namespace janso {

namespace {

bool offers(const Decision &decision, ActionType type) {
  return std::ranges::any_of(decision.legal, [type](const Action &a) { return a.type == type; });
}

}  // namespace

Round::Round(const Shared<MatchInfo> &info, const RoundStart &start, const Wall &wall,
             std::uint32_t firstDecisionId)
    : m_wall(wall), m_start(start), m_nextDecisionId(firstDecisionId) {
  m_board.info = info;
}

const RoundOutcome &Round::outcome() const {
  assert(isOver());
  return m_outcome;
}

const Decision *Round::decisionOf(int seat) const {
  for (const Decision &decision : pending()) {
    if (decision.seat == seat)
      return &decision;
  }
  return nullptr;
}

AnswerStatus Round::answer(int seat, std::uint32_t decisionId, const Action &action) {
  const AnswerStatus status = m_open.answer(seat, decisionId, action);
  if (status == AnswerStatus::Accepted && m_stage == Stage::Reaction)
    overtake();
  return status;
}

void Round::advance(std::vector<Event> &events) {
  assert(canAdvance());
  m_unasked.clear();
  switch (m_stage) {
    case Stage::Deal:
      deal(events);
      break;
    case Stage::Turn: {
      const Answer answer = m_open.answers().front();
      m_open.clear();
      turn(answer.seat, answer.action, events);
      break;
    }
    case Stage::Reaction:
      react(events);
      break;
    case Stage::Over:
      break;
  }
  // Where nobody has a choice the hand goes on by itself.
  while (m_stage == Stage::Reaction && pending().empty() && m_open.answers().empty())
    react(events);
}

void Round::close(bool matchOver, std::vector<Event> &events) {
  assert(isOver());
  emit(KyokuEnded{m_outcome.dealerStays, matchOver}, events);
}

// --- Views ---

// The places of `wall`, a copy of the own one, whose tiles nobody has seen.
std::vector<Tile *> Round::comingIn(Wall &wall) const {
  const int players = m_board.seats();
  const int own = ownIndicators(players);
  std::vector<Tile *> coming;
  const auto collect = [&coming](auto &tiles, int from, int to) {
    for (int i = from; i < to; ++i)
      coming.push_back(&tiles[static_cast<std::size_t>(i)]);
  };
  collect(wall.live, m_liveDrawn, liveTiles(players));
  collect(wall.rinshan, m_board.rinshanDrawn, static_cast<int>(wall.rinshan.size()));
  collect(wall.doraIndicators, m_doraTurned, own);
  collect(wall.uraIndicators, 0, own);
  // Indicators that stand among the live tiles have been seen once they are turned.
  for (int i = own; i < m_doraTurned; ++i)
    std::erase(coming, &wall.live[static_cast<std::size_t>(indicatorInLive(i, players))]);
  // Places that this number of players does not have hold no tile.
  std::erase_if(coming, [](const Tile *tile) { return !tile->isKnown(); });
  return coming;
}

Round Round::withOtherDraw(Tile tile, bool replacement) const {
  assert(m_stage != Stage::Deal);
  Round other = *this;
  Wall &wall = other.m_wall;
  Tile &next = replacement ? wall.rinshan[m_board.rinshanDrawn] : wall.live[m_liveDrawn];
  const std::vector<Tile *> coming = comingIn(wall);
  const auto found = std::ranges::find_if(coming, [tile](const Tile *each) { return *each == tile; });
  assert(found != coming.end());
  std::swap(**found, next);
  alignIndicators(wall, m_board.seats());
  return other;
}

Round Round::withFutureRedealt(const std::function<std::size_t(std::size_t)> &below) const {
  assert(m_stage != Stage::Deal);
  Round other = *this;
  Wall &wall = other.m_wall;
  const std::vector<Tile *> coming = comingIn(wall);
  for (std::size_t i = coming.size(); i > 1; --i)
    std::swap(*coming[i - 1], *coming[below(i)]);
  alignIndicators(wall, m_board.seats());
  return other;
}

SeatView Round::viewOf(int seat) const {
  SeatView view = emptyView(seat);
  view.board = m_board;
  const Hand &own = hand(seat);
  view.hand = own.tiles;
  view.drawn = own.drawn;
  view.waits = own.waits;
  view.furiten = own.furiten;
  return view;
}

SeatView Round::openViewOf(int seat) const {
  SeatView view = viewOf(seat);
  for (int other = 0; other < m_board.seats(); ++other) {
    if (other == seat)
      continue;
    HandTiles &opened = view.opened[static_cast<std::size_t>(other)];
    opened = hand(other).tiles;
    if (hand(other).drawn.isKnown())
      opened.push_back(hand(other).drawn);
  }
  return view;
}

std::string Round::check() const {
  return RoundCheck(*this).broken();
}

// --- Who is asked about a discard or a kan ---

void Round::offerTurn(int seat) {
  m_stage = Stage::Turn;
  m_open.clear();
  janso::offerTurn(ownHand(seat), m_open.add(seat, m_nextDecisionId++));
}

// The tile on the table is a discard, the tile of a kan, or a North set aside.
void Round::offerReactions(int from) {
  m_open.clear();
  const bool callsEnd = m_board.tilesLeft == 0 || abortAfterDiscard(m_board).has_value();
  const Kind kind = m_board.lastTile.kind();
  for (int step = 1; step < m_board.seats(); ++step) {
    const int seat = seatAfter(from, step);
    if (!canClaim(hand(seat).counts, hand(seat).waits, kind, step == 1))
      continue;
    const HeldTiles own = ownHand(seat);
    const Claims claims = claimsOn(own, callsEnd);
    if (!claims.any())
      continue;
    Decision &decision = m_open.add(seat, m_nextDecisionId++);
    offerClaims(own, claims, decision);
    closeUnlessChoice(decision);
  }
}

// A seat that can only let the tile go by is not asked.
void Round::closeUnlessChoice(Decision &decision) {
  if (decision.legal.size() > 1)
    return;
  for (const Denial &denial : decision.denied) {
    if (denial.type == ActionType::Ron)
      m_unasked.push_back({decision.seat, denial});
  }
  m_open.dropLast();
  --m_nextDecisionId;
}

// --- Which answers decide ---

// Closes the requests of those who can no longer change what happens.
void Round::overtake() {
  if (pending().empty())
    return;
  int nearestRon = 4;
  bool taken = false;  // by pon or kan
  for (const Answer &answer : m_open.answers()) {
    if (answer.action.type == ActionType::Ron)
      nearestRon = std::min(nearestRon, distance(m_board.turn, answer.seat));
    taken = taken || answer.action.type == ActionType::Pon || answer.action.type == ActionType::Daiminkan;
  }
  const bool bump = rules().doubleRon == MultiRon::HeadBump && rules().tripleRon == MultiRon::HeadBump;
  for (const Decision &decision : pending()) {
    if (offers(decision, ActionType::Ron) &&
        (nearestRon == 4 || !bump || distance(m_board.turn, decision.seat) < nearestRon))
      return;
    if (nearestRon == 4 && !taken)
      return;
  }
  m_open.overtake();
}

// --- Wins ---

WinInput Round::winInput(int seat, int from, Tile tile) const {
  WinInput input = winInputOf(ownHand(seat), from, tile);
  input.lastKan = hand(seat).lastKan;
  if (from < 0)
    return input;
  const auto is7p = [](Tile held) { return held.kind() == kindOf(Suit::Pin, 7); };
  input.shotBird = hand(from).counts[kindOf(Suit::Pin, 7)] > 0 ||
                   std::ranges::any_of(m_board.player(from).melds, [&is7p](const Meld &meld) {
                     return std::ranges::any_of(meld.tiles, is7p);
                   });
  return input;
}

// Resolves the rons answered, if any.
bool Round::rons(Events &events) {
  if (m_open.answers().empty())
    return false;
  InlineVec<int, 3> winners;
  const int from = m_board.turn;
  for (int step = 1; step < m_board.seats(); ++step) {
    const int seat = seatAfter(from, step);
    for (const Answer &answer : m_open.answers()) {
      if (answer.seat == seat && answer.action.type == ActionType::Ron)
        winners.push_back(seat);
    }
  }
  if (winners.empty())
    return false;
  m_open.clear();
  const MultiRon several = winners.size() == 3 ? rules().tripleRon : rules().doubleRon;
  if (winners.size() > 1 && several == MultiRon::Abort) {
    abort(DrawType::TripleRon, {winners.data(), winners.size()}, events);
    return true;
  }
  const std::size_t paid = several == MultiRon::All ? winners.size() : 1;
  win({winners.data(), paid}, from, m_board.lastTile, events);
  return true;
}

// `winners` in the order in which they are paid.
void Round::win(std::span<const int> winners, int from, Tile tile, Events &events) {
  m_open.clear();
  const bool single = winners.size() == 1;
  const bool ownBack = !single && rules().multiRonSticks == MultiRonSticks::OwnBackRestNearest;
  const auto inRiichi = [this](int seat) { return m_board.player(seat).riichi == RiichiState::Accepted; };
  // With OwnBackRestNearest the later winners take one stick each, their own; the nearest takes the rest.
  std::int32_t setAside = 0;
  for (std::size_t i = 1; ownBack && i < winners.size(); ++i)
    setAside += inRiichi(winners[i]) ? 1 : 0;
  const std::int32_t sticks = m_board.kyotaku;
  // The hands are judged on the board as it was when the tile was claimed.
  InlineVec<WinInput, 3> inputs;
  for (int seat : winners)
    inputs.push_back(winInput(seat, from, tile));
  for (std::size_t i = 0; i < winners.size(); ++i) {
    const int seat = winners[i];
    WinInput &input = inputs[i];
    const bool each = rules().multiRonHonba == MultiRonHonba::Each;
    input.honba = i == 0 || each ? m_board.honba : 0;
    if (i == 0)
      input.kyotaku = sticks - setAside;
    else
      input.kyotaku = ownBack && inRiichi(seat) ? 1 : 0;
    hora(input, events);
  }
  m_outcome = outcomeOfWins(rules(), m_start, winners, from);
  m_outcome.tally = m_board.tally;
  settle();
}

// The board has the last word on points and sticks.
void Round::settle() {
  m_outcome.scores = m_board.scores;
  m_outcome.kyotaku = m_board.kyotaku;
  m_stage = Stage::Over;
}

void Round::hora(WinInput &input, Events &events) {
  HoraInfo info;
  info.winner = input.winner;
  info.from = input.from;
  info.hand = hand(input.winner).tiles;
  info.melds = input.melds;
  info.winTile = input.winTile;
  info.doraIndicators = m_board.doraIndicators;
  if (input.riichi && rules().uraDora) {
    // Without dora nothing is turned during the hand, but beneath the first indicator there is an ura all the
    // same.
    const std::size_t turned = rules().kanUraDora ? m_board.doraIndicators.size() : 1;
    for (std::size_t i = 0; i < std::max(turned, std::size_t{1}); ++i)
      info.uraIndicators.push_back(m_wall.uraIndicators[i]);
  }
  input.uraIndicators = info.uraIndicators;
  turnArisu(input);
  info.arisu = input.arisu;
  const ScoreOutcome outcome = scoreHand(input, rules());
  assert(outcome.result && "a win is offered only after whyNoWin() has allowed it");
  info.result = *outcome.result;
  for (std::size_t seat = 0; seat < 4; ++seat)
    info.scores[seat] = m_board.scores[seat] + info.result.deltas[seat];
  info.tally =
      tallyAfterWin(rules(), m_start.tally, m_board.tally, info.winner, info.from, info.result.chips);
  emit(Hora{std::move(info)}, events);
}

// Tiles beside the indicators, from the first that is not turned outward, until one is not in the hand. Of
// several winners each turns the same ones.
void Round::turnArisu(WinInput &input) const {
  const Arisu who = rules().arisu;
  const bool turns = who == Arisu::Any || (who == Arisu::Riichi && input.riichi) ||
                     (who == Arisu::Closed && m_board.player(input.winner).isMenzen());
  if (!turns)
    return;
  TileCounts held = countsOf(input.concealed);
  held.add(input.winTile);
  for (const Meld &meld : input.melds) {
    for (Tile tile : meld.tiles)
      held.add(tile);
  }
  bool hit = true;
  for (int n = static_cast<int>(m_board.doraIndicators.size());
       hit && input.arisu.size() < input.arisu.capacity(); ++n) {
    const Tile tile = upperRowTile(m_wall, m_board.seats(), n, m_liveDrawn);
    if (!tile.isKnown())
      return;
    input.arisu.push_back(tile);
    hit = held[tile.kind()] > 0;
  }
}

// --- Draws ---

HandTiles Round::openedHand(int seat) const {
  HandTiles opened = hand(seat).tiles;
  if (hand(seat).drawn.isKnown())
    opened.push_back(hand(seat).drawn);
  std::sort(opened.begin(), opened.end());
  return opened;
}

void Round::drawnHand(RyukyokuInfo info, Events &events) {
  m_open.clear();
  m_outcome = outcomeOfDraw(rules(), m_start, info);
  m_outcome.tally = m_board.tally;
  for (const std::int8_t winner : m_outcome.winners)
    m_outcome.tally = tallyAfterWin(rules(), m_start.tally, m_outcome.tally, winner, -1);
  emit(Ryukyoku{std::move(info)}, events);
  settle();
}

// Nothing is paid. `shown`: seats that open their hands.
void Round::abort(DrawType type, std::span<const int> shown, Events &events) {
  RyukyokuInfo info;
  info.type = type;
  if (type == DrawType::Kyuushu)
    info.declarer = m_board.turn;
  info.scores = m_board.scores;
  for (int seat : shown)
    info.hands[static_cast<std::size_t>(seat)] = openedHand(seat);
  drawnHand(std::move(info), events);
}

// Where a tenpai without yaku does not count, some wait must be a win on a discard or on a self-draw, without
// what only the moment gives (haitei, houtei, rinshan, the first turn). So a closed hand always counts.
bool Round::isTenpaiAtDraw(int seat) const {
  const Hand &own = hand(seat);
  if (own.waits.empty() || !isTenpai(own.counts, m_board.player(seat).melds, rules().karaten))
    return false;
  if (rules().keishikiTenpai)
    return true;
  TileCounts held = own.counts;
  for (const Meld &meld : m_board.player(seat).melds) {
    for (Tile tile : meld.tiles)
      held.add(tile);
  }
  return std::ranges::any_of(own.waits, [&](Kind wait) {
    if (held[wait] == 4)
      return false;
    for (const int from : {-1, seatAfter(seat, 1)}) {
      const std::optional<NoWin> why = whyNoWin(withoutMoment(winInput(seat, from, Tile(wait))), rules());
      if (!why || *why == NoWin::BelowMinimumHan)
        return true;
    }
    return false;
  });
}

void Round::exhaustiveDraw(Events &events) {
  RyukyokuInfo info;
  info.scores = m_board.scores;
  for (int seat = 0; seat < m_board.seats(); ++seat) {
    const std::size_t at = static_cast<std::size_t>(seat);
    const PlayerBoard &player = m_board.player(seat);
    info.tenpai[at] = isTenpaiAtDraw(seat);
    if (info.tenpai[at])
      info.hands[at] = openedHand(seat);
    info.nagashi[at] =
        rules().nagashiMangan && (!rules().nagashiClosed || player.isMenzen()) && isNagashiPond(player);
  }
  if (std::ranges::find(info.nagashi, true) != info.nagashi.end())
    info.type = DrawType::NagashiMangan;
  info.deltas = drawPayments(rules(), m_board.dealer, m_board.honba, info);
  for (std::size_t seat = 0; seat < 4; ++seat)
    info.scores[seat] += info.deltas[seat];
  if (const int taker = stickTaker(rules(), m_board.dealer, info); taker >= 0)
    info.scores[static_cast<std::size_t>(taker)] += m_board.kyotaku * kStick;
  drawnHand(std::move(info), events);
}

}  // namespace janso
