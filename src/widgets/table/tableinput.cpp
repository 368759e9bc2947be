// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tableinput.h"

#include <QDeadlineTimer>
#include <QTimer>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/controls/announcer.h"
#include "widgets/decision/flowcommands.h"
#include "widgets/sentences/reasontexts.h"
#include "widgets/sentences/tabletexts.h"
#include "widgets/table/boarditems.h"
#include "widgets/table/handitem.h"
#include "widgets/table/promptbar.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/tableoverlays.h"
#include "widgets/table/waitspopover.h"

namespace janso {

namespace {

constexpr int kRestMs = 150;
constexpr int kSettleMs = 500;  // that a new question does not hear a key that names no action

// What is shown while a key is held.
struct Hold {
  CommandId id;
  bool TableState::*shown;
  bool helps;  // it would give the answer of an exercise away
  int lookMs;  // how long it stays where no key is held: an entry of a menu
};
constexpr std::array kHolds{Hold{CommandId::ShowDifferences, &TableState::differences, false, 4000},
                            Hold{CommandId::ShowWaits, &TableState::showsWaits, true, 6000},
                            Hold{CommandId::ShowDanger, &TableState::showsDanger, true, 6000}};

const Hold *holdOf(CommandId id) {
  const auto found = std::ranges::find(kHolds, id, &Hold::id);
  return found == kHolds.end() ? nullptr : &*found;
}

}  // namespace

TableInput::TableInput(const Table &table, QObject *parent)
    : QObject(parent),
      m_state(table.state),
      m_items(table.items),
      m_keys(table.keys),
      m_host(table.host),
      m_card(table.card),
      m_clock([] { return QDeadlineTimer::current().deadline(); }),
      m_asked(-kSettleMs) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMs);
  connect(&m_rest, &QTimer::timeout, this, &TableInput::lookLonger);
  static_assert(kHolds.size() == std::tuple_size_v<decltype(m_looks)>);
  for (std::size_t i = 0; i < kHolds.size(); ++i) {
    m_looks[i].setParent(this);
    m_looks[i].setSingleShot(true);
    m_looks[i].setInterval(kHolds[i].lookMs);
    connect(&m_looks[i], &QTimer::timeout, this, [this, id = kHolds[i].id] { setHeld(id, false); });
  }
  m_escapes.add(EscapeLayer::Look, [this] { return endLooks(); });
}

// Curtain and standing orders take mouse and keys while they are there.
bool TableInput::isCovered() const {
  return m_state.curtained || m_items.orders().isShown();
}

bool TableInput::isTooSoon() const {
  const DecisionFlow &flow = m_state.flow;
  return (flow.isClaim() || flow.offersWin()) && m_clock() - m_asked < kSettleMs;
}

// --- Mouse ---

void TableInput::setHover(const TableHit &hit) {
  if (hit == m_state.hover)
    return;
  const TableHit was = std::exchange(m_state.hover, hit);
  FlowFocus at;
  if (hit.item == &m_items.hand())
    at = {FocusArea::Hand, hit.part, -1, 0};
  else if (hit.item == &m_items.prompt())
    at = {FocusArea::Prompt, -1, hit.part, hit.choice};
  m_state.flow.point(at);
  for (TableItem *item : {was.item, hit.item}) {
    if (item == nullptr)
      continue;
    Q_EMIT repaintNeeded(item->bounds());
    if (was.item != hit.item)
      item->hover(item == hit.item);
  }
  rest(hit);
  Q_EMIT pointed();
}

void TableInput::rest(const TableHit &hit) {
  if (hit.item != &m_items.hand()) {
    m_rest.stop();
    m_state.hoverWaits = false;
  } else if (!m_state.hoverWaits) {
    m_rest.start();
  }
}

// From then on the waits follow the pointer along the hand.
void TableInput::lookLonger() {
  m_state.hoverWaits = true;
  Q_EMIT repaintNeeded(m_items.waits().refresh());
}

void TableInput::press(Qt::MouseButton button, QPoint at) {
  const TableHit hit = m_items.hitAt(at);
  setHover(hit);
  // A click beside the card only closes it: on the cloth it would skip a call. A press on what has opened the
  // card keeps it.
  if (m_card.isShown() && !(hit.item != nullptr && hit.item->explains())) {
    m_card.close();
    if (hit.item == nullptr) {
      m_state.pressed = {nullptr, -2};  // its release is no click
      return;
    }
  }
  if (button == Qt::RightButton)
    pressRight();
  if (button != Qt::LeftButton)
    return;
  m_state.pressed = hit;
  if (hit.item != nullptr) {
    hit.item->grab(hit);
    Q_EMIT repaintNeeded(hit.item->bounds());
  }
  Q_EMIT pressedChanged();
}

void TableInput::pressRight() {
  DecisionFlow &flow = m_state.flow;
  if (isCovered() || isTooSoon())
    return;
  if (flow.isChoosingRiichi() || flow.asksToConfirmSkip()) {
    flow.cancel();
    m_host.afterStep(std::nullopt);
  } else if (flow.isActive() && m_state.options.feltAnswers) {
    m_host.afterStep(flow.discardDrawn());
  } else if (flow.isActive()) {
    m_host.explainPressed(rightClickText());
  }
}

void TableInput::release(Qt::MouseButton button, QPoint at) {
  if (button != Qt::LeftButton)
    return;
  const TableHit was = std::exchange(m_state.pressed, {});
  endHolds();
  Q_EMIT pressedChanged();
  if (was.item != nullptr)
    Q_EMIT repaintNeeded(was.item->bounds());
  const TableHit hit = m_items.hitAt(at);
  if (hit == was)
    click(hit);
}

// What is shown only while the button or key is down.
void TableInput::endHolds() {
  setHeld(CommandId::ShowDifferences, false);
  m_host.setPeeking(false);
}

// It counts as a click everywhere but on the question whether to pass a win: a double click on "skip" must
// not answer it.
bool TableInput::ignoresSecondPress(QPoint at) const {
  const TableHit hit = m_items.hitAt(at);
  const auto &buttons = m_state.flow.buttons();
  return hit.item == &m_items.prompt() && hit.part < static_cast<int>(buttons.size()) &&
         buttons[static_cast<std::size_t>(hit.part)].kind == PromptKind::ConfirmSkip;
}

void TableInput::click(const TableHit &hit) {
  if (hit.item != nullptr) {
    Q_EMIT repaintNeeded(hit.item->bounds());
    hit.item->press(hit);
  } else if (!isCovered() && !isTooSoon() && m_state.options.feltAnswers) {
    m_host.afterStep(m_state.flow.clickFelt());
  }
}

// --- Keyboard ---

// True when the key was for what covers the table.
bool TableInput::overlayKey(const QKeyEvent &event) {
  const int key = event.key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!isCovered())
    return false;
  if (event.isAutoRepeat() && (m_state.curtained || enter))
    return true;
  if (enter) {
    m_host.acceptOverlay();
    return true;
  }
  if (m_state.curtained) {
    if (key == Qt::Key_Space)
      m_host.setPeeking(true);
    return key == Qt::Key_Space;
  }
  if (!m_items.orders().takeKey(key))
    return false;
  Q_EMIT repaintNeeded(m_items.orders().bounds());
  Q_EMIT ordersChanged();
  return true;
}

bool TableInput::pressKey(const QKeyEvent &event) {
  const std::optional<CommandId> command = m_keys.commandOf(event, m_state.options.letterKeys);
  const bool escape = event.key() == Qt::Key_Escape || command == CommandId::Cancel;
  if (escape && !event.isAutoRepeat() && m_escapes.closeTopmost())
    return true;
  if (overlayKey(event))
    return true;
  if (!command)
    return false;
  if (holdOf(*command) != nullptr) {
    setHeld(*command, true);
    if (!event.isAutoRepeat())
      m_host.announceText(m_items.description());
    return true;
  }
  // A key that is held down moves the cursor, or hurries on to the next question; it never answers twice.
  const bool moves = *command == CommandId::CursorLeft || *command == CommandId::CursorRight;
  if (event.isAutoRepeat() && !moves) {
    setHurries(event.key() == Qt::Key_Space && !m_state.flow.isActive());
    return true;
  }
  const bool namesNothing = *command == CommandId::Accept || *command == CommandId::Default;
  if (namesNothing && isTooSoon())
    return true;
  const FocusArea before = m_state.flow.focus().area;
  const bool done = run(*command);
  // The focus moved by itself: the same key twice is no answer either.
  if (namesNothing && before == FocusArea::None && m_state.flow.focus().area == FocusArea::Prompt)
    noteQuestion();
  return done;
}

bool TableInput::releaseKey(const QKeyEvent &event) {
  if (event.isAutoRepeat())
    return true;
  if (m_state.peeking && event.key() == Qt::Key_Space) {
    m_host.setPeeking(false);
    return true;
  }
  if (event.key() == Qt::Key_Space)
    setHurries(false);
  const std::optional<CommandId> command = m_keys.commandOf(event, m_state.options.letterKeys);
  if (!command || holdOf(*command) == nullptr)
    return false;
  setHeld(*command, false);
  return true;
}

void TableInput::releaseAll() {
  m_host.setPeeking(false);
  for (const Hold &hold : kHolds)
    setHeld(hold.id, false);
  setHurries(false);
}

void TableInput::setHeld(CommandId id, bool on) {
  const Hold *hold = holdOf(id);
  if (hold == nullptr || m_state.*hold->shown == on || (on && hold->helps && m_state.isExamined()))
    return;
  Q_EMIT repaintNeeded(m_items.waits().bounds());
  m_state.*hold->shown = on;
  Q_EMIT repaintNeeded(m_items.refresh());
  Q_EMIT held();
}

// What a menu has switched on for a while, and the waits under the resting pointer.
bool TableInput::endLooks() {
  bool ended = std::exchange(m_state.hoverWaits, false) && !m_items.waits().rect().isNull();
  for (std::size_t i = 0; i < kHolds.size(); ++i) {
    if (!m_looks[i].isActive())
      continue;
    m_looks[i].stop();
    ended = ended || m_state.*kHolds[i].shown;
    setHeld(kHolds[i].id, false);
  }
  Q_EMIT repaintNeeded(m_items.waits().refresh());
  return ended;
}

void TableInput::setHurries(bool on) {
  if (on != std::exchange(m_hurries, on))
    Q_EMIT hurryChanged(on);
}

bool TableInput::switchArea(bool forward) {
  DecisionFlow &flow = m_state.flow;
  const bool inPrompt = flow.focus().area == FocusArea::Prompt;
  if (!flow.isActive() || inPrompt == forward || !flow.switchArea())
    return false;
  m_host.afterStep(std::nullopt);
  return true;
}

bool TableInput::trigger(CommandId id) {
  if (isCovered()) {
    if (id == CommandId::Accept)
      m_host.acceptOverlay();
    return id == CommandId::Accept;
  }
  if (const Hold *hold = holdOf(id)) {
    setHeld(id, true);
    m_looks[static_cast<std::size_t>(hold - kHolds.data())].start();  // chosen again: anew
    return true;
  }
  return run(id);
}

// Seen as a card too: whoever presses the key gets an answer.
bool TableInput::readOut(CommandId id) {
  QString text = m_items.readOut(id).join(QLatin1Char('\n'));
  if (text.isEmpty() && id == CommandId::SayPonds)
    text = noDiscardsText();
  if (text.isEmpty())
    return false;
  // Names of players are no markup.
  for (const char *mark : {"[[", "]]", "{", "}"})
    text.remove(QLatin1String(mark));
  m_host.showRead(text);
  return true;
}

void TableInput::flip(bool TableToggles::*toggle) {
  m_state.toggles.flip(toggle);
  const auto pill = std::ranges::find(kPills, toggle) - kPills.begin();
  m_host.announceText(PillsItem::stateText(m_state.toggles.values(), static_cast<int>(pill)));
}

bool TableInput::run(CommandId id) {
  if (m_state.isExamined() && (id == CommandId::WhyNot || id == CommandId::ToggleNoCalls))
    return false;
  if (m_state.handIsHidden() && id != CommandId::ToggleSort && id != CommandId::ToggleNoCalls)
    return false;
  switch (id) {
    case CommandId::WhyNot:
      m_host.explainPressed(allReasons(m_state.view));
      return true;
    case CommandId::SayHand:
    case CommandId::SayDora:
    case CommandId::SayPonds:
    case CommandId::SayScores:
      return readOut(id);
    case CommandId::SayWaits:
      // They are seen already: only a listener needs the words.
      return trigger(CommandId::ShowWaits) && (!hasListener() || readOut(id));
    case CommandId::ToggleSort:
      flip(&TableToggles::sort);
      return true;
    case CommandId::ToggleNoCalls:
      flip(&TableToggles::noCalls);
      return true;
    default:
      break;
  }
  const CommandStep step = takeStep(m_state.flow, id, m_state.options);
  if (step.missing)
    return m_host.explainWhyNot(*step.missing);
  if (step.taken)
    m_host.afterStep(step.answer);
  return step.taken;
}

}  // namespace janso
