// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The search of the library's page by real keys and clicks.
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>
#include <algorithm>
#include <memory>

#include "library/libraryfolder.h"
#include "library/searchquery.h"
#include "replay/replaylink.h"
#include "support/testprogram.h"
#include "widgets/library/conditionsdialog.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/searchline.h"
#include "widgets/librarypagehelp.h"
#include "widgets/sentences/searchtexts.h"

using namespace janso;
using namespace janso::test;

class TestLibrarySearch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init();
  void conditionsAndBoxesFindTogether();
  void whatCannotBeUnderstoodIsSaid_data();
  void whatCannotBeUnderstoodIsSaid();
  void typingOffersConditionsAndWords();
  void conditionsAreListedAndTaken();
  void searchesAreKeptRunAndRemoved();
  void aDamagedSearchIsToldAndKept();
  void aFoundPositionIsOpened();
  void whatWasDoneThereIsTold();

 private:
  template <class T>
  T *part(const char *name) const {
    return m_page->findChild<T *>(QString::fromLatin1(name));
  }
  SearchLine *line() const { return part<SearchLine>("filter"); }
  int rows() const { return m_page->model()->rowCount(); }
  bool settled() const {
    return QTest::qWaitFor([this] { return !m_page->isBusy(); }, kWaitMs);
  }
  // Types it anew and waits for what is found.
  void search(const char *text) {
    line()->setFocus();
    line()->selectAll();
    QSignalSpy answered(m_page->model(), &LibraryModel::answered);
    QTest::keyClick(line(), Qt::Key_Delete);
    QTest::keyClicks(line(), QString::fromLatin1(text));
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return !answered.isEmpty() && !m_page->isBusy(); }, kWaitMs));
    QVERIFY(settled());
  }
  QMenu *saved() const {
    QMenu *menu = part<QPushButton>("saved")->menu();
    menu->popup({});
    return menu;
  }
  // Chooses the line of the menu with this text; its submenus as well.
  static bool choose(QMenu *menu, const QString &text) {
    for (QAction *action : menu->actions()) {
      if (action->menu() != nullptr && choose(action->menu(), text))
        return true;
      if (action->menu() == nullptr && action->isEnabled() && action->text() == text) {
        menu->hide();
        action->trigger();
        return true;
      }
    }
    return false;
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<LibraryPage> m_page;
  int m_all = 0;
};

void TestLibrarySearch::init() {
  m_page.reset();
  m_folder = std::make_unique<QTemporaryDir>();
  m_page = std::make_unique<LibraryPage>(m_folder->filePath(QStringLiteral("library")), QString());
  m_page->setMyNames({QStringLiteral("club")});
  m_page->resize(1280, 800);
  m_page->show();
  QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  m_page->open();
  m_page->import({QStringLiteral(JANSO_TEST_DATA "/records")});
  QVERIFY(settled());
  QVERIFY(QTest::qWaitFor([this] { return rows() > 0; }, kWaitMs) && settled());
  m_all = rows();
}

void TestLibrarySearch::conditionsAndBoxesFindTogether() {
  search("place:1 player:me");
  const int won = rows();
  QVERIFY(won > 0 && won < m_all);
  for (int row = 0; row < won; ++row) {
    const ListedGame &game = *m_page->model()->game(row);
    QVERIFY(std::ranges::any_of(game.seats, [](const ListedGame::Seat &seat) {
      return seat.place == 1 && seat.name == QStringLiteral("club");
    }));
  }
  search("players:4 OR players:3");
  QCOMPARE(rows(), m_all);
  part<QComboBox>("kind")->setCurrentIndex(static_cast<int>(LibraryKind::ThreePlayers));
  QVERIFY(settled());
  QCOMPARE(rows(), 2);
}

void TestLibrarySearch::whatCannotBeUnderstoodIsSaid_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  QTest::addColumn<bool>("unfinished");
  const auto row = [](const char *text, const char *sentence, bool unfinished = false) {
    QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(sentence) << unfinished;
  };
  row("plaec:1", "There is no condition called \u201cplaec\u201d. The Conditions button lists them all.");
  row("place:5", "After \u201cplace:\u201d use 1 to 4, not \u201c5\u201d.");
  row("club place:", "place: 1 to 4 (a player finished in this place)", true);
  row("\"club", "A closing quotation mark is missing.");
  row("(club", "A closing parenthesis is missing.");
  row("club)", "There is a closing parenthesis without an opening one.");
  row("club OR", "A condition is missing next to AND, OR or a parenthesis.");
}

void TestLibrarySearch::whatCannotBeUnderstoodIsSaid() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  QFETCH(bool, unfinished);
  const auto *note = part<QLabel>("searchNote");
  QVERIFY(!note->isVisible());
  line()->setFocus();
  QTest::keyClicks(line(), text);
  QTRY_VERIFY(note->isVisible() && note->text() == sentence);
  QCOMPARE(note->property("role").toString(), unfinished ? QStringLiteral("note") : QStringLiteral("error"));
  QVERIFY(settled());
  QVERIFY(rows() > 0);  // of the search before
  QTest::keyClick(line(), Qt::Key_Escape);
  line()->clear();
  QTRY_VERIFY(!note->isVisible());
}

void TestLibrarySearch::typingOffersConditionsAndWords() {
  line()->setFocus();
  QTest::keyClicks(line(), QStringLiteral("club ya"));
  QCOMPARE(line()->offered(), QStringList{QStringLiteral("yaku:")});
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
  QCOMPARE(line()->text(), QStringLiteral("club yaku:"));
  QVERIFY(line()->offered().size() > 30);
  QTest::keyClicks(line(), QStringLiteral("chiit"));
  QCOMPARE(line()->offered(), QStringList{QStringLiteral("yaku:chiitoitsu")});
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
  QCOMPARE(line()->text(), QStringLiteral("club yaku:chiitoitsu "));
  line()->clear();
  QTest::keyClicks(line(), QStringLiteral("limit:>=man"));
  QCOMPARE(line()->offered(), QStringList{QStringLiteral("limit:>=mangan")});
  QVERIFY(QTest::qWaitFor([] { return true; }));
}

void TestLibrarySearch::conditionsAreListedAndTaken() {
  int listed = 0;
  withNextDialog(this, [&listed](QDialog *dialog) {
    auto *keys = dialog->findChild<QTreeWidget *>();
    listed = keys->topLevelItemCount();
    keys->setCurrentItem(keys->findItems(QStringLiteral("wind:"), Qt::MatchExactly).value(0));
    QTest::keyClick(keys, Qt::Key_Return);
  });
  QTest::mouseClick(part<QPushButton>("conditions"), Qt::LeftButton);
  QCOMPARE(listed, static_cast<int>(searchKeys().size()));
  QCOMPARE(line()->text(), QStringLiteral("wind:"));
  QVERIFY(line()->offered().contains(QStringLiteral("wind:east")));
}

void TestLibrarySearch::searchesAreKeptRunAndRemoved() {
  part<QComboBox>("kind")->setCurrentIndex(static_cast<int>(LibraryKind::ThreePlayers));
  search("players:3");
  withNextDialog(this, [](QDialog *dialog) {
    auto *name = dialog->findChild<QLineEdit *>();
    name->setText(QStringLiteral("Three & more"));
    dialog->accept();
  });
  QVERIFY(choose(saved(), QStringLiteral("&Save this search…")));
  part<QComboBox>("kind")->setCurrentIndex(0);
  line()->clear();
  QTRY_COMPARE(rows(), m_all);
  QVERIFY(choose(saved(), QStringLiteral("Three && more")));
  QTRY_COMPARE(rows(), 2);
  QCOMPARE(line()->text(), QStringLiteral("players:3"));
  QCOMPARE(part<QComboBox>("kind")->currentIndex(), static_cast<int>(LibraryKind::ThreePlayers));
  QMenu *menu = saved();
  menu->hide();
  for (QAction *action : menu->actions()) {
    if (action->menu() != nullptr)
      action->menu()->actions().front()->trigger();
  }
  QVERIFY(!choose(saved(), QStringLiteral("Three && more")));
  saved()->hide();
}

void TestLibrarySearch::aDamagedSearchIsToldAndKept() {
  const QString path = LibraryFolder::searchesFile(m_folder->filePath(QStringLiteral("library")));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("{\"name\":\"Kept\",\"search\":\"yaku:riichi\"}\n{\"name\":\"cut\n");
  file.close();
  QMenu *menu = saved();
  auto *told = menu->findChild<QAction *>(QStringLiteral("unreadable"));
  QVERIFY(told != nullptr && told->isEnabled());  // keys reach it, and the reason is told
  QSignalSpy problem(m_page.get(), &LibraryPage::failed);
  told->trigger();
  QCOMPARE(problem.size(), 1);
  QVERIFY(problem[0][0].toString().contains(QStringLiteral("searches.jsonl")));
  QVERIFY2(told->text().startsWith(QLatin1Char('1')), qPrintable(told->text()));
  QVERIFY2(told->toolTip().contains(QStringLiteral("searches.jsonl")), qPrintable(told->toolTip()));
  QVERIFY(choose(menu, QStringLiteral("Kept")));
  QTRY_COMPARE(line()->text(), QStringLiteral("yaku:riichi"));
  // Another is saved beside it, and the line that nobody understands stays.
  withNextDialog(this, [](QDialog *dialog) {
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("Second"));
    dialog->accept();
  });
  QVERIFY(choose(saved(), QStringLiteral("&Save this search…")));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray lines = file.readAll();
  QVERIFY(lines.contains("\"Kept\"") && lines.contains("\"Second\"") && lines.contains("\"cut\n"));
  saved()->hide();
}

void TestLibrarySearch::aFoundPositionIsOpened() {
  search("shanten:..0 turn:..6 player:me");
  QVERIFY(rows() > 0 && m_page->model()->positions() >= rows());
  QVERIFY(m_page->statusText().contains(QStringLiteral("position(s) in ")));
  const std::optional<FoundPosition> first = m_page->model()->positionIn(m_page->model()->game(0)->id);
  QVERIFY(first.has_value());
  auto *list = part<QTreeView>("list");
  list->setFocus();
  list->setCurrentIndex(m_page->model()->index(0, 0));
  QSignalSpy wanted(m_page.get(), &LibraryPage::replayRequested);
  QTest::keyClick(list, Qt::Key_Return);
  QTRY_COMPARE(wanted.size(), 1);
  const ReplayLink link = replayLinkOf(wanted[0][0].toString());
  QVERIFY(link.place && *link.place == (ReplayPlace{first->hand, first->event}));
  QCOMPARE(link.seat, first->seat);
}

void TestLibrarySearch::whatWasDoneThereIsTold() {
  auto *button = part<QPushButton>("actions");
  QVERIFY(!button->isVisible());
  search("shanten:..0 turn:..6");
  QVERIFY(button->isVisible());
  int all = 0;
  int mine = 0;
  withNextDialog(this, [&](QDialog *dialog) {
    const auto *actions = dialog->findChild<QTreeWidget *>(QStringLiteral("actions"));
    QTRY_VERIFY_WITH_TIMEOUT(actions->topLevelItemCount() > 0, kWaitMs);
    for (int row = 0; row < actions->topLevelItemCount(); ++row) {
      QVERIFY(!actions->topLevelItem(row)->text(0).isEmpty());
      mine += actions->topLevelItem(row)->text(1).toInt();
      all += actions->topLevelItem(row)->text(3).toInt();
    }
    dialog->accept();
  });
  QTest::mouseClick(button, Qt::LeftButton);
  QCOMPARE(all, m_page->model()->positions());
  QCOMPARE(mine, static_cast<int>(m_page->model()->myPositions()->size()));
  QVERIFY(mine > 0 && mine < all);
}

JANSO_TEST(TestLibrarySearch);
#include "tst_librarysearch.moc"
