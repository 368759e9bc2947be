// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bookmarks of a replay that have names, and their list, by real keys.
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "replay/replayopen.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/markedfaults.h"
#include "widgets/replay/replaybookmarks.h"
#include "widgets/replay/replaypage.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestBookmarks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void whatThereIsNoneOfIsNotShown();
  void aNameIsWrittenAndKept();
  void typingANameIsNoCommand();
  void theListGoesThere();
  void guessingHidesThem();
  void whatCannotBeKeptIsToldInTheLanguage();

 private:
  ReplayReader &reader() const { return m_page->reader(); }
  QComboBox *list() const { return m_page->side()->bookmarks()->list(); }
  QLineEdit *name() const { return m_page->side()->bookmarks()->nameField(); }
  void press(Qt::Key key) const { QTest::keyClick(m_page->table(), key); }
  void open(const QString &notes = QStringLiteral("notes.jsonl")) {
    const Result<OpenedReplay> read = openReplay(QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"), 0);
    QVERIFY(read.ok());
    m_page = std::make_unique<ReplayPage>();
    m_page->resize(1280, 800);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    const QString file = m_folder->filePath(notes);
    m_page->open(read->replay, std::make_shared<NotesFile>(file), {read->path, read->game, {}});
    m_page->table()->setFocus();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<ReplayPage> m_page;
};

void TestBookmarks::init() {
  m_folder = std::make_unique<QTemporaryDir>();
  open();
}

void TestBookmarks::whatThereIsNoneOfIsNotShown() {
  QVERIFY(!list()->isVisible() && !name()->isVisible());
  reader().go({1, 10});
  press(Qt::Key_B);
  QVERIFY(list()->isVisible() && name()->isVisible());
  press(Qt::Key_Right);
  QVERIFY(list()->isVisible() && !name()->isVisible());
  QCOMPARE(list()->currentIndex(), -1);
  press(Qt::Key_Left);
  QVERIFY(name()->isVisible());
  QCOMPARE(list()->currentIndex(), 0);
  press(Qt::Key_B);
  QVERIFY(!list()->isVisible() && !name()->isVisible());
}

void TestBookmarks::aNameIsWrittenAndKept() {
  reader().go({1, 10});
  press(Qt::Key_B);
  name()->setFocus();
  QTest::keyClicks(name(), QStringLiteral("the turning point "));
  QCOMPARE(name()->text(), QStringLiteral("the turning point "));
  QVERIFY2(list()->itemText(0).startsWith(QStringLiteral("the turning point: ")),
           qPrintable(list()->itemText(0)));
  QTest::keyClick(name(), Qt::Key_Escape);
  QCOMPARE(QApplication::focusWidget(), m_page->table());
  open();
  QCOMPARE(list()->count(), 1);
  reader().go({1, 10});
  QCOMPARE(name()->text(), QStringLiteral("the turning point"));
  QCOMPARE(reader().notes().bookmarks.at({1, 10}), QStringLiteral("the turning point"));
}

void TestBookmarks::typingANameIsNoCommand() {
  reader().go({1, 10});
  press(Qt::Key_B);
  name()->setFocus();
  QTest::keyClicks(name(), QStringLiteral("bvh"));
  QTest::keyClick(name(), Qt::Key_Left);
  QVERIFY(reader().place() == (ReplayPlace{1, 10}) && reader().seat() == 0 && reader().isBookmarked());
  QCOMPARE(reader().bookmarkName(), QStringLiteral("bvh"));
}

// Notes are in it too, by how they begin; a bookmark's own name comes first.
void TestBookmarks::theListGoesThere() {
  reader().go({2, 5});
  reader().setNote(QStringLiteral("why not\nriichi?"));
  reader().go({0, 8});
  press(Qt::Key_B);
  reader().go({1, 10});
  reader().setNote(QStringLiteral("a note"));
  press(Qt::Key_B);
  reader().setBookmarkName(QStringLiteral("kan"));
  QCOMPARE(list()->count(), 3);
  QVERIFY(!list()->itemText(0).contains(QLatin1Char(':')));
  QVERIFY(list()->itemText(1).startsWith(QStringLiteral("kan: ")));
  QVERIFY(list()->itemText(2).startsWith(QStringLiteral("why not riichi?: ")));
  list()->setFocus();
  QTest::keyClick(list(), Qt::Key_Down);
  QVERIFY(reader().place() == (ReplayPlace{2, 5}));
  QTest::keyClick(list(), Qt::Key_Home);
  QVERIFY(reader().place() == (ReplayPlace{0, 8}));
  QTest::keyClick(list(), Qt::Key_Escape);
  QCOMPARE(QApplication::focusWidget(), m_page->table());
}

void TestBookmarks::guessingHidesThem() {
  reader().go({1, 10});
  press(Qt::Key_B);
  m_page->guess(1);
  QVERIFY(!list()->isVisible() && !name()->isVisible());
}

void TestBookmarks::whatCannotBeKeptIsToldInTheLanguage() {
  press(Qt::Key_B);
  open(QStringLiteral("notes.jsonl/below a file"));
  QSignalSpy told(&reader(), &ReplayReader::saveFailed);
  MarkedFaults language;
  QCoreApplication::installTranslator(&language);
  press(Qt::Key_B);
  QCoreApplication::removeTranslator(&language);
  QVERIFY(!told.isEmpty());
  QVERIFY2(told.last()[0].toString().startsWith(u'~'), qPrintable(told.last()[0].toString()));
}

JANSO_TEST(TestBookmarks);
#include "tst_bookmarks.moc"
