// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/lessondesk.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <algorithm>

#include "game/coachuse.h"
#include "game/gamecontroller.h"
#include "widgets/controls/paneldock.h"
#include "widgets/learn/lessonlights.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/learn/lessonsdialog.h"
#include "widgets/results/handendpage.h"
#include "widgets/settings/settings.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/keptfiles.h"

namespace janso {

namespace {
constexpr int kPanelWidth = 344;
constexpr int kNarrowPanelWidth = 252;  // in windows under kNarrowWindow
constexpr int kNarrowWindow = 1000;
constexpr int kLeastTable = 600;
constexpr int kBesideDock = 8;  // the line between it and the table, in any style
// Where earlier versions kept the progress.
constexpr const char *kFormerDone = "lessons/done";
constexpr const char *kFormerAt = "lessons/at";
}  // namespace

LessonDesk::LessonDesk(const Parts &parts)
    : QObject(parts.window),
      m_parts(parts),
      m_store(parts.lessonFolder),
      m_progress(siblingPath(*parts.controller, QStringLiteral("lessons.json"))),
      m_play(parts.controller, [this](const MatchSetup &setup) { return startHand(setup); }) {
  if (m_progress.takeOver(parts.settings->former(kFormerDone), parts.settings->former(kFormerAt))) {
    parts.settings->remove(kFormerDone);
    parts.settings->remove(kFormerAt);
  }
  m_panel = new LessonPanel(&m_play, &parts.table->tilePainter(), parts.window);
  m_dock = new PanelDock(QStringLiteral("lessonDock"), Qt::LeftDockWidgetArea, m_panel, parts.window);
  m_lights = new LessonLights(parts.table);
  parts.window->installEventFilter(this);
  connectPlay();
}

QString LessonDesk::startHand(const MatchSetup &setup) {
  MatchSetup named = setup;
  const QString name = m_parts.settings->text(Setting::PlayerName).trimmed();
  for (SeatSetup &seat : named.seats) {
    if (seat.kind == PlayerKind::Human && !name.isEmpty())
      seat.name = name;
  }
  return m_parts.session->start(named);
}

void LessonDesk::connectPlay() {
  connect(&m_play, &LessonPlay::changed, this, &LessonDesk::stepChanged);
  connect(&m_play, &LessonPlay::ready, this, &LessonDesk::stepChanged);
  connect(&m_play, &LessonPlay::finished, this, &LessonDesk::finished);
  connect(&m_play, &LessonPlay::playerWarned, m_parts.session, &GameSession::showPlayerWarning);
  connect(&m_play, &LessonPlay::heldBack, this, [this] {
    m_parts.session->showMessage(tr("First press “Continue” or answer the question."));
    placeFocus();
  });
  connect(m_panel, &LessonPanel::nextLesson, this, [this] { start(m_index + 1); });
  connect(m_panel, &LessonPanel::matchRequested, this, &LessonDesk::playFirstMatch);
  connect(m_panel, &LessonPanel::listRequested, this, &LessonDesk::openList);
  connect(m_panel, &LessonPanel::closeRequested, this, &LessonDesk::close);
  connect(m_parts.session, &GameSession::matchBegun, this, &LessonDesk::matchBegun);
  connect(m_parts.session, &GameSession::closed, this, &LessonDesk::sessionClosed);
  connect(m_parts.session, &GameSession::handPageClosed, this, &LessonDesk::placeFocus);
  connect(m_parts.session, &GameSession::viewShown, m_lights, qOverload<>(&QWidget::update));
  connect(m_parts.table, &TableWidget::idle, m_lights, qOverload<>(&QWidget::update));
  m_parts.table->addGuard(this);
}

bool LessonDesk::allows(const Decision &decision, const Action &action) {
  return m_play.tries(decision, action);
}

void LessonDesk::openList() {
  LessonsDialog dialog(m_store, m_progress, m_parts.window);
  if (dialog.exec() == QDialog::Accepted && dialog.lesson() >= 0)
    start(dialog.lesson(), dialog.step(), dialog.step() > 0 ? m_progress.made() : std::vector<LessonMade>());
}

void LessonDesk::startNext() {
  const int next = m_progress.nextIndex(m_store);
  const bool left =
      next < static_cast<int>(m_store.lessons().size()) &&
      QString::fromStdString(m_store.lessons()[static_cast<std::size_t>(next)].id) == m_progress.current();
  const int step = left ? m_progress.step() : 0;
  start(next, step, step > 0 ? m_progress.made() : std::vector<LessonMade>());
}

bool LessonDesk::start(int index, int step, const std::vector<LessonMade> &made) {
  if (index < 0 || index >= static_cast<int>(m_store.lessons().size()))
    return false;
  rememberMatch();
  m_index = index;
  Q_EMIT begun();
  const std::vector<Lesson> &lessons = m_store.lessons();
  const auto at = static_cast<std::size_t>(index);
  m_panel->setCoachComes(!m_parts.settings->isChosen(Setting::Coach) ||
                         coachLevelOf(m_parts.settings->text(Setting::Coach)) == CoachLevel::Gentle);
  m_panel->setPlace(index + 1, static_cast<int>(lessons.size()),
                    at + 1 < lessons.size() ? &lessons[at + 1] : nullptr);
  const QString why = m_play.begin(lessons[at], step, made);
  if (!why.isEmpty()) {
    closePanel();
    Q_EMIT failed(why);
    return false;
  }
  fitPanel();
  m_dock->show();
  stepChanged();
  return true;
}

void LessonDesk::rememberMatch() {
  if (m_play.isActive())
    return;
  const PlayedMatch &game = m_parts.controller->match();
  const bool kept = m_parts.session->isPlaying() && game.isRunning() && game.setup().humans() > 0;
  m_keptMatch = kept ? game.journalPath() : QString();
}

void LessonDesk::stepChanged() {
  if (!m_play.isActive())
    return;
  m_parts.session->setHurried(m_play.isRepeating());
  const LessonCourse &course = m_play.course();
  const bool framed = !course.isOver() && !course.isDone() && !m_play.isRepeating();
  m_lights->setLights(framed ? lessonLights(course.step(), m_play.isHinted()) : std::vector<LessonLight>());
  const bool last = course.index() + 1 == static_cast<int>(m_play.lesson().steps.size());
  if (last && course.isDone())
    recordDone();  // whoever leaves now has nothing left to do in it
  else if (!course.isOver())
    m_progress.setAt(QString::fromStdString(m_play.lesson().id), course.index(), m_play.made());
  placeFocus();
}

void LessonDesk::recordDone() {
  m_progress.setDone(QString::fromStdString(m_play.lesson().id));
  m_panel->setDone(doneCount());
  m_progress.setAt({}, 0);
}

int LessonDesk::doneCount() const {
  const std::vector<Lesson> &lessons = m_store.lessons();
  return static_cast<int>(std::count_if(lessons.begin(), lessons.end(), [this](const Lesson &lesson) {
    return m_progress.isDone(QString::fromStdString(lesson.id));
  }));
}

// The page at the end of a hand is looked at first, unless the learner reads on beside it.
void LessonDesk::placeFocus() {
  const bool onPage = m_parts.handEnd->isVisible() || m_parts.table->isShowingEnd();
  const QWidget *focused = m_parts.window->focusWidget();
  if (!m_play.isActive() || (onPage && (focused == nullptr || !m_panel->isAncestorOf(focused))))
    return;
  if (!m_parts.table->isShowingEnd() && m_panel->takeFocus())
    return;
  if (m_parts.handEnd->isVisible())
    m_parts.handEnd->setFocus();
  else
    m_parts.table->setFocus();
}

void LessonDesk::finished() {
  recordDone();
  m_lights->setLights({});
  placeFocus();
}

// The panel says beside the button that the gentle coach will be there, unless another choice was made.
void LessonDesk::playFirstMatch() {
  Settings *settings = m_parts.settings;
  if (!settings->isChosen(Setting::Coach))
    settings->setValue(Setting::Coach, coachLevelKey(CoachLevel::Gentle));
  Q_EMIT matchRequested();
}

void LessonDesk::close() {
  if (m_play.isActive())
    m_parts.session->close();
}

// A small window does not grow for the panel.
void LessonDesk::fitPanel() {
  const int window = m_parts.window->width();
  setTableLeast(kLeastTable);
  m_panel->setFixedWidth(widthForTexts(window < kNarrowWindow ? kNarrowPanelWidth : kPanelWidth, window,
                                       kLeastTable + kBesideDock));
}

// At once for all that it stands in: a dock that is shown makes the window as wide as they say.
void LessonDesk::setTableLeast(int width) {
  m_parts.table->setMinimumWidth(width);
  for (QWidget *part = m_parts.table->parentWidget(); part != m_parts.window; part = part->parentWidget()) {
    if (part->layout() != nullptr)
      part->layout()->activate();
  }
}

bool LessonDesk::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_parts.window && event->type() == QEvent::Resize && m_play.isActive())
    fitPanel();
  return QObject::eventFilter(watched, event);
}

void LessonDesk::hidePanel() {
  m_dock->hide();
}

void LessonDesk::closePanel() {
  m_play.end();
  m_lights->setLights({});
  m_dock->hide();
  setTableLeast(0);
  m_parts.session->setHurried(false);
}

// Another match was started from the menus.
void LessonDesk::matchBegun() {
  if (m_play.isActive() && !m_parts.controller->match().setup().isLesson()) {
    m_keptMatch.clear();
    closePanel();
  }
}

void LessonDesk::sessionClosed() {
  if (!m_play.isActive())
    return;
  closePanel();
  if (const QString path = std::exchange(m_keptMatch, QString()); !path.isEmpty())
    Q_EMIT resumeRequested(path);
}

}  // namespace janso
