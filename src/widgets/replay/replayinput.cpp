// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replayinput.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <optional>
#include <utility>

namespace janso {

namespace {

constexpr int kWheelStep = 120;  // Qt's unit of a wheel that clicks

}  // namespace

ReplayInput::ReplayInput(std::function<void(ReplayCommand)> run, std::function<bool()> isAsking)
    : m_run(std::move(run)), m_isAsking(std::move(isAsking)) {}

// --- Keys ---

// Where one writes or chooses, the keys are those of writing and choosing.
bool ReplayInput::isLeftTo(const QObject *focus) const {
  return m_parts.lists.contains(focus) || m_parts.fields.contains(focus);
}

bool ReplayInput::runKey(const QKeyEvent &event) {
  const std::optional<ReplayCommand> command = m_keys.commandOf(event);
  if (!command)
    return false;
  if (!event.isAutoRepeat() || replayRepeats(*command))
    m_run(*command);
  return true;
}

bool ReplayInput::isMine(const QEvent &event) const {
  return event.type() == QEvent::ShortcutOverride && !isLeftTo(QApplication::focusWidget()) &&
         m_keys.commandOf(static_cast<const QKeyEvent &>(event)).has_value();
}

bool ReplayInput::filter(const QObject *watched, QEvent *event) {
  if (event->type() == QEvent::KeyPress) {
    const auto &key = *static_cast<QKeyEvent *>(event);
    // A button that has the focus is pressed by Space, as everywhere.
    const bool presses =
        qobject_cast<const QAbstractButton *>(watched) != nullptr && key.key() == Qt::Key_Space;
    // What is asked is answered with the keys of the table; what it has no use for comes to the page.
    const bool answers = watched == m_parts.table && m_isAsking();
    if (!isLeftTo(watched) && !presses && !answers && runKey(key))
      return true;
    if (m_parts.lists.contains(watched) && key.key() == Qt::Key_Escape) {
      m_parts.table->setFocus();
      return true;
    }
  }
  return watched == m_parts.table && pressMouse(event);
}

bool ReplayInput::press(const QKeyEvent &event) {
  // From a field alone: its own keys do not come here.
  const bool left = isLeftTo(QApplication::focusWidget());
  if (event.key() == Qt::Key_Escape && left) {
    m_parts.table->setFocus();
    return true;
  }
  return !left && runKey(event);
}

// --- Mouse ---

bool ReplayInput::pressMouse(QEvent *event) {
  if (m_isAsking())
    return false;
  if (event->type() == QEvent::Wheel) {
    turnWheel(static_cast<QWheelEvent *>(event)->angleDelta().y());
    return true;
  }
  if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
    return false;
  const Qt::MouseButton button = static_cast<QMouseEvent *>(event)->button();
  m_parts.table->setFocus();
  if (button == Qt::RightButton || button == Qt::LeftButton)
    m_run(button == Qt::RightButton ? ReplayCommand::NextEvent : ReplayCommand::PreviousEvent);
  return true;
}

// Towards oneself is onwards, as a text is scrolled.
void ReplayInput::turnWheel(int delta) {
  m_wheel += delta;
  for (; m_wheel <= -kWheelStep; m_wheel += kWheelStep)
    m_run(ReplayCommand::NextEvent);
  for (; m_wheel >= kWheelStep; m_wheel -= kWheelStep)
    m_run(ReplayCommand::PreviousEvent);
}

}  // namespace janso
