// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/canonicalhash.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <variant>

#include "rules/mpsz.h"
#include "table/sha256.h"
#include "table/wall.h"

namespace janso {
namespace {

// One word of a line.
std::string word(int number) {
  return ' ' + std::to_string(number);
}

template <class Tiles>
std::string wordOf(const Tiles &tiles) {
  return ' ' + toMpsz(std::span<const Tile>(tiles.begin(), tiles.end()));
}

std::string word(Tile tile) {
  return ' ' + toMpsz(tile);
}

std::string startLine(const KyokuStarted &start, int players) {
  std::string line = "hand" + word(start.round) + word(start.kyoku) + word(start.honba) + word(start.kyotaku);
  for (int seat = 0; seat < players; ++seat)
    line += word(start.scores[static_cast<std::size_t>(seat)]);
  line += word(start.doraIndicator);
  for (int seat = 0; seat < players; ++seat)
    line += wordOf(start.hands[static_cast<std::size_t>(seat)]);
  return line;
}

// Empty: the event adds nothing to those before it.
std::string lineOf(const Event &event, int players) {
  return std::visit(Overloaded{
                        [&](const KyokuStarted &e) { return startLine(e, players); },
                        [](const Tsumo &e) { return "draw" + word(e.seat) + word(e.tile); },
                        [](const Dahai &e) {
                          return "discard" + word(e.seat) + word(e.tile) + (e.tsumogiri ? " drawn" : "");
                        },
                        [](const Call &e) {
                          return "call" + word(e.seat) + word(static_cast<int>(e.meld.type)) +
                                 wordOf(e.meld.tiles) +
                                 (e.meld.called.isKnown() ? word(e.meld.called) : std::string());
                        },
                        [](const Kita &e) { return "kita" + word(e.seat); },
                        [](const Riichi &e) { return "riichi" + word(e.seat) + (e.open ? " open" : ""); },
                        [](const DoraRevealed &e) { return "dora" + word(e.indicator); },
                        [](const Hora &e) {
                          return "win" + word(e.info->winner) + word(e.info->from) + word(e.info->winTile);
                        },
                        [](const Ryukyoku &e) { return "end" + word(static_cast<int>(e.info->type)); },
                        [](const auto &) { return std::string(); },
                    },
                    event);
}

std::string handText(const ProvedHand &hand, int players) {
  std::string text;
  for (const Event &event : hand.events) {
    if (const std::string line = lineOf(event, players); !line.empty())
      text += line + '\n';
  }
  return text;
}

std::string playersLine(int players) {
  return "players" + word(players) + '\n';
}

std::string hashOf(const std::string &text) {
  return toHex(sha256({reinterpret_cast<const std::uint8_t *>(text.data()), text.size()}));
}

}  // namespace

std::string canonicalText(const ProvedGame &game, std::size_t hands) {
  std::string text = playersLine(game.players());
  const std::size_t count = std::min(hands, game.hands.size());
  for (const ProvedHand &hand : std::span(game.hands).first(count))
    text += handText(hand, game.players());
  return text;
}

std::string canonicalHash(const ProvedGame &game, std::size_t hands) {
  return hashOf(canonicalText(game, hands));
}

CanonicalParts canonicalParts(const ProvedGame &game) {
  CanonicalParts parts;
  std::string text = playersLine(game.players());
  for (const ProvedHand &hand : game.hands)
    text += parts.hands.emplace_back(handText(hand, game.players()));
  parts.hash = hashOf(text);
  return parts;
}

}  // namespace janso
