// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of one yaku, beside the row that asked for it: what it asks, an example and a hand that
// only looks like it, how the own hand stands to it, its value here, mistakes, and how often it is made.
//
// A child of the window, not a window of its own: it moves with it and is in every picture of it. It takes
// two columns where one would be too high or lie over what is kept free; what still does not fit is scrolled
// with PgUp and PgDn, or with the wheel once it is pinned.
#pragma once

#include <QList>
#include <QRect>
#include <QWidget>
#include <memory>

#include "rules/ruleset.h"
#include "study/yakuwatch.h"
#include "widgets/lexicon/yakutexts.h"

namespace Ui {
class YakuTooltip;
}

namespace janso {

class TilePainter;

class YakuTooltip : public QWidget {
  Q_OBJECT

 public:
  explicit YakuTooltip(QWidget *parent);
  ~YakuTooltip() override;

  void setPainter(TilePainter *painter);
  void setRules(const RuleSet &rules) { m_rules = rules; }
  // What is shown is named anew.
  void setNaming(YakuNaming naming);
  // How the hand in play stands to every yaku; unknown answers take that part away.
  void setSituation(const std::shared_ptr<const YakuSituation> &situation);

  // What it covers only when there is no other room (prompt, hand), in coordinates of the parent.
  void setKeepFree(const QList<QRect> &rects) { m_keepFree = rects; }

  // Beside `row` (coordinates of the parent), left of it when there is room. A pinned tooltip stays as it is.
  // `ownHand`: the hand in play is told of too, not so on a page about a hand that is over.
  void showFor(YakuId id, const QRect &row, bool ownHand = true);
  // Stays when the pointer goes, until it is closed.
  void setPinned(bool pinned);
  bool isPinned() const { return m_pinned; }
  YakuId yaku() const { return m_id; }
  // Whether it has two columns, and whether some of it is out of sight.
  bool isWide() const { return m_wide; }
  bool overflows() const { return m_overflows; }
  // Closes it, unless it is pinned.
  void leave();
  void close();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void changeEvent(QEvent *event) override;
  void showEvent(QShowEvent *event) override;
  void hideEvent(QHideEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;

 private:
  void fill();
  QString spoken() const;
  void fillHead();
  void fillOwnHand();
  void fillFacts();
  void refresh();
  void fitTitle();
  void setWide(bool wide);
  int fitHeight(int most);
  QPoint cornerFor(int high) const;
  bool isFree(const QRect &place) const;
  int roomAbove() const;
  void place();
  void scrollBy(int pages);
  bool takesKey(int key) const;

  std::unique_ptr<Ui::YakuTooltip> m_ui;
  RuleSet m_rules;
  YakuNaming m_naming = YakuNaming::Romaji;
  YakuId m_id = YakuId::Riichi;
  std::shared_ptr<const YakuSituation> m_situation;  // may be null
  QList<QRect> m_keepFree;
  QRect m_row;
  bool m_ownHand = true;
  bool m_pinned = false;
  bool m_wide = false;
  bool m_overflows = false;
  bool m_pointsRight = true;
  int m_pointerY = 0;
};

}  // namespace janso
