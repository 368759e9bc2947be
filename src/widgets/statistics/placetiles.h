// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How often a player came in each place, each place a large tile with its count; those that never happened
// are gray.
#pragma once

#include <QWidget>
#include <vector>

#include "widgets/look/theme.h"

namespace janso {

class PlaceTiles : public QWidget {
  Q_OBJECT

 public:
  explicit PlaceTiles(QWidget *parent = nullptr);

  void setTileSet(TileSet set);
  // From 1st place on, one count for each place of the table.
  void setCounts(const std::vector<qint64> &counts);
  // "1st: 4, 2nd: 3"; the accessible description.
  QString spoken() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void paintTile(QPainter &painter, const QRectF &face, int place, qint64 count) const;

  TileSet m_set = TileSet::Ivory;
  std::vector<qint64> m_counts;
};

}  // namespace janso
