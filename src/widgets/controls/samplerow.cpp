// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/samplerow.h"

#include <QKeyEvent>
#include <algorithm>

#include "widgets/controls/flowlayout.h"

namespace janso {

namespace {
constexpr int kBetweenSamples = 6;
}  // namespace

SampleRow::SampleRow(QWidget *parent) : QWidget(parent) {
  new FlowLayout(this, kBetweenSamples);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setFocusPolicy(Qt::StrongFocus);
}

void SampleRow::setSamples(const QList<Sample> &samples) {
  while (m_buttons.size() > samples.size())
    delete m_buttons.takeLast();
  while (m_buttons.size() < samples.size()) {
    auto *button = new SampleButton(this);
    const int index = count();
    m_buttons << button;
    layout()->addWidget(button);
    connect(button, &SampleButton::toggled, this, [this, index](bool on) {
      if (!on)
        return;
      // A label's key leads to what is chosen.
      setFocusProxy(m_buttons[index]);
      Q_EMIT chosen(index);
    });
  }
  for (qsizetype i = 0; i < samples.size(); ++i)
    m_buttons[i]->setSample(samples[i]);
  if (current() < 0)
    setFocusProxy(button(0));
}

int SampleRow::current() const {
  const auto checked = std::find_if(m_buttons.begin(), m_buttons.end(),
                                    [](const SampleButton *each) { return each->isChecked(); });
  return checked == m_buttons.end() ? -1 : static_cast<int>(checked - m_buttons.begin());
}

void SampleRow::setCurrent(int index) {
  const QSignalBlocker quiet(this);
  if (SampleButton *wanted = button(index)) {
    wanted->setChecked(true);
  } else if (SampleButton *before = button(current())) {
    before->setAutoExclusive(false);
    before->setChecked(false);
    before->setAutoExclusive(true);
  }
}

// Left and up lead to the one before, whatever the lines, as among radio buttons.
void SampleRow::keyPressEvent(QKeyEvent *event) {
  const int key = event->key();
  const bool back = key == Qt::Key_Left || key == Qt::Key_Up;
  if (!back && key != Qt::Key_Right && key != Qt::Key_Down) {
    QWidget::keyPressEvent(event);
    return;
  }
  if (SampleButton *to = button(current() + (back ? -1 : 1))) {
    to->setFocus(back ? Qt::BacktabFocusReason : Qt::TabFocusReason);
    to->setChecked(true);
  }
}

}  // namespace janso
