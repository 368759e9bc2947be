// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table widget's mouse and keyboard. A click or key first completes what is still moving.
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "widgets/reasoncard.h"
#include "widgets/reasontexts.h"
#include "widgets/tablewidget.h"

namespace janso {

namespace {

constexpr int kDifferencesMs = 2000;

}  // namespace

// --- Mouse ---

TableWidget::HotSpot TableWidget::hotSpot(QPoint device) const {
  if (m_curtain.isShown()) {
    const int part = m_curtain.hit(m_geometry, device);
    if (part > -2)
      return {Hot::Curtain, part, -1};
  }
  if (m_orders.isShown() && !m_curtain.isShown()) {
    const int item = m_orders.hit(device);
    return {m_orders.rect().contains(device) ? Hot::Orders : Hot::None, item, -1};
  }
  const PromptHit hit = m_prompt.hit(device);
  if (hit.button >= 0)
    return {Hot::Prompt, hit.button, hit.choice};
  if (furitenRect().contains(device))
    return {Hot::Furiten, 0, -1};
  const auto &tiles = m_scene.groups[kHandGroup].tiles;
  for (std::size_t i = 0; i < tiles.size() && !handIsHidden(); ++i) {
    // With the cap above, the room into which it rises, and the seam to the next.
    const QRect face = tiles[i].face;
    const int above = TileSize(face.width()).cap + qRound(0.2 * face.width());
    if (face.adjusted(0, -above, 2, m_geometry.px(0.25)).contains(device))
      return {Hot::HandTile, static_cast<int>(i), -1};
  }
  for (int i = 0; i < m_geometry.toggles(); ++i) {
    if (m_geometry.toggle(i).contains(device))
      return {Hot::Toggle, i, -1};
  }
  for (int i = 0; i < m_geometry.cornerButtons(); ++i) {
    if (m_geometry.cornerButton(i).contains(device))
      return {Hot::Corner, i, -1};
  }
  if (m_geometry.panel().contains(device))
    return {Hot::Centre, 0, -1};
  return {};
}

void TableWidget::setHover(const HotSpot &hot) {
  if (hot == m_hover)
    return;
  const auto repaint = [this](const HotSpot &spot) {
    switch (spot.what) {
      case Hot::Prompt:
        updateDevice(m_prompt.bounds(m_geometry));
        break;
      case Hot::Toggle:
        updateDevice(m_geometry.toggle(spot.index));
        break;
      case Hot::Corner:
        updateDevice(m_geometry.cornerButton(spot.index));
        break;
      case Hot::Curtain:
        updateDevice(m_curtain.rect(m_geometry));
        break;
      case Hot::Orders:
        updateDevice(m_orders.rect());
        break;
      default:
        break;
    }
  };
  repaint(m_hover);
  m_keysLast = false;
  const bool furitenWas = m_hover.what == Hot::Furiten;
  m_hover = hot;
  repaint(m_hover);
  if (furitenWas != (hot.what == Hot::Furiten))
    hoverFuriten(!furitenWas);
  const bool yours = hot.what == Hot::Prompt || hot.what == Hot::Toggle || hot.what == Hot::Corner ||
                     hot.what == Hot::Furiten || (hot.what == Hot::Curtain && hot.index >= 0) ||
                     (hot.what == Hot::Orders && hot.index >= 0) ||
                     (hot.what == Hot::HandTile && m_flow.isActive() && m_flow.mayDiscard(hot.index));
  setCursor(yours ? Qt::PointingHandCursor : Qt::ArrowCursor);
  startRises();
  if (m_showWaits)
    updateWaits();
  updateConsidered();
}

void TableWidget::mouseMoveEvent(QMouseEvent *event) {
  setHover(hotSpot(toDevice(event->position())));
}

void TableWidget::leaveEvent(QEvent *) {
  setHover({});
}

void TableWidget::mousePressEvent(QMouseEvent *event) {
  finishAnimations();
  const HotSpot hot = hotSpot(toDevice(event->position()));
  setHover(hot);
  // A click beside the card only closes it: on the cloth it would skip a call.
  if (m_card->isShown() && hot.what != Hot::Furiten) {
    m_card->close();
    if (hot.what == Hot::None) {
      m_pressed = {Hot::None, -2, -1};  // its release is no click
      return;
    }
  }
  if (event->button() == Qt::RightButton) {
    if (m_curtain.isShown() || m_orders.isShown())
      return;
    if (m_flow.isChoosingRiichi() || m_flow.asksToPass()) {
      m_flow.cancel();
      afterStep(std::nullopt);
    } else if (m_flow.isActive()) {
      afterStep(throwDrawn());
    }
    return;
  }
  if (event->button() != Qt::LeftButton)
    return;
  m_pressed = hot;
  if (hot.what == Hot::Centre) {
    setHeld(CommandId::ShowDifferences, true);
  } else if (hot.what == Hot::Curtain && hot.index == 0) {
    m_curtain.setPeeking(true);
    refresh();
    update();
  }
  startRises();
  updateDevice(m_prompt.bounds(m_geometry));
}

void TableWidget::mouseReleaseEvent(QMouseEvent *event) {
  if (event->button() != Qt::LeftButton)
    return;
  const HotSpot was = m_pressed;
  m_pressed = {};
  setHeld(CommandId::ShowDifferences, false);
  if (m_curtain.isPeeking()) {
    m_curtain.setPeeking(false);
    refresh();
    update();
  }
  startRises();
  updateDevice(m_prompt.bounds(m_geometry));
  const HotSpot hot = hotSpot(toDevice(event->position()));
  if (hot == was)
    clickLeft(hot);
}

// The second press of a double click counts as a click everywhere but on the question whether to pass a win:
// a double click on "skip" must not answer it.
void TableWidget::mouseDoubleClickEvent(QMouseEvent *event) {
  const HotSpot hot = hotSpot(toDevice(event->position()));
  const auto &buttons = m_flow.buttons();
  if (hot.what == Hot::Prompt && hot.index < static_cast<int>(buttons.size()) &&
      buttons[static_cast<std::size_t>(hot.index)].kind == PromptKind::ReallyPass)
    return;
  mousePressEvent(event);
}

void TableWidget::clickLeft(const HotSpot &hot) {
  switch (hot.what) {
    case Hot::Curtain:
      if (hot.index != 0)
        trigger(CommandId::Accept);
      return;
    case Hot::Orders:
      if (hot.index == m_orders.count())
        trigger(CommandId::Accept);
      else if (hot.index >= 0)
        m_orders.toggle(hot.index);
      updateDevice(m_orders.rect());
      return;
    case Hot::Prompt: {
      // On a call with several shapes, beside them: the keyboard goes on from there.
      if (hot.choice < 0) {
        m_flow.setFocusButton(hot.index, 0);
        afterStep(std::nullopt);
      } else {
        afterStep(m_flow.press(hot.index, hot.choice));
      }
      return;
    }
    case Hot::HandTile:
      if (!m_flow.isActive() || m_flow.isClaim() || !m_flow.mayDiscard(hot.index))
        return;
      afterStep(throwTile(hot.index));
      return;
    case Hot::Toggle:
      toggleByIndex(hot.index);
      return;
    case Hot::Corner:
      if (hot.index == 0)
        Q_EMIT logRequested();
      else if (hot.index == 1)
        Q_EMIT helpRequested();
      else
        Q_EMIT settingsRequested();
      return;
    case Hot::Furiten:
      explain(furitenReason(m_view), true);
      return;
    case Hot::Centre:
      return;
    case Hot::None:
      if (!m_curtain.isShown() && !m_orders.isShown())
        afterStep(m_flow.clickFelt());
      return;
  }
}

void TableWidget::toggleByIndex(int index) {
  TableToggles toggles = m_toggles;
  bool TableToggles::*field = kPills[static_cast<std::size_t>(index)];
  toggles.*field = !(toggles.*field);
  setToggles(toggles);
}

// --- Keyboard ---

std::optional<CommandId> TableWidget::commandOf(const QKeyEvent *event) const {
  int key = event->key();
  if (key == Qt::Key_Enter)
    key = Qt::Key_Return;
  Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
  const QKeySequence pressed(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
  for (const TableCommand &command : commands()) {
    if ((!command.letter || m_options.letterKeys) && m_keys.value(command.id) == pressed)
      return command.id;
  }
  return std::nullopt;
}

// Curtain and standing orders take the keys while they are there. True when the key was theirs.
bool TableWidget::overlayKey(QKeyEvent *event) {
  const int key = event->key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (m_curtain.isShown()) {
    if (event->isAutoRepeat())
      return true;
    if (enter) {
      trigger(CommandId::Accept);
    } else if (key == Qt::Key_Space) {
      m_curtain.setPeeking(true);
      refresh();
      update();
    }
    return enter || key == Qt::Key_Space;
  }
  if (m_orders.isShown()) {
    if (enter && !event->isAutoRepeat())
      trigger(CommandId::Accept);
    else if (key == Qt::Key_Space)
      m_orders.toggle(m_orders.focus());
    else if (key == Qt::Key_Left || key == Qt::Key_Up)
      m_orders.moveFocus(-1);
    else if (key == Qt::Key_Right || key == Qt::Key_Down)
      m_orders.moveFocus(1);
    else
      return false;
    updateDevice(m_orders.rect());
    updateSpoken();
    return true;
  }
  return false;
}

void TableWidget::keyPressEvent(QKeyEvent *event) {
  if (!event->isAutoRepeat())
    finishAnimations();
  if (event->key() == Qt::Key_Escape && m_card->isShown()) {
    m_card->close();
    return;
  }
  if (overlayKey(event))
    return;
  const std::optional<CommandId> command = commandOf(event);
  if (!command) {
    QWidget::keyPressEvent(event);
    return;
  }
  if (*command == CommandId::ShowDifferences || *command == CommandId::ShowWaits) {
    setHeld(*command, true);
    return;
  }
  // A key that is held down moves the cursor; it never answers twice.
  const bool moves = *command == CommandId::CursorLeft || *command == CommandId::CursorRight;
  if (event->isAutoRepeat() && !moves)
    return;
  if (!run(*command))
    QWidget::keyPressEvent(event);
}

void TableWidget::keyReleaseEvent(QKeyEvent *event) {
  if (event->isAutoRepeat())
    return;
  if (m_curtain.isPeeking() && event->key() == Qt::Key_Space) {
    m_curtain.setPeeking(false);
    refresh();
    update();
    return;
  }
  const std::optional<CommandId> command = commandOf(event);
  if (command == CommandId::ShowDifferences || command == CommandId::ShowWaits)
    setHeld(*command, false);
  else
    QWidget::keyReleaseEvent(event);
}

void TableWidget::focusOutEvent(QFocusEvent *event) {
  setHeld(CommandId::ShowDifferences, false);
  setHeld(CommandId::ShowWaits, false);
  if (m_curtain.isPeeking()) {
    m_curtain.setPeeking(false);
    refresh();
    update();
  }
  QWidget::focusOutEvent(event);
}

void TableWidget::setHeld(CommandId id, bool on) {
  bool &state = id == CommandId::ShowDifferences ? m_differences : m_showWaits;
  if (state == on || (on && id == CommandId::ShowWaits && isExamined()))
    return;
  state = on;
  if (id == CommandId::ShowDifferences) {
    m_centreState = centreState(m_view.board, m_view.seat, m_differences);
    updateDevice(CentrePainter::bounds(m_geometry));
    return;
  }
  updateWaits();
  updateDevice(m_waits.rect(m_geometry).adjusted(-40, -40, 40, 40));
  updateDevice(furitenRect());
}

bool TableWidget::focusNextPrevChild(bool next) {
  const bool inPrompt = m_flow.focus().area == FocusArea::Prompt;
  if (m_flow.isActive() && inPrompt != next && m_flow.switchArea()) {
    afterStep(std::nullopt);
    return true;
  }
  return QWidget::focusNextPrevChild(next);
}

bool TableWidget::trigger(CommandId id) {
  if (m_curtain.isShown()) {
    if (id != CommandId::Accept)
      return false;
    const int seat = m_curtain.seat();
    hideCurtain();
    answerByItself();
    Q_EMIT curtainLifted(seat);
    return true;
  }
  if (m_orders.isShown()) {
    if (id != CommandId::Accept)
      return false;
    const int seat = m_orders.seat();
    const ActionList armed = m_orders.armed();
    updateDevice(m_orders.rect().adjusted(-40, -40, 40, 40));
    m_orders.hide();
    layoutPrompt();
    updateSpoken();
    Q_EMIT standingOrdersChosen(seat, armed);
    return true;
  }
  if (id == CommandId::ShowDifferences || id == CommandId::ShowWaits) {
    setHeld(id, true);
    QTimer::singleShot(kDifferencesMs, this, [this, id] { setHeld(id, false); });
    return true;
  }
  return run(id);
}

bool TableWidget::run(CommandId id) {
  const auto step = [this](std::optional<Action> answer) {
    afterStep(answer);
    return true;
  };
  if (id >= CommandId::Tile1 && id <= CommandId::Tile14) {
    const int index = static_cast<int>(id) - static_cast<int>(CommandId::Tile1);
    if (!m_flow.isActive() || handIsHidden() || !m_flow.mayDiscard(index))
      return false;
    m_keysLast = true;
    return step(throwTile(index));
  }
  const auto call = [&](PromptKind kind, Asked asked) {
    const auto &buttons = m_flow.buttons();
    const auto at = std::ranges::find(buttons, kind, &PromptButton::kind);
    if (at == buttons.end())
      return explainWhyNot(asked);
    return step(pressButton(static_cast<int>(at - buttons.begin()), kind));
  };
  if (isExamined() && (id == CommandId::WhyNot || id == CommandId::ToggleNoCalls))
    return false;
  if (handIsHidden() && id != CommandId::ToggleSort && id != CommandId::ToggleNoCalls)
    return false;
  switch (id) {
    case CommandId::CursorLeft:
    case CommandId::CursorRight:
      m_keysLast = true;
      m_flow.moveFocus(id == CommandId::CursorLeft ? -1 : 1);
      return step(std::nullopt);
    case CommandId::CursorFirst:
    case CommandId::CursorLast:
      m_keysLast = true;
      m_flow.moveToEnd(id == CommandId::CursorLast);
      return step(std::nullopt);
    case CommandId::SwitchArea:
      m_keysLast = true;
      m_flow.switchArea();
      return step(std::nullopt);
    case CommandId::Discard:
      if (m_flow.focus().area == FocusArea::Prompt) {
        m_flow.switchArea();
        return step(std::nullopt);
      }
      return step(acceptFocused());
    case CommandId::Accept:
      return step(acceptFocused());
    case CommandId::Default:
      m_keysLast = true;
      return step(throwDrawn());
    case CommandId::Riichi:
      return call(PromptKind::Riichi, Asked::Riichi);
    case CommandId::OpenRiichi:
      return step(m_flow.pressKind(PromptKind::OpenRiichi));
    case CommandId::Kita:
      return call(PromptKind::Kita, Asked::Kita);
    case CommandId::Chi:
      return call(PromptKind::Chi, Asked::Chi);
    case CommandId::Pon:
      return call(PromptKind::Pon, Asked::Pon);
    case CommandId::Kan:
      return call(PromptKind::Kan, Asked::Kan);
    case CommandId::Win:
      return call(PromptKind::Win, Asked::Win);
    case CommandId::Skip:
      return step(m_flow.skip());
    case CommandId::Cancel:
      if (m_flow.isChoosingRiichi() || m_flow.asksToPass()) {
        m_flow.cancel();
        return step(std::nullopt);
      }
      if (!m_flow.isClaim())
        return false;
      return step(m_flow.skip());
    case CommandId::WhyNot:
      explain(allReasons(m_view), true);
      return true;
    case CommandId::ToggleSort:
      toggleByIndex(0);
      return true;
    case CommandId::ToggleNoCalls:
      toggleByIndex(2);
      return true;
    default:
      return false;
  }
}

}  // namespace janso
