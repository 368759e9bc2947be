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
constexpr int kStep = 40;  // of the widths tried
}  // namespace

Notice::Notice(QWidget *parent) : QLabel(parent) {
  setProperty("role", QStringLiteral("notice"));
  applyChrome(this);
  setAlignment(Qt::AlignCenter);
  m_timer.setSingleShot(true);
  m_timer.setInterval(kStaysMs);
  connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
  m_again.setSingleShot(true);
  connect(&m_again, &QTimer::timeout, this, &Notice::place);
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
  QRect place(QPoint((parentWidget()->width() - std::min(widest, oneLine.width())) / 2, kTop), oneLine);
  const auto heightFor = [&](int width) {
    setWordWrap(width < oneLine.width());
    return wordWrap() ? heightForWidth(width) : oneLine.height();
  };
  QList<int> widths{std::min(widest, oneLine.width())};
  while (m_room && widths.last() - kStep >= kNarrowest)
    widths << widths.last() - kStep;
  place.setSize(QSize(widths.first(), heightFor(widths.first())));
  if (m_room)
    place = m_room(widths, heightFor);
  // No wider than its lines want: the last one is not left with a single word.
  int narrow = place.width();
  while (narrow > kNarrowest && heightFor(narrow - 4) == place.height())
    narrow -= 4;
  place.adjust((place.width() - narrow) / 2, 0, 0, 0);
  place.setWidth(narrow);
  heightFor(narrow);
  setGeometry(place);
}

// What is said before the window has its size stands right once it has.
bool Notice::eventFilter(QObject *watched, QEvent *event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize && isVisibleTo(parentWidget()))
    m_again.start(0);
  return QLabel::eventFilter(watched, event);
}

void Notice::mousePressEvent(QMouseEvent *) {
  hide();
}

}  // namespace janso
