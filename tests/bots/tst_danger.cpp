// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the fitted figures must say where any player would agree, and that they are probabilities.
#include <QTest>
#include <algorithm>
#include <numeric>

#include "bots/reading/danger.h"
#include "bots/reading/fitted.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ronchance.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

// A riichi of the seat to the right on its fifth discard, seen with an ordinary hand.
TableView riichiTable() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p")
      .pond(1, "4m1z9m9s2z")
      .pond(2, "1s6p")
      .pond(3, "8p6p")
      .pond(0, "8p9s")
      .riichi(1, 4);
  return table;
}

double rate(const Danger &danger, int seat, const char *text) {
  return static_cast<double>(danger.threat(seat).rate[test::kind(text)]);
}

}  // namespace

class TestDanger : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void safeIsZero();
  void readsSujiAndWalls_data();
  void readsSujiAndWalls();
  void noChanceIsSaferThanLive();
  void ratesAreProbabilities_data();
  void ratesAreProbabilities();
  void tenpaiGrows_data();
  void tenpaiGrows();
  void oneSuitIsRead();
  void threePlayersAreRead();
  void northsCostMore_data();
  void northsCostMore();
  void valuableHandsCostMore_data();
  void valuableHandsCostMore();
  void readyTilesAreDealtIn();
};

void TestDanger::safeIsZero() {
  const TableView table = riichiTable();
  const Knowledge know(table.view());
  const Danger danger(know);
  for (const char *own : {"4m", "1z", "9m", "9s", "2z"}) {
    QCOMPARE(rate(danger, 1, own), 0.0);
    QVERIFY(danger.threat(1).safe.has(test::kind(own)));
    QVERIFY(danger.isSafeAgainstRiichi(test::kind(own)));
  }
  QVERIFY(!danger.isSafeAgainstRiichi(test::kind("5s")));
}

void TestDanger::readsSujiAndWalls_data() {
  QTest::addColumn<QByteArray>("safer");
  QTest::addColumn<QByteArray>("riskier");
  QTest::newRow("suji of a 4: its 1") << QByteArray("1m") << QByteArray("1p");
  QTest::newRow("half suji: 7m beside 7s") << QByteArray("7m") << QByteArray("7s");
  QTest::newRow("a guest wind less than a live middle tile") << QByteArray("4z") << QByteArray("5s");
  QTest::newRow("a terminal less than a middle tile") << QByteArray("1p") << QByteArray("5s");
}

void TestDanger::readsSujiAndWalls() {
  QFETCH(QByteArray, safer);
  QFETCH(QByteArray, riskier);
  const TableView table = riichiTable();
  const Knowledge know(table.view());
  const Danger danger(know);
  QVERIFY(rate(danger, 1, safer.constData()) > 0);
  QVERIFY2(rate(danger, 1, safer.constData()) < rate(danger, 1, riskier.constData()),
           qPrintable(QStringLiteral("%1 %2")
                          .arg(rate(danger, 1, safer.constData()))
                          .arg(rate(danger, 1, riskier.constData()))));
}

// All four 7p in the own hand: no ryanmen waits for the 8p or 9p, nor for the 5p and 6p from above.
void TestDanger::noChanceIsSaferThanLive() {
  TableView wall;
  wall.hand("777p34m28s1256m55z", "7p").pond(1, "1z9m9s2z1m").pond(2, "1s").pond(3, "8s").riichi(1, 4);
  TableView open;
  open.hand("1z77p34m28s1256m55z", "9m").pond(1, "1z9m9s2z1m").pond(2, "1s").pond(3, "8s").riichi(1, 4);
  const Knowledge knowWall(wall.view());
  const Knowledge knowOpen(open.view());
  const Danger walled(knowWall);
  const Danger live(knowOpen);
  QVERIFY(rate(walled, 1, "8p") < 0.75 * rate(live, 1, "8p"));
  QVERIFY(rate(walled, 1, "9p") < 0.75 * rate(live, 1, "9p"));
  QVERIFY(rate(walled, 1, "9p") < rate(walled, 1, "1p"));
}

void TestDanger::ratesAreProbabilities_data() {
  QTest::addColumn<int>("discards");
  for (int discards : {3, 6, 9, 12, 15})
    QTest::newRow(QByteArray::number(discards)) << discards;
}

void TestDanger::ratesAreProbabilities() {
  QFETCH(int, discards);
  const std::string pond("1z9m9s2z1m8p3z7s2p4m6s8m1p5z9p");
  TableView table;
  table.hand("1458m2258p37s125z", "9p");
  for (int seat = 1; seat < 4; ++seat)
    table.pond(seat, pond.substr(0, static_cast<std::size_t>(discards) * 2));
  table.riichi(1, 2);
  table.meld(2, MeldType::Pon, "777z", 1).meld(2, MeldType::Chi, "456s", 1);
  const Knowledge know(table.view());
  const Danger danger(know);
  for (int seat = 1; seat < 4; ++seat) {
    const Threat &threat = danger.threat(seat);
    QVERIFY(threat.tenpai >= 0 && threat.tenpai <= 1);
    QVERIFY(threat.loss >= 1000 && threat.loss <= 32000);
    double sum = 0;
    for (float each : threat.rate) {
      QVERIFY(each >= 0 && each <= 1);
      sum += static_cast<double>(each);
    }
    // A hand that waits waits for about two kinds.
    QVERIFY2(sum > 0.5 && sum < 3.5, QByteArray::number(sum).constData());
  }
}

void TestDanger::tenpaiGrows_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("melds");
  for (const int players : {4, 3}) {
    for (const int melds : {1, 2, 3})
      QTest::addRow("%d players, %d melds", players, melds) << players << melds;
  }
}

void TestDanger::tenpaiGrows() {
  QFETCH(int, players);
  QFETCH(int, melds);
  const auto tenpai = [players](int calls, const char *pond) {
    TableView table(players == 3 ? tenhouSanma() : tenhou());
    table.hand("19m22458p37s1255z", "9p").pond(1, pond);
    const char *const second = players == 3 ? "444s" : "456s";
    const char *const third = players == 3 ? "888p" : "234m";
    for (const char *text : {"777z", second, third}) {
      if (calls-- > 0)
        table.meld(1, text[0] == text[1] ? MeldType::Pon : MeldType::Chi, text, 0);
    }
    const Knowledge know(table.view());
    return Danger(know).threat(1).tenpai;
  };
  QVERIFY(tenpai(melds, "1z9m9s2z8p3z7s2p4z6s1m") > tenpai(melds, "1z9m9s2z"));
  QVERIFY2(tenpai(melds, "1z9m9s2z8p3z7s") > tenpai(melds - 1, "1z9m9s2z8p3z7s"),
           qPrintable(QStringLiteral("%1 %2")
                          .arg(tenpai(melds, "1z9m9s2z8p3z7s"))
                          .arg(tenpai(melds - 1, "1z9m9s2z8p3z7s"))));
}

// Two calls of sou and no sou discarded: the waits are there or among honors.
void TestDanger::oneSuitIsRead() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p")
      .pond(1, "1p9m6p2m8p3m4p")
      .meld(1, MeldType::Pon, "999s", 2)
      .meld(1, MeldType::Chi, "456s", 0);
  const Knowledge know(table.view());
  const Danger danger(know);
  QVERIFY(rate(danger, 1, "3s") > 3 * rate(danger, 1, "5m"));
}

// Fewer kinds are in play, so each is a wait more often; what is not there is none.
void TestDanger::threePlayersAreRead() {
  const auto seen = [](const RuleSet &rules) {
    TableView table(rules);
    table.hand("19m2258p37s1255z", "9p").pond(1, "1z9m9s2z").riichi(1, 3);
    const Knowledge know(table.view());
    return Danger(know).threat(1);
  };
  const Threat three = seen(tenhouSanma());
  const Threat four = seen(tenhou());
  const auto at = [](const Threat &threat, const char *text) { return threat.rate[test::kind(text)]; };
  QCOMPARE(at(three, "9s"), 0.0F);
  QCOMPARE(at(three, "5m"), 0.0F);
  QVERIFY(at(four, "5m") > 0);
  QVERIFY(at(three, "5p") > at(three, "9p"));
  QVERIFY(at(three, "5p") > 1.3F * at(four, "5p"));
}

// Each North set aside is a dora, and more where it is an indicated one.
void TestDanger::northsCostMore_data() {
  QTest::addColumn<QByteArray>("indicator");
  QTest::addColumn<double>("least");  // how many times the loss of none
  QTest::newRow("a han each") << QByteArray("9s") << 1.25;
  QTest::newRow("two han each") << QByteArray("3z") << 1.5;
}

void TestDanger::northsCostMore() {
  QFETCH(QByteArray, indicator);
  QFETCH(double, least);
  const auto loss = [&](int norths) {
    TableView table(tenhouSanma());
    table.hand("19m2258p37s1255z", "9p").pond(1, "1z9m9s2z").kita(1, norths).riichi(1, 3);
    table.dora(indicator.toStdString());
    const Knowledge know(table.view());
    return Danger(know).threat(1).loss;
  };
  QVERIFY2(loss(2) > least * loss(0), qPrintable(QString::number(loss(2) / loss(0))));
}

void TestDanger::valuableHandsCostMore_data() {
  QTest::addColumn<QString>("cheap");
  QTest::addColumn<QString>("valuable");
  QTest::newRow("a pon of dragons, of dora") << QStringLiteral("4z") << QStringLiteral("6z");
}

void TestDanger::valuableHandsCostMore() {
  QFETCH(QString, cheap);
  QFETCH(QString, valuable);
  const auto loss = [](const QString &indicator, int seat) {
    TableView table;
    table.hand("1458m2258p37s125z", "9p")
        .pond(seat, "1p9m6p2m8p3m4p")
        .dora(indicator.toStdString())
        .meld(seat, MeldType::Pon, "777z", 0)
        .meld(seat, MeldType::Chi, "456s", 0);
    const Knowledge know(table.view());
    return Danger(know).threat(seat).loss;
  };
  QVERIFY(loss(valuable, 1) > 1.8 * loss(cheap, 1));

  TableView table;
  table.hand("1458m2258p37s125z", "9p").pond(1, "1z9m9s2z").riichi(1, 3).dora("4p");
  const Knowledge know(table.view());
  const Threat threat = Danger(know).threat(1);
  QVERIFY(threat.points[test::kind("5p")] > threat.points[test::kind("5s")]);
  TableView dealt;
  dealt.round(1).hand("1458m2258p37s125z", "9p").pond(1, "1z9m9s2z").riichi(1, 3).dora("4p");
  const Knowledge ofDealer(dealt.view());
  QVERIFY(Danger(ofDealer).threat(1).loss > 1.3 * threat.loss);
}

void TestDanger::readyTilesAreDealtIn() {
  OwnWait wait;
  wait.kind = test::kind("5p");
  wait.left = 4;
  wait.unseen = 80;
  wait.openSides = 2;
  wait.riichi = true;
  wait.tilesLeft = 40;
  OwnWait suji = wait;
  suji.kind = test::kind("9p");
  suji.openSides = 0;
  QVERIFY(ronChance(suji) > ronChance(wait));
  OwnWait silent = wait;
  silent.riichi = false;
  QVERIFY(ronChance(silent) > ronChance(wait));
  OwnWait few = wait;
  few.left = 1;
  QVERIFY(ronChance(few) < ronChance(wait));

  // Seen from the own hand: 4p in the pond makes the 7p suji, not the 8p.
  TableView table;
  table.hand("123456m789s5689p", "1z").pond(0, "4p9m");
  const Knowledge know(table.view());
  QCOMPARE(ownWait(know, test::kind("7p"), test::kind("1z"), true, 0).openSides, 0);
  QCOMPARE(ownWait(know, test::kind("8p"), test::kind("1z"), true, 0).openSides, 1);
  QVERIFY(ownWait(know, test::kind("8p"), test::kind("5p"), true, 0).byLast);
  QCOMPARE(ownWait(know, test::kind("8p"), test::kind("5p"), true, 0).openSides, 0);
}

JANSO_TEST(TestDanger);
#include "tst_danger.moc"
