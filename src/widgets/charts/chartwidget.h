// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A chart on the screen that shows the value under the pointer. With the focus, left and right move between
// values, up and down between series of the same x, Home and End to the ends; Escape clears the selection. A
// screen reader hears the title, and every value that the keys reach.
#pragma once

#include <QWidget>

#include "widgets/charts/chartdata.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/look/theme.h"

namespace janso {

class ChartWidget : public QWidget {
  Q_OBJECT

 public:
  explicit ChartWidget(QWidget *parent = nullptr);

  void setChart(const ChartData &chart);
  const ChartData &chart() const { return m_data; }
  void setColors(const ChromeColors &colors);
  // The selected value as a sentence; empty if none is selected.
  QString currentText() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  // Enter or a double click on a value.
  void activated(int series, int point);
  // The keyboard has moved to another value; `text` is a sentence about it, for listeners.
  void steppedTo(const QString &text);

 protected:
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void mouseDoubleClickEvent(QMouseEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;

 private:
  void place();
  void setCurrent(int spot);
  void step(int by);
  void stepSeries(int by);
  void activate();

  ChartData m_data;
  ChartLayout m_layout;
  ChromeColors m_colors;
  int m_current = -1;
};

}  // namespace janso
