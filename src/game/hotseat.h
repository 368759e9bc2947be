// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One screen shared by all the humans of a match: it decides which request is shown, which hand is open, and
// when the curtain closes between two players.
//
// It only tracks the state; its owner does the drawing. A hidden hand is open only while its player is asked.
// With a single human, or with open hands, no hand is hidden and the curtain never closes. Seats are
// absolute; -1 means nobody.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"

namespace janso {

class HotSeat {
 public:
  struct Question {
    Decision decision;
    SeatView view;  // the view of the asked seat
  };
  enum class Step {
    Wait,     // the screen does not change
    Show,     // shown() is shown to its player, who sits at the screen
    Curtain,  // the curtain has closed until curtainSeat() sits down; every hand is hidden
  };

  // A match begins. `keepsApart`: no player may see another player's hand.
  void begin(bool keepsApart);

  bool keepsApart() const { return m_keepsApart; }
  int openSeat() const { return m_openSeat; }  // always -1 when hands are not hidden
  int curtainSeat() const { return m_curtainSeat; }
  // Whether the hand of this seat must be hidden now.
  bool hides(int seat) const { return m_keepsApart && m_openSeat != seat; }
  const std::optional<Question> &shown() const { return m_shown; }

  // --- Requests, in the order in which they are shown ---
  void ask(const Decision &decision, const SeatView &view);
  // Returns what the screen must do next. The state has already changed for Show and Curtain.
  Step next();
  // The shown request was answered or withdrawn.
  void takeShown() { m_shown.reset(); }
  // Closes the curtain for `seat`, which has no request but must do something in private. Returns false when
  // its hand is open or not hidden at all.
  bool callUp(int seat);
  // The request is no longer open. Returns true when this opens the curtain, because nobody has to sit down
  // any more.
  bool close(int seat, std::uint32_t id);
  // No request is open any more.
  void clearQuestions() { m_waiting.clear(); }

  // --- Hands ---
  // `seat` has sat down behind the curtain and looks at its hand.
  void liftCurtain(int seat);
  // Hides the open hand. Returns false when none was open.
  bool closeHand();
  // Whether the open hand must be hidden before the event is shown: at a win or draw, hands are revealed or
  // turned down.
  static bool closesBefore(const Event &event);
  // Whether the open hand must be hidden once the event is shown. `armsCalls`: the player still has to choose
  // which calls to arm.
  bool closesAfter(const Event &event, bool armsCalls) const;
  // Whether the hand can be hidden after this answer, because its player has nothing more to look at.
  static bool closesWith(const Action &action) { return action.type == ActionType::Skip; }

 private:
  bool m_keepsApart = false;
  int m_openSeat = -1;
  int m_curtainSeat = -1;
  std::deque<Question> m_waiting;
  std::optional<Question> m_shown;
};

}  // namespace janso
