// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/decisionflow.h"

#include <algorithm>
#include <array>

#include "game/automaticplay.h"

namespace janso {

namespace {

struct KindRow {
  PromptKind kind;
  ActionType type;
};
// Several action types may share a button; the order is that of the buttons.
constexpr std::array<KindRow, 12> kPrompts{{
    {PromptKind::Win, ActionType::Tsumo},
    {PromptKind::Win, ActionType::Ron},
    {PromptKind::Riichi, ActionType::Riichi},
    {PromptKind::OpenRiichi, ActionType::OpenRiichi},
    {PromptKind::Kita, ActionType::Kita},
    {PromptKind::Kan, ActionType::Daiminkan},
    {PromptKind::Kan, ActionType::Ankan},
    {PromptKind::Kan, ActionType::Kakan},
    {PromptKind::Pon, ActionType::Pon},
    {PromptKind::Chi, ActionType::Chi},
    {PromptKind::Kyuushu, ActionType::Kyuushu},
    {PromptKind::Skip, ActionType::Skip},
}};

bool isCall(PromptKind kind) {
  return kind == PromptKind::Kan || kind == PromptKind::Pon || kind == PromptKind::Chi;
}

// The button asks for a tile first.
bool asksForTile(PromptKind kind) {
  return kind == PromptKind::Riichi || kind == PromptKind::OpenRiichi;
}

bool holds(const ActionList &actions, ActionType type) {
  return std::any_of(actions.begin(), actions.end(), [type](const Action &a) { return a.type == type; });
}

}  // namespace

void DecisionFlow::start(const Decision &decision, const SeatView &view, const TableToggles &toggles,
                         const std::vector<Tile> &hand) {
  m_decision = decision;
  m_view = view;
  m_hand = hand;
  m_toggles = toggles;
  m_riichi = false;
  m_pending.reset();
  m_keyed = {};
  m_selected = -1;
  m_stopped.reset();
  m_noCalls = toggles.noCalls && isClaim();
  makeButtons();
  resetFocus();
}

void DecisionFlow::clear() {
  m_decision.reset();
  m_riichi = false;
  m_pending.reset();
  m_buttons.clear();
  m_focus = {};
  m_selected = -1;
}

void DecisionFlow::setHand(const SeatView &view, const std::vector<Tile> &hand) {
  m_view = view;
  m_hand = hand;
  if (m_focus.tile >= tiles())
    m_focus.tile = tiles() - 1;
}

bool DecisionFlow::isClaim() const {
  return m_decision && holds(m_decision->legal, ActionType::Skip);
}

bool DecisionFlow::offersWin() const {
  return m_decision && std::any_of(m_decision->legal.begin(), m_decision->legal.end(),
                                   [](const Action &action) { return action.isWin(); });
}

void DecisionFlow::makeButtons() {
  m_buttons.clear();
  for (const KindRow &row : kPrompts) {
    if (m_noCalls && isCall(row.kind))
      continue;
    for (const Action &action : m_decision->legal) {
      if (action.type != row.type)
        continue;
      if (m_buttons.empty() || m_buttons.back().kind != row.kind)
        m_buttons.push_back({row.kind, {}});
      m_buttons.back().choices.push_back(action);
    }
  }
  if (m_riichi) {
    std::erase_if(m_buttons, [](const PromptButton &button) { return button.kind != PromptKind::Win; });
    m_buttons.push_back({PromptKind::Cancel, {}});
  }
  if (m_pending) {
    std::erase_if(m_buttons, [](const PromptButton &button) { return button.kind != PromptKind::Win; });
    m_buttons.push_back({PromptKind::ConfirmSkip, {}});
  }
}

void DecisionFlow::resetFocus() {
  m_focus = {};
  const int last = tiles() - 1;
  if (offersWin()) {
    setFocusButton(buttonOf(PromptKind::Win), 0);
  } else if (m_riichi) {
    for (int i = last; i >= 0 && m_focus.area == FocusArea::None; --i) {
      if (canDiscard(i))
        setFocusTile(i);
    }
  } else if (!isClaim()) {
    // The drawn tile, or the last one that may go after a call.
    m_focus = {FocusArea::Hand, last, -1, 0};
    for (int i = last; i >= 0; --i) {
      if (canDiscard(i)) {
        m_focus.tile = i;
        break;
      }
    }
  }
}

// To the advised button, otherwise to Skip, by which the least is lost. Returns false unless nothing is
// focused in a prompt.
bool DecisionFlow::focusPrompt() {
  if (m_focus.area != FocusArea::None || !isClaim() || m_buttons.empty())
    return false;
  setFocusButton(std::max(buttonOf(PromptKind::Skip), 0), 0);
  for (int button = 0; m_heeded && button < static_cast<int>(m_buttons.size()); ++button) {
    const auto choices = static_cast<int>(m_buttons[static_cast<std::size_t>(button)].choices.size());
    for (int choice = 0; choice < choices; ++choice) {
      if (pressAt(button, choice) == m_heeded)
        setFocusButton(button, choice);
    }
  }
  return true;
}

int DecisionFlow::buttonOf(PromptKind kind) const {
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    if (m_buttons[i].kind == kind)
      return static_cast<int>(i);
  }
  return -1;
}

std::optional<Action> DecisionFlow::automaticAnswer(const TableOptions &options) const {
  if (!m_decision)
    return std::nullopt;
  AutomaticPlay play;
  play.win = m_toggles.autoWin;
  play.noCalls = m_toggles.noCalls;
  play.discard = m_toggles.autoDiscard;
  play.kita = m_toggles.autoKita && !m_riichi;  // whoever chooses the tile of riichi is not interrupted
  play.discardInRiichi = options.autoDiscardInRiichi;
  return janso::automaticAnswer(m_view, *m_decision, play);
}

// --- Hand ---

int DecisionFlow::tiles() const {
  return static_cast<int>(m_hand.size()) + (m_view.me().hasDrawn ? 1 : 0);
}

Tile DecisionFlow::tileAt(int index) const {
  if (index < 0 || index >= tiles())
    return Tile();
  return index < static_cast<int>(m_hand.size()) ? m_hand[static_cast<std::size_t>(index)] : m_view.drawn;
}

const Action *DecisionFlow::find(ActionType type, int index) const {
  if (!m_decision || index < 0 || index >= tiles())
    return nullptr;
  const Tile tile = tileAt(index);
  const bool drawn = index == static_cast<int>(m_hand.size());
  for (const Action &action : m_decision->legal) {
    if (action.type == type && action.tile == tile && action.tsumogiri == drawn)
      return &action;
  }
  return nullptr;
}

bool DecisionFlow::canDiscard(int index) const {
  return find(discardType(), index) != nullptr;
}

const Denial *DecisionFlow::denial(int index) const {
  if (!m_decision)
    return nullptr;
  for (const Denial &denial : m_decision->denied) {
    if (denial.type == ActionType::Dahai && denial.tile.isKnown() && tileAt(index).isKnown() &&
        denial.tile.kind() == tileAt(index).kind())
      return &denial;
  }
  return nullptr;
}

bool DecisionFlow::isVeiled(int index) const {
  if (!m_decision || isClaim() || canDiscard(index))
    return false;
  // In riichi nobody expects to choose; there a veil over 13 tiles would only be noise.
  return m_riichi || m_view.me().riichi == RiichiState::None;
}

// --- Steps ---

std::optional<Action> DecisionFlow::answer(const Action &action) {
  if (offersWin() && !action.isWin()) {
    m_pending = action;
    makeButtons();
    setFocusButton(buttonOf(PromptKind::Win), 0);
    return std::nullopt;
  }
  return action;
}

std::optional<Action> DecisionFlow::discardAt(int index) const {
  const Action *action = isClaim() ? nullptr : find(discardType(), index);
  return action != nullptr ? std::optional(*action) : std::nullopt;
}

std::optional<Action> DecisionFlow::pressAt(int button, int choice) const {
  if (button < 0 || button >= static_cast<int>(m_buttons.size()))
    return std::nullopt;
  const PromptButton &at = m_buttons[static_cast<std::size_t>(button)];
  const bool declares = at.kind == PromptKind::Riichi || at.kind == PromptKind::OpenRiichi;
  const auto shape = static_cast<std::size_t>(std::max(choice, 0));
  if (declares || shape >= at.choices.size())
    return std::nullopt;
  return at.choices[shape];
}

std::optional<Action> DecisionFlow::discard(int index) {
  const Action *action = find(discardType(), index);
  if (!action)
    return std::nullopt;
  return answer(Action(*action));
}

std::optional<Action> DecisionFlow::press(int button, int choice) {
  if (button < 0 || button >= static_cast<int>(m_buttons.size()))
    return std::nullopt;
  const PromptButton pressed = m_buttons[static_cast<std::size_t>(button)];
  switch (pressed.kind) {
    case PromptKind::ConfirmSkip:
      return m_pending;
    case PromptKind::Cancel:
      cancel();
      return std::nullopt;
    case PromptKind::Riichi:
      return chooseRiichi(ActionType::Riichi);
    case PromptKind::OpenRiichi:
      return chooseRiichi(ActionType::OpenRiichi);
    default:
      break;
  }
  if (choice < 0 || choice >= static_cast<int>(pressed.choices.size()))
    return std::nullopt;
  return answer(pressed.choices[static_cast<std::size_t>(choice)]);
}

std::optional<Action> DecisionFlow::chooseRiichi(ActionType type) {
  m_riichi = true;
  m_riichiType = type;
  m_pending.reset();
  makeButtons();
  m_focus = {};
  for (int i = tiles() - 1; i >= 0 && m_focus.area == FocusArea::None; --i) {
    if (canDiscard(i))
      setFocusTile(i);
  }
  return std::nullopt;
}

std::optional<Action> DecisionFlow::pressKind(PromptKind kind) {
  const int button = buttonOf(kind);
  if (button < 0)
    return std::nullopt;
  const bool several = m_buttons[static_cast<std::size_t>(button)].choices.size() > 1;
  if (several && !asksForTile(kind) && kind != PromptKind::Win) {
    // The key again goes on to the next shape; Enter takes it.
    const bool here = m_focus.button == button && m_focus == m_keyed;
    const int count = static_cast<int>(m_buttons[static_cast<std::size_t>(button)].choices.size());
    setFocusButton(button, here ? (m_focus.choice + 1) % count : 0);
    m_keyed = m_focus;
    return std::nullopt;
  }
  return press(button, 0);
}

std::optional<Action> DecisionFlow::accept() {
  if (focusPrompt())
    return std::nullopt;
  if (m_focus.area == FocusArea::Prompt)
    return press(m_focus.button, m_focus.choice);
  if (m_focus.area == FocusArea::Hand)
    return discard(m_focus.tile);
  return std::nullopt;
}

std::optional<Action> DecisionFlow::clickFelt() {
  if (!isClaim() || offersWin())
    return std::nullopt;
  return skip();
}

std::optional<Action> DecisionFlow::defaultAction() {
  if (!m_decision || offersWin() || m_riichi)
    return std::nullopt;
  if (isClaim())
    return skip();
  return m_view.me().hasDrawn ? discard(static_cast<int>(m_hand.size())) : std::nullopt;
}

std::optional<Action> DecisionFlow::skip() {
  if (m_pending)
    return m_pending;
  if (m_riichi) {
    cancel();
    return std::nullopt;
  }
  if (!isClaim())
    return std::nullopt;
  for (const Action &action : m_decision->legal) {
    if (action.type == ActionType::Skip)
      return answer(Action(action));
  }
  return std::nullopt;
}

void DecisionFlow::cancel() {
  if (!m_riichi && !m_pending)
    return;
  m_riichi = m_riichi && m_pending.has_value();
  m_pending.reset();
  if (m_decision) {
    makeButtons();
    resetFocus();
  }
}

// --- Steps by hand ---

bool DecisionFlow::allows(const Action &action) const {
  return std::all_of(m_guards.begin(), m_guards.end(),
                     [&](ActionGuard *guard) { return guard->allows(*m_decision, action); });
}

std::optional<Action> DecisionFlow::actionAt(const FlowFocus &at) const {
  return at.area == FocusArea::Prompt ? pressAt(at.button, at.choice) : discardAt(at.tile);
}

void DecisionFlow::point(const FlowFocus &at) {
  m_pointed = at;
  m_keysLast = false;
}

std::optional<Action> DecisionFlow::considered() const {
  const std::optional<Action> pointed = m_keysLast ? std::nullopt : actionAt(m_pointed);
  return pointed ? pointed : actionAt(m_focus);
}

// Whether there is a warning of this that nobody has seen yet.
bool DecisionFlow::stopsFor(const std::optional<Action> &action) {
  const bool unseen = action && action != considered() &&
                      std::any_of(m_guards.begin(), m_guards.end(),
                                  [&](ActionGuard *guard) { return guard->warnsOf(*action); });
  m_stopped = unseen ? action : std::nullopt;
  return unseen;
}

// The cursor goes there too, whatever the pointer rests on.
std::optional<Action> DecisionFlow::selectTile(int index) {
  setFocusTile(index);
  m_selected = index;
  m_keysLast = true;
  return std::nullopt;
}

std::optional<Action> DecisionFlow::chooseTile(int index, bool twoSteps) {
  const bool first = m_selected != index;
  if (first && (stopsFor(discardAt(index)) || twoSteps))
    return selectTile(index);
  setFocusTile(index);
  return discard(index);
}

// While the pointer rests on something else, what the cursor is on was not looked at.
std::optional<Action> DecisionFlow::acceptFocused() {
  const bool onTile = m_focus.area == FocusArea::Hand;
  const bool selected = onTile && m_selected == m_focus.tile;
  const bool stops = !selected && stopsFor(actionAt(m_focus));
  m_keysLast = true;
  if (!stops)
    return accept();
  return onTile ? selectTile(m_focus.tile) : std::nullopt;
}

// The step names no tile, and needs no second one but for a warning.
std::optional<Action> DecisionFlow::discardDrawn() {
  const int drawn = tiles() - 1;
  const bool discards = isActive() && !isClaim() && !m_riichi && !offersWin() && m_view.me().hasDrawn;
  const bool stops = discards && m_selected != drawn && stopsFor(discardAt(drawn));
  return stops ? selectTile(drawn) : defaultAction();
}

// Of several shapes it only goes to the next one, which is looked at then.
std::optional<Action> DecisionFlow::chooseKind(PromptKind kind) {
  const int button = buttonOf(kind);
  const bool single = button >= 0 && m_buttons[static_cast<std::size_t>(button)].choices.size() == 1;
  const bool stops = single && stopsFor(pressAt(button, 0));
  m_keysLast = true;
  if (!stops)
    return pressKind(kind);
  setFocusButton(button, 0);
  return std::nullopt;
}

// --- Focus ---

void DecisionFlow::setFocusTile(int index) {
  if (index >= 0 && index < tiles())
    m_focus = {FocusArea::Hand, index, -1, 0};
}

void DecisionFlow::setFocusButton(int button, int choice) {
  if (button >= 0 && button < static_cast<int>(m_buttons.size()))
    m_focus = {FocusArea::Prompt, -1, button, choice};
}

bool DecisionFlow::moveFocus(int step) {
  if (isClaim() && m_focus.area == FocusArea::None) {
    setFocusButton(step > 0 ? 0 : static_cast<int>(m_buttons.size()) - 1, 0);
    return true;
  }
  if (m_focus.area == FocusArea::Prompt) {
    const auto stops = [this](int button) {
      return std::max(1, static_cast<int>(m_buttons[static_cast<std::size_t>(button)].choices.size()));
    };
    const bool riichi = asksForTile(m_buttons[static_cast<std::size_t>(m_focus.button)].kind);
    const int choice = m_focus.choice + step;
    if (!riichi && choice >= 0 && choice < stops(m_focus.button)) {
      m_focus.choice = choice;
      return true;
    }
    const int button = m_focus.button + step;
    if (button < 0 || button >= static_cast<int>(m_buttons.size()))
      return false;
    const bool single = asksForTile(m_buttons[static_cast<std::size_t>(button)].kind);
    setFocusButton(button, step > 0 || single ? 0 : stops(button) - 1);
    return true;
  }
  // Without a question the cursor still walks over the hand, so that it can be read by keyboard.
  const int from = m_focus.area == FocusArea::Hand ? m_focus.tile : (step > 0 ? -1 : tiles());
  int to = from + step;
  while (m_riichi && to >= 0 && to < tiles() && !canDiscard(to))
    to += step;
  if (to < 0 || to >= tiles())
    return false;
  setFocusTile(to);
  return true;
}

bool DecisionFlow::moveToEnd(bool last) {
  const FlowFocus before = m_focus;
  while (moveFocus(last ? 1 : -1)) {
  }
  return !(before == m_focus);
}

bool DecisionFlow::switchArea() {
  if (m_focus.area != FocusArea::Prompt && !m_buttons.empty()) {
    setFocusButton(0, 0);
    return true;
  }
  if (m_focus.area == FocusArea::Prompt && tiles() > 0 && !isClaim()) {
    setFocusTile(tiles() - 1);
    return true;
  }
  return false;
}

}  // namespace janso
