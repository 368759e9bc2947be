// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a journal tells of its match to whoever only looks on: who sat there and what happened, but neither
// the seed nor the table itself.
#pragma once

#include <QJsonObject>
#include <QString>
#include <vector>

#include "records/journalfault.h"
#include "rules/event.h"

namespace janso {

struct MatchTranscript {
  int players = 4;
  QJsonObject setup;          // of the game layer; carried, not read
  std::vector<Event> events;  // open, recorded and confirmed by the table
};

// Reads a journal and plays it again. The problem names file and line of what is damaged or differs.
JournalResult<MatchTranscript> readTranscript(const QString &path);

}  // namespace janso
