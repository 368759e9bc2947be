// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a ruleset says about its yaku, and the ruleset in one line: each option that changes a sentence
// changes that sentence alone.
#include "widgets/lexicon/yakurules.h"

#include <QSet>
#include <QTest>
#include <functional>
#include <string>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/lexicon/rulesetsummary.h"

using namespace janso;

namespace {

using RulesChange = std::function<void(RuleSet &)>;

RuleSet changed(const RulesChange &change) {
  RuleSet rules = basicAriAri();
  change(rules);
  return rules;
}

}  // namespace

class TestYakuRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void optionsChangeNotes_data();
  void optionsChangeNotes();
  void whatIsNotPlayedSaysSo();
  void everyNoteIsASentence_data();
  void everyNoteIsASentence();
  void headingsGoByValue_data();
  void headingsGoByValue();
  void onlyUsualYakuAreAlwaysListed();
  void optionsChangeTheSummary_data();
  void optionsChangeTheSummary();
};

void TestYakuRules::optionsChangeNotes_data() {
  QTest::addColumn<int>("id");
  QTest::addColumn<RulesChange>("change");
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  const auto row = [](const char *name, YakuId id, const RulesChange &change, const char *before,
                      const char *after) {
    QTest::newRow(name) << int(id) << change << QString::fromLatin1(before) << QString::fromLatin1(after);
  };
  row(
      "open tanyao", YakuId::Tanyao, [](RuleSet &r) { r.kuitan = false; }, "Open tanyao is allowed.",
      "Open tanyao does not count: the hand must be closed.");
  row(
      "pinfu with tsumo", YakuId::Pinfu, [](RuleSet &r) { r.pinfuTsumo = false; },
      "It also counts with tsumo; the hand then has 20 fu.", "It does not count with tsumo.");
  row(
      "single yakuman", YakuId::Daisuushii, [](RuleSet &r) { r.doubleDaisuushii = false; },
      "Counts as a double yakuman.", "Counts as a single yakuman.");
  row(
      "haitei with rinshan", YakuId::Haitei, [](RuleSet &r) { r.haiteiWithRinshan = true; },
      "It cannot be combined with rinshan.", "It can be combined with rinshan.");
  row(
      "robbing a closed kan", YakuId::Kokushi, [](RuleSet &r) { r.chankanAnkanKokushi = false; },
      "It can rob a closed kan.", "It cannot rob a closed kan.");
  row(
      "the same, as chankan", YakuId::Chankan, [](RuleSet &r) { r.chankanAnkanKokushi = false; },
      "Only kokushi can rob a closed kan.", "A closed kan cannot be robbed.");
  row(
      "kan dora", YakuId::Dora, [](RuleSet &r) { r.kanDora = false; }, "Each kan reveals another indicator.",
      "Kans do not reveal more indicators.");
  row(
      "kan ura dora", YakuId::UraDora, [](RuleSet &r) { r.kanUraDora = false; },
      "The tiles under kan indicators also count.", "Only the tile under the first indicator counts.");
  row(
      "stacked yakuman", YakuId::Tsuuiisou, [](RuleSet &r) { r.yakumanStacking = YakumanStacking::None; },
      "Multiple yakuman are added together.", "Multiple yakuman are not added together.");
  row(
      "liability", YakuId::Daisangen, [](RuleSet &r) { r.paoDaisangen = false; }, "Pao: ", "");
  row(
      "more liability", YakuId::Suukantsu, [](RuleSet &r) { r.paoSuukantsu = true; }, "", "Pao: ");
  row(
      "riichi in furiten", YakuId::Riichi, [](RuleSet &r) { r.furitenRiichi = false; }, "",
      "You cannot declare riichi while furiten.");
  row(
      "riichi without points", YakuId::DoubleRiichi, [](RuleSet &r) { r.riichiMinPoints = 0; },
      "You must have 1,000 points for the stick.", "");
  row(
      "riichi to the last tile", YakuId::Riichi, [](RuleSet &r) { r.riichiMinWall = 0; },
      "must be left in the wall.", "");
  row(
      "ryuuiisou with hatsu", YakuId::Ryuuiisou, [](RuleSet &r) { r.ryuuiisouNeedsHatsu = true; }, "",
      "It must contain the green dragon.");
  row(
      "chuuren in man", YakuId::JunseiChuuren, [](RuleSet &r) { r.chuurenManOnly = true; }, "",
      "It counts only in man.");
  row(
      "no ippatsu", YakuId::Ippatsu, [](RuleSet &r) { r.ippatsu = false; }, "",
      "It does not count under these rules.");
  row(
      "three players, mixed runs", YakuId::SanshokuDoujun, [](RuleSet &r) { r.players = 3; }, "",
      "Not possible with three players");
  row(
      "three players, dora", YakuId::Dora, [](RuleSet &r) { r.players = 3; }, "",
      "9 man is the dora when 1 man is the indicator");
  row(
      "red fives", YakuId::AkaDora,
      [](RuleSet &r) {
        r.redFives = {2, 2, 2};
      },
      "The tile set has 3 red five", "The tile set has 6 red five");
  row(
      "red fives, three players", YakuId::AkaDora,
      [](RuleSet &r) {
        r.players = 3;
        r.redFives = {1, 1, 1};
      },
      "The tile set has 3 red five", "The tile set has 2 red five");
  row(
      "a red five that no set of three players has", YakuId::AkaDora,
      [](RuleSet &r) {
        r.players = 3;
        r.redFives = {1, 0, 0};
      },
      "The tile set has 3 red five", "It does not count under these rules.");
}

// An empty text: there is no such note; the other one is then gone with the change.
void TestYakuRules::optionsChangeNotes() {
  QFETCH(int, id);
  QFETCH(RulesChange, change);
  QFETCH(QString, before);
  QFETCH(QString, after);
  const QString old = yakuRuleNotes(YakuId(id), basicAriAri()).join(QLatin1Char('\n'));
  const QString now = yakuRuleNotes(YakuId(id), changed(change)).join(QLatin1Char('\n'));
  QVERIFY2(old.contains(before) && now.contains(after), qPrintable(old + QStringLiteral(" -> ") + now));
  if (!before.isEmpty())
    QVERIFY2(!now.contains(before), qPrintable(now));
  if (!after.isEmpty())
    QVERIFY2(!old.contains(after), qPrintable(old));
}

void TestYakuRules::whatIsNotPlayedSaysSo() {
  for (const Preset &preset : presets()) {
    const RuleSet rules = preset.make();
    for (int id = 0; id < kYakuCount; ++id) {
      const QStringList notes = yakuRuleNotes(YakuId(id), rules);
      const bool says = notes == QStringList{QStringLiteral("It does not count under these rules.")};
      QCOMPARE(says, !yakuValue(YakuId(id), rules).known());
    }
  }
}

void TestYakuRules::everyNoteIsASentence_data() {
  QTest::addColumn<QString>("preset");
  for (const Preset &preset : presets())
    QTest::newRow(std::string(preset.id).c_str()) << QString::fromStdString(std::string(preset.id));
}

void TestYakuRules::everyNoteIsASentence() {
  QFETCH(QString, preset);
  const RuleSet rules = findPreset(preset.toStdString())->make();
  for (int id = 0; id < kYakuCount; ++id) {
    const QStringList notes = yakuRuleNotes(YakuId(id), rules);
    QCOMPARE(QSet<QString>(notes.begin(), notes.end()).size(), notes.size());
    for (const QString &note : notes) {
      QVERIFY2(note.endsWith(QLatin1Char('.')) && note.front().isUpper(), qPrintable(note));
      QVERIFY2(!note.contains(QLatin1Char('%')), qPrintable(note));
    }
  }
}

void TestYakuRules::headingsGoByValue_data() {
  QTest::addColumn<int>("id");
  QTest::addColumn<QString>("title");
  QTest::newRow("one han") << int(YakuId::Tanyao) << "1 han";
  QTest::newRow("closed value") << int(YakuId::SanshokuDoujun) << "2 han";
  QTest::newRow("six han") << int(YakuId::Chinitsu) << "6 han";
  QTest::newRow("yakuman") << int(YakuId::Daisangen) << "Yakuman";
  QTest::newRow("bonus") << int(YakuId::UraDora) << "Bonus tiles";
  QTest::newRow("renhou has many values") << int(YakuId::Renhou) << "By ruleset";
  QTest::newRow("optional") << int(YakuId::SanRenkou) << "Optional yaku";
  QTest::newRow("optional yakuman") << int(YakuId::DaiChisei) << "Optional yakuman";
}

void TestYakuRules::headingsGoByValue() {
  QFETCH(int, id);
  QTEST(yakuGroupTitle(yakuText(YakuId(id))), "title");
}

void TestYakuRules::onlyUsualYakuAreAlwaysListed() {
  const RuleSet without = changed([](RuleSet &r) {
    r.ippatsu = r.uraDora = false;
    r.optionalYaku = 0;
  });
  QVERIFY(yakuListed(YakuId::Ippatsu, without));  // shown, with the note that it does not count
  QVERIFY(!yakuListed(YakuId::SanRenkou, without));
  const RuleSet with = changed([](RuleSet &r) { r.optionalYaku = optionalYakuBit(YakuId::SanRenkou); });
  QVERIFY(yakuListed(YakuId::SanRenkou, with));
}

void TestYakuRules::optionsChangeTheSummary_data() {
  QTest::addColumn<RulesChange>("change");
  QTest::addColumn<QString>("part");
  QTest::addColumn<bool>("usual");
  const auto row = [](const char *name, const RulesChange &change, const char *part, bool usual = false) {
    QTest::newRow(name) << change << QString::fromUtf8(part) << usual;
  };
  row(
      "four players", [](RuleSet &r) { r.players = 3; }, "Four players", true);
  row(
      "three players", [](RuleSet &r) { r.players = 3; }, "Three players");
  row(
      "start and return", [](RuleSet &r) { r.returnPoints = 40000; }, "25,000 points, 40,000 return");
  row(
      "no return", [](RuleSet &r) { r.returnPoints = 25000; }, "25,000 points \u00b7");
  row(
      "uma",
      [](RuleSet &r) {
        r.uma = {15000, 5000, -5000, -15000};
      },
      "uma +15 +5 \u22125 \u221215");
  row(
      "no uma", [](RuleSet &r) { r.uma = {}; }, "no uma");
  row(
      "no red fives", [](RuleSet &r) { r.redFives = {}; }, "no red fives");
  row(
      "closed tanyao", [](RuleSet &r) { r.kuitan = false; }, "closed tanyao only");
  row(
      "several winners", [](RuleSet &r) { r.doubleRon = MultiRon::All; }, "several winners per discard");
  row(
      "no ippatsu", [](RuleSet &r) { r.ippatsu = false; }, "no ippatsu");
  row(
      "no ura", [](RuleSet &r) { r.uraDora = false; }, "no ura dora");
  row(
      "no dora", [](RuleSet &r) { r.dora = false; }, "no dora");
  row(
      "open riichi", [](RuleSet &r) { r.openRiichi = true; }, "open riichi");
  row(
      "no limits", [](RuleSet &r) { r.aotenjou = true; }, "no limits");
  row(
      "wareme", [](RuleSet &r) { r.wareme = Wareme::Wareme; }, "wareme");
  row(
      "yakitori", [](RuleSet &r) { r.yakitori = 10000; }, "yakitori");
  row(
      "yakitori by dice", [](RuleSet &r) { r.yakitoriDice = true; }, "yakitori");
  row(
      "optional yaku", [](RuleSet &r) { r.optionalYaku = optionalYakuBit(YakuId::SanRenkou); },
      "1 optional yaku");
  row(
      "kita with three players only",
      [](RuleSet &r) {
        r.players = 3;
        r.kita = true;
      },
      "kita");
}

void TestYakuRules::optionsChangeTheSummary() {
  QFETCH(RulesChange, change);
  QFETCH(QString, part);
  QFETCH(bool, usual);
  RuleSet plain = basicAriAri();
  plain.doubleRon = MultiRon::HeadBump;
  RuleSet rules = plain;
  change(rules);
  QVERIFY2(ruleSummary(rules).contains(part) != usual, qPrintable(ruleSummary(rules)));
  QVERIFY2(ruleSummary(plain).contains(part) == usual, qPrintable(ruleSummary(plain)));
}

JANSO_TEST(TestYakuRules);
#include "tst_yakurules.moc"
