// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every yaku is explained, and its example hand is really that yaku.
#include <QTest>

#include "rules/presets.h"
#include "rules/score.h"
#include "widgets/yakutexts.h"

using namespace janso;

class TestYakuTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyYakuOnce();
  void complete_data();
  void complete();
  void exampleScores_data();
  void exampleScores();
  void valueFollowsRules_data();
  void valueFollowsRules();
  void namingIsData();

 private:
  static void rows();
};

void TestYakuTexts::rows() {
  QTest::addColumn<int>("id");
  for (int id = 0; id < kYakuCount; ++id)
    QTest::newRow(std::string(yakuKey(YakuId(id))).c_str()) << id;
}

void TestYakuTexts::everyYakuOnce() {
  QSet<int> seen;
  for (const YakuText *text : allYakuTexts()) {
    QVERIFY2(!seen.contains(int(text->id)), text->romaji);
    seen.insert(int(text->id));
  }
  QCOMPARE(seen.size(), kYakuCount);
}

void TestYakuTexts::complete_data() {
  rows();
}

void TestYakuTexts::complete() {
  QFETCH(int, id);
  const YakuText &text = yakuText(YakuId(id));
  for (const char *part : {text.japanese, text.romaji, text.english, text.ema, text.asks, text.opened,
                           text.combines, text.excludes, text.example, text.win}) {
    QVERIFY(part != nullptr);
    QVERIFY(*part != 0);
  }
  for (const char *sentence : {text.asks, text.opened, text.combines, text.excludes})
    QVERIFY2(QString::fromUtf8(sentence).endsWith(QLatin1Char('.')), sentence);
  const YakuExample example = yakuExample(text);
  int deciding = 0;
  int tiles = 0;
  for (const ExampleGroup &group : example.groups) {
    deciding += group.deciding ? 1 : 0;
    tiles += static_cast<int>(group.called || group.closedKan ? 3 : group.tiles.size());
  }
  QCOMPARE(tiles, 14);
  // Only a yaku of circumstance may have nothing to underline.
  if (text.scene == SceneNone)
    QVERIFY(deciding > 0);
}

void TestYakuTexts::exampleScores_data() {
  rows();
}

void TestYakuTexts::exampleScores() {
  QFETCH(int, id);
  const YakuText &text = yakuText(YakuId(id));
  const YakuExample example = yakuExample(text);
  const RuleSet rules = yakuExampleRules(text);
  const ScoreOutcome outcome = scoreHand(example.input, rules);
  QVERIFY2(outcome.result.has_value(), text.example);
  const YakuHan *found = nullptr;
  for (const YakuHan &yaku : outcome.result->yaku) {
    if (yaku.id == text.id)
      found = &yaku;
  }
  QVERIFY2(found != nullptr, text.example);
  bool open = false;
  for (const Meld &meld : example.input.melds)
    open = open || meld.isOpen();
  if (text.yakuman > 0) {
    QCOMPARE(int(found->yakuman), int(text.yakuman));  // this ruleset doubles all that can be doubled
  } else if (isBonus(text.id)) {
    QVERIFY(found->han >= 1);
  } else if (text.id != YakuId::Renhou && text.id != YakuId::KinkeiDokuritsu) {  // a mangan
    QCOMPARE(int(found->han), int(open ? text.open : text.closed));
  }
}

void TestYakuTexts::valueFollowsRules_data() {
  QTest::addColumn<int>("id");
  QTest::addColumn<int>("change");
  QTest::addColumn<int>("closed");
  QTest::addColumn<int>("open");
  QTest::addColumn<int>("yakuman");
  QTest::newRow("open tanyao allowed") << int(YakuId::Tanyao) << 0 << 1 << 1 << 0;
  QTest::newRow("open tanyao forbidden") << int(YakuId::Tanyao) << 1 << 1 << -1 << 0;
  QTest::newRow("no ippatsu") << int(YakuId::Ippatsu) << 1 << -1 << -1 << 0;
  QTest::newRow("no red fives") << int(YakuId::AkaDora) << 1 << -1 << -1 << 0;
  QTest::newRow("double yakuman") << int(YakuId::Daisuushii) << 0 << 0 << 0 << 2;
  QTest::newRow("single yakuman by option") << int(YakuId::Daisuushii) << 1 << 0 << 0 << 1;
  QTest::newRow("no renhou") << int(YakuId::Renhou) << 0 << -1 << -1 << 0;
  QTest::newRow("optional yaku off") << int(YakuId::SanRenkou) << 0 << -1 << -1 << 0;
  QTest::newRow("optional yaku on") << int(YakuId::SanRenkou) << 1 << 2 << 2 << 0;
  QTest::newRow("special wins as mangan") << int(YakuId::UupinKaihou) << 1 << 5 << 5 << 0;
  QTest::newRow("no open riichi") << int(YakuId::OpenRiichi) << 0 << -1 << -1 << 0;
  QTest::newRow("open riichi") << int(YakuId::OpenRiichi) << 1 << 2 << -1 << 0;
  QTest::newRow("renhou as yakuman") << int(YakuId::Renhou) << 1 << 0 << -1 << 1;
}

void TestYakuTexts::valueFollowsRules() {
  QFETCH(int, id);
  QFETCH(int, change);
  RuleSet rules = basicAriAri();
  if (change != 0) {
    rules.kuitan = false;
    rules.ippatsu = false;
    rules.redFives = {0, 0, 0};
    rules.doubleDaisuushii = false;
    rules.renhou = Renhou::Yakuman;
    rules.optionalYaku = optionalYakuBit(YakuId::SanRenkou) | optionalYakuBit(YakuId::UupinKaihou);
    rules.specialWinsMangan = true;
    rules.openRiichi = true;
  }
  const YakuValue value = yakuValue(YakuId(id), rules);
  QTEST(value.closed, "closed");
  QTEST(value.open, "open");
  QTEST(value.yakuman, "yakuman");
  QVERIFY(value.known() || !yakuRuleNotes(YakuId(id), rules).isEmpty());
}

void TestYakuTexts::namingIsData() {
  QCOMPARE(yakuName(YakuId::SanshokuDoujun, yakuNamingOf(QStringLiteral("romaji"))),
           QStringLiteral("Sanshoku doujun"));
  QCOMPARE(yakuName(YakuId::SanshokuDoujun, yakuNamingOf(QStringLiteral("japanese"))),
           QStringLiteral("三色同順"));
  QCOMPARE(yakuName(YakuId::SanshokuDoujun, yakuNamingOf(QStringLiteral("english"))),
           QStringLiteral("Mixed triple sequence"));
  QCOMPARE(yakuName(YakuId::SanshokuDoujun, yakuNamingOf(QStringLiteral("ema"))),
           QStringLiteral("Mixed triple chow"));
  QCOMPARE(yakuSecondName(YakuId::Riichi, YakuNaming::Japanese), QStringLiteral("Riichi"));
}

QTEST_GUILESS_MAIN(TestYakuTexts)
#include "tst_yakutexts.moc"
