// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of all yaku as it is shown: a view over its model that keeps the current row and the place when
// the model is reset.
//
// Rows are reached with the arrow keys; group titles are skipped. Rows change in place; their order changes
// only while nobody points at them.
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
  // For the tiles that help; must outlive the list.
  void setPainter(TilePainter *painter);
  // How the yaku stand to the hand: made ones get an amber dot, the others the tiles that they are away.
  void setSituation(const std::shared_ptr<const YakuSituation> &situation);

  std::optional<YakuId> current() const;
  void setCurrent(YakuId id);
  QRect rowRect(YakuId id) const;  // in the viewport

 Q_SIGNALS:
  void rowChosen(janso::YakuId id, const QRect &row);  // by a key; the rectangle is the viewport's
  void pointedAt(janso::YakuId id, const QRect &row);
  void rowLeft();
  void rowActivated(janso::YakuId id);

 protected:
  void mouseMoveEvent(QMouseEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void hideEvent(QHideEvent *event) override;
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

 private:
  // Lets the model arrange its rows, unless somebody points at one.
  void arrange();

  YakuModel m_model;
  YakuRowDelegate *m_delegate;
  std::optional<YakuId> m_hovered;
  std::optional<YakuId> m_kept;  // the current row while the model is reset
  int m_scrolled = 0;            // likewise
};

}  // namespace janso
