// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What lies over the table for a while: curtain, call banner, standing orders, waits. Device pixels.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QRect>
#include <QString>
#include <functional>
#include <vector>

#include "coach/waitvalues.h"
#include "rules/action.h"
#include "rules/seatview.h"
#include "widgets/tablegeometry.h"
#include "widgets/tilepainter.h"

namespace janso {

// The ground of the panels over the table.
void paintTablePanel(QPainter &painter, const TableGeometry &geometry, const QRectF &rect);

// Hides the hand between two humans at one screen. Beside many melds the strip of the hand is too short for
// it: then it is a slim one above the hand, which shows its backs anyway.
class Curtain {
  Q_DECLARE_TR_FUNCTIONS(Curtain)

 public:
  void show(int seat, int wind, const QString &name);
  void hide() { m_shown = false; }
  bool isShown() const { return m_shown; }
  int seat() const { return m_seat; }
  bool isPeeking() const { return m_peek; }
  void setPeeking(bool peek) { m_peek = peek; }

  // x of what stands right of the hand and must stay in sight.
  void setLimit(int right) { m_limit = right; }
  QRect rect(const TableGeometry &geometry) const;
  bool isSlim(const TableGeometry &geometry) const;

  // 0 "hold to look", 1 "show my hand"; -1 elsewhere on it, -2 not on it.
  int hit(const TableGeometry &geometry, QPoint at) const;
  QRect button(const TableGeometry &geometry, int index) const;
  void paint(QPainter &painter, const TableGeometry &geometry, int hovered, int focused) const;
  QString title() const;
  static QString buttonText(int index);

 private:
  bool m_shown = false;
  bool m_peek = false;
  int m_seat = 0;
  int m_wind = 0;
  int m_limit = 1 << 20;
  QString m_name;
};

// The word of a call in the caller's corner.
class CallBanner {
 public:
  void show(int rel, const QString &text, qreal milliseconds);
  void hide() { m_text.clear(); }
  bool isShown() const { return !m_text.isEmpty(); }
  bool isOver() const { return m_clock.isValid() && static_cast<qreal>(m_clock.elapsed()) >= m_duration; }
  const QString &text() const { return m_text; }
  QRect bounds(const TableGeometry &geometry) const;
  void paint(QPainter &painter, const TableGeometry &geometry) const;

 private:
  int m_rel = 0;
  QString m_text;
  qreal m_duration = 0;
  QElapsedTimer m_clock;
};

// Claims to be made without a question, to tick.
class StandingPanel {
  Q_DECLARE_TR_FUNCTIONS(StandingPanel)

 public:
  void ask(int seat, const ActionList &possible);
  void hide() { m_shown = false; }
  bool isShown() const { return m_shown; }
  int seat() const { return m_seat; }
  ActionList armed() const;

  void layout(const TableGeometry &geometry, const SeatView &view);
  QRect rect() const { return m_rect; }
  // Index of a claim, count() for the button that accepts, -1 for nothing.
  int hit(QPoint at) const;
  int count() const { return static_cast<int>(m_chips.size()); }
  QRect itemRect(int index) const;
  QString itemText(int index) const;
  bool isArmed(int index) const { return m_chips[static_cast<std::size_t>(index)].armed; }
  void toggle(int index);
  int focus() const { return m_focus; }
  void setFocus(int index);
  void moveFocus(int step) { setFocus(m_focus + step); }
  void paint(QPainter &painter, const TableGeometry &geometry, TilePainter &tiles, int hovered) const;

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

  bool m_shown = false;
  int m_seat = 0;
  int m_focus = 0;
  std::vector<Chip> m_chips;
  std::vector<Label> m_labels;
  QRect m_rect;
  QRect m_accept;
};

// What the hand waits for: each wait with how many are left and what a ron on it would be worth, then the
// range of all wins, and what stands in the way.
class WaitsPopover {
  Q_DECLARE_TR_FUNCTIONS(WaitsPopover)

 public:
  // The hand after a discard, or as it is.
  void set(const TenpaiHand &hand) { m_hand = hand; }
  void clear() { m_hand = TenpaiHand(); }
  bool isEmpty() const { return m_hand.waits.empty(); }
  const TenpaiHand &hand() const { return m_hand; }
  const std::vector<WaitValue> &waits() const { return m_hand.waits; }
  bool isFuriten() const { return m_hand.furiten; }
  QRect rect(const TableGeometry &geometry) const;
  void paint(QPainter &painter, const TableGeometry &geometry, TilePainter &tiles) const;
  QString spoken() const;

 private:
  struct Line {
    QString text;
    bool obstacle = false;
  };
  std::vector<Line> lines() const;  // below the tiles
  int columns() const;

  TenpaiHand m_hand;
};

}  // namespace janso
