// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/matchdetails.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

#include "replay/replayends.h"
#include "replay/replayopen.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

Result<MatchDetails> readDetails(const ListedGame &game) {
  Result<OpenedReplay> opened = openReplayOf(game.path, game.hash);
  if (!opened)
    return opened.error();
  MatchDetails details;
  details.path = opened->path;
  details.game = opened->game;
  details.games = opened->games;
  details.replay = opened->replay;
  details.names = replayNames(opened->replay->info());
  details.hands = handEnds(*opened->replay, details.names);
  return details;
}

std::vector<FinalStanding> standings(const ListedGame &game, const MatchDetails &details) {
  std::vector<FinalStanding> standings;
  const auto last = std::find_if(details.hands.rbegin(), details.hands.rend(),
                                 [](const std::optional<HandEnd> &end) { return end.has_value(); });
  for (int seat = 0; seat < details.replay->players(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    FinalStanding standing{seat, details.names[at], {}, {}};
    if (at < game.seats.size()) {
      standing.place = game.seats[at].place;
      standing.score = game.seats[at].score;
    }
    if (!standing.score && last != details.hands.rend())
      standing.score = (*last)->after.scores[at];
    standings.push_back(standing);
  }
  std::ranges::stable_sort(standings, [](const FinalStanding &one, const FinalStanding &other) {
    return std::tuple(one.place.value_or(0), -one.score.value_or(0)) <
           std::tuple(other.place.value_or(0), -other.score.value_or(0));
  });
  return standings;
}

}  // namespace janso
