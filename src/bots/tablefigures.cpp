// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/tablefigures.h"

#include <algorithm>
#include <span>

#include "bots/tuning.h"

namespace janso {
namespace {

namespace three {
#include "bots/reading/flowthreetable.inc"
#include "bots/reading/placesthreetable.inc"
}  // namespace three

template <std::size_t N>
void takeAll(const std::array<float, N> &from, std::array<double, N> &to) {
  std::ranges::copy(from, to.begin());
}

FlowFigures flowOfThree() {
  FlowFigures figures;
  takeAll(three::kFlowNewRiichi, figures.newRiichi);
  takeAll(three::kFlowCalmEnd, figures.calmEnd);
  takeAll(three::kFlowRiskByRank, figures.riskByRank);
  figures.riskHonor = static_cast<double>(three::kFlowRiskHonor[0]);
  figures.safeUnder = static_cast<double>(three::kFlowSafe[0]);
  figures.lossUnder = static_cast<double>(three::kFlowLoss[0]);
  figures.foldRiskUnder = static_cast<double>(three::kFlowFoldRisk[0]);
  figures.usualEnd = kUsualEndOfThree;
  figures.eachTenpai = static_cast<double>(three::kFlowEachTenpai[0]) / Tuning().eachTenpai;
  return figures;
}

StakesFigures stakesOfThree() {
  StakesFigures figures;
  const auto at = [](std::size_t i) { return static_cast<double>(three::kPlaceFigures[i]); };
  figures.spreadPerHand = at(0);
  figures.moreHands = at(1);
  figures.dealWorth = at(2);
  figures.ownShare = at(3);
  figures.usualWin = static_cast<double>(three::kFlowWins[0]);
  figures.usualWinDealer = static_cast<double>(three::kFlowWins[1]);
  figures.usualDealerTenpai = static_cast<double>(three::kFlowTenpaiAtDraw[0]);
  return figures;
}

UsualWins winsOfThree() {
  UsualWins figures;
  figures.shareOfTsumo = static_cast<double>(three::kFlowTsumo[0]);
  return figures;
}

}  // namespace

const StakesFigures &stakesFigures(int players) {
  static const StakesFigures ofThree = stakesOfThree();
  return players == 3 ? ofThree : kStakesFigures;
}

const FlowFigures &flowFigures(int players) {
  static const FlowFigures ofThree = flowOfThree();
  return players == 3 ? ofThree : kFlowFigures;
}

const UsualWins &usualWins(int players) {
  static const UsualWins ofThree = winsOfThree();
  return players == 3 ? ofThree : kUsualWins;
}

}  // namespace janso
