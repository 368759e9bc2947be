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

// Of the walls, with so many tiles of the live one; nothing is turned yet.
Scene wallsWith(const TableGeometry &geometry, const SeatView &view, int left, qreal opened) {
  SeatView earlier = view;
  earlier.board.doraIndicators.clear();
  earlier.board.tilesLeft = static_cast<std::uint8_t>(left);
  SceneInput input;
  input.wallOpened = opened;
  return buildScene(geometry, earlier, input);
}

// How far the dead wall has moved apart when this packet is taken: it does so with the first ones.
qreal openedAt(std::size_t packet) {
  constexpr std::size_t kPackets = 3;
  return std::min(1.0, static_cast<qreal>(packet) / kPackets);
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
  flight.turnsUp = true;
  flight.timing = Timing(Motion::Deal, delay);
  if (arrives == tile.face) {
    flights.append(flight);
    return;
  }
  flight.to = arrives;
  flight.stay = sort;
  flights.append(flight);
  Flight sorted = flight;
  sorted.turnsUp = false;
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
  const QPoint way = (geometry.center() - flight.tile.face.center()) / 3;
  flight.from = flight.tile.face.translated(way);
  flight.timing = Timing(Motion::Dice);
  flights.append(flight);
}

}  // namespace

MotionPlan dealPlan(const TableGeometry &geometry, const TableMoment &after) {
  const std::vector<Packet> packets = packetsOf(after.view.board);
  // Tiles of the live wall before each packet, and the walls when it stands apart.
  int left = after.view.board.tilesLeft;
  for (const Packet &packet : packets)
    left += packet.tiles;
  Scene walls = wallsWith(geometry, after.view, left, 1);
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
    const Scene shown = openedAt(i) < 1 ? wallsWith(geometry, after.view, left, openedAt(i)) : walls;
    plan.walls.stages.push_back({shown.groups[0], shown.groups[1], shown.groups[2], shown.groups[3]});
    left -= packet.tiles;
    const Scene next = wallsWith(geometry, after.view, left, 1);
    const std::vector<SceneTile> taken = takenFromWall(walls, next);
    for (std::size_t k = 0; k < taken.size(); ++k) {
      const auto place = static_cast<std::size_t>(packet.first) + k;
      if (place >= hand.size())
        break;
      const std::size_t index = group == kHandGroup ? static_cast<std::size_t>(order[place]) : place;
      appendDealt(plan.flights, {group, static_cast<int>(index)}, hand[index], taken[k], hand[place].face,
                  step * static_cast<qreal>(i), sort);
    }
    walls = next;
  }
  plan.walls.step = step;
  appendDice(plan.flights, geometry, after.scene);
  if (!after.view.board.doraIndicators.empty()) {
    for (Flight &turning : doraFlips(walls, after.scene, 0, after.view.board.doraIndicators[0])) {
      turning.timing.delay += dealt;
      plan.flights.append(turning);
    }
  }
  return plan;
}

}  // namespace janso
