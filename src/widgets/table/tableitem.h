// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A thing on the table: it paints itself, reports where it can be pressed, acts on a press, and supplies its
// tooltip and its text for screen readers.
//
// TableWidget holds a list of them and queries each in turn. All rectangles are in device pixels.
#pragma once

#include <QList>
#include <QPainter>
#include <QRect>
#include <QRegion>
#include <QString>
#include <optional>

#include "coach/whynot.h"
#include "rules/action.h"
#include "widgets/decision/tablestate.h"

namespace janso {

// A tile, button or text for screen readers.
struct SpokenItem {
  QRect rect;
  QString name;
  bool button = false;
  bool focused = false;
  TableHit hit{};       // of a button: the hit that a press makes
  bool listed = false;  // a button that is an item of a list: a tile of the hand
};

struct TableTip {
  QString text;  // markup (teachmarkup.h)
  QRect area;    // what the tip describes: the tip stays while the pointer is here, and never covers it
  bool operator==(const TableTip &) const = default;
};

// The buttons in the corner, then those next to the hand.
enum class TableCorner { Log, Help, Settings, Hint, YakuList };

// What the items and the keys can request from the table when they are pressed.
class TableHost {
 public:
  virtual ~TableHost() = default;

  // The open question, whose steps an item can take.
  virtual DecisionFlow &answering() = 0;
  // After a step of the flow: sends the answer if there is one, otherwise shows the new state.
  virtual void afterStep(const std::optional<Action> &answer) = 0;
  // Closes what covers the hand (curtain, standing orders).
  virtual void acceptOverlay() = 0;
  virtual void switchPill(int index) = 0;
  virtual void press(TableCorner corner) = 0;
  // Shows a card with this text: explainPressed() until it is closed, explainHovered() for as long as the
  // pointer rests; an empty text closes the latter.
  virtual void explainPressed(const QString &markup) = 0;
  virtual void showRead(const QString &text) = 0;  // a text that is read out
  // Tells a screen reader what a key has shown or switched; does nothing if the text is empty.
  virtual void announceText(const QString &text) = 0;
  virtual void explainHovered(const QString &markup) = 0;
  // Shows a card that says why something is not possible. Returns false if it is possible, or if nobody may
  // look into the hand.
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

  // Everything that it paints now, shadows included; null while it is not shown.
  virtual QRect bounds() const { return {}; }
  // Updates the item after the state has changed. Returns the region to repaint.
  virtual QRegion refresh() { return {}; }
  // Discards cached pictures after language, font or options have changed.
  virtual void restyle() {}
  virtual void paint(QPainter &painter, const QRect &clip) = 0;

  // The part of the item at the point, if nothing above it is hit. A hit without an item means that neither
  // this nor anything below is hit.
  virtual std::optional<TableHit> hit(QPoint) { return std::nullopt; }
  // Whether a press on this part does something; the pointer then becomes a hand.
  virtual bool isPressable(const TableHit &) const { return false; }
  // A click, or a press through a screen reader.
  virtual void press(const TableHit &) {}
  // The button was pressed on this part and is being held.
  virtual void grab(const TableHit &) {}
  // Whether a press opens the card with a reason.
  virtual bool explains() const { return false; }
  // The pointer enters or leaves.
  virtual void hover(bool) {}
  virtual std::optional<TableTip> tip(QPoint) { return std::nullopt; }
  // The tip that is shown without a pointer while a key is held.
  virtual std::optional<TableTip> heldTip() const { return std::nullopt; }
  // What the item shows while a key is held, in sentences; otherwise empty.
  virtual QString heldText() const { return {}; }

  // While it is shown, screen readers get nothing else.
  virtual bool isModal() const { return false; }
  virtual QList<SpokenItem> spoken() { return {}; }

 protected:
  const TableGeometry &geometry() const { return m_state.geometry; }

  const TableState &m_state;
  TableHost &m_host;
};

}  // namespace janso
