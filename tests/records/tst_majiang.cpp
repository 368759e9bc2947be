// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Paipu of Denno Mahjong: games of our table written in that format and read back are the same games.
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "records/majiang/majiang.h"
#include "records/paipu.h"
#include "records/playedgames.h"
#include "support/conformance.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

QByteArray small(const char *entries) {
  return QByteArray(R"({"qijia":0,"log":[[{"qipai":{"zhuangfeng":0,"jushu":0,"changbang":0,"lizhibang":0,)"
                    R"("defen":[25000,25000,25000,25000],"baopai":"m9","shoupai":["m111222333z1115",)"
                    R"("m444555666z2225","m777888999z3336","p111222333z4446"]}})") +
         entries + "]]}";
}

}  // namespace

class Majiang : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void gamesReadBack();
  void meldsAreRead_data();
  void meldsAreRead();
  void severalGamesAreRead_data();
  void severalGamesAreRead();
  void linesOfAFileAreGames();
  void aBrokenGameLosesNoOther_data();
  void aBrokenGameLosesNoOther();
  void brokenFilesAreSentences_data();
  void brokenFilesAreSentences();
  void furitenEndsWithTheOwnDiscard();
  void outsideGamesAgree();
};

void Majiang::gamesReadBack() {
  const std::uint64_t seeds = qEnvironmentVariableIsSet("JANSO_QUICK") ? 4 : 20;
  QJsonArray all;
  std::vector<RecordedGame> games;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    // Not past its scheduled end, where this format goes another way than our table.
    RuleSet rules = majiangRules();
    rules.extraRound = ExtraRound::None;
    games.push_back(callingGame(rules, seed));
    all.append(paipuOf(games.back()));
  }
  GameFile file = readGames(QJsonDocument(all).toJson(QJsonDocument::Compact));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QCOMPARE(file.games.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    QCOMPARE(file.games[i].hands.size(), games[i].hands.size());
    for (std::size_t k = 0; k < games[i].hands.size(); ++k)
      QCOMPARE(playedHand(file.games[i].hands[k]), playedHand(games[i].hands[k]));
    QCOMPARE(file.games[i].info.names[0], std::string("A"));
    file.games[i].info.rules.extraRound = ExtraRound::None;
    const VerifyReport report = verifyGame(file.games[i]);
    QCOMPARE(told(report.disagreements), QStringList());
    QVERIFY(report.complete);
  }
}

void Majiang::meldsAreRead_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("read");
  const auto row = [](const char *text, const char *read) {
    QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(read);
  };
  row("m3-40", "0 3m from 0");
  row("p067-", "0 7p from 0");
  row("z111=", "1 1z from 3");
  row("s505+", "1 5s from 2");
  row("s5505+", "2 5s from 2");
  row("m8888", "3 ? from -1");
  row("z222-2", "4 2z from 0");
  row("s550=5", "4 0s from 3");
  row("m3+40", "error");
  row("m12-4", "error");
  row("m11-", "error");
  row("m111", "error");
  row("m1-1-1", "error");
  row("z8888", "error");
  row("m1111-1", "error");
  row("", "error");
}

void Majiang::meldsAreRead() {
  QFETCH(QString, text);
  QFETCH(QString, read);
  const Result<Meld> meld = majiangMeld(text, 1);
  const std::string made = meld ? std::to_string(static_cast<int>(meld->type)) + ' ' + toMpsz(meld->called) +
                                      " from " + std::to_string(meld->from)
                                : "error";
  QCOMPARE(QString::fromStdString(made), read);
}

void Majiang::severalGamesAreRead_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QList<int>>("lines");
  const auto row = [](const char *name, const QByteArray &bytes, const QList<int> &lines) {
    QTest::newRow(name) << bytes << lines;
  };
  const QByteArray one = small("");
  const QByteArray spread = QJsonDocument::fromJson(one).toJson();
  row("one object", one, {1});
  row("one object over several lines", spread, {1});
  row("an object a line", one + "\n" + one + "\n" + one + "\n", {1, 2, 3});
  row("lines as on Windows, with a mark and an empty one", "\xef\xbb\xbf" + one + "\r\n\r\n" + one, {1, 3});
  row("a list in one line", "[" + one + "," + one + "]", {1, 1});
  row("a list over several lines", "[\n" + one + ",\n\n" + one + "\n]\n", {2, 4});
  row("objects over several lines each", spread + spread, {1, 1 + static_cast<int>(spread.count('\n'))});
  row("braces and a quotation mark in a name",
      one + "\n" + QByteArray(one).replace("\"qijia\"", R"("title":"}{\" 2026-01-31","qijia")") + "\n" + one,
      {1, 2, 3});
  row("a list with such a name",
      "[" + QByteArray(one).replace("\"qijia\"", R"("title":"}{\"","qijia")") + ",\n" + one + "]", {1, 2});
}

void Majiang::severalGamesAreRead() {
  QFETCH(QByteArray, bytes);
  QFETCH(QList<int>, lines);
  QCOMPARE(formatOf(bytes), FileFormat::Majiang);
  const GameFile file = readGames(bytes);
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QList<int> read;
  for (const RecordedGame &game : file.games) {
    QCOMPARE(game.hands.size(), std::size_t{1});
    read.push_back(game.hands[0].events[0].place.line);
  }
  QCOMPARE(read, lines);
}

// Three made-up matches of one hand each, of which the second is broken.
void Majiang::linesOfAFileAreGames() {
  const GameFile file = readGameFile(QStringLiteral(JANSO_TEST_DATA "/paipu/lines.jsonl"));
  QVERIFY(file.broken.has_value());
  QCOMPARE(file.broken->text, std::string("line 2: game 2: hand 1: entry 9: dapai: p must be one tile"));
  QCOMPARE(file.games.size(), std::size_t{2});
  for (const RecordedGame &game : file.games) {
    const VerifyReport report = verifyGame(game);
    QCOMPARE(told(report.disagreements), QStringList());
    QCOMPARE(report.hands, 1);
  }
  QCOMPARE(file.games[1].hands[0].events[0].place.line, 3);
}

void Majiang::aBrokenGameLosesNoOther_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  QTest::addColumn<int>("games");
  const auto row = [](const char *name, const QByteArray &bytes, const char *sentence, int games) {
    QTest::newRow(name) << bytes << QByteArray(sentence) << games;
  };
  const QByteArray one = small("");
  const QByteArray wrong = small(R"(,{"zimo":{"l":4,"p":"m1"}})");
  const QByteArray cut = one.chopped(4);
  const char *const said = "line 2: game 2: hand 1: entry 2: zimo: l must be a wind from 0 to 3";
  row("a line", one + "\n" + wrong + "\n" + one, said, 2);
  row("one of a list", "[" + one + ",\n" + wrong + ",\n" + one + "]", said, 2);
  row("a line that is cut off", one + "\n" + cut + "\n" + one, "line 2: not JSON: ", 2);
  row("one of a list that is cut off", "[" + one + ",\n" + cut + ",\n" + one + "]", "line 2: not JSON: ", 2);
  row("a list that is cut off", "[" + one + ",\n" + one + ",\n" + cut, "line 3: not JSON: ", 2);
  row("a name that does not end",
      one + "\n" + QByteArray(one).replace("{\"qijia", "{\"x\":\"y,\"qijia") + "\n" + one,
      "line 2: not JSON: ", 2);
  row("two lines", wrong + "\n" + one + "\n" + cut, "line 1: game 1: ", 1);
  row("how many", wrong + "\n" + one + "\n" + cut, "; 2 of 3 games are broken", 1);
}

void Majiang::aBrokenGameLosesNoOther() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  QFETCH(int, games);
  const GameFile file = readGames(bytes);
  QCOMPARE(file.format, FileFormat::Majiang);
  QVERIFY(file.broken.has_value());
  QVERIFY2(QByteArray::fromStdString(file.broken->text).contains(sentence), file.broken->text.c_str());
  QCOMPARE(file.games.size(), static_cast<std::size_t>(games));
}

void Majiang::brokenFilesAreSentences_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  const auto row = [](const char *name, const QByteArray &bytes, const char *sentence) {
    QTest::newRow(name) << bytes << QByteArray(sentence);
  };
  row("cut off", small("").chopped(4), "line 1: not JSON");
  row("unknown entry", small(R"(,{"zimu":{"l":0,"p":"m1"}})"), "game 1: hand 1: entry 2: unknown entry");
  row("wind 4", small(R"(,{"zimo":{"l":4,"p":"m1"}})"), "entry 2: zimo: l must be a wind from 0 to 3");
  row("a tile that is none", small(R"(,{"zimo":{"l":0,"p":"z8"}})"), "entry 2: zimo: \"z8\" is not a hand");
  row("no tile", small(R"(,{"dapai":{"l":0}})"), "entry 2: dapai: p must be one tile");
  row("a meld that is none", small(R"(,{"fulou":{"l":1,"m":"m123"}})"), "\"m123\" is not a meld");
  row("a claim of the own turn", small(R"(,{"gang":{"l":1,"m":"m111-"}})"),
      "a call on a discard is not a kan in the player's own turn");
  row("a draw of another name", small(R"(,{"pingju":{"name":"流れ","fenpei":[0,0,0,0],"shoupai":[]}})"),
      "the name is not that of a draw");
  row("payments of three", small(R"(,{"pingju":{"name":"荒牌平局","fenpei":[0,0,0],"shoupai":[]}})"),
      "fenpei must be four numbers");
  row("no dealer", small("").replace("\"qijia\":0", "\"qijia\":5"), "qijia must be a player from 0 to 3");
  row("twelve tiles", small("").replace("z1115", "z111"), "a deal must be 13 tiles for each of four players");
}

void Majiang::brokenFilesAreSentences() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  QCOMPARE(formatOf(bytes), FileFormat::Majiang);
  const GameFile file = readGames(bytes);
  QVERIFY(file.broken.has_value());
  QVERIFY2(QByteArray::fromStdString(file.broken->text).contains(sentence), file.broken->text.c_str());
}

// West lets 3s go by, for want of a yaku, calls a pon of white dragons and wins before it has drawn again.
void Majiang::furitenEndsWithTheOwnDiscard() {
  const QByteArray paipu(
      R"({"qijia":0,"log":[[{"qipai":{"zhuangfeng":0,"jushu":0,"changbang":0,"lizhibang":0,)"
      R"("defen":[25000,25000,25000,25000],"baopai":"z1","shoupai":["m159p159s1379z112",)"
      R"("m258p258s2588z223","m123789p456s45z55","m147p147s1779z334"]}},{"zimo":{"l":0,"p":"z4"}},)"
      R"({"dapai":{"l":0,"p":"s3"}},{"zimo":{"l":1,"p":"z5"}},{"dapai":{"l":1,"p":"z5_"}},)"
      R"({"fulou":{"l":2,"m":"z555-"}},{"dapai":{"l":2,"p":"s5"}},{"zimo":{"l":3,"p":"s4"}},)"
      R"({"dapai":{"l":3,"p":"s4_"}},{"hule":{"l":2,"shoupai":"m123789p456s44,z555-","baojia":3,"fu":30,)"
      R"("fanshu":1,"defen":1000,"hupai":[{"name":"役牌 白","fanshu":1}],"fenpei":[0,0,1000,-1000]}}]]})");
  const GameFile file = readGames(paipu);
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QCOMPARE(file.games.size(), std::size_t{1});
  const VerifyReport report = verifyGame(file.games.front());
  QCOMPARE(told(report.disagreements), QStringList());
  QCOMPARE(report.hands, 1);
}

void Majiang::outsideGamesAgree() {
  JANSO_NEED_CONFORMANCE("games/majiang/script.json");
  const GameFile file = readGameFile(conformancePath(QStringLiteral("games/majiang/script.json")));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  int hands = 0;
  for (const RecordedGame &game : file.games) {
    const VerifyReport report = verifyGame(game);
    QCOMPARE(told(report.disagreements), QStringList());
    QVERIFY(report.complete && report.contradictions.empty());
    hands += report.hands;
  }
  QVERIFY(hands > 0);
  qInfo("%zu games, %d hands", file.games.size(), hands);
}

JANSO_TEST(Majiang);
#include "tst_majiang.moc"
