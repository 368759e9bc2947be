// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Mouse and keyboard input at the table: what is under the pointer, what is pressed or held, and which
// command a key stands for.
//
// The things on the table act on presses through TableHost; the signals report everything else that has
// changed. Points and areas are in device pixels.
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPoint>
#include <QRegion>
#include <QTimer>
#include <array>
#include <functional>

#include "widgets/decision/escapeorder.h"
#include "widgets/decision/tablekeys.h"
#include "widgets/table/tableitems.h"

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
  // All parts of `table` must outlive it.
  explicit TableInput(const Table &table, QObject *parent = nullptr);

  // What Escape closes before it reaches the question.
  EscapeOrder &escapes() { return m_escapes; }
  // A question has come up. For a moment, input that names no action (Enter, Space, a click on the bare felt)
  // does not answer a call or skip a win. It may have been meant for what was there before.
  void noteQuestion() { m_asked = m_clock(); }
  // Replaces the clock, in milliseconds, that measures this moment.
  using Clock = std::function<qint64()>;
  void setClock(Clock clock) { m_clock = std::move(clock); }

  // --- Mouse ---
  void movePointer(QPoint at) { setHover(m_items.hitAt(at)); }
  void clearHover() { setHover({}); }
  void press(Qt::MouseButton button, QPoint at);
  void release(Qt::MouseButton button, QPoint at);
  // Whether the second press of a double click at `at` does nothing.
  bool ignoresSecondPress(QPoint at) const;
  // As if that part had been pressed and released.
  void click(const TableHit &hit);

  // --- Keyboard ---
  // Both return false for a key that does nothing here.
  bool pressKey(const QKeyEvent &event);
  bool releaseKey(const QKeyEvent &event);
  // Moves the keyboard cursor between the hand and the buttons. Returns false if it stays.
  bool switchArea(bool forward);
  // As if the command's key had been pressed. Returns false if the command does nothing now.
  bool trigger(CommandId id);
  // As trigger(), for commands that also work while the table is covered.
  bool run(CommandId id);
  // Starts or ends ShowDifferences, ShowWaits or ShowDanger, which last while they are held.
  void setHeld(CommandId id, bool on);
  void setHurries(bool on);
  // The focus is elsewhere, so nothing is held any longer.
  void releaseAll();

 Q_SIGNALS:
  void repaintNeeded(const QRegion &area);  // must be repainted
  void pointed();                           // TableState::hover has changed
  void pressedChanged();                    // TableState::pressed has changed
  void ordersChanged();                     // the ticked standing orders have changed
  void held();                              // what setHeld() shows has changed
  void hurryChanged(bool hurries);

 private:
  void setHover(const TableHit &hit);
  void rest(const TableHit &hit);
  void lookLonger();
  void pressRight();
  void endHolds();
  bool endLooks();
  bool isCovered() const;
  bool isTooSoon() const;
  bool overlayKey(const QKeyEvent &event);
  bool readOut(CommandId id);
  void flip(bool TableToggles::*toggle);

  TableState &m_state;
  const TableItems &m_items;
  const TableKeys &m_keys;
  TableHost &m_host;
  ReasonCard &m_card;
  QTimer m_rest;                  // while the pointer rests on the hand
  std::array<QTimer, 3> m_looks;  // until what was shown without holding a key disappears; by held command
  bool m_hurries = false;
  EscapeOrder m_escapes;
  Clock m_clock;
  qint64 m_asked = 0;  // when the question came up, or the focus moved into it by itself
};

}  // namespace janso
