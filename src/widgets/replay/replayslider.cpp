// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replayslider.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cstdlib>

#include "widgets/controls/chromestyle.h"

namespace janso {

namespace {

constexpr int kMargin = 10;  // room for half a handle at both ends
constexpr int kLine = 17;    // the line's middle, from above
constexpr int kHandle = 7;   // radius
constexpr int kHeight = 30;

QPolygonF polygon(QPointF center, std::initializer_list<QPointF> corners) {
  QPolygonF shape;
  for (const QPointF corner : corners)
    shape << center + corner;
  return shape;
}

}  // namespace

ReplaySlider::ReplaySlider(QWidget *parent) : QAbstractSlider(parent) {
  setOrientation(Qt::Horizontal);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ReplaySlider::setHands(const QList<int> &starts) {
  m_hands = starts;
  update();
}

void ReplaySlider::setMarks(const QList<Mark> &marks) {
  m_marks = marks;
  update();
}

void ReplaySlider::setHidesRest(bool hides) {
  m_hidesRest = hides;
  update();
}

int ReplaySlider::xOf(int value) const {
  const int span = std::max(1, maximum() - minimum());
  const int way = std::max(1, width() - 2 * kMargin);
  return kMargin + static_cast<int>(static_cast<qint64>(value - minimum()) * way / span);
}

int ReplaySlider::valueAt(int x) const {
  const int way = std::max(1, width() - 2 * kMargin);
  const int along = std::clamp(x - kMargin, 0, way);
  return minimum() + (along * (maximum() - minimum()) + way / 2) / way;
}

QSize ReplaySlider::sizeHint() const {
  return {600, kHeight};
}

QSize ReplaySlider::minimumSizeHint() const {
  return {200, kHeight};
}

bool ReplaySlider::event(QEvent *event) {
  if (event->type() == QEvent::ToolTip && m_hint) {
    const auto *help = static_cast<QHelpEvent *>(event);
    // The handle lies over its neighbors: who points at it means the place where the reader is.
    const bool atHandle = std::abs(help->pos().x() - xOf(this->value())) <= kHandle;
    const int value = atHandle ? this->value() : valueAt(help->pos().x());
    if (m_hidesRest && value > this->value())
      QToolTip::hideText();
    else
      QToolTip::showText(help->globalPos(), m_hint(value), this);
    return true;
  }
  return QAbstractSlider::event(event);
}

void ReplaySlider::sliderChange(SliderChange change) {
  QAbstractSlider::sliderChange(change);
  update();
}

void ReplaySlider::mousePressEvent(QMouseEvent *event) {
  if (event->button() == Qt::LeftButton)
    setValue(valueAt(static_cast<int>(event->position().x())));
}

void ReplaySlider::mouseMoveEvent(QMouseEvent *event) {
  if ((event->buttons() & Qt::LeftButton) != 0)
    setValue(valueAt(static_cast<int>(event->position().x())));
}

// --- Painting ---

void ReplaySlider::paintMark(QPainter &painter, const Mark &mark) const {
  const ChromeColors colors = chromeColors();
  const QPointF at(xOf(mark.value) + 0.5, kLine);
  painter.setPen(Qt::NoPen);
  switch (mark.kind) {
    case SliderMark::Called:
      painter.fillRect(QRectF(at.x() - 0.75, kLine - 8, 1.5, 5), colors.dim);
      break;
    case SliderMark::Declared:
      painter.fillRect(QRectF(at.x() - 1, kLine - 13, 2, 10), colors.accentText);
      break;
    case SliderMark::Won:
      painter.setBrush(colors.gain);
      painter.drawPolygon(polygon(at, {{0, -14}, {4.5, -9.5}, {0, -5}, {-4.5, -9.5}}));
      break;
    case SliderMark::Drawn:
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(colors.second, 1.5));
      painter.drawEllipse(at + QPointF(0, -9.5), 3, 3);
      break;
    case SliderMark::Bookmark:
      painter.setBrush(colors.accentText);
      painter.drawPolygon(polygon(at, {{-3, 4}, {3, 4}, {3, 12}, {0, 9}, {-3, 12}}));
      break;
    case SliderMark::Mistake:
      painter.setBrush(colors.loss);
      painter.drawPolygon(polygon(at, {{0, 4}, {4, 11}, {-4, 11}}));
      break;
  }
}

void ReplaySlider::paintEvent(QPaintEvent *) {
  const ChromeColors colors = chromeColors();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int here = xOf(value());
  const QRectF whole(kMargin, kLine - 2, width() - 2 * kMargin, 4);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colors.borderStrong);
  painter.drawRoundedRect(whole, 2, 2);
  painter.setBrush(colors.accent);
  painter.drawRoundedRect(QRectF(whole.left(), whole.top(), here - whole.left(), 4), 2, 2);
  for (qsizetype hand = 1; hand < m_hands.size(); ++hand) {
    if (m_hidesRest && m_hands[hand] > value())
      break;
    painter.fillRect(QRectF(xOf(m_hands[hand]) - 0.5, kLine - 5, 2, 10), colors.panelBottom);
    painter.fillRect(QRectF(xOf(m_hands[hand]), kLine - 5, 1, 10), colors.second);
  }
  for (const Mark &mark : m_marks) {
    if (!m_hidesRest || mark.value <= value())
      paintMark(painter, mark);
  }
  painter.setPen(QPen(hasFocus() ? colors.accent : colors.borderStrong, hasFocus() ? 2 : 1));
  painter.setBrush(colors.text);
  painter.drawEllipse(QPointF(here + 0.5, kLine), kHandle, kHandle);
}

}  // namespace janso
