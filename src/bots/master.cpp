// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The master: one currency for everything, looked ahead draw by draw.
//
// Every discard, riichi, call and kan is valued in final points: what the hand becomes by all its draws and
// calls (lookahead.h), what the others do meanwhile (flow.h), what a tile costs now (danger.h), what points
// mean for the place (stakes.h).
#include <algorithm>
#include <cmath>

#include "bots/choice.h"
#include "bots/danger.h"
#include "bots/flow.h"
#include "bots/knowledge.h"
#include "bots/lookahead.h"
#include "bots/makers.h"
#include "bots/outlook.h"
#include "bots/stakes.h"
#include "bots/taste.h"
#include "bots/tuning.h"

namespace janso {
namespace {

// Closed hands this far from ready step back into what is only estimated.
constexpr int kEstimatedFrom = 2;
constexpr float kNoticeable = 30;  // points: a difference in the price of two tiles that one would speak of

// One decision.
class Judge {
 public:
  Judge(const SeatView &view, const Tuning &tuning)
      : m_tuning(tuning),
        m_know(view),
        m_danger(m_know),
        m_stakes(m_know, tuning.evenPlaces, tuning.pointWeight, tuning.fittedPlace > 0),
        m_hand(ownHand(view)),
        m_mayRiichi(couldRiichi(m_know)),
        m_flow(m_know, m_danger, m_stakes, m_hand, tuning),
        m_ahead(m_know, m_flow, m_hand, m_mayRiichi, tuning) {}

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
        offer(reasoning, action, valueOfKan(action, best), Motive::Kan, {});
      if (action.type == ActionType::Kyuushu && shantenParts(m_hand.counts, 0).kokushi > 3)
        offer(reasoning, action, std::max(0.0F, best + 1), Motive::Abort, {});
    }
    return reasoning;
  }

  Reasoning onOthersDiscard(std::span<const Action> legal) {
    Reasoning reasoning;
    const Prospect now = m_ahead.of(m_hand, kKinds, m_mayRiichi, shanten(m_hand.counts, m_hand.meldCount()));
    const double pass = either(now.now().value[draws()], m_flow.foldValue(m_hand));
    offer(reasoning, passing(legal), static_cast<float>(pass + m_tuning.callMargin), Motive::Pass, now);
    for (const Action &action : legal) {
      if (action.type == ActionType::Pon || action.type == ActionType::Chi)
        offerCall(reasoning, action);
    }
    return reasoning;
  }

 private:
  std::size_t draws() const { return static_cast<std::size_t>(m_flow.draws()); }

  // The better of two, and a little for having both: what comes next may turn the choice. It also keeps
  // hands apart that would be folded as things stand.
  double either(double a, double b) const {
    const double high = std::max(a, b);
    const double low = std::min(a, b);
    return high + m_tuning.keptOpen * std::log1p(std::exp((low - high) / m_tuning.keptOpen));
  }

  static void offer(Reasoning &reasoning, const Action &action, float value, Motive motive,
                    const Prospect &prospect) {
    Considered c;
    c.action = action;
    c.value = value;
    c.motive = motive;
    c.shanten = static_cast<std::int8_t>(prospect.shanten);
    reasoning.considered.push_back(c);
  }

  void offerDiscard(Reasoning &reasoning, const Action &action) {
    OwnHand left = m_hand;
    left.remove(action.tile);
    const Prospect prospect = m_ahead.of(left, action.tile.kind(), false, m_nearest);
    Considered c = consider(action, action.tile.kind(), left, prospect);
    const double fold = m_flow.foldValue(left);
    c.value = static_cast<float>(
        afterDiscard(action.tile.kind(), left, either(prospect.now().value[draws()], fold)));
    c.motive = fold > static_cast<double>(prospect.now().value[draws()]) ? Motive::Fold
               : prospect.shanten <= 0                                   ? Motive::Tenpai
                                                                         : Motive::Speed;
    reasoning.considered.push_back(c);
  }

  // A step back opens ways that are only estimated, while those that it leaves are played out: it must
  // promise more. Of a far hand all ways are estimated, and the estimate does not know that a narrow one
  // grows wider by itself. Under a riichi it is the safety that speaks for it, and that is known.
  void holdSteps(Reasoning &reasoning) const {
    const bool menzen = m_hand.isMenzen();
    if (m_danger.riichis() > 0 || (menzen && m_nearest < kEstimatedFrom))
      return;
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
    const bool far = menzen && nearest > m_tuning.depth;
    for (Considered &c : reasoning.considered) {
      if (stepsOf(c) > nearest)
        c.value -= static_cast<float>(far ? m_tuning.backMarginFar : m_tuning.backMargin);
    }
  }

  void offerRiichi(Reasoning &reasoning, const Action &action) {
    OwnHand left = m_hand;
    left.remove(action.tile);
    const Prospect prospect = m_ahead.declared(left, action.tile.kind());
    Considered c = consider(action, action.tile.kind(), left, prospect);
    c.value = static_cast<float>(afterDiscard(action.tile.kind(), left, prospect.now().value[draws()]));
    c.motive = Motive::Riichi;
    if (c.win > 0)
      reasoning.considered.push_back(c);
  }

  void offerCall(Reasoning &reasoning, const Action &action) {
    const OwnHand after = afterCall(m_hand, action, 0);
    const KindSet forbidden = kuikaeKinds(action, m_know.rules());
    const int nearest = shantenAfterDiscard(after, forbidden);
    Considered best;
    best.value = -1e9F;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (after.counts[kind] == 0 || forbidden.has(kind))
        continue;
      OwnHand left = after;
      left.remove(left.cheapest(kind));
      const Prospect prospect = m_ahead.of(left, kind, false, nearest);
      Considered c = consider(action, kind, left, prospect);
      c.value = static_cast<float>(
          afterDiscard(kind, left, either(prospect.now().value[draws()], m_flow.foldValue(left))));
      if (c.value > best.value)
        best = c;
    }
    best.motive = Motive::Yaku;
    reasoning.considered.push_back(best);
  }

  double afterDiscard(Kind kind, const OwnHand &left, double value) const {
    const auto risk = static_cast<double>(m_flow.risk(kind));
    return (1 - risk) * value - static_cast<double>(m_flow.cost(kind)) -
           m_tuning.tidiness * keepWorth(m_know, left, kind);
  }

  Considered consider(const Action &action, Kind discard, const OwnHand &left,
                      const Prospect &prospect) const {
    Considered c;
    c.action = action;
    c.shanten = static_cast<std::int8_t>(prospect.shanten);
    c.accepted = acceptedKinds(left.counts, left.meldCount());
    for (Kind kind : c.accepted)
      c.tiles = static_cast<std::int16_t>(c.tiles + m_know.left(kind));
    c.win = prospect.now().win[draws()];
    c.points = c.win > 0 ? prospect.now().points[draws()] / c.win : 0;
    c.dealIn = static_cast<float>(m_danger.risk(discard));
    c.loss = c.dealIn > 0 ? static_cast<float>(m_danger.cost(discard)) / c.dealIn : 0;
    return c;
  }

  // A kan draws another tile: worth it when the hand is no farther and nobody else profits from the dora.
  float valueOfKan(const Action &action, float best) const {
    if (m_know.view().me().riichi != RiichiState::None)
      return best + 1;
    if (m_danger.riichis() > 0 || m_danger.highestTenpai() > 0.7)
      return -1e9F;
    const OwnHand after = afterCall(m_hand, action, -1);
    const int now = shantenAfterDiscard(m_hand, {});
    const int then = shanten(after.counts, after.meldCount());
    const int nearEnough = action.type == ActionType::Ankan ? 2 : 0;
    return then <= now && now <= nearEnough ? best + 1 : -1e9F;
  }

  const Tuning &m_tuning;
  Knowledge m_know;
  Danger m_danger;
  Stakes m_stakes;
  OwnHand m_hand;
  bool m_mayRiichi;
  int m_nearest = 0;
  Flow m_flow;
  Lookahead m_ahead;
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

class Master : public Bot {
 public:
  explicit Master(const Tuning &tuning) : m_tuning(tuning) {}

  Action decide(const SeatView &view, std::span<const Action> legal) override {
    Reasoning reasoning;
    return explain(view, legal, reasoning);
  }

  Action explain(const SeatView &view, std::span<const Action> legal, Reasoning &reasoning) override {
    const Action *win = findWin(legal);
    if (win != nullptr || legal.size() == 1) {
      reasoning = {};
      Considered only;
      only.action = win != nullptr ? *win : legal.front();
      only.motive = win != nullptr ? Motive::Win : Motive::Only;
      reasoning.considered.push_back(only);
      return only.action;
    }
    Judge judge(view, m_tuning);
    reasoning =
        findType(legal, ActionType::Skip) != nullptr ? judge.onOthersDiscard(legal) : judge.onOwnTurn(legal);
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

std::unique_ptr<Bot> makeMaster(const Tuning &tuning) {
  return std::make_unique<Master>(tuning);
}

}  // namespace janso
