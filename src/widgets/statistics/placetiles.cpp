// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/placetiles.h"

#include <QPainter>
#include <QStringList>

#include "widgets/lexicon/numbers.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

constexpr qreal kPlaceTile = 84;  // width, for texts as large as designed
constexpr qreal kPlaceGap = 12;
constexpr qreal kPlaceSize = 18;  // of its name
constexpr qreal kCountSize = 40;

}  // namespace

PlaceTiles::PlaceTiles(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PlaceTiles::setTileSet(TileSet set) {
  m_set = set;
  update();
}

void PlaceTiles::setCounts(const std::vector<qint64> &counts) {
  m_counts = counts;
  setAccessibleName(tr("Places"));
  setAccessibleDescription(spoken());
  updateGeometry();
  update();
}

QString PlaceTiles::spoken() const {
  QStringList places;
  for (std::size_t i = 0; i < m_counts.size(); ++i)
    //: A place, then how often: "1st: 4"
    places << tr("%1: %2").arg(placeText(static_cast<int>(i) + 1), countText(m_counts[i]));
  return places.join(QStringLiteral(", "));
}

QSize PlaceTiles::sizeHint() const {
  const qreal tile = theme::textPixels(kPlaceTile);
  const auto count = static_cast<qreal>(m_counts.size());
  return {qRound(count * tile + std::max(0.0, count - 1) * theme::textPixels(kPlaceGap)) + 2,
          qRound(tile * 4 / 3 + TilePainter::thickness(tile)) + 2};
}

void PlaceTiles::paintTile(QPainter &painter, const QRectF &face, int place, qint64 count) const {
  const theme::TileColors &colors = theme::tiles(m_set);
  const qreal radius = kFaceRadius * face.width();
  const bool never = count == 0;
  QLinearGradient side(face.bottomLeft(),
                       face.bottomLeft() + QPointF(0, TilePainter::thickness(face.width())));
  side.setColorAt(0, QColor::fromRgba((never ? colors.graySide : colors.side)[0]));
  side.setColorAt(1, QColor::fromRgba((never ? colors.graySide : colors.side)[1]));
  painter.setPen(QPen(QColor::fromRgba(colors.hairline), 1));
  painter.setBrush(side);
  painter.drawRoundedRect(face.adjusted(0, 0, 0, TilePainter::thickness(face.width())), radius, radius);
  QLinearGradient ground(face.topLeft(), face.bottomRight());
  ground.setColorAt(0, QColor::fromRgba(never ? colors.grayFace[0] : colors.face[0]));
  ground.setColorAt(1, QColor::fromRgba(never ? colors.grayFace[1] : colors.face[1]));
  painter.setPen(QPen(QColor::fromRgba(never ? colors.grayRimLight : colors.rimLight), 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(face, radius, radius);

  painter.setPen(QColor::fromRgba(place == 1 && !never ? colors.red : colors.black));
  painter.setFont(theme::sans(theme::textPixels(kPlaceSize), 600));
  painter.drawText(face.adjusted(0, face.height() * 0.08, 0, -face.height() * 0.66), Qt::AlignCenter,
                   placeText(place));
  const QString text = countText(count);
  QFont font = theme::serif(theme::textPixels(kCountSize));
  const qreal room = face.width() * 0.86;
  if (const qreal wide = QFontMetricsF(font).horizontalAdvance(text); wide > room)
    font = theme::serif(theme::textPixels(kCountSize) * room / wide);
  painter.setPen(QColor::fromRgba(colors.black));
  painter.setFont(font);
  painter.drawText(face.adjusted(0, face.height() * 0.3, 0, -face.height() * 0.06), Qt::AlignCenter, text);
}

void PlaceTiles::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal width = theme::textPixels(kPlaceTile);
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    const qreal left = static_cast<qreal>(i) * (width + theme::textPixels(kPlaceGap)) + 1;
    paintTile(painter, QRectF(QPointF(left, 1), TilePainter::faceSize(width)), static_cast<int>(i) + 1,
              m_counts[i]);
  }
}

}  // namespace janso
