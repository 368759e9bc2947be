// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The statistics of few matches: a card with pictures in place of figures that say nothing yet. And from how
// many on there are tables, of which nothing is cut, empty, or said twice.
#include "widgets/statistics/recordcard.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "support/journals.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/cuttexts.h"
#include "widgets/lexicon/words.h"
#include "widgets/pageparts/handtray.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/statistics/placetiles.h"
#include "widgets/statistics/shownstatistics.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kMany = 31;
constexpr int kMostWords = 78;  // half of those that the page once had

}  // namespace

class TestRecordCard : public ShownStatistics {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void cleanup() { setTextSize(1); }
  void coachedMatchesMakeACard();
  void theBestHandIsDrawn();
  void aPlayerWithoutWinsIsToldWhatComes();
  void manyMatchesHaveTablesAndTheCard();
  void aFilterDoesNotChangeThePage();
  void emptyColumnsAreNotShown();
  void nothingIsCut_data();
  void nothingIsCut();
  void theCardScrollsOnlyAsFarAsItReaches();
  void thePageHasFewWords_data();
  void thePageHasFewWords();

 private:
  bool lookAt(const QString &folder) {
    return answers([&] { m_page->begin({folder, {}, {}, {}}); });
  }
  QString words() const;

  QTemporaryDir m_two;   // both with the coach
  QTemporaryDir m_many;  // one with the coach
  TilePainter m_painter;
};

void TestRecordCard::initTestCase() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  for (int i = 0; i < kMany; ++i) {
    JournalPlan plan;
    plan.number = i;
    plan.person = i % 4;
    plan.started = plan.started.addDays(i);
    plan.coached = i == 0;
    QVERIFY(!writeJournal(m_many.path(), plan).isEmpty());
    plan.coached = true;
    if (i < 2)
      QVERIFY(!writeJournal(m_two.path(), plan).isEmpty());
  }
}

void TestRecordCard::init() {
  QVERIFY(show());
  m_page->setTiles(&m_painter, FeltColor::Teal);
}

// Who plays with the coach has a record, too.
void TestRecordCard::coachedMatchesMakeACard() {
  QVERIFY(lookAt(m_two.path()));
  const auto *card = find<RecordCard>("record");
  QVERIFY(card->isVisible() && !m_page->table()->isVisible());
  QCOMPARE(find<QLabel>("matches")->text(), QStringLiteral("2 matches"));
  QCOMPARE(labelName(find<QPushButton>("helped")->text()), QStringLiteral("Hide 2 with help"));
  static const QRegularExpression count(
      QStringLiteral("^1st: ([0-9]+), 2nd: ([0-9]+), 3rd: ([0-9]+), 4th: ([0-9]+)$"));
  const QRegularExpressionMatch places = count.match(find<PlaceTiles>("places")->accessibleDescription());
  QVERIFY(places.hasMatch());
  int matches = 0;
  for (int place = 1; place <= 4; ++place)
    matches += places.captured(place).toInt();
  QCOMPARE(matches, 2);
  // Nothing that a mean, a share or an interval would need more matches for.
  QVERIFY2(!words().contains(QLatin1Char('%')), qPrintable(words()));
  QVERIFY2(!words().contains(QStringLiteral(" \u2013 ")), qPrintable(words()));
  // The way to all figures, and who does not see hears it.
  auto *view = find<QPushButton>("view");
  QCOMPARE(QApplication::focusWidget(), view);
  QVERIFY(view->accessibleDescription().contains(QStringLiteral("2 matches")));
  QTest::keyClick(view, Qt::Key_Space);
  QVERIFY(m_page->table()->isVisible() && !card->isVisible());
  for (int row = 0; row < m_page->model().rowCount(); ++row)
    QCOMPARE(m_page->model().index(row, MeasuresModel::Range).data().toString(), QString());
}

void TestRecordCard::theBestHandIsDrawn() {
  QVERIFY(lookAt(m_many.path()));
  QTest::mouseClick(find<QPushButton>("view"), Qt::LeftButton);
  const auto *tray = find<HandTray>("best");
  QVERIFY(tray->isVisible());
  int tiles = 0;
  int winning = 0;
  for (const TrayGroup &group : tray->hand()) {
    for (const TrayTile &tile : group.tiles) {
      ++tiles;
      winning += tile.win ? 1 : 0;
    }
  }
  QVERIFY(tiles >= 14 && tiles <= 18);
  QCOMPARE(winning, 1);
  QVERIFY(find<QLabel>("bestHead")->text().startsWith(QStringLiteral("Best hand: ")));
  QVERIFY(!find<QLabel>("bestYaku")->text().isEmpty());
  const auto *card = find<RecordCard>("record");
  QCOMPARE(find<QLabel>("yakuHead")->text(), QStringLiteral("%1 yaku won").arg(card->yaku().size()));
  QVERIFY(card->yaku().size() > 5);
  QVERIFY(card->yaku().front().contains(QStringLiteral(" \u00d7")));
  QVERIFY(!card->yaku().contains(QStringLiteral("Dora")));
}

void TestRecordCard::aPlayerWithoutWinsIsToldWhatComes() {
  RecordCard card;
  auto answer = std::make_shared<StatisticsAnswer>();
  Counters match;
  match.set(Counter::Hands, 8);
  match.set(Counter::Wins, 0);
  answer->totals.add(match);
  card.setRecord(answer, YakuNaming::Romaji);
  card.show();
  QVERIFY(card.spoken().contains(QStringLiteral("finished matches")));
  QVERIFY(!card.findChild<HandTray *>()->isVisible());
  QVERIFY(!card.findChild<QLabel *>(QStringLiteral("yakuHead"))->isVisible());
}

void TestRecordCard::manyMatchesHaveTablesAndTheCard() {
  QVERIFY(lookAt(m_many.path()));
  QVERIFY(m_page->table()->isVisible());
  QCOMPARE(m_page->model().index(0, MeasuresModel::Cases).data().toString(), QStringLiteral("31"));
  QVERIFY(!m_page->model().index(0, MeasuresModel::Range).data().toString().isEmpty());
  auto *view = find<QPushButton>("view");
  QTest::mouseClick(view, Qt::LeftButton);
  QVERIFY(find<RecordCard>("record")->isVisible());
  QTest::mouseClick(view, Qt::LeftButton);
  QVERIFY(m_page->table()->isVisible());
}

void TestRecordCard::aFilterDoesNotChangeThePage() {
  QVERIFY(lookAt(m_many.path()));
  QSignalSpy answered(&m_page->runner(), &StatisticsRunner::answered);
  QTest::mouseClick(find<QPushButton>("helped"), Qt::LeftButton);
  QVERIFY(answered.wait(60000));
  QVERIFY(find<QLabel>("summary")->text().startsWith(QStringLiteral("30 matches")));
  QVERIFY(m_page->table()->isVisible());
}

void TestRecordCard::emptyColumnsAreNotShown() {
  QVERIFY(lookAt(m_many.path()));
  auto *beside = find<QComboBox>("beside");
  auto *subjects = find<QListWidget>("pages");
  const MeasuresModel &model = m_page->model();
  for (int bot = 0; bot < 2; ++bot) {
    beside->setFocus();
    QTest::keyClick(beside, bot == 0 ? Qt::Key_Home : Qt::Key_End);
    for (int row = 0; row < subjects->count(); ++row) {
      subjects->setCurrentRow(row);
      for (int column = MeasuresModel::Own; column < MeasuresModel::Columns; ++column)
        QCOMPARE(m_page->table()->isColumnHidden(column), model.isEmpty(MeasuresModel::Column(column)));
      if (bot == 0)
        QVERIFY(m_page->table()->isColumnHidden(MeasuresModel::Other) &&
                m_page->table()->isColumnHidden(MeasuresModel::Difference));
    }
  }
}

void TestRecordCard::nothingIsCut_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<qreal>("scale");
  int number = 0;
  for (const QSize size : {QSize(900, 600), QSize(1280, 760), QSize(1440, 860), QSize(1920, 1040)}) {
    for (const qreal scale : {1.0, 1.5}) {
      if (number++ % rounds(1, 5) != 0)
        continue;
      QTest::addRow("%d x %d at %d%%", size.width(), size.height(), qRound(scale * 100)) << size << scale;
    }
  }
}

// Names and heads of the table, and the card.
void TestRecordCard::nothingIsCut() {
  QFETCH(QSize, size);
  QFETCH(qreal, scale);
  setTextSize(scale);
  m_page->resize(size);
  QVERIFY(lookAt(m_many.path()));
  QCoreApplication::processEvents();
  const QTableView *table = m_page->table();
  auto *subjects = find<QListWidget>("pages");
  for (int subject = 0; subject < subjects->count(); ++subject) {
    subjects->setCurrentRow(subject);
    QCoreApplication::processEvents();
    for (int column = 0; column < MeasuresModel::Columns; ++column) {
      if (table->isColumnHidden(column))
        continue;
      QVERIFY2(table->columnWidth(column) >= table->horizontalHeader()->sectionSizeHint(column),
               qPrintable(m_page->model().headerData(column, Qt::Horizontal).toString()));
      const bool above = table->isColumnHidden(MeasuresModel::Name);
      QVERIFY2(above || table->columnWidth(column) >=
                            static_cast<const QAbstractItemView *>(table)->sizeHintForColumn(column),
               qPrintable(subjects->currentItem()->text() + QString::number(column)));
    }
    QVERIFY(!table->horizontalScrollBar()->isVisible());
  }
  QTest::mouseClick(find<QPushButton>("view"), Qt::LeftButton);
  QCoreApplication::processEvents();
  for (const QLabel *label : find<RecordCard>("record")->findChildren<QLabel *>()) {
    if (label->isVisible())
      QCOMPARE(cutText(*label), QString());
  }
}

// The figures, which have been shown before, need no room any more.
void TestRecordCard::theCardScrollsOnlyAsFarAsItReaches() {
  setTextSize(1.5);
  m_page->resize(1280, 760);
  QVERIFY(lookAt(m_two.path()));
  auto *view = find<QPushButton>("view");
  if (!find<RecordCard>("record")->isVisible())
    QTest::mouseClick(view, Qt::LeftButton);
  QCoreApplication::processEvents();
  const auto reach = [&] { return find<RecordCard>("record")->height(); };
  const int before = reach();
  for (int i = 0; i < 2; ++i) {
    QTest::mouseClick(view, Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  QVERIFY(find<RecordCard>("record")->isVisible());
  QCOMPARE(reach(), before);
}

// Everything that stands on the page in letters.
QString TestRecordCard::words() const {
  QStringList all;
  for (const QLabel *label : m_page->findChildren<QLabel *>()) {
    if (label->isVisible())
      all << label->text();
  }
  for (const QPushButton *button : m_page->findChildren<QPushButton *>()) {
    if (button->isVisible())
      all << button->text();
  }
  for (const QComboBox *box : m_page->findChildren<QComboBox *>()) {
    if (box->isVisible())
      all << box->currentText();
  }
  const auto *subjects = find<QListWidget>("pages");
  for (int row = 0; subjects->isVisible() && row < subjects->count(); ++row)
    all << subjects->item(row)->text();
  const MeasuresModel &model = m_page->model();
  for (int column = 0; m_page->table()->isVisible() && column < model.columnCount(); ++column) {
    if (m_page->table()->isColumnHidden(column))
      continue;
    all << model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row)
      all << model.index(row, column).data().toString();
  }
  return all.join(QLatin1Char(' '));
}

void TestRecordCard::thePageHasFewWords_data() {
  QTest::addColumn<QString>("folder");
  QTest::newRow("two matches") << m_two.path();
  QTest::newRow("many matches") << m_many.path();
}

void TestRecordCard::thePageHasFewWords() {
  QFETCH(QString, folder);
  QVERIFY(lookAt(folder));
  static const QRegularExpression word(QStringLiteral("\\b[A-Za-z]{2,}"));
  qsizetype count = 0;
  for (auto found = word.globalMatch(words()); found.hasNext(); found.next())
    ++count;
  QVERIFY2(count > 0 && count <= kMostWords, qPrintable(QString::number(count) + QLatin1Char(' ') + words()));
}

JANSO_TEST(TestRecordCard);
#include "tst_recordcard.moc"
