// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagefield.h"

#include <QClipboard>
#include <QGuiApplication>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

PageField::PageField(QWidget *parent) : QLineEdit(parent) {
  setReadOnly(true);
  setFrame(false);
  setPageScale(1);
}

void PageField::setPageScale(qreal scale) {
  m_scale = scale;
  setFont(theme::sans(pagelook::textPixels(13.5, scale), 500));
  const auto name = [](QRgb color) { return pagelook::tone(color).name(); };
  setStyleSheet(QStringLiteral("QLineEdit { background: %1; color: %2; border: 1px solid %3;"
                               " selection-background-color: %4; selection-color: %5;"
                               " border-radius: %7px; padding: 0 %8px; }"
                               "QLineEdit:focus { border: 1px solid %6; }")
                    .arg(name(theme::kChromeField), name(theme::kTextSecond), name(theme::kChromeBorder),
                         name(theme::kChromeBorderLit), name(theme::kText), name(theme::kAmber))
                    .arg(qRound(6 * scale))
                    .arg(qRound(8 * scale)));
  updateGeometry();
}

void PageField::copyAll() const {
  QGuiApplication::clipboard()->setText(text());
}

QSize PageField::sizeHint() const {
  const QFontMetricsF metrics(font());
  return {qRound(metrics.horizontalAdvance(text()) + 24 * m_scale),
          qRound(std::max(26 * m_scale, metrics.height() + 4))};
}

QSize PageField::minimumSizeHint() const {
  return {qRound(120 * m_scale), sizeHint().height()};
}

}  // namespace janso
