// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a match cannot be started as it was set up: Error::code of GameController::start(). The error's text is
// the detail in English.
#pragma once

namespace janso {

// Goes on where JournalFault ends: resume() may give either.
enum class SetupFault {
  UnknownBot = 101,  // a seat names a built-in bot that there is not
  NoProgram,         // a seat names no program
  BadPlugin,         // a seat's plugin is not there, or does not have this bot
  BadDeal,           // the hand that was laid out in advance cannot be dealt
  SeriesInUse,       // another program plays a match of this series now
  NotApproved,       // a seat's program or plugin may not be run before the user was asked
};

}  // namespace janso
