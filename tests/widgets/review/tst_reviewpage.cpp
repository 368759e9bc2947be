// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The review on the screen, by real keys and clicks.
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>
#include <cmath>
#include <memory>

#include "review/botreviews.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "support/testprogram.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/cuttexts.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/longwinded.h"
#include "widgets/review/reviewcategories.h"
#include "widgets/review/reviewcharts.h"
#include "widgets/review/rolloutbar.h"
#include "widgets/review/rolloutview.h"
#include "widgets/review/shownreview.h"
#include "widgets/review/turncard.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/sentences/reviewtexts.h"

using namespace janso;
using namespace janso::test;

class TestReviewPage : public ShownReview {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void whileItIsMadeItSaysHowFarItIs();
  void aStoppedReviewSaysSo();
  void figuresAreThoseOfTheReview();
  void theMistakesOpenTheReplay_data();
  void theMistakesOpenTheReplay();
  void chipsShowTheViews();
  void categoriesAreByLoss();
  void theBotsAreNextToIt();
  void aMarkOfTheScoresOpensTheReplay();
  void scoresGoOnWhereAHandEnds();
  void theLuckChartEndsAtTheResult();
  void theResultWithoutLuckIsSaidWithItsError();
  void everyChoiceCanBeToldInWords();
  void anotherSeatCanBeAskedFor();
  void everyPartHasANameAndAKey();
  void longTextsKeepTheWindow();
  void theMatchIsNamedInTheLanguage();
  void largeTextsCanBeRead_data();
  void largeTextsCanBeRead();
};

void TestReviewPage::initTestCase() {
  QVERIFY2(reviewedSample()->biggestLosses(5).size() >= 2, "the sample must lose something");
}

void TestReviewPage::init() {
  QVERIFY(show());
}

void TestReviewPage::whileItIsMadeItSaysHowFarItIs() {
  QVERIFY(part<QWidget>("progress")->isVisible());
  QVERIFY(!part<QWidget>("cards")->isVisible());
  QVERIFY(!part<QPushButton>("showDetails")->isEnabled());
  QVERIFY(!part<QPushButton>("retry")->isEnabled());
  m_page->setProgress(1, 4);
  QCOMPARE(part<QProgressBar>("bar")->value(), 1);
  QCOMPARE(part<QProgressBar>("bar")->maximum(), 4);
  QVERIFY(part<QLabel>("progressText")->text().contains(QStringLiteral("1 of 4")));
  QSignalSpy stop(m_page.get(), &ReviewPage::stopRequested);
  QTest::mouseClick(part<QPushButton>("stop"), Qt::LeftButton);
  QCOMPARE(stop.size(), 1);
  // A key of a choice that is not there does nothing.
  QSignalSpy chosen(m_page.get(), &ReviewPage::placeChosen);
  QTest::keyClick(m_page.get(), Qt::Key_1);
  QCOMPARE(chosen.size(), 0);
}

void TestReviewPage::aStoppedReviewSaysSo() {
  m_page->setStopped();
  QVERIFY(!part<QPushButton>("stop")->isVisible());
  QVERIFY(part<QLabel>("progressText")->text().startsWith(QStringLiteral("Stopped")));
  m_page->setGame(reviewedSample());
  QVERIFY(!part<QWidget>("progress")->isVisible());
}

void TestReviewPage::figuresAreThoseOfTheReview() {
  m_page->setGame(reviewedSample());
  const SeatFigures &figures = reviewedSample()->figures();
  QCOMPARE(part<QLabel>("choices")->text(), QString::number(figures.all.choices));
  const SeatFigures::Accuracy accuracy = *figures.accuracy();
  QCOMPARE(part<QLabel>("accuracy")->text(), accuracy.isTelling() && !accuracy.onlyRange
                                                 ? QString::number(std::lround(accuracy.value))
                                                 : reviewAccuracy(figures));
  QCOMPARE(part<QLabel>("loss")->text(), reviewMeanLoss(figures.all));
  int losses = 0;
  for (const LossClass lossClass : {LossClass::Inaccuracy, LossClass::Mistake, LossClass::Blunder})
    losses += figures.classes[static_cast<std::size_t>(lossClass)];
  QCOMPARE(part<QLabel>("losses")->text(), QString::number(losses));
  const int suspected = figures.classes[static_cast<std::size_t>(LossClass::Suspected)];
  QCOMPARE(losses + suspected, static_cast<int>(reviewedSample()->mistakes().size()));
  QVERIFY(part<QPushButton>("retry")->isEnabled());
}

void TestReviewPage::theMistakesOpenTheReplay_data() {
  QTest::addColumn<int>("way");
  QTest::newRow("click") << 0;
  QTest::newRow("Space with the focus") << 1;
  QTest::newRow("its number") << 2;
}

void TestReviewPage::theMistakesOpenTheReplay() {
  QFETCH(int, way);
  m_page->setGame(reviewedSample());
  TurnCard *second = m_page->turnCards()[1];
  QSignalSpy chosen(m_page.get(), &ReviewPage::placeChosen);
  if (way == 0) {
    QTest::mouseClick(second, Qt::LeftButton);
  } else if (way == 1) {
    second->setFocus();
    QTest::keyClick(second, Qt::Key_Space);
  } else {
    QTest::keyClick(m_page.get(), Qt::Key_2);
  }
  QCOMPARE(chosen.size(), 1);
  const ChoiceVerdict &verdict = *reviewedSample()->biggestLosses(5)[1].verdict;
  const auto place = chosen[0][0].value<ReplayPlace>();
  QCOMPARE(place.hand, static_cast<int>(verdict.hand));
  QCOMPARE(place.event, static_cast<int>(verdict.event));
  // The same turn as the replay that it opens.
  const Board board = reviewedSample()->replay().view(place, kReviewedSeat, ReplayHands::Own).board;
  QVERIFY(replayPlaceText(board).startsWith(replayTurnText(board)));
  QVERIFY(second->accessibleName().contains(replayTurnText(board)));
}

void TestReviewPage::chipsShowTheViews() {
  m_page->setGame(reviewedSample());
  QVERIFY(!part<QWidget>("scores")->isVisible());
  QTest::mouseClick(part<QPushButton>("showDetails"), Qt::LeftButton);
  QVERIFY(part<QWidget>("scores")->isVisible() && part<QWidget>("cards")->isVisible());
  QTest::mouseClick(part<QPushButton>("showCategories"), Qt::LeftButton);
  QVERIFY(part<QTreeWidget>("categories")->isVisible());
  part<QPushButton>("showLuck")->setFocus();
  QTest::keyClick(part<QPushButton>("showLuck"), Qt::Key_Space);
  QVERIFY(part<QWidget>("luck")->isVisible());
  QVERIFY(part<QPushButton>("showLuck")->isChecked());
}

void TestReviewPage::categoriesAreByLoss() {
  m_page->setGame(reviewedSample());
  const auto *table = part<QTreeWidget>("categories");
  qint64 choices = 0;
  double before = 1e9;
  // Then all choices, and the accuracy.
  const int categories = table->topLevelItemCount() - 2;
  for (int i = 0; i < categories; ++i) {
    const QTreeWidgetItem *row = table->topLevelItem(i);
    choices += row->text(1).toLongLong();
    QVERIFY(row->text(2).toDouble() <= before);
    QVERIFY(!row->toolTip(0).isEmpty());
    before = row->text(2).toDouble();
  }
  QCOMPARE(choices, reviewedSample()->figures().all.choices);
  QCOMPARE(table->topLevelItem(categories)->text(1).toLongLong(), choices);
  QCOMPARE(table->topLevelItem(categories + 1)->text(3), reviewAccuracy(reviewedSample()->figures()));
}

void TestReviewPage::theBotsAreNextToIt() {
  m_page->setGame(reviewedSample());
  part<QPushButton>("showDetails")->click();
  part<QPushButton>("showCategories")->click();
  const std::optional<BotReviews> reviews = shippedBotReviews(reviewedSample()->replay().info().rules.length);
  QVERIFY(reviews);
  const auto *table = part<ReviewCategories>("categories");
  QCOMPARE(table->columnCount(), ReviewCategories::FirstBot + static_cast<int>(reviews->bots.size()));
  const QTreeWidgetItem *all = table->topLevelItem(table->topLevelItemCount() - 2);
  for (std::size_t i = 0; i < reviews->bots.size(); ++i) {
    const int column = ReviewCategories::FirstBot + static_cast<int>(i);
    const BotReviews::Bot &bot = reviews->bots[i];
    QCOMPARE(table->headerItem()->text(column), botOwnName(bot.id, bot.id));
    QCOMPARE(all->text(column), reviewMeanLoss(bot.all->mean));
    QCOMPARE(table->topLevelItem(table->topLevelItemCount() - 1)->text(column),
             QString::number(std::lround(bot.accuracy()->value)));
  }
  // The nearest is named with its accuracy, and its column is there however narrow the page is.
  const std::optional<NearestBot> nearest = nearestByAccuracy(reviewedSample()->figures(), *reviews);
  QVERIFY(nearest);
  const QString note = part<QLabel>("besideNote")->text();
  const bool told = reviewedSample()->figures().accuracy()->isTelling();
  QCOMPARE(note.contains(reviewAccuracyText(*nearest->bot->accuracy())), told);
  const auto column = ReviewCategories::FirstBot + static_cast<int>(nearest->bot - reviews->bots.data());
  for (const int width : {1280, 900, 700}) {
    m_page->resize(width, 640);
    QCoreApplication::processEvents();
    QVERIFY(!table->isColumnHidden(column));
    if (width >= 900)
      QVERIFY2(!table->horizontalScrollBar()->isVisible(), qPrintable(QString::number(width)));
  }
}

void TestReviewPage::aMarkOfTheScoresOpensTheReplay() {
  m_page->setGame(reviewedSample());
  auto *chart = part<ChartWidget>("scores");
  const ScoreChart scores = scoreChart(*reviewedSample(), m_names);
  QCOMPARE(scores.losses.size(), scores.data.series.back().points.size());
  QSignalSpy chosen(m_page.get(), &ReviewPage::placeChosen);
  const int last = static_cast<int>(scores.data.series.size()) - 1;
  Q_EMIT chart->activated(0, 1);
  QCOMPARE(chosen.size(), 0);
  Q_EMIT chart->activated(last, 1);
  QCOMPARE(chosen.size(), 1);
  QVERIFY(chosen[0][0].value<ReplayPlace>() == reviewedSample()->mistakes().front());
}

void TestReviewPage::scoresGoOnWhereAHandEnds() {
  const Replay &replay = reviewedSample()->replay();
  const ScoreChart chart = scoreChart(*reviewedSample(), m_names);
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t seat = (kReviewedSeat + i) % 4;
    const ChartSeries &series = chart.data.series[i];
    QCOMPARE(series.name, m_names[seat]);
    QCOMPARE(static_cast<int>(series.points.size()), replay.hands() + 1);
    for (int hand = 0; hand < replay.hands(); ++hand) {
      const Board end = replay.view(replay.endOf(hand), 0, ReplayHands::Own).board;
      QCOMPARE(*series.points[static_cast<std::size_t>(hand) + 1].y, static_cast<double>(end.scores[seat]));
    }
  }
}

void TestReviewPage::theLuckChartEndsAtTheResult() {
  const ChartData chart = luckChart(*reviewedSample());
  QCOMPARE(static_cast<std::size_t>(chart.categories.size()), chart.series[0].points.size());
  double sum = 0;
  for (std::size_t i = 0; i + 1 < chart.series[0].points.size(); ++i)
    sum += *chart.series[0].points[i].y;
  QVERIFY(std::abs(sum - *chart.series[0].points.back().y) < 1e-6);
  const Replay &replay = reviewedSample()->replay();
  const auto score = [&](ReplayPlace place) {
    return replay.view(place, 0, ReplayHands::Own).board.scores[kReviewedSeat];
  };
  QCOMPARE(*chart.series[0].points.back().y, static_cast<double>(score(replay.last()) - score({0, 1})));
}

void TestReviewPage::theResultWithoutLuckIsSaidWithItsError() {
  m_page->setGame(reviewedSample());
  const ReviewedGame &game = *reviewedSample();
  QVERIFY(game.luck());
  const double luck = game.luck()->of(kReviewedSeat);
  const auto hands = static_cast<std::size_t>(game.replay().hands());
  QCOMPARE(part<QLabel>("adjusted")->text(),
           reviewAdjustedPoints(adjusted(game.points(), luck), adjustedError(hands, 4)));
  QVERIFY(part<QLabel>("adjusted")->text().contains(QStringLiteral(" \u00b1 9,000")));
  QVERIFY(part<QLabel>("adjustedNote")->text().contains(reviewLuckPoints(luck)));
  // The sample stops before the end of the match: there is no place.
  QVERIFY(!part<QLabel>("adjustedNote")->text().contains(QStringLiteral("place")));
  // The bars of luck are its own terms, and one of the others.
  const ChartData chart = luckChart(game);
  QCOMPARE(chart.categories[4], QStringLiteral("Others"));
  double bars = 0;
  for (std::size_t i = 0; i < 5; ++i)
    bars += *chart.series[0].points[i].y;
  QVERIFY(std::abs(bars - luck) < 1e-6);
}

void TestReviewPage::everyChoiceCanBeToldInWords() {
  for (const ReviewedChoice &choice : reviewedSample()->choices()) {
    const QString told = reviewMarkup(*choice.verdict, choice.facts, m_names);
    QCOMPARE(markupFaults(told), QStringList());
    QVERIFY2(!told.contains(QRegularExpression(QStringLiteral("%\\d|%n"))), qPrintable(told));
    const bool suspected = choice.verdict->lossClass == LossClass::Suspected;
    QCOMPARE(told.contains(QStringLiteral("Loses ")), choice.isLoss() && !suspected);
    QCOMPARE(told.contains(QStringLiteral("May lose ")), suspected);
    for (const Fact &fact : choice.facts)
      QVERIFY2(!reviewReason(fact, m_names).isEmpty(), qPrintable(told));
  }
}

void TestReviewPage::anotherSeatCanBeAskedFor() {
  m_page->setGame(reviewedSample());
  auto *seat = part<QComboBox>("seat");
  QCOMPARE(seat->count(), 4);
  QCOMPARE(seat->currentIndex(), kReviewedSeat);
  QSignalSpy chosen(m_page.get(), &ReviewPage::seatChosen);
  seat->setFocus();
  QTest::keyClick(seat, Qt::Key_Down);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen[0][0].toInt(), kReviewedSeat + 1);
}

void TestReviewPage::everyPartHasANameAndAKey() {
  m_page->setGame(reviewedSample());
  for (const QPushButton *button : m_page->findChildren<QPushButton *>()) {
    QVERIFY(!button->text().isEmpty() || !button->accessibleName().isEmpty() || !button->isVisible());
    QVERIFY((button->focusPolicy() & Qt::TabFocus) != 0);
  }
  QSignalSpy left(m_page.get(), &ReviewPage::closeRequested);
  QTest::keyClick(m_page.get(), Qt::Key_Escape);
  QTest::mouseClick(part<QPushButton>("close"), Qt::LeftButton);
  QCOMPARE(left.size(), 2);
}

// A window that is wider than the screen has buttons that nobody reaches.
void TestReviewPage::longTextsKeepTheWindow() {
  LongWinded longWinded;
  QCoreApplication::installTranslator(&longWinded);
  ReviewPage page(&m_painter);
  page.wait(match(), kDay, kReviewedSeat);
  page.setGame(reviewedSample());
  page.rollouts()->bar()->offerAll(true);
  page.setMeasuring(true);
  page.resize(900, 640);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  QVERIFY2(page.minimumSizeHint().width() <= 900,
           qPrintable(QString::number(page.minimumSizeHint().width())));
  for (const QScrollArea *area : page.findChildren<QScrollArea *>())
    QVERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(area->objectName()));
  const auto *chips = page.findChild<QWidget *>(QStringLiteral("chips"));
  for (const QPushButton *chip : chips->findChildren<QPushButton *>())
    QVERIFY(chips->rect().contains(chip->geometry()));
}

void TestReviewPage::theMatchIsNamedInTheLanguage() {
  const QString before = part<QLabel>("match")->text();
  QCOMPARE(before, replayTitle(match(), kDay));
  LongWinded longWinded;
  QCoreApplication::installTranslator(&longWinded);
  QTRY_VERIFY(part<QLabel>("match")->text() != before);
  QCOMPARE(part<QLabel>("match")->text(), replayTitle(match(), kDay));
  QCOMPARE(part<QComboBox>("seat")->currentIndex(), kReviewedSeat);
}

void TestReviewPage::largeTextsCanBeRead_data() {
  QTest::addColumn<qreal>("text");
  QTest::addColumn<QSize>("size");
  for (const qreal text : {1.0, 1.5, 2.0}) {
    for (const QSize size : {QSize(900, 640), QSize(1280, 800)})
      QTest::addRow("%.1f in %dx%d", text, size.width(), size.height()) << text << size;
  }
}

// Nothing is cut, and nothing scrolls sideways.
void TestReviewPage::largeTextsCanBeRead() {
  QFETCH(qreal, text);
  QFETCH(QSize, size);
  m_page->setGame(reviewedSample());
  m_page->resize(size);
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(text);
  QTRY_COMPARE_WITH_TIMEOUT(cutIn(*m_page), QString(), 2000);
  QCOMPARE(m_page->size(), size);
  // Whatever scrolls, the buttons are in view.
  const auto outOfView = [this] {
    QStringList names;
    for (const char *name : {"retry", "replay", "close"}) {
      const auto *button = part<QPushButton>(name);
      if (button->visibleRegion() != QRegion(button->rect()))
        names << QString::fromLatin1(name);
    }
    return names.join(u' ');
  };
  QTRY_COMPARE_WITH_TIMEOUT(outOfView(), QString(), 2000);
  // Where the texts are as designed only the turns scroll.
  const QWidget *all = part<QWidget>("headline")->parentWidget();
  if (text == 1)
    QCOMPARE(all->height(), all->parentWidget()->height());
  part<QPushButton>("showDetails")->click();
  QTRY_COMPARE_WITH_TIMEOUT(cutIn(*m_page), QString(), 2000);
  QTRY_COMPARE_WITH_TIMEOUT(outOfView(), QString(), 2000);
  const auto outside = [this] {
    QStringList names;
    for (const QWidget *card : part<QWidget>("cards")->findChildren<QWidget *>()) {
      if (card->isVisible() && !card->parentWidget()->rect().contains(card->geometry()))
        names << QStringLiteral("%1 %2+%3 of %4")
                     .arg(card->objectName())
                     .arg(card->x())
                     .arg(card->width())
                     .arg(card->parentWidget()->width());
    }
    return names.join(u' ');
  };
  QTRY_COMPARE_WITH_TIMEOUT(outside(), QString(), 2000);
  part<QPushButton>("showRollouts")->click();
  QTRY_VERIFY_WITH_TIMEOUT(m_page->rollouts()->height() >= m_page->rollouts()->minimumSizeHint().height(),
                           2000);
  setTextSize(1);
  part<QPushButton>("showTurns")->click();
  QTRY_COMPARE_WITH_TIMEOUT(cutIn(*m_page), QString(), 2000);
  QTRY_COMPARE_WITH_TIMEOUT(all->height(), all->parentWidget()->height(), 2000);
  QCOMPARE(part<QWidget>("curve")->isVisible(), size.width() >= 1280);
}

JANSO_TEST(TestReviewPage);
#include "tst_reviewpage.moc"
