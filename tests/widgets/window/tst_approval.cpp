// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Programs and plugins that came in a file: shown before they are run, and not run unless the user says so.
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <memory>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/opponentparts.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/setup/approvaldialog.h"
#include "widgets/window/gamesession.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// Presses a button of the question that comes next, whenever that is; `shown` gets what it shows.
void answerApproval(QObject *test, const QByteArray &button, QString *shown) {
  shown->clear();
  auto *look = new QTimer(test);
  QObject::connect(look, &QTimer::timeout, test, [look, button, shown] {
    auto *dialog = qobject_cast<ApprovalDialog *>(QApplication::activeModalWidget());
    if (dialog == nullptr)
      return;
    look->stop();
    look->deleteLater();
    *shown = part<QPlainTextEdit>(*dialog, "what")->toPlainText();
    part<QPushButton>(*dialog, button.constData())->click();
  });
  look->start(10);
}

QString markOf(const OpponentsDialog &dialog) {
  const auto *list = part<QTreeWidget>(dialog, "list");
  return list->topLevelItem(list->topLevelItemCount() - 1)->text(1);
}

// Where the system tells which libraries a process has loaded.
bool isLoaded(const QString &library) {
  QFile maps(QStringLiteral("/proc/self/maps"));
  return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library.toUtf8());
}

}  // namespace

class TestApproval : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_dir = std::make_unique<QTemporaryDir>(); }
  void aTestAsksOnce();
  void aPluginIsNotEvenLookedInto();
  void whatTheUserTypesIsNotAskedAbout();
  void aMatchAsks();
  void anUnfinishedMatchAsks_data();
  void anUnfinishedMatchAsks();
  void nothingIsInvisible();
  void enterRunsNothing();
  void whatCannotStartIsMarked();

 private:
  QString path(const char *name) const { return m_dir->filePath(QString::fromLatin1(name)); }
  OpponentStore store() const { return OpponentStore(path("opponents.json")); }
  // As from somebody else.
  void import(const Opponent &opponent) const {
    QVERIFY(OpponentStore::exportTo(path("gift.json"), {opponent}));
    QVERIFY(store().importFrom(path("gift.json")));
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  BotChoices m_bots = choices();
};

void TestApproval::aTestAsksOnce() {
  import(testBot(QStringLiteral("Gift"), "tsumogiri"));
  OpponentsDialog dialog(store(), m_bots);
  dialog.show();
  dialog.choose(store().own().first().id);
  QCOMPARE(markOf(dialog), QStringLiteral("not approved"));
  QString shown;
  answerApproval(this, "cancel", &shown);
  part<QPushButton>(dialog, "test")->click();
  QVERIFY2(shown.contains(QStringLiteral("Gift")) && shown.contains(QStringLiteral(JANSO_TEST_BOT)),
           qPrintable(shown));
  QVERIFY(!dialog.trialPanel()->isRunning());
  QSignalSpy ended(dialog.trialPanel(), &OpponentTrialPanel::testEnded);
  answerApproval(this, "run", &shown);
  part<QPushButton>(dialog, "test")->click();
  QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
  QVERIFY(dialog.trialPanel()->report().end == TrialReport::End::HandOver);
  QCOMPARE(markOf(dialog), QStringLiteral("Program"));
  runTest(dialog);
}

void TestApproval::aPluginIsNotEvenLookedInto() {
  if (!QFile::exists(QStringLiteral("/proc/self/maps")))
    QSKIP("nobody tells what is loaded here");
  Opponent gift;
  gift.kind = OpponentKind::Plugin;
  gift.name = QStringLiteral("Gift");
  gift.pluginPath = path("gift.so");
  gift.botId = QStringLiteral("example.closed");
  QVERIFY(QFile::copy(QStringLiteral(JANSO_EXAMPLE_PLUGIN), gift.pluginPath));
  import(gift);
  OpponentsDialog dialog(store(), m_bots);
  dialog.show();
  dialog.choose(store().own().first().id);
  QCOMPARE(markOf(dialog), QStringLiteral("not approved"));
  retype(part<QLineEdit>(dialog, "name"), QStringLiteral("Renamed"));
  QVERIFY(!isLoaded(gift.pluginPath));
  Program program(m_dir->path());
  MatchSetup setup = demoMatch(basicAriAri(), m_bots);
  takeSeat(gift, setup.seats[1]);
  QString shown;
  answerApproval(this, "cancel", &shown);
  QVERIFY(!program.window->play(setup));
  QVERIFY2(shown.contains(gift.pluginPath), qPrintable(shown));
  QVERIFY(!isLoaded(gift.pluginPath));
  answerApproval(this, "run", &shown);
  part<QPushButton>(dialog, "test")->click();
  QTRY_VERIFY_WITH_TIMEOUT(!dialog.trialPanel()->isRunning(), 60000);
  QVERIFY(isLoaded(gift.pluginPath));
}

void TestApproval::whatTheUserTypesIsNotAskedAbout() {
  import(testBot(QStringLiteral("Gift"), "tsumogiri"));
  OpponentsDialog dialog(store(), m_bots);
  dialog.show();
  dialog.choose(store().own().first().id);
  retype(part<QLineEdit>(dialog, "command"), QStringLiteral("'" JANSO_TEST_BOT "' eager {seat}"));
  runTest(dialog);
  QVERIFY(dialog.trialPanel()->report().end == TrialReport::End::HandOver);
  QVERIFY(store().trust().trusts(store().own().first()));
}

void TestApproval::aMatchAsks() {
  Program program(m_dir->path());
  MatchSetup setup = demoMatch(basicAriAri(), m_bots);
  takeSeat(testBot(QStringLiteral("Gift"), "tsumogiri"), setup.seats[1]);
  QString shown;
  answerApproval(this, "cancel", &shown);
  QVERIFY(!program.window->play(setup));
  QVERIFY(!program.controller.match().isRunning());
  answerApproval(this, "run", &shown);
  QVERIFY(program.window->play(setup));
  QVERIFY(program.window->play(setup));  // no question any more
}

void TestApproval::anUnfinishedMatchAsks_data() {
  QTest::addColumn<QString>("answer");
  for (const char *answer : {"cancel", "replace", "run"})
    QTest::newRow(answer) << QString::fromLatin1(answer);
}

void TestApproval::anUnfinishedMatchAsks() {
  QFETCH(QString, answer);
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots);
  Opponent stranger = testBot(QStringLiteral("Gift"), "tsumogiri");
  stranger.program.command =
      QStringLiteral("sh -c 'touch \"$0\"; exec \"$1\" tsumogiri {seat}' '%1' '" JANSO_TEST_BOT "'")
          .arg(path("was run"));
  takeSeat(stranger, setup.seats[1]);
  {
    GameController controller;
    controller.setJournalFolder(path("matches"));
    QVERIFY(controller.start(setup));
    controller.abandon();
  }
  Program program(m_dir->path());
  QString shown;
  answerApproval(this, answer.toLatin1(), &shown);
  program.window->continueMatch();
  QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty(), 60000);
  QVERIFY2(shown.contains(stranger.program.command), qPrintable(shown));
  QCOMPARE(program.controller.match().isRunning(), answer != QStringLiteral("cancel"));
  QCOMPARE(store().trust().trusts(stranger), answer == QStringLiteral("run"));
  if (answer == QStringLiteral("run"))
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("was run")), 60000);
  else if (answer == QStringLiteral("replace"))
    QTRY_VERIFY_WITH_TIMEOUT(program.controller.match().pendingDecision(0).has_value(), 60000);
  QCOMPARE(QFile::exists(path("was run")), answer == QStringLiteral("run"));
}

// A command may try to look like another.
void TestApproval::nothingIsInvisible() {
  SeatSetup seat;
  seat.kind = PlayerKind::External;
  seat.name = QStringLiteral("<b>Bot</b>");
  seat.program.command = QStringLiteral("bot\n") + QChar(0x202E) + QStringLiteral("x") + QChar(0x200B);
  seat.program.environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral("evil.so"));
  const QString text = unapprovedText(seat);
  for (const char *part : {"<b>Bot</b>", "bot\\u000a\\u202ex\\u200b", "LD_PRELOAD=evil.so"})
    QVERIFY2(text.contains(QString::fromLatin1(part)), qPrintable(text));
  QCOMPARE(text.count(QLatin1Char('\n')), 2);
}

void TestApproval::enterRunsNothing() {
  SeatSetup seat;
  seat.kind = PlayerKind::External;
  seat.program.command = QStringLiteral("bot");
  ApprovalDialog dialog({seat}, ApprovalFor::UnfinishedMatch);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  QTest::keyClick(&dialog, Qt::Key_Return);
  QVERIFY(!dialog.isVisible());
  QVERIFY(dialog.answer() == Approval::Cancel);
  ApprovalDialog test({seat}, ApprovalFor::Test);
  test.show();
  QVERIFY(!part<QPushButton>(test, "replace")->isVisible());
}

void TestApproval::whatCannotStartIsMarked() {
  QFile plain(path("plain"));
  QVERIFY(plain.open(QIODevice::WriteOnly));
  plain.close();
  Opponent opponent = testBot(QStringLiteral("Broken"), "");
  opponent.program.command = plain.fileName();
  QVERIFY(store().add(opponent));
  OpponentsDialog dialog(store(), m_bots);
  dialog.show();
  dialog.choose(store().own().first().id);
  QCOMPARE(markOf(dialog), QStringLiteral("can't start"));
  const QString said = errorOf(dialog, "commandError")->text().remove(QChar(0x200B));
  QVERIFY2(said.contains(QStringLiteral("chmod +x")), qPrintable(said));
  retype(part<QLineEdit>(dialog, "command"), QStringLiteral("'" JANSO_TEST_BOT "' eager {seat}"));
  QCOMPARE(markOf(dialog), QStringLiteral("Program"));
}

JANSO_TEST(TestApproval);
#include "tst_approval.moc"
