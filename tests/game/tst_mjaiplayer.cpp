// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program's door over a device in memory: the lock step, what is said and when, and what counts as a
// failure.
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include "game/matchhelpers.h"
#include "game/mjaiplayer.h"
#include "mjai/names.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "table/mask.h"
#include "table/match.h"

using namespace janso;
using test::processPendingEvents;

namespace {

// Both ends of a line, without a process.
class FakeDevice : public QIODevice {
 public:
  FakeDevice() { open(QIODevice::ReadWrite); }
  bool isSequential() const override { return true; }
  qint64 bytesAvailable() const override { return m_toPlayer.size() + QIODevice::bytesAvailable(); }

  // The program says something.
  void say(const QByteArray &bytes) {
    m_toPlayer += bytes;
    Q_EMIT readyRead();
  }
  // What the program was told, line by line.
  QList<QJsonObject> told;
  QList<QJsonArray> lists;

 protected:
  qint64 readData(char *data, qint64 max) override {
    const qint64 n = std::min<qint64>(max, m_toPlayer.size());
    std::copy_n(m_toPlayer.constData(), n, data);
    m_toPlayer.remove(0, n);
    return n;
  }
  qint64 writeData(const char *data, qint64 size) override {
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray(data, size));
    told.append(document.object());
    lists.append(document.array());
    return size;
  }

 private:
  QByteArray m_toPlayer;
};

QString typeOf(const QJsonObject &object) {
  return object.value(QStringLiteral("type")).toString();
}

// The dealer's first turn of a match, at the door of a player in seat 0.
struct FirstTurn {
  FirstTurn(MjaiPlayer &player, const std::string &seed = "first turn", bool asks = true)
      : match(basicAriAri(), {"a", "b", "c", "d"}, wallSeedFromText(seed)) {
    match.advance(events);
    for (const Event &event : events)
      player.hear(maskFor(0, event));
    decision = *match.decisionOf(0);
    if (asks)
      player.ask(decision, match.viewOf(0));
  }
  Match match;
  std::vector<Event> events;
  Decision decision;
};

constexpr auto kNone = "{\"type\":\"none\"}\n";

QByteArray dahai(const FirstTurn &turn) {
  const QString pai = toMjai(turn.match.viewOf(0).drawn);
  return "{\"type\":\"dahai\",\"actor\":0,\"tsumogiri\":true,\"pai\":\"" + pai.toLatin1() + "\"}\n";
}

}  // namespace

class TestMjaiPlayer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void linesGoInLockStep();
  void hintsComeWithTheQuestion();
  void withoutHintsThereAreNone();
  void listsEndWithTheEventThatAsks();
  void anIndicatorGoesBeforeTheDrawThatAsks();
  void aKanThatAsksNobodyStaysBeforeItsIndicator();
  void listsAndEmptyLinesAreRead();
  void emptyLinesCountWhenNothingIsAsked();
  void linesMayComeByteByByte();
  void aDroppedQuestionNeedsNoAnswer();
  void aLateReplyIsNotTakenForTheNextQuestion();
  void failuresAreSaidOnce_data();
  void failuresAreSaidOnce();
};

void TestMjaiPlayer::linesGoInLockStep() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  const FirstTurn turn(player);
  QVERIFY(device.told.isEmpty());  // not from inside ask()
  for (int i = 0; i < 3; ++i) {
    QTRY_COMPARE(device.told.size(), i + 1);  // start_game, start_kyoku, tsumo
    processPendingEvents();
    QCOMPARE(device.told.size(), i + 1);  // the next one only after a reply
    QCOMPARE(answered.count(), 0);
    if (i < 2)
      device.say(kNone);
  }
  QCOMPARE(typeOf(device.told[0]), QStringLiteral("start_game"));
  QCOMPARE(device.told[0].value(QStringLiteral("id")).toInt(-1), 0);
  QCOMPARE(typeOf(device.told[2]), QStringLiteral("tsumo"));
  const QByteArray reply = dahai(turn);
  device.say(reply.left(10));
  QCOMPARE(answered.count(), 0);
  device.say(reply.mid(10));
  QCOMPARE(answered.count(), 1);
  QCOMPARE(answered.at(0).at(0).value<std::uint32_t>(), turn.decision.id);
  const auto action = answered.at(0).at(1).value<Action>();
  QVERIFY(std::find(turn.decision.legal.begin(), turn.decision.legal.end(), action) !=
          turn.decision.legal.end());
  QCOMPARE(failed.count(), 0);
}

void TestMjaiPlayer::hintsComeWithTheQuestion() {
  FakeDevice device;
  MjaiPlayer player(0, {MjaiFraming::Line, true});
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 0; i < 2; ++i) {
    QTRY_COMPARE(device.told.size(), i + 1);
    QVERIFY(!device.told[i].contains(QStringLiteral("possible_actions")));
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  QVERIFY(device.told[2].value(QStringLiteral("possible_actions")).isArray());
}

void TestMjaiPlayer::withoutHintsThereAreNone() {
  FakeDevice device;
  MjaiPlayer player(0);
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 0; i < 2; ++i) {
    QTRY_COMPARE(device.told.size(), i + 1);
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  QVERIFY(!device.told[2].contains(QStringLiteral("possible_actions")));
  QVERIFY(!device.told[2].contains(QStringLiteral("cannot_dahai")));
}

// The start of a match alone, then everything up to the draw that asks.
void TestMjaiPlayer::listsEndWithTheEventThatAsks() {
  FakeDevice device;
  MjaiPlayer player(0, {MjaiFraming::Batch, true});
  QSignalSpy answered(&player, &Player::answered);
  player.useDevice(&device);
  const FirstTurn turn(player);
  QTRY_COMPARE(device.lists.size(), 1);
  QCOMPARE(device.lists[0].size(), 1);
  device.say(kNone);
  QTRY_COMPARE(device.lists.size(), 2);
  QCOMPARE(device.lists[1].size(), 2);
  QCOMPARE(typeOf(device.lists[1][0].toObject()), QStringLiteral("start_kyoku"));
  QCOMPARE(typeOf(device.lists[1][1].toObject()), QStringLiteral("tsumo"));
  QVERIFY(device.lists[1][1].toObject().contains(QStringLiteral("possible_actions")));
  device.say(dahai(turn));
  QCOMPARE(answered.count(), 1);
  // What follows waits for the next choice, or for the end of the hand.
  const Tile tile = turn.match.viewOf(0).drawn;
  player.hear(Dahai{0, tile, true});
  player.hear(Tsumo{1, Tile(), false});
  processPendingEvents();
  QCOMPARE(device.lists.size(), 2);
  player.hear(KyokuEnded{false, false});
  QTRY_COMPARE(device.lists.size(), 3);
  QCOMPARE(device.lists[2].size(), 3);
  QCOMPARE(typeOf(device.lists[2][2].toObject()), QStringLiteral("end_kyoku"));
}

// Our table may turn an indicator after the replacement tile is drawn, and a while later on the screen; the
// protocol knows it only before, and the draw is what is answered.
void TestMjaiPlayer::anIndicatorGoesBeforeTheDrawThatAsks() {
  FakeDevice device;
  MjaiPlayer player(0, {MjaiFraming::Line, true});
  QSignalSpy answered(&player, &Player::answered);
  player.useDevice(&device);
  FirstTurn turn(player, "first turn", false);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say(kNone);
  }
  processPendingEvents();
  QCOMPARE(device.told.size(), 2);  // the draw waits
  player.hear(DoraRevealed{Tile(kEast)});
  processPendingEvents();
  QCOMPARE(device.told.size(), 2);
  player.ask(turn.decision, turn.match.viewOf(0));
  QTRY_COMPARE(device.told.size(), 3);
  QCOMPARE(typeOf(device.told[2]), QStringLiteral("dora"));
  device.say(kNone);
  QTRY_COMPARE(device.told.size(), 4);
  QCOMPARE(typeOf(device.told[3]), QStringLiteral("tsumo"));
  QVERIFY(device.told[3].contains(QStringLiteral("possible_actions")));
  device.say(dahai(turn));
  QCOMPARE(answered.count(), 1);
}

// Nobody asks about this kan: it is told as it happened.
void TestMjaiPlayer::aKanThatAsksNobodyStaysBeforeItsIndicator() {
  FakeDevice device;
  MjaiPlayer player(2);
  player.useDevice(&device);
  Meld kan;
  kan.type = MeldType::Ankan;
  kan.tiles = {Tile(0), Tile(0), Tile(0), Tile(0)};
  player.hear(Call{0, kan});
  processPendingEvents();
  QCOMPARE(device.told.size(), 0);
  player.hear(DoraRevealed{Tile(kEast)});
  player.hear(Tsumo{0, Tile(), true});
  const QStringList order{QStringLiteral("ankan"), QStringLiteral("dora"), QStringLiteral("tsumo")};
  for (qsizetype i = 0; i < order.size(); ++i) {
    QTRY_COMPARE(device.told.size(), i + 1);
    QCOMPARE(typeOf(device.told[i]), order[i]);
    device.say(kNone);
  }
}

void TestMjaiPlayer::listsAndEmptyLinesAreRead() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  player.useDevice(&device);
  const FirstTurn turn(player);
  QTRY_COMPARE(device.told.size(), 1);
  device.say("\n\r\n[]\n");
  device.say(" [{\"type\":\"none\",\"meta\":{\"q\":[1,2]}}]\r\n");
  QTRY_COMPARE(device.told.size(), 3);
  device.say("[" + dahai(turn).trimmed() + "]\n");
  QCOMPARE(answered.count(), 1);
}

// No clock runs then: a program that says nothing, but does not stop saying it, must end all the same.
void TestMjaiPlayer::emptyLinesCountWhenNothingIsAsked() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say("\n\n");
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  device.say(dahai(turn));
  for (int i = 0; i < 100 && failed.isEmpty(); ++i)
    device.say(QByteArray(1000, '\n'));
  QCOMPARE(failed.count(), 1);
  QVERIFY(failed.at(0).at(0).value<Failure>().code == FailureCode::EmptyLines);
}

void TestMjaiPlayer::linesMayComeByteByByte() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  player.useDevice(&device);
  const FirstTurn turn(player);
  const QByteArrayList lines{kNone, kNone, "\n" + dahai(turn)};
  for (qsizetype i = 0; i < lines.size(); ++i) {
    QTRY_COMPARE(device.told.size(), i + 1);
    for (const char byte : lines[i])
      device.say(QByteArray(1, byte));
  }
  QCOMPARE(answered.count(), 1);
}

void TestMjaiPlayer::aDroppedQuestionNeedsNoAnswer() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  player.drop();
  device.say(dahai(turn));
  QCOMPARE(answered.count(), 0);
  QCOMPARE(failed.count(), 0);
}

void TestMjaiPlayer::aLateReplyIsNotTakenForTheNextQuestion() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  FirstTurn turn(player);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  player.drop();
  player.hear(Tsumo{0, turn.match.viewOf(0).drawn, false});
  ++turn.decision.id;
  player.ask(turn.decision, turn.match.viewOf(0));
  device.say(kNone);  // to the question that was dropped
  QCOMPARE(failed.count(), 0);
  QTRY_COMPARE(device.told.size(), 4);
  device.say(dahai(turn));
  QCOMPARE(answered.count(), 1);
  QCOMPARE(answered.at(0).at(0).value<std::uint32_t>(), turn.decision.id);
}

void TestMjaiPlayer::failuresAreSaidOnce_data() {
  QTest::addColumn<QByteArray>("reply");  // to the dealer's first draw
  QTest::addColumn<FailureCode>("code");
  QTest::addColumn<QString>("says");
  const auto row = [](const char *name, const QByteArray &reply, FailureCode code, const char *says) {
    QTest::newRow(name) << reply << code << QString::fromUtf8(says);
  };
  row("no JSON", "discard!\n", FailureCode::BadReply, "not JSON");
  row("JSON without a type", "{}\n", FailureCode::BadReply, "no type");
  row("an unknown type", "{\"type\":\"fly\"}\n", FailureCode::BadReply, "unknown type 'fly'");
  row("none where it must discard", kNone, FailureCode::BadReply, "not legal");
  row("a tile it does not hold", "{\"type\":\"dahai\",\"actor\":0,\"pai\":\"?\",\"tsumogiri\":false}\n",
      FailureCode::BadReply, "not legal");
  row("another seat", "{\"type\":\"dahai\",\"actor\":2,\"pai\":\"1m\"}\n", FailureCode::BadReply,
      "for seat 2");
  row("a pon of nothing", "{\"type\":\"pon\",\"actor\":0,\"pai\":\"1m\"}\n", FailureCode::BadReply,
      "not legal");
  row("too much without an end", QByteArray(70000, 'x'), FailureCode::EndlessLine,
      "70000 bytes without a line break");
  row("nothing but empty lines", QByteArray(70000, '\n'), FailureCode::EmptyLines, "bytes of empty lines");
  row("blanks on empty lines", QByteArray("   \r\n").repeated(20000), FailureCode::EmptyLines,
      "bytes of empty lines");
  row("nothing", "", FailureCode::NoAnswer, "did not answer");
  row("half a line", "{\"type\":\"da", FailureCode::HalfLine, "half a line");
  row("an empty list", "[]\n", FailureCode::BadReply, "list without an object");
}

void TestMjaiPlayer::failuresAreSaidOnce() {
  QFETCH(QByteArray, reply);
  QFETCH(FailureCode, code);
  QFETCH(QString, says);
  FakeDevice device;
  MjaiLimits limits;
  limits.replyMs = 1000;  // longer than a loaded machine takes for the replies before
  MjaiPlayer player(0, {}, limits);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  device.say(reply);
  QTRY_COMPARE(failed.count(), 1);
  const auto failure = failed.at(0).at(0).value<Failure>();
  QVERIFY2(failureText(failure).contains(says), qPrintable(failureText(failure)));
  QVERIFY(failure.code == code);
  // Whatever comes afterwards is of no interest.
  device.say("more\n");
  player.hear(Tsumo{1, Tile(), false});
  processPendingEvents();
  QCOMPARE(failed.count(), 1);
  QCOMPARE(answered.count(), 0);
  QCOMPARE(device.told.size(), 3);
}

JANSO_TEST(TestMjaiPlayer);
#include "tst_mjaiplayer.moc"
