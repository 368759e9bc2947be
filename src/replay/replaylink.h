// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A position in a recorded game as one line of text, to send to another person who has the same file:
// "/home/mei/games/final.mjlog#hand=3&event=25&seat=1".
#pragma once

#include <QString>
#include <optional>

#include "replay/replayplace.h"

namespace janso {

struct ReplayLink {
  QString path;
  int game = 0;  // index in the file, from 0; the text counts from 1 and omits the first game
  std::optional<ReplayPlace> place;  // the text counts hands from 1
  int seat = -1;                     // the seat at the bottom; -1 = not given
  bool operator==(const ReplayLink &) const = default;
};

QString toText(const ReplayLink &link);
// Any text is a valid link: if it does not end in a position, all of it is a path, even with a '#' in its
// name.
ReplayLink replayLinkOf(const QString &text);
// Does the same, but an existing file with exactly this name takes precedence over a position in another
// file.
ReplayLink fileLinkOf(const QString &text);

}  // namespace janso
