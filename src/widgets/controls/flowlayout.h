// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Items side by side, in as many lines as the width asks for.
#pragma once

#include <QBoxLayout>
#include <QLayout>
#include <QList>

namespace janso {

class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  // What is left of a line: free at its end, shared by its items, free between them, or of those that
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
  // Of the widest item; one that is higher where it is narrow may be narrower than it would like.
  QSize minimumSize() const override;
  void setGeometry(const QRect &rect) override;

 private:
  // Gives the height.
  int gapAfter(const QLayoutItem *item) const;
  int arrange(const QRect &rect, bool place) const;

  void placeLine(const QList<QLayoutItem *> &line, const QRect &room) const;

  QList<QLayoutItem *> m_items;
  Rest m_rest;
  int m_least = 0;
};

// The children of `line` side by side, in as many lines as they need.
void letFlow(QWidget *line, int spacing);
// Likewise what a form has laid in a row: in one line it stays as it was. It is `least` pixels wide at least,
// or as its line: by that width Qt reckons how high a window must be. A row within the row stays together.
void letFlow(QHBoxLayout *row, int least);

}  // namespace janso
