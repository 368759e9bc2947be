// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tableanimator.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

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

void TableAnimator::start() {
  if (m_frame.isActive())
    return;
  m_clock.start();
  m_last = 0;
  m_frame.start();
}

void TableAnimator::add(Flight flight, qreal speed) {
  start();
  flight.start = now();
  flight.duration /= speed;
  m_flights.append(flight);
}

void TableAnimator::setRises(const std::vector<qreal> &goals, qreal milliseconds) {
  if (m_rises.size() != goals.size())
    m_rises.assign(goals.size(), 0);
  m_goals = goals;
  if (!isRising())
    return;
  if (milliseconds <= 0) {
    m_rises = m_goals;
    Q_EMIT rose();
    return;
  }
  m_riseSpeed = kFullRise / milliseconds;
  start();
}

void TableAnimator::hold(qreal milliseconds) {
  start();
  m_holdUntil = now() + milliseconds;
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
}

void TableAnimator::finish() {
  if (!isRunning())
    return;
  endFlights(std::numeric_limits<qreal>::max());
  stepRises(std::numeric_limits<qreal>::max());
  if (isHolding()) {
    m_holdUntil = -1;
    Q_EMIT held();
  }
  m_frame.stop();
  Q_EMIT idle();
}

void TableAnimator::tick() {
  const qreal time = now();
  endFlights(time);
  stepRises(time - std::exchange(m_last, time));
  if (isHolding() && time >= m_holdUntil) {
    m_holdUntil = -1;
    Q_EMIT held();
  }
  if (isRunning())
    return;
  m_frame.stop();
  Q_EMIT idle();
}

void TableAnimator::endFlights(qreal time) {
  if (!isFlying())
    return;
  Q_EMIT moved();  // where the flights were
  m_flights.removeIf([time](const Flight &flight) { return time >= flight.start + flight.duration; });
  if (isFlying())
    Q_EMIT moved();
  else
    Q_EMIT landed();
}

void TableAnimator::stepRises(qreal passed) {
  if (!isRising())
    return;
  const qreal most = m_riseSpeed * passed;
  for (std::size_t i = 0; i < m_rises.size(); ++i) {
    const qreal way = m_goals[i] - m_rises[i];
    m_rises[i] = std::abs(way) <= most ? m_goals[i] : m_rises[i] + std::clamp(way, -most, most);
  }
  Q_EMIT rose();
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

namespace {

void paintSlide(QPainter &painter, const TableGeometry &geometry, const Flight &flight, qreal t,
                const QRectF &face, ScenePainter &scene, TilePainter &tiles) {
  SceneTile tile = flight.tile;
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
}

// The riichi tile turns while it slides; its light turns with it only for this moment.
void paintTurn(QPainter &painter, const Flight &flight, qreal t, const QRectF &face, TilePainter &tiles) {
  const SceneTile &tile = flight.tile;
  const QPixmap picture = tiles.pixmap(tile.width, 1, tile.tile, tile.style);
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.translate(face.center());
  painter.rotate(90 * (1 - t));
  painter.drawPixmap(QPointF(-tile.face.width() / 2.0, -tile.face.height() / 2.0), picture);
  painter.restore();
}

// Back, edge, face.
void paintFlip(QPainter &painter, const Flight &flight, qreal t, TilePainter &tiles) {
  const qreal width = std::abs(std::cos(t * M_PI));
  SceneTile shown = flight.tile;
  shown.style.back = t < 0.5;
  shown.style.dora = shown.style.dora && t >= 0.5;
  const QPixmap picture = tiles.pixmap(shown.width, 1, shown.tile, shown.style);
  const QRectF place(QPointF(shown.face.topLeft()), QSizeF(picture.size()));
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.translate(place.center());
  painter.scale(std::max(0.02, width), 1);
  painter.drawPixmap(QPointF(-place.width() / 2, -place.height() / 2), picture);
  painter.restore();
}

}  // namespace

void TableAnimator::paint(QPainter &painter, const TableGeometry &geometry, ScenePainter &scene,
                          TilePainter &tiles) const {
  for (const Flight &flight : m_flights) {
    const qreal t = easeOut(progress(flight));
    const QRectF face = between(flight.from, flight.tile.face, t);
    switch (flight.kind) {
      case Flight::Kind::Stick:
        scene.paintStick(painter, face);
        break;
      case Flight::Kind::Slide:
        paintSlide(painter, geometry, flight, t, face, scene, tiles);
        break;
      case Flight::Kind::Turn:
        paintTurn(painter, flight, t, face, tiles);
        break;
      case Flight::Kind::Flip:
        paintFlip(painter, flight, t, tiles);
        break;
    }
  }
}

}  // namespace janso
