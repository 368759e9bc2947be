// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Dialects are understood; wrong lines become one clear sentence; no line ever crashes the reader.
#include <QTest>
#include <random>

#include "mjai/reader.h"
#include "mjai/sample.h"
#include "mjai/writer.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

const char kReadDeal[] =
    R"({"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"9m",)"
    R"("scores":[25000,25000,25000,25000],"tehais":[["1m","1m","1m","2m","2m","2m","3m","3m","3m","E","E","E","P"],)"
    R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"],)"
    R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"]]})";

}  // namespace

class MjaiReading : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dialects();
  void missingPartsAreDerived();
  void mistakesAreSentences_data();
  void mistakesAreSentences();
  void mutatedLinesNeverCrash();
};

void MjaiReading::dialects() {
  MjaiReader reader(RuleSet{});
  // Unknown types, unknown keys, spaces, empty lines, a list of events on one line.
  QVERIFY(reader.readLine("")->empty());
  QVERIFY(reader.readLine("  \r\n")->empty());
  QVERIFY(reader.readLine(R"({"type":"hello","protocol":"x"})")->empty());
  const auto both = reader.readLine(
      R"( [ {"type": "start_game", "names": ["a","b","c"], "kyoku_first": 4, "aka_flag": false, "extra": {} }, )"
      R"({"type":"none"}, {"type":"dora","dora_marker":"5sr"} ] )");
  QVERIFY(both.ok());
  QCOMPARE(both->size(), std::size_t{2});
  const auto &start = std::get<MatchStarted>((*both)[0].event);
  QVERIFY(start.info->rules.length == MatchLength::East);
  QCOMPARE(start.info->rules.redFives[0], std::uint8_t{0});
  QVERIFY((*both)[0].stated.length);
  QCOMPARE(start.info->names[2], std::string("c"));

  // A deal in separate objects arrives as one event.
  QVERIFY(reader.readLine(R"({"type":"start_kyoku","oya":1,"dora_marker":"6s"})")->empty());
  for (int seat = 0; seat < 4; ++seat) {
    const QByteArray line = R"({"type":"haipai","actor":)" + QByteArray::number(seat) +
                            R"(,"pais":["9s","8m","1m","1p","P","6s","6s","4s","4m","7m","7s","9s","3p"]})";
    const auto dealt = reader.readLine(line);
    QVERIFY(dealt.ok());
    QCOMPARE(dealt->size(), std::size_t(seat == 3 ? 1 : 0));
    if (seat == 3) {
      QVERIFY(dealt->front().stated.hands);
      QCOMPARE(toMpsz(std::get<KyokuStarted>(dealt->front().event).hands[2]),
               std::string("1478m13p466799s5z"));
    }
  }
  // A missing tsumogiri flag is known to be missing.
  const auto discard = reader.readLine(R"({"type":"dahai","actor":1,"pai":"E"})");
  QVERIFY(discard.ok() && !discard->front().stated.tsumogiri);
  for (const char *key : {"ura_markers", "uradora_markers"}) {
    const QByteArray line = QByteArray(R"({"type":"hora","actor":2,"target":1,"deltas":[0,-1000,1000,0],")") +
                            key + R"(":["E","1m"]})";
    const auto win = reader.readLine(line);
    QVERIFY(win.ok());
    const HoraInfo &info = *std::get<Hora>(win->front().event).info;
    QCOMPARE(info.uraIndicators.size(), std::size_t{2});
    QVERIFY(info.uraIndicators[0] == tile("1z"));
    QVERIFY(win->front().stated.ura && !win->front().stated.yaku && !win->front().stated.hands);
  }
}

void MjaiReading::missingPartsAreDerived() {
  MjaiReader reader(RuleSet{});
  QVERIFY(reader.readLine(R"({"type":"start_game"})").ok());
  QVERIFY(reader.readLine(kReadDeal).ok());
  QVERIFY(reader.readLine(R"({"type":"tsumo","actor":0,"pai":"P"})").ok());
  QVERIFY(reader.readLine(R"({"type":"reach","actor":0})").ok());
  QVERIFY(reader.readLine(R"({"type":"dahai","actor":0,"pai":"P","tsumogiri":true})").ok());
  QVERIFY(reader.readLine(R"({"type":"reach_accepted","actor":0})").ok());
  const auto kan = reader.readLine(R"({"type":"pon","actor":2,"target":0,"pai":"P","consumed":["P","P"]})");
  QVERIFY(kan.ok());
  QVERIFY(reader.readLine(R"({"type":"kakan","actor":2,"pai":"P","consumed":["P","P","P"]})").ok());
  const auto draw = reader.readLine(R"({"type":"tsumo","actor":2,"pai":"?"})");
  QVERIFY(std::get<Tsumo>(draw->front().event).rinshan);
  const auto win = reader.readLine(R"({"type":"hora","actor":1,"target":2,"deltas":[0,9000,-8000,0]})");
  QVERIFY(win.ok());
  const HoraInfo &info = *std::get<Hora>(win->front().event).info;
  QVERIFY((info.scores == Scores{24000, 34000, 17000, 25000}));
  // The next hand takes the scores over; its stick was won.
  const auto next = reader.readLine(
      R"({"type":"start_kyoku","bakaze":"E","kyoku":2,"honba":0,"oya":1,"dora_marker":"9m"})");
  QVERIFY(next.ok() && next->empty());
  const auto flushed = reader.readLine(R"({"type":"tsumo","actor":1,"pai":"?"})");
  QVERIFY(flushed.ok());
  QCOMPARE(flushed->size(), std::size_t{2});
  const auto &deal = std::get<KyokuStarted>(flushed->front().event);
  QVERIFY((deal.scores == Scores{24000, 34000, 17000, 25000}));
  QCOMPARE(deal.kyotaku, std::uint8_t{0});
  QVERIFY(!flushed->front().stated.scores && !flushed->front().stated.hands);
}

void MjaiReading::mistakesAreSentences_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QByteArray>("sentence");
  QTest::newRow("no JSON") << QByteArray("tsumo") << QByteArray("not JSON");
  QTest::newRow("cut in the middle") << QByteArray(R"({"type":"tsu)") << QByteArray("not JSON");
  QTest::newRow("no type") << QByteArray(R"({"actor":1})") << QByteArray("an object without a 'type'");
  QTest::newRow("seat 4") << QByteArray(R"({"type":"tsumo","actor":4,"pai":"E"})")
                          << QByteArray("tsumo: 'actor' must be a whole number from 0 to 3");
  QTest::newRow("half a seat") << QByteArray(R"({"type":"tsumo","actor":0.5,"pai":"E"})")
                               << QByteArray("tsumo: 'actor' must be a whole number from 0 to 3");
  QTest::newRow("no tile") << QByteArray(R"({"type":"tsumo","actor":1})")
                           << QByteArray("tsumo: 'pai' must be a tile");
  QTest::newRow("unknown tile") << QByteArray(R"({"type":"tsumo","actor":1,"pai":"0p"})")
                                << QByteArray("tsumo: 'pai': unknown tile '0p'");
  QTest::newRow("hidden discard") << QByteArray(R"({"type":"dahai","actor":1,"pai":"?"})")
                                  << QByteArray("dahai: a discarded tile must be known");
  QTest::newRow("three empty hands")
      << QByteArray(R"({"type":"start_kyoku","oya":0,"dora_marker":"E","tehais":[[],[],[]]})")
      << QByteArray("start_kyoku: 'tehais' must be hands of 13 tiles, but seat 0 has 0");
  QTest::newRow("empty hands")
      << QByteArray(R"({"type":"start_kyoku","oya":0,"dora_marker":"E","tehais":[[],[],[],[]]})")
      << QByteArray("start_kyoku: 'tehais' must be hands of 13 tiles, but seat 0 has 0");
  QTest::newRow("kyoku 0") << QByteArray(R"({"type":"start_kyoku","oya":0,"kyoku":0,"dora_marker":"E"})")
                           << QByteArray("start_kyoku: 'kyoku' must be a whole number from 1 to 100");
  QTest::newRow("three scores") << QByteArray(
                                       R"({"type":"start_kyoku","oya":0,"dora_marker":"E","scores":[1,2,3]})")
                                << QByteArray("start_kyoku: 'scores' must be 4 numbers");
  QTest::newRow("chi over two suits")
      << QByteArray(R"({"type":"chi","actor":1,"target":0,"pai":"1p","consumed":["8m","9m"]})")
      << QByteArray("chi: these tiles do not make that meld");
  QTest::newRow("chi of winds")
      << QByteArray(R"({"type":"chi","actor":1,"target":0,"pai":"E","consumed":["S","W"]})")
      << QByteArray("chi: these tiles do not make that meld");
  QTest::newRow("pon of two kinds")
      << QByteArray(R"({"type":"pon","actor":1,"target":0,"pai":"1p","consumed":["1p","2p"]})")
      << QByteArray("pon: these tiles do not make that meld");
  QTest::newRow("pon with three")
      << QByteArray(R"({"type":"pon","actor":1,"target":0,"pai":"1p","consumed":["1p","1p","1p"]})")
      << QByteArray("pon: 'consumed' must be 2 known tiles");
  QTest::newRow("own discard")
      << QByteArray(R"({"type":"pon","actor":1,"target":1,"pai":"1p","consumed":["1p","1p"]})")
      << QByteArray("pon: players cannot call their own discard");
  QTest::newRow("kakan without pon")
      << QByteArray(R"({"type":"kakan","actor":1,"pai":"1p","consumed":["1p","1p","1p"]})")
      << QByteArray("kakan: there is no pon to add this tile to");
  QTest::newRow("six ura")
      << QByteArray(R"({"type":"hora","actor":1,"target":1,"ura_markers":["E","E","E","E","S","S"]})")
      << QByteArray("hora: 'ura_markers' has more than 5 tiles");
}

void MjaiReading::mistakesAreSentences() {
  QFETCH(QByteArray, line);
  QFETCH(QByteArray, sentence);
  MjaiReader reader(RuleSet{});
  const auto read = reader.readLine(line);
  QVERIFY(!read.ok());
  QVERIFY2(QByteArray::fromStdString(read.error().text).startsWith(sentence), read.error().text.c_str());
}

void MjaiReading::mutatedLinesNeverCrash() {
  std::vector<QByteArray> lines;
  MjaiWriter writer(-1);
  for (const Event &event : sampleEvents(RuleSet{}))
    lines.push_back(toMjaiLine(writer.write(event)));
  std::mt19937 random(20260801);
  const QByteArray alphabet("{}[]\",:?0123459EPmsr-.e \\u");
  int refused = 0;
  MjaiReader reader(RuleSet{});
  for (int round = 0; round < 20000; ++round) {
    QByteArray line = lines[random() % lines.size()];
    const int edits = 1 + static_cast<int>(random() % 3);
    for (int i = 0; i < edits && !line.isEmpty(); ++i) {
      const auto at = static_cast<int>(random() % static_cast<unsigned>(line.size()));
      switch (random() % 4) {
        case 0:
          line[at] = alphabet[static_cast<int>(random() % static_cast<unsigned>(alphabet.size()))];
          break;
        case 1:
          line.remove(at, 1 + static_cast<int>(random() % 8));
          break;
        case 2:
          line.insert(at, lines[random() % lines.size()].left(static_cast<int>(random() % 40)));
          break;
        default:
          line.truncate(at);
      }
    }
    const auto read = reader.readLine(line);
    if (!read.ok()) {
      ++refused;
      QVERIFY(!read.error().text.empty());
      QVERIFY(read.error().text.find('\n') == std::string::npos);
    }
  }
  QVERIFY(refused > 1000);
}

JANSO_TEST(MjaiReading);
#include "tst_mjaireader.moc"
