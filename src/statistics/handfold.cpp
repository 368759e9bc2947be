// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/handfold.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "rules/places.h"

namespace janso {
namespace {

std::uint8_t small(int number) {
  return static_cast<std::uint8_t>(std::clamp(number, 0, 255));
}

// Above 0: ahead of everybody else.
std::int32_t leaderGapOf(const Scores &scores, int players, int seat) {
  std::int32_t best = 0;
  bool any = false;
  for (int other = 0; other < players; ++other) {
    const std::int32_t score = scores[static_cast<std::size_t>(other)];
    if (other != seat && (!any || score > best)) {
      best = score;
      any = true;
    }
  }
  return scores[static_cast<std::size_t>(seat)] - best;
}

void addTiles(const Melds &melds, TileCounts &counts) {
  for (const Meld &meld : melds) {
    for (const Tile tile : meld.tiles)
      counts.add(tile);
  }
}

}  // namespace

HandFold::HandFold(const Shared<MatchInfo> &info) {
  m_board.apply(MatchStarted{info});
}

std::array<SeatHand, 4> HandFold::fold(const ProvedHand &hand) {
  for (const Event &event : hand.events) {
    if (std::holds_alternative<KyokuEnded>(event))
      break;
    std::visit([this](const auto &each) { take(each); }, event);
    // A win or draw is judged by the table before it.
    m_board.apply(event);
    if (const auto *discard = std::get_if<Dahai>(&event)) {
      ++m_discards;
      if (std::exchange(m_declares, -1) == discard->seat)
        noteDeclared(discard->seat);
      noteTenpai(discard->seat);
    }
  }
  return m_hands;
}

void HandFold::take(const KyokuStarted &event) {
  m_seats = {};
  m_hands = {};
  m_before = event.scores;
  m_discards = 0;
  m_declares = -1;
  const int players = m_board.seats();
  const std::array<int, 4> places = placesOf(event.scores, players);
  for (int seat = 0; seat < players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    Seat &one = m_seats[at];
    one.tiles = countsOf(event.hands[at]);
    one.dealt = true;
    SeatHand &hand = m_hands[at];
    hand.seat = small(seat);
    hand.players = small(players);
    hand.bakaze = event.bakaze;
    hand.kyoku = event.kyoku;
    hand.honba = event.honba;
    hand.set(HandFlag::Dealer, seat == event.dealer);
    hand.startPlace = small(places[at]);
    hand.leaderGap = leaderGapOf(event.scores, players, seat);
    hand.startShanten = static_cast<std::int8_t>(shanten(one.tiles, 0));
    hand.firstShanten = hand.startShanten;
    hand.reachedTenpai = hand.startShanten == 0;
    one.away = hand.startShanten;
    one.changed = false;
  }
}

void HandFold::take(const Tsumo &event) {
  Seat &seat = seatOf(event.seat);
  seat.tiles.add(event.tile);
  if (std::exchange(seat.dealt, false) && handOf(event.seat).has(HandFlag::Dealer) && m_discards == 0)
    handOf(event.seat).firstShanten = static_cast<std::int8_t>(shanten(seat.tiles, 0));
}

void HandFold::take(const Dahai &event) {
  const Kind kind = event.tile.kind();
  noteFold(event.seat, kind);
  Seat &seat = seatOf(event.seat);
  seat.tiles.remove(event.tile);
  seat.changed = seat.changed || !event.tsumogiri;
  for (Seat &other : m_seats)
    other.passed.add(kind);
}

// Safe against all who are in riichi, at the price of being farther from tenpai than needed.
void HandFold::noteFold(int seat, Kind discard) {
  const auto isIn = [this](int other) { return m_board.player(other).riichi != RiichiState::None; };
  if (isIn(seat) || m_declares == seat)
    return;
  bool any = false;
  bool safe = true;
  for (int other = 0; other < m_board.seats(); ++other) {
    if (other == seat || !isIn(other))
      continue;
    any = true;
    const auto &pond = m_board.player(other).pond;
    safe = safe && (seatOf(other).passed.has(discard) ||
                    std::any_of(pond.begin(), pond.end(),
                                [discard](const PondTile &each) { return each.tile.kind() == discard; }));
  }
  if (!any)
    return;
  ++handOf(seat).underRiichi;
  if (!safe)
    return;
  TileCounts left = seatOf(seat).tiles;
  const int nearest = shanten(left, melds(seat));
  --left[discard];
  if (shanten(left, melds(seat)) > nearest)
    ++handOf(seat).folds;
}

void HandFold::take(const Call &event) {
  Seat &seat = seatOf(event.seat);
  seat.changed = true;
  SeatHand &hand = handOf(event.seat);
  const Meld &meld = event.meld;
  hand.set(HandFlag::Open, meld.isOpen());
  if (meld.type == MeldType::Kakan) {
    seat.tiles.remove(meld.added);
    return;
  }
  if (meld.type != MeldType::Ankan) {
    seat.tiles.add(meld.called);
    ++hand.calls;
  }
  for (const Tile tile : meld.tiles)
    seat.tiles.remove(tile);
}

void HandFold::take(const Kita &event) {
  seatOf(event.seat).tiles.remove(event.tile);
  seatOf(event.seat).changed = true;
}

void HandFold::take(const Riichi &event) {
  SeatHand &hand = handOf(event.seat);
  for (int other = 0; other < m_board.seats(); ++other) {
    if (other == event.seat || !handOf(other).has(HandFlag::Riichi))
      continue;
    hand.set(HandFlag::ChasingRiichi);
    handOf(other).set(HandFlag::ChasedRiichi);
    ++handOf(other).chasers;
  }
  hand.set(HandFlag::Riichi);
  seatOf(event.seat).passed = {};
  m_declares = event.seat;
}

TileCounts HandFold::visibleTo(int seat) const {
  TileCounts seen = m_seats[static_cast<std::size_t>(seat)].tiles;
  for (int other = 0; other < m_board.seats(); ++other) {
    const PlayerBoard &player = m_board.player(other);
    for (const PondTile &each : player.pond) {
      if (each.calledBy < 0)
        seen.add(each.tile);
    }
    addTiles(player.melds, seen);
    seen[kNorth] = static_cast<std::uint8_t>(seen[kNorth] + player.kita);
  }
  for (const Tile tile : m_board.doraIndicators)
    seen.add(tile);
  return seen;
}

void HandFold::noteDeclared(int seat) {
  SeatHand &hand = handOf(seat);
  const PlayerBoard &player = m_board.player(seat);
  hand.riichiTurn = small(static_cast<int>(player.pond.size()));
  const KindSet wait = waits(seatOf(seat).tiles, melds(seat));
  const TileCounts seen = visibleTo(seat);
  int unseen = 0;
  for (const Kind kind : wait)
    unseen += std::max(0, 4 - seen[kind]);
  hand.set(HandFlag::GoodWaitRiichi, unseen >= 6);
  hand.set(HandFlag::ManySidedRiichi, wait.size() >= 2);
  hand.set(HandFlag::FuritenRiichi,
           std::any_of(player.pond.begin(), player.pond.end(),
                       [wait](const PondTile &each) { return wait.has(each.tile.kind()); }));
}

int HandFold::away(int seat) {
  Seat &one = seatOf(seat);
  if (std::exchange(one.changed, false))
    one.away = static_cast<std::int8_t>(shanten(one.tiles, melds(seat)));
  return one.away;
}

void HandFold::noteTenpai(int seat) {
  SeatHand &hand = handOf(seat);
  if (hand.reachedTenpai || away(seat) != 0)
    return;
  hand.reachedTenpai = true;
  hand.tenpaiTurn = small(static_cast<int>(m_board.player(seat).pond.size()));
}

void HandFold::take(const Hora &event) {
  const HoraInfo &win = *event.info;
  noteWin(win);
  if (win.from >= 0)
    noteDealIn(win);
  else
    noteTsumoPaid(win);
  noteScores(win.scores);
}

void HandFold::noteWin(const HoraInfo &win) {
  SeatHand &hand = handOf(win.winner);
  const WinResult &result = win.result;
  hand.set(HandFlag::Won);
  hand.set(HandFlag::Tsumo, win.from < 0);
  hand.set(HandFlag::MenzenWin, !hand.has(HandFlag::Open));
  hand.winPoints = result.handPoints;
  hand.winTurn = small(static_cast<int>(m_board.player(win.winner).pond.size()) + (win.from < 0 ? 1 : 0));
  hand.tableDiscards = small(m_discards);
  hand.reachedTenpai = true;
  const bool yakuman = result.limit == Limit::Yakuman || result.yakuman > 0;
  hand.set(HandFlag::Yakuman, yakuman);
  hand.set(HandFlag::CountedYakuman, result.limit == Limit::KazoeYakuman);
  hand.han = yakuman ? 0 : small(std::min<std::int32_t>(result.han, 13));
  for (const YakuHan &yaku : result.yaku) {
    hand.addYaku(yaku.id);
    if (isBonus(yaku.id))
      hand.dora = small(hand.dora + yaku.han);
  }
  hand.set(HandFlag::Ippatsu, hand.hasYaku(YakuId::Ippatsu));
  hand.set(HandFlag::Ura, hand.hasYaku(YakuId::UraDora));
}

void HandFold::noteDealIn(const HoraInfo &win) {
  SeatHand &hand = handOf(win.from);
  hand.set(HandFlag::DealtIn);
  hand.dealInTile = small(win.winTile.kind() + 1);
  ++hand.rons;
  hand.dealInPoints += win.result.handPoints;
  hand.dealInPaid += win.result.payments[static_cast<std::size_t>(win.from)];
  const SeatHand &winner = handOf(win.winner);
  const HandFlag to = winner.has(HandFlag::Riichi) ? HandFlag::DealInToRiichi
                      : winner.has(HandFlag::Open) ? HandFlag::DealInToOpen
                                                   : HandFlag::DealInToDama;
  hand.set(to);
  hand.set(HandFlag::DealInTenpai, away(win.from) == 0);
  hand.set(HandFlag::RiichiTileDealIn, m_board.player(win.from).riichi == RiichiState::Declared);
}

void HandFold::noteTsumoPaid(const HoraInfo &win) {
  for (int seat = 0; seat < m_board.seats(); ++seat) {
    const std::int32_t paid = win.result.payments[static_cast<std::size_t>(seat)];
    if (seat == win.winner || paid <= 0)
      continue;
    SeatHand &hand = handOf(seat);
    hand.tsumoPaid += paid;
    hand.set(HandFlag::TsumoPaid);
    hand.set(HandFlag::DealerHit, hand.has(HandFlag::Dealer) && win.result.limit != Limit::None);
  }
}

void HandFold::take(const Ryukyoku &event) {
  const RyukyokuInfo &draw = *event.info;
  const bool exhaustive = draw.type == DrawType::Exhaustive || draw.type == DrawType::NagashiMangan;
  for (int seat = 0; seat < m_board.seats(); ++seat) {
    handOf(seat).set(HandFlag::Drawn, exhaustive);
    handOf(seat).set(HandFlag::DrawTenpai, exhaustive && draw.tenpai[static_cast<std::size_t>(seat)]);
  }
  noteScores(draw.scores);
}

void HandFold::noteScores(const Scores &scores) {
  for (int seat = 0; seat < m_board.seats(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    m_hands[at].gain = scores[at] - m_before[at];
  }
}

}  // namespace janso
