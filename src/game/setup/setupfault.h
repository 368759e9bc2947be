// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a match cannot be started with its setup: Error::code of GameController::start(). The text of the error
// is the detail in English.
#pragma once

namespace janso {

// The numbers continue those of JournalFault, because resume() can return either.
enum class SetupFault {
  UnknownBot = 101,  // a seat names a built-in bot that does not exist
  NoProgram,         // a seat names no program
  BadPlugin,         // the plugin of a seat is missing, or does not have this bot
  BadDeal,           // the prepared hand cannot be dealt
  SeriesInUse,       // another program is playing a match of this series
  NotApproved,       // the user must approve the program or plugin of a seat first
};

}  // namespace janso
