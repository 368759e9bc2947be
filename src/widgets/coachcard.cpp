// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/coachcard.h"

#include <QAccessible>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "widgets/cardplace.h"
#include "widgets/tablewidget.h"
#include "widgets/teachtext.h"
#include "widgets/theme.h"

namespace janso {

namespace {

constexpr int kPadding = 10;
constexpr int kMark = 14;
constexpr qreal kTextSize = 13.5;
constexpr qreal kRadius = 8;

}  // namespace

void paintCoachMark(QPainter &painter, const QRectF &square, CoachCard::Kind kind, const QColor &color) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  const QPointF middle = square.center();
  const qreal half = square.width() / 2;
  QPainterPath path(QPointF(middle.x(), middle.y() - half));
  path.lineTo(middle.x() + half, kind == CoachCard::Kind::Hint ? middle.y() : middle.y() + half);
  if (kind == CoachCard::Kind::Hint)
    path.lineTo(middle.x(), middle.y() + half);
  path.lineTo(middle.x() - half, kind == CoachCard::Kind::Hint ? middle.y() : middle.y() + half);
  path.closeSubpath();
  painter.drawPath(path);
  if (kind == CoachCard::Kind::Warning) {
    painter.setBrush(QColor::fromRgba(theme::kOnAmber));
    const qreal stroke = square.width() / 8;
    painter.drawRect(QRectF(middle.x() - stroke / 2, middle.y() - 0.3 * half, stroke, 0.7 * half));
    painter.drawRect(QRectF(middle.x() - stroke / 2, middle.y() + 0.6 * half, stroke, stroke));
  }
  painter.restore();
}

CoachCard::CoachCard(TableWidget *table) : QWidget(table), m_table(table), m_text(new TeachText(this)) {
  m_text->setPainter(&table->tilePainter());
  m_text->setLook(TeachText::Look::Table);
  m_text->setTextSize(kTextSize);
  m_text->setFocusPolicy(Qt::NoFocus);
  table->installEventFilter(this);
  hide();
}

void CoachCard::say(Kind kind, const QString &markup) {
  const bool same = !isHidden() && kind == m_kind && markup == m_text->markup();
  m_kind = kind;
  m_text->setMarkup(markup);
  setAccessibleName(kind == Kind::Warning ? tr("The coach warns") : tr("The coach's hint"));
  setAccessibleDescription(m_text->plain());
  place();
  show();
  raise();
  update();
  if (!same && QAccessible::isActive()) {
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
  }
}

QString CoachCard::markup() const {
  return m_text->markup();
}

QString CoachCard::plain() const {
  return m_text->plain();
}

int CoachCard::heightFor(int width) const {
  return m_text->heightForWidth(width - 3 * kPadding - kMark) + 2 * kPadding;
}

void CoachCard::place() {
  m_text->setTextSize(kTextSize * cardScale(m_table->geometryInfo()));
  const QRect at =
      placeCard(m_table->geometryInfo(), {m_table->handRect(), m_table->promptRect(), m_table->waitsRect()},
                [this](int width) { return heightFor(width); });
  setGeometry(at);
  m_text->setGeometry(2 * kPadding + kMark, kPadding, at.width() - 3 * kPadding - kMark,
                      at.height() - 2 * kPadding);
}

void CoachCard::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCard(painter, rect(), kRadius);
  paintCoachMark(painter, QRectF(kPadding, kPadding + 2, kMark, kMark), m_kind,
                 QColor::fromRgba(theme::kAmber));
}

void CoachCard::mousePressEvent(QMouseEvent *) {
  hide();
}

bool CoachCard::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::Resize && isVisible())
    place();
  return QWidget::eventFilter(watched, event);
}

}  // namespace janso
