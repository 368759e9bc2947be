// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/cardstrip.h"

#include "widgets/table/tablecard.h"

namespace janso {

void CardStrip::opened(TableCard *card) {
  TableCard *before = top();
  m_open.removeAll(nullptr);
  m_open.removeAll(card);
  m_open.append(card);
  if (before != nullptr && before != card)
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

bool CardStrip::closeTop(TableCard *card) const {
  if (card == nullptr || top() != card || !card->isShown())
    return false;
  card->close();
  return true;
}

}  // namespace janso
