// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why an answer of a human seat is rejected.
#pragma once

#include <cstdint>

namespace janso {

enum class Rejection : std::uint8_t {
  NoMatch,          // no match is running
  NotHuman,         // the seat is not played by a human
  Stale,            // the request is no longer open
  NotYourTurn,      // this seat has no open request
  Illegal,          // the action is not legal now
  AlreadyAnswered,  // the request was already answered
};

}  // namespace janso
