// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/arena/playedgame.h"

#include <utility>

#include "cli/arena/arenarun.h"
#include "records/formats/gamefile.h"

namespace janso::cli {

ProvedGame provedGameOf(const std::vector<Event> &events, const RuleSet &rules) {
  GameFile file = readGames(recordText(true, events));
  Q_ASSERT(file.games.size() == 1);
  [[maybe_unused]] const bool fits = useRules(file.games.front(), rules);
  Q_ASSERT(fits);
  Result<ProvedGame> game = prove(file.games.front());
  Q_ASSERT(game);
  return std::move(game).value();
}

}  // namespace janso::cli
