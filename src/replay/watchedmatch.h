// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that another program plays now, to be looked at while it is played.
//
// Its journal holds every tile; here it ends. What comes out is a replay that holds no more than the one who
// looks on may see.
#pragma once

#include <QJsonObject>
#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "records/journalfault.h"
#include "replay/replay.h"

namespace janso {

enum class WatchState : std::uint8_t {
  Playing,
  Left,    // nobody plays it now; it can go on
  Over,    // it was played to its end
  Broken,  // it cannot be followed any further: see WatchLook::problem
};

// What has come of the match so far.
struct WatchLook {
  WatchState state = WatchState::Playing;
  std::shared_ptr<const Replay> replay;  // the same as before when nothing has happened; empty: nothing dealt
  // Practice: how often something was taken back; with another number it does not go on from the one before.
  int timesTakenBack = 0;
  QString path;  // of the journal now; empty = it is gone, or under another name than matches are given
  std::optional<JournalProblem> problem;
};

// Never writes to the journal, never locks it. One thread at a time; each look takes as long as the disk.
class WatchedMatch {
 public:
  // Whose hands may be seen in a match with this setup (JournalHeader::setup).
  using SightOf = std::function<ReplaySight(const QJsonObject &setup)>;
  WatchedMatch(const QString &path, const SightOf &sightOf);
  ~WatchedMatch();

  // Reads on.
  WatchLook look();

 private:
  class Truth;
  std::unique_ptr<Truth> m_truth;
};

}  // namespace janso
