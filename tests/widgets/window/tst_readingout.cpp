// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keys that read out what stands on the table: whatever in the window has the keyboard.
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>
#include <QTreeView>

#include "support/testprogram.h"
#include "widgets/listener.h"
#include "widgets/ownrecord.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/replay/replaypage.h"
#include "widgets/table/reasoncard.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/logdock.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakulist.h"
#include "widgets/yaku/yakupanel.h"

using namespace janso;
using namespace janso::test;

namespace {

// The hand is any that the wall deals: it may lack a suit.
struct Said {
  Qt::Key key;
  const char *pattern;
};
constexpr std::array kSaid{Said{Qt::Key_F2, "((man|pin|sou|wind|dragon)[,;][^,;]+){12}"},
                           Said{Qt::Key_F3, "Dora"}, Said{Qt::Key_F4, "iscard"}, Said{Qt::Key_F5, "25,000"}};

QString missingAfter(QWidget *focus, TableWidget *table) {
  focus->setFocus();
  if (!focus->hasFocus())
    return QStringLiteral("it does not take the keyboard");
  QStringList missing;
  for (const Said &said : kSaid) {
    QTest::keyClick(focus, said.key);
    if (!table->reasonCard()->plain().contains(QRegularExpression(QLatin1String(said.pattern))))
      missing << QString::fromLatin1(said.pattern) + QStringLiteral(" in: ") + table->reasonCard()->plain();
  }
  QTest::keyClick(focus, Qt::Key_F6);
  if (table->waitsRect().isNull())
    missing << QStringLiteral("the waits");
  return missing.join(QStringLiteral("; "));
}

}  // namespace

class TestReadingOut : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void atTheTable_data();
  void atTheTable();
  void inTheReplay_data();
  void inTheReplay();
  void aLetterIsWritten();
  void notOnOtherPages();
  void theReplayTellsWhatItShows();

 private:
  static QWidget *replayed(const Program &program);
  Folders m_folders;
};

void TestReadingOut::atTheTable_data() {
  QTest::addColumn<int>("focus");
  QTest::newRow("table") << 0;
  QTest::newRow("log") << 1;
  QTest::newRow("list of yaku") << 2;
  QTest::newRow("field of a search") << 3;
  QTest::newRow("box to choose from, which F4 opens elsewhere") << 4;
}

void TestReadingOut::atTheTable() {
  QFETCH(int, focus);
  const Program program(m_folders.fresh());
  program.window->playNow();
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
  program.window->actions()->action(WindowCommand::ShowLog)->trigger();
  program.window->yaku()->setShown(true);
  const std::array<QWidget *, 5> all{
      program.table(), program.find<LogDock>()->findChild<QPlainTextEdit *>(), program.find<YakuList>(),
      program.window->yaku()->panel()->findChild<QLineEdit *>(),
      program.window->yaku()->panel()->findChild<QComboBox *>(QStringLiteral("order"))};
  QCOMPARE(missingAfter(all[static_cast<std::size_t>(focus)], program.table()), QString());
  // Who works elsewhere need not come to close the card.
  QTest::keyClick(all[static_cast<std::size_t>(focus)], Qt::Key_F3);
  QCOMPARE(program.table()->reasonCard()->stays(), focus == 0);
}

QWidget *TestReadingOut::replayed(const Program &program) {
  program.window->openRecord(ownRecord());
  if (!QTest::qWaitFor(
          [&] { return program.find<ReplayPage>() != nullptr && program.find<ReplayPage>()->isVisible(); },
          kMatchMs))
    return nullptr;
  return program.find<ReplayPage>();
}

void TestReadingOut::inTheReplay_data() {
  QTest::addColumn<QString>("focus");
  for (const char *name : {"table", "pages", "note", "seat"})
    QTest::newRow(name) << QString::fromLatin1(name);
}

void TestReadingOut::inTheReplay() {
  QFETCH(QString, focus);
  const Program program(m_folders.fresh());
  QWidget *page = replayed(program);
  QVERIFY(page != nullptr);
  TableWidget *table = program.find<ReplayPage>()->table();
  QTest::keyClick(table, Qt::Key_Right);
  QCOMPARE(missingAfter(page->findChild<QWidget *>(focus), table), QString());
}

// A key that writes is the table's alone.
void TestReadingOut::aLetterIsWritten() {
  Program program(m_folders.fresh());
  program.settings.setShortcut(QStringLiteral("table.sayDora"), QKeySequence(Qt::Key_J),
                               QKeySequence(Qt::Key_F3));
  program.window->playNow();
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
  program.window->yaku()->setShown(true);
  auto *field = program.window->yaku()->panel()->findChild<QLineEdit *>();
  field->setFocus();
  QTest::keyClick(field, Qt::Key_J);
  QCOMPARE(field->text(), QStringLiteral("j"));
  QVERIFY(!program.table()->reasonCard()->isShown());
  program.table()->setFocus();
  QVERIFY(program.table()->hasFocus());
  QTest::keyClick(program.table(), Qt::Key_J);
  QVERIFY(program.table()->reasonCard()->plain().contains(QStringLiteral("Dora")));
}

void TestReadingOut::notOnOtherPages() {
  const Program program(m_folders.fresh());
  program.window->playNow();
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
  program.window->openLibrary();
  QTRY_VERIFY(!program.table()->isVisible());
  QTest::keyClick(program.window->focusWidget(), Qt::Key_F3);
  QVERIFY(!program.table()->reasonCard()->isShown());
}

void TestReadingOut::theReplayTellsWhatItShows() {
  const Program program(m_folders.fresh());
  QVERIFY(replayed(program) != nullptr);
  TableWidget *table = program.find<ReplayPage>()->table();
  for (int turn = 0; turn < 20; ++turn)
    QTest::keyClick(table, Qt::Key_Right);
  const Listener listener;
  const auto *facts = program.find<ReplayPage>()->findChild<TeachText *>(QStringLiteral("facts"));
  for (const Qt::Key key : {Qt::Key_W, Qt::Key_D, Qt::Key_L}) {
    const auto before = listener.heard.size();
    QTest::keyClick(table, key);
    QCOMPARE(listener.heard.size(), before + 1);
    QVERIFY(listener.heard.last().size() > 10);
    QVERIFY2(facts->plain().contains(listener.heard.last()), qPrintable(listener.heard.last()));
  }
  // Switched off they are silent.
  const auto before = listener.heard.size();
  QTest::keyClick(table, Qt::Key_D);
  QCOMPARE(listener.heard.mid(before), QStringList());
}

JANSO_TEST(TestReadingOut);
#include "tst_readingout.moc"
