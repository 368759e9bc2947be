// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a match counts beside the points: markers, wins in a row, chips, and the dice at its end.
#include <QTest>
#include <map>

#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "table/tally.h"

using namespace janso;

namespace {

RuleSet marked(YakitoriKaeshi kaeshi = YakitoriKaeshi::None, bool again = false) {
  RuleSet rules = basicAriAri();
  rules.yakitori = 3000;
  rules.yakitoriKaeshi = kaeshi;
  rules.yakinaoshi = again;
  return rules;
}

// Hands in turn: "1" seat 1 wins by self-draw, "1<2" by ron from seat 2, "1+3<2" two of them, "-" a draw.
Tally after(const RuleSet &rules, const QString &hands) {
  Tally tally = startingTally(rules);
  for (const QString &hand : hands.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    RoundOutcome outcome;
    outcome.tally = tally;
    if (hand != QStringLiteral("-")) {
      const QStringList sides = hand.split(QLatin1Char('<'));
      outcome.from = static_cast<std::int8_t>(sides.size() > 1 ? sides[1].toInt() : -1);
      for (const QString &winner : sides[0].split(QLatin1Char('+'))) {
        outcome.winners.push_back(static_cast<std::int8_t>(winner.toInt()));
        outcome.tally = tallyAfterWin(rules, tally, outcome.tally, winner.toInt(), outcome.from);
      }
    }
    tally = tallyAfterHand(rules, outcome);
  }
  return tally;
}

QString countsText(const std::array<std::uint8_t, 4> &counts) {
  QString text;
  for (int count : counts)
    text += QString::number(count);
  return text;
}

}  // namespace

class TestTally : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void markers_data();
  void markers();
  void winsInRow_data();
  void winsInRow();
  void chipsAddUp();
  void diceAreThoseOfNoHand();
  void travelsWithAMatch();
};

void TestTally::markers_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<QString>("hands");
  QTest::addColumn<QString>("markers");
  const auto row = [](const char *name, const RuleSet &rules, const char *hands, const char *markers) {
    QTest::newRow(name) << rules << QString::fromLatin1(hands) << QString::fromLatin1(markers);
  };
  RuleSet three = marked();
  three.players = 3;
  row("off: no markers", basicAriAri(), "1<2", "0000");
  row("everyone begins with one", marked(), "", "1111");
  row("three players have three", three, "", "1110");
  row("a win takes it off", marked(), "1<2 3", "1010");
  row("a second win changes nothing", marked(), "1 1 1", "1011");
  row("two winners of a hand", marked(), "1+3<2", "1010");
  row("a draw changes nothing", marked(), "- -", "1111");

  const RuleSet again = marked(YakitoriKaeshi::None, true);
  row("yakinaoshi: when all have won all are marked again", again, "0 1 2 3", "1111");
  row("yakinaoshi: and go on from there", again, "0 1 2 3 2", "1101");
  row("yakinaoshi: the last marker goes in a double ron", again, "0 1 3+2<0", "1111");
  row("yakinaoshi: a second winner of that hand keeps the new marker", again, "0 1 2 3+0<1", "1111");
  RuleSet threeAgain = again;
  threeAgain.players = 3;
  row("yakinaoshi of three players", threeAgain, "0 1 2", "1110");

  const RuleSet last = marked(YakitoriKaeshi::LastMarker);
  row("kaeshi, last marker: the others are taken off", last, "0<1 1<2", "0011");
  row("kaeshi, last marker: by ron it goes to the discarder", last, "0 1 2 3<1", "0100");
  row("kaeshi, last marker: by self-draw it goes", last, "0 1 2 3", "0000");
  row("kaeshi, last marker: and on again", last, "0 1 2 3<1 1<0", "1000");
  row("kaeshi, last marker: two winners who hold two markers", last, "0 1 2+3<0", "0000");
  row("kaeshi, last marker: an unmarked winner hands on nothing", last, "0 1 2 0<3", "0001");

  const RuleSet always = marked(YakitoriKaeshi::Always);
  row("kaeshi, always: markers pile up", always, "0<1", "0211");
  row("kaeshi, always: a win takes one off the pile", always, "0<1 1", "0111");
  row("kaeshi, always: one of the pile is handed on", always, "0<1 1<2", "0121");
  row("kaeshi, always: two winners, two markers", always, "0+3<1", "0310");
  row("kaeshi, always: an unmarked winner hands on nothing", always, "0<1 0<2", "0211");
}

void TestTally::markers() {
  QFETCH(RuleSet, rules);
  QFETCH(QString, hands);
  QTEST(countsText(after(rules, hands).yakitori), "markers");
}

void TestTally::winsInRow_data() {
  QTest::addColumn<QString>("hands");
  QTest::addColumn<QString>("rows");
  QTest::newRow("none yet") << QString() << "0000";
  QTest::newRow("one after the other") << "2 2<1 2<0"
                                       << "0030";
  QTest::newRow("another's win ends it") << "2 2 1"
                                         << "0100";
  QTest::newRow("a draw ends it") << "2 2 - 2"
                                  << "0010";
  QTest::newRow("both of two winners have won") << "2 2+1<0"
                                                << "0120";
  QTest::newRow("in either order of payment") << "2 1+2<0"
                                              << "0120";
  QTest::newRow("and both may go on") << "2+1<0 1 1"
                                      << "0300";
  QTest::newRow("all three") << "0 0+1+2<3 1+2<0"
                             << "0220";
}

void TestTally::winsInRow() {
  QFETCH(QString, hands);
  QTEST(countsText(after(basicAriAri(), hands).winsInRow), "rows");
}

void TestTally::chipsAddUp() {
  const RuleSet rules = basicAriAri();
  const Tally start;
  const Tally first = tallyAfterWin(rules, start, start, 0, 1, {5, -5, 0, 0});
  const Tally second = tallyAfterWin(rules, start, first, 2, 1, {0, -2, 2, 0});
  QCOMPARE(second.chips, (std::array<std::int16_t, 4>{5, -7, 2, 0}));
}

void TestTally::diceAreThoseOfNoHand() {
  std::map<int, int> seen;
  for (int i = 0; i < 600; ++i) {
    const WallSeed seed = wallSeedFromText("dice" + std::to_string(i));
    const auto dice = diceAtEnd(seed);
    // As published: the first two draws of the hand number that no hand has.
    QCOMPARE(diceAtEnd(seed), dice);
    for (const int die : dice) {
      QVERIFY(die >= 1 && die <= 6);
      ++seen[die];
    }
  }
  for (int die = 1; die <= 6; ++die)
    QVERIFY(seen[die] > 130 && seen[die] < 270);
  // An independent program gives these.
  QCOMPARE(diceAtEnd(wallSeedFromText("42")), (std::array<std::uint8_t, 2>{4, 5}));
  QCOMPARE(diceAtEnd(wallSeedFromText("a match")), (std::array<std::uint8_t, 2>{1, 6}));
}

// Every deal and win of a real match carries what the hands before have left.
void TestTally::travelsWithAMatch() {
  RuleSet rules = marked(YakitoriKaeshi::LastMarker, true);
  rules.doubleRon = rules.tripleRon = MultiRon::All;
  rules.chipIppatsu = 2;
  rules.chipUra = 1;
  rules.chipValue = 1000;
  rules.bankruptcy = Bankruptcy::None;
  int wins = 0;
  for (int seed = 0; seed < 12; ++seed) {
    Match match(rules, {"A", "B", "C", "D"}, wallSeedFromText("tally" + std::to_string(seed)));
    std::vector<Event> events;
    while (!match.isOver()) {
      match.advance(events);
      while (!match.pending().empty()) {
        const Decision &decision = match.pending().front();
        const bool wins1 = decision.legal[decision.legal.size() - 1].isWin();
        const Action action = wins1 ? decision.legal[decision.legal.size() - 1]
                                    : test::towardTenpai(match.viewOf(decision.seat), decision);
        match.answer(decision.seat, decision.id, action);
      }
    }
    RoundOutcome outcome;
    Tally atDeal = startingTally(rules);
    for (const Event &event : events) {
      if (const auto *deal = std::get_if<KyokuStarted>(&event)) {
        QCOMPARE(deal->tally, atDeal);
        outcome = RoundOutcome();
        outcome.tally = atDeal;
      } else if (const auto *win = std::get_if<Hora>(&event)) {
        const HoraInfo &info = *win->info;
        outcome.tally =
            tallyAfterWin(rules, atDeal, outcome.tally, info.winner, info.from, info.result.chips);
        outcome.winners.push_back(info.winner);
        QCOMPARE(info.tally, outcome.tally);
        ++wins;
      } else if (std::holds_alternative<KyokuEnded>(event)) {
        atDeal = tallyAfterHand(rules, outcome);
      } else if (const auto *ended = std::get_if<MatchEnded>(&event)) {
        QCOMPARE(ended->result->tally, atDeal);
        QCOMPARE(match.board().tally, atDeal);
      }
    }
  }
  QVERIFY(wins > 20);
}

JANSO_TEST(TestTally);
#include "tst_tally.moc"
