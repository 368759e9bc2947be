// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/tilepreview.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/paint/feltpainter.h"

namespace janso {

namespace {
constexpr double kTile = 46;
constexpr double kPadding = 20;
constexpr double kBetweenGroups = 0.34;  // between groups, of a tile's width
}  // namespace

TilePreview::TilePreview(QWidget *parent)
    : QWidget(parent),
      m_groups{{Tile(2), Tile(13, true), Tile(15), Tile(18), Tile(26), Tile(kChun), Tile()}},
      m_width(kTile) {}

void TilePreview::setTiles(const std::vector<std::vector<Tile>> &groups, double width) {
  m_groups = groups;
  m_width = width;
  update();
}

void TilePreview::mousePressEvent(QMouseEvent *) {
  Q_EMIT pressed();
}

void TilePreview::setLook(FeltColor felt, const TileLook &tiles) {
  m_felt = felt;
  m_painter.setLook(tiles);
  update();
}

void TilePreview::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintFeltStrip(painter, rect(), m_felt, 12);
  int count = 0;
  for (const std::vector<Tile> &group : m_groups)
    count += static_cast<int>(group.size());
  const double gaps = kBetweenGroups * static_cast<double>(m_groups.size() - 1);
  const auto lengthOf = [count, gaps](double tile) {
    return TilePainter::rowSize(count, tile).width() + gaps * tile;
  };
  const double room = width() - kPadding;
  const double tile = std::floor(std::min(m_width, m_width * room / lengthOf(m_width)));
  const double y = (height() - TilePainter::rowSize(1, tile).height()) / 2;
  double x = (width() - lengthOf(tile)) / 2;
  for (const std::vector<Tile> &group : m_groups) {
    m_painter.row(painter, QPointF(x, y), tile, group);
    x += TilePainter::rowSize(static_cast<int>(group.size()), tile).width() + TilePainter::gap(tile) +
         kBetweenGroups * tile;
  }
}

}  // namespace janso
