// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The row of buttons above the hand: layout, painting, hit test. Device pixels.
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QPainter>
#include <QRect>
#include <QString>
#include <vector>

#include "widgets/decisionflow.h"
#include "widgets/tablegeometry.h"
#include "widgets/tilepainter.h"

namespace janso {

// One shape of a call as it would lie, or the one tile that a button is about.
struct PromptShape {
  QList<TilePlace> places;
  std::vector<Tile> tiles;
  std::vector<bool> backs;
  QRect area;  // where a click chooses it
};

struct PromptItem {
  PromptKind kind = PromptKind::Skip;
  QString text;
  QString key;
  QString note;
  QRect rect;
  bool compact = false;
  std::vector<PromptShape> shapes;
};

struct PromptHit {
  int button = -1;
  int choice = -1;  // -1: the button, not one of its several shapes
  bool operator==(const PromptHit &) const = default;
};

class PromptBar {
  Q_DECLARE_TR_FUNCTIONS(PromptBar)

 public:
  explicit PromptBar(TilePainter &tiles) : m_tiles(tiles) {}

  // What a prompt should leave in sight.
  struct KeepClear {
    QList<QRect> indicators;
    QList<QRect> tiles;     // ponds, the side hand
    QList<QRect> controls;  // only of two places that are alike the one that leaves more of these
  };

  // `keys`: names of the keys by PromptKind, empty where there is none.
  void layout(const TableGeometry &geometry, const DecisionFlow &flow, const SeatView &view,
              const std::vector<QString> &keys, const KeepClear &clear);
  void clear() { m_items.clear(); }
  bool isEmpty() const { return m_items.empty(); }

  void paint(QPainter &painter, const TableGeometry &geometry, const FlowFocus &focus, const PromptHit &hover,
             const PromptHit &pressed) const;
  PromptHit hit(QPoint at) const;
  QRect bounds(const TableGeometry &geometry) const;  // shadows included
  const std::vector<PromptItem> &items() const { return m_items; }

  static QString text(const PromptButton &button);

 private:
  PromptItem makeItem(const TableGeometry &geometry, const PromptButton &button, const SeatView &view,
                      const QString &key, bool compact) const;
  static int coverage(const std::vector<PromptItem> &items, const KeepClear &clear);

  TilePainter &m_tiles;
  std::vector<PromptItem> m_items;
};

// The small dark box with the name of a key.
void paintKeyCap(QPainter &painter, const QRectF &cap, const QString &key, const QFont &font, qreal line,
                 bool onAmber = false);

// Ground of a button in the look of the table. `focused`: amber outline.
void paintButtonGround(QPainter &painter, const QRectF &rect, qreal radius, qreal ratio, bool primary,
                       bool focused, bool pressed);

}  // namespace janso
