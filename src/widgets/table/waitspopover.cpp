// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/waitspopover.h"

#include <QFontMetricsF>
#include <QPolygonF>
#include <QtMath>
#include <algorithm>

#include "rules/actionkinds.h"
#include "rules/legal/hiddenview.h"
#include "rules/legal/legal.h"
#include "rules/shanten.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/table/tableoverlays.h"

namespace janso {

namespace {

constexpr int kMostInRow = 7;  // kokushi waits for thirteen
constexpr int kMostRows = 6;   // of the table: more hide too much
constexpr qreal kColumn = 1.42;
constexpr qreal kLine = 0.52;
constexpr qreal kHead = 0.76;
constexpr qreal kFoot = 0.2;
constexpr qreal kSide = 0.40;
constexpr qreal kPopoverGap = 0.34;
constexpr qreal kArrow = 0.62;  // between a discard and its waits
constexpr qreal kAboveHand = 0.62;
constexpr qreal kTileWidth = 0.78;

constexpr qreal kMostGrowth = 1.6;  // of the texts
constexpr qreal kGrowthStep = 0.1;

QString countText(const WaitValue &wait) {
  return QStringLiteral("×%1").arg(wait.left);
}

}  // namespace

// --- What is listed ---

void WaitsPopover::takeHand(TenpaiHand hand) {
  if (!hand.waits.empty())
    m_below = waitsBelow(hand);
  m_hands.clear();
  if (!hand.waits.empty())
    m_hands.push_back(std::move(hand));
  m_shown = true;
}

// The question on the table, or what the rules would ask.
void WaitsPopover::collectTurn() {
  const DecisionFlow &flow = m_state.flow;
  Decision asked;
  if (flow.isActive())
    asked = *flow.decision();
  else
    decisionOf(m_state.view, asked);
  const ActionType type = flow.discardType();
  TenpaiDiscards found = tenpaiDiscards(m_state.view, {asked.legal.data(), asked.legal.size()}, type);
  m_shown = m_isTable = true;
  m_declares = isRiichi(type);
  if (found.hands.empty())
    m_below = waitsNoneOf(found);
  m_hands = std::move(found.hands);
  const bool pointed = m_state.hover.item == &m_own;
  const std::optional<Action> looked = flow.considered();
  const Tile tile = looked && isDiscard(looked->type) ? looked->tile
                    : flow.isActive()                 ? Tile()
                                                      : flow.tileAt(pointed ? m_state.hover.part : -1);
  for (std::size_t i = 0; i < m_hands.size() && tile.isKnown(); ++i) {
    if (m_hands[i].discard == tile)
      m_marked = static_cast<int>(i);
  }
}

void WaitsPopover::collect() {
  m_shown = m_isTable = m_declares = false;
  m_hands.clear();
  m_marked = -1;
  m_below.clear();
  if (m_state.handIsHidden() || m_state.view.hand.empty() || hidesHand(m_state.view))
    return;
  const TileCounts counts = m_state.view.concealedCounts();
  const bool toDiscard = counts.total() % 3 == 2;
  if (m_state.showsWaits && toDiscard) {
    collectTurn();
  } else if (m_state.showsWaits) {
    const int melds = static_cast<int>(m_state.view.me().melds.size());
    takeHand(tenpaiHandAfter(m_state.view, Tile()));
    if (m_hands.empty())
      m_below = waitsNoneAt(shanten(counts, melds));
  } else if (m_state.hoverWaits && m_state.hover.item == &m_own && toDiscard && !m_state.isExamined()) {
    const DecisionFlow &flow = m_state.flow;
    const int index = m_state.hover.part;
    const Tile tile = flow.tileAt(index);
    if (!tile.isKnown() || (flow.isActive() && !flow.canDiscard(index)))
      return;
    takeHand(tenpaiHandAfter(m_state.view, tile));
    m_shown = !m_hands.empty();
  }
}

// --- Where it lies ---

QRect WaitsPopover::bounds() const {
  return withShadow(geometry(), m_rect);
}

QRegion WaitsPopover::refresh() {
  const QRect before = bounds();
  collect();
  place();
  return QRegion(before) + bounds();
}

QFont WaitsPopover::titleFont() const {
  return theme::sans(geometry().textSize(0.36, m_growth), 600);
}

QFont WaitsPopover::noteFont() const {
  return theme::sans(geometry().textSize(0.34, m_growth), 500);
}

QString WaitsPopover::title() const {
  return m_hands.empty() ? waitsNoneTitle() : m_isTable ? waitsTableTitle(m_declares) : waitsTitle();
}

int WaitsPopover::titleWidth() const {
  return qCeil(QFontMetricsF(titleFont()).horizontalAdvance(title()));
}

// Of one wait of a hand, with what it is worth.
int WaitsPopover::column() const {
  return qRound(geometry().px(kColumn) * geometry().textSize(0.34, m_growth) / geometry().fontSize(0.34));
}

int WaitsPopover::head() const {
  return qCeil(std::max(geometry().fx(kHead), 1.3 * QFontMetricsF(titleFont()).height()));
}

qreal WaitsPopover::lineStep() const {
  return std::max(geometry().fx(kLine), QFontMetricsF(noteFont()).height());
}

int WaitsPopover::widest(const QList<WaitsLine> &lines) const {
  qreal words = 0;
  for (const WaitsLine &line : lines)
    words = std::max(words, QFontMetricsF(noteFont()).horizontalAdvance(line.text));
  return qCeil(words);
}

int WaitsPopover::perRow() const {
  const int count = m_hands.empty() ? 0 : static_cast<int>(m_hands.front().waits.size());
  return count <= kMostInRow ? std::max(1, count) : (count + 1) / 2;
}

// Of the panel of one hand, or of none.
QSize WaitsPopover::handSize() const {
  const int count = m_hands.empty() ? 0 : static_cast<int>(m_hands.front().waits.size());
  const int rows = (count + perRow() - 1) / perRow();
  const int row = qCeil(TilePainter::faceSize(geometry().fx(kTileWidth)).height() + 2 * lineStep());
  const int width = std::max({perRow() * column(), widest(m_below), titleWidth(), geometry().px(4.4)});
  const int words = qCeil(static_cast<qreal>(m_below.size()) * lineStep());
  return {width + 2 * geometry().px(kSide), head() + rows * row + words + geometry().px(kFoot)};
}

// Of the table, no higher than `room`. The marked row is among those that are shown.
QSize WaitsPopover::tableSize(int room) {
  const int count = static_cast<int>(m_hands.size());
  const qreal tile = geometry().fx(kTileWidth);
  const QFontMetricsF metrics(noteFont());
  m_columns = {};
  m_columns.wait =
      qCeil(std::max(tile + geometry().fx(0.2), metrics.horizontalAdvance(QStringLiteral("×4 "))));
  int lines = 2;
  for (const TenpaiHand &hand : m_hands) {
    const QList<WaitsLine> beside = waitsAtSide(hand, m_declares);
    m_columns.waits = std::max(m_columns.waits, static_cast<int>(hand.waits.size()));
    m_columns.words = std::max(m_columns.words, widest(beside));
    lines = std::max(lines, static_cast<int>(beside.size()));
  }
  m_columns.height = qCeil(std::max(TilePainter::faceSize(tile).height() + lineStep(), lines * lineStep()) +
                           geometry().fx(0.24));
  const int more = qCeil(lineStep());
  const int space = room - head() - geometry().px(kFoot);
  m_columns.rows = std::min({count, kMostRows, std::max(1, space / m_columns.height)});
  if (m_columns.rows < count)
    m_columns.rows = std::clamp((space - more) / m_columns.height, 1, m_columns.rows);
  m_columns.first = std::max(0, m_marked - m_columns.rows + 1);
  if (m_columns.rows < count)
    m_below = {WaitsLine{waitsMore(count - m_columns.rows)}};
  const int row = geometry().px(kTileWidth) + geometry().px(kArrow) + m_columns.waits * m_columns.wait +
                  geometry().px(kPopoverGap) + m_columns.words;
  const int width =
      std::max({row, widest(m_below), titleWidth(), geometry().px(4.4)}) + 2 * geometry().px(kSide);
  return {width, head() + m_columns.rows * m_columns.height + (m_columns.rows < count ? more : 0) +
                     geometry().px(kFoot)};
}

// Its texts grow as far as it lies on the cloth, and all rows have room that had it before.
void WaitsPopover::place() {
  m_growth = 1;
  placeGrown();
  if (!m_shown || geometry().kind().text <= 1)
    return;
  const int rows = m_columns.rows;
  for (qreal growth = std::min<qreal>(geometry().kind().text, kMostGrowth); growth > 1;
       growth -= kGrowthStep) {
    m_growth = growth;
    const QList<WaitsLine> below = m_below;
    placeGrown();
    if (geometry().felt().contains(m_rect) && m_columns.rows >= rows)
      return;
    m_below = below;
  }
  m_growth = 1;
  placeGrown();
}

// Above the hand; above the buttons too where it would reach them.
void WaitsPopover::placeGrown() {
  m_rect = QRect();
  m_columns = {};
  if (!m_shown)
    return;
  const QRect first = geometry().handTileFace(0);
  const QRect felt = geometry().felt();
  const QRect tag = geometry().furitenTag();
  const bool keepsTag = !m_state.showsWaits && m_state.view.furiten.any();
  int bottom = keepsTag ? tag.top() - geometry().px(0.12) : first.top() - geometry().px(kAboveHand);
  const bool table = m_isTable && !m_hands.empty();
  const QRect buttons = m_prompt.area();
  for (const bool overButtons : {false, true}) {
    if (overButtons)
      bottom = std::min(bottom, buttons.top() - geometry().px(0.2));
    const QSize size = table ? tableSize(bottom - felt.top()) : handSize();
    const int left = std::max(felt.left(), std::min(first.left(), felt.right() - size.width()));
    m_rect = QRect(QPoint(left, bottom - size.height()), size);
    if (buttons.isNull() || !m_rect.adjusted(0, 0, geometry().px(0.2), 0).intersects(buttons))
      break;
  }
}

QRectF WaitsPopover::rowRect(int row) const {
  return QRectF(m_rect.left() + geometry().fx(0.12),
                m_rect.top() + head() + (row - m_columns.first) * m_columns.height,
                m_rect.width() - geometry().fx(0.24), m_columns.height - geometry().fx(0.06));
}

// --- Painting ---

void WaitsPopover::paintTile(QPainter &painter, QPointF at, Tile tile, bool gone) const {
  const qreal width = geometry().px(kTileWidth);
  m_tiles.shadows(painter, {QRectF(at, TilePainter::faceSize(width))}, width);
  painter.setOpacity(gone ? 0.5 : 1);
  m_tiles.lying(painter, at, width, tile);
  painter.setOpacity(1);
}

// `at`: the upper left corner of its column.
void WaitsPopover::paintWait(QPainter &painter, const WaitValue &wait, QPointF at) const {
  const qreal width = geometry().px(kTileWidth);
  const QFontMetricsF metrics(noteFont());
  const QPointF tile = at + QPointF((column() - geometry().px(0.2) - width) / 2, 0);
  paintTile(painter, tile, Tile(wait.kind), wait.left == 0);
  const WinChance &chance = m_hands.front().furiten ? wait.tsumo : wait.ron;
  const bool noYaku = !chance.worth && chance.why == NoWin::NoYaku;
  const bool tooFew = !chance.worth && chance.why == NoWin::BelowMinimumHan;
  const QString worth = chance.worth ? pointsText(chance.worth->points)
                        : noYaku     ? tr("no yaku")
                        : tooFew     ? tr("too few han")
                                     : QString();
  const auto drawCentered = [&](const QString &text, qreal base, QRgb color) {
    painter.setPen(QColor::fromRgba(color));
    painter.drawText(QPointF(tile.x() + width / 2 - metrics.horizontalAdvance(text) / 2, base), text);
  };
  const qreal base = at.y() + TilePainter::faceSize(width).height() + 0.95 * lineStep();
  drawCentered(countText(wait), base, wait.left == 0 ? theme::kTextDim : theme::kText);
  drawCentered(worth, base + 0.8 * lineStep(), chance.worth ? theme::kTextSecond : theme::kLoss);
}

// `base`: left end of the first line's base.
void WaitsPopover::paintLines(QPainter &painter, const QList<WaitsLine> &lines, QPointF base) const {
  for (const WaitsLine &line : lines) {
    painter.setPen(QColor::fromRgba(line.obstacle ? theme::kLoss : theme::kTextSecond));
    painter.drawText(base, line.text);
    base.ry() += lineStep();
  }
}

void WaitsPopover::paintRow(QPainter &painter, int row) const {
  const TenpaiHand &hand = m_hands[static_cast<std::size_t>(row)];
  const QRectF area = rowRect(row);
  if (row == m_marked) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(theme::kPlaqueHover));
    painter.drawRoundedRect(area, geometry().fx(0.14), geometry().fx(0.14));
    painter.setBrush(QColor::fromRgba(theme::kAmber));
    painter.drawRect(QRectF(area.left(), area.top() + geometry().fx(0.1),
                            std::max(2.0 * geometry().ratio(), geometry().fx(0.07)),
                            area.height() - geometry().fx(0.2)));
  }
  const qreal width = geometry().px(kTileWidth);
  const qreal top = area.top() + geometry().fx(0.1);
  qreal x = m_rect.left() + geometry().px(kSide);
  paintTile(painter, QPointF(x, top), hand.discard, false);
  x += width;
  const QPointF tip(x + geometry().fx(0.6 * kArrow), top + TilePainter::faceSize(width).height() / 2);
  const qreal wing = geometry().fx(0.12);
  painter.setPen(QPen(QColor::fromRgba(theme::kTextDim),
                      std::max(1.5 * geometry().ratio(), geometry().fx(0.05)), Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF{tip + QPointF(-wing, -wing), tip, tip + QPointF(-wing, wing)});
  x += geometry().px(kArrow);
  const QFontMetricsF metrics(noteFont());
  qreal at = x;
  for (const WaitValue &wait : hand.waits) {
    paintTile(painter, QPointF(at, top), Tile(wait.kind), wait.left == 0);
    const QString count = countText(wait);
    painter.setPen(QColor::fromRgba(wait.left == 0 ? theme::kTextDim : theme::kText));
    painter.drawText(QPointF(at + (width - metrics.horizontalAdvance(count)) / 2,
                             top + TilePainter::faceSize(width).height() + 0.9 * lineStep()),
                     count);
    at += m_columns.wait;
  }
  x += m_columns.waits * m_columns.wait + geometry().px(kPopoverGap);
  paintLines(painter, waitsAtSide(hand, m_declares), QPointF(x, area.top() + 0.85 * lineStep()));
}

void WaitsPopover::paint(QPainter &painter, const QRect &) {
  if (m_rect.isNull())
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paintTablePanel(painter, geometry(), m_rect);
  const qreal left = m_rect.left() + geometry().fx(kSide);
  painter.setFont(titleFont());
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(QPointF(left, m_rect.top() + 0.69 * head()), title());
  painter.setFont(noteFont());
  if (m_isTable) {
    for (int row = 0; row < m_columns.rows && !m_hands.empty(); ++row)
      paintRow(painter, m_columns.first + row);
  } else if (!m_hands.empty()) {
    const std::vector<WaitValue> &waits = m_hands.front().waits;
    const int row = qCeil(TilePainter::faceSize(geometry().fx(kTileWidth)).height() + 2 * lineStep());
    for (int i = 0; i < static_cast<int>(waits.size()); ++i) {
      const int line = i / perRow();
      const QPointF at(left + (i % perRow()) * column(), m_rect.top() + head() + line * row);
      paintWait(painter, waits[static_cast<std::size_t>(i)], at);
    }
  }
  const qreal last = m_rect.bottom() - geometry().fx(0.24);
  paintLines(painter, m_below, QPointF(left, last - (static_cast<qreal>(m_below.size()) - 1) * lineStep()));
  painter.restore();
}

// --- For who reads no picture ---

QList<SpokenItem> WaitsPopover::spoken() {
  QList<SpokenItem> items;
  if (m_rect.isNull() || !m_state.showsWaits)
    return items;
  const QStringList said = sentences();
  for (int i = 0; i < static_cast<int>(said.size()); ++i) {
    const bool row = m_isTable && i >= m_columns.first && i < m_columns.first + m_columns.rows;
    items << SpokenItem{row ? rowRect(i).toAlignedRect() : m_rect, said.at(i)};
  }
  return items;
}

// One for each hand, or one that there is none.
QStringList WaitsPopover::sentences() const {
  QStringList said;
  for (const TenpaiHand &hand : m_hands)
    said << waitsSpoken(hand);
  if (!said.isEmpty())
    return said;
  QStringList words{waitsNoneTitle() + u'.'};
  for (const WaitsLine &line : m_below)
    words << line.text;
  return {words.join(u' ')};
}

QString WaitsPopover::heldText() const {
  return m_rect.isNull() || !m_state.showsWaits ? QString() : sentences().join(u' ');
}

}  // namespace janso
