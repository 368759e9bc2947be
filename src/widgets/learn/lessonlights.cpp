// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/lessonlights.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/look/colors.h"
#include "widgets/paint/centerpainter.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/table/tablewidget.h"

namespace janso {

namespace {

constexpr int kStacks = 68;
constexpr int kPondTiles = 18;
constexpr qreal kCursorRoom = 0.12;  // below a tile of the hand, in its widths

void join(QRect &all, const QRect &one) {
  all = all.isNull() ? one : all.united(one);
}

}  // namespace

LessonLights::LessonLights(TableWidget *table) : QWidget(table), m_table(table) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  setGeometry(table->rect());
  table->installEventFilter(this);
  hide();
}

void LessonLights::setLights(const std::vector<LessonLight> &lights) {
  m_lights = lights;
  setVisible(!lights.empty());
  if (!lights.empty()) {
    raise();
    update();
  }
}

bool LessonLights::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_table && event->type() == QEvent::Resize)
    setGeometry(m_table->rect());
  return QWidget::eventFilter(watched, event);
}

// The face; where the table is tilted, all that is seen of the tile.
QRect LessonLights::lying(int group, const TilePlace &place) const {
  const TableGeometry &geometry = m_table->geometryInfo();
  return geometry.kind().tilted && !staysFlat(group) ? shownLying(geometry, group, place) : place.face;
}

QRect LessonLights::pond(int rel) const {
  const Board &board = m_table->view().board;
  const int seat = (m_table->view().seat + rel) % board.seats();
  QList<bool> sideways;
  bool turned = false;  // the riichi shows at the next tile when its own was called
  for (const PondTile &tile : board.player(seat).pond) {
    turned = turned || tile.riichi;
    if (tile.calledBy < 0)
      sideways << std::exchange(turned, false);
  }
  if (sideways.isEmpty())
    sideways.fill(false, kPondTiles);
  QRect all;
  for (const TilePlace &place : m_table->geometryInfo().pond(rel, sideways))
    join(all, lying(kPondGroup + rel, place));
  return all;
}

QRect LessonLights::called(int rel) const {
  const Board &board = m_table->view().board;
  QList<QList<MeldShape>> shapes;
  for (const Meld &meld : board.player((m_table->view().seat + rel) % board.seats()).melds) {
    QList<MeldShape> shape(static_cast<qsizetype>(meld.tiles.size()));
    if (meld.isOpen())
      shape.first().sideways = true;
    shapes << shape;
  }
  QRect all;
  for (const QList<TilePlace> &meld : m_table->geometryInfo().melds(rel, shapes)) {
    for (const TilePlace &place : meld)
      join(all, lying(kMeldGroup + rel, place));
  }
  return all;
}

// One frame for each side.
QList<QRect> LessonLights::wall() const {
  std::array<QRect, 4> sides;
  for (int stack = 0; stack < kStacks; ++stack) {
    const WallPlace place = m_table->geometryInfo().wallStack(stack, WallBreak());
    const QPoint from = place.base.center() - m_table->geometryInfo().center();
    const bool upright = std::abs(from.y()) > std::abs(from.x());
    const std::size_t side = upright ? (from.y() > 0 ? 0 : 2) : (from.x() > 0 ? 1 : 3);
    const int group = kWallGroup + static_cast<int>(side);
    join(sides[side], lying(group, {place.base, place.turn}));
    if (m_table->geometryInfo().kind().tilted)
      join(sides[side], shownUpper(m_table->geometryInfo(), group, place));
  }
  return {sides.begin(), sides.end()};
}

QList<QRect> LessonLights::handTiles(const LessonLight &light) const {
  const std::vector<Tile> &hand = m_table->shownHand();
  const TableGeometry &geometry = m_table->geometryInfo();
  const int tiles = static_cast<int>(hand.size());
  const Tile drawn = m_table->view().drawn;
  const auto wanted = [&light](Tile tile) {
    if (light.kind != LightKind::Tiles)
      return light.kind == LightKind::Hand;
    return std::find(light.tiles.begin(), light.tiles.end(), tile) != light.tiles.end();
  };
  QList<QRect> rects;
  for (int i = 0; i < tiles; ++i) {
    if (wanted(hand[static_cast<std::size_t>(i)]))
      rects << geometry.handTileFace(i);
  }
  if (drawn.isKnown() && (light.kind == LightKind::Drawn || wanted(drawn)))
    rects << geometry.drawnTileFace(tiles);
  // A tile rises where it is, and has the mark of the cursor below.
  const int above = TileSize(geometry.handTile()).cap + qRound(kFullRise * geometry.handTile());
  const int below = qRound(kCursorRoom * geometry.handTile());
  for (QRect &rect : rects)
    rect.adjust(0, -above, 0, below);
  // Neighbours share a frame.
  QList<QRect> joined;
  for (const QRect &rect : rects) {
    if (!joined.isEmpty() && rect.left() - joined.last().right() <= geometry.px(0.2))
      joined.last() = joined.last().united(rect);
    else
      joined << rect;
  }
  return joined;
}

QList<QRect> LessonLights::device(const LessonLight &light) const {
  const TableGeometry &geometry = m_table->geometryInfo();
  switch (light.kind) {
    case LightKind::Tiles:
    case LightKind::Hand:
    case LightKind::Drawn:
      return handTiles(light);
    case LightKind::Pond:
      return {pond(light.seat)};
    case LightKind::Hidden: {
      QRect all;
      for (const QRect &back : geometry.backs(light.seat, 13, false))
        join(all, geometry.kind().tilted ? shownBack(geometry, light.seat, back) : back);
      return {all};
    }
    case LightKind::Called:
      return {called(light.seat)};
    case LightKind::Dora:
      return {geometry.doraPlaque()};
    case LightKind::Center:
      return {CenterPainter::panelArea(geometry)};
    case LightKind::Prompt: {
      const QRect prompt = m_table->promptRect();
      const qreal ratio = geometry.ratio();
      return {QRectF(QPointF(prompt.topLeft()) * ratio, QSizeF(prompt.size()) * ratio).toRect()};
    }
    case LightKind::Plate:
      return {geometry.namePlate(light.seat)};
    case LightKind::Wall:
      break;
  }
  return wall();
}

QList<QRectF> LessonLights::frames() const {
  const qreal ratio = m_table->geometryInfo().ratio();
  QList<QRectF> frames;
  for (const LessonLight &light : m_lights) {
    for (const QRect &rect : device(light)) {
      if (!rect.isEmpty())
        frames << QRectF(QPointF(rect.topLeft()) / ratio, QSizeF(rect.size()) / ratio).adjusted(-5, -5, 5, 5);
    }
  }
  return frames;
}

void LessonLights::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  QColor glow = QColor::fromRgba(theme::kAmber);
  for (const QRectF &frame : frames()) {
    // A soft edge, so that the line reads on ivory and on felt.
    for (const auto &[width, alpha] : {std::pair{9.0, 40}, std::pair{5.5, 70}, std::pair{2.5, 255}}) {
      glow.setAlpha(alpha);
      painter.setPen(QPen(glow, width));
      painter.drawRoundedRect(frame, 7, 7);
    }
  }
}

}  // namespace janso
