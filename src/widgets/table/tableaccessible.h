// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table for screen readers: the tiles of the own hand as items of a list and the buttons as children that
// can be pressed, dora, scores, discards and melds as texts.
#pragma once

#include <QAccessibleWidget>
#include <QList>

namespace janso {

class TableWidget;

class TableAccessible : public QAccessibleWidget {
 public:
  // Makes Qt use it for every TableWidget; once is enough, more do no harm.
  static void install();

  explicit TableAccessible(TableWidget *table);
  ~TableAccessible() override;

  int childCount() const override;
  QAccessibleInterface *child(int index) const override;
  int indexOfChild(const QAccessibleInterface *child) const override;
  QAccessibleInterface *childAt(int x, int y) const override;
  QAccessibleInterface *focusChild() const override;

  // What stands at `index` is another thing than before: Orca is silent about a focus that comes to the same
  // one again, and the button of a call stands where the drawn tile stood.
  void renew(int index) const;

 private:
  TableWidget *table() const;
  QAccessible::Id make(int index) const;

  mutable QList<QAccessible::Id> m_children;  // made when first asked for, by index
  mutable QList<QAccessible::Id> m_former;    // replaced, for a while
};

// Tells a screen reader where in the table the focus is, once for each place that it comes to.
class SpokenFocus {
 public:
  // Says nothing while nobody listens, or the focus is elsewhere in the window.
  void tell(TableWidget &table);
  // The window's focus has come to the table: once Qt has told that, it is told anew.
  void comeBack(TableWidget &table);

 private:
  QString m_last;  // name of the item that was told of
};

}  // namespace janso
