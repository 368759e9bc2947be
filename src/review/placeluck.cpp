// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/placeluck.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "records/provedgame.h"
#include "review/handrace.h"
#include "review/luck.h"
#include "rules/actionkinds.h"
#include "rules/dora.h"
#include "rules/legal/legal.h"
#include "rules/payment.h"
#include "rules/score.h"
#include "table/wall.h"

namespace janso {
namespace {

using BySeat = std::array<double, 4>;

// What differs between a table of four players and one of three.
struct PlaceLuckFigures {
  std::array<double, kPlaceLuckTerms> weights;
  double usualUra;             // of the points of a win in riichi
  double drawn;                // share of wins by the own draw
  bool replacements;           // draws after a kan or a North count as well
  const HandValue &handValue;  // by which the points of luckOf() are reckoned
};
// The slopes of places on the terms over 1,000 matches of four club players, rounded; 300 of experts have
// 1.23, 0.82, 0.66, 0.87, 0.87. Other weights would keep the mean as well.
constexpr PlaceLuckFigures kOfFour{{1.15, 0.9, 0.72, 0.75, 0.75}, 0.15, 0.45, false, kHandValue};
constexpr HandValue kHandValueOfThree{kHandValue.chances, kHandValue.points, 3, 1};  // with Norths
// The same of three club players over 2,000 matches, by
//   JANSO_LUCK_MATCHES=2000 JANSO_LUCK_SEED=luck3-fit tests_review placeluck
// The two shares are theirs as well.
constexpr PlaceLuckFigures kOfThree{{1.15, 0.88, 0.68, 0.74, 0.57}, 0.15, 0.5, true, kHandValueOfThree};

const PlaceLuckFigures &figuresOf(int players) {
  return players == 3 ? kOfThree : kOfFour;
}

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

// A kind of tile that may come, and how many of it there are.
struct Coming {
  Tile tile;
  int count = 0;
};

// All that has neither been dealt nor drawn nor turned.
std::vector<Coming> comingOf(const Round &round) {
  const Wall &wall = round.wall();
  std::vector<Tile> rest = tileSet(round.board().rules());
  const auto gone = [&rest](Tile tile) {
    const auto found = std::find(rest.begin(), rest.end(), tile);
    if (found != rest.end())
      rest.erase(found);
  };
  const Board &board = round.board();

  const int live = liveTiles(board.seats()) - board.rinshanDrawn - board.tilesLeft;
  for (int i = 0; i < live; ++i)
    gone(wall.live[index(i)]);
  for (int i = 0; i < board.rinshanDrawn; ++i)
    gone(wall.rinshan[index(i)]);
  for (const Tile indicator : board.doraIndicators)
    gone(indicator);
  std::vector<Coming> coming;
  for (const Tile tile : rest) {
    if (coming.empty() || coming.back().tile != tile)
      coming.push_back({tile, 0});
    ++coming.back().count;
  }
  return coming;
}

// One draw, before it happens.
class Draw {
 public:
  Draw(const Round &before, const Tsumo &draw, std::array<std::unique_ptr<Bot>, 4> &bots)
      : m_before(before),
        m_players(before.board().seats()),
        m_figures(figuresOf(m_players)),
        m_seat(draw.seat),
        m_replacement(draw.rinshan),
        m_bots(bots),
        m_coming(comingOf(before)) {
    look();
    m_tiles = stillToCome(m_views);
    m_last = before.board().tilesLeft == 1;
    m_time.tilesLeft = before.board().tilesLeft;
    m_time.players = m_players;
    m_time.coming = 0;
    for (const Coming &coming : m_coming)
      m_time.coming += coming.count;
    for (int other = 0; other < m_players; ++other) {
      m_hands[index(other)] = raceHandOf(m_views[index(other)], m_tiles);
      m_time.riichi += m_hands[index(other)].riichi ? 1 : 0;
      m_ready = m_ready || (other != m_seat && !m_views[index(other)].waits.empty());
    }
    for (int other = 0; other < m_players; ++other)
      m_odds[index(other)] = std::exp(raceOdds(m_hands[index(other)], m_time, other));
    m_odds[kNobody] = std::exp(raceOdds({}, m_time, kNobody));
  }

  // Value of what came less the mean of all that could have; whether some would have ended the hand.
  BySeat luck(Tile came, bool &ends) {
    BySeat mean{};
    BySeat actual{};
    int all = 0;
    ends = false;
    for (const Coming &coming : m_coming) {
      const BySeat value = valueOf(coming.tile, ends);
      for (std::size_t seat = 0; seat < value.size(); ++seat)
        mean[seat] += value[seat] * coming.count;
      if (coming.tile == came)
        actual = value;
      all += coming.count;
    }
    for (std::size_t seat = 0; seat < mean.size(); ++seat)
      actual[seat] -= mean[seat] / all;
    return actual;
  }

 private:
  // What a replacement tile is drawn for has left the hand by then.
  void look() {
    std::optional<Round> after;
    if (m_replacement) {
      std::vector<Event> events;
      after.emplace(m_before).advance(events);
    }
    for (int seat = 0; seat < m_players; ++seat)
      m_views[index(seat)] = (after ? *after : m_before).viewOf(seat);
    if (m_replacement)
      m_views[index(m_seat)].drawn = Tile();
  }

  // A North is as good as set aside: what replaces it is luck of its own.
  RaceHand handWith(Tile tile) const {
    SeatView own = m_views[index(m_seat)];
    if (own.rules().kita && tile.kind() == kNorth) {
      ++own.board.players[index(m_seat)].kita;
      return raceHandOf(own, m_tiles);
    }
    own.drawn = tile;
    return own.waits.empty() ? raceHandOf(own, m_tiles) : m_hands[index(m_seat)];
  }

  BySeat valueOf(Tile tile, bool &ends) {
    if (m_last || m_ready || m_views[index(m_seat)].waits.has(tile.kind())) {
      if (const std::optional<BySeat> deltas = ended(tile)) {
        ends = true;
        return places(*deltas);
      }
    }
    const RaceHand hand = handWith(tile);
    std::array<double, kNobody + 1> odds = m_odds;
    odds[index(m_seat)] = std::exp(raceOdds(hand, m_time, m_seat));
    double all = 0;
    for (const double one : odds)
      all += one;
    BySeat value{};
    for (int winner = 0; winner < m_players; ++winner) {
      const double points = racePoints(winner == m_seat ? hand : m_hands[index(winner)], m_players);
      const BySeat &moved = places(paid(winner, points));
      for (std::size_t seat = 0; seat < value.size(); ++seat)
        value[seat] += odds[index(winner)] / all * moved[seat];
    }
    return value;
  }

  // What a win of so many points moves: the usual mix of own draws, by which less may be paid, and of others'
  // tiles.
  BySeat paid(int winner, double points) const {
    const Board &board = m_before.board();
    const RuleSet &rules = board.rules();
    const bool dealerWins = winner == board.dealer;
    const double ofRon = handPointsOf(rules, kManganBase, dealerWins, false);
    const double byDraw = handPointsOf(rules, kManganBase, dealerWins, true) / ofRon;
    const double byAny = m_figures.drawn * byDraw + (1 - m_figures.drawn);
    const double ron = std::round(points / byAny / 100) * 100 + honbaPointsOf(rules, board.honba, false);
    BySeat deltas{};
    for (int seat = 0; seat < m_players; ++seat) {
      const double drawn = tsumoShare(rules, kManganBase, dealerWins, seat == board.dealer) / ofRon;
      deltas[index(seat)] = -ron * (m_figures.drawn * drawn + (1 - m_figures.drawn) / (m_players - 1));
    }
    deltas[index(winner)] = ron * byAny + double{kStick} * board.kyotaku;
    return deltas;
  }

  // How the scores change where the hand ends at once.
  std::optional<BySeat> ended(Tile tile) {
    Round round = m_before.withOtherDraw(tile, m_replacement);
    std::vector<Event> events;
    round.advance(events);
    const Decision *asked = round.decisionOf(m_seat);
    if (asked == nullptr)
      return std::nullopt;
    if (offersWin(*asked))
      return won(round, m_seat, -1, tile);
    const Action action =
        m_bots[index(m_seat)]->decide(round.viewOf(m_seat), {asked->legal.data(), asked->legal.size()});
    if (!isDiscard(action.type) || (!m_last && !isWaitedFor(action.tile.kind())))
      return std::nullopt;
    round.answer(m_seat, asked->id, action);
    round.advance(events);
    return round.isOver() ? std::optional(moved(round)) : claimed(round, action.tile);
  }

  static bool offersWin(const Decision &decision) {
    return std::ranges::any_of(decision.legal, [](const Action &action) { return action.isWin(); });
  }

  BySeat moved(const Round &round) const {
    BySeat deltas{};
    for (std::size_t seat = 0; seat < deltas.size(); ++seat)
      deltas[seat] = round.outcome().scores[seat] - m_before.board().scores[seat];
    return deltas;
  }

  // What lies beneath is luck of its own: here a win in riichi has the usual of it.
  BySeat won(const Round &round, int winner, int from, Tile tile) const {
    const SeatView view = round.viewOf(winner);
    const TileCounts counts = view.concealedCounts();
    BySeat deltas{};
    const ScoreOutcome outcome = scoreHand(winInputOf(heldBy(view, counts), from, tile), view.rules());
    for (std::size_t seat = 0; outcome.result && seat < deltas.size(); ++seat) {
      const WinResult &win = *outcome.result;
      const bool ura = view.me().riichi != RiichiState::None && win.yakuman == 0;
      deltas[seat] = win.deltas[seat] - (ura ? m_figures.usualUra * win.payments[seat] : 0);
      if (ura && index(winner) == seat)
        deltas[seat] += m_figures.usualUra * win.handPoints;
    }
    return deltas;
  }

  // Whoever can win does; nothing where nobody can, but for the last tile.
  std::optional<BySeat> claimed(Round &round, Tile tile) const {
    BySeat deltas{};
    bool any = false;
    while (!round.isOver() && !round.pending().empty() && round.pending().front().seat != m_seat) {
      const Decision decision = round.pending().front();
      if (offersWin(decision)) {
        const BySeat one = won(round, decision.seat, m_seat, tile);
        for (std::size_t seat = 0; seat < deltas.size(); ++seat)
          deltas[seat] += one[seat];
        any = true;
      }
      const auto skip = std::ranges::find_if(
          decision.legal, [](const Action &action) { return action.type == ActionType::Skip; });
      if (skip == decision.legal.end())
        break;
      round.answer(decision.seat, decision.id, *skip);
      std::vector<Event> events;
      if (m_last && !any && round.canAdvance())
        round.advance(events);
    }
    if (any)
      return deltas;
    return round.isOver() ? std::optional(moved(round)) : std::nullopt;
  }

  bool isWaitedFor(Kind kind) const {
    for (int other = 0; other < m_players; ++other) {
      if (other != m_seat && m_views[index(other)].waits.has(kind))
        return true;
    }
    return false;
  }

  // By how much these changes of the scores change the places.
  const BySeat &places(const BySeat &deltas) {
    const auto [known, isNew] = m_places.try_emplace(deltas);
    if (isNew) {
      for (int seat = 0; seat < m_players; ++seat)
        known->second[index(seat)] = placeChange(m_views[index(seat)], {deltas});
    }
    return known->second;
  }

  const Round &m_before;
  int m_players;
  const PlaceLuckFigures &m_figures;
  int m_seat;
  bool m_replacement;
  std::array<std::unique_ptr<Bot>, 4> &m_bots;
  std::vector<Coming> m_coming;
  std::array<SeatView, 4> m_views;
  TileCounts m_tiles;
  RaceTime m_time;
  std::array<RaceHand, 4> m_hands;
  std::array<double, kNobody + 1> m_odds{};
  bool m_ready = false;  // another seat waits
  bool m_last = false;
  std::map<BySeat, BySeat> m_places;
};

void addDraws(PlaceLuck &luck, const ProvedGame &game, std::size_t hand) {
  std::array<std::unique_ptr<Bot>, 4> bots;
  for (std::size_t seat = 0; seat < bots.size(); ++seat)
    bots[seat] = makeBot("club", seat);
  const std::vector<Event> &events = game.hands[hand].events;
  HandWalk walk(game, hand);
  for (;;) {
    const Round before = walk.round();
    const std::size_t from = walk.happened();
    if (!walk.step())
      return;
    const std::size_t to = walk.happened();
    for (std::size_t at = from; at < to && from > 0; ++at) {
      if (std::holds_alternative<DoraRevealed>(events[at]))
        break;
      const auto *draw = std::get_if<Tsumo>(&events[at]);
      if (draw == nullptr || (draw->rinshan && !figuresOf(game.players()).replacements))
        continue;
      bool ends = false;
      const BySeat places = Draw(before, *draw, bots).luck(draw->tile, ends);
      BySeat &term = luck.terms[static_cast<std::size_t>(ends ? PlaceLuckTerm::Ends : PlaceLuckTerm::Draws)];
      for (std::size_t seat = 0; seat < term.size(); ++seat)
        term[seat] += places[seat];
    }
  }
}

}  // namespace

double PlaceLuck::of(int seat) const {
  double sum = 0;
  for (std::size_t term = 0; term < terms.size(); ++term)
    sum += figuresOf(players).weights[term] * terms[term][index(seat)];
  return sum;
}

PlaceLuck &PlaceLuck::operator+=(const PlaceLuck &other) {
  players = other.players;
  for (std::size_t term = 0; term < terms.size(); ++term) {
    for (std::size_t seat = 0; seat < terms[term].size(); ++seat)
      terms[term][seat] += other.terms[term][seat];
  }
  return *this;
}

std::optional<PlaceLuck> placeLuckOf(const ProvedGame &game, std::size_t hand) {
  PlaceLuck luck;
  luck.players = game.players();
  const std::optional<HandLuck> points = luckOf(game, hand, figuresOf(luck.players).handValue);
  if (!points)
    return std::nullopt;
  const auto take = [&](PlaceLuckTerm to, LuckTerm from) {
    for (int seat = 0; seat < luck.players; ++seat)
      luck.terms[static_cast<std::size_t>(to)][index(seat)] =
          placesOfLuck(points->terms[static_cast<std::size_t>(from)][index(seat)], luck.players);
  };
  take(PlaceLuckTerm::Start, LuckTerm::Start);
  take(PlaceLuckTerm::Dora, LuckTerm::Dora);
  take(PlaceLuckTerm::Ura, LuckTerm::Ura);
  addDraws(luck, game, hand);
  return luck;
}

std::optional<PlaceLuck> placeLuckOf(const ProvedGame &game) {
  PlaceLuck sum;
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
    const std::optional<PlaceLuck> luck = placeLuckOf(game, hand);
    if (!luck)
      return std::nullopt;
    sum += *luck;
  }
  return sum;
}

}  // namespace janso
