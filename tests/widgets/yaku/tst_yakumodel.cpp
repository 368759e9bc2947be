// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rows of the yaku list: which are shown, under which titles, in which order, and when they may move.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/yaku/yakumodel.h"
#include "widgets/yakurows.h"

using namespace janso;
using namespace janso::test;

namespace {

struct Standing {
  YakuId id;
  YakuState state;
  int distance;
};

// Every yaku five tiles away, but for these.
std::shared_ptr<const YakuSituation> situation(std::initializer_list<Standing> standings) {
  auto made = std::make_shared<YakuSituation>();
  made->answers.known = true;
  for (int id = 0; id < kYakuCount; ++id) {
    YakuAnswer &answer = made->answers.yaku[static_cast<std::size_t>(id)];
    answer.id = YakuId(id);
    answer.state = YakuState::Reachable;
    answer.distance = answer.closedDistance = answer.openDistance = 5;
  }
  for (const Standing &each : standings) {
    YakuAnswer &answer = made->answers.yaku[static_cast<std::size_t>(each.id)];
    answer.state = each.state;
    answer.distance = answer.closedDistance = answer.openDistance = static_cast<std::int8_t>(each.distance);
  }
  return made;
}

QStringList titlesOf(const YakuModel &model) {
  QStringList titles;
  for (int row = 0; row < model.rowCount(); ++row) {
    if (!YakuModel::idOf(model.index(row)))
      titles << model.index(row).data(YakuModel::NameRole).toString();
  }
  return titles;
}

// The model under the eyes of Qt's own test of models.
struct Bench {
  Bench() { model.setRules(tenhou()); }
  QVariant of(YakuId id, YakuModel::Role role) const { return model.indexOf(id).data(role); }

  YakuModel model;
  QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

}  // namespace

class TestYakuModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void titlesStandOverTheirYaku();
  void filters_data();
  void filters();
  void searchFindsOtherRulesets();
  void valuesOfTheRuleset();
  void namesInTheChosenStyle();
  void nearnessOrdersOnceAHandIsKnown();
  void groupsByWhatToTry();
  void possibleIsWhatTheDrawsAllow_data();
  void possibleIsWhatTheDrawsAllow();
  void bothNamesForNewcomers();
  void columnsExplainThemselves();
  void handChangesRowsInPlace();
  void arrangesOnlyWhatMoved();
  void yakuThatAreNotShownHaveNoIndex();
};

void TestYakuModel::titlesStandOverTheirYaku() {
  const Bench bench;
  QVERIFY(!YakuModel::idOf(bench.model.index(0)));
  QString title;
  for (int row = 0; row < bench.model.rowCount(); ++row) {
    const QModelIndex index = bench.model.index(row);
    const std::optional<YakuId> id = YakuModel::idOf(index);
    QCOMPARE(index.flags().testFlag(Qt::ItemIsSelectable), id.has_value());
    if (id)
      QCOMPARE(title, yakuGroupTitle(yakuText(*id)));
    else
      title = index.data().toString();
  }
  QCOMPARE(titlesOf(bench.model).removeDuplicates(), 0);
}

void TestYakuModel::filters_data() {
  QTest::addColumn<YakuFilter>("filter");
  QTest::addColumn<YakuId>("shown");
  QTest::addColumn<YakuId>("hidden");
  QTest::newRow("closed: not what needs calls")
      << YakuFilter::Closed << YakuId::Pinfu << YakuId::KinkeiDokuritsu;
  QTest::newRow("open: what a call leaves") << YakuFilter::Open << YakuId::Toitoi << YakuId::Pinfu;
  QTest::newRow("in hand: what is made") << YakuFilter::InHand << YakuId::Tanyao << YakuId::Toitoi;
  QTest::newRow("possible: what is not barred") << YakuFilter::Possible << YakuId::Tanyao << YakuId::Chun;
}

void TestYakuModel::filters() {
  QFETCH(YakuFilter, filter);
  QFETCH(YakuId, shown);
  QFETCH(YakuId, hidden);
  Bench bench;
  RuleSet rules = tenhou();
  rules.optionalYaku |= optionalYakuBit(YakuId::KinkeiDokuritsu);
  bench.model.setRules(rules);
  bench.model.setSituation(
      situation({{YakuId::Tanyao, YakuState::Made, 0}, {YakuId::Chun, YakuState::Impossible, -1}}));
  QVERIFY(bench.model.indexOf(shown).isValid());
  QVERIFY(bench.model.indexOf(hidden).isValid());
  bench.model.setFilter(filter, {});
  QVERIFY(bench.model.indexOf(shown).isValid());
  QVERIFY(!bench.model.indexOf(hidden).isValid());
  bench.model.setFilter(YakuFilter::All, {});
  QVERIFY(bench.model.indexOf(hidden).isValid());
}

void TestYakuModel::searchFindsOtherRulesets() {
  Bench bench;
  QVERIFY(!bench.model.indexOf(YakuId::OpenRiichi).isValid());
  bench.model.setFilter(YakuFilter::All, QStringLiteral("  OPEN RIICHI "));
  QVERIFY(bench.model.indexOf(YakuId::OpenRiichi).isValid());
  QVERIFY(!bench.model.indexOf(YakuId::Tanyao).isValid());
  bench.model.setFilter(YakuFilter::All, QStringLiteral("no such yaku"));
  QCOMPARE(bench.model.rowCount(), 0);
}

void TestYakuModel::valuesOfTheRuleset() {
  Bench bench;
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::OpenRole).toInt(), 1);
  RuleSet closed = tenhou();
  closed.kuitan = false;
  bench.model.setRules(closed);
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::ClosedRole).toInt(), 1);
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::OpenRole).toInt(), -1);
  QCOMPARE(bench.of(YakuId::Daisangen, YakuModel::YakumanRole).toInt(), 1);
}

void TestYakuModel::namesInTheChosenStyle() {
  Bench bench;
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::NameRole).toString(), QStringLiteral("Tanyao"));
  bench.model.setNaming(YakuNaming::Japanese);
  const QString name = yakuName(YakuId::Tanyao, YakuNaming::Japanese);
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::NameRole).toString(), name);
  QVERIFY(bench.model.indexOf(YakuId::Tanyao).data().toString().startsWith(name));
}

void TestYakuModel::nearnessOrdersOnceAHandIsKnown() {
  Bench bench;
  const std::vector<YakuId> byValue = yakuOf(bench.model);
  QCOMPARE(yakuOf(bench.model), byValue);
  bench.model.setSituation(situation({{YakuId::Chun, YakuState::Impossible, -1},
                                      {YakuId::Chinitsu, YakuState::Made, 0},
                                      {YakuId::Pinfu, YakuState::Reachable, 2}}));
  bench.model.arrange();
  const std::vector<YakuId> near = yakuOf(bench.model);
  QCOMPARE(near[0], YakuId::Chinitsu);
  QCOMPARE(near[1], YakuId::Pinfu);
  QCOMPARE(near.back(), YakuId::Chun);
  QCOMPARE(titlesOf(bench.model).first(), YakuModel::tr("You have it"));
  QCOMPARE(titlesOf(bench.model).last(), YakuModel::tr("Not possible now"));
}

// Groups that need no explaining; luck has no column of tiles away, and bonus tiles are counted apart.
void TestYakuModel::groupsByWhatToTry() {
  Bench bench;
  auto made = std::make_shared<YakuSituation>(*situation({{YakuId::Tanyao, YakuState::Made, 2},
                                                          {YakuId::Riichi, YakuState::Reachable, 1},
                                                          {YakuId::Pinfu, YakuState::Reachable, 2},
                                                          {YakuId::Toitoi, YakuState::Reachable, 3},
                                                          {YakuId::Chinitsu, YakuState::Reachable, 4},
                                                          {YakuId::Chun, YakuState::Impossible, -1}}));
  for (YakuAnswer &answer : made->answers.yaku)
    answer.event = yakuEvent(answer.id);
  YakuAnswer &dora = made->answers.yaku[static_cast<std::size_t>(YakuId::Dora)];
  dora.state = YakuState::Made;
  dora.count = 2;
  bench.model.setSituation(made);
  bench.model.arrange();
  const QStringList titles = titlesOf(bench.model);
  QCOMPARE(titles,
           (QStringList{YakuModel::tr("You have it"), YakuModel::tr("One tile away"),
                        YakuModel::tr("2 to 3 tiles away"), YakuModel::tr("Far"), YakuModel::tr("By luck"),
                        yakuGroupTitle(yakuText(YakuId::Dora)), YakuModel::tr("Not possible now")}));
  QString title;
  QMap<YakuId, QString> group;
  for (int row = 0; row < bench.model.rowCount(); ++row) {
    if (const std::optional<YakuId> id = YakuModel::idOf(bench.model.index(row)))
      group[*id] = title;
    else
      title = bench.model.index(row).data().toString();
  }
  QCOMPARE(group[YakuId::Tanyao], titles[0]);
  QCOMPARE(group[YakuId::Riichi], titles[1]);
  QCOMPARE(group[YakuId::Toitoi], titles[2]);
  QCOMPARE(group[YakuId::Chinitsu], titles[3]);
  for (const YakuId id : {YakuId::Ippatsu, YakuId::Rinshan, YakuId::Chankan, YakuId::Haitei, YakuId::Houtei,
                          YakuId::DoubleRiichi, YakuId::Tenhou, YakuId::Chiihou}) {
    QCOMPARE(group[id], titles[4]);
    QVERIFY(bench.of(id, YakuModel::AwayRole).toString().isEmpty());
  }
  QCOMPARE(group[YakuId::Dora], titles[5]);
  QVERIFY(bench.of(YakuId::Dora, YakuModel::AwayRole).toString().isEmpty());
  QCOMPARE(bench.of(YakuId::Dora, YakuModel::CountRole).toInt(), 2);
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::CountRole).toInt(), 0);
  QCOMPARE(group[YakuId::Chun], titles[6]);
}

void TestYakuModel::possibleIsWhatTheDrawsAllow_data() {
  QTest::addColumn<int>("draws");
  QTest::addColumn<int>("away");
  QTest::addColumn<bool>("shown");
  QTest::newRow("all green on the first turn") << 18 << 13 << false;
  QTest::newRow("a usual hand on the first turn") << 18 << 5 << true;
  QTest::newRow("three tiles in four draws") << 4 << 3 << true;
  QTest::newRow("four tiles in four draws") << 4 << 4 << false;
  QTest::newRow("the last tile may be another player's") << 0 << 1 << true;
}

void TestYakuModel::possibleIsWhatTheDrawsAllow() {
  QFETCH(int, draws);
  QFETCH(int, away);
  QFETCH(bool, shown);
  Bench bench;
  bench.model.setFilter(YakuFilter::Possible, {});
  auto made = std::make_shared<YakuSituation>(*situation({{YakuId::Ryuuiisou, YakuState::Reachable, away}}));
  made->drawsLeft = draws;
  bench.model.setSituation(made);
  bench.model.arrange();
  QCOMPARE(bench.model.indexOf(YakuId::Ryuuiisou).isValid(), shown);
}

void TestYakuModel::bothNamesForNewcomers() {
  Bench bench;
  bench.model.setBothNames(true);
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::SecondRole).toString(), QStringLiteral("All simples"));
  QVERIFY(
      bench.model.indexOf(YakuId::Tanyao).data().toString().startsWith(QLatin1String("Tanyao, All simples")));
  QVERIFY(bench.of(YakuId::Haku, YakuModel::SecondRole).toString().isEmpty());  // one name for both
  bench.model.setNaming(YakuNaming::Translated);
  QCOMPARE(bench.of(YakuId::Tanyao, YakuModel::SecondRole).toString(), QString::fromUtf8("断幺九"));
}

void TestYakuModel::columnsExplainThemselves() {
  QSet<QString> meanings;
  for (const int role : {YakuModel::ClosedRole, YakuModel::OpenRole, YakuModel::AwayRole})
    meanings << YakuModel::columnMeaning(role);
  QCOMPARE(meanings.size(), 3);
}

void TestYakuModel::handChangesRowsInPlace() {
  Bench bench;
  bench.model.setOrder(YakuOrder::Nearness);
  bench.model.setSituation(situation({{YakuId::Pinfu, YakuState::Reachable, 2}}));
  bench.model.arrange();
  const std::vector<YakuId> before = yakuOf(bench.model);
  const QSignalSpy reset(&bench.model, &QAbstractItemModel::modelReset);
  QSignalSpy changed(&bench.model, &QAbstractItemModel::dataChanged);
  bench.model.setSituation(situation({{YakuId::Pinfu, YakuState::Impossible, -1}}));
  QCOMPARE(changed.count(), 1);
  QCOMPARE(changed.first().first().toModelIndex(), bench.model.indexOf(YakuId::Pinfu));
  QVERIFY(bench.of(YakuId::Pinfu, YakuModel::BarredRole).toBool());
  QCOMPARE(yakuOf(bench.model), before);
  QCOMPARE(reset.count(), 0);
  changed.clear();
  bench.model.setSituation(situation({{YakuId::Pinfu, YakuState::Impossible, -1}}));
  QCOMPARE(changed.count(), 0);
}

void TestYakuModel::arrangesOnlyWhatMoved() {
  Bench bench;
  bench.model.setOrder(YakuOrder::Nearness);
  bench.model.setSituation(situation({{YakuId::Pinfu, YakuState::Reachable, 2}}));
  bench.model.arrange();
  const QSignalSpy reset(&bench.model, &QAbstractItemModel::modelReset);
  bench.model.arrange();
  QCOMPARE(reset.count(), 0);
  bench.model.setSituation(situation({{YakuId::Pinfu, YakuState::Impossible, -1}}));
  bench.model.arrange();
  QCOMPARE(reset.count(), 1);
  QCOMPARE(yakuOf(bench.model).back(), YakuId::Pinfu);
}

void TestYakuModel::yakuThatAreNotShownHaveNoIndex() {
  Bench bench;
  bench.model.setFilter(YakuFilter::Open, {});
  QVERIFY(!bench.model.indexOf(YakuId::Pinfu).isValid());
  QVERIFY(!YakuModel::idOf({}));
}

JANSO_TEST(TestYakuModel);
#include "tst_yakumodel.moc"
