// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Faults out of tables: a code, the row's words, and what stands in their places.
#include <QTest>

#include "rules/fault.h"
#include "rules/presets/presets.h"
#include "rules/presets/rulesetconflicts.h"
#include "rules/presets/rulesetfields.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

// What a window would show, if it spoke English.
QByteArray saidOf(const Error &error) {
  return error.words == nullptr ? QByteArray()
                                : QByteArray::fromStdString(withData(error.words->english, error.data));
}

}  // namespace

class TestFault : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void placesAreFilledOnce_data();
  void placesAreFilledOnce();
  void valuesOfOptions_data();
  void valuesOfOptions();
  void conflictsOfOptions();
  void fromFurtherOutItIsADetail();
};

void TestFault::placesAreFilledOnce_data() {
  QTest::addColumn<QByteArray>("words");
  QTest::addColumn<QByteArray>("filled");
  QTest::newRow("none") << QByteArray("plain") << QByteArray("plain");
  QTest::newRow("in another order") << QByteArray("%2 before %1") << QByteArray("b before a%2");
  QTest::newRow("one twice") << QByteArray("%1, %1") << QByteArray("a%2, a%2");
  QTest::newRow("one for which there is nothing") << QByteArray("%3 and %9") << QByteArray("%3 and %9");
  QTest::newRow("no place") << QByteArray("100 % of %1, %") << QByteArray("100 % of a%2, %");
}

void TestFault::placesAreFilledOnce() {
  QFETCH(QByteArray, words);
  QFETCH(QByteArray, filled);
  QCOMPARE(QByteArray::fromStdString(withData(words.toStdString(), {"a%2", "b"})), filled);
}

void TestFault::valuesOfOptions_data() {
  QTest::addColumn<QByteArray>("key");
  QTest::addColumn<QByteArray>("value");
  QTest::addColumn<int>("code");
  QTest::addColumn<QByteArray>("text");
  const auto row = [](const char *rule, const char *key, const char *value, ValueFault code,
                      const char *text) {
    QTest::newRow(rule) << QByteArray(key) << QByteArray(value) << static_cast<int>(code) << QByteArray(text);
  };
  row("letters for points", "starting_points", "many", ValueFault::NoNumber,
      "starting_points: 'many' is not a number");
  row("a word that is none", "kuitan", "maybe", ValueFault::NoWord,
      "kuitan: 'maybe' is not one of the allowed values (false, true)");
  row("between two steps", "starting_points", "25050", ValueFault::NotAllowed,
      "starting_points: '25050' is not an allowed value");
}

void TestFault::valuesOfOptions() {
  QFETCH(QByteArray, key);
  QFETCH(QByteArray, value);
  QFETCH(QByteArray, text);
  RuleSet rules = tenhou();
  const RuleField *field = findRuleField(key.toStdString());
  QVERIFY(field != nullptr);
  const std::optional<Error> error = setRuleValue(rules, *field, value.toStdString());
  QVERIFY(error.has_value());
  QTEST(error->code, "code");
  QCOMPARE(QByteArray::fromStdString(error->data.at(0)), key);
  QCOMPARE(QByteArray::fromStdString(error->data.at(1)), value);
  QCOMPARE(QByteArray::fromStdString(error->text), text);
  QCOMPARE(saidOf(*error), text);
  QVERIFY(rules == tenhou());
}

void TestFault::conflictsOfOptions() {
  RuleSet rules = tenhou();
  rules.players = 3;
  rules.chi = true;
  const std::optional<Error> error = ruleConflictError(rules);
  QVERIFY(error.has_value());
  QCOMPARE(saidOf(*error),
           QByteArray("'chii' must be off when 'players' is 3: there is no chi with three players"));
  QCOMPARE(QByteArray::fromStdString(error->text), saidOf(*error));
}

void TestFault::fromFurtherOutItIsADetail() {
  RuleSet rules = tenhou();
  const std::optional<Error> error = setRuleValue(rules, *findRuleField("kuitan"), "maybe");
  const Error outer = error->in("line 3");
  QCOMPARE(outer.code, error->code);
  QVERIFY(outer.words == nullptr && outer.data.empty());
  QVERIFY(outer.text.starts_with("line 3: kuitan: "));
}

JANSO_TEST(TestFault);
#include "tst_fault.moc"
