// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lengths of a match, overtime and early ends; for four and three.
#include <QTest>
#include <algorithm>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "table/matchrules.h"

using namespace janso;
using namespace janso::test;

namespace {

// "S3": the wind's letter (Z haku, F hatsu, C chun) and the number.
QString nameOf(int bakaze, int kyoku) {
  return QStringLiteral("ESWNZFC").mid(bakaze, 1) + QString::number(kyoku + 1);
}

RoundStart handOf(const RuleSet &rules, int round, int hand) {
  RoundStart start;
  start.round = static_cast<std::uint8_t>(round);
  start.bakaze = static_cast<std::uint8_t>(roundWind(rules, round));
  start.kyoku = static_cast<std::uint8_t>(firstKyokuOf(rules, round) + hand);
  start.scores.fill(rules.startingPoints);
  return start;
}

// Played hand after hand, the deal passing, nobody ever with the target.
QStringList course(const RuleSet &rules, const Scores &scores) {
  QStringList hands;
  RoundStart start = handOf(rules, 0, 0);
  for (int i = 0; i < 100; ++i) {
    hands << nameOf(start.bakaze, start.kyoku);
    if (roundOf(rules, start.bakaze, start.kyoku) > start.round)
      return {QStringLiteral("roundOf() is wrong for ") + hands.last()};
    RoundOutcome outcome;
    outcome.scores = scores;
    const NextHand next = nextHand(rules, start, outcome);
    if (next.matchOver)
      return hands;
    start = next.start;
  }
  return {QStringLiteral("no end")};
}

enum class Ends { Won, Tenpai, Noten, Aborted };

RoundOutcome outcomeOfHand(const RuleSet &rules, int dealer, Ends ends, const Scores &scores) {
  RoundOutcome outcome;
  outcome.scores = scores;
  outcome.dealerWon = ends == Ends::Won;
  outcome.dealerTenpai = ends == Ends::Tenpai;
  outcome.abortive = ends == Ends::Aborted;
  outcome.dealerStays =
      ends == Ends::Won || ends == Ends::Tenpai || (ends == Ends::Aborted && rules.abortDealerRepeats);
  outcome.addHonba = outcome.dealerStays;
  if (ends == Ends::Won)
    outcome.winners.push_back(static_cast<std::int8_t>(dealer));
  return outcome;
}

}  // namespace

class TestMatchEnd : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lengths_data();
  void lengths();
  void lastHands_data();
  void lastHands();
  void reachPlaysOnUntilTheTarget();
};

void TestMatchEnd::lengths_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<QString>("hands");
  const auto row = [](const char *name, const RuleSet &rules, const char *hands) {
    QTest::newRow(name) << rules << QString::fromLatin1(hands);
  };
  const char *const hanchan = "E1 E2 E3 E4 S1 S2 S3 S4";
  row("tonpuusen", four("match_length=east"), "E1 E2 E3 E4");
  row("hanchan", four(), hanchan);
  row("iichan", four("match_length=iichan"), "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4");
  row("tonpeesen: east, then north", four("match_length=tonpeesen"), "E1 E2 E3 E4 N1 N2 N3 N4");
  row("tontonsen: east 1 to 8", four("match_length=tontonsen"), "E1 E2 E3 E4 E5 E6 E7 E8");
  row("three: tonpuusen", three("match_length=east"), "E1 E2 E3");
  row("three: hanchan", three(), "E1 E2 E3 S1 S2 S3");
  row("three: tontonsen", three("match_length=tontonsen"), "E1 E2 E3 E4 E5 E6");
  row("three: tonpeesen", three("match_length=tonpeesen"), "E1 E2 E3 N1 N2 N3");

  const char *const one = "target_points=90000 extra_round=one_wind ";
  const auto until = [](const char *more) {
    return QByteArray("target_points=90000 extra_round=until_target_whole_rounds ") + more;
  };
  row("shaanyuu: one round of west", four(one), "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4");
  row("sudden death, nobody ever has it", four("target_points=90000 extra_round=one_wind_sudden_death"),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4");
  row("nannyuu: an east match goes south", four((QByteArray(one) + "match_length=east").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4");
  row("peenyuu: west and north", four(until("").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4");
  row("two further rounds at most", four(until("match_length=east extra_rounds_most=2").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4");
  row("up to north after iichan: none is left", four(until("match_length=iichan").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4");
  row("tonnyuu: iichan goes back to east",
      four((QByteArray(one) + "match_length=iichan extra_winds=back_to_east").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4 E1 E2 E3 E4");
  row("kaeriton: east comes again after north, four further rounds",
      four(until("extra_winds=back_to_east").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4 E1 E2 E3 E4 S1 S2 S3 S4");
  row("kaeriton with a number", four(until("extra_winds=back_to_east extra_rounds_most=3").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4 E1 E2 E3 E4");
  row("hakunyuu to chunnyuu", four(until("extra_winds=dragons").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4 Z1 Z2 Z3 Z4 F1 F2 F3 F4 C1 C2 C3 C4");
  row("hakunyuu after iichan",
      four((QByteArray(one) + "match_length=iichan extra_winds=dragons").constData()),
      "E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4 Z1 Z2 Z3 Z4");
  row("tontonsen goes on with east 9 to 12", four((QByteArray(one) + "match_length=tontonsen").constData()),
      "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12");
  row("tontonsen and the dragons", four(until("match_length=tontonsen extra_winds=dragons").constData()),
      "E1 E2 E3 E4 E5 E6 E7 E8 Z1 Z2 Z3 Z4 F1 F2 F3 F4 C1 C2 C3 C4");
  row("tontonsen back to east",
      four(until("match_length=tontonsen extra_winds=back_to_east extra_rounds_most=2").constData()),
      "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 E14 E15 E16");
  row("tonpeesen goes on with another east", four((QByteArray(one) + "match_length=tonpeesen").constData()),
      "E1 E2 E3 E4 N1 N2 N3 N4 E1 E2 E3 E4");
  row("tonpeesen back to east: east and north in turn",
      four(until("match_length=tonpeesen extra_winds=back_to_east extra_rounds_most=2").constData()),
      "E1 E2 E3 E4 N1 N2 N3 N4 E1 E2 E3 E4 N1 N2 N3 N4");
  row("tonpeesen and a dragon",
      four((QByteArray(one) + "match_length=tonpeesen extra_winds=dragons").constData()),
      "E1 E2 E3 E4 N1 N2 N3 N4 Z1 Z2 Z3 Z4");
  row("three: west", three(one), "E1 E2 E3 S1 S2 S3 W1 W2 W3");
  row("three: east 7 to 9 after tontonsen", three((QByteArray(one) + "match_length=tontonsen").constData()),
      "E1 E2 E3 E4 E5 E6 E7 E8 E9");
  row("no target: no overtime", four("extra_round=until_target"), hanchan);
}

void TestMatchEnd::lengths() {
  QFETCH(RuleSet, rules);
  QFETCH(QString, hands);
  Scores scores{};
  std::fill_n(scores.begin(), rules.players, rules.startingPoints);
  QCOMPARE(course(rules, scores).join(QLatin1Char(' ')), hands);
}

void TestMatchEnd::lastHands_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<int>("round");
  QTest::addColumn<int>("hand");
  QTest::addColumn<int>("ends");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<QString>("then");  // "over", "may stop", or the next hand
  const auto row = [](const char *name, const RuleSet &rules, int round, int hand, Ends ends,
                      const Points &scores, const char *then) {
    QTest::newRow(name) << rules << round << hand << static_cast<int>(ends) << scores
                        << QString::fromLatin1(then);
  };
  // Seat 3 deals the fourth hand, seat 1 the second.
  const Points rich{20000, 20000, 28000, 32000};
  const Points poor{24000, 26000, 25000, 25000};
  const Points richSecond{20000, 32000, 28000, 20000};

  const RuleSet sudden = four("target_points=30000 extra_round=until_target");
  row("sudden death: the deal passes in W2 and somebody has it", sudden, 2, 1, Ends::Noten, rich, "over");
  row("sudden death: nobody has it", sudden, 2, 1, Ends::Noten, poor, "W3");
  row("sudden death: a dealer who stays plays on", sudden, 2, 1, Ends::Won, richSecond, "W2");
  const RuleSet whole = four("target_points=30000 extra_round=until_target_whole_rounds");
  row("whole rounds: W2 goes on although somebody has it", whole, 2, 1, Ends::Noten, rich, "W3");
  row("whole rounds: W4 ends it when somebody has it", whole, 2, 3, Ends::Noten, rich, "over");
  row("whole rounds: W4, nobody has it: north", whole, 2, 3, Ends::Noten, poor, "N1");
  row("whole rounds: N4 ends it all", whole, 3, 3, Ends::Noten, poor, "over");
  const RuleSet oneWhole = four("target_points=30000 extra_round=one_wind");
  row("one whole round: W1 goes on although somebody has it", oneWhole, 2, 0, Ends::Noten, rich, "W2");
  row("one whole round: W4 ends it all", oneWhole, 2, 3, Ends::Noten, poor, "over");

  const char *const stops =
      "target_points=30000 extra_round=until_target agari_yame=automatic "
      "tenpai_yame=automatic";
  const RuleSet yame = four(stops);
  row("agari yame in sudden death: any hand", yame, 2, 1, Ends::Won, richSecond, "over");
  row("tenpai yame in sudden death", yame, 2, 1, Ends::Tenpai, richSecond, "over");
  const RuleSet wholeYame = with(yame, "extra_round=until_target_whole_rounds");
  row("agari yame with whole rounds: not before the round's last hand", wholeYame, 2, 1, Ends::Won,
      richSecond, "W2");
  row("agari yame with whole rounds: in the round's last hand", wholeYame, 2, 3, Ends::Won, rich, "over");
  row("agari yame before the last hand", yame, 1, 2, Ends::Won, {20000, 20000, 32000, 28000}, "S3");
  row("agari yame without being first", yame, 1, 3, Ends::Won, richSecond, "S4");
  row("agari yame below the target", yame, 1, 3, Ends::Won, {24000, 24000, 24000, 28000}, "S4");
  const RuleSet asked = four("agari_yame=optional tenpai_yame=optional");
  row("agari yame: the dealer is asked", asked, 1, 3, Ends::Won, rich, "may stop");
  row("tenpai yame: the dealer is asked", asked, 1, 3, Ends::Tenpai, rich, "may stop");
  row("asked in tontonsen only in east 8", with(asked, "match_length=tontonsen"), 0, 3, Ends::Won, rich,
      "E4");
  row("asked in east 8", with(asked, "match_length=tontonsen"), 1, 3, Ends::Won, rich, "may stop");
  row("agari yame alone: asked, tenpai is not", four("agari_yame=optional"), 1, 3, Ends::Tenpai, rich, "S4");
  row("an abortive draw stops nothing", yame, 1, 3, Ends::Aborted, rich, "S4");
  row("an abortive draw that passes the deal ends the last hand", with(yame, "abort_dealer_repeats=passes"),
      1, 3, Ends::Aborted, rich, "over");
  row("and goes into overtime when nobody has the target", with(yame, "abort_dealer_repeats=passes"), 1, 3,
      Ends::Aborted, poor, "W1");

  row("end at a score: somebody holds it", four("end_at_score=60000"), 0, 0, Ends::Won,
      {60000, 20000, 10000, 10000}, "over");
  row("end at a score: 100 short", four("end_at_score=60000"), 0, 0, Ends::Won, {59900, 20100, 10000, 10000},
      "E1");
  row("below zero", four(), 0, 1, Ends::Noten, {-100, 50000, 25000, 25100}, "over");
  row("exactly zero plays on", four(), 0, 1, Ends::Noten, {0, 50000, 25000, 25000}, "E3");
  row("exactly zero, by option", four("bankruptcy=zero_or_below"), 0, 1, Ends::Noten,
      {0, 50000, 25000, 25000}, "over");
  row("no bankruptcy", four("bankruptcy=none"), 0, 1, Ends::Noten, {-100, 50000, 25000, 25100}, "E3");

  // Three players; seat 3 is empty and holds nothing.
  row("three: the empty seat is not bankrupt", three("bankruptcy=zero_or_below"), 0, 0, Ends::Noten,
      {35000, 35000, 35000, 0}, "E2");
  row("three: S3 is the last hand", three(), 1, 2, Ends::Noten, {30000, 35000, 40000, 0}, "over");
  row("three: E3 is followed by S1", three(), 0, 2, Ends::Noten, {30000, 35000, 40000, 0}, "S1");
  const RuleSet threeTenhou = three((QByteArray(stops) + " target_points=40000").constData());
  row("three: nobody has 40000: west", threeTenhou, 1, 2, Ends::Noten, {39900, 32500, 32600, 0}, "W1");
  row("three: somebody has it", threeTenhou, 1, 2, Ends::Noten, {40000, 32500, 32500, 0}, "over");
  row("three: the dealer of S3 wins and has it", threeTenhou, 1, 2, Ends::Won, {30000, 30000, 45000, 0},
      "over");
  row("three: the dealer of S3 wins, another is first", threeTenhou, 1, 2, Ends::Won,
      {45000, 18000, 42000, 0}, "S3");
  row("three: below zero", three(), 0, 0, Ends::Noten, {-100, 60000, 45100, 0}, "over");
}

void TestMatchEnd::lastHands() {
  QFETCH(RuleSet, rules);
  QFETCH(int, round);
  QFETCH(int, hand);
  QFETCH(int, ends);
  QFETCH(Points, scores);
  QFETCH(QString, then);
  const RoundStart played = handOf(rules, round, hand);
  const NextHand next = nextHand(
      rules, played, outcomeOfHand(rules, played.dealer(rules.players), static_cast<Ends>(ends), scores));
  const QString name = nameOf(next.start.bakaze, next.start.kyoku);
  QCOMPARE(next.matchOver ? QStringLiteral("over") : next.canStop ? QStringLiteral("may stop") : name, then);
}

void TestMatchEnd::reachPlaysOnUntilTheTarget() {
  const RuleSet rules = reachBvs();
  QCOMPARE(rules.extraRound, ExtraRound::UntilTarget);
  QCOMPARE(rules.targetPoints, 30000);
  const Points nobody{29900, 29900, 29900, 29300};
  QCOMPARE(course(rules, nobody).join(QLatin1Char(' ')),
           QStringLiteral("E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4"));
  QCOMPARE(course(rules, {30000, 29900, 30000, 30100}).size(), 8);
  const RoundStart west2 = handOf(rules, 2, 1);
  QVERIFY(
      nextHand(rules, west2, outcomeOfHand(rules, 1, Ends::Noten, {29000, 29000, 31000, 31000})).matchOver);
  QVERIFY(nextHand(rules, west2, outcomeOfHand(rules, 1, Ends::Won, {29000, 31000, 30000, 30000})).matchOver);
  QVERIFY(
      !nextHand(rules, west2, outcomeOfHand(rules, 1, Ends::Won, {31000, 30000, 30000, 29000})).matchOver);
}

JANSO_TEST(TestMatchEnd);
#include "tst_matchend.moc"
