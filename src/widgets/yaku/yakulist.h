// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of all yaku: a view that keeps the current row and the scroll position when its model is reset.
//
// Rows are reached with the arrow keys; group titles are skipped. Rows change in place; their order changes
// only while no row is pointed at.
#pragma once

#include <QListView>
#include <memory>
#include <optional>

#include "widgets/yaku/yakumodel.h"

namespace janso {

class TilePainter;
class YakuRowDelegate;

class YakuList : public QListView {
  Q_OBJECT

 public:
  explicit YakuList(QWidget *parent = nullptr);

  YakuModel &rows() { return m_model; }
  const YakuModel &rows() const { return m_model; }
  // For the helpful tiles; must outlive the list.
  void setPainter(TilePainter *painter);
  // How each yaku relates to the hand: yaku that the hand has get an amber dot, the others the number of
  // tiles missing.
  void setSituation(const std::shared_ptr<const YakuSituation> &situation);

  std::optional<YakuId> current() const;
  void setCurrent(YakuId id);
  QRect rowRect(YakuId id) const;  // in viewport coordinates
  // Scrolls by whole rows.
  void showInMiddle(YakuId id);

 Q_SIGNALS:
  void rowChosen(janso::YakuId id);  // by a key
  void pointedAt(janso::YakuId id);
  void rowLeft();
  void rowActivated(janso::YakuId id);

 protected:
  void mouseMoveEvent(QMouseEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void hideEvent(QHideEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

 private:
  // Has the model rearrange its rows, unless a row is pointed at.
  void arrange();
  void nameRows();
  void fitRows();

  YakuModel m_model;
  YakuRowDelegate *m_delegate;
  std::optional<YakuId> m_hovered;
  std::optional<YakuId> m_kept;  // the current row while the model is reset
  int m_scrolled = 0;            // scroll position while the model is reset
};

}  // namespace janso
