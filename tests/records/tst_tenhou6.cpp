// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// tenhou.net/6 JSON: our own games written as lists and read back are the same games; slips of people are
// told as slips, lies as lies, and broken files as sentences.
#include <QDirIterator>
#include <QTest>

#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "records/playedgames.h"
#include "records/tenhou6/tenhou6order.h"
#include "records/verify.h"
#include "rules/presets/presets.h"
#include "support/conformance.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

// One deal: East has nine kinds less one, nobody can do anything at once.
QJsonArray smallHand() {
  return QJsonDocument::fromJson(R"([[0,0,0],[25000,25000,25000,25000],[19],[],)"
                                 R"([11,11,11,12,12,12,13,13,13,41,41,41,45],[21],[60],)"
                                 R"([14,14,14,15,15,15,16,16,16,42,42,42,45],[22],[60],)"
                                 R"([17,17,17,18,18,18,19,19,39,43,43,43,46],[],[],)"
                                 R"([21,21,29,29,29,37,37,37,38,38,38,44,46],[],[],[]])")
      .array();
}

QByteArray smallGame(const QJsonArray &hand) {
  return listedBytes({{QStringLiteral("rule"), QJsonObject{{QStringLiteral("aka"), 1}}},
                      {QStringLiteral("log"), QJsonArray{hand}}});
}

QJsonArray changed(QJsonArray list, int part, const char *json) {
  list[part] = QJsonDocument::fromJson(json).array();
  return list;
}

}  // namespace

class Tenhou6 : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ownGamesReadBack_data();
  void ownGamesReadBack();
  void aCallWaitsForTheDiscardThatItTook();
  void everyOrderOfCallsIsFound_data();
  void everyOrderOfCallsIsFound();
  void handByHandIsTheSameGame();
  void brokenFilesAreSentences_data();
  void brokenFilesAreSentences();
  void mutatedFilesNeverCrash();
  void outsideGamesAgree();
};

void Tenhou6::ownGamesReadBack_data() {
  QTest::addColumn<int>("number");
  for (int i = 1; i <= 14; ++i)
    QTest::newRow(qPrintable(QStringLiteral("own%1").arg(i))) << i;
}

void Tenhou6::ownGamesReadBack() {
  QFETCH(int, number);
  const RecordedGame game = ownGame(number);
  const GameFile file = readGames(listedBytes(listedGameOf(game)));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QCOMPARE(file.games.size(), std::size_t{1});
  QCOMPARE(file.games[0].hands.size(), game.hands.size());
  for (std::size_t i = 0; i < game.hands.size(); ++i)
    QCOMPARE(playedHand(file.games[0].hands[i]), playedHand(game.hands[i]));
  const VerifyReport report = verifyGame(file.games[0]);
  QCOMPARE(told(report.disagreements), QStringList());
  QCOMPARE(told(report.contradictions), QStringList());
  QCOMPARE(report.hands, static_cast<int>(game.hands.size()));
  QVERIFY(report.complete);
}

// East discards 1p twice; West calls the second one. West's call fits the first one as well, but North's call
// of South's discard could not follow then.
void Tenhou6::aCallWaitsForTheDiscardThatItTook() {
  QJsonArray hand = smallHand();
  hand = changed(hand, 5, "[21,23]");
  hand = changed(hand, 6, "[60,21]");
  hand = changed(hand, 4, "[11,11,11,12,12,12,13,13,13,41,41,21,45]");
  hand = changed(hand, 8, "[34]");
  hand = changed(hand, 9, "[60]");
  hand = changed(hand, 10, "[17,17,17,18,18,18,19,19,39,21,21,43,46]");
  hand = changed(hand, 11, R"(["21p2121"])");
  hand = changed(hand, 12, "[46]");
  hand = changed(hand, 13, "[34,34,29,29,29,37,37,37,38,38,38,44,46]");
  hand = changed(hand, 14, R"(["34p3434"])");
  hand = changed(hand, 15, "[44]");
  const Result<ListedHand> listed = listedHand(hand);
  QVERIFY2(listed.ok(), listed.ok() ? "" : listed.error().text.c_str());
  const Result<std::vector<int>> order = turnOrder(*listed);
  QVERIFY2(order.ok(), order.ok() ? "" : order.error().text.c_str());
  QCOMPARE(*order, (std::vector{0, 1, 3, 0, 2}));
  const GameFile file = readGames(smallGame(hand));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QCOMPARE(playedHand(file.games.at(0).hands.at(0)),
           QStringLiteral("T01p D01pt T14s D14st C314s4s?1 D34z T03p D01p C211p1p?0 D26z ")
               .replace(QStringLiteral("C314s4s?1"), QStringLiteral("C31444s4s?1"))
               .replace(QStringLiteral("C211p1p?0"), QStringLiteral("C21111p1p?0")));
  QCOMPARE(told(verifyGame(file.games[0]).disagreements), QStringList());
}

void Tenhou6::everyOrderOfCallsIsFound_data() {
  QTest::addColumn<bool>("three");
  QTest::newRow("four players") << false;
  QTest::newRow("three players") << true;
}

void Tenhou6::everyOrderOfCallsIsFound() {
  QFETCH(bool, three);
  int norths = 0;
  const std::uint64_t seeds = qEnvironmentVariableIsSet("JANSO_QUICK") ? 8 : 40;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const RecordedGame game = callingGame(three ? tenhouSanma() : tenhou(), seed);
    const GameFile file = readGames(listedBytes(listedGameOf(game)));
    QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
    QCOMPARE(file.games.at(0).hands.size(), game.hands.size());
    for (std::size_t i = 0; i < game.hands.size(); ++i)
      QCOMPARE(playedHand(file.games[0].hands[i]), playedHand(game.hands[i]));
    const VerifyReport report = verifyGame(file.games[0]);
    QCOMPARE(told(report.disagreements), QStringList());
    QCOMPARE(told(report.contradictions), QStringList());
    for (const RecordedHand &hand : game.hands)
      norths += static_cast<int>(playedHand(hand).count(QLatin1Char('N')));
  }
  QCOMPARE(norths > 0, three);
}

void Tenhou6::handByHandIsTheSameGame() {
  const RecordedGame game = ownGame(1);
  QByteArray lines;
  for (const RecordedHand &hand : game.hands) {
    QJsonObject object = listedHead(game);
    object.insert(QStringLiteral("log"), QJsonArray{listedHandOf(hand)});
    lines += listedBytes(object) + "\n\n";
  }
  const GameFile byLine = readGames(lines);
  const GameFile whole = readGames(listedBytes(listedGameOf(game)));
  const GameFile spread =
      readGames("\xef\xbb\xbf" + QJsonDocument(listedGameOf(game)).toJson(QJsonDocument::Indented));
  QVERIFY(!byLine.broken && !whole.broken && !spread.broken);
  QCOMPARE(byLine.games.size(), std::size_t{1});
  QCOMPARE(spread.games.size(), std::size_t{1});
  QCOMPARE(byLine.games[0].hands.size(), game.hands.size());
  for (std::size_t i = 0; i < game.hands.size(); ++i) {
    QCOMPARE(playedHand(byLine.games[0].hands[i]), playedHand(whole.games[0].hands[i]));
    QCOMPARE(playedHand(spread.games[0].hands[i]), playedHand(whole.games[0].hands[i]));
    QCOMPARE(byLine.games[0].hands[i].events[0].place.line, static_cast<int>(2 * i + 1));
  }
  // The same file twice is two games.
  QCOMPARE(readGames(lines + lines).games.size(), std::size_t{2});
}

void Tenhou6::brokenFilesAreSentences_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  const auto row = [](const char *name, const QByteArray &bytes, const char *sentence) {
    QTest::newRow(name) << bytes << QByteArray(sentence);
  };
  const QJsonArray hand = smallHand();
  row("cut off", R"({"rule":{"aka":1},"log":[[[0,0,0],[250)", "line 1, column 39: not JSON");
  row("cut off in line 2", smallGame(hand) + "\n" + smallGame(hand).left(150), "line 2");
  row("no hand", R"({"rule":{"aka":1},"log":[]})", "the log contains no hands");
  row("no hand in line 2", smallGame(hand) + "\n" + R"({"rule":{"aka":1},"log":[]})",
      "line 2: the log contains no hands");
  row("log is no list", R"({"rule":{"aka":1},"log":7})", "the list of hands 'log' is missing");
  row("a hand of four parts", R"({"rule":{},"log":[[[0,0,0],[],[],[]]]})", "this one has 4");
  row("round 16", smallGame(changed(hand, 0, "[16,0,0]")), "hand 1: round, honba or sticks are out of range");
  row("two scores", smallGame(changed(hand, 1, "[1,2]")), "there are 2 scores");
  row("a score of letters", smallGame(changed(hand, 1, R"([1,2,"x",4])")),
      "the scores: entry 3 is not a score");
  row("an indicator that is none", smallGame(changed(hand, 2, "[10]")),
      "the indicators: entry 1: 10 is not a tile");
  row("twelve tiles", smallGame(changed(hand, 7, "[14,14,14,15,15,15,16,16,16,42,42,42]")),
      "East 1, South: the deal has 12 tiles");
  row("a deal of nothing", smallGame(changed(hand, 7, "[]")), "East 1, South: the deal is empty");
  row("a draw that is none", smallGame(changed(hand, 5, "[21,48]")),
      "East 1, East: the draws: entry 2: 48 is not a tile");
  row("a chi that is no run", smallGame(changed(hand, 8, R"(["c212225"])")), "\"c212225\" is not a call");
  row("a chi from across", smallGame(changed(hand, 8, R"(["21c2223"])")), "\"21c2223\" is not a call");
  row("a pon of two kinds", smallGame(changed(hand, 8, R"(["p212122"])")), "\"p212122\" is not a call");
  row("a kan from nowhere", smallGame(changed(hand, 8, R"(["2121m2121"])")), "\"2121m2121\" is not a call");
  row("half a tile", smallGame(changed(hand, 8, R"(["p21212"])")), "\"p21212\" is not a call");
  row("a discard that is none", smallGame(changed(hand, 6, "[61]")),
      "East 1, East: the discards: entry 1: 61 is not a discard");
  row("an ankan of two kinds", smallGame(changed(hand, 6, R"(["111112a12"])")),
      "is neither a discard nor a kan");
  row("more discards than draws", smallGame(changed(hand, 6, "[60,11]")),
      "there are more discards than draws");
  row("a tile not held", smallGame(changed(hand, 6, "[47]")),
      "turn 1: East discards 7z but does not hold it");
  const QJsonArray alone = changed(changed(hand, 8, "[]"), 9, "[]");
  row("a kakan without a pon", smallGame(changed(alone, 6, R"(["k11111111"])")),
      "turn 1: East adds 1m to a pon that does not exist");
  row("an ankan not held", smallGame(changed(alone, 6, R"(["111111a11"])")),
      "turn 1: East makes a closed kan of 1m but does not hold them");
  row("kita in a game of four", smallGame(changed(changed(alone, 5, "[44]"), 6, R"(["f44"])")),
      "turn 1: East sets a North aside in a four-player game");
  row("kita that is no North", smallGame(changed(alone, 6, R"(["f45"])")), "is neither a discard nor a kan");
  row("a fourth player gone",
      smallGame(hand) + "\n" +
          smallGame(changed(changed(changed(changed(hand, 0, "[1,0,0]"), 13, "[]"), 14, "[]"), 15, "[]")),
      "line 2: hand 1: 3 players, but before there were 4");
  row("a pon of what nobody discards", smallGame(changed(hand, 8, R"(["p242424"])")),
      "no possible order of turns: after turn 1 of East, the discard 1p, no player can continue");
  row("a pon with tiles not held", smallGame(changed(hand, 8, R"(["p212121"])")),
      "turn 1: South calls with 1p but does not hold it");
  row("a 0 without a daiminkan", smallGame(changed(hand, 6, "[0]")),
      "East 1, East: the discards: entry 1: a 0 must be exactly where the draws have a daiminkan");
  row("a result that is none", smallGame(changed(hand, 16, R"(["終局"])")),
      "is neither a win nor a type of draw");
  row("payments of three", smallGame(changed(hand, 16, R"(["和了",[1,2,3],[0,1,0]])")),
      "the payments must be a list of 4 numbers");
  row("player 4 wins", smallGame(changed(hand, 16, R"(["和了",[0,0,0,0],[4,1,4]])")),
      "must be numbers from 0 to 3");
  row("an unknown yaku",
      smallGame(changed(hand, 16, R"j(["和了",[1000,-1000,0,0],[0,1,0,"30符1飜1000点","麻雀(1飜)"]])j")),
      "is not a known yaku");
  row("a worth that is none", smallGame(changed(hand, 16, R"(["和了",[1000,-1000,0,0],[0,1,0,"many"]])")),
      "\"many\" is not the value of a hand");
  row("the wrong discarder", smallGame(changed(hand, 16, R"(["和了",[1000,0,-1000,0],[0,2,0]])")),
      "the result is not possible");
}

void Tenhou6::brokenFilesAreSentences() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  const GameFile file = readGames(bytes);
  QVERIFY(file.broken.has_value());
  QVERIFY2(QByteArray::fromStdString(file.broken->text).contains(sentence), file.broken->text.c_str());
  // A row of a table, which is translated, or a detail for who mends the file.
  QVERIFY(file.broken->words != nullptr || file.broken->text.starts_with("line "));
  QVERIFY(file.broken->text.find('\n') == std::string::npos);
}

void Tenhou6::mutatedFilesNeverCrash() {
  const QByteArray alphabet("0123456789,\"[]{}rcpmakf-");
  Random random(11);
  int broken = 0, wrong = 0;
  const QByteArray whole = listedBytes(listedGameOf(ownGame(8)));
  const int rounds = qEnvironmentVariableIsSet("JANSO_QUICK") ? 100 : 1000;
  for (int round = 0; round < rounds; ++round) {
    QByteArray bytes = whole;
    for (int edit = 0; edit < 1 + round % 3; ++edit)
      bytes[static_cast<qsizetype>(random.below(static_cast<std::size_t>(bytes.size())))] =
          alphabet[static_cast<qsizetype>(random.below(static_cast<std::size_t>(alphabet.size())))];
    const GameFile file = readGames(bytes);
    broken += file.broken ? 1 : 0;
    for (const RecordedGame &game : file.games) {
      const VerifyReport report = verifyGame(game);
      wrong += report.disagreements.empty() && report.contradictions.empty() ? 0 : 1;
    }
  }
  // Most edits hit the play, and then no order of the turns fits.
  QVERIFY(broken > rounds / 10 && wrong > 0);
}

void Tenhou6::outsideGamesAgree() {
  JANSO_NEED_CONFORMANCE("games/tenhou6");
  int games = 0, hands = 0, contradictions = 0;
  QStringList wrong;
  QDirIterator it(conformancePath(QStringLiteral("games/tenhou6")), QDir::Files,
                  QDirIterator::Subdirectories);
  while (it.hasNext()) {
    const QString path = it.next();
    const GameFile file = readGameFile(path);
    if (file.broken || file.skipped)
      wrong.push_back(path + QString::fromStdString((file.broken ? file.broken : file.skipped)->text));
    for (const RecordedGame &game : file.games) {
      const VerifyReport report = verifyGame(game);
      ++games;
      hands += report.hands;
      contradictions += static_cast<int>(report.contradictions.size());
      for (const QString &each : told(report.disagreements))
        wrong.push_back(path + QLatin1String(": ") + each);
      for (const QString &each : told(report.contradictions))
        qInfo("%s: the record contradicts itself: %s", qPrintable(path.section(QLatin1Char('/'), -1)),
              qPrintable(each));
    }
  }
  QCOMPARE(wrong, QStringList());
  QVERIFY(games > 0 && contradictions < games);
  qInfo("%d games, %d hands, %d contradictions of a record with itself", games, hands, contradictions);
}

JANSO_TEST(Tenhou6);
#include "tst_tenhou6.moc"
