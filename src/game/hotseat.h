// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One screen for all the humans of a match: which of their questions is shown, whose hand lies open, and when
// the curtain comes between two of them.
//
// It only keeps count; whoever owns it shows what it says. A hand that is kept apart is open only while its
// owner is asked. With a single human, or open hands, nothing is kept apart and no curtain falls. Seats are
// absolute; -1 is nobody.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/seatview.h"

namespace janso {

class HotSeat {
 public:
  struct Question {
    Decision decision;
    SeatView view;  // of the asked seat
  };
  enum class Step {
    Wait,     // nothing changes on the screen
    Show,     // shown() is put to its owner, who sits at the screen
    Curtain,  // it has fallen, for curtainSeat() to sit down; every hand is closed
  };

  // A match begins. `keepsApart`: nobody may see another's hand.
  void begin(bool keepsApart);

  bool keepsApart() const { return m_keepsApart; }
  int openSeat() const { return m_openSeat; }  // always -1 when nothing is kept apart
  int curtainSeat() const { return m_curtainSeat; }
  // The hand of this seat must not be seen now.
  bool hides(int seat) const { return m_keepsApart && m_openSeat != seat; }
  const std::optional<Question> &shown() const { return m_shown; }

  // --- Questions, in the order in which they are put ---
  void ask(const Decision &decision, const SeatView &view);
  // What the screen does next. Show and Curtain have happened when it returns.
  Step next();
  // The shown question is answered or gone.
  void takeShown() { m_shown.reset(); }
  // Nobody is asked, but `seat` has something to see to behind its curtain, which has fallen then. False when
  // its hand is open, or need not be.
  bool callUp(int seat);
  // The question is no longer open. True when the curtain rises because of it: nobody has to sit down.
  bool close(int seat, std::uint32_t id);
  // Nobody is asked any more.
  void forgetQuestions() { m_waiting.clear(); }

  // --- Hands ---
  // `seat` has sat down behind the curtain and looks at its hand.
  void liftCurtain(int seat);
  // The open hand is closed. False when none was open.
  bool closeHand();
  // The event closes the open hand before it is shown: hands are laid open at a win or draw, or put away.
  static bool closesBefore(const Event &event);
  // The event closes the open hand once it is shown. `armsCalls`: the owner still chooses which calls to
  // make.
  bool closesAfter(const Event &event, bool armsCalls) const;
  // Whoever answers so has nothing more to look at.
  static bool closesWith(const Action &action) { return action.type == ActionType::Skip; }

 private:
  bool m_keepsApart = false;
  int m_openSeat = -1;
  int m_curtainSeat = -1;
  std::deque<Question> m_waiting;
  std::optional<Question> m_shown;
};

}  // namespace janso
