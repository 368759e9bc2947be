// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/danger.h"

#include <algorithm>

#include "bots/fitted.h"
#include "bots/handset.h"
#include "bots/waitscene.h"

namespace janso {
namespace {

constexpr double kYakumanLoss = 32000;

// What an open riichi waits for, from its shown tiles: the whole hand, or the groups that wait.
KindSet shownWaits(const HandTiles &shown) {
  TileCounts counts = countsOf(shown);
  auto size = static_cast<int>(shown.size());
  if (size % 3 == 2) {
    // A run without its third tile: the pair stands elsewhere.
    for (Kind kind = kKinds; kind-- > kEast;) {
      if (counts[kind] == 0) {
        counts[kind] = 2;
        size += 2;
        break;
      }
    }
  }
  return size % 3 == 1 && size <= 13 ? waits(counts, (13 - size) / 3) : KindSet();
}

// Nothing is left to guess.
void seeOpenHand(const Knowledge &know, const PlayerBoard &player, Threat &threat) {
  const KindSet waiting = shownWaits(player.shown);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const bool deadly = waiting.has(kind) && !threat.safe.has(kind);
    threat.rate[kind] = deadly ? 1.0F : 0.0F;
    if (!deadly)
      threat.safe.add(kind);
  }
  if (know.rules().openRiichiDealInYakuman && know.view().me().riichi == RiichiState::None)
    threat.loss = std::max(threat.loss, kYakumanLoss);
  for (Kind kind : waiting)
    threat.points[kind] = std::max(threat.points[kind], static_cast<float>(threat.loss));
}

// Over the kinds, as likely as each is a wait.
double meanLoss(const Knowledge &know, const Threat &threat) {
  double points = 0;
  double all = 0;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const double weight = static_cast<double>(threat.rate[kind]) * (know.left(kind) + 0.1);
    points += weight * static_cast<double>(threat.points[kind]);
    all += weight;
  }
  return all > 0 ? points / all : 0.0;
}

}  // namespace

Danger::Danger(const Knowledge &know) {
  const Board &board = know.board();
  const DiscardOrder order = discardOrder(board);
  for (int seat = 0; seat < board.seats(); ++seat) {
    if (seat != know.seat())
      look(know, order, seat);
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const double share = know.unseen() > 0 ? static_cast<double>(know.left(kind)) / know.unseen() : 0.0;
    m_meanRisk += share * m_read.risk[kind];
    m_meanCost += share * m_read.cost[kind];
  }
}

void Danger::look(const Knowledge &know, const DiscardOrder &order, int seat) {
  const Board &board = know.board();
  const PlayerBoard &player = board.player(seat);
  const bool fitted = fittedApplies(know.rules());
  const WaitScene scene(know, order, seat);
  Threat &threat = m_read.threats[static_cast<std::size_t>(seat)];
  threat.riichi = scene.riichi();
  m_riichis += threat.riichi ? 1 : 0;
  threat.safe = scene.safe();
  threat.tenpai = threat.riichi ? 1.0 : fitted ? fittedTenpai(know, order, seat) : handsetTenpai(player);
  if (fitted) {
    fittedWaitRates(scene, threat.rate);
    fittedLosses(know, scene, threat.points);
  } else {
    scene.shapes().rates(threat.rate);
    for (Kind kind : scene.possible())
      threat.points[kind] = static_cast<float>(handsetLoss(know, seat) * handsetDearer(know, kind));
  }
  threat.loss = fitted ? meanLoss(know, threat) : handsetLoss(know, seat);
  if (player.openRiichi && !player.shown.empty())
    seeOpenHand(know, player, threat);
  const double extra = board.honba * know.rules().honbaRon + board.kyotaku * 1000;
  threat.loss += extra;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const double risk = threat.tenpai * static_cast<double>(threat.rate[kind]);
    if (risk <= 0)
      continue;
    threat.points[kind] += static_cast<float>(extra);
    m_read.risk[kind] += risk;
    m_read.cost[kind] += risk * static_cast<double>(threat.points[kind]);
  }
}

double Danger::highestTenpai() const {
  double highest = 0;
  for (const Threat &threat : m_read.threats)
    highest = std::max(highest, threat.tenpai);
  return highest;
}

bool Danger::isSafeAgainstRiichi(Kind kind) const {
  return std::all_of(m_read.threats.begin(), m_read.threats.end(),
                     [kind](const Threat &threat) { return !threat.riichi || threat.safe.has(kind); });
}

}  // namespace janso
