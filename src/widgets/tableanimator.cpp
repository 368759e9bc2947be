// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/tableanimator.h"

#include <algorithm>
#include <cmath>

namespace janso {

namespace {

constexpr int kFrameMs = 16;

qreal easeOut(qreal t) {
  return 1 - std::pow(1 - t, 3);
}

QRectF between(const QRect &from, const QRect &to, qreal t) {
  const QPointF centre = QRectF(from).center() * (1 - t) + QRectF(to).center() * t;
  const QSizeF size(from.width() * (1 - t) + to.width() * t, from.height() * (1 - t) + to.height() * t);
  return {centre - QPointF(size.width() / 2, size.height() / 2), size};
}

}  // namespace

TableAnimator::TableAnimator(QObject *parent) : QObject(parent) {
  m_frame.setInterval(kFrameMs);
  m_frame.setTimerType(Qt::PreciseTimer);
  connect(&m_frame, &QTimer::timeout, this, &TableAnimator::tick);
}

qreal TableAnimator::now() const {
  return m_clock.isValid() ? static_cast<qreal>(m_clock.nsecsElapsed()) / 1e6 : 0;
}

void TableAnimator::add(Flight flight, qreal delay) {
  if (m_flights.isEmpty())
    m_clock.start();
  flight.start = now() + delay;
  m_flights.append(flight);
  if (!m_frame.isActive())
    m_frame.start();
}

void TableAnimator::keepOnly(const Scene &scene) {
  const auto gone = [&scene](const Flight &flight) {
    if (flight.slot.group < 0)
      return !scene.sticks[static_cast<std::size_t>(flight.slot.index)];
    const auto &tiles = scene.groups[static_cast<std::size_t>(flight.slot.group)].tiles;
    const auto index = static_cast<std::size_t>(flight.slot.index);
    return index >= tiles.size() || !(tiles[index] == flight.tile);
  };
  m_flights.removeIf(gone);
  if (m_flights.isEmpty())
    m_frame.stop();
}

void TableAnimator::finish() {
  if (m_flights.isEmpty())
    return;
  Q_EMIT moved();
  m_flights.clear();
  m_frame.stop();
  Q_EMIT landed();
}

void TableAnimator::tick() {
  Q_EMIT moved();  // where the flights were
  const qreal time = now();
  m_flights.removeIf([time](const Flight &flight) { return time >= flight.start + flight.duration; });
  if (m_flights.isEmpty()) {
    m_frame.stop();
    Q_EMIT landed();
  } else {
    Q_EMIT moved();
  }
}

qreal TableAnimator::progress(const Flight &flight) const {
  if (flight.duration <= 0)
    return 1;
  return std::clamp((now() - flight.start) / flight.duration, 0.0, 1.0);
}

QSet<SceneSlot> TableAnimator::hiddenTiles() const {
  QSet<SceneSlot> hidden;
  for (const Flight &flight : m_flights) {
    if (flight.slot.group >= 0)
      hidden.insert(flight.slot);
  }
  return hidden;
}

QSet<int> TableAnimator::hiddenSticks() const {
  QSet<int> sticks;
  for (const Flight &flight : m_flights) {
    if (flight.slot.group < 0)
      sticks.insert(flight.slot.index);
  }
  return sticks;
}

QRect TableAnimator::bounds(const TableGeometry &geometry) const {
  QRect area;
  for (const Flight &flight : m_flights) {
    const QRect to = flight.slot.group < 0 ? flight.tile.face : flight.tile.bounds();
    area |= to | flight.from;
  }
  const int margin = geometry.px(1.0);
  return area.isNull() ? area : area.adjusted(-margin, -margin, margin, margin);
}

void TableAnimator::paint(QPainter &painter, const TableGeometry &geometry, ScenePainter &scene,
                          TilePainter &tiles) const {
  for (const Flight &flight : m_flights) {
    const qreal t = easeOut(progress(flight));
    const QRectF face = between(flight.from, flight.tile.face, t);
    SceneTile tile = flight.tile;
    switch (flight.kind) {
      case Flight::Kind::Stick:
        scene.paintStick(painter, face);
        break;
      case Flight::Kind::Slide: {
        const qreal lift = flight.settle ? 1 + 0.06 * (1 - t) : 1;
        tile.width = qRound((flight.fromWidth * (1 - t) + flight.tile.width * t) * lift);
        if (tile.pose == TilePose::Lying || tile.pose == TilePose::Standing) {
          const QSize size = TileSize(tile.width).lyingFace(tile.style.turn);
          tile.face = QRect(QPoint(qRound(face.center().x() - size.width() / 2.0),
                                   qRound(face.center().y() - size.height() / 2.0)),
                            size);
          const ShadowKind kind = tile.pose == TilePose::Standing ? ShadowKind::Standing : ShadowKind::Lying;
          tiles.shadows(painter, {QRectF(tile.face)}, tile.width, geometry.unit(), kind);
        } else {
          tile.face.moveTopLeft(face.topLeft().toPoint());
        }
        scene.paintTile(painter, tile);
        break;
      }
      case Flight::Kind::Turn: {
        // The riichi tile turns while it slides; its light turns with it only for this moment.
        const QPixmap picture = tiles.pixmap(tile.width, 1, tile.tile, tile.style);
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(face.center());
        painter.rotate(90 * (1 - t));
        painter.drawPixmap(QPointF(-flight.tile.face.width() / 2.0, -flight.tile.face.height() / 2.0),
                           picture);
        painter.restore();
        break;
      }
      case Flight::Kind::Flip: {
        // Back, edge, face.
        const qreal width = std::abs(std::cos(t * M_PI));
        SceneTile shown = flight.tile;
        shown.style.back = t < 0.5;
        shown.style.dora = shown.style.dora && t >= 0.5;
        const QPixmap picture = tiles.pixmap(tile.width, 1, tile.tile, shown.style);
        const QRectF place(QPointF(flight.tile.face.topLeft()), QSizeF(picture.size()));
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(place.center());
        painter.scale(std::max(0.02, width), 1);
        painter.drawPixmap(QPointF(-place.width() / 2, -place.height() / 2), picture);
        painter.restore();
        break;
      }
    }
  }
}

}  // namespace janso
