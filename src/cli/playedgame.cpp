// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/playedgame.h"

#include <utility>
#include <variant>

#include "cli/arenarun.h"
#include "records/formats/gamefile.h"

namespace janso::cli {

ProvedGame gameOf(const std::vector<Event> &events) {
  ProvedGame game;
  for (const Event &event : events) {
    if (const auto *started = std::get_if<MatchStarted>(&event)) {
      game.info = started->info;
      continue;
    }
    if (const auto *ended = std::get_if<MatchEnded>(&event)) {
      game.result = *ended->result;
      game.complete = true;
      continue;
    }
    if (const auto *start = std::get_if<KyokuStarted>(&event))
      game.hands.emplace_back().start = startOf(*start);
    ProvedHand &hand = game.hands.back();
    hand.complete = hand.complete || std::holds_alternative<KyokuEnded>(event);
    hand.events.push_back(event);
  }
  return game;
}

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
