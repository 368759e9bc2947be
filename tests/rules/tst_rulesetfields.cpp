// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of ruleset options: complete, readable and writable, and strict about foreign values.
#include <QTest>
#include <set>
#include <utility>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetfields.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

// Becomes whatever a member of an aggregate needs: how many of them fit is the number of members.
struct Anything {
  template <class T>
  operator T &() const;  // NOLINT: converts on purpose
};

template <class T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>) {
  return requires {
    T{(static_cast<void>(I), Anything{})...};
  };
}

template <class T, std::size_t N = 200>
constexpr std::size_t memberCount() {
  if constexpr (N == 0 || takes<T>(std::make_index_sequence<N>()))
    return N;
  else
    return memberCount<T, N - 1>();
}

struct Sample {
  std::string a;
  std::array<int, 4> b;
  bool c;
};
static_assert(memberCount<Sample>() == 3);

QString fieldText(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

RuleSet throughText(const RuleSet &from) {
  RuleSet to;
  to.id = from.id;
  to.name = from.name;
  for (const RuleField &field : ruleFields()) {
    for (int index = 0; index < field.count; ++index) {
      if (setRuleValue(to, field, ruleValueText(field, from, index), index))
        qWarning("%s is not taken back", qPrintable(fieldText(field.key)));
    }
  }
  return to;
}

}  // namespace

class TestRuleSetFields : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyMemberIsInTheTable();
  void keysAreUnique();
  void presetsSurviveAsText_data();
  void presetsSurviveAsText();
  void everyValueIsKept();
  void refuses_data();
  void refuses();
  void ruleSetErrorNamesTheField();
  void statedOptions();
};

void TestRuleSetFields::everyMemberIsInTheTable() {
  constexpr std::size_t kIdAndName = 2;
  // One member holds a bit for each optional yaku, and each of those has a field.
  std::uint64_t bits = 0;
  std::size_t yakuFields = 0;
  for (const RuleField &field : ruleFields()) {
    RuleSet rules;
    field.set(rules, 0, 1);
    bits |= rules.optionalYaku;
    yakuFields += rules.optionalYaku != 0 ? 1U : 0U;
  }
  QCOMPARE(yakuFields, static_cast<std::size_t>(kOptionalYakuCount));
  QCOMPARE(bits, (std::uint64_t{1} << kOptionalYakuCount) - 1);
  QCOMPARE(ruleFields().size() - yakuFields + 1 + kIdAndName, memberCount<RuleSet>());
}

void TestRuleSetFields::keysAreUnique() {
  std::set<std::string_view> keys;
  for (const RuleField &field : ruleFields()) {
    QVERIFY2(keys.insert(field.key).second, qPrintable(fieldText(field.key)));
    QCOMPARE(findRuleField(field.key), &field);
    const std::set<std::string_view> words(field.choices.begin(), field.choices.end());
    QCOMPARE(words.size(), field.choices.size());
    QCOMPARE(field.choices.empty(), field.type != RuleFieldType::Choice);
  }
  QVERIFY(!findRuleField("no_such_option"));
}

void TestRuleSetFields::presetsSurviveAsText_data() {
  QTest::addColumn<QString>("id");
  for (const Preset &preset : presets())
    QTest::newRow(std::string(preset.id).c_str()) << fieldText(preset.id);
}

void TestRuleSetFields::presetsSurviveAsText() {
  QFETCH(QString, id);
  const Preset *preset = findPreset(id.toStdString());
  QVERIFY(preset);
  const RuleSet rules = preset->make();
  QCOMPARE(fieldText(rules.id), id);
  QVERIFY(throughText(rules) == rules);
  QVERIFY(!ruleSetError(rules));
}

// Each field stores what it is given, changes nothing else, and gives it back.
void TestRuleSetFields::everyValueIsKept() {
  const RuleSet original;
  for (const RuleField &field : ruleFields()) {
    for (int index = 0; index < field.count; ++index) {
      std::set<std::int32_t> values;
      if (field.type == RuleFieldType::Number)
        values = {field.least, field.most, field.none.value_or(field.least)};
      for (std::int32_t value = 0; value < 8 && field.type != RuleFieldType::Number; ++value) {
        if (field.accepts(value))
          values.insert(value);
      }
      const std::int32_t before = field.get(original, index);
      QVERIFY2(field.accepts(before), qPrintable(fieldText(field.key)));
      for (const std::int32_t value : values) {
        RuleSet rules;
        field.set(rules, index, value);
        QCOMPARE(field.get(rules, index), value);
        QCOMPARE(rules == original, value == before);
        QVERIFY2(throughText(rules) == rules, qPrintable(fieldText(field.key)));
        field.set(rules, index, before);
        QVERIFY2(rules == original, qPrintable(fieldText(field.key)));
      }
    }
  }
}

void TestRuleSetFields::refuses_data() {
  QTest::addColumn<QByteArray>("key");
  QTest::addColumn<QByteArray>("value");
  QTest::addColumn<QByteArray>("error");
  QTest::newRow("a word where a number stands")
      << QByteArray("uma") << QByteArray("x") << QByteArray("uma: 'x' is not a number");
  QTest::newRow("number with a tail")
      << QByteArray("oka") << QByteArray("200 points") << QByteArray("oka: '200 points' is not a number");
  QTest::newRow("beyond the range") << QByteArray("double_wind_pair_fu") << QByteArray("6")
                                    << QByteArray("double_wind_pair_fu: '6' is not an allowed value");
  QTest::newRow("between the steps") << QByteArray("starting_points") << QByteArray("25050")
                                     << QByteArray("starting_points: '25050' is not an allowed value");
  QTest::newRow("foreign word")
      << QByteArray("kazoe") << QByteArray("double")
      << QByteArray("kazoe: 'double' is not one of the allowed values (yakuman, sanbaiman, no_limit)");
  QTest::newRow("toggle as a number")
      << QByteArray("kuitan") << QByteArray("1")
      << QByteArray("kuitan: '1' is not one of the allowed values (false, true)");
  QTest::newRow("more than 64 bits") << QByteArray("oka") << QByteArray("99999999999999999999")
                                     << QByteArray("oka: '99999999999999999999' is not a number");
}

void TestRuleSetFields::refuses() {
  QFETCH(QByteArray, key);
  QFETCH(QByteArray, value);
  QFETCH(QByteArray, error);
  const RuleField *field = findRuleField(key.toStdString());
  QVERIFY(field);
  RuleSet rules;
  const std::optional<Error> said = setRuleValue(rules, *field, value.toStdString());
  QVERIFY(said);
  QCOMPARE(QByteArray::fromStdString(said->text), error);
  QVERIFY(rules == RuleSet{});
}

void TestRuleSetFields::ruleSetErrorNamesTheField() {
  RuleSet rules;
  rules.players = 5;
  QCOMPARE(QByteArray::fromStdString(ruleSetError(rules).value().text),
           QByteArray("players: '5' is not an allowed value"));
}

void TestRuleSetFields::statedOptions() {
  QVERIFY(presetStates("tenhou_4p", "kiriage"));
  QVERIFY(!presetStates("tenhou_4p", "uma"));
  QVERIFY(!presetStates("basic_ariari", "double_ron"));
  QVERIFY(presetStates("no_such_preset", "uma"));
}

JANSO_TEST(TestRuleSetFields);
#include "tst_rulesetfields.moc"
