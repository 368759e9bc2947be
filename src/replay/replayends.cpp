// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/replayends.h"

#include <variant>

#include "records/handcollector.h"

namespace janso {

std::vector<std::optional<HandEnd>> handEnds(const Replay &replay, const std::array<QString, 4> &names) {
  std::vector<std::optional<HandEnd>> ends;
  for (int hand = 0; hand < replay.hands(); ++hand) {
    HandCollector collector;
    collector.reset(names);
    collector.add(MatchStarted{replay.info()});
    for (ReplayPlace place{hand, 1}; place <= replay.endOf(hand); ++place.event)
      collector.add(replay.eventAt(place));
    const Event &last = replay.eventAt(replay.endOf(hand));
    if (std::holds_alternative<Hora>(last) || std::holds_alternative<Ryukyoku>(last))
      collector.add(KyokuEnded{});
    ends.push_back(collector.hands().empty() ? std::nullopt : std::optional(collector.hands().front()));
  }
  return ends;
}

}  // namespace janso
