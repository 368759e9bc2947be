// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tablecard.h"

#include <QMouseEvent>
#include <QPainter>

#include "widgets/controls/announcer.h"
#include "widgets/paint/card.h"

namespace janso {

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

int TableCard::heightFor(int width) const {
  const QMargins &padding = m_frame.padding;
  return m_contents->heightForWidth(width - padding.left() - padding.right()) + padding.top() +
         padding.bottom();
}

void TableCard::appear(const QString &name, const QString &description, int ms) {
  const bool same = isShown() && name == accessibleName() && description == accessibleDescription();
  setAccessibleName(name);
  setAccessibleDescription(description);
  place();
  show();
  raise();
  update();
  if (ms > 0)
    m_ends.start(ms);
  else
    m_ends.stop();
  if (!same && !m_isTip)
    announce(this, description.isEmpty() ? name : name + QStringLiteral(". ") + description);
}

void TableCard::close() {
  m_ends.stop();
  if (!isShown())
    return;
  hide();
  Q_EMIT closed();
}

void TableCard::standAgain() {
  if (isShown())
    m_again.start(0);
}

void TableCard::place() {
  setGeometry(findPlace());
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
