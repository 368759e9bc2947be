// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tilerender.h"

#include <QFile>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <algorithm>
#include <string>

#include "rules/mpsz.h"
#include "widgets/look/colors.h"
#include "widgets/paint/gradient.h"
#include "widgets/paint/tilefolder.h"
#include "widgets/paint/tilemark.h"

namespace janso {

namespace {

QImage canvas(int width, int height) {
  QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  return image;
}

// From the top left corner to a point of the rectangle given in shares of it.
QLinearGradient slanted(const QRectF &rect, QPointF end) {
  return QLinearGradient(rect.topLeft(),
                         rect.topLeft() + QPointF(rect.width() * end.x(), rect.height() * end.y()));
}

void strokeRounded(QPainter &painter, const QRectF &rect, qreal radius, const QColor &color, qreal width) {
  painter.setPen(QPen(color, width));
  painter.setBrush(Qt::NoBrush);
  const qreal half = width / 2;
  painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half);
}

// Light along the left and top edge, dark along the right and bottom one: two strokes of the same outline,
// each clipped to its side of the diagonal through the other two corners.
void paintRims(QPainter &painter, const QRectF &face, qreal radius, int width, QRgb light, QRgb dark) {
  const qreal stroke = std::max(0.8, 0.028 * width);
  const qreal corner = radius * 0.3;
  QPainterPath lit;
  lit.moveTo(face.topLeft());
  lit.lineTo(face.topRight());
  lit.lineTo(face.topRight() + QPointF(-corner, corner));
  lit.lineTo(face.bottomLeft() + QPointF(corner, -corner));
  lit.lineTo(face.bottomLeft());
  lit.closeSubpath();
  QPainterPath shaded;
  shaded.moveTo(face.bottomRight());
  shaded.lineTo(face.topRight());
  shaded.lineTo(face.topRight() + QPointF(-corner, corner));
  shaded.lineTo(face.bottomLeft() + QPointF(corner, -corner));
  shaded.lineTo(face.bottomLeft());
  shaded.closeSubpath();
  for (const auto &[side, color] : {std::pair{shaded, dark}, std::pair{lit, light}}) {
    painter.save();
    painter.setClipPath(side);
    strokeRounded(painter, face, radius, QColor::fromRgba(color), stroke);
    painter.restore();
  }
}

QString artPath(int face, bool small) {
  return QStringLiteral(":/tiles/") + QString::fromStdString(toMpsz(Tile::fromFace(face))) +
         (small ? QStringLiteral("-small.svg") : QStringLiteral(".svg"));
}

// The art as it is drawn, with the inks of a set in place of those of ivory.
QByteArray inkedArt(const QString &path, const theme::TileColors &colors) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return {};
  QByteArray art = file.readAll();
  const auto name = [](QRgb ink) { return QColor::fromRgb(ink).name().toUpper().toLatin1(); };
  for (const auto &[drawn, ink] :
       {std::pair{theme::kInkBlack, colors.black}, std::pair{theme::kInkRed, colors.red},
        std::pair{theme::kInkBlue, colors.blue}, std::pair{theme::kInkGreen, colors.green},
        std::pair{theme::kInkDeepGreen, colors.deepGreen}})
    art.replace(name(drawn), name(ink));
  return art;
}

// The shape of a print, filled.
QImage shapeOf(const QImage &print, QRgb color) {
  QImage shape = print;
  QPainter painter(&shape);
  painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
  painter.fillRect(shape.rect(), QColor::fromRgba(color));
  return shape;
}

// On a smaller tile its edges are a blur.
constexpr int kLeastCutIn = 54;

// A groove: its wall towards the light lies in the shade, the other one is lit.
void cutIn(QImage &print, const std::array<QRgb, 2> &edges, qreal width) {
  const QPointF way(0.011 * width, 0.011 * width);
  const QImage shade = shapeOf(print, edges[0]);
  const QImage light = shapeOf(print, edges[1]);
  QPainter painter(&print);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
  painter.drawImage(-way, shade);
  painter.drawImage(way, light);
}

}  // namespace

TileSize::TileSize(qreal faceWidth)
    : width(std::max(8, qRound(faceWidth))),
      height(qRound(width * 4.0 / 3.0)),
      thickness(qRound(width * 0.25)),
      cap(std::max(2, qRound(width * 0.15))) {}

TileRender::TileRender() = default;
TileRender::~TileRender() = default;

void TileRender::setLook(const TileLook &look) {
  if (look.set != m_look.set || look.faces != m_look.faces)
    m_art.clear();
  m_look = look;
}

bool TileRender::isForeign(int face) const {
  return m_look.faces && !m_look.faces->art[static_cast<std::size_t>(face)].isEmpty();
}

QSvgRenderer *TileRender::art(int face, bool small) {
  std::shared_ptr<QSvgRenderer> &renderer = m_art[face * 2 + (small ? 1 : 0)];
  if (!renderer) {
    renderer = std::make_shared<QSvgRenderer>();
    const QByteArray art = isForeign(face) ? m_look.faces->art[static_cast<std::size_t>(face)]
                                           : inkedArt(artPath(face, small), colors());
    if (!art.isEmpty())
      renderer->load(art);
    renderer->setAspectRatioMode(Qt::KeepAspectRatio);
  }
  return renderer->isValid() ? renderer.get() : nullptr;
}

void TileRender::paintFace(QPainter &painter, const QRectF &face, qreal radius, const TileSize &size,
                           const TileStyle &style) const {
  const theme::BackColors &back = theme::back(m_look.back);
  painter.setPen(Qt::NoPen);
  QLinearGradient gradient = slanted(face, style.back ? QPointF(0.45, 1) : QPointF(0.55, 1));
  if (style.back) {
    gradient.setColorAt(0, QColor::fromRgba(back.face[0]));
    gradient.setColorAt(0.45, QColor::fromRgba(back.face[1]));
    gradient.setColorAt(1, QColor::fromRgba(back.face[2]));
  } else if (style.gray) {
    gradient.setColorAt(0, QColor::fromRgba(colors().grayFace[0]));
    gradient.setColorAt(1, QColor::fromRgba(colors().grayFace[1]));
  } else {
    gradient.setColorAt(0, QColor::fromRgba(colors().face[0]));
    gradient.setColorAt(0.55, QColor::fromRgba(colors().face[1]));
    gradient.setColorAt(1, QColor::fromRgba(colors().face[2]));
  }
  painter.setBrush(gradient);
  painter.drawRoundedRect(face, radius, radius);
  const QRgb light = style.gray ? colors().grayRimLight : colors().rimLight;
  paintRims(painter, face, radius, size.width, style.back ? back.rimLight : light,
            style.back ? back.rimDark : colors().rimDark);
}

void TileRender::paintArt(QPainter &painter, const QRectF &face, const TileSize &size, Tile tile,
                          const TileStyle &style) {
  // A layer of its own: parts of a drawing lie over each other and must fade as one.
  QImage layer = canvas(qRound(face.width()), qRound(face.height()));
  if (!paintInk(layer, 0, 1, size, tile, style))
    return;
  painter.setOpacity(style.gray ? 0.82 : 1.0);
  painter.drawImage(face.topLeft(), layer);
  painter.setOpacity(1.0);
}

// The face as it is seen begins `edge` pixels from the corner of the layer, which has `finer` pixels to one
// of its own. False where there is no art.
bool TileRender::paintInk(QImage &layer, int edge, int finer, const TileSize &size, Tile tile,
                          const TileStyle &style) {
  QSvgRenderer *renderer = art(tile.face(), size.width < kSmallArt);
  if (renderer == nullptr)
    return false;
  const QRectF box = tileArtBox(size, tile, style.turn, m_look.marks);
  const auto begin = [&](QPainter &ink) {
    ink.setRenderHint(QPainter::Antialiasing);
    ink.translate(edge, edge);
    ink.scale(finer, finer);
  };
  {
    QPainter ink(&layer);
    begin(ink);
    ink.translate(box.center());
    ink.rotate(90.0 * style.turn);
    renderer->render(&ink, QRectF(QPointF(-box.width() / 2, -box.height() / 2), box.size()));
  }
  if (size.width >= kLeastCutIn && !isForeign(tile.face()) && qAlpha(colors().engraved[0]) > 0)
    cutIn(layer, colors().engraved, finer * size.width);
  QPainter ink(&layer);
  begin(ink);
  if (m_look.marks)
    paintTileMark(ink, size, tile, colors());
  if (m_look.redDots && tile.isRed())
    paintRedDots(ink, size, style.turn, colors());
  return true;
}

QImage TileRender::print(const TileSize &size, Tile tile, const TileStyle &style, int finer, int edge) {
  const QSize face = finer * size.lyingFace(style.turn);
  QImage image = canvas(face.width() + 2 * edge, face.height() + 2 * edge);
  paintInk(image, edge, finer, size, tile, style);
  return image;
}

void TileRender::paintCorner(QPainter &painter, const QRectF &face, qreal radius, qreal share, int width) {
  const qreal rim = std::max(0.8, 0.028 * width);
  const QRectF inner = face.adjusted(0, rim, -rim, 0);
  const qreal leg = share * width;
  QPainterPath fold;
  fold.moveTo(inner.topRight() - QPointF(leg, 0));
  fold.lineTo(inner.topRight());
  fold.lineTo(inner.topRight() + QPointF(0, leg));
  fold.closeSubpath();
  QPainterPath within;
  within.addRoundedRect(inner.adjusted(-inner.width(), 0, 0, inner.height()), radius * 0.7, radius * 0.7);
  painter.fillPath(fold.intersected(within), QColor::fromRgba(theme::kAmber));
}

QImage TileRender::lying(const TileSize &size, Tile tile, const TileStyle &given) {
  TileStyle style = given;
  style.back = style.back || !tile.isKnown();
  style.gray = style.gray && !style.back;
  const theme::BackColors &back = theme::back(m_look.back);
  const QSize faceSize = size.lyingFace(style.turn);
  const QRectF face(QPointF(0, 0), QSizeF(faceSize));
  const QRectF body = face.adjusted(0, 0, 0, size.thickness);
  const qreal radius = kFaceRadius * size.width;
  QImage image = canvas(faceSize.width(), faceSize.height() + size.thickness);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);

  // The lower layer shows below the upper one: amber under ivory, or ivory under amber when face down.
  const std::array<QRgb, 2> ivory = style.gray ? colors().graySide : colors().side;
  const std::array<QRgb, 2> lower = style.back ? ivory : back.shade;
  const std::array<QRgb, 2> upper = style.back ? back.shade : ivory;
  const qreal share = style.back ? 0.44 : 0.60;
  painter.setPen(Qt::NoPen);
  painter.setBrush(verticalGradient(body, lower[0], lower[1]));
  painter.drawRoundedRect(body, radius, radius);
  const QRectF middle = face.adjusted(0, 0, 0, share * size.thickness);
  painter.setBrush(verticalGradient(middle, upper[0], upper[1]));
  painter.drawRoundedRect(middle, radius, radius);
  strokeRounded(painter, body, radius, QColor::fromRgba(colors().hairline),
                std::max(0.6, 0.014 * size.width));

  paintFace(painter, face, radius, size, style);
  if (!style.back)
    paintArt(painter, face, size, tile, style);
  if (style.dora && !style.back)
    paintCorner(painter, face, radius, 0.25, size.width);
  return image;
}

QImage TileRender::standing(const TileSize &size, Tile tile, const TileStyle &given) {
  TileStyle style = given;
  style.turn = 0;
  style.back = style.back || !tile.isKnown();
  const theme::BackColors &back = theme::back(m_look.back);
  const QRectF face(0, size.cap, size.width, size.height);
  const QRectF body = face.adjusted(0, -size.cap, 0, 0);
  const qreal radius = kStandingRadius * size.width;
  QImage image = canvas(size.width, size.height + size.cap);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);

  painter.setPen(Qt::NoPen);
  painter.setBrush(
      verticalGradient(body.adjusted(0, 0, 0, size.cap - body.height()), back.face[0], back.face[1]));
  painter.drawRoundedRect(body, radius, radius);
  // A bright line where the light meets the top edge.
  painter.save();
  painter.setClipRect(QRectF(0, 0, size.width, std::max(1.0, 0.03 * size.width)));
  painter.setBrush(QColor::fromRgba(back.edge));
  painter.drawRoundedRect(body, radius, radius);
  painter.restore();
  const QRectF ivory = body.adjusted(0, 0.40 * size.cap, 0, 0);
  QLinearGradient gradient(0, ivory.top(), 0, face.top() + 2);
  gradient.setColorAt(0, QColor::fromRgba(colors().cap[0]));
  gradient.setColorAt(1, QColor::fromRgba(colors().cap[1]));
  painter.setPen(Qt::NoPen);
  painter.setBrush(gradient);
  painter.drawRoundedRect(ivory, radius, radius);
  strokeRounded(painter, body, radius, QColor::fromRgba(colors().hairline),
                std::max(0.6, 0.014 * size.width));

  paintFace(painter, face, radius, size, style);
  if (!style.back)
    paintArt(painter, face, size, tile, style);
  if (style.dora && !style.back)
    paintCorner(painter, face, radius, 0.22, size.width);
  if (style.veiled || style.dim) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(style.veiled ? theme::kVeil : theme::kTileDim));
    painter.drawRoundedRect(body, radius, radius);
  }
  return image;
}

QImage TileRender::uprightBack(int width) const {
  const theme::BackColors &back = theme::back(m_look.back);
  const int cap = qRound(0.25 * width);
  const int height = uprightHeight(width);
  const QRectF body(0, 0, width, height);
  const qreal radius = kStandingRadius * width;
  QImage image = canvas(width, height);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);

  QPainterPath outline;
  outline.addRoundedRect(body, radius, radius);
  painter.setClipPath(outline);
  const QRectF backFace(0, cap, width, height - cap);
  QLinearGradient gradient(backFace.topLeft(), backFace.bottomLeft());
  gradient.setColorAt(0, QColor::fromRgba(back.upright[0]));
  gradient.setColorAt(0.6, QColor::fromRgba(back.upright[1]));
  gradient.setColorAt(1, QColor::fromRgba(back.upright[2]));
  painter.fillRect(backFace, gradient);
  const qreal ivory = 0.72 * cap;
  painter.fillRect(QRectF(0, 0, width, ivory),
                   verticalGradient(QRectF(0, 0, width, ivory), colors().face[0], colors().face[2]));
  painter.fillRect(QRectF(0, ivory, width, cap - ivory), QColor::fromRgba(back.face[1]));
  const qreal line = std::max(1.0, width / 36.0);
  painter.fillRect(QRectF(0, cap - line / 2, width, line), QColor::fromRgba(back.edge));
  // Just below the edge the back still leans away from the light.
  painter.fillRect(QRectF(0, cap + line / 2, width, 0.08 * width), QColor::fromRgba(back.grazeLit));
  painter.setClipping(false);
  QColor dark = QColor::fromRgba(colors().hairline);
  dark.setAlphaF(0.62F);
  strokeRounded(painter, body, radius, dark, std::max(0.8, 0.03 * width));
  return image;
}

QImage TileRender::sideBack(int depth, int pitch, bool left, bool last) const {
  const theme::BackColors &back = theme::back(m_look.back);
  const int end = last ? endHeight(pitch) : 0;
  const QRectF body(0, 0, depth, pitch + end);
  const qreal radius = 0.10 * pitch;
  QImage image = canvas(depth, pitch + end);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);

  QPainterPath outline;
  outline.addRoundedRect(body, radius, radius);
  painter.setClipPath(outline);
  // Three strips from the owner's side inwards, for the seat at the left; mirrored for the right one.
  const auto strip = [&](qreal from, qreal to, qreal top, qreal height) {
    return left ? QRectF(from * depth, top, (to - from) * depth, height)
                : QRectF((1 - to) * depth, top, (to - from) * depth, height);
  };
  QLinearGradient ivory(0, 0, depth, pitch);
  ivory.setColorAt(0, QColor::fromRgba(colors().face[0]));
  ivory.setColorAt(1, QColor::fromRgba(colors().face[2]));
  painter.fillRect(strip(0, 0.52, 0, pitch), ivory);
  QLinearGradient amber(0, 0, depth, pitch);
  amber.setColorAt(0, QColor::fromRgba(back.face[0]));
  amber.setColorAt(1, QColor::fromRgba(back.face[2]));
  painter.fillRect(strip(0.52, 0.82, 0, pitch), amber);
  painter.fillRect(strip(0.82, 1, 0, pitch), QColor::fromRgba(left ? back.grazeShade : back.grazeLit));
  QColor edge = QColor::fromRgba(back.edge);
  edge.setAlphaF(0.75F);
  const qreal line = std::max(1.0, depth / 30.0);
  painter.fillRect(QRectF(strip(0.82, 0.82, 0, pitch).left() - line / 2, 0, line, pitch), edge);
  if (last) {
    painter.fillRect(strip(0, 0.52, pitch, end), QColor::fromRgba(colors().side[1]));
    painter.fillRect(strip(0.52, 1, pitch, end),
                     verticalGradient(QRectF(0, pitch, depth, end), back.shade[0], back.shade[1]));
    painter.fillRect(QRectF(0, pitch - 0.5, depth, 1), QColor::fromRgba(theme::kSideBackEnd));
  }
  painter.setClipping(false);
  // Light along the top edge, a dark seam towards the next tile.
  painter.fillRect(QRectF(radius, 1, depth - 2 * radius, 1), QColor::fromRgba(theme::kSideBackLight));
  QColor dark = QColor::fromRgba(colors().hairline);
  dark.setAlphaF(0.62F);
  strokeRounded(painter, body, radius, dark, std::max(1.0, 0.04 * pitch));
  return image;
}

}  // namespace janso
