// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page of the library by real keys, clicks and drops.
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QUrl>
#include <memory>

#include "library/libraryfolder.h"
#include "records/ownjournal.h"
#include "replay/replaylink.h"
#include "replay/replayopen.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/library/librarydetails.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/refuseddialog.h"
#include "widgets/library/unfinishedpanel.h"
#include "widgets/librarypagehelp.h"
#include "widgets/librarysamples.h"

using namespace janso;
using namespace janso::test;

namespace {

QString record(const char *name) {
  return QStringLiteral(JANSO_TEST_DATA "/records/") + QString::fromLatin1(name);
}

}  // namespace

class TestLibraryPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init();
  void emptyTellsWhatToDo();
  void aFileIsListedAndTold();
  void handsAreReadable_data();
  void handsAreReadable();
  void whatIsMineIsMarked();
  void returnLooksAtTheMatch();
  void aHandLooksAtTheHand_data();
  void aHandLooksAtTheHand();
  void theRightMatchOfAFileIsOpened();
  void typingFinds();
  void nothingFoundIsSaid();
  void aHeaderSorts();
  void theFirstRowIsChosen();
  void namesKeepTheirRoom();
  void thousandsComeAsOneScrolls();
  void aMissingFileIsSaid();
  void refusedFilesAreNamed();
  void droppedFoldersComeIn();
  void aMatchThatEndsComesIn();
  void deleteAsksFirst();
  void unfinishedMatchesAreInReach();
  void whatCannotBeOpenedIsSaid();
  void everythingHasAName();

 private:
  template <class T>
  T *part(const char *name) const {
    return m_page->findChild<T *>(QString::fromLatin1(name));
  }
  QTreeView *list() const { return part<QTreeView>("list"); }
  bool settled() const {
    return QTest::qWaitFor([this] { return !m_page->isBusy(); }, kWaitMs);
  }
  bool import(const QStringList &paths) {
    m_page->import(paths);
    return settled() && QTest::qWaitFor([this] { return m_page->model()->rowCount() > 0; }, kWaitMs) &&
           settled();
  }
  QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<LibraryPage> m_page;
};

void TestLibraryPage::init() {
  m_page.reset();
  m_folder = std::make_unique<QTemporaryDir>();
  m_page = std::make_unique<LibraryPage>(path("library"), path("matches"));
  m_page->setMyNames({QStringLiteral("club")});
  m_page->resize(1280, 800);
  m_page->show();
  QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  m_page->open();
  QVERIFY(settled());
}

void TestLibraryPage::emptyTellsWhatToDo() {
  QVERIFY(part<QLabel>("emptyTitle")->isVisible());
  QVERIFY(part<QLabel>("emptyText")->text().contains(QStringLiteral("Import")));
  QVERIFY(part<QPushButton>("importButton")->hasFocus());
  for (const char *button : {"lookAt", "remove", "showFile"})
    QVERIFY(!part<QPushButton>(button)->isEnabled());
}

void TestLibraryPage::aFileIsListedAndTold() {
  QVERIFY(import({record("own01.mjlog")}));
  QCOMPARE(m_page->model()->rowCount(), 1);
  QVERIFY(list()->isVisible() && list()->hasFocus());
  const auto *details = part<LibraryDetails>("details");
  QVERIFY(details->details() != nullptr);
  const int hands = m_page->model()->game(0)->hands;
  const QAbstractItemModel *table = part<QTreeView>("hands")->model();
  QVERIFY(table->rowCount() >= hands);
  for (int row = 0; row < table->rowCount(); ++row)
    QVERIFY(!table->index(row, 0).data().toString().isEmpty());
  // One line for each player, with a point for the start and one for each hand.
  const ChartData &chart = part<ChartWidget>("chart")->chart();
  QCOMPARE(chart.series.size(), std::size_t{4});
  for (std::size_t seat = 0; seat < 4; ++seat) {
    QCOMPARE(static_cast<int>(chart.series[seat].points.size()), hands + 1);
    QCOMPARE(static_cast<int>(*chart.series[seat].points.back().y),
             *m_page->model()->game(0)->seats[seat].score);
  }
  QVERIFY(m_page->statusText().startsWith(QStringLiteral("Imported: 1 ")));
}

// In a narrow window too: what has no room in its line goes on in the next.
void TestLibraryPage::handsAreReadable_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestLibraryPage::handsAreReadable() {
  QFETCH(QSize, size);
  QVERIFY(import({record("own01.mjlog")}));
  m_page->resize(size);
  const auto *hands = part<QTreeView>("hands");
  QTRY_VERIFY(hands->isVisible());
  const auto fits = [&] {
    for (int row = 0; row < hands->model()->rowCount(); ++row) {
      for (int column = 0; column < hands->model()->columnCount(); ++column) {
        const QModelIndex cell = hands->model()->index(row, column);
        const QSize room = hands->visualRect(cell).size();
        const QRect words = hands->fontMetrics().boundingRect(QRect(0, 0, room.width(), 1000),
                                                              Qt::TextWordWrap, cell.data().toString());
        if (words.width() > room.width() || words.height() > room.height())
          return false;
      }
    }
    return true;
  };
  QTRY_VERIFY(fits());
}

void TestLibraryPage::whatIsMineIsMarked() {
  QVERIFY(import({record("own01.mjlog")}));
  const ListedGame &game = *m_page->model()->game(0);
  const int mine = *mySeat(game, m_page->model()->query());
  const ListedGame::Seat &seat = game.seats[static_cast<std::size_t>(mine)];
  QCOMPARE(seat.name, QStringLiteral("club"));
  const auto shown = [this](LibraryColumn column) {
    return m_page->model()->index(0, static_cast<int>(column)).data().toString();
  };
  QVERIFY(shown(LibraryColumn::MyPlace).startsWith(QString::number(*seat.place)));
  QCOMPARE(shown(LibraryColumn::MyScore), QLocale().toString(*seat.score));
  bool marked = false;
  for (const QLabel *label : part<LibraryDetails>("details")->findChildren<QLabel *>())
    marked = marked || label->text() == QStringLiteral("club (you)");
  QVERIFY(marked);
}

void TestLibraryPage::returnLooksAtTheMatch() {
  QVERIFY(import({record("own01.mjlog")}));
  QSignalSpy wanted(m_page.get(), &LibraryPage::replayRequested);
  QTest::keyClick(list(), Qt::Key_Return);
  QCOMPARE(wanted.size(), 1);
  const ReplayLink link = replayLinkOf(wanted[0][0].toString());
  QCOMPARE(link.path, record("own01.mjlog"));
  QVERIFY(!link.place);
  QCOMPARE(link.seat, *mySeat(*m_page->model()->game(0), m_page->model()->query()));
  const QRect row = list()->visualRect(m_page->model()->index(0, 1));
  QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.center());
  QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, row.center());
  QTest::mouseClick(part<QPushButton>("lookAt"), Qt::LeftButton);
  QCOMPARE(wanted.size(), 3);
}

void TestLibraryPage::aHandLooksAtTheHand_data() {
  QTest::addColumn<bool>("click");
  QTest::newRow("a click") << true;
  QTest::newRow("Return") << false;
}

void TestLibraryPage::aHandLooksAtTheHand() {
  QFETCH(bool, click);
  QVERIFY(import({record("own03.mjlog")}));
  auto *hands = part<QTreeView>("hands");
  QSignalSpy wanted(m_page.get(), &LibraryPage::replayRequested);
  const QModelIndex second = hands->model()->index(1, 1);
  hands->scrollTo(second);
  if (click) {
    QTest::mouseClick(hands->viewport(), Qt::LeftButton, {}, hands->visualRect(second).center());
  } else {
    hands->setCurrentIndex(second);
    QTest::keyClick(hands, Qt::Key_Return);
  }
  QCOMPARE(wanted.size(), 1);
  const ReplayLink link = replayLinkOf(wanted[0][0].toString());
  QVERIFY(link.place && *link.place == (ReplayPlace{1, 1}));
}

// Packed files behind each other are one packed file.
void TestLibraryPage::theRightMatchOfAFileIsOpened() {
  QByteArray bytes;
  for (const char *name : {"own02.mjson.gz", "own04.mjson.gz"}) {
    QFile file(record(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    bytes += file.readAll();
  }
  QVERIFY(writeFile(path("two.mjson.gz"), bytes));
  QVERIFY(import({path("two.mjson.gz")}));
  QCOMPARE(m_page->model()->rowCount(), 2);
  QSignalSpy wanted(m_page.get(), &LibraryPage::replayRequested);
  for (int row = 0; row < 2; ++row) {
    list()->setCurrentIndex(m_page->model()->index(row, 0));
    QTest::keyClick(list(), Qt::Key_Return);  // at once: what is told of it may not be there yet
    QVERIFY(settled());
    QCOMPARE(wanted.size(), row + 1);
    const ReplayLink link = replayLinkOf(wanted[row][0].toString());
    const Result<OpenedReplay> opened = openReplay(link.path, link.game);
    QVERIFY(opened.ok());
    QCOMPARE(opened->replay->hands(), m_page->model()->game(row)->hands);
  }
}

void TestLibraryPage::typingFinds() {
  QVERIFY(import({QStringLiteral(JANSO_TEST_DATA "/records")}));
  const int all = m_page->model()->rowCount();
  QTest::keyClick(list(), Qt::Key_F, Qt::ControlModifier);
  auto *filter = part<QLineEdit>("filter");
  QVERIFY(filter->hasFocus());
  QTest::keyClicks(filter, QStringLiteral("three players"));
  QTRY_COMPARE(m_page->model()->rowCount(), 2);
  QVERIFY(filter->hasFocus());
  QTest::keyClick(filter, Qt::Key_Down);
  QVERIFY(list()->hasFocus());
  filter->setFocus();
  QTest::keyClick(filter, Qt::Key_Escape);
  QTRY_COMPARE(m_page->model()->rowCount(), all);
  part<QComboBox>("kind")->setCurrentIndex(static_cast<int>(LibraryKind::ThreePlayers));
  QTRY_COMPARE(m_page->model()->rowCount(), 2);
}

void TestLibraryPage::nothingFoundIsSaid() {
  QVERIFY(import({record("own01.mjlog")}));
  auto *filter = part<QLineEdit>("filter");
  filter->setFocus();
  QTest::keyClicks(filter, QStringLiteral("nobody of that name"));
  QTRY_COMPARE(m_page->model()->rowCount(), 0);
  QVERIFY(part<QLabel>("emptyTitle")->isVisible());
  QCOMPARE(part<QLabel>("emptyTitle")->text(), QStringLiteral("Nothing found"));
  QVERIFY(filter->hasFocus());
  QVERIFY(!part<QPushButton>("lookAt")->isEnabled());
  filter->clear();
  QTRY_COMPARE(m_page->model()->rowCount(), 1);
  QVERIFY(list()->isVisible() && filter->hasFocus());
}

void TestLibraryPage::aHeaderSorts() {
  QVERIFY(import({QStringLiteral(JANSO_TEST_DATA "/records")}));
  list()->sortByColumn(static_cast<int>(LibraryColumn::Length), Qt::AscendingOrder);
  QVERIFY(QTest::qWaitFor([this] { return !m_page->isBusy(); }, kWaitMs));
  for (int row = 1; row < m_page->model()->rowCount(); ++row)
    QVERIFY(m_page->model()->game(row - 1)->hands <= m_page->model()->game(row)->hands);
}

// Other columns give way where the window is narrow, and come back.
// Until somebody has chosen another: then that stays.
void TestLibraryPage::theFirstRowIsChosen() {
  list()->sortByColumn(static_cast<int>(LibraryColumn::Length), Qt::AscendingOrder);
  const auto handsOf = [this](int row) { return m_page->model()->game(row)->hands; };
  QStringList files;
  for (int i = 1; i <= 13; i += 2)
    files << record(qPrintable(QStringLiteral("own%1.mjlog").arg(i, 2, 10, QLatin1Char('0'))));
  int moved = 0;
  int hands = 99;
  for (const QString &file : files) {
    QVERIFY(import({file}));
    QCOMPARE(list()->currentIndex().row(), 0);
    moved += std::exchange(hands, handsOf(0)) != handsOf(0) ? 1 : 0;
  }
  QVERIFY2(moved > 1, "another match has come to be the first");
  const qint64 last = m_page->model()->game(m_page->model()->rowCount() - 1)->id;
  list()->setFocus();
  QTest::keyClick(list(), Qt::Key_End);
  QVERIFY(import({record("three01.mjlog")}));
  QCOMPARE(m_page->model()->game(list()->currentIndex().row())->id, last);
}

void TestLibraryPage::namesKeepTheirRoom() {
  QVERIFY(import({record("own01.mjlog")}));
  const QString reviews = LibraryFolder::reviewsFolder(path("library")) + QStringLiteral("/seat1");
  QVERIFY(QDir().mkpath(reviews));
  QFile review(reviews + QLatin1Char('/') + m_page->model()->game(0)->hash + QStringLiteral(".review"));
  QVERIFY(review.open(QIODevice::WriteOnly));
  m_page->open();
  const int reviewed = static_cast<int>(LibraryColumn::Review);
  QVERIFY(QTest::qWaitFor([&] { return !m_page->model()->index(0, reviewed).data().toString().isEmpty(); },
                          kWaitMs));
  for (const int width : {700, 1800, 700}) {
    m_page->resize(width, 700);
    QVERIFY(QTest::qWaitFor([&] { return list()->isColumnHidden(reviewed) == (width < 1800); }, kWaitMs));
    QVERIFY(list()->columnWidth(static_cast<int>(LibraryColumn::Names)) >= 100);
  }
}

// All rows are reached by the keys of the list, a page at a time.
void TestLibraryPage::thousandsComeAsOneScrolls() {
  const QString index = path("many/index.sqlite");
  QDir().mkpath(path("many"));
  QVERIFY(makeLibrary(index, 2000));
  m_page = std::make_unique<LibraryPage>(path("many"), QString());
  m_page->resize(1280, 800);
  m_page->show();
  QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  m_page->open();
  QVERIFY(QTest::qWaitFor([this] { return m_page->model()->rowCount() > 0; }, kWaitMs) && settled());
  QCOMPARE(m_page->model()->rowCount(), LibraryModel::kPage);
  QCOMPARE(m_page->statusText(), QStringLiteral("2,000 match(es)"));
  for (int presses = 0; m_page->model()->rowCount() < 2000 && presses < 40; ++presses) {
    QTest::keyClick(list(), Qt::Key_End);
    QVERIFY(settled());
  }
  QCOMPARE(m_page->model()->rowCount(), 2000);
  QTest::keyClick(list(), Qt::Key_End);
  QCOMPARE(list()->currentIndex().row(), 1999);
}

void TestLibraryPage::aMissingFileIsSaid() {
  const QString copy = path("gone.mjlog");
  QVERIFY(QFile::copy(record("own01.mjlog"), copy));
  QVERIFY(import({copy}));
  QVERIFY(QFile::remove(copy));
  QVERIFY(import({record("own03.mjlog")}));
  const auto *details = part<LibraryDetails>("details");
  for (int row = 0; row < 2; ++row) {
    list()->setCurrentIndex(m_page->model()->index(row, 0));
    QVERIFY(settled());
    const bool gone = m_page->model()->game(row)->path == copy;
    QCOMPARE(details->problem().isEmpty(), !gone);
    QCOMPARE(part<QPushButton>("lookAt")->isEnabled(), !gone);
    if (gone)
      QVERIFY(details->problem().contains(QStringLiteral("gone.mjlog")));
  }
}

void TestLibraryPage::refusedFilesAreNamed() {
  QVERIFY(writeFile(path("letter.txt"), "Dear aunt"));
  QVERIFY(import({record("own01.mjlog"), path("letter.txt")}));
  auto *why = part<QPushButton>("refused");
  QVERIFY(why->isVisible());
  QString told;
  withNextDialog(this, [&told](QDialog *dialog) {
    told = dialog->findChild<QListWidget *>()->item(0)->text();
    dialog->accept();
  });
  QTest::mouseClick(why, Qt::LeftButton);
  QVERIFY(told.contains(QStringLiteral("letter.txt")));
  QVERIFY(told.count(QLatin1Char('\n')) == 1 && !told.endsWith(QLatin1Char('\n')));
}

void TestLibraryPage::droppedFoldersComeIn() {
  QDir().mkpath(path("dropped/deep"));
  QVERIFY(QFile::copy(record("own01.mjlog"), path("dropped/deep/a.mjlog")));
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path("dropped"))});
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(m_page.get(), &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(m_page.get(), &drop);
  QTRY_COMPARE_WITH_TIMEOUT(m_page->model()->rowCount(), 1, kWaitMs);
}

// As the program ends one: the journal gets its final name.
void TestLibraryPage::aMatchThatEndsComesIn() {
  QDir().mkpath(path("matches"));
  QVERIFY(writeFile(path("matches/a.playing.jsonl"), ownJournal(basicAriAri(), 5)));
  m_page->open();
  QVERIFY(settled());
  QTest::qWait(50);
  QCOMPARE(m_page->model()->rowCount(), 0);
  QVERIFY(QFile::rename(path("matches/a.playing.jsonl"), path("matches/a.jsonl")));
  QTRY_COMPARE_WITH_TIMEOUT(m_page->model()->rowCount(), 1, kWaitMs);
}

void TestLibraryPage::deleteAsksFirst() {
  const QString copy = path("copy.mjlog");
  QVERIFY(QFile::copy(record("own01.mjlog"), copy));
  QVERIFY(import({copy}));
  withNextDialog(this, [](QDialog *dialog) { dialog->reject(); });
  QTest::keyClick(list(), Qt::Key_Delete);
  QVERIFY(settled());
  QVERIFY(QFile::exists(copy));
  QString asked;
  withNextDialog(this, [&asked](QDialog *dialog) {
    auto *box = qobject_cast<QMessageBox *>(dialog);
    asked = box->text();
    for (QAbstractButton *button : box->buttons()) {
      if (box->buttonRole(button) == QMessageBox::AcceptRole)
        button->click();
    }
  });
  QTest::mouseClick(part<QPushButton>("remove"), Qt::LeftButton);
  QVERIFY(asked.contains(QStringLiteral("copy.mjlog")));
  QTRY_COMPARE_WITH_TIMEOUT(m_page->model()->rowCount(), 0, kWaitMs);
  QVERIFY(!QFile::exists(copy));
  QTRY_VERIFY(part<QLabel>("emptyTitle")->isVisible());
}

void TestLibraryPage::unfinishedMatchesAreInReach() {
  auto *chip = part<QPushButton>("unfinished");
  QVERIFY(!chip->isEnabled());
  QDir().mkpath(path("matches"));
  const QByteArray journal = ownJournal(basicAriAri(), 5);
  const QString left = path("matches/a.playing.jsonl");
  QVERIFY(writeFile(left, journal.left(journal.size() / 2)));
  JournalIndex index;
  m_page->setUnfinished(index.unfinished(path("matches")));
  QVERIFY(chip->isEnabled() && chip->text().contains(QLatin1Char('1')));
  QTest::mouseClick(chip, Qt::LeftButton);
  auto *panel = part<UnfinishedPanel>("panel");
  QVERIFY(panel->isVisible() && !panel->sentence().isEmpty());
  QSignalSpy wanted(m_page.get(), &LibraryPage::continueRequested);
  m_page->takeKeys();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QTest::mouseClick(part<QPushButton>("goOn"), Qt::LeftButton);
  QCOMPARE(wanted.size(), 2);
  QCOMPARE(wanted[0][0].toString(), left);
  QSignalSpy look(m_page.get(), &LibraryPage::replayRequested);
  QTest::mouseClick(part<QPushButton>("lookAt"), Qt::LeftButton);
  QCOMPARE(look[0][0].toString(), left);
  m_page->setUnfinished({});
  QVERIFY(!chip->isEnabled() && !panel->isVisible());
}

void TestLibraryPage::whatCannotBeOpenedIsSaid() {
  QVERIFY(writeFile(path("no folder"), "but a file"));
  m_page = std::make_unique<LibraryPage>(path("no folder/library"), QString());
  m_page->show();
  m_page->open();
  QTRY_VERIFY_WITH_TIMEOUT(m_page->statusText().startsWith(QStringLiteral("Could not read the library: ")),
                           kWaitMs);
  QTRY_VERIFY(!m_page->isBusy() && part<QLabel>("emptyTitle")->isVisible());
}

// What a screen reader says of each part that takes the keys.
void TestLibraryPage::everythingHasAName() {
  QVERIFY(import({record("own01.mjlog")}));
  for (QWidget *widget : m_page->findChildren<QWidget *>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr ||
        widget->objectName().startsWith(QLatin1String("qt_")))
      continue;
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
    QVERIFY2(face != nullptr && !face->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
  }
}

JANSO_TEST(TestLibraryPage);
#include "tst_librarypage.moc"
