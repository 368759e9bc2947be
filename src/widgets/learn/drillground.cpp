// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/drillground.h"

#include <QPainter>

#include "widgets/paint/feltpainter.h"

namespace janso {

namespace {
constexpr qreal kGroundRadius = 14;
}  // namespace

void DrillGround::setFelt(FeltColor felt) {
  m_felt = felt;
  update();
}

void DrillGround::setBare(bool bare) {
  m_bare = bare;
  update();
}

void DrillGround::paintEvent(QPaintEvent *) {
  if (m_bare)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintFeltStrip(painter, QRectF(rect()), m_felt, kGroundRadius);
}

}  // namespace janso
