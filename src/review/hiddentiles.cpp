// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/hiddentiles.h"

#include <algorithm>
#include <array>
#include <variant>

namespace janso {

// A hand followed to the decision: the places of the wall that hold what is hidden then.
class HiddenTiles::Places {
 public:
  Places(HiddenDeal &deal, const HiddenTiles &hidden, SimulatedDealRandom &random)
      : m_wall(deal.wall), m_paths(deal.paths), m_players(hidden.m_game.players()), m_random(random) {
    for (const int seat : hidden.m_seats)
      m_redealt[static_cast<std::size_t>(seat)] = true;
    const std::vector<Event> &events = hidden.m_game.hands[hidden.m_verdict.hand].events;
    for (m_at = 0; m_at < hidden.m_verdict.event; ++m_at)
      std::visit([this](const auto &e) { follow(e); }, events[m_at]);
    for (const int seat : hidden.m_seats) {
      for (const Tile tile : hidden.m_shown[static_cast<std::size_t>(seat)])
        show(seat, tile, From::Hand);
      for (const std::size_t path : heldOf(seat))
        m_hidden.push_back(m_paths[path].place);
    }
    addUndrawn();
  }

  const std::vector<Tile *> &hidden() const { return m_hidden; }
  std::size_t heldBy(int seat) const { return m_held[static_cast<std::size_t>(seat)].size(); }

  // What was hidden once and is not shown.
  std::vector<Tile> tiles() const {
    std::vector<Tile> tiles = m_drawnTiles;
    for (const Tile tile : m_shownTiles)
      tiles.erase(std::ranges::find(tiles, tile));
    std::ranges::sort(tiles);
    return tiles;
  }

 private:
  enum class From : std::uint8_t { Draw, Hand, Anywhere };
  using Held = std::vector<std::size_t>;  // indices of paths

  Held &heldOf(int seat) { return m_held[static_cast<std::size_t>(seat)]; }

  void addKnown(Tile &tile) {
    if (!tile.isKnown())
      return;
    m_hidden.push_back(&tile);
    m_paths.push_back({&tile});
    m_drawnTiles.push_back(tile);
  }
  void addUndrawn() {
    for (int i = m_drawn; i < liveTiles(m_players); ++i)
      addKnown(m_wall.live[static_cast<std::size_t>(i)]);
    for (std::size_t i = m_replaced; i < m_wall.rinshan.size(); ++i)
      addKnown(m_wall.rinshan[i]);
    for (int i = 0; i < ownIndicators(m_players); ++i) {
      const auto index = static_cast<std::size_t>(i);
      if (index >= m_turned)
        addKnown(m_wall.doraIndicators[index]);
      addKnown(m_wall.uraIndicators[index]);
    }
  }

  bool take(int seat, Tile &place) {
    if (!m_redealt[static_cast<std::size_t>(seat)])
      return false;
    heldOf(seat).push_back(m_paths.size());
    m_paths.push_back({&place, seat, m_at});
    m_drawnTiles.push_back(place);
    return true;
  }
  void follow(const KyokuStarted &start) {
    for (int seat = 0; seat < m_players; ++seat) {
      for (int k = 0; k < 13; ++k) {
        const int index = dealtIndex((seat - start.dealer + m_players) % m_players, k, m_players);
        take(seat, m_wall.live[static_cast<std::size_t>(index)]);
      }
    }
    m_drawn = dealtTiles(m_players);
    m_turned = 1;
  }
  void follow(const Tsumo &draw) {
    Tile &place =
        draw.rinshan ? m_wall.rinshan[m_replaced++] : m_wall.live[static_cast<std::size_t>(m_drawn++)];
    if (take(draw.seat, place))
      m_last[static_cast<std::size_t>(draw.seat)] = m_paths.size() - 1;
  }
  void follow(const Riichi &riichi) { m_riichi[static_cast<std::size_t>(riichi.seat)] = true; }
  void follow(const Dahai &discard) {
    std::size_t &last = m_last[static_cast<std::size_t>(discard.seat)];
    if (last != TilePath::kNever)
      m_paths[last].discarded = m_at;
    show(discard.seat, discard.tile, discard.tsumogiri ? From::Draw : From::Hand);
    last = TilePath::kNever;
  }
  void follow(const Kita &kita) { show(kita.seat, kita.tile, fromOwnTurn(kita.seat)); }
  void follow(const DoraRevealed &) { ++m_turned; }
  void follow(const Call &call) {
    if (call.meld.type == MeldType::Kakan) {
      show(call.seat, call.meld.added, From::Anywhere);
      return;
    }
    bool called = false;
    From from = fromOwnTurn(call.seat);
    for (const Tile tile : call.meld.tiles) {
      if (!called && tile == call.meld.called) {
        called = true;
        continue;
      }
      show(call.seat, tile, from);
      from = From::Anywhere;
    }
  }
  template <class Other>
  void follow(const Other &) {}

  // In riichi only what was just drawn may make a kan, or be set aside.
  From fromOwnTurn(int seat) const {
    const auto index = static_cast<std::size_t>(seat);
    return m_riichi[index] && m_last[index] != TilePath::kNever ? From::Draw : From::Anywhere;
  }

  // The tile lay at one of the places held, each of them as likely as another.
  void show(int seat, Tile tile, From from) {
    Held &held = heldOf(seat);
    if (held.empty())
      return;
    const auto drawn = std::ranges::find(held, m_last[static_cast<std::size_t>(seat)]);
    auto place = drawn;
    if (from != From::Draw || drawn == held.end()) {
      const bool spare = from == From::Hand && drawn != held.end() && held.size() > 1;
      if (spare)
        std::iter_swap(drawn, held.end() - 1);
      place = held.begin() + static_cast<std::ptrdiff_t>(m_random.below(held.size() - (spare ? 1 : 0)));
    } else {
      m_paths[*place].fixed = true;
    }
    *m_paths[*place].place = tile;
    m_paths[*place].shown = m_at;
    held.erase(place);
    m_shownTiles.push_back(tile);
  }

  Wall &m_wall;
  std::vector<TilePath> &m_paths;
  int m_players;
  SimulatedDealRandom &m_random;
  std::size_t m_at = 0;  // the event that is followed
  int m_drawn = 0;
  std::size_t m_replaced = 0;
  std::size_t m_turned = 0;
  std::array<bool, 4> m_redealt{};
  std::array<bool, 4> m_riichi{};
  std::array<Held, 4> m_held;
  // The fresh draw.
  std::array<std::size_t, 4> m_last{TilePath::kNever, TilePath::kNever, TilePath::kNever, TilePath::kNever};
  std::vector<Tile *> m_hidden;
  std::vector<Tile> m_drawnTiles;
  std::vector<Tile> m_shownTiles;
};

HiddenTiles::HiddenTiles(const ProvedGame &game, const ChoiceVerdict &verdict, const Board &board,
                         SimulatedDealKind kind)
    : m_game(game), m_verdict(verdict), m_shown(4) {
  for (const bool riichi : {true, false}) {
    for (int seat = 0; seat < game.players() && kind == SimulatedDealKind::InformationSet; ++seat) {
      if (seat == verdict.seat || (board.player(seat).riichi != RiichiState::None) != riichi)
        continue;
      m_seats.push_back(seat);
      m_shown[static_cast<std::size_t>(seat)] = board.player(seat).shown;
    }
  }
  const ProvedHand &hand = game.hands[verdict.hand];
  HiddenDeal deal(hand.wall);
  SimulatedDealRandom random(0);
  const Places places(deal, *this, random);
  m_tiles = places.tiles();
  std::size_t first = 0;
  for (const int seat : m_seats) {
    const PlayerBoard &player = board.player(seat);
    if (player.riichi == RiichiState::None)
      break;
    ReadyHand ready{
        first, places.heldBy(seat), static_cast<int>(player.melds.size()), countsOf(player.shown), {}, {},
        seat};
    for (const PondTile &discarded : player.pond)
      ready.discarded.add(discarded.tile.kind());
    first += ready.count;
    m_ready.push_back(ready);
  }
  notePassed(hand.events);
}

// Tiles of the others that a seat skipped after it declared riichi. The last tile can still be claimed.
void HiddenTiles::notePassed(const std::vector<Event> &events) {
  std::array<bool, 4> declared{};
  const auto add = [&](int seat, Tile tile) {
    for (std::size_t i = 0; i < m_ready.size(); ++i) {
      if (seat != m_seats[i] && declared[static_cast<std::size_t>(m_seats[i])])
        m_ready[i].passed.add(tile.kind());
    }
  };
  const Event *open = nullptr;  // a tile that nobody has drawn or called after
  const auto close = [&] {
    if (const auto *discard = open != nullptr ? std::get_if<Dahai>(open) : nullptr)
      add(discard->seat, discard->tile);
    if (const auto *kan = open != nullptr ? std::get_if<Call>(open) : nullptr)
      add(kan->seat, kan->meld.added);
    open = nullptr;
  };
  for (std::size_t i = 0; i < m_verdict.event; ++i) {
    const Event &event = events[i];
    const auto *call = std::get_if<Call>(&event);
    if (call != nullptr || std::holds_alternative<Tsumo>(event))
      close();
    if (const auto *riichi = std::get_if<Riichi>(&event))
      declared[static_cast<std::size_t>(riichi->seat)] = true;
    if (std::holds_alternative<Dahai>(event) || (call != nullptr && call->meld.type == MeldType::Kakan))
      open = &event;
  }
}

void HiddenTiles::deal(const std::vector<Tile> &tiles, SimulatedDealRandom &random, HiddenDeal &into) const {
  const Places places(into, *this, random);
  for (std::size_t i = 0; i < tiles.size(); ++i)
    *places.hidden()[i] = tiles[i];
}

}  // namespace janso
