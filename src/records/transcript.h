// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a journal shows to a spectator: the players and the events, but neither the seed nor the table itself.
#pragma once

#include <QJsonObject>
#include <QString>
#include <vector>

#include "records/journalfault.h"
#include "rules/event.h"

namespace janso {

struct MatchTranscript {
  int players = 4;
  QJsonObject setup;          // belongs to the game layer; stored, not interpreted
  std::vector<Event> events;  // unmasked, recorded and confirmed by the table
};

// Reads and replays a journal. The problem names the file and the line that is damaged or differs.
JournalResult<MatchTranscript> readTranscript(const QString &path);

}  // namespace janso
