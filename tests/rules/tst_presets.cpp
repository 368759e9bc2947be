// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The named rulesets: what sets them apart, and that every value is the one researched.
#include <QJsonArray>
#include <QTest>
#include <set>

#include "rules/presets.h"
#include "rules/rulesetfields.h"
#include "support/conformance.h"

using namespace janso;

namespace {

QString text(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

// What the research file calls by another name or writes in another way. The rest has the same key and words.
QJsonValue researched(const QJsonObject &values, std::string_view key) {
  const auto value = [&values](const char *name) { return values.value(QLatin1String(name)); };
  const auto listed = [&value](const char *list, const char *word) {
    return QJsonValue(value(list).toArray().contains(QLatin1String(word)));
  };
  if (key == "match_length")  // the first of those offered
    return value("match_lengths").toArray().at(0);
  if (key == "pao_daisangen")
    return listed("pao", "daisangen");
  if (key == "pao_daisuushii")
    return listed("pao", "daisuushii");
  if (key == "pao_suukantsu")
    return listed("pao", "suukantsu");
  const QJsonValue plain = values.value(text(key));
  // With one winner, or without the option that it belongs to, a value has no meaning: ours is the default.
  const bool meaningless = plain.isUndefined() || plain.isNull() ||
                           plain == QJsonValue(QLatin1String("n/a")) ||
                           plain == QJsonValue(QLatin1String("single_winner"));
  return meaningless ? QJsonValue() : plain;
}

// Our value as the research file would write it.
QJsonValue ours(const RuleField &field, const RuleSet &rules) {
  QJsonArray list;
  for (int index = 0; index < field.count; ++index) {
    const std::int32_t value = field.get(rules, index);
    if (field.type == RuleFieldType::Toggle)
      list += QJsonValue(value != 0);
    else if (field.type == RuleFieldType::Choice)
      list += QJsonValue(text(ruleValueText(field, rules, index)));
    else
      list += field.none == value ? QJsonValue() : QJsonValue(value);
  }
  return field.count == 1 ? list.at(0) : QJsonValue(list);
}

}  // namespace

class TestPresets : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void namesAndOrder();
  void whatSetsThemApart();
  void researchedValues_data();
  void researchedValues();
  void rulesThatAreNoOption_data();
  void rulesThatAreNoOption();
  void silence_data();
  void silence();

 private:
  static QJsonObject preset(const QString &id);
  static void rows();
};

QJsonObject TestPresets::preset(const QString &id) {
  QFile file(test::conformancePath(QStringLiteral("../rules/presets.json")));
  if (!file.open(QIODevice::ReadOnly))
    return {};
  const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
  return all.value(QLatin1String("presets")).toObject().value(id).toObject();
}

void TestPresets::rows() {
  QTest::addColumn<QString>("id");
  for (const Preset &entry : presets())
    QTest::newRow(std::string(entry.id).c_str()) << text(entry.id);
}

void TestPresets::namesAndOrder() {
  QCOMPARE(presets().size(), std::size_t{3});
  QVERIFY(presets().front().make() == RuleSet{});
  std::set<std::string> names;
  for (const Preset &entry : presets()) {
    const RuleSet rules = entry.make();
    QCOMPARE(text(rules.id), text(entry.id));
    QVERIFY(names.insert(rules.name).second);
    QCOMPARE(findPreset(entry.id), &entry);
  }
  QVERIFY(!findPreset("ema"));
}

void TestPresets::whatSetsThemApart() {
  QVERIFY(basicAriAri().doubleKokushi13 && !tenhou().doubleKokushi13 && !ema2016().doubleKokushi13);
  QVERIFY(basicAriAri().doubleRon == MultiRon::HeadBump && tenhou().doubleRon == MultiRon::All);
  QVERIFY(tenhou().tripleRon == MultiRon::Abort && ema2016().tripleRon == MultiRon::All);
  QVERIFY(tenhou().nagashiMangan && !basicAriAri().nagashiMangan && !ema2016().nagashiMangan);
  QVERIFY(ema2016().kazoe == Kazoe::Sanbaiman && ema2016().renhou == Renhou::Mangan);
  QVERIFY(ema2016().redFives == (std::array<std::uint8_t, 3>{0, 0, 0}));
  for (const Preset &entry : presets()) {
    const RuleSet rules = entry.make();
    QCOMPARE(rules.uma[0] + rules.uma[1] + rules.uma[2] + rules.uma[3], 0);
    QCOMPARE(rules.oka, 4 * (rules.returnPoints - rules.startingPoints));
    QVERIFY(!rules.kiriage);
  }
}

void TestPresets::researchedValues_data() {
  rows();
}

void TestPresets::researchedValues() {
  JANSO_NEED_CONFORMANCE("../rules/presets.json");
  QFETCH(QString, id);
  const QJsonObject values = preset(id).value(QLatin1String("values")).toObject();
  const RuleSet rules = findPreset(id.toStdString())->make();
  const RuleSet defaults;
  int compared = 0;
  for (const RuleField &field : ruleFields()) {
    const QJsonValue wanted = researched(values, field.key);
    const QJsonValue actual = ours(field, rules);
    const bool meaningless = wanted.isNull() && !field.none;
    const QJsonValue expected = meaningless ? ours(field, defaults) : wanted;
    compared += meaningless ? 0 : 1;
    QVERIFY2(actual == expected, qPrintable(text(field.key)));
  }
  QVERIFY(compared >= 68);
  QCOMPARE(rules.tripleRon == MultiRon::Abort, values.value(QLatin1String("abort_triple_ron")).toBool());
}

void TestPresets::rulesThatAreNoOption_data() {
  rows();
}

// Keys of the research file without a field: the rule is built in, and the value must be the one built in.
void TestPresets::rulesThatAreNoOption() {
  JANSO_NEED_CONFORMANCE("../rules/presets.json");
  QFETCH(QString, id);
  const QJsonObject values = preset(id).value(QLatin1String("values")).toObject();
  const RuleSet rules = findPreset(id.toStdString())->make();
  const bool yame = rules.agariYame != Yame::None;
  const bool several = rules.doubleRon == MultiRon::All;
  const bool aborts = rules.abortKyuushu;
  const QJsonObject builtIn{
      {QStringLiteral("tiles_total"), 136},
      {QStringLiteral("last_hand"), yame ? QStringLiteral("end_if_yame") : QStringLiteral("continue")},
      {QStringLiteral("atozuke"), true},
      {QStringLiteral("last_tile_calls"), QStringLiteral("ron_only")},
      {QStringLiteral("multi_ron_dealer_repeat"),
       several ? QStringLiteral("repeats") : QStringLiteral("n/a")},
      {QStringLiteral("abort_triple_ron"), rules.tripleRon == MultiRon::Abort},
      {QStringLiteral("abort_dealer_repeats"), aborts ? QStringLiteral("repeats") : QStringLiteral("n/a")},
      {QStringLiteral("abort_honba"), aborts ? QJsonValue(true) : QJsonValue()},
      {QStringLiteral("nagashi_takes_bonus"),
       rules.nagashiMangan ? QJsonValue(rules.nagashiIsWin) : QJsonValue()},
      {QStringLiteral("nagashi_replaces_noten"), rules.nagashiMangan ? QJsonValue(true) : QJsonValue()},
      {QStringLiteral("open_riichi"), false},
      {QStringLiteral("double_riichi_han"), 2},
      {QStringLiteral("double_riichi_broken_by_calls"), true},
      {QStringLiteral("ippatsu_broken_by_ankan"), true},
      {QStringLiteral("ippatsu_with_chankan"), true},
      {QStringLiteral("keishiki_tenpai"), true},
      {QStringLiteral("pao_tsumo"), QStringLiteral("all")},
      {QStringLiteral("pao_ron"), QStringLiteral("half_half")},
      {QStringLiteral("renhou_cumulative"), rules.renhou == Renhou::None ? QJsonValue() : QJsonValue(false)},
      {QStringLiteral("tenhou_chiihou"), QStringLiteral("yakuman")},
      {QStringLiteral("chuuren_suits"), QStringLiteral("any")},
      {QStringLiteral("paa_renchan"), QJsonValue()},
      {QStringLiteral("max_kans"), 4},
      {QStringLiteral("fifth_kan"), QStringLiteral("forbidden")},
      {QStringLiteral("four_kans"), rules.abortSuukaikan == AbortSuukaikan::None
                                        ? QStringLiteral("continue")
                                        : QStringLiteral("abort_if_two_players")},
  };
  // Expressed by other fields; a program prevents what chombo punishes; three players are not played.
  static const std::set<QString> kElsewhere{
      QStringLiteral("match_lengths"),
      QStringLiteral("double_yakuman"),
      QStringLiteral("pao"),
      QStringLiteral("chombo"),
      QStringLiteral("nuki"),
      QStringLiteral("nuki_breaks_turns"),
      QStringLiteral("nuki_ron"),
      QStringLiteral("nuki_after_pon"),
      QStringLiteral("nuki_replacement_rinshan"),
      QStringLiteral("north_as_yaku"),
      QStringLiteral("tsumo_loss"),
      QStringLiteral("dora_wrap_manzu"),
      QStringLiteral("wall_dead"),
      QStringLiteral("wall_replacements"),
      QStringLiteral("wall_live_after_deal"),
      QStringLiteral("seats"),
  };
  for (auto it = values.begin(); it != values.end(); ++it) {
    if (findRuleField(it.key().toStdString()) || kElsewhere.count(it.key()) > 0)
      continue;
    QVERIFY2(builtIn.contains(it.key()), qPrintable(it.key()));
    QVERIFY2(builtIn.value(it.key()) == it.value(), qPrintable(it.key()));
  }
  for (auto it = builtIn.begin(); it != builtIn.end(); ++it)
    QVERIFY2(values.contains(it.key()), qPrintable(it.key()));
}

void TestPresets::silence_data() {
  rows();
}

// presetStates() says what the research file marks as inferred or contested.
void TestPresets::silence() {
  JANSO_NEED_CONFORMANCE("../rules/presets.json");
  QFETCH(QString, id);
  const QJsonObject cells = preset(id).value(QLatin1String("cells")).toObject();
  for (const RuleField &field : ruleFields()) {
    QString key = text(field.key);
    if (key.startsWith(QLatin1String("pao_dai")) || key == QLatin1String("pao_suukantsu"))
      key = QStringLiteral("pao");
    if (key == QLatin1String("match_length"))
      key = QStringLiteral("match_lengths");
    QVERIFY2(cells.contains(key), qPrintable(key));
    const QString status = cells.value(key).toObject().value(QLatin1String("status")).toString();
    const bool silent = status == QLatin1String("inferred") || status == QLatin1String("contested");
    QVERIFY2(presetStates(id.toStdString(), field.key) != silent, qPrintable(key));
  }
}

QTEST_APPLESS_MAIN(TestPresets)
#include "tst_presets.moc"
