// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How an open decision is answered step by step: buttons, choice of the riichi tile, focus, and the second
// question before a win is let go.
//
// Knows no pixels and no keys. Every answer that leaves it is one of the decision's legal actions, unchanged.
// A win can not be lost by one step: any other answer while a win is offered only asks whether to pass it.
// Where a guard warns of an action that the player has not looked at, the first step only goes there.
#pragma once

#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/seatview.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/table/actionguard.h"

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
  ReallyPass,
};
inline constexpr int kPromptKinds = static_cast<int>(PromptKind::ReallyPass) + 1;

struct PromptButton {
  PromptKind kind = PromptKind::Skip;
  std::vector<Action> choices;  // several shapes: each is pressed by itself; empty for Cancel and ReallyPass
  bool operator==(const PromptButton &) const = default;
};

enum class FocusArea : std::uint8_t { None, Hand, Prompt };

struct FlowFocus {
  FocusArea area = FocusArea::None;
  int tile = -1;    // index in the shown hand; the drawn tile comes last
  int button = -1;  // in buttons()
  int choice = 0;
  bool operator==(const FlowFocus &) const = default;
};

class DecisionFlow {
 public:
  // All guards are asked; each must outlive the flow.
  void addGuard(ActionGuard *guard) { m_guards.push_back(guard); }
  // Asks the guards whether this answer to the open question may be made. Once for each answer.
  bool allows(const Action &action) const;

  // A new question. `hand`: concealed tiles as shown, without the drawn one.
  void start(const Decision &decision, const SeatView &view, const TableToggles &toggles,
             const std::vector<Tile> &hand);
  void clear();
  // The hand as it is shown now: in another order (sort switched), or between questions.
  void setHand(const SeatView &view, const std::vector<Tile> &hand);

  bool isActive() const { return m_decision.has_value(); }
  const std::optional<Decision> &decision() const { return m_decision; }
  bool isClaim() const;  // on another's discard or kan
  bool offersWin() const;
  bool isChoosingRiichi() const { return m_riichi; }
  bool asksToPass() const { return m_pending.has_value(); }
  const std::vector<PromptButton> &buttons() const { return m_buttons; }
  const FlowFocus &focus() const { return m_focus; }

  // What the toggles, and riichi, answer by themselves, if anything (game/automaticplay.h).
  std::optional<Action> automaticAnswer(const TableOptions &options) const;

  // --- Hand; `index` as in FlowFocus::tile ---
  int tiles() const;  // the drawn one included
  bool mayDiscard(int index) const;
  // Greyed: others may go now and this one may not (kuikae, riichi choice).
  bool isVeiled(int index) const;
  const Denial *denial(int index) const;  // why it may not go, when the table says so
  Tile tileAt(int index) const;
  // What discard(index) or the press of that button would do, before any second question; nothing when it
  // would only change what is shown.
  std::optional<Action> discardAt(int index) const;
  std::optional<Action> pressAt(int button, int choice) const;
  // What a tile of the hand is thrown with now: a discard, or a riichi while its tile is chosen.
  ActionType discardType() const { return m_riichi ? m_riichiType : ActionType::Dahai; }

  // --- Steps: the answer to send, or nothing when the step only changed what is shown ---
  std::optional<Action> discard(int index);
  std::optional<Action> press(int button, int choice = 0);
  std::optional<Action> pressKind(PromptKind kind);  // by its key: several shapes only move the focus there
  std::optional<Action> accept();                    // Enter: the focused button or tile
  std::optional<Action> defaultAction();             // Space: tsumogiri or skip; never while a win is offered
  std::optional<Action> skip();       // X: skip, or cancel a choice; asks while a win is offered
  std::optional<Action> clickFelt();  // as Space, but never discards
  void cancel();                      // Esc without skip: leaves the riichi choice or the question

  // --- Steps by hand, which heed warnings: as above ---
  // By click or number key. `twoSteps`: the first one only selects the tile.
  std::optional<Action> chooseTile(int index, bool twoSteps);
  std::optional<Action> acceptFocused();              // Enter: what the cursor is on
  std::optional<Action> throwDrawn();                 // as defaultAction()
  std::optional<Action> chooseKind(PromptKind kind);  // as pressKind()
  int selected() const { return m_selected; }         // tile of the first of two steps, -1 = none
  void deselect() { m_selected = -1; }

  // --- What the player looks at ---
  // The pointer has moved there; {} = on nothing that could answer.
  void point(const FlowFocus &at);
  // A key has moved the cursor: the pointer, which rests, counts no more.
  void keysUsed() { m_keysLast = true; }
  // The action under the pointer or the cursor, whichever moved last.
  std::optional<Action> considered() const;
  // The action that the last step did not make because of a warning: the same step again makes it.
  const std::optional<Action> &stopped() const { return m_stopped; }

  // --- Focus ---
  bool moveFocus(int step);  // within the area, stops at its ends
  bool moveToEnd(bool last);
  bool switchArea();  // between hand and prompt
  void setFocusTile(int index);
  void setFocusButton(int button, int choice);
  // Of the answers to a claim this one is advised: a cursor that the player has not moved goes there, so that
  // Enter takes no call that the coach speaks against. False when it stays.
  bool heed(const Action &advised);

 private:
  std::optional<Action> answer(const Action &action);
  const Action *find(ActionType type, int index) const;
  std::optional<Action> chooseRiichi(ActionType type);
  void makeButtons();
  void resetFocus();
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
  std::optional<Action> m_pending;               // waits for "really pass?"
  std::vector<PromptButton> m_buttons;
  FlowFocus m_focus;
  FlowFocus m_begun;    // where the cursor stood before the player moved it
  FlowFocus m_keyed;    // where pressKind() has put the focus
  FlowFocus m_pointed;  // what is under the pointer
  bool m_keysLast = false;
  int m_selected = -1;
  std::optional<Action> m_stopped;
};

}  // namespace janso
