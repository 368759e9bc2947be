// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tableflights.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace janso {

namespace {

constexpr qreal kDrawMs = 120;
constexpr qreal kDiscardMs = 180;
constexpr qreal kMergeMs = 120;
constexpr qreal kCallTilesMs = 260;  // at most
constexpr qreal kStickMs = 250;
constexpr qreal kFlipMs = 220;

const std::vector<SceneTile> &tilesOf(const Scene &scene, int group) {
  return scene.groups[static_cast<std::size_t>(group)].tiles;
}

struct Choreography {
  const TableGeometry &geometry;
  const TableMoment &before;
  const TableMoment &after;

  int rel(int seat) const { return relativeSeat(seat, after.view.seat); }
  qreal timeOf(const Flight &flight) const;
  QRect fromHand(const Call &call, std::size_t index) const;
  int placeOf(const Dahai &dahai, const std::vector<SceneTile> &hand) const;
  QList<Flight> merge(int gone) const;
  Flight callFlight(const Call &call, std::size_t index) const;

  QList<Flight> operator()(const Tsumo &tsumo) const;
  QList<Flight> operator()(const Dahai &dahai) const;
  QList<Flight> operator()(const Call &call) const;
  QList<Flight> operator()(const Kita &kita) const;
  QList<Flight> operator()(const RiichiAccepted &riichi) const;
  QList<Flight> operator()(const DoraRevealed &) const;
  QList<Flight> operator()(const auto &) const { return {}; }
};

// The longer the way, the longer it takes.
qreal Choreography::timeOf(const Flight &flight) const {
  const QPoint way = flight.tile.face.center() - flight.from.center();
  return std::min(kCallTilesMs, 75 * std::sqrt(std::hypot(way.x(), way.y()) / geometry.unit()));
}

QList<Flight> Choreography::operator()(const Tsumo &tsumo) const {
  const int group = kHandGroup + rel(tsumo.seat);
  const std::vector<SceneTile> &tiles = tilesOf(after.scene, group);
  const QPoint wall = before.scene.nextDraw;
  if (tiles.empty() || wall.isNull())
    return {};
  Flight flight;
  flight.slot = {group, static_cast<int>(tiles.size()) - 1};
  flight.tile = tiles.back();
  flight.fromWidth = geometry.wallTile();
  const QSize size = flight.tile.pose == TilePose::Standing || flight.tile.pose == TilePose::Lying
                         ? TileSize(flight.fromWidth).lyingFace(flight.tile.style.turn)
                         : flight.tile.face.size();
  flight.from = QRect(wall - QPoint(size.width() / 2, size.height() / 2), size);
  flight.duration = kDrawMs;
  return {flight};
}

// Which tile of the hand before seems to go.
int Choreography::placeOf(const Dahai &dahai, const std::vector<SceneTile> &hand) const {
  const int last = static_cast<int>(hand.size()) - 1;
  if (dahai.tsumogiri)
    return last;
  if (rel(dahai.seat) == 0) {
    const auto at = std::find(before.hand.begin(), before.hand.end(), dahai.tile);
    return at == before.hand.end() ? last : static_cast<int>(at - before.hand.begin());
  }
  if (last < 1)
    return last;
  // From anywhere in a closed hand: the place must tell nothing, and be the same in every replay.
  const Board &board = before.view.board;
  const auto seat = static_cast<std::size_t>(dahai.seat);
  const std::size_t seed = board.players[seat].river.size() * 7 + seat * 5 + board.tilesLeft;
  return static_cast<int>(seed % static_cast<std::size_t>(last));
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
  flight.settle = true;
  flight.duration = kDiscardMs;
  const PlayerBoard &player = after.view.board.players[static_cast<std::size_t>(dahai.seat)];
  if (!player.river.empty() && player.river.back().riichi)
    flight.kind = Flight::Kind::Turn;
  QList<Flight> flights{flight};
  if (from == 0)
    flights.append(merge(place));
  return flights;
}

// The gap in the own hand closes and the drawn tile goes to its place.
QList<Flight> Choreography::merge(int gone) const {
  const std::vector<SceneTile> &old = tilesOf(before.scene, kHandGroup);
  const std::vector<SceneTile> &now = tilesOf(after.scene, kHandGroup);
  std::vector<int> free;
  for (int i = 0; i < static_cast<int>(old.size()); ++i) {
    if (i != gone)
      free.push_back(i);
  }
  const auto tileWas = [this](int i) {
    return i < static_cast<int>(before.hand.size()) ? before.hand[static_cast<std::size_t>(i)]
                                                    : before.view.drawn;
  };
  QList<Flight> flights;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto from =
        std::find_if(free.begin(), free.end(), [&](int k) { return tileWas(k) == now[i].tile; });
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
    flight.fromWidth = now[i].width;
    flight.duration = kMergeMs;
    flights.append(flight);
  }
  return flights;
}

QRect Choreography::fromHand(const Call &call, std::size_t index) const {
  const int caller = rel(call.seat);
  const std::vector<SceneTile> &hand = tilesOf(before.scene, kHandGroup + caller);
  const HandTiles &own = before.view.hand;
  const Tile tile = tilesOf(after.scene, kMeldGroup + caller)[index].tile;
  const auto at = caller == 0 ? std::find(own.begin(), own.end(), tile) : own.end();
  const std::size_t from = at != own.end() ? static_cast<std::size_t>(at - own.begin()) : index % hand.size();
  return hand[std::min(hand.size() - 1, from)].face;
}

Flight Choreography::callFlight(const Call &call, std::size_t index) const {
  const int caller = rel(call.seat);
  const bool fromPond = call.meld.type != MeldType::Ankan && call.meld.type != MeldType::Kakan;
  // The sideways tile is the claimed one.
  const int upright = std::array<int, 4>{0, 3, 2, 1}[static_cast<std::size_t>(caller)];
  Flight flight;
  flight.slot = {kMeldGroup + caller, static_cast<int>(index)};
  flight.tile = tilesOf(after.scene, kMeldGroup + caller)[index];
  const bool claimed = fromPond && flight.tile.style.turn != upright && !before.scene.lastDiscard.isNull();
  flight.from = claimed ? before.scene.lastDiscard : fromHand(call, index);
  flight.fromWidth = claimed ? geometry.pondTile() : flight.tile.width;
  flight.duration = timeOf(flight);
  return flight;
}

// The claimed tile comes from its pond, the others from the caller's hand.
QList<Flight> Choreography::operator()(const Call &call) const {
  const int caller = rel(call.seat);
  const std::vector<SceneTile> &melds = tilesOf(after.scene, kMeldGroup + caller);
  const std::vector<SceneTile> &old = tilesOf(before.scene, kMeldGroup + caller);
  QList<Flight> flights;
  if (tilesOf(before.scene, kHandGroup + caller).empty())
    return flights;
  for (std::size_t i = 0; i < melds.size(); ++i) {
    if (std::find(old.begin(), old.end(), melds[i]) == old.end())
      flights.append(callFlight(call, i));
  }
  return flights;
}

QList<Flight> Choreography::operator()(const Kita &kita) const {
  const int from = rel(kita.seat);
  const std::vector<SceneTile> &norths = tilesOf(after.scene, kKitaGroup + from);
  const std::vector<SceneTile> &hand = tilesOf(before.scene, kHandGroup + from);
  if (norths.empty() || hand.empty())
    return {};
  std::size_t place = hand.size() - 1;
  const auto at = std::find(before.hand.begin(), before.hand.end(), kita.tile);
  if (from == 0 && at != before.hand.end())
    place = std::min(place, static_cast<std::size_t>(at - before.hand.begin()));
  Flight flight;
  flight.slot = {kKitaGroup + from, static_cast<int>(norths.size()) - 1};
  flight.tile = norths.back();
  flight.from = hand[place].face;
  flight.fromWidth = from == 0 ? geometry.handTile() : flight.tile.width;
  flight.settle = true;
  flight.duration = timeOf(flight);
  return {flight};
}

QList<Flight> Choreography::operator()(const RiichiAccepted &riichi) const {
  const int owner = rel(riichi.seat);
  const int away = geometry.px(5);
  const std::array<QPoint, 4> from{QPoint(0, away), QPoint(away, 0), QPoint(0, -away), QPoint(-away, 0)};
  Flight flight;
  flight.kind = Flight::Kind::Stick;
  flight.slot = {-1, owner};
  flight.tile.face = geometry.riichiStick(owner);
  flight.from = flight.tile.face.translated(from[static_cast<std::size_t>(owner)]);
  flight.duration = kStickMs;
  return {flight};
}

// The indicator turns over where it lies.
QList<Flight> Choreography::operator()(const DoraRevealed &) const {
  const int last = static_cast<int>(after.view.board.doraIndicators.size()) - 1;
  if (last < 0)
    return {};
  Flight flight;
  flight.kind = Flight::Kind::Flip;
  flight.slot = {kDoraGroup, last};
  flight.tile = tilesOf(after.scene, kDoraGroup)[static_cast<std::size_t>(last)];
  flight.from = flight.tile.face;
  flight.fromWidth = flight.tile.width;
  flight.duration = kFlipMs;
  return {flight};
}

}  // namespace

QList<Flight> flightsOf(const Event &event, const TableGeometry &geometry, const TableMoment &before,
                        const TableMoment &after) {
  return std::visit(Choreography{geometry, before, after}, event);
}

}  // namespace janso
