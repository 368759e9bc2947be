// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Scores of some 15,000 real and constructed wins of the outside test data, every figure compared.
#include <QTest>
#include <algorithm>

#include "rules/yaku.h"
#include "support/scoringcases.h"
#include "support/testprogram.h"

using namespace janso;
using test::yakuName;

class TestScoreConformance : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void file_data();
  void file();
  void yakumanShapes();
};

namespace {

QString limitName(Limit limit) {
  const std::string_view key = limitKey(limit);
  return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

QString joined(QStringList parts) {
  parts.sort();
  return parts.join(QLatin1Char(' '));
}

// Typed-in records whose yaku list counts the ura dora as dora: the sum of the two is compared instead.
bool labelsUraAsDora(const QString &id) {
  static const QStringList kIds{QStringLiteral("pro-ima2022-2-h01-w0"),
                                QStringLiteral("pro-ima2022-2-h05-w0"),
                                QStringLiteral("pro-ima2022-2-h07-w0")};
  return kIds.contains(id);
}

// Records that are wrong: their paa renchan is that of a player who does not deal.
bool isFaulty(const QString &id) {
  static const QStringList kIds{QStringLiteral("pymahjong-232"), QStringLiteral("pymahjong-233")};
  return kIds.contains(id);
}

QString expectedYaku(const QJsonArray &list) {
  QStringList parts;
  for (const QJsonValue &entry : list)
    parts += QStringLiteral("%1:%2").arg(entry.toArray().at(0).toString()).arg(entry.toArray().at(1).toInt());
  return joined(parts);
}

// The outside data count a North set aside as dora, and the seven honor pairs as two yakuman.
QString actualYaku(const WinInput &input, const WinResult &result, int players, bool uraAsDora) {
  QStringList parts;
  int dora = 0;
  for (const YakuHan &yaku : result.yaku) {
    if (yaku.id == YakuId::Dora || yaku.id == YakuId::Kita || (uraAsDora && yaku.id == YakuId::UraDora)) {
      dora += yaku.han;
      continue;
    }
    const bool stars = yaku.id == YakuId::DaiChisei && yaku.yakuman == 2;
    if (stars)
      parts += QStringLiteral("tsuuiisou:13");
    parts += QStringLiteral("%1:%2")
                 .arg(yakuName(yaku.id, input, players))
                 .arg(yaku.han + 13 * (yaku.yakuman - (stars ? 1 : 0)));
  }
  if (dora > 0)
    parts += QStringLiteral("dora:%1").arg(dora);
  return joined(parts);
}

void compare(QStringList &differences, const char *what, const QString &expected, const QString &actual) {
  if (expected != actual)
    differences += QStringLiteral("%1: expected %2, got %3").arg(QLatin1String(what), expected, actual);
}

void compare(QStringList &differences, const char *what, int expected, int actual) {
  compare(differences, what, QString::number(expected), QString::number(actual));
}

// Names only: dora have no reliable number here, and a name may stand several times.
void comparePartial(const QJsonObject &expect, const WinInput &input, const WinResult &result, int players,
                    QStringList &differences) {
  QStringList expected;
  for (const QJsonValue &name : expect.value(QLatin1String("yaku_names")).toArray()) {
    if (!name.toString().endsWith(QLatin1String("dora")) && name != QLatin1String("kita"))
      expected += name.toString();
  }
  QStringList actual;
  for (const YakuHan &yaku : result.yaku) {
    if (!isBonus(yaku.id))
      actual += yakuName(yaku.id, input, players);
  }
  compare(differences, "yaku", joined(expected), joined(actual));
  if (result.yakuman > 0)
    return;
  compare(differences, "han", expect.value(QLatin1String("han")).toInt(), result.han);
  compare(differences, "fu", expect.value(QLatin1String("fu")).toInt(), result.fu);
}

void compareFull(const QJsonObject &expect, const WinInput &input, const WinResult &result, int players,
                 bool uraAsDora, QStringList &differences) {
  const auto number = [&expect](const char *key) { return expect.value(QLatin1String(key)).toInt(); };
  compare(differences, "yaku", expectedYaku(expect.value(QLatin1String("yaku")).toArray()),
          actualYaku(input, result, players, uraAsDora));
  compare(differences, "yakuman", number("yakuman"), result.yakuman);
  if (number("yakuman") == 0) {
    compare(differences, "han", number("han"), result.han);
    if (!expect.value(QLatin1String("fu")).isNull())
      compare(differences, "fu", number("fu"), result.fu);
  }
  compare(differences, "limit", expect.value(QLatin1String("limit")).toString(), limitName(result.limit));
  compare(differences, "points", number("points"), result.handPoints);
  const QJsonArray deltas = expect.value(QLatin1String("deltas")).toArray();
  std::int32_t sum = 0;
  for (int seat = 0; seat < 4; ++seat) {
    compare(differences, "delta", deltas.at(seat).toInt(), result.deltas[static_cast<std::size_t>(seat)]);
    sum += result.deltas[static_cast<std::size_t>(seat)];
  }
  compare(differences, "sum of the deltas", result.stickPoints, sum);
  if (expect.contains(QLatin1String("pao")) && number("pao") != input.from)
    compare(differences, "pao", number("pao"), result.pao);
}

// The parts of the result that say the same thing twice.
void compareParts(const WinInput &input, const WinResult &result, QStringList &differences) {
  int han = 0;
  for (const YakuHan &yaku : result.yaku)
    han += yaku.han;
  compare(differences, "sum of han", result.han, han);
  int fu = 0;
  for (const FuPart &part : result.fuParts)
    fu += part.fu;
  const bool chiitoitsu = result.wait == WaitShape::Chiitoitsu;
  compare(differences, "sum of fu", result.fu, chiitoitsu ? fu : (fu + 9) / 10 * 10);
  std::int32_t paid = 0;
  for (const std::int32_t payment : result.payments)
    paid += payment;
  compare(differences, "sum of payments", paid, result.handPoints + result.honbaPoints);
  compare(differences, "sticks", input.kyotaku * 1000, result.stickPoints);
}

}  // namespace

void TestScoreConformance::file_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("checked");
  QTest::addColumn<int>("skipped");
  const auto row = [](const char *name, int checked, int skipped) {
    QTest::newRow(name) << QString::fromLatin1(name) << checked << skipped;
  };
  row("majiang_hule", 6006, 0);
  row("majiang_script", 182, 0);
  row("majiang_unit", 106, 0);
  row("optional_yaku", 13, 0);
  row("pymahjong_unit", 87, 0);
  row("riichienv", 740, 0);
  row("t6_games", 68, 0);
  row("tenhou", 10886, 0);
}

void TestScoreConformance::file() {
  JANSO_NEED_CONFORMANCE("scoring/rulesets.json");
  QFETCH(QString, name);
  const QJsonObject ruleSets = test::scoringRuleSets();
  int checked = 0;
  int skipped = 0;
  int shown = 0;
  int wrong = 0;
  const auto check = [&](const QJsonObject &object) {
    const auto rules = test::ruleSetFrom(ruleSets, object.value(QLatin1String("ruleset")).toString(),
                                         object.value(QLatin1String("rules")).toObject());
    if (!rules) {
      ++skipped;
      return;
    }
    ++checked;
    const WinInput input = test::winInputFrom(object);
    const QJsonObject expect = object.value(QLatin1String("expect")).toObject();
    const ScoreOutcome outcome = scoreHand(input, *rules);
    const std::optional<NoWin> why = whyNoWin(input, *rules);
    QStringList differences;
    if (const std::optional<Error> error = winInputError(input, *rules))
      differences += QString::fromStdString(error->text);
    compare(differences, "whyNoWin() agrees", 1,
            why.has_value() != outcome.result.has_value() && (!why || *why == outcome.why));
    if (expect.value(QLatin1String("limit")).toString() == QLatin1String("no_yaku")) {
      compare(differences, "no yaku", 1, why == NoWin::NoYaku);
    } else if (!outcome.result) {
      differences += QStringLiteral("refused");
    } else {
      compareParts(input, *outcome.result, differences);
      if (object.value(QLatin1String("partial")).toBool())
        comparePartial(expect, input, *outcome.result, rules->players, differences);
      else
        compareFull(expect, input, *outcome.result, rules->players,
                    labelsUraAsDora(object.value(QLatin1String("id")).toString()), differences);
    }
    const QString id = object.value(QLatin1String("id")).toString();
    if (differences.isEmpty() != isFaulty(id))
      return;
    ++wrong;
    if (++shown <= 20)
      qWarning("%s: %s", qPrintable(id),
               qPrintable(isFaulty(id) ? QStringLiteral("is known to be wrong, and agrees")
                                       : differences.join(QLatin1String("; "))));
  };
  const QString path = test::conformancePath(QStringLiteral("scoring/%1.jsonl").arg(name));
  QVERIFY(test::forEachJsonLine(path, check) > 0);
  qInfo("%s: %d hands checked, %d left out", qPrintable(name), checked, skipped);
  QCOMPARE(wrong, 0);
  QTEST(skipped, "skipped");
  QTEST(checked, "checked");
}

void TestScoreConformance::yakumanShapes() {
  JANSO_NEED_CONFORMANCE("scoring/yakuman_shapes.txt");
  QFile file(test::conformancePath(QStringLiteral("scoring/yakuman_shapes.txt")));
  QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
  int checked = 0;
  int foreign = 0;
  int wrong = 0;
  while (!file.atEnd()) {
    const QStringList words = QString::fromLatin1(file.readLine()).simplified().split(QLatin1Char(' '));
    if (words.size() != 4)
      continue;
    WinInput input;
    input.winTile = test::tile(words[2].toStdString());
    bool removed = false;
    for (const Tile &tile : test::tiles(words[1].toStdString())) {
      if (!removed && tile == input.winTile)
        removed = true;
      else if (input.concealed.size() < input.concealed.capacity())
        input.concealed.push_back(tile);
    }
    if (!removed) {
      QCOMPARE(words[3], QStringLiteral("0"));  // the winning tile is not in the hand: no question for us
      ++foreign;
      continue;
    }
    ++checked;
    input.tsumo = true;
    input.winner = 1;
    const ScoreOutcome outcome = scoreHand(input, RuleSet{});
    bool present = false;
    if (outcome.result) {
      for (const YakuHan &yaku : outcome.result->yaku) {
        const QString key = yakuName(yaku.id, input);
        present |= key == words[0] ||
                   (words[0] == QLatin1String("suuankou_any") && key.startsWith(QLatin1String("suuankou"))) ||
                   (words[0] == QLatin1String("chuuren_any") && key.contains(QLatin1String("chuuren")));
      }
    }
    if (present != (words[3] == QLatin1String("1"))) {
      ++wrong;
      qWarning("%s: got %d", qPrintable(words.join(QLatin1Char(' '))), present);
    }
  }
  qInfo("%d shapes checked, %d left out (winning tile not in the hand)", checked, foreign);
  QCOMPARE(wrong, 0);
  QCOMPARE(checked + foreign, 4819);
  QVERIFY(checked >= 4500);
}

JANSO_TEST(TestScoreConformance);
#include "tst_scoreconformance.moc"
