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
  // How wide the column may become, in pixels of the form.
  void setWidest(qreal width) { m_widest = width; }
  qreal widest() const { return m_widest; }
  // Parts that stand one below the other at the top of the column, without gaps: what of them is shown should
  // be seen without scrolling. Replaces earlier ones.
  void keepInSight(const QList<QLayout *> &layouts, const QList<QWidget *> &widgets);

  void set(bool column);
  bool isSet() const { return m_scroll != nullptr; }
  // Null unless the column is set.
  PageScroll *scroll() const { return m_scroll; }
  // The height of the column without any scrolling, in pixels of the panel. Only when it is set.
  int heightFor(int width) const;
  // Whether a panel of this size shows the parts of keepInSight() without scrolling. Only when it is set.
  bool showsAllInSight(QSize panel) const;

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
  int innerWidth(int width) const;
  int frameHeight(int inner) const;  // of the panel around the column, with the foot
  void takeFromHome(QLayout *part);
  void arrangeInColumn();
  void restoreDesign();

  QBoxLayout *m_page;
  QLayout *m_foot;
  QList<QBoxLayout *> m_turned;
  QList<Appended> m_appended;
  QList<QLayout *> m_layoutsInSight;
  QList<QWidget *> m_widgetsInSight;
  qreal m_widest = 720;
  QList<Home> m_homes;
  PageScroll *m_scroll = nullptr;
  PageRule *m_rule = nullptr;
};

}  // namespace janso
