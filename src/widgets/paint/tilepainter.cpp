// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tilepainter.h"

#include <QHashFunctions>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/look/colors.h"

// In a static library nothing else pulls the compiled resources in. Must stand outside of any namespace.
static void loadResources() {
  Q_INIT_RESOURCE(resources);
}

namespace janso {

namespace {

constexpr int kPictureCacheKiB = 96 * 1024;
constexpr int kShadowCacheKiB = 48 * 1024;

int kibibytes(const QPixmap &picture) {
  return std::max(1, picture.width() * picture.height() * 4 / 1024);
}

qreal toEighths(qreal length) {
  return qRound(8 * length) / 8.0;
}

}  // namespace

TilePainter::TilePainter() : m_pictures(kPictureCacheKiB), m_shadows(kShadowCacheKiB) {
  loadResources();
}

void TilePainter::setLook(const TileLook &wanted) {
  if (wanted == look())
    return;
  m_render.setLook(wanted);
  m_pictures.clear();
}

qreal TilePainter::scaleOf(const QPainter &painter) {
  return std::abs(painter.deviceTransform().m11());
}

void TilePainter::blit(QPainter &painter, QPointF topLeft, const QPixmap &picture) {
  const QTransform transform = painter.deviceTransform();
  const QPointF device = transform.map(topLeft);
  const QPointF whole(std::round(device.x()), std::round(device.y()));
  const QPointF at = transform.inverted().map(whole);
  if (transform.type() <= QTransform::TxTranslate) {
    painter.drawPixmap(at, picture);
    return;
  }
  const qreal scale = std::abs(transform.m11());
  painter.drawPixmap(QRectF(at, QSizeF(picture.size()) / scale), picture, QRectF(picture.rect()));
}

QImage TilePainter::render(Pose pose, int width, int pitch, Tile tile, const TileStyle &style) {
  switch (pose) {
    case Pose::Lying:
      return m_render.lying(TileSize(width), tile, style);
    case Pose::Standing:
      return m_render.standing(TileSize(width), tile, style);
    case Pose::Upright:
      return m_render.uprightBack(width);
    case Pose::SideLeft:
    case Pose::SideLeftEnd:
      return m_render.sideBack(width, pitch, true, pose == Pose::SideLeftEnd);
    case Pose::SideRight:
    case Pose::SideRightEnd:
      return m_render.sideBack(width, pitch, false, pose == Pose::SideRightEnd);
    case Pose::Print:
      return m_render.print(TileSize(width), tile, style, kPrintFiner, kPrintEdge);
  }
  return {};
}

const QPixmap &TilePainter::picture(Pose pose, int width, int pitch, Tile tile, const TileStyle &style) {
  const bool faceDown = style.back || !tile.isKnown();
  const auto bit = [](bool on, int at) { return static_cast<quint64>(on ? 1 : 0) << at; };
  const quint64 key =
      static_cast<quint64>(pose) | static_cast<quint64>(width) << 3 | static_cast<quint64>(pitch) << 19 |
      static_cast<quint64>(faceDown ? 63 : tile.face()) << 35 | static_cast<quint64>(style.turn & 3) << 41 |
      bit(style.gray, 43) | bit(style.dora, 44) | bit(style.veiled, 45) | bit(style.dim, 46);
  if (const QPixmap *known = m_pictures.object(key))
    return *known;
  auto *made = new QPixmap(QPixmap::fromImage(render(pose, width, pitch, tile, style)));
  m_pictures.insert(key, made, kibibytes(*made));
  return *made;
}

void TilePainter::lying(QPainter &painter, QPointF topLeft, qreal width, Tile tile, const TileStyle &style) {
  const int device = TileSize(width * scaleOf(painter)).width;
  blit(painter, topLeft, picture(Pose::Lying, device, 0, tile, style));
}

void TilePainter::standing(QPainter &painter, QPointF topLeft, qreal width, Tile tile,
                           const TileStyle &style) {
  const qreal scale = scaleOf(painter);
  const TileSize size(width * scale);
  blit(painter, topLeft - QPointF(0, size.cap / scale), picture(Pose::Standing, size.width, 0, tile, style));
}

void TilePainter::uprightBack(QPainter &painter, QPointF topLeft, qreal width) {
  blit(painter, topLeft, picture(Pose::Upright, qRound(width * scaleOf(painter)), 0, Tile(), {}));
}

void TilePainter::sideBack(QPainter &painter, QPointF topLeft, qreal depth, qreal pitch, bool left,
                           bool last) {
  const qreal scale = scaleOf(painter);
  const Pose pose =
      left ? (last ? Pose::SideLeftEnd : Pose::SideLeft) : (last ? Pose::SideRightEnd : Pose::SideRight);
  blit(painter, topLeft, picture(pose, qRound(depth * scale), qRound(pitch * scale), Tile(), {}));
}

void TilePainter::shadows(QPainter &painter, const QList<QRectF> &faces, qreal width, qreal unit,
                          ShadowKind kind) {
  if (faces.isEmpty())
    return;
  const QTransform transform = painter.deviceTransform();
  const qreal scale = scaleOf(painter);
  const qreal deviceWidth = toEighths(width * scale);
  const qreal deviceUnit = toEighths(unit > 0 ? unit * scale : deviceWidth / 0.972);
  // Relative to the first face, so that the same group elsewhere finds the same picture. On whole pixels, as
  // tiles are: the picture follows from the key, whoever was the first to want it.
  const QPointF origin(std::round(transform.map(faces.first().topLeft()).x()),
                       std::round(transform.map(faces.first().topLeft()).y()));
  QList<QRectF> shapes;
  size_t key = qHashMulti(0, deviceWidth, deviceUnit, static_cast<int>(kind));
  for (const QRectF &face : faces) {
    const QRectF shape = transform.mapRect(face).translated(-origin);
    const QRect whole(qRound(shape.x()), qRound(shape.y()), qRound(shape.width()), qRound(shape.height()));
    shapes.append(whole);
    key = qHashMulti(key, whole.x(), whole.y(), whole.width(), whole.height());
  }
  const Shadow *shadow = m_shadows.object(key);
  if (!shadow) {
    const ShadowImage made =
        groupShadow(shapes, kFaceRadius * deviceWidth, tileShadow(deviceWidth, deviceUnit, kind));
    auto *kept = new Shadow{QPixmap::fromImage(made.image), made.topLeft};
    shadow = kept;
    m_shadows.insert(key, kept, kibibytes(kept->picture));
  }
  blit(painter, transform.inverted().map(origin + shadow->offset), shadow->picture);
}

void TilePainter::row(QPainter &painter, QPointF topLeft, qreal width, std::span<const Tile> tiles,
                      const TileStyle &style) {
  const qreal pitch = width + gap(width);
  QList<QRectF> faces;
  for (std::size_t i = 0; i < tiles.size(); ++i)
    faces.append(QRectF(topLeft + QPointF(static_cast<qreal>(i) * pitch, 0), faceSize(width, 0)));
  shadows(painter, faces, width);
  for (std::size_t i = 0; i < tiles.size(); ++i)
    lying(painter, faces[static_cast<qsizetype>(i)].topLeft(), width, tiles[i], style);
}

QSizeF TilePainter::rowSize(int tiles, qreal width) {
  const QSizeF face = faceSize(width);
  return {tiles * width + std::max(0, tiles - 1) * gap(width), face.height() + thickness(width)};
}

void TilePainter::outline(QPainter &painter, const QRectF &face, qreal width, qreal stroke) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor::fromRgba(theme::kAmber), stroke));
  painter.setBrush(Qt::NoBrush);
  const qreal radius = kFaceRadius * width + stroke / 2;
  painter.drawRoundedRect(face.adjusted(-stroke / 2, -stroke / 2, stroke / 2, stroke / 2), radius, radius);
  painter.restore();
}

const QPixmap &TilePainter::print(Tile tile, int turn, int seen) {
  TileStyle style;
  style.turn = turn;
  return picture(Pose::Print, seen, 0, tile, style);
}

QPixmap TilePainter::pixmap(qreal width, qreal ratio, Tile tile, const TileStyle &style) {
  QPixmap made = picture(Pose::Lying, TileSize(width * ratio).width, 0, tile, style);
  made.setDevicePixelRatio(ratio);
  return made;
}

}  // namespace janso
