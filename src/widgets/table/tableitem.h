// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A thing that lies on the table: it paints itself, says where it can be pressed, what it does then, what its
// tool tip is and what a screen reader is told of it.
//
// TableWidget holds a list of them and asks each in turn. All rectangles are device pixels.
#pragma once

#include <QList>
#include <QPainter>
#include <QRect>
#include <QRegion>
#include <QString>
#include <optional>

#include "coach/whynot.h"
#include "rules/action.h"
#include "widgets/table/tablestate.h"

namespace janso {

// A tile, button or text for screen readers.
struct SpokenItem {
  QRect rect;
  QString name;
  bool button = false;
  bool focused = false;
  TableHit hit{};       // of a button: what a press on it does
  bool listed = false;  // a button that is one of a list: a tile of the hand
};

struct TableTip {
  QString text;  // markup (teachmarkup.h)
  QRect area;    // what it speaks of: it stays while the pointer is here, and never lies over it
  bool operator==(const TableTip &) const = default;
};

enum class TableCorner { Log, Help, Settings };

// What the things on the table, and a key, ask of it when they are pressed.
class TableHost {
 public:
  virtual ~TableHost() = default;

  // The open question; an item takes a step of it.
  virtual DecisionFlow &answering() = 0;
  // After a step of the flow: sends the answer, if one came of it, or shows the new state.
  virtual void afterStep(const std::optional<Action> &answer) = 0;
  // What lies over the hand (curtain, standing orders) is done with.
  virtual void acceptOverlay() = 0;
  virtual void switchPill(int index) = 0;
  virtual void press(TableCorner corner) = 0;
  // A card with this text: until it is closed, or for as long as the pointer rests; then it is taken away by
  // an empty text.
  virtual void explainPressed(const QString &markup) = 0;
  virtual void showRead(const QString &text) = 0;  // what is read out
  // What a key has shown or switched, for who reads no picture; nothing where it is empty.
  virtual void tell(const QString &text) = 0;
  virtual void explainHovered(const QString &markup) = 0;
  // A card that says why something is not possible; false when it is, or nobody may look into the hand.
  virtual bool explainWhyNot(Asked asked) = 0;
  virtual void setDifferences(bool shown) = 0;
  virtual void setPeeking(bool peeking) = 0;
};

class TableItem {
 public:
  // Both must outlive the item.
  TableItem(const TableState &state, TableHost &host) : m_state(state), m_host(host) {}
  virtual ~TableItem() = default;
  TableItem(const TableItem &) = delete;
  TableItem &operator=(const TableItem &) = delete;

  // All that it paints now, shadows included; null while it is not shown.
  virtual QRect bounds() const { return {}; }
  // The state has changed: takes it over. The result is what must be painted anew.
  virtual QRegion refresh() { return {}; }
  // Language, font or options have changed: what was kept of them is made anew.
  virtual void restyle() {}
  virtual void paint(QPainter &painter, const QRect &clip) = 0;

  // What of it is at `at`, where nothing above it is. A hit without an item: nothing, nor anything below.
  virtual std::optional<TableHit> hit(QPoint) { return std::nullopt; }
  // Whether a press on this part would do something: the pointer becomes a hand.
  virtual bool isPressable(const TableHit &) const { return false; }
  // A click, or a press by a screen reader.
  virtual void press(const TableHit &) {}
  // The button goes down on this part, and is held.
  virtual void grab(const TableHit &) {}
  // Whether a press opens the card with a reason.
  virtual bool explains() const { return false; }
  // The pointer comes or goes.
  virtual void hover(bool) {}
  virtual std::optional<TableTip> tip(QPoint) { return std::nullopt; }
  // What is told without a pointer, as long as a key is held.
  virtual std::optional<TableTip> heldTip() const { return std::nullopt; }
  // What it shows as long as a key is held, in sentences; else empty.
  virtual QString heldText() const { return {}; }

  // While it is shown, nothing else is told to a screen reader.
  virtual bool isModal() const { return false; }
  virtual QList<SpokenItem> spoken() { return {}; }

 protected:
  const TableGeometry &geometry() const { return m_state.geometry; }

  const TableState &m_state;
  TableHost &m_host;
};

}  // namespace janso
