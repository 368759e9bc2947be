// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who is asked before a player's action is made: the coach may warn of it, a lesson may hold it back.
#pragma once

#include "rules/action.h"

namespace janso {

class ActionGuard {
 public:
  virtual ~ActionGuard() = default;

  // Whether the player is to read a warning before this action of the open decision. Asked at each step of
  // answering, so it changes nothing.
  virtual bool warnsOf(const Action &) const { return false; }
  // Whether the action may be made. Asked once when it is chosen; where the answer is no, the question stays
  // open.
  virtual bool allows(const Decision &, const Action &) { return true; }
};

}  // namespace janso
