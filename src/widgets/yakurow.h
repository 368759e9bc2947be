// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a row of the yaku list is painted: the dot of what is made, name, tiles that help, tiles away, han.
#pragma once

#include <QStyledItemDelegate>

namespace janso {

class TilePainter;
struct ChromeColors;

enum YakuRole {
  YakuIdRole = Qt::UserRole,  // int; none = a title
  YakuNameRole,
  YakuSecondRole,  // the name beside it
  YakuClosedRole,  // han, -1 = not possible; in a title the words over the columns
  YakuOpenRole,
  YakuYakumanRole,    // 0, 1, 2
  YakuMadeRole,       // bool: the hand has it
  YakuAwayRole,       // text of the column of tiles away; in a title the word over it
  YakuBarredRole,     // bool: no longer possible
  YakuWantedRole,     // quint64: kinds that bring it nearer
  YakuNearRole,       // bool: they are always shown
  YakuClosedOffRole,  // bool: the hand cannot have it closed any more
  YakuOpenOffRole,    // bool: nor with calls
};

class YakuRowDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit YakuRowDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

  // For the tiles; must outlive it. Without one none are drawn.
  void setPainter(TilePainter *painter) { m_tiles = painter; }
  // Whether there is a column of tiles away.
  void setAwayShown(bool shown) { m_awayShown = shown; }

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

 private:
  QRectF column(const QRectF &row, int fromRight) const;
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
