// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/tenpaiscene.h"

#include <algorithm>
#include <array>

namespace janso {
namespace {

constexpr int kTileClasses = 8;  // none yet, guest wind, yakuhai, 1/9, 2/8, 3 to 7, near dora, dora
constexpr int kStages = 3;       // of the hand
constexpr int kTurns = 19;
constexpr int kMostMelds = 5;
constexpr int kEarly = 6;

struct TenpaiLayout : Layout {
  int bias = block(1);
  int melds = block(kMostMelds);
  int turn = block(kMostMelds * kTurns);
  int tilesLeft = block(2 * 10);
  int tedashi = block(14);
  int sinceCall = block(kMostMelds * 6);
  int streak = block(2 * 8);
  int last = block(kStages * kTileClasses);
  int lastOpen = block(kMostMelds * kTileClasses);
  int before = block(kTileClasses);
  int lastPair = block(kTileClasses * kTileClasses);
  int middles = block(kStages * 7);
  int doraGone = block(3);
  int riichis = block(3 * kStages);
  int pushed = block(6);
  int pushedDrawn = block(6);
  int safeSince = block(6);
  int dealer = block(1);
  int meldDora = block(5);
  int yakuhai = block(3);
  int collected = block(kMostMelds);
  int triplets = block(kMostMelds);
  int firstCall = block(6 * kMostMelds);
  int kans = block(2);
  int poor = block(1);
  int lateRound = block(2);
  // Of three players alone.
  int kita = block(5 * kMostMelds);
};
constexpr TenpaiLayout kLayout{};

int capped(int value, int bins) {
  return std::clamp(value, 0, bins - 1);
}

// What a player's own discards tell, in order of play.
struct PondReading {
  int tedashi = 0;
  int sinceCall = 0;   // tedashi since the last call, the discard after it counted
  int streak = 0;      // last discards that were all just drawn
  int firstCall = -1;  // discards before it
  int middles = 0;     // 3 to 7 from the hand among the first discards
  int doraGone = 0;    // from the hand
  int pushed = 0;      // from the hand, not safe, after another's riichi
  int pushedDrawn = 0;
  int safeSince = 0;  // discards after another's riichi that were safe
  Tile last;          // from the hand
  Tile before;        // and the one before it
};

class Reader {
 public:
  Reader(const Knowledge &know, const DiscardOrder &order, int seat) : m_know(know), m_seat(seat) {
    for (const OrderedDiscard &discard : order)
      take(discard);
  }
  const PondReading &reading() const { return m_reading; }

 private:
  void take(const OrderedDiscard &discard) {
    const Board &board = m_know.board();
    const PlayerBoard &player = board.player(discard.seat);
    const PondTile &t = player.pond[discard.index];
    const Kind kind = discard.tile.kind();
    if (discard.seat == m_seat)
      takeOwn(t, discard.index, kind);
    if (player.riichi != RiichiState::None && discard.index == player.riichiTurn)
      m_declared[static_cast<std::size_t>(discard.seat)] = true;
    m_pond[static_cast<std::size_t>(discard.seat)].add(kind);
    for (std::size_t s = 0; s < 4; ++s) {
      if (m_declared[s])
        m_pond[s].add(kind);
    }
    if (t.calledBy == m_seat) {
      m_reading.sinceCall = 0;
      if (m_reading.firstCall < 0)
        m_reading.firstCall = m_discards;
    }
  }

  void takeOwn(const PondTile &t, int index, Kind kind) {
    ++m_discards;
    m_reading.streak = t.tsumogiri ? m_reading.streak + 1 : 0;
    if (!t.tsumogiri) {
      ++m_reading.tedashi;
      ++m_reading.sinceCall;
      m_reading.before = m_reading.last;
      m_reading.last = t.tile;
      if (index < kEarly && !isHonor(kind) && rankOf(kind) >= 3 && rankOf(kind) <= 7)
        ++m_reading.middles;
      m_reading.doraGone += m_know.doraHan(kind) > 0 || t.tile.isRed() ? 1 : 0;
    }
    bool threatened = false;
    bool safe = true;
    for (std::size_t s = 0; s < 4; ++s) {
      threatened = threatened || m_declared[s];
      safe = safe && (!m_declared[s] || m_pond[s].has(kind));
    }
    if (threatened)
      ++(safe ? m_reading.safeSince : t.tsumogiri ? m_reading.pushedDrawn : m_reading.pushed);
  }

  const Knowledge &m_know;
  int m_seat;
  int m_discards = 0;
  PondReading m_reading;
  std::array<bool, 4> m_declared{};
  std::array<KindSet, 4> m_pond{};  // safe against each seat once it is in riichi
};

int tileClass(const Knowledge &know, int seat, Tile tile) {
  if (!tile.isKnown())
    return 0;
  const Kind kind = tile.kind();
  if (know.doraHan(kind) > 0 || tile.isRed())
    return 7;
  if (isHonor(kind))
    return yakuhaiHanOf(know.board(), seat, kind) > 0 ? 2 : 1;
  for (int step : {-1, 1}) {
    const int rank = rankOf(kind) + step;
    if (rank >= 1 && rank <= 9 && know.doraHan(static_cast<Kind>(kind + step)) > 0)
      return 6;
  }
  const int fromEnd = std::min(rankOf(kind), 10 - rankOf(kind));
  return std::min(fromEnd, 3) + 2;
}

void meldFeatures(const Knowledge &know, const PlayerBoard &player, int seat, const PondReading &pond,
                  FeatureList &out) {
  int dora = 0;
  int yakuhai = 0;
  int triplets = 0;
  for (const Meld &meld : player.melds) {
    for (Tile tile : meld.tiles)
      dora += know.doraHan(tile.kind()) + (tile.isRed() ? 1 : 0);
    if (meld.type != MeldType::Chi) {
      ++triplets;
      yakuhai += isHonor(meld.kind()) && yakuhaiHanOf(know.board(), seat, meld.kind()) > 0 ? 1 : 0;
    }
  }
  const int melds = static_cast<int>(player.melds.size());
  out.add(kLayout.meldDora + capped(dora, 5));
  out.add(kLayout.yakuhai + capped(yakuhai, 3));
  if (collectedSuit(player) >= 0)
    out.add(kLayout.collected + melds);
  if (triplets == melds && melds >= 2)
    out.add(kLayout.triplets + melds);
  out.add(kLayout.firstCall + capped(pond.firstCall / 3, 6) * kMostMelds + melds);
  out.add(kLayout.sinceCall + melds * 6 + capped(pond.sinceCall, 6));
}

}  // namespace

int tenpaiFeatureCount(int players) {
  return players == 3 ? kLayout.size() : kLayout.kita;
}

void tenpaiFeatures(const Knowledge &know, const DiscardOrder &order, int seat, FeatureList &out) {
  const Board &board = know.board();
  const PlayerBoard &player = board.player(seat);
  const Reader reader(know, order, seat);
  const PondReading &pond = reader.reading();
  const int turn = static_cast<int>(player.pond.size());
  const int stage = turn < 7 ? 0 : turn < 12 ? 1 : 2;
  const int melds = static_cast<int>(player.melds.size());
  const bool open = !player.isMenzen();
  out.add(kLayout.bias);
  out.add(kLayout.melds + melds);
  out.add(kLayout.turn + melds * kTurns + capped(turn, kTurns));
  out.add(kLayout.tilesLeft + (open ? 10 : 0) + capped(board.tilesLeft / 7, 10));
  out.add(kLayout.tedashi + capped(pond.tedashi, 14));
  out.add(kLayout.streak + (open ? 8 : 0) + capped(pond.streak, 8));
  const int last = tileClass(know, seat, pond.last);
  const int before = tileClass(know, seat, pond.before);
  out.add(kLayout.last + stage * kTileClasses + last);
  out.add(kLayout.lastOpen + melds * kTileClasses + last);
  out.add(kLayout.before + before);
  out.add(kLayout.lastPair + last * kTileClasses + before);
  out.add(kLayout.middles + stage * 7 + capped(pond.middles, 7));
  out.add(kLayout.doraGone + capped(pond.doraGone, 3));
  int riichis = 0;
  for (int other = 0; other < board.seats(); ++other)
    riichis += other != seat && board.player(other).riichi != RiichiState::None ? 1 : 0;
  out.add(kLayout.riichis + capped(riichis, 3) * kStages + stage);
  if (riichis > 0) {
    out.add(kLayout.pushed + capped(pond.pushed, 6));
    out.add(kLayout.pushedDrawn + capped(pond.pushedDrawn, 6));
    out.add(kLayout.safeSince + capped(pond.safeSince, 6));
  }
  if (board.dealer == seat)
    out.add(kLayout.dealer);
  if (open)
    meldFeatures(know, player, seat, pond, out);
  else if (melds > 0)
    out.add(kLayout.kans);
  if (board.scores[static_cast<std::size_t>(seat)] < 1000)
    out.add(kLayout.poor);
  if (know.handsLeft() < 2)
    out.add(kLayout.lateRound + know.handsLeft());
  if (board.seats() == 3)
    out.add(kLayout.kita + capped(player.kita, 5) * kMostMelds + melds);
}

}  // namespace janso
