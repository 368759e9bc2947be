// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Watches a match that another program is playing.
//
// The journal of the match contains every tile, but they are not passed on: the replay contains only what the
// spectator may see.
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
  Suspended,  // nobody is playing it now; it can be resumed
  Over,       // the match was played to its end
  Broken,     // it can no longer be followed: see WatchLook::problem
};

// The match as far as it was played.
struct WatchLook {
  WatchState state = WatchState::Playing;
  // The same object as before if nothing has happened; nullptr = nothing was dealt yet.
  std::shared_ptr<const Replay> replay;
  // Practice: how often a decision was undone. If this number changes, the replay does not continue the
  // previous one.
  int undoCount = 0;
  QString path;  // current path of the journal; empty = it is gone, or has a name that Janso does not use
  std::optional<JournalProblem> problem;
};

// Never writes to the journal and never locks it. Use it in one thread at a time. Each look blocks while it
// reads from disk.
class WatchedMatch {
 public:
  // Decides which hands may be seen in a match with this setup (JournalHeader::setup).
  using SightOf = std::function<ReplaySight(const QJsonObject &setup)>;
  WatchedMatch(const QString &path, const SightOf &sightOf);
  ~WatchedMatch();

  // Reads what is new.
  WatchLook look();

 private:
  class Truth;
  std::unique_ptr<Truth> m_truth;
};

}  // namespace janso
