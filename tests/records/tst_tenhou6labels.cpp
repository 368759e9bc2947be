// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words of tenhou.net/6 logs: heads, worths and yaku.
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "records/tenhou6/tenhou6labels.h"
#include "records/tenhou6/tenhou6rules.h"
#include "support/testprogram.h"

using namespace janso;

class Tenhou6Labels : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void headsTellTheRules_data();
  void headsTellTheRules();
  void worthsAreRead_data();
  void worthsAreRead();
  void yakuAreRead_data();
  void yakuAreRead();
};

void Tenhou6Labels::headsTellTheRules_data() {
  QTest::addColumn<QByteArray>("head");
  QTest::addColumn<QByteArray>("id");
  QTest::addColumn<bool>("south");
  QTest::addColumn<bool>("kuitan");
  QTest::addColumn<int>("reds");
  const auto row = [](const char *head, const char *id, bool south, bool kuitan, int reds) {
    QTest::newRow(head) << QByteArray(head) << QByteArray(id) << south << kuitan << reds;
  };
  row(R"({"title":["",""],"rule":{"disp":"鳳南喰赤","aka":1}})", "tenhou_4p", true, true, 3);
  row(R"({"title":["",""],"rule":{"disp":"般東喰","aka":0}})", "tenhou_4p", false, true, 0);
  row(R"({"title":["",""],"rule":{"disp":"上東速","aka":0}})", "tenhou_4p", false, false, 0);
  row(R"({"rule":{"aka51":1,"aka52":0,"aka53":1}})", "tenhou_4p", true, true, 2);
  row(R"({"rule":{"aka":1,"aka52":0}})", "tenhou_4p", true, true, 2);
  row(R"({"title":["",""],"rule":{"disp":"三鳳南喰赤","aka":1}})", "tenhou_3p", true, true, 2);
  row(R"({"rule":{"disp":"三人玉の間東喰赤","aka":1}})", "mahjongsoul_3p", false, true, 2);
  row(R"({"title":["天鳳名人戦",""],"rule":{"disp":"般南喰赤","aka":1}})", "tenhou_4p", true, true, 3);
  row(R"({"title":["第99期","日本プロ麻雀連盟公式ルール"],"rule":{"aka":0}})", "jpml_a", true, true, 0);
  row(R"({"title":["Mリーグ","第1節"],"rule":{"aka":1}})", "mleague", true, true, 3);
  row(R"({"rule":{"disp":"玉の間南喰赤","aka":1}})", "mahjongsoul_4p", true, true, 3);
  row(R"({"title":["ある大会","決勝"],"rule":{"aka":0}})", "league", true, true, 0);
}

void Tenhou6Labels::headsTellTheRules() {
  QFETCH(QByteArray, head);
  QFETCH(QByteArray, id);
  QFETCH(bool, south);
  QFETCH(bool, kuitan);
  QFETCH(int, reds);
  const ListedRules listed = listedRules(QJsonDocument::fromJson(head).object(), head.contains("三") ? 3 : 4);
  QCOMPARE(QByteArray::fromStdString(std::string(listed.rules.id)), id);
  QCOMPARE(listed.rules.length == MatchLength::South, south);
  QCOMPARE(listed.rules.kuitan, kuitan);
  QCOMPARE(listed.rules.redFives[0] + listed.rules.redFives[1] + listed.rules.redFives[2], reds);
  QVERIFY(listed.statesRedFives);
  // The league without luck that the hand does not hold.
  QCOMPARE(listed.rules.uraDora, id != "jpml_a");
  QCOMPARE(listed.rules.ippatsu, id != "jpml_a");
}

void Tenhou6Labels::worthsAreRead_data() {
  QTest::addColumn<QString>("label");
  QTest::addColumn<QString>("read");
  const auto row = [](const char *label, const char *read) {
    QTest::newRow(label) << QString::fromUtf8(label) << QString::fromLatin1(read);
  };
  row("30符4飜7700点", "30 4 0 7700 0 0");
  row("40符1飜400-700点", "40 1 0 400 700 0");
  row("30符2飜1000点∀", "30 2 0 1000 0 1");
  row("満貫2000-4000点", "- - 1 2000 4000 0");
  row("跳満12000点", "- - 2 12000 0 0");
  row("倍満8000点∀", "- - 3 8000 0 1");
  row("三倍満24000点", "- - 4 24000 0 0");
  row("数え役満32000点", "- - 5 32000 0 0");
  row("役満16000点∀", "- - 6 16000 0 1");
  row("切り上げ満貫8000点", "- - 1 8000 0 0");
  row("30Fu4Han7700Points", "30 4 0 7700 0 0");
  row("Mangan 2000-4000Points", "- - 1 2000 4000 0");
  row("Kazoe Yakuman 32000Points", "- - 5 32000 0 0");
  row("満", "error");
  row("跳躍12000点", "error");
  row("", "error");
}

void Tenhou6Labels::worthsAreRead() {
  QFETCH(QString, label);
  QFETCH(QString, read);
  const Result<PointsLabel> points = pointsLabel(label.toStdString());
  if (!points) {
    QCOMPARE(QStringLiteral("error"), read);
    return;
  }
  const auto number = [](std::optional<int> value) {
    return value ? QString::number(*value) : QStringLiteral("-");
  };
  QCOMPARE(QStringLiteral("%1 %2 %3 %4 %5 %6")
               .arg(number(points->fu), number(points->han))
               .arg(static_cast<int>(points->limit))
               .arg(points->first)
               .arg(points->second)
               .arg(points->byAll ? 1 : 0),
           read);
}

void Tenhou6Labels::yakuAreRead_data() {
  QTest::addColumn<QString>("label");
  QTest::addColumn<int>("id");
  QTest::addColumn<int>("han");
  QTest::addColumn<int>("yakuman");
  const auto row = [](const char *label, YakuId id, int han, int yakuman) {
    QTest::newRow(label) << QString::fromUtf8(label) << static_cast<int>(id) << han << yakuman;
  };
  row("立直(1飜)", YakuId::Riichi, 1, 0);
  row("自風 北(1飜)", YakuId::SeatWind, 1, 0);
  row("ドラ(11飜)", YakuId::Dora, 11, 0);
  row("裏ドラ(0飜)", YakuId::UraDora, 0, 0);
  row("国士無双１３面(役満)", YakuId::Kokushi13, 0, 1);
  row("四暗刻単騎(ダブル役満)", YakuId::SuuankouTanki, 0, 2);
  row("Sanshoku Doujun(1Han)", YakuId::SanshokuDoujun, 1, 0);
  row("Menzen Tsumo(1飜)", YakuId::MenzenTsumo, 1, 0);
  row("Daisangen(Yakuman)", YakuId::Daisangen, 0, 1);
}

void Tenhou6Labels::yakuAreRead() {
  QFETCH(QString, label);
  QFETCH(int, id);
  QFETCH(int, han);
  QFETCH(int, yakuman);
  const Result<YakuHan> yaku = yakuLabel(label.toStdString());
  QVERIFY2(yaku.ok(), yaku.ok() ? "" : yaku.error().text.c_str());
  QCOMPARE(static_cast<int>(yaku->id), id);
  QCOMPARE(static_cast<int>(yaku->han), han);
  QCOMPARE(static_cast<int>(yaku->yakuman), yakuman);
}

JANSO_TEST(Tenhou6Labels);
#include "tst_tenhou6labels.moc"
