// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lengths of a match, overtime, early ends, kinds of uma and what is settled after it; for four and three.
#include <QTest>
#include <algorithm>
#include <numeric>

#include "rules/presets.h"
#include "rules/rulesetfields.h"
#include "table/match.h"
#include "table/tally.h"

using namespace janso;

namespace {

using Points = std::array<std::int32_t, 4>;

// `rules` with "key=value key=a,b,c" on top.
RuleSet with(RuleSet rules, const char *assignments) {
  for (const QByteArray &assignment : QByteArray(assignments).split(' ')) {
    if (assignment.isEmpty())
      continue;
    const QList<QByteArray> sides = assignment.split('=');
    const RuleField *field = findRuleField(sides[0].toStdString());
    if (field == nullptr)
      qFatal("no option %s", sides[0].constData());
    const QList<QByteArray> values = sides[1].split(',');
    for (int index = 0; index < values.size(); ++index) {
      if (setRuleValue(rules, *field, values[index].toStdString(), index))
        qFatal("bad option %s", assignment.constData());
    }
  }
  return rules;
}

RuleSet four(const char *assignments = "") {
  return with(basicAriAri(), assignments);
}

RuleSet three(const char *assignments = "") {
  RuleSet rules = with(basicAriAri(),
                       "players=3 chii=false starting_points=35000 return_points=40000 "
                       "oka=15000 uma=20000,0,-20000,0 red_fives=0,1,1");
  return with(rules, assignments);
}

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

RoundOutcome outcomeOf(const RuleSet &rules, int dealer, Ends ends, const Scores &scores) {
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

std::int32_t sumOf(const Points &points) {
  return std::accumulate(points.begin(), points.end(), 0);
}

}  // namespace

Q_DECLARE_METATYPE(janso::RuleSet)

class TestMatchEnd : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lengths_data();
  void lengths();
  void lastHands_data();
  void lastHands();
  void uma_data();
  void uma();
  void umaIsZeroSum();
  void roundedAndShared_data();
  void roundedAndShared();
  void bankruptcy_data();
  void bankruptcy();
  void yakitori_data();
  void yakitori();
  void chipsAndBets_data();
  void chipsAndBets();
  void everythingTogether();
  void reachPlaysOnUntilTheTarget();
};

// --- Lengths and overtime ---

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
      rules, played, outcomeOf(rules, played.dealer(rules.players), static_cast<Ends>(ends), scores));
  const QString name = nameOf(next.start.bakaze, next.start.kyoku);
  QCOMPARE(next.matchOver ? QStringLiteral("over") : next.mayStop ? QStringLiteral("may stop") : name, then);
}

// --- Uma ---

void TestMatchEnd::uma_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("placement");
  const auto row = [](const char *name, const RuleSet &rules, const Points &scores, const Points &placement) {
    QTest::newRow(name) << rules << scores << placement;
  };
  const char *const plain = "starting_points=25000 return_points=25000 oka=0 ";
  const auto kind = [plain](const char *more) { return four((QByteArray(plain) + more).constData()); };

  const RuleSet sinking = kind("uma_kind=sinking");
  row("shizumi: one below", sinking, {40000, 25000, 25000, 10000}, {10000, 0, 0, -10000});
  row("shizumi: two below", sinking, {40000, 26000, 24000, 10000}, {20000, 0, -10000, -10000});
  row("shizumi: three below", sinking, {40000, 24000, 20000, 16000}, {30000, -10000, -10000, -10000});
  row("shizumi: all even", sinking, {25000, 25000, 25000, 25000}, {0, 0, 0, 0});
  row("shizumi: another unit", kind("uma_kind=sinking uma_unit=5000"), {40000, 25000, 25000, 10000},
      {5000, 0, 0, -5000});
  const RuleSet bought = four("uma_kind=sinking");
  row("shizumi below the return points: the first has the oka", bought, {29900, 25100, 24000, 21000},
      {50000, -10000, -10000, -10000});

  const RuleSet floating = kind("uma_kind=floating");
  row("uki: one above", floating, {40000, 24000, 20000, 16000}, {30000, -5000, -10000, -15000});
  row("uki: two above", floating, {40000, 26000, 24000, 10000}, {20000, 10000, -10000, -20000});
  row("uki: three above", floating, {33000, 30000, 27000, 10000}, {15000, 10000, 5000, -30000});
  row("uki: exactly the return points is not above", floating, {40000, 25000, 20000, 15000},
      {30000, -5000, -10000, -15000});
  row("uki: nobody above", floating, {25000, 25000, 25000, 25000}, {0, 0, 0, 0});
  row("uki: the first is above by the oka", four("uma_kind=floating"), {29000, 27000, 24000, 20000},
      {50000, -5000, -10000, -15000});

  const RuleSet jpml = with(jpmlA(), "uma_unit=10000");
  row("jpml: one holds 30000", jpml, {60000, 25000, 20000, 15000}, {12000, -1000, -3000, -8000});
  row("jpml: two hold it", jpml, {50000, 30000, 25000, 15000}, {8000, 4000, -4000, -8000});
  row("jpml: three hold it", jpml, {40000, 35000, 31000, 14000}, {8000, 3000, 1000, -12000});
  row("jpml: all hold it", with(jpml, "placing_tie_break=seat_order"), {30000, 30000, 30000, 30000},
      {8000, 4000, -4000, -8000});
  row("jpml: equals share", jpml, {30000, 30000, 30000, 30000}, {0, 0, 0, 0});
  row("jpml: nobody, the sticks are lost", jpml, {29900, 29800, 29700, 29600}, {8000, 4000, -4000, -8000});

  const RuleSet binta = kind("uma_kind=binta uma_unit=1000");
  row("binta: three below the start", binta, {46000, 24000, 20000, 10000}, {6000, 0, -2000, -4000});
  row("binta: two below", binta, {40000, 30000, 20000, 10000}, {5000, 3000, -3000, -5000});
  row("binta: one below", binta, {35000, 30000, 25000, 10000}, {4000, 2000, 0, -6000});
  row("binta: equal scores, the earlier seat is paid", binta, {25000, 25000, 25000, 25000},
      {3000, 1000, -1000, -3000});
  row("binta: equal places pay nothing", with(binta, "placing_tie_break=shared"),
      {25000, 25000, 25000, 25000}, {0, 0, 0, 0});

  row("by place, uneven", kind("uma=25000,0,-10000,-15000"), {40000, 30000, 20000, 10000},
      {25000, 0, -10000, -15000});
  row("by place, with the oka", four(), {40000, 30000, 20000, 10000}, {50000, 10000, -10000, -30000});

  // Three players.
  const char *const plainThree = "starting_points=35000 return_points=35000 oka=0 ";
  const auto kindThree = [plainThree](const char *more) {
    return three((QByteArray(plainThree) + more).constData());
  };
  row("three: by place", three(), {50000, 35000, 20000, 0}, {35000, 0, -20000, 0});
  row("three: shizumi, two below", kindThree("uma_kind=sinking"), {50000, 30000, 25000, 0},
      {20000, -10000, -10000, 0});
  row("three: uki, one above", kindThree("uma_kind=floating"), {50000, 30000, 25000, 0},
      {30000, -10000, -20000, 0});
  row("three: uki, two above", kindThree("uma_kind=floating"), {25000, 42000, 38000, 0},
      {-30000, 20000, 10000, 0});
  row("three: jpml, one", kindThree("uma_kind=floating_jpml"), {50000, 30000, 25000, 0},
      {12000, -4000, -8000, 0});
  row("three: jpml, two", kindThree("uma_kind=floating_jpml"), {42000, 38000, 25000, 0},
      {8000, 4000, -12000, 0});
  row("three: jpml, all", kindThree("uma_kind=floating_jpml"), {35000, 35000, 35000, 0}, {8000, 0, -8000, 0});
  row("three: binta, one below", kindThree("uma_kind=binta uma_unit=1000"), {40000, 38000, 27000, 0},
      {3000, 1000, -4000, 0});
}

void TestMatchEnd::uma() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(Points, placement);
  const MatchResult result = finishMatch(rules, scores, 0);
  QCOMPARE(result.placement, placement);
  for (std::size_t seat = 0; seat < rules.players; ++seat)
    QCOMPARE(result.finalPoints[seat], scores[seat] - rules.returnPoints + placement[seat]);
  if (rules.players == 3) {
    QCOMPARE(int(result.place[3]), 0);
    QCOMPARE(result.finalPoints[3], 0);
  }
}

// Any scores, every kind and every other option of the account.
void TestMatchEnd::umaIsZeroSum() {
  for (int i = 0; i < 4000; ++i) {
    RuleSet rules = i % 2 == 0 ? four() : three();
    const int players = rules.players;
    rules.umaKind = static_cast<UmaKind>(i / 2 % 5);
    rules.tieBreak = static_cast<TieBreak>(i / 10 % 2);
    rules.finalRounding = static_cast<FinalRounding>(i / 20 % 3);
    rules.returnPoints = rules.startingPoints + i / 60 % 3 * 2500;
    rules.oka = players * (rules.returnPoints - rules.startingPoints);
    Scores scores{};
    std::int32_t left = players * rules.startingPoints;
    for (int seat = 0; seat + 1 < players; ++seat) {
      // A few hundreds apart or far apart, often equal.
      scores[static_cast<std::size_t>(seat)] = rules.startingPoints + (i * 7 + seat * i) % 13 * 1100 - 6600;
      left -= scores[static_cast<std::size_t>(seat)];
    }
    scores[static_cast<std::size_t>(players - 1)] = left;
    const MatchResult result = finishMatch(rules, scores, 0);
    QCOMPARE(sumOf(result.placement), rules.oka);
    QCOMPARE(sumOf(result.finalPoints), 0);
    for (int one = 0; one < players; ++one) {
      for (int other = 0; other < players; ++other) {
        const auto a = static_cast<std::size_t>(one);
        const auto b = static_cast<std::size_t>(other);
        QVERIFY(result.place[a] >= result.place[b] || result.placement[a] >= result.placement[b]);
        QVERIFY(scores[a] <= scores[b] || result.place[a] < result.place[b]);
      }
    }
  }
}

void TestMatchEnd::roundedAndShared_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("points");
  QTest::newRow("three: the first takes the balance")
      << three("final_rounding=thousand_4down_5up") << Points{36500, 48400, 20100, 0}
      << Points{-3000, 43000, -40000, 0};
  QTest::newRow("three: exactly 500 goes down")
      << three("final_rounding=thousand_5down_6up") << Points{36500, 48400, 20100, 0}
      << Points{-4000, 44000, -40000, 0};
  QTest::newRow("three: equals share uma and oka")
      << three("placing_tie_break=shared") << Points{40000, 40000, 25000, 0}
      << Points{17500, 17500, -35000, 0};
  QTest::newRow("three: equals by seat")
      << three() << Points{25000, 40000, 40000, 0} << Points{-35000, 35000, 0, 0};
  QTest::newRow("the book's example of rounding")
      << four("uma=10000,5000,-5000,-10000 final_rounding=thousand_5down_6up")
      << Points{40300, 38400, 11600, 9700} << Points{40000, 13000, -23000, -30000};
}

void TestMatchEnd::roundedAndShared() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(Points, points);
  QCOMPARE(finishMatch(rules, scores, 0).finalPoints, points);
}

// --- Beside the places ---

namespace {

std::optional<Points> adjustmentOf(const MatchResult &result, AdjustmentKind kind) {
  for (const Adjustment &adjustment : result.adjustments) {
    if (adjustment.kind == kind)
      return adjustment.points;
  }
  return std::nullopt;
}

LastHand lastHand(const Points &scores, const std::vector<int> &winners, int from) {
  LastHand last;
  last.outcome.scores = scores;
  for (int winner : winners)
    last.outcome.winners.push_back(static_cast<std::int8_t>(winner));
  last.outcome.from = static_cast<std::int8_t>(from);
  return last;
}

}  // namespace

void TestMatchEnd::bankruptcy_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<std::vector<int>>("winners");
  QTest::addColumn<Points>("points");
  const auto row = [](const char *name, const RuleSet &rules, const Points &scores,
                      const std::vector<int> &winners,
                      const Points &points) { QTest::newRow(name) << rules << scores << winners << points; };
  const RuleSet winner = four("bankruptcy_bonus=10000");
  row("the winner gets it", winner, {-1000, 30000, 41000, 30000}, {1}, {-10000, 10000, 0, 0});
  row("each of two winners gets all of it", winner, {-1000, 30000, 41000, 30000}, {1, 2},
      {-20000, 10000, 10000, 0});
  row("two are broke by one self-draw", winner, {-1000, 70000, -2000, 33000}, {1},
      {-10000, 20000, -10000, 0});
  row("after a draw nobody pays", winner, {-1000, 30000, 41000, 30000}, {}, {0, 0, 0, 0});
  row("a winner who is still broke pays nobody", winner, {-1000, 30000, 41000, 30000}, {0}, {0, 0, 0, 0});
  const RuleSet first = with(winner, "bankruptcy_bonus_to=first");
  row("to the first", first, {-1000, 30000, 41000, 30000}, {1}, {-10000, 0, 10000, 0});
  row("to the first, after a draw too", first, {-1000, 30000, 41000, 30000}, {}, {-10000, 0, 10000, 0});
  row("nobody is broke", winner, {1000, 30000, 39000, 30000}, {1}, {0, 0, 0, 0});
  row("zero counts by option", with(winner, "bankruptcy=zero_or_below"), {0, 30000, 40000, 30000}, {1},
      {-10000, 10000, 0, 0});
  row("three: the empty seat pays nothing", three("bankruptcy=zero_or_below bankruptcy_bonus=10000"),
      {-1000, 60000, 46000, 0}, {1}, {-10000, 10000, 0, 0});
}

void TestMatchEnd::bankruptcy() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(std::vector<int>, winners);
  QFETCH(Points, points);
  const MatchResult plain = finishMatch(with(rules, "bankruptcy_bonus=0"), lastHand(scores, winners, -1));
  const MatchResult result = finishMatch(rules, lastHand(scores, winners, -1));
  QCOMPARE(adjustmentOf(result, AdjustmentKind::Bankruptcy).value_or(Points{}), points);
  QCOMPARE(result.place, plain.place);
  for (std::size_t seat = 0; seat < 4; ++seat)
    QCOMPARE(result.finalPoints[seat], plain.finalPoints[seat] + points[seat]);
  // A chip goes the same way.
  const RuleSet chips = with(rules, "bankruptcy_bonus=0 chip_bankruptcy=2 chip_value=5000");
  const MatchResult withChips = finishMatch(chips, lastHand(scores, winners, -1));
  QCOMPARE(adjustmentOf(withChips, AdjustmentKind::Chips).value_or(Points{}), points);
  for (std::size_t seat = 0; seat < 4; ++seat)
    QCOMPARE(withChips.tally.chips[seat] * 5000, points[seat]);
}

void TestMatchEnd::yakitori_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<std::vector<int>>("before");  // markers when the last hand was dealt
  QTest::addColumn<std::vector<int>>("after");   // and when it was won
  QTest::addColumn<int>("winner");
  QTest::addColumn<int>("from");
  QTest::addColumn<Points>("points");
  const auto row = [](const char *name, const RuleSet &rules, const std::vector<int> &before,
                      const std::vector<int> &after, int winner, int from, const Points &points) {
    QTest::newRow(name) << rules << before << after << winner << from << points;
  };
  const RuleSet plain = four("yakitori=3000");
  row("one marker: three thousand to each", plain, {0, 0, 1, 0}, {0, 0, 1, 0}, 0, 1,
      {3000, 3000, -9000, 3000});
  row("two markers pay each other as well", plain, {1, 0, 1, 0}, {1, 0, 1, 0}, 1, 0,
      {-6000, 6000, -6000, 6000});
  row("all marked: nothing moves", plain, {1, 1, 1, 1}, {1, 1, 1, 1}, -1, -1, {0, 0, 0, 0});
  row("nobody marked", plain, {0, 0, 0, 0}, {0, 0, 0, 0}, 0, 1, {0, 0, 0, 0});
  row("two on one pile cost twice", plain, {0, 2, 0, 0}, {0, 2, 0, 0}, 0, 1, {6000, -18000, 6000, 6000});
  row("off", four(), {1, 0, 0, 0}, {1, 0, 0, 0}, 1, 0, {0, 0, 0, 0});
  row("thrown by dice: a thousand a pip", four("yakitori_dice=true"), {0, 0, 1, 0}, {0, 0, 1, 0}, 0, 1,
      {7000, 7000, -21000, 7000});
  const RuleSet buta = four("yakitori=3000 yakibuta=true");
  row("yakibuta: the discarder of the last hand pays", buta, {0, 1, 0, 0}, {0, 0, 0, 0}, 1, 2,
      {3000, 3000, -9000, 3000});
  row("yakibuta: beside the own marker", buta, {0, 1, 1, 0}, {0, 0, 1, 0}, 1, 2, {6000, 6000, -18000, 6000});
  row("yakibuta: not by self-draw", buta, {0, 1, 0, 0}, {0, 0, 0, 0}, 1, -1, {0, 0, 0, 0});
  row("yakibuta: not who had won before", buta, {0, 0, 0, 1}, {0, 0, 0, 1}, 1, 2, {3000, 3000, 3000, -9000});
  row("yakibuta: not where the marker is handed on anyway", with(buta, "yakitori_kaeshi=always"),
      {0, 1, 0, 0}, {0, 0, 1, 0}, 1, 2, {3000, 3000, -9000, 3000});
  row("three players", three("yakitori=3000"), {1, 0, 0, 0}, {1, 0, 0, 0}, 1, 2, {-6000, 3000, 3000, 0});
}

void TestMatchEnd::yakitori() {
  QFETCH(RuleSet, rules);
  QFETCH(std::vector<int>, before);
  QFETCH(std::vector<int>, after);
  QFETCH(int, winner);
  QFETCH(int, from);
  QFETCH(Points, points);
  LastHand last = lastHand({40000, 30000, 20000, rules.players == 3 ? 0 : 10000},
                           winner < 0 ? std::vector<int>{} : std::vector<int>{winner}, from);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    last.atDeal.yakitori[seat] = static_cast<std::uint8_t>(before[seat]);
    last.outcome.tally.yakitori[seat] = static_cast<std::uint8_t>(after[seat]);
  }
  last.yakitoriDice = {4, 3};
  const MatchResult result = finishMatch(rules, last);
  QCOMPARE(adjustmentOf(result, AdjustmentKind::Yakitori).value_or(Points{}), points);
  QCOMPARE(result.yakitoriDice[0] > 0, rules.yakitoriDice);
  if (rules.yakitoriDice) {
    // Dice that nobody knows: the fixed price.
    last.yakitoriDice = {};
    QCOMPARE(adjustmentOf(finishMatch(with(rules, "yakitori=3000"), last), AdjustmentKind::Yakitori),
             (Points{3000, 3000, -9000, 3000}));
  }
}

void TestMatchEnd::chipsAndBets_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("chips");
  QTest::addColumn<Points>("bets");
  const Points ranked{40000, 30000, 20000, 10000};
  QTest::newRow("chips at 2000") << four("chip_value=2000") << ranked << Points{6000, -2000, -4000, 0}
                                 << Points{};
  QTest::newRow("chips are only counted") << four() << ranked << Points{} << Points{};
  QTest::newRow("a side bet of the seats 1 and 3")
      << four("side_bets=0,0,0,0,5000,0") << ranked << Points{} << Points{0, 5000, 0, -5000};
  QTest::newRow("who finishes higher gets it, the later seat too")
      << four("side_bets=5000,0,0,0,0,3000") << Points{10000, 20000, 30000, 40000} << Points{}
      << Points{-5000, 5000, -3000, 3000};
  QTest::newRow("equal scores: by place")
      << four("side_bets=5000,0,0,0,0,0") << Points{30000, 30000, 20000, 20000} << Points{}
      << Points{5000, -5000, 0, 0};
  QTest::newRow("a shared place: nobody") << four("side_bets=5000,0,0,0,0,0 placing_tie_break=shared")
                                          << Points{30000, 30000, 20000, 20000} << Points{} << Points{};
  QTest::newRow("three: the empty seat bets nothing")
      << three("side_bets=1000,2000,9000,4000,9000,9000") << Points{30000, 50000, 25000, 0} << Points{}
      << Points{1000, 5000, -6000, 0};
}

void TestMatchEnd::chipsAndBets() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(Points, chips);
  QFETCH(Points, bets);
  LastHand last = lastHand(scores, {}, -1);
  last.outcome.tally.chips = {3, -1, -2, 0};
  const MatchResult result = finishMatch(rules, last);
  QCOMPARE(adjustmentOf(result, AdjustmentKind::Chips).value_or(Points{}), chips);
  QCOMPARE(adjustmentOf(result, AdjustmentKind::SideBets).value_or(Points{}), bets);
  QCOMPARE(result.tally.chips, last.outcome.tally.chips);
}

// In the order of the account, and the places stay what the scores say.
void TestMatchEnd::everythingTogether() {
  const RuleSet rules = four(
      "bankruptcy_bonus=10000 yakitori=3000 chip_value=2000 chip_bankruptcy=1 "
      "side_bets=0,0,7000,0,0,0");
  LastHand last = lastHand({-3000, 33000, 40000, 30000}, {1}, 0);
  last.atDeal.yakitori = {1, 0, 0, 0};
  last.outcome.tally.yakitori = {1, 0, 0, 0};
  last.outcome.tally.chips = {-2, 2, 0, 0};
  const MatchResult result = finishMatch(rules, last);
  std::vector<AdjustmentKind> kinds;
  Points sum{};
  for (const Adjustment &adjustment : result.adjustments) {
    kinds.push_back(adjustment.kind);
    QCOMPARE(sumOf(adjustment.points), 0);
    for (std::size_t seat = 0; seat < 4; ++seat)
      sum[seat] += adjustment.points[seat];
  }
  const std::vector<AdjustmentKind> inOrder{AdjustmentKind::Bankruptcy, AdjustmentKind::Yakitori,
                                            AdjustmentKind::Chips, AdjustmentKind::SideBets};
  QVERIFY(kinds == inOrder);
  QCOMPARE(sum, (Points{-10000 - 9000 - 6000 - 7000, 10000 + 3000 + 6000, 3000, 3000 + 7000}));
  QCOMPARE(result.place, (std::array<std::int8_t, 4>{4, 2, 1, 3}));
  QCOMPARE(result.finalPoints, (Points{-63000 - 32000, 13000 + 19000, 60000 + 3000, -10000 + 10000}));
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
  QVERIFY(nextHand(rules, west2, outcomeOf(rules, 1, Ends::Noten, {29000, 29000, 31000, 31000})).matchOver);
  QVERIFY(nextHand(rules, west2, outcomeOf(rules, 1, Ends::Won, {29000, 31000, 30000, 30000})).matchOver);
  QVERIFY(!nextHand(rules, west2, outcomeOf(rules, 1, Ends::Won, {31000, 30000, 30000, 29000})).matchOver);
}

QTEST_APPLESS_MAIN(TestMatchEnd)
#include "tst_matchend.moc"
