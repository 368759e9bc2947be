// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tags and notes on the library's page by real keys and clicks.
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <memory>

#include "library/libraryfolder.h"
#include "library/sidefile.h"
#include "support/testprogram.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/notespanel.h"
#include "widgets/librarypagehelp.h"

using namespace janso;
using namespace janso::test;

class TestLibraryNotes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init();
  void aTagIsAddedFoundAndTakenAway();
  void severalMatchesAreTaggedAtOnce();
  void aNoteIsAddedChangedAndTakenAway();
  void whatOthersHaveSaidIsShown();

 private:
  template <class T>
  T *part(const char *name) const {
    return m_page->findChild<T *>(QString::fromLatin1(name));
  }
  bool settled() const {
    return QTest::qWaitFor([this] { return !m_page->isBusy(); }, kWaitMs);
  }
  NotesPanel *panel() const { return part<NotesPanel>("notesPanel"); }
  QString hash(int row) const { return m_page->model()->game(row)->hash; }
  QString column(int row) const {
    return m_page->model()->index(row, static_cast<int>(LibraryColumn::Notes)).data().toString();
  }
  // What the file says.
  SideEntry kept(const QString &match) const {
    return SideFile::read(LibraryFolder::matchesFile(m_page->runner()->folder()))->of(match);
  }
  void tag(const char *text) {
    auto *line = part<QLineEdit>("newTag");
    line->setFocus();
    QTest::keyClicks(line, QString::fromLatin1(text));
    QTest::keyClick(line, Qt::Key_Return);
  }
  QPushButton *chip(const char *tag) const {
    for (QPushButton *button : panel()->findChildren<QPushButton *>()) {
      if (button->isVisible() && button->property("tag").toString() == QLatin1String(tag))
        return button;
    }
    return nullptr;
  }
  void find(const char *text) {
    auto *line = part<QLineEdit>("filter");
    line->setFocus();
    line->setText(QString::fromLatin1(text));
    QTest::keyClick(line, Qt::Key_Return);
  }
  void typeNote(const char *text) {
    withNextDialog(this, [text](QDialog *dialog) {
      auto *edit = dialog->findChild<QPlainTextEdit *>();
      edit->selectAll();
      QTest::keyClicks(edit, QString::fromLatin1(text));
      dialog->accept();
    });
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<LibraryPage> m_page;
};

void TestLibraryNotes::init() {
  m_page.reset();
  m_folder = std::make_unique<QTemporaryDir>();
  m_page = std::make_unique<LibraryPage>(m_folder->path(), QString());
  m_page->resize(1280, 800);
  m_page->show();
  QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  m_page->open();
  m_page->import({QStringLiteral(JANSO_TEST_DATA "/records")});
  QVERIFY(QTest::qWaitFor([this] { return !m_page->isBusy() && m_page->model()->rowCount() > 2; }, kWaitMs));
}

void TestLibraryNotes::aTagIsAddedFoundAndTakenAway() {
  const QString first = hash(0);
  tag("The final");
  QTRY_VERIFY(chip("The final") != nullptr);
  QVERIFY(settled());
  QCOMPARE(kept(first).tags, QStringList{QStringLiteral("The final")});
  QCOMPARE(column(0), QStringLiteral("The final"));
  find("tag:\"the final\"");
  QTRY_COMPARE(m_page->model()->rowCount(), 1);
  QVERIFY(settled());
  QCOMPARE(hash(0), first);
  QTest::mouseClick(chip("The final"), Qt::LeftButton);
  QTRY_COMPARE(m_page->model()->rowCount(), 0);
  QVERIFY(settled());
  QVERIFY(kept(first).isEmpty());
  find("");
  QTRY_VERIFY(m_page->model()->rowCount() > 2);
}

void TestLibraryNotes::severalMatchesAreTaggedAtOnce() {
  tag("one");
  QTRY_VERIFY(chip("one") != nullptr);
  auto *list = part<QTreeView>("list");
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Down, Qt::ShiftModifier);
  QVERIFY(settled());
  QCOMPARE(panel()->hashes(), (QStringList{hash(0), hash(1)}));
  QVERIFY(chip("one") != nullptr);
  tag("both");
  QTRY_VERIFY(chip("both") != nullptr);
  QVERIFY(settled());
  QCOMPARE(kept(hash(0)).tags, (QStringList{QStringLiteral("one"), QStringLiteral("both")}));
  QCOMPARE(kept(hash(1)).tags, QStringList{QStringLiteral("both")});
  QCOMPARE(panel()->hashes().size(), 2);  // both are still chosen
  QTest::mouseClick(chip("both"), Qt::LeftButton);
  QTRY_VERIFY(chip("both") == nullptr);
  QVERIFY(settled());
  QVERIFY(kept(hash(1)).isEmpty());
}

void TestLibraryNotes::aNoteIsAddedChangedAndTakenAway() {
  auto *notes = part<QListWidget>("notes");
  QVERIFY(!notes->isVisible());
  typeNote("why not 4p?");
  QTest::mouseClick(part<QPushButton>("newNote"), Qt::LeftButton);
  QTRY_COMPARE(notes->count(), 1);
  QVERIFY(settled() && notes->isVisible());
  QCOMPARE(column(0), QStringLiteral("why not 4p?"));
  notes->setFocus();
  typeNote("because of the dora");
  QTest::keyClick(notes, Qt::Key_Return);
  QTRY_VERIFY(notes->item(0)->text() == QStringLiteral("because of the dora"));
  QVERIFY(settled());
  QCOMPARE(kept(hash(0)).notes, (std::vector{SideNote{std::nullopt, QStringLiteral("because of the dora")}}));
  find("dora");
  QTRY_COMPARE(m_page->model()->rowCount(), 1);
  QVERIFY(settled());
  notes->setFocus();
  QTest::keyClick(notes, Qt::Key_Delete);
  QTRY_COMPARE(notes->count(), 0);
  QVERIFY(settled() && kept(panel()->hashes().value(0)).isEmpty());
}

// Another program may say something meanwhile.
void TestLibraryNotes::whatOthersHaveSaidIsShown() {
  const QString first = hash(0);
  {
    const Result<std::unique_ptr<LibraryFolder>> other = LibraryFolder::open(m_folder->path());
    QVERIFY(!(*other)->changeSideEntry(first, [](SideEntry &entry) {
      entry.notes.push_back({SidePlace{2, 7}, QStringLiteral("a fine pass")});
    }));
  }
  m_page->open();
  QTRY_COMPARE(column(0), QStringLiteral("a fine pass"));
  QVERIFY(settled());
  auto *list = part<QTreeView>("list");
  list->setCurrentIndex(m_page->model()->index(1, 0));
  list->setCurrentIndex(m_page->model()->index(0, 0));
  QTRY_COMPARE(part<QListWidget>("notes")->count(), 1);
  QCOMPARE(part<QListWidget>("notes")->item(0)->text(), QStringLiteral("Hand 3: a fine pass"));
}

JANSO_TEST(TestLibraryNotes);
#include "tst_librarynotes.moc"
