// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/gamesession.h"

#include <algorithm>

#include "game/seriesplay.h"
#include "records/journalreplay.h"
#include "widgets/coachtexts.h"
#include "widgets/handendpage.h"
#include "widgets/hiddenview.h"
#include "widgets/matchendpage.h"
#include "widgets/reasontexts.h"
#include "widgets/settings.h"
#include "widgets/sounds.h"
#include "widgets/tablesettings.h"
#include "widgets/tablewidget.h"
#include "widgets/tablewords.h"
#include "widgets/teachmarkup.h"
#include "widgets/words.h"

namespace janso {

namespace {

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

}  // namespace

GameSession::GameSession(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {
  connectController();
  connectTable();
  connectPages();
  connect(m_parts.settings, &Settings::changed, this, &GameSession::applySettings);
  applySettings();
}

void GameSession::connectController() {
  const GameController *game = m_parts.controller;
  connect(game, &GameController::eventHappened, this, &GameSession::onEvent);
  connect(game, &GameController::decisionRequested, this, &GameSession::onDecision);
  connect(game, &GameController::decisionClosed, this, &GameSession::onDecisionClosed);
  connect(game, &GameController::standingOrdersRequested, this, &GameSession::onOrdersRequested);
  connect(game, &GameController::matchEnded, this, &GameSession::onMatchEnded);
  connect(game, &GameController::handEnded, this,
          [this] { m_parts.handEnd->setMayStop(m_parts.controller->mayStop() >= 0); });
  connect(game, &GameController::winDenied, this, [this](int seat, const Denial &denial) {
    if (m_hurried || m_parts.controller->setup().deal)
      return;  // a lesson says why, in its own words
    const SeatView &view = m_parts.table->view();
    const QString reason = view.seat == seat ? plainText(noWinReason(view, denial)) : QString();
    Q_EMIT notice(tr("No ron. %1").arg(reason.isEmpty() ? denialText(denial) : reason));
  });
  connect(game, &GameController::playerFailed, this, [this](int seat, const QString &reason) {
    Q_EMIT notice(tr("%1 failed (%2). A bot plays on in its place.")
                      .arg(m_names[static_cast<std::size_t>(seat)], reason));
  });
  connect(game, &GameController::playerNoticed, this, [this](int seat, const QString &text) {
    Q_EMIT notice(tr("%1: %2.").arg(m_names[static_cast<std::size_t>(seat)], text));
  });
  connect(game, &GameController::journalFailed, this, [this](const QString &reason) {
    Q_EMIT notice(tr("The match cannot be saved: %1. It goes on.").arg(reason));
  });
}

void GameSession::connectTable() {
  connect(m_parts.table, &TableWidget::actionChosen, this, &GameSession::onAction);
  connect(m_parts.table, &TableWidget::standingOrdersChosen, this, &GameSession::onOrdersChosen);
  connect(m_parts.table, &TableWidget::curtainLifted, this, &GameSession::onCurtainLifted);
}

void GameSession::connectPages() {
  connect(m_parts.handEnd, &HandEndPage::finished, this, &GameSession::onHandEndLeft);
  connect(m_parts.handEnd, &HandEndPage::stopRequested, this, &GameSession::onStopRequested);
  connect(m_parts.matchEnd, &MatchEndPage::rematchRequested, this, &GameSession::rematchRequested);
  connect(m_parts.matchEnd, &MatchEndPage::sheetRequested, this, &GameSession::sheetRequested);
  connect(m_parts.matchEnd, &MatchEndPage::newMatchRequested, this, &GameSession::newMatchRequested);
  connect(m_parts.matchEnd, &MatchEndPage::folderRequested, this, &GameSession::folderRequested);
  connect(m_parts.matchEnd, &MatchEndPage::closed, this, &GameSession::leave);
}

void GameSession::applySettings() {
  const Settings &settings = *m_parts.settings;
  TableOptions options = tableOptions(settings);
  const MatchSetup &setup = m_parts.controller->setup();
  options.showAllHands = setup.openHands;
  if (setup.deal)  // a lesson may wait at any tile
    options.autoDiscardInRiichi = false;
  m_parts.table->setOptions(options);
  m_parts.controller->setPacing(m_hurried ? Pacing::instant() : Pacing::atSpeed(options.speed));
  m_parts.handEnd->setSpeed(options.reducedMotion ? 0 : options.speed);
  m_parts.handEnd->setNaming(yakuNamingOf(settings.text(Setting::YakuNames)));
  m_parts.handEnd->setFelt(options.felt);
}

QString GameSession::start(const MatchSetup &setup) {
  m_waiting.clear();
  // A match that is only watched is nothing to go on with later; a series is.
  const QString folder = m_parts.controller->journalFolder();
  if ((setup.humans() == 0 && !setup.series) || setup.deal)
    m_parts.controller->setJournalFolder({});
  const Result<bool> started = m_parts.controller->start(setup);
  m_parts.controller->setJournalFolder(folder);
  if (!started)
    return QString::fromStdString(started.error().text);
  begin();
  return {};
}

QString GameSession::resume(const QString &journalPath) {
  m_waiting.clear();
  const Result<bool> resumed = m_parts.controller->resume(journalPath);
  if (!resumed)
    return QString::fromStdString(resumed.error().text);
  begin();
  // The hands that were played before belong to the table at the end too. The last events come once more, as
  // the table shows them.
  if (const Result<Journal> journal = readJournal(journalPath)) {
    if (const Result<ReplayedJournal> replayed = replayJournal(*journal)) {
      const auto shown = static_cast<std::size_t>(m_parts.controller->eventCount());
      for (std::size_t i = 0; i < std::min(shown, replayed->events.size()); ++i)
        m_collector.add(replayed->events[i]);
    }
  }
  return {};
}

void GameSession::begin() {
  const MatchSetup &setup = m_parts.controller->setup();
  for (std::size_t seat = 0; seat < 4; ++seat)
    m_names[seat] = seat < setup.rules.players ? setup.seats[seat].name : QString();
  m_keepApart = setup.humans() >= 2 && !setup.openHands;
  m_playing = true;
  m_openSeat = -1;
  m_toggles.fill(freshToggles());
  m_curtainSeat = -1;
  closeDecision();
  m_result.reset();
  m_collector.reset(m_names);
  m_parts.handEnd->hide();
  m_parts.matchEnd->hide();
  m_parts.table->hideCurtain();
  retranslate();
  applySettings();
  refreshTable();
  Q_EMIT matchBegun();
}

std::optional<Series> GameSession::series() const {
  const MatchSetup &setup = m_parts.controller->setup();
  if (!setup.series)
    return std::nullopt;
  return m_result ? seriesWith(setup, *m_result) : setup.series->series;
}

MatchSetup GameSession::matchAfter() const {
  MatchSetup again = m_parts.controller->setup();
  if (m_result) {
    if (std::optional<MatchSetup> next = nextSeriesMatch(again, *m_result))
      return *std::move(next);
  }
  again.seed.clear();  // the same walls would be no new match
  return beginSeries(again);
}

void GameSession::retranslate() {
  const MatchSetup &setup = m_parts.controller->setup();
  std::array<QString, 4> subtitles;
  for (std::size_t seat = 0; seat < 4; ++seat)
    subtitles[seat] = setup.deal ? QString() : subtitle(setup.seats[seat], setup.humans() == 1);
  m_parts.table->setSeatNames(m_names, subtitles);
}

void GameSession::leave() {
  m_playing = false;
  m_waiting.clear();
  m_parts.controller->abandon();
  m_parts.handEnd->hide();
  m_parts.matchEnd->hide();
  m_parts.table->hideCurtain();
  closeDecision();
  Q_EMIT left();
}

SeatView GameSession::shownView() const {
  const SeatView view = m_parts.controller->view(m_parts.controller->viewer());
  return isHandHidden() ? hiddenView(view) : view;
}

bool GameSession::isHandHidden() const {
  return m_keepApart && m_openSeat != m_parts.controller->viewer();
}

bool GameSession::isWatched() const {
  return m_parts.controller->setup().humans() == 0;
}

void GameSession::refreshTable() {
  // Behind the curtain lies the real hand, for who holds it to look.
  m_parts.table->setHandClosed(isHandHidden() && m_curtainSeat < 0);
  m_parts.table->setView(m_parts.controller->view(m_parts.controller->viewer()));
  Q_EMIT viewShown(shownView());
}

void GameSession::setHurried(bool hurried) {
  if (hurried == m_hurried)
    return;
  m_hurried = hurried;
  applySettings();
  if (!hurried)
    refreshTable();
}

// --- From the game ---

void GameSession::onEvent(const Event &event) {
  m_collector.add(event);
  const bool started = std::holds_alternative<KyokuStarted>(event);
  if (started) {
    m_parts.handEnd->hide();
    m_toggles.fill(freshToggles());
  }
  if (std::holds_alternative<Hora>(event) || std::holds_alternative<Ryukyoku>(event))
    closeHand();
  m_parts.table->setHandClosed(isHandHidden() && m_curtainSeat < 0);
  // The table stays as it was at the win or draw until the next deal clears it.
  if (!std::holds_alternative<KyokuEnded>(event) && !std::holds_alternative<MatchEnded>(event))
    showEvent(event);
  if (!m_hurried)
    m_parts.sounds->play(event);
  Q_EMIT eventShown(m_keepApart ? hiddenEvent(event) : event);
  Q_EMIT viewShown(shownView());
  const auto *dahai = std::get_if<Dahai>(&event);
  const bool orders = m_parts.controller->setup().callMode == CallMode::Standing;
  if (m_keepApart && dahai != nullptr && dahai->seat == m_openSeat && !orders)
    closeHand();
  if (std::holds_alternative<KyokuEnded>(event))
    showHandEnd();
}

void GameSession::showEvent(const Event &event) {
  const SeatView view = m_parts.controller->view(m_parts.controller->viewer());
  if (m_hurried) {
    m_parts.table->setView(view);
    return;
  }
  m_parts.table->applyEvent(event, view);
}

void GameSession::onDecision(const Decision &decision, const SeatView &) {
  m_waiting.push_back(decision);
  askNext();
}

void GameSession::onDecisionClosed(int seat, std::uint32_t id) {
  std::erase_if(m_waiting, [id](const Decision &d) { return d.id == id; });
  if (m_curtainSeat == seat && (m_waiting.empty() || m_waiting.front().seat != seat)) {
    m_curtainSeat = -1;
    m_parts.table->hideCurtain();
  }
  if (m_shown && m_shown->id == id)
    closeDecision();
  askNext();
}

void GameSession::onOrdersRequested(int seat, const ActionList &possible) {
  if (m_openSeat == seat) {
    m_parts.table->askStandingOrders(seat, possible);
    return;
  }
  // Nobody looks at this hand (an action that was chosen without a person): as if nothing had been changed.
  ActionList wins;
  for (const Action &action : possible) {
    if (action.isWin())
      wins.push_back(action);
  }
  m_parts.controller->submitStandingOrders(seat, wins);
}

void GameSession::onMatchEnded(const MatchResult &result) {
  m_result = result;
  if (!m_parts.handEnd->isVisible() || isWatched())
    onHandEndLeft();
}

// --- From the people ---

void GameSession::onAction(std::uint32_t id, const Action &action) {
  if (!m_shown || m_shown->id != id)
    return;
  const int seat = m_shown->seat;
  if (m_gate && !m_gate(*m_shown, action)) {
    if (m_shown && m_shown->id == id)
      askAgain();
    return;
  }
  closeDecision();
  // Who lets a tile go by has nothing more to look at; who takes it must discard.
  if (action.type == ActionType::Skip)
    closeHand();
  m_parts.controller->submitAction(seat, id, action);
  askNext();
}

// With everything as it was; what answers by itself would only be refused again.
void GameSession::askAgain() {
  const bool sorted = m_parts.table->toggles().sort;
  TableToggles toggles = freshToggles();
  toggles.sort = sorted;
  m_parts.table->setToggles(toggles);
  m_parts.table->clearDecision();
  showDecision(Decision(*m_shown));
}

void GameSession::onOrdersChosen(int seat, const ActionList &armed) {
  closeHand();
  m_parts.controller->submitStandingOrders(seat, armed);
}

void GameSession::onCurtainLifted(int seat) {
  m_curtainSeat = -1;
  m_parts.table->hideCurtain();
  openHand(seat);
  askNext();
}

// --- Hands kept apart ---

void GameSession::askNext() {
  if (m_shown || m_waiting.empty() || m_curtainSeat >= 0)
    return;
  const Decision next = m_waiting.front();
  GameController &game = *m_parts.controller;
  if (!m_keepApart) {
    if (game.viewer() != next.seat) {
      game.setViewer(next.seat);
      refreshTable();
    }
    showDecision(next);
    return;
  }
  if (m_openSeat == next.seat) {
    showDecision(next);
    return;
  }
  setOpenSeat(-1);
  m_curtainSeat = next.seat;
  game.setViewer(next.seat);
  refreshTable();
  m_parts.table->showCurtain(next.seat, m_names[static_cast<std::size_t>(next.seat)]);
}

void GameSession::showDecision(const Decision &decision) {
  std::erase_if(m_waiting, [&decision](const Decision &d) { return d.id == decision.id; });
  m_shown = decision;
  const SeatView view = m_parts.controller->view(decision.seat);
  m_parts.table->setDecision(decision, view);
  Q_EMIT decisionShown(decision, view);
}

void GameSession::closeDecision() {
  m_parts.table->clearDecision();
  if (!m_shown)
    return;
  m_shown.reset();
  Q_EMIT decisionGone();
}

void GameSession::openHand(int seat) {
  setOpenSeat(seat);
  m_parts.controller->setViewer(seat);
  refreshTable();
}

void GameSession::closeHand() {
  if (!m_keepApart || m_openSeat < 0)
    return;
  setOpenSeat(-1);
  refreshTable();
}

// As a hand begins.
TableToggles GameSession::freshToggles() const {
  TableToggles toggles;
  toggles.autoKita = m_parts.table->options().autoKita;
  return toggles;
}

// What the one has switched on must not play for the other.
void GameSession::setOpenSeat(int seat) {
  if (seat == m_openSeat)
    return;
  if (m_openSeat >= 0)
    m_toggles[static_cast<std::size_t>(m_openSeat)] = m_parts.table->toggles();
  m_openSeat = seat;
  TableToggles toggles = seat >= 0 ? m_toggles[static_cast<std::size_t>(seat)] : freshToggles();
  toggles.sort = m_parts.table->toggles().sort;
  m_parts.table->setToggles(toggles);
}

// --- Pages ---

void GameSession::showHandEnd() {
  m_waiting.clear();
  closeDecision();
  const bool instant = m_parts.settings->real(Setting::Speed) <= 0;
  if (isWatched() && instant && !m_alwaysShowPages)
    return;
  m_parts.handEnd->setOneHand(m_parts.controller->setup().deal.has_value());
  m_parts.handEnd->showHand(m_collector.hands().back(), m_parts.controller->viewer());
  m_parts.handEnd->setMayStop(m_parts.controller->mayStop() >= 0);
}

// The end of the match follows by itself; with the page gone its result is shown at once.
void GameSession::onStopRequested() {
  m_parts.handEnd->hide();
  m_parts.controller->stopMatch();
}

// Of every human; who did it by name only where there are several.
QStringList GameSession::coachLines() const {
  QStringList lines;
  const MatchSetup &setup = m_parts.controller->setup();
  for (int seat = 0; seat < setup.rules.players; ++seat) {
    if (!setup.isHuman(seat))
      continue;
    const QString used = CoachTexts::use(m_parts.controller->coachUse(seat));
    lines << (setup.humans() == 1 ? used : tr("%1: %2").arg(m_names[static_cast<std::size_t>(seat)], used));
  }
  return lines;
}

void GameSession::onHandEndLeft() {
  m_parts.handEnd->hide();
  if (m_parts.controller->setup().deal) {
    m_parts.table->setFocus();
    Q_EMIT handLeft();
    return;
  }
  if (!m_result) {
    m_parts.controller->continueAfterHand();
    m_parts.table->setFocus();
    return;
  }
  const int viewer = m_parts.controller->setup().humans() == 1 ? m_parts.controller->viewer() : -1;
  m_parts.matchEnd->setSeries(series());
  m_parts.matchEnd->setCoach(coachLines());
  m_parts.matchEnd->showMatch(*m_collector.board().info, *m_result, m_collector.hands(), m_names, viewer);
}

}  // namespace janso
