// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/opponentthreat.h"

#include <algorithm>

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

OpponentThreat::OpponentThreat(const Knowledge &know, Discards &discards, int seat)
    : m_know(know),
      m_discards(discards),
      m_player(know.board().player(seat)),
      m_seat(seat),
      m_extra(know.board().honba * know.rules().honbaRon + know.board().kyotaku * 1000) {}

double OpponentThreat::tenpai() {
  if (!m_tenpai)
    m_tenpai = isRiichi() ? 1.0 : fittedTenpai(m_know, m_discards.order(), m_seat);
  return *m_tenpai;
}

const WaitScene &OpponentThreat::scene() {
  if (!m_scene)
    m_scene.emplace(m_know, m_discards.order(), m_seat);
  return *m_scene;
}

KindSet OpponentThreat::safe() {
  return isShown() ? whole().safe : scene().safe();
}

float OpponentThreat::rate(Kind kind) {
  if (!m_waits)
    m_waits.emplace(scene());
  return m_waits->rate(kind);
}

float OpponentThreat::points(Kind kind) {
  if (!m_losses)
    m_losses.emplace(m_know, scene());
  return m_losses->points(kind);
}

double OpponentThreat::risk(Kind kind) {
  return tenpai() * static_cast<double>(isShown() || m_whole ? whole().rate[kind] : rate(kind));
}

double OpponentThreat::cost(Kind kind) {
  const double risked = risk(kind);
  if (risked <= 0)
    return 0;
  return risked * static_cast<double>(isShown() || m_whole ? whole().points[kind]
                                                           : points(kind) + static_cast<float>(m_extra));
}

const Threat &OpponentThreat::whole() {
  if (m_whole)
    return *m_whole;
  Threat threat;
  threat.riichi = isRiichi();
  threat.safe = scene().safe();
  threat.tenpai = tenpai();
  for (Kind kind = 0; kind < kKinds; ++kind) {
    threat.rate[kind] = rate(kind);
    threat.points[kind] = points(kind);
  }
  threat.loss = meanLoss(m_know, threat);
  if (isShown())
    seeOpenHand(m_know, m_player, threat);
  threat.loss += m_extra;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (threat.tenpai * static_cast<double>(threat.rate[kind]) > 0)
      threat.points[kind] += static_cast<float>(m_extra);
  }
  m_whole = threat;
  return *m_whole;
}

}  // namespace janso
