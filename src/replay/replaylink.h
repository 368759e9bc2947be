// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A place in a recorded game as one line of text, to be sent to somebody who has the same file:
// "/home/mei/games/final.mjlog#hand=3&event=25&seat=1".
#pragma once

#include <QString>
#include <optional>

#include "replay/replayplace.h"

namespace janso {

struct ReplayLink {
  QString path;
  int game = 0;  // of those in the file, from 0; in the text from 1 and left out where it is the first
  std::optional<ReplayPlace> place;  // hand in the text from 1
  int seat = -1;                     // at the bottom; -1 = it does not say
  bool operator==(const ReplayLink &) const = default;
};

QString toText(const ReplayLink &link);
// Any text is a link: what does not end in such places is a path, also one with a '#' in its name.
ReplayLink replayLinkOf(const QString &text);
// The same, but a file of that very name comes before a place in another.
ReplayLink fileLinkOf(const QString &text);

}  // namespace janso
