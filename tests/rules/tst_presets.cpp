// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The named rulesets: what sets them apart, and that every value is the one researched.
#include <QJsonArray>
#include <QTest>
#include <set>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetfields.h"
#include "support/conformance.h"
#include "support/testprogram.h"

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
  if (key == "pao_shousuushii")
    return listed("pao", "shousuushii");
  if (key == "pao_suukantsu")
    return listed("pao", "suukantsu");
  if (key == "uma_kind" || key == "uma") {
    // A list by place, or the table of the league whose places float.
    const bool byPlace = value("uma").isArray();
    if (key == "uma_kind")
      return byPlace ? QStringLiteral("by_place") : QStringLiteral("floating_jpml");
    QJsonArray uma = byPlace ? value("uma").toArray() : QJsonArray{0, 0, 0, 0};
    while (uma.size() < 4)
      uma += 0;
    return uma;
  }
  if (key == "chombo" || key == "chombo_points" || key == "chombo_ends_match") {
    const QJsonObject chombo = value("chombo").toObject();
    if (key == "chombo")
      return chombo.isEmpty() ? QStringLiteral("none") : chombo.value(QLatin1String("kind")).toString();
    if (key == "chombo_ends_match")
      return chombo.value(QLatin1String("ends_match")).toBool();
    const QJsonValue points = chombo.value(QLatin1String("points"));
    return points.isUndefined() ? QJsonValue() : QJsonValue(-points.toInt());
  }
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
  void offeredLengths_data();
  void offeredLengths();

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
  QCOMPARE(presets().size(), std::size_t{15});
  QVERIFY(presets().front().make() == RuleSet{});
  std::set<std::string> names;
  for (const Preset &entry : presets()) {
    const RuleSet rules = entry.make();
    QCOMPARE(text(rules.id), text(entry.id));
    QVERIFY(names.insert(rules.name).second);
    QVERIFY(!ruleSetError(rules));
    QVERIFY(entry.lengths.front() == rules.length);
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
  QVERIFY(reachBvs().paaRenchanCounts == PaaRenchanCounts::Counters && reachBvs().twoHanSureYakuOnly);
  QVERIFY(!jpmlA().ippatsu && !jpmlA().uraDora && jpmlA().umaKind == UmaKind::FloatingJpml);
  QVERIFY(mleague().kiriage && wrc2015().kiriage && ema2025().kiriage && !ema2016().kiriage);
  QVERIFY(wrc2025().yakumanStacking == YakumanStacking::Add && wrc2025().kazoe == Kazoe::Yakuman);
  QVERIFY(!ema2012().kuitan && ema2012().twoHanMinimumAt == 5);
  QVERIFY(tenhouSanma().players == 3 && !tenhouSanma().chi && tenhouSanma().honbaRon == 200);
  QVERIFY(hakuhyou().startingPoints == 13000 && hakuhyou().bankruptcyBonus > 0);
  for (const Preset &entry : presets()) {
    const RuleSet rules = entry.make();
    QCOMPARE(rules.uma[0] + rules.uma[1] + rules.uma[2] + rules.uma[3], 0);
    // The oka is what all have paid in beyond their start; the two rulesets whose documents are silent about
    // places have none.
    if (entry.id != "sheet_001")
      QCOMPARE(rules.oka, rules.players * (rules.returnPoints - rules.startingPoints));
  }
}

void TestPresets::researchedValues_data() {
  rows();
}

void TestPresets::researchedValues() {
  JANSO_NEED_CONFORMANCE("../rules/presets.json");
  QFETCH(QString, id);
  const QJsonObject values = preset(id).value(QLatin1String("values")).toObject();
  if (values.isEmpty())
    QSKIP("the research file does not know this ruleset");
  const RuleSet rules = findPreset(id.toStdString())->make();
  const RuleSet defaults;
  // Said in a note of the research file, or shown by recorded games only.
  static const std::set<QString> kNoted{QStringLiteral("reach_bvs/two_han_sure_yaku_only"),
                                        QStringLiteral("reach_bvs/paa_renchan_counts"),
                                        QStringLiteral("tenhou_4p/kan_dora_before_chankan"),
                                        QStringLiteral("tenhou_3p/kan_dora_before_chankan")};
  int compared = 0;
  for (const RuleField &field : ruleFields()) {
    if (kNoted.count(id + QLatin1Char('/') + text(field.key)) > 0)
      continue;
    const QJsonValue wanted = researched(values, field.key);
    const QJsonValue actual = ours(field, rules);
    const bool meaningless = wanted.isNull() && !field.none;
    const QJsonValue expected = meaningless ? ours(field, defaults) : wanted;
    compared += meaningless ? 0 : 1;
    QVERIFY2(actual == expected, qPrintable(text(field.key)));
  }
  QVERIFY(compared >= 72);
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
  const bool three = rules.players == 3;
  const auto threeOnly = [three](const QJsonValue &value) { return three ? value : QJsonValue(); };
  const QJsonObject builtIn{
      {QStringLiteral("tiles_total"), three ? 108 : 136},
      {QStringLiteral("last_hand"), yame ? QStringLiteral("end_if_yame") : QStringLiteral("continue")},
      {QStringLiteral("atozuke"), true},
      {QStringLiteral("last_tile_calls"), QStringLiteral("ron_only")},
      {QStringLiteral("abort_triple_ron"), rules.tripleRon == MultiRon::Abort},
      {QStringLiteral("pao_tsumo"), QStringLiteral("all")},
      {QStringLiteral("pao_ron"), QStringLiteral("half_half")},
      {QStringLiteral("four_kans"), rules.abortSuukaikan == AbortSuukaikan::None
                                        ? QStringLiteral("continue")
                                        : QStringLiteral("abort_if_two_players")},
      {QStringLiteral("dora_wrap_manzu"), threeOnly(QStringLiteral("1m_9m"))},
      {QStringLiteral("wall_dead"), threeOnly(14)},
      {QStringLiteral("wall_replacements"), threeOnly(replacementTiles(rules))},
      {QStringLiteral("wall_live_after_deal"), threeOnly(drawsInHand(rules))},
      {QStringLiteral("seats"),
       threeOnly(QJsonArray{QStringLiteral("E"), QStringLiteral("S"), QStringLiteral("W")})},
  };
  // Expressed by several fields.
  static const std::set<QString> kElsewhere{QStringLiteral("double_yakuman"), QStringLiteral("pao")};
  if (values.isEmpty())
    QSKIP("the research file does not know this ruleset");
  QStringList lengths;
  for (const MatchLength length : findPreset(id.toStdString())->lengths)
    lengths += length == MatchLength::South ? QStringLiteral("south") : QStringLiteral("east");
  QCOMPARE(QJsonArray::fromStringList(lengths), values.value(QLatin1String("match_lengths")).toArray());
  for (auto it = values.begin(); it != values.end(); ++it) {
    if (findRuleField(it.key().toStdString()) || kElsewhere.count(it.key()) > 0 ||
        it.key() == QLatin1String("match_lengths"))
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
  if (cells.isEmpty())
    QSKIP("the research file does not know this ruleset");
  static const std::set<QString> kPao{QStringLiteral("pao_daisangen"), QStringLiteral("pao_daisuushii"),
                                      QStringLiteral("pao_shousuushii"), QStringLiteral("pao_suukantsu")};
  for (const RuleField &field : ruleFields()) {
    QString key = text(field.key);
    if (kPao.count(key) > 0)
      key = QStringLiteral("pao");
    if (key == QLatin1String("uma_kind"))
      key = QStringLiteral("uma");
    if (key.startsWith(QLatin1String("chombo")))
      key = QStringLiteral("chombo");
    if (key == QLatin1String("match_length"))
      key = QStringLiteral("match_lengths");
    // An option that no document knows is off in all of them, which is stated by its absence.
    const QString status = cells.value(key).toObject().value(QLatin1String("status")).toString();
    const bool silent = status == QLatin1String("inferred") || status == QLatin1String("contested");
    QVERIFY2(presetStates(id.toStdString(), field.key) != silent, qPrintable(key));
  }
}

void TestPresets::offeredLengths_data() {
  using enum MatchLength;
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<std::vector<MatchLength>>("lengths");
  RuleSet made = mleague();
  made.name = "Club";
  RuleSet shortened = tenhou();
  shortened.length = East;
  QTest::newRow("a preset: what its documents know") << mleague() << std::vector{South};
  QTest::newRow("a site: both") << tenhou() << std::vector{South, East};
  QTest::newRow("the ruleset's own is first") << shortened << std::vector{East, South};
  QTest::newRow("a first match") << beginnerRules() << std::vector{East, South};
  QTest::newRow("somebody's own: the usual two") << made << std::vector{South, East};
}

void TestPresets::offeredLengths() {
  QFETCH(RuleSet, rules);
  QFETCH(std::vector<MatchLength>, lengths);
  QVERIFY(janso::offeredLengths(rules) == lengths);
}

JANSO_TEST(TestPresets);
#include "tst_presets.moc"
