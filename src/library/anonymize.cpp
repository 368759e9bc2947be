// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/anonymize.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "rules/presets/presets.h"

namespace janso {
namespace {

class Exchange {
 public:
  explicit Exchange(const SuitExchange &suits) : m_suits(suits) {}

  void change(KyokuStarted &event) const {
    change(event.doraIndicator);
    for (HandTiles &hand : event.hands)
      sorted(hand);
  }
  void change(Tsumo &event) const { change(event.tile); }
  void change(Dahai &event) const { change(event.tile); }
  void change(Call &event) const { change(event.meld); }
  void change(Riichi &event) const { sorted(event.shown); }
  void change(DoraRevealed &event) const { change(event.indicator); }
  void change(Hora &event) const {
    HoraInfo info = *event.info;
    sorted(info.hand);
    for (Meld &meld : info.melds)
      change(meld);
    change(info.winTile);
    all(info.doraIndicators);
    all(info.uraIndicators);
    all(info.arisu);
    change(info.result.pocchiAs);
    for (FuPart &part : info.result.fuParts)
      all(part.tiles);
    for (Group &group : info.result.groups)
      group.kind = changed(Tile(group.kind)).kind();
    event.info = std::move(info);
  }
  void change(Ryukyoku &event) const {
    RyukyokuInfo info = *event.info;
    for (HandTiles &hand : info.hands)
      sorted(hand);
    event.info = std::move(info);
  }
  template <class Other>
  void change(Other &) const {}

 private:
  Tile changed(Tile tile) const {
    if (!tile.isKnown() || isHonor(tile.kind()))
      return tile;
    const Suit suit = m_suits[static_cast<std::size_t>(suitOf(tile.kind()))];
    return Tile(kindOf(suit, rankOf(tile.kind())), tile.isRed());
  }
  void change(Tile &tile) const { tile = changed(tile); }
  template <class Tiles>
  void all(Tiles &tiles) const {
    for (Tile &tile : tiles)
      change(tile);
  }
  template <class Tiles>
  void sorted(Tiles &tiles) const {
    all(tiles);
    std::sort(tiles.begin(), tiles.end());
  }
  void change(Meld &meld) const {
    sorted(meld.tiles);
    change(meld.called);
    change(meld.added);
  }

  SuitExchange m_suits;
};

}  // namespace

QString Anonymizer::nameFor(const QString &name) {
  if (name.isEmpty())
    return name;
  const auto known = m_names.constFind(name);
  if (known != m_names.constEnd())
    return *known;
  return *m_names.insert(name, QStringLiteral("Player %1").arg(m_names.size() + 1));
}

ProvedGame Anonymizer::nameless(ProvedGame game) {
  MatchInfo info = *game.info;
  for (std::string &name : info.names)
    name = nameFor(QString::fromStdString(name)).toStdString();
  info.wallCommitment.clear();
  if (idOfRules(info.rules).empty()) {
    info.rules.id = "custom";
    info.rules.name = "Custom rules";
  }
  game.info = std::move(info);
  if (game.result)
    game.result->wallSeed.clear();
  return game;
}

ProvedGame exchanged(ProvedGame game, const SuitExchange &suits) {
  MatchInfo info = *game.info;
  for (std::size_t suit = 0; suit < suits.size(); ++suit)
    info.rules.redFives[static_cast<std::size_t>(suits[suit])] = game.info->rules.redFives[suit];
  game.info = std::move(info);
  const Exchange exchange(suits);
  for (ProvedHand &hand : game.hands) {
    hand.answers.clear();
    for (Event &event : hand.events)
      std::visit([&exchange](auto &each) { exchange.change(each); }, event);
  }
  return game;
}

}  // namespace janso
