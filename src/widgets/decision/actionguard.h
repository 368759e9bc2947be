// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Interface of objects that check a player's action before it is made: the coach can warn about it, a lesson
// can block it.
#pragma once

#include "rules/action.h"

namespace janso {

class ActionGuard {
 public:
  virtual ~ActionGuard() = default;

  // Whether the player must see a warning before taking this action of the open decision. It is called at
  // each step of answering, so it must not change anything.
  virtual bool warnsOf(const Action &) const { return false; }
  // Whether the action is allowed. It is called once, when the player chooses the action; on false the
  // question stays open.
  virtual bool allows(const Decision &, const Action &) { return true; }
};

}  // namespace janso
