// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of a scoring sheet are the engine's, under every ruleset.
#include <QTest>

#include "rules/presets/presets.h"
#include "rules/scorefigures.h"
#include "support/testprogram.h"

using namespace janso;

class TestScoreFigures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void payments_data();
  void payments();
  void lowestFu();
  void limits();
  void fuByRuleset();
  void drawsAreShared();
};

void TestScoreFigures::payments_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<int>("han");
  QTest::addColumn<int>("fu");
  QTest::addColumn<bool>("dealer");
  QTest::addColumn<int>("ron");
  QTest::addColumn<int>("fromDealer");
  QTest::addColumn<int>("fromOther");
  const auto row = [](const char *name, const char *preset, int han, int fu, bool dealer, int ron,
                      int fromDealer, int fromOther) {
    QTest::newRow(name) << QString::fromUtf8(preset) << han << fu << dealer << ron << fromDealer << fromOther;
  };
  row("1 han 30 fu", "basic_ariari", 1, 30, false, 1000, 500, 300);
  row("3 han 40 fu of the dealer", "basic_ariari", 3, 40, true, 7700, 0, 2600);
  row("4 han 30 fu", "tenhou_4p", 4, 30, false, 7700, 3900, 2000);
  row("4 han 30 fu, raised to mangan", "mleague", 4, 30, false, 8000, 4000, 2000);
  row("three players, the absent share is lost", "tenhou_3p", 3, 30, false, 3900, 2000, 1000);
}

void TestScoreFigures::payments() {
  QFETCH(QString, preset);
  QFETCH(int, han);
  QFETCH(int, fu);
  QFETCH(bool, dealer);
  const Preset *found = findPreset(preset.toStdString());
  QVERIFY(found != nullptr);
  const WinPayments pays = winPayments(han, fu, 0, dealer, found->make());
  QTEST(int(pays.ron), "ron");
  QTEST(int(pays.fromDealer), "fromDealer");
  QTEST(int(pays.fromOther), "fromOther");
}

void TestScoreFigures::lowestFu() {
  const std::vector<FuLine> lines = fuLines(basicAriAri());
  QCOMPARE(lines.front().fu, 20);
  QCOMPARE(lines.front().ronFrom, 0);  // 20 fu are won by own draw only
  QCOMPARE(lines.front().tsumoFrom, 2);
  QCOMPARE(lines[1].fu, 25);
  QCOMPARE(lines.back().fu, 110);
  RuleSet rules = basicAriAri();
  rules.openPinfuRonFu = 20;
  QCOMPARE(fuLines(rules).front().ronFrom, 1);
  rules = basicAriAri();
  rules.chiitoitsuFu = 50;
  QCOMPARE(fuLines(rules)[1].fu, 30);
}

void TestScoreFigures::limits() {
  const std::vector<LimitLine> lines = limitLines(basicAriAri());
  QCOMPARE(lines.front().limit, Limit::Mangan);
  QCOMPARE(lines.front().hanFrom, 5);
  QCOMPARE(lines.front().hanTo, 5);
  QCOMPARE(lines[1].hanFrom, 6);
  QCOMPARE(lines[1].hanTo, 7);
  QCOMPARE(lines[4].limit, Limit::KazoeYakuman);
  QCOMPARE(lines[4].hanTo, 0);
  QCOMPARE(lines.back().yakuman, 2);
  RuleSet rules = basicAriAri();
  rules.kazoe = Kazoe::Sanbaiman;
  QCOMPARE(limitLines(rules)[3].hanTo, 0);
  QCOMPARE(limitLines(rules)[4].limit, Limit::Yakuman);
  rules.aotenjou = true;
  QVERIFY(limitLines(rules).empty());
}

void TestScoreFigures::fuByRuleset() {
  const auto figure = [](FuFigure::What what, const RuleSet &rules) {
    for (const FuFigure &each : fuFigures(rules)) {
      if (each.what == what)
        return each;
    }
    return FuFigure{what, -1, -1};
  };
  RuleSet rules = basicAriAri();
  QCOMPARE(figure(FuFigure::What::EveryHand, rules).fu, 20);
  QCOMPARE(figure(FuFigure::What::ClosedRon, rules).fu, 10);
  QCOMPARE(figure(FuFigure::What::Tsumo, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::OpenTriplet, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::OpenTriplet, rules).terminal, 4);
  QCOMPARE(figure(FuFigure::What::ConcealedTriplet, rules).fu, 4);
  QCOMPARE(figure(FuFigure::What::ConcealedTriplet, rules).terminal, 8);
  QCOMPARE(figure(FuFigure::What::OpenKan, rules).fu, 8);
  QCOMPARE(figure(FuFigure::What::OpenKan, rules).terminal, 16);
  QCOMPARE(figure(FuFigure::What::ClosedKan, rules).fu, 16);
  QCOMPARE(figure(FuFigure::What::ClosedKan, rules).terminal, 32);
  QCOMPARE(figure(FuFigure::What::DragonPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::SeatWindPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::RoundWindPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::BothWindsPair, rules).fu, 4);
  QCOMPARE(figure(FuFigure::What::OpenWait, rules).fu, 0);
  QCOMPARE(figure(FuFigure::What::MiddleWait, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::EdgeWait, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::PairWait, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::PinfuTsumo, rules).fu, 20);
  QCOMPARE(figure(FuFigure::What::OpenNothing, rules).fu, 30);
  QCOMPARE(figure(FuFigure::What::SevenPairs, rules).fu, 25);
  rules.doubleWindPairFu = 2;
  rules.openTsumoFu = false;
  rules.rinshanTsumoFu = false;
  rules.pinfuTsumo = false;
  rules.chiitoitsuFu = 50;
  QCOMPARE(figure(FuFigure::What::BothWindsPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::OpenTsumo, rules).fu, 0);
  QCOMPARE(figure(FuFigure::What::RinshanTsumo, rules).fu, 0);
  QCOMPARE(figure(FuFigure::What::PinfuTsumo, rules).fu, -1);
  QCOMPARE(figure(FuFigure::What::SevenPairs, rules).fu, 50);
}

void TestScoreFigures::drawsAreShared() {
  QCOMPARE(notenPayments(1, basicAriAri()).toTenpai, 3000);
  QCOMPARE(notenPayments(1, basicAriAri()).fromNoten, 1000);
  QCOMPARE(notenPayments(3, basicAriAri()).fromNoten, 3000);
  QCOMPARE(notenPayments(4, basicAriAri()).toTenpai, 0);
  QCOMPARE(notenPayments(2, tenhouSanma()).toTenpai, tenhouSanma().notenPool / 2);
}

JANSO_TEST(TestScoreFigures);
#include "tst_scorefigures.moc"
