// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A list beside the pages that it chooses; above them, its rows side by side, where texts are too large for
// both in the width of the window.
#pragma once

#include <QObject>

class QBoxLayout;
class QListWidget;

namespace janso {

class SideList : public QObject {
  Q_OBJECT

 public:
  // `list` is the first of `row`, as a form has laid it. It stands there where its window is `besideFrom`
  // pixels wide and is `width` pixels wide itself, both for texts as large as designed. Lives as long as it.
  SideList(QListWidget *list, QBoxLayout *row, int besideFrom, int width);

  bool isAbove() const { return m_above; }

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void place();
  void fitHeight();

  QListWidget *m_list;
  QBoxLayout *m_row;
  int m_besideFrom;
  int m_width;
  bool m_above = false;
};

}  // namespace janso
