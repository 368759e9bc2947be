// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/firstpicture.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/wintray.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

// Units of the design.
constexpr QSizeF kPlate(760, 440);
constexpr qreal kRadius = 14;
constexpr QPointF kSun(380, 128);  // the middle of the sign, where the rays come from
constexpr int kRays = 22;
constexpr qreal kSignHigh = 96;
constexpr qreal kSignRoom = 620;
constexpr qreal kTitleAt = 228;
constexpr qreal kTileWidth = 40;
constexpr qreal kHandRoom = 650;
constexpr qreal kHandAt = 312;  // lower edge of the faces
constexpr qreal kWinGap = 0.42;
constexpr qreal kMeldShare = 0.8;
constexpr qreal kYakuAt = 352;
constexpr qreal kValueAt = 384;
constexpr qreal kFooterAt = 413;
constexpr qreal kWordRoom = 660;
constexpr qreal kLightHalf = 150;

QLinearGradient brass(qreal top, qreal bottom) {
  QLinearGradient gradient(0, top, 0, bottom);
  gradient.setColorAt(0, QColor::fromRgba(theme::kFirst.brass[0]));
  gradient.setColorAt(0.55, QColor::fromRgba(theme::kFirst.brass[1]));
  gradient.setColorAt(1, QColor::fromRgba(theme::kFirst.brass[2]));
  return gradient;
}

void drawLine(QPainter &painter, qreal base, const QString &text, const QFont &wanted) {
  QFont font = wanted;
  if (const qreal width = QFontMetricsF(font).horizontalAdvance(text); width > kWordRoom)
    font.setPixelSize(std::max(10, qFloor(font.pixelSize() * kWordRoom / width)));
  const QFontMetricsF metrics(font);
  const QString shown = metrics.elidedText(text, Qt::ElideRight, kWordRoom);
  painter.setFont(font);
  painter.drawText(QPointF((kPlate.width() - metrics.horizontalAdvance(shown)) / 2, base), shown);
}

}  // namespace

FirstPicture::FirstPicture(QWidget *parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void FirstPicture::setMoment(const FirstMoment &moment) {
  m_moment = moment;
  setAccessibleName(moment.text.text);
  setAccessibleDescription(QStringList{moment.yaku, moment.value, moment.footer}.join(QStringLiteral(", ")));
  update();
}

void FirstPicture::setLight(qreal light) {
  m_light = light;
  update();
}

void FirstPicture::setPageScale(qreal scale) {
  m_scale = scale;
  // It need not grow with large texts, which take its room.
  setMaximumWidth(qRound(kPlate.width() * scale / std::max(1.0, theme::textScale())));
  updateGeometry();
  update();
}

QSize FirstPicture::sizeHint() const {
  return (kPlate * m_scale).toSize();
}

int FirstPicture::heightForWidth(int width) const {
  return qCeil(width * kPlate.height() / kPlate.width());
}

QImage FirstPicture::image(int width) const {
  const qreal scale = width / kPlate.width();
  QImage image((kPlate * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.scale(scale, scale);
  paint(painter);
  return image;
}

void FirstPicture::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const qreal scale = std::min(width() / kPlate.width(), height() / kPlate.height());
  painter.translate((width() - kPlate.width() * scale) / 2, (height() - kPlate.height() * scale) / 2);
  painter.scale(scale, scale);
  paint(painter);
  if (m_light > 0 && m_light < 1)
    paintLight(painter);
}

void FirstPicture::paint(QPainter &painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  paintGround(painter);
  paintSign(painter);
  paintHand(painter);
  paintWords(painter);
}

void FirstPicture::paintGround(QPainter &painter) const {
  const QRectF plate(QPointF(), kPlate);
  QRadialGradient cloth(kSun, 470);
  cloth.setColorAt(0, QColor::fromRgba(theme::kFirst.cloth[0]));
  cloth.setColorAt(0.45, QColor::fromRgba(theme::kFirst.cloth[1]));
  cloth.setColorAt(1, QColor::fromRgba(theme::kFirst.cloth[2]));
  painter.setPen(Qt::NoPen);
  painter.setBrush(cloth);
  painter.drawRoundedRect(plate, kRadius, kRadius);

  QPainterPath inside;
  inside.addRoundedRect(plate, kRadius, kRadius);
  painter.save();
  painter.setClipPath(inside);
  QColor clear = QColor::fromRgba(theme::kFirst.ray);
  clear.setAlpha(0);
  QRadialGradient ray(kSun, 430);
  ray.setColorAt(0, QColor::fromRgba(theme::kFirst.ray));
  ray.setColorAt(1, clear);
  painter.setBrush(ray);
  for (int i = 0; i < kRays; ++i) {
    const qreal angle = 2 * M_PI * (i + 0.5) / kRays;
    const qreal half = M_PI / kRays / 2;
    const auto at = [](qreal direction) {
      return kSun + 900 * QPointF(std::cos(direction), std::sin(direction));
    };
    painter.drawPolygon(QPolygonF({kSun, at(angle - half), at(angle + half)}));
  }
  painter.restore();

  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(brass(0, kPlate.height()), 2.5));
  painter.drawRoundedRect(plate.adjusted(9, 9, -9, -9), 8, 8);
  painter.setPen(QPen(brass(0, kPlate.height()), 1));
  painter.drawRoundedRect(plate.adjusted(15, 15, -15, -15), 5, 5);
}

// In a Japanese or Chinese window the title is the sign.
void FirstPicture::paintSign(QPainter &painter) const {
  const bool signs = !m_moment.text.sign.isEmpty();
  const QString sign = signs ? m_moment.text.sign : m_moment.text.text;
  QFont font = theme::serif(kSignHigh, 700);
  if (const qreal width = QFontMetricsF(font).horizontalAdvance(sign); width > kSignRoom)
    font = theme::serif(kSignHigh * kSignRoom / width, 700);
  QPainterPath path;
  path.addText(0, 0, font, sign);
  const QRectF ink = path.boundingRect();
  path.translate(kSun - ink.center());
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(theme::kFirst.brassShadow));
  painter.drawPath(path.translated(0, 3));
  painter.setBrush(brass(path.boundingRect().top(), path.boundingRect().bottom()));
  painter.drawPath(path);
  if (!signs)
    return;
  painter.setPen(QColor::fromRgba(theme::kFirst.title));
  drawLine(painter, kTitleAt, m_moment.text.text, theme::sans(30, 600));
}

void FirstPicture::paintHand(QPainter &painter) const {
  if (m_tiles == nullptr)
    return;
  const HoraInfo &win = m_moment.win;
  const auto lay = [&win](qreal tile) {
    return layHand({win.hand.data(), win.hand.size()}, win.melds, win.winner, tile, kMeldShare * tile);
  };
  const auto wide = [&lay](qreal tile) { return lay(tile).width + (kWinGap + 1) * tile; };
  const qreal tile = std::min(kTileWidth, kTileWidth * kHandRoom / wide(kTileWidth));
  const LaidRow row = lay(tile);
  const qreal left = (kPlate.width() - wide(tile)) / 2;
  drawLaid(painter, *m_tiles, row, QPointF(left, kHandAt), tile);
  const QRectF last(QPointF(left + row.width + kWinGap * tile, kHandAt - tile * 4 / 3),
                    TilePainter::faceSize(tile));
  m_tiles->shadows(painter, {last}, tile);
  m_tiles->lying(painter, last.topLeft(), tile, win.winTile, {});
  TilePainter::outline(painter, last, tile, 3);
}

void FirstPicture::paintWords(QPainter &painter) const {
  painter.setPen(QColor::fromRgba(theme::kFirst.words));
  drawLine(painter, kYakuAt, m_moment.yaku, theme::sans(17, 500));
  painter.setPen(QColor::fromRgba(theme::kFirst.brass[1]));
  drawLine(painter, kValueAt, m_moment.value, theme::serif(24, 700));
  painter.setPen(QColor::fromRgba(theme::kFirst.words));
  drawLine(painter, kFooterAt, m_moment.footer, theme::sans(13, 500));
}

void FirstPicture::paintLight(QPainter &painter) const {
  const qreal middle = -kLightHalf + m_light * (kPlate.width() + 2 * kLightHalf);
  QLinearGradient light(middle - kLightHalf, 0, middle + kLightHalf, kLightHalf / 2);
  QColor bright = QColor::fromRgba(theme::kRibbon.light);
  QColor clear = bright;
  bright.setAlphaF(0.4F);
  clear.setAlpha(0);
  light.setColorAt(0, clear);
  light.setColorAt(0.5, bright);
  light.setColorAt(1, clear);
  painter.setPen(Qt::NoPen);
  painter.setBrush(light);
  painter.drawRoundedRect(QRectF(QPointF(), kPlate), kRadius, kRadius);
}

}  // namespace janso
