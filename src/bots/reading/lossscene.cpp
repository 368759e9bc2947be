// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/lossscene.h"

#include <algorithm>
#include <array>

namespace janso {
namespace {

constexpr int kMostMelds = 5;

struct LossLayout : Layout {
  int bias = block(1);
  int dealer = block(1);
  int turn = block(7);
  int indicators = block(5);
  int unseenDora = block(13);
  int unseenReds = block(4);
  int doraGone = block(4);
  int kans = block(4);
  int ippatsu = block(2);
  int riichiTurn = block(7);
  int melds = block(kMostMelds);
  int meldHan = block(9);
  int yakuhai = block(4);
  int yaku = block(3 * 4);
  int collected = block(kMostMelds);
  int triplets = block(kMostMelds);
  int fewOfSuit = block(3);
  int kind = block(WaitScene::kClasses);
  int kindDora = block(3);
  int sides = block(WaitScene::kSideKinds);
  int kindCollected = block(3);
  int fiveUnseen = block(2);
  // Of three players alone.
  int kitaHan = block(9);
};
constexpr LossLayout kLayout{};

int capped(int value, int bins) {
  return std::clamp(value, 0, bins - 1);
}

}  // namespace

int LossScene::featureCount(int players) {
  return players == 3 ? kLayout.size() : kLayout.kitaHan;
}

template <class Out>
void LossScene::bonusFeatures(Out &out) const {
  int dora = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    dora += m_know.doraHan(kind) * m_know.left(kind);
  out.add(kLayout.unseenDora + capped(dora, 13));
  out.add(kLayout.unseenReds + capped(unseenReds(), 4));
  out.add(kLayout.indicators + capped(static_cast<int>(m_know.board().doraIndicators.size()) - 1, 5));
}

int LossScene::unseenReds() const {
  const SeatView &view = m_know.view();
  int seen = view.drawn.isKnown() && view.drawn.isRed() ? 1 : 0;
  const auto look = [&seen](const auto &tiles) {
    for (Tile tile : tiles)
      seen += tile.isRed() ? 1 : 0;
  };
  look(view.hand);
  look(view.board.doraIndicators);
  for (const PlayerBoard &player : view.board.players) {
    for (const PondTile &t : player.pond)
      seen += t.tile.isRed() && t.calledBy < 0 ? 1 : 0;
    for (const Meld &meld : player.melds)
      look(meld.tiles);
  }
  const auto &reds = m_know.rules().redFives;
  return reds[0] + reds[1] + reds[2] - seen;
}

template <class Out>
void LossScene::riichiFeatures(const PlayerBoard &player, Out &out) const {
  out.add(kLayout.riichiTurn + capped(player.riichiTurn / 3, 7));
  if (player.ippatsu)
    out.add(kLayout.ippatsu);
  if (player.doubleRiichi)
    out.add(kLayout.ippatsu + 1);
}

template <class Out>
void LossScene::meldFeatures(const PlayerBoard &player, Out &out) const {
  int dora = 0;
  int yakuhai = 0;
  for (const Meld &meld : player.melds) {
    for (Tile tile : meld.tiles)
      dora += m_know.doraHan(tile.kind()) + (tile.isRed() ? 1 : 0);
    if (meld.type != MeldType::Chi && isHonor(meld.kind()))
      yakuhai += yakuhaiHanOf(m_know.board(), m_scene.seat(), meld.kind());
  }
  const auto melds = static_cast<int>(player.melds.size());
  out.add(kLayout.melds + melds);
  out.add(kLayout.meldHan + capped(dora + yakuhai, 9));
  out.add(kLayout.yakuhai + capped(yakuhai, 4));
  out.add(kLayout.yaku + m_scene.yakuOfMelds() * 4 + capped(dora, 4));
  if (m_scene.collected() >= 0)
    out.add(kLayout.collected + melds);
  if (m_scene.onlyTriplets())
    out.add(kLayout.triplets + melds);
}

template <class Out>
void LossScene::ofHand(Out &out) const {
  const PlayerBoard &player = m_know.board().player(m_scene.seat());
  const int turn = static_cast<int>(player.pond.size());
  out.add(kLayout.bias);
  if (m_know.board().dealer == m_scene.seat())
    out.add(kLayout.dealer);
  out.add(kLayout.turn + capped(turn / 3, 7));
  bonusFeatures(out);
  int gone = 0;
  for (const PondTile &t : player.pond)
    gone += t.tile.isRed() || m_know.doraHan(t.tile.kind()) > 0 ? 1 : 0;
  out.add(kLayout.doraGone + capped(gone, 4));
  int kans = 0;
  for (const Meld &meld : player.melds)
    kans += meld.isKan() ? 1 : 0;
  out.add(kLayout.kans + capped(kans, 4));
  out.add(kLayout.fewOfSuit + (turn < 7 ? 0 : std::min(m_scene.leastSuitDiscards() + 1, 2)));
  if (m_know.board().seats() == 3)
    out.add(kLayout.kitaHan + capped(player.kita * (1 + m_know.doraHan(kNorth)), 9));
  if (m_scene.riichi())
    riichiFeatures(player, out);
  else if (m_scene.open())
    meldFeatures(player, out);
}

template <class Out>
void LossScene::ofKind(Kind kind, Out &out) const {
  out.add(kLayout.kind + m_scene.kindClass(kind));
  out.add(kLayout.kindDora + std::min<int>(m_know.doraHan(kind), 2));
  out.add(kLayout.sides + m_scene.openSides(kind));
  if (m_scene.collected() >= 0) {
    const bool inSuit = !isHonor(kind) && static_cast<int>(suitOf(kind)) == m_scene.collected();
    out.add(kLayout.kindCollected + (inSuit ? 0 : isHonor(kind) ? 1 : 2));
  }
  if (!isHonor(kind) && m_know.left(kindOf(suitOf(kind), 5)) > 0 && std::abs(rankOf(kind) - 5) <= 2)
    out.add(kLayout.fiveUnseen + (rankOf(kind) == 5 ? 1 : 0));
}

template void LossScene::ofHand(FeatureList &) const;
template void LossScene::ofHand(FeatureSum &) const;
template void LossScene::ofKind(Kind, FeatureList &) const;
template void LossScene::ofKind(Kind, FeatureSum &) const;

}  // namespace janso
