// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a review says first: its headline, the worst turns, and that nothing moves while it is made.
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/review/reviewturns.h"
#include "widgets/review/rolloutbar.h"
#include "widgets/review/rolloutview.h"
#include "widgets/review/shownreview.h"
#include "widgets/review/stepslist.h"
#include "widgets/review/turncard.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/sentences/reviewsummarytexts.h"

using namespace janso;
using namespace janso::test;

namespace {

std::shared_ptr<const ReviewedGame> thrownBack() {
  static const std::shared_ptr<const ReviewedGame> game = [] {
    const auto replay = std::make_shared<const Replay>(
        std::make_shared<const ProvedGame>(thrownGame("reviewed in the window", 4)));
    return std::make_shared<const ReviewedGame>(
        replay, kReviewedSeat, reviewGame(replay->game(), 1U << kReviewedSeat, Strictness::Normal));
  }();
  return game;
}

// With a rollout in which the played action loses nothing.
Rollout rolledOut(const ReviewedGame &game, ReplayPlace place) {
  Rollout rollout =
      startRollout(*game.choiceAt(place)->verdict, rolloutPlan(SimulatedDealKind::InformationSet));
  rollout.deciding.deals = rollout.deciding.pairs = 100;
  rollout.deciding.place = -5;
  rollout.deciding.placeSquare = 1;
  rollout.end = RolloutEnd::Better;
  return rollout;
}

}  // namespace

class TestReviewTurns : public ShownReview {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void stepsBackAreNamed();
  void theHeadlineIsOneSentence_data();
  void theHeadlineIsOneSentence();
  void theTitleIsNoFileName();
  void itSaysFewWords();
  void nothingMovesWhileItIsMade_data();
  void nothingMovesWhileItIsMade();
  void theTurnsKeepTheirOrder();
};

void TestReviewTurns::initTestCase() {
  QVERIFY2(reviewedSample()->biggestLosses(5).size() >= 2, "the sample must lose something");
}

void TestReviewTurns::init() {
  QVERIFY(show());
}

// A match in which every drawn tile was thrown back, which a judge alone calls "0 mistakes".
void TestReviewTurns::stepsBackAreNamed() {
  const auto game = thrownBack();
  const auto steps = static_cast<int>(game->steps().size());
  QVERIFY2(steps >= 5, qPrintable(QString::number(steps)));
  m_page->setGame(game);
  QVERIFY(part<QLabel>("headline")
              ->text()
              .contains(QStringLiteral("%1 discard(s) took the hand further from a win.").arg(steps)));
  // As cards, with the tiles, after what is certainly lost.
  QCOMPARE(m_page->turns().size(), std::size_t{5});
  const TurnPicture &turn = m_page->turnCards().front()->turn();
  QCOMPARE(turn.grade, reviewStepName());
  QVERIFY(turn.mild && turn.played.tile.isKnown() && turn.better.tile.isKnown());
  QCOMPARE(turn.reason, reviewStepReason(game->steps().front()));
  // And all of them in a list, from which the replay opens.
  QVERIFY(part<QPushButton>("allSteps")->text().contains(QString::number(steps)));
  QTest::mouseClick(part<QPushButton>("allSteps"), Qt::LeftButton);
  auto *list = part<StepsList>("steps");
  QVERIFY(list->isVisible() && list->hasFocus());
  QCOMPARE(list->topLevelItemCount(), steps);
  QSignalSpy chosen(m_page.get(), &ReviewPage::placeChosen);
  QTest::keyClick(list, Qt::Key_Return);
  QCOMPARE(chosen.size(), 1);
  QVERIFY(chosen[0][0].value<ReplayPlace>() == m_page->turns().front());
}

void TestReviewTurns::theHeadlineIsOneSentence_data() {
  QTest::addColumn<ReviewSummary>("summary");
  QTest::addColumn<QString>("headline");
  QTest::addColumn<QString>("also");
  const auto row = [](const char *name, const ReviewSummary &summary, const QString &headline,
                      const QString &also) { QTest::newRow(name) << summary << headline << also; };
  row("steps", {4, 0, 0, 33, {}},
      QStringLiteral("4th place: 33 discard(s) took the hand further from a win."), {});
  row("steps and a mistake", {4, 1, 2, 33, QStringLiteral("East 3")},
      QStringLiteral("4th place: 33 discard(s) took the hand further from a win."),
      QStringLiteral("1 clear mistake(s), the worst in East 3."));
  row("mistakes and a step", {2, 3, 0, 1, QStringLiteral("East 3")},
      QStringLiteral("2nd place: 3 clear mistake(s), the worst in East 3."),
      QStringLiteral("1 discard(s) took the hand further from a win."));
  row("perhaps", {1, 0, 4, 0, {}},
      QStringLiteral("1st place: no clear mistakes, but 4 questionable decision(s)."), {});
  row("nothing", {1, 0, 0, 0, {}}, QStringLiteral("1st place: no clear mistakes."), {});
  row("of a record that ends early", {{}, 0, 0, 0, {}}, QStringLiteral("No clear mistakes."), {});
}

void TestReviewTurns::theHeadlineIsOneSentence() {
  QFETCH(ReviewSummary, summary);
  QFETCH(QString, headline);
  QFETCH(QString, also);
  QCOMPARE(reviewHeadline(summary), headline);
  QCOMPARE(reviewAlso(summary), also);
}

void TestReviewTurns::theTitleIsNoFileName() {
  const MatchInfo &info = reviewedSample()->replay().info();
  const QString title = replayTitle(info, QDate(2026, 11, 28));
  for (int seat = 0; seat < 4; ++seat)
    QVERIFY2(title.contains(m_names[static_cast<std::size_t>(seat)]), qPrintable(title));
  QVERIFY2(title.contains(QLocale().toString(QDate(2026, 11, 28), QLocale::ShortFormat)), qPrintable(title));
  QVERIFY(!replayTitle(info, {}).endsWith(QStringLiteral("\u00b7 ")));
  m_page->setGame(reviewedSample());
  for (const QLabel *label : m_page->findChildren<QLabel *>())
    QVERIFY2(!label->text().contains(QStringLiteral(".json")), qPrintable(label->text()));
}

// What was 180 words once.
void TestReviewTurns::itSaysFewWords() {
  for (const auto &game : {reviewedSample(), thrownBack()}) {
    m_page->setGame(game);
    QStringList said;
    for (const QLabel *label : m_page->findChildren<QLabel *>()) {
      if (label->isVisible())
        said << label->text();
    }
    for (const QPushButton *button : m_page->findChildren<QPushButton *>()) {
      if (button->isVisible())
        said << button->text();
    }
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
    const qsizetype words =
        said.join(u' ').split(QRegularExpression(QStringLiteral("\\s+"))).filter(letters).size();
    QVERIFY2(words <= 100, qPrintable(QStringLiteral("%1: %2").arg(words).arg(said.join(u'|'))));
  }
}

void TestReviewTurns::nothingMovesWhileItIsMade_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<qreal>("text");
  QTest::addColumn<bool>("details");
  for (const bool details : {false, true}) {
    for (const QSize size : {QSize(900, 640), QSize(1280, 760), QSize(1920, 1080)})
      QTest::addRow("%s in %dx%d", details ? "details" : "turns", size.width(), size.height())
          << size << 1.0 << details;
    QTest::addRow("%s, large", details ? "details" : "turns") << QSize(1280, 760) << 1.5 << details;
  }
}

// Before, during and after the rollouts, which change verdicts and figures.
void TestReviewTurns::nothingMovesWhileItIsMade() {
  QFETCH(QSize, size);
  QFETCH(qreal, text);
  QFETCH(bool, details);
  const auto back = qScopeGuard([] { setTextSize(1); });
  setTextSize(text);
  m_page->resize(size);
  m_page->rollouts()->bar()->offerAll(true);
  QTRY_COMPARE(m_page->size(), size);
  const auto places = [this] {
    for (int i = 0; i < 10; ++i)  // layouts within layouts
      QCoreApplication::processEvents();
    QStringList found;
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
      const bool counts = qobject_cast<const QPushButton *>(widget) != nullptr ||
                          widget->objectName().endsWith(QStringLiteral("Card")) ||
                          widget == part<QWidget>("viewStack") || widget == part<QWidget>("mistakesArea");
      // What waits for the review has its place already.
      if (counts && widget->isVisible() && widget->objectName() != QStringLiteral("stop") &&
          widget->objectName() != QStringLiteral("allSteps"))
        found << QStringLiteral("%1 %2,%3 %4x%5")
                     .arg(widget->objectName())
                     .arg(widget->mapTo(m_page.get(), QPoint()).x())
                     .arg(widget->mapTo(m_page.get(), QPoint()).y())
                     .arg(widget->width())
                     .arg(widget->height());
    }
    return found;
  };
  const auto shared = [](const QStringList &all, const QStringList &some) {
    QStringList moved;
    for (const QString &place : some) {
      if (!all.contains(place))
        moved << place;
    }
    return moved.join(u'\n');
  };
  const QStringList waiting = places();
  m_page->setGame(reviewedSample());
  const QStringList before = places();
  QVERIFY2(shared(before, waiting).isEmpty(),
           qPrintable(shared(before, waiting) + u'/' + shared(waiting, before)));
  if (details)
    part<QPushButton>("showDetails")->click();
  const QStringList shown = places();
  m_page->setMeasuring(true);
  QCOMPARE(places(), shown);
  // All that a rollout can change, and more.
  auto game = reviewedSample();
  for (const ReplayPlace &place : game->unprovedOf(5)) {
    game = game->with(rolledOut(*game, place));
    m_page->updateGame(game);
    const QStringList now = places();
    QVERIFY2(now == shown, qPrintable(shared(shown, now)));
  }
  QVERIFY(game->figures().classes != reviewedSample()->figures().classes);
  m_page->setMeasuring(false);
  QCOMPARE(places(), shown);
}

// A click meets the turn that was there when the hand went to the mouse.
void TestReviewTurns::theTurnsKeepTheirOrder() {
  m_page->setGame(reviewedSample());
  const std::vector<ReplayPlace> before = m_page->turns();
  auto game = reviewedSample();
  game = game->with(rolledOut(*game, game->unprovedOf(1).front()));
  m_page->updateGame(game);
  QVERIFY(m_page->turns() == before);
  QVERIFY(worstTurns(*game, 5) != before);
  QSignalSpy chosen(m_page.get(), &ReviewPage::placeChosen);
  QTest::keyClick(m_page.get(), Qt::Key_1);
  QVERIFY(chosen[0][0].value<ReplayPlace>() == before.front());
}

JANSO_TEST(TestReviewTurns);
#include "tst_reviewturns.moc"
