// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagescroll.h"

#include <QScrollBar>
#include <algorithm>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

PageScroll::PageScroll(QWidget *parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  dress();
}

// Again in a window that has turned light or dark.
void PageScroll::dress() {
  m_dark = chromeColors().dark;
  const QString style =
      QString::fromLatin1(
          "QScrollArea { background: transparent; }"
          "QScrollBar:vertical { background: transparent; width: 8px; margin: 0; }"
          "QScrollBar:horizontal { background: transparent; height: 8px; margin: 0; }"
          "QScrollBar::handle { background: %1; border-radius: 3px; min-height: 24px; min-width: 24px; }"
          "QScrollBar::handle:hover { background: %2; }"
          "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
          "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }")
          .arg(pagelook::tone(theme::kScrollHandle).name(), pagelook::tone(theme::kScrollHandleHover).name());
  verticalScrollBar()->setStyleSheet(style);
  horizontalScrollBar()->setStyleSheet(style);
  QPalette clear = palette();
  clear.setColor(QPalette::Window, QColor::fromRgba(theme::kClear));
  clear.setColor(QPalette::Base, QColor::fromRgba(theme::kClear));
  setPalette(clear);
}

void PageScroll::setPageScale(qreal) {
  if (m_dark != chromeColors().dark)
    dress();
  updateGeometry();
}

QSize PageScroll::sizeHint() const {
  return widget() ? widget()->sizeHint() : QScrollArea::sizeHint();
}

QSize PageScroll::minimumSizeHint() const {
  return {80, std::min(sizeHint().height(), 60)};
}

}  // namespace janso
