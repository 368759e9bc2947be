// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rows of samples; one is chosen by a click or the arrow keys.
#pragma once

#include <QList>
#include <QWidget>

#include "widgets/controls/samplebutton.h"

namespace janso {

class SampleRow : public QWidget {
  Q_OBJECT

 public:
  explicit SampleRow(QWidget *parent = nullptr);

  // The choice keeps its index if there are enough samples.
  void setSamples(const QList<Sample> &samples);
  int count() const { return static_cast<int>(m_buttons.size()); }
  SampleButton *button(int index) const { return m_buttons.value(index); }
  int current() const;         // -1 = none
  void setCurrent(int index);  // emits no signal; -1 = none

 Q_SIGNALS:
  void chosen(int index);

 protected:
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QList<SampleButton *> m_buttons;
};

}  // namespace janso
