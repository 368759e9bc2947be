// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagelabel.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

namespace {

enum class WhenLong { Elide, Shrink, Vanish };

struct TextStyle {
  const char *role;
  qreal size;
  bool serif;
  int weight;
  QRgb color;
  WhenLong whenLong;
};

constexpr std::array<TextStyle, 16> kStyles{{
    {"body", 14.5, false, 500, theme::kText, WhenLong::Elide},
    {"title", 32, true, 600, theme::kText, WhenLong::Shrink},
    {"second", 20, true, 600, theme::kTextDim, WhenLong::Vanish},
    {"round", 17, false, 600, theme::kText, WhenLong::Elide},
    {"note", 14, false, 500, theme::kTextSecond, WhenLong::Elide},
    {"dim", 13, false, 500, theme::kTextDim, WhenLong::Elide},
    {"head", 15, false, 600, theme::kText, WhenLong::Elide},
    {"cardtitle", 20, true, 600, theme::kText, WhenLong::Shrink},
    {"limit", 58, true, 600, theme::kAmber, WhenLong::Shrink},
    {"limitsecond", 24, true, 600, theme::kTextDim, WhenLong::Vanish},
    {"pay", 20, false, 600, theme::kText, WhenLong::Shrink},
    {"bonus", 15, false, 500, theme::kTextSecond, WhenLong::Elide},
    {"next", 15, false, 600, theme::kText, WhenLong::Elide},
    {"fu", 17, false, 500, theme::kTextSecond, WhenLong::Elide},
    {"han", 20, false, 600, theme::kText, WhenLong::Elide},
    {"hanword", 14, false, 500, theme::kTextDim, WhenLong::Elide},
}};

const TextStyle &styleOf(const QString &role) {
  const auto found = std::find_if(kStyles.begin(), kStyles.end(),
                                  [&](const TextStyle &style) { return role == QLatin1String(style.role); });
  return found == kStyles.end() ? kStyles.front() : *found;
}

QFont fontOf(const TextStyle &style, qreal scale, qreal share = 1) {
  const qreal pixels = pagelook::textPixels(style.size * share, scale);
  return style.serif ? theme::serif(pixels, style.weight) : theme::sans(pixels, style.weight);
}

}  // namespace

PageLabel::PageLabel(QWidget *parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  applyStyle();
}

void PageLabel::setRole(const QString &role) {
  m_role = role;
  applyStyle();
}

void PageLabel::setPageScale(qreal scale) {
  m_scale = scale;
  applyStyle();
}

void PageLabel::setReveal(qreal reveal) {
  if (qFuzzyCompare(reveal, m_reveal))
    return;
  m_reveal = reveal;
  update();
}

void PageLabel::applyStyle() {
  const TextStyle &style = styleOf(m_role);
  setFont(fontOf(style, m_scale));
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, pagelook::tone(style.color));
  colors.setColor(QPalette::Text, pagelook::tone(style.color));
  setPalette(colors);
  updateGeometry();
}

QFont PageLabel::fittedFont(qreal width) const {
  const TextStyle &style = styleOf(m_role);
  QFont fitted = font();
  if (style.whenLong != WhenLong::Shrink)
    return fitted;
  for (const qreal share : {1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44}) {
    fitted = fontOf(style, m_scale, share);
    if (QFontMetricsF(fitted).horizontalAdvance(text()) <= width)
      break;
  }
  return fitted;
}

QSize PageLabel::sizeHint() const {
  if (wordWrap())
    return QLabel::sizeHint();
  const QFontMetricsF metrics(font());
  return {qRound(metrics.horizontalAdvance(text()) + 1.5), qRound(metrics.height())};
}

QSize PageLabel::minimumSizeHint() const {
  if (wordWrap())
    return QLabel::minimumSizeHint();
  const QSize hint = sizeHint();
  const bool vanishes = styleOf(m_role).whenLong == WhenLong::Vanish;
  return {vanishes ? 0 : std::min(hint.width(), QFontMetrics(font()).averageCharWidth() * 4), hint.height()};
}

void PageLabel::paintEvent(QPaintEvent *event) {
  if (m_reveal <= 0)
    return;
  if (wordWrap() && m_reveal >= 1) {
    QLabel::paintEvent(event);
    return;
  }
  QPainter painter(this);
  painter.setFont(fittedFont(width()));
  painter.setPen(palette().color(QPalette::WindowText));
  if (m_reveal < 1) {
    const qreal grown = 1.04 - 0.04 * m_reveal;
    painter.setOpacity(m_reveal);
    painter.translate(0, height() / 2.0);
    painter.scale(grown, grown);
    painter.translate(0, -height() / 2.0);
  }
  if (wordWrap()) {
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextWordWrap, text());
    return;
  }
  const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() + 1);
  if (shown != text() && styleOf(m_role).whenLong == WhenLong::Vanish)
    return;
  const QString whole = shown == text() ? QString() : text();
  if (toolTip() != whole)
    setToolTip(whole);
  // Capitals stand in the middle of the line, whatever room the family keeps above and below.
  const QFontMetricsF metrics(painter.font());
  const qreal advance = metrics.horizontalAdvance(shown);
  const qreal x = alignment().testFlag(Qt::AlignRight)     ? width() - advance
                  : alignment().testFlag(Qt::AlignHCenter) ? (width() - advance) / 2
                                                           : 0;
  painter.drawText(QPointF(x, (height() + metrics.capHeight()) / 2), shown);
}

}  // namespace janso
