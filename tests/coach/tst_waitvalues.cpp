// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Waits of a hand and of each discard: how many are left, what they are worth, and what stands in the way.
#include <QTest>

#include "coach/waitvalues.h"
#include "coach/yakuhints.h"
#include "rules/mpsz.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

RuleSet rulesOf(const QString &preset) {
  return findPreset(preset.toStdString())->make();
}

QString chanceText(const WinChance &chance) {
  if (chance.worth)
    return QString::number(chance.worth->points);
  switch (chance.why) {
    case NoWin::NoYaku:
      return QStringLiteral("noyaku");
    case NoWin::BelowMinimumHan:
      return QStringLiteral("toolow");
    case NoWin::NotComplete:
      break;
  }
  return QStringLiteral("-");
}

// "3p x3 1300/1600 riichi 2600/3200"
QString waitText(const TenpaiHand &hand) {
  QStringList parts;
  for (const WaitValue &wait : hand.waits) {
    QString text = QStringLiteral("%1 x%2 %3/%4")
                       .arg(QString::fromStdString(toMpsz(Tile(wait.kind))))
                       .arg(wait.left)
                       .arg(chanceText(wait.ron), chanceText(wait.tsumo));
    if (hand.canRiichi)
      text += QStringLiteral(" riichi %1/%2").arg(chanceText(wait.riichiRon), chanceText(wait.riichiTsumo));
    parts << text;
  }
  return parts.join(QStringLiteral("; "));
}

QString waitKinds(KindSet kinds) {
  QString text;
  for (Kind kind : kinds)
    text += QString::fromStdString(toMpsz(Tile(kind)));
  return text;
}

}  // namespace

class TestWaitValues : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void afterDiscard_data();
  void afterDiscard();
  void furiten_data();
  void furiten();
  void range();
  void hints_data();
  void hints();
};

void TestWaitValues::afterDiscard_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("drawn");
  QTest::addColumn<QString>("discard");
  QTest::addColumn<QString>("waits");
  QTest::newRow("two-sided wait, dealer, may declare riichi")
      << "tenhou_4p"
      << "234m456p67s55s678s"
      << "1z"
      << "1z"
      << "5s x2 2900/3900 riichi 5800/7800; 8s x3 5800/7800 riichi 11600/12000";
  QTest::newRow("no yaku by ron, but by tsumo") << "tenhou_4p"
                                                << "123m456p12s99s678s"
                                                << "1z"
                                                << "1z"
                                                << "3s x4 noyaku/1500 riichi 2000/3000";
  QTest::newRow("the drawn tile may stay") << "tenhou_4p"
                                           << "234m456p67s55s678s"
                                           << "2s"
                                           << "6s"
                                           << "";
  QTest::newRow("a ruleset without red fives counts alike")
      << "ema_2016"
      << "234m456p67s55s678s"
      << "1z"
      << "1z"
      << "5s x2 2900/3900 riichi 5800/7800; 8s x3 5800/7800 riichi 11600/12000";
  QTest::newRow("three players: the absent share is lost")
      << "tenhou_3p"
      << "234p456p67s55s678s"
      << "1z"
      << "1z"
      << "5s x2 2900/2600 riichi 5800/5200; 8s x3 5800/5200 riichi 11600/8000";
}

void TestWaitValues::afterDiscard() {
  QFETCH(QString, preset);
  QFETCH(QString, hand);
  QFETCH(QString, drawn);
  QFETCH(QString, discard);
  TableView table(rulesOf(preset));
  table.hand(hand.toStdString(), drawn.toStdString());
  QTEST(waitText(tenpaiHandAfter(table.view(), test::tile(discard.toStdString()))), "waits");
}

void TestWaitValues::furiten_data() {
  QTest::addColumn<QString>("pond");
  QTest::addColumn<QString>("discard");
  QTest::addColumn<bool>("furiten");
  QTest::addColumn<QString>("tile");
  QTest::addColumn<int>("turn");
  QTest::newRow("a wait was discarded") << "1z5s9m"
                                        << "1z" << true << "5s" << 1;
  QTest::newRow("the first of several") << "8s1z5s"
                                        << "1z" << true << "8s" << 0;
  QTest::newRow("none") << "1z2z9m"
                        << "1z" << false << "" << -1;
}

void TestWaitValues::furiten() {
  QFETCH(QString, pond);
  QFETCH(QString, discard);
  QFETCH(QString, tile);
  TableView table;
  table.hand("234m456p67s55s678s", "1z").pond(0, pond.toStdString());
  const TenpaiHand hand = tenpaiHandAfter(table.view(), test::tile(discard.toStdString()));
  QTEST(hand.furiten, "furiten");
  QTEST(hand.furitenTurn, "turn");
  if (!tile.isEmpty())
    QCOMPARE(hand.furitenTile, test::tile(tile.toStdString()));
}

// Over the waits of which a tile is left.
void TestWaitValues::range() {
  TableView table;
  table.hand("234m456p67s55s678s", "1z").pond(1, "5s5s");
  TenpaiHand hand = tenpaiHandAfter(table.view(), test::tile("1z"));
  QCOMPARE(hand.tilesLeft(), 3);
  QVERIFY(hand.points(false) == (TenpaiHand::Range{5800, 7800}));
  QVERIFY(hand.points(true) == (TenpaiHand::Range{11600, 12000}));
  table.pond(2, "8s8s8s");
  hand = tenpaiHandAfter(table.view(), test::tile("1z"));
  QCOMPARE(hand.tilesLeft(), 0);
  QVERIFY(!hand.points(false));
}

void TestWaitValues::hints_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("drawn");
  QTest::addColumn<QString>("meld");  // a pon of seat 0
  QTest::addColumn<QString>("hints");
  QTest::newRow("closed, on a discard: draw it, or riichi") << "123m456p12s99s678s"
                                                            << ""
                                                            << ""
                                                            << "tsumo riichi";
  QTest::newRow("open with a pair of dragons") << "12m99s456p55z"
                                               << ""
                                               << "888p"
                                               << "yakuhai:5z";
  QTest::newRow("open, one terminal from tanyao") << "45m99s456p678p"
                                                  << ""
                                                  << "888s"
                                                  << "tanyao:9s";
  QTest::newRow("the other wait has a yaku") << "234m56p5s5s678s"
                                             << ""
                                             << "888s"
                                             << "otherwait:4p7p";
  QTest::newRow("open, complete with the drawn tile") << "12m99s456p55z"
                                                      << "3m"
                                                      << "888p"
                                                      << "yakuhai:5z";
}

void TestWaitValues::hints() {
  QFETCH(QString, hand);
  QFETCH(QString, drawn);
  QFETCH(QString, meld);
  TableView table;
  table.hand(hand.toStdString(), drawn.toStdString()).pond(0, "1z");
  if (!meld.isEmpty())
    table.meld(0, MeldType::Pon, meld.toStdString(), 2);
  static constexpr std::array<const char *, 5> kNames{"otherwait", "tsumo", "riichi", "yakuhai", "tanyao"};
  QStringList found;
  for (const YakuHint &hint : yakuHints(table.view())) {
    QString text = QString::fromLatin1(kNames[static_cast<std::size_t>(hint.kind)]);
    if (!hint.kinds.empty())
      text += u':' + waitKinds(hint.kinds);
    found << text;
  }
  QTEST(found.join(u' '), "hints");
}

JANSO_TEST(TestWaitValues);
#include "tst_waitvalues.moc"
