// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/momentribbon.h"

#include <QPainter>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

namespace {

// In the pixels of the page's form.
constexpr qreal kRibbonHeight = 30;
constexpr qreal kRibbonBeside = 22;  // free on both sides of the words
constexpr qreal kRibbonGap = 10;     // sign and text
constexpr qreal kRibbonRadius = 8;
constexpr qreal kRibbonSign = 18;
constexpr qreal kRibbonText = 14;
constexpr qreal kRibbonLight = 0.22;  // of the ribbon

}  // namespace

MomentRibbon::MomentRibbon(QWidget *panel) : QWidget(panel) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

qreal MomentRibbon::gap() const {
  return m_moment.sign.isEmpty() ? 0 : kRibbonGap * m_scale;
}

QFont MomentRibbon::signFont() const {
  return theme::serif(pagelook::textPixels(kRibbonSign, m_scale), 600);
}

QFont MomentRibbon::textFont() const {
  return theme::sans(pagelook::textPixels(kRibbonText, m_scale), 600);
}

void MomentRibbon::setMoment(const MomentText &moment) {
  m_moment = moment;
  setAccessibleName(moment.text);
  setVisible(!isEmpty());
}

QString MomentRibbon::after(const QString &title) const {
  return isEmpty() ? title : title + QStringLiteral(". ") + m_moment.text;
}

void MomentRibbon::place(qreal scale) {
  m_scale = scale;
  const qreal words = QFontMetricsF(signFont()).horizontalAdvance(m_moment.sign) + gap() +
                      QFontMetricsF(textFont()).horizontalAdvance(m_moment.text);
  const int width = std::min(parentWidget()->width(), qRound(words + 2 * kRibbonBeside * scale));
  setGeometry((parentWidget()->width() - width) / 2, 1, width, qRound(kRibbonHeight * scale));
  raise();
}

void MomentRibbon::setShown(qreal down, qreal light) {
  if (qFuzzyCompare(1 + down, 1 + m_down) && qFuzzyCompare(1 + light, 1 + m_light))
    return;
  m_down = down;
  m_light = light;
  update();
}

void MomentRibbon::paintEvent(QPaintEvent *) {
  if (m_down <= 0)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(0, (m_down - 1) * height());
  const QRectF band = QRectF(rect()).adjusted(0.5, -kRibbonRadius * m_scale, -0.5, -0.5);
  QLinearGradient brass(0, 0, 0, height());
  brass.setColorAt(0, QColor::fromRgba(theme::kRibbon.brass[0]));
  brass.setColorAt(1, QColor::fromRgba(theme::kRibbon.brass[1]));
  painter.setPen(QPen(QColor::fromRgba(theme::kRibbon.edge), 1));
  painter.setBrush(brass);
  painter.drawRoundedRect(band, kRibbonRadius * m_scale, kRibbonRadius * m_scale);
  if (m_light > 0 && m_light < 1) {
    const qreal half = kRibbonLight * width();
    const qreal middle = -half + m_light * (width() + 2 * half);
    QLinearGradient light(middle - half, 0, middle + half, 0);
    QColor clear = QColor::fromRgba(theme::kRibbon.light);
    clear.setAlpha(0);
    light.setColorAt(0, clear);
    light.setColorAt(0.5, QColor::fromRgba(theme::kRibbon.light));
    light.setColorAt(1, clear);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(band, kRibbonRadius * m_scale, kRibbonRadius * m_scale);
  }
  const QFontMetricsF sign(signFont());
  const QFontMetricsF text(textFont());
  const qreal before = sign.horizontalAdvance(m_moment.sign) + gap();
  const QString shown =
      text.elidedText(m_moment.text, Qt::ElideRight, width() - 2 * kRibbonGap * m_scale - before);
  const qreal x = (width() - before - text.horizontalAdvance(shown)) / 2;
  painter.setPen(QColor::fromRgba(theme::kRibbon.ink));
  painter.setFont(signFont());
  painter.drawText(QPointF(x, (height() + sign.capHeight()) / 2), m_moment.sign);
  painter.setFont(textFont());
  painter.drawText(QPointF(x + before, (height() + text.capHeight()) / 2), shown);
}

}  // namespace janso
