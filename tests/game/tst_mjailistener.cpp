// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The door for programs that connect: who joins the room gets in, everybody else is sent away and the door
// stays open.
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>
#include <memory>
#include <vector>

#include "game/mjailistener.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

const QString kRoom = QStringLiteral("r00m");
constexpr int kPatientMs = 600000;  // however slow the machine is

struct Guest {
  explicit Guest(const MjaiListener &listener) {
    socket.connectToHost(QLatin1String(MjaiListener::kHost), static_cast<quint16>(listener.port()));
  }
  void say(const QByteArray &bytes) { socket.write(bytes); }
  bool isGone() const { return socket.state() == QAbstractSocket::UnconnectedState; }

  QTcpSocket socket;
};

constexpr auto kJoin = "{\"type\":\"join\",\"name\":\"bot\",\"room\":\"r00m\"}\n";

}  // namespace

class TestMjaiListener : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whoJoinsIsIn();
  void whoDoesNotIsSentAway_data();
  void whoDoesNotIsSentAway();
  void whoSaysNothingIsSentAway();
  void theOldestMakesRoom();
};

void TestMjaiListener::whoJoinsIsIn() {
  MjaiListener listener(kRoom, kPatientMs);
  QSignalSpy joined(&listener, &MjaiListener::joined);
  QVERIFY(!listener.listen(0));
  QCOMPARE(listener.url(), QStringLiteral("mjsonp://127.0.0.1:%1/r00m").arg(listener.port()));
  Guest guest(listener);
  Guest other(listener);
  QTRY_VERIFY(guest.socket.canReadLine());
  QVERIFY(guest.socket.readLine().contains("\"hello\""));
  guest.say(kJoin);
  QTRY_COMPARE(joined.count(), 1);
  QCOMPARE(joined.at(0).at(1).toString(), QStringLiteral("bot"));
  QVERIFY(listener.socket() != nullptr);
  QTRY_VERIFY(other.isGone());
  Guest late(listener);
  QTRY_VERIFY(late.isGone());
  QVERIFY(!guest.isGone());
}

void TestMjaiListener::whoDoesNotIsSentAway_data() {
  QTest::addColumn<QByteArray>("says");
  QTest::addColumn<FailureCode>("code");
  QTest::newRow("a browser") << QByteArray("GET / HTTP/1.1\r\n\r\n") << FailureCode::NoJoin;
  QTest::newRow("another room") << QByteArray("{\"type\":\"join\",\"room\":\"default\"}\n")
                                << FailureCode::OtherRoom;
  QTest::newRow("no room") << QByteArray("{\"type\":\"join\"}\n") << FailureCode::OtherRoom;
  QTest::newRow("an empty line") << QByteArray("\n") << FailureCode::NoJoin;
  QTest::newRow("a line without an end") << QByteArray(100000, 'x') << FailureCode::EndlessJoin;
  QTest::newRow("hangs up") << QByteArray() << FailureCode::Disconnected;
}

void TestMjaiListener::whoDoesNotIsSentAway() {
  QFETCH(QByteArray, says);
  QFETCH(FailureCode, code);
  MjaiListener listener(kRoom, kPatientMs);
  QSignalSpy joined(&listener, &MjaiListener::joined);
  QSignalSpy strayed(&listener, &MjaiListener::strayed);
  QVERIFY(!listener.listen(0));
  Guest stranger(listener);
  QTRY_VERIFY(stranger.socket.canReadLine());
  if (says.isEmpty())
    stranger.socket.disconnectFromHost();
  else
    stranger.say(says);
  QTRY_COMPARE(strayed.count(), 1);
  QVERIFY(strayed.at(0).at(0).value<Failure>().code == code);
  QTRY_VERIFY(stranger.isGone());
  QVERIFY(!stranger.socket.readAll().contains("r00m"));  // it learns that it was wrong, not what is right
  QCOMPARE(joined.count(), 0);
  Guest guest(listener);
  guest.say(kJoin);
  QTRY_COMPARE(joined.count(), 1);
}

// Nor is it of use to say a little now and then.
void TestMjaiListener::whoSaysNothingIsSentAway() {
  MjaiListener listener(kRoom, 50);
  QVERIFY(!listener.listen(0));
  Guest silent(listener);
  Guest slow(listener);
  QTRY_VERIFY(slow.socket.canReadLine());
  QTimer drip;
  connect(&drip, &QTimer::timeout, &slow.socket, [&slow] {
    if (!slow.isGone())
      slow.say("x");
  });
  drip.start(10);
  QTRY_VERIFY(silent.isGone());
  QTRY_VERIFY(slow.isGone());
}

void TestMjaiListener::theOldestMakesRoom() {
  MjaiListener listener(kRoom, kPatientMs);
  QSignalSpy joined(&listener, &MjaiListener::joined);
  QVERIFY(!listener.listen(0));
  std::vector<std::unique_ptr<Guest>> crowd;
  for (qsizetype i = 0; i < MjaiListener::kMostGuests + 2; ++i) {
    crowd.push_back(std::make_unique<Guest>(listener));
    QTRY_VERIFY(crowd.back()->socket.canReadLine());
  }
  QTRY_VERIFY(crowd[0]->isGone());
  QTRY_VERIFY(crowd[1]->isGone());
  QVERIFY(!crowd[2]->isGone());
  Guest guest(listener);
  guest.say(kJoin);
  QTRY_COMPARE(joined.count(), 1);
}

JANSO_TEST(TestMjaiListener);
#include "tst_mjailistener.moc"
