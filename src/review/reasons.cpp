// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/reasons.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

#include "bots/reading/tableread.h"
#include "records/provedgame.h"
#include "review/stepback.h"
#include "rules/actionkinds.h"
#include "rules/places.h"

namespace janso {
namespace {

constexpr double kLooms = 0.5;        // so likely to wait that one speaks of a danger
constexpr double kWorthSaying = 100;  // points

double percent(float share) {
  return 100 * static_cast<double>(share);
}

// A fact and how many points speak by it.
struct Weighed {
  Fact fact;
  double weight = 0;
};

// The table as the seat saw it when it was asked.
std::optional<SeatView> viewAt(const ProvedGame &game, const ChoiceVerdict &verdict) {
  std::size_t answers = 0;
  for (HandWalk walk(game, verdict.hand);;) {
    const GivenAnswer *answer = walk.next();
    if (answer != nullptr && answers == verdict.answer)
      return answer->seat == verdict.seat && answer->action == verdict.action
                 ? std::optional(walk.round().viewOf(verdict.seat))
                 : std::nullopt;
    answers += answer != nullptr ? 1 : 0;
    if (!walk.step())
      return std::nullopt;
  }
}

// Facts of one verdict.
class Teller {
 public:
  Teller(const SeatView &view, const ChoiceVerdict &verdict)
      : m_view(view),
        m_best(verdict.best().considered),
        m_given(verdict.given().considered),
        m_verdict(verdict),
        m_danger(readDanger(view)),
        m_tiles(readTiles(view)) {}

  std::vector<Fact> tell() {
    switch (m_verdict.category) {
      case Category::LastHand:
        addLastHand();
        break;
      case Category::Call:
        addCall();
        break;
      case Category::Riichi:
        addRiichi();
        break;
      default:
        break;
    }
    if (isDiscard(m_best.action.type) && isDiscard(m_given.action.type))
      addDiscards();
    std::ranges::stable_sort(m_facts, [](const Weighed &a, const Weighed &b) { return a.weight > b.weight; });
    std::vector<Fact> facts;
    for (const Weighed &weighed : m_facts) {
      if (facts.size() < 2)
        facts.push_back(weighed.fact);
    }
    return facts;
  }

 private:
  void add(FactCode code, double weight, std::vector<double> numbers, int seat = -1) {
    Fact fact{code, m_best.action, m_given.action, std::move(numbers)};
    fact.seat = seat;
    if (seat >= 0) {
      fact.riichi = m_view.board.player(seat).riichi != RiichiState::None;
      fact.safety = safetyOf(m_view, seat, m_best.action.tile.kind()).safety;
    }
    m_facts.push_back({std::move(fact), weight});
  }

  static double risked(const Considered &c) {
    return static_cast<double>(c.dealIn) * static_cast<double>(c.loss);
  }

  // Kinds and tiles that bring the hand nearer, counted from what the seat saw.
  struct Width {
    int shanten = 0;
    int kinds = 0;
    int tiles = 0;
  };
  Width widthAfter(Tile discard) const {
    TileCounts left = m_view.concealedCounts();
    left.remove(discard);
    const int melds = static_cast<int>(m_view.me().melds.size());
    Width width{shanten(left, melds)};
    for (const Kind kind : acceptedKinds(left, melds)) {
      width.kinds += m_tiles.left(kind) > 0 ? 1 : 0;
      width.tiles += m_tiles.left(kind);
    }
    return width;
  }

  // The opponent who threatens most with the tile that was played.
  int threatTo(Kind kind) const {
    int most = -1;
    double highest = 0;
    for (int seat = 0; seat < m_view.board.seats(); ++seat) {
      const Threat &threat = m_danger.threat(seat);
      const double risk = threat.tenpai * static_cast<double>(threat.rate[kind]);
      if (seat != m_view.seat && threat.tenpai >= kLooms && risk > highest) {
        highest = risk;
        most = seat;
      }
    }
    return most;
  }

  void addDiscards() {
    const bool folds = m_best.motive == Motive::Fold;
    const bool folded = m_given.motive == Motive::Fold;
    const int threat = threatTo(m_given.action.tile.kind());
    const double saved = risked(m_given) - risked(m_best);
    if (folds && !folded && threat >= 0)
      add(FactCode::Fold, 1e9,
          {percent(m_given.dealIn), static_cast<double>(m_given.loss), percent(m_given.win)}, threat);
    if (!folds && folded)
      add(FactCode::Push, 1e9,
          {static_cast<double>(m_best.points), percent(m_best.win), percent(m_best.dealIn),
           static_cast<double>(m_best.loss)});
    if (saved > 0 && threat >= 0)
      add(FactCode::Safer, saved, {percent(m_best.dealIn), percent(m_given.dealIn)}, threat);
    if (folds || folded)
      return;
    addWidth();
    const double more = static_cast<double>(m_best.points - m_given.points);
    if (more >= kWorthSaying && m_given.win > 0)
      add(FactCode::Value, more * static_cast<double>(m_best.win + m_given.win) / 2,
          {static_cast<double>(m_best.points), static_cast<double>(m_given.points)});
  }

  // Only where the hand stays closed or has its yaku: else not every tile that fits helps.
  void addWidth() {
    if (!m_view.me().isMenzen())
      return;
    const Width a = widthAfter(m_best.action.tile);
    const Width b = widthAfter(m_given.action.tile);
    if (a.shanten != b.shanten || a.tiles <= b.tiles)
      return;
    const double byWin = static_cast<double>(m_best.win - m_given.win) *
                         static_cast<double>(m_best.points + m_given.points) / 2;
    add(FactCode::Efficiency, std::max(0.0, byWin),
        {static_cast<double>(a.kinds), static_cast<double>(a.tiles), static_cast<double>(b.kinds),
         static_cast<double>(b.tiles)});
  }

  // What the hand is after the call and its best discard, whatever plan the bot has for it.
  int shantenAfterCall(const Action &call) const {
    TileCounts left = m_view.concealedCounts();
    Kind low = call.tile.kind();
    for (const Tile tile : call.consumed) {
      if (!tile.isKnown())
        continue;
      left.remove(tile);
      low = std::min(low, tile.kind());
    }
    const MeldType meld = call.type == ActionType::Chi ? MeldType::Chi : MeldType::Pon;
    const KindSet forbidden = kuikaeOf(meld, call.tile.kind(), low, m_view.rules());
    const int melds = static_cast<int>(m_view.me().melds.size()) + 1;
    int best = shanten(TileCounts(), 0);
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (left[kind] == 0 || forbidden.has(kind))
        continue;
      --left[kind];
      best = std::min(best, shanten(left, melds));
      ++left[kind];
    }
    return best;
  }

  void addCall() {
    const bool calls = m_best.action.type != ActionType::Skip;
    if (calls == (m_given.action.type != ActionType::Skip))
      return;  // two ways to call: no pattern speaks of that
    const Considered &call = calls ? m_best : m_given;
    const Candidate &pass = *std::ranges::find_if(m_verdict.candidates, [](const Candidate &c) {
      return c.considered.action.type == ActionType::Skip;
    });
    const int now = shanten(m_view.concealedCounts(), static_cast<int>(m_view.me().melds.size()));
    const int after = shantenAfterCall(call.action);
    if (calls && after >= now && m_verdict.best().points - pass.points < kWorthSaying)
      return;  // neither speed nor value speak for it
    add(calls ? FactCode::Call : FactCode::NoCall, 1e9,
        {static_cast<double>(after), static_cast<double>(now),
         calls ? m_verdict.best().points : m_verdict.given().points, pass.points});
  }

  void addRiichi() {
    const bool declares = isRiichi(m_best.action.type);
    const Considered &riichi = declares ? m_best : m_given;
    const Considered &dama = declares ? m_given : m_best;
    if (dama.win <= riichi.win || riichi.points <= dama.points)
      return;  // it is not this that speaks
    add(declares ? FactCode::Riichi : FactCode::Dama, 1e9,
        {static_cast<double>(riichi.points - dama.points), percent(dama.win - riichi.win),
         std::abs(m_verdict.best().points - m_verdict.given().points)});
  }

  void addLastHand() {
    const Scores &scores = m_view.board.scores;
    const std::array<int, 4> places = placesOf(scores, m_view.board.seats());
    const int own = places[static_cast<std::size_t>(m_view.seat)];
    if (own == 1) {
      add(FactCode::LastHand, 1e9, {0, 1});
      return;
    }
    for (int seat = 0; seat < m_view.board.seats(); ++seat) {
      if (places[static_cast<std::size_t>(seat)] != own - 1)
        continue;
      // Equal scores go to the earlier seat.
      const int gap = scores[static_cast<std::size_t>(seat)] - scores[static_cast<std::size_t>(m_view.seat)] +
                      (m_view.seat < seat ? 0 : 100);
      add(FactCode::LastHand, 1e9, {static_cast<double>(gap), static_cast<double>(own - 1)});
    }
  }

  const SeatView &m_view;
  const Considered &m_best;
  const Considered &m_given;
  const ChoiceVerdict &m_verdict;
  DangerRead m_danger;
  TilesRead m_tiles;
  std::vector<Weighed> m_facts;
};

// The tile that was discarded dealt in at once.
bool dealtIn(const ProvedGame &game, const ChoiceVerdict &verdict) {
  const std::vector<Event> &events = game.hands[verdict.hand].events;
  for (std::size_t i = verdict.event; i < events.size(); ++i) {
    if (std::holds_alternative<Tsumo>(events[i]) || std::holds_alternative<Call>(events[i]))
      return false;
    if (const auto *win = std::get_if<Hora>(&events[i]))
      return win->info->from == verdict.seat;
  }
  return false;
}

int shantenAfter(const SeatView &view, Tile discard) {
  TileCounts left = view.concealedCounts();
  left.remove(discard);
  return shanten(left, static_cast<int>(view.me().melds.size()));
}

std::vector<Fact> unjudged(const ProvedGame &game, const ChoiceVerdict &verdict) {
  std::vector<Fact> facts{{FactCode::Unknown, {}, verdict.action}};
  const std::optional<StepBack> back = stepBackOf(verdict);
  const std::optional<SeatView> view = back ? viewAt(game, verdict) : std::nullopt;
  // An open hand may have been counted by its plan.
  if (view && shantenAfter(*view, back->better.tile) == back->kept &&
      shantenAfter(*view, verdict.action.tile) == back->left)
    facts.push_back({FactCode::StepBack,
                     back->better,
                     verdict.action,
                     {static_cast<double>(back->kept), static_cast<double>(back->left)}});
  return facts;
}

}  // namespace

std::vector<Fact> factsOf(const ProvedGame &game, const ChoiceVerdict &verdict) {
  if (!verdict.isJudged())
    return unjudged(game, verdict);
  const Considered &given = verdict.given().considered;
  if (verdict.played == 0 && isDiscard(verdict.action.type) && dealtIn(game, verdict)) {
    Fact fact{FactCode::NoFault, verdict.action, verdict.action};
    const double next = verdict.candidates[1].judged ? verdict.candidates[1].points : verdict.best().points;
    fact.numbers = {percent(given.dealIn), verdict.best().points - next};
    return {fact};
  }
  if (verdict.lossClass == LossClass::Close)
    return {{FactCode::Close, verdict.best().considered.action, verdict.action}};
  const std::optional<SeatView> view = viewAt(game, verdict);
  return view ? Teller(*view, verdict).tell() : std::vector<Fact>{};
}

}  // namespace janso
