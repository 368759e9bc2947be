// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticsanswer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>

#include "records/bestwin.h"
#include "statistics/intervals.h"
#include "statistics/seatgame.h"
#include "statistics/seathand.h"

namespace janso {

namespace {

constexpr std::uint8_t bitOf(MatchKind kind) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}

QString nameOf(const PlayedSeat &seat) {
  return seat.facts->names[seat.game.seat];
}

bool isPlayer(const PlayedSeat &seat, const QString &player) {
  return player.isEmpty() || nameOf(seat).compare(player, Qt::CaseInsensitive) == 0;
}

// Nothing as soon as two differ.
template <class Value>
class Common {
 public:
  void add(const Value &value) {
    m_mixed = m_mixed || (m_value && *m_value != value);
    m_value = value;
  }
  std::optional<Value> value() const { return m_mixed ? std::nullopt : m_value; }

 private:
  std::optional<Value> m_value;
  bool m_mixed = false;
};

void addHand(const SeatHand &hand, StatisticsAnswer &answer) {
  if (hand.has(HandFlag::Won))
    answer.wins.push_back(hand.winPoints);
  if (hand.rons > 0)
    answer.dealIns.push_back(hand.dealInPoints);
  if (hand.reachedTenpai)
    answer.tenpaiTurns.push_back(hand.tenpaiTurn);
  if (hand.dealInTile > 0)
    ++answer.dealInTiles[hand.dealInTile - 1U];
}

MatchPoint pointOf(const SeatGame &game, const SeatEnd &end) {
  MatchPoint point;
  point.place = end.place;
  point.score = end.score;
  point.finalPoints = end.finalPoints;
  point.review = game.review;
  point.luck = game.luck;
  for (const SeatHand &hand : game.hands) {
    const int deal = hand.bakaze * hand.players + hand.kyoku;
    if (point.course.empty() || point.course.back().deal != deal)
      point.course.push_back({deal, point.won});
    point.won += hand.gain;
  }
  return point;
}

void countKinds(const std::vector<PlayedSeat> &seats, const StatisticsQuestion &question,
                StatisticsAnswer &answer) {
  Filter all = question.filter;
  all.kinds = 0xFF;
  const MatchFacts *last = nullptr;  // two people of one match are one match
  for (const PlayedSeat &seat : seats) {
    if (seat.facts.get() == last || !isPlayer(seat, question.player) ||
        !all.takes(*seat.facts, seat.game.seat))
      continue;
    last = seat.facts.get();
    answer.helped += last->kind == MatchKind::Coached ? 1 : 0;
    answer.leftOut += (question.filter.kinds & bitOf(last->kind)) == 0 ? 1 : 0;
  }
}

void takeBest(const PlayedSeat &seat, StatisticsAnswer &answer) {
  const std::shared_ptr<const BestWin> &best = seat.game.best;
  if (!best || (answer.best && !isBetterWin(*best->win, *answer.best->win)))
    return;
  answer.best = best;
  answer.bestDay = seat.facts->date;
}

template <class Value, class List>
void addOnce(List &list, const Value &value) {
  if (std::find(list.begin(), list.end(), value) == list.end())
    list.push_back(value);
}

}  // namespace

StatisticsAnswer answerOf(const std::vector<PlayedSeat> &seats, const StatisticsQuestion &question) {
  std::vector<PlayedSeat> own;
  std::copy_if(seats.begin(), seats.end(), std::back_inserter(own),
               [&question](const PlayedSeat &seat) { return isPlayer(seat, question.player); });
  StatisticsAnswer answer;
  Common<QString> ruleset;
  Common<MatchLength> length;
  Common<int> players;
  for (const std::size_t at : chosen(own, question.filter)) {
    const PlayedSeat &seat = own[at];
    ruleset.add(seat.facts->ruleset);
    length.add(seat.facts->length);
    players.add(seat.facts->players);
    answer.totals.add(countersOf(seat.game, question.filter));
    for (const SeatHand &hand : seat.game.hands) {
      if (question.filter.takes(hand))
        addHand(hand, answer);
    }
    if (!question.filter.asksOfHands())
      takeBest(seat, answer);
    if (seat.game.end && !question.filter.asksOfHands())
      answer.matches.push_back(pointOf(seat.game, *seat.game.end));
  }
  answer.ruleset = ruleset.value();
  answer.length = length.value();
  answer.players = players.value();
  countKinds(seats, question, answer);
  return answer;
}

StatisticsChoices choicesIn(const std::vector<PlayedSeat> &seats) {
  StatisticsChoices choices;
  for (const PlayedSeat &seat : seats) {
    const MatchFacts &facts = *seat.facts;
    addOnce(choices.players, nameOf(seat));
    addOnce(choices.rulesets, facts.ruleset);
    addOnce(choices.lengths, facts.length);
    addOnce(choices.tables, facts.players);
    if (facts.date.isValid())
      addOnce(choices.months, QDate(facts.date.year(), facts.date.month(), 1));
    for (const QString &tag : facts.tags) {
      if (!choices.tags.contains(tag, Qt::CaseInsensitive))
        choices.tags << tag;
    }
  }
  std::sort(choices.lengths.begin(), choices.lengths.end());
  std::sort(choices.tables.begin(), choices.tables.end());
  std::sort(choices.months.begin(), choices.months.end(), std::greater<>());
  return choices;
}

std::vector<MovingPoint> movingMean(const std::vector<double> &values, double halfLife) {
  const double fade = halfLife > 0 ? std::exp2(-1 / halfLife) : 1;
  double weights = 0;
  double squares = 0;  // of weights
  double sum = 0;
  double spread = 0;  // weighted squares of the values
  std::vector<MovingPoint> points;
  for (const double value : values) {
    weights = weights * fade + 1;
    squares = squares * fade * fade + 1;
    sum = sum * fade + value;
    spread = spread * fade + value * value;
    MovingPoint point;
    point.mean = sum / weights;
    // As many values of equal weight would be worth as much.
    const double worth = weights * weights / squares;
    const double variance = std::max(0.0, spread / weights - point.mean * point.mean);
    if (worth + 1e-6 >= static_cast<double>(kLeastCases)) {
      const double freedom = worth - 1;
      const double reach = tQuantile(static_cast<std::int64_t>(freedom)) * std::sqrt(variance / freedom);
      point.interval = Interval{point.mean - reach, point.mean + reach};
    }
    points.push_back(point);
  }
  return points;
}

}  // namespace janso
