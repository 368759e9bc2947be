// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every ruleset that Janso offers has a name and a sentence.
#include <QTest>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/lexicon/rulesetnames.h"

using namespace janso;

class TestRulesetNames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyChoiceHasWords_data();
  void everyChoiceHasWords();
  void othersKeepTheirOwn();
};

void TestRulesetNames::everyChoiceHasWords_data() {
  QTest::addColumn<QString>("id");
  for (const Preset &preset : presets())
    QTest::newRow(preset.id.data()) << QString::fromStdString(std::string(preset.id));
  QTest::newRow("the rules of a first match") << QString::fromStdString(std::string(kBeginnerId));
}

void TestRulesetNames::everyChoiceHasWords() {
  QFETCH(QString, id);
  QVERIFY(!rulesetName(id, {}).isEmpty());
  QVERIFY2(rulesetLine(id).endsWith(QLatin1Char('.')), qPrintable(rulesetLine(id)));
  const std::optional<RuleSet> rules = rulesOfId(id.toStdString());
  QVERIFY(rules.has_value());
  QCOMPARE(shownRulesetName(*rules), rulesetName(id, {}));
}

void TestRulesetNames::othersKeepTheirOwn() {
  const QString evening = QStringLiteral("Evening rules");
  QCOMPARE(rulesetName(QStringLiteral("own:evening"), evening), evening);
  QVERIFY(rulesetLine(QStringLiteral("own:evening")).isEmpty());
  RuleSet rules = basicAriAri();
  rules.name = evening.toStdString();
  QCOMPARE(shownRulesetName(rules), evening);
}

JANSO_TEST(TestRulesetNames);
#include "tst_rulesetnames.moc"
