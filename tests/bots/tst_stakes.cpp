// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What points are worth for the place: exactly the places where a hand ends the match, and what a deal to
// come is worth before that.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/flow.h"
#include "bots/placechances.h"
#include "bots/reading/danger.h"
#include "bots/reading/knowledge.h"
#include "bots/stakes.h"
#include "bots/tablefigures.h"
#include "bots/tuning.h"
#include "rules/matchend.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

constexpr double kExact = 0.02;  // places: what is left of the blur

// The place of a seat by these scores: equal ones go to the earlier seat.
int placeOf(const Scores &scores, int seat) {
  int place = 1;
  for (int other = 0; other < 4; ++other) {
    const auto mine = scores[static_cast<std::size_t>(seat)];
    const auto theirs = scores[static_cast<std::size_t>(other)];
    place += other != seat && (theirs > mine || (theirs == mine && other < seat)) ? 1 : 0;
  }
  return place;
}

double placeAfter(const TableView &table, const HandOutcome &end) {
  return placeNow(table.view()) + placeChange(table.view(), end);
}

HandOutcome ron(int winner, int from, int points, DealerThen dealer) {
  HandOutcome end{{}, dealer};
  end.deltas[static_cast<std::size_t>(winner)] = points;
  end.deltas[static_cast<std::size_t>(from)] = -points;
  return end;
}

}  // namespace

class TestStakes : public QObject {
  Q_OBJECT

 private slots:
  void matchThatEndsHasItsPlaces();
  void placementOfTheEndIsTheUma();
  void place_data();
  void place();
  void winIsWorthItsPlace_data();
  void winIsWorthItsPlace();
  void dealToComeIsWorthSomething();
  void anotherWinnerMatters();
  void placesAreCertainInAll_data();
  void placesAreCertainInAll();
  void winForNothing_data();
  void winForNothing();
  void onlyTenpaiStopsTheMatch_data();
  void onlyTenpaiStopsTheMatch();
  void drawKnowsWhoMayStop_data();
  void drawKnowsWhoMayStop();
};

// Two hundred last hands of random scores, every ron of every size between any two: where the rules end the
// match the place is the one that the scores give, for every seat.
void TestStakes::matchThatEndsHasItsPlaces() {
  const RuleSet rules = tenhou();
  std::mt19937 random(7);
  int ended = 0;
  for (int position = 0; position < 200; ++position) {
    Scores before{};
    int rest = 1000;  // hundreds
    for (std::size_t seat = 0; seat < 3; ++seat) {
      before[seat] = static_cast<int>(100 + random() % 250) * 100;
      rest -= before[seat] / 100;
    }
    before[3] = rest * 100;
    if (before[3] < 0)
      continue;
    for (int seat = 0; seat < 4; ++seat) {
      TableView table(rules, seat);
      table.round(7).scores(before[0], before[1], before[2], before[3]);
      for (const int points : {1000, 2000, 2600, 3900, 5200, 7700, 8000, 12000, 32000}) {
        for (int pair = 0; pair < 12; ++pair) {
          const int winner = pair / 3;
          const int from = (winner + 1 + pair % 3) % 4;
          const bool dealer = winner == 3;
          const HandOutcome end =
              ron(winner, from, points, dealer ? DealerThen::StaysByWin : DealerThen::Passes);
          RoundStart played;
          played.round = 1;
          played.kyoku = 3;
          RoundOutcome outcome;
          outcome.dealerStays = outcome.dealerWon = dealer;
          for (std::size_t each = 0; each < 4; ++each)
            outcome.scores[each] = before[each] + static_cast<int>(end.deltas[each]);
          if (matchEnd(rules, played, outcome) == MatchEnd::GoesOn)
            continue;
          ++ended;
          const double place = placeAfter(table, end);
          if (std::abs(place - placeOf(outcome.scores, seat)) > kExact) {
            QFAIL(qPrintable(QStringLiteral("position %1, seat %2: %3 for %4 from %5 tells place %6")
                                 .arg(position)
                                 .arg(seat)
                                 .arg(winner)
                                 .arg(points)
                                 .arg(from)
                                 .arg(place)));
          }
        }
      }
    }
  }
  QVERIFY(ended > 50000);
}

// In the last hand from third place: a win that brings the first one, against one that leaves the third.
void TestStakes::placementOfTheEndIsTheUma() {
  const RuleSet rules = tenhou();
  TableView table(rules, 1);
  table.round(7).scores(30000, 24000, 29000, 17000);
  const double first = worthOf(table.view(), ron(1, 0, 8000, DealerThen::Passes)).placement;
  const double third = worthOf(table.view(), ron(1, 3, 1000, DealerThen::Passes)).placement;
  const double steps = rules.uma[0] + rules.oka - rules.uma[2];
  QVERIFY2(std::abs(first - third - steps) < kExact * steps,
           qPrintable(QStringLiteral("%1 instead of %2").arg(first - third).arg(steps)));
}

void TestStakes::place_data() {
  QTest::addColumn<int>("round");
  QTest::addColumn<QList<int>>("scores");
  QTest::addColumn<int>("winner");
  QTest::addColumn<int>("points");
  QTest::addColumn<bool>("stays");
  QTest::addColumn<double>("least");
  QTest::addColumn<double>("most");
  // The own seat is 0; whoever wins is paid by the last seat, or by the own one when the last seat wins.
  const auto row = [](const char *name, int round, QList<int> scores, int winner, int points, bool stays,
                      double least, double most) {
    QTest::newRow(name) << round << scores << winner << points << stays << least << most;
  };
  row("last hand: 100 points short of the first", 7, {25000, 30100, 22900, 22000}, 0, 5000, false, 1.99,
      2.01);
  row("last hand: equal, and the earlier seat", 7, {25000, 30000, 23000, 22000}, 0, 5000, false, 0.99, 1.01);
  row("last hand: nobody has the target, so west comes", 7, {25000, 26000, 25000, 24000}, 0, 2000, false, 1.2,
      2.3);
  row("any hand: somebody is bankrupt", 3, {40000, 30000, 25000, 5000}, 0, 8000, false, 0.99, 1.01);
  row("any hand: it goes on", 3, {40000, 30000, 25000, 5000}, 0, 2000, false, 1.1, 1.6);
  row("dealer of the last hand, first by the win: it stops", 7, {20000, 26000, 25000, 29000}, 3, 5200, true,
      3.9, 4.01);
  row("dealer of the last hand, not first by it: it goes on", 7, {20000, 45000, 25000, 10000}, 3, 2000, true,
      3.0, 3.9);
}

void TestStakes::place() {
  QFETCH(int, round);
  QFETCH(QList<int>, scores);
  QFETCH(int, winner);
  QFETCH(int, points);
  QFETCH(bool, stays);
  TableView table(tenhou(), 0);
  table.round(round).scores(scores[0], scores[1], scores[2], scores[3]);
  const HandOutcome end =
      ron(winner, winner == 3 ? 0 : 3, points, stays ? DealerThen::StaysByWin : DealerThen::Passes);
  const double place = placeAfter(table, end);
  QFETCH(double, least);
  QFETCH(double, most);
  QVERIFY2(place >= least && place <= most, qPrintable(QStringLiteral("place %1").arg(place)));
}

// A point short is a place lost: the worth of a win steps where the scores do.
void TestStakes::winIsWorthItsPlace_data() {
  QTest::addColumn<int>("seat");
  QTest::addColumn<double>("enough");
  QTest::addColumn<double>("tooLittle");
  // In south 4, 3,900 behind the first with 100 more or less, seat 3 the dealer.
  QTest::newRow("not the dealer") << 0 << 3900.0 << 3200.0;
  QTest::newRow("the dealer") << 3 << 3900.0 << 2900.0;
}

void TestStakes::winIsWorthItsPlace() {
  QFETCH(int, seat);
  QFETCH(double, enough);
  TableView table(tenhou(), seat);
  table.round(7);
  Scores scores{};
  scores.fill(14000);
  scores[static_cast<std::size_t>(seat)] = 33000 - 3800;
  scores[1] = 33000;
  scores[2] = 100000 - 14000 - 33000 - scores[static_cast<std::size_t>(seat)];
  table.scores(scores[0], scores[1], scores[2], scores[3]).hand("123m456p78s1122z", "9s");
  const Knowledge know(table.view());
  const Danger danger(know);
  const Stakes stakes(know);
  const Tuning tuning;
  const Flow flow(know, danger, stakes, ownHand(table.view()), tuning);
  QFETCH(double, tooLittle);
  const float step = flow.ron(enough) - flow.ron(tooLittle);
  QVERIFY2(step > 12000, qPrintable(QString::number(static_cast<double>(step))));
}

void TestStakes::dealToComeIsWorthSomething() {
  TableView table(tenhou(), 0);
  table.round(4);
  const HandOutcome passes = ron(0, 2, 2000, DealerThen::Passes);
  const HandOutcome stays = ron(0, 2, 2000, DealerThen::StaysByWin);
  QVERIFY(placeAfter(table, stays) < placeAfter(table, passes));
  // A third of it is lost to any other player who repeats as dealer.
  TableView other(tenhou(), 1);
  other.round(4);
  QVERIFY(placeAfter(other, stays) > placeAfter(other, passes));
}

// A riichi of the dealer makes the wins of others cost more than one of somebody else.
void TestStakes::anotherWinnerMatters() {
  const auto elsewhere = [](int declarer) {
    TableView table(tenhou(), 1);
    table.round(4).hand("123m456p78s1122z", "9s");
    for (int seat = 0; seat < 4; ++seat)
      table.pond(seat, "1z9m1p9s2z");
    table.riichi(declarer, 4);
    const Knowledge know(table.view());
    const Danger danger(know);
    const Stakes stakes(know);
    const Tuning tuning;
    return Flow(know, danger, stakes, ownHand(table.view()), tuning).elsewhere();
  };
  QVERIFY(elsewhere(0) < elsewhere(2) - 50);
}

// The chances of the places add up to one, for a seat over the places and for a place over the seats; with
// three players a hand moves more points.
void TestStakes::placesAreCertainInAll_data() {
  QTest::addColumn<int>("players");
  QTest::newRow("four") << 4;
  QTest::newRow("three") << 3;
}

void TestStakes::placesAreCertainInAll() {
  QFETCH(int, players);
  const StakesFigures &figures = stakesFigures(players);
  const std::array<double, 4> scores{31000, 42000, 27000, 20000};
  std::array<double, 4> byPlace{};
  for (int seat = 0; seat < players; ++seat) {
    const MatchRest rest = matchRest(figures, players, seat, 3, 1);
    const std::array<double, 4> chances = placeChances(figures, players, seat, scores, rest);
    double all = 0;
    for (std::size_t place = 0; place < chances.size(); ++place) {
      QVERIFY(place < static_cast<std::size_t>(players) || chances[place] == 0);
      all += chances[place];
      byPlace[place] += chances[place];
    }
    QVERIFY(std::abs(all - 1) < 1e-9);
  }
  for (std::size_t place = 0; place < static_cast<std::size_t>(players); ++place)
    QVERIFY2(std::abs(byPlace[place] - 1) < 0.1, qPrintable(QString::number(byPlace[place])));
  QCOMPARE(matchRest(figures, players, 0, 4, 0).spread > 1.4 * matchRest(kStakesFigures, 4, 0, 4, 0).spread,
           players == 3);
}

// In the last hand of the match, far behind and last: a win of 1,000 points brings nothing, and four triplets
// would. With the first place in reach of the same win it is taken.
void TestStakes::winForNothing_data() {
  QTest::addColumn<int>("round");
  QTest::addColumn<QList<int>>("scores");
  QTest::addColumn<bool>("taken");
  QTest::newRow("it brings no place, the hand might") << 7 << QList<int>{2000, 36000, 33000, 29000} << false;
  QTest::newRow("it brings the first place") << 7 << QList<int>{30000, 36000, 17000, 17000} << true;
  QTest::newRow("it is not the last hand") << 5 << QList<int>{2000, 36000, 33000, 29000} << true;
}

void TestStakes::winForNothing() {
  QFETCH(int, round);
  QFETCH(QList<int>, scores);
  QFETCH(bool, taken);
  TableView table(tenhou(), 0);
  table.round(round).scores(scores[0], scores[1], scores[2], scores[3]);
  // Three concealed triplets, and a fourth by an own draw of one of two kinds.
  table.hand("111m333p777s22z66z", "").discarded(3, "2z");
  Action win;
  win.type = ActionType::Ron;
  win.tile = test::tile("2z");
  const std::vector<Action> legal{Action(), win};
  QCOMPARE(makeBot("master", 1)->decide(table.view(), legal).type == ActionType::Ron, taken);
}

// The last hand, seat 3 the dealer and first: where it stays without being tenpai the match goes on.
void TestStakes::onlyTenpaiStopsTheMatch_data() {
  QTest::addColumn<bool>("exhaustive");
  QTest::addColumn<bool>("tenpai");
  QTest::addColumn<bool>("stops");
  QTest::newRow("tenpai at the end") << true << true << true;
  QTest::newRow("stays by rule, not tenpai") << true << false << false;
  QTest::newRow("abortive") << false << false << false;
}

void TestStakes::onlyTenpaiStopsTheMatch() {
  QFETCH(bool, exhaustive);
  QFETCH(bool, tenpai);
  QFETCH(bool, stops);
  RuleSet rules = tenhou();
  rules.renchan = Renchan::WinOrAnyDraw;
  rules.renchanLater = RenchanLater::Same;
  rules.tenpaiYame = Yame::Automatic;
  TableView table(rules, 0);
  table.round(7).scores(29000, 21000, 18000, 32000);
  RoundStart played;
  played.round = 1;
  played.kyoku = 3;
  RyukyokuInfo draw;
  draw.type = exhaustive ? DrawType::Exhaustive : DrawType::Kyuushu;
  draw.tenpai[3] = tenpai;
  RoundOutcome outcome = outcomeOfDraw(rules, played, draw);
  outcome.scores = {29000, 21000, 18000, 32000};
  QVERIFY(outcome.dealerStays);
  QCOMPARE(matchEnd(rules, played, outcome) != MatchEnd::GoesOn, stops);
  const double place = placeAfter(table, handOutcome(outcome.scores, outcome));
  QCOMPARE(std::abs(place - 2) < kExact, stops);
}

// Not tenpai, the dealer keeps the deal of a match that it could have ended, and may yet lose its place.
void TestStakes::drawKnowsWhoMayStop_data() {
  QTest::addColumn<Yame>("yame");
  QTest::addColumn<bool>("apart");
  QTest::newRow("who is tenpai stops") << Yame::Automatic << true;
  QTest::newRow("nobody does") << Yame::None << false;
}

void TestStakes::drawKnowsWhoMayStop() {
  QFETCH(Yame, yame);
  QFETCH(bool, apart);
  RuleSet rules = tenhou();
  rules.renchan = Renchan::WinOrAnyDraw;
  rules.renchanLater = RenchanLater::Same;
  rules.tenpaiYame = yame;
  rules.notenPool = 0;
  TableView table(rules, 3);
  table.round(7).scores(29000, 21000, 18000, 32000);
  const Knowledge know(table.view());
  const Stakes stakes(know);
  QCOMPARE(stakes.draw(true) > stakes.draw(false) + 1000, apart);
}

JANSO_TEST(TestStakes);
#include "tst_stakes.moc"
