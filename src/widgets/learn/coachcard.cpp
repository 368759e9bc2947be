// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/coachcard.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/table/cardplace.h"
#include "widgets/table/tablewidget.h"

namespace janso {

namespace {

constexpr int kPadding = 9;
constexpr int kMark = 14;
constexpr qreal kTextSize = 13.5;
constexpr qreal kRadius = 8;
constexpr int kWidest = 560;
constexpr int kNarrowest = 200;
constexpr qreal kGrowth = 1.5;  // of the widths, for larger texts

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

CoachCard::CoachCard(TableWidget *table)
    : TableCard({.padding = {2 * kPadding + kMark, kPadding, kPadding, kPadding}, .radius = kRadius}, table),
      m_table(table),
      m_text(new TeachText(this)) {
  m_text->setPainter(&table->tilePainter());
  m_text->setLook(TeachText::Look::Table);
  setContents(m_text);
  setStrip(table->strip());
  table->escapes().add(EscapeLayer::Card, [this] { return m_table->strip()->closeTop(this); });
}

void CoachCard::showCard(Kind kind, const QString &markup) {
  m_kind = kind;
  m_text->setMarkup(markup);
  appear(kind == Kind::Warning ? tr("The coach's warning") : tr("The coach's hint"), plain(), 0);
}

QString CoachCard::markup() const {
  return m_text->markup();
}

QString CoachCard::plain() const {
  return m_text->plain();
}

QRect CoachCard::findPlace() {
  const qreal scale = cardScale(m_table->geometryInfo());
  m_text->setTextSize(kTextSize * scale * shrink());
  const qreal wide = scale * std::min(theme::textScale(), kGrowth);
  const int narrowest = qRound(kNarrowest * wide);
  const int line = m_text->sizeHint().width() + 3 * kPadding + kMark;
  const int natural = std::clamp(line, narrowest, qRound(kWidest * wide));
  return m_table->strip()->placeFor(
      {widthsFrom(natural, narrowest), [this](int width) { return heightFor(width); }});
}

qreal CoachCard::leastShrink() const {
  return std::min(1.0, kSmallestText / (kTextSize * cardScale(m_table->geometryInfo()) * theme::textScale()));
}

void CoachCard::paintEvent(QPaintEvent *event) {
  TableCard::paintEvent(event);
  QPainter painter(this);
  paintCoachMark(painter, QRectF(kPadding, kPadding + 2, kMark, kMark), m_kind,
                 QColor::fromRgba(theme::kAmber));
}

}  // namespace janso
