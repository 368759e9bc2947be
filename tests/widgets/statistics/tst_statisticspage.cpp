// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page of statistics over journals that bots have played, by real keys, boxes and buttons.
#include "widgets/statistics/statisticspage.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <memory>

#include "library/libraryfolder.h"
#include "support/journals.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/savebytes.h"
#include "widgets/statistics/shownstatistics.h"
#include "widgets/statistics/statisticsfilters.h"

using namespace janso;
using namespace janso::test;

namespace {

using Box = StatisticsFilters::Box;

const int kLive = rounds(24, 10);
const int kAll = kLive + 2;  // with those that had help

}  // namespace

class TestStatisticsPage : public ShownStatistics {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void anEmptyFolderSaysWhatIsNeeded();
  void allSubjectsHaveRowsAndCharts();
  void whatIsNotCountedIsSaid();
  void whatWasPlayedElsewhereCounts();
  void tagsOfTheLibraryNarrow();
  void tagsThatCannotBeReadAreSaid();
  void boxesNarrow_data();
  void boxesNarrow();
  void aBoxWithoutChoiceIsNotShown();
  void fewCasesAreGrayAndSaySo();
  void aBotIsComparedWith();
  void otherRulesCompareHandsAlone();
  void keysAloneReachEverything();
  void escapeLeaves();
  void narrowShowsOneOfTwo();
  void theTableIsExported();
  void theChartIsExported();
  void paperHoldsOnePage();
  void aNewMatchIsCounted();
  void whatCannotBeReadIsSaid();
  void theNewestRequestWins();
  void rowsAreSpoken();

 private:
  bool choose(QComboBox *box, int row) {
    const bool answered = answers([&] {
      box->setFocus();
      QTest::keyClick(box, Qt::Key_Home);
      for (int i = 0; i < row; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    });
    return answered && box->currentIndex() == row;
  }
  QString cell(const QString &name, int column) const {
    const QAbstractItemModel &model = m_page->model();
    for (int row = 0; row < model.rowCount(); ++row) {
      if (model.index(row, MeasuresModel::Name).data().toString() == name)
        return model.index(row, column).data().toString();
    }
    return QStringLiteral("no such row");
  }

  QTemporaryDir m_folder;
};

void TestStatisticsPage::initTestCase() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  for (int i = 0; i < kLive + 3; ++i) {
    JournalPlan plan;
    plan.number = i;
    plan.person = i % 4;
    plan.started = plan.started.addDays(i * 5);
    plan.coached = i == kLive;
    plan.openHands = i == kLive + 1;
    plan.cut = i == kLive + 2;
    QVERIFY(!writeJournal(m_folder.path(), plan).isEmpty());
  }
}

void TestStatisticsPage::init() {
  QVERIFY(showTables(m_folder.path()));
}

void TestStatisticsPage::anEmptyFolderSaysWhatIsNeeded() {
  const QTemporaryDir empty;
  QVERIFY(lookAt(empty.path()));
  QVERIFY(find<QLabel>("emptyText")->isVisible());
  QVERIFY(text("emptyText").contains(QStringLiteral("first finished match")));
  for (const char *part : {"keep", "view", "filter", "helped", "showAll"})
    QVERIFY2(!find<QPushButton>(part)->isVisible(), part);
  QVERIFY(!m_page->filters()->isVisible());
  QVERIFY(!m_page->table()->isVisible());
}

void TestStatisticsPage::allSubjectsHaveRowsAndCharts() {
  auto *subjects = find<QListWidget>("pages");
  QCOMPARE(subjects->count(), 9);  // nothing is known of reviews
  QCOMPARE(text("summary").section(QLatin1Char(','), 0, 0), QStringLiteral("%1 matches").arg(kAll));
  auto *charts = find<QComboBox>("charts");
  for (int row = 0; row < subjects->count(); ++row) {
    subjects->setCurrentRow(row);
    QVERIFY(m_page->model().rowCount() > 0);
    QVERIFY(charts->count() > 0);
    QCOMPARE(charts->isVisible(), charts->count() > 1);
    for (int chart = 0; chart < charts->count(); ++chart) {
      charts->setCurrentIndex(chart);
      QCOMPARE(m_page->chart()->chart().title, charts->currentText());
      QVERIFY2(!isEmpty(m_page->chart()->chart()), qPrintable(charts->currentText()));
    }
  }
  // By hand: the shares of the four places.
  subjects->setCurrentRow(0);
  int places = 0;
  for (const char *name : {"1st place", "2nd place", "3rd place", "4th place"})
    places += qRound(cell(QString::fromLatin1(name), MeasuresModel::Own).section(u'%', 0, 0).toDouble() *
                     kAll / 100);
  QCOMPARE(places, kAll);
}

void TestStatisticsPage::whatIsNotCountedIsSaid() {
  const auto *summary = find<QLabel>("summary");
  QVERIFY2(summary->toolTip().contains(QStringLiteral("1 unfinished")), qPrintable(summary->toolTip()));
  QCOMPARE(summary->accessibleDescription(), summary->toolTip());
}

// Of what the library holds the matches under one's names are counted too.
void TestStatisticsPage::whatWasPlayedElsewhereCounts() {
  const QTemporaryDir folder;
  {
    const std::unique_ptr<LibraryFolder> library = std::move(LibraryFolder::open(folder.path())).value();
    QVERIFY(library->import({QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog")}).ok());
  }
  const auto look = [&](const QStringList &names) {
    QSignalSpy answered(&m_page->runner(), &StatisticsRunner::answered);
    m_page->look({m_folder.path(), {}, folder.path(), names});
    return answered.wait(60000) && QTest::qWaitFor([this] { return !m_page->runner().isBusy(); }, 60000);
  };
  QVERIFY(look({QStringLiteral("nobody")}));
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kAll)));
  QVERIFY(look({QStringLiteral("CLUB")}));
  QVERIFY2(text("summary").startsWith(QStringLiteral("%1 matches").arg(kAll + 1)),
           qPrintable(text("summary")));
  QVERIFY(choose(m_page->filters()->box(Box::Kinds), 2));
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kLive)));
  QVERIFY(choose(m_page->filters()->box(Box::Kinds), 3));
  QVERIFY2(text("summary").startsWith(QStringLiteral("1 match")), qPrintable(text("summary")));
}

// What was played here is tagged by its file of the library, whether it is in the index or not.
void TestStatisticsPage::tagsOfTheLibraryNarrow() {
  const QTemporaryDir folder;
  QComboBox *tags = m_page->filters()->box(Box::Tag);
  QVERIFY(!tags->isVisible());
  const std::vector<PlayedSeat> &seats = m_page->runner().matches().seats;
  const auto hashOf = [&seats](std::size_t at) { return QString::fromStdString(seats[at].facts->hash); };
  {
    const std::unique_ptr<LibraryFolder> library = std::move(LibraryFolder::open(folder.path())).value();
    const auto say = [&library](const QString &match, const QStringList &words) {
      return library->changeSideEntry(match, [&words](SideEntry &entry) { entry.tags = words; });
    };
    QVERIFY(!say(hashOf(0), {QStringLiteral("final"), QStringLiteral("Bad luck")}));
    QVERIFY(!say(hashOf(5), {QStringLiteral("Final")}));
  }
  QSignalSpy answered(&m_page->runner(), &StatisticsRunner::answered);
  m_page->look({m_folder.path(), {}, folder.path(), {}});
  QVERIFY(answered.wait(60000) && QTest::qWaitFor([this] { return !m_page->runner().isBusy(); }, 60000));
  QVERIFY(tags->isVisible());
  QCOMPARE(tags->count(), 3);
  QCOMPARE(tags->itemText(1), QStringLiteral("Tag: Bad luck"));
  QVERIFY(choose(tags, 1));
  QVERIFY2(text("summary").startsWith(QStringLiteral("1 match")), qPrintable(text("summary")));
  QVERIFY(choose(tags, 2));
  QVERIFY2(text("summary").startsWith(QStringLiteral("2 matches,")), qPrintable(text("summary")));
}

void TestStatisticsPage::tagsThatCannotBeReadAreSaid() {
  const QTemporaryDir folder;
  QVERIFY(QDir().mkpath(LibraryFolder::matchesFile(folder.path())));  // a folder in place of the file
  QSignalSpy answered(&m_page->runner(), &StatisticsRunner::answered);
  m_page->look({m_folder.path(), {}, folder.path(), {}});
  QVERIFY(answered.wait(60000) && QTest::qWaitFor([this] { return !m_page->runner().isBusy(); }, 60000));
  QVERIFY2(text("notice").contains(QStringLiteral("read the tags of your matches")),
           qPrintable(text("notice")));
  QVERIFY(find<QLabel>("notice")->toolTip().contains(QStringLiteral("matches.jsonl")));
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kAll)));
}

void TestStatisticsPage::boxesNarrow_data() {
  QTest::addColumn<int>("box");
  QTest::addColumn<int>("row");
  QTest::addColumn<QString>("summary");
  const auto matches = [](int count) { return QStringLiteral("%1 matches").arg(count); };
  QTest::newRow("those that began as East") << int(Box::Seat) << 1 << matches((kAll + 3) / 4);
  QTest::newRow("none of the last week") << int(Box::Time) << 1 << "0 matches";
  QTest::newRow("the last 20") << int(Box::Last) << 1 << matches(std::min(20, kAll));
  QTest::newRow("hands as dealer, of all matches") << int(Box::Hands) << 1 << matches(kAll);
}

void TestStatisticsPage::boxesNarrow() {
  QFETCH(int, box);
  QFETCH(int, row);
  QFETCH(QString, summary);
  const QString before = text("summary");
  QVERIFY(choose(m_page->filters()->box(Box(box)), row));
  QVERIFY2(text("summary").startsWith(summary), qPrintable(text("summary")));
  if (Box(box) == Box::Hands) {
    QVERIFY(text("summary") != before);
    // Hands have no places.
    QCOMPARE(cell(QStringLiteral("Average place"), MeasuresModel::Own), QStringLiteral("no such row"));
    QVERIFY(cell(QStringLiteral("Moved up in the last hand"), MeasuresModel::Own).endsWith(QLatin1Char('%')));
  }
  if (summary.startsWith(QLatin1Char('0')))
    QVERIFY(text("emptyText").contains(QStringLiteral("The filters hide")));
}

void TestStatisticsPage::aBoxWithoutChoiceIsNotShown() {
  const StatisticsFilters *filters = m_page->filters();
  for (const Box box : {Box::Player, Box::Ruleset, Box::Table, Box::Length})
    QVERIFY(!filters->box(box)->isVisible());
  const QTemporaryDir mixed;
  QVERIFY(!writeJournal(mixed.path(), {}).isEmpty());
  JournalPlan three;
  three.rules = findPreset("tenhou_3p")->make();
  three.rules.length = MatchLength::East;
  three.number = 1;
  three.name = "Mei";
  QVERIFY(!writeJournal(mixed.path(), three).isEmpty());
  QVERIFY(lookAt(mixed.path()));
  for (const Box box : {Box::Player, Box::Ruleset, Box::Table})
    QVERIFY(filters->box(box)->isVisible());
  QVERIFY(choose(filters->box(Box::Table), 1));
  QVERIFY(text("summary").startsWith(QStringLiteral("1 match")));
  QCOMPARE(cell(QStringLiteral("4th place"), MeasuresModel::Other), QString());
}

void TestStatisticsPage::fewCasesAreGrayAndSaySo() {
  QVERIFY(cell(QStringLiteral("Average place"), MeasuresModel::Cases).startsWith(QString::number(kAll)));
  const QModelIndex few = m_page->model().index(0, MeasuresModel::Own);
  QVERIFY(few.data(Qt::ForegroundRole).isValid());
  QVERIFY(few.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Gray: %1 of the 100").arg(kAll)));
  find<QListWidget>("pages")->setCurrentRow(1);
  const int hands = cell(QStringLiteral("Wins"), MeasuresModel::Cases).toInt();
  QVERIFY(hands >= rounds(100, kAll));
  for (int row = 0; row < m_page->model().rowCount(); ++row) {
    if (m_page->model().index(row, 0).data().toString() == QStringLiteral("Wins"))
      QCOMPARE(m_page->model().index(row, MeasuresModel::Own).data(Qt::ForegroundRole).isValid(),
               hands < 100);
  }
}

// East games: of the bots only the hands can be compared.
void TestStatisticsPage::aBotIsComparedWith() {
  auto *beside = find<QComboBox>("beside");
  QVERIFY(beside->count() > 5);
  QVERIFY(text("notice").contains(QStringLiteral("only hands are compared")));
  QCOMPARE(cell(QStringLiteral("Average place"), MeasuresModel::Other), QString());
  find<QListWidget>("pages")->setCurrentRow(1);
  const QString first = cell(QStringLiteral("Wins"), MeasuresModel::Other);
  QVERIFY(first.endsWith(QLatin1Char('%')));
  QVERIFY(!cell(QStringLiteral("Wins"), MeasuresModel::Difference).isEmpty());
  QCOMPARE(m_page->chart()->chart().series.size(), std::size_t(2));
  beside->setFocus();
  QTest::keyClick(beside, Qt::Key_Home);
  QCOMPARE(cell(QStringLiteral("Wins"), MeasuresModel::Other), QString());
  QCOMPARE(m_page->chart()->chart().series.size(), std::size_t(1));
  QTest::keyClick(beside, Qt::Key_End);
  QVERIFY(cell(QStringLiteral("Wins"), MeasuresModel::Other) != first);
}

void TestStatisticsPage::otherRulesCompareHandsAlone() {
  const QTemporaryDir other;
  JournalPlan plan;
  plan.rules = findPreset("mahjongsoul_4p")->make();
  plan.rules.length = MatchLength::East;
  QVERIFY(!writeJournal(other.path(), plan).isEmpty());
  QVERIFY(lookAt(other.path()));
  QVERIFY(text("notice").contains(QStringLiteral("Basic Ari-Ari")));
  QCOMPARE(cell(QStringLiteral("Average place"), MeasuresModel::Other), QString());
}

void TestStatisticsPage::keysAloneReachEverything() {
  m_page->begin({m_folder.path(), {}, {}, {}});
  QCOMPARE(QApplication::focusWidget(), find<QListWidget>("pages"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QCOMPARE(m_page->model().index(0, 0).data().toString(), QStringLiteral("Gain per hand"));
  QSet<QString> reached;
  for (int i = 0; i < 30; ++i) {
    reached << QApplication::focusWidget()->objectName();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  for (const char *name : {"pages", "table", "chart", "helped", "filter", "view", "beside", "keep", "close"})
    QVERIFY2(reached.contains(QString::fromLatin1(name)),
             qPrintable(QStringList(reached.values()).join(QLatin1Char(' '))));
  m_page->table()->setFocus();
  QTest::keyClick(m_page->table(), Qt::Key_Home, Qt::ControlModifier);
  const QString first = text("explanation");
  QTest::keyClick(m_page->table(), Qt::Key_Down);
  QVERIFY(text("explanation") != first);
  QVERIFY(text("explanation").contains(QStringLiteral("share of hands that were won")));
}

void TestStatisticsPage::escapeLeaves() {
  QSignalSpy leaves(m_page.get(), &StatisticsPage::closeRequested);
  m_page->table()->setFocus();
  QTest::keyClick(m_page->table(), Qt::Key_Escape);
  QCOMPARE(leaves.count(), 1);
  QTest::mouseClick(find<QPushButton>("close"), Qt::LeftButton);
  QCOMPARE(leaves.count(), 2);
}

void TestStatisticsPage::narrowShowsOneOfTwo() {
  QVERIFY(m_page->table()->isVisible() && m_page->chart()->isVisible());
  QVERIFY(!find<QPushButton>("asChart")->isVisible());
  m_page->resize(900, 608);
  QTRY_VERIFY(find<QPushButton>("asChart")->isVisible());
  QVERIFY(m_page->table()->isVisible() && !m_page->chart()->isVisible());
  QTest::mouseClick(find<QPushButton>("asChart"), Qt::LeftButton);
  QVERIFY(!m_page->table()->isVisible() && m_page->chart()->isVisible());
}

void TestStatisticsPage::theTableIsExported() {
  const QList<QByteArray> lines = m_page->model().csv().split('\n');
  QCOMPARE(lines[0], QByteArray("measure,name,group,value,low,high,numerator,denominator,other"));
  QVERIFY(lines.size() > 60);
  QVERIFY(lines[1].startsWith("mean_place,Average place,Matches,"));
  const auto wins = std::find_if(lines.begin(), lines.end(),
                                 [](const QByteArray &line) { return line.startsWith("win,Wins,"); });
  QVERIFY(wins != lines.end());
  const QList<QByteArray> fields = wins->split(',');
  QCOMPARE(fields.size(), 9);
  QVERIFY(std::abs(fields[3].toDouble() - fields[6].toDouble() / fields[7].toDouble()) < 1e-9);
  QVERIFY(fields[8].toDouble() > 0.1);
}

void TestStatisticsPage::theChartIsExported() {
  const QByteArray svg = m_page->chartSvg();
  QVERIFY(svg.contains("<svg") && svg.contains("Average place over time"));
  const QString path = m_folder.filePath(QStringLiteral("chart.svg"));
  QCOMPARE(saveBytes(svg, path), QString());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), svg);
  QVERIFY(
      saveBytes(svg, QStringLiteral("/nowhere/chart.svg")).contains(QStringLiteral("/nowhere/chart.svg")));
}

void TestStatisticsPage::paperHoldsOnePage() {
  const QString path = m_folder.filePath(QStringLiteral("page.pdf"));
  find<QListWidget>("pages")->setCurrentRow(7);
  QCOMPARE(savePaperSheet(m_page->sheet(), path), QString());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readAll().startsWith("%PDF"));
}

void TestStatisticsPage::aNewMatchIsCounted() {
  const QTemporaryDir folder;
  QVERIFY(!writeJournal(folder.path(), {}).isEmpty());
  QVERIFY(lookAt(folder.path()));
  QVERIFY(text("summary").startsWith(QStringLiteral("1 match")));
  JournalPlan next;
  next.number = 1;
  QVERIFY(!writeJournal(folder.path(), next).isEmpty());
  QVERIFY(lookAt(folder.path()));
  QVERIFY(text("summary").startsWith(QStringLiteral("2 matches")));
}

void TestStatisticsPage::whatCannotBeReadIsSaid() {
  const QTemporaryDir folder;
  QVERIFY(!writeJournal(folder.path(), {}).isEmpty());
  QFile letter(folder.filePath(QStringLiteral("letter.jsonl")));
  QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("Dear aunt\n") > 0);
  letter.close();
  QVERIFY(lookAt(folder.path()));
  QVERIFY(text("notice").contains(QStringLiteral("1 unreadable file")));
  QVERIFY(find<QLabel>("notice")->toolTip().contains(QStringLiteral("letter.jsonl")));
}

void TestStatisticsPage::theNewestRequestWins() {
  const QTemporaryDir empty;
  QSignalSpy read(&m_page->runner(), &StatisticsRunner::matchesRead);
  m_page->runner().read({empty.path(), {}, {}, {}});
  m_page->runner().read({m_folder.path(), {}, {}, {}});
  m_page->runner().read({empty.path(), {}, {}, {}});
  QVERIFY(QTest::qWaitFor([this] { return !m_page->runner().isBusy(); }, 60000));
  QCOMPARE(read.count(), 1);
  QVERIFY(m_page->runner().matches().seats.empty());
}

void TestStatisticsPage::rowsAreSpoken() {
  QAccessibleInterface *table = QAccessible::queryAccessibleInterface(m_page->table());
  QVERIFY(table != nullptr);
  QCOMPARE(table->text(QAccessible::Name), QStringLiteral("Measures"));
  const QModelIndex own = m_page->model().index(0, MeasuresModel::Own);
  QVERIFY(own.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral(", You: ")));
  for (const QWidget *part : m_page->findChildren<QWidget *>()) {
    if (part->focusPolicy() == Qt::NoFocus || !part->isVisible() ||
        qobject_cast<const QPushButton *>(part) != nullptr)
      continue;
    if (part->objectName().startsWith(QStringLiteral("qt_")) ||
        qobject_cast<const QHeaderView *>(part) != nullptr)
      continue;
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(part));
    QVERIFY2(spoken == nullptr || !spoken->text(QAccessible::Name).isEmpty(), qPrintable(part->objectName()));
  }
}

JANSO_TEST(TestStatisticsPage);
#include "tst_statisticspage.moc"
