// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/boarditems.h"

#include <algorithm>

#include "rules/dora.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/theme.h"
#include "widgets/paint/feltpainter.h"
#include "widgets/paint/tiltfelt.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/sentences/gaptexts.h"
#include "widgets/sentences/tabletexts.h"
#include "widgets/table/handitem.h"
#include "widgets/table/tedashiitem.h"
#include "widgets/table/tiltedflight.h"

namespace janso {

namespace {

// The names of the tiles of a group.
QString namesOf(const std::vector<SceneTile> &tiles) {
  QStringList names;
  for (const SceneTile &tile : tiles)
    names.append(tileName(tile.tile));
  return names.join(QStringLiteral(", "));
}

QStringList doraNames(const Board &board) {
  QStringList names;
  for (const Tile dora : doraTiles(board.doraIndicators, board.seats()))
    names.append(tileName(dora));
  return names;
}

// While a deal is on, the walls show what waits in them.
bool waitsInWall(const TableAnimator &animator, const Flight &flight) {
  return animator.walls() != nullptr && flight.slot.group >= kWallGroup && flight.slot.group < kWallGroup + 4;
}

// On the tilted table: those that are among what lies there, or those that pass above it.
std::vector<PlacedTile> flyingBoxes(const TableGeometry &geometry, const TableAnimator &animator,
                                    bool amongAll) {
  std::vector<PlacedTile> boxes;
  for (const Flight &flight : animator.flights()) {
    if (!geometry.kind().tilted || waitsInWall(animator, flight))
      continue;
    const std::optional<FlyingBox> box = flyingBox(geometry, flight, animator.timeOf(flight));
    if (box && box->amongAll == amongAll)
      boxes.push_back(box->tile);
  }
  return boxes;
}

}  // namespace

// --- Felt ---

void FeltItem::paint(QPainter &painter, const QRect &clip) {
  const FeltColor color = m_state.options.felt;
  const bool tilted = geometry().kind().tilted;
  Cloth &cloth = m_cloths[tilted ? 1 : 0];
  if (cloth.picture.isNull() || cloth.color != color || !(cloth.geometry == geometry()))
    cloth = {QPixmap::fromImage(tilted ? paintTiltedFelt(geometry(), color) : paintFelt(geometry(), color)),
             geometry(), color};
  painter.drawPixmap(clip.topLeft(), cloth.picture, clip);
}

// --- Dora ---

QRegion DoraItem::refresh() {
  const QStringList names = doraNames(m_state.view.board);
  return std::exchange(m_names, names) == names ? QRegion() : QRegion(bounds());
}

void DoraItem::paint(QPainter &painter, const QRect &clip) {
  if (isDealt(m_state.view.board) && clip.intersects(bounds()))
    m_plaques.paintDora(painter, geometry(), m_names);
}

std::optional<TableTip> DoraItem::tip(QPoint at) {
  if (m_names.isEmpty() || !bounds().contains(at))
    return std::nullopt;
  return TableTip{doraMarkup(m_state.view.board), bounds()};
}

QList<SpokenItem> DoraItem::spoken() {
  if (!isDealt(m_state.view.board))
    return {};
  return {{bounds(), doraText(m_state.view.board).replace(u'\n', QStringLiteral(". "))}};
}

// --- Center ---

QRegion CenterItem::refresh() {
  const CenterState now = centerState(m_state.view.board, m_state.view.seat, m_state.differences);
  return std::exchange(m_shown, now) == now ? QRegion() : QRegion(bounds());
}

void CenterItem::paint(QPainter &painter, const QRect &clip) {
  if (clip.intersects(bounds()))
    m_painter.paint(painter, geometry(), m_shown, turnAt());
}

// On its way while it moves on.
qreal CenterItem::turnAt() const {
  const Sight *turn = m_animator.sight(Sight::Kind::Turn);
  if (turn == nullptr || m_shown.turn < 0)
    return m_shown.turn;
  return turn->from + (turn->to - turn->from) * eased(turn->timing.curve, m_animator.timeOf(*turn));
}

// In the plane of the panel: tilted, its upper edge is no straight line above its picture.
bool CenterItem::isOnPanel(QPoint at) const {
  if (!geometry().kind().tilted)
    return geometry().panel().contains(at);
  const QPointF middle = QPointF(at) + QPointF(0.5, 0.5);
  return QRectF(geometry().panel())
      .contains(Camera(geometry()).flatPlane(kPanelHeight).inverted().map(middle));
}

std::optional<TableHit> CenterItem::hit(QPoint at) {
  return isOnPanel(at) ? std::optional(TableHit{this, 0}) : std::nullopt;
}

void CenterItem::grab(const TableHit &) {
  m_host.setDifferences(true);
}

std::optional<TableTip> CenterItem::tip(QPoint at) {
  if (!isOnPanel(at))
    return std::nullopt;
  return TableTip{tr("Hold to compare scores and see what you need to overtake each player"),
                  CenterPainter::panelArea(geometry())};
}

std::optional<TableTip> CenterItem::heldTip() const {
  if (!m_state.differences || !isDealt(m_state.view.board) || m_state.isExamined())
    return std::nullopt;
  return TableTip{gapsText(m_state.view.board, m_state.view.seat, m_state.names),
                  CenterPainter::panelArea(geometry())};
}

QString CenterItem::heldText() const {
  const std::optional<TableTip> tip = heldTip();
  return tip ? plainText(tip->text).replace(u'\n', QStringLiteral(". ")) : QString();
}

QList<SpokenItem> CenterItem::spoken() {
  if (!isDealt(m_state.view.board))
    return {};
  QStringList scores{m_shown.round, tr("%n tile(s) left", nullptr, m_shown.tilesLeft)};
  if (const QString counters = counterText(m_shown.honba, m_shown.kyotaku); !counters.isEmpty())
    scores.append(counters);
  for (int rel = 0; rel < 4; ++rel) {
    const auto r = static_cast<std::size_t>(rel);
    if (!m_shown.seated[r])
      continue;
    const auto seat = static_cast<std::size_t>(m_state.seatAt(rel));
    QStringList score{tr("%1 %2: %3", "wind, name, points")
                          .arg(windName(m_shown.winds[r]), m_state.names[seat])
                          .arg(pointsText(m_shown.scores[r]))};
    if (m_state.view.board.players[seat].riichi != RiichiState::None)
      score.append(actionNameInText(ActionType::Riichi));
    scores.append(score.join(QStringLiteral(", ")));
  }
  return {{CenterPainter::panelArea(geometry()), scores.join(QStringLiteral("; "))}};
}

// --- Tiles ---

void TilesItem::paint(QPainter &painter, const QRect &clip) {
  QSet<SceneSlot> hidden = m_animator.hiddenTiles();
  const std::array<SceneGroup, 4> *walls = m_animator.walls();
  const bool others = walls != nullptr || std::any_of(hidden.begin(), hidden.end(),
                                                      [](const SceneSlot &slot) { return slot.group < 0; });
  if (!others) {
    paintScene(painter, m_state.scene, hidden, clip);
    return;
  }
  Scene shown = m_state.scene;
  for (const SceneSlot &slot : std::as_const(hidden)) {
    if (slot.group == kStickSlot)
      shown.sticks[static_cast<std::size_t>(slot.index)] = false;
    if (slot.group == kDiceSlot)
      shown.diceOf = -1;
  }
  if (walls != nullptr) {
    std::copy(walls->begin(), walls->end(), shown.groups.begin());
    hidden.removeIf(
        [](const SceneSlot &slot) { return slot.group >= kWallGroup && slot.group < kWallGroup + 4; });
  }
  paintScene(painter, shown, hidden, clip);
}

void TilesItem::paintScene(QPainter &painter, const Scene &scene, const QSet<SceneSlot> &hidden,
                           const QRect &clip) {
  if (!geometry().kind().tilted) {
    m_scene.paint(painter, geometry(), scene, hidden, clip);
    return;
  }
  m_tilt.paint(painter, geometry(), scene, hidden, clip, flyingBoxes(geometry(), m_animator, true));
}

void ViewTurnItem::begin(const QImage &after) {
  const bool tilted = geometry().kind().tilted;
  m_turn = TiltTurn(geometry(), tilted ? m_before : after, tilted ? after : m_before);
  m_before = QImage();
}

void ViewTurnItem::paint(QPainter &painter, const QRect &clip) {
  const Sight *turn = m_animator.sight(Sight::Kind::View);
  if (!hides()) {
    m_turn = TiltTurn();
    return;
  }
  const qreal share =
      turn->from + (turn->to - turn->from) * eased(turn->timing.curve, m_animator.timeOf(*turn));
  painter.drawImage(clip.topLeft(), m_turn.at(share), clip);
}

// Of a tile that lies open before a player: what it is, larger than it lies there, and how many are left.
std::optional<TableTip> TilesItem::tip(QPoint at) {
  if (m_state.isExamined())
    return std::nullopt;
  const std::optional<SceneSlot> slot = lyingAt(at);
  if (!slot)
    return std::nullopt;
  const SceneTile &found = m_state.tiles(slot->group)[static_cast<std::size_t>(slot->index)];
  if (!found.tile.isKnown() || found.style.back)
    return std::nullopt;
  // Of a hand that is hidden just now its counts would tell.
  QString text = m_state.handIsHidden() ? tileName(found.tile) : tileUnseen(m_state.view, found.tile);
  if (const QString marks = marksOf(m_state, *slot); !marks.isEmpty())
    text += u'\n' + marks;
  return TableTip{tileMarkup(found.tile) + u' ' + text, shownBounds(geometry(), slot->group, found)};
}

// Of ponds, melds, open hands and Norths.
std::optional<SceneSlot> TilesItem::lyingAt(QPoint at) const {
  const bool tilted = geometry().kind().tilted;
  for (int group = kPondGroup; group < kSceneGroups; ++group) {
    const std::vector<SceneTile> &tiles = m_state.tiles(group);
    if (group == kHandGroup || group == kDoraGroup || (tilted && !staysFlat(group)))
      continue;
    for (std::size_t i = tiles.size(); i-- > 0;) {
      if (tiles[i].pose == TilePose::Lying && tiles[i].bounds().contains(at))
        return SceneSlot{group, static_cast<int>(i)};
    }
  }
  if (!tilted)
    return std::nullopt;
  const std::optional<SceneSlot> slot = tileAt(tiltedTiles(geometry(), m_state.scene), at);
  const bool wall = slot && slot->group < kPondGroup;
  const bool lies = slot && !wall &&
                    m_state.tiles(slot->group)[static_cast<std::size_t>(slot->index)].pose == TilePose::Lying;
  return lies ? slot : std::nullopt;
}

QList<SpokenItem> TilesItem::spokenSeat(int rel) const {
  QList<SpokenItem> items;
  const auto seat = static_cast<std::size_t>(m_state.seatAt(rel));
  const QString owner = m_state.names[seat];
  const PlayerBoard &player = m_state.view.board.players[seat];
  const auto add = [&](int group, const QString &text) {
    items.append({shownBounds(geometry(), m_state.scene, group), text});
  };
  if (const QString pond = pondNames(player); !pond.isEmpty())
    add(kPondGroup + rel, tr("%1, discards: %2").arg(owner, pond));
  if (!player.melds.empty())
    add(kMeldGroup + rel, tr("%1, melds: %2").arg(owner, meldNames(player.melds)));
  if (const auto &norths = m_state.tiles(kKitaGroup + rel); !norths.empty()) {
    add(kKitaGroup + rel,
        tr("%1, North(s) set aside: %n", nullptr, static_cast<int>(norths.size())).arg(owner));
  }
  std::vector<SceneTile> open;
  for (const SceneTile &tile : m_state.tiles(kHandGroup + rel)) {
    if (rel > 0 && tile.pose == TilePose::Lying && tile.tile.isKnown())
      open.push_back(tile);
  }
  if (!open.empty())
    add(kHandGroup + rel, tr("%1, open tiles: %2").arg(owner, namesOf(open)));
  return items;
}

QList<SpokenItem> TilesItem::spoken() {
  QList<SpokenItem> items;
  for (int rel = 0; rel < 4 && isDealt(m_state.view.board); ++rel)
    items.append(spokenSeat(rel));
  return items;
}

void MarkersItem::paint(QPainter &painter, const QRect &) {
  const int pond = kPondGroup + m_state.scene.lastDiscardOf;
  const SceneSlot last{pond, static_cast<int>(m_state.tiles(pond).size()) - 1};
  if (!m_animator.hiddenTiles().contains(last)) {
    m_scene.paintMarkers(painter, geometry(), m_state.scene);
    return;
  }
  // A marker belongs to a tile that has arrived.
  Scene shown = m_state.scene;
  shown.lastDiscard = QRect();
  m_scene.paintMarkers(painter, geometry(), shown);
}

// Those that wait lie below those that move.
void FlightsItem::paint(QPainter &painter, const QRect &clip) {
  if (const std::vector<PlacedTile> above = flyingBoxes(geometry(), m_animator, false); !above.empty())
    m_tilt.paintMoving(painter, geometry(), above);
  for (const bool moving : {false, true}) {
    for (const Flight &flight : m_animator.flights()) {
      const qreal time = m_animator.timeOf(flight);
      if ((time >= 0) == moving && !waitsInWall(m_animator, flight) &&
          clip.intersects(flightBounds(geometry(), flight, eased(flight.timing.curve, std::max(0.0, time)))))
        m_painter.paint(painter, geometry(), flight, time);
    }
  }
}

QRegion differenceOf(const TableGeometry &geometry, const Scene &before, const Scene &after) {
  QRegion area;
  for (int group = 0; group < kSceneGroups; ++group) {
    const auto i = static_cast<std::size_t>(group);
    if (!(after.groups[i] == before.groups[i]))
      area += QRegion(shownBounds(geometry, after, group, true)) + shownBounds(geometry, before, group, true);
  }
  for (int rel = 0; rel < 4; ++rel) {
    if (after.sticks[static_cast<std::size_t>(rel)] != before.sticks[static_cast<std::size_t>(rel)])
      area += shownArea(geometry, geometry.riichiStick(rel)).adjusted(-6, -6, 6, 6);
  }
  if (after.lastDiscard != before.lastDiscard)
    area += QRegion(lastDiscardBounds(geometry, after)) + lastDiscardBounds(geometry, before);
  const int dot = geometry.px(0.5);
  for (const QPoint &at : {after.nextDraw, before.nextDraw}) {
    if (after.nextDraw != before.nextDraw && !at.isNull())
      area += shownArea(geometry, QRect(at - QPoint(dot, dot), QSize(2 * dot, 2 * dot)));
  }
  return area;
}

// --- Plates ---

PlateState PlatesItem::stateOf(int rel) const {
  const Board &board = m_state.view.board;
  const bool playing = board.phase != BoardPhase::Idle && board.phase != BoardPhase::Ended &&
                       board.phase != BoardPhase::MatchOver;
  const int seat = m_state.seatAt(rel);
  const auto s = static_cast<std::size_t>(seat);
  PlateState plate;
  plate.name = m_state.names[s];
  plate.subtitle = m_state.subtitles[s];
  plate.portrait = m_state.portraits[s];
  plate.expression = m_state.faces[s];
  plate.wind = board.seatWind(seat);
  plate.turn = playing && board.turn == seat;
  plate.riichi = board.players[s].riichi == RiichiState::Accepted;
  plate.openRiichi = board.players[s].openRiichi;
  if (isDealt(board))
    plate.marks = seatMarks(board, seat);
  plate.known = seat < board.seats() && !plate.name.isEmpty();
  return plate;
}

QRect PlatesItem::plateBounds(int rel) const {
  return geometry().namePlate(rel).adjusted(-2, -2, 2, geometry().px(0.7));
}

QRegion PlatesItem::refresh() {
  QRegion changed;
  for (int rel = 0; rel < 4; ++rel) {
    PlateState &shown = m_plates[static_cast<std::size_t>(rel)];
    const PlateState now = stateOf(rel);
    if (!(std::exchange(shown, now) == now))
      changed += plateBounds(rel);
  }
  return changed;
}

void PlatesItem::paint(QPainter &painter, const QRect &clip) {
  for (int rel = 0; rel < 4; ++rel) {
    const PlateState &plate = m_plates[static_cast<std::size_t>(rel)];
    if (plate.known && clip.intersects(plateBounds(rel)))
      m_plaques.paintPlate(painter, geometry(), rel, plate);
  }
}

std::optional<TableTip> PlatesItem::tip(QPoint at) {
  for (int rel = 0; rel < 4; ++rel) {
    const PlateState &plate = m_plates[static_cast<std::size_t>(rel)];
    if (!plate.known || !geometry().namePlate(rel).contains(at))
      continue;
    const QStringList lines = QStringList{plate.name} + seatMarkTexts(plate.marks, m_state.view.rules());
    return TableTip{lines.join(QLatin1Char('\n')), geometry().namePlate(rel)};
  }
  return std::nullopt;
}

QList<SpokenItem> PlatesItem::spoken() {
  QList<SpokenItem> items;
  for (int rel = 0; rel < 4 && isDealt(m_state.view.board); ++rel) {
    const PlateState &plate = m_plates[static_cast<std::size_t>(rel)];
    if (!plate.known || plate.marks.isEmpty())
      continue;
    const QString marks = seatMarkTexts(plate.marks, m_state.view.rules()).join(QLatin1Char(' '));
    items.append({geometry().namePlate(rel), tr("%1: %2", "name, markers").arg(plate.name, marks)});
  }
  return items;
}

// --- Pills ---

QRect PillsItem::bounds() const {
  QRect area;
  for (int i = 0; i < geometry().toggles(); ++i)
    area |= geometry().toggle(i);
  return area;
}

QRegion PillsItem::refresh() {
  return std::exchange(m_shown, m_state.toggles.values()) == m_state.toggles.values() ? QRegion()
                                                                                      : QRegion(bounds());
}

void PillsItem::paint(QPainter &painter, const QRect &) {
  m_plaques.paintToggles(painter, geometry(), m_state.toggles.values(), m_state.hovered(this));
}

std::optional<TableHit> PillsItem::hit(QPoint at) {
  for (int i = 0; i < geometry().toggles(); ++i) {
    if (geometry().toggle(i).contains(at))
      return TableHit{this, i};
  }
  return std::nullopt;
}

std::optional<TableTip> PillsItem::tip(QPoint at) {
  static const std::array<const char *, 5> kTexts{
      QT_TR_NOOP("Keep your hand sorted"), QT_TR_NOOP("Win automatically (this hand only)"),
      QT_TR_NOOP("Don't offer chi, pon or kan (this hand only). Wins are still offered."),
      QT_TR_NOOP("Discard whatever you draw (this hand only). Stops for a win, kan or riichi."),
      QT_TR_NOOP("Set every North aside automatically (this hand only). Stops for a win.")};
  const std::optional<TableHit> on = hit(at);
  if (!on)
    return std::nullopt;
  const QString does = tr(kTexts[static_cast<std::size_t>(on->part)]);
  return TableTip{PlaquePainter::toggleText(on->part) + u'\n' + does, geometry().toggle(on->part)};
}

QList<SpokenItem> PillsItem::spoken() {
  QList<SpokenItem> items;
  for (int i = 0; i < geometry().toggles(); ++i) {
    items.append({geometry().toggle(i), stateText(m_state.toggles.values(), i), true, false, {this, i}});
  }
  return items;
}

QString PillsItem::stateText(const TableToggles &toggles, int pill) {
  const QString name = PlaquePainter::toggleText(pill);
  return toggles.*kPills[static_cast<std::size_t>(pill)] ? tr("%1, on").arg(name) : tr("%1, off").arg(name);
}

// --- Corner buttons ---

QRect CornersItem::bounds() const {
  QRect area;
  for (int i = 0; i < geometry().cornerButtons(); ++i)
    area |= geometry().cornerButton(i);
  return area;
}

void CornersItem::paint(QPainter &painter, const QRect &) {
  m_plaques.paintCornerButtons(painter, geometry(), m_state.hovered(this), -1);
}

std::optional<TableHit> CornersItem::hit(QPoint at) {
  for (int i = 0; i < geometry().cornerButtons(); ++i) {
    if (geometry().cornerButton(i).contains(at))
      return TableHit{this, i};
  }
  return std::nullopt;
}

std::optional<TableTip> CornersItem::tip(QPoint at) {
  const std::optional<TableHit> on = hit(at);
  if (!on)
    return std::nullopt;
  const std::array<QString, 3> names{tr("Log"), tr("Help"), tr("Settings")};
  return TableTip{names[static_cast<std::size_t>(on->part)], geometry().cornerButton(on->part)};
}

}  // namespace janso
