// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The master: one currency for everything, searched draw by draw.
//
// Every discard, riichi, call and kan is valued in final points: what the hand becomes through all its draws
// and calls (lookahead.h), what the others do meanwhile (flow.h), what a tile costs now (danger.h), and what
// points mean for the place (stakes.h).
#include <algorithm>
#include <cassert>
#include <cmath>

#include "bots/characters.h"
#include "bots/choice.h"
#include "bots/evaluation.h"
#include "bots/flow.h"
#include "bots/kan.h"
#include "bots/lookahead.h"
#include "bots/makers.h"
#include "bots/outlook.h"
#include "bots/reading/danger.h"
#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"
#include "bots/stakes.h"
#include "bots/taste.h"
#include "bots/tuning.h"
#include "rules/lasthand.h"
#include "rules/legal/legal.h"
#include "rules/score.h"

namespace janso {
namespace {

// Closed hands this far from ready step back into what is only estimated.
constexpr int kEstimatedFrom = 2;
// Final points that passing a win must promise beside taking it: what it promises is no more than likely.
constexpr double kBetterThanWin = 300;
constexpr float kNoticeable = 30;  // points: a difference in the price of two tiles that one would speak of

// What is told of a computed chance to win.
float told(double chance) {
  const ToldFigures &figures = kToldFigures;
  const double along = (chance - figures.from) / (figures.to - figures.from);
  return static_cast<float>(chance * (1 - (1 - figures.part) * std::clamp(along, 0.0, 1.0)));
}

// One decision.
template <class W>
class Judge {
 public:
  // What an action is worth without any margin.
  struct Judged {
    Wide<W> worth = 0;
    bool known = false;  // the search follows it: it is no estimate
  };

  Judge(const SeatView &view, const Tuning &tuning)
      : m_tuning(tuning),
        m_know(view),
        m_danger(m_know),
        m_stakes(m_know, tuning),
        m_hand(ownHand(view)),
        m_canRiichi(couldRiichi(m_know)),
        m_flow(m_know, m_danger, m_stakes, m_hand, tuning),
        m_ahead(m_know, m_flow, m_hand, m_canRiichi, tuning) {}

  Reasoning weigh(std::span<const Action> legal) {
    return findType(legal, ActionType::Skip) != nullptr ? onOthersDiscard(legal) : onOwnTurn(legal);
  }
  // Of a win that may be taken, as it is paid; without ura, and as if nobody else won on the same tile.
  Wide<W> won(const Action &win) const {
    const SeatView &view = m_know.view();
    const TileCounts counts = view.concealedCounts();
    const int from = win.type == ActionType::Tsumo ? -1 : view.board.turn;
    const ScoreOutcome score = scoreHand(winInputOf(heldBy(view, counts), from, win.tile), m_know.rules());
    assert(score.result);
    std::array<double, 4> deltas{};
    std::ranges::copy(score.result->deltas, deltas.begin());
    return m_stakes.won(deltas);
  }
  const InlineVec<Judged, 64> &judged() const { return m_judged; }
  const StakesOf<Wide<W>> &stakes() const { return m_stakes; }

 private:
  Reasoning onOwnTurn(std::span<const Action> legal) {
    Reasoning reasoning;
    if (const Action *kita = usefulKita(m_know, m_hand, &m_danger, legal)) {
      offer(reasoning, *kita, 0, Motive::Value, {});
      return reasoning;
    }
    m_nearest = shantenAfterDiscard(m_hand, {});
    for (Kind kind : discardable(legal))
      offerDiscard(reasoning, *findDiscard(legal, kind));
    for (Kind kind : discardable(legal, ActionType::Riichi))
      offerRiichi(reasoning, *findDiscard(legal, kind, ActionType::Riichi));
    holdSteps(reasoning);
    float best = -1e9F;
    for (const Considered &c : reasoning.considered)
      best = std::max(best, c.value);
    for (const Action &action : legal) {
      if (action.type == ActionType::Ankan || action.type == ActionType::Kakan)
        offer(reasoning, action, isUsefulKan(m_know, m_hand, m_danger, action) ? best + 1 : -1e9F,
              Motive::Kan, {});
      if (action.type == ActionType::Kyuushu && shantenParts(m_hand.counts, 0).kokushi > 3)
        offer(reasoning, action, std::max(0.0F, best + 1), Motive::Abort, {});
    }
    return reasoning;
  }

  Reasoning onOthersDiscard(std::span<const Action> legal) {
    Reasoning reasoning;
    const ProspectOf<W> now =
        m_ahead.of(m_hand, kKinds, m_canRiichi, shanten(m_hand.counts, m_hand.meldCount()));
    const Wide<W> pass = either(now.now().value[draws()], m_flow.foldValue(m_hand));
    offer(reasoning, passing(legal), static_cast<float>(order(pass)), Motive::Pass, now);
    Considered &passed = reasoning.considered[0];
    passed.motive =
        order(m_flow.foldValue(m_hand)) > order(now.now().value[draws()]) ? Motive::Fold : Motive::Pass;
    m_judged.back() = {pass, isPlayedOut(passed)};
    passed.motive = Motive::Pass;
    for (const Action &action : legal) {
      if (action.type == ActionType::Pon || action.type == ActionType::Chi)
        offerCall(reasoning, action);
    }
    return reasoning;
  }

  std::size_t draws() const { return static_cast<std::size_t>(m_flow.draws()); }

  // The better of two, and a little for having both: what comes next may turn the choice. It also keeps
  // hands apart that would be folded as things stand.
  Wide<W> either(const W &a, const W &b) const {
    const Wide<W> best(order(b) > order(a) ? b : a);
    const double high = order(best);
    const double low = order(order(b) > order(a) ? a : b);
    return best +
           onlyToChoose<Wide<W>>(m_tuning.keptOpen * std::log1p(std::exp((low - high) / m_tuning.keptOpen)));
  }

  void offer(Reasoning &reasoning, const Action &action, float value, Motive motive,
             const ProspectOf<W> &prospect) {
    Considered c;
    c.action = action;
    c.value = value;
    c.motive = motive;
    c.shanten = static_cast<std::int8_t>(prospect.shanten);
    add(reasoning, c, 0);
    m_judged.back().known = false;
  }

  void add(Reasoning &reasoning, const Considered &c, const Wide<W> &worth) {
    reasoning.considered.push_back(c);
    m_judged.push_back({worth, isPlayedOut(c)});
  }

  // Not only estimated. Who folds to a riichi does not mind what would become of the hand.
  bool isPlayedOut(const Considered &c) const {
    const bool folds = c.motive == Motive::Fold && m_danger.riichis() > 0;
    return folds || c.shanten <= (m_hand.melds.empty() ? m_tuning.depth : m_tuning.depthOpen);
  }

  void offerDiscard(Reasoning &reasoning, const Action &action) {
    OwnHand left = m_hand;
    left.remove(action.tile);
    const ProspectOf<W> prospect = m_ahead.of(left, action.tile.kind(), false, m_nearest);
    Considered c = consider(action, action.tile.kind(), left, prospect);
    const W fold = m_flow.foldValue(left);
    const Wide<W> worth = afterDiscard(action.tile.kind(), left, either(prospect.now().value[draws()], fold));
    c.value = static_cast<float>(order(worth));
    c.motive = order(fold) > order(prospect.now().value[draws()]) ? Motive::Fold
               : prospect.shanten <= 0                            ? Motive::Tenpai
                                                                  : Motive::Speed;
    add(reasoning, c, worth);
  }

  // A step back costs time, which the others use better than they are trusted to, and opens ways that are
  // mostly estimated, while those that it leaves are played out: it must promise more. Of a far hand all ways
  // are estimated, and the estimate does not know that a narrow one grows wider by itself. Under a riichi it
  // is the safety that speaks for it, and that is known.
  void holdSteps(Reasoning &reasoning) {
    if (m_danger.riichis() > 0)
      return;
    const bool menzen = m_hand.isMenzen();
    const auto stepsOf = [&](const Considered &c) {
      if (!menzen)
        return static_cast<int>(c.shanten);
      OwnHand left = m_hand;
      left.remove(c.action.tile);
      return shanten(left.counts, left.meldCount());
    };
    int nearest = kNoWay;
    for (const Considered &c : reasoning.considered)
      nearest = std::min(nearest, stepsOf(c));
    const bool near = menzen && nearest < kEstimatedFrom;
    const double margin = near                                 ? m_tuning.backMarginNear
                          : menzen && nearest > m_tuning.depth ? m_tuning.backMarginFar
                                                               : m_tuning.backMargin;
    for (std::size_t i = 0; i < reasoning.considered.size(); ++i) {
      Considered &c = reasoning.considered[i];
      if (stepsOf(c) <= nearest)
        continue;
      c.value -= static_cast<float>(margin);
      m_judged[i].known = m_judged[i].known && near;
    }
  }

  void offerRiichi(Reasoning &reasoning, const Action &action) {
    OwnHand left = m_hand;
    left.remove(action.tile);
    const ProspectOf<W> prospect = m_ahead.declared(left, action.tile.kind());
    Considered c = consider(action, action.tile.kind(), left, prospect);
    const Wide<W> worth =
        afterDiscard(action.tile.kind(), left, static_cast<Wide<W>>(prospect.now().value[draws()]));
    c.value = static_cast<float>(order(worth));
    c.motive = Motive::Riichi;
    if (c.win > 0)
      add(reasoning, c, worth);
  }

  void offerCall(Reasoning &reasoning, const Action &action) {
    const OwnHand after = afterCall(m_hand, action, 0);
    const KindSet forbidden = kuikaeKinds(action, m_know.rules());
    const int nearest = shantenAfterDiscard(after, forbidden);
    Considered best;
    Wide<W> bestWorth = 0;
    best.value = -1e9F;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (after.counts[kind] == 0 || forbidden.has(kind))
        continue;
      OwnHand left = after;
      left.remove(left.cheapest(kind));
      const ProspectOf<W> prospect = m_ahead.of(left, kind, false, nearest);
      Considered c = consider(action, kind, left, prospect);
      const Wide<W> worth =
          afterDiscard(kind, left, either(prospect.now().value[draws()], m_flow.foldValue(left)));
      c.value = static_cast<float>(order(worth));
      if (c.value > best.value) {
        best = c;
        bestWorth = worth;
      }
    }
    best.motive = Motive::Yaku;
    best.value -=
        static_cast<float>(best.shanten < kEstimatedFrom ? m_tuning.callMargin : m_tuning.callMarginFar);
    add(reasoning, best, bestWorth);
  }

  Wide<W> afterDiscard(Kind kind, const OwnHand &left, const Wide<W> &worth) const {
    const auto risk = static_cast<double>(m_flow.risk(kind));
    return (1 - risk) * worth - static_cast<Wide<W>>(m_flow.cost(kind)) -
           onlyToChoose<Wide<W>>(m_tuning.tidiness * keepWorth(m_know, left, kind));
  }

  Considered consider(const Action &action, Kind discard, const OwnHand &left,
                      const ProspectOf<W> &prospect) const {
    Considered c;
    c.action = action;
    c.shanten = static_cast<std::int8_t>(prospect.shanten);
    c.accepted = acceptedKinds(left.counts, left.meldCount());
    for (Kind kind : c.accepted)
      c.tiles = static_cast<std::int16_t>(c.tiles + m_know.left(kind));
    const float win = prospect.now().win[draws()];
    c.win = told(static_cast<double>(win));
    c.points = win > 0 ? prospect.now().points[draws()] / win : 0;
    c.dealIn = static_cast<float>(m_danger.risk(discard));
    c.loss = c.dealIn > 0 ? static_cast<float>(m_danger.cost(discard)) / c.dealIn : 0;
    return c;
  }

  const Tuning &m_tuning;
  Knowledge m_know;
  Danger m_danger;
  StakesOf<Wide<W>> m_stakes;
  OwnHand m_hand;
  bool m_canRiichi;
  int m_nearest = 0;
  FlowOf<W> m_flow;
  LookaheadOf<W> m_ahead;
  InlineVec<Judged, 64> m_judged;  // one for each of Reasoning::considered
};

// A discard that is not the widest was chosen for something else: a safer tile, or a dearer hand.
void nameMotive(Reasoning &reasoning) {
  Considered &chosen = reasoning.considered.front();
  reasoning.folding = chosen.motive == Motive::Fold;
  if (chosen.motive != Motive::Speed)
    return;
  for (const Considered &other : reasoning.considered) {
    const bool wider = other.action.type == ActionType::Dahai && other.shanten == chosen.shanten &&
                       other.tiles > chosen.tiles;
    if (!wider)
      continue;
    const bool safer = chosen.dealIn * chosen.loss + kNoticeable < other.dealIn * other.loss;
    chosen.motive = safer ? Motive::Safer : chosen.points > other.points ? Motive::Value : chosen.motive;
    if (chosen.motive != Motive::Speed)
      return;
  }
}

// In the last hand a win may bring no better place, while the hand could bring one. After a declaration what
// lies beneath is not known, and a win that is passed is the last.
bool mayPassWin(const SeatView &view) {
  return isLastHand(view.board) && view.me().riichi == RiichiState::None;
}

// What to do instead of a win that is worth less. False: there is nothing.
bool passWin(const SeatView &view, std::span<const Action> legal, const Tuning &tuning,
             Reasoning &reasoning) {
  const Action *win = findWin(legal);
  if (win == nullptr || !mayPassWin(view))
    return false;
  InlineVec<Action, 64> others;
  for (const Action &action : legal) {
    if (!action.isWin() && others.size() < others.capacity())
      others.push_back(action);
  }
  if (others.empty())
    return false;
  Judge<float> judge(view, tuning);
  reasoning = judge.weigh({others.data(), others.size()});
  const auto best = std::ranges::max_element(reasoning.considered, {}, &Considered::value);
  if (best == reasoning.considered.end() ||
      static_cast<double>(best->value) < judge.won(*win) + kBetterThanWin)
    return false;
  best->motive = Motive::Placement;
  std::swap(*best, *reasoning.considered.begin());
  return true;
}

// A win, or what alone is legal, is not weighed.
bool takeOnly(std::span<const Action> legal, Reasoning &reasoning) {
  const Action *win = findWin(legal);
  if (win == nullptr && legal.size() > 1)
    return false;
  Considered only;
  only.action = win != nullptr ? *win : legal.front();
  only.motive = win != nullptr ? Motive::Win : Motive::Only;
  reasoning.considered.push_back(only);
  return true;
}

class Master : public Bot {
 public:
  explicit Master(const Tuning &tuning) : m_tuning(tuning) {}

  Action decide(const SeatView &view, std::span<const Action> legal) override {
    Reasoning reasoning;
    return explain(view, legal, reasoning);
  }

  Action explain(const SeatView &view, std::span<const Action> legal, Reasoning &reasoning) override {
    reasoning = {};
    if (passWin(view, legal, m_tuning, reasoning))
      return reasoning.considered.front().action;
    reasoning = {};
    if (takeOnly(legal, reasoning))
      return reasoning.considered.front().action;
    reasoning = Judge<float>(view, m_tuning).weigh(legal);
    addTastes(reasoning, view, m_tuning);
    std::stable_sort(reasoning.considered.begin(), reasoning.considered.end(),
                     [](const Considered &a, const Considered &b) { return a.value > b.value; });
    if (reasoning.considered.empty())
      return passing(legal);
    nameMotive(reasoning);
    return reasoning.considered.front().action;
  }

 private:
  Tuning m_tuning;
};

}  // namespace

std::string_view evaluatorId() {
  return "master";
}

int evaluatorVersion() {
  return 4;
}

double placeChange(const SeatView &view, const HandOutcome &end) {
  const Knowledge know(view);
  return StakesOf<Units<double>>(know).of(end).place;
}

EndWorth worthOf(const SeatView &view, const HandOutcome &end) {
  const Knowledge know(view);
  const StakesOf<Units<double>> stakes(know);
  const Units<double> worth = stakes.of(end);
  return {worth.place, worth.value - stakes.pointWeight() * worth.table, worth.value};
}

double placeNow(const SeatView &view) {
  const Knowledge know(view);
  return StakesOf<Units<double>>(know).now().place;
}

Evaluation evaluate(const SeatView &view, std::span<const Action> legal) {
  Evaluation evaluation;
  Reasoning reasoning;
  if (takeOnly(legal, reasoning)) {
    evaluation.actions.push_back({reasoning.considered.front()});
    return evaluation;
  }
  const Tuning tuning = findCharacter(evaluatorId())->tuning();
  Judge<Units<float>> judge(view, tuning);
  reasoning = judge.weigh(legal);
  evaluation.placeNow = judge.stakes().now().place;
  for (std::size_t i = 0; i < reasoning.considered.size(); ++i) {
    const auto &judged = judge.judged()[i];
    EvaluatedAction action{reasoning.considered[i], judged.known};
    if (judged.known) {
      action.points = judged.worth.table;
      action.place = judged.worth.place;
    }
    evaluation.actions.push_back(action);
  }
  if (reasoning.considered.empty()) {
    Considered pass;
    pass.action = passing(legal);
    evaluation.actions.push_back({pass});
    return evaluation;
  }
  std::stable_sort(evaluation.actions.begin(), evaluation.actions.end(),
                   [](const EvaluatedAction &a, const EvaluatedAction &b) {
                     return a.considered.value > b.considered.value;
                   });
  for (std::size_t i = 0; i < reasoning.considered.size(); ++i)
    reasoning.considered[i] = evaluation.actions[i].considered;
  nameMotive(reasoning);
  evaluation.actions.front().considered = reasoning.considered.front();
  evaluation.folding = reasoning.folding;
  return evaluation;
}

std::unique_ptr<Bot> makeMaster(const Tuning &tuning) {
  return std::make_unique<Master>(tuning);
}

}  // namespace janso
