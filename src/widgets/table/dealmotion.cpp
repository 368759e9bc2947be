// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/dealmotion.h"

#include <algorithm>
#include <numeric>

namespace janso {

namespace {

constexpr int kRounds = 4;  // 4-4-4-1
constexpr int kPacket = 4;

struct Packet {
  int seat = 0;
  int first = 0;  // of the tiles of that hand
  int tiles = 0;
};

std::vector<Packet> packetsOf(const Board &board) {
  std::vector<Packet> packets;
  for (int round = 0; round < kRounds; ++round) {
    for (int i = 0; i < board.seats(); ++i)
      packets.push_back(
          {(board.dealer + i) % board.seats(), round * kPacket, round + 1 < kRounds ? kPacket : 1});
  }
  return packets;
}

// The walls before each packet, and after the last.
std::vector<Scene> wallsOf(const TableGeometry &geometry, const SeatView &view,
                           const std::vector<Packet> &packets) {
  SeatView earlier = view;
  earlier.board.doraIndicators.clear();
  int left = view.board.tilesLeft;
  for (const Packet &packet : packets)
    left += packet.tiles;
  std::vector<Scene> walls;
  for (std::size_t i = 0; i <= packets.size(); ++i) {
    earlier.board.tilesLeft = static_cast<std::uint8_t>(left);
    walls.push_back(buildScene(geometry, earlier, {}));
    left -= i < packets.size() ? packets[i].tiles : 0;
  }
  return walls;
}

// In which order the tiles of the own hand come: any, and the same for the same hand.
std::vector<int> comingOrder(const std::vector<SceneTile> &hand) {
  std::vector<int> order(hand.size());
  std::iota(order.begin(), order.end(), 0);
  std::size_t seed = hand.size();
  for (const SceneTile &tile : hand)
    seed = seed * 31 + (tile.tile.isKnown() ? tile.tile.kind() + 1u : 0u);
  for (std::size_t i = order.size(); i > 1; --i) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    std::swap(order[i - 1], order[(seed >> 33) % i]);
  }
  return order;
}

// From the place of the wall tile to its own, then, where it has come to another first, to where it belongs.
void appendDealt(QList<Flight> &flights, SceneSlot slot, const SceneTile &tile, const SceneTile &wall,
                 const QRect &arrives, qreal delay, qreal sort) {
  Flight flight;
  flight.slot = slot;
  flight.tile = tile;
  flight.from = wall.face;
  flight.fromWidth = tile.pose == TilePose::Standing ? wall.width : tile.width;
  flight.timing = Timing(Motion::Deal, delay);
  if (arrives == tile.face) {
    flights.append(flight);
    return;
  }
  flight.to = arrives;
  flight.stay = sort;
  flights.append(flight);
  Flight sorted = flight;
  sorted.from = arrives;
  sorted.fromWidth = tile.width;
  sorted.to.reset();
  sorted.stay = 0;
  sorted.timing = Timing(Motion::DealSort);
  sorted.timing.delay = sort;
  flights.append(sorted);
}

void appendDice(QList<Flight> &flights, const TableGeometry &geometry, const Scene &scene) {
  if (scene.diceOf < 0)
    return;
  Flight flight;
  flight.kind = Flight::Kind::Dice;
  flight.slot = {kDiceSlot, scene.diceOf};
  flight.dice = scene.dice;
  const std::array<QRect, 2> places = geometry.dice(scene.diceOf);
  flight.tile.face = places[0] | places[1];
  const QPoint way = (geometry.centre() - flight.tile.face.center()) / 3;
  flight.from = flight.tile.face.translated(way);
  flight.timing = Timing(Motion::Dice);
  flights.append(flight);
}

}  // namespace

MotionPlan dealPlan(const TableGeometry &geometry, const TableMoment &after) {
  const std::vector<Packet> packets = packetsOf(after.view.board);
  const std::vector<Scene> walls = wallsOf(geometry, after.view, packets);
  const std::vector<SceneTile> &own = tilesOf(after.scene, kHandGroup);
  std::vector<int> order = comingOrder(own);
  if (after.closed)
    std::iota(order.begin(), order.end(), 0);
  const qreal step = motionOf(Motion::Deal).step;
  const qreal dealt = step * static_cast<qreal>(packets.size());
  const qreal sort = dealt + motionOf(Motion::DealSort).delay;
  MotionPlan plan;
  for (std::size_t i = 0; i < packets.size(); ++i) {
    const Packet &packet = packets[i];
    const int group = kHandGroup + relativeSeat(packet.seat, after.view.seat);
    const std::vector<SceneTile> &hand = tilesOf(after.scene, group);
    const std::vector<SceneTile> taken = takenFromWall(walls[i], walls[i + 1]);
    for (std::size_t k = 0; k < taken.size(); ++k) {
      const auto place = static_cast<std::size_t>(packet.first) + k;
      if (place >= hand.size())
        break;
      const std::size_t index = group == kHandGroup ? static_cast<std::size_t>(order[place]) : place;
      appendDealt(plan.flights, {group, static_cast<int>(index)}, hand[index], taken[k], hand[place].face,
                  step * static_cast<qreal>(i), sort);
    }
    plan.walls.stages.push_back(
        {walls[i].groups[0], walls[i].groups[1], walls[i].groups[2], walls[i].groups[3]});
  }
  plan.walls.step = step;
  appendDice(plan.flights, geometry, after.scene);
  if (!after.view.board.doraIndicators.empty()) {
    for (Flight &turning : doraFlips(walls.back(), after.scene, 0, after.view.board.doraIndicators[0])) {
      turning.timing.delay += dealt;
      plan.flights.append(turning);
    }
  }
  return plan;
}

}  // namespace janso
