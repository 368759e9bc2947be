// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/cardstrip.h"

#include <algorithm>
#include <utility>

#include "widgets/table/tablecard.h"

namespace janso {

CardStrip::CardStrip(const TableState &state, std::function<QList<QRect>()> taken)
    : m_state(state), m_taken(std::move(taken)) {}

void CardStrip::opened(TableCard *card) {
  TableCard *before = top();
  m_open.removeAll(nullptr);
  m_open.removeAll(card);
  const auto later = std::ranges::find_if(
      m_open, [card](const TableCard *other) { return other->stripRank() > card->stripRank(); });
  m_open.insert(later, card);
  if (before != nullptr && before != top())
    before->stepAside();
}

void CardStrip::closed(TableCard *card) {
  m_open.removeAll(nullptr);
  m_open.removeAll(card);
  if (TableCard *next = top())
    next->stepBack();
}

void CardStrip::standAgain() const {
  if (TableCard *card = top())
    card->standAgain();
}

QRect CardStrip::placeFor(const CardSizes &sizes) const {
  return placeInStripOn(m_state, m_taken(), sizes);
}

bool CardStrip::isFree(const QRect &place) const {
  return isFreeInStripOn(m_state, m_taken(), place);
}

bool CardStrip::closeTop(TableCard *card) const {
  if (card == nullptr || top() != card || !card->isShown())
    return false;
  card->close();
  return true;
}

}  // namespace janso
