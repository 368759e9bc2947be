// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tableflights.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace janso {

namespace {

constexpr qreal kTedashiLift = 0.3;  // in widths of a tile
constexpr qreal kStickWay = 4;       // units
constexpr qreal kTimeOfUnit = 75;    // ms for the first unit of a way; it grows with the root

struct Choreography {
  const TableGeometry &geometry;
  const TableMoment &before;
  const TableMoment &after;

  int rel(int seat) const { return relativeSeat(seat, after.view.seat); }
  bool knows(int relative) const { return relative == 0 && !before.closed; }
  qreal timeOf(const Flight &flight) const;
  int anyPlace(int seat, int tiles) const;
  int placeOf(const Dahai &dahai, const std::vector<SceneTile> &hand) const;
  int placeIn(const std::vector<SceneTile> &hand, const Call &call, Tile tile,
              const std::vector<int> &gone) const;
  QList<Flight> closeHand(const std::vector<int> &gone, qreal later) const;
  Flight claimed(const SceneTile &tile) const;

  QList<Flight> operator()(const Tsumo &tsumo) const;
  QList<Flight> operator()(const Dahai &dahai) const;
  QList<Flight> operator()(const Call &call) const;
  QList<Flight> operator()(const Kita &kita) const;
  QList<Flight> operator()(const RiichiAccepted &riichi) const;
  QList<Flight> operator()(const DoraRevealed &dora) const;
  QList<Flight> operator()(const auto &) const { return {}; }
};

// The longer the way, the longer it takes.
qreal Choreography::timeOf(const Flight &flight) const {
  const QPoint way = flight.tile.face.center() - flight.from.center();
  return std::min<qreal>(motionOf(Motion::CalledTile).duration,
                         kTimeOfUnit * std::sqrt(std::hypot(way.x(), way.y()) / geometry.unit()));
}

QList<Flight> Choreography::operator()(const Tsumo &tsumo) const {
  const int group = kHandGroup + rel(tsumo.seat);
  const std::vector<SceneTile> &tiles = tilesOf(after.scene, group);
  QPoint wall = before.scene.nextDraw;
  if (const auto taken = takenFromWall(before.scene, after.scene); tsumo.rinshan && !taken.empty())
    wall = taken.front().face.center();
  if (tiles.empty() || wall.isNull())
    return {};
  Flight flight;
  flight.slot = {group, static_cast<int>(tiles.size()) - 1};
  flight.tile = tiles.back();
  const bool grows = flight.tile.pose == TilePose::Standing || flight.tile.pose == TilePose::Lying;
  flight.fromWidth = grows ? geometry.wallTile() : flight.tile.width;
  flight.turnsUp = true;
  const QSize size =
      grows ? TileSize(flight.fromWidth).lyingFace(flight.tile.style.turn) : flight.tile.face.size();
  flight.from = QRect(wall - QPoint(size.width() / 2, size.height() / 2), size);
  flight.timing = Timing(Motion::Draw);
  return {flight};
}

// Somewhere in a closed hand: the place must tell nothing, and be the same in every replay.
int Choreography::anyPlace(int seat, int tiles) const {
  const Board &board = before.view.board;
  const auto s = static_cast<std::size_t>(seat);
  const std::size_t seed = board.players[s].pond.size() * 7 + s * 5 + board.tilesLeft;
  return static_cast<int>(seed % static_cast<std::size_t>(std::max(1, tiles)));
}

// Which tile of the hand before seems to go.
int Choreography::placeOf(const Dahai &dahai, const std::vector<SceneTile> &hand) const {
  const int last = static_cast<int>(hand.size()) - 1;
  if (dahai.tsumogiri || last < 1)
    return last;
  if (knows(rel(dahai.seat))) {
    const auto at = std::find(before.hand.begin(), before.hand.end(), dahai.tile);
    return at == before.hand.end() ? last : static_cast<int>(at - before.hand.begin());
  }
  // Where the hand lies open it is seen to go.
  const auto seen = std::find_if(hand.begin(), hand.end(), [&dahai](const SceneTile &tile) {
    return tile.tile.isKnown() && tile.tile == dahai.tile;
  });
  return seen != hand.end() ? static_cast<int>(seen - hand.begin()) : anyPlace(dahai.seat, last);
}

QList<Flight> Choreography::operator()(const Dahai &dahai) const {
  const int from = rel(dahai.seat);
  const std::vector<SceneTile> &pond = tilesOf(after.scene, kPondGroup + from);
  const std::vector<SceneTile> &hand = tilesOf(before.scene, kHandGroup + from);
  if (pond.empty() || hand.empty())
    return {};
  const int place = placeOf(dahai, hand);
  Flight flight;
  flight.slot = {kPondGroup + from, static_cast<int>(pond.size()) - 1};
  flight.tile = pond.back();
  flight.from = hand[static_cast<std::size_t>(place)].face;
  flight.fromWidth = from == 0 ? geometry.handTile() : geometry.pondTile();
  flight.settles = !dahai.tsumogiri;
  flight.lift = dahai.tsumogiri ? 0 : kTedashiLift;
  flight.grays = flight.tile.style.gray;
  flight.timing = Timing(dahai.tsumogiri ? Motion::Tsumogiri : Motion::Tedashi);
  const PlayerBoard &player = after.view.board.players[static_cast<std::size_t>(dahai.seat)];
  if (!player.pond.empty() && player.pond.back().riichi) {
    flight.kind = Flight::Kind::Turn;
    flight.timing = Timing(Motion::RiichiTurn);
  }
  QList<Flight> flights{flight};
  if (knows(from))
    flights.append(closeHand({place}, 0));
  return flights;
}

// The gaps in the own hand close and a drawn tile goes to its place.
QList<Flight> Choreography::closeHand(const std::vector<int> &gone, qreal later) const {
  const std::vector<SceneTile> &old = tilesOf(before.scene, kHandGroup);
  const std::vector<SceneTile> &now = tilesOf(after.scene, kHandGroup);
  std::vector<int> free;
  for (int i = 0; i < static_cast<int>(old.size()); ++i) {
    if (std::find(gone.begin(), gone.end(), i) == gone.end())
      free.push_back(i);
  }
  QList<Flight> flights;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto from = std::find_if(free.begin(), free.end(), [&](int k) {
      return old[static_cast<std::size_t>(k)].tile == now[i].tile;
    });
    if (from == free.end())
      continue;
    const QRect place = old[static_cast<std::size_t>(*from)].face;
    free.erase(from);
    if (place == now[i].face)
      continue;
    Flight flight;
    flight.slot = {kHandGroup, static_cast<int>(i)};
    flight.tile = now[i];
    flight.from = place;
    flight.was = now[i];
    flight.was->face.moveTopLeft(place.topLeft());
    flight.timing = Timing(Motion::HandCloses, later);
    flights.append(flight);
  }
  return flights;
}

Flight Choreography::claimed(const SceneTile &tile) const {
  Flight flight;
  flight.tile = tile;
  flight.from = before.scene.lastDiscard;
  flight.fromWidth = geometry.pondTile();
  flight.timing = Timing(Motion::CalledTile);
  flight.timing.duration = timeOf(flight);
  return flight;
}

// Where the next tile of a call seems to stand; `gone`: where those before it stood.
int Choreography::placeIn(const std::vector<SceneTile> &hand, const Call &call, Tile tile,
                          const std::vector<int> &gone) const {
  const int tiles = static_cast<int>(hand.size());
  for (int k = 0; knows(rel(call.seat)) && k < tiles; ++k) {
    const bool taken = std::find(gone.begin(), gone.end(), k) != gone.end();
    if (!taken && hand[static_cast<std::size_t>(k)].tile == tile)
      return k;
  }
  return (anyPlace(call.seat, tiles) + static_cast<int>(gone.size())) % tiles;
}

// The outer tiles of a closed kan come face up, then turn over.
void appendTurning(QList<Flight> &flights, const Call &call, Flight flight) {
  if (call.meld.type != MeldType::Ankan || !flight.tile.style.back || !flight.tile.tile.isKnown()) {
    flights.append(flight);
    return;
  }
  Flight turns = flight;
  flight.faceUp = true;
  flight.stay = motionOf(Motion::KanTurn).delay;
  flights.append(flight);
  turns.kind = Flight::Kind::Flip;
  turns.from = turns.tile.face;
  turns.fromWidth = turns.tile.width;
  turns.was.reset();
  turns.timing = Timing(Motion::KanTurn);
  flights.append(turns);
}

// The claimed tile comes from its pond; the others follow it from the caller's hand.
QList<Flight> Choreography::operator()(const Call &call) const {
  const int caller = rel(call.seat);
  const std::vector<SceneTile> &melds = tilesOf(after.scene, kMeldGroup + caller);
  const std::vector<SceneTile> &old = tilesOf(before.scene, kMeldGroup + caller);
  const std::vector<SceneTile> &hand = tilesOf(before.scene, kHandGroup + caller);
  const bool fromPond = call.meld.type != MeldType::Ankan && call.meld.type != MeldType::Kakan;
  const int upright = kSeatTurns[static_cast<std::size_t>(caller)];
  const qreal step = motionOf(Motion::CalledHand).step;
  QList<Flight> flights;
  std::vector<int> gone;
  for (std::size_t i = 0; i < melds.size() && !hand.empty(); ++i) {
    if (std::find(old.begin(), old.end(), melds[i]) != old.end())
      continue;
    // The sideways tile is the claimed one.
    const bool claims = fromPond && melds[i].style.turn != upright && !before.scene.lastDiscard.isNull();
    if (claims) {
      flights.append(claimed(melds[i]));
      flights.back().slot = {kMeldGroup + caller, static_cast<int>(i)};
      continue;
    }
    const int place = placeIn(hand, call, melds[i].tile, gone);
    Flight flight;
    flight.slot = {kMeldGroup + caller, static_cast<int>(i)};
    flight.tile = melds[i];
    flight.was = hand[static_cast<std::size_t>(place)];
    flight.from = flight.was->face;
    flight.fromWidth = caller == 0 ? geometry.handTile() : flight.tile.width;
    flight.timing = Timing(Motion::CalledHand, step * static_cast<qreal>(gone.size()));
    gone.push_back(place);
    appendTurning(flights, call, flight);
  }
  if (knows(caller) && !gone.empty())
    flights.append(closeHand(gone, step));
  return flights;
}

QList<Flight> Choreography::operator()(const Kita &kita) const {
  const int from = rel(kita.seat);
  const std::vector<SceneTile> &norths = tilesOf(after.scene, kKitaGroup + from);
  const std::vector<SceneTile> &hand = tilesOf(before.scene, kHandGroup + from);
  if (norths.empty() || hand.empty())
    return {};
  const int last = static_cast<int>(hand.size()) - 1;
  const auto at = std::find(before.hand.begin(), before.hand.end(), kita.tile);
  int place = anyPlace(kita.seat, last);
  if (knows(from))
    place = at != before.hand.end() ? static_cast<int>(at - before.hand.begin()) : last;
  Flight flight;
  flight.slot = {kKitaGroup + from, static_cast<int>(norths.size()) - 1};
  flight.tile = norths.back();
  flight.from = hand[static_cast<std::size_t>(std::min(last, place))].face;
  flight.fromWidth = from == 0 ? geometry.handTile() : flight.tile.width;
  flight.settles = true;
  flight.timing = Timing(Motion::CalledTile);
  flight.timing.duration = timeOf(flight);
  return {flight};
}

// The stick comes from the side of its owner's plate.
QList<Flight> Choreography::operator()(const RiichiAccepted &riichi) const {
  const int owner = rel(riichi.seat);
  Flight flight;
  flight.kind = Flight::Kind::Stick;
  flight.slot = {kStickSlot, owner};
  flight.tile.face = geometry.riichiStick(owner);
  const QPointF way = QRectF(geometry.namePlate(owner)).center() - QRectF(flight.tile.face).center();
  const qreal length = std::max(1.0, std::hypot(way.x(), way.y()));
  flight.from = flight.tile.face.translated((way * std::min(1.0, geometry.fx(kStickWay) / length)).toPoint());
  flight.timing = Timing(Motion::RiichiStick);
  return {flight};
}

// The indicator turns over where it lies, in the plaque and on the wall.
QList<Flight> Choreography::operator()(const DoraRevealed &dora) const {
  const int last = static_cast<int>(after.view.board.doraIndicators.size()) - 1;
  return last < 0 ? QList<Flight>() : doraFlips(before.scene, after.scene, last, dora.indicator);
}

}  // namespace

QList<Flight> doraFlips(const Scene &before, const Scene &after, int index, Tile indicator) {
  Flight flight;
  flight.kind = Flight::Kind::Flip;
  flight.timing = Timing(Motion::DoraFlip);
  const auto turnAt = [&flight](SceneSlot slot, const SceneTile &tile) {
    flight.slot = slot;
    flight.tile = tile;
    flight.from = tile.face;
    flight.fromWidth = tile.width;
    flight.was = tile;
    flight.was->style.back = true;
    return flight;
  };
  QList<Flight> flights{
      turnAt({kDoraGroup, index}, tilesOf(after, kDoraGroup)[static_cast<std::size_t>(index)])};
  for (int group = kWallGroup; group < kWallGroup + 4; ++group) {
    const std::vector<SceneTile> &wall = tilesOf(after, group);
    const std::vector<SceneTile> &old = tilesOf(before, group);
    for (std::size_t i = 0; i < wall.size(); ++i) {
      const bool turned =
          wall[i].tile == indicator && std::find(old.begin(), old.end(), wall[i]) == old.end();
      if (turned)
        flights.append(turnAt({group, static_cast<int>(i)}, wall[i]));
    }
  }
  return flights;
}

std::vector<SceneTile> takenFromWall(const Scene &before, const Scene &after) {
  std::vector<SceneTile> taken;
  for (int group = kWallGroup; group < kWallGroup + 4; ++group) {
    const std::vector<SceneTile> &now = tilesOf(after, group);
    for (const SceneTile &tile : tilesOf(before, group)) {
      const bool stands = std::any_of(now.begin(), now.end(), [&tile](const SceneTile &other) {
        return other.face.topLeft() == tile.face.topLeft() && other.upper == tile.upper;
      });
      if (!stands)
        taken.push_back(tile);
    }
  }
  // The upper tile of a stack goes first.
  std::stable_partition(taken.begin(), taken.end(), [](const SceneTile &tile) { return tile.upper; });
  return taken;
}

QList<Flight> flightsOf(const Event &event, const TableGeometry &geometry, const TableMoment &before,
                        const TableMoment &after) {
  return std::visit(Choreography{geometry, before, after}, event);
}

}  // namespace janso
