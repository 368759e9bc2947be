// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/look/fonts.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace janso {

namespace theme {

namespace {

QFont make(const QStringList &families, qreal pixels, int weight) {
  QFont font(families);
  font.setPixelSize(std::max(1, qRound(pixels)));
  font.setWeight(static_cast<QFont::Weight>(weight));
  // The same letter widths at every size and ratio: lines that fit at one fit at all.
  font.setHintingPreference(QFont::PreferNoHinting);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
  font.setFeature("tnum", 1);
  font.setFeature("cv08", 1);  // a capital I with serifs: Iipeikou
#endif
  return font;
}

// The usual type of desktops is 9 to 11 points.
constexpr qreal kUsualPixels = 15;
constexpr qreal kLargestDesktop = 2;
constexpr qreal kScaleSteps = 20;  // to 1

qreal currentTextScale = 1;

}  // namespace

qreal textScale() {
  return currentTextScale;
}

void setTextScale(qreal scale) {
  currentTextScale = scale;
}

qreal desktopTextScale() {
  const QFontInfo usual(QFontDatabase::systemFont(QFontDatabase::GeneralFont));
  const qreal scale = std::floor(kScaleSteps * usual.pixelSize() / kUsualPixels) / kScaleSteps;
  return std::clamp(scale, 1.0, kLargestDesktop);
}

QFont sans(qreal pixels, int weight) {
  return make({QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK JP"), QStringLiteral("sans-serif")},
              pixels, weight);
}

QFont fittingSans(const QString &text, qreal width, qreal pixels, qreal least, int weight) {
  QFont font = sans(std::max(pixels, least), weight);
  while (pixels > least && QFontMetricsF(font).horizontalAdvance(text) > width) {
    pixels -= 0.5;
    font = sans(std::max(pixels, least), weight);
  }
  return font;
}

QFont serif(qreal pixels, int weight) {
  // The package of the CJK serif has only a regular and a bold cut; a demi-bold request would give the first.
  return make({QStringLiteral("Noto Serif CJK JP"), QStringLiteral("Source Serif 4"),
               QStringLiteral("Noto Serif"), QStringLiteral("serif")},
              pixels, weight >= 600 ? 700 : weight);
}

}  // namespace theme

namespace {

qreal digitCell(const QFontMetricsF &metrics) {
  qreal widest = 0;
  for (char16_t digit = u'0'; digit <= u'9'; ++digit)
    widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
  return widest;
}

}  // namespace

qreal tabularWidth(const QString &text, const QFont &font) {
  const QFontMetricsF metrics(font);
  const qreal cell = digitCell(metrics);
  qreal width = 0;
  for (const QChar c : text)
    width += c.isDigit() ? cell : metrics.horizontalAdvance(c);
  return width;
}

qreal drawTabular(QPainter &painter, QPointF baseline, const QString &text, const QFont &font) {
  const QFontMetricsF metrics(font);
  const qreal cell = digitCell(metrics);
  painter.setFont(font);
  qreal x = 0;
  for (const QChar c : text) {
    const qreal advance = metrics.horizontalAdvance(c);
    const qreal width = c.isDigit() ? cell : advance;
    painter.drawText(baseline + QPointF(x + (width - advance) / 2, 0), QString(c));
    x += width;
  }
  return x;
}

}  // namespace janso
