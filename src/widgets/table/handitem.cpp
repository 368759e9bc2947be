// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/handitem.h"

#include <QPainterPath>
#include <algorithm>

#include "rules/actionkinds.h"
#include "rules/dora.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/plaquepainter.h"
#include "widgets/sentences/reasontexts.h"
#include "widgets/sentences/tabletexts.h"

namespace janso {

namespace {

constexpr qreal kPointedRise = 0.10;
constexpr qreal kCap = 0.15;  // of a standing tile, in its widths

}  // namespace

// --- Hand ---

qreal HandItem::riseOf(int index) const {
  const DecisionFlow &flow = m_state.flow;
  if (m_state.handIsHidden() || (flow.isActive() && flow.isVeiled(index)))
    return 0;
  if (m_state.pressed.item == this && m_state.pressed.part == index)
    return 0;
  const FlowFocus &focus = flow.focus();
  if ((focus.area == FocusArea::Hand && focus.tile == index) || flow.selected() == index)
    return kFullRise;
  const bool mayGo = flow.isActive() && !flow.isClaim() && flow.canDiscard(index);
  return m_state.hovered(this) == index && mayGo ? kPointedRise : 0;
}

int HandItem::pointed() const {
  if (m_state.handIsHidden())
    return -1;
  const FlowFocus &focus = m_state.flow.focus();
  const int under = m_state.hovered(this);
  const bool cursor = under < 0 && m_state.flow.isActive() && focus.area == FocusArea::Hand;
  const int index = cursor ? focus.tile : under;
  return index < static_cast<int>(m_state.tiles(kHandGroup).size()) ? index : -1;
}

std::vector<qreal> HandItem::rises() const {
  std::vector<qreal> rises(m_state.tiles(kHandGroup).size());
  for (std::size_t i = 0; i < rises.size(); ++i)
    rises[i] = riseOf(static_cast<int>(i));
  return rises;
}

// By kind, each as often as it counts: the nearest hand may keep one of a pair.
std::vector<bool> HandItem::counting() const {
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  std::vector<bool> counts(tiles.size(), m_state.counting.empty() || m_state.handIsHidden());
  std::vector<Tile> left = m_state.handIsHidden() ? std::vector<Tile>() : m_state.counting;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const auto found =
        std::ranges::find_if(left, [&](Tile tile) { return tile.kind() == tiles[i].tile.kind(); });
    if (found == left.end() || !tiles[i].tile.isKnown())
      continue;
    counts[i] = true;
    left.erase(found);
  }
  return counts;
}

void HandItem::paintCursor(QPainter &painter, const SceneTile &tile) const {
  const qreal width = tile.width;
  const qreal length = 0.80 * width;
  const qreal thick = std::max(2.0 * geometry().ratio(), 0.06 * width);
  const qreal y = tile.face.bottom() + 1 + 0.06 * width;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(theme::kAmber));
  painter.drawRoundedRect(QRectF(tile.face.left() + (width - length) / 2, y, length, thick), thick / 2,
                          thick / 2);
  painter.restore();
}

void HandItem::paint(QPainter &painter, const QRect &) {
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  const QSet<SceneSlot> hidden = m_animator.hiddenTiles();
  QList<QRectF> footprints;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (!hidden.contains({kHandGroup, static_cast<int>(i)}))
      footprints.append(tiles[i].face);
  }
  if (!footprints.isEmpty())
    m_tiles.shadows(painter, footprints, geometry().handTile(), geometry().unit(), ShadowKind::Standing);
  const FlowFocus &focus = m_state.flow.focus();
  const bool open = !m_state.handIsHidden();
  const std::vector<bool> counts = counting();
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const int index = static_cast<int>(i);
    if (hidden.contains({kHandGroup, index}))
      continue;
    SceneTile tile = tiles[i];
    tile.face.translate(0, -qRound(m_animator.rise(i) * tile.width));
    tile.style.veiled = m_state.flow.isActive() && open && m_state.flow.isVeiled(index);
    tile.style.dim = !counts[i];
    m_scene.paintTile(painter, tile);
    if (open && focus.area == FocusArea::Hand && focus.tile == index)
      paintCursor(painter, tile);
  }
}

std::optional<TableHit> HandItem::hit(QPoint at) {
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  for (std::size_t i = 0; i < tiles.size() && !m_state.handIsHidden(); ++i) {
    // With the cap above, the room into which it rises, and the seam to the next.
    const QRect face = tiles[i].face;
    const int above = TileSize(face.width()).cap + qRound(0.2 * face.width());
    if (face.adjusted(0, -above, 2, geometry().px(0.25)).contains(at))
      return TableHit{this, static_cast<int>(i)};
  }
  return std::nullopt;
}

bool HandItem::isPressable(const TableHit &hit) const {
  return m_state.flow.isActive() && m_state.flow.canDiscard(hit.part);
}

void HandItem::press(const TableHit &hit) {
  if (isPressable(hit) && !m_state.flow.isClaim())
    m_host.afterStep(m_host.answering().chooseTile(hit.part, m_state.options.twoStepDiscard));
}

// Why the tile may not go; else its name and how many more there are. What the hand would wait for without it
// is told by the panel of waits.
QString HandItem::tipOf(int index) const {
  const DecisionFlow &flow = m_state.flow;
  const Tile tile = flow.tileAt(index);
  if (const Denial *denial = flow.denial(index)) {
    return denial->reason == DenialReason::Kuikae ? unlinked(kuikaeReason(m_state.view, tile))
                                                  : denialText(*denial);
  }
  if (flow.isActive() && flow.isVeiled(index) && flow.isChoosingRiichi())
    return tr("Discarding %1 breaks tenpai.").arg(tileName(tile));
  if (!tile.isKnown() || m_state.isExamined())
    return {};
  return tileUnseen(m_state.view, tile);
}

std::optional<TableTip> HandItem::tip(QPoint at) {
  const std::optional<TableHit> on = hit(at);
  if (!on)
    return std::nullopt;
  return TableTip{tipOf(on->part), m_state.tiles(kHandGroup)[static_cast<std::size_t>(on->part)].face};
}

QString HandItem::text() const {
  if (m_state.handIsHidden())
    return tr("The hand is face down");
  QStringList names;
  for (Tile tile : m_state.hand)
    names.append(tileName(tile));
  QString text = names.join(QStringLiteral(", "));
  if (m_state.view.me().hasDrawn && m_state.view.drawn.isKnown())
    text = tr("%1; drawn: %2").arg(text, tileName(m_state.view.drawn));
  return text;
}

QList<SpokenItem> HandItem::spoken() {
  QList<SpokenItem> items;
  const FlowFocus &focus = m_state.flow.focus();
  const TileCounts dora = doraCounts(m_state.view.board.doraIndicators, m_state.view.board.seats());
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  for (std::size_t i = 0; i < tiles.size() && !m_state.handIsHidden(); ++i) {
    const Tile tile = tiles[i].tile;
    const int index = static_cast<int>(i);
    QString name = tileName(tile);
    if (tile.isKnown() && (tile.isRed() || dora[tile.kind()] > 0))
      name = tr("%1, dora").arg(name);
    if (i == m_state.hand.size())
      name = tr("%1, drawn").arg(name);
    items.append({tiles[i].bounds(),
                  name,
                  true,
                  focus.area == FocusArea::Hand && focus.tile == index,
                  {this, index},
                  true});
  }
  return items;
}

// --- Furiten ---

QRect FuritenItem::bounds() const {
  return m_state.view.furiten.any() && !m_state.handIsHidden() ? geometry().furitenTag() : QRect();
}

void FuritenItem::paint(QPainter &painter, const QRect &) {
  const QRect place = bounds();
  if (place.isNull() || m_state.showsWaits)
    return;
  const QFont font = theme::sans(geometry().textSize(0.36, 1.25), 600);
  const QFontMetricsF metrics(font);
  const QString text = tr("Furiten");
  const QRectF plaque(place.left(), place.top(), metrics.horizontalAdvance(text) + geometry().fx(0.44),
                      place.height());
  painter.save();
  paintPlaque(painter, plaque, geometry().fx(0.14), geometry().dot());
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(theme::kLoss));
  painter.drawText(
      QPointF(plaque.left() + geometry().fx(0.22), plaque.center().y() + metrics.capHeight() / 2), text);
  painter.restore();
}

std::optional<TableHit> FuritenItem::hit(QPoint at) {
  return bounds().contains(at) ? std::optional(TableHit{this, 0}) : std::nullopt;
}

void FuritenItem::press(const TableHit &) {
  m_host.explainPressed(furitenReason(m_state.view));
}

void FuritenItem::hover(bool over) {
  m_host.explainHovered(over ? furitenReason(m_state.view) : QString());
}

QList<SpokenItem> FuritenItem::spoken() {
  if (bounds().isNull())
    return {};
  return {{bounds(), plainText(furitenReason(m_state.view)), true, false, {this, 0}}};
}

// --- Advice ---

QRect AdviceItem::bounds() const {
  const int room = geometry().px(0.5);
  return m_hand.bounds().adjusted(0, -2 * room, 0, 0) | m_prompt.bounds().adjusted(0, -room, 0, 0);
}

// What the mark stands on: the advised tile or button, or for a riichi both the button and the tile.
QList<QRect> AdviceItem::marks() const {
  QList<QRect> marks;
  const Action &advised = *m_state.advised;
  const DecisionFlow &flow = m_state.flow;
  const bool declares = isRiichi(advised.type);
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  for (int index = 0; index < static_cast<int>(tiles.size()) && marks.isEmpty(); ++index) {
    std::optional<Action> discarded = flow.discardAt(index);
    if (discarded && declares)
      discarded->type = advised.type;
    if (discarded == advised)
      marks << tiles[static_cast<std::size_t>(index)].face.translated(
          0, -qRound(m_hand.riseOf(index) * geometry().handTile()));
  }
  const QPoint button(0, qRound(kCap * geometry().handTile()));  // has no cap, unlike a tile
  const std::vector<PromptButton> &buttons = flow.buttons();
  for (std::size_t i = 0; i < buttons.size() && i < m_prompt.items().size(); ++i) {
    const PromptItem &item = m_prompt.items()[i];
    const std::vector<Action> &choices = buttons[i].choices;
    const auto found = std::find(choices.begin(), choices.end(), advised);
    if (found == choices.end())
      continue;
    const auto choice = static_cast<std::size_t>(found - choices.begin());
    const bool several = !declares && choices.size() > 1 && choice < item.shapes.size();
    // Above the button also for one of its shapes: the words of the button stay free.
    QRect place = item.rect;
    if (several) {
      place.setLeft(item.shapes[choice].area.left());
      place.setRight(item.shapes[choice].area.right());
    }
    marks << place.translated(button);
  }
  return marks;
}

// A shape of its own, so that it is told from cursor and dora without colors.
void AdviceItem::paint(QPainter &painter, const QRect &) {
  if (!m_state.advised || !m_state.flow.isActive() || m_state.handIsHidden())
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor::fromRgba(theme::kOnAmber), geometry().dot()));
  painter.setBrush(QColor::fromRgba(theme::kAmber));
  const qreal half = std::max(4.0 * geometry().ratio(), geometry().fx(0.17));
  for (const QRect &at : marks()) {
    const qreal x = at.center().x() + 0.5;
    const qreal y = at.top() - kCap * geometry().handTile() - 1.2 * half;
    QPainterPath diamond(QPointF(x, y - half));
    diamond.lineTo(x + half, y);
    diamond.lineTo(x, y + half);
    diamond.lineTo(x - half, y);
    diamond.closeSubpath();
    painter.drawPath(diamond);
  }
  painter.restore();
}

}  // namespace janso
