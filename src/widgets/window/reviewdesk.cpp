// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/reviewdesk.h"

#include <QAction>
#include <QStringList>
#include <optional>
#include <string>

#include "game/gamecontroller.h"
#include "replay/replaylink.h"
#include "review/scale.h"
#include "widgets/replay/replaypage.h"
#include "widgets/review/retrypage.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/review/rolloutrunner.h"
#include "widgets/sentences/journaltexts.h"
#include "widgets/sentences/reviewtexts.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/retrydesk.h"
#include "widgets/window/rolloutdesk.h"
#include "widgets/window/windowactions.h"

namespace janso {

namespace {

// Where the reviewer would have done something else, worse or not.
std::vector<ReplayPlace> differencesOf(const ReviewedGame &review) {
  std::vector<ReplayPlace> places;
  for (const ReviewedChoice &choice : review.choices()) {
    const ChoiceVerdict &verdict = *choice.verdict;
    if (verdict.botChoice >= 0 && verdict.botChoice != verdict.played)
      places.push_back(choice.place());
  }
  return places;
}

}  // namespace

ReviewDesk::ReviewDesk(const Parts &parts)
    : QObject(parts.window),
      m_parts(parts),
      m_page(parts.history->stack()),
      m_retry(parts.history->stack()),
      m_runner(new ReviewRunner(parts.folder, this)),
      m_rollouts(new RolloutDesk(parts.folder, parts.settings, this)),
      m_retries(new RetryDesk(parts.folder, this)) {
  m_runner->setStrictness(strictness());
  connectRunners();
  connectMatch();
  connect(m_parts.replay, &ReplayDesk::pageMade, this, &ReviewDesk::connectReplay);
  connect(m_parts.replay, &ReplayDesk::opened, this, &ReviewDesk::replayOpened);
}

void ReviewDesk::connectRunners() {
  connect(m_runner, &ReviewRunner::finished, this, &ReviewDesk::takeReview);
  connect(m_runner, &ReviewRunner::found, this, &ReviewDesk::mark);
  const auto showSaveFailure = [this](const QString &reason) {
    //: %1: why
    Q_EMIT failed(tr("The review could not be saved: %1").arg(reason));
  };
  connect(m_runner, &ReviewRunner::saveFailed, this, showSaveFailure);
  connect(m_rollouts, &RolloutDesk::saveFailed, this, showSaveFailure);
  connect(m_rollouts, &RolloutDesk::rolledOut, this, &ReviewDesk::takeRollout);
  connect(m_retries, &RetryDesk::dueChanged, this, &ReviewDesk::dueChanged);
  connect(m_retries, &RetryDesk::failed, this, &ReviewDesk::failed);
  connect(m_retries, &RetryDesk::ready, this, &ReviewDesk::practice);
}

void ReviewDesk::connectReplay(ReplayPage *page) {
  m_rollouts->serve(page);
  connect(page, &ReplayPage::reviewRequested, this, &ReviewDesk::reviewReplay);
  connect(&page->reader(), &ReplayReader::moved, this, &ReviewDesk::seatTurned);
}

ReviewPage *ReviewDesk::page() {
  if (m_page.isMade())
    return m_page.get();
  m_page.put(new ReviewPage(m_parts.painter, m_parts.window));
  m_rollouts->serve(m_page.get());
  connectPage();
  useStrictness();
  return m_page.get();
}

void ReviewDesk::connectPage() {
  const ReviewPage *page = m_page.get();
  connect(m_runner, &ReviewRunner::progressed, page, &ReviewPage::setProgress);
  connect(page, &ReviewPage::stopRequested, this, [this] {
    m_runner->cancel();
    m_page->setStopped();
  });
  connect(page, &ReviewPage::seatChosen, this, [this](int seat) {
    Game game = m_reviewing->game;
    game.seat = seat;
    openInstead(game);
  });
  connect(page, &ReviewPage::strictnessChosen, this, [this](Strictness strictness) {
    m_parts.settings->setValue(Setting::ReviewStrictness,
                               QString::fromStdString(std::string(idOf(strictness))));
    useStrictness();
    openInstead(m_reviewing->game);
  });
  connect(page, &ReviewPage::learnRequested, this, [this] {
    const Game &game = m_reviewing->game;
    practice(retryPositions(m_reviewing->review, game.path, game.number));
  });
  connect(page, &ReviewPage::placeChosen, this,
          [this](ReplayPlace place) { openReplay(m_reviewing->game, place); });
  connect(page, &ReviewPage::replayRequested, this, [this] { openReplay(m_reviewing->game, std::nullopt); });
  connect(page, &ReviewPage::closeRequested, m_parts.history, &PageHistory::back);
}

RetryPage *ReviewDesk::retryPage() {
  if (m_retry.isMade())
    return m_retry.get();
  m_retry.put(new RetryPage(m_parts.window));
  connectRetry();
  m_retry->setOptions(tableOptions(*m_parts.settings));
  return m_retry.get();
}

void ReviewDesk::connectRetry() {
  const RetryPage *page = m_retry.get();
  connect(page, &RetryPage::placeChosen, this, [this](ReplayPlace place) {
    const RetryPosition &position = m_retry->retry()->position();
    openReplay({position.path, {}, position.number, {}, nullptr, position.game->seat()}, place);
  });
  connect(page, &RetryPage::tried, m_retries,
          [this](bool found) { m_retries->remember(m_retry->retry()->position(), found); });
  connect(page, &RetryPage::closeRequested, m_parts.history, &PageHistory::back);
  m_parts.settings->follow(Effect::TableOptions, page,
                           [this] { m_retry->setOptions(tableOptions(*m_parts.settings)); });
}

void ReviewDesk::connectMatch() {
  m_parts.actions->handle(WindowCommand::ReviewMatch, [this](bool) {
    if (isReplayRead())
      reviewReplay();
    else
      reviewMatch();
  });
  connect(m_parts.history, &PageHistory::changed, this, &ReviewDesk::offer);
  connect(m_parts.replay, &ReplayDesk::opened, this, &ReviewDesk::offer);
  offer();
  connect(m_parts.controller, &GameController::matchEnded, this, [this] {
    const PlayedMatch &match = m_parts.controller->match();
    m_over = !match.journalPath().isEmpty() && !match.setup().isLesson();
    offer();
  });
  const auto forget = [this] {
    m_over = false;
    m_waits = false;
    offer();
  };
  connect(m_parts.session, &GameSession::closed, this, forget);
  connect(m_parts.session, &GameSession::matchBegun, this, [this, forget] {
    forget();
    cancelWork();
    m_reviewing.reset();
  });
  connect(m_parts.session, &GameSession::reviewRequested, this, &ReviewDesk::reviewMatch);
  connect(m_parts.controller, &GameController::savingChanged, this, [this] {
    if (m_waits)
      reviewMatch();
  });
}

// Of what is shown: a match that is over, or a replay.
void ReviewDesk::offer() {
  m_parts.actions->action(WindowCommand::ReviewMatch)
      ->setEnabled(isReplayRead() || (m_over && !isShown() && !m_parts.replay->isShown()));
}

// Not a match that is watched: most of it is hidden.
bool ReviewDesk::isReplayRead() const {
  return m_parts.replay->isShown() && !m_parts.replay->page()->isWatching();
}

Strictness ReviewDesk::strictness() const {
  return strictnessOf(m_parts.settings->text(Setting::ReviewStrictness).toStdString())
      .value_or(Strictness::Normal);
}

void ReviewDesk::useStrictness() {
  m_runner->setStrictness(strictness());
  if (m_page.isMade())
    m_page->setStrictness(strictness());
}

// --- Making a review ---

void ReviewDesk::reviewMatch() {
  const PlayedMatch &match = m_parts.controller->match();
  m_waits = !match.isSaved();
  if (const std::optional<JournalProblem> unsaved = match.savingProblem(); m_waits && unsaved)
    Q_EMIT failed(savingSentence(*unsaved));
  if (m_waits)
    return;
  int seat = match.viewer();
  for (int i = match.setup().rules.players - 1; i >= 0 && match.setup().humans() > 1; --i)
    seat = match.setup().isHuman(i) ? i : seat;
  review(match.journalPath(), seat);
}

void ReviewDesk::review(const QString &path, int seat, int game) {
  m_job.ask([path, game] { return janso::openReplay(path, game); },
            [this, path, seat](const Result<OpenedReplay> &opened) {
              if (opened)
                open(std::make_shared<Reviewing>(Reviewing{
                    {opened->path, opened->day, opened->game, opened->identity, opened->replay, seat}}));
              else
                Q_EMIT failed(replayProblem(path, opened.error()));
            });
}

void ReviewDesk::reviewReplay() {
  const ReplayPage *page = m_parts.replay->page();
  if (m_reviewing != nullptr && m_reviewing->review != nullptr &&
      m_reviewing->game.identity == m_parts.replay->identity() &&
      m_reviewing->game.seat == page->reader().seat())
    open(m_reviewing);
  else
    open(std::make_shared<Reviewing>(
        Reviewing{{page->source().path, m_parts.replay->day(), page->source().game,
                   m_parts.replay->identity(), page->reader().shared(), page->reader().seat()}}));
}

PageVisit ReviewDesk::visitOf(const ReviewingPointer &one) {
  return {.page = page(), .resume = [this, one] { show(one); }, .end = [this, one] { end(one); }};
}

void ReviewDesk::open(const ReviewingPointer &one) {
  m_parts.history->open(visitOf(one));
  show(one);
  QWidget *last = page()->focusWidget();
  (last != nullptr ? last : page())->setFocus();
}

void ReviewDesk::openInstead(const Game &game) {
  const auto one = std::make_shared<Reviewing>(Reviewing{game});
  m_parts.history->replace(visitOf(one));
  show(one);
}

void ReviewDesk::show(const ReviewingPointer &one) {
  if (one->review != nullptr && one->review->strictness() != strictness()) {
    one->review.reset();
    m_reviewing.reset();
  }
  if (m_reviewing != one) {
    cancelWork();
    m_reviewing = one;
    const Game &game = one->game;
    m_page->wait(game.replay->info(), game.day, game.seat);
    if (one->review != nullptr)
      m_page->setGame(one->review);
    else
      m_runner->start(game.replay, game.seat);
  }
  Q_EMIT shown();
}

// Its marks are still wanted in a replay of the game, and another review has begun its own work.
void ReviewDesk::end(const ReviewingPointer &one) {
  const bool isReplayed = m_parts.replay->isShown() && m_parts.replay->identity() == one->game.identity;
  if (m_reviewing == one && !isReplayed)
    cancelWork();
}

void ReviewDesk::takeReview(const std::shared_ptr<const ReviewedGame> &review) {
  m_reviewing->review = review;
  m_page->setGame(review);
  if (m_parts.replay->identity() == m_reviewing->game.identity && m_parts.replay->page()->reader().isOpen())
    mark(review);
  m_rollouts->rollOutBiggest(review);
}

// Of what the page shows, or the replay marks, or both.
void ReviewDesk::takeRollout(const std::shared_ptr<const ReviewedGame> &review) {
  const auto isSame = [&review](const std::shared_ptr<const ReviewedGame> &known) {
    return known != nullptr && known->hash() == review->hash() && known->seat() == review->seat();
  };
  if (m_reviewing != nullptr && isSame(m_reviewing->review)) {
    m_reviewing->review = review;
    m_page->updateGame(review);
  }
  const ReplayPage *page = m_parts.replay->page();
  if (page->reader().isOpen() && page->reader().shared() == review->shared())
    mark(review);
}

void ReviewDesk::learnDue() {
  m_retries->startDue(strictness());
}

void ReviewDesk::practice(const std::vector<RetryPosition> &positions) {
  const auto run = std::make_shared<Retry>(positions);
  const auto ask = [this, run] {
    m_retry->setRetry(run);
    Q_EMIT asking();
    Q_EMIT shown();
  };
  m_parts.history->open({.page = retryPage(), .resume = ask});
  ask();
}

void ReviewDesk::cancelWork() {
  m_job.cancel();
  m_runner->cancel();
  m_rollouts->cancel();
  m_retries->cancel();
}

void ReviewDesk::openReplay(const Game &game, std::optional<ReplayPlace> place) {
  Q_EMIT replayRequested(toText(ReplayLink{game.path, game.number, place, game.seat}));
}

// --- In the replay ---

void ReviewDesk::replayOpened() {
  m_markedSeat = -1;
  seatTurned();
}

// What is marked is of the seat at the bottom.
void ReviewDesk::seatTurned() {
  ReplayPage *page = m_parts.replay->page();
  const int seat = page->reader().seat();
  if (!m_parts.replay->isShown() || seat == m_markedSeat)
    return;
  m_markedSeat = seat;
  if (m_reviewing != nullptr && m_reviewing->review != nullptr &&
      m_reviewing->game.identity == m_parts.replay->identity() && m_reviewing->game.seat == seat)
    mark(m_reviewing->review);
  else
    m_runner->look(page->reader().shared(), seat);
}

void ReviewDesk::mark(const std::shared_ptr<const ReviewedGame> &review) {
  ReplayPage *page = m_parts.replay->page();
  if (review == nullptr || review->seat() != page->reader().seat()) {
    page->setReview({});
    return;
  }
  const auto choiceAt = [review](ReplayPlace place, int seat) {
    return seat == review->seat() ? review->choiceAt(place) : nullptr;
  };
  ReplayReview marks;
  marks.mistakes = review->mistakes();
  marks.differences = differencesOf(*review);
  marks.losses = review->lostPoints();
  marks.verdictOf = [choiceAt](ReplayPlace place, int seat) {
    const ReviewedChoice *choice = choiceAt(place, seat);
    return choice == nullptr ? nullptr : choice->verdict;
  };
  marks.describeChoice = [this, review, choiceAt, names = page->names()](ReplayPlace place, int seat) {
    const ReviewedChoice *choice = choiceAt(place, seat);
    m_rollouts->updateBar(review, choice);
    return choice == nullptr ? QString()
                             : reviewMarkup(*choice->verdict, choice->facts, names, choice->rollouts);
  };
  page->setReview(marks);
}

}  // namespace janso
