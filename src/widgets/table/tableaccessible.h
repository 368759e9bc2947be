// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table for screen readers: the tiles of the viewer's hand as items of a list, the buttons as children
// that can be pressed, and dora, scores, discards and melds as texts.
#pragma once

#include <QAccessibleWidget>
#include <QList>

namespace janso {

class TableWidget;

class TableAccessible : public QAccessibleWidget {
 public:
  // Makes Qt use this class for every TableWidget. Further calls have no effect.
  static void install();

  explicit TableAccessible(TableWidget *table);
  ~TableAccessible() override;

  int childCount() const override;
  QAccessibleInterface *child(int index) const override;
  int indexOfChild(const QAccessibleInterface *child) const override;
  QAccessibleInterface *childAt(int x, int y) const override;
  QAccessibleInterface *focusChild() const override;

  // Replaces the child at `index` by a new object. Otherwise Orca says nothing when the focus returns to the
  // same object, and the button of a call takes the index of the drawn tile.
  void renew(int index) const;

 private:
  TableWidget *table() const;
  QAccessible::Id make(int index) const;

  mutable QList<QAccessible::Id> m_children;  // by index; created on first use
  mutable QList<QAccessible::Id> m_former;    // replaced ones, kept for a while
};

// Tells a screen reader where the focus is within the table, once for each change.
class SpokenFocus {
 public:
  // Says nothing while no screen reader listens, or while the focus is elsewhere in the window.
  void announceIfChanged(TableWidget &table);
  // The window's focus has returned to the table: after Qt has announced that, announces the item again.
  void announceAgain(TableWidget &table);

 private:
  QString m_last;  // name of the item that was announced
};

}  // namespace janso
