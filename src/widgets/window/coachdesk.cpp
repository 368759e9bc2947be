// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/coachdesk.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMainWindow>

#include "game/playedmatch.h"
#include "rules/actionkinds.h"
#include "widgets/learn/coachcard.h"
#include "widgets/learn/coachpanel.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/coachusetexts.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/welcome.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/windowactions.h"

namespace janso {

namespace {

struct LevelAction {
  CoachLevel level;
  WindowCommand id;
};
constexpr std::array kLevelActions{LevelAction{CoachLevel::Off, WindowCommand::CoachOff},
                                   LevelAction{CoachLevel::Gentle, WindowCommand::CoachGentle},
                                   LevelAction{CoachLevel::Full, WindowCommand::CoachFull}};

}  // namespace

CoachDesk::CoachDesk(const Parts &parts)
    : QObject(parts.window),
      m_parts(parts),
      m_panel(new CoachPanel(&parts.table->tilePainter(), parts.window)),
      m_card(new CoachCard(parts.table)) {
  m_parts.window->addDockWidget(Qt::RightDockWidgetArea, m_panel);
  m_panel->hide();
  connect(m_parts.session, &GameSession::decisionShown, this, &CoachDesk::onDecision);
  connect(m_parts.session, &GameSession::decisionClosed, this, &CoachDesk::onDecisionClosed);
  connect(m_parts.session, &GameSession::matchBegun, this, [this] {
    m_atTable = true;
    m_sawDanger = false;
    m_panel->setNames(m_parts.session->names());
    m_panel->clear();
    updatePanel();
    announce();
  });
  connect(m_parts.session, &GameSession::closed, this, [this] {
    m_atTable = false;
    m_panel->clear();
    updatePanel();
  });
  connect(m_parts.table, &TableWidget::consideredChanged, this, &CoachDesk::onConsidered);
  connect(m_parts.table, &TableWidget::held, this, &CoachDesk::noteDanger);
  m_parts.table->addGuard(this);
  connect(&m_runner, &AdviceRunner::advised, this, &CoachDesk::onAdvised);
  m_parts.settings->follow(Effect::Coach, this, [this] { levelChanged(); });
  connectActions();
  connect(m_panel, &CoachPanel::rowsLeft, this, &CoachDesk::leaveRows);
  m_parts.window->installEventFilter(this);
}

bool CoachDesk::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::Resize && watched == m_parts.window)
    fitPanel();
  if (event->type() == QEvent::LanguageChange && watched == m_parts.window)
    show();
  return QObject::eventFilter(watched, event);
}

// Keys that would throw a tile or press a button only leave: nothing is played from the list.
void CoachDesk::leaveRows(QKeyEvent *key) {
  m_parts.table->setFocus();
  switch (key->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      return;
    default:
      QCoreApplication::sendEvent(m_parts.table, key);
  }
}

void CoachDesk::connectActions() {
  auto *group = new QActionGroup(this);
  for (const LevelAction &each : kLevelActions) {
    group->addAction(m_parts.actions->action(each.id));
    m_parts.actions->handle(each.id, [this, level = each.level](bool) {
      m_parts.settings->setValue(Setting::Coach, coachLevelKey(level));
    });
    m_parts.actions->action(each.id)->setChecked(each.level == level());
  }
  m_parts.actions->handle(WindowCommand::NextCoachLevel, [this](bool) {
    const auto next = static_cast<CoachLevel>((static_cast<int>(level()) + 1) % 3);
    m_parts.settings->setValue(Setting::Coach, coachLevelKey(next));
  });
  m_parts.actions->handle(WindowCommand::GiveHint, [this](bool) { hint(); });
}

CoachLevel CoachDesk::level() const {
  return coachLevelOf(m_parts.settings->text(Setting::Coach)).value_or(CoachLevel::Off);
}

YakuNaming CoachDesk::naming() const {
  return yakuNamingOf(m_parts.settings->text(Setting::YakuNames));
}

void CoachDesk::fitPanel() {
  m_panel->setFixedWidth(std::max(m_leastWidth, CoachPanel::widthIn(m_parts.window->width())));
}

int CoachDesk::dockWidth(int window) const {
  return wantsPanel() ? CoachPanel::widthIn(window) : 0;
}

void CoachDesk::setPanelRoom(PanelRoom room, int leastWidth) {
  m_leastWidth = leastWidth;
  fitPanel();
  if (std::exchange(m_room, room) == room)
    return;
  updatePanel();
  if (room == PanelRoom::None && wantsPanel() && !std::exchange(m_blockingShown, true))
    Q_EMIT message(
        tr("The coach's list doesn't fit next to the yaku list. It comes back when you close the yaku list. "
           "The suggested tile is still marked."));
}

// --- Decisions ---

// A set hand has a teacher of its own.
bool CoachDesk::isLesson() const {
  return m_parts.session->match().setup().isLesson();
}

void CoachDesk::onDecision(const Decision &decision, const SeatView &view) {
  if (isLesson())
    return;
  m_open = Open{.decision = decision, .view = view};
  m_advice.reset();
  m_card->close();
  m_parts.table->setAdvised(std::nullopt);
  m_parts.session->match().noteCoachLevel(decision.seat, level());
  noteDanger();
  askIfNeeded();
}

// What was seen before it is asked helps with the answer as well; once for each.
void CoachDesk::noteDanger() {
  m_sawDanger = m_sawDanger || m_parts.table->showsDanger();
  if (!m_sawDanger || !m_open || m_open->sawDanger)
    return;
  m_open->sawDanger = true;
  m_parts.session->match().noteDangerShown(m_open->decision.seat);
}

void CoachDesk::onDecisionClosed() {
  m_runner.cancel();
  m_open.reset();
  m_sawDanger = false;
  m_advice.reset();
  m_card->close();
  m_parts.table->setAdvised(std::nullopt);
  // Another at the same screen must not read what the hand was.
  if (m_parts.session->keepsApart())
    m_panel->clear();
  else
    m_panel->setPast();
}

void CoachDesk::askIfNeeded() {
  if (m_open && !m_advice && (level() != CoachLevel::Off || m_open->hinted))
    m_runner.ask(m_open->view, m_open->decision);
}

void CoachDesk::onAdvised(quint32 decisionId, const Advice &advice) {
  if (!m_open || m_open->decision.id != decisionId)
    return;
  m_advice = advice;
  show();
  Q_EMIT advised();
}

void CoachDesk::show() {
  if (!m_open || !m_advice)
    return;
  const bool full = level() == CoachLevel::Full;
  const bool advises = full || m_open->hinted;
  m_parts.table->setAdvised(advises ? std::optional(m_advice->recommended) : std::nullopt);
  if (full) {
    m_panel->setNaming(naming());
    m_panel->setAdvice(*m_advice, m_open->view);
  }
  if (m_open->hinted && !full) {
    const AdvisedSeat advised{m_open->view, m_parts.session->names(), naming()};
    m_card->showCard(CoachCard::Kind::Hint, coachAdvice(*m_advice, advised));
    return;
  }
  showWarnings();
}

bool CoachDesk::warnsOf(const Action &action) const {
  return m_open && !m_open->hinted && !warningsOf(action).isEmpty();
}

QStringList CoachDesk::warningsOf(const Action &action) const {
  QStringList sentences;
  if (level() != CoachLevel::Gentle || !m_open || !m_advice)
    return sentences;
  const AdviceRow *row = m_advice->rowOf(action);
  const AdvisedSeat advised{m_open->view, m_parts.session->names(), naming()};
  for (const Warning &warning : m_advice->warnings) {
    if (row != nullptr && warning.action == row->action)
      sentences << coachWarning(warning, advised);
  }
  return sentences;
}

// Of the action that the pointer or the cursor is on.
void CoachDesk::showWarnings() {
  const std::optional<Action> &considered = m_parts.table->considered();
  QStringList sentences = considered ? warningsOf(*considered) : QStringList();
  if (!sentences.isEmpty() && m_parts.table->asksAgain())
    sentences << (isDiscard(considered->type) ? tr("Click again to discard it anyway.")
                                              : tr("Press again to call anyway."));
  if (sentences.isEmpty())
    m_card->close();
  else
    m_card->showCard(CoachCard::Kind::Warning, sentences.join(QLatin1Char('\n')));
}

void CoachDesk::onConsidered() {
  if (!m_open || !m_advice)
    return;
  if (level() == CoachLevel::Full && m_parts.table->considered())
    m_panel->lookAt(*m_parts.table->considered());
  else if (!m_open->hinted)
    showWarnings();
}

void CoachDesk::hint() {
  if (isLesson())
    return;
  if (!m_open) {
    Q_EMIT message(tr("Hints are available when it is your turn to decide."));
    return;
  }
  if (level() == CoachLevel::Full) {
    if (m_room == PanelRoom::None)
      Q_EMIT panelRequested();
    if (m_panel->areRowsFocused())
      m_parts.table->setFocus();
    else
      m_panel->focusRows();
    return;
  }
  if (!m_open->hinted) {
    m_open->hinted = true;
    m_parts.session->match().noteHint(m_open->decision.seat);
  }
  if (m_advice)
    show();
  else
    askIfNeeded();
}

// --- Level ---

void CoachDesk::levelChanged() {
  const CoachLevel now = level();
  for (const LevelAction &each : kLevelActions)
    m_parts.actions->action(each.id)->setChecked(each.level == now);
  if (m_atTable && !isLesson())
    Q_EMIT message(coachLevelTip(now));
  m_card->close();
  if (m_open)
    m_parts.session->match().noteCoachLevel(m_open->decision.seat, now);
  if (now == CoachLevel::Off) {
    m_runner.cancel();
    m_parts.table->setAdvised(std::nullopt);
  }
  if (now != CoachLevel::Full)
    m_panel->clear();
  updatePanel();
  if (m_advice)
    show();
  else
    askIfNeeded();
}

// Whoever sits down for the first time learns that somebody looks over the shoulder; not who comes back.
void CoachDesk::announce() {
  const PlayedMatch &match = m_parts.session->match();
  const bool coached = level() != CoachLevel::Off && !isLesson() && match.setup().humans() > 0;
  const bool begins = !isDealt(match.view(match.viewer()).board);
  if (coached && begins && !std::exchange(m_announced, true))
    Q_EMIT message(isNewcomer(*m_parts.settings) ? coachPlainTip(level()) : coachLevelTip(level()));
}

void CoachDesk::setTableShown(bool shown) {
  m_tableShown = shown;
  updatePanel();
}

bool CoachDesk::wantsPanel() const {
  return m_atTable && m_tableShown && !isLesson() && level() == CoachLevel::Full &&
         m_parts.session->match().setup().humans() > 0;
}

void CoachDesk::updatePanel() {
  const bool shown = wantsPanel() && m_room != PanelRoom::None;
  fitPanel();
  if (shown == !m_panel->isHidden())
    return;
  m_panel->setVisible(shown);
  Q_EMIT panelShown(shown);
}

}  // namespace janso
