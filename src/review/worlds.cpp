// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/worlds.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

#include "rules/actionkinds.h"
#include "rules/shanten.h"
#include "table/wall.h"

namespace janso {
namespace {

constexpr int kMostTries = 2000;
constexpr int kMostReadyTries = 200000;

// Where each hidden tile lies in the wall when a decision is taken.
class Places {
 public:
  Places(Wall &wall, const ProvedHand &hand, std::size_t events, int players)
      : m_wall(wall), m_players(players) {
    for (std::size_t i = 0; i < events; ++i)
      std::visit([this](const auto &e) { follow(e); }, hand.events[i]);
  }

  using Held = std::vector<Tile *>;
  const Held &heldBy(int seat) const { return m_held[static_cast<std::size_t>(seat)]; }

  Held undrawn() const {
    Held places;
    for (int i = m_drawn; i < liveTiles(m_players); ++i)
      places.push_back(&m_wall.live[static_cast<std::size_t>(i)]);
    for (std::size_t i = m_replaced; i < m_wall.rinshan.size(); ++i)
      addKnown(places, m_wall.rinshan[i]);
    for (int i = 0; i < ownIndicators(m_players); ++i) {
      const auto index = static_cast<std::size_t>(i);
      if (index >= m_turned)
        addKnown(places, m_wall.doraIndicators[index]);
      addKnown(places, m_wall.uraIndicators[index]);
    }
    return places;
  }

 private:
  static void addKnown(Held &places, Tile &tile) {
    if (tile.isKnown())
      places.push_back(&tile);
  }

  void follow(const KyokuStarted &start) {
    for (int seat = 0; seat < m_players; ++seat) {
      for (int k = 0; k < 13; ++k) {
        const int index = dealtIndex((seat - start.dealer + m_players) % m_players, k, m_players);
        m_held[static_cast<std::size_t>(seat)].push_back(&m_wall.live[static_cast<std::size_t>(index)]);
      }
    }
    m_drawn = dealtTiles(m_players);
    m_turned = 1;
  }
  void follow(const Tsumo &draw) {
    Tile &place =
        draw.rinshan ? m_wall.rinshan[m_replaced++] : m_wall.live[static_cast<std::size_t>(m_drawn++)];
    m_held[static_cast<std::size_t>(draw.seat)].push_back(&place);
  }
  void follow(const Dahai &discard) { lose(discard.seat, discard.tile); }
  void follow(const Kita &kita) { lose(kita.seat, kita.tile); }
  void follow(const DoraRevealed &) { ++m_turned; }
  void follow(const Call &call) {
    if (call.meld.type == MeldType::Kakan) {
      lose(call.seat, call.meld.added);
      return;
    }
    bool called = false;
    for (const Tile tile : call.meld.tiles) {
      if (!called && tile == call.meld.called)
        called = true;
      else
        lose(call.seat, tile);
    }
  }
  template <class Other>
  void follow(const Other &) {}

  // The last of its like: a tile drawn and discarded at once is that one.
  void lose(int seat, Tile tile) {
    Held &held = m_held[static_cast<std::size_t>(seat)];
    const auto found =
        std::find_if(held.rbegin(), held.rend(), [&](const Tile *place) { return *place == tile; });
    if (found != held.rend())
      held.erase(std::next(found).base());
  }

  Wall &m_wall;
  int m_players;
  int m_drawn = 0;
  std::size_t m_replaced = 0;
  std::size_t m_turned = 0;
  std::array<Held, 4> m_held;
};

void shuffle(std::vector<Tile> &tiles, std::size_t first, WorldRandom &random) {
  for (std::size_t i = tiles.size(); i > first + 1; --i)
    std::swap(tiles[i - 1], tiles[first + random.below(i - first)]);
}

// The first `count` of tiles from `first` on become a ready hand; false: none was found.
bool makeReady(std::vector<Tile> &tiles, std::size_t first, std::size_t count, int melds,
               WorldRandom &random) {
  for (int i = 0; i < kMostReadyTries; ++i) {
    TileCounts counts;
    for (std::size_t k = 0; k < count; ++k) {
      std::swap(tiles[first + k], tiles[first + k + random.below(tiles.size() - first - k)]);
      counts.add(tiles[first + k]);
    }
    if (shanten(counts, melds) == 0)
      return true;
  }
  return false;
}

// What lies at these places put in order anew; those of a ready hand come first.
bool dealAt(const Places::Held &hidden, const std::vector<std::pair<std::size_t, int>> &ready,
            WorldRandom &random) {
  std::vector<Tile> tiles;
  for (const Tile *place : hidden)
    tiles.push_back(*place);
  std::size_t first = 0;
  for (const auto &[count, melds] : ready) {
    if (!makeReady(tiles, first, count, melds, random))
      return false;
    first += count;
  }
  shuffle(tiles, first, random);
  for (std::size_t i = 0; i < hidden.size(); ++i)
    *hidden[i] = tiles[i];
  return true;
}

// The hidden tiles at other places; false: no ready hand was found for a seat in riichi.
bool deal(Wall &wall, const ProvedGame &game, const ChoiceVerdict &verdict, const Board &board,
          WorldKind kind, WorldRandom &random) {
  const Places places(wall, game.hands[verdict.hand], verdict.event, game.players());
  Places::Held hidden;
  std::vector<std::pair<std::size_t, int>> ready;  // tiles and melds of those in riichi, who come first
  for (const bool riichi : {true, false}) {
    for (int seat = 0; seat < game.players() && kind == WorldKind::InformationSet; ++seat) {
      if (seat == verdict.seat || (board.player(seat).riichi != RiichiState::None) != riichi)
        continue;
      const Places::Held &held = places.heldBy(seat);
      hidden.insert(hidden.end(), held.begin(), held.end());
      if (riichi)
        ready.emplace_back(held.size(), static_cast<int>(board.player(seat).melds.size()));
    }
  }
  const Places::Held undrawn = places.undrawn();
  hidden.insert(hidden.end(), undrawn.begin(), undrawn.end());
  if (!dealAt(hidden, ready, random))
    return false;
  alignIndicators(wall, game.players());
  return true;
}

// The recorded answers of one stop of the table, given in another world; false: they do not fit it. Who has
// passed a win did not hold that hand, but for seat `mayPass`, of which it is known; 4 = any may.
bool answerStop(Round &round, const std::vector<GivenAnswer> &given, int mayPass) {
  while (!round.pending().empty()) {
    const Decision decision = round.pending().front();
    const auto recorded = std::ranges::find(given, decision.seat, &GivenAnswer::seat);
    const auto skip = std::find_if(decision.legal.begin(), decision.legal.end(),
                                   [](const Action &a) { return a.type == ActionType::Skip; });
    const Action *action = recorded != given.end()        ? &recorded->action
                           : skip != decision.legal.end() ? &*skip
                                                          : nullptr;
    const bool wins =
        std::any_of(decision.legal.begin(), decision.legal.end(), [](const Action &a) { return a.isWin(); });
    if (action == nullptr || (wins && !action->isWin() && mayPass < 4 && decision.seat != mayPass) ||
        round.answer(decision.seat, decision.id, *action) != AnswerStatus::Accepted)
      return false;
  }
  return true;
}

// The hand played to the decision in the world of this wall.
std::optional<Round> playTo(const ProvedGame &game, const ChoiceVerdict &verdict, const Wall &wall,
                            int mayPass) {
  Round round(game.info, game.hands[verdict.hand].start, wall, 1);
  std::vector<GivenAnswer> given;
  std::vector<Event> events;
  std::size_t answers = 0;
  for (HandWalk walk(game, verdict.hand);;) {
    const GivenAnswer *answer = walk.next();
    if (answer != nullptr && answers + (walk.round().pending().size() - 1) >= verdict.answer &&
        answers <= verdict.answer && given.empty() && walk.happened() == verdict.event)
      break;
    if (answer != nullptr) {
      given.push_back(*answer);
      ++answers;
    } else {
      if (!answerStop(round, given, mayPass) || !round.canAdvance())
        return std::nullopt;
      given.clear();
      events.clear();
      round.advance(events);
    }
    if (!walk.step())
      return std::nullopt;
  }
  return round;
}

}  // namespace

std::uint64_t WorldRandom::next() {
  m_state += 0x9E3779B97F4A7C15U;
  std::uint64_t z = m_state;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
  z = (z ^ z >> 27) * 0x94D049BB133111EBU;
  return z ^ z >> 31;
}

bool hasWorlds(const ProvedGame &game, std::size_t hand, WorldKind kind) {
  if (kind == WorldKind::InformationSet || game.wallsKnown)
    return true;
  if (kind == WorldKind::TrueWall)
    return false;
  const ProvedHand &played = game.hands[hand];
  const auto *start = played.events.empty() ? nullptr : std::get_if<KyokuStarted>(&played.events.front());
  return start != nullptr &&
         std::all_of(start->hands.begin(), start->hands.begin() + game.players(), [](const auto &tiles) {
           return std::all_of(tiles.begin(), tiles.end(), [](Tile tile) { return tile.isKnown(); });
         });
}

std::optional<Round> sampleWorld(const ProvedGame &game, const ChoiceVerdict &verdict, std::uint64_t seed,
                                 WorldKind kind) {
  const Wall &truth = game.hands[verdict.hand].wall;
  std::optional<Round> real = playTo(game, verdict, truth, 4);
  if (!real || kind == WorldKind::TrueWall)
    return real;
  const SeatView seen = real->viewOf(verdict.seat);
  const int mayPass = kind == WorldKind::TrueHands ? 4 : verdict.seat;
  WorldRandom random(seed);
  for (int i = 0; i < kMostTries; ++i) {
    Wall wall = truth;
    if (!deal(wall, game, verdict, seen.board, kind, random))
      return std::nullopt;
    std::optional<Round> round = playTo(game, verdict, wall, mayPass);
    if (round && round->decisionOf(verdict.seat) != nullptr && round->viewOf(verdict.seat) == seen)
      return round;
  }
  return std::nullopt;
}

}  // namespace janso
