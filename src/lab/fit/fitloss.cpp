// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits the average cost of a ron by a tenpai hand: after riichi, open, and closed without riichi.
//
// Every tenpai hand is priced on each of its waits, whether it won by ron or not. The ura indicators are not
// known yet, so their mean is used.
#include <algorithm>
#include <array>

#include "bots/reading/knowledge.h"
#include "bots/reading/lossscene.h"
#include "lab/fit/fithandset.h"
#include "lab/fit/fitparts.h"
#include "rules/legal/legal.h"
#include "rules/payment.h"
#include "rules/score.h"

namespace janso::cli {
namespace {

constexpr double kLossRidge = 3;
constexpr double kUnit = 1000;  // points
constexpr int kMostUra = 13;

enum LossModel { RiichiLoss, OpenLoss, ClosedLoss, LossModels };
constexpr std::array<const char *, LossModels> kLossNames{"kLossRiichi", "kLossOpen", "kLossClosed"};

WinInput inputOf(const FitTable &table, int seat, Kind kind) {
  const SeatView &view = table.view(seat);
  const PlayerBoard &player = view.me();
  WinInput input = unfinishedWin(view.board, seat);
  for (Tile tile : view.hand)
    input.concealed.push_back(tile);
  input.melds = player.melds;
  input.winTile = Tile(kind);
  input.from = static_cast<std::int8_t>(view.board.nextSeat(seat));
  input.riichi = player.riichi != RiichiState::None;
  input.doubleRiichi = player.doubleRiichi;
  input.ippatsu = player.ippatsu;
  return input;
}

// How many han of ura one indicator brings, as probabilities, from the tiles that the winner does not see.
std::array<double, 5> uraOfOne(const WinInput &input) {
  TileCounts held = countsOf(input.concealed);
  held.add(input.winTile);
  for (const Meld &meld : input.melds) {
    for (Tile tile : meld.tiles)
      held.add(tile);
  }
  TileCounts seen = held;
  for (Tile tile : input.doraIndicators)
    seen.add(tile);
  std::array<double, 5> chances{};
  double all = 0;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int left = std::max(0, 4 - seen[kind]);
    chances[std::min<std::size_t>(held[doraOf(kind)], 4)] += left;
    all += left;
  }
  for (double &chance : chances)
    chance /= all;
  return chances;
}

double ronPoints(const WinResult &result, int ura, bool dealer, const RuleSet &rules) {
  Limit limit{};
  const std::int32_t base = basePoints(result.han + ura, result.fu, 0, rules, limit);
  return handPointsOf(rules, base, dealer, false);
}

// Mean over the ura indicators of the points of this ron.
double meanPoints(const WinInput &input, const WinResult &result, const RuleSet &rules) {
  if (!input.riichi || result.yakuman > 0 || !rules.uraDora)
    return result.handPoints;
  const std::array<double, 5> one = uraOfOne(input);
  std::array<double, kMostUra + 1> chances{1.0};
  for (std::size_t i = 0; i < input.doraIndicators.size(); ++i) {
    std::array<double, kMostUra + 1> next{};
    for (std::size_t had = 0; had <= kMostUra; ++had) {
      for (std::size_t more = 0; more < one.size(); ++more)
        next[std::min<std::size_t>(had + more, kMostUra)] += chances[had] * one[more];
    }
    chances = next;
  }
  double points = 0;
  for (int ura = 0; ura <= kMostUra; ++ura) {
    const double chance = chances[static_cast<std::size_t>(ura)];
    if (chance > 0)
      points += chance * ronPoints(result, ura, input.winner == input.dealer, rules);
  }
  return points;
}

class LossPart : public WaitingFitPart {
 public:
  void fit(FitOutput &out) override {
    for (std::size_t model = 0; model < LossModels; ++model)
      fitAndReport(m_samples[model], kLossNames[model], LossScene::featureCount(out.players), Link::Log,
                   kLossRidge, out);
  }

 private:
  void add(const Knowledge &know, const DiscardOrder &order, const FitTable &table, int seat) override {
    const KindSet ron = ronKinds(table, seat);
    const WaitScene scene(know, order, seat);
    const LossScene loss(know, scene);
    const LossModel model = scene.riichi() ? RiichiLoss : scene.open() ? OpenLoss : ClosedLoss;
    const double before = handsetLoss(know, seat);
    for (Kind kind : ron) {
      // Whoever sees all four of a kind does not discard it.
      if (know.left(kind) == 0 && know.view().concealedCounts()[kind] == 0)
        continue;
      const WinInput input = inputOf(table, seat, kind);
      const ScoreOutcome outcome = scoreHand(input, know.rules());
      if (!outcome.result)
        continue;
      FeatureList features;
      loss.ofHand(features);
      loss.ofKind(kind, features);
      m_samples[model]
          .of(table.match)
          .add(features, meanPoints(input, *outcome.result, know.rules()) / kUnit,
               before * handsetLossChange(know, kind) / kUnit);
    }
  }

  std::array<SplitSamples, LossModels> m_samples;
};

}  // namespace

std::unique_ptr<FitPart> fitLoss() {
  return std::make_unique<LossPart>();
}

}  // namespace janso::cli
