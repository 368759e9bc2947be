// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Curtain and call banner.
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "widgets/centrepainter.h"
#include "widgets/promptbar.h"
#include "widgets/shadow.h"
#include "widgets/tableoverlays.h"
#include "widgets/theme.h"
#include "widgets/words.h"

namespace janso {

// --- Curtain ---

void Curtain::show(int seat, int wind, const QString &name) {
  m_shown = true;
  m_peek = false;
  m_seat = seat;
  m_wind = wind;
  m_name = name;
}

QString Curtain::title() const {
  return tr("%1: %2", "seat wind and player's name").arg(windName(m_wind), m_name);
}

QString Curtain::buttonText(int index) {
  return index == 0 ? tr("Hold to look") : tr("Show my hand");
}

bool Curtain::isSlim(const TableGeometry &geometry) const {
  const QRect strip = geometry.handStrip();
  return std::min(strip.right(), m_limit - geometry.px(0.25)) - strip.left() < geometry.px(16.5);
}

QRect Curtain::rect(const TableGeometry &geometry) const {
  QRect strip = geometry.handStrip();
  if (isSlim(geometry)) {
    const int height = geometry.px(1.55);
    const int bottom = geometry.handTileFace(0).top() - geometry.px(0.34);
    return QRect(strip.left(), bottom - height, std::min(strip.width(), geometry.px(20)), height);
  }
  strip.setRight(std::min(strip.right(), m_limit - geometry.px(0.25)));
  return strip;
}

QRect Curtain::button(const TableGeometry &geometry, int index) const {
  const QRect strip = rect(geometry);
  const QFontMetricsF words(theme::sans(geometry.fontSize(0.42), 600));
  const int height = geometry.px(isSlim(geometry) ? 1.02 : 1.24);
  int right = strip.right() - geometry.px(isSlim(geometry) ? 0.3 : 0.55);
  for (int i = 1; i >= index; --i) {
    const QString key = i == 0 ? tr("Space", "key") : tr("Enter", "key");
    const QFontMetricsF cap(theme::sans(geometry.fontSize(0.30), 600));
    const int width =
        qRound(words.horizontalAdvance(buttonText(i)) + cap.horizontalAdvance(key)) + geometry.px(1.25);
    if (i == index)
      return QRect(right - width, strip.center().y() - height / 2 + geometry.px(0.03), width, height);
    right -= width + geometry.px(0.22);
  }
  return {};
}

int Curtain::hit(const TableGeometry &geometry, QPoint at) const {
  for (int i = 0; i < 2; ++i) {
    if (button(geometry, i).contains(at))
      return i;
  }
  return rect(geometry).contains(at) ? -1 : -2;
}

void Curtain::paint(QPainter &painter, const TableGeometry &geometry, int hovered, int focused) const {
  const QRectF strip = rect(geometry);
  const qreal ratio = geometry.ratio();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const ShadowImage shadow = groupShadow({QRectF(QPointF(0, 0), strip.size())}, 2 * ratio,
                                         {{QPointF(0, -2 * ratio), ratio, 6 * ratio, 0.5}});
  painter.drawImage(strip.topLeft() + shadow.topLeft, shadow.image);

  // Heavy cloth in folds.
  QLinearGradient ground(strip.topLeft(), strip.bottomLeft());
  ground.setColorAt(0, QColor(0x2E, 0x39, 0x38));
  ground.setColorAt(1, QColor(0x16, 0x1E, 0x1D));
  painter.fillRect(strip, ground);
  const qreal fold = geometry.fx(1.15);
  QLinearGradient cloth(strip.left(), 0, strip.left() + fold, 0);
  cloth.setSpread(QGradient::RepeatSpread);
  cloth.setColorAt(0, QColor(0, 0, 0, 64));
  cloth.setColorAt(0.30, QColor(255, 255, 255, 14));
  cloth.setColorAt(0.55, QColor(255, 255, 255, 0));
  cloth.setColorAt(1, QColor(0, 0, 0, 64));
  painter.fillRect(strip, cloth);
  const qreal brass = geometry.fx(0.085);
  QLinearGradient metal(0, strip.top(), 0, strip.top() + brass);
  metal.setColorAt(0, QColor(0xF2, 0xCB, 0x7C));
  metal.setColorAt(1, QColor(0x9A, 0x6A, 0x22));
  painter.fillRect(QRectF(strip.left(), strip.top(), strip.width(), brass), metal);
  painter.fillRect(QRectF(strip.left(), strip.top() + brass, strip.width(), ratio), QColor(0, 0, 0, 90));

  const bool slim = isSlim(geometry);
  const qreal plate = geometry.fx(slim ? 1.02 : 1.86);
  const QRectF wind(strip.left() + geometry.fx(slim ? 0.3 : 0.52),
                    strip.center().y() - plate / 2 + geometry.fx(0.03), plate, plate);
  painter.setPen(QPen(QColor(255, 255, 255, 30), ratio));
  painter.setBrush(QColor(0x10, 0x16, 0x15, 150));
  painter.drawRoundedRect(wind, geometry.fx(0.16), geometry.fx(0.16));
  if (m_wind == 0) {
    paintWindPlate(painter, wind, 0);
  } else {
    painter.setClipRect(wind);
    const qreal inset = (plate - geometry.fx(slim ? 0.92 : 1.66)) / 2;
    paintWindPlate(painter, wind.adjusted(inset, inset, -inset, -inset), m_wind);
    painter.setClipping(false);
  }

  const qreal left = wind.right() + geometry.fx(slim ? 0.3 : 0.5);
  const qreal room = button(geometry, 0).left() - geometry.fx(0.4) - left;
  QFont title = theme::serif(geometry.fontSize(slim ? 0.66 : 0.98), 600);
  while (title.pixelSize() > 14 * ratio && QFontMetricsF(title).horizontalAdvance(this->title()) > room)
    title.setPixelSize(title.pixelSize() - 1);
  const QFontMetricsF metrics(title);
  painter.setFont(title);
  painter.setPen(QColor::fromRgba(theme::kText));
  const qreal base = strip.center().y() + (slim ? metrics.capHeight() / 2 : geometry.fx(0.02));
  painter.drawText(QPointF(left, base), metrics.elidedText(this->title(), Qt::ElideRight, room));
  if (!slim) {
    const QFont note = theme::sans(geometry.fontSize(0.40), 500);
    painter.setFont(note);
    painter.setPen(QColor::fromRgba(theme::kTextSecond));
    painter.drawText(
        QPointF(left, strip.center().y() + geometry.fx(0.80)),
        QFontMetricsF(note).elidedText(tr("Your turn. The others look away."), Qt::ElideRight, room));
  }

  for (int i = 0; i < 2; ++i) {
    const QRectF rect = button(geometry, i);
    const bool primary = i == 1;
    const qreal radius = geometry.fx(0.20);
    if (primary) {
      paintButtonGround(painter, rect, radius, ratio, true, focused == i, false);
    } else {
      painter.setPen(QPen(QColor::fromRgba(focused == i ? theme::kAmber : theme::kButtonBorder),
                          focused == i ? 2 * ratio : ratio));
      painter.setBrush(QColor(0x0C, 0x11, 0x10, hovered == i ? 255 : 225));
      painter.drawRoundedRect(rect, radius, radius);
    }
    if (hovered == i) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor(255, 255, 255, 18));
      painter.drawRoundedRect(rect, radius, radius);
    }
    const QFont words = theme::sans(geometry.fontSize(0.42), 600);
    const QFont cap = theme::sans(geometry.fontSize(0.30), 600);
    const QString key = i == 0 ? tr("Space", "key") : tr("Enter", "key");
    painter.setFont(words);
    painter.setPen(QColor::fromRgba(primary ? theme::kOnAmber : theme::kText));
    painter.drawText(
        QPointF(rect.left() + geometry.fx(0.34), rect.center().y() + QFontMetricsF(words).capHeight() / 2),
        buttonText(i));
    const qreal width = QFontMetricsF(cap).horizontalAdvance(key) + geometry.fx(0.26);
    const qreal side = geometry.fx(0.56);
    paintKeyCap(painter,
                QRectF(rect.right() - geometry.fx(0.26) - width, rect.center().y() - side / 2, width, side),
                key, cap, std::max(1.0, ratio), primary);
  }
  painter.restore();
}

// --- Banner ---

void CallBanner::show(int rel, const QString &text, qreal milliseconds) {
  m_rel = rel;
  m_text = text;
  m_duration = milliseconds;
  m_clock.start();
}

QRect CallBanner::bounds(const TableGeometry &geometry) const {
  if (m_text.isEmpty())
    return {};
  const QFontMetricsF metrics(theme::serif(geometry.fontSize(1.5), 700));
  const QPoint centre = geometry.bannerCentre(m_rel);
  const int width = qRound(metrics.horizontalAdvance(m_text)) + geometry.px(2.4);
  const int height = geometry.px(3.4);
  return QRect(centre.x() - width / 2, centre.y() - height / 2, width, height);
}

void CallBanner::paint(QPainter &painter, const TableGeometry &geometry) const {
  const QFont font = theme::serif(geometry.fontSize(1.5), 700);
  const QFontMetricsF metrics(font);
  const QRectF area = bounds(geometry);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A soft dark pool keeps the word legible over tiles; no hard plate.
  QRadialGradient pool(QPointF(0, 0), 1);
  pool.setColorAt(0, QColor(6, 12, 10, 205));
  pool.setColorAt(0.55, QColor(6, 12, 10, 150));
  pool.setColorAt(1, QColor(6, 12, 10, 0));
  painter.save();
  painter.translate(area.center());
  painter.scale(area.width() / 2, area.height() / 2);
  painter.setPen(Qt::NoPen);
  painter.setBrush(pool);
  painter.drawEllipse(QPointF(0, 0), 1, 1);
  painter.restore();
  painter.setFont(font);
  const QPointF base(area.center().x() - metrics.horizontalAdvance(m_text) / 2,
                     area.center().y() + metrics.capHeight() / 2);
  painter.setPen(QColor(0, 0, 0, 150));
  painter.drawText(base + QPointF(geometry.ratio(), 2 * geometry.ratio()), m_text);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(base, m_text);
  painter.restore();
}

}  // namespace janso
