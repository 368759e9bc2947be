// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Games to review.
#pragma once

#include <QString>
#include <cassert>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "records/formats/gamefile.h"
#include "records/provedgame.h"
#include "rules/presets/presets.h"
#include "table/match.h"

namespace janso::test {

using Deciding = std::function<Action(const SeatView &, const Decision &)>;

// A match in which all seats decide like that, as a journal would prove it.
inline ProvedGame playedGame(const Deciding &decide, std::string_view seed, std::size_t mostHands = 99,
                             std::string_view ruleset = "tenhou_4p") {
  const RuleSet rules = findPreset(ruleset)->make();
  const WallSeed wallSeed = wallSeedFromText(std::string(seed));
  Match match(rules, {"A", "B", "C", rules.players == 4 ? "D" : ""}, wallSeed);
  ProvedGame game;
  game.info = match.info();
  game.wallsKnown = true;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = decide(match.viewOf(decision.seat), decision);
      game.hands.back().answers.push_back({decision.seat, true, action});
      match.answer(decision.seat, decision.id, action);
    }
    std::vector<Event> events;
    match.advance(events);
    for (const Event &event : events) {
      if (const auto *start = std::get_if<KyokuStarted>(&event)) {
        if (game.hands.size() == mostHands)
          return game;
        ProvedHand &hand = game.hands.emplace_back();
        hand.start = startOf(*start);
        hand.wall = makeWall(wallSeed, static_cast<std::uint32_t>(game.hands.size() - 1), rules);
      }
      if (!game.hands.empty() && !std::holds_alternative<MatchEnded>(event))
        game.hands.back().events.push_back(event);
      if (std::holds_alternative<KyokuEnded>(event))
        game.hands.back().complete = true;
      if (const auto *ended = std::get_if<MatchEnded>(&event))
        game.result = *ended->result;
    }
  }
  game.complete = true;
  return game;
}

// Of four of one built-in bot.
inline ProvedGame botGame(std::string_view bot, std::string_view seed, std::size_t mostHands = 99,
                          std::string_view ruleset = "tenhou_4p") {
  std::array<std::unique_ptr<Bot>, 4> bots;
  for (std::size_t seat = 0; seat < bots.size(); ++seat)
    bots[seat] = makeBot(bot, seat);
  const auto decide = [&bots](const SeatView &view, const Decision &decision) {
    return bots[static_cast<std::size_t>(decision.seat)]->decide(
        view, {decision.legal.data(), decision.legal.size()});
  };
  return playedGame(decide, seed, mostHands, ruleset);
}

// Of players who throw what they draw, and want nothing else.
inline ProvedGame thrownGame(std::string_view seed, std::size_t mostHands = 99) {
  const auto decide = [](const SeatView &, const Decision &decision) {
    for (const Action &action : decision.legal) {
      if (action.type == ActionType::Skip || (action.type == ActionType::Dahai && action.tsumogiri))
        return action;
    }
    return decision.legal[0];
  };
  return playedGame(decide, seed, mostHands);
}

}  // namespace janso::test
