// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rollouts that are stopped, saved, continued and followed.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <cmath>

#include "records/diskfault.h"
#include "review/figures.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/rolledverdict.h"
#include "review/rolloutfile.h"
#include "review/simulateddeals.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class RolloutFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void aStopChangesNothingOfTheEnd();
  void threadsChangeNothing();
  void whatIsKeptComesBack();
  void whatTheSystemRefusesIsARow();
  void damageIsToldByItsLine_data();
  void damageIsToldByItsLine();
  void theSeatsOfRealHandsKeepThem();
  void theRealWallIsOneDeal();
  void aVerdictFollowsItsRollout_data();
  void aVerdictFollowsItsRollout();
  void whatWasNotJudgedIsNow();
  void onlyHiddenDealsJudge();

 private:
  const ChoiceVerdict &loss() const { return *m_loss; }
  Rollout made(double place, double points, RolloutEnd end) const;

  ProvedGame m_game;
  GameReview m_review;
  const ChoiceVerdict *m_loss = nullptr;
  const RolloutPlan m_plan{11, "learner", "novice", 40, 40, 20, SimulatedDealKind::InformationSet};
  const RolloutPlan m_played{11,
                             "learner",
                             "novice",
                             rounds(40, 20),
                             rounds(40, 20),
                             rounds(20, 10),
                             SimulatedDealKind::InformationSet};
};

void RolloutFiles::initTestCase() {
  m_game = botGame("novice", "rollout", 3);
  m_review = reviewGame(m_game, allSeats(4), Strictness::Normal);
  for (const HandReview &hand : m_review.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (verdict.lossClass >= LossClass::Mistake && m_loss == nullptr)
        m_loss = &verdict;
    }
  }
  QVERIFY(m_loss != nullptr);
}

// Forty pairs whose mean is this, and some spread.
Rollout RolloutFiles::made(double place, double points, RolloutEnd end) const {
  Rollout rollout = startRollout(loss(), m_plan);
  PairSum &sum = rollout.deciding;
  sum.deals = sum.pairs = 40;
  sum.place = 40 * place;
  sum.placeSquare = 40 * (place * place + 0.0001);
  sum.points = 40 * points;
  sum.pointsSquare = 40 * (points * points + 10000);
  sum.otherPlace = 40 * 2.5;
  rollout.end = end;
  return rollout;
}

void RolloutFiles::aStopChangesNothingOfTheEnd() {
  const Rollout whole = rollOut(m_game, loss(), m_played);
  QVERIFY(whole.isDone());
  QCOMPARE(whole.deciding.pairs, m_played.most);
  QCOMPARE(whole.size.pairs, m_played.fresh);
  Rollout parts = startRollout(loss(), m_played);
  int runs = 0;
  for (; !parts.isDone() && runs < 100; ++runs) {
    std::atomic<bool> stop{false};
    continueRollout(parts, m_game, loss(), {&stop, [&](const Rollout &) { stop = true; }, 1});
  }
  QVERIFY(runs > 2);
  QVERIFY(parts == whole);
}

void RolloutFiles::threadsChangeNothing() {
  Rollout two = startRollout(loss(), m_played);
  continueRollout(two, m_game, loss(), {nullptr, {}, 2});
  QVERIFY(two == rollOut(m_game, loss(), m_played));
}

void RolloutFiles::whatIsKeptComesBack() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("seat2/") + rolloutFileName(m_review.game));
  QCOMPARE(readRollouts(path, m_review.game)->size(), std::size_t{0});
  Rollout half = made(0.03, -300, RolloutEnd::Stopped);
  Rollout other = made(0.02, -200, RolloutEnd::Cap);
  other.plan.kind = SimulatedDealKind::TrueHands;
  other.plan.seed = 0xFFFFFFFFFFFFFFFFU;
  QVERIFY(keepRollout(path, m_review.game, half).ok());
  QVERIFY(keepRollout(path, m_review.game, other).ok());
  Rollout whole = made(0.04, -1.0 / 3, RolloutEnd::Worse);
  whole.relaxation = Relaxation::FuritenRiichi;
  QVERIFY(keepRollout(path, m_review.game, whole).ok());
  const auto read = readRollouts(path, m_review.game);
  QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
  QCOMPARE(read->size(), std::size_t{2});
  QVERIFY(read->front() == whole);
  QVERIFY(read->back() == other);
  // Of another game nothing is believed.
  QVERIFY(!readRollouts(path, "another").ok());
  // Deals of another version are not counted on.
  whole.simulatedDealsVersion = kSimulatedDealsVersion + 1;
  QVERIFY(keepRollout(path, m_review.game, whole).ok());
  QCOMPARE(readRollouts(path, m_review.game)->size(), std::size_t{1});
}

void RolloutFiles::whatTheSystemRefusesIsARow() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("a"));
  const Rollout rollout = made(0.03, -300, RolloutEnd::Stopped);
  QVERIFY(keepRollout(path, m_review.game, rollout).ok());
  const QString below = path + QStringLiteral("/below");
  const Error written = keepRollout(below, m_review.game, rollout).error();
  QCOMPARE(written.code, static_cast<int>(DiskFault::CannotMake));
  QVERIFY(written.words != nullptr);
  QCOMPARE(written.data.at(0), path.toStdString());
  const Error read = readRollouts(folder.path(), m_review.game).error();
  QCOMPARE(read.code, static_cast<int>(DiskFault::CannotRead));
  QCOMPARE(read.data.at(0), folder.path().toStdString());
}

void RolloutFiles::damageIsToldByItsLine_data() {
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::newRow("no JSON") << QByteArray("\"hand\"") << QByteArray("hand");
  QTest::newRow("an end that nobody knows") << QByteArray("\"worse\"") << QByteArray("\"won\"");
  QTest::newRow("more pairs than deals") << QByteArray("\"pairs\":40") << QByteArray("\"pairs\":41");
  QTest::newRow("an action that nobody knows") << QByteArray("\"played\":{") << QByteArray("\"plaid\":{");
  QTest::newRow("a loosening that nobody knows")
      << QByteArray("\"loosened\":\"nothing\"") << QByteArray("\"loosened\":\"all\"");
  QTest::newRow("no bot") << QByteArray("\"learner\"") << QByteArray("\"\"");
}

void RolloutFiles::damageIsToldByItsLine() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("file"));
  QVERIFY(keepRollout(path, m_review.game, made(0.04, -400, RolloutEnd::Worse)).ok());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  QByteArray text = file.readAll();
  QVERIFY(text.contains(from));
  text.replace(from, to);
  QVERIFY(file.resize(0) && file.seek(0) && file.write(text) == text.size());
  file.close();
  const auto read = readRollouts(path, m_review.game);
  QVERIFY(!read.ok());
  QVERIFY2(read.error().text.find("line 2") != std::string::npos, read.error().text.c_str());
}

void RolloutFiles::theSeatsOfRealHandsKeepThem() {
  QVERIFY(canSimulateDeals(m_game, loss().hand, SimulatedDealKind::TrueHands));
  const std::optional<Round> truth = sampleDeal(m_game, loss(), 0, SimulatedDealKind::TrueWall);
  QVERIFY(truth.has_value());
  int moved = 0;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const std::optional<Round> deal = sampleDeal(m_game, loss(), seed, SimulatedDealKind::TrueHands);
    QVERIFY(deal.has_value());
    for (int seat = 0; seat < 4; ++seat)
      QVERIFY(deal->viewOf(seat) == truth->viewOf(seat));
    moved += deal->wall() == truth->wall() ? 0 : 1;
  }
  QVERIFY(moved > 0);
}

void RolloutFiles::theRealWallIsOneDeal() {
  QVERIFY(canSimulateDeals(m_game, loss().hand, SimulatedDealKind::TrueWall));
  const std::optional<Round> deal = sampleDeal(m_game, loss(), 99, SimulatedDealKind::TrueWall);
  QVERIFY(deal.has_value());
  QVERIFY(deal->wall() == m_game.hands[loss().hand].wall);
  const Rollout rollout = rollOut(m_game, loss(), rolloutPlan(SimulatedDealKind::TrueWall));
  QCOMPARE(rollout.deciding.pairs, 1);
  QCOMPARE(rollout.end, RolloutEnd::Cap);
  ProvedGame unknown = m_game;
  unknown.wallsKnown = false;
  QVERIFY(!canSimulateDeals(unknown, loss().hand, SimulatedDealKind::TrueWall));
  QVERIFY(canSimulateDeals(unknown, loss().hand, SimulatedDealKind::InformationSet));
}

void RolloutFiles::aVerdictFollowsItsRollout_data() {
  QTest::addColumn<double>("place");
  QTest::addColumn<double>("points");
  QTest::addColumn<RolloutEnd>("end");
  QTest::addColumn<LossClass>("lossClass");
  QTest::newRow("a blunder") << 0.07 << -900.0 << RolloutEnd::Worse << LossClass::Blunder;
  QTest::newRow("a mistake") << 0.03 << -400.0 << RolloutEnd::Worse << LossClass::Mistake;
  QTest::newRow("too small for a name") << 0.008 << -90.0 << RolloutEnd::Worse << LossClass::Close;
  QTest::newRow("surely equal") << 0.004 << -40.0 << RolloutEnd::Equal << LossClass::Close;
  QTest::newRow("better than the evaluator's best")
      << -0.05 << 500.0 << RolloutEnd::Better << LossClass::Close;
}

void RolloutFiles::aVerdictFollowsItsRollout() {
  QFETCH(double, place);
  QFETCH(double, points);
  QFETCH(RolloutEnd, end);
  QFETCH(LossClass, lossClass);
  GameReview review = m_review;
  follow(review, {made(place, points, end)});
  regrade(review, Strictness::Normal);
  const auto hand = std::ranges::find(review.hands, loss().hand, &HandReview::hand);
  const auto found = std::ranges::find(hand->verdicts, loss().answer, &ChoiceVerdict::answer);
  QCOMPARE(found->lossClass, lossClass);
  QVERIFY(std::abs(found->lossPlace - std::max(0.0, place)) < 1e-9);
  QVERIFY(std::abs(found->lossPoints - (place > 0 ? -points : 0)) < 1e-9);
  QVERIFY(isSameChoice(found->given().considered.action, loss().action));
  QCOMPARE(found->played == 0, place <= 0);
  QCOMPARE(found->candidates.size(), loss().candidates.size());
  QVERIFY(std::abs(found->given().place - loss().best().place - place) < 1e-9);
  // The others stay as they were.
  QCOMPARE(figuresOf(*hand, loss().seat).all.choices,
           figuresOf(m_review.hands[loss().hand], loss().seat).all.choices);
}

void RolloutFiles::whatWasNotJudgedIsNow() {
  int found = 0;
  for (const HandReview &hand : m_review.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (verdict.isJudged() || !rolloutRival(verdict))
        continue;
      ++found;
      Rollout rollout = made(0.03, -400, RolloutEnd::Worse);
      rollout.hand = verdict.hand;
      rollout.answer = verdict.answer;
      rollout.played = verdict.action;
      rollout.other = *rolloutRival(verdict);
      QVERIFY(!isSameChoice(rollout.other, rollout.played));
      ChoiceVerdict after = verdict;
      follow(after, rollout);
      QCOMPARE(after.lossClass, LossClass::Mistake);
      QVERIFY(!after.counted);
      QVERIFY(isSameChoice(after.best().considered.action, rollout.other));
      QVERIFY(isSameChoice(after.given().considered.action, verdict.action));
      QVERIFY(after.best().judged && after.given().judged);
    }
  }
  QVERIFY(found > 0);
}

void RolloutFiles::onlyHiddenDealsJudge() {
  for (const SimulatedDealKind kind : {SimulatedDealKind::TrueHands, SimulatedDealKind::TrueWall}) {
    Rollout rollout = made(0.07, -900, RolloutEnd::Worse);
    rollout.plan.kind = kind;
    QVERIFY(!rollout.judges());
    GameReview review = m_review;
    follow(review, {rollout});
    QCOMPARE(figuresOf(review, loss().seat).all.place, figuresOf(m_review, loss().seat).all.place);
    const auto verdict =
        std::ranges::find(review.hands[loss().hand].verdicts, loss().answer, &ChoiceVerdict::answer);
    QCOMPARE(verdict->lossPlace, loss().lossPlace);
  }
}

JANSO_TEST(RolloutFiles);
#include "tst_rolloutfile.moc"
