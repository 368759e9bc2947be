// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/overlay.h"

#include <QLayout>
#include <QPainter>
#include <QWidget>
#include <algorithm>

#include "widgets/pagescaler.h"

namespace janso::overlay {

namespace {

constexpr qreal kDimming = 0.62;  // the table stays at 38 %
constexpr qreal kSmallestScale = 0.62;
constexpr qreal kScaleStep = 0.97;

int neededHeight(const QWidget &panel, int width) {
  QLayout *layout = panel.layout();
  layout->invalidate();
  layout->activate();
  // The size hint of wrapped texts guesses a width; ask for the height at the width that they get.
  return layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : layout->totalSizeHint().height();
}

}  // namespace

void paintShade(QPainter &painter, const QRect &rect, qreal amount) {
  painter.fillRect(rect, QColor::fromRgbF(0.0F, 0.0F, 0.0F, static_cast<float>(kDimming * amount)));
}

void paintPanelShadow(QPainter &painter, const QRect &panel, qreal radius) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  // Rings that add up to a soft edge: the page is large, one blur of it would cost more than all tiles.
  constexpr int kRings = 14;
  for (int ring = kRings; ring > 0; --ring) {
    const qreal grow = ring * 2.2;
    painter.setBrush(QColor(0, 0, 0, 8));
    painter.drawRoundedRect(QRectF(panel).adjusted(-grow, -grow + 8, grow, grow + 10), radius + grow,
                            radius + grow);
  }
  painter.restore();
}

void fitPanel(QWidget &panel, PageScaler &scaler, const QSize &window, const QSize &design, int margin) {
  if (window.width() <= 2 * margin || window.height() <= 2 * margin)
    return;
  const int room = window.height() - 2 * margin;
  qreal scale = PageScaler::fitting(window, design, margin);
  const int width = std::min(qRound(design.width() * scale), window.width() - 2 * margin);
  int height = 0;
  while (true) {
    scaler.apply(scale);
    height = neededHeight(panel, width);
    if (height <= room || scale * kScaleStep < kSmallestScale)
      break;
    scale *= kScaleStep;
  }
  height = std::min(room, std::max(height, std::min(room, qRound(design.height() * scale))));
  panel.setGeometry((window.width() - width) / 2, (window.height() - height) / 2, width, height);
  if (QWidget *page = panel.parentWidget())
    page->update();
}

bool focusWithin(QWidget &page, bool next) {
  QWidget *const start = page.focusWidget() ? page.focusWidget() : &page;
  QWidget *at = start;
  do {
    at = next ? at->nextInFocusChain() : at->previousInFocusChain();
    const bool takes = (at->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
    if (at != &page && page.isAncestorOf(at) && takes && at->isEnabled() && at->isVisible()) {
      at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
      return true;
    }
  } while (at != start);
  return true;  // nothing to go to: the focus stays on the page
}

bool isModifier(int key) {
  switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
      return true;
    default:
      return false;
  }
}

}  // namespace janso::overlay
