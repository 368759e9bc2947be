// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a row of YakuModel is painted: the dot of what is made, name, tiles that help, tiles away, han. In
// narrow rows the columns are no wider than their words, and a long name is written smaller, then in two
// lines.
#pragma once

#include <QFont>
#include <QStringList>
#include <QStyledItemDelegate>

namespace janso {

class TilePainter;
struct ChromeColors;

class YakuRowDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit YakuRowDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

  // For the tiles; must outlive it. Without one none are drawn.
  void setPainter(TilePainter *painter) { m_tiles = painter; }
  // Whether there is a column of tiles away.
  void setAwayShown(bool shown) { m_awayShown = shown; }

  // How a name is written where there is room for so many pixels; its last line is cut where nothing helps.
  struct Written {
    QFont font;
    QStringList lines;
  };
  static Written written(const QString &name, double room);
  // Pixels that a row of this width has for its name.
  double nameRoom(int row) const;
  // Whether the word over this column (as for YakuModel::columnWord()) is not cut.
  static bool isWordWhole(int row, int role);

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

 private:
  // `role`: YakuModel::OpenRole, ClosedRole or AwayRole.
  QRectF column(const QRectF &row, int role) const;
  double namesEnd(const QRectF &row) const;
  void paintTitle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                  const ChromeColors &colors) const;
  void paintRow(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                const ChromeColors &colors) const;
  // Beside the name, as many as fit.
  void paintTiles(QPainter &painter, const QRectF &box, quint64 kinds, const ChromeColors &colors) const;

  TilePainter *m_tiles = nullptr;
  bool m_awayShown = false;
};

}  // namespace janso
