// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why an answer of a human seat is not taken.
#pragma once

#include <cstdint>

namespace janso {

enum class Rejection : std::uint8_t {
  NoMatch,          // none is running
  NotHuman,         // no human plays this seat
  Stale,            // the request is no longer open
  NotYourTurn,      // this seat is not asked now
  Illegal,          // the action is not legal now
  AlreadyAnswered,  // the request has been answered
};

}  // namespace janso
