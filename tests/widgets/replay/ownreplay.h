// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games for the parts of the replay.
#pragma once

#include <QString>
#include <memory>
#include <utility>

#include "records/provedgame.h"
#include "replay/replayopen.h"
#include "widgets/replay/replayreader.h"

namespace janso::test {

inline std::shared_ptr<const Replay> ownReplay() {
  const Result<OpenedReplay> opened = openReplay(QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"));
  return opened.ok() ? opened->replay : nullptr;
}

// The game as a spectator sees it who has been there until the n-th event of this hand.
inline std::shared_ptr<const Replay> watchedReplay(const ReplaySight &sight, int hand, int events) {
  auto game = std::make_shared<ProvedGame>(ownReplay()->game());
  game->hands.resize(static_cast<std::size_t>(hand) + 1);
  game->complete = false;
  ProvedHand &last = game->hands.back();
  last.events.resize(static_cast<std::size_t>(events));
  last.complete = false;
  for (ProvedHand &each : game->hands)
    each.answers.clear();
  return std::make_shared<const Replay>(std::move(game), sight);
}

}  // namespace janso::test
