// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pagefield.h"

#include <QClipboard>
#include <QGuiApplication>

#include "widgets/pageparts.h"
#include "widgets/theme.h"

namespace janso {

PageField::PageField(QWidget *parent) : QLineEdit(parent) {
  setReadOnly(true);
  setFrame(false);
  setPageScale(1);
}

void PageField::setPageScale(qreal scale) {
  m_scale = scale;
  setFont(theme::sans(pageparts::textPixels(13.5, scale), 500));
  setStyleSheet(QStringLiteral("QLineEdit { background: #0C1110; color: #B4C0BA; border: 1px solid #35403D;"
                               " border-radius: %1px; padding: 0 %2px; selection-background-color: #4A5652;"
                               " selection-color: #EDE9DF; }"
                               "QLineEdit:focus { border: 1px solid #F0B34A; }")
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
