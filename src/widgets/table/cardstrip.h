// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The strip above the hand, in which one text is shown at a time: a line about the question, a reason, a hint
// or warning of the coach, a notice.
//
// The newest text is shown. The one before it steps aside, and comes back for the rest of its time when the
// newer one closes, so that two texts never cover each other and none is lost.
#pragma once

#include <QList>
#include <QPointer>
#include <QRect>
#include <functional>
#include <utility>

namespace janso {

class TableCard;

class CardStrip {
 public:
  // For TableCard: it has been opened, or closed.
  void opened(TableCard *card);
  void closed(TableCard *card);
  // The text that is shown; nullptr = none.
  TableCard *top() const { return m_open.isEmpty() ? nullptr : m_open.last().data(); }
  // Finds the place of the shown text again after something below it has changed.
  void standAgain() const;
  // Sets how a place is judged, and whether it hides nothing that is needed.
  void setFree(std::function<bool(const QRect &place)> isFree) { m_isFree = std::move(isFree); }
  bool isFree(const QRect &place) const { return !m_isFree || m_isFree(place); }
  // Closes the text that is shown if it is this one. Returns false if it is not.
  bool closeTop(TableCard *card) const;

 private:
  QList<QPointer<TableCard>> m_open;  // the newest last
  std::function<bool(const QRect &place)> m_isFree;
};

}  // namespace janso
