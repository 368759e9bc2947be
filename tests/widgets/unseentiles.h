// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand, of which every tile that seat 0 cannot see is dealt anew.
#pragma once

#include <QString>
#include <algorithm>
#include <cstdint>
#include <vector>

#include "game/setup/matchsetup.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/tiles.h"
#include "table/wall.h"

namespace janso::test {

inline constexpr char kHand[] = "1m4m7m2p5p8p3s6s9s1z2z3z4z";
inline constexpr char kThrown[] =
    "5m6z1p9m7z3p2s8s1s4p6m9p7s3m5z8m";  // all are thrown again, so all are seen

inline std::vector<Tile> unseenTiles(const RuleSet &rules, Tile indicator) {
  std::vector<Tile> rest = tileSet(rules);
  const auto take = [&rest](Tile tile) {
    const auto found = std::find(rest.begin(), rest.end(), tile);
    Q_ASSERT(found != rest.end());
    rest.erase(found);
  };
  for (const Tile each : tiles(kHand))
    take(each);
  for (const Tile each : tiles(kThrown))
    take(each);
  take(indicator);
  return rest;
}

// A hand in which seat 0 is a person, and the others give back what they draw.
inline MatchSetup handOf(std::uint64_t unseen) {
  MatchSetup setup;
  setup.rules = basicAriAri();
  setup.seats[0].kind = PlayerKind::Human;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    setup.seats[seat].botId = QStringLiteral("club");  // who sits there; the script plays
    setup.seats[seat].name = QString(QChar(QLatin1Char(static_cast<char>('A' + seat))));
  }
  SetDeal deal;
  const Tile indicator = tile("9s");
  for (const Tile each : tiles(kHand))
    deal.hands[0].push_back(each);
  for (const Tile each : tiles(kThrown))
    deal.draws.push_back(each);
  deal.dora = {indicator};
  std::vector<Tile> rest = unseenTiles(setup.rules, indicator);
  Random random(unseen);
  for (std::size_t i = rest.size(); i > 1; --i)
    std::swap(rest[i - 1], rest[random.below(i)]);
  std::size_t at = 0;
  for (std::size_t seat = 1; seat < 4; ++seat) {
    for (int i = 0; i < 13; ++i)
      deal.hands[seat].push_back(rest[at++]);
  }
  for (int i = 0; i < 5; ++i)
    deal.ura.push_back(rest[at++]);
  for (int i = 0; i < 4; ++i)
    deal.rinshan.push_back(rest[at++]);
  for (int i = 1; i < 5; ++i)
    deal.dora.push_back(rest[at++]);
  while (deal.draws.size() < static_cast<std::size_t>(janso::kDraws) && at < rest.size())
    deal.draws.push_back(rest[at++]);
  deal.dice = {3, 4};
  setup.deal = deal;
  return setup;
}

}  // namespace janso::test
