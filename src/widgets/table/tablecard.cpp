// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tablecard.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "widgets/controls/announcer.h"
#include "widgets/paint/card.h"

namespace janso {

namespace {
constexpr qreal kShrinkStep = 0.1;
constexpr int kLeastMs = 2500;  // that a card is shown after it was aside
// Of the widths tried.
constexpr int kNarrower = 40;
constexpr int kWider = 60;
}  // namespace

TableCard::TableCard(const Frame &frame, QWidget *parent) : QWidget(parent), m_frame(frame) {
  setFocusPolicy(Qt::NoFocus);
  setCursor(Qt::ArrowCursor);
  m_ends.setSingleShot(true);
  connect(&m_ends, &QTimer::timeout, this, &TableCard::close);
  m_again.setSingleShot(true);
  connect(&m_again, &QTimer::timeout, this, &TableCard::place);
  hide();
  parent->installEventFilter(this);
}

void TableCard::setContents(QWidget *contents) {
  m_contents = contents;
  m_contents->setFocusPolicy(Qt::NoFocus);
}

void TableCard::setIsTip() {
  m_isTip = true;
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

void TableCard::setStrip(CardStrip *strip, CardStrip::Rank rank) {
  m_strip = strip;
  m_rank = rank;
}

int TableCard::heightFor(int width) const {
  const QMargins &padding = m_frame.padding;
  return m_contents->heightForWidth(width - padding.left() - padding.right()) + padding.top() +
         padding.bottom();
}

QList<int> TableCard::widthsFrom(int natural, int narrowest) const {
  QList<int> widths;
  for (int width = natural; width > narrowest; width -= kNarrower)
    widths << width;
  widths << narrowest;
  for (int width = natural + kWider; m_shrink < 1 && width < parentWidget()->width(); width += kWider)
    widths << width;
  return widths;
}

void TableCard::appear(const QString &name, const QString &description, int ms) {
  const bool same = isShown() && name == accessibleName() && description == accessibleDescription();
  setAccessibleName(name);
  setAccessibleDescription(description);
  m_isOpen = true;
  m_ends.stop();
  if (m_strip != nullptr)
    m_strip->opened(this);
  if (m_strip != nullptr && m_strip->top() != this) {
    m_left = ms;
  } else {
    place();
    show();
    raise();
    update();
    if (ms > 0)
      m_ends.start(ms);
  }
  if (!same && !m_isTip)
    announce(this, description.isEmpty() ? name : name + QStringLiteral(". ") + description);
}

void TableCard::close() {
  m_ends.stop();
  if (!std::exchange(m_isOpen, false))
    return;
  hide();
  if (m_strip != nullptr)
    m_strip->closed(this);
  Q_EMIT closed();
}

void TableCard::stepAside() {
  m_left = m_ends.isActive() ? std::max(kLeastMs, m_ends.remainingTime()) : 0;
  m_ends.stop();
  hide();
}

void TableCard::stepBack() {
  if (isShown())
    return;
  place();
  show();
  raise();
  if (m_left > 0)
    m_ends.start(m_left);
}

void TableCard::standAgain() {
  if (isShown())
    m_again.start(0);
}

void TableCard::place() {
  m_shrink = 1;
  QRect found = findPlace();
  while (m_strip != nullptr && m_shrink > leastShrink() && !m_strip->isFree(found)) {
    m_shrink = std::max(leastShrink(), m_shrink - kShrinkStep);
    found = findPlace();
  }
  setGeometry(found);
  m_contents->setGeometry(rect().marginsRemoved(m_frame.padding));
}

void TableCard::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCard(painter, rect(), theme::chrome(true), {QColor::fromRgba(m_frame.border), m_frame.radius});
}

void TableCard::mousePressEvent(QMouseEvent *event) {
  event->accept();
  close();
}

bool TableCard::eventFilter(QObject *watched, QEvent *event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize)
    standAgain();
  return QWidget::eventFilter(watched, event);
}

}  // namespace janso
