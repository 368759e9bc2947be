// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Standing orders: a panel above the own hand.
#include <QFontMetricsF>
#include <QStringList>
#include <algorithm>

#include "widgets/cardplace.h"
#include "widgets/promptbar.h"
#include "widgets/shadow.h"
#include "widgets/tableoverlays.h"
#include "widgets/tablescene.h"
#include "widgets/theme.h"
#include "widgets/words.h"

namespace janso {

namespace {

QString groupTitle(ActionType type) {
  switch (type) {
    case ActionType::Ron:
      return QCoreApplication::translate("StandingPanel", "Ron on");
    case ActionType::Pon:
      return QCoreApplication::translate("StandingPanel", "Pon");
    case ActionType::Daiminkan:
      return QCoreApplication::translate("StandingPanel", "Kan");
    default:
      return QCoreApplication::translate("StandingPanel", "Chi from the left");
  }
}

}  // namespace

void paintTablePanel(QPainter &painter, const TableGeometry &geometry, const QRectF &rect) {
  const qreal radius = geometry.fx(0.24);
  const ShadowImage shadow = groupShadow({QRectF(QPointF(0, 0), rect.size())}, radius,
                                         {{QPointF(3, 6) * geometry.ratio(), 0, 6 * geometry.ratio(), 0.55}});
  painter.drawImage(rect.topLeft() + shadow.topLeft, shadow.image);
  paintCard(painter, rect, radius, std::max(1.0, geometry.ratio()));
}

void StandingPanel::ask(int seat, const ActionList &possible) {
  m_shown = true;
  m_seat = seat;
  m_chips.clear();
  for (const Action &action : possible) {
    Chip chip;
    chip.action = action;
    chip.armed = action.type == ActionType::Ron;
    m_chips.push_back(chip);
  }
  m_focus = count();  // Enter takes the orders as they stand
}

ActionList StandingPanel::armed() const {
  ActionList list;
  for (const Chip &chip : m_chips) {
    if (chip.armed)
      list.push_back(chip.action);
  }
  return list;
}

void StandingPanel::toggle(int index) {
  if (index >= 0 && index < count())
    m_chips[static_cast<std::size_t>(index)].armed = !m_chips[static_cast<std::size_t>(index)].armed;
}

void StandingPanel::setFocus(int index) {
  m_focus = std::clamp(index, 0, count());
}

QRect StandingPanel::itemRect(int index) const {
  return index >= count() ? m_accept : m_chips[static_cast<std::size_t>(index)].rect;
}

QString StandingPanel::itemText(int index) const {
  if (index >= count())
    return tr("Accept");
  const Chip &chip = m_chips[static_cast<std::size_t>(index)];
  QStringList with;
  for (Tile tile : chip.action.consumed)
    with.append(tileName(tile));
  const QString claim = groupTitle(chip.action.type) + QLatin1Char(' ') + tileName(chip.action.tile);
  return with.isEmpty() ? claim : tr("%1 with %2").arg(claim, with.join(QStringLiteral(", ")));
}

int StandingPanel::hit(QPoint at) const {
  for (int i = 0; i <= count(); ++i) {
    if (itemRect(i).contains(at))
      return i;
  }
  return -1;
}

// One line per kind of claim, chips that wrap; the whole panel ends where the prompt would.
void StandingPanel::layout(const TableGeometry &geometry, const SeatView &view) {
  m_labels.clear();
  const TileSize tile(geometry.promptTile());
  const int pad = geometry.px(0.40);
  const int chipPad = geometry.px(0.16);
  const int gap = geometry.px(0.16);
  const int chipHeight = tile.height + tile.thickness + 2 * chipPad;
  const int tick = geometry.px(0.46);
  const int columns = std::min(geometry.px(19), geometry.size().width() - 2 * geometry.px(1.2));
  const QFontMetricsF label(theme::sans(geometry.fontSize(0.36), 600));
  const int labelWidth = [&] {
    qreal width = 0;
    for (const Chip &chip : m_chips)
      width = std::max(width, label.horizontalAdvance(groupTitle(chip.action.type)));
    return qRound(width) + geometry.px(0.3);
  }();

  int x = pad + labelWidth;
  int y = pad + geometry.px(0.72);
  int widest = x + geometry.px(6);
  std::optional<ActionType> type;
  for (Chip &chip : m_chips) {
    if (type != chip.action.type) {
      if (type) {
        x = pad + labelWidth;
        y += chipHeight + gap;
      }
      type = chip.action.type;
      m_labels.push_back(
          {groupTitle(*type), QPoint(pad, y + chipHeight / 2 + qRound(label.capHeight() / 2))});
    }
    chip.places.clear();
    chip.tiles.clear();
    int along = chipPad + tick;
    const auto lay = [&](Tile face, bool claimed) {
      const QSize size = tile.lyingFace(claimed && !chip.action.consumed.empty() ? 1 : 0);
      chip.places.append({QRect(QPoint(along, chipPad + tile.height - size.height()), size),
                          size.width() > size.height() ? 3 : 0});
      chip.tiles.push_back(face);
      along += size.width() + geometry.dot();
    };
    lay(chip.action.tile, true);
    for (Tile face : chip.action.consumed)
      lay(face, false);
    const int width = along + chipPad;
    if (x + width > columns - pad && x > pad + labelWidth) {
      x = pad + labelWidth;
      y += chipHeight + gap;
    }
    chip.rect = QRect(x, y, width, chipHeight);
    for (TilePlace &place : chip.places)
      place.face.translate(chip.rect.topLeft());
    x += width + gap;
    widest = std::max(widest, x - gap + pad);
  }
  if (m_chips.empty()) {
    widest = geometry.px(9);
    y -= chipHeight + gap;
  }
  y += chipHeight + geometry.px(0.3);
  const QFontMetricsF button(theme::sans(geometry.fontSize(0.42), 600));
  const int acceptWidth = qRound(button.horizontalAdvance(tr("Accept"))) + geometry.px(1.9);
  m_accept = QRect(widest - pad - acceptWidth, y, acceptWidth, geometry.px(0.95));
  m_rect = QRect(0, 0, widest, y + m_accept.height() + pad);

  bool stackedMeld = false;
  for (const Meld &meld : view.me().melds)
    stackedMeld = stackedMeld || meld.type == MeldType::Kakan;
  const QPoint corner = geometry.promptCorner(stackedMeld);
  const QPoint at(corner.x() - m_rect.width(), corner.y() - m_rect.height());
  m_rect.translate(at);
  m_accept.translate(at);
  for (Label &item : m_labels)
    item.baseline += at;
  for (Chip &chip : m_chips) {
    chip.rect.translate(at);
    for (TilePlace &place : chip.places)
      place.face.translate(at);
  }
}

void StandingPanel::paint(QPainter &painter, const TableGeometry &geometry, TilePainter &tiles,
                          int hovered) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal ratio = geometry.ratio();
  paintTablePanel(painter, geometry, m_rect);
  const qreal pad = geometry.px(0.40);
  const QFont title = theme::sans(geometry.fontSize(0.42), 600);
  painter.setFont(title);
  painter.setPen(QColor::fromRgba(theme::kText));
  const QString text =
      m_chips.empty() ? tr("Nothing can be called before your next turn") : tr("Call before your next turn?");
  painter.drawText(
      QPointF(m_rect.left() + pad, m_rect.top() + pad + QFontMetricsF(title).capHeight() + geometry.fx(0.05)),
      text);
  painter.setFont(theme::sans(geometry.fontSize(0.36), 600));
  painter.setPen(QColor::fromRgba(theme::kTextSecond));
  for (const Label &label : m_labels)
    painter.drawText(label.baseline, label.text);

  for (int i = 0; i < count(); ++i) {
    const Chip &chip = m_chips[static_cast<std::size_t>(i)];
    const bool focused = i == m_focus;
    const qreal line = focused ? 2 * ratio : std::max(1.0, ratio);
    QColor border = QColor::fromRgba(focused ? theme::kAmber : theme::kChromeBorder);
    if (chip.armed && !focused) {
      border = QColor::fromRgba(theme::kAmber);
      border.setAlphaF(0.55F);
    }
    painter.setPen(QPen(border, line));
    painter.setBrush(QColor::fromRgba(chip.armed     ? theme::kToggleOn
                                      : hovered == i ? theme::kChromeRowHover
                                                     : theme::kChromeField));
    painter.drawRoundedRect(QRectF(chip.rect).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            geometry.fx(0.16), geometry.fx(0.16));
    const QPointF dot(chip.rect.left() + geometry.fx(0.36), QRectF(chip.rect).center().y());
    const qreal radius = geometry.fx(0.13);
    if (chip.armed) {
      // A tick in the dot: not by colour alone.
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor::fromRgba(theme::kAmber));
      painter.drawEllipse(dot, radius * 1.2, radius * 1.2);
      painter.setPen(QPen(QColor::fromRgba(theme::kOnAmber), std::max(1.2, 0.05 * geometry.unit()),
                          Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.drawPolyline(QPolygonF({dot + QPointF(-0.55, 0.05) * radius, dot + QPointF(-0.1, 0.5) * radius,
                                      dot + QPointF(0.6, -0.5) * radius}));
    } else {
      painter.setPen(QPen(QColor::fromRgba(theme::kToggleDotOff), 1.4 * ratio));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(dot, radius, radius);
    }
    QList<QRectF> faces;
    for (const TilePlace &place : chip.places)
      faces.append(place.face);
    tiles.shadows(painter, faces, geometry.promptTile(), geometry.unit() * 0.7);
    for (qsizetype t = 0; t < chip.places.size(); ++t) {
      tiles.lying(painter, chip.places[t].face.topLeft(), geometry.promptTile(),
                  chip.tiles[static_cast<std::size_t>(t)], {.turn = chip.places[t].turn});
    }
  }
  paintButtonGround(painter, m_accept, geometry.fx(0.2), ratio, true, m_focus == count(), false);
  const QFont words = theme::sans(geometry.fontSize(0.42), 600);
  const QFont cap = theme::sans(geometry.fontSize(0.30), 600);
  painter.setFont(words);
  painter.setPen(QColor::fromRgba(theme::kOnAmber));
  const QRectF accept = m_accept;
  painter.drawText(
      QPointF(accept.left() + geometry.fx(0.3), accept.center().y() + QFontMetricsF(words).capHeight() / 2),
      tr("Accept"));
  const QString key = tr("Enter", "key");
  const qreal width = QFontMetricsF(cap).horizontalAdvance(key) + geometry.fx(0.26);
  paintKeyCap(painter,
              QRectF(accept.right() - geometry.fx(0.22) - width, accept.center().y() - geometry.fx(0.27),
                     width, geometry.fx(0.54)),
              key, cap, std::max(1.0, ratio), true);
  painter.restore();
}

}  // namespace janso
