// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All things that lie on the table, from the lowest to the highest, and the painters that they share.
//
// Asks each in turn: what is painted, what lies under the pointer, what a screen reader is told. Rectangles
// are device pixels.
#pragma once

#include <QImage>
#include <QList>
#include <QPainter>
#include <QRegion>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/paint/plaquepainter.h"
#include "widgets/paint/scenepainter.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tablecommands.h"
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
  // All three must outlive it.
  TableItems(const TableState &state, TableHost &host, const TableAnimator &animator);
  ~TableItems();

  void paint(QPainter &painter, const QRect &clip) const;
  // Before the view changes; then the motion from that one into the other.
  void rememberView() const;
  MotionPlan leanIntoView() const;
  // The state has changed: what must be painted anew.
  QRegion refresh() const;
  void restyle() const;

  // Without an item where the cloth is bare.
  TableHit hitAt(QPoint device) const;
  // Of the highest thing there that has one.
  std::optional<TableTip> tipAt(QPoint device) const;
  // Of the highest thing that tells something while a key is held.
  std::optional<TableTip> heldTip() const;
  // What is told while keys are held, for who reads no picture.
  QString description() const;
  // The buttons of the open question; they are told before the focus is, which waits until all is said, and
  // may be on a tile.
  QString offers() const;
  // In the order of a screen reader.
  QList<SpokenItem> spoken() const;
  // What a command Say... reads out: lines; empty where there is nothing.
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
  std::vector<TableItem *> m_reading;               // in the order of a screen reader
  HandItem *m_hand = nullptr;
  PromptBar *m_prompt = nullptr;
  AdviceItem *m_advice = nullptr;
  Curtain *m_curtain = nullptr;
  StandingPanel *m_orders = nullptr;
  WaitsPopover *m_waits = nullptr;
  SameTilesItem *m_same = nullptr;
  WordsItem *m_words = nullptr;
  TableItem *m_dora = nullptr;
  TableItem *m_centre = nullptr;
  TableItem *m_board = nullptr;  // ponds and melds
  ViewTurnItem *m_viewTurn = nullptr;
  DangerItem *m_danger = nullptr;
};

}  // namespace janso
