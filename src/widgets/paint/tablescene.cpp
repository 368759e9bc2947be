// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tablescene.h"

#include <algorithm>

#include "rules/dora.h"
#include "rules/meldlayout.h"
#include "rules/walllayout.h"

namespace janso {

namespace {

constexpr qreal kCalledOpacity = 0.4;

bool isDora(Tile tile, const TileCounts &dora) {
  return tile.isKnown() && (tile.isRed() || dora[tile.kind()] > 0);
}

SceneTile lying(Tile tile, const TilePlace &place, int width, const TileCounts &dora) {
  SceneTile item;
  item.tile = tile;
  item.face = place.face;
  item.width = width;
  item.style.turn = place.turn;
  item.style.dora = isDora(tile, dora);
  return item;
}

// --- Ponds ---

struct ShownPondTile {
  const PondTile *tile;
  bool sideways;
};

// The tiles of a pond that are shown. The sideways mark of a called riichi tile passes to the next one that
// stays.
std::vector<ShownPondTile> pondTiles(const PlayerBoard &player, bool keepCalled) {
  std::vector<ShownPondTile> shown;
  bool mark = false;
  for (const PondTile &tile : player.pond) {
    mark = mark || tile.riichi;
    if (tile.calledBy < 0) {
      shown.push_back({&tile, mark});
      mark = false;
    } else if (keepCalled) {
      shown.push_back({&tile, tile.riichi});
    }
  }
  return shown;
}

void addPond(Scene &scene, const TableGeometry &geometry, const SeatView &view, int seat,
             const TableOptions &options, const TileCounts &dora) {
  const int rel = relativeSeat(seat, view.seat);
  SceneGroup &group = scene.groups[static_cast<std::size_t>(kPondGroup + rel)];
  const PlayerBoard &player = view.board.players[static_cast<std::size_t>(seat)];
  const std::vector<ShownPondTile> shown = pondTiles(player, options.dimCalledTiles);
  QList<bool> sideways;
  for (const ShownPondTile &tile : shown)
    sideways.append(tile.sideways);
  const QList<TilePlace> places = geometry.pond(rel, sideways);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const PondTile &discard = *shown[i].tile;
    SceneTile item = lying(discard.tile, places[static_cast<qsizetype>(i)], geometry.pondTile(), dora);
    item.style.gray = discard.tsumogiri && options.shadeTsumogiri;
    item.opacity = discard.calledBy >= 0 ? kCalledOpacity : 1;
    group.tiles.push_back(item);
  }
}

// The discard that lies open to be looked at: the last one, until something else is discarded or called.
void markLastDiscard(Scene &scene, const SeatView &view) {
  const Board &board = view.board;
  int seat = -1;
  if (board.phase == BoardPhase::AfterDahai)
    seat = board.turn;
  else if (board.phase == BoardPhase::Draw || board.phase == BoardPhase::Discard)
    seat = (board.turn + board.seats() - 1) % board.seats();
  if (seat < 0)
    return;
  if (board.phase == BoardPhase::Discard) {
    // After a call the tile that lay there is gone, and what the seat before has in its pond is older.
    for (const PlayerBoard &player : board.players) {
      if (!player.pond.empty() && player.pond.back().calledBy == board.turn)
        return;
    }
  }
  const PlayerBoard &player = board.players[static_cast<std::size_t>(seat)];
  if (player.pond.empty() || player.pond.back().calledBy >= 0)
    return;
  const int rel = relativeSeat(seat, view.seat);
  const SceneGroup &pond = scene.groups[static_cast<std::size_t>(kPondGroup + rel)];
  if (!pond.tiles.empty()) {
    scene.lastDiscard = pond.tiles.back().face;
    scene.lastDiscardOf = rel;
  }
}

// --- Melds ---

void addMelds(Scene &scene, const TableGeometry &geometry, const SeatView &view, int seat,
              const TileCounts &dora) {
  const int rel = relativeSeat(seat, view.seat);
  SceneGroup &group = scene.groups[static_cast<std::size_t>(kMeldGroup + rel)];
  std::vector<std::vector<MeldTile>> melds;
  QList<QList<MeldShape>> shapes;
  for (const Meld &meld : view.board.players[static_cast<std::size_t>(seat)].melds) {
    melds.push_back(layOut(meld, seat));
    QList<MeldShape> shape;
    for (const MeldTile &tile : melds.back())
      shape.append({tile.sideways, tile.stacked});
    shapes.append(shape);
  }
  if (melds.empty())
    return;
  const int width = geometry.meldTile(rel, shapes);
  const QList<QList<TilePlace>> places = geometry.melds(rel, shapes);
  for (std::size_t m = 0; m < melds.size(); ++m) {
    for (std::size_t i = 0; i < melds[m].size(); ++i) {
      const TilePlace &place = places[static_cast<qsizetype>(m)][static_cast<qsizetype>(i)];
      SceneTile item = lying(melds[m][i].tile, place, width, dora);
      item.style.back = melds[m][i].back;
      item.style.dora = item.style.dora && !melds[m][i].back;
      item.stacked = melds[m][i].stacked && item.face.intersects(group.tiles.back().face);
      group.tiles.push_back(item);
    }
  }
}

// --- Hands ---

// A hand that a win or draw has laid open as a whole. Until the next deal it lies so.
HandTiles openAtEnd(const Board &board, int seat) {
  const bool over = board.phase == BoardPhase::Ended || board.phase == BoardPhase::Idle ||
                    board.phase == BoardPhase::MatchOver;
  const PlayerBoard &player = board.player(seat);
  return over && player.shown.size() >= player.concealed ? player.shown : HandTiles();
}

void addOwnHand(Scene &scene, const TableGeometry &geometry, const SeatView &view, const SceneInput &input,
                const TileCounts &dora) {
  SceneGroup &group = scene.groups[kHandGroup];
  group.shadow = ShadowKind::Standing;
  const auto add = [&](Tile tile, const QRect &face) {
    SceneTile item = lying(input.closed ? Tile() : tile, {face, 0}, geometry.handTile(), dora);
    item.pose = TilePose::Standing;
    group.tiles.push_back(item);
  };
  // What an open riichi or the end of the hand shows lies down, face up: the owner sees what the others see.
  HandTiles open = openAtEnd(view.board, view.seat);
  if (view.me().openRiichi)
    open = view.me().shown;
  std::vector<Tile> shown(open.begin(), open.end());
  const auto layDown = [&](Tile tile) {
    const auto at = std::find(shown.begin(), shown.end(), tile);
    if (at == shown.end())
      return;
    shown.erase(at);
    SceneTile &item = group.tiles.back();
    item.tile = tile;
    item.style.dora = isDora(tile, dora);
    item.pose = TilePose::Lying;
    item.face.translate(0, -TileSize(geometry.handTile()).thickness);
  };
  for (std::size_t i = 0; i < input.hand.size(); ++i) {
    add(input.hand[i], geometry.handTileFace(static_cast<int>(i)));
    layDown(input.hand[i]);
  }
  if (view.me().hasDrawn) {
    add(view.drawn, geometry.drawnTileFace(static_cast<int>(input.hand.size())));
    layDown(view.drawn);
  }
}

void addOtherHand(Scene &scene, const TableGeometry &geometry, const SeatView &view, int seat,
                  const HandTiles &opened, const TileCounts &dora) {
  const int rel = relativeSeat(seat, view.seat);
  SceneGroup &group = scene.groups[static_cast<std::size_t>(kHandGroup + rel)];
  const PlayerBoard &player = view.board.players[static_cast<std::size_t>(seat)];
  if (!opened.empty()) {
    const bool drawn = player.hasDrawn && opened.size() % 3 == 2;
    const int tiles = static_cast<int>(opened.size()) - (drawn ? 1 : 0);
    const QList<TilePlace> places = geometry.openHand(rel, tiles, drawn);
    for (std::size_t i = 0; i < opened.size(); ++i)
      group.tiles.push_back(
          lying(opened[i], places[static_cast<qsizetype>(i)], geometry.openTile(rel), dora));
    return;
  }
  const int tiles = player.concealed - (player.hasDrawn ? 1 : 0);
  const QList<QRect> faces = geometry.backs(rel, tiles, player.hasDrawn);
  // An open riichi: the tiles that it shows lie at the owner's right end.
  const int shown = std::min<int>(tiles, static_cast<int>(player.shown.size()));
  const QList<TilePlace> open = geometry.openHand(rel, tiles, false, tiles - shown);
  for (qsizetype i = 0; i < faces.size(); ++i) {
    if (i < tiles && i >= tiles - shown) {
      const auto at = static_cast<std::size_t>(i - (tiles - shown));
      group.tiles.push_back(lying(player.shown[at], open[i], geometry.openTile(rel), dora));
      continue;
    }
    SceneTile item = backTile(geometry, rel, faces[i]);
    // The lower end of the row and of the drawn tile shows its end face.
    const bool drawn = player.hasDrawn && i == tiles;
    item.end = rel != 2 && (drawn || (rel == 3 ? i == tiles - shown - 1 : i == 0));
    group.tiles.push_back(item);
  }
  group.shadow = rel == 2 ? ShadowKind::Standing : ShadowKind::Lying;
}

// --- Wall ---

// Two dice count the sides from the dealer on, then the stacks of that side from its owner's right end. Some
// records do not know the dice: seven is as good as any.
WallBreak wallBreak(const SeatView &view) {
  const Board &board = view.board;
  const int players = board.seats();
  const int known = board.dice[0] + board.dice[1];
  const int sum = board.dice[0] > 0 && board.dice[1] > 0 ? known : 7;
  WallBreak broken;
  broken.players = players;
  broken.at = sum;
  int seat = (board.dealer + brokenSide(sum, players)) % players;
  for (int i = 0; i < players; ++i) {
    broken.sides[static_cast<std::size_t>(i)] = relativeSeat(seat, view.seat);
    seat = (seat + players - 1) % players;
  }
  return broken;
}

void addStack(Scene &scene, const TableGeometry &geometry, int stack, const WallBreak &broken, bool upper,
              bool lower, Tile face) {
  if (!upper && !lower)
    return;
  const WallPlace place = geometry.wallStack(stack, broken);
  const TileSize size(geometry.wallTile());
  // The side of the table where this stack stands, by the turn of its tiles.
  const int rel = place.turn == 0 ? 0 : 4 - place.turn;
  SceneGroup &group = scene.groups[static_cast<std::size_t>(kWallGroup + rel)];
  SceneTile item;
  item.width = size.width;
  item.face = place.base;
  item.style.turn = place.turn;
  item.style.back = true;
  if (lower)
    group.tiles.push_back(item);
  if (upper) {
    item.face.translate(0, lower ? -size.thickness : 0);
    item.upper = lower;
    item.tile = face;
    item.style.back = !face.isKnown();
    group.tiles.push_back(item);
  }
}

void addWall(Scene &scene, const TableGeometry &geometry, const SeatView &view, qreal opened) {
  const Board &board = view.board;
  WallBreak broken = wallBreak(view);
  broken.opened = opened;
  const int stacks = tilesInGame(board.seats()) / 2;
  const int liveStacks = stacks - kDeadStacks;
  const int taken = 2 * liveStacks - board.tilesLeft - board.rinshanDrawn;
  // Replacement tiles stand at the break, upper tile first; the indicators follow outwards. Where the dead
  // wall has no room for all of them, the last stand in the stacks before it.
  const int replacementStacks = replacementTiles(board.rules()) / 2;
  for (int k = stacks - 1; k >= 0; --k) {
    const int stack = stacks - 1 - k;
    const bool live = stack < liveStacks;
    const int gone = live ? taken - 2 * stack : k < replacementStacks ? board.rinshanDrawn - 2 * k : 0;
    const int indicator = k - replacementStacks;
    const bool open = indicator >= 0 && indicator < static_cast<int>(board.doraIndicators.size());
    addStack(scene, geometry, stack, broken, gone <= 0, gone <= 1,
             open ? board.doraIndicators[static_cast<std::size_t>(indicator)] : Tile());
  }
  if (board.tilesLeft > 0) {
    const WallPlace next = geometry.wallStack(taken / 2, broken);
    const int lift = taken % 2 == 0 ? TileSize(geometry.wallTile()).thickness : 0;
    scene.nextDraw = next.base.center() - QPoint(0, lift);
  }
  for (int rel = 0; rel < 4; ++rel)
    scene.groups[static_cast<std::size_t>(kWallGroup + rel)].shadow = ShadowKind::Stack;
}

void addKita(Scene &scene, const TableGeometry &geometry, const SeatView &view, int seat,
             const TileCounts &dora) {
  const int rel = relativeSeat(seat, view.seat);
  const int tiles = view.board.player(seat).kita;
  const bool longPond = scene.groups[static_cast<std::size_t>(kPondGroup + rel)].tiles.size() > 18;
  for (const TilePlace &place : geometry.kita(rel, tiles, longPond)) {
    scene.groups[static_cast<std::size_t>(kKitaGroup + rel)].tiles.push_back(
        lying(Tile(kNorth), place, TileSize(geometry.kitaTile()).width, dora));
  }
}

}  // namespace

QRect SceneTile::bounds() const {
  switch (pose) {
    case TilePose::Lying:
      return face.adjusted(0, 0, 0, TileSize(width).thickness);
    case TilePose::Standing:
      return face.adjusted(0, -TileSize(width).cap, 0, 0);
    case TilePose::Upright:
      return face;
    case TilePose::SideLeft:
    case TilePose::SideRight:
      return face.adjusted(0, 0, 0, end ? TileRender::endHeight(face.height()) : 0);
  }
  return face;
}

int SceneTile::depth() const {
  return face.bottom() + (upper ? TileSize(width).thickness : 0);
}

QRect SceneGroup::bounds(qreal unit) const {
  QRect area;
  for (const SceneTile &tile : tiles)
    area |= tile.bounds();
  if (area.isNull())
    return area;
  const int margin = qRound(0.6 * unit) + 2;
  return area.adjusted(-margin, -margin, margin, margin);
}

SceneTile backTile(const TableGeometry &geometry, int rel, const QRect &face) {
  SceneTile tile;
  tile.face = face;
  tile.width = rel == 2 ? face.width() : geometry.sidePitch();
  tile.pose = rel == 2 ? TilePose::Upright : rel == 3 ? TilePose::SideLeft : TilePose::SideRight;
  return tile;
}

bool isDealt(const Board &board) {
  return std::any_of(board.players.begin(), board.players.end(),
                     [](const PlayerBoard &player) { return player.concealed > 0; });
}

Scene buildScene(const TableGeometry &geometry, const SeatView &view, const SceneInput &input) {
  Scene scene;
  if (!isDealt(view.board))
    return scene;
  const TileCounts dora = doraCounts(view.board.doraIndicators, view.board.seats());
  addWall(scene, geometry, view, input.wallOpened);
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    const int rel = relativeSeat(seat, view.seat);
    addPond(scene, geometry, view, seat, input.options, dora);
    addMelds(scene, geometry, view, seat, dora);
    addKita(scene, geometry, view, seat, dora);
    const auto s = static_cast<std::size_t>(seat);
    HandTiles opened = openAtEnd(view.board, seat);
    if (opened.empty() && input.options.showAllHands)
      opened = view.opened[s];
    if (rel == 0)
      addOwnHand(scene, geometry, view, input, dora);
    else
      addOtherHand(scene, geometry, view, seat, opened, dora);
    scene.sticks[static_cast<std::size_t>(rel)] = view.board.players[s].riichi == RiichiState::Accepted;
  }
  if (view.board.dice[0] > 0 && view.board.dice[1] > 0) {
    scene.diceOf = relativeSeat(view.board.dealer, view.seat);
    scene.dice = view.board.dice;
  }
  SceneGroup &plaque = scene.groups[kDoraGroup];
  for (int i = 0; i < 5; ++i) {
    const auto index = static_cast<std::size_t>(i);
    const Tile tile = index < view.board.doraIndicators.size() ? view.board.doraIndicators[index] : Tile();
    plaque.tiles.push_back(lying(tile, {geometry.doraSlot(i), 0}, TileSize(geometry.doraTile()).width, {}));
    plaque.tiles.back().style.dora = false;
  }
  markLastDiscard(scene, view);
  return scene;
}

}  // namespace janso
