// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Opponents at work: tested from their dialog, seated in the one for a new match, and in a match.
#include <QApplication>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTimer>

#include "game/setup/quickmatch.h"
#include "records/rulesetstore.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/opponentparts.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestOpponentUse : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void testWell();
  void testFails_data();
  void testFails();
  void testsByTcp();
  void testIsCanceled();
  void windowLivesDuringATest();
  void testIsWhollyInSight();
  void choosingAnotherEndsTheTest();
  void seatsTakeOpponents();
  void seatsFollowTheList();
  void seatKeepsWhatIsNotInTheList();
  void startsAMatch();

 private:
  std::unique_ptr<QTemporaryDir> m_dir;
  OpponentStore m_store{QString()};
  RulesetStore rulesets() const { return RulesetStore(m_dir->filePath(QStringLiteral("rulesets"))); }
  BotChoices m_bots = choices();
};

void TestOpponentUse::init() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  m_dir = std::make_unique<QTemporaryDir>();
  m_store = OpponentStore(m_dir->filePath(QStringLiteral("opponents.json")));
}

// --- Tests ---

void TestOpponentUse::testWell() {
  const Result<Opponent> bot = m_store.add(testBot(QStringLiteral("Well"), "tsumogiri"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(bot->id);
  QVERIFY(!part<QLabel>(dialog, "numbers")->isVisible());
  runTest(dialog);
  const TrialReport report = dialog.trialPanel()->report();
  QVERIFY(report.end == TrialReport::End::HandOver);
  const QString numbers = part<QLabel>(dialog, "numbers")->text();
  QVERIFY2(numbers.startsWith(QStringLiteral("Decisions: %1 ").arg(report.decisions)), qPrintable(numbers));
  QVERIFY(numbers.contains(QStringLiteral("median")) && numbers.contains(QStringLiteral("longest")) &&
          numbers.contains(QStringLiteral("errors: 0")));
  QVERIFY(part<QLabel>(dialog, "status")->text().contains(QStringLiteral("passed")));
  QVERIFY(!part<QLabel>(dialog, "failure")->isVisible());
  QVERIFY(part<QPlainTextEdit>(dialog, "log")->isVisible());
  QCOMPARE(part<QPlainTextEdit>(dialog, "log")->toPlainText().trimmed(),
           QStringLiteral("playing tsumogiri in seat 0"));
  // Once more, and a built-in bot without a log.
  runTest(dialog);
  dialog.choose(m_bots.last().id);
  QVERIFY(!part<QPlainTextEdit>(dialog, "log")->isVisible());
  runTest(dialog);
  QVERIFY(!part<QPlainTextEdit>(dialog, "log")->isVisible());
}

void TestOpponentUse::testFails_data() {
  QTest::addColumn<QByteArray>("mode");
  QTest::addColumn<QString>("words");
  QTest::newRow("crash") << QByteArray("crash") << "crashed";
  QTest::newRow("garbage") << QByteArray("garbage") << "JSON";
  QTest::newRow("ends at once") << QByteArray("deaf") << "exited";
}

void TestOpponentUse::testFails() {
  QFETCH(QByteArray, mode);
  QFETCH(QString, words);
  const Result<Opponent> bot = m_store.add(testBot(QStringLiteral("Bad"), mode.constData()));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(bot->id);
  runTest(dialog);
  const QString failure = part<QLabel>(dialog, "failure")->text();
  QVERIFY(part<QLabel>(dialog, "failure")->isVisible());
  QVERIFY2(failure.contains(words), qPrintable(failure));
  QVERIFY(part<QLabel>(dialog, "numbers")->text().contains(QStringLiteral("errors: 1")));
}

// It is started with where to connect to; or by the user, who is told where.
void TestOpponentUse::testsByTcp() {
  Opponent bot = testBot(QStringLiteral("Caller"), "tsumogiri");
  bot.program.command = QStringLiteral("\"" JANSO_TEST_BOT "\" tsumogiri {url}");
  bot.program.transport = MjaiTransport::Tcp;
  const Result<Opponent> started = m_store.add(bot);
  bot.program.command.clear();
  bot.program.port = 0;
  const Result<Opponent> awaited = m_store.add(bot);
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(started->id);
  runTest(dialog);
  QVERIFY2(dialog.trialPanel()->report().end == TrialReport::End::HandOver,
           qPrintable(part<QLabel>(dialog, "failure")->text()));
  dialog.choose(awaited->id);
  QVERIFY(!part<QPushButton>(dialog, "test")->isEnabled());
  QVERIFY(errorOf(dialog, "commandError")->text().contains(QStringLiteral("port")));
  retype(part<QSpinBox>(dialog, "port"), QStringLiteral("11601"));
  QVERIFY(!errorOf(dialog, "commandError")->isVisible());
  part<QPushButton>(dialog, "test")->click();
  QVERIFY(part<QLabel>(dialog, "status")->text().contains(QStringLiteral("11601")));
  QTRY_VERIFY(part<QLabel>(dialog, "notices")->isVisible());
  QVERIFY(
      part<QLabel>(dialog, "notices")->text().remove(QChar(0x200B)).contains(QStringLiteral("mjsonp://")));
  part<QPushButton>(dialog, "cancelTest")->click();
}

void TestOpponentUse::testIsCanceled() {
  const Result<Opponent> bot = m_store.add(testBot(QStringLiteral("Silent"), "silent"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  dialog.choose(bot->id);
  auto *begin = part<QPushButton>(dialog, "test");
  auto *cancel = part<QPushButton>(dialog, "cancelTest");
  begin->setFocus();
  QTest::keyClick(begin, Qt::Key_Space);
  QVERIFY(dialog.trialPanel()->isRunning());
  QVERIFY(!begin->isVisible());
  QVERIFY(cancel->hasFocus());
  QTest::keyClick(cancel, Qt::Key_Space);
  QVERIFY(!dialog.trialPanel()->isRunning());
  QVERIFY(begin->hasFocus());
  QVERIFY(part<QLabel>(dialog, "status")->text().contains(QStringLiteral("canceled")));
}

// One of its replies takes 600 ms: the event loop turns all the while.
void TestOpponentUse::windowLivesDuringATest() {
  const Result<Opponent> bot = m_store.add(testBot(QStringLiteral("Slow"), "slow"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(bot->id);
  int ticks = 0;
  QTimer timer;
  connect(&timer, &QTimer::timeout, &timer, [&ticks] { ++ticks; });
  timer.start(10);
  part<QPushButton>(dialog, "test")->click();
  QTRY_VERIFY_WITH_TIMEOUT(dialog.trialPanel()->report().decisions >= 1, 30000);
  QVERIFY(part<QLabel>(dialog, "status")->text().contains(QStringLiteral("so far")));
  const int before = ticks;
  QTRY_VERIFY_WITH_TIMEOUT(dialog.trialPanel()->report().decisions >= 3, 30000);
  QVERIFY2(ticks - before >= 10, qPrintable(QString::number(ticks - before)));
  dialog.close();  // ends the test
  QVERIFY(!dialog.trialPanel()->isRunning());
}

// Its figures too, in a small window and below the picture of a built-in bot.
void TestOpponentUse::testIsWhollyInSight() {
  OpponentsDialog dialog(m_store, m_bots);
  dialog.resize(860, 640);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  dialog.choose(m_bots.last().id);
  QSignalSpy ended(dialog.trialPanel(), &OpponentTrialPanel::testEnded);
  part<QPushButton>(dialog, "test")->click();
  QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, kMatchMs);
  const QWidget *panel = dialog.trialPanel();
  QTRY_COMPARE(panel->visibleRegion().boundingRect(), panel->rect());
}

void TestOpponentUse::choosingAnotherEndsTheTest() {
  const Result<Opponent> bot = m_store.add(testBot(QStringLiteral("Silent"), "silent"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(bot->id);
  QSignalSpy ended(dialog.trialPanel(), &OpponentTrialPanel::testEnded);
  part<QPushButton>(dialog, "test")->click();
  dialog.choose(m_bots.first().id);
  QVERIFY(!dialog.trialPanel()->isRunning());
  QCOMPARE(ended.size(), 0);
  QVERIFY(part<QPushButton>(dialog, "test")->isVisible());
}

// --- Seats ---

void TestOpponentUse::seatsTakeOpponents() {
  QVERIFY(m_store.add(testBot(QStringLiteral("Well"), "tsumogiri")));
  NewMatchDialog dialog(m_bots, rulesets(), m_store);
  dialog.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, namedBots(m_bots)));
  dialog.show();
  part<QPushButton>(dialog, "details")->click();
  const QList<SeatRow *> rows = dialog.findChildren<SeatRow *>();
  QCOMPARE(rows.size(), 4);
  for (const int seat : {1, 2}) {
    auto *box = part<QComboBox>(*rows[seat], "bot");
    // Headings are not stopped at.
    QTest::keyClick(box, Qt::Key_End);
    Q_EMIT box->activated(box->currentIndex());
    QCOMPARE(box->currentText(), QStringLiteral("Well"));
  }
  MatchSetup setup = dialog.setup();
  QVERIFY(setup.seats[1].kind == PlayerKind::External);
  QCOMPARE(setup.seats[1].program, m_store.own().first().program);
  QCOMPARE(setup.seats[1].name, QStringLiteral("Well"));
  QCOMPARE(setup.seats[2].name, QStringLiteral("Well 2"));
  QVERIFY(setupProblem(setup, m_store.trust()).isEmpty());
  // A name of the user's own stays.
  retype(part<QLineEdit>(*rows[2], "name"), QStringLiteral("Rival"));
  auto *box = part<QComboBox>(*rows[2], "bot");
  QTest::keyClick(box, Qt::Key_Home);
  Q_EMIT box->activated(box->currentIndex());
  setup = dialog.setup();
  QVERIFY(setup.seats[2].kind == PlayerKind::Bot);
  QCOMPARE(setup.seats[2].botId, m_bots.first().id);
  QCOMPARE(setup.seats[2].name, QStringLiteral("Rival"));
  // And shown again as it was.
  NewMatchDialog again(m_bots, rulesets(), m_store);
  again.setSetup(setup);
  QVERIFY(again.setup() == setup);
  QCOMPARE(part<QComboBox>(*again.findChildren<SeatRow *>()[1], "bot")->currentText(),
           QStringLiteral("Well"));
}

// What is changed in the list from here, the seats have at once.
void TestOpponentUse::seatsFollowTheList() {
  const Result<Opponent> bot = m_store.add(testBot(QStringLiteral("Well"), "tsumogiri"));
  NewMatchDialog dialog(m_bots, rulesets(), m_store);
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots);
  takeSeat(*bot, setup.seats[1]);
  dialog.setSetup(setup);
  dialog.show();
  QTimer::singleShot(0, this, [&bot] {
    auto *opponents = qobject_cast<OpponentsDialog *>(QApplication::activeModalWidget());
    QVERIFY(opponents != nullptr);
    QCOMPARE(opponents->currentId(), bot->id);  // the one that sits at a seat
    retype(part<QLineEdit>(*opponents, "command"), QStringLiteral(JANSO_TEST_BOT " list {seat}"));
    opponents->close();
  });
  part<QPushButton>(dialog, "opponents")->click();
  QCOMPARE(dialog.setup().seats[1].program.command, QStringLiteral(JANSO_TEST_BOT " list {seat}"));
  QCOMPARE(dialog.setup().seats[2], setup.seats[2]);
}

void TestOpponentUse::seatKeepsWhatIsNotInTheList() {
  NewMatchDialog dialog(m_bots, rulesets(), m_store);
  MatchSetup setup = quickMatch(tenhou(), QStringLiteral("Mei"), 0, m_bots);
  takeSeat(testBot(QStringLiteral("Elsewhere"), "eager"), setup.seats[1]);
  setup.seats[2].kind = PlayerKind::Plugin;
  setup.seats[2].pluginPath = QStringLiteral(JANSO_EXAMPLE_PLUGIN);
  setup.seats[2].botId = QStringLiteral("example.closed");
  QVERIFY(m_store.trust().approve(setup.seats[2]));
  dialog.setSetup(setup);
  QVERIFY(dialog.setup() == setup);
  QVERIFY(setupProblem(setup, m_store.trust()).isEmpty());
  setup.seats[2].botId = QStringLiteral("example.gone");
  QVERIFY(setupProblem(setup, m_store.trust()).contains(QStringLiteral("examplebots")));
}

// From the menu to the end of a match, with a program and a plugin at the table.
void TestOpponentUse::startsAMatch() {
  Program program(m_dir->path());
  QVERIFY(m_store.add(testBot(QStringLiteral("Well"), "tsumogiri")));
  bool seen = false;
  QTimer::singleShot(0, this, [&seen] {
    auto *dialog = qobject_cast<OpponentsDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog != nullptr);
    seen = listed(*dialog).last() == QStringLiteral("Well");
    dialog->close();
  });
  QTest::keySequence(program.window.get(), QKeySequence(QStringLiteral("Ctrl+O")));
  QVERIFY(seen);

  MatchSetup setup = demoMatch(basicAriAri(), m_bots);
  takeSeat(m_store.own().first(), setup.seats[1]);
  setup.seats[2].kind = PlayerKind::Plugin;
  setup.seats[2].pluginPath = QStringLiteral(JANSO_EXAMPLE_PLUGIN);
  setup.seats[2].botId = QStringLiteral("example.valued");
  QVERIFY(m_store.trust().approve(setup.seats[2]));
  setup.seed = QStringLiteral("opponents");
  QSignalSpy failed(&program.controller, &GameController::playerFailed);
  QSignalSpy ended(&program.controller, &GameController::matchEnded);
  QVERIFY(program.window->play(setup));
  QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, kMatchMs);
  QCOMPARE(failed.size(), 0);
}

JANSO_TEST(TestOpponentUse);
#include "tst_opponentuse.moc"
