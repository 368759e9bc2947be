// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/glyphs.h"

#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <array>

#include "widgets/look/colors.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

QString fileOf(const QString &name) {
  return QStringLiteral(":/glyphs/%1.svg").arg(name);
}

}  // namespace

void paintGlyph(QPainter &painter, const QRectF &place, const QString &name) {
  const QSize size = (place.size() * TilePainter::scaleOf(painter)).toSize();
  if (size.isEmpty())
    return;
  const QString key = QStringLiteral("janso-glyph-%1-%2-%3").arg(name).arg(size.width()).arg(size.height());
  QPixmap picture;
  if (!QPixmapCache::find(key, &picture)) {
    picture = QPixmap(size);
    picture.fill(Qt::transparent);
    QPainter ink(&picture);
    ink.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(fileOf(name)).render(&ink);
    ink.end();
    QPixmapCache::insert(key, picture);
  }
  TilePainter::blit(painter, place.topLeft(), picture);
}

void paintWindPlate(QPainter &painter, const QRectF &plate, int wind, qreal inset) {
  static constexpr std::array<const char *, 4> kNames{"east", "south", "west", "north"};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(wind == 0 ? theme::kVermilion : theme::kWindPlate));
  painter.drawRoundedRect(plate, plate.width() * 0.14, plate.width() * 0.14);
  const qreal free = plate.width() * inset;
  const QRectF glyph = plate.adjusted(free, free, -free, -free);
  const QString name = QLatin1String(kNames[static_cast<std::size_t>(wind & 3)]);
  // A kept picture cannot be turned towards the owner of the plate without a blur.
  if (painter.deviceTransform().type() > QTransform::TxScale)
    QSvgRenderer(fileOf(name)).render(&painter, glyph);
  else
    paintGlyph(painter, glyph, name);
  painter.restore();
}

}  // namespace janso
