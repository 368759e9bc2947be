// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Records of other programs and of people: words of dialects, rules of lobbies, labels that are wrong, hands
// that cannot be taken up. Nothing that bears on the outcome passes in silence.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>

#include "records/changedrecords.h"
#include "records/formats/filebytes.h"
#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "records/mjlog/mjloglobby.h"
#include "records/verify.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

QByteArray bytesOfOwn(const char *name) {
  const Result<QByteArray> packed = readFileBytes(ownFile(QLatin1String(name)));
  const Result<QByteArray> bytes = packed ? unpacked(*packed) : packed;
  return bytes ? *bytes : QByteArray();
}

VerifyReport verified(const QByteArray &bytes) {
  const GameFile file = readGames(bytes);
  VerifyReport report;
  if (file.broken)
    report.disagreements.push_back({{}, 0, {}, file.broken->text});
  for (const RecordedGame &game : file.games)
    report = verifyGame(game);
  return report;
}

// The first win of the file that has ura indicators, as a line.
QByteArray uraLine(const QByteArray &text) {
  for (const QByteArray &line : text.split('\n')) {
    if (line.contains("\"type\":\"hora\"") && !line.contains("\"ura_markers\":[]"))
      return line;
  }
  return {};
}

QString joined(const std::vector<Remark> &remarks) {
  QStringList list;
  for (const Remark &each : remarks)
    list.push_back(QString::fromStdString(each.text));
  return list.join(QLatin1Char('\n'));
}

// A lobby's table: the same for any number of players above, or that of the league whose places float.
const char kPlain[] = "0000FBFF,00003F00,250,300,300,5,-5,-15,5,-5,-15,5,-5,-15,5,-5,-15,5,-5,-15";
const char kFloating[] = "6f,3ff,30000,30000,0,4,-4,-8,-1,-3,-8,4,-4,-8,3,1,-12,4,-4,-8";
const char kOther[] = "6f,3ff,30,30,0,4,-4,-8,-1,-3,-8,4,-4,-8,3,1,-12,4,-4,-9";

}  // namespace

class Elsewhere : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void uraByAnyName_data();
  void uraByAnyName();
  void unknownWordsAreTold_data();
  void unknownWordsAreTold();
  void fuThatAreNotRoundedUp_data();
  void fuThatAreNotRoundedUp();
  void namesOfEveryGameOfAFile();
  void lobbyRules_data();
  void lobbyRules();
  void lobbyGames_data();
  void lobbyGames();
  void paymentsByAWrongLabel();
  void aHandWithoutIndicators();
  void waitingIndicatorAndChankan_data();
  void waitingIndicatorAndChankan();
};

void Elsewhere::uraByAnyName_data() {
  QTest::addColumn<QByteArray>("key");
  for (const char *key : {"ura_markers", "uradora_markers", "uradora_marker", "ura_marker"})
    QTest::newRow(key) << QByteArray(key);
}

void Elsewhere::uraByAnyName() {
  QFETCH(QByteArray, key);
  for (int number = 1; number <= 14; ++number) {
    QByteArray text =
        bytesOfOwn(qPrintable(QStringLiteral("own%1.mjson.gz").arg(number, 2, 10, QLatin1Char('0'))));
    const QByteArray line = uraLine(text);
    if (line.isEmpty())
      continue;
    QByteArray alone = line;
    alone.replace("\"uradora_markers\":", "\"beside\":").replace("\"ura_markers\":", "\"" + key + "\":");
    QJsonObject win = QJsonDocument::fromJson(alone).object();
    win.remove(QStringLiteral("beside"));
    const QJsonArray ura = win.value(QLatin1String(key)).toArray();
    const auto verifiedWith = [&](const QJsonValue &value) {
      win.insert(QLatin1String(key), value);
      return verified(QByteArray(text).replace(line, QJsonDocument(win).toJson(QJsonDocument::Compact)));
    };
    const VerifyReport report = verifiedWith(ura.size() == 1 ? ura.at(0) : QJsonValue(ura));
    QCOMPARE(told(report.disagreements), QStringList());
    QCOMPARE(joined(report.notes), QString());
    // They are compared, not passed over.
    QJsonArray other = ura;
    other[0] = other.at(0).toString() == QLatin1String("P") ? QStringLiteral("F") : QStringLiteral("P");
    QVERIFY(!verifiedWith(other).disagreements.empty());
    return;
  }
  QFAIL("none of our games has a win with ura indicators");
}

void Elsewhere::unknownWordsAreTold_data() {
  QTest::addColumn<QByteArray>("before");
  QTest::addColumn<QByteArray>("after");
  QTest::addColumn<QString>("note");
  const auto row = [](const char *name, const char *before, const char *after, const char *note) {
    QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromLatin1(note);
  };
  row("of a win", R"("type":"hora")", R"("type":"hora","chips":[1,0,0,-1])", "hora: 'chips'");
  row("of a deal", R"("type":"start_kyoku")", R"("type":"start_kyoku","wareme":2)", "start_kyoku: 'wareme'");
  row("of the game", R"("type":"start_game")", R"("type":"start_game","kuitan":false)",
      "start_game: 'kuitan'");
  row("a line that moves points", R"({"type":"end_kyoku"})",
      "{\"type\":\"chombo\",\"deltas\":[-8000,0,0,8000]}\n{\"type\":\"end_kyoku\"}", "type: 'chombo'");
  row("notes of a program", R"("type":"hora")", R"("type":"hora","meta":{"q":1},"logs":[])", "");
  row("words of the play", R"("type":"tsumo")", R"("type":"tsumo","shanten":2)", "");
}

void Elsewhere::unknownWordsAreTold() {
  QFETCH(QByteArray, before);
  QFETCH(QByteArray, after);
  QFETCH(QString, note);
  QByteArray text = bytesOfOwn("own01.mjson.gz");
  QVERIFY(text.contains(before));
  const VerifyReport report = verified(text.replace(before, after));
  QCOMPARE(told(report.disagreements), QStringList());
  QVERIFY2(joined(report.notes).contains(note), qPrintable(joined(report.notes)));
  QCOMPARE(report.notes.empty(), note.isEmpty());
}

void Elsewhere::fuThatAreNotRoundedUp_data() {
  QTest::addColumn<int>("fu");  // for 40
  QTest::addColumn<bool>("agrees");
  QTest::newRow("as they are added up") << 38 << true;
  QTest::newRow("the fewest that are rounded up to it") << 32 << true;
  QTest::newRow("rounded up to others") << 30 << false;
  QTest::newRow("more") << 42 << false;
}

void Elsewhere::fuThatAreNotRoundedUp() {
  QFETCH(int, fu);
  QFETCH(bool, agrees);
  RecordedGame game = readGames(bytesOfOwn("own03.mjson.gz")).games.at(0);
  QVERIFY(changeWin(game, [fu](HoraInfo &win) {
    const bool fits = win.result.fu == 40 && win.result.yakuman == 0;
    win.result.fu = fits ? fu : win.result.fu;
    return fits;
  }));
  const VerifyReport report = verifyGame(game);
  QCOMPARE(report.disagreements.empty(), agrees);
  QCOMPARE(joined(report.variants), agrees ? QStringLiteral("fu not rounded up") : QString());
}

// Each game's names are turned by its own first dealer.
void Elsewhere::namesOfEveryGameOfAFile() {
  const QByteArray deal =
      R"({"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":OYA,"dora_marker":"9m",)"
      R"("scores":[25000,25000,25000,25000],"tehais":[["1m","1m","1m","2m","2m","2m","3m","3m","3m","E","E","E","P"],)"
      R"(["4m","4m","4m","5m","5m","5m","6m","6m","6m","S","S","S","P"],)"
      R"(["7m","7m","7m","8m","8m","8m","9m","9m","9m","W","W","W","F"],)"
      R"(["1p","1p","1p","2p","2p","2p","3p","3p","3p","N","N","N","F"]]})"
      "\n";
  QByteArray text;
  for (const char *dealer : {"2", "0", "3"})
    text += R"({"type":"start_game","names":["a","b","c","d"]})"
            "\n" +
            QByteArray(deal).replace("OYA", dealer);
  const GameFile file = readGames(text);
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QCOMPARE(file.games.size(), std::size_t{3});
  QCOMPARE(file.games[0].info.names[0], std::string("c"));
  QCOMPARE(file.games[1].info.names[0], std::string("a"));
  QCOMPARE(file.games[2].info.names[0], std::string("d"));
}

void Elsewhere::lobbyRules_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("read");
  QTest::addColumn<bool>("hasUma");
  QTest::addColumn<int>("start");
  QTest::addColumn<int>("target");
  QTest::addColumn<int>("kind");
  const auto row = [](const char *name, const QString &text, bool read, bool hasUma, int start, int target,
                      UmaKind kind) {
    QTest::newRow(name) << text << read << hasUma << start << target << static_cast<int>(kind);
  };
  const QString plain = QString::fromLatin1(kPlain);
  row("uma by place, points in hundreds", plain, true, true, 25000, 30000, UmaKind::ByPlace);
  row("places that float, points in full", QString::fromLatin1(kFloating), true, true, 30000, 0,
      UmaKind::FloatingJpml);
  row("a table that no ruleset has", QString::fromLatin1(kOther), true, false, 30000, 0, UmaKind::ByPlace);
  row("too short", plain.left(40), false, false, 25000, 30000, UmaKind::ByPlace);
  row("no numbers", QString(plain).replace(QLatin1String("250"), QLatin1String("x")), false, false, 25000,
      30000, UmaKind::ByPlace);
  row("numbers at the end of their type",
      QString(plain).replace(QLatin1String("250"), QLatin1String("-2147483648")), false, false, 25000, 30000,
      UmaKind::ByPlace);
}

void Elsewhere::lobbyRules() {
  QFETCH(QString, text);
  QFETCH(bool, read);
  QFETCH(bool, hasUma);
  QFETCH(int, start);
  QFETCH(int, target);
  QFETCH(int, kind);
  RuleSet rules = tenhou();
  const LobbyRules lobby = readLobbyRules(text, rules);
  QCOMPARE(lobby.read, read);
  QCOMPARE(lobby.hasUma, hasUma);
  QVERIFY(!lobby.notes.empty());
  QCOMPARE(rules.startingPoints, start);
  QCOMPARE(rules.targetPoints, target);
  QCOMPARE(static_cast<int>(rules.umaKind), kind);
  if (hasUma && rules.umaKind == UmaKind::ByPlace) {
    QVERIFY(rules.uma == (std::array<std::int32_t, 4>{15000, 5000, -5000, -15000}));
    QVERIFY(rules.tieBreak == TieBreak::Shared);
  }
  if (hasUma && rules.umaKind == UmaKind::FloatingJpml)
    QCOMPARE(rules.umaUnit, 10000);
}

void Elsewhere::lobbyGames_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<bool>("agrees");
  QTest::newRow("the uma of the lobby") << QByteArray(kPlain) << true;
  QTest::newRow("another uma") << QByteArray(kPlain).replace("5,-5,-15", "10,-10,-20") << false;
  QTest::newRow("an uma that cannot be told") << QByteArray(kPlain).chopped(2) + "14" << true;
}

// A game of ours with final points as the lobby has them.
void Elsewhere::lobbyGames() {
  QFETCH(QByteArray, rules);
  QFETCH(bool, agrees);
  QByteArray text = bytesOfOwn("own01.mjlog");
  RecordedGame game = readGames(text).games.at(0);
  const MatchResult end = *std::get<MatchEnded>(game.end->event()).result;
  std::array<std::size_t, 4> order{0, 1, 2, 3};
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return end.scores[a] > end.scores[b]; });
  // From the usual 20, 10 to 15, 5.
  std::array<std::int32_t, 4> points = end.finalPoints;
  points[order[0]] -= 5000;
  points[order[1]] -= 5000;
  points[order[2]] += 5000;
  points[order[3]] += 5000;
  QByteArray owari;
  for (std::size_t seat = 0; seat < 4; ++seat)
    owari += (seat == 0 ? "" : ",") + QByteArray::number(end.scores[seat] / 100) + ',' +
             QByteArray::number(points[seat] / 1000.0, 'f', 1);
  const qsizetype from = text.indexOf("owari=\"") + 7;
  text.replace(from, text.indexOf('"', from) - from, owari);
  QVERIFY(!verified(text).disagreements.empty());
  text.replace("<GO ", "<GO csrule=\"" + rules + "\" ");
  const VerifyReport report = verified(text);
  QCOMPARE(report.disagreements.empty(), agrees);
  QVERIFY2(joined(report.notes).contains(QLatin1String("csrule")), qPrintable(joined(report.notes)));
}

// A dora too many in the label, and the points, the payments and the next hand's scores follow it.
void Elsewhere::paymentsByAWrongLabel() {
  for (int number = 1; number <= 14; ++number) {
    RecordedGame game = ownGame(number);
    for (std::size_t i = 0; i + 1 < game.hands.size(); ++i) {
      const KyokuStarted &start = game.hands[i].start();
      const auto *win = std::get_if<Hora>(&game.hands[i].events.back().event());
      const bool plain = win != nullptr && win->info->from >= 0 && win->info->result.limit == Limit::None &&
                         win->info->result.han == 2 && win->info->winner != start.dealer &&
                         win->info->result.fu == 30 && win->info->result.handPoints == 2000;
      if (!plain)
        continue;
      QJsonObject listed = listedGameOf(game);
      QJsonArray log = listed.value(QLatin1String("log")).toArray();
      QJsonArray hand = log[static_cast<qsizetype>(i)].toArray();
      QJsonArray result = hand.last().toArray();
      QJsonArray paid = result[1].toArray();
      QJsonArray label = result[2].toArray();
      // Three han of 30 fu are 3900.
      paid[win->info->winner] = paid[win->info->winner].toInt() + 1900;
      paid[win->info->from] = paid[win->info->from].toInt() - 1900;
      label[3] = QStringLiteral("30符3飜3900点");
      label.append(QStringLiteral("裏ドラ(1飜)"));
      result[1] = paid;
      result[2] = label;
      hand[hand.size() - 1] = result;
      log[static_cast<qsizetype>(i)] = hand;
      QJsonArray next = log[static_cast<qsizetype>(i + 1)].toArray();
      QJsonArray scores = next[1].toArray();
      scores[win->info->winner] = scores[win->info->winner].toInt() + 1900;
      scores[win->info->from] = scores[win->info->from].toInt() - 1900;
      next[1] = scores;
      log[static_cast<qsizetype>(i + 1)] = next;
      while (log.size() > static_cast<qsizetype>(i + 2))
        log.removeLast();
      listed.insert(QStringLiteral("log"), log);
      listed.remove(QStringLiteral("sc"));
      const VerifyReport report = verified(listedBytes(listed));
      QCOMPARE(told(report.disagreements), QStringList());
      QCOMPARE(report.contradictions.size(), std::size_t{1});
      QVERIFY(report.contradictions[0].text.find("the label of the win counts") == 0);
      return;
    }
  }
  QFAIL("none of our games has a hand for this");
}

void Elsewhere::aHandWithoutIndicators() {
  const RecordedGame game = ownGame(3);
  QJsonObject listed = listedGameOf(game);
  QJsonArray log = listed.value(QLatin1String("log")).toArray();
  QVERIFY(log.size() > 3);
  QJsonArray hand = log[1].toArray();
  hand[2] = QJsonArray();
  log[1] = hand;
  listed.insert(QStringLiteral("log"), log);
  const VerifyReport report = verified(listedBytes(listed));
  QCOMPARE(told(report.disagreements), QStringList());
  QCOMPARE(report.hands, static_cast<int>(game.hands.size()) - 1);
  QVERIFY(report.complete);
  QVERIFY2(
      joined(report.notes).contains(QLatin1String("the dora indicator is missing, so this hand was skipped")),
      qPrintable(joined(report.notes)));
  // A file of nothing else is told of as well.
  listed.insert(QStringLiteral("log"), QJsonArray{hand});
  const GameFile alone = readGames(listedBytes(listed));
  QVERIFY(alone.games.empty() && !alone.broken && alone.skipped);
}

void Elsewhere::waitingIndicatorAndChankan_data() {
  QTest::addColumn<bool>("before");
  QTest::newRow("paipu: turned before the next kan is robbed") << true;
  QTest::newRow("Tenhou: not turned when the next kan is robbed") << false;
}

// The second kakan of a turn is robbed while the indicator of the first still waits.
void Elsewhere::waitingIndicatorAndChankan() {
  QFETCH(bool, before);
  const QByteArray start =
      R"({"type":"start_game","names":["a","b","c","d"],"kyoku_first":0,"aka_flag":false})"
      "\n"
      R"({"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,)"
      R"("dora_marker":"9s","scores":[25000,25000,25000,25000],"tehais":[)"
      R"(["1m","1m","4m","7m","2p","5p","8p","3s","6s","9s","E","S","W"],)"
      R"(["2p","2p","6m","6m","6m","3m","9m","4s","7s","N","P","F","C"],)"
      R"(["1p","3p","7p","8p","9p","4s","5s","6s","7s","8s","9s","N","N"],)"
      R"(["1m","4m","7m","1p","4p","7p","1s","4s","7s","E","S","W","P"]]})"
      "\n";
  QByteArray play = start;
  const auto line = [&play](const char *text) { play += QByteArray(text) + '\n'; };
  line(R"({"type":"tsumo","actor":0,"pai":"F"})");
  line(R"({"type":"dahai","actor":0,"pai":"2p","tsumogiri":false})");
  line(R"({"type":"pon","actor":1,"target":0,"pai":"2p","consumed":["2p","2p"]})");
  line(R"({"type":"dahai","actor":1,"pai":"N","tsumogiri":false})");
  line(R"({"type":"tsumo","actor":2,"pai":"C"})");
  line(R"({"type":"dahai","actor":2,"pai":"C","tsumogiri":true})");
  line(R"({"type":"tsumo","actor":3,"pai":"6m"})");
  line(R"({"type":"dahai","actor":3,"pai":"6m","tsumogiri":true})");
  line(R"({"type":"daiminkan","actor":1,"target":3,"pai":"6m","consumed":["6m","6m","6m"]})");
  line(R"({"type":"tsumo","actor":1,"pai":"2p"})");
  line(R"({"type":"kakan","actor":1,"pai":"2p","consumed":["2p","2p","2p"]})");
  if (before)
    line(R"({"type":"dora","dora_marker":"8s"})");
  // Chankan, and by the waiting indicator a dora: 9s.
  line(
      before
          ? R"({"type":"hora","actor":2,"target":1,"pai":"2p","yakus":[["chankan",1],["ittsu",1],["dora",2]]})"
          : R"({"type":"hora","actor":2,"target":1,"pai":"2p"})");
  GameFile file = readGames(play);
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  RecordedGame &game = file.games.at(0);
  game.info.rules.kanDoraBeforeChankan = before;
  game.hands[0].events.back().read.stated.yaku = false;
  QCOMPARE(told(verifyGame(game).disagreements), QStringList());
  game.info.rules.kanDoraBeforeChankan = !before;
  QVERIFY(!verifyGame(game).disagreements.empty());
}

JANSO_TEST(Elsewhere);
#include "tst_elsewhere.moc"
