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
constexpr int kNarrowest = 200;
constexpr int kTop = 24;
}  // namespace

Notice::Notice(QWidget *parent) : QLabel(parent) {
  setProperty("role", QStringLiteral("notice"));
  applyChrome(this);
  setAlignment(Qt::AlignCenter);
  m_timer.setSingleShot(true);
  m_timer.setInterval(kStaysMs);
  connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
  hide();
  parent->installEventFilter(this);
}

void Notice::say(const QString &sentence) {
  setText(sentence);
  setAccessibleName(sentence);
  place();
  show();
  raise();
  m_timer.start();
}

void Notice::place() {
  const int widest = std::clamp(parentWidget()->width() - 2 * kTop, kNarrowest, kWidest);
  // A short sentence takes one line and no more room than that.
  setWordWrap(false);
  const QSize oneLine = sizeHint();
  setWordWrap(oneLine.width() > widest);
  resize(wordWrap() ? QSize(widest, heightForWidth(widest)) : oneLine);
  move((parentWidget()->width() - width()) / 2, kTop);
}

// What is said before the window has its size stands right once it has.
bool Notice::eventFilter(QObject *watched, QEvent *event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize && isVisibleTo(parentWidget()))
    place();
  return QLabel::eventFilter(watched, event);
}

void Notice::mousePressEvent(QMouseEvent *) {
  hide();
}

}  // namespace janso
