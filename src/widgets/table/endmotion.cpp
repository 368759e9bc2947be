// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/endmotion.h"

#include <algorithm>

#include "widgets/paint/tiltlayout.h"

namespace janso {

namespace {

constexpr qreal kDownFrom = 0.4;       // above the table, in widths of the tile
constexpr qreal kDownSize = 1.10;      // of its own
constexpr qreal kThreadHeight = 0.68;  // of a thread over the tilted table, units
constexpr qreal kFirstDark = 0.66;
constexpr qreal kDarkBefore = 40;  // ms before the first winner's room would grow light again
constexpr qreal kPulseRoom = 0.9;  // around the hand, units

QRect litPlace(const TableGeometry &geometry, const Scene &scene, int rel) {
  QRect area;
  for (const int group : {kHandGroup + rel, kMeldGroup + rel}) {
    for (const SceneTile &tile : tilesOf(scene, group))
      area |= shownBounds(geometry, group, tile);
  }
  const int room = geometry.px(0.22);
  return area.adjusted(-room, -room, room, room);
}

// Tile by tile from its owner's left. `delay`: of the first.
void appendOpening(MotionPlan &plan, const Scene &before, const Scene &after, int rel, qreal delay,
                   qreal step) {
  const int group = kHandGroup + rel;
  const std::vector<SceneTile> &closed = tilesOf(before, group);
  const std::vector<SceneTile> &open = tilesOf(after, group);
  for (std::size_t i = 0; i < open.size(); ++i) {
    Flight flight;
    flight.kind = Flight::Kind::Open;
    flight.slot = {group, static_cast<int>(i)};
    flight.tile = open[i];
    flight.from = open[i].face;
    flight.fromWidth = open[i].width;
    if (i < closed.size())
      flight.was = closed[i];
    flight.timing = Timing(Motion::HandOpens, delay + step * static_cast<qreal>(i));
    plan.flights.append(flight);
  }
}

Sight sightOf(Sight::Kind kind, Motion motion, qreal delay) {
  Sight sight;
  sight.kind = kind;
  sight.timing = Timing(motion, delay);
  return sight;
}

Sight momentUntil(qreal end) {
  Sight moment;
  moment.kind = Sight::Kind::Moment;
  moment.timing.duration = end;
  return moment;
}

// The room grows dark around the winner, in two steps for a ron.
void appendDark(MotionPlan &plan, const QRect &lit, const WinTimes &times, bool ron, qreal later) {
  const qreal end = later + times.page;
  Sight room = sightOf(Sight::Kind::Room, Motion::RoomDims, later + (ron ? times.word : 100));
  room.area = lit;
  room.from = 1;
  room.to = ron ? kFirstDark : times.dark;
  room.stay = end;
  // After another winner it is dark already, and stays so.
  if (later > 0) {
    room.timing.delay = std::max(1.0, later - kDarkBefore);
    room.timing.duration = 0;
    room.from = times.dark;
    room.to = times.dark;
  }
  plan.sights.append(room);
  if (!ron || later > 0)
    return;
  room.timing = Timing(Motion::RoomDims, later + times.travel);
  room.from = kFirstDark;
  room.to = times.dark;
  plan.sights.append(room);
}

// After the first win nothing is marked any more, but what was discarded lies where it lay.
bool isWonFromPond(const HoraInfo &win, const std::vector<SceneTile> &pond, const TableMoment &before) {
  if (pond.empty())
    return false;
  if (!before.scene.lastDiscard.isNull())
    return pond.back().face == before.scene.lastDiscard;
  const Board &board = before.view.board;
  const auto &discards = board.player(win.from).pond;
  return board.phase == BoardPhase::Ended && !win.result.has(YakuId::Chankan) && !discards.empty() &&
         discards.back().calledBy < 0 && discards.back().tile == win.winTile;
}

// From the pond along the thread to the place beside the hand.
void appendRon(MotionPlan &plan, const HoraInfo &win, const WinTimes &times, const TableGeometry &geometry,
               const TableMoment &before, const TableMoment &after, qreal later) {
  const int winner = relativeSeat(win.winner, after.view.seat);
  const int payer = relativeSeat(win.from, after.view.seat);
  const std::vector<SceneTile> &pond = tilesOf(after.scene, kPondGroup + payer);
  const std::vector<SceneTile> &hand = tilesOf(after.scene, kHandGroup + winner);
  if (hand.empty() || !isWonFromPond(win, pond, before))
    return;
  Flight flight;
  flight.slot = {kPondGroup + payer, static_cast<int>(pond.size()) - 1};
  flight.tile = pond.back();
  flight.from = flight.tile.face;
  flight.was = flight.tile;
  const QRect last = hand.back().face;
  const QPoint beside =
      last.center() + (last.center() - hand[hand.size() > 1 ? hand.size() - 2 : 0].face.center()) * 3 / 2;
  QRect goal = flight.tile.face;
  goal.moveCenter(winner == 0 ? geometry.drawnTileFace(static_cast<int>(hand.size())).center() : beside);
  flight.to = goal;
  flight.lift = 0.3;
  flight.timing = Timing(Motion::RonTravel, later + times.travel);
  flight.stay = later + times.page;
  // The tile travels once: to a further winner there is only the thread.
  if (later <= 0)
    plan.flights.append(flight);
  Sight thread = sightOf(Sight::Kind::Thread, Motion::RonThread, later + times.word);
  const QPointF from = shownPoint(geometry, QRectF(flight.from).center(), kThreadHeight);
  const QPointF to =
      winner == 0 ? QRectF(goal).center() : shownPoint(geometry, QRectF(goal).center(), kThreadHeight);
  const QPointF way = to - from;
  thread.points = {from, (from + to) / 2 + QPointF(-way.y(), way.x()) * 0.12, to};
  QRectF around(from, QSizeF(1, 1));
  for (const QPointF &point : thread.points)
    around |= QRectF(point, QSizeF(1, 1));
  thread.area = around.toAlignedRect().adjusted(-6, -6, 6, 6);
  thread.stay = later + times.opening;
  plan.sights.append(thread);
}

void appendTsumo(MotionPlan &plan, const TableMoment &after, int winner, qreal later) {
  const std::vector<SceneTile> &hand = tilesOf(after.scene, kHandGroup + winner);
  if (hand.empty() || !after.view.board.player((winner + after.view.seat) % 4).hasDrawn)
    return;
  Flight flight;
  flight.slot = {kHandGroup + winner, static_cast<int>(hand.size()) - 1};
  flight.tile = hand.back();
  flight.fromWidth = qRound(kDownSize * flight.tile.width);
  flight.from = flight.tile.face.translated(0, -qRound(kDownFrom * flight.tile.width));
  flight.timing = Timing(Motion::TsumoDown, later);
  plan.flights.removeIf([&flight](const Flight &other) { return other.slot == flight.slot; });
  plan.flights.append(flight);
}

void appendYakuman(MotionPlan &plan, const QRect &lit, const WinTimes &times, const EndWords &words,
                   const TableGeometry &geometry, qreal later) {
  if (times.sweep > 0) {
    Sight sweep = sightOf(Sight::Kind::Sweep, Motion::GoldSweep, later + times.sweep);
    sweep.area = lit;
    plan.sights.append(sweep);
  }
  if (times.name > 0 && !words.name.isEmpty()) {
    Sight name = sightOf(Sight::Kind::Name, Motion::NamePanel, later + times.name);
    name.text = words.name;
    name.note = words.note;
    const QSize size(geometry.px(17), geometry.px(6.4));
    name.area = QRect(geometry.center() - QPoint(size.width() / 2, size.height() / 2), size);
    name.stay = later + times.page;
    plan.sights.append(name);
  }
}

}  // namespace

Sight wordSight(const QString &text, const QRect &area, qreal delay, qreal stays) {
  Sight word;
  word.text = text;
  word.area = area;
  word.timing.delay = delay;
  word.timing.duration = std::max(1.0, stays);
  word.from = motionOf(Motion::WordIn).duration / word.timing.duration;
  word.to = 1 - motionOf(Motion::WordOut).duration / word.timing.duration;
  return word;
}

Sight riichiPulse(const TableGeometry &geometry, const Scene &scene, int rel) {
  Sight pulse = sightOf(Sight::Kind::Pulse, Motion::RiichiPulse, 0);
  QRect area;
  for (const SceneTile &tile : tilesOf(scene, kHandGroup + rel))
    area |= shownBounds(geometry, kHandGroup + rel, tile);
  const int room = geometry.px(kPulseRoom);
  pulse.area = area.adjusted(-2 * room, -2 * room, 2 * room, 2 * room);
  return pulse;
}

MotionPlan winPlan(const HoraInfo &win, const WinTimes &times, const EndWords &words,
                   const TableGeometry &geometry, const TableMoment &before, const TableMoment &after,
                   qreal later) {
  MotionPlan plan;
  if (times.page <= 0)
    return plan;
  const int winner = relativeSeat(win.winner, after.view.seat);
  const bool ron = win.from >= 0;
  const QRect lit = litPlace(geometry, after.scene, winner);
  appendOpening(plan, before.scene, after.scene, winner, later + times.opening, times.tileStep);
  if (ron)
    appendRon(plan, win, times, geometry, before, after, later);
  else
    appendTsumo(plan, after, winner, later);
  appendDark(plan, lit, times, ron, later);
  plan.sights.append(wordSight(words.word, words.area, later + times.word,
                               std::max(times.opening, times.travel + 200) - times.word + 160.0));
  plan.sights.back().strong = true;
  appendYakuman(plan, lit, times, words, geometry, later);
  plan.sights.append(momentUntil(later + times.page));
  return plan;
}

MotionPlan drawPlan(const RyukyokuInfo &draw, const EndWords &words, const TableMoment &before,
                    const TableMoment &after) {
  MotionPlan plan;
  for (int seat = 0; seat < after.view.board.seats(); ++seat) {
    if (!draw.hands[static_cast<std::size_t>(seat)].empty())
      appendOpening(plan, before.scene, after.scene, relativeSeat(seat, after.view.seat), kDrawOpens,
                    WinTimes().tileStep);
  }
  plan.sights.append(wordSight(words.word, words.area, motionOf(Motion::DrawWord).delay,
                               motionOf(Motion::DrawWord).duration));
  plan.sights.append(momentUntil(Timing(Motion::DrawWord).end()));
  return plan;
}

}  // namespace janso
