// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Items side by side, in as many lines as the width asks for.
#pragma once

#include <QLayout>
#include <QList>

namespace janso {

class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  explicit FlowLayout(QWidget *parent, int spacing);
  ~FlowLayout() override;

  void addItem(QLayoutItem *item) override { m_items << item; }
  int count() const override { return static_cast<int>(m_items.size()); }
  QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
  QLayoutItem *takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
  QSize sizeHint() const override { return minimumSize(); }
  QSize minimumSize() const override;  // of the widest item
  void setGeometry(const QRect &rect) override;

 private:
  // Gives the height.
  int arrange(const QRect &rect, bool place) const;

  QList<QLayoutItem *> m_items;
};

}  // namespace janso
