// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/seatgame.h"

#include <algorithm>

#include "records/provedgame.h"
#include "rules/places.h"
#include "statistics/handfold.h"

namespace janso {
namespace {

template <class T>
T &at(std::vector<T> &items, int index) {
  return items[static_cast<std::size_t>(index)];
}

// How often in a row the deal has stayed.
class Repeats {
 public:
  std::uint8_t of(const RoundStart &start) {
    const bool same = m_any && start.kyoku == m_kyoku && start.round == m_round;
    m_repeats = same ? static_cast<std::uint8_t>(std::min(m_repeats + 1, 255)) : std::uint8_t{0};
    m_any = true;
    m_kyoku = start.kyoku;
    m_round = start.round;
    return m_repeats;
  }

 private:
  bool m_any = false;
  std::uint8_t m_kyoku = 0;
  std::uint8_t m_round = 0;
  std::uint8_t m_repeats = 0;
};

// Who passed whom in the last hand, by the points alone: sticks that are left over come later.
void noteLastHand(const ProvedHand &hand, int players, std::vector<SeatGame> &seats) {
  Scores after = hand.start.scores;
  for (int seat = 0; seat < players; ++seat)
    after[static_cast<std::size_t>(seat)] += at(seats, seat).hands.back().gain;
  const std::array<int, 4> places = placesOf(after, players);
  for (int seat = 0; seat < players; ++seat) {
    SeatHand &last = at(seats, seat).hands.back();
    const int place = places[static_cast<std::size_t>(seat)];
    last.set(HandFlag::LastOfMatch);
    last.set(HandFlag::Overtook, place < last.startPlace);
    last.set(HandFlag::Overtaken, place > last.startPlace);
  }
}

SeatEnd endOf(const MatchResult &result, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  return {static_cast<std::uint8_t>(result.place[index]), result.scores[index], result.finalPoints[index]};
}

// --- Counting the parts of a hand ---

void addRiichi(const SeatHand &hand, Counters &counters) {
  const bool riichi = hand.has(HandFlag::Riichi);
  const bool chasing = hand.has(HandFlag::ChasingRiichi);
  const bool late = riichi && hand.has(HandFlag::DealtIn) && !hand.has(HandFlag::RiichiTileDealIn);
  counters.add(Counter::Riichis, riichi);
  counters.add(Counter::RiichiTurns, hand.riichiTurn);
  counters.add(Counter::RiichiDealIns, riichi && hand.has(HandFlag::DealtIn));
  counters.add(Counter::RiichiLateDealIns, late);
  counters.add(Counter::RiichiDraws, riichi && hand.has(HandFlag::Drawn));
  counters.add(Counter::RiichiGain, riichi ? hand.gain : 0);
  counters.add(Counter::FirstRiichis, riichi && !chasing);
  counters.add(Counter::ChasingRiichis, chasing);
  counters.add(Counter::ChasedRiichis, hand.has(HandFlag::ChasedRiichi));
  counters.add(Counter::Chasers, hand.chasers);
  counters.add(Counter::GoodWaitRiichis, hand.has(HandFlag::GoodWaitRiichi));
  counters.add(Counter::ManySidedRiichis, hand.has(HandFlag::ManySidedRiichi));
  counters.add(Counter::FuritenRiichis, hand.has(HandFlag::FuritenRiichi));
  counters.add(Counter::FirstRiichiDealIns, late && !chasing);
  counters.add(Counter::ChasingRiichiDealIns, late && chasing);
}

void addYaku(const SeatHand &hand, Counters &counters) {
  for (int han = 1; han <= 13; ++han)
    counters.add(hanCounter(han), hand.has(HandFlag::Won) && hand.han == han);
  counters.add(Counter::HanYakuman, hand.has(HandFlag::Yakuman));
  counters.add(Counter::Yakuman, hand.has(HandFlag::Yakuman));
  counters.add(Counter::CountedYakuman, hand.has(HandFlag::CountedYakuman));
  for (int id = 0; id < kYakuCount; ++id)
    counters.add(yakuCounter(YakuId(id)), hand.hasYaku(YakuId(id)));
}

void addWin(const SeatHand &hand, Counters &counters) {
  const bool won = hand.has(HandFlag::Won);
  const bool riichi = hand.has(HandFlag::Riichi);
  const bool open = hand.has(HandFlag::Open);
  counters.add(Counter::Wins, won);
  counters.add(Counter::Tsumos, hand.has(HandFlag::Tsumo));
  counters.add(Counter::RiichiWins, won && riichi);
  counters.add(Counter::OpenWins, won && open);
  counters.add(Counter::DamaWins, won && !riichi && !open);
  counters.add(Counter::WinPoints, hand.winPoints);
  counters.add(Counter::WinGain, won ? hand.gain : 0);
  counters.add(Counter::WinTurns, hand.winTurn);
  counters.add(Counter::WinTableTurns, won ? 12 + 12 * hand.tableDiscards / hand.players : 0);
  counters.add(Counter::IppatsuWins, hand.has(HandFlag::Ippatsu));
  counters.add(Counter::UraWins, hand.has(HandFlag::Ura));
  counters.add(Counter::DoraHan, hand.dora);
}

void addDealIn(const SeatHand &hand, Counters &counters) {
  const bool dealtIn = hand.has(HandFlag::DealtIn);
  const bool quiet = !hand.has(HandFlag::Riichi) && hand.calls < 2;
  counters.add(Counter::DealIns, dealtIn);
  counters.add(Counter::RonsPaid, hand.rons);
  counters.add(Counter::DealInPoints, hand.dealInPoints);
  counters.add(Counter::DealInPaid, hand.dealInPaid);
  counters.add(Counter::CalledDealIns, dealtIn && hand.has(HandFlag::Open));
  counters.add(Counter::DealInsToRiichi, hand.has(HandFlag::DealInToRiichi));
  counters.add(Counter::DealInsToOpen, hand.has(HandFlag::DealInToOpen));
  counters.add(Counter::DealInsToDama, hand.has(HandFlag::DealInToDama));
  counters.add(Counter::QuietHands, quiet);
  counters.add(Counter::QuietDealIns, quiet && dealtIn);
  counters.add(Counter::TenpaiDealIns, hand.has(HandFlag::DealInTenpai));
  counters.add(Counter::TsumoPaid, hand.tsumoPaid);
  counters.add(Counter::TsumosPaid, hand.has(HandFlag::TsumoPaid));
  counters.add(Counter::DealerHits, hand.has(HandFlag::DealerHit));
}

void addCourse(const SeatHand &hand, Counters &counters) {
  const bool dealer = hand.has(HandFlag::Dealer);
  counters.add(Counter::Hands, 1);
  counters.add(Counter::Gain, hand.gain);
  counters.add(Counter::CalledHands, hand.has(HandFlag::Open));
  counters.add(Counter::Calls, hand.calls);
  counters.add(Counter::CalledDraws, hand.has(HandFlag::Open) && hand.has(HandFlag::Drawn));
  counters.add(Counter::Draws, hand.has(HandFlag::Drawn));
  counters.add(Counter::TenpaiDraws, hand.has(HandFlag::DrawTenpai));
  counters.add(Counter::DealerHands, dealer);
  counters.add(Counter::DealerWins, dealer && hand.has(HandFlag::Won));
  counters.add(Counter::MostRepeats, dealer ? hand.repeats : 0);
  counters.add(Counter::StartShanten, hand.startShanten);
  counters.add(Counter::FirstShanten, hand.firstShanten);
  counters.add(Counter::TenpaiTurns, hand.tenpaiTurn);
  counters.add(Counter::TenpaiHands, hand.reachedTenpai);
  counters.add(Counter::LastHands, hand.has(HandFlag::LastOfMatch));
  counters.add(Counter::Overtook, hand.has(HandFlag::Overtook));
  counters.add(Counter::Overtaken, hand.has(HandFlag::Overtaken));
  counters.add(Counter::UnderRiichi, hand.underRiichi);
  counters.add(Counter::Folds, hand.folds);
}

Counter after(Counter first, std::size_t steps) {
  return static_cast<Counter>(static_cast<std::size_t>(first) + steps);
}

}  // namespace

std::vector<SeatGame> seatGamesOf(const ProvedGame &game) {
  const int players = game.players();
  std::vector<SeatGame> seats(static_cast<std::size_t>(players));
  HandFold fold(game.info);
  Repeats repeats;
  for (std::size_t number = 0; number < game.hands.size(); ++number) {
    const ProvedHand &hand = game.hands[number];
    const std::uint8_t stayed = repeats.of(hand.start);
    if (!hand.complete)
      continue;
    const std::array<SeatHand, 4> played = fold.fold(hand);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      SeatHand &one = seats[seat].hands.emplace_back(played[seat]);
      one.number = static_cast<std::uint16_t>(number);
      one.repeats = one.has(HandFlag::Dealer) ? stayed : std::uint8_t{0};
    }
  }
  if (game.complete && !game.hands.empty() && game.hands.back().complete)
    noteLastHand(game.hands.back(), players, seats);
  for (int seat = 0; seat < players; ++seat) {
    at(seats, seat).seat = static_cast<std::uint8_t>(seat);
    at(seats, seat).best = bestWinOf(game, seat);
    if (game.complete && game.result)
      at(seats, seat).end = endOf(*game.result, seat);
  }
  return seats;
}

void addHand(const SeatHand &hand, Counters &counters) {
  addCourse(hand, counters);
  addWin(hand, counters);
  addDealIn(hand, counters);
  addRiichi(hand, counters);
  addYaku(hand, counters);
}

void addEnd(const SeatEnd &end, Counters &counters) {
  counters.add(Counter::Matches, 1);
  counters.add(Counter::PlaceSum, end.place);
  for (int place = 1; place <= 4; ++place)
    counters.add(after(Counter::Place1, static_cast<std::size_t>(place - 1)), end.place == place);
  counters.add(Counter::TopTwo, end.place <= 2);
  counters.add(Counter::Bust, end.score < 0);
  counters.add(Counter::FinalScore, end.score);
  counters.add(Counter::FinalPoints, end.finalPoints);
}

void addReview(const ReviewFigures &review, Counters &counters) {
  counters.add(Counter::Choices, review.choices);
  counters.add(Counter::LossPlace, review.lossPlace);
  counters.add(Counter::LossPoints, review.lossPoints);
  counters.add(Counter::Suspected, review.suspected);
  counters.add(Counter::Inaccuracies, review.inaccuracies);
  counters.add(Counter::Mistakes, review.mistakes);
  counters.add(Counter::Blunders, review.blunders);
  for (std::size_t i = 0; i < kReviewCategories; ++i) {
    counters.add(after(Counter::LastHandChoices, i), review.categories[i].choices);
    counters.add(after(Counter::LastHandLoss, i), review.categories[i].lossPlace);
  }
}

void addLuck(const LuckFigures &luck, Counters &counters) {
  counters.add(Counter::LuckMatches, 1);
  counters.add(Counter::LuckPoints, luck.points);
  counters.add(Counter::LuckPlace, luck.place);
  counters.add(Counter::AdjustedPlace, luck.adjustedPlace);
}

Counters countersOf(const SeatGame &game) {
  Counters counters;
  for (int i = static_cast<int>(Counter::Hands); i < kCounters; ++i) {
    const auto counter = static_cast<Counter>(i);
    if (counter < Counter::Choices || counter >= Counter::Han1)
      counters.set(counter, 0);
  }
  for (const SeatHand &hand : game.hands)
    addHand(hand, counters);
  if (game.end)
    addEnd(*game.end, counters);
  if (game.review)
    addReview(*game.review, counters);
  if (game.luck)
    addLuck(*game.luck, counters);
  return counters;
}

std::array<Counters, 4> countersOf(const ProvedGame &game) {
  std::array<Counters, 4> all;
  for (const SeatGame &seat : seatGamesOf(game))
    all[seat.seat] = countersOf(seat);
  return all;
}

}  // namespace janso
