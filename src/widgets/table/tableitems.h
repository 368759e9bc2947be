// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All things on the table, from the lowest to the highest, and the painters that they share.
//
// Queries each in turn: what to paint, what is under the pointer, what a screen reader reads. Rectangles are
// in device pixels.
#pragma once

#include <QImage>
#include <QList>
#include <QPainter>
#include <QRegion>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/decision/tablecommands.h"
#include "widgets/paint/plaquepainter.h"
#include "widgets/paint/scenepainter.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

class AdviceItem;
class Curtain;
class DangerItem;
class HandItem;
class PromptBar;
class SameTilesItem;
class StandingPanel;
class ViewTurnItem;
class WaitsPopover;
class WordsItem;

class TableItems {
 public:
  // All three arguments must outlive it.
  TableItems(const TableState &state, TableHost &host, const TableAnimator &animator);
  ~TableItems();

  void paint(QPainter &painter, const QRect &clip) const;
  // rememberView() is called before the view changes; leanIntoView() then returns the motion from the old
  // view to the new one.
  void rememberView() const;
  MotionPlan leanIntoView() const;
  // Updates all items after the state has changed. Returns the region to repaint.
  QRegion refresh() const;
  void restyle() const;

  // The hit has no item where the felt is bare.
  TableHit hitAt(QPoint device) const;
  // The tip of the highest thing at the point that has one.
  std::optional<TableTip> tipAt(QPoint device) const;
  // The tip of the highest thing that has one while a key is held.
  std::optional<TableTip> heldTip() const;
  // What is shown while keys are held, in words for screen readers.
  QString description() const;
  // The buttons of the open question. They are read before the focus is, because the focus is announced last
  // and may be on a tile.
  QString offers() const;
  // In the reading order of a screen reader.
  QList<SpokenItem> spoken() const;
  // The lines that a Say... command reads out; empty if there are none.
  QStringList readOut(CommandId what) const;

  TilePainter &tilePainter() { return m_tiles; }
  HandItem &hand() const { return *m_hand; }
  PromptBar &prompt() const { return *m_prompt; }
  AdviceItem &advice() const { return *m_advice; }
  Curtain &curtain() const { return *m_curtain; }
  StandingPanel &orders() const { return *m_orders; }
  WaitsPopover &waits() const { return *m_waits; }
  SameTilesItem &same() const { return *m_same; }
  WordsItem &words() const { return *m_words; }
  const DangerItem &danger() const { return *m_danger; }

 private:
  QImage tablePicture() const;
  template <class Item, class... Parts>
  Item *lay(const TableState &state, TableHost &host, Parts &...parts);

  const TableState &m_state;
  TilePainter m_tiles;
  ScenePainter m_scene;
  TiltPainter m_tilt;
  PlaquePainter m_plaques;
  std::vector<std::unique_ptr<TableItem>> m_items;  // from the lowest to the highest
  std::vector<TableItem *> m_reading;               // in the reading order of a screen reader
  HandItem *m_hand = nullptr;
  PromptBar *m_prompt = nullptr;
  AdviceItem *m_advice = nullptr;
  Curtain *m_curtain = nullptr;
  StandingPanel *m_orders = nullptr;
  WaitsPopover *m_waits = nullptr;
  SameTilesItem *m_same = nullptr;
  WordsItem *m_words = nullptr;
  TableItem *m_dora = nullptr;
  TableItem *m_center = nullptr;
  TableItem *m_board = nullptr;  // ponds and melds
  ViewTurnItem *m_viewTurn = nullptr;
  DangerItem *m_danger = nullptr;
};

}  // namespace janso
