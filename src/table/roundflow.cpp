// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The course of a hand: deal, draw, discard, calls, kans, and who acts next.
#include <algorithm>
#include <array>
#include <cassert>

#include "rules/actionkinds.h"
#include "rules/legal/openriichi.h"
#include "table/round.h"

namespace janso {

namespace {

constexpr int kFourKans = 4;

}  // namespace

// --- Deal and draw ---

void Round::deal(Events &events) {
  const int dealer = m_start.dealer(m_board.seats());
  KyokuStarted event;
  event.bakaze = m_start.bakaze;
  event.kyoku = m_start.kyoku;
  event.round = m_start.round;
  event.honba = m_start.honba;
  event.kyotaku = m_start.kyotaku;
  event.dealer = static_cast<std::int8_t>(dealer);
  event.scores = m_start.scores;
  event.tally = m_start.tally;
  event.dice = m_wall.dice;
  m_doraTurned = 1;
  if (rules().dora)
    event.doraIndicator = m_wall.doraIndicators[0];
  for (int seat = 0; seat < m_board.seats(); ++seat) {
    Hand &own = hand(seat);
    for (int k = 0; k < 13; ++k) {
      const int at = dealtIndex(distance(dealer, seat), k, m_board.seats());
      const Tile tile = m_wall.live[static_cast<std::size_t>(at)];
      insertSorted(own.tiles, tile);
      own.counts.add(tile);
    }
    event.hands[static_cast<std::size_t>(seat)] = own.tiles;
  }
  m_liveDrawn = static_cast<std::uint8_t>(dealtTiles(m_board.seats()));
  emit(event, events);
  for (int seat = 0; seat < m_board.seats(); ++seat)
    handChanged(seat);
  draw(dealer, false, events);
  offerTurn(dealer);
}

void Round::draw(int seat, bool rinshan, Events &events) {
  Hand &own = hand(seat);
  own.drawn = rinshan ? m_wall.rinshan[m_board.rinshanDrawn] : m_wall.live[m_liveDrawn++];
  own.counts.add(own.drawn);
  emit(Tsumo{static_cast<std::int8_t>(seat), own.drawn, rinshan}, events);
  liftTemporaryFuriten(own.furiten, FuritenMoment::OwnDraw, rules().tempFuritenEnd);
}

// --- The own turn ---

void Round::turn(int seat, const Action &action, Events &events) {
  switch (action.type) {
    case ActionType::Dahai:
    case ActionType::Riichi:
    case ActionType::OpenRiichi:
      discard(seat, action, events);
      break;
    case ActionType::Ankan:
    case ActionType::Kakan:
      declareKan(seat, action, events);
      break;
    case ActionType::Kita:
      setNorthAside(seat, action, events);
      break;
    case ActionType::Tsumo: {
      const int winners[] = {seat};
      win(winners, -1, action.tile, events);
      break;
    }
    case ActionType::Kyuushu: {
      const int shown[] = {seat};
      abort(DrawType::Kyuushu, shown, events);
      break;
    }
    default:
      assert(false && "not an action of the own turn");
  }
}

void Round::discard(int seat, const Action &action, Events &events) {
  revealKanDora(m_kanDora.due(), events);
  Hand &own = hand(seat);
  own.counts.remove(action.tile);
  if (!action.tsumogiri)
    takeFromHand(seat, action.tile);
  own.drawn = Tile();
  if (action.type == ActionType::Riichi)
    emit(Riichi{static_cast<std::int8_t>(seat), false, {}}, events);
  if (action.type == ActionType::OpenRiichi) {
    const HandTiles shown = shownByOpenRiichi(own.tiles, melds(seat), rules().openRiichiReveal);
    emit(Riichi{static_cast<std::int8_t>(seat), true, shown}, events);
  }
  emit(Dahai{static_cast<std::int8_t>(seat), action.tile, action.tsumogiri}, events);
  liftTemporaryFuriten(own.furiten, FuritenMoment::OwnDiscard, rules().tempFuritenEnd);
  if (action.tsumogiri)
    updateDiscardFuriten(own.furiten, own.waits, m_board.player(seat));
  else
    handChanged(seat);
  m_stage = Stage::Reaction;
  offerReactions(seat);
}

// Takes `tile` out of the sorted hand; a drawn tile joins it.
void Round::takeFromHand(int seat, Tile tile) {
  Hand &own = hand(seat);
  const auto at = std::find(own.tiles.begin(), own.tiles.end(), tile);
  if (at != own.tiles.end()) {
    own.tiles.erase(static_cast<std::size_t>(at - own.tiles.begin()));
    if (own.drawn.isKnown())
      insertSorted(own.tiles, own.drawn);
  } else {
    assert(own.drawn == tile);
  }
  own.drawn = Tile();
}

void Round::handChanged(int seat) {
  Hand &own = hand(seat);
  own.waits = KindSet();
  if (own.tiles.size() % 3 == 1) {
    own.away = static_cast<std::int8_t>(shanten(own.counts, melds(seat)));
    // At a distance of 1 a wait for a fifth tile may still be there (RuleSet::karaten).
    if (own.away <= 1)
      own.waits = waits(own.counts, melds(seat));
  }
  updateDiscardFuriten(own.furiten, own.waits, m_board.player(seat));
}

// --- Kans ---

void Round::revealKanDora(int count, Events &events) {
  for (int i = 0; i < count; ++i)
    emit(DoraRevealed{m_wall.doraIndicators[m_doraTurned++]}, events);
}

void Round::declareKan(int seat, const Action &action, Events &events) {
  Meld meld;
  if (action.type == ActionType::Ankan) {
    meld = meldOf(action, -1);
    for (Tile tile : action.consumed) {
      hand(seat).counts.remove(tile);
      takeFromHand(seat, tile);
    }
  } else {
    for (const Meld &pon : m_board.player(seat).melds) {
      if (pon.type == MeldType::Pon && pon.kind() == action.tile.kind())
        meld = pon;
    }
    meld.type = MeldType::Kakan;
    meld.added = action.tile;
    insertSorted(meld.tiles, action.tile);
    hand(seat).counts.remove(action.tile);
    takeFromHand(seat, action.tile);
  }
  emit(Call{static_cast<std::int8_t>(seat), meld}, events);
  if (rules().kanDoraBeforeChankan)
    revealKanDora(m_kanDora.due(), events);
  noteKan(seat, meld.kind());
  for (int other = 0; other < m_board.seats(); ++other)
    liftTemporaryFuriten(hand(other).furiten,
                         other == seat ? FuritenMoment::OwnCall : FuritenMoment::OthersCall,
                         rules().tempFuritenEnd);
  handChanged(seat);
  m_stage = Stage::Reaction;
  offerReactions(seat);
}

// A kakan keeps the place of its pon, so the order of the melds does not tell which kan came last.
void Round::noteKan(int seat, Kind kind) {
  const Melds &all = m_board.player(seat).melds;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].isKan() && all[i].kind() == kind)
      hand(seat).lastKan = static_cast<std::int8_t>(i);
  }
}

// Nobody robbed it: dora by the rules, and the replacement tile.
void Round::completeKan(int seat, MeldType type, Events &events) {
  if (type != MeldType::Daiminkan)
    revealKanDora(m_kanDora.due(), events);
  const bool atOnce = rules().abortSuukaikan == AbortSuukaikan::AtDeclaration &&
                      m_board.kans() == kFourKans && m_board.kanOwners() > 1;
  if (atOnce || m_board.kans() > rules().maxKans) {
    abort(DrawType::Suukaikan, {}, events);
    return;
  }
  noteMissed();
  const KanDora when = kanDoraOf(rules(), type);
  revealKanDora(KanDoraTurns::beforeReplacement(when), events);
  draw(seat, true, events);
  revealKanDora(m_kanDora.afterReplacement(when), events);
  offerTurn(seat);
}

// --- North set aside ---

void Round::setNorthAside(int seat, const Action &action, Events &events) {
  hand(seat).counts.remove(action.tile);
  // In riichi it is the drawn one that goes, also when the hand holds another.
  if (m_board.player(seat).riichi == RiichiState::Accepted)
    hand(seat).drawn = Tile();
  else
    takeFromHand(seat, action.tile);
  emit(Kita{static_cast<std::int8_t>(seat), action.tile}, events);
  handChanged(seat);
  m_stage = Stage::Reaction;
  offerReactions(seat);
}

// Nobody won on it: a replacement tile is drawn.
void Round::completeKita(int seat, Events &events) {
  revealKanDora(m_kanDora.due(), events);
  draw(seat, true, events);
  offerTurn(seat);
}

// --- After a discard, a kan or a North set aside ---

void Round::react(Events &events) {
  if (rons(events))
    return;
  if (m_board.phase == BoardPhase::AfterKita) {
    m_open.clear();
    completeKita(m_board.turn, events);
    return;
  }
  if (m_board.phase != BoardPhase::AfterDahai) {
    const MeldType type = m_board.phase == BoardPhase::AfterAnkan ? MeldType::Ankan : MeldType::Kakan;
    m_open.clear();
    completeKan(m_board.turn, type, events);
    return;
  }
  if (m_board.player(m_board.turn).riichi == RiichiState::Declared)
    acceptRiichi(events);
  if (const std::optional<DrawType> abortive = abortAfterDiscard(m_board)) {
    constexpr std::array<int, 4> kAll{0, 1, 2, 3};
    const std::size_t shown = abortive == DrawType::Suucha ? rules().players : 0U;
    abort(*abortive, std::span(kAll).first(shown), events);
    return;
  }
  const Answer *taken = nullptr;
  for (const Answer &answer : m_open.answers()) {
    const bool isCall = answer.action.type != ActionType::Skip;
    if (isCall && (taken == nullptr || taken->action.type == ActionType::Chi))
      taken = &answer;
  }
  if (taken != nullptr) {
    const Answer answer = *taken;
    m_open.clear();
    call(answer, events);
  } else {
    m_open.clear();
    passed(events);
  }
}

void Round::acceptRiichi(Events &events) {
  noteMissed();
  emit(RiichiAccepted{m_board.turn}, events);
}

void Round::passed(Events &events) {
  if (m_board.tilesLeft == 0) {
    exhaustiveDraw(events);
    return;
  }
  noteMissed();
  const int next = m_board.nextSeat(m_board.turn);
  draw(next, false, events);
  offerTurn(next);
}

void Round::call(const Answer &answer, Events &events) {
  noteMissed();
  const Action &action = answer.action;
  const int seat = answer.seat;
  const bool kan = action.type == ActionType::Daiminkan;
  for (Tile tile : action.consumed) {
    hand(seat).counts.remove(tile);
    takeFromHand(seat, tile);
  }
  emit(Call{static_cast<std::int8_t>(seat), meldOf(action, m_board.turn)}, events);
  for (int other = 0; other < m_board.seats(); ++other)
    liftTemporaryFuriten(hand(other).furiten,
                         other == seat ? FuritenMoment::OwnCall : FuritenMoment::OthersCall,
                         rules().tempFuritenEnd);
  handChanged(seat);
  if (kan) {
    noteKan(seat, action.tile.kind());
    completeKan(seat, MeldType::Daiminkan, events);
    return;
  }
  offerTurn(seat);
}

// The tile on the table was not taken by a win: those whom it would have completed are furiten now.
void Round::noteMissed() {
  if (!m_board.lastTile.isKnown())
    return;
  const Kind kind = m_board.lastTile.kind();
  if (std::ranges::none_of(m_hands, [kind](const Hand &own) { return own.waits.has(kind); }))
    return;
  const int seats = m_board.seats();
  for (int seat = 0; seat < seats; ++seat) {
    Hand &own = hand(seat);
    if (seat == m_board.turn || !own.waits.has(kind))
      continue;
    const bool kokushi = melds(seat) == 0 && shantenParts(countsOf(own.tiles), 0).kokushi == 0;
    if (canBeCompletedBy(m_board.lastTile, m_board.phase, own.waits, kokushi, rules()))
      noteMissedTile(own.furiten, m_board.lastTile, m_board.player(seat).riichi == RiichiState::Accepted);
  }
}

}  // namespace janso
