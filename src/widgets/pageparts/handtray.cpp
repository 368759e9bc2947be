// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/handtray.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

#include "rules/meldlayout.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

constexpr double kGroupGap = 0.30;  // of a tile's width
constexpr double kRadius = 12;
constexpr double kMissing = 0.42;  // opacity
constexpr double kMark = 6;        // height of the line under a group

double groupWidth(const TrayGroup &group, double width) {
  double sum = 0;
  for (const TrayTile &tile : group.tiles) {
    if (tile.stacked)
      continue;
    sum += TilePainter::faceSize(width, tile.sideways ? 1 : 0).width() + TilePainter::gap(width);
  }
  return std::max(0.0, sum - TilePainter::gap(width));
}

TrayGroup concealedGroup(const ExampleGroup &from) {
  TrayGroup group;
  for (const Tile tile : from.tiles)
    group.tiles.append(TrayTile{tile});
  return group;
}

// What lies farther from the viewer first: a tile covers the side of the one behind it.
std::vector<qsizetype> paintingOrder(const TrayGroup &group) {
  std::vector<qsizetype> order;
  for (qsizetype i = 0; i < group.tiles.size(); ++i)
    order.insert(group.tiles[i].stacked ? order.end() - 1 : order.end(), i);
  return order;
}

}  // namespace

TrayGroup trayGroup(const Meld &meld, int owner) {
  TrayGroup group;
  for (const MeldTile &laid : layOut(meld, owner)) {
    TrayTile tile;
    tile.tile = laid.tile;
    tile.sideways = laid.sideways;
    tile.stacked = laid.stacked;
    tile.back = laid.back;
    group.tiles.append(tile);
  }
  return group;
}

QList<TrayGroup> trayGroups(const ExampleHand &example, bool markWin) {
  QList<TrayGroup> groups;
  std::size_t meld = 0;
  for (std::size_t g = 0; g < example.groups.size(); ++g) {
    const ExampleGroup &from = example.groups[g];
    TrayGroup group;
    if (from.called || from.closedKan)
      group = trayGroup(example.input.melds[meld++], example.input.winner);
    else
      group = concealedGroup(from);
    group.deciding = from.deciding;
    for (TrayTile &tile : group.tiles)
      tile.dora = tile.tile.isRed();
    if (markWin && static_cast<int>(g) == example.winGroup)
      group.tiles[example.winIndex].win = true;
    groups.append(group);
  }
  return groups;
}

QList<TrayGroup> trayGroups(const YakuTarget &target) {
  QList<TrayGroup> groups;
  TrayGroup singles;  // of a kokushi
  for (const TargetGroup &from : target.groups) {
    TrayGroup group;
    for (const TargetTile &tile : from) {
      TrayTile shown;
      shown.tile = tile.tile;
      shown.missing = !tile.held;
      group.tiles.append(shown);
    }
    if (group.tiles.size() == 1)
      singles.tiles += group.tiles;
    else
      groups.append(group);
  }
  if (!singles.tiles.isEmpty())
    groups.prepend(singles);
  return groups;
}

HandTray::HandTray(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HandTray::setPainter(TilePainter *painter) {
  m_painter = painter;
  update();
}

void HandTray::setFelt(FeltColor felt) {
  m_felt = felt;
  update();
}

void HandTray::setTileWidth(double width) {
  m_tileWidth = width;
  updateGeometry();
  update();
}

void HandTray::setPadding(double padding) {
  m_padding = padding;
  updateGeometry();
  update();
}

void HandTray::setMark(QColor color) {
  m_mark = color;
  update();
}

void HandTray::setHand(const QList<TrayGroup> &groups) {
  m_groups = groups;
  updateGeometry();
  update();
}

QSize HandTray::sizeHint() const {
  const double height = m_tileWidth * 4 / 3 + stackHeight(m_tileWidth) + TilePainter::thickness(m_tileWidth) +
                        2 * m_padding + kMark;
  return {static_cast<int>(std::ceil(handWidth(m_tileWidth) + 2 * m_padding)),
          static_cast<int>(std::ceil(height))};
}

QSize HandTray::minimumSizeHint() const {
  return {220, sizeHint().height()};
}

double HandTray::handWidth(double width) const {
  double sum = 0;
  for (const TrayGroup &group : m_groups)
    sum += groupWidth(group, width);
  return sum + kGroupGap * width * std::max(0.0, static_cast<double>(m_groups.size()) - 1);
}

// What the added tile of a kan needs above the others.
double HandTray::stackHeight(double width) const {
  for (const TrayGroup &group : m_groups) {
    for (const TrayTile &tile : group.tiles) {
      if (tile.stacked)
        return 2 * TilePainter::faceSize(width, 1).height() + TilePainter::gap(width) - width * 4 / 3;
    }
  }
  return 0;
}

double HandTray::fittingWidth() const {
  // A hand with a stacked kan is higher than others; in a tray of fixed height its tiles are smaller.
  const double high = (height() - 2 * m_padding - kMark) / (sizeHint().height() - 2 * m_padding - kMark);
  const double wide = (width() - 2 * m_padding) / std::max(1.0, handWidth(m_tileWidth));
  const double part = std::min(wide, high);
  return part >= 1 ? m_tileWidth : std::max(1.0, std::floor(m_tileWidth * part * 2) / 2);
}

void HandTray::paintGroup(QPainter &painter, const TrayGroup &group, double x, double y, double width) const {
  const double height = width * 4 / 3;
  QList<QRectF> faces;
  double at = x;
  for (const TrayTile &tile : group.tiles) {
    const QSizeF face = TilePainter::faceSize(width, tile.sideways ? 1 : 0);
    if (tile.stacked) {
      faces.append(faces.last().translated(0, -face.height() - TilePainter::gap(width)));
      continue;
    }
    faces.append(QRectF(QPointF(at, y + height - face.height()), face));
    at += face.width() + TilePainter::gap(width);
  }
  m_painter->shadows(painter, faces, width);
  for (const qsizetype i : paintingOrder(group)) {
    const TrayTile &tile = group.tiles[i];
    TileStyle style;
    style.turn = tile.sideways ? 3 : 0;
    style.back = tile.back;
    style.dora = tile.dora;
    if (tile.missing)
      painter.setOpacity(kMissing);
    m_painter->lying(painter, faces[i].topLeft(), width, tile.tile, style);
    painter.setOpacity(1);
    if (tile.win)
      TilePainter::outline(painter, faces[i], width, std::max(2.0, 0.05 * width));
  }
  if (!group.deciding)
    return;
  const double line = std::max(2.0, 0.09 * width);
  const double below = y + height + TilePainter::thickness(width) + 1.6 * line;
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_mark);
  painter.drawRoundedRect(QRectF(x, below, groupWidth(group, width), line), line / 2, line / 2);
}

void HandTray::paintEvent(QPaintEvent *) {
  if (m_groups.isEmpty())
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto &stops = theme::felt(m_felt).stops;
  QLinearGradient felt(0, 0, 0, height());
  felt.setColorAt(0, QColor::fromRgba(stops[1]));
  felt.setColorAt(1, QColor::fromRgba(stops[1]).darker(118));
  painter.setPen(Qt::NoPen);
  painter.setBrush(felt);
  painter.drawRoundedRect(rect(), kRadius, kRadius);
  if (m_painter == nullptr)
    return;
  const double tile = fittingWidth();
  const double stack = stackHeight(tile);
  const double y = (height() + stack - tile * 4 / 3 - TilePainter::thickness(tile) - 5) / 2;
  double x = m_padding;
  for (const TrayGroup &group : m_groups) {
    paintGroup(painter, group, x, y, tile);
    x += groupWidth(group, tile) + kGroupGap * tile;
  }
}

}  // namespace janso
