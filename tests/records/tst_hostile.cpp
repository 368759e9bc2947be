// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Records are never trusted: whatever a file holds, reading and verifying it ends with sentences.
#include <QJsonDocument>
#include <QTest>
#include <array>
#include <climits>
#include <random>
#include <stdexcept>

#include "records/formats/filebytes.h"
#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "records/majiang/majiang.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "records/paipu.h"
#include "records/playedgames.h"
#include "records/verify.h"
#include "rules/inlinevec.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

QByteArray unpackedOwn(const char *name) {
  const Result<QByteArray> packed =
      readFileBytes(QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records/") + QLatin1String(name));
  const Result<QByteArray> bytes = packed ? unpacked(*packed) : packed;
  return bytes ? *bytes : QByteArray();
}

// The dealer wins, then a draw; one stick in between.
QByteArray progressLine(bool three) {
  return three ? QByteArray(
                     R"({"ruleset":"tenhou_3p","length":"tonpuu","hands":[{"round":0,"honba":0,"sticks":0,)"
                     R"("dealer":1,"scores":[35000,35000,35000],"riichi":[1],"type":"tsumo","winners":[1],)"
                     R"("deltas":[-4000,9000,-4000]},{"round":0,"honba":1,"sticks":0,"dealer":1,)"
                     R"("scores":[31000,43000,31000],"riichi":[],"type":"ron","winners":[2],"from":1,)"
                     R"("deltas":[0,-1200,1200]}],"final_scores":[31000,41800,32200],)"
                     R"("final_points":[-29,57,-28]})")
               : QByteArray(
                     R"({"ruleset":"tenhou_4p","length":"tonpuu","hands":[{"round":0,"honba":0,"sticks":0,)"
                     R"("dealer":1,"scores":[25000,25000,25000,25000],"riichi":[],"type":"tsumo",)"
                     R"("winners":[1],"deltas":[-4000,12000,-4000,-4000]},{"round":0,"honba":1,"sticks":0,)"
                     R"("dealer":1,"scores":[21000,37000,21000,21000],"riichi":[2],"type":"exhaustive",)"
                     R"("tenpai":[2],"deltas":[-1000,-1000,3000,-1000]}],)"
                     R"("final_scores":[20000,36000,23000,20000],"final_points":[-34,50,5,-21]})");
}

QByteArray paipuBytes() {
  RuleSet rules = majiangRules();
  rules.extraRound = ExtraRound::None;
  return QJsonDocument(paipuOf(callingGame(rules, 5))).toJson(QJsonDocument::Compact);
}

RecordedGame threeGame() {
  return readGames(unpackedOwn("three01.mjlog")).games.at(0);
}

// Another byte, or a number that is at the limits of its type.
void edit(QByteArray &bytes, std::mt19937 &random) {
  static const QByteArray alphabet("0123456789,\"<>/ =DEFGTUVWNm{}[]:?rcpakf-");
  static constexpr std::array kNumbers = {"-2147483648", "2147483647", "4294967296", "-1",  "255",
                                          "256",         "1e308",      "-1e308",     "0.5", "99999999"};
  const auto below = [&random](qsizetype n) {
    return static_cast<qsizetype>(random() % static_cast<unsigned>(n));
  };
  const qsizetype at = below(bytes.size());
  if (random() % 3 != 0) {
    bytes[at] = alphabet[below(alphabet.size())];
    return;
  }
  qsizetype from = at;
  while (from < bytes.size() && (bytes[from] < '0' || bytes[from] > '9'))
    ++from;
  qsizetype to = from;
  while (to < bytes.size() && bytes[to] >= '0' && bytes[to] <= '9')
    ++to;
  if (from < to)
    bytes.replace(from, to - from, kNumbers[random() % kNumbers.size()]);
}

}  // namespace

class Hostile : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aFullVectorThrows();
  void faultsOfAHandThatIsNotKept();
  void numbersAtTheLimitsOfTheirType_data();
  void numbersAtTheLimitsOfTheirType();
  void moreUraThanDora_data();
  void moreUraThanDora();
  void wallsWithTooFewTiles();
  void aPlayerIsNamedOnce();
  void sticksWithoutEnd();
  void handsOfAnotherNumberOfPlayers();
  void mutatedFilesOfEveryFormat_data();
  void mutatedFilesOfEveryFormat();
};

// Also in a build without assertions nothing is written past the end.
void Hostile::aFullVectorThrows() {
  InlineVec<int, 2> vector{1, 2};
  QVERIFY_EXCEPTION_THROWN(vector.push_back(3), std::length_error);
  QVERIFY_EXCEPTION_THROWN(vector.insert(0, 3), std::length_error);
  QVERIFY(vector == (InlineVec<int, 2>{1, 2}));
}

// The second hand has four plain fives, against the rule, and an order that cannot be found.
void Hostile::faultsOfAHandThatIsNotKept() {
  const QByteArray head = R"({"rule":{"disp":"","aka":1},"log":[)";
  const QByteArray deals =
      R"([11,11,11,12,12,12,13,13,13,41,41,41,45],[21],[60],[14,14,14,15,15,15,15,16,16,42,42,42,45],)";
  const QByteArray rest =
      R"([17,17,17,18,18,18,19,19,39,43,43,43,46],[],[],[21,21,29,29,29,37,37,37,38,38,38,44,46],[],[],[]])";
  const QByteArray fine = "[[0,0,0],[25000,25000,25000,25000],[19],[]," + deals + "[22],[60]," + rest;
  const QByteArray lost = "[[0,1,0],[25000,25000,25000,25000],[19],[]," + deals + "[],[]," + rest;
  QByteArray endless = lost;
  endless.replace("[],[],[]]", "[31,32],[60,60],[]]");
  const GameFile kept = readGames(head + fine + "]}");
  QVERIFY2(!kept.broken, kept.broken ? kept.broken->text.c_str() : "");
  QCOMPARE(verifyGame(kept.games.at(0)).contradictions.size(), std::size_t{1});
  const GameFile file =
      readGames(head + QByteArray(fine).replace(",15,15,15,15,", ",15,15,15,51,") + ',' + endless + "]}");
  QVERIFY(file.broken.has_value());
  QCOMPARE(file.games.size(), std::size_t{1});
  QVERIFY(verifyGame(file.games[0]).contradictions.empty());

  // Nor is a fault of a hand that is nowhere.
  RecordedGame game = kept.games.at(0);
  game.faults.push_back({1000, "somewhere"});
  QCOMPARE(verifyGame(game).contradictions.size(), std::size_t{2});
}

void Hostile::numbersAtTheLimitsOfTheirType_data() {
  QTest::addColumn<QByteArray>("bytes");
  const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &before,
                      const QByteArray &after) {
    QVERIFY2(bytes.contains(before), name);
    QTest::newRow(name) << QByteArray(bytes).replace(bytes.indexOf(before), before.size(), after);
  };
  const QByteArray lists = listedBytes(listedGameOf(ownGame(8)));
  const QByteArray least = QByteArray::number(INT_MIN);
  row("tenhou.net/6: scores", lists, "[25000,", "[" + least + ",");
  row("tenhou.net/6: payments", lists, "\"和了\",[", "\"和了\",[" + least + ",");
  row("paipu: scores", paipuBytes(), "\"defen\":[25000,", "\"defen\":[" + least + ",");
  row("mjlog: final scores", unpackedOwn("own09.mjlog"), "owari=\"", "owari=\"" + least + ",0,");
  row("results alone: scores", progressLine(false), "[25000,", "[" + least + ",");
  row("mjai: scores", unpackedOwn("own08.mjson.gz"), "\"scores\":[25000,", "\"scores\":[" + least + ",");
}

void Hostile::numbersAtTheLimitsOfTheirType() {
  QFETCH(QByteArray, bytes);
  const GameFile file = readGames(bytes);
  QVERIFY(file.broken.has_value());
  for (const RecordedGame &game : file.games)
    verifyGame(game);
}

void Hostile::moreUraThanDora_data() {
  QTest::addColumn<bool>("three");
  QTest::newRow("three players: five, where three have a place of their own") << true;
  QTest::newRow("four players") << false;
}

void Hostile::moreUraThanDora() {
  QFETCH(bool, three);
  RecordedGame game = three ? threeGame() : ownGame(9);
  for (RecordedHand &hand : game.hands) {
    const auto *win = std::get_if<Hora>(&hand.events.back().event());
    if (win == nullptr || win->info->doraIndicators.size() > 3)
      continue;
    HoraInfo info = *win->info;
    info.uraIndicators.clear();
    for (const char *name : {"1s", "2s", "3s", "4s", "6s"})
      info.uraIndicators.push_back(tile(name));
    hand.events.back().read.event = Hora{info};
    const QStringList wrong = told(verifyGame(game).disagreements);
    QVERIFY2(
        wrong.join(QLatin1Char('\n')).contains(QLatin1String("more ura indicators (5) than dora indicators")),
        qPrintable(wrong.join(QLatin1Char('\n'))));
    return;
  }
  QFAIL("no win to change");
}

// Every place of the wall that nobody saw needs a tile: indicators of a hand that drew nearly all of it.
void Hostile::wallsWithTooFewTiles() {
  RecordedGame game = threeGame();
  RecordedHand &hand = game.hands.front();
  for (int i = 0; i < 4; ++i)
    hand.events.push_back({{DoraRevealed{tile(i % 2 == 0 ? "1p" : "9s")}, {}, {}}, {}});
  for (int i = 0; i < 60; ++i)
    hand.events.push_back({{Tsumo{0, tile("1m"), false}, {}, {}}, {}});
  QVERIFY(!verifyGame(game).disagreements.empty());
}

void Hostile::aPlayerIsNamedOnce() {
  const GameFile file = readGames(progressLine(true).replace("\"riichi\":[1]", "\"riichi\":[1,2,1]"));
  QVERIFY(file.broken.has_value());
  QVERIFY2(file.broken->text.find("player 1 is named twice") != std::string::npos, file.broken->text.c_str());
}

// A peer that goes on for ever: the sums stay in their type.
void Hostile::sticksWithoutEnd() {
  QByteArray text = unpackedOwn("own08.mjson.gz");
  text = text.left(text.indexOf('\n', text.indexOf("start_kyoku")) + 1);
  for (int i = 0; i < 300'000; ++i)
    text += "{\"type\":\"reach_accepted\",\"actor\":1}\n";
  const GameFile file = readGames(text);
  QVERIFY(!file.broken);
  const RecordedEvent &last = file.games.at(0).hands.back().events.back();
  QCOMPARE(last.read.scoresAfter[1], -100'000'000);
  QVERIFY(!verifyGame(file.games[0]).disagreements.empty());
}

void Hostile::handsOfAnotherNumberOfPlayers() {
  QByteArray text = unpackedOwn("three02.mjson.gz");
  QByteArray four = unpackedOwn("own08.mjson.gz");
  const qsizetype at = four.indexOf("{\"", four.indexOf('\n'));
  text = text.left(text.trimmed().lastIndexOf('\n') + 1) + four.mid(at);
  text.replace("\"players\":3,", "");
  const GameFile file = readGames(text);
  for (const RecordedGame &game : file.games)
    verifyGame(game);
  QVERIFY(file.broken.has_value());
}

void Hostile::mutatedFilesOfEveryFormat_data() {
  QTest::addColumn<QByteArray>("whole");
  QTest::newRow("mjlog") << unpackedOwn("own09.mjlog");
  QTest::newRow("mjlog, three players") << unpackedOwn("three01.mjlog");
  QTest::newRow("mjai") << unpackedOwn("own08.mjson.gz");
  QTest::newRow("mjai, three players") << unpackedOwn("three02.mjson.gz");
  QTest::newRow("tenhou.net/6") << listedBytes(listedGameOf(ownGame(8)));
  QTest::newRow("tenhou.net/6, three players") << listedBytes(listedGameOf(threeGame()));
  QTest::newRow("paipu") << paipuBytes();
  QTest::newRow("results alone") << progressLine(false);
  QTest::newRow("results alone, three players") << progressLine(true);
  QTest::newRow("journal") << ownJournal(tenhou(), 3);
  QTest::newRow("journal, three players") << ownJournal(tenhouSanma(), 3);
}

void Hostile::mutatedFilesOfEveryFormat() {
  QFETCH(QByteArray, whole);
  QVERIFY(!readGames(whole).broken);
  std::mt19937 random(7);
  int found = 0;
  const int rounds = qEnvironmentVariableIsSet("JANSO_QUICK") ? 60 : 600;
  for (int round = 0; round < rounds; ++round) {
    QByteArray bytes = whole;
    for (int i = 0; i < 1 + round % 3; ++i)
      edit(bytes, random);
    const GameFile file = readGames(bytes);
    bool wrong = file.broken.has_value() || file.skipped.has_value();
    if (file.journal)
      wrong = wrong || !verifyJournal(*file.journal).disagreements.empty();
    for (const RecordedGame &game : file.games) {
      const VerifyReport report = verifyGame(game);
      wrong = wrong || !report.disagreements.empty() || !report.contradictions.empty();
    }
    found += wrong ? 1 : 0;
  }
  QVERIFY2(found > rounds / 5, qPrintable(QString::number(found)));
}

JANSO_TEST(Hostile);
#include "tst_hostile.moc"
