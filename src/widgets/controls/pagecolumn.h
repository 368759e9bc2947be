// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A page over the table as one column that scrolls above its buttons, for texts that are too large for the
// layout of the form.
#pragma once

#include <QBoxLayout>
#include <QList>

namespace janso {

class PageRule;
class PageScroll;

class PageColumn {
 public:
  // `page` is the layout of the panel. `foot` is in it, possibly in nested boxes, and stays visible below
  // everything else when the column is set.
  PageColumn(QBoxLayout *page, QLayout *foot);

  // In the column, the parts of this row are stacked vertically.
  void turn(QBoxLayout *row) { m_turned << row; }
  // In the column, this part, which is in a box, moves to the end of `end`, unless that is hidden.
  void append(QLayout *part, QBoxLayout *end) { m_appended << Appended{part, end}; }

  void set(bool column);
  bool isSet() const { return m_scroll != nullptr; }
  // Null unless the column is set.
  PageScroll *scroll() const { return m_scroll; }
  // The height of the column without any scrolling, in pixels of the panel. Only when it is set.
  int heightFor(int width) const;

 private:
  struct Appended {
    QLayout *part;
    QBoxLayout *end;
  };
  // The position of a part in the original design.
  struct Home {
    QLayout *part;
    QBoxLayout *box;
    int index;
    int stretch;
  };
  void takeFromHome(QLayout *part);
  void arrangeInColumn();
  void restoreDesign();

  QBoxLayout *m_page;
  QLayout *m_foot;
  QList<QBoxLayout *> m_turned;
  QList<Appended> m_appended;
  QList<Home> m_homes;
  PageScroll *m_scroll = nullptr;
  PageRule *m_rule = nullptr;
};

}  // namespace janso
