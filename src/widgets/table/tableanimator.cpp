// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tableanimator.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "widgets/table/flightpainter.h"

namespace janso {

namespace {

constexpr int kFrameMs = 16;
constexpr qreal kEnd = std::numeric_limits<qreal>::max();

TableAnimator::Clock realTime() {
  const auto timer = std::make_shared<QElapsedTimer>();
  timer->start();
  return [timer] { return static_cast<qreal>(timer->nsecsElapsed()) / 1e6; };
}

// Of times at normal speed.
template <class Moving>
void quicken(Moving &moving, qreal speed) {
  moving.timing.delay /= speed;
  moving.timing.duration /= speed;
  moving.stay /= speed;
}

template <class Moving>
qreal endOf(const Moving &moving) {
  return moving.start + std::max(moving.timing.end(), moving.stay);
}

bool isTileOf(const Scene &scene, const Flight &flight) {
  const SceneSlot &slot = flight.slot;
  if (slot.group == kStickSlot)
    return scene.sticks[static_cast<std::size_t>(slot.index)];
  if (slot.group == kDiceSlot)
    return scene.diceOf == slot.index;
  const auto &tiles = scene.groups[static_cast<std::size_t>(slot.group)].tiles;
  const auto index = static_cast<std::size_t>(slot.index);
  return index < tiles.size() && tiles[index] == flight.tile;
}

// How far `at` is on the way to `goal`, in steps of at most `most`.
qreal nearer(qreal at, qreal goal, qreal most) {
  const qreal way = goal - at;
  return std::abs(way) <= most ? goal : at + std::clamp(way, -most, most);
}

}  // namespace

TableAnimator::TableAnimator(QObject *parent)
    : QObject(parent),
      m_clock(realTime()),
      m_reach([](const Flight &flight, qreal t) { return flightBounds(TableGeometry(), flight, t); }) {
  m_frame.setInterval(kFrameMs);
  m_frame.setTimerType(Qt::PreciseTimer);
  connect(&m_frame, &QTimer::timeout, this, &TableAnimator::tick);
}

void TableAnimator::setClock(Clock clock) {
  m_clock = std::move(clock);
}

void TableAnimator::start() {
  if (m_frame.isActive())
    return;
  m_last = now();
  m_frame.start();
}

// --- What moves ---

void TableAnimator::play(const MotionPlan &plan, qreal speed) {
  if (plan.isEmpty())
    return;
  start();
  m_flights.removeIf([&plan](const Flight &old) {
    return std::any_of(plan.flights.begin(), plan.flights.end(),
                       [&old](const Flight &flight) { return flight.slot == old.slot; });
  });
  for (Flight flight : plan.flights) {
    flight.start = now();
    quicken(flight, speed);
    m_flights.append(flight);
  }
  for (Sight sight : plan.sights) {
    sight.start = now();
    quicken(sight, speed);
    // One that has to wait leaves its kind to the one before until then.
    if (sight.timing.delay <= 0)
      m_sights.removeIf([&sight](const Sight &old) { return old.kind == sight.kind; });
    m_sights.append(sight);
  }
  if (!plan.walls.stages.empty()) {
    m_walls = plan.walls;
    m_walls.start = now();
    m_walls.step /= speed;
    m_stage = 0;
    Q_EMIT changed();
  }
  emitMoved();
}

void TableAnimator::keepOnly(const Scene &scene) {
  m_flights.removeIf([&scene](const Flight &flight) { return !isTileOf(scene, flight); });
}

void TableAnimator::setRises(const std::vector<qreal> &goals, qreal milliseconds) {
  if (m_rises.size() != goals.size())
    m_rises.assign(goals.size(), 0);
  m_goals = goals;
  if (m_rises == m_goals)
    return;
  if (milliseconds <= 0) {
    m_rises = m_goals;
    Q_EMIT rose();
    return;
  }
  m_riseSpeed = kFullRise / milliseconds;
  start();
}

void TableAnimator::setTint(qreal goal, qreal milliseconds) {
  m_tintGoal = goal;
  if (m_tint == goal)
    return;
  if (milliseconds <= 0) {
    m_tint = goal;
    Q_EMIT tinted();
    return;
  }
  m_tintSpeed = 1 / milliseconds;
  start();
}

void TableAnimator::finish() {
  if (!isRunning())
    return;
  stepRises(kEnd);
  m_walls = {};
  if (isFlying() || !m_sights.isEmpty() || !m_painted.isEmpty())
    Q_EMIT changed();
  m_flights.clear();
  m_painted = QRegion();
  m_frame.stop();
  endSights(kEnd);
  if (!isRunning())
    Q_EMIT idle();
}

void TableAnimator::tick() {
  const qreal time = now();
  endFlights(time);
  endSights(time);
  stepRises(time - std::exchange(m_last, time));
  emitMoved();
  if (isRunning())
    return;
  m_frame.stop();
  Q_EMIT idle();
}

void TableAnimator::endFlights(qreal time) {
  // The last frame may have been long ago: the tile at rest is painted whole.
  for (const Flight &flight : std::as_const(m_flights)) {
    if (time >= endOf(flight))
      m_painted += m_reach(flight, 1);
  }
  m_flights.removeIf([time](const Flight &flight) { return time >= endOf(flight); });
  if (m_walls.stages.empty())
    return;
  const std::size_t stage = m_stage;
  if (walls() == nullptr)
    m_walls = {};
  else
    m_stage = static_cast<std::size_t>((time - m_walls.start) / m_walls.step);
  if (m_stage != stage || m_walls.stages.empty())
    Q_EMIT changed();
}

// A slot may play something new, or finish all.
void TableAnimator::endSights(qreal time) {
  QList<Sight> over;
  for (const Sight &sight : std::as_const(m_sights)) {
    if (time >= endOf(sight))
      over.append(sight);
  }
  m_sights.removeIf([time](const Sight &sight) { return time >= endOf(sight); });
  for (const Sight &sight : std::as_const(over)) {
    if (sight.kind == Sight::Kind::Room)
      Q_EMIT changed();
    Q_EMIT ended(sight.kind);
  }
}

void TableAnimator::stepRises(qreal passed) {
  if (m_rises != m_goals) {
    for (std::size_t i = 0; i < m_rises.size(); ++i)
      m_rises[i] = nearer(m_rises[i], m_goals[i], m_riseSpeed * passed);
    Q_EMIT rose();
  }
  if (m_tint != m_tintGoal) {
    m_tint = nearer(m_tint, m_tintGoal, m_tintSpeed * passed);
    Q_EMIT tinted();
  }
}

// --- Now ---

qreal TableAnimator::shareOf(const Timing &timing, qreal start) const {
  const qreal passed = now() - start - timing.delay;
  if (passed < 0)
    return -1;
  return timing.duration <= 0 ? 1 : std::min(1.0, passed / timing.duration);
}

// The one that has begun last; before any has, the first.
const Sight *TableAnimator::sight(Sight::Kind kind) const {
  const Sight *found = nullptr;
  for (const Sight &sight : m_sights) {
    if (sight.kind == kind && (found == nullptr || timeOf(sight) >= 0))
      found = &sight;
  }
  return found;
}

qreal TableAnimator::left(Sight::Kind kind) const {
  qreal longest = 0;
  for (const Sight &sight : m_sights) {
    if (sight.kind == kind)
      longest = std::max(longest, endOf(sight) - now());
  }
  return longest;
}

QSet<SceneSlot> TableAnimator::hiddenTiles() const {
  QSet<SceneSlot> hidden;
  for (const Flight &flight : m_flights)
    hidden.insert(flight.slot);
  return hidden;
}

const std::array<SceneGroup, 4> *TableAnimator::walls() const {
  if (m_walls.stages.empty())
    return nullptr;
  const auto stage = static_cast<std::size_t>(std::max(0.0, (now() - m_walls.start) / m_walls.step));
  return stage < m_walls.stages.size() ? &m_walls.stages[stage] : nullptr;
}

QRegion TableAnimator::regionNow() const {
  QRegion area;
  for (const Flight &flight : m_flights)
    area += m_reach(flight, eased(flight.timing.curve, std::max(0.0, timeOf(flight))));
  for (const Sight &sight : m_sights) {
    if (sight.kind != Sight::Kind::Room && timeOf(sight) >= 0)
      area += sight.area;
  }
  return area;
}

void TableAnimator::notePainted() {
  if (isFlying() || !m_sights.isEmpty())
    m_painted += regionNow();
}

// Where they were and where they are.
void TableAnimator::emitMoved() {
  const bool dims = std::any_of(m_sights.begin(), m_sights.end(), [this](const Sight &sight) {
    return sight.kind == Sight::Kind::Room && timeOf(sight) >= 0 && timeOf(sight) < 1;
  });
  const QRegion area = regionNow();
  const QRegion before = std::exchange(m_painted, area);
  if (dims)
    Q_EMIT changed();
  else if (!area.isEmpty() || !before.isEmpty())
    Q_EMIT moved(area + before);
}

}  // namespace janso
