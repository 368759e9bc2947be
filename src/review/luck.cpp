// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/luck.h"

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

#include "records/provedgame.h"
#include "rules/dora.h"
#include "rules/score.h"
#include "rules/shanten.h"
#include "table/wall.h"

namespace janso {
namespace {

// --- The truth, event by event ---

struct Seat {
  TileCounts counts;  // concealed
  TileCounts melded;  // in melds, and Norths set aside
  int reds = 0;       // in both
  int melds = 0;

  void add(Tile tile) {
    counts.add(tile);
    reds += tile.isRed() ? 1 : 0;
  }
  void lose(Tile tile) {
    counts.remove(tile);
    reds -= tile.isRed() ? 1 : 0;
  }
  int bonus(const TileCounts &dora) const {
    int han = reds;
    for (Kind kind = 0; kind < kKinds; ++kind)
      han += dora[kind] * (counts[kind] + melded[kind]);
    return han;
  }
};

class Follower {
 public:
  Follower(const ProvedGame &game, const ProvedHand &hand, const HandValue &value)
      : m_value(value),
        m_players(game.players()),
        m_rules(game.info->rules),
        m_rest(tileSet(game.info->rules)) {
    m_tilesLeft = static_cast<int>(m_rest.size()) - 14;
    for (const Event &event : hand.events) {
      if (m_known)
        std::visit([this](const auto &e) { follow(e); }, event);
    }
  }

  bool isKnown() const { return m_known; }
  const HandLuck &luck() const { return m_luck; }

 private:
  void follow(const KyokuStarted &start) {
    m_dealer = start.dealer;
    for (int seat = 0; seat < m_players; ++seat) {
      for (const Tile tile : start.hands[index(seat)]) {
        m_known = m_known && tile.isKnown();
        if (!tile.isKnown())
          return;
        m_seats[index(seat)].add(tile);
        take(tile);
        --m_tilesLeft;
      }
    }
    startsWith();
    if (m_rules.dora)
      indicate(start.doraIndicator);
  }

  // Less the mean of all, and its share from the others: what each has more than the others on average.
  void startsWith() {
    std::array<double, 4> values{};
    double sum = 0;
    for (int seat = 0; seat < m_players; ++seat)
      sum += values[index(seat)] = value(m_seats[index(seat)], m_dora);
    for (int seat = 0; seat < m_players; ++seat) {
      const double own = values[index(seat)] - sum / m_players;
      m_luck.terms[0][index(seat)] += own + own / (m_players - 1);
      m_luck.others[0][index(seat)] += own / (m_players - 1);
    }
  }

  void follow(const Tsumo &draw) {
    --m_tilesLeft;
    Seat &seat = m_seats[index(draw.seat)];
    give(LuckTerm::Draws, draw.seat, surprise(draw.tile, [&](Tile tile) {
           seat.add(tile);
           const double worth = value(seat, m_dora);
           seat.lose(tile);
           return worth;
         }));
    seat.add(draw.tile);
    take(draw.tile);
  }

  void follow(const Dahai &discard) { m_seats[index(discard.seat)].lose(discard.tile); }

  void follow(const Call &call) {
    Seat &seat = m_seats[index(call.seat)];
    if (call.meld.type == MeldType::Kakan) {
      meld(seat, call.meld.added);
      return;
    }
    ++seat.melds;
    if (call.meld.called.isKnown())
      seat.add(call.meld.called);
    for (const Tile tile : call.meld.tiles)
      meld(seat, tile);
  }

  void follow(const Kita &kita) { meld(m_seats[index(kita.seat)], kita.tile); }
  void follow(const DoraRevealed &dora) { indicate(dora.indicator); }

  void follow(const Hora &hora) {
    const HoraInfo &win = *hora.info;
    if (win.uraIndicators.empty() || win.result.yakuman > 0)
      return;
    TileCounts tiles = m_seats[index(win.winner)].counts;
    if (win.from >= 0)
      tiles.add(win.winTile);
    for (Kind kind = 0; kind < kKinds; ++kind)
      tiles[kind] = static_cast<std::uint8_t>(tiles[kind] + m_seats[index(win.winner)].melded[kind]);
    const auto hitsOf = [&](Tile indicator) { return int{tiles[doraOf(indicator.kind(), m_players)]}; };
    int hits = 0;
    for (const Tile indicator : win.uraIndicators)
      hits += hitsOf(indicator);
    std::vector<int> rest;
    for (const Tile tile : m_rest)
      rest.push_back(hitsOf(tile));
    const int han = win.result.han - hits;
    const double mean = meanOfUra(rest, win.uraIndicators.size(), han, win.result.fu);
    const double luck = points(han + hits, win.result.fu) - mean;
    pay(win, luck);
  }

  template <class Other>
  void follow(const Other &) {}

  static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

  static void meld(Seat &seat, Tile tile) {
    seat.counts.remove(tile);
    seat.melded.add(tile);
  }

  double value(const Seat &seat, const TileCounts &dora) const {
    const int norths = seat.counts[kNorth] + seat.melded[kNorth];
    return m_value(shanten(seat.counts, seat.melds), seat.bonus(dora) + m_value.hanOfNorth * norths,
                   std::max(0, m_tilesLeft));
  }

  void take(Tile tile) {
    const auto found = std::find(m_rest.begin(), m_rest.end(), tile);
    if (found != m_rest.end())
      m_rest.erase(found);
  }

  // Value of what came less the mean over all that could have.
  template <class Worth>
  double surprise(Tile came, Worth worth) const {
    double sum = 0;
    double actual = 0;
    for (std::size_t i = 0; i < m_rest.size();) {
      std::size_t end = i;
      while (end < m_rest.size() && m_rest[end] == m_rest[i])
        ++end;
      const double one = worth(m_rest[i]);
      sum += one * static_cast<double>(end - i);
      actual = m_rest[i] == came ? one : actual;
      i = end;
    }
    return actual - sum / static_cast<double>(m_rest.size());
  }

  void indicate(Tile indicator) {
    if (!indicator.isKnown())
      return;
    for (int seat = 0; seat < m_players; ++seat) {
      give(LuckTerm::Dora, seat, surprise(indicator, [&](Tile tile) {
             TileCounts dora = m_dora;
             ++dora[doraOf(tile.kind(), m_players)];
             return value(m_seats[index(seat)], dora);
           }));
    }
    ++m_dora[doraOf(indicator.kind(), m_players)];
    take(indicator);
  }

  void give(LuckTerm term, int to, double luck) {
    std::array<double, 4> &seats = m_luck.terms[static_cast<std::size_t>(term)];
    for (int seat = 0; seat < m_players; ++seat) {
      seats[index(seat)] += seat == to ? luck : -luck / (m_players - 1);
      if (seat != to)
        m_luck.others[static_cast<std::size_t>(term)][index(seat)] -= luck / (m_players - 1);
    }
  }

  double points(int han, int fu) const {
    Limit limit{};
    return basePoints(han, fu, 0, m_rules, limit);
  }

  // Over all ways to draw so many of the rest: `rest` has the hits of each tile.
  double meanOfUra(const std::vector<int> &rest, std::size_t count, int han, int fu) const {
    constexpr std::size_t kMostHits = 40;
    // ways[n][h]: share of the ways to choose n tiles with h hits in all.
    std::vector<std::array<double, kMostHits>> ways(count + 1);
    ways[0][0] = 1;
    for (const int hits : rest) {
      for (std::size_t n = count; n > 0; --n) {
        for (std::size_t h = kMostHits; h-- > static_cast<std::size_t>(hits);)
          ways[n][h] += ways[n - 1][h - static_cast<std::size_t>(hits)];
      }
    }
    double all = 0;
    double sum = 0;
    for (std::size_t h = 0; h < kMostHits; ++h) {
      all += ways[count][h];
      sum += ways[count][h] * points(han + static_cast<int>(h), fu);
    }
    return all > 0 ? sum / all : 0;
  }

  // `base` points more than to be expected, by the shares in which base points are paid.
  void pay(const HoraInfo &win, double base) {
    std::array<double, 4> &seats = m_luck.terms[static_cast<std::size_t>(LuckTerm::Ura)];
    double all = 0;
    for (int seat = 0; seat < m_players; ++seat)
      all += win.result.payments[index(seat)];
    if (all <= 0)
      return;
    // As many times the base points as are paid; rounding, which depends on the ura, stays out.
    const double whole = base * (win.winner == m_dealer ? 6 : 4);
    for (int seat = 0; seat < m_players; ++seat) {
      const double paid = whole * win.result.payments[index(seat)] / all;
      seats[index(seat)] -= paid;
      m_luck.others[static_cast<std::size_t>(LuckTerm::Ura)][index(seat)] -= paid;
    }
    seats[index(win.winner)] += whole;
  }

  const HandValue &m_value;
  int m_players;
  const RuleSet &m_rules;
  std::vector<Tile> m_rest;  // neither dealt nor drawn nor shown; equal ones stand together
  std::array<Seat, 4> m_seats;
  TileCounts m_dora;
  int m_tilesLeft = 0;
  int m_dealer = 0;
  bool m_known = true;
  HandLuck m_luck;
};

}  // namespace

double HandLuck::of(int seat) const {
  double sum = 0;
  for (const auto &term : terms)
    sum += term[static_cast<std::size_t>(seat)];
  return sum;
}

double HandLuck::own(LuckTerm term, int seat) const {
  const auto at = static_cast<std::size_t>(term);
  return terms[at][static_cast<std::size_t>(seat)] - others[at][static_cast<std::size_t>(seat)];
}

double HandLuck::ofOthers(int seat) const {
  double sum = 0;
  for (const auto &term : others)
    sum += term[static_cast<std::size_t>(seat)];
  return sum;
}

HandLuck &HandLuck::operator+=(const HandLuck &other) {
  for (std::size_t term = 0; term < terms.size(); ++term) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
      terms[term][seat] += other.terms[term][seat];
      others[term][seat] += other.others[term][seat];
    }
  }
  return *this;
}

double HandValue::operator()(int shanten, int bonus, int tilesLeft) const {
  const double win = points[static_cast<std::size_t>(std::clamp(bonus, 0, 8))];
  if (shanten < 0)
    return win;
  const double chance = chances[static_cast<std::size_t>(std::min(shanten, 6))];
  return win * (1 - std::pow(1 - chance, tilesLeft / tilesOfTurn));
}

std::optional<HandLuck> luckOf(const ProvedGame &game, std::size_t hand, const HandValue &value) {
  const Follower follower(game, game.hands[hand], value);
  if (!follower.isKnown())
    return std::nullopt;
  return follower.luck();
}

std::optional<HandLuck> luckOf(const ProvedGame &game, const HandValue &value) {
  HandLuck sum;
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
    const std::optional<HandLuck> luck = luckOf(game, hand, value);
    if (!luck)
      return std::nullopt;
    sum += *luck;
  }
  return sum;
}

double pointsWon(const ProvedGame &game, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  double points = 0;
  for (const ProvedHand &hand : game.hands) {
    for (const Event &event : hand.events) {
      if (const auto *win = std::get_if<Hora>(&event))
        points += win->info->result.deltas[at];
      else if (const auto *draw = std::get_if<Ryukyoku>(&event))
        points += draw->info->deltas[at];
      else if (const auto *riichi = std::get_if<RiichiAccepted>(&event))
        points -= riichi->seat == seat ? 1000 : 0;
    }
  }
  return points;
}

std::optional<int> finalPlace(const ProvedGame &game, int seat) {
  if (!game.result)
    return std::nullopt;
  return game.result->place[static_cast<std::size_t>(seat)];
}

double adjustedError(std::size_t hands, int players) {
  return luckScale(players).restOfHand * std::sqrt(static_cast<double>(hands));
}

double adjusted(double points, double luck) {
  return points - kLuckWeight * luck;
}

}  // namespace janso
