// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Events written as mjai and read back are the same events; what a seat may not see is never written.
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include "mjai/names.h"
#include "mjai/reader.h"
#include "mjai/sample.h"
#include "mjai/writer.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class MjaiRoundTrip : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyTileReadsBack();
  void everyYakuHasAName();
  void everyEventReadsBack();
  void threePlayersReadBack_data();
  void threePlayersReadBack();
  void threePlayersHaveAnEmptyPlace();
  void hiddenTilesAreNeverWritten();
  void objectsAreThoseOfTheProtocol_data();
  void objectsAreThoseOfTheProtocol();
};

void MjaiRoundTrip::everyTileReadsBack() {
  for (int face = 0; face < 37; ++face) {
    const Tile tile = Tile::fromFace(face);
    const Result<Tile> read = tileFromMjai(toMjai(tile));
    QVERIFY2(read.ok(), qPrintable(toMjai(tile)));
    QVERIFY(*read == tile);
  }
  QVERIFY(!tileFromMjai(toMjai(Tile()))->isKnown());
  for (const char *bad : {"", "0m", "10m", "5zr", "4mr", "5m ", "e", "5M", "??", "mm", "5rm"})
    QVERIFY2(!tileFromMjai(QLatin1String(bad)).ok(), bad);
}

void MjaiRoundTrip::everyYakuHasAName() {
  for (int i = 0; i < kYakuCount; ++i) {
    const auto id = static_cast<YakuId>(i);
    const std::optional<YakuId> read = yakuFromMjai(yakuToMjai(id));
    QVERIFY2(read.has_value(), qPrintable(QString::number(i)));
    const bool dragon = id == YakuId::Haku || id == YakuId::Hatsu || id == YakuId::Chun;
    QVERIFY(*read == (dragon ? YakuId::Haku : id));
  }
}

void MjaiRoundTrip::everyEventReadsBack() {
  RuleSet rules;
  rules.length = MatchLength::East;
  const std::vector<Event> events = sampleEvents(rules);
  MjaiWriter writer(-1);
  MjaiReader reader(RuleSet{});
  for (std::size_t i = 0; i < events.size(); ++i) {
    const QByteArray line = toMjaiLine(writer.write(events[i]));
    QVERIFY(line.endsWith('\n') && line.count('\n') == 1);
    const Result<std::vector<ReadEvent>> read = reader.readLine(line);
    QVERIFY2(read.ok() && read->size() == 1, line.constData());
    if (const auto *win = std::get_if<Hora>(&events[i])) {
      HoraInfo expected = *win->info;
      // Kept by the protocol: all that a result needs but the groups, fu parts and dora indicators.
      expected.doraIndicators.clear();
      const HoraInfo &got = *std::get<Hora>(read->front().event).info;
      expected.melds = got.melds;
      QCOMPARE(got.melds.size(), std::size_t{2});  // the kakan, and the ankan declared later
      QVERIFY(got == expected);
      const Stated &stated = read->front().stated;
      QVERIFY(stated.hands && stated.yaku && stated.ura && stated.deltas && stated.scores && stated.points);
    } else {
      QVERIFY2(read->front().event == events[i], line.constData());
    }
  }
}

void MjaiRoundTrip::threePlayersReadBack_data() {
  QTest::addColumn<bool>("three");
  QTest::addColumn<bool>("stated");
  QTest::newRow("four places") << false << true;
  QTest::newRow("three places") << true << true;
  QTest::newRow("four places, by the deal") << false << false;
  QTest::newRow("three places, by the deal") << true << false;
}

// Also from files that leave the fourth place out, and that never say how many play.
void MjaiRoundTrip::threePlayersReadBack() {
  QFETCH(bool, three);
  QFETCH(bool, stated);
  MjaiWriter writer(-1);
  MjaiReader reader(RuleSet{});
  for (const Event &event : sampleEventsOfThree()) {
    QJsonObject object = writer.write(event);
    for (const char *key : {"names", "scores", "tehais", "deltas", "tenpais"}) {
      QJsonArray places = object.value(QLatin1String(key)).toArray();
      if (places.isEmpty())
        continue;
      QCOMPARE(places.size(), 4);
      if (three)
        places.removeLast();
      object.insert(QLatin1String(key), places);
    }
    if (!stated)
      object.remove(QStringLiteral("players"));
    const QByteArray line = toMjaiLine(object);
    const Result<std::vector<ReadEvent>> read = reader.readLine(line);
    QVERIFY2(read.ok() && read->size() == 1, line.constData());
    if (stated || !std::holds_alternative<MatchStarted>(event))
      QVERIFY2(read->front().event == event, line.constData());
  }
  QCOMPARE(reader.players(), 3);
}

void MjaiRoundTrip::threePlayersHaveAnEmptyPlace() {
  const std::vector<Event> events = sampleEventsOfThree();
  MjaiWriter writer(1);
  QList<QByteArray> lines;
  for (const Event &event : events)
    lines.push_back(toMjaiLine(writer.write(event)).trimmed());
  QCOMPARE(lines[0], QByteArray(R"({"aka_flag":true,"id":1,"kyoku_first":0,"names":["A","B","C",""],)"
                                R"("players":3,"type":"start_game"})"));
  QVERIFY2(lines[1].contains(R"("scores":[34000,35000,36000,0])"), lines[1].constData());
  QVERIFY2(lines[1].contains(R"("?"],[]])"), lines[1].constData());
  QCOMPARE(lines[3], QByteArray(R"({"actor":2,"pai":"N","type":"nukidora"})"));
  QVERIFY2(lines[9].contains(R"("open":true)") && lines[9].contains(R"("shown":["1p","1p","1p","2p")"),
           lines[9].constData());
  QVERIFY2(lines[11].contains(R"("scores":[34000,34000,36000,0])"), lines[11].constData());
  QVERIFY2(lines[14].contains(R"("tenpais":[false,true,false,false])"), lines[14].constData());
}

void MjaiRoundTrip::hiddenTilesAreNeverWritten() {
  const std::vector<Event> events = sampleEvents(RuleSet{});
  for (int seat = 0; seat < 4; ++seat) {
    MjaiWriter writer(seat);
    for (const Event &event : events) {
      const QJsonObject object = writer.write(event);
      if (const auto *draw = std::get_if<Tsumo>(&event)) {
        const QString pai = object.value(QLatin1String("pai")).toString();
        QCOMPARE(pai, draw->seat == seat ? toMjai(draw->tile) : QStringLiteral("?"));
      }
      if (std::holds_alternative<KyokuStarted>(event)) {
        const QJsonArray hands = object.value(QLatin1String("tehais")).toArray();
        QCOMPARE(hands.size(), 4);
        for (int other = 0; other < 4; ++other) {
          const QJsonArray hand = hands[other].toArray();
          QCOMPARE(hand.size(), 13);
          for (const QJsonValue &tile : hand)
            QCOMPARE(tile.toString() == QLatin1String("?"), other != seat);
        }
      }
      if (std::holds_alternative<MatchStarted>(event))
        QCOMPARE(object.value(QLatin1String("id")).toInt(-1), seat);
    }
  }
}

void MjaiRoundTrip::objectsAreThoseOfTheProtocol_data() {
  QTest::addColumn<int>("index");
  QTest::addColumn<QByteArray>("expected");
  QTest::newRow("start_game")
      << 0
      << QByteArray(R"({"aka_flag":true,"kyoku_first":0,"names":["A","B","C","D"],"type":"start_game"})");
  QTest::newRow("tsumo") << 2 << QByteArray(R"({"actor":2,"pai":"W","type":"tsumo"})");
  QTest::newRow("pon: called tile apart")
      << 4 << QByteArray(R"({"actor":0,"consumed":["E","E"],"pai":"E","target":2,"type":"pon"})");
  QTest::newRow("chi") << 6
                       << QByteArray(
                              R"({"actor":1,"consumed":["6s","8s"],"pai":"7s","target":0,"type":"chi"})");
  QTest::newRow("reach before its discard") << 9 << QByteArray(R"({"actor":2,"type":"reach"})");
  QTest::newRow("dahai red") << 10
                             << QByteArray(R"({"actor":2,"pai":"5sr","tsumogiri":true,"type":"dahai"})");
  QTest::newRow("reach_accepted pays")
      << 11
      << QByteArray(
             R"({"actor":2,"deltas":[0,0,-1000,0],"scores":[24000,25000,29100,19900],"type":"reach_accepted"})");
  QTest::newRow("daiminkan")
      << 12
      << QByteArray(R"({"actor":3,"consumed":["5s","5s","5s"],"pai":"5sr","target":2,"type":"daiminkan"})");
  QTest::newRow("dora") << 14 << QByteArray(R"({"dora_marker":"C","type":"dora"})");
  QTest::newRow("kakan has no target")
      << 17 << QByteArray(R"({"actor":0,"consumed":["E","E","E"],"pai":"E","type":"kakan"})");
  QTest::newRow("ankan has no pai") << 19
                                    << QByteArray(
                                           R"({"actor":0,"consumed":["S","S","S","S"],"type":"ankan"})");
  QTest::newRow("hora")
      << 23
      << QByteArray(
             R"({"actor":0,"deltas":[6800,0,0,-4800],"fan":3,"fu":30,"hora_points":3900,"hora_tehais":["1m","2m","3m","4p","5p","6p","7s","8s","S","S"],"pai":"9s","scores":[29800,25000,30100,15100],"target":3,"type":"hora","ura_markers":[],"uradora_markers":[],"yakus":[["jikaze",1],["akadora",2]]})");
  QTest::newRow("end_kyoku") << 24 << QByteArray(R"({"type":"end_kyoku"})");
  QTest::newRow("ryukyoku names the declarer")
      << 26
      << QByteArray(
             R"({"actor":3,"deltas":[0,0,0,0],"reason":"kyushukyuhai","scores":[29800,25000,30100,15100],"tehais":[["?","?","?","?","?","?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"],["1m","9m","1p","9p","1s","9s","E","S","W","N","P","F","C","C"]],"tenpais":[false,false,false,false],"type":"ryukyoku"})");
  QTest::newRow("end_game") << 28 << QByteArray(R"({"scores":[29800,25000,30100,15100],"type":"end_game"})");
}

void MjaiRoundTrip::objectsAreThoseOfTheProtocol() {
  QFETCH(int, index);
  QFETCH(QByteArray, expected);
  const std::vector<Event> events = sampleEvents(RuleSet{});
  MjaiWriter writer(-1);
  QByteArray line;
  for (int i = 0; i <= index; ++i)
    line = toMjaiLine(writer.write(events[static_cast<std::size_t>(i)]));
  QCOMPARE(line.trimmed(), expected);
}

JANSO_TEST(MjaiRoundTrip);
#include "tst_mjairoundtrip.moc"
