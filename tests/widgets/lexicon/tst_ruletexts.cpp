// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every option, group and value has its words, and no words are left over.
#include <QSet>
#include <QTest>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/lexicon/ruledependencies.h"
#include "widgets/lexicon/rulesetsummary.h"
#include "widgets/lexicon/ruletexts.h"
#include "widgets/lexicon/yakutexts.h"

using namespace janso;

namespace {
QString keyOf(std::string_view key) {
  return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}
}  // namespace

class TestRuleTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyOption_data();
  void everyOption();
  void everyGroup();
  void nothingLeftOver();
  void namesDiffer();
  void yakuAreCalledAsInTheirList();
  void values_data();
  void values();
  void idle_data();
  void idle();
  void onlyOtherOptionsMakeIdle();
  void everyPresetHasASummary_data();
  void everyPresetHasASummary();
};

void TestRuleTexts::everyOption_data() {
  QTest::addColumn<QString>("key");
  for (const RuleField &field : ruleFields())
    QTest::newRow(keyOf(field.key).toUtf8().constData()) << keyOf(field.key);
}

void TestRuleTexts::everyOption() {
  QFETCH(QString, key);
  const RuleField &field = *findRuleField(key.toStdString());
  const RuleText *text = ruleText(field.key);
  QVERIFY(text != nullptr);
  QVERIFY(!ruleName(field).isEmpty());
  QVERIFY2(ruleName(field).size() <= 40, qPrintable(ruleName(field)));
  QVERIFY(ruleExplanation(field).endsWith(QLatin1Char('.')));
  QVERIFY(ruleExplanation(field).size() > 20 || field.group == RuleGroup::YakuDetails ||
          field.group == RuleGroup::SideRules);
  QCOMPARE(text->choices.size(), field.choices.size());
  for (int value = 0; value < static_cast<int>(field.choices.size()); ++value) {
    QVERIFY2(!ruleChoiceName(field, value).isEmpty(), qPrintable(QString::number(value)));
    QVERIFY2(ruleChoiceExplanation(field, value).endsWith(QLatin1Char('.')),
             qPrintable(QString::number(value)));
    QVERIFY(ruleToolTip(field).contains(ruleChoiceExplanation(field, value).toHtmlEscaped()));
  }
  if (field.none)
    QVERIFY(!ruleValueName(field, *field.none).isEmpty());
  else
    QVERIFY(text->none == nullptr);
  if (field.type != RuleFieldType::Number)
    QVERIFY(text->unit == RuleUnit::None);
  QSet<QString> elements;
  for (int index = 0; index < field.count; ++index)
    elements << ruleElementName(field, index);
  QCOMPARE(static_cast<int>(elements.size()), static_cast<int>(field.count));
  QVERIFY(field.count == 1 || !elements.contains(QString()));
}

void TestRuleTexts::everyGroup() {
  QSet<QString> names;
  QSet<int> groups;
  for (const RuleField &field : ruleFields()) {
    groups << static_cast<int>(field.group);
    names << ruleGroupName(field.group);
  }
  QVERIFY(!names.contains(QString()));
  QCOMPARE(names.size(), groups.size());
}

void TestRuleTexts::nothingLeftOver() {
  QSet<QString> seen;
  for (const std::span<const RuleText> table : allRuleTexts()) {
    for (const RuleText &text : table) {
      QVERIFY2(findRuleField(text.key) != nullptr, qPrintable(keyOf(text.key)));
      QVERIFY2(!seen.contains(keyOf(text.key)), qPrintable(keyOf(text.key)));
      seen << keyOf(text.key);
    }
  }
  QCOMPARE(static_cast<std::size_t>(seen.size()), ruleFields().size());
}

// Within a group two options or two values of one name could not be told apart.
void TestRuleTexts::namesDiffer() {
  QSet<QString> names;
  for (const RuleField &field : ruleFields()) {
    const QString name = ruleGroupName(field.group) + QLatin1Char('/') + ruleName(field);
    QVERIFY2(!names.contains(name), qPrintable(name));
    names << name;
    QSet<QString> choices;
    for (int value = 0; value < static_cast<int>(field.choices.size()); ++value)
      choices << ruleChoiceName(field, value);
    QVERIFY2(static_cast<std::size_t>(choices.size()) == field.choices.size(), qPrintable(name));
  }
}

// The option that switches a yaku on bears the name under which the list explains it.
void TestRuleTexts::yakuAreCalledAsInTheirList() {
  int named = 0;
  for (const RuleText &text : ruleTextsYaku()) {
    for (const YakuText *yaku : allYakuTexts()) {
      if (yakuKey(yaku->id) != text.key)
        continue;
      QCOMPARE(QString::fromUtf8(text.name), yakuName(yaku->id, YakuNaming::Translated));
      ++named;
    }
  }
  QVERIFY(named > 30);
}

void TestRuleTexts::values_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<int>("value");
  QTest::addColumn<QString>("text");
  const auto row = [](const char *key, int value, const char *text) {
    QTest::addRow("%s %d", key, value) << QString::fromLatin1(key) << value << QString::fromUtf8(text);
  };
  row("kuitan", 1, "Yes");
  row("kuitan", 0, "No");
  row("uma", 30000, "+30,000");
  row("uma", -10000, "\u221210,000");
  row("uma", 0, "0");
  row("target_points", 0, "No target");
  row("double_ron", 1, "Nearest player");
  row("two_han_minimum_at", -1, "Never");
  row("yakuman_cap", 0, "No cap");
}

void TestRuleTexts::values() {
  QFETCH(QString, key);
  QFETCH(int, value);
  QFETCH(QString, text);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  QCOMPARE(ruleValueName(*findRuleField(key.toStdString()), value), text);
}

void TestRuleTexts::idle_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QString>("set");  // "other=word"
  QTest::addColumn<bool>("means");
  const auto row = [](const char *key, const char *set, bool means) {
    QTest::addRow("%s with %s", key, set) << QString::fromLatin1(key) << QString::fromLatin1(set) << means;
  };
  row("nuki", "players=4", false);
  row("nuki", "players=3", true);
  row("nagashi_closed", "nagashi_mangan=false", false);
  row("nagashi_closed", "nagashi_mangan=true", true);
  row("chii", "players=3", false);
  row("uma", "uma_kind=binta", false);
  row("uma_unit", "uma_kind=binta", true);
  row("extra_round", "target_points=30000", true);
  row("extra_round", "target_points=0", false);
  row("kan_dora_ankan", "kan_dora=false", false);
  row("kan_dora_ankan", "max_kans=0", false);
  row("triple_ron", "players=3", false);
  row("multi_ron_honba", "double_ron=all", true);
  row("yakibuta", "yakitori=3000", true);
  row("yakibuta", "yakitori=0", false);
  row("yakibuta", "yakitori_dice=true", true);
  row("yakitori_dice", "yakitori=0", true);
  row("chip_red", "players=4", true);
  row("puutaa_value", "shiisuu_puutaa=true", true);
  row("puutaa_value", "shiisuu_puutaa=false", false);
  row("kazoe", "aotenjou=true", false);
}

void TestRuleTexts::idle() {
  QFETCH(QString, key);
  QFETCH(QString, set);
  QFETCH(bool, means);
  RuleSet rules;
  const RuleField *other = findRuleField(set.section(QLatin1Char('='), 0, 0).toStdString());
  QVERIFY(other != nullptr);
  QVERIFY(!setRuleValue(rules, *other, set.section(QLatin1Char('='), 1).toStdString()));
  const QString reason = ruleIdleReason(*findRuleField(key.toStdString()), rules);
  QVERIFY2(reason.isEmpty() == means, qPrintable(reason));
  QVERIFY(means || reason.endsWith(QLatin1Char('.')));
}

// An option that its own value made idle could never be switched on again.
void TestRuleTexts::onlyOtherOptionsMakeIdle() {
  for (const RuleField &field : ruleFields()) {
    RuleSet rules;
    const bool idle = !ruleIdleReason(field, rules).isEmpty();
    for (const std::int32_t value : {field.least, field.most, 0, 1, 2}) {
      if (!field.accepts(value))
        continue;
      field.set(rules, 0, value);
      QVERIFY2(idle == !ruleIdleReason(field, rules).isEmpty(), qPrintable(keyOf(field.key)));
    }
  }
}

void TestRuleTexts::everyPresetHasASummary_data() {
  QTest::addColumn<QString>("id");
  for (const Preset &preset : presets())
    QTest::newRow(keyOf(preset.id).toUtf8().constData()) << keyOf(preset.id);
}

void TestRuleTexts::everyPresetHasASummary() {
  QFETCH(QString, id);
  const RuleSet rules = findPreset(id.toStdString())->make();
  const QString summary = ruleSummary(rules);
  QVERIFY(summary.contains(rules.players == 3 ? QStringLiteral("Three players")
                                              : QStringLiteral("Four players")));
  QVERIFY(summary.contains(QLocale().toString(rules.startingPoints)));
  QVERIFY(!summary.contains(QLatin1Char('%')));
}

JANSO_TEST(TestRuleTexts);
#include "tst_ruletexts.moc"
