// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Standing orders: a panel above the viewer's hand.
#include <QFontMetricsF>
#include <QStringList>
#include <QtMath>
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/paint/buttons.h"
#include "widgets/paint/card.h"
#include "widgets/paint/shadow.h"
#include "widgets/paint/tablescene.h"
#include "widgets/table/tableoverlays.h"

namespace janso {

namespace {

QString groupTitle(ActionType type) {
  switch (type) {
    case ActionType::Ron:
      return QCoreApplication::translate("StandingPanel", "Ron on");
    case ActionType::Chi:
      return QCoreApplication::translate("StandingPanel", "Chi from the left");
    default:
      return actionName(type);
  }
}

constexpr qreal kPanelGrowth = 1.3;  // of its texts

QFont labelFont(const TableGeometry &geometry) {
  return theme::sans(geometry.textSize(0.36, kPanelGrowth), 600);
}

QFont buttonFont(const TableGeometry &geometry) {
  return theme::sans(geometry.textSize(0.42, kPanelGrowth), 600);
}

}  // namespace

void paintTablePanel(QPainter &painter, const TableGeometry &geometry, const QRectF &rect) {
  const qreal radius = geometry.fx(0.24);
  const ShadowImage shadow = groupShadow({QRectF(QPointF(0, 0), rect.size())}, radius,
                                         {{QPointF(3, 6) * geometry.ratio(), 0, 6 * geometry.ratio(), 0.55}});
  painter.drawImage(rect.topLeft() + shadow.topLeft, shadow.image);
  const ChromeColors colors = theme::chrome(true);
  paintCard(painter, rect, colors, {colors.borderStrong, radius, std::max(1.0, geometry.ratio())});
}

QRect withShadow(const TableGeometry &geometry, const QRect &panel) {
  constexpr int kReach = 30;  // logical: more than any shadow's offset and blur
  const int reach = qCeil(kReach * geometry.ratio());
  return panel.isNull() ? panel : panel.adjusted(-reach, -reach, reach, reach);
}

void StandingPanel::ask(int seat, const ActionList &possible, const ActionList &armed) {
  m_asks = true;
  m_seat = seat;
  m_chips.clear();
  for (const Action &action : possible) {
    Chip chip;
    chip.action = action;
    chip.armed = std::ranges::find(armed, action) != armed.end();
    m_chips.push_back(chip);
  }
  m_focus = count();  // Enter takes the orders as they stand
  layout();
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
  if (index < 0 || index >= count())
    return;
  Chip &chip = m_chips[static_cast<std::size_t>(index)];
  chip.armed = !chip.armed;
}

// To the nearest chip of the next row up or down; below the last row is the button.
void StandingPanel::moveRow(int step) {
  const QRect now = itemRect(m_focus);
  int best = -1;
  const auto distance = [this, now](int index) {
    const QPoint way = itemRect(index).center() - now.center();
    // Rows lie further apart than the chips of one of them are high: the nearest row first.
    return std::pair(std::abs(way.y()), std::abs(way.x()));
  };
  for (int i = 0; i <= count(); ++i) {
    const QRect item = itemRect(i);
    const bool beyond = step < 0 ? item.bottom() < now.top() : item.top() > now.bottom();
    if (beyond && (best < 0 || distance(i) < distance(best)))
      best = i;
  }
  if (best >= 0)
    m_focus = best;
}

bool StandingPanel::takeKey(int key) {
  switch (key) {
    case Qt::Key_Space:
      toggle(m_focus);
      return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
      moveRow(key == Qt::Key_Up ? -1 : 1);
      return true;
    case Qt::Key_Left:
      m_focus = std::max(m_focus - 1, 0);
      return true;
    case Qt::Key_Right:
      m_focus = std::min(m_focus + 1, count());
      return true;
    default:
      return false;
  }
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

// While it asks, nothing else on the table can be pressed.
std::optional<TableHit> StandingPanel::hit(QPoint at) {
  if (!isShown())
    return std::nullopt;
  for (int i = 0; i <= count(); ++i) {
    if (itemRect(i).contains(at))
      return TableHit{this, i};
  }
  return m_rect.contains(at) ? TableHit{this, -1} : TableHit{};
}

void StandingPanel::press(const TableHit &hit) {
  if (hit.part == count())
    m_host.acceptOverlay();
  else
    toggle(hit.part);
}

QList<SpokenItem> StandingPanel::spoken() {
  QList<SpokenItem> items;
  for (int i = 0; i <= count() && isShown(); ++i) {
    QString name = itemText(i);
    if (i < count())
      name += m_chips[static_cast<std::size_t>(i)].armed ? tr(", on") : tr(", off");
    items.append({itemRect(i), name, true, m_focus == i, {this, i}});
  }
  return items;
}

// --- Layout ---

QRegion StandingPanel::refresh() {
  const QRect before = bounds();
  if (m_asks)
    layout();
  return QRegion(before) + bounds();
}

// The tiles of a claim from left to right, the claimed one first; and the chip as large as they need.
void StandingPanel::layTiles(Chip &chip) const {
  const TileSize tile(geometry().promptTile());
  const int pad = geometry().px(0.16);
  chip.places.clear();
  chip.tiles.clear();
  int along = pad + geometry().px(0.46);  // beside the tick
  const auto lay = [&](Tile face, bool sideways) {
    const QSize size = tile.lyingFace(sideways ? 1 : 0);
    chip.places.append({QRect(QPoint(along, pad + tile.height - size.height()), size),
                        size.width() > size.height() ? 3 : 0});
    chip.tiles.push_back(face);
    along += size.width() + geometry().dot();
  };
  lay(chip.action.tile, !chip.action.consumed.empty());
  for (Tile face : chip.action.consumed)
    lay(face, false);
  chip.rect = QRect(0, 0, along + pad, tile.height + tile.thickness + 2 * pad);
}

// One line per kind of claim, chips that wrap; `labels` is the width of the words before them. The result is
// the lower right corner of what they fill.
QPoint StandingPanel::layChips(int labels) {
  const int pad = geometry().px(0.40);
  const int gap = geometry().px(0.16);
  const int columns = std::min(geometry().px(19), geometry().size().width() - 2 * geometry().px(1.2));
  const QFontMetricsF metrics(labelFont(geometry()));
  const int left = pad + labels;
  int x = left;
  int y = pad + geometry().px(0.72);
  int widest = x + geometry().px(6);
  int height = 0;
  std::optional<ActionType> type;
  for (Chip &chip : m_chips) {
    layTiles(chip);
    height = chip.rect.height();
    const auto nextLine = [&] {
      x = left;
      y += height + gap;
    };
    if (type != chip.action.type) {
      if (type)
        nextLine();
      type = chip.action.type;
      const int middle = y + height / 2 + qRound(metrics.capHeight() / 2);
      m_labels.push_back({groupTitle(*type), QPoint(pad, middle)});
    }
    if (x + chip.rect.width() > columns - pad && x > left)
      nextLine();
    chip.rect.moveTo(x, y);
    for (TilePlace &place : chip.places)
      place.face.translate(x, y);
    x += chip.rect.width() + gap;
    widest = std::max(widest, x - gap + pad);
  }
  return m_chips.empty() ? QPoint(geometry().px(9), y - gap) : QPoint(widest, y + height);
}

void StandingPanel::translate(QPoint by) {
  m_rect.translate(by);
  m_accept.translate(by);
  for (Label &item : m_labels)
    item.baseline += by;
  for (Chip &chip : m_chips) {
    chip.rect.translate(by);
    for (TilePlace &place : chip.places)
      place.face.translate(by);
  }
}

QString StandingPanel::title() const {
  const bool first = m_state.view.me().pond.empty();
  const QString none = first ? tr("You have no possible calls before your first turn")
                             : tr("You have no possible calls before your next turn");
  const QString some = first ? tr("Call before your first turn?") : tr("Call before your next turn?");
  return m_chips.empty() ? none : some;
}

// The whole panel ends where the prompt would.
void StandingPanel::layout() {
  m_labels.clear();
  qreal widest = 0;
  for (const Chip &chip : m_chips) {
    const QString title = groupTitle(chip.action.type);
    widest = std::max(widest, QFontMetricsF(labelFont(geometry())).horizontalAdvance(title));
  }
  QPoint end = layChips(qRound(widest) + geometry().px(0.3));
  const int pad = geometry().px(0.40);
  const int y = end.y() + geometry().px(0.3);
  const QFontMetricsF words(buttonFont(geometry()));
  end.setX(std::max(end.x(), qCeil(words.horizontalAdvance(title())) + 2 * pad));
  const int width = qRound(words.horizontalAdvance(tr("Accept"))) + geometry().px(1.9);
  m_accept = QRect(end.x() - pad - width, y, width, geometry().px(0.95));
  m_rect = QRect(0, 0, end.x(), y + m_accept.height() + pad);

  bool stackedMeld = false;
  for (const Meld &meld : m_state.view.me().melds)
    stackedMeld = stackedMeld || meld.type == MeldType::Kakan;
  const QPoint corner = geometry().promptCorner(stackedMeld);
  translate(QPoint(corner.x() - m_rect.width(), corner.y() - m_rect.height()));
}

// --- Painting ---

void StandingPanel::paintWords(QPainter &painter) const {
  const qreal pad = geometry().px(0.40);
  const QFont font = buttonFont(geometry());
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(QPointF(m_rect.left() + pad,
                           m_rect.top() + pad + QFontMetricsF(font).capHeight() + geometry().fx(0.05)),
                   title());
  painter.setFont(labelFont(geometry()));
  painter.setPen(QColor::fromRgba(theme::kTextSecond));
  for (const Label &label : m_labels)
    painter.drawText(label.baseline, label.text);
}

// In the dot: not by color alone.
void StandingPanel::paintTick(QPainter &painter, const Chip &chip) const {
  const QPointF dot(chip.rect.left() + geometry().fx(0.36), QRectF(chip.rect).center().y());
  const qreal radius = geometry().fx(0.13);
  if (!chip.armed) {
    painter.setPen(QPen(QColor::fromRgba(theme::kToggleDotOff), 1.4 * geometry().ratio()));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(dot, radius, radius);
    return;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(theme::kAmber));
  painter.drawEllipse(dot, radius * 1.2, radius * 1.2);
  painter.setPen(QPen(QColor::fromRgba(theme::kOnAmber), std::max(1.2, 0.05 * geometry().unit()),
                      Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF({dot + QPointF(-0.55, 0.05) * radius, dot + QPointF(-0.1, 0.5) * radius,
                                  dot + QPointF(0.6, -0.5) * radius}));
}

void StandingPanel::paintChip(QPainter &painter, int index) const {
  const Chip &chip = m_chips[static_cast<std::size_t>(index)];
  const bool focused = index == m_focus;
  const qreal ratio = geometry().ratio();
  const qreal line = focused ? 2 * ratio : std::max(1.0, ratio);
  QColor border = QColor::fromRgba(focused || chip.armed ? theme::kAmber : theme::kChromeBorder);
  if (chip.armed && !focused)
    border.setAlphaF(0.55F);
  painter.setPen(QPen(border, line));
  painter.setBrush(QColor::fromRgba(chip.armed                       ? theme::kToggleOn
                                    : m_state.hovered(this) == index ? theme::kChromeRowHover
                                                                     : theme::kChromeField));
  painter.drawRoundedRect(QRectF(chip.rect).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                          geometry().fx(0.16), geometry().fx(0.16));
  paintTick(painter, chip);
  QList<QRectF> faces;
  for (const TilePlace &place : chip.places)
    faces.append(place.face);
  m_tiles.shadows(painter, faces, geometry().promptTile(), geometry().unit() * 0.7);
  for (qsizetype t = 0; t < chip.places.size(); ++t) {
    m_tiles.lying(painter, chip.places[t].face.topLeft(), geometry().promptTile(),
                  chip.tiles[static_cast<std::size_t>(t)], {.turn = chip.places[t].turn});
  }
}

void StandingPanel::paintAccept(QPainter &painter) const {
  const qreal ratio = geometry().ratio();
  paintButtonGround(painter, m_accept, geometry().fx(0.2), ratio,
                    {.ground = ButtonGround::Primary, .focused = m_focus == count()});
  const QFont words = buttonFont(geometry());
  const QFont cap = theme::sans(geometry().textSize(0.30, kPanelGrowth), 600);
  painter.setFont(words);
  painter.setPen(QColor::fromRgba(theme::kOnAmber));
  const QRectF accept = m_accept;
  painter.drawText(
      QPointF(accept.left() + geometry().fx(0.3), accept.center().y() + QFontMetricsF(words).capHeight() / 2),
      tr("Accept"));
  const QString key = tr("Enter", "key");
  const qreal width = QFontMetricsF(cap).horizontalAdvance(key) + geometry().fx(0.26);
  paintKeyCap(painter,
              QRectF(accept.right() - geometry().fx(0.22) - width, accept.center().y() - geometry().fx(0.27),
                     width, geometry().fx(0.54)),
              key, cap, std::max(1.0, ratio), true);
}

void StandingPanel::paint(QPainter &painter, const QRect &) {
  if (!isShown())
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paintTablePanel(painter, geometry(), m_rect);
  paintWords(painter);
  for (int i = 0; i < count(); ++i)
    paintChip(painter, i);
  paintAccept(painter);
  painter.restore();
}

}  // namespace janso
