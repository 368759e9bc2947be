// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The viewer's hand, the furiten tag, and the mark of the advised action.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "widgets/paint/scenepainter.h"
#include "widgets/table/promptbar.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// The part of a hit is the index of a tile as in FlowFocus::tile.
class HandItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(HandItem)

 public:
  HandItem(const TableState &state, TableHost &host, ScenePainter &scene, TilePainter &tiles,
           const TableAnimator &animator)
      : TableItem(state, host), m_scene(scene), m_tiles(tiles), m_animator(animator) {}
  QRect bounds() const override { return m_state.scene.groups[kHandGroup].bounds(geometry().unit()); }
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &hit) const override;
  void press(const TableHit &hit) override;
  std::optional<TableTip> tip(QPoint at) override;
  QList<SpokenItem> spoken() override;

  // How far each tile should rise, in tile widths.
  std::vector<qreal> rises() const;
  qreal riseOf(int index) const;
  // The tile under the pointer, otherwise the one under the keyboard cursor; -1 = none.
  int pointed() const;
  // Whether each tile counts for the yaku that is pointed at; all do if none is.
  std::vector<bool> counting() const;
  // The tiles in words, for screen readers.
  QString text() const;

 private:
  QString tipOf(int index) const;
  void paintCursor(QPainter &painter, const SceneTile &tile) const;

  ScenePainter &m_scene;
  TilePainter &m_tiles;
  const TableAnimator &m_animator;
};

class FuritenItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(FuritenItem)

 public:
  using TableItem::TableItem;
  QRect bounds() const override;
  QRegion refresh() override { return bounds(); }
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &) const override { return true; }
  void press(const TableHit &hit) override;
  bool explains() const override { return true; }
  void hover(bool over) override;
  QList<SpokenItem> spoken() override;
};

// A small diamond above the advised tile or button.
class AdviceItem : public TableItem {
 public:
  AdviceItem(const TableState &state, TableHost &host, const HandItem &hand, const PromptBar &prompt)
      : TableItem(state, host), m_hand(hand), m_prompt(prompt) {}
  // The area that the mark can be in: above the hand and the buttons.
  QRect bounds() const override;
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  QList<QRect> marks() const;

  const HandItem &m_hand;
  const PromptBar &m_prompt;
};

}  // namespace janso
