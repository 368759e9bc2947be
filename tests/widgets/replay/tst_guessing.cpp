// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Guessing: until a choice is answered nothing tells what comes, whatever it is; then it is told.
#include <QComboBox>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "records/journalbranch.h"
#include "records/provedgame.h"
#include "replay/replaybranch.h"
#include "replay/replayopen.h"
#include "review/verdict.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/shownpage.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

std::shared_ptr<const Replay> ownGame(const QString &name = QStringLiteral("own01.mjlog")) {
  const Result<OpenedReplay> opened = openReplay(QStringLiteral(JANSO_TEST_DATA "/records/") + name);
  return opened.ok() ? opened->replay : nullptr;
}

// Whoever is asked passes, or discards what was drawn.
Action plainAnswer(const Decision &decision) {
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Skip || (action.type == ActionType::Dahai && action.tsumogiri))
      return action;
  }
  return decision.legal.back();
}

// The same until `place`, as `seat` could tell: then another hand, of another length, and none after it.
std::shared_ptr<const Replay> otherFuture(const Replay &replay, ReplayPlace place, int seat) {
  const auto branch = branchFrom(replay, {}, place, seat, BranchKind::AllUnseen, QStringLiteral("future"));
  if (!branch)
    return nullptr;
  const MatchBranch &from = **branch;
  auto game = std::make_shared<ProvedGame>(replay.game());
  game->hands.resize(static_cast<std::size_t>(place.hand) + 1);
  game->complete = false;
  ProvedHand &hand = game->hands.back();
  hand.wall = from.origin.wall;
  hand.events.clear();
  hand.answers.clear();
  Match match(replay.info().rules, replay.info().names, from.origin.start, from.origin.wall);
  std::size_t given = 0;
  std::vector<Event> events;
  const auto ended = [&] { return !events.empty() && std::holds_alternative<KyokuEnded>(events.back()); };
  while (!ended()) {
    if (match.pending().empty()) {
      match.advance(events);
      continue;
    }
    const bool known = given < from.answers.size();
    const Decision decision =
        known ? *match.decisionOf(from.answers[given].seat) : Decision(match.pending().front());
    const Action action = known ? from.answers[given++].action : plainAnswer(decision);
    hand.answers.push_back({decision.seat, true, action});
    match.answer(decision.seat, decision.id, action);
  }
  hand.events.assign(events.begin() + 1, events.end());  // without the start of the match
  hand.complete = true;
  return std::make_shared<const Replay>(game);
}

ChoiceVerdict verdictOf(const ReplayChoice &choice, ReplayPlace place) {
  ChoiceVerdict verdict;
  verdict.hand = static_cast<std::size_t>(place.hand);
  verdict.event = static_cast<std::size_t>(place.event);
  verdict.seat = choice.decision.seat;
  verdict.action = choice.answer;
  verdict.lossClass = LossClass::Mistake;
  verdict.lossPlace = 0.03;
  verdict.lossPoints = 400;
  double place0 = 2.5;
  for (const Action &action : choice.decision.legal) {
    Candidate candidate;
    candidate.considered.action = action;
    candidate.judged = true;
    candidate.place = place0;
    candidate.points = -1000 * (place0 - 2.5);
    place0 += 0.01;
    verdict.candidates.push_back(candidate);
  }
  return verdict;
}

}  // namespace

class TestGuessing : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void nothingToldBeforeTheAnswer_data();
  void nothingToldBeforeTheAnswer();
  void aClickAnswers();
  void aKeyAnswers();
  void nobodyGoesFurther_data();
  void nobodyGoesFurther();
  void itGoesOnToTheNextChoice();
  void everySecondChoiceIsAsked();
  void whatTellsIsNotAllowed();
  void theReviewIsToldAfterwards();
  void whatIsShownCountsNowhere();
  void itEndsWithWhatCameOfIt();
  void guessesAreKept();
  void afterwardsAllIsSeenAgain();

 private:
  void makePage();
  void compare(const std::shared_ptr<const Replay> &truth, ReplayPlace place, int seat, ReplayPlace from);
  ReplayReader &reader() { return m_page->reader(); }
  void key(int code, Qt::KeyboardModifiers held = {}) {
    QTest::keyClick(m_page->table(), Qt::Key(code), held);
  }
  QPushButton *button(const char *name) {
    return m_page->findChild<QPushButton *>(QString::fromLatin1(name));
  }
  // The next question of a discard.
  void askForDiscard();

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<ReplayPage> m_page;
  int m_compared = 0;
};

// One of its own, so that nothing is left of another game.
void TestGuessing::makePage() {
  m_page = std::make_unique<ReplayPage>();
  TableOptions options;
  options.speed = 0;
  m_page->setOptions(options);
  m_page->resize(900, 640);
  m_page->show();
}

void TestGuessing::init() {
  m_folder = std::make_unique<QTemporaryDir>();
  makePage();
  m_page->open(ownGame(), nullptr,
               {QStringLiteral("a.mjlog"), 0, m_folder->filePath(QStringLiteral("g.jsonl"))},
               ReplayPlace{1, 1}, 0);
  m_page->table()->setFocus();
  QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestGuessing::askForDiscard() {
  while (m_page->guessing()->next() && !(m_page->isAsking() && reader().view().drawn.isKnown())) {
    if (m_page->isAsking())
      button("guessShow")->click();
    key(Qt::Key_Down);
  }
}

// --- What is hidden ---

void TestGuessing::nothingToldBeforeTheAnswer_data() {
  QTest::addColumn<QString>("record");
  QTest::newRow("four players") << QStringLiteral("own01.mjlog");
  QTest::newRow("three players") << QStringLiteral("three01.mjlog");
}

void TestGuessing::nothingToldBeforeTheAnswer() {
  QFETCH(QString, record);
  const std::shared_ptr<const Replay> truth = ownGame(record);
  m_compared = 0;
  const int every = qEnvironmentVariableIsSet("JANSO_QUICK") ? 60 : 9;
  int number = 0;
  for (int hand = 0; hand < truth->hands(); ++hand) {
    for (const ReplayChoice &choice : truth->choices(hand)) {
      if (++number % every != 0)
        continue;
      // Begun there, or earlier in the hand.
      const ReplayPlace place{hand, choice.event};
      compare(truth, place, choice.decision.seat, number / every % 2 == 0 ? place : ReplayPlace{hand, 1});
      if (QTest::currentTestFailed())
        return;
    }
  }
  QVERIFY(m_compared > (every > 9 ? 0 : 5));
}

void TestGuessing::compare(const std::shared_ptr<const Replay> &truth, ReplayPlace place, int seat,
                           ReplayPlace from) {
  const std::shared_ptr<const Replay> other = otherFuture(*truth, place, seat);
  if (other == nullptr)
    return;
  ShownPage shown[2];
  int i = 0;
  for (const auto &replay : {truth, other}) {
    auto notes = std::make_shared<UnsavedNotes>();
    BranchTree tree;
    if (replay == truth) {
      // What somebody has added to the one, and a review has found.
      ReplayNotes added;
      added.notes[place] = QStringLiteral("here it was lost");
      added.bookmarks[place] = QString();
      added.bookmarks[truth->last()] = QString();
      notes->save(added);
      tree.nodes.resize(1);
    }
    makePage();
    m_page->open(replay, notes, {QStringLiteral("record"), 0}, from, seat);
    m_page->side()->setBranches(tree, {});
    m_page->guess(1);
    while (m_page->isAsking() && reader().place() < place) {
      button("guessShow")->click();
      key(Qt::Key_Down);
    }
    // What was lost in hands that are over may be known.
    std::vector<int> losses(static_cast<std::size_t>(replay->hands()), 1000);
    losses[static_cast<std::size_t>(place.hand)] = replay == truth ? 500 : 0;
    ReplayReview review;
    review.losses = losses;
    if (replay == truth) {
      review.mistakes = {place, truth->last()};
      review.differences = {place};
      review.describeChoice = [](ReplayPlace, int) { return QStringLiteral("a mistake"); };
    }
    m_page->setReview(review);
    if (reader().place() == place && m_page->isAsking())
      shown[i] = shownBy(*m_page);
    ++i;
  }
  // Where the record is silent, or all answers are alike, nothing is asked.
  if (shown[0].picture.isNull())
    return;
  ++m_compared;
  const QByteArray where =
      QStringLiteral("hand %1, event %2, seat %3")
          .arg(QString::number(place.hand), QString::number(place.event), QString::number(seat))
          .toUtf8();
  QVERIFY2(shown[0].texts == shown[1].texts, where);
  QVERIFY2(shown[0].picture == shown[1].picture, where);
}

void TestGuessing::nobodyGoesFurther_data() {
  QTest::addColumn<int>("command");
  for (const ReplayCommand command :
       {ReplayCommand::NextEvent, ReplayCommand::NextChoice, ReplayCommand::NextTurn, ReplayCommand::NextHand,
        ReplayCommand::NextMark, ReplayCommand::NextBookmark, ReplayCommand::NextDifference})
    QTest::newRow(qPrintable(replayCommandName(command))) << static_cast<int>(command);
}

void TestGuessing::nobodyGoesFurther() {
  QFETCH(int, command);
  m_page->guess(1);
  const ReplayPlace place = reader().place();
  QVERIFY(m_page->isAsking());
  m_page->run(static_cast<ReplayCommand>(command));
  QVERIFY(reader().place() == place && m_page->isAsking());
  reader().go(reader().replay().last());
  QVERIFY(reader().place() == place);
  m_page->run(ReplayCommand::Autoplay);
  QTRY_VERIFY(!reader().isPlaying());
  QVERIFY(reader().place() == place);
  // Back, and there again.
  m_page->run(ReplayCommand::PreviousEvent);
  QVERIFY(!m_page->isAsking() && !m_page->table()->flow().isActive());
  m_page->run(ReplayCommand::NextHand);
  QVERIFY(reader().place() == place && m_page->isAsking() && m_page->table()->flow().isActive());
}

void TestGuessing::whatTellsIsNotAllowed() {
  m_page->guess(1);
  const ReplayPlace place = reader().place();
  for (const ReplayCommand command :
       {ReplayCommand::CycleHands, ReplayCommand::NextSeat, ReplayCommand::ShowWall, ReplayCommand::ShowWaits,
        ReplayCommand::WriteNote, ReplayCommand::SetBookmark, ReplayCommand::PlayOn, ReplayCommand::Review,
        ReplayCommand::MainLine, ReplayCommand::ShowBranches, ReplayCommand::CopyLink,
        ReplayCommand::HideMarks})
    m_page->run(command);
  QVERIFY(m_page->isAsking() && reader().place() == place && reader().seat() == 0);
  QVERIFY(reader().hands() == HandsShown::AsThen && !reader().isBookmarked());
  QVERIFY(!m_page->findChild<QComboBox *>(QStringLiteral("seat"))->isEnabled());
  QVERIFY(!m_page->slider()->isVisible() && !m_page->side()->noteField()->isVisible());
}

// --- Answers ---

void TestGuessing::aClickAnswers() {
  m_page->guess(1);
  askForDiscard();
  QVERIFY(m_page->isAsking());
  const ReplayPlace place = reader().place();
  QTest::mouseClick(m_page->table(), Qt::LeftButton, {}, m_page->table()->spokenItems().at(2).rect.center());
  QVERIFY(!m_page->isAsking());
  QVERIFY(reader().place() == place);
  const Guess *guess = m_page->guessing()->guessAt(place);
  QVERIFY(guess != nullptr);
  QVERIFY(guess->guessed.tile == m_page->table()->shownHand()[2]);
  QVERIFY(guess->played == reader().replay().choiceAt(place, 0)->answer);
  QVERIFY(!guess->best);
  QVERIFY(!m_page->factsMarkup().isEmpty());
  QCOMPARE(QApplication::focusWidget(), m_page->table());
  // Once answered, a click is a step again.
  QTest::mouseClick(m_page->table(), Qt::RightButton, {}, QPoint(100, 100));
  QVERIFY(reader().place() == (ReplayPlace{place.hand, place.event + 1}));
}

void TestGuessing::aKeyAnswers() {
  m_page->guess(1);
  askForDiscard();
  const ReplayPlace place = reader().place();
  key(Qt::Key_Left);  // the cursor, no step
  QVERIFY(reader().place() == place && m_page->isAsking());
  key(Qt::Key_Space);
  const Guess *guess = m_page->guessing()->guessAt(place);
  QVERIFY(guess != nullptr && guess->guessed.tsumogiri);
}

void TestGuessing::itGoesOnToTheNextChoice() {
  m_page->guess(1);
  askForDiscard();
  key(Qt::Key_Space);
  const std::optional<ReplayPlace> next = m_page->guessing()->next();
  QVERIFY(next && *next > reader().place());
  reader().setSpeed(ReplayReader::kSpeeds);
  QSignalSpy stepped(m_page.get(), &ReplayPage::eventShown);
  QTest::mouseClick(button("guessNext"), Qt::LeftButton);
  QVERIFY(reader().isPlaying());
  QTRY_VERIFY_WITH_TIMEOUT(m_page->isAsking(), 20000);
  QVERIFY(reader().place() == *next && !reader().isPlaying());
  QVERIFY(!stepped.isEmpty());
}

void TestGuessing::everySecondChoiceIsAsked() {
  const auto asked = [this](int every) {
    std::vector<ReplayPlace> places;
    reader().go({1, 1});
    m_page->guess(every);
    while (m_page->isAsking() && places.size() < 7) {
      places.push_back(reader().place());
      button("guessShow")->click();
      key(Qt::Key_Down);
      while (!m_page->isAsking() && m_page->guessing()->next())
        key(Qt::Key_Down);
    }
    m_page->stopGuessing();
    return places;
  };
  const std::vector<ReplayPlace> all = asked(1);
  const std::vector<ReplayPlace> second = asked(2);
  QCOMPARE(all.size(), std::size_t(7));
  for (std::size_t i = 0; i < 4; ++i)
    QVERIFY(second[i] == all[2 * i]);
}

void TestGuessing::theReviewIsToldAfterwards() {
  m_page->guess(1);
  askForDiscard();
  const ReplayPlace place = reader().place();
  const ChoiceVerdict verdict = verdictOf(*reader().replay().choiceAt(place, 0), place);
  ReplayReview review;
  review.verdictOf = [&](ReplayPlace at, int) { return at == place ? &verdict : nullptr; };
  review.describeChoice = [](ReplayPlace, int) { return QStringLiteral("because of this"); };
  m_page->setReview(review);
  QVERIFY(!m_page->factsMarkup().contains(QStringLiteral("because of this")));
  const Action best = verdict.best().considered.action;
  const auto &hand = m_page->table()->shownHand();
  const auto at = std::find(hand.begin(), hand.end(), best.tile) - hand.begin();
  QTest::mouseClick(m_page->table(), Qt::LeftButton, {},
                    m_page->table()->spokenItems().at(static_cast<qsizetype>(at)).rect.center());
  const Guess *guess = m_page->guessing()->guessAt(place);
  QVERIFY(guess != nullptr && guess->asBest && guess->loss && guess->playedLoss);
  QCOMPARE(guess->loss->place, 0.0);
  QCOMPARE(guess->playedLoss->place, 0.03);
  QVERIFY(m_page->factsMarkup().contains(QStringLiteral("0.030")));
  QVERIFY(m_page->factsMarkup().contains(QStringLiteral("because of this")));
}

void TestGuessing::whatIsShownCountsNowhere() {
  m_page->guess(1);
  QTest::mouseClick(button("guessShow"), Qt::LeftButton);
  QVERIFY(!m_page->isAsking() && !m_page->table()->flow().isActive());
  QVERIFY(m_page->guessing()->run().guesses.empty());
  key(Qt::Key_Down);
  QVERIFY(m_page->isAsking());
}

// --- The end ---

void TestGuessing::itEndsWithWhatCameOfIt() {
  m_page->guess(1);
  for (int i = 0; i < 3; ++i) {
    askForDiscard();
    key(Qt::Key_Space);
  }
  QSignalSpy left(m_page.get(), &ReplayPage::closeRequested);
  m_page->run(ReplayCommand::Leave);
  QVERIFY(m_page->guessing() != nullptr && m_page->guessing()->isOver());
  QVERIFY(left.isEmpty());
  QVERIFY(m_page->factsMarkup().contains(QStringLiteral("of 3")));
  // Still nothing more may be seen.
  const ReplayPlace limit = m_page->guessing()->limit();
  reader().go(reader().replay().last());
  QVERIFY(reader().place() == limit);
  QVERIFY(!m_page->isAsking() && !m_page->table()->flow().isActive());
  QTest::mouseClick(button("guessEnd"), Qt::LeftButton);
  QVERIFY(m_page->guessing() == nullptr);
  reader().go(reader().replay().last());
  QVERIFY(reader().place() == reader().replay().last());
}

void TestGuessing::guessesAreKept() {
  const GuessFile file(m_folder->filePath(QStringLiteral("g.jsonl")));
  m_page->guess(3);
  QVERIFY(file.load().empty());  // who only looked has guessed nothing
  askForDiscard();
  key(Qt::Key_Space);
  const std::vector<GuessRun> kept = file.load();
  QCOMPARE(kept.size(), std::size_t(1));
  QCOMPARE(kept[0].every, 3);
  QCOMPARE(kept[0].seat, 0);
  QVERIFY(kept[0] == m_page->guessing()->run());
  m_page->stopGuessing();
  reader().go({1, 1});
  m_page->guess(1);
  askForDiscard();
  key(Qt::Key_Space);
  key(Qt::Key_U);
  QVERIFY(m_page->factsMarkup().contains(QStringLiteral("Earlier guesses in this match")));
}

void TestGuessing::afterwardsAllIsSeenAgain() {
  reader().setHands(HandsShown::All);
  reader().go({1, 20});
  reader().setNote(QStringLiteral("a note"));
  reader().refresh();
  // How far the list of hands is scrolled is nothing that guessing has to give back.
  auto *hands = m_page->findChild<QListView *>(QStringLiteral("pages"));
  QApplication::processEvents();
  hands->scrollToTop();
  const QImage before = shownBy(*m_page).picture;
  const QList<ReplaySlider::Mark> marks = m_page->slider()->marks();
  QSignalSpy changed(m_page.get(), &ReplayPage::guessingChanged);
  m_page->guess(1);
  QCOMPARE(changed.size(), 1);
  QVERIFY(m_page->slider()->marks().isEmpty());
  QVERIFY(hands->model()->rowCount() == 2);
  m_page->stopGuessing();
  QCOMPARE(changed.size(), 2);
  reader().go({1, 20});
  QVERIFY(m_page->slider()->marks() == marks);
  QVERIFY(reader().hands() == HandsShown::All);
  QApplication::processEvents();
  hands->scrollToTop();
  QVERIFY(shownBy(*m_page).picture == before);
}

JANSO_TEST(TestGuessing);
#include "tst_guessing.moc"
