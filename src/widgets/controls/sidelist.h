// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A list next to the pages that it selects. If texts are too large for both in the window's width, the list
// is above the pages, with its rows side by side.
#pragma once

#include <QObject>

class QBoxLayout;
class QListWidget;

namespace janso {

class SideList : public QObject {
  Q_OBJECT

 public:
  // `list` is the first item of `row`, as a form has laid it out. It stays at the side while its window is at
  // least `sideBySideFrom` pixels wide, and is `width` pixels wide there, both at designed text size. This
  // object lives as long as `list`.
  SideList(QListWidget *list, QBoxLayout *row, int sideBySideFrom, int width);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void place();
  void fitHeight();

  QListWidget *m_list;
  QBoxLayout *m_row;
  int m_sideBySideFrom;
  int m_width;
  bool m_above = false;
};

}  // namespace janso
