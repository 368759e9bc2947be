// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Panels that cover the table for a while: curtain and standing orders.
#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QPainter>
#include <QRect>
#include <QString>
#include <array>
#include <vector>

#include "rules/action.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/tableitem.h"

namespace janso {

// Paints the background of the panels over the table.
void paintTablePanel(QPainter &painter, const TableGeometry &geometry, const QRectF &rect);

// The rectangle of a panel with its shadow.
QRect withShadow(const TableGeometry &geometry, const QRect &panel);

// Hides the hand when two people share a screen. If many melds leave too short a strip for it, it is a slim
// panel above the hand, which shows its backs anyway.
//
// The part of a hit is 0 for "hold to look", 1 for "show my hand", -1 elsewhere on it.
class Curtain : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(Curtain)

 public:
  using TableItem::TableItem;
  // Sets the owner of the hidden hand. The curtain is shown while TableState::curtained is set.
  void setOwner(int seat, int wind, const QString &name);
  int seat() const { return m_seat; }
  bool isSlim() const;
  QRect rect() const;  // where it is, or would be, shown
  QRect button(int index) const;
  QRect heading() const;  // the line that names the owner of the hand
  // The line, wrapped as needed, that asks the others to look away; empty if the curtain is slim.
  QRect note() const;

  QRect bounds() const override;
  QRegion refresh() override { return bounds(); }
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &hit) const override { return hit.part >= 0; }
  void press(const TableHit &hit) override;
  void grab(const TableHit &hit) override;
  bool isModal() const override { return m_state.curtained; }
  QList<SpokenItem> spoken() override;

 private:
  // The layout of the words between the wind and the buttons.
  struct Words {
    QFont title;
    QPointF titleBase;
    QFont note;
    QPointF noteBase;  // if it has one line
    bool noteWraps = false;
    QRectF noteRoom;
  };
  Words words() const;
  QString title() const;
  static QString noteText();
  static QString buttonText(int index);
  static QString keyText(int index);
  qreal growth() const;  // scale of its texts
  // Whether there is room for the title in this font and for the note at the same scale.
  bool hasRoom(const QFont &font, qreal growth) const;
  QFont titleFont(qreal growth) const;
  QFont noteFont(qreal growth) const;
  qreal noteHeight(qreal growth) const;
  qreal wordsLeft() const;
  qreal wordsRoom(qreal growth) const;
  QRect button(int index, qreal growth) const;
  int right() const;  // right edge; what is to the right of the hand must stay visible
  void paintCloth(QPainter &painter) const;
  QRectF windPlate() const;
  void paintWind(QPainter &painter) const;
  void paintWords(QPainter &painter) const;
  void paintButton(QPainter &painter, int index) const;

  int m_seat = 0;
  int m_wind = 0;
  QString m_name;
};

// A list of claims to tick that will then be made without a question.
//
// The part of a hit is the index of a claim, count() for the button that accepts, -1 elsewhere on it.
class StandingPanel : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(StandingPanel)

 public:
  StandingPanel(const TableState &state, TableHost &host, TilePainter &tiles)
      : TableItem(state, host), m_tiles(tiles) {}
  // `armed`: the claims that are ticked at first.
  void ask(int seat, const ActionList &possible, const ActionList &armed);
  void hide() { m_asks = false; }
  bool isShown() const { return m_asks && !m_state.curtained; }
  int seat() const { return m_seat; }
  ActionList armed() const;
  QRect rect() const { return isShown() ? m_rect : QRect(); }
  // Handles arrow keys and Space; returns false for any other key.
  bool takeKey(int key);

  QRect bounds() const override { return withShadow(geometry(), rect()); }
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &hit) const override { return hit.part >= 0; }
  void press(const TableHit &hit) override;
  bool isModal() const override { return isShown(); }
  QList<SpokenItem> spoken() override;

 private:
  struct Chip {
    Action action;
    bool armed = false;
    QRect rect;
    QList<TilePlace> places;
    std::vector<Tile> tiles;
  };
  struct Label {
    QString text;
    QPoint baseline;
  };
  int count() const { return static_cast<int>(m_chips.size()); }
  QRect itemRect(int index) const;
  QString itemText(int index) const;
  void toggle(int index);
  void moveRow(int step);
  QString title() const;
  void layout();
  void layTiles(Chip &chip) const;
  QPoint layChips(int labels);
  void translate(QPoint by);
  void paintWords(QPainter &painter) const;
  void paintChip(QPainter &painter, int index) const;
  void paintTick(QPainter &painter, const Chip &chip) const;
  void paintAccept(QPainter &painter) const;

  TilePainter &m_tiles;
  bool m_asks = false;
  int m_seat = 0;
  int m_focus = 0;
  std::vector<Chip> m_chips;
  std::vector<Label> m_labels;
  QRect m_rect;
  QRect m_accept;
};

}  // namespace janso
