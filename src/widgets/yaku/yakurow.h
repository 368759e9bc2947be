// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Paints a row of YakuModel: the dot of a completed yaku, name, helpful tiles, tiles missing, han. All names
// of a list have one size; where one of them is too long, long ones take two lines. In narrow rows the
// columns are no wider than their words. The headings of the columns have tooltips.
#pragma once

#include <QFont>
#include <QStringList>
#include <QStyledItemDelegate>

#include "widgets/look/theme.h"

namespace janso {

class TilePainter;
struct ChromeColors;

class YakuRowDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit YakuRowDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

  // For the tiles; must outlive the delegate. Without a painter no tiles are drawn.
  void setPainter(TilePainter *painter) { m_tiles = painter; }
  // Whether there is a column of missing tiles.
  void setAwayShown(bool shown) { m_awayShown = shown; }

  // The names in the list, each with its second name. `below`: the second ones have a line of their own,
  // otherwise they are shown beside the names where all of them have room.
  void setNames(const QStringList &names, const QStringList &seconds, bool below);
  // The size, in pixels, at which each of the names fits in `room` pixels in one line or two.
  double nameSize(double room) const;
  // The lines of a name at that size; if nothing else helps, the last line is shortened.
  static QStringList written(const QString &name, double size, double room);
  // The width in pixels that a row of this width has for its name.
  double nameRoom(int row) const;
  // Whether the heading of this column (YakuModel::columnWord()) is shown in full.
  static bool isWordWhole(int row, int role);
  // The column at this x of a row of this width; 0 = none.
  int columnAt(int row, int x) const;
  // The height of every row in pixels; a list as high as a multiple of it cuts no row.
  static int rowHeight();

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
  bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                 const QModelIndex &index) override;

 private:
  // `role`: YakuModel::OpenRole, ClosedRole or AwayRole.
  QRectF column(const QRectF &row, int role) const;
  double namesEnd(const QRectF &row) const;
  void paintTitle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                  const ChromeColors &colors) const;
  void paintRow(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                const ChromeColors &colors) const;
  // Returns the x after the name.
  double paintName(QPainter &painter, const QRectF &box, const QModelIndex &index,
                   const ChromeColors &colors) const;
  void paintColumns(QPainter &painter, const QRectF &row, const QModelIndex &index,
                    const ChromeColors &colors) const;
  bool areSecondsShown(double room) const;
  // Paints as many tiles as fit, next to the name.
  void paintTiles(QPainter &painter, const QRectF &box, quint64 kinds, const ChromeColors &colors) const;

  TilePainter *m_tiles = nullptr;
  bool m_awayShown = false;
  QStringList m_names;
  QStringList m_seconds;
  bool m_below = false;
  // For the last width asked about: its name size, and whether the second names are shown.
  mutable double m_room = -1;
  mutable double m_size = 0;
  mutable bool m_secondsFit = false;
};

}  // namespace janso
