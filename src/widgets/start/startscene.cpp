// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/start/startscene.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <array>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/glyphs.h"

namespace janso {

namespace {

// Kokushi musou.
constexpr std::array kFan{Tile(0),     Tile(8),      Tile(9),      Tile(17),    Tile(18),
                          Tile(26),    Tile(kEast),  Tile(kSouth), Tile(kWest), Tile(kNorth),
                          Tile(kHaku), Tile(kHatsu), Tile(kChun)};
constexpr int kLowName = 40;
constexpr int kLowFan = 100;    // there is no room for the fan below this height, times the size of texts
constexpr qreal kTitle = 0.42;  // of the room for the words
constexpr qreal kLeastTitle = 26;
constexpr qreal kMostTitle = 84;

}  // namespace

StartScene::StartScene(QWidget *parent) : QWidget(parent) {
  updateAccessibleName();
}

void StartScene::setLook(const TileLook &look) {
  if (look == m_fan.look())
    return;
  m_fan.setLook(look);
  m_picture = QPixmap();
  update();
}

void StartScene::updateAccessibleName() {
  setAccessibleName(tr("Janso") + QStringLiteral(" \u2013 ") + tr("Riichi mahjong on your desktop"));
}

void StartScene::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    updateAccessibleName();
    update();
  }
}

void StartScene::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (height() < kLowName)
    return;
  if (height() < theme::textPixels(kLowFan)) {
    paintName(painter, rect());
    return;
  }
  const qreal ratio = devicePixelRatioF();
  const QSize device = (QSizeF(size()) * ratio).toSize();
  if (m_picture.size() != device) {
    m_picture = QPixmap::fromImage(m_fan.paint(device, kFan));
    m_picture.setDevicePixelRatio(ratio);
  }
  painter.drawPixmap(0, 0, m_picture);
  const QRectF hollow = TileFan::hollow(device, kFan.size());
  paintName(painter, QRectF(hollow.topLeft() / ratio, hollow.size() / ratio));
}

void StartScene::paintName(QPainter &painter, const QRectF &room) const {
  const qreal least = theme::textPixels(kLeastTitle);
  const qreal title = std::clamp(kTitle * room.height(), least, std::max(least, kMostTitle));
  const QString line = tr("Riichi mahjong on your desktop");
  const QFont sans =
      theme::fittingSans(line, room.width(), std::max(theme::textPixels(14), 0.36 * title), 11, 500);
  const qreal high = kNameLine * title;
  const QRectF box(room.left(), room.center().y() - (high + QFontMetricsF(sans).height()) / 2, room.width(),
                   high);
  // Its serif is that of the table; as a picture here, so that the first page does not read 25 MB of font for
  // five letters.
  const qreal wide = kNameWidth * high;
  paintGlyph(painter, QRectF(box.center().x() - wide / 2, box.top(), wide, high), QStringLiteral("name"));
  painter.setFont(sans);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(box.translated(0, high), Qt::AlignHCenter | Qt::AlignTop, line);
}

}  // namespace janso
