// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of one yaku on a page about a finished hand, next to its row (YakuCard in a frame).
//
// At the table the yaku panel has the card itself, so that nothing covers the table. This one is a child of
// the window, not a separate window, so that it moves with the window and appears in every picture of it. Its
// size is the same for every yaku, and it stays where it is from one row to the next.
#pragma once

#include <QRect>
#include <QWidget>

#include "rules/ruleset.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

class TilePainter;
class YakuCard;

class YakuTooltip : public QWidget {
  Q_OBJECT

 public:
  explicit YakuTooltip(QWidget *parent);

  void setPainter(TilePainter *painter);
  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);

  // Shows it beside `row` (coordinates of the parent), on the left if there is room. Pinned, it does not
  // change.
  void showFor(YakuId id, const QRect &row);
  // Keeps it open, with the second layer, after the pointer leaves, until it is closed.
  void setPinned(bool pinned);
  bool isPinned() const { return m_pinned; }
  YakuId yaku() const;
  // Closes it, unless it is pinned.
  void hideUnlessPinned();
  void close();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void showEvent(QShowEvent *event) override;
  void hideEvent(QHideEvent *event) override;

 private:
  void place();
  bool takesKey(int key) const;

  YakuCard *m_card;
  QRect m_row;
  bool m_pinned = false;
};

}  // namespace janso
