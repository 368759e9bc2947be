// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lays out items side by side, in as many lines as the width requires.
#pragma once

#include <QBoxLayout>
#include <QLayout>
#include <QList>

namespace janso {

class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  // Where the remaining width of a line goes: to the end, to all items, between them, or to those that
  // stretch.
  enum class Rest { AtEnd, Shared, Between, Stretched };

  explicit FlowLayout(QWidget *parent, int spacing, Rest rest = Rest::AtEnd);
  ~FlowLayout() override;

  void setLeastWidth(int width) { m_least = width; }
  void addItem(QLayoutItem *item) override;
  int count() const override { return static_cast<int>(m_items.size()); }
  QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
  QLayoutItem *takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
  QSize sizeHint() const override { return minimumSize(); }
  // The width is that of the widest item; an item that can become higher may be narrower than its preferred
  // width.
  QSize minimumSize() const override;
  void setGeometry(const QRect &rect) override;

 private:
  int gapAfter(const QLayoutItem *item) const;
  // Returns the height.
  int arrange(const QRect &rect, bool place) const;

  void placeLine(const QList<QLayoutItem *> &line, const QRect &room) const;

  QList<QLayoutItem *> m_items;
  Rest m_rest;
  int m_least = 0;
};

// Lays out the children of `line` side by side, in as many lines as they need.
void flowItems(QWidget *line, int spacing);
// Does the same with the contents of a row in a form, which does not change while it fits in one line. The
// width is at least `least` pixels, or that of the line; from it Qt computes the minimum height of a window.
// A row within the row stays together.
void flowItems(QHBoxLayout *row, int least);

}  // namespace janso
