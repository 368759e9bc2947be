// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartpainter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/charts/chartforms.h"
#include "widgets/look/fonts.h"

namespace janso {
namespace {

struct Charts {
  Q_DECLARE_TR_FUNCTIONS(Charts)
};

constexpr double kLeastNameShare = 0.75;  // how small the names of categories may become beside other texts

class ChartPainting {
 public:
  ChartPainting(QPainter &painter, const ChartData &data, const ChartLayout &layout, const ChartLook &look)
      : m_painter(painter), m_data(data), m_layout(layout), m_look(look) {}

  void paint(double size) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setFont(theme::sans(size, 600));
    m_painter.setPen(colors().text);
    drawElided(m_layout.title, Qt::AlignLeft | Qt::AlignVCenter, m_data.title);
    m_painter.setFont(theme::sans(size));
    if (isEmpty(m_data)) {
      m_painter.setPen(colors().second);
      m_painter.drawText(m_layout.plot, Qt::AlignCenter, Charts::tr("Nothing to show yet"));
      return;
    }
    paintLegend();
    paintYAxis();
    paintXAxis();
    paintChartForm(m_painter, m_data, m_layout, m_look);
    paintMarks();
    paintCurrent();
  }

 private:
  const ChromeColors &colors() const { return m_look.colors; }
  QFontMetricsF metrics() const { return QFontMetricsF(m_painter.font()); }

  void drawElided(const QRectF &box, int flags, const QString &text) {
    m_painter.drawText(box, flags, metrics().elidedText(text, Qt::ElideRight, box.width()));
  }

  void paintLegend() {
    if (m_layout.legend.isEmpty())
      return;
    const double height = metrics().height();
    const double key = height * kLegendKey;
    const double gap = height * kLegendGap;
    const std::size_t inLine = (m_data.series.size() + static_cast<std::size_t>(m_layout.legendLines) - 1) /
                               static_cast<std::size_t>(m_layout.legendLines);
    const double share = m_layout.legend.width() / static_cast<double>(inLine);
    const double lineHeight = m_layout.legend.height() / m_layout.legendLines;
    QRectF line(m_layout.legend.topLeft(), QSizeF(m_layout.legend.width(), lineHeight));
    double x = line.left();
    for (std::size_t s = 0; s < m_data.series.size(); ++s) {
      if (s > 0 && s % inLine == 0) {
        line.translate(0, lineHeight);
        x = line.left();
      }
      const QString &name = m_data.series[s].name;
      const QRectF box(x, line.center().y() - height * 0.35, key, height * 0.7);
      paintChartKey(m_painter, m_data, s, box, colors());
      m_painter.setPen(colors().text);
      const double room =
          std::max(0.0, std::min(metrics().horizontalAdvance(name) + 1, share - key - 2 * gap));
      drawElided(QRectF(box.right() + gap, line.top(), room, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                 name);
      x = box.right() + gap + room + 2 * gap;
    }
  }

  void paintYAxis() {
    const double height = metrics().height();
    const QRectF &plot = m_layout.plot;
    m_painter.setPen(colors().second);
    if (!m_data.yTitle.isEmpty())
      m_painter.drawText(QPointF(plot.left(), plot.top() - height * (0.45 + linesOverPlot(m_data))),
                         m_data.yTitle);
    if (m_data.form == ChartForm::HeatGrid) {
      const double row = plot.height() / static_cast<double>(m_data.series.size());
      for (std::size_t s = 0; s < m_data.series.size(); ++s)
        drawElided(QRectF(0, plot.top() + row * static_cast<double>(s), plot.left() - height * 0.4, row),
                   Qt::AlignRight | Qt::AlignVCenter, m_data.series[s].name);
      return;
    }
    for (const double tick : m_layout.y.ticks()) {
      const double y = m_layout.yAt(tick);
      const bool nought = std::abs(tick) < m_layout.y.step / 1000;
      m_painter.setPen(QPen(nought ? colors().edge : colors().border, nought ? 1.4 : 1));
      m_painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
      m_painter.setPen(colors().second);
      const QString text = QLocale().toString(nought ? 0.0 : tick, 'f', m_layout.y.decimals()) + m_data.unit;
      m_painter.drawText(QRectF(0, y - height / 2, plot.left() - height * 0.3, height),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    }
  }

  void paintXAxis() {
    const double height = metrics().height();
    const QRectF &plot = m_layout.plot;
    m_painter.setPen(colors().second);
    if (!m_data.xTitle.isEmpty())
      drawElided(QRectF(plot.left(), plot.bottom() + height * 1.3, plot.width(), height), Qt::AlignCenter,
                 m_data.xTitle);
    if (m_layout.columns > 0)
      return paintCategories();
    for (const double tick : m_layout.x.ticks()) {
      const double x = m_layout.xAt(tick);
      m_painter.setPen(QPen(colors().edge, 1));
      m_painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + height * 0.25));
      m_painter.setPen(colors().second);
      const QString text = QLocale().toString(tick, 'f', m_layout.x.decimals());
      const double half = metrics().horizontalAdvance(text);
      m_painter.drawText(QRectF(x - half, plot.bottom() + height * 0.2, 2 * half, height), Qt::AlignCenter,
                         text);
    }
  }

  // As many names as have room side by side.
  void paintCategories() {
    double widest = 1;
    for (const QString &name : m_data.categories)
      widest = std::max(widest, metrics().horizontalAdvance(name));
    const double room = m_layout.columnWidth();
    const double wanted = std::min(widest, metrics().height() * 7) + metrics().height() * 0.5;
    const int every = std::max(1, static_cast<int>(std::ceil(wanted / std::max(room, 1.0))));
    const bool narrow = m_data.categories.size() <= 12;
    const int step = narrow && room > metrics().height() * 2.5 ? 1 : every;
    const QFont usual = m_painter.font();
    if (const double fits = room * step / (widest + 2); fits < 1) {  // smaller before they are cut
      QFont smaller = usual;
      smaller.setPixelSize(static_cast<int>(usual.pixelSize() * std::max(fits, kLeastNameShare)));
      m_painter.setFont(smaller);
    }
    for (int i = 0; i < m_data.categories.size(); i += step) {
      const double width = room * step;
      drawElided(QRectF(m_layout.xAt(i) - width / 2, m_layout.plot.bottom() + metrics().height() * 0.2, width,
                        metrics().height()),
                 Qt::AlignCenter, m_data.categories[i]);
    }
    m_painter.setFont(usual);
  }

  void paintMarks() {
    const double height = metrics().height();
    const bool upright = m_data.form == ChartForm::Histogram;
    double line = m_layout.plot.top();
    for (const ChartMark &mark : m_data.marks) {
      m_painter.setPen(QPen(colors().accent, 1.6, Qt::DashLine));
      const QPointF from = upright ? QPointF(m_layout.xAt(mark.at), m_layout.plot.top())
                                   : QPointF(m_layout.plot.left(), m_layout.yAt(mark.at));
      const QPointF to =
          upright ? QPointF(from.x(), m_layout.plot.bottom()) : QPointF(m_layout.plot.right(), from.y());
      m_painter.drawLine(from, to);
      const double width = metrics().horizontalAdvance(mark.name) + height * 0.6;
      QRectF box = upright ? QRectF(from.x() + 3, line, width, height)
                           : QRectF(to.x() - width, from.y() - height - 1, width, height);
      if (box.right() > m_layout.plot.right())
        box.moveRight(upright ? from.x() - 3 : m_layout.plot.right());
      paintNote(box, mark.name, colors().accentText);
      line += height * 1.2;
    }
  }

  void paintNote(const QRectF &box, const QString &text, const QColor &color) {
    QColor ground = colors().panelTop;
    ground.setAlphaF(0.88F);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(ground);
    m_painter.drawRoundedRect(box, 3, 3);
    m_painter.setPen(color);
    m_painter.drawText(box, Qt::AlignCenter, text);
  }

  void paintCurrent() {
    if (m_look.current < 0 || m_look.current >= static_cast<int>(m_layout.spots.size()))
      return;
    const ChartSpot &spot = m_layout.spots[static_cast<std::size_t>(m_look.current)];
    m_painter.setPen(QPen(colors().accent, 2.4));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(spot.box.adjusted(-2, -2, 2, 2));
    const QString text = chartPointText(m_data, spot.series, spot.point);
    const double height = metrics().height() * 1.5;
    QRectF box(0, 0, metrics().horizontalAdvance(text) + height, height);
    box.moveCenter(spot.box.center() - QPointF(0, spot.box.height() / 2 + height));
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, m_layout.plot.right() - box.width())));
    box.moveTop(std::max(box.top(), m_layout.title.top()));
    m_painter.setPen(QPen(colors().borderStrong, 1));
    m_painter.setBrush(colors().field);
    m_painter.drawRoundedRect(box, 4, 4);
    m_painter.setPen(colors().text);
    m_painter.drawText(box, Qt::AlignCenter, text);
  }

  QPainter &m_painter;
  const ChartData &m_data;
  const ChartLayout &m_layout;
  const ChartLook &m_look;
};

}  // namespace

void paintChart(QPainter &painter, const ChartData &data, const ChartLayout &layout, const ChartLook &look) {
  painter.save();
  ChartPainting(painter, data, layout, look).paint(layout.textSize);
  painter.restore();
}

}  // namespace janso
