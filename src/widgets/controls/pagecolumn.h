// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A page over the table as one column that scrolls above its buttons: for texts that are too large for the
// page as a form has laid it out.
#pragma once

#include <QBoxLayout>
#include <QList>

namespace janso {

class PageRule;
class PageScroll;

class PageColumn {
 public:
  // `page` is the layout of the panel; `foot` lies in it, in boxes within boxes, and then stays in sight
  // below all else.
  PageColumn(QBoxLayout *page, QLayout *foot);

  // The parts of this row then stand below each other.
  void turn(QBoxLayout *row) { m_turned << row; }
  // This part, which lies in a box, then stands at the end of `end`, unless that is hidden.
  void append(QLayout *part, QBoxLayout *end) { m_appended << Appended{part, end}; }

  void set(bool column);
  bool isSet() const { return m_scroll != nullptr; }
  // Null unless it is set.
  PageScroll *scroll() const { return m_scroll; }
  // With which nothing has to be scrolled, where it is set. Pixels of the panel.
  int heightFor(int width) const;

 private:
  struct Appended {
    QLayout *part;
    QBoxLayout *end;
  };
  // Where a part lies as designed.
  struct Home {
    QLayout *part;
    QBoxLayout *box;
    int index;
    int stretch;
  };
  void takeFromHome(QLayout *part);
  void stand();
  void lie();

  QBoxLayout *m_page;
  QLayout *m_foot;
  QList<QBoxLayout *> m_turned;
  QList<Appended> m_appended;
  QList<Home> m_homes;
  PageScroll *m_scroll = nullptr;
  PageRule *m_rule = nullptr;
};

}  // namespace janso
