// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches that our table plays as recorded games, and what happened in a hand as one line to compare.
#pragma once

#include <QString>
#include <string>

#include "records/recordedgame.h"
#include "rules/mpsz.h"
#include "support/randomplay.h"
#include "table/match.h"

namespace janso::test {

// A match of players who call whenever they may and discard without sense, so that the same tile comes often.
inline RecordedGame callingGame(const RuleSet &rules, std::uint64_t seed) {
  Match match(rules, {"A", "B", "C", "D"}, wallSeedFromText(std::to_string(seed)));
  Random random(seed);
  std::vector<Event> events;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      match.answer(decision.seat, decision.id, eager(decision, random));
    }
    match.advance(events);
  }
  RecordedGame game;
  game.info = match.info();
  for (const Event &event : events) {
    if (std::holds_alternative<KyokuStarted>(event))
      game.hands.emplace_back();
    if (const auto *end = std::get_if<MatchEnded>(&event))
      game.end = RecordedEvent{{*end, {}, {}}, {}};
    else if (!game.hands.empty() && !std::holds_alternative<KyokuEnded>(event))
      game.hands.back().events.push_back({{event, {}, {}}, {}});
  }
  return game;
}

// What the lists carry of an event: the rest is empty after reading.
inline std::string played(const Event &event) {
  return std::visit(
      Overloaded{[](const Tsumo &e) {
                   return "T" + std::to_string(e.seat) + toMpsz(e.tile) + (e.rinshan ? "r" : "");
                 },
                 [](const Dahai &e) {
                   return "D" + std::to_string(e.seat) + toMpsz(e.tile) + (e.tsumogiri ? "t" : "");
                 },
                 [](const Call &e) {
                   return "C" + std::to_string(e.seat) + std::to_string(static_cast<int>(e.meld.type)) +
                          toMpsz(std::span(e.meld.tiles.begin(), e.meld.tiles.end())) +
                          toMpsz(e.meld.called) + toMpsz(e.meld.added) + std::to_string(e.meld.from);
                 },
                 [](const Kita &e) { return "N" + std::to_string(e.seat); },
                 [](const Riichi &e) { return "R" + std::to_string(e.seat); },
                 [](const RiichiAccepted &e) { return "A" + std::to_string(e.seat); },
                 [](const DoraRevealed &e) { return "I" + toMpsz(e.indicator); },
                 [](const Hora &e) {
                   return "H" + std::to_string(e.info->winner) + std::to_string(e.info->from) +
                          toMpsz(e.info->winTile);
                 },
                 [](const Ryukyoku &e) { return "Q" + std::to_string(static_cast<int>(e.info->type)); },
                 [](const auto &) { return std::string("?"); }},
      event);
}

inline QString playedHand(const RecordedHand &hand) {
  QString all;
  for (std::size_t i = 1; i < hand.events.size(); ++i)
    all += QString::fromStdString(played(hand.events[i].event())) + QLatin1Char(' ');
  return all;
}

}  // namespace janso::test
