// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/counts.h"

#include "cli/command/command.h"

namespace janso::cli {

QString matchCount(qint64 count) {
  return Text::tr("%Ln match(es)", nullptr, static_cast<int>(count));
}

QString newMatchCount(qint64 count) {
  return Text::tr("%Ln new match(es)", nullptr, static_cast<int>(count));
}

QString gameCount(qint64 count) {
  //: Recorded games, whole or not
  return Text::tr("%Ln game(s)", nullptr, static_cast<int>(count));
}

QString handCount(qint64 count) {
  return Text::tr("%Ln hand(s)", nullptr, static_cast<int>(count));
}

QString winCount(qint64 count) {
  return Text::tr("%Ln win(s)", nullptr, static_cast<int>(count));
}

QString drawCount(qint64 count) {
  //: Hands that nobody won
  return Text::tr("%Ln draw(s)", nullptr, static_cast<int>(count));
}

QString eventCount(qint64 count) {
  return Text::tr("%Ln event(s)", nullptr, static_cast<int>(count));
}

QString choiceCount(qint64 count) {
  return Text::tr("%Ln decision(s)", nullptr, static_cast<int>(count));
}

QString wallCount(qint64 count) {
  return Text::tr("%Ln wall(s)", nullptr, static_cast<int>(count));
}

QString fileCount(qint64 count) {
  return Text::tr("%Ln file(s)", nullptr, static_cast<int>(count));
}

}  // namespace janso::cli
