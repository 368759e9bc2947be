// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Learning from mistakes, answered at the table.
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "support/testprogram.h"
#include "widgets/review/retry.h"
#include "widgets/review/retrypage.h"
#include "widgets/review/reviewsamples.h"
#include "widgets/sentences/reviewtexts.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

std::vector<RetryPosition> samplePositions() {
  return retryPositions(reviewedSample(), QStringLiteral("match.jsonl"), 0);
}

}  // namespace

class TestRetryPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void answersAreGradedByTheReview();
  void nothingIsToldBeforeTheAnswer();
  void theBestActionIsRight();
  void whatWasPlayedIsNotRight();
  void itIsAnsweredAtTheTable();
  void theAnswerCanBeShown();
  void skippedOnesAreNotFound();
  void theReplayOpensAtThePlace();
  void escapeGoesBack();
  void onlyTheFirstAnswerIsTold();
  void positionsOfSeveralMatches();

 private:
  QPushButton *button(const char *name) const {
    return m_page->findChild<QPushButton *>(QString::fromLatin1(name));
  }
  void click(const char *name) {
    QVERIFY(button(name)->isVisible());
    QTest::mouseClick(button(name), Qt::LeftButton);
  }
  void answer(const Action &action) { Q_EMIT m_page->table()->actionChosen(0, action); }
  const Retry &retry() const { return *m_page->retry(); }
  const ChoiceVerdict &verdict() const { return *retry().choice().verdict; }

  std::unique_ptr<RetryPage> m_page;
  SeatNames m_names;
};

void TestRetryPage::init() {
  m_names = replayNames(reviewedSample()->replay().info());
  m_page = std::make_unique<RetryPage>();
  TableOptions options;
  options.speed = 0;
  m_page->setOptions(options);
  m_page->resize(1280, 760);
  m_page->setRetry(std::make_shared<Retry>(samplePositions()));
  m_page->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

// Of every loss: the best is right, what was played is not, and what is accepted loses little.
void TestRetryPage::answersAreGradedByTheReview() {
  int accepted = 0;
  for (Retry all(samplePositions()); !all.isOver(); all.next()) {
    const ChoiceVerdict &one = *all.choice().verdict;
    for (const Candidate &candidate : one.candidates) {
      all.again();
      const RetryAnswer given = all.answer(candidate.considered.action);
      const bool right = all.state() == RetryState::Right;
      QCOMPARE(right, given == RetryAnswer::Best || given == RetryAnswer::Good);
      if (isSameChoice(candidate.considered.action, one.action))
        QCOMPARE(given, RetryAnswer::Played);
      else if (!candidate.judged)
        QCOMPARE(given, RetryAnswer::NotJudged);
      else if (&candidate == &one.candidates.front())
        QCOMPARE(given, RetryAnswer::Best);
      else if (right)
        QVERIFY(candidate.place < one.given().place);
      accepted += right ? 1 : 0;
    }
  }
  QVERIFY(accepted >= static_cast<int>(samplePositions().size()));
}

void TestRetryPage::nothingIsToldBeforeTheAnswer() {
  const ReplayPlace place = retry().choice().place();
  const SeatView seen = reviewedSample()->replay().view(place, kReviewedSeat, ReplayHands::Own);
  QVERIFY(m_page->table()->view() == seen);
  QVERIFY(!m_page->resultText().contains(QLatin1Char('{')));
  QVERIFY(!m_page->resultText().contains(reviewVerdictName(verdict())));
  QVERIFY(!m_page->resultText().contains(reviewCategoryName(verdict().category)));
  QVERIFY(!button("next")->isVisible() && !button("replay")->isVisible());
}

void TestRetryPage::theBestActionIsRight() {
  answer(verdict().best().considered.action);
  QCOMPARE(retry().state(), RetryState::Right);
  QCOMPARE(retry().found(), 1);
  QVERIFY(m_page->resultText().contains(reviewCost(verdict())));
  QVERIFY(!button("show")->isVisible() && !button("skip")->isVisible());
  QVERIFY(button("next")->hasFocus());
  click("next");
  QCOMPARE(retry().at(), 1);
  QCOMPARE(retry().state(), RetryState::Find);
}

void TestRetryPage::whatWasPlayedIsNotRight() {
  answer(verdict().action);
  QCOMPARE(retry().state(), RetryState::Wrong);
  QVERIFY(m_page->resultText().contains(QStringLiteral("that's what was played")));
  QVERIFY(!m_page->resultText().contains(reviewCost(verdict())));
  // A second try is right, and not found at the first.
  answer(verdict().best().considered.action);
  QCOMPARE(retry().state(), RetryState::Right);
  QCOMPARE(retry().found(), 0);
}

// A tile of the hand, with a real click.
void TestRetryPage::itIsAnsweredAtTheTable() {
  while (!retry().isOver() && verdict().action.type != ActionType::Dahai)
    click("skip");
  QVERIFY(!retry().isOver());
  m_page->table()->finishAnimations();
  const QRect hand = m_page->table()->handRect();
  const QPoint first(hand.left() + hand.height() / 3, hand.center().y());
  QTest::mouseMove(m_page->table(), first);
  QTest::mouseClick(m_page->table(), Qt::LeftButton, {}, first);
  QVERIFY(retry().state() != RetryState::Find);
  QVERIFY(m_page->resultText().contains(QLatin1Char('{')));
}

void TestRetryPage::theAnswerCanBeShown() {
  click("show");
  QCOMPARE(retry().state(), RetryState::Shown);
  QVERIFY(m_page->resultText().contains(reviewActions(verdict())));
  // Once more: it is asked again, and counts as shown.
  click("askAgain");
  QCOMPARE(retry().state(), RetryState::Find);
  QVERIFY(!m_page->resultText().contains(QLatin1Char('{')));
  answer(verdict().best().considered.action);
  QCOMPARE(retry().found(), 0);
}

void TestRetryPage::skippedOnesAreNotFound() {
  const int count = retry().count();
  for (int i = 0; i < count; ++i)
    click("skip");
  QVERIFY(retry().isOver());
  QVERIFY(m_page->resultText().startsWith(QStringLiteral("0 of %1").arg(count)));
  QVERIFY(!button("skip")->isVisible() && !button("next")->isVisible());
  click("askAgain");
  QCOMPARE(retry().at(), 0);
}

void TestRetryPage::theReplayOpensAtThePlace() {
  QSignalSpy chosen(m_page.get(), &RetryPage::placeChosen);
  click("show");
  const ReplayPlace place = retry().choice().place();
  click("replay");
  QCOMPARE(chosen.size(), 1);
  QVERIFY(chosen[0][0].value<ReplayPlace>() == place);
}

void TestRetryPage::escapeGoesBack() {
  QSignalSpy left(m_page.get(), &RetryPage::closeRequested);
  QTest::keyClick(m_page->table(), Qt::Key_Escape);
  QCOMPARE(left.size(), 1);
  click("back");
  QCOMPARE(left.size(), 2);
}

// What is skipped is not told at all.
void TestRetryPage::onlyTheFirstAnswerIsTold() {
  const RetryPosition one = samplePositions().front();
  m_page->setRetry(std::make_shared<Retry>(std::vector<RetryPosition>{one, one, one, one}));
  QSignalSpy tried(m_page.get(), &RetryPage::tried);
  answer(verdict().action);
  answer(verdict().best().considered.action);
  QCOMPARE(tried.size(), 1);
  QCOMPARE(tried[0][0].toBool(), false);
  click("next");
  answer(verdict().best().considered.action);
  QCOMPARE(tried.size(), 2);
  QCOMPARE(tried[1][0].toBool(), true);
  click("next");
  click("show");
  QCOMPARE(tried.size(), 3);
  QCOMPARE(tried[2][0].toBool(), false);
  click("next");
  click("skip");
  QCOMPARE(tried.size(), 3);
}

void TestRetryPage::positionsOfSeveralMatches() {
  auto game = std::make_shared<ProvedGame>(reviewedSample()->replay().game());
  MatchInfo info = *game->info;
  info.names = {"Aki", "Ben", "Chie", "Dai"};
  game->info = info;
  const auto other =
      std::make_shared<const ReviewedGame>(std::make_shared<const Replay>(game), kReviewedSeat,
                                           reviewGame(*game, 1U << kReviewedSeat, Strictness::Normal));
  const RetryPosition first = samplePositions().front();
  m_page->setRetry(std::make_shared<Retry>(std::vector<RetryPosition>{
      first, {other, other->exercises().back(), QStringLiteral("other.jsonl"), 2}}));
  QCOMPARE(retry().position().path, QStringLiteral("match.jsonl"));
  click("skip");
  QCOMPARE(retry().position().path, QStringLiteral("other.jsonl"));
  QCOMPARE(retry().position().number, 2);
  QVERIFY(m_page->table()->view() ==
          other->replay().view(retry().choice().place(), kReviewedSeat, ReplayHands::Own));
  click("skip");
  QVERIFY(retry().isOver());
}

JANSO_TEST(TestRetryPage);
#include "tst_retrypage.moc"
