// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The expert: one currency for everything.
//
// Every discard, riichi and call is valued in final points: the chance to win and its worth, the chance to
// deal in now and later and its price, the payments of a draw, and the cost of the others' wins (stakes.h).
// After each discard the hand pushes or folds, whichever is worth more; so folding, turning back and pushing
// are not modes but outcomes.
#include <algorithm>
#include <array>
#include <cmath>

#include "bots/choice.h"
#include "bots/kan.h"
#include "bots/lossprice.h"
#include "bots/makers.h"
#include "bots/outlook.h"
#include "bots/reading/danger.h"
#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"
#include "bots/stakes.h"

namespace janso {
namespace {

constexpr double kNever = -1e9;  // value of what is not possible
constexpr const ExpertFigures &kFigures = kExpertFigures;

// One decision.
class Judge {
 public:
  explicit Judge(const SeatView &view)
      : m_know(view),
        m_danger(m_know),
        m_stakes(m_know),
        m_forecast(m_know),
        m_hand(ownHand(view)),
        m_loss(lossPrice(m_know, m_danger, m_stakes)) {
    m_turns = std::clamp(m_know.turnsLeft(), 0, kMostTurns);
    m_canRiichi = couldRiichi(m_know);
    m_drawTenpai = m_stakes.draw(true);
    m_drawNoten = m_stakes.draw(false);
  }

  Action onOwnTurn(std::span<const Action> legal) {
    if (const Action *kita = usefulKita(m_know, m_hand, &m_danger, legal))
      return *kita;
    const Action *best = nullptr;
    double bestValue = 0;
    const auto offer = [&](const Action *action, double value) {
      if (action != nullptr && (best == nullptr || value > bestValue)) {
        best = action;
        bestValue = value;
      }
    };
    const int lowest = nearest(m_hand, {});
    for (Kind kind : discardable(legal))
      offer(findDiscard(legal, kind), valueOfDiscard(m_hand, kind, lowest));
    for (Kind kind : discardable(legal, ActionType::Riichi))
      offer(findDiscard(legal, kind, ActionType::Riichi), valueOfRiichi(kind));
    for (const Action &action : legal) {
      if (action.type == ActionType::Ankan || action.type == ActionType::Kakan)
        offer(&action, isUsefulKan(m_know, m_hand, m_danger, action) ? bestValue + 1 : kNever);
      if (action.type == ActionType::Kyuushu && shantenParts(m_hand.counts, 0).kokushi > 3)
        offer(&action, std::max(0.0, bestValue + 1));
    }
    return best != nullptr ? *best : passing(legal);
  }

  Action onOthersDiscard(std::span<const Action> legal) {
    const Action *best = nullptr;
    double bestValue = valueOfHand(m_hand, m_canRiichi) + kFigures.callMargin;
    for (const Action &action : legal) {
      if (action.type != ActionType::Pon && action.type != ActionType::Chi)
        continue;
      const double value = valueOfCall(action);
      if (value > bestValue) {
        bestValue = value;
        best = &action;
      }
    }
    return best != nullptr ? *best : passing(legal);
  }

 private:
  // The hand after a discard that is known to pass: push on or fold. The farther hand after a step back looks
  // wide, but only because its later steps are taken for usual ones: it is not counted on to win.
  double valueOfHand(const OwnHand &left, bool canRiichi, bool backStep = false) {
    Outlook outlook = m_forecast.of(left, canRiichi);
    if (backStep)
      outlook.win.fill(0.0F);
    return either(push(outlook, 1.0), fold(left));
  }

  // The better of two, and a little for having both: what comes next may turn the choice. It also keeps
  // hands apart that would be folded as things stand.
  static double either(double a, double b) {
    const double high = std::max(a, b);
    const double low = std::min(a, b);
    return high + kFigures.keptOpen * std::log1p(std::exp((low - high) / kFigures.keptOpen));
  }

  // How far a hand is, by its plan when it is open.
  int stepOf(const OwnHand &left, bool canRiichi) {
    const int closed = shanten(left.counts, left.meldCount());
    return left.isMenzen() ? closed : std::max(closed, m_forecast.of(left, canRiichi).shanten);
  }

  // The nearest that a discard leaves.
  int nearest(const OwnHand &hand, KindSet forbidden) {
    int best = 99;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (hand.counts[kind] == 0 || forbidden.has(kind))
        continue;
      OwnHand left = hand;
      left.remove(left.cheapest(kind));
      const bool later = m_canRiichi && shanten(left.counts, left.meldCount()) > 0;
      best = std::min(best, stepOf(left, later));
    }
    return best;
  }

  // `best`: how far the best discard of this hand leaves it.
  double valueOfDiscard(const OwnHand &hand, Kind kind, int best) {
    OwnHand left = hand;
    left.remove(left.cheapest(kind));
    // A tenpai that is not declared now counts as silent; declaring is an action of its own.
    const bool declaredLater = m_canRiichi && shanten(left.counts, left.meldCount()) > 0;
    const bool backStep = stepOf(left, declaredLater) > best;
    const double after = valueOfHand(left, declaredLater, backStep);
    return price(kind) + (1 - m_danger.risk(kind)) * after -
           kFigures.tidiness * keepWorth(m_know, left, kind);
  }

  double valueOfRiichi(Kind kind) {
    OwnHand left = m_hand;
    left.remove(left.cheapest(kind));
    const Outlook outlook = m_forecast.tenpai(left, true);
    if (outlook.points <= 0)
      return kNever;
    const double stick = m_stakes.riichiStick();
    const double wins = static_cast<double>(outlook.win[static_cast<std::size_t>(m_turns)]);
    const double after =
        push(outlook, m_know.handsLeft() > 0 ? kFigures.afterOwnRiichi : 1.0) + stick * (1 - wins);
    return price(kind) + (1 - m_danger.risk(kind)) * after -
           kFigures.tidiness * keepWorth(m_know, left, kind);
  }

  double valueOfCall(const Action &action) {
    const OwnHand after = afterCall(m_hand, action, 0);
    const KindSet forbidden = kuikaeKinds(action, m_know.rules());
    const int lowest = nearest(after, forbidden);
    double best = kNever;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (after.counts[kind] > 0 && !forbidden.has(kind))
        best = std::max(best, valueOfDiscard(after, kind, lowest));
    }
    return best;
  }

  // Points lost on average by discarding `kind` now.
  double price(Kind kind) const { return -m_danger.cost(kind) * m_loss.ratio; }

  // Probability that another ends the hand in go-around `t` from now.
  double othersEnd(int t) const {
    const auto row = static_cast<std::size_t>((m_know.turn() + t) / 3);
    const double base = kFigures.othersEnd[std::min(row, kFigures.othersEnd.size() - 1)];
    return std::min(kFigures.mostEnd, std::max(base, kFigures.eachTenpai * m_loss.others));
  }

  // Probability that somebody declares riichi in that go-around, where nobody has yet.
  double newThreat(int t) const {
    const bool none = m_danger.riichis() > 0 || m_know.turn() + t < kFigures.newThreatFrom;
    return none ? 0.0 : kFigures.newThreat;
  }

  // Value of going on with this outlook: `others` scales how often the others end the hand.
  double push(const Outlook &outlook, double others) const {
    const double worth = m_stakes.win(outlook.points);
    const double share = kFigures.pushShare[static_cast<std::size_t>(std::clamp(outlook.shanten, 0, 3))];
    double alive = 1;
    double value = 0;
    for (int t = 1; t <= m_turns; ++t) {
      const auto i = static_cast<std::size_t>(t);
      const double before = static_cast<double>(outlook.win[i - 1]);
      const double now = before < 1 ? (static_cast<double>(outlook.win[i]) - before) / (1 - before) : 0;
      value += alive * now * worth;
      alive *= 1 - now;
      value -= alive * share * m_danger.meanCost() * m_loss.ratio;
      alive *= 1 - share * m_danger.meanRisk();
      const double end = othersEnd(t) * others;
      value += alive * end * m_stakes.elsewhere();
      alive *= 1 - end;
      // A riichi may come, and a hand that is not ready by then mostly gives up.
      const double giveUp = newThreat(t) * (1 - static_cast<double>(outlook.tenpai[i]));
      value += alive * giveUp * m_stakes.elsewhere();
      alive *= 1 - giveUp;
    }
    const double tenpai = static_cast<double>(outlook.tenpai[static_cast<std::size_t>(m_turns)]);
    return value + alive * (tenpai * m_drawTenpai + (1 - tenpai) * m_drawNoten);
  }

  // Value of giving up: the safest tiles first, one a turn; a draw now and then is safe as well.
  double fold(const OwnHand &left) const {
    InlineVec<double, 14> costs;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      for (int i = 0; i < left.counts[kind]; ++i)
        costs.push_back(m_danger.cost(kind) *
                        (i == 0 ? 1.0 : kFigures.foldSecond));  // the second of a kind is safer still
    }
    std::sort(costs.begin(), costs.end());
    double alive = 1;
    double value = 0;
    for (int t = 1; t <= m_turns; ++t) {
      const auto i = std::min(static_cast<std::size_t>(t - 1), costs.size() - 1);
      const double cost = costs.empty() ? m_danger.meanCost() : kFigures.foldCost * costs[i];
      value -= alive * cost * m_loss.ratio;
      const double end = othersEnd(t);
      value += alive * end * m_stakes.elsewhere();
      alive *= 1 - end;
    }
    return value + alive * m_drawNoten;
  }

  Knowledge m_know;
  Danger m_danger;
  Stakes m_stakes;
  Forecast m_forecast;
  OwnHand m_hand;
  int m_turns = 0;
  bool m_canRiichi = false;
  LossPrice m_loss;
  double m_drawTenpai = 0;
  double m_drawNoten = 0;
};

class Expert : public Bot {
 public:
  Action decide(const SeatView &view, std::span<const Action> legal) override {
    if (const Action *win = findWin(legal))
      return *win;
    if (legal.size() == 1)
      return legal.front();
    Judge judge(view);
    return findType(legal, ActionType::Skip) != nullptr ? judge.onOthersDiscard(legal)
                                                        : judge.onOwnTurn(legal);
  }
};

}  // namespace

std::unique_ptr<Bot> makeExpert(std::uint64_t /*seed*/) {
  return std::make_unique<Expert>();
}

}  // namespace janso
