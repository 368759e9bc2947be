// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/promptbar.h"

#include <QFontMetricsF>
#include <algorithm>
#include <numeric>
#include <utility>

#include "rules/actionkinds.h"
#include "rules/meldlayout.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/buttons.h"
#include "widgets/paint/shadow.h"
#include "widgets/paint/tiltlayout.h"

namespace janso {

namespace {

bool isShape(ActionType type) {
  return type == ActionType::Chi || type == ActionType::Pon || type == ActionType::Daiminkan;
}

// Lays the tiles of a shape from (0, 0) to the right, all with the same lower edge; gives the width.
int layShape(const TableGeometry &geometry, const Action &action, const SeatView &view, PromptShape &shape) {
  const TileSize tile(geometry.promptTile());
  const int seam = std::max(1, qRound(1.5 * geometry.ratio()));
  std::vector<MeldTile> tiles;
  if (isShape(action.type))
    tiles = layOut(meldOf(action, view.board.turn), view.seat);
  else if (action.type == ActionType::Ankan)
    tiles.push_back({.tile = action.consumed.back()});
  else
    tiles.push_back({.tile = action.tile});
  int x = 0;
  for (const MeldTile &item : tiles) {
    const QSize face = tile.lyingFace(item.sideways ? 1 : 0);
    shape.places.append({QRect(QPoint(x, tile.height - face.height()), face), item.sideways ? 3 : 0});
    shape.tiles.push_back(item.tile);
    x += face.width() + seam;
  }
  return x - seam;
}

// How much larger the texts of a button may be: its height has room for that, the row may have less.
constexpr qreal kMostPromptGrowth = 1.4;
constexpr qreal kPromptGrowthStep = 0.1;

QFont promptFont(const TableGeometry &geometry, qreal growth) {
  return theme::sans(geometry.textSize(0.56, growth), 600);
}

QFont promptNoteFont(const TableGeometry &geometry, qreal growth) {
  return theme::sans(geometry.textSize(0.36, growth), 500);
}

QFont capFont(const TableGeometry &geometry, qreal growth) {
  return theme::sans(geometry.textSize(0.30, growth), 600);
}

// Square for one letter, wider for a word.
qreal keyCapWidth(const TableGeometry &geometry, const QString &key, qreal growth) {
  const QFontMetricsF metrics(capFont(geometry, growth));
  return std::max(geometry.fx(0.52), metrics.horizontalAdvance(key) + geometry.fx(0.24));
}

bool showsTiles(PromptKind kind) {
  return kind == PromptKind::Win || kind == PromptKind::Kan || kind == PromptKind::Pon ||
         kind == PromptKind::Chi || kind == PromptKind::Kita;
}

}  // namespace

QString PromptBar::text(const PromptButton &button) {
  switch (button.kind) {
    case PromptKind::Win:
      return actionName(button.choices.empty() ? ActionType::Tsumo : button.choices.front().type);
    case PromptKind::Riichi:
      return actionName(ActionType::Riichi);
    case PromptKind::OpenRiichi:
      return actionName(ActionType::OpenRiichi);
    case PromptKind::Kita:
      return actionName(ActionType::Kita);
    case PromptKind::Kan:
      return actionName(ActionType::Daiminkan);
    case PromptKind::Pon:
      return actionName(ActionType::Pon);
    case PromptKind::Chi:
      return actionName(ActionType::Chi);
    case PromptKind::Kyuushu:
      return actionName(ActionType::Kyuushu);
    case PromptKind::Cancel:
      return tr("Cancel");
    case PromptKind::Skip:
      return actionName(ActionType::Skip);
    case PromptKind::ConfirmSkip:
      return tr("Skip this win?");
  }
  return {};
}

namespace {

// The shapes of a call side by side from (0, 0); the result is their widths.
std::vector<int> layShapes(const TableGeometry &geometry, const PromptButton &button, const SeatView &view,
                           PromptItem &item) {
  std::vector<int> widths;
  if (!showsTiles(button.kind))
    return widths;
  for (const Action &action : button.choices) {
    PromptShape shape;
    widths.push_back(layShape(geometry, action, view, shape));
    item.shapes.push_back(shape);
  }
  if (item.shapes.size() > 1 && isShape(button.choices.front().type)) {
    item.note = PromptBar::tr("%n ways", "a call that can be made in several ways",
                              static_cast<int>(item.shapes.size()));
  }
  return widths;
}

}  // namespace

// Laid out with its top left corner at (0, 0).
PromptItem PromptBar::makeItem(const PromptButton &button, const QString &key, bool compact,
                               qreal growth) const {
  const TableGeometry &geometry = m_state.geometry;
  PromptItem item;
  item.kind = button.kind;
  item.text = text(button);
  item.key = key;
  item.compact = compact;
  item.growth = growth;
  const QFontMetricsF metrics(promptFont(geometry, growth));
  const int pad = geometry.px(0.33);
  const int cap = key.isEmpty() ? 0 : geometry.px(0.24) + qRound(keyCapWidth(geometry, key, growth));
  const int words = qRound(metrics.horizontalAdvance(item.text));
  const TileSize tile(geometry.promptTile());
  const int height = compact ? geometry.compactHeight() : geometry.promptHeight();
  const bool stacked = !compact && !showsTiles(button.kind);  // text above the key cap
  int head = stacked ? std::max(words, geometry.px(0.52)) : words + cap;

  const int between = geometry.px(0.32);
  const std::vector<int> widths = layShapes(geometry, button, m_state.view, item);
  int row = std::accumulate(widths.begin(), widths.end(), 0);
  if (!widths.empty())
    row += 2 * between * (static_cast<int>(widths.size()) - 1);
  if (!item.note.isEmpty() && !compact) {
    const QFontMetricsF small(promptNoteFont(geometry, growth));
    head += geometry.px(0.4) + qRound(small.horizontalAdvance(item.note));
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

namespace {

bool isInside(const std::vector<PromptItem> &items, const QRect &place) {
  return std::ranges::all_of(items, [&place](const PromptItem &item) { return place.contains(item.rect); });
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

PromptBar::KeepClear PromptBar::keepClear() const {
  KeepClear clear;
  for (int group : {kWallGroup, kWallGroup + 1}) {
    for (const SceneTile &tile : m_state.tiles(group)) {
      if (!tile.style.back)
        clear.indicators.append(shownBounds(geometry(), group, tile));
    }
  }
  for (int group : {kPondGroup, kPondGroup + 1, kKitaGroup, kKitaGroup + 1, kHandGroup + 1, kMeldGroup + 1}) {
    for (const SceneTile &tile : m_state.tiles(group))
      clear.tiles.append(shownBounds(geometry(), group, tile));
  }
  for (int i = 0; i < geometry().toggles(); ++i)
    clear.controls.append(geometry().toggle(i));
  for (int i = 0; i < geometry().helpButtons(); ++i)
    clear.controls.append(geometry().helpButton(i));
  return clear;
}

void PromptBar::layout(const std::vector<QString> &keys) {
  m_items.clear();
  const DecisionFlow &flow = m_state.flow;
  if (!flow.isActive() || m_state.handIsHidden() || flow.buttons().empty())
    return;
  const KeepClear clear = keepClear();
  m_items = placed(keys, 1, clear);
  const int hidden = coverage(m_items, clear);
  const qreal most = std::min<qreal>(geometry().kind().text, kMostPromptGrowth);
  // Texts grow as far as no more is hidden than without.
  for (qreal growth = most; growth > 1; growth -= kPromptGrowthStep) {
    std::vector<PromptItem> grown = placed(keys, growth, clear);
    if (coverage(grown, clear) > hidden || !isInside(grown, geometry().felt()))
      continue;
    m_items = std::move(grown);
    return;
  }
}

// Of all places of the buttons the one that hides least.
std::vector<PromptItem> PromptBar::placed(const std::vector<QString> &keys, qreal growth,
                                          const KeepClear &clear) const {
  const DecisionFlow &flow = m_state.flow;
  const std::vector<Meld> melds(m_state.view.me().melds.begin(), m_state.view.me().melds.end());
  const bool stackedMeld =
      std::ranges::any_of(melds, [](const Meld &m) { return m.type == MeldType::Kakan; });
  const QPoint corner = geometry().promptCorner(stackedMeld);
  int up = 0;
  for (const QRect &indicator : clear.indicators)
    up = std::max(up, corner.y() - indicator.top() + geometry().px(0.12));
  std::vector<std::vector<PromptItem>> candidates;
  // Low buttons on the own turn, where no shape has to be chosen, and where high ones would hide a discard.
  for (const bool compact : {false, true}) {
    if (!compact && !flow.isClaim())
      continue;
    std::vector<PromptItem> items;
    for (const PromptButton &button : flow.buttons())
      items.push_back(makeItem(button, keys[static_cast<std::size_t>(button.kind)], compact, growth));
    candidates.push_back(items);
    placeRow(candidates.back(), 0, items.size(), corner, geometry());
    // Two rows, the first buttons above.
    for (std::size_t cut = 1; cut < items.size(); ++cut) {
      candidates.push_back(items);
      placeRow(candidates.back(), cut, items.size(), corner, geometry());
      const qreal apart = items.front().kind == PromptKind::Win ? 0.45 : 0.18;
      const QPoint above = corner - QPoint(0, items.front().rect.height() + geometry().px(apart));
      placeRow(candidates.back(), 0, cut, above, geometry());
    }
    // One row above the wall.
    if (up > 0) {
      candidates.push_back(items);
      placeRow(candidates.back(), 0, items.size(), corner - QPoint(0, up), geometry());
    }
  }
  const auto worth = [&](const std::vector<PromptItem> &each) {
    return std::pair(!isInside(each, geometry().felt()), coverage(each, clear));
  };
  const auto best = std::ranges::min_element(candidates, {}, worth);
  return *best;
}

QRect PromptBar::area() const {
  QRect area;
  for (const PromptItem &item : m_items)
    area |= item.rect;
  return area;
}

QRect PromptBar::bounds() const {
  const int shadow = geometry().px(0.6);
  return m_items.empty() ? QRect() : area().adjusted(-shadow, -shadow, shadow, shadow);
}

std::optional<TableHit> PromptBar::hit(QPoint at) {
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    const PromptItem &item = m_items[i];
    if (!item.rect.contains(at))
      continue;
    TableHit hit{this, static_cast<int>(i), item.shapes.size() <= 1 ? 0 : -1};
    for (std::size_t s = 0; s < item.shapes.size() && hit.choice < 0; ++s) {
      if (item.shapes[s].area.contains(at))
        hit.choice = static_cast<int>(s);
    }
    return hit;
  }
  return std::nullopt;
}

void PromptBar::press(const TableHit &hit) {
  DecisionFlow &flow = m_host.answering();
  if (hit.choice >= 0) {
    m_host.afterStep(flow.press(hit.part, hit.choice));
    return;
  }
  // On a call with several shapes, beside them: the keyboard goes on from there.
  flow.setFocusButton(hit.part, 0);
  m_host.afterStep(std::nullopt);
}

bool PromptBar::isFocused(int index) const {
  const FlowFocus &focus = m_state.flow.focus();
  return focus.area == FocusArea::Prompt && focus.button == index;
}

QList<SpokenItem> PromptBar::spoken() {
  QList<SpokenItem> spoken;
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    const PromptItem &item = m_items[i];
    const int index = static_cast<int>(i);
    QStringList shapes;
    for (const PromptShape &shape : item.shapes) {
      QStringList names;
      for (Tile tile : shape.tiles)
        names.append(tileName(tile));
      shapes.append(names.join(QLatin1Char(' ')));
    }
    const QString name = shapes.isEmpty() ? item.text : tr("%1: %2").arg(item.text, shapes.join(tr(", or ")));
    const int choice = item.shapes.size() > 1 ? -1 : 0;
    spoken.append({item.rect, name, true, isFocused(index), {this, index, choice}});
  }
  return spoken;
}

// --- Painting ---

void PromptBar::paintGround(QPainter &painter, const PromptItem &item, int index) const {
  const qreal ratio = geometry().ratio();
  const qreal radius = geometry().fx(0.20);
  const ShadowImage shadow = groupShadow({QRectF(QPointF(0, 0), QSizeF(item.rect.size()))}, radius,
                                         {{QPointF(3, 6) * ratio, 0, 5 * ratio, 0.55}});
  painter.drawImage(item.rect.topLeft() + shadow.topLeft, shadow.image);
  const bool focused = isFocused(index);
  const bool pressed = m_state.pressed.item == this && m_state.pressed.part == index;
  paintButtonGround(painter, item.rect, radius, ratio,
                    {.ground = item.kind == PromptKind::Win ? ButtonGround::Primary : ButtonGround::Plain,
                     .focused = focused,
                     .hovered = m_state.hovered(this) == index,
                     .pressed = pressed});
}

void PromptBar::paintWords(QPainter &painter, const PromptItem &item) const {
  const QRectF rect = item.rect;
  const bool primary = item.kind == PromptKind::Win;
  const QFont font = promptFont(geometry(), item.growth);
  const QFontMetricsF metrics(font);
  const bool stacked = !item.compact && !showsTiles(item.kind);
  const qreal pad = geometry().px(0.33);
  const qreal middle = item.compact ? rect.center().y() : rect.top() + geometry().fx(0.55);
  const qreal words = metrics.horizontalAdvance(item.text);
  const qreal left = stacked ? rect.center().x() - words / 2 : rect.left() + pad;
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(primary                                ? theme::kOnAmber
                                  : item.kind == PromptKind::ConfirmSkip ? theme::kLoss
                                                                         : theme::kText));
  painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), item.text);
  if (!item.key.isEmpty()) {
    const qreal side = geometry().fx(0.52);
    const QFont small = capFont(geometry(), item.growth);
    const qreal width = keyCapWidth(geometry(), item.key, item.growth);
    const QRectF cap =
        stacked ? QRectF(rect.center().x() - width / 2, rect.top() + geometry().fx(1.26), width, side)
                : QRectF(left + words + geometry().fx(0.24), middle - side / 2, width, side);
    paintKeyCap(painter, cap, item.key, small, std::max(1.0, geometry().ratio()), primary);
  }
  if (!item.note.isEmpty() && !item.compact) {
    const QFont small = promptNoteFont(geometry(), item.growth);
    painter.setFont(small);
    painter.setPen(QColor::fromRgba(theme::kTextSecond));
    painter.drawText(QPointF(item.rect.right() + 1 - pad - QFontMetricsF(small).horizontalAdvance(item.note),
                             middle + QFontMetricsF(small).capHeight() / 2 + geometry().fx(0.05)),
                     item.note);
  }
}

// `chosen`: of several shapes, under the cursor or the pointer.
void PromptBar::paintShape(QPainter &painter, const PromptItem &item, std::size_t index, bool chosen) const {
  const PromptShape &shape = item.shapes[index];
  const int tile = geometry().promptTile();
  QRect faces;
  QList<QRectF> footprints;
  for (const TilePlace &place : shape.places) {
    faces |= place.face;
    footprints.append(place.face);
  }
  if (index > 0) {
    const qreal x = (shape.area.left() + item.shapes[index - 1].area.right()) / 2.0;
    painter.fillRect(QRectF(x, faces.top(), geometry().ratio(), faces.height()),
                     QColor::fromRgba(theme::kButtonSeparator));
  }
  if (chosen) {
    const qreal width = geometry().fx(0.05);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(theme::kAmber));
    const qreal y = faces.bottom() + 1 + TileSize(tile).thickness + geometry().fx(0.05);
    painter.drawRoundedRect(QRectF(faces.left(), y, faces.width(), width), width / 2, width / 2);
  }
  m_tiles.shadows(painter, footprints, tile, geometry().unit() * 0.7);
  for (qsizetype t = 0; t < shape.places.size(); ++t) {
    m_tiles.lying(painter, shape.places[t].face.topLeft(), tile, shape.tiles[static_cast<std::size_t>(t)],
                  {.turn = shape.places[t].turn});
  }
}

void PromptBar::paint(QPainter &painter, const QRect &) {
  if (m_items.empty())
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    const PromptItem &item = m_items[i];
    const int index = static_cast<int>(i);
    paintGround(painter, item, index);
    paintWords(painter, item);
    for (std::size_t s = 0; s < item.shapes.size(); ++s) {
      const int choice = static_cast<int>(s);
      const bool focused = isFocused(index) && m_state.flow.focus().choice == choice;
      const bool pointed = m_state.hovered(this) == index && m_state.hover.choice == choice;
      paintShape(painter, item, s, item.shapes.size() > 1 && (focused || pointed));
    }
  }
  painter.restore();
}

}  // namespace janso
