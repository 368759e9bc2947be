// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The strip above the hand (TableGeometry::strip()): which text it shows, and which text yields to which.
//
// The buttons of a question, and the waits while they are looked at, come first: a text takes the room that
// they leave, and moves when they come or go. Of the texts one is shown at a time, always from the same
// corner. A line about the question yields to every message; of messages the newest is shown. A text that
// yields is aside, and comes back for the rest of its time when the other one closes, so that two texts never
// cover each other and none is lost.
#pragma once

#include <QList>
#include <QPointer>
#include <QRect>
#include <functional>

#include "widgets/table/cardplace.h"

namespace janso {

class TableCard;

class CardStrip {
 public:
  // What a text is: the first yields to the second.
  enum class Rank { Line, Message };

  // `state` must outlive it. `taken`: the buttons and what else is in the strip before any text, in logical
  // pixels; null rectangles are nothing.
  CardStrip(const TableState &state, std::function<QList<QRect>()> taken);

  // For TableCard: it has been opened, or closed.
  void opened(TableCard *card);
  void closed(TableCard *card);
  // The text that is shown; nullptr = none.
  TableCard *top() const { return m_open.isEmpty() ? nullptr : m_open.last().data(); }
  // Finds the place of the shown text again after something in the strip or below it has changed.
  void standAgain() const;
  // The place of a text, and whether it hides nothing that is needed.
  QRect placeFor(const CardSizes &sizes) const;
  bool isFree(const QRect &place) const;
  // Closes the text that is shown if it is this one. Returns false if it is not.
  bool closeTop(TableCard *card) const;

 private:
  const TableState &m_state;
  std::function<QList<QRect>()> m_taken;
  QList<QPointer<TableCard>> m_open;  // the one that is shown last
};

}  // namespace janso
