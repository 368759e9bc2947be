// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/handvalue.h"

#include <algorithm>

#include "bots/reading/figures.h"
#include "bots/reading/ronchance.h"

namespace janso {

template <class W>
HandValueOf<W>::HandValueOf(const Knowledge &know, const FlowOf<W> &flow, const OwnHand &hand, Kind discarded)
    : m_know(know), m_flow(flow), m_score(know, hand), m_discarded(discarded) {
  for (const Meld &meld : hand.melds)
    m_open += meld.isOpen() ? 1 : 0;
}

// Probability that this wait is discarded, and can be won on, in one go-around.
template <class W>
double HandValueOf<W>::ronOf(Kind kind, int tilesLeft, bool riichi) const {
  // A discard that says nothing about the wait, where none is known.
  const Kind neutral = kind == kNorth ? kWest : kNorth;
  OwnWait wait = ownWait(m_know, kind, m_discarded < kKinds ? m_discarded : neutral, riichi, m_open);
  wait.left = tilesLeft;
  return m_flow.tuning().ronFactor * ronChance(wait);
}

template <class W>
bool HandValueOf<W>::of(Kind kind, int tilesLeft, bool furiten, bool riichi, WaitWorthOf<W> &worth) {
  const Worth tsumo = win(kind, true, riichi);
  const Worth ron = furiten ? Worth{} : win(kind, false, riichi);
  if (tsumo.points <= 0 && ron.points <= 0)
    return false;
  const double share = static_cast<double>(tilesLeft) / std::max(1, m_know.unseen());
  worth.kind = kind;
  worth.draw = tsumo.points > 0 ? static_cast<float>(share) : 0;
  worth.ron = ron.points > 0 ? static_cast<float>(ronOf(kind, tilesLeft, riichi)) : 0;
  worth.tsumo = tsumo.value;
  worth.claimed = ron.value;
  worth.tsumoPoints = tsumo.points;
  worth.ronPoints = ron.points;
  return true;
}

template <class W>
typename HandValueOf<W>::Worth HandValueOf<W>::win(Kind kind, bool tsumo, bool riichi) {
  const WinPoints win = m_score.of(kind, tsumo, riichi);
  if (win.extras <= 0)
    return win.paid > 0 ? Worth{static_cast<float>(win.paid), valueOf(win.paid, tsumo)} : Worth{};
  const double one = win.extras * kRiichiExtras.oneHan;
  const double two = win.extras * kRiichiExtras.twoHan;
  const double points = (1 - one - two) * win.paid + one * win.oneMore + two * win.twoMore;
  const Wide<W> value = (1 - one - two) * static_cast<Wide<W>>(valueOf(win.paid, tsumo)) +
                        one * static_cast<Wide<W>>(valueOf(win.oneMore, tsumo)) +
                        two * static_cast<Wide<W>>(valueOf(win.twoMore, tsumo));
  return {static_cast<float>(points), static_cast<W>(value)};
}

template class HandValueOf<float>;
template class HandValueOf<Units<float>>;

}  // namespace janso
