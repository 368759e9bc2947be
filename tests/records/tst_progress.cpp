// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Games of which only the results are known: from hand to hand, their end and the final points.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "support/conformance.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// An east game: the dealer wins, then noten all round, East 3 and 4 are won by ron; one stick in between.
const char kLine[] =
    R"({"id":"own","ruleset":"tenhou_4p","length":"tonpuu","hands":[)"
    R"({"round":0,"honba":0,"sticks":0,"dealer":1,"scores":[25000,25000,25000,25000],"riichi":[],"type":"tsumo",)"
    R"("winners":[1],"deltas":[-4000,12000,-4000,-4000]},)"
    R"({"round":0,"honba":1,"sticks":0,"dealer":1,"scores":[21000,37000,21000,21000],"riichi":[2],)"
    R"("type":"exhaustive","tenpai":[2],"deltas":[-1000,-1000,3000,-1000]},)"
    R"({"round":1,"honba":2,"sticks":1,"dealer":2,"scores":[20000,36000,23000,20000],"riichi":[],"type":"ron",)"
    R"("winners":[1],"from":0,"deltas":[-2600,3600,0,0]},)"
    R"({"round":2,"honba":0,"sticks":0,"dealer":3,"scores":[17400,39600,23000,20000],"riichi":[],)"
    R"("type":"kyuushu_kyuuhai","declarer":0,"deltas":[0,0,0,0]},)"
    R"({"round":2,"honba":1,"sticks":0,"dealer":3,"scores":[17400,39600,23000,20000],"riichi":[],"type":"ron",)"
    R"("winners":[0],"from":3,"deltas":[1300,0,0,-1300]},)"
    R"({"round":3,"honba":0,"sticks":0,"dealer":0,"scores":[18700,39600,23000,18700],"riichi":[],"type":"ron",)"
    R"("winners":[1,2],"from":0,"deltas":[-3000,1000,2000,0]}],)"
    R"("final_scores":[15700,40600,25000,18700],"final_points":[-34.0,50.0,5.0,-21.0]})";

QByteArray progressLine() {
  return QByteArray(kLine);
}

}  // namespace

class Progress : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aTrueLineAgrees();
  void everyLieIsFound_data();
  void everyLieIsFound();
  void brokenLinesAreSentences_data();
  void brokenLinesAreSentences();
  void outsideGamesAgree();
};

void Progress::aTrueLineAgrees() {
  QCOMPARE(formatOf(progressLine()), FileFormat::Progress);
  const GameFile file = readGames(progressLine() + "\n\n" + progressLine());
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QCOMPARE(file.games.size(), std::size_t{2});
  const VerifyReport report = verifyGame(file.games[0]);
  QCOMPARE(told(report.disagreements), QStringList());
  QCOMPARE(report.hands, 6);
  QCOMPARE(report.wins, 4);
  QCOMPARE(report.draws, 2);
  QVERIFY(report.complete);
}

void Progress::everyLieIsFound_data() {
  QTest::addColumn<QByteArray>("before");
  QTest::addColumn<QByteArray>("after");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char *name, const char *before, const char *after, const char *sentence) {
    QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromLatin1(sentence);
  };
  row("a counter more", "\"round\":1,\"honba\":2", "\"round\":1,\"honba\":3", "East 2, 3 honba");
  row("a stick forgotten", "\"sticks\":1", "\"sticks\":0", "under the rules it is East 2, 2 honba, 1 stick,");
  row("the deal passes after a draw of nine kinds", "\"round\":2,\"honba\":1", "\"round\":3,\"honba\":1",
      "under the rules it is East 3, 1 honba");
  row("points from nowhere", "-4000,12000,-4000,-4000", "-4000,13000,-4000,-4000",
      "points and sticks are 100000 before the hand and 101000 after it");
  row("a noten payment", "-1000,-1000,3000,-1000", "-1500,-1000,3000,-500",
      "do not match the tenpai players");
  row("an end too early", "\"tonpuu\"", "\"hanchan\"", "under the rules it continues");
  row("final scores", "15700,40600", "15800,40500", "final scores: recorded");
  row("final points", "-34.0,50.0", "-35.0,51.0", "final points: recorded");
}

void Progress::everyLieIsFound() {
  QFETCH(QByteArray, before);
  QFETCH(QByteArray, after);
  QFETCH(QString, sentence);
  QCOMPARE(progressLine().count(before), 1);
  const GameFile file = readGames(progressLine().replace(before, after));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  const QString all = told(verifyGame(file.games.at(0)).disagreements).join(QLatin1Char('\n'));
  QVERIFY2(all.contains(sentence), qPrintable(all));
}

void Progress::brokenLinesAreSentences_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  const auto row = [](const char *name, const QByteArray &bytes, const char *sentence) {
    QTest::newRow(name) << bytes << QByteArray(sentence);
  };
  row("cut off in line 2", progressLine() + "\n" + progressLine().left(200), "line 2: not JSON");
  row("another ruleset", progressLine().replace("tenhou_4p", "tenhou_5p"),
      "line 1: there is no ruleset 'tenhou_5p'");
  row("player 4", progressLine().replace("\"winners\":[0]", "\"winners\":[4]"),
      "line 1: hand 5: the winners or the discarder are not players");
  row("another type", progressLine().replace("kyuushu_kyuuhai", "nine"),
      "hand 4: \"nine\" is neither a win nor a draw");
  row("three scores", progressLine().replace("[21000,37000,21000,21000]", "[21000,37000,21000]"),
      "hand 2: scores: there must be 4 numbers");
}

void Progress::brokenLinesAreSentences() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  const GameFile file = readGames(bytes);
  QVERIFY(file.broken.has_value());
  QVERIFY2(QByteArray::fromStdString(file.broken->text).contains(sentence), file.broken->text.c_str());
}

void Progress::outsideGamesAgree() {
  JANSO_NEED_CONFORMANCE("games/progress.jsonl");
  const GameFile file = readGameFile(conformancePath(QStringLiteral("games/progress.jsonl")));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  int hands = 0;
  QStringList wrong;
  for (const RecordedGame &game : file.games) {
    const VerifyReport report = verifyGame(game);
    wrong += told(report.disagreements);
    hands += report.hands;
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 20).join(QLatin1Char('\n'))));
  QVERIFY(hands > 0);
  qInfo("%zu games, %d hands", file.games.size(), hands);
}

JANSO_TEST(Progress);
#include "tst_progress.moc"
