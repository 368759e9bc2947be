// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every yaku is explained, and its example hand is really that yaku.
#include <QLocale>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <array>

#include "rules/presets/presets.h"
#include "rules/score.h"
#include "support/testprogram.h"
#include "widgets/lexicon/yakufrequency.h"
#include "widgets/lexicon/yakulessons.h"
#include "widgets/lexicon/yakunames.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/lexicon/yakutexts.h"

using namespace janso;

class TestYakuTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyYakuOnce();
  void complete_data();
  void complete();
  void exampleScores_data();
  void exampleScores();
  void lessonComplete_data();
  void lessonComplete();
  void counterExampleLacksIt_data();
  void counterExampleLacksIt();
  void growsIntoMore_data();
  void growsIntoMore();
  void growthFollowsRules();
  void valueFollowsRules_data();
  void valueFollowsRules();
  void namingIsData();
  void frequencyText_data();
  void frequencyText();
  void frequencyFigures();
  void namesInSentences_data();
  void namesInSentences();
  void namesDiffer_data();
  void namesDiffer();

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
  const ExampleHand example = yakuExample(text);
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
  const ExampleHand example = yakuExample(text);
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
  const YakuValue value = yakuValue(text.id, rules);
  if (value.yakuman > 0) {
    QCOMPARE(int(found->yakuman), value.yakuman);
  } else if (isBonus(text.id)) {
    QVERIFY(found->han >= 1);
  } else if (text.id != YakuId::Renhou && text.id != YakuId::KinkeiDokuritsu) {  // a mangan
    QCOMPARE(int(found->han), open ? value.open : value.closed);
  }
}

void TestYakuTexts::lessonComplete_data() {
  rows();
}

void TestYakuTexts::lessonComplete() {
  QFETCH(int, id);
  const YakuLesson &lesson = yakuLesson(YakuId(id));
  QCOMPARE(int(lesson.id), id);
  for (const char *part : {lesson.counter, lesson.win, lesson.whyNot, lesson.mistakes}) {
    QVERIFY(part != nullptr);
    QVERIFY(*part != 0);
  }
  for (const char *sentence : {lesson.whyNot, lesson.mistakes})
    QVERIFY2(QString::fromUtf8(sentence).endsWith(QLatin1Char('.')), sentence);
  // Of the same hand both cannot be true, unless it came about in another way.
  const YakuText &text = yakuText(YakuId(id));
  QVERIFY(QString::fromUtf8(lesson.counter).remove(QLatin1Char('*')) !=
              QString::fromUtf8(text.example).remove(QLatin1Char('*')) ||
          lesson.scene != text.scene || qstrcmp(lesson.win, text.win) != 0);
}

void TestYakuTexts::counterExampleLacksIt_data() {
  rows();
}

void TestYakuTexts::counterExampleLacksIt() {
  QFETCH(int, id);
  const YakuLesson &lesson = yakuLesson(YakuId(id));
  const ExampleHand example = yakuCounterExample(YakuId(id));
  std::array<int, 34> copies{};
  int tiles = 0;
  for (const ExampleGroup &group : example.groups) {
    tiles += static_cast<int>(group.called || group.closedKan ? 3 : group.tiles.size());
    for (const Tile tile : group.tiles)
      QVERIFY(++copies[tile.kind()] <= 4);
  }
  QCOMPARE(tiles, 14);
  const RuleSet rules = yakuExampleRules(yakuText(YakuId(id)));
  const std::optional<Error> unsound = winInputError(example.input, rules);
  QVERIFY2(!unsound, unsound ? unsound->text.c_str() : "");
  const ScoreOutcome outcome = scoreHand(example.input, rules);
  if ((lesson.scene & SceneIncomplete) != 0) {
    QVERIFY(!outcome.result && outcome.why == NoWin::NotComplete);
    return;
  }
  QVERIFY2(outcome.result || outcome.why == NoWin::NoYaku, lesson.counter);
  if (!outcome.result)
    return;
  for (const YakuHan &yaku : outcome.result->yaku)
    QVERIFY2(yaku.id != lesson.id, lesson.counter);
}

void TestYakuTexts::growsIntoMore_data() {
  rows();
}

void TestYakuTexts::growsIntoMore() {
  QFETCH(int, id);
  for (const YakuId target : yakuLesson(YakuId(id)).growsInto) {
    // A ruleset that has both.
    RuleSet rules = yakuExampleRules(yakuText(target));
    if (isOptional(YakuId(id)))
      rules.optionalYaku |= optionalYakuBit(YakuId(id));
    rules.openRiichi = true;
    const std::vector<YakuId> grown = yakuGrowsInto(YakuId(id), rules);
    QVERIFY2(std::find(grown.begin(), grown.end(), target) != grown.end(), yakuText(target).romaji);
  }
}

void TestYakuTexts::growthFollowsRules() {
  QCOMPARE(yakuGrowsInto(YakuId::Iipeikou, basicAriAri()), std::vector<YakuId>{YakuId::Ryanpeikou});
  RuleSet rules = basicAriAri();
  rules.optionalYaku = optionalYakuBit(YakuId::IsshokuSanjun);
  QCOMPARE(yakuGrowsInto(YakuId::Iipeikou, rules).size(), std::size_t{2});
  // Where it is not doubled, the harder form is worth no more.
  QCOMPARE(yakuGrowsInto(YakuId::Kokushi, rules).size(), std::size_t{1});
  rules.doubleKokushi13 = false;
  QVERIFY(yakuGrowsInto(YakuId::Kokushi, rules).empty());
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
  QTest::newRow("a yakuman that calls make impossible") << int(YakuId::Kokushi) << 0 << 0 << -1 << 1;
  QTest::newRow("a bonus that needs riichi") << int(YakuId::UraDora) << 0 << 1 << -1 << 0;
  QTest::newRow("uumensai closed only") << int(YakuId::Uumensai) << 1 << 2 << -1 << 0;
  QTest::newRow("kinkei dokuritsu open only") << int(YakuId::KinkeiDokuritsu) << 1 << -1 << 5 << 0;
  QTest::newRow("dai chisei is double by itself") << int(YakuId::DaiChisei) << 1 << 0 << -1 << 2;
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
    for (const YakuId added : {YakuId::SanRenkou, YakuId::UupinKaihou, YakuId::Uumensai,
                               YakuId::KinkeiDokuritsu, YakuId::DaiChisei})
      rules.optionalYaku |= optionalYakuBit(added);
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

void TestYakuTexts::frequencyText_data() {
  rows();
}

void TestYakuTexts::frequencyText() {
  QFETCH(int, id);
  for (const int players : {3, 4}) {
    const YakuCount count = yakuCount(YakuId(id), players);
    QVERIFY(count.with <= count.of);
    QVERIFY(count.of <= yakuSample(players).wins);
    const QString text = yakuFrequencyText(YakuId(id), players);
    QVERIFY(text.endsWith(QLatin1Char('.')));
    QVERIFY(!text.contains(yakuSampleText(players)));  // that is a footnote
    // No figures for what the records' rules do not have, and for what a record does not tell apart.
    const RuleSet rules = players == 3 ? tenhouSanma() : tenhou();
    const bool untold = YakuId(id) == YakuId::Kita || (players == 3 && YakuId(id) == YakuId::SanshokuDoujun);
    QCOMPARE(count.of > 0, yakuValue(YakuId(id), rules).known() && !untold);
  }
}

// The sample is that of the records, and the sentences say what the figures are.
void TestYakuTexts::frequencyFigures() {
  QVERIFY(yakuSample(4).games > 500);
  QVERIFY(yakuSample(4).wins > 5000 && yakuSample(4).wins < yakuSample(4).hands * 1.1);
  const YakuCount riichi = yakuCount(YakuId::Riichi, 4);
  QVERIFY(riichi.with > riichi.of / 3 && riichi.with < riichi.of / 2);
  QVERIFY(yakuFrequencyText(YakuId::Riichi, 4)
              .startsWith(QStringLiteral("%1% of winning hands.")
                              .arg(QLocale().toString(qRound(100.0 * riichi.with / riichi.of)))));
  QCOMPARE(yakuCount(YakuId::JunseiChuuren, 4).with, 0);
  QVERIFY(yakuFrequencyText(YakuId::JunseiChuuren, 4)
              .startsWith(QStringLiteral("Fewer than 1 in %1 winning hands.")
                              .arg(QLocale().toString(yakuCount(YakuId::JunseiChuuren, 4).of))));
  QVERIFY(yakuFrequencyText(YakuId::DoubleRiichi, 4).endsWith(QLatin1String("% of winning hands.")));
  QVERIFY(yakuFrequencyText(YakuId::Kokushi, 4).startsWith(QLatin1String("About 1 in ")));
  QVERIFY(yakuFrequencyText(YakuId::SanRenkou, 4).startsWith(QLatin1String("No data: ")));
  QVERIFY(yakuSampleText(3).contains(QLocale().toString(yakuSample(3).wins)));
}

void TestYakuTexts::namesInSentences_data() {
  QTest::addColumn<QString>("sentence");
  QTest::addColumn<int>("naming");
  QTest::addColumn<QString>("named");
  const auto row = [](const char *name, const char *sentence, YakuNaming naming, const char *named) {
    QTest::newRow(name) << QString::fromUtf8(sentence) << int(naming) << QString::fromUtf8(named);
  };
  row("as written", "Pinfu, tanyao and sanshoku doujun.", YakuNaming::Romaji,
      "Pinfu, tanyao and sanshoku doujun.");
  row("English", "Pinfu, tanyao and sanshoku doujun.", YakuNaming::Translated,
      "All sequences, all simples and mixed triple sequence.");
  row("European", "Toitoi and sanankou.", YakuNaming::Ema, "All pungs and three concealed pungs.");
  row("Japanese", "Toitoi and sanankou.", YakuNaming::Japanese, "対々和 and 三暗刻.");
  row("the longer name", "The plain suuankou, not suuankou tanki.", YakuNaming::Japanese,
      "The plain 四暗刻, not 四暗刻単騎.");
  row("whole words", "Riichi goes with tanyaos.", YakuNaming::Translated, "Riichi goes with tanyaos.");
  row("from Japanese", "平和、断幺九。", YakuNaming::Romaji, "Pinfu、Tanyao。");
  row("Japanese stays", "平和、断幺九。", YakuNaming::Japanese, "平和、断幺九。");
}

void TestYakuTexts::namesInSentences() {
  QFETCH(QString, sentence);
  QFETCH(int, naming);
  QTEST(yakuNamedAs(sentence, YakuNaming(naming)), "named");
}

void TestYakuTexts::namesDiffer_data() {
  QTest::addColumn<int>("naming");
  QTest::newRow("romaji") << int(YakuNaming::Romaji);
  QTest::newRow("Japanese") << int(YakuNaming::Japanese);
  QTest::newRow("English") << int(YakuNaming::Translated);
  QTest::newRow("EMA") << int(YakuNaming::Ema);
}

void TestYakuTexts::namesDiffer() {
  QFETCH(int, naming);
  QSet<QString> seen;
  for (const YakuText *text : allYakuTexts()) {
    const QString name = yakuName(text->id, YakuNaming(naming));
    QVERIFY2(!seen.contains(name), qPrintable(name));
    seen.insert(name);
  }
}

JANSO_TEST(TestYakuTexts);
#include "tst_yakutexts.moc"
