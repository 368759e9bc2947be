// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Samples in rows, of which one is chosen: by a click, or by the arrows.
#pragma once

#include <QList>
#include <QWidget>

#include "widgets/controls/samplebutton.h"

namespace janso {

class SampleRow : public QWidget {
  Q_OBJECT

 public:
  explicit SampleRow(QWidget *parent = nullptr);

  // What is chosen stays where it was, where there are as many.
  void setSamples(const QList<Sample> &samples);
  int count() const { return static_cast<int>(m_buttons.size()); }
  SampleButton *button(int index) const { return m_buttons.value(index); }
  int current() const;         // -1 = none
  void setCurrent(int index);  // announces nothing; -1 = none

 Q_SIGNALS:
  void chosen(int index);

 protected:
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QList<SampleButton *> m_buttons;
};

}  // namespace janso
