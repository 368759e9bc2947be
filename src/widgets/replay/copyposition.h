// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Copies a position of a replay to the clipboard.
#pragma once

#include <QString>

#include "widgets/replay/replaycommands.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

class TableWidget;

struct CopiedPosition {
  TableWidget &table;  // shows the position
  const SeatView &view;
  const SeatNames &names;
  QString link;
};

// `what`: CopyPicture, CopyText, CopyTiles or CopyLink. Returns a sentence that says what was copied.
QString copyPosition(const CopiedPosition &position, ReplayCommand what);

}  // namespace janso
