// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The row of buttons above the hand: layout, painting, hit testing.
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QPainter>
#include <QRect>
#include <QString>
#include <vector>

#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/tableitem.h"

namespace janso {

// One shape of a call as it would be laid out, or the one tile that a button concerns.
struct PromptShape {
  QList<TilePlace> places;
  std::vector<Tile> tiles;
  QRect area;  // where a click chooses it
};

struct PromptItem {
  PromptKind kind = PromptKind::Skip;
  QString text;
  QString key;
  QString note;
  QRect rect;
  bool compact = false;
  qreal growth = 1;  // maximum scale of its texts
  std::vector<PromptShape> shapes;
};

// The part of a hit is the index of a button; its choice is the index of a shape, or -1 if the hit is next to
// several shapes.
class PromptBar : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(PromptBar)

 public:
  PromptBar(const TableState &state, TableHost &host, TilePainter &tiles)
      : TableItem(state, host), m_tiles(tiles) {}

  // Makes the buttons of the open question; none while the hand is hidden. `keys`: key names by PromptKind,
  // empty for a button without a key.
  void layout(const std::vector<QString> &keys);
  void clear() { m_items.clear(); }
  const std::vector<PromptItem> &items() const { return m_items; }
  QRect area() const;  // of the buttons alone

  QRect bounds() const override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &) const override { return true; }
  void press(const TableHit &hit) override;
  QList<SpokenItem> spoken() override;

  static QString text(const PromptButton &button);

 private:
  // Areas that a prompt should not cover.
  struct KeepClear {
    QList<QRect> indicators;
    QList<QRect> tiles;     // ponds, the hand at the side
    QList<QRect> controls;  // count only between two otherwise equal places
  };

  KeepClear keepClear() const;
  PromptItem makeItem(const PromptButton &button, const QString &key, bool compact, qreal growth) const;
  std::vector<PromptItem> placed(const std::vector<QString> &keys, qreal growth,
                                 const KeepClear &clear) const;
  static int coverage(const std::vector<PromptItem> &items, const KeepClear &clear);
  void paintGround(QPainter &painter, const PromptItem &item, int index) const;
  void paintWords(QPainter &painter, const PromptItem &item) const;
  void paintShape(QPainter &painter, const PromptItem &item, std::size_t shape, bool chosen) const;
  bool isFocused(int index) const;

  TilePainter &m_tiles;
  std::vector<PromptItem> m_items;
};

}  // namespace janso
