// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/verdictmark.h"

#include <QEvent>
#include <QPainter>

#include "widgets/controls/chromestyle.h"
#include "widgets/paint/verdict.h"

namespace janso {

namespace {
constexpr int kVerdictSide = 20;
}  // namespace

VerdictMark::VerdictMark(QWidget *parent) : QWidget(parent) {
  setFixedSize(kVerdictSide, kVerdictSide);
  hide();
}

void VerdictMark::setRight(std::optional<bool> right) {
  m_right = right;
  updateAccessibleName();
  setVisible(right.has_value());
  update();
}

void VerdictMark::updateAccessibleName() {
  setAccessibleName(!m_right ? QString() : *m_right ? tr("Right") : tr("Wrong"));
}

void VerdictMark::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    updateAccessibleName();
}

void VerdictMark::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  if (m_right)
    paintVerdict(painter, QRectF(rect()).adjusted(1, 1, -1, -1), *m_right, chromeColors().dark);
}

}  // namespace janso
