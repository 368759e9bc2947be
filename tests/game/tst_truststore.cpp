// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What may be run without a question, and that nothing else is: neither when a match goes on nor when one
// begins.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>

#include "game/gamecontroller.h"
#include "game/matchhelpers.h"
#include "game/setup/setupfault.h"
#include "game/setup/truststore.h"
#include "records/journalfault.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

SeatSetup programSeat(const QString &command) {
  SeatSetup seat;
  seat.kind = PlayerKind::External;
  seat.name = QStringLiteral("Stranger");
  seat.program.command = command;
  seat.program.workingFolder = QStringLiteral("/tmp");
  seat.program.environment = {{QStringLiteral("MODEL"), QStringLiteral("large")}};
  return seat;
}

void writeTrust(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace

class TestTrustStore : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    m_dir = std::make_unique<QTemporaryDir>();
    m_trust = TrustStore(path("approved.json"));
  }
  void nothingIsTrustedAtFirst();
  void whatIsRunDecides_data();
  void whatIsRunDecides();
  void aPluginIsItsBytes();
  void whatRunsNothingNeedsNoApproval_data();
  void whatRunsNothingNeedsNoApproval();
  void aBrokenFileApprovesNothing();
  void aMatchBeginsWithApprovedPrograms();
  void aMatchGoesOnWithApprovedPrograms_data();
  void aMatchGoesOnWithApprovedPrograms();
  void whoWasReplacedIsNotAskedAbout();
  void noJournalNoSetup();

 private:
  QString path(const char *name) const { return m_dir->filePath(QString::fromLatin1(name)); }
  // Leaves a file behind when it is run, and then plays.
  MatchSetup traced(const QString &seed, int humans) const {
    MatchSetup setup = quickSetup(seed, humans);
    setup.seats[2] = programSeat(
        QStringLiteral("sh -c 'touch \"$0\"; exec \"$1\" tsumogiri {seat}' '%1' '" JANSO_TEST_BOT "'")
            .arg(path("was run")));
    return setup;
  }
  bool wasRun() const { return QFile::exists(path("was run")); }
  // The journal of a match that stopped at a question; nobody has run anything for it.
  QString unfinished(const MatchSetup &setup) {
    GameController controller;
    controller.setJournalFolder(m_dir->path());
    controller.setPacing(Pacing::instant());
    if (!controller.start(setup))
      return {};
    QString journal = controller.match().journalPath();
    controller.abandon();  // before the event loop has turned
    return journal;
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  TrustStore m_trust{QString()};
};

void TestTrustStore::nothingIsTrustedAtFirst() {
  const SeatSetup seat = programSeat(QStringLiteral("bot {seat}"));
  QVERIFY(!m_trust.trusts(seat));
  QVERIFY(!QFile::exists(m_trust.file()));
  QVERIFY(m_trust.approve(seat));
  QVERIFY(m_trust.trusts(seat));
  QVERIFY(TrustStore(m_trust.file()).trusts(seat));
  MatchSetup setup = quickSetup(QStringLiteral("seats"));
  setup.seats[1] = seat;
  setup.seats[3] = programSeat(QStringLiteral("other"));
  QCOMPARE(m_trust.unapproved(setup), QList<int>{3});
}

void TestTrustStore::whatIsRunDecides_data() {
  QTest::addColumn<QString>("change");
  QTest::addColumn<bool>("trusted");
  for (const char *change : {"name", "port", "room", "limits", "framing"})
    QTest::newRow(change) << QString::fromLatin1(change) << true;
  for (const char *change : {"command", "folder", "variable", "value"})
    QTest::newRow(change) << QString::fromLatin1(change) << false;
}

void TestTrustStore::whatIsRunDecides() {
  QFETCH(QString, change);
  QFETCH(bool, trusted);
  SeatSetup seat = programSeat(QStringLiteral("bot {seat}"));
  QVERIFY(m_trust.approve(seat));
  const QMap<QString, std::function<void(SeatSetup &)>> changes{
      {"name", [](SeatSetup &s) { s.name += QLatin1Char('!'); }},
      {"port", [](SeatSetup &s) { s.program.port = 11600; }},
      {"room", [](SeatSetup &s) { s.program.room = QStringLiteral("ours"); }},
      {"limits", [](SeatSetup &s) { s.program.replyMs = 1; }},
      {"framing", [](SeatSetup &s) { s.program.framing = MjaiFraming::Batch; }},
      {"command", [](SeatSetup &s) { s.program.command += QStringLiteral(" --evil"); }},
      {"folder", [](SeatSetup &s) { s.program.workingFolder = QStringLiteral("/"); }},
      {"variable", [](SeatSetup &s) { s.program.environment.insert(QStringLiteral("PATH"), QString()); }},
      {"value", [](SeatSetup &s) { s.program.environment[QStringLiteral("MODEL")] = QStringLiteral("x"); }}};
  changes.value(change)(seat);
  QCOMPARE(m_trust.trusts(seat), trusted);
}

void TestTrustStore::aPluginIsItsBytes() {
  SeatSetup seat;
  seat.kind = PlayerKind::Plugin;
  seat.pluginPath = path("bots.so");
  writeTrust(seat.pluginPath, "one");
  QVERIFY(!m_trust.trusts(seat));
  QVERIFY(m_trust.approve(seat));
  QVERIFY(m_trust.trusts(seat));
  SeatSetup moved = seat;
  moved.pluginPath = path("others.so");
  QVERIFY(QFile::copy(seat.pluginPath, moved.pluginPath));
  QVERIFY(!m_trust.trusts(moved));
  writeTrust(seat.pluginPath, "two");
  QVERIFY(!m_trust.trusts(seat));
  writeTrust(seat.pluginPath, "one");
  QVERIFY(m_trust.trusts(seat));
}

void TestTrustStore::whatRunsNothingNeedsNoApproval_data() {
  QTest::addColumn<PlayerKind>("kind");
  QTest::newRow("a human") << PlayerKind::Human;
  QTest::newRow("a built-in bot") << PlayerKind::Bot;
  QTest::newRow("a program that the user starts") << PlayerKind::External;
  QTest::newRow("a plugin that is not there") << PlayerKind::Plugin;
}

void TestTrustStore::whatRunsNothingNeedsNoApproval() {
  QFETCH(PlayerKind, kind);
  SeatSetup seat = programSeat(kind == PlayerKind::External ? QStringLiteral(" ") : QStringLiteral("rm"));
  seat.kind = kind;
  seat.pluginPath = path("not there.so");
  QVERIFY(m_trust.trusts(seat));
  QVERIFY(m_trust.approve(seat));
  QVERIFY(!QFile::exists(m_trust.file()));
}

void TestTrustStore::aBrokenFileApprovesNothing() {
  const SeatSetup seat = programSeat(QStringLiteral("bot"));
  for (const char *text : {"", "[", "{\"approved\":true}", "{\"approved\":[1,null,\"*\"]}"}) {
    writeTrust(m_trust.file(), text);
    QVERIFY2(!m_trust.trusts(seat), text);
  }
  QVERIFY(m_trust.approve(seat));
  QVERIFY(m_trust.trusts(seat));
}

void TestTrustStore::aMatchBeginsWithApprovedPrograms() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  controller.setTrust(m_trust);
  const MatchSetup setup = traced(QStringLiteral("begins"), 0);
  const Result<bool> refused = controller.start(setup);
  QVERIFY(!refused);
  QCOMPARE(refused.error().code, static_cast<int>(SetupFault::NotApproved));
  QVERIFY2(refused.error().text.starts_with("seat 3: the program 'sh "), refused.error().text.c_str());
  QVERIFY(!controller.match().isRunning());
  QVERIFY(m_trust.approve(setup.seats[2]));
  QVERIFY(controller.start(setup));
  QVERIFY(playToEnd(controller));
  QVERIFY(wasRun());
}

void TestTrustStore::aMatchGoesOnWithApprovedPrograms_data() {
  QTest::addColumn<bool>("store");
  QTest::addColumn<bool>("approved");
  QTest::addColumn<bool>("replaced");
  QTest::newRow("nobody has a say") << false << false << false;
  QTest::newRow("nobody has a say, a bot instead") << false << false << true;
  QTest::newRow("not approved") << true << false << false;
  QTest::newRow("not approved, a bot instead") << true << false << true;
  QTest::newRow("approved") << true << true << false;
  QTest::newRow("approved, a bot instead of others") << true << true << true;
}

void TestTrustStore::aMatchGoesOnWithApprovedPrograms() {
  QFETCH(bool, store);
  QFETCH(bool, approved);
  QFETCH(bool, replaced);
  const MatchSetup setup = traced(QStringLiteral("goes on"), 0);
  const QString journal = unfinished(setup);
  QVERIFY(!wasRun());
  GameController controller;
  controller.setJournalFolder(m_dir->path());
  controller.setPacing(Pacing::instant());
  if (store)
    controller.setTrust(m_trust);
  if (approved)
    QVERIFY(m_trust.approve(setup.seats[2]));
  const JournalResult<MatchSetup> shown = GameController::setupIn(journal);
  QVERIFY2(shown, shown ? "" : shown.error().text.c_str());
  QCOMPARE(shown->seats[2], setup.seats[2]);
  const auto resumed =
      controller.resume(journal, replaced ? UnapprovedPrograms::Replace : UnapprovedPrograms::Refuse);
  QCOMPARE(resumed.ok(), approved || replaced);
  if (!resumed) {
    QCOMPARE(resumed.error().code, static_cast<int>(JournalFault::NotApproved));
    QVERIFY(!controller.match().isRunning());
    processPendingEvents();
  } else {
    QVERIFY(playToEnd(controller));
  }
  QCOMPARE(wasRun(), approved);
}

// It stays a bot when the match is left and gone on with once more.
void TestTrustStore::whoWasReplacedIsNotAskedAbout() {
  const MatchSetup setup = traced(QStringLiteral("once more"), 1);
  const QString journal = unfinished(setup);
  for (int round = 0; round < 2; ++round) {
    GameController controller;
    controller.setJournalFolder(m_dir->path());
    controller.setPacing(Pacing::instant());
    controller.setTrust(m_trust);
    FakeHumans humans(&controller);
    humans.stopAfter = 2;
    const auto resumed =
        controller.resume(journal, round == 0 ? UnapprovedPrograms::Replace : UnapprovedPrograms::Refuse);
    QVERIFY2(resumed, resumed ? "" : resumed.error().text.c_str());
    QTRY_VERIFY_WITH_TIMEOUT(humans.asked > 2, 60000);
    const JournalResult<MatchSetup> shown = GameController::setupIn(journal);
    QVERIFY(shown);
    QVERIFY(shown->seats[2].kind == PlayerKind::Bot);
  }
  QVERIFY(!wasRun());
}

void TestTrustStore::noJournalNoSetup() {
  QCOMPARE(GameController::setupIn(path("none")).error().code, static_cast<int>(JournalFault::Unreadable));
  writeTrust(path("other"), "{\"a\":1}\n");
  QVERIFY(!GameController::setupIn(path("other")));
}

JANSO_TEST(TestTrustStore);
#include "tst_truststore.moc"
