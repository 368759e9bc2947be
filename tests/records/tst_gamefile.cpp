// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games are told apart by their contents and read; broken ones become one sentence with the place.
#include <zlib.h>

#include <QDirIterator>
#include <QFile>
#include <QStringConverter>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <random>

#include "mjai/writer.h"
#include "records/formats/filebytes.h"
#include "records/formats/gamefile.h"
#include "records/mjlog/mjlogwriter.h"
#include "records/verify.h"
#include "rules/presets/presets.h"
#include "support/conformance.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

namespace {

const QByteArray kInit =
    R"(<INIT seed="0,0,0,1,2,135" ten="250,250,250,250" oya="0" hai0="0,1,2,3,4,5,6,7,8,9,10,11,12" )"
    R"(hai1="20,21,22,23,24,25,26,27,28,29,30,31,32" hai2="40,41,42,43,44,45,46,47,48,49,50,51,53" )"
    R"(hai3="60,61,62,63,64,65,66,67,68,69,70,71,72"/>)";

QByteArray mjlog(const QByteArray &tags) {
  return "<mjloggm ver=\"2.3\"><GO type=\"9\"/>\n<TAIKYOKU oya=\"0\"/>\n" + tags + "</mjloggm>";
}

// Three players: no 2m to 8m.
QByteArray mjlogOfThree(const QByteArray &tags) {
  return "<mjloggm ver=\"2.3\"><GO type=\"25\"/><TAIKYOKU oya=\"0\"/>"
         "<INIT seed=\"0,0,0,1,2,135\" ten=\"350,350,350,0\" oya=\"0\" "
         "hai0=\"0,1,2,3,32,33,34,35,36,37,38,39,40\" hai1=\"41,42,43,44,45,46,47,48,49,50,51,53,54\" "
         "hai2=\"60,61,62,63,64,65,66,67,68,69,70,71,72\" hai3=\"\"/>" +
         tags + "</mjloggm>";
}

const QByteArray kDeal =
    R"({"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"9m",)"
    R"("scores":[25000,25000,25000,25000],"tehais":[["1m","1m","1m","2m","2m","2m","3m","3m","3m","E","E","E","P"],)"
    R"(["4m","4m","4m","5m","5m","5m","6m","6m","6m","S","S","S","P"],)"
    R"(["7m","7m","7m","8m","8m","8m","9m","9m","9m","W","W","W","F"],)"
    R"(["1p","1p","1p","2p","2p","2p","3p","3p","3p","N","N","N","F"]]})"
    "\n";

QByteArray own(const char *name) {
  QFile file(QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records/") + QLatin1String(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A whole match of players who call at random but never pass up a win.
std::vector<Event> playedMatch(std::uint32_t seed, RuleSet rules = tenhou()) {
  rules.length = MatchLength::East;
  std::array<std::string, 4> names{"A b", "C&<>\"", "\xe6\x9d\xb1", "100%"};
  if (rules.players == 3)
    names[3].clear();
  Match match(rules, names, wallSeedFromText(std::to_string(seed)));
  std::mt19937 random(seed);
  std::vector<Event> events;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      Action action = decision.legal[random() % decision.legal.size()];
      for (const Action &legal : decision.legal) {
        if (legal.isWin())
          action = legal;
      }
      match.answer(decision.seat, decision.id, action);
    }
    match.advance(events);
  }
  return events;
}

QByteArray asMjlog(const std::vector<Event> &events) {
  MjlogWriter writer;
  for (const Event &event : events)
    writer.take(event);
  return writer.text();
}

QByteArray asMjai(const std::vector<Event> &events) {
  MjaiWriter writer(-1);
  QByteArray text;
  for (const Event &event : events)
    text += toMjaiLine(writer.write(event));
  return text;
}

}  // namespace

class GameFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyOutsideGameIsRead();
  void formatsAreToldByContents_data();
  void formatsAreToldByContents();
  void brokenFilesAreSentences_data();
  void brokenFilesAreSentences();
  void whatThisVersionDoesNotReadIsSkipped_data();
  void whatThisVersionDoesNotReadIsSkipped();
  void handsBeforeTheBreakAreKept();
  void aMissingFileIsASentence();
  void sizeIsLimited_data();
  void sizeIsLimited();
  void devicesAndPipesAreReadToTheLimit();
  void writtenMatchesReadBack_data();
  void writtenMatchesReadBack();
  void playersAreCountedFromTheFirstDealer();
  void textOfWindows();
  void mutatedFilesNeverCrash();
};

void GameFiles::everyOutsideGameIsRead() {
  JANSO_NEED_CONFORMANCE("games");
  int files = 0;
  for (const char *folder : {"games/mjlog", "games/mjai", "games/mjlog_partial"}) {
    QDirIterator it(conformancePath(QLatin1String(folder)), QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
      const QString path = it.next();
      if (files++ % rounds(1, 10) != 0)
        continue;
      const GameFile file = readGameFile(path);
      QVERIFY2(!file.broken,
               qPrintable(path + QLatin1String(": ") +
                          QString::fromStdString(file.broken ? file.broken->text : std::string())));
      QVERIFY2(!file.skipped, qPrintable(path));
      QCOMPARE(file.games.size(), std::size_t{1});
    }
  }
  QVERIFY(files > 0);
}

void GameFiles::formatsAreToldByContents_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<int>("format");
  const auto row = [](const char *name, const QByteArray &bytes, FileFormat format) {
    QTest::newRow(name) << bytes << static_cast<int>(format);
  };
  row("mjlog", "<mjloggm ver=\"2.3\">", FileFormat::Mjlog);
  row("mjlog after a byte order mark and a declaration", "\xef\xbb\xbf<?xml version=\"1.0\"?>\n<mjloggm>",
      FileFormat::Mjlog);
  row("other XML", "<html></html>", FileFormat::Unknown);
  row("mjai", "{\"type\":\"start_game\"}\n", FileFormat::Mjai);
  row("mjai, type last, spaces", "\n  {\"names\": [], \"type\": \"start_game\"}\n", FileFormat::Mjai);
  row("mjai, a list a line", "[{\"type\":\"start_game\"}]\n", FileFormat::Mjai);
  row("mjai, first line cut", "{\"type\":\"start_ga", FileFormat::Mjai);
  row("mjai with drawings", "# log\n{\"type\":\"start_game\"}\n---\n", FileFormat::Mjai);
  row("tenhou.net/6", "{\"title\":[],\"rule\":{},\"log\":[]}", FileFormat::Tenhou6);
  row("journal", "{\"janso_journal\":1,\"names\":[]}\n", FileFormat::Journal);
  row("JSON of something else", "{\"a\":[{\"type\":1}]}", FileFormat::Unknown);
  row("text", "hello", FileFormat::Unknown);
}

void GameFiles::formatsAreToldByContents() {
  QFETCH(QByteArray, bytes);
  QFETCH(int, format);
  QCOMPARE(static_cast<int>(formatOf(bytes)), format);
}

void GameFiles::brokenFilesAreSentences_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  const auto row = [](const char *name, const QByteArray &bytes, const char *sentence) {
    QTest::newRow(name) << bytes << QByteArray(sentence);
  };
  row("empty", "", "the file is empty");
  row("white space", " \n\n", "the file is empty");
  row("gzip cut off", own("own01.mjson.gz").left(1000), "the gzip data is cut off after");
  row("gzip damaged",
      own("own01.mjson.gz").left(40) + "xxxxxxxxxxxxxxxxxxxxxxxx" + own("own01.mjson.gz").mid(64),
      "the gzip data is damaged after");
  row("XML cut off", mjlog(kInit).left(80), "line 3, column");
  row("XML not closed", "<mjloggm>" + kInit, "not well-formed XML");
  row("XML damaged in line 3", mjlog("<T12><<" + kInit), "line 3, column");
  row("no hand", mjlog(""), "no hands: there is no INIT tag");
  row("unknown tag", mjlog(kInit + "<Q45/>"), "line 3, column 238: unknown tag <Q45>");
  row("tile 136", mjlog(kInit + "<T136/>"), "tag <T136>: there is no tile 136");
  row("tile 4 a second time", mjlog(kInit + "<T4/>"), "tag <T4>: 2m (tile 4) occurs twice in this hand");
  row("a tile twice in the deal", mjlog(QByteArray(kInit).replace("hai3=\"60", "hai3=\"53")),
      "tag <INIT>: 5p (tile 53) occurs twice in this hand");
  row("twelve tiles", mjlog(QByteArray(kInit).replace("hai3=\"60,", "hai3=\"")),
      "tag <INIT>: hai3 has 12 tiles, but a deal must have 13");
  row("a discard from nowhere", mjlog(kInit + "<D100/>"),
      "tag <D100>: 8s (tile 100) is discarded, but nobody has drawn it");
  row("a draw before any deal", mjlog("<T12/>"), "tag <T12>: a draw outside of any hand");
  row("the wrong dealer", mjlog(QByteArray(kInit).replace("oya=\"0\"", "oya=\"2\"")),
      "player 2 cannot be the dealer of East 1");
  row("a number that is none", mjlog(QByteArray(kInit).replace("250,250,250", "250,x,250")),
      "tag <INIT>: ten: 'x' is not a whole number");
  row("no seed", mjlog(QByteArray(kInit).replace("seed=", "sead=")),
      "tag <INIT>: the attribute seed is missing");
  row("a meld that does not exist", mjlog(kInit + "<N who=\"1\" m=\"65535\"/>"), "is not a meld");
  row("player 4", mjlog(kInit + "<REACH who=\"4\" step=\"1\"/>"),
      "tag <REACH>: who=\"4\": players are 0 to 3");
  row("a draw that does not exist",
      mjlog(kInit + "<RYUUKYOKU type=\"yao8\" sc=\"250,0,250,0,250,0,250,0\"/>"),
      "type=\"yao8\" is not a type of draw");
  row("a win without its tile",
      mjlog(kInit + "<AGARI who=\"0\" fromWho=\"0\" hai=\"1,2\" machi=\"9\" ten=\"30,1000,0\" "
                    "yaku=\"1,1\" doraHai=\"135\" sc=\"250,0,250,0,250,0,250,0\"/>"),
      "hai does not contain the winning tile 3m (tile 9)");
  row("a yaku that does not exist",
      mjlog(kInit + "<AGARI who=\"0\" fromWho=\"0\" hai=\"1,9\" machi=\"9\" ten=\"30,1000,0\" "
                    "yaku=\"77,1\" doraHai=\"135\" sc=\"250,0,250,0,250,0,250,0\"/>"),
      "there is no yaku 77");
  row("three players: a tile that is not in the set", mjlogOfThree("<T16/>"),
      "tag <T16>: 0m (tile 16) is not used with three players");
  row("three players: the fourth draws", mjlogOfThree("<W100/>"), "tag <W100>: nobody sits there");
  row("three players: the fourth calls", mjlogOfThree("<N who=\"3\" m=\"30752\"/>"),
      "who=\"3\": players are 0 to 2");
  row("three players: a chi", mjlogOfThree("<T100/><N who=\"1\" m=\"55335\"/>"), "a chi with three players");
  row("three players: from where nobody sits", mjlogOfThree("<T121/><N who=\"0\" m=\"18539\"/>"),
      "called from an empty seat");
  row("three players: an East set aside", mjlogOfThree("<T108/><N who=\"0\" m=\"27680\"/>"),
      "the tile set aside is not a North");
  row("three players: a North from nowhere", mjlogOfThree("<T100/><N who=\"0\" m=\"31008\"/>"),
      "4z (tile 121) is set aside, but nobody has drawn it");
  row("four players: a North set aside", mjlog(kInit + "<T121/><N who=\"0\" m=\"31008\"/>"),
      "a North set aside, at a table of four");
  row("three players: the kind of game comes late", mjlogOfThree("<GO type=\"9\"/>"),
      "the type of game comes after its first hand");
  row("mjai cut in line 3", "{\"type\":\"start_game\"}\n" + kDeal + "{\"type\":\"tsu", "line 3: not JSON");
  row("mjai, unknown tile in line 2",
      "{\"type\":\"start_game\"}\n" + QByteArray(kDeal).replace("\"1p\"", "\"0p\""),
      "line 2: start_kyoku: 'tehais': unknown tile '0p'");
  row("mjai, an event before the deal",
      "{\"type\":\"start_game\"}\n{\"type\":\"tsumo\",\"actor\":0,\"pai\":\"E\"}\n",
      "line 2: an event outside of any hand");
}

void GameFiles::brokenFilesAreSentences() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  const GameFile file = readGames(bytes);
  QVERIFY(file.broken.has_value());
  QVERIFY2(QByteArray::fromStdString(file.broken->text).contains(sentence), file.broken->text.c_str());
  QVERIFY(file.broken->text.find('\n') == std::string::npos);
}

void GameFiles::whatThisVersionDoesNotReadIsSkipped_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  QTest::addColumn<bool>("foreign");
  QTest::newRow("one player's view") << "{\"type\":\"start_game\",\"id\":0}\n" +
                                            QByteArray(kDeal).replace("\"1p\"", "\"?\"")
                                     << QByteArray("hidden tiles") << false;
  QTest::newRow("a picture") << QByteArray("\x89PNG") << QByteArray("not a supported game record") << true;
}

void GameFiles::whatThisVersionDoesNotReadIsSkipped() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  QFETCH(bool, foreign);
  const GameFile file = readGames(bytes);
  QVERIFY(!file.broken && file.games.empty());
  QVERIFY(file.skipped);
  QVERIFY2(QByteArray::fromStdString(file.skipped->text).contains(sentence), file.skipped->text.c_str());
  QCOMPARE(file.foreign, foreign);
}

void GameFiles::handsBeforeTheBreakAreKept() {
  const QByteArray whole = own("own03.mjlog");
  const GameFile file = readGames(whole.left(whole.size() * 2 / 3));
  QVERIFY(file.broken.has_value());
  QCOMPARE(file.games.size(), std::size_t{1});
  QVERIFY(file.games[0].hands.size() > 1 && !file.games[0].end);
  QVERIFY(verifyGame(file.games[0]).disagreements.empty());
}

void GameFiles::aMissingFileIsASentence() {
  const GameFile file = readGameFile(QStringLiteral("/nowhere/at all.mjlog"));
  QVERIFY(file.broken.has_value());
  QCOMPARE(file.broken->text, "could not read the file: No such file or directory");
}

void GameFiles::sizeIsLimited_data() {
  QTest::addColumn<qint64>("size");
  QTest::addColumn<bool>("packed");
  QTest::addColumn<bool>("read");
  QTest::newRow("as large as a file may be") << kMostFileBytes << false << true;
  QTest::newRow("a byte more") << kMostFileBytes + 1 << false << false;
  QTest::newRow("gzip of as much") << kMostFileBytes << true << true;
  QTest::newRow("gzip of a byte more") << kMostFileBytes + 1 << true << false;
  QTest::newRow("gzip of far more") << rounds(40, 3) * kMostFileBytes << true << false;
}

void GameFiles::sizeIsLimited() {
  QFETCH(qint64, size);
  QFETCH(bool, packed);
  QFETCH(bool, read);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("large"));
  if (packed) {
    const gzFile file = gzopen(path.toLocal8Bit().constData(), "wb1");
    QVERIFY(file != nullptr);
    const QByteArray block(1 << 16, ' ');
    for (qint64 left = size; left > 0; left -= block.size())
      QVERIFY(gzwrite(file, block.constData(), static_cast<unsigned>(std::min<qint64>(left, block.size()))) >
              0);
    QCOMPARE(gzclose(file), Z_OK);
  } else {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(size));
  }
  const GameFile file = readGameFile(path);
  const std::string text = (file.broken ? file.broken : file.skipped).value().text;
  QCOMPARE(text.find("16 MiB") == std::string::npos, read);
}

void GameFiles::devicesAndPipesAreReadToTheLimit() {
  const QString endless = QStringLiteral("/dev/zero");
  if (!QFile::exists(endless))
    QSKIP("this system has no device without an end");
  const GameFile file = readGameFile(endless);
  QVERIFY(file.broken.has_value());
  QVERIFY2(file.broken->text.find("larger than 16 MiB") != std::string::npos, file.broken->text.c_str());
}

void GameFiles::writtenMatchesReadBack_data() {
  QTest::addColumn<bool>("three");
  QTest::newRow("four players") << false;
  QTest::newRow("three players") << true;
}

void GameFiles::writtenMatchesReadBack() {
  QFETCH(bool, three);
  int norths = 0;
  for (int seed = 1; seed <= rounds(20, 4); ++seed) {
    const std::vector<Event> events =
        playedMatch(static_cast<std::uint32_t>(seed), three ? tenhouSanma() : tenhou());
    norths += static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event &event) {
      return std::holds_alternative<Kita>(event);
    }));
    for (const QByteArray &bytes : {asMjlog(events), asMjai(events)}) {
      const GameFile file = readGames(bytes);
      QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
      QCOMPARE(file.games.size(), std::size_t{1});
      const RecordedGame &game = file.games[0];
      const auto &started = std::get<MatchStarted>(events.front());
      QVERIFY(game.info.names == started.info->names);
      QVERIFY(game.info.rules.length == MatchLength::East);
      std::size_t hand = 0, at = 0;
      for (const Event &event : events) {
        if (std::holds_alternative<KyokuEnded>(event)) {
          QCOMPARE(at, game.hands[hand].events.size());
          ++hand;
          at = 0;
          continue;
        }
        if (std::holds_alternative<MatchStarted>(event) || std::holds_alternative<MatchEnded>(event))
          continue;
        const Event &read = game.hands.at(hand).events.at(at++).event();
        QCOMPARE(read.index(), event.index());
        // What a result holds beyond the record is compared by verifyGame().
        if (std::holds_alternative<Hora>(event) || std::holds_alternative<Ryukyoku>(event))
          continue;
        if (const auto *deal = std::get_if<KyokuStarted>(&event)) {
          QVERIFY(std::get<KyokuStarted>(read).hands == deal->hands);
          QVERIFY(std::get<KyokuStarted>(read).scores == deal->scores);
        } else {
          QVERIFY(read == event);
        }
      }
      QCOMPARE(hand, game.hands.size());
      const VerifyReport report = verifyGame(game);
      QVERIFY2(report.disagreements.empty(),
               report.disagreements.empty() ? "" : toText(report.disagreements[0]).c_str());
      QVERIFY(report.complete);
    }
  }
  QCOMPARE(norths > 0, three);
}

void GameFiles::playersAreCountedFromTheFirstDealer() {
  // The same hand with player 3 as the first dealer: whatever player 3 does is done by seat 0.
  QByteArray tags =
      "<TAIKYOKU oya=\"3\"/>" + QByteArray(kInit).replace("oya=\"0\"", "oya=\"3\"") + "<W100/><G100/><T101/>";
  const GameFile file = readGames(mjlog(tags).replace("<TAIKYOKU oya=\"0\"/>", ""));
  QVERIFY(!file.broken.has_value());
  const RecordedGame &game = file.games.at(0);
  QCOMPARE(static_cast<int>(game.hands[0].start().dealer), 0);
  QCOMPARE(toMpsz(game.hands[0].start().hands[0]), std::string("777788889999p1s"));
  QCOMPARE(static_cast<int>(std::get<Tsumo>(game.hands[0].events[1].event()).seat), 0);
  QCOMPARE(static_cast<int>(std::get<Tsumo>(game.hands[0].events[3].event()).seat), 1);
  QVERIFY(verifyGame(game).disagreements.empty());

  const QByteArray turnedDeal = QByteArray(kDeal).replace("\"oya\":0", "\"oya\":2");
  const GameFile mjai =
      readGames("{\"type\":\"start_game\",\"names\":[\"a\",\"b\",\"c\",\"d\"]}\n" + turnedDeal);
  QVERIFY(!mjai.broken.has_value());
  QCOMPARE(mjai.games.at(0).info.names[0], std::string("c"));
  QCOMPARE(toMpsz(mjai.games[0].hands[0].start().hands[0]), std::string("777888999m3336z"));
}

void GameFiles::textOfWindows() {
  const Result<QByteArray> mjai = unpacked(own("own08.mjson.gz"));
  QVERIFY(mjai.ok());
  const QString text = QString::fromUtf8(*mjai).replace(QLatin1Char('\n'), QStringLiteral("\r\n"));
  for (const QStringConverter::Encoding encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
    QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
    const GameFile file = readGames(encoder(text));
    QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
    QCOMPARE(file.games.size(), std::size_t{1});
    QVERIFY(verifyGame(file.games[0]).disagreements.empty());
  }
  const GameFile torn = readGames(QByteArray("\xff\xfe\x00\xd8\x41", 5));
  QVERIFY(torn.broken && torn.broken->text == "the file is marked as UTF-16, but is not valid UTF-16");
}

void GameFiles::mutatedFilesNeverCrash() {
  const QByteArray alphabet("0123456789,\"<>/ =DEFGTUVWNm{}[]:?r");
  std::mt19937 random(7);
  int broken = 0, disagreed = 0;
  const int most = rounds(1000, 40);
  const Result<QByteArray> mjai = unpacked(own("own08.mjson.gz"));
  QVERIFY(mjai.ok());
  for (const QByteArray &whole : {own("own09.mjlog"), *mjai}) {
    for (int round = 0; round < most; ++round) {
      QByteArray bytes = whole;
      for (int edit = 0; edit < 1 + round % 3; ++edit) {
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()));
        bytes[at] = alphabet[static_cast<qsizetype>(random() % static_cast<unsigned>(alphabet.size()))];
      }
      const GameFile file = readGames(bytes);
      broken += file.broken ? 1 : 0;
      for (const RecordedGame &game : file.games)
        disagreed += verifyGame(game).disagreements.empty() ? 0 : 1;
    }
  }
  QVERIFY(broken > most / 10 && disagreed > most / 10);
}

JANSO_TEST(GameFiles);
#include "tst_gamefile.moc"
