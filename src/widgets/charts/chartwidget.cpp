// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartwidget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/charts/chartpainter.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"

namespace janso {
namespace {

class ChartAccessible : public QAccessibleWidget {
 public:
  explicit ChartAccessible(ChartWidget *widget) : QAccessibleWidget(widget, QAccessible::Chart) {}

  QString text(QAccessible::Text kind) const override {
    const auto *chart = static_cast<const ChartWidget *>(object());
    if (kind == QAccessible::Name)
      return chart->chart().title;
    if (kind == QAccessible::Value || kind == QAccessible::Description)
      return chart->currentText();
    return QAccessibleWidget::text(kind);
  }
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object) {
  auto *chart = qobject_cast<ChartWidget *>(object);
  return chart != nullptr ? new ChartAccessible(chart) : nullptr;
}

}  // namespace

ChartWidget::ChartWidget(QWidget *parent) : QWidget(parent), m_colors(theme::chrome(true)) {
  QAccessible::installFactory(makeAccessible);
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChartWidget::setChart(const ChartData &chart) {
  m_data = chart;
  setCurrent(-1);
  place();
}

void ChartWidget::setColors(const ChromeColors &colors) {
  m_colors = colors;
  update();
}

QString ChartWidget::currentText() const {
  if (m_current < 0)
    return {};
  const ChartSpot &spot = m_layout.spots[static_cast<std::size_t>(m_current)];
  return chartPointText(m_data, spot.series, spot.point);
}

QSize ChartWidget::sizeHint() const {
  return {560, 340};
}

QSize ChartWidget::minimumSizeHint() const {
  return {240, 150};
}

void ChartWidget::place() {
  m_layout = layOut(m_data, rect(), theme::textScale());
  update();
}

void ChartWidget::setCurrent(int spot) {
  if (m_current == spot)
    return;
  m_current = spot;
  update();
  QAccessibleValueChangeEvent changed(this, currentText());
  QAccessible::updateAccessibility(&changed);
  if (hasFocus() && spot >= 0)
    Q_EMIT steppedTo(currentText());
}

void ChartWidget::step(int by) {
  const int count = static_cast<int>(m_layout.spots.size());
  if (count == 0)
    return;
  if (m_current < 0)
    return setCurrent(by > 0 ? 0 : count - 1);
  const std::size_t series = m_layout.spots[static_cast<std::size_t>(m_current)].series;
  for (int at = m_current + by; at >= 0 && at < count; at += by) {
    if (m_layout.spots[static_cast<std::size_t>(at)].series == series)
      return setCurrent(at);
  }
}

void ChartWidget::stepSeries(int by) {
  if (m_current < 0)
    return step(1);
  const int at = m_current + by;
  if (at < 0 || at >= static_cast<int>(m_layout.spots.size()))
    return;
  const ChartSpot &from = m_layout.spots[static_cast<std::size_t>(m_current)];
  const ChartSpot &to = m_layout.spots[static_cast<std::size_t>(at)];
  if (m_data.series[from.series].points[from.point].x == m_data.series[to.series].points[to.point].x)
    setCurrent(at);
}

void ChartWidget::activate() {
  if (m_current < 0)
    return;
  const ChartSpot &spot = m_layout.spots[static_cast<std::size_t>(m_current)];
  Q_EMIT activated(static_cast<int>(spot.series), static_cast<int>(spot.point));
}

void ChartWidget::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.fillRect(rect(), m_colors.panelTop);
  paintChart(painter, m_data, m_layout, {m_colors, m_current});
  if (!hasFocus())
    return;
  painter.setPen(QPen(m_colors.accent, 1));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void ChartWidget::resizeEvent(QResizeEvent *) {
  place();
}

void ChartWidget::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    place();
}

void ChartWidget::mouseMoveEvent(QMouseEvent *event) {
  setCurrent(spotAt(m_layout, event->position()));
}

void ChartWidget::mouseDoubleClickEvent(QMouseEvent *) {
  activate();
}

void ChartWidget::leaveEvent(QEvent *) {
  if (!hasFocus())
    setCurrent(-1);
}

void ChartWidget::focusInEvent(QFocusEvent *event) {
  QWidget::focusInEvent(event);
  if (m_current < 0 && event->reason() != Qt::MouseFocusReason)
    step(1);
}

void ChartWidget::keyPressEvent(QKeyEvent *event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return step(-1);
    case Qt::Key_Right:
      return step(1);
    case Qt::Key_Up:
      return stepSeries(-1);
    case Qt::Key_Down:
      return stepSeries(1);
    case Qt::Key_Home:
      return setCurrent(m_layout.spots.empty() ? -1 : 0);
    case Qt::Key_End:
      return setCurrent(static_cast<int>(m_layout.spots.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return activate();
    case Qt::Key_Escape:
      if (m_current >= 0)
        return setCurrent(-1);
      break;
    default:
      break;
  }
  QWidget::keyPressEvent(event);
}

}  // namespace janso
