// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/gamesession.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "game/automaticplay.h"
#include "rules/legal/hiddenview.h"
#include "widgets/controls/announcer.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/sentences/eventtexts.h"
#include "widgets/sentences/failuretexts.h"
#include "widgets/sentences/reasontexts.h"
#include "widgets/sentences/tabletexts.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/setup/seatportrait.h"
#include "widgets/table/tablewidget.h"

namespace janso {

namespace {

// Whoever has missed it, as speech was behind, has missed little.
bool passes(const Event &event) {
  return std::holds_alternative<Tsumo>(event) || std::holds_alternative<Dahai>(event);
}

QString subtitle(const SeatSetup &seat, bool onlyHuman) {
  switch (seat.kind) {
    case PlayerKind::Human:
      return onlyHuman ? GameSession::tr("You") : GameSession::tr("Human");
    case PlayerKind::Bot:
      return botStyle(seat.botId, seat.botId);
    case PlayerKind::External:
    case PlayerKind::Plugin:
      break;
  }
  return GameSession::tr("Program");
}

// Anything beside a discard, or letting it go.
bool offersMore(const Decision &decision) {
  return std::any_of(decision.legal.begin(), decision.legal.end(), [](const Action &action) {
    return action.type != ActionType::Dahai && action.type != ActionType::Skip;
  });
}

// About another player's tile.
bool isClaim(const Decision &decision) {
  return std::any_of(decision.legal.begin(), decision.legal.end(),
                     [](const Action &action) { return action.type == ActionType::Skip; });
}

}  // namespace

GameSession::GameSession(const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_firsts(parts.controller, parts.settings),
      m_pages({parts.controller, parts.handEnd, parts.matchEnd, parts.settings, &m_firsts}) {
  connectController();
  connectTable();
  connectPages();
  m_parts.settings->follow(Effect::TableOptions, this, [this] { applyOptions(); });
  m_parts.settings->follow(Effect::Pace, this, [this] { applyPace(); });
  applyOptions();
  applyPace();
}

void GameSession::connectController() {
  const GameController *game = m_parts.controller;
  connect(game, &GameController::eventHappened, this, &GameSession::onEvent);
  connect(game, &GameController::decisionRequested, this, &GameSession::onDecision);
  connect(game, &GameController::decisionClosed, this, &GameSession::onDecisionClosed);
  connect(game, &GameController::actionRejected, this, &GameSession::onActionRejected);
  connect(game, &GameController::standingOrdersRequested, this, &GameSession::onOrdersRequested);
  connect(game, &GameController::matchEnded, &m_pages, &ResultPages::setMatchResult);
  connect(game, &GameController::winDenied, this, &GameSession::onWinDenied);
  connect(game, &GameController::playerFailed, this, [this](int seat, const Failure &failure) {
    Q_EMIT message(tr("%1 stopped working (%2). A built-in bot has taken over.")
                       .arg(m_names[static_cast<std::size_t>(seat)], failureTranslation(failure)));
  });
  connect(game, &GameController::playerWarned, this, &GameSession::showPlayerWarning);
}

void GameSession::showPlayerWarning(int seat, const Failure &what) {
  showMessage(tr("%1: %2.").arg(m_names[static_cast<std::size_t>(seat)], failureTranslation(what)));
}

void GameSession::connectTable() {
  connect(m_parts.table, &TableWidget::actionChosen, this, &GameSession::onAction);
  connect(m_parts.table, &TableWidget::hurryChanged, this, &GameSession::setSkipping);
  connect(m_parts.table, &TableWidget::standingOrdersChosen, this, &GameSession::onOrdersChosen);
  connect(m_parts.table, &TableWidget::curtainLifted, this, &GameSession::onCurtainLifted);
  connect(m_parts.table, &TableWidget::endShown, &m_pages, &ResultPages::showAwaited);
  connect(m_parts.table, &TableWidget::dealSkipped, m_parts.controller, &GameController::endPause);
  connect(m_parts.table, &TableWidget::motionSkipped, m_parts.sounds, &Sounds::dropTiles);
}

void GameSession::connectPages() {
  const auto toTable = [this] { m_parts.table->setFocus(); };
  connect(&m_pages, &ResultPages::handShown, m_parts.table, &TableWidget::hush);
  connect(m_parts.handEnd, &HandEndPage::yakuRevealed, m_parts.sounds, &Sounds::playYaku);
  connect(m_parts.handEnd, &HandEndPage::limitStamped, m_parts.sounds, &Sounds::playStamp);
  connect(m_parts.handEnd, &HandEndPage::firstCardShown, m_parts.sounds, &Sounds::playFirst);
  connect(&m_firsts, &FirstsDesk::firstRiichi, m_parts.sounds, &Sounds::playFirst);
  connect(&m_firsts, &FirstsDesk::firstRiichi, this, &GameSession::message);
  connect(&m_pages, &ResultPages::tableRequested, this, toTable);
  connect(&m_pages, &ResultPages::lessonHandPageClosed, this, toTable);
  connect(&m_pages, &ResultPages::matchShown, this, [this](const MatchResult &result) {
    if (!m_hurried)
      m_parts.sounds->play(MatchEnded{result}, match().viewer(), 0);
  });
  connect(&m_pages, &ResultPages::lessonHandPageClosed, this, &GameSession::handPageClosed);
  connect(m_parts.matchEnd, &MatchEndPage::rematchRequested, this, &GameSession::rematchRequested);
  connect(m_parts.matchEnd, &MatchEndPage::sheetRequested, this, &GameSession::sheetRequested);
  connect(m_parts.matchEnd, &MatchEndPage::reviewRequested, this, &GameSession::reviewRequested);
  connect(m_parts.matchEnd, &MatchEndPage::newMatchRequested, this, &GameSession::newMatchRequested);
  connect(m_parts.matchEnd, &MatchEndPage::closed, this, &GameSession::closeRequested);
}

// --- Settings ---

void GameSession::applyOptions() {
  TableOptions options = tableOptions(*m_parts.settings);
  const MatchSetup &setup = match().setup();
  options.showAllHands = setup.openHands;
  options.live = true;
  if (m_skipping)
    options.speed = 0;
  if (setup.isLesson()) {  // a lesson may wait at any tile, and helps itself
    options.autoDiscardInRiichi = false;
    options.feltAnswers = true;
  }
  if (setup.isLesson() || setup.humans() == 0)
    options.helpButtons = false;
  m_parts.table->setOptions(options);
  m_parts.handEnd->setFelt(options.felt);
  m_parts.matchEnd->setFelt(options.felt);
}

void GameSession::applyPace() {
  const double speed = m_parts.settings->real(Setting::Speed);
  const bool still = m_parts.settings->reducesMotion();
  Pacing pacing = m_hurried || m_skipping ? Pacing::instant() : Pacing::atSpeed(speed);
  if (still)
    pacing.deal = pacing.call;  // nothing is seen of it
  m_parts.controller->setPacing(pacing);
  m_parts.handEnd->setSpeed(still ? 0 : speed);
}

void GameSession::setHurried(bool hurried) {
  if (hurried == m_hurried)
    return;
  m_hurried = hurried;
  applyPace();
  if (!hurried)
    refreshTable();
}

// Nothing that must be read is skipped: the question, the curtain and the page at the end of a hand take the
// keys, and with them the held one.
void GameSession::setSkipping(bool skips) {
  if (skips == std::exchange(m_skipping, skips))
    return;
  applyOptions();
  applyPace();
}

// --- Matches ---

QString GameSession::start(const MatchSetup &setup) {
  m_hotSeat.clearQuestions();
  // A match that is only watched is nothing to go on with later, and neither is a lesson's hand; a series is.
  const bool keeps = (setup.humans() > 0 || setup.series) && !setup.isLesson();
  const Result<bool> started =
      m_parts.controller->start(setup, keeps ? MatchSaving::Journal : MatchSaving::Nothing);
  if (!started)
    return matchProblemText(started.error());
  begin();
  return {};
}

std::optional<JournalProblem> GameSession::resume(const QString &journalPath, UnapprovedPrograms unapproved,
                                                  bool before) {
  m_hotSeat.clearQuestions();
  GameController *game = m_parts.controller;
  const JournalResult<std::vector<Event>> resumed =
      before ? game->resumeBefore(journalPath, unapproved) : game->resume(journalPath, unapproved);
  if (!resumed)
    return resumed.problem();
  beginAgain(*resumed);
  return std::nullopt;
}

QString GameSession::startFrom(const MatchSetup &setup, const MatchBranch &branch) {
  m_hotSeat.clearQuestions();
  const Result<std::vector<Event>> started = m_parts.controller->startFrom(setup, branch);
  if (!started)
    return matchProblemText(started.error());
  beginAgain(*started);
  return {};
}

bool GameSession::goBack(std::optional<std::vector<Event>> (GameController::*how)()) {
  const std::optional<std::vector<Event>> before = (m_parts.controller->*how)();
  if (!before)
    return false;
  m_hotSeat.clearQuestions();
  beginAgain(*before);
  return true;
}

// The hands that were played before belong to the table at the end too, and to the log.
void GameSession::beginAgain(const std::vector<Event> &before) {
  // The table and the pages lie as they lay.
  if (const int seat = match().lastToAnswer(); seat >= 0)
    match().setViewer(seat);
  begin();
  m_resumed = true;
  std::vector<Event> recalled;
  for (const Event &event : before) {
    m_pages.add(event);
    recalled.push_back(keepsApart() ? hiddenEvent(event) : event);
  }
  Q_EMIT eventsRecalled(recalled);
}

void GameSession::begin() {
  const MatchSetup &setup = match().setup();
  for (std::size_t seat = 0; seat < 4; ++seat)
    m_names[seat] = seat < setup.rules.players ? setup.seats[seat].name : QString();
  closeQuestion();
  m_calls.reset();
  m_resumed = false;
  m_hotSeat.begin(setup.humans() >= 2 && !setup.openHands);
  m_playing = true;
  const std::array<QString, 4> portraits = setup.isLesson() ? std::array<QString, 4>() : seatPortraits(setup);
  m_parts.table->setSeatPortraits(portraits);
  m_pages.begin(m_names, portraits);
  m_parts.table->hideCurtain();
  retranslate();
  applyOptions();
  applyPace();
  m_parts.table->toggles().setOwner(-1);
  m_parts.table->toggles().reset();
  refreshTable();
  Q_EMIT matchBegun();
}

void GameSession::retranslate() {
  const MatchSetup &setup = match().setup();
  std::array<QString, 4> subtitles;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const QString below = setup.isLesson() ? QString() : subtitle(setup.seats[seat], setup.humans() == 1);
    if (below != m_names[seat])  // who gave no name is called so already, in some languages
      subtitles[seat] = below;
  }
  m_parts.table->setSeatNames(m_names, subtitles);
}

void GameSession::close() {
  m_playing = false;
  m_hotSeat.clearQuestions();
  m_parts.controller->abandon();
  m_pages.hide();
  m_parts.table->hideCurtain();
  closeQuestion();
  Q_EMIT closed();
}

SeatView GameSession::shownView() const {
  const SeatView view = match().view(match().viewer());
  return isHandHidden() ? hiddenView(view) : view;
}

// Behind the curtain lies the real hand, for who holds it to look.
void GameSession::closeOwnHand() {
  m_parts.table->setHandClosed(isHandHidden() && curtainSeat() < 0);
}

void GameSession::refreshTable() {
  closeOwnHand();
  m_parts.table->setView(match().view(match().viewer()));
  Q_EMIT viewShown(shownView());
}

// --- From the game ---

void GameSession::onEvent(const Event &event) {
  m_pages.add(event);
  if (std::holds_alternative<KyokuStarted>(event)) {
    m_pages.hideHand();
    m_parts.table->toggles().reset();
  }
  // Not by turnTo(): what the event moves begins where the table stands now.
  if (HotSeat::closesBefore(event) && m_hotSeat.closeHand())
    m_parts.table->toggles().setOwner(toggleOwner());
  closeOwnHand();
  // The table stays as it was at the win or draw until the next deal clears it.
  if (!std::holds_alternative<KyokuEnded>(event) && !std::holds_alternative<MatchEnded>(event))
    showEvent(event);
  // That of the match's end comes with its page.
  if (!m_hurried && !std::holds_alternative<MatchEnded>(event))
    m_parts.sounds->play(event, match().viewer(), m_parts.table->contact());
  const Event shown = keepsApart() ? hiddenEvent(event) : event;
  if (hasListener())
    announce(m_parts.table,
             eventSpoken(shown, m_names, yakuNamingOf(m_parts.settings->text(Setting::YakuNames))),
             passes(shown) ? AnnouncementKind::Transient : AnnouncementKind::Persistent);
  Q_EMIT eventShown(shown);
  Q_EMIT viewShown(shownView());
  if (m_hotSeat.closesAfter(event, match().setup().callMode == CallMode::Standing))
    closeHand();
  if (std::holds_alternative<KyokuEnded>(event))
    showHandEnd();
}

// A deal that was seen before is not dealt again.
void GameSession::showEvent(const Event &event) {
  const SeatView view = match().view(match().viewer());
  if (m_hurried || (m_resumed && std::holds_alternative<KyokuStarted>(event))) {
    m_parts.table->setView(view);
    m_parts.controller->endPause();
    return;
  }
  m_parts.table->applyEvent(event, view);
}

void GameSession::showHandEnd() {
  m_hotSeat.clearQuestions();
  closeQuestion();
  if (m_parts.table->isShowingEnd())
    m_pages.awaitHand();
  else
    m_pages.showHand();
}

void GameSession::onWinDenied(int seat, const Denial &denial) {
  if (m_hurried || match().setup().isLesson())
    return;  // a lesson says why, in its own words
  const SeatView &view = m_parts.table->view();
  const QString reason = view.seat == seat ? plainText(noWinReason(view, denial)) : QString();
  //: %1: a tile, %2: one or two sentences that say why
  m_denial = tr("No ron on %1. %2")
                 .arg(tileName(view.board.lastTile), reason.isEmpty() ? denialText(denial) : reason);
  Q_EMIT message(m_denial);
}

// --- From the people ---

void GameSession::onAction(std::uint32_t id, const Action &action) {
  if (!m_hotSeat.shown() || m_hotSeat.shown()->decision.id != id)
    return;
  m_submitted = action;
  match().submitAction(m_hotSeat.shown()->decision.seat, id, action);
  m_submitted.reset();
}

// The question is as open as it was.
void GameSession::onActionRejected(std::uint32_t id) {
  if (m_hotSeat.shown() && m_hotSeat.shown()->decision.id == id)
    m_parts.table->restartDecision();
}

void GameSession::onOrdersChosen(int seat, const ActionList &armed) {
  closeHand();
  match().submitStandingOrders(seat, armed);
}

void GameSession::onCurtainLifted(int seat) {
  m_hotSeat.liftCurtain(seat);
  m_parts.table->hideCurtain();
  turnTo(seat);
  if (!m_calls) {
    askNext();
    return;
  }
  const Calls calls = *std::exchange(m_calls, std::nullopt);
  m_parts.table->askStandingOrders(seat, calls.possible, calls.armed);
}

// --- Questions and hands ---

void GameSession::askNext() {
  const HotSeat::Step step = m_hotSeat.next();
  if (step == HotSeat::Step::Curtain) {
    showCurtain();
  } else if (step == HotSeat::Step::Show) {
    const int seat = m_hotSeat.shown()->decision.seat;
    if (match().viewer() != seat)
      turnTo(seat);
    showQuestion();
  }
}

void GameSession::showCurtain() {
  const int seat = m_hotSeat.curtainSeat();
  turnTo(seat);
  m_parts.table->showCurtain(seat, m_names[static_cast<std::size_t>(seat)]);
}

void GameSession::showQuestion() {
  const HotSeat::Question question = *m_hotSeat.shown();
  // Beside a question about another tile it would seem to be about that one.
  if (isClaim(question.decision) && !m_denial.isEmpty())
    Q_EMIT messageOver(std::exchange(m_denial, QString()));
  m_parts.table->setDecision(question.decision, question.view);
  // Where hands are kept apart, it would tell the others that there is something to choose.
  if (!m_hurried && !keepsApart() && offersMore(question.decision) && !m_parts.table->answersByItself())
    m_parts.sounds->playPrompt();
  Q_EMIT decisionShown(question.decision, question.view);
}

void GameSession::closeQuestion() {
  m_parts.table->clearDecision();
  if (!m_hotSeat.shown())
    return;
  m_hotSeat.takeShown();
  Q_EMIT decisionClosed();
}

// The player who looks at the hand, or is called to it.
int GameSession::toggleOwner() const {
  return m_hotSeat.curtainSeat() >= 0 ? m_hotSeat.curtainSeat() : m_hotSeat.openSeat();
}

// The screen follows whose hand is open.
void GameSession::turnTo(int viewer) {
  m_parts.table->toggles().setOwner(toggleOwner());
  match().setViewer(viewer);
  refreshTable();
}

void GameSession::closeHand() {
  if (m_hotSeat.closeHand())
    turnTo(match().viewer());
}

// --- Questions from the game ---

void GameSession::onDecision(const Decision &decision, const SeatView &view) {
  m_resumed = false;
  if (skipsUnseen(decision, view))
    return;
  m_hotSeat.ask(decision, view);
  askNext();
}

// A player who wants no calls does not come to the screen to skip them. Where everybody is asked after every
// discard, being spared would tell something.
bool GameSession::skipsUnseen(const Decision &decision, const SeatView &view) {
  if (!m_hotSeat.hides(decision.seat) || match().setup().callMode == CallMode::AskEveryone)
    return false;
  AutomaticPlay play;
  play.discardInRiichi = false;
  play.noCalls = m_parts.table->toggles().of(decision.seat).noCalls;
  const std::optional<Action> skip = automaticAnswer(view, decision, play);
  if (skip)
    match().submitAction(decision.seat, decision.id, *skip);
  return skip.has_value();
}

void GameSession::onDecisionClosed(int seat, std::uint32_t id) {
  if (m_hotSeat.close(seat, id)) {
    m_parts.table->hideCurtain();
    m_parts.table->toggles().setOwner(toggleOwner());
  }
  if (m_hotSeat.shown() && m_hotSeat.shown()->decision.id == id) {
    closeQuestion();
    // Who takes a tile that went by must discard.
    if (m_submitted && HotSeat::closesWith(*m_submitted))
      closeHand();
  }
  askNext();
}

void GameSession::onOrdersRequested(int seat, const ActionList &possible, const ActionList &armed) {
  if (m_hotSeat.openSeat() == seat) {
    m_parts.table->askStandingOrders(seat, possible, armed);
    return;
  }
  // A hand was dealt, or the match was left while the calls were chosen.
  const bool isDealt = match().view(seat).me().pond.empty();
  if ((isDealt || m_resumed) && m_hotSeat.callUp(seat)) {
    m_calls = {possible, armed};
    showCurtain();
    return;
  }
  // Nobody looks at this hand (an action that was chosen without a person): as if nothing had been changed.
  match().submitStandingOrders(seat, armed);
}

}  // namespace janso
