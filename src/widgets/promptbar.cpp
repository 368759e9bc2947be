// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/promptbar.h"

#include <QFontMetricsF>
#include <algorithm>

#include "widgets/shadow.h"
#include "widgets/tablescene.h"
#include "widgets/theme.h"

namespace janso {

namespace {

// A call as the meld that it would become.
Meld meldOf(const Action &action, const SeatView &view) {
  Meld meld;
  std::vector<Tile> tiles(action.consumed.begin(), action.consumed.end());
  switch (action.type) {
    case ActionType::Chi:
      meld.type = MeldType::Chi;
      break;
    case ActionType::Pon:
      meld.type = MeldType::Pon;
      break;
    case ActionType::Daiminkan:
      meld.type = MeldType::Daiminkan;
      break;
    default:
      meld.type = MeldType::Ankan;
      break;
  }
  if (meld.type != MeldType::Ankan) {
    tiles.push_back(action.tile);
    meld.called = action.tile;
    meld.from = view.board.turn;
  }
  std::sort(tiles.begin(), tiles.end());
  for (Tile tile : tiles)
    meld.tiles.push_back(tile);
  return meld;
}

bool isShape(ActionType type) {
  return type == ActionType::Chi || type == ActionType::Pon || type == ActionType::Daiminkan;
}

// Lays the tiles of a shape from (0, 0) to the right, all with the same lower edge; gives the width.
int layShape(const TableGeometry &geometry, const Action &action, const SeatView &view, PromptShape &shape) {
  const TileSize tile(geometry.promptTile());
  const int seam = std::max(1, qRound(1.5 * geometry.ratio()));
  std::vector<MeldTile> tiles;
  if (isShape(action.type))
    tiles = meldTiles(meldOf(action, view), view.seat);
  else if (action.type == ActionType::Ankan)
    tiles.push_back({action.consumed.back(), {}, false});
  else
    tiles.push_back({action.tile, {}, false});
  int x = 0;
  for (const MeldTile &item : tiles) {
    const QSize face = tile.lyingFace(item.shape.sideways ? 1 : 0);
    shape.places.append({QRect(QPoint(x, tile.height - face.height()), face), item.shape.sideways ? 3 : 0});
    shape.tiles.push_back(item.tile);
    shape.backs.push_back(item.back);
    x += face.width() + seam;
  }
  return x - seam;
}

// Square for one letter, wider for a word.
qreal keyCapWidth(const TableGeometry &geometry, const QString &key) {
  const QFontMetricsF metrics(theme::sans(geometry.fontSize(0.30), 600));
  return std::max(geometry.fx(0.52), metrics.horizontalAdvance(key) + geometry.fx(0.24));
}

bool showsTiles(PromptKind kind) {
  return kind == PromptKind::Win || kind == PromptKind::Kan || kind == PromptKind::Pon ||
         kind == PromptKind::Chi || kind == PromptKind::Kita;
}

}  // namespace

void paintKeyCap(QPainter &painter, const QRectF &cap, const QString &key, const QFont &font, qreal line,
                 bool onAmber) {
  painter.setPen(
      QPen(onAmber ? QColor(0x20, 0x16, 0x0A, 110) : QColor::fromRgba(theme::kKeyCapBorder), line));
  painter.setBrush(onAmber ? QColor(0x20, 0x16, 0x0A, 36) : QColor::fromRgba(theme::kKeyCap));
  painter.drawRoundedRect(cap.adjusted(line / 2, line / 2, -line / 2, -line / 2), cap.height() * 0.2,
                          cap.height() * 0.2);
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(onAmber ? theme::kOnAmber : theme::kTextSecond));
  const QFontMetricsF metrics(font);
  painter.drawText(QPointF(cap.center().x() - metrics.horizontalAdvance(key) / 2,
                           cap.center().y() + metrics.capHeight() / 2),
                   key);
}

void paintButtonGround(QPainter &painter, const QRectF &rect, qreal radius, qreal ratio, bool primary,
                       bool focused, bool pressed) {
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient fill(rect.topLeft(), rect.bottomLeft());
  if (primary) {
    const QColor amber = QColor::fromRgba(theme::kAmber);
    fill.setColorAt(0, pressed ? amber.darker(108) : amber.lighter(focused ? 112 : 104));
    fill.setColorAt(1, pressed ? amber.darker(114) : amber.darker(focused ? 100 : 106));
  } else {
    fill.setColorAt(0, QColor::fromRgba(focused && !pressed ? theme::kButtonTopFocus : theme::kButtonTop));
    fill.setColorAt(1,
                    QColor::fromRgba(focused && !pressed ? theme::kButtonBottomFocus : theme::kButtonBottom));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawRoundedRect(rect, radius, radius);
  const qreal line = focused ? 2 * ratio : std::max(1.0, ratio);
  const QRectF edge = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2);
  painter.setBrush(Qt::NoBrush);
  if (!focused || primary) {
    painter.fillRect(
        QRectF(rect.left() + radius, rect.top() + line, rect.width() - 2 * radius, std::max(1.0, ratio)),
        QColor(255, 255, 255, primary ? 70 : 36));
  }
  // On amber the outline must differ from the ground.
  const QRgb colour = focused ? (primary ? theme::kText : theme::kAmber) : theme::kButtonBorder;
  if (focused || !primary) {
    painter.setPen(QPen(QColor::fromRgba(colour), line));
    painter.drawRoundedRect(edge, radius, radius);
  }
}

QString PromptBar::text(const PromptButton &button) {
  switch (button.kind) {
    case PromptKind::Win:
      return !button.choices.empty() && button.choices.front().type == ActionType::Ron ? tr("Ron")
                                                                                       : tr("Tsumo");
    case PromptKind::Riichi:
      return tr("Riichi");
    case PromptKind::OpenRiichi:
      return tr("Open riichi");
    case PromptKind::Kita:
      return tr("Kita");
    case PromptKind::Kan:
      return tr("Kan");
    case PromptKind::Pon:
      return tr("Pon");
    case PromptKind::Chi:
      return tr("Chi");
    case PromptKind::Kyuushu:
      return tr("Abort: nine terminals");
    case PromptKind::Cancel:
      return tr("Cancel");
    case PromptKind::Skip:
      return tr("Skip");
    case PromptKind::ReallyPass:
      return tr("Really pass?");
  }
  return {};
}

// Laid out with its top left corner at (0, 0).
PromptItem PromptBar::makeItem(const TableGeometry &geometry, const PromptButton &button,
                               const SeatView &view, const QString &key, bool compact) const {
  PromptItem item;
  item.kind = button.kind;
  item.text = text(button);
  item.key = key;
  item.compact = compact;
  const QFontMetricsF metrics(theme::sans(geometry.fontSize(0.56), 600));
  const int pad = geometry.px(0.33);
  const int cap = key.isEmpty() ? 0 : geometry.px(0.24) + qRound(keyCapWidth(geometry, key));
  const int words = qRound(metrics.horizontalAdvance(item.text));
  const TileSize tile(geometry.promptTile());
  const int height = compact ? geometry.compactHeight() : geometry.promptHeight();
  const bool stacked = !compact && !showsTiles(button.kind);  // text above the key cap
  int head = stacked ? std::max(words, geometry.px(0.52)) : words + cap;

  std::vector<int> widths;
  int row = 0;
  const int between = geometry.px(0.32);
  if (showsTiles(button.kind)) {
    for (const Action &action : button.choices) {
      PromptShape shape;
      const int width = layShape(geometry, action, view, shape);
      row += width + (item.shapes.empty() ? 0 : 2 * between);
      widths.push_back(width);
      item.shapes.push_back(shape);
    }
    if (item.shapes.size() > 1 && isShape(button.choices.front().type)) {
      item.note =
          tr("%n ways", "a call that can be made in several ways", static_cast<int>(item.shapes.size()));
      const QFontMetricsF small(theme::sans(geometry.fontSize(0.36), 500));
      if (!compact)
        head += geometry.px(0.4) + qRound(small.horizontalAdvance(item.note));
    }
  }
  int x = pad;
  int y = height - geometry.px(0.23) - tile.thickness - tile.height;
  int width = std::max(head, row) + 2 * pad;
  if (compact) {
    width = head + (row > 0 ? geometry.px(0.42) + row : 0) + 2 * pad;
    x = pad + head + geometry.px(0.42);
    y = (height - tile.height - tile.thickness) / 2;
  }
  for (std::size_t i = 0; i < item.shapes.size(); ++i) {
    PromptShape &shape = item.shapes[i];
    for (TilePlace &place : shape.places)
      place.face.translate(x, y);
    shape.area = QRect(x - between, compact ? 0 : y - geometry.px(0.2), widths[i] + 2 * between,
                       compact ? height : height - y + geometry.px(0.2));
    x += widths[i] + 2 * between;
  }
  item.rect = QRect(0, 0, width, height);
  return item;
}

namespace {

void moveItem(PromptItem &item, QPoint by) {
  item.rect.translate(by);
  for (PromptShape &shape : item.shapes) {
    shape.area = shape.area.translated(by) & item.rect;
    for (TilePlace &place : shape.places)
      place.face.translate(by);
  }
}

// Places items [from, to) so that their row ends at `corner`.
void placeRow(std::vector<PromptItem> &items, std::size_t from, std::size_t to, QPoint corner,
              const TableGeometry &geometry) {
  int right = corner.x();
  for (std::size_t i = to; i-- > from;) {
    moveItem(items[i], QPoint(right - items[i].rect.width(), corner.y() - items[i].rect.height()));
    const bool win = items[i].kind == PromptKind::Win || (i > from && items[i - 1].kind == PromptKind::Win);
    right = items[i].rect.left() - geometry.px(win ? 0.6 : 0.18);
  }
}

}  // namespace

// An indicator weighs more than a tile of a pond; backs of the wall may be covered.
int PromptBar::coverage(const std::vector<PromptItem> &items, const KeepClear &clear) {
  const auto count = [&items](const QList<QRect> &rects) {
    return static_cast<int>(std::count_if(rects.begin(), rects.end(), [&items](const QRect &rect) {
      return std::any_of(items.begin(), items.end(),
                         [&rect](const PromptItem &item) { return item.rect.intersects(rect); });
    }));
  };
  constexpr int kMoreThanAllControls = 10;
  return kMoreThanAllControls * (3 * count(clear.indicators) + 2 * count(clear.tiles)) +
         count(clear.controls);
}

void PromptBar::layout(const TableGeometry &geometry, const DecisionFlow &flow, const SeatView &view,
                       const std::vector<QString> &keys, const KeepClear &clear) {
  m_items.clear();
  const std::vector<PromptButton> &buttons = flow.buttons();
  if (buttons.empty())
    return;
  // Low buttons where no shape has to be chosen, on the own turn.
  const bool compact = !flow.isClaim();
  bool stackedMeld = false;
  for (const Meld &meld : view.me().melds)
    stackedMeld = stackedMeld || meld.type == MeldType::Kakan;
  std::vector<PromptItem> items;
  for (const PromptButton &button : buttons)
    items.push_back(makeItem(geometry, button, view, keys[static_cast<std::size_t>(button.kind)], compact));

  const QPoint corner = geometry.promptCorner(stackedMeld);
  std::vector<std::vector<PromptItem>> candidates;
  candidates.push_back(items);
  placeRow(candidates.back(), 0, items.size(), corner, geometry);
  // Two rows, the first buttons above.
  for (std::size_t cut = 1; cut < items.size(); ++cut) {
    candidates.push_back(items);
    placeRow(candidates.back(), cut, items.size(), corner, geometry);
    const qreal apart = items.front().kind == PromptKind::Win ? 0.45 : 0.18;
    const QPoint above = corner - QPoint(0, items.front().rect.height() + geometry.px(apart));
    placeRow(candidates.back(), 0, cut, above, geometry);
  }
  // One row above the wall.
  int up = 0;
  for (const QRect &indicator : clear.indicators)
    up = std::max(up, corner.y() - indicator.top() + geometry.px(0.12));
  if (up > 0) {
    candidates.push_back(items);
    placeRow(candidates.back(), 0, items.size(), corner - QPoint(0, up), geometry);
  }
  const auto best = std::min_element(
      candidates.begin(), candidates.end(),
      [&clear](const auto &a, const auto &b) { return coverage(a, clear) < coverage(b, clear); });
  m_items = *best;
}

QRect PromptBar::bounds(const TableGeometry &geometry) const {
  QRect area;
  for (const PromptItem &item : m_items)
    area |= item.rect;
  const int margin = geometry.px(0.6);
  return area.isNull() ? area : area.adjusted(-margin, -margin, margin, margin);
}

PromptHit PromptBar::hit(QPoint at) const {
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    const PromptItem &item = m_items[i];
    if (!item.rect.contains(at))
      continue;
    if (item.shapes.size() <= 1)
      return {static_cast<int>(i), 0};
    for (std::size_t s = 0; s < item.shapes.size(); ++s) {
      if (item.shapes[s].area.contains(at))
        return {static_cast<int>(i), static_cast<int>(s)};
    }
    return {static_cast<int>(i), -1};
  }
  return {};
}

void PromptBar::paint(QPainter &painter, const TableGeometry &geometry, const FlowFocus &focus,
                      const PromptHit &hover, const PromptHit &pressed) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal ratio = geometry.ratio();
  const qreal radius = geometry.fx(0.20);
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    const PromptItem &item = m_items[i];
    const int index = static_cast<int>(i);
    const bool focused = focus.area == FocusArea::Prompt && focus.button == index;
    const bool primary = item.kind == PromptKind::Win;
    const ShadowImage shadow = groupShadow({QRectF(QPointF(0, 0), QSizeF(item.rect.size()))}, radius,
                                           {{QPointF(3, 6) * ratio, 0, 5 * ratio, 0.55}});
    painter.drawImage(item.rect.topLeft() + shadow.topLeft, shadow.image);
    const bool lit = focused || hover.button == index;
    paintButtonGround(painter, item.rect, radius, ratio, primary, focused, pressed.button == index);
    if (lit && !focused) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor(255, 255, 255, 12));
      painter.drawRoundedRect(item.rect, radius, radius);
    }

    const QFont font = theme::sans(geometry.fontSize(0.56), 600);
    const QFontMetricsF metrics(font);
    const bool stacked = !item.compact && !showsTiles(item.kind);
    const qreal pad = geometry.px(0.33);
    const qreal middle = item.compact ? QRectF(item.rect).center().y() : item.rect.top() + geometry.fx(0.55);
    const qreal left = stacked ? QRectF(item.rect).center().x() - metrics.horizontalAdvance(item.text) / 2
                               : item.rect.left() + pad;
    painter.setFont(font);
    painter.setPen(QColor::fromRgba(primary                               ? theme::kOnAmber
                                    : item.kind == PromptKind::ReallyPass ? theme::kLoss
                                                                          : theme::kText));
    painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), item.text);
    if (!item.key.isEmpty()) {
      const qreal side = geometry.fx(0.52);
      const QFont small = theme::sans(geometry.fontSize(0.30), 600);
      const qreal width = keyCapWidth(geometry, item.key);
      const QRectF cap = stacked ? QRectF(QRectF(item.rect).center().x() - width / 2,
                                          item.rect.top() + geometry.fx(1.26), width, side)
                                 : QRectF(left + metrics.horizontalAdvance(item.text) + geometry.fx(0.24),
                                          middle - side / 2, width, side);
      paintKeyCap(painter, cap, item.key, small, std::max(1.0, ratio), primary);
    }
    if (!item.note.isEmpty() && !item.compact) {
      const QFont small = theme::sans(geometry.fontSize(0.36), 500);
      painter.setFont(small);
      painter.setPen(QColor::fromRgba(theme::kTextDim));
      painter.drawText(
          QPointF(item.rect.right() + 1 - pad - QFontMetricsF(small).horizontalAdvance(item.note),
                  middle + QFontMetricsF(small).capHeight() / 2 + geometry.fx(0.05)),
          item.note);
    }
    for (std::size_t s = 0; s < item.shapes.size(); ++s) {
      const PromptShape &shape = item.shapes[s];
      const bool several = item.shapes.size() > 1;
      const bool chosen = several && ((focused && focus.choice == static_cast<int>(s)) ||
                                      (hover.button == index && hover.choice == static_cast<int>(s)));
      QRect faces;
      for (const TilePlace &place : shape.places)
        faces |= place.face;
      if (several && s > 0) {
        const qreal x = (shape.area.left() + item.shapes[s - 1].area.right()) / 2.0;
        painter.fillRect(QRectF(x, faces.top(), ratio, faces.height()), QColor(255, 255, 255, 28));
      }
      if (chosen) {
        const qreal width = geometry.fx(0.05);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgba(theme::kAmber));
        const qreal y = faces.bottom() + 1 + TileSize(geometry.promptTile()).thickness + geometry.fx(0.05);
        painter.drawRoundedRect(QRectF(faces.left(), y, faces.width(), width), width / 2, width / 2);
      }
      QList<QRectF> footprints;
      for (const TilePlace &place : shape.places)
        footprints.append(place.face);
      m_tiles.shadows(painter, footprints, geometry.promptTile(), geometry.unit() * 0.7);
      for (qsizetype t = 0; t < shape.places.size(); ++t) {
        m_tiles.lying(painter, shape.places[t].face.topLeft(), geometry.promptTile(),
                      shape.tiles[static_cast<std::size_t>(t)], {.turn = shape.places[t].turn});
      }
    }
  }
  painter.restore();
}

}  // namespace janso
