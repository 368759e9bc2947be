// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Mouse and keyboard at the table: what the pointer is on, what is pressed or held, which command a key is.
//
// What a press does goes the way of the things on the table (TableHost); the signals say what else has
// changed. Points and areas are device pixels.
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPoint>
#include <QRegion>
#include <QTimer>
#include <array>

#include "widgets/table/tableitems.h"
#include "widgets/table/tablekeys.h"

namespace janso {

class ReasonCard;

class TableInput : public QObject {
  Q_OBJECT

 public:
  struct Table {
    TableState &state;
    const TableItems &items;
    const TableKeys &keys;
    TableHost &host;
    ReasonCard &card;
  };
  // All of the table must outlive it.
  explicit TableInput(const Table &table, QObject *parent = nullptr);

  // --- Mouse ---
  void movePointer(QPoint at) { setHover(m_items.hitAt(at)); }
  void leave() { setHover({}); }
  void press(Qt::MouseButton button, QPoint at);
  void release(Qt::MouseButton button, QPoint at);
  // Whether the second press of a double click there is none.
  bool ignoresSecondPress(QPoint at) const;
  // As if that had been pressed and let go.
  void click(const TableHit &hit);

  // --- Keyboard ---
  // Both are false for a key that has nothing to do here.
  bool pressKey(const QKeyEvent &event);
  bool releaseKey(const QKeyEvent &event);
  // Takes the keyboard's cursor from the hand to the buttons, or back. False when it stays.
  bool switchArea(bool forward);
  // As if the command's key had been pressed. False when it has nothing to do now.
  bool trigger(CommandId id);
  // The same, of what can be done while the table is covered as well.
  bool run(CommandId id);
  // ShowDifferences, ShowWaits or ShowDanger, which last as long as they are held.
  void setHeld(CommandId id, bool on);
  void setHurries(bool on);
  // The focus is elsewhere: nothing is held any more.
  void letGo();

 Q_SIGNALS:
  void touched(const QRegion &area);  // must be painted anew
  void pointed();                     // TableState::hover has changed
  void gripped();                     // TableState::pressed has changed
  void ordersTicked();                // the standing orders have
  void held();                        // what setHeld() shows has changed
  void hurryChanged(bool hurries);

 private:
  void setHover(const TableHit &hit);
  void rest(const TableHit &hit);
  void lookLonger();
  void pressRight();
  void endHolds();
  bool isCovered() const;
  bool overlayKey(const QKeyEvent &event);
  bool readOut(CommandId id);
  void flip(bool TableToggles::*toggle);

  TableState &m_state;
  const TableItems &m_items;
  const TableKeys &m_keys;
  TableHost &m_host;
  ReasonCard &m_card;
  QTimer m_rest;                  // of the pointer on the hand
  std::array<QTimer, 3> m_looks;  // until what was shown without a key goes, by what is held
  bool m_hurries = false;
};

}  // namespace janso
