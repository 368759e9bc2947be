// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/passneeds.h"

#include <algorithm>

#include "rules/payment.h"
#include "rules/places.h"
#include "rules/wareme.h"

namespace janso {

namespace {

Scores scoresAfter(const Board &board, const WinResult &win) {
  Scores after = board.scores;
  for (std::size_t seat = 0; seat < after.size(); ++seat)
    after[seat] += win.deltas[seat];
  return after;
}

bool passes(const Scores &scores, int seats, int seat, int over) {
  const std::array<int, 4> places = placesOf(scores, seats);
  return places[static_cast<std::size_t>(seat)] < places[static_cast<std::size_t>(over)];
}

PassWay wayOver(const Board &board, const WinInput &place, int over, int from) {
  const RuleSet &rules = board.rules();
  PassWay way;
  way.from = static_cast<std::int8_t>(from);
  for (const WinSize size : kWinSizes) {
    const WinResult win = payFor(place, rules, from, size);
    if (!passes(scoresAfter(board, win), board.seats(), place.winner, over))
      continue;
    const bool dealer = place.winner == place.dealer;
    way.possible = true;
    way.limit = win.limit;
    way.han = win.han;
    way.fu = win.fu;
    way.points = handPointsOf(rules, win.basePoints, dealer, from < 0);
    if (from < 0) {
      way.dealerPays = dealer ? 0 : tsumoShare(rules, win.basePoints, dealer, true);
      way.othersPay = tsumoShare(rules, win.basePoints, dealer, false);
    }
    break;
  }
  return way;
}

// Off whomever of the others it comes.
PassWay wayByAnother(const Board &board, const WinInput &place, int over) {
  std::vector<PassWay> ways;
  for (int other = 0; other < board.seats(); ++other) {
    if (other != place.winner && other != over)
      ways.push_back(wayOver(board, place, over, other));
  }
  return *std::ranges::max_element(ways, [](const PassWay &a, const PassWay &b) {
    return a.possible == b.possible ? a.points < b.points : a.possible;
  });
}

}  // namespace

WinResult payFor(const WinInput &place, const RuleSet &rules, int from, WinSize size) {
  WinInput input = place;
  input.from = static_cast<std::int8_t>(from);
  input.tsumo = from < 0;
  WinResult result;
  result.han = size.han;
  result.fu = size.fu == 0 ? 30 : size.fu;
  result.basePoints = basePoints(result.han, result.fu, 0, rules, result.limit);
  pay(input, rules, result);
  return result;
}

std::vector<PassNeed> passNeeds(const Board &board, int seat) {
  WinInput place;
  place.winner = static_cast<std::int8_t>(seat);
  place.dealer = board.dealer;
  place.honba = board.honba;
  place.kyotaku = board.kyotaku;
  const DoubledSeat doubled = doubledSeat(board);
  place.doubledSeat = doubled.seat;
  place.doubledFactor = doubled.factor;
  std::vector<PassNeed> needs;
  for (int over = 0; over < board.seats(); ++over) {
    if (over == seat || passes(board.scores, board.seats(), seat, over))
      continue;
    const auto at = [&board](int each) { return board.scores[static_cast<std::size_t>(each)]; };
    needs.push_back({over,
                     at(over) - at(seat),
                     {wayOver(board, place, over, over), wayByAnother(board, place, over),
                      wayOver(board, place, over, -1)}});
  }
  std::ranges::stable_sort(needs, {}, &PassNeed::gap);
  return needs;
}

}  // namespace janso
