// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/notice.h"

#include <QMouseEvent>
#include <algorithm>

#include "widgets/chromestyle.h"

namespace janso {

namespace {
constexpr int kStaysMs = 9000;
constexpr int kWidest = 560;
constexpr int kTop = 24;
}  // namespace

Notice::Notice(QWidget *parent) : QLabel(parent) {
  setProperty("role", QStringLiteral("notice"));
  applyChrome(this);
  setWordWrap(true);
  setAlignment(Qt::AlignCenter);
  m_timer.setSingleShot(true);
  m_timer.setInterval(kStaysMs);
  connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
  hide();
}

void Notice::say(const QString &sentence) {
  setText(sentence);
  setAccessibleName(sentence);
  setFixedWidth(std::min(kWidest, parentWidget()->width() - 2 * kTop));
  adjustSize();
  move((parentWidget()->width() - width()) / 2, kTop);
  show();
  raise();
  m_timer.start();
}

void Notice::mousePressEvent(QMouseEvent *) {
  hide();
}

}  // namespace janso
