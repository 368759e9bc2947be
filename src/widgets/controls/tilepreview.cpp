// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/tilepreview.h"

#include <QPainter>
#include <array>

namespace janso {

namespace {
constexpr double kTile = 46;
constexpr double kPadding = 20;
}  // namespace

TilePreview::TilePreview(QWidget *parent) : QWidget(parent) {}

void TilePreview::setLook(FeltColour felt, BackColour back, bool marks) {
  m_felt = felt;
  m_painter.setBack(back);
  m_painter.setMarks(marks);
  update();
}

void TilePreview::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto &stops = theme::felt(m_felt).stops;
  QRadialGradient felt(width() * 0.4, height() * 0.3, width() * 0.8);
  felt.setColorAt(0, QColor::fromRgba(stops[0]));
  felt.setColorAt(0.36, QColor::fromRgba(stops[1]));
  felt.setColorAt(1, QColor::fromRgba(stops[2]));
  painter.setPen(Qt::NoPen);
  painter.setBrush(felt);
  painter.drawRoundedRect(rect(), 12, 12);
  const std::array<Tile, 7> tiles{Tile(2), Tile(13, true), Tile(15), Tile(18), Tile(26), Tile(kChun), Tile()};
  TileStyle style;
  style.marks = m_painter.marks();
  const double y = (height() - TilePainter::rowSize(1, kTile).height()) / 2;
  m_painter.row(painter, QPointF(kPadding, y), kTile, tiles, style);
}

}  // namespace janso
