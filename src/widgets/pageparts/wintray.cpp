// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/wintray.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "rules/dora.h"
#include "rules/meldlayout.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

namespace {

constexpr qreal kTileWidth = 58;
constexpr qreal kMeldShare = 0.776;  // melds are smaller than the hand, as on the table
constexpr qreal kTrayHeight = 125;
constexpr qreal kTallTrayHeight = 116;  // the caption below tiles that have half the room
constexpr qreal kTraySide = 18;
constexpr qreal kWinGap = 0.42;      // of a tile
constexpr qreal kMeldGap = 0.20;     // likewise, between melds
constexpr qreal kHandGap = 0.40;     // between hand and melds
constexpr qreal kCaptionGap = 8;     // above one that stands below the tiles
constexpr qreal kCaption = 132;      // widest beside the tiles
constexpr qreal kWideCaption = 330;  // likewise, beside smaller tiles
constexpr qreal kDoraWidth = 34;
constexpr int kTurned = 3;  // a quarter turn to the left

void append(LaidRow &row, const LaidRow &part, qreal gap) {
  const qreal x = row.tiles.empty() ? 0 : row.width + gap;
  for (LaidTile tile : part.tiles) {
    tile.face.translate(x, 0);
    row.tiles.push_back(tile);
  }
  row.width = x + part.width;
}

void appendTile(LaidRow &row, Tile tile, const TileStyle &style, qreal tileWidth) {
  const QSizeF size = TilePainter::faceSize(tileWidth, style.turn);
  const qreal x = row.tiles.empty() ? 0 : row.width + TilePainter::gap(tileWidth);
  row.tiles.push_back({QRectF(QPointF(x, -size.height()), size), tile, style});
  row.width = x + size.width();
}

struct CaptionFonts {
  QFont title;
  QFont text;
};

CaptionFonts captionFonts(qreal scale) {
  return {theme::sans(pagelook::textPixels(14.5, scale), 600),
          theme::sans(pagelook::textPixels(14, scale), 500)};
}

}  // namespace

LaidRow layMeld(const Meld &meld, int owner, qreal tileWidth) {
  LaidRow row;
  for (const MeldTile &laid : layOut(meld, owner)) {
    if (!laid.stacked) {
      appendTile(row, laid.tile, {.turn = laid.sideways ? kTurned : 0, .back = laid.back}, tileWidth);
      continue;
    }
    LaidTile added = row.tiles.back();
    added.tile = laid.tile;
    added.face.translate(0, -tileWidth - TilePainter::gap(tileWidth));
    // Farther from the viewer: it is drawn first.
    row.tiles.insert(row.tiles.end() - 1, added);
  }
  return row;
}

LaidRow layHand(std::span<const Tile> concealed, const Melds &melds, int owner, qreal tileWidth,
                qreal meldWidth) {
  LaidRow row;
  for (const Tile tile : concealed)
    appendTile(row, tile, {}, tileWidth);
  for (std::size_t i = melds.size(); i-- > 0;)
    append(row, layMeld(melds[i], owner, meldWidth),
           (i + 1 == melds.size() ? kHandGap : kMeldGap) * tileWidth);
  return row;
}

void drawLaid(QPainter &painter, TilePainter &tiles, const LaidRow &row, QPointF origin, qreal tileWidth,
              int count) {
  const std::size_t shown =
      count < 0 ? row.tiles.size() : std::min(row.tiles.size(), static_cast<std::size_t>(count));
  QList<QRectF> faces;
  for (std::size_t i = 0; i < shown; ++i)
    faces << row.tiles[i].face.translated(origin);
  tiles.shadows(painter, faces, tileWidth);
  for (std::size_t i = 0; i < shown; ++i) {
    const LaidTile &laid = row.tiles[i];
    const qreal width = laid.style.turn % 2 == 0 ? laid.face.width() : laid.face.height();
    tiles.lying(painter, faces[static_cast<qsizetype>(i)].topLeft(), width, laid.tile, laid.style);
  }
}

// --- WinTray ---

WinTray::WinTray(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WinTray::setFelt(FeltColor felt) {
  m_felt = felt;
  update();
}

void WinTray::setHand(const HoraInfo &info, int players, int norths) {
  m_info = info;
  m_dora = doraCounts(info.doraIndicators, players);
  m_uraDora = doraCounts(info.uraIndicators, players);
  m_norths = norths;
  QStringList words;
  for (const Tile tile : info.hand)
    words << tileName(tile);
  for (const Meld &meld : info.melds) {
    for (const Tile tile : meld.tiles)
      words << tileName(tile);
  }
  for (int i = 0; i < norths; ++i)
    words << tileName(Tile(kNorth));
  words << tr("winning tile: %1").arg(tileName(info.winTile));
  setAccessibleName(tr("Hand"));
  setAccessibleDescription(words.join(QStringLiteral(", ")));
  updateGeometry();
  update();
}

void WinTray::setCaption(const QString &title, const QString &text) {
  m_title = title;
  m_text = text;
  update();
}

void WinTray::setCaptionBelow(bool below) {
  m_captionBelow = below;
  updateGeometry();
  update();
}

void WinTray::setShare(qreal share) {
  m_share = share;
  updateGeometry();
  update();
}

int WinTray::tileCount() const {
  return static_cast<int>(layAt(kTileWidth).tiles.size()) + 1;
}

void WinTray::setRevealed(int tiles) {
  if (tiles == m_revealed)
    return;
  m_revealed = tiles;
  update();
}

void WinTray::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QSize WinTray::sizeHint() const {
  const qreal below = m_captionBelow ? captionHeight() + kCaptionGap * m_scale : 0;
  const qreal tall = (kTallTrayHeight * m_scale - below) * m_share + below;
  return {qRound(1032 * m_scale), qRound(m_captionBelow ? tall : kTrayHeight * m_share * m_scale)};
}

QSize WinTray::minimumSizeHint() const {
  return {qRound(300 * m_scale), sizeHint().height()};
}

bool WinTray::isDora(Tile tile) const {
  return tile.isKnown() && (tile.isRed() || m_dora[tile.kind()] > 0 || m_uraDora[tile.kind()] > 0);
}

LaidRow WinTray::layAt(qreal tileWidth) const {
  LaidRow row = layHand({m_info.hand.data(), m_info.hand.size()}, m_info.melds, m_info.winner, tileWidth,
                        kMeldShare * tileWidth);
  LaidRow norths;
  for (int i = 0; i < m_norths; ++i)
    appendTile(norths, Tile(kNorth), {}, kMeldShare * tileWidth);
  if (m_norths > 0)
    append(row, norths, (m_info.melds.empty() ? kHandGap : kMeldGap) * tileWidth);
  for (LaidTile &laid : row.tiles) {
    const bool up = laid.tile.isKnown() && !laid.style.back;
    laid.style.dora = up && isDora(laid.tile);
  }
  return row;
}

// The row holds the hand, then the melds from the last to the first, then the Norths.
QList<bool> WinTray::litOf(const LaidRow &row) const {
  QList<bool> lit(static_cast<qsizetype>(row.tiles.size()), true);
  if (m_lit.empty())
    return lit;
  qsizetype at = 0;
  for (std::size_t i = 0; i < m_info.hand.size(); ++i)
    lit[at++] = (m_lit.hand >> i & 1U) != 0;
  for (std::size_t m = m_info.melds.size(); m-- > 0;) {
    const InlineVec<Tile, 4> &tiles = m_info.melds[m].tiles;
    unsigned left = m_lit.melds[m];
    for (std::size_t k = 0; k < tiles.size(); ++k, ++at) {
      // Laid in an order of their own: equal faces stand for each other.
      lit[at] = false;
      for (std::size_t i = 0; i < tiles.size() && !lit[at]; ++i) {
        if ((left >> i & 1U) != 0 && tiles[i] == row.tiles[static_cast<std::size_t>(at)].tile) {
          left &= ~(1U << i);
          lit[at] = true;
        }
      }
    }
  }
  while (at < lit.size())
    lit[at++] = m_lit.norths;
  return lit;
}

void WinTray::setLit(const WinTiles &tiles) {
  if (tiles == m_lit)
    return;
  m_lit = tiles;
  update();
}

QList<bool> WinTray::litFaces() const {
  QList<bool> lit = litOf(layAt(kTileWidth));
  lit << (m_lit.empty() || m_lit.win);
  return lit;
}

qreal WinTray::captionWidth() const {
  const CaptionFonts fonts = captionFonts(m_scale);
  const QFontMetricsF title(fonts.title);
  const QFontMetricsF text(fonts.text);
  const qreal natural = std::max(title.horizontalAdvance(m_title), text.horizontalAdvance(m_text)) + 2;
  return std::min(natural, (m_share < 1 ? kWideCaption : kCaption) * m_scale);
}

qreal WinTray::captionHeight() const {
  return QFontMetricsF(captionFonts(m_scale).title).height();
}

WinTray::Placed WinTray::place() const {
  const qreal caption = m_captionBelow ? 0 : captionWidth();
  const qreal below = m_captionBelow ? captionHeight() + kCaptionGap * m_scale : 0;
  const qreal inner = width() - 2 * kTraySide * m_scale;
  Placed placed;
  qreal tile = kTileWidth * m_share * m_scale;
  const auto total = [&](qreal w) { return layAt(w).width + (kWinGap + 1 + 0.3) * w + caption; };
  const qreal natural = total(tile);
  if (natural > inner)
    tile *= (inner - caption) / (natural - caption);
  const qreal high = tile * 4 / 3 + TilePainter::thickness(tile);
  if (const qreal room = height() - below - 2 * kCaptionGap * m_scale; m_captionBelow && high > room)
    tile *= room / high;
  placed.tileWidth = tile;
  placed.row = layAt(tile);
  // The faces stand on one line, a little above the middle since the thickness hangs below them.
  const qreal face = tile * 4 / 3;
  const qreal ends = (height() - below + face + TilePainter::thickness(tile)) / 2;
  const qreal bottom = ends - TilePainter::thickness(tile);
  placed.origin = QPointF(kTraySide * m_scale, bottom);
  placed.win = QRectF(QPointF(placed.origin.x() + placed.row.width + kWinGap * tile, bottom - face),
                      TilePainter::faceSize(tile));
  placed.caption = m_captionBelow ? QRectF(kTraySide * m_scale, ends + kCaptionGap * m_scale, inner,
                                           below - kCaptionGap * m_scale)
                                  : QRectF(placed.win.right() + 0.3 * tile, 0, caption, height());
  return placed;
}

QList<QRectF> WinTray::faces() const {
  const Placed placed = place();
  QList<QRectF> faces;
  for (const LaidTile &laid : placed.row.tiles)
    faces << laid.face.translated(placed.origin);
  faces << placed.win;
  return faces;
}

void WinTray::paintCaption(QPainter &painter, const QRectF &rect) const {
  const auto [title, text] = captionFonts(m_scale);
  const QFontMetricsF titleMetrics(title);
  const QFontMetricsF textMetrics(text);
  const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
  const qreal all = height() - 12 * m_scale;
  QRectF head = titleMetrics.boundingRect(QRectF(0, 0, rect.width(), all), flags, m_title);
  head.setHeight(std::min(head.height(), 2 * titleMetrics.height()));
  const qreal room = all - head.height();
  QRectF words = textMetrics.boundingRect(QRectF(0, 0, rect.width(), room), flags, m_text);
  words.setHeight(std::min(words.height(), room));
  const qreal top = (height() - head.height() - words.height()) / 2;
  painter.setFont(title);
  painter.setPen(QColor::fromRgba(theme::kAmberLit));
  painter.drawText(QRectF(rect.left(), top, rect.width(), head.height()), flags, m_title);
  painter.setFont(text);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.setOpacity(0.86);
  painter.drawText(QRectF(rect.left(), top + head.height(), rect.width() + 1, words.height() + 2), flags,
                   m_text);
  painter.setOpacity(1);
}

void WinTray::paintCaptionBelow(QPainter &painter, const QRectF &rect) const {
  const auto [title, text] = captionFonts(m_scale);
  const QFontMetricsF metrics(title);
  const qreal base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
  painter.setFont(title);
  painter.setPen(QColor::fromRgba(theme::kAmberLit));
  painter.drawText(QPointF(rect.left(), base), m_title);
  const qreal left = rect.left() + metrics.horizontalAdvance(m_title) + kCaptionGap * m_scale;
  painter.setFont(text);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.setOpacity(0.86);
  painter.drawText(QPointF(left, base),
                   QFontMetricsF(text).elidedText(m_text, Qt::ElideRight, rect.right() - left));
  painter.setOpacity(1);
}

// Over the tiles that are not meant.
void WinTray::paintVeils(QPainter &painter) const {
  const QList<bool> lit = litFaces();
  const QList<QRectF> places = faces();
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(theme::kVeil));
  for (qsizetype i = 0; i < lit.size(); ++i) {
    if (lit[i])
      continue;
    const qreal width = std::min(places[i].width(), places[i].height());
    painter.drawRoundedRect(places[i].adjusted(0, 0, 0, TilePainter::thickness(width)), kFaceRadius * width,
                            kFaceRadius * width);
  }
}

void WinTray::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const theme::FeltColors &felt = theme::felt(m_felt);
  const QRectF ground(rect());
  QRadialGradient cloth(QPointF(ground.width() * 0.35, 0), ground.width() * 0.75);
  cloth.setColorAt(0, QColor::fromRgba(felt.stops[1]).darker(104));
  cloth.setColorAt(1, QColor::fromRgba(felt.stops[2]));
  painter.setPen(Qt::NoPen);
  painter.setBrush(cloth);
  painter.drawRoundedRect(ground, 12 * m_scale, 12 * m_scale);
  // The tray is let into the page: shade at the upper edge, light at the lower.
  painter.setBrush(Qt::NoBrush);
  QLinearGradient edge(ground.topLeft(), ground.bottomLeft());
  edge.setColorAt(0, QColor::fromRgba(theme::kTrayEdge[0]));
  edge.setColorAt(0.5, QColor::fromRgba(theme::kTrayEdge[1]));
  edge.setColorAt(1, QColor::fromRgba(theme::kTrayEdge[2]));
  painter.setPen(QPen(QBrush(edge), 1));
  painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), 12 * m_scale, 12 * m_scale);
  if (!m_tiles)
    return;

  const Placed placed = place();
  const int all = static_cast<int>(placed.row.tiles.size());
  const int shown = m_revealed < 0 ? all + 1 : m_revealed;
  drawLaid(painter, *m_tiles, placed.row, placed.origin, placed.tileWidth, std::min(shown, all));
  if (shown <= all)
    return;
  m_tiles->shadows(painter, {placed.win}, placed.tileWidth);
  m_tiles->lying(painter, placed.win.topLeft(), placed.tileWidth, m_info.winTile,
                 {.dora = isDora(m_info.winTile)});
  TilePainter::outline(painter, placed.win, placed.tileWidth, std::max(2.0, 3 * m_scale));
  paintVeils(painter);
  if (m_captionBelow)
    paintCaptionBelow(painter, placed.caption);
  else
    paintCaption(painter, placed.caption);
}

// --- DoraRow ---

DoraRow::DoraRow(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DoraRow::setIndicators(const QString &label, const InlineVec<Tile, 5> &indicators, int players) {
  m_label = label;
  m_indicators = indicators;
  m_names.clear();
  for (const Tile dora : doraTiles(indicators, players))
    m_names << tileName(dora);
  setAccessibleName(label);
  setAccessibleDescription(m_names.join(QStringLiteral(", ")));
  updateGeometry();
  update();
}

void DoraRow::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QSize DoraRow::sizeHint() const {
  return {qRound(460 * m_scale),
          qRound(TilePainter::rowSize(5, kDoraWidth * m_scale).height() + 4 * m_scale)};
}

void DoraRow::paintEvent(QPaintEvent *) {
  if (!m_tiles || m_label.isEmpty())
    return;
  QPainter painter(this);
  const qreal tile = kDoraWidth * m_scale;
  const QSizeF size = TilePainter::rowSize(5, tile);
  const QFont head = theme::sans(pagelook::textPixels(15, m_scale), 600);
  const qreal label =
      std::clamp(QFontMetricsF(head).horizontalAdvance(m_label) + 16 * m_scale, 58 * m_scale, 130 * m_scale);
  painter.setFont(head);
  painter.setPen(pagelook::tone(theme::kText));
  painter.drawText(QRectF(0, 0, label, height()), Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(m_label, Qt::ElideRight, qRound(label - 6 * m_scale)));
  std::array<Tile, 5> fiveTiles{};
  std::copy(m_indicators.begin(), m_indicators.end(), fiveTiles.begin());
  m_tiles->row(painter, QPointF(label, (height() - size.height()) / 2), tile, fiveTiles);

  const QFont font = theme::sans(pagelook::textPixels(14, m_scale), 500);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  painter.setPen(pagelook::tone(theme::kTextSecond));
  // As many lines as the tiles are high, the columns as even as can be.
  const int most = std::clamp(static_cast<int>(height() / metrics.height()), 1, 3);
  const int wanted = m_names.size() > 4 ? 3 : 2;
  const int perColumn = std::min(most, wanted);
  const int columns = (static_cast<int>(m_names.size()) + perColumn - 1) / perColumn;
  const qreal left = label + size.width() + 16 * m_scale;
  const qreal column = (width() - left) / std::max(1, columns);
  const int lines = std::min<int>(perColumn, static_cast<int>(m_names.size()));
  const qreal pitch = perColumn == 3 ? metrics.height() : metrics.height() + 1;
  const qreal top = (height() - lines * pitch) / 2;
  for (int i = 0; i < m_names.size(); ++i) {
    const int at = i / perColumn;
    const QRectF cell(left + at * column, top + (i % perColumn) * pitch, column - 6 * m_scale, pitch);
    painter.drawText(cell, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_names[i], Qt::ElideRight, cell.width()));
  }
}

}  // namespace janso
