// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/automaticplay.h"

#include <algorithm>

namespace janso {

std::optional<Action> automaticAnswer(const SeatView &view, const Decision &decision,
                                      const AutomaticPlay &play) {
  const ActionList &legal = decision.legal;
  const auto first = [&legal](auto matches) -> std::optional<Action> {
    const auto at = std::find_if(legal.begin(), legal.end(), matches);
    return at == legal.end() ? std::nullopt : std::optional(*at);
  };
  const auto firstOf = [&first](ActionType type) {
    return first([type](const Action &action) { return action.type == type; });
  };
  if (const std::optional<Action> win = first([](const Action &action) { return action.isWin(); }))
    return play.win ? win : std::nullopt;
  if (const std::optional<Action> skip = firstOf(ActionType::Skip))
    return play.noCalls ? skip : std::nullopt;
  if (const std::optional<Action> kita = firstOf(ActionType::Kita); kita && play.kita)
    return kita;
  const bool onlyDiscards = std::all_of(
      legal.begin(), legal.end(), [](const Action &action) { return action.type == ActionType::Dahai; });
  const bool alone = play.discardInRiichi && legal.size() == 1 && view.me().riichi == RiichiState::Accepted;
  if (onlyDiscards && (play.discard || alone))
    return first([](const Action &action) { return action.tsumogiri; });
  return std::nullopt;
}

}  // namespace janso
