// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The steps in which a player answers an open decision: buttons, choice of the riichi tile, focus, and the
// confirmation before a win is skipped.
//
// It knows neither pixels nor keys. Every answer that it returns is one of the decision's legal actions,
// unchanged. A single step cannot lose a win: while a win is offered, any other answer only asks whether to
// skip it. If a guard warns of an action that the player has not looked at, the first step only moves the
// focus there.
#pragma once

#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "widgets/decision/actionguard.h"
#include "widgets/paint/tableoptions.h"

namespace janso {

// In the order of the buttons, left to right.
enum class PromptKind : std::uint8_t {
  Win,
  Riichi,
  OpenRiichi,
  Kita,
  Kan,
  Pon,
  Chi,
  Kyuushu,
  Cancel,
  Skip,
  ConfirmSkip,
};
inline constexpr int kPromptKinds = static_cast<int>(PromptKind::ConfirmSkip) + 1;

struct PromptButton {
  PromptKind kind = PromptKind::Skip;
  // If there are several shapes, each is chosen separately. Empty for Cancel and ConfirmSkip.
  std::vector<Action> choices;
  bool operator==(const PromptButton &) const = default;
};

enum class FocusArea : std::uint8_t { None, Hand, Prompt };

struct FlowFocus {
  FocusArea area = FocusArea::None;
  int tile = -1;    // index in the shown hand; the drawn tile is last
  int button = -1;  // index in buttons()
  int choice = 0;
  bool operator==(const FlowFocus &) const = default;
};

class DecisionFlow {
 public:
  // Every guard is consulted; each must outlive the flow.
  void addGuard(ActionGuard *guard) { m_guards.push_back(guard); }
  // Whether all guards allow this answer to the open question. Call it once for each answer.
  bool allows(const Action &action) const;

  // Begins a new question. `hand`: concealed tiles as shown, without the drawn one.
  void start(const Decision &decision, const SeatView &view, const TableToggles &toggles,
             const std::vector<Tile> &hand);
  void clear();
  // Sets the hand as it is shown now: in another order (sorting switched), or between questions.
  void setHand(const SeatView &view, const std::vector<Tile> &hand);

  bool isActive() const { return m_decision.has_value(); }
  const std::optional<Decision> &decision() const { return m_decision; }
  bool isClaim() const;  // on another player's discard or kan
  bool offersWin() const;
  bool isChoosingRiichi() const { return m_riichi; }
  bool asksToConfirmSkip() const { return m_pending.has_value(); }
  const std::vector<PromptButton> &buttons() const { return m_buttons; }
  const FlowFocus &focus() const { return m_focus; }

  // The action that the toggles, or riichi, choose automatically, if any (game/automaticplay.h).
  std::optional<Action> automaticAnswer(const TableOptions &options) const;

  // --- Hand; `index` as in FlowFocus::tile ---
  int tiles() const;  // the drawn one included
  bool canDiscard(int index) const;
  // Grayed out: other tiles can be discarded now, but not this one (kuikae, choice of the riichi tile).
  bool isVeiled(int index) const;
  const Denial *denial(int index) const;  // why the tile cannot be discarded, if the table says so
  Tile tileAt(int index) const;
  // The action of discard(index) or of a press of that button, before any confirmation; nothing if it would
  // only change what is shown.
  std::optional<Action> discardAt(int index) const;
  std::optional<Action> pressAt(int button, int choice) const;
  // The type of action that discards a tile of the hand now: a discard, or a riichi while its tile is being
  // chosen.
  ActionType discardType() const { return m_riichi ? m_riichiType : ActionType::Dahai; }

  // --- Steps: the answer to send, or nothing when the step only changed what is shown ---
  std::optional<Action> discard(int index);
  std::optional<Action> press(int button, int choice = 0);
  std::optional<Action> pressKind(PromptKind kind);  // by its key; only focuses several shapes
  // Enter: the focused button or tile. In a prompt in which nothing is focused yet, it only moves the focus
  // there.
  std::optional<Action> accept();
  std::optional<Action> defaultAction();  // Space: tsumogiri or skip, but never while a win is offered
  std::optional<Action> skip();  // X: skip, or cancel a choice; asks for confirmation while a win is offered
  std::optional<Action> clickFelt();  // like Space, but never discards
  void cancel();  // Esc without skipping: leaves the choice of the riichi tile or the confirmation

  // --- Steps by hand, which heed warnings; they return the same as above ---
  // By click or number key. `twoSteps`: the first step only selects the tile.
  std::optional<Action> chooseTile(int index, bool twoSteps);
  std::optional<Action> acceptFocused();              // like accept()
  std::optional<Action> discardDrawn();               // like defaultAction()
  std::optional<Action> chooseKind(PromptKind kind);  // like pressKind()
  int selected() const { return m_selected; }         // tile selected by the first of two steps, -1 = none
  void deselect() { m_selected = -1; }

  // --- What the player looks at ---
  // The pointer has moved to `at`; {} = on nothing that could answer.
  void point(const FlowFocus &at);
  // A key has moved the cursor, so the resting pointer no longer counts.
  void keysUsed() { m_keysLast = true; }
  // The action under the pointer or the cursor, whichever moved last.
  std::optional<Action> considered() const;
  // The action that the last step did not take because of a warning; repeating the step takes it.
  const std::optional<Action> &stopped() const { return m_stopped; }

  // --- Focus: on nothing at first where a key could make a call or skip one ---
  bool moveFocus(int step);  // within the area; stops at its ends
  bool moveToEnd(bool last);
  bool switchArea();  // between hand and prompt
  void setFocusTile(int index);
  void setFocusButton(int button, int choice);
  // When the player asks for the focus, it begins on the button of this advised answer.
  // Nothing = no advice. It holds until other advice comes, for this question or another.
  void heed(const std::optional<Action> &advised) { m_heeded = advised; }

 private:
  std::optional<Action> answer(const Action &action);
  const Action *find(ActionType type, int index) const;
  std::optional<Action> chooseRiichi(ActionType type);
  void makeButtons();
  void resetFocus();
  bool focusPrompt();
  int buttonOf(PromptKind kind) const;
  bool stopsFor(const std::optional<Action> &action);
  std::optional<Action> selectTile(int index);
  std::optional<Action> actionAt(const FlowFocus &at) const;

  std::vector<ActionGuard *> m_guards;
  std::optional<Decision> m_decision;
  SeatView m_view;
  std::vector<Tile> m_hand;
  bool m_noCalls = false;
  TableToggles m_toggles;
  bool m_riichi = false;
  ActionType m_riichiType = ActionType::Riichi;  // or OpenRiichi, while m_riichi
  std::optional<Action> m_pending;               // waits for the confirmation (ConfirmSkip)
  std::vector<PromptButton> m_buttons;
  FlowFocus m_focus;
  FlowFocus m_keyed;    // where pressKind() put the focus
  FlowFocus m_pointed;  // what is under the pointer
  bool m_keysLast = false;
  int m_selected = -1;
  std::optional<Action> m_stopped;
  std::optional<Action> m_heeded;
};

}  // namespace janso
