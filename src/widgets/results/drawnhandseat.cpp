// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/drawnhandseat.h"

#include <QPainter>
#include <algorithm>

#include "rules/places.h"
#include "rules/shanten.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/pageparts/wintray.h"
#include "widgets/paint/glyphs.h"

namespace janso {

namespace {

constexpr qreal kHeight = 104;
constexpr qreal kTallHeight = 160;
constexpr qreal kCloseHeight = 78;
constexpr qreal kTile = 36;
constexpr qreal kMeldTile = 28;
constexpr qreal kWaitTile = 32;
constexpr qreal kWhoWidth = 168;
constexpr qreal kPicturedWhoWidth = 192;
constexpr qreal kFace = 62;
constexpr qreal kWaitsWidth = 150;
constexpr qreal kScoreWidth = 120;

qreal heightOf(DrawSeat::Form form) {
  switch (form) {
    case DrawSeat::Form::Roomy:
      break;
    case DrawSeat::Form::Close:
      return kCloseHeight;
    case DrawSeat::Form::Tall:
      return kTallHeight;
  }
  return kHeight;
}

bool isByTenpai(DrawType type) {
  return type == DrawType::Exhaustive || type == DrawType::NagashiMangan;
}

std::vector<Tile> waitsOf(const HandTiles &hand, const Melds &melds) {
  std::vector<Tile> tiles;
  if (hand.size() + 3 * melds.size() != 13)
    return tiles;  // opened with a tile too many: no wait
  for (const Kind kind : waits(countsOf(hand), static_cast<int>(melds.size())))
    tiles.emplace_back(kind);
  return tiles;
}

}  // namespace

std::vector<DrawSeatInfo> drawSeats(const HandEnd &end) {
  const RyukyokuInfo &draw = *end.draw;
  const std::array<int, 4> places = placesOf(draw.scores, end.before.seats());
  std::vector<DrawSeatInfo> seats;
  const int players = end.before.seats();
  for (int turn = 0; turn < players; ++turn) {
    const int seat = (end.before.dealer + turn) % players;
    const auto at = static_cast<std::size_t>(seat);
    const PlayerBoard &player = end.before.players[at];
    DrawSeatInfo info;
    info.seat = seat;
    info.outcome = {end.names[at], turn, draw.deltas[at], draw.scores[at], places[at], draw.nagashi[at]};
    info.melds = player.melds;
    const HandTiles &hand = draw.hands[at];
    if (hand.empty())
      info.hand.assign(player.concealed, Tile());
    else
      info.hand.assign(hand.begin(), hand.end());
    info.lit = isByTenpai(draw.type) ? draw.tenpai[at] : !hand.empty();
    if (info.lit)
      info.waits = waitsOf(hand, player.melds);
    if (draw.nagashi[at])
      info.word = DrawSeat::tr("Nagashi mangan");
    else if (isByTenpai(draw.type))
      info.word = draw.tenpai[at] ? DrawSeat::tr("Tenpai") : DrawSeat::tr("Noten");
    else if (draw.type == DrawType::Kyuushu && seat == draw.declarer)
      info.word = DrawSeat::tr("Nine kinds");
    else if (draw.type == DrawType::TripleRon && !hand.empty())
      info.word = actionName(ActionType::Ron);
    else if (player.riichi == RiichiState::Accepted)
      info.word = actionName(ActionType::Riichi);
    seats.push_back(info);
  }
  return seats;
}

DrawSeat::DrawSeat(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DrawSeat::setSeat(const DrawSeatInfo &info) {
  m_info = info;
  QStringList waitNames;
  for (const Tile tile : info.waits)
    waitNames << tileName(tile);
  QStringList parts{info.outcome.name, windName(info.outcome.wind)};
  if (!info.word.isEmpty())
    parts << info.word;
  if (!waitNames.isEmpty())
    parts << tr("waits: %1").arg(waitNames.join(QStringLiteral(", ")));
  parts << signedPointsText(info.outcome.delta) << pointsText(info.outcome.score)
        << placeText(info.outcome.place);
  setAccessibleName(parts.join(QStringLiteral(", ")));
  update();
}

void DrawSeat::setForm(Form form) {
  m_form = form;
  updateGeometry();
  update();
}

void DrawSeat::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QSize DrawSeat::sizeHint() const {
  return {qRound(992 * m_scale), qRound(heightOf(m_form) * m_scale)};
}

QSize DrawSeat::minimumSizeHint() const {
  return {qRound(500 * m_scale), sizeHint().height()};
}

void DrawSeat::paintWho(QPainter &painter, const QRectF &rect) const {
  const SeatOutcome &who = m_info.outcome;
  const qreal plate = (who.portrait.isEmpty() ? 32 : kFace) * m_scale;
  const QRectF picture(rect.left(), rect.center().y() - plate / 2, plate, plate);
  if (who.portrait.isEmpty())
    paintWindPlate(painter, picture, who.wind, kPageWindInset);
  else
    paintSeatedPortrait(painter, picture, who.portrait, who.expression, 7 * m_scale, who.wind,
                        kPageWindShare);
  const qreal left = rect.left() + plate + 12 * m_scale;
  const qreal width = rect.right() - left;
  const QFont nameFont = theme::fittingSans(who.name, width, pagelook::textPixels(17, m_scale), 12, 600);
  const QFont wordFont = theme::fittingSans(m_info.word, width, pagelook::textPixels(14.5, m_scale), 12, 500);
  const QFontMetricsF names(nameFont);
  const QFontMetricsF words(wordFont);
  const bool two = !m_info.word.isEmpty();
  const qreal height = names.height() + (two ? words.height() : 0);
  const qreal top = rect.center().y() - height / 2;
  painter.setFont(nameFont);
  painter.setPen(pagelook::tone(theme::kText));
  painter.drawText(QRectF(left, top, width, names.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   names.elidedText(m_info.outcome.name, Qt::ElideRight, width));
  if (!two)
    return;
  painter.setFont(wordFont);
  painter.setPen(pagelook::tone(m_info.lit || m_info.outcome.winner ? theme::kText : theme::kTextDim));
  painter.drawText(QRectF(left, top + names.height(), width, words.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, words.elidedText(m_info.word, Qt::ElideRight, width));
}

void DrawSeat::paintHand(QPainter &painter, const QRectF &rect) const {
  qreal tile = kTile * m_scale;
  const qreal share = kMeldTile / kTile;
  LaidRow row = layHand(m_info.hand, m_info.melds, m_info.seat, tile, tile * share);
  if (row.width > rect.width()) {
    tile *= rect.width() / row.width;
    row = layHand(m_info.hand, m_info.melds, m_info.seat, tile, tile * share);
  }
  const qreal depth = TilePainter::thickness(tile);
  const qreal bottom = rect.center().y() + (tile * 4 / 3 + depth) / 2 - depth;
  drawLaid(painter, *m_tiles, row, QPointF(rect.left(), bottom), tile);
}

void DrawSeat::paintWaits(QPainter &painter, const QRectF &rect) const {
  if (m_info.waits.empty())
    return;
  const QFont font = theme::sans(pagelook::textPixels(13, m_scale), 500);
  const QFontMetricsF metrics(font);
  const QString label = tr("Waits");
  const auto count = static_cast<int>(m_info.waits.size());
  // Thirteen waits lie in two rows of smaller tiles.
  const int perRow = count <= 6 ? count : (count + 1) / 2;
  const int rows = (count + perRow - 1) / perRow;
  const qreal wanted = (rows == 1 ? kWaitTile : 22) * m_scale;
  const qreal tile = std::min(wanted, rect.width() / perRow * 0.97);
  const QSizeF row = TilePainter::rowSize(perRow, tile);
  const bool above = rows == 1;
  const qreal height = rows * row.height() + (above ? metrics.height() : 0) + (rows - 1) * 4 * m_scale;
  qreal top = rect.center().y() - height / 2;
  if (above) {
    painter.setFont(font);
    painter.setPen(pagelook::tone(theme::kTextDim));
    painter.drawText(QRectF(rect.left(), top - 2, rect.width(), metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(label, Qt::ElideRight, rect.width()));
    top += metrics.height();
  }
  for (int i = 0; i < count; i += perRow) {
    const auto part = static_cast<std::size_t>(std::min(perRow, count - i));
    m_tiles->row(painter, QPointF(rect.left(), top), tile, {m_info.waits.data() + i, part});
    top += row.height() + 4 * m_scale;
  }
}

void DrawSeat::paintScore(QPainter &painter, const QRectF &rect) const {
  const QFont deltaFont = theme::sans(pagelook::textPixels(16, m_scale), 600);
  const QFont scoreFont = theme::sans(pagelook::textPixels(22, m_scale), 600);
  const QFont placeFont = theme::sans(pagelook::textPixels(14, m_scale), 500);
  const QFontMetricsF metrics(scoreFont);
  const bool moved = m_info.outcome.delta != 0;
  const qreal half = rect.height() / 2;
  if (moved)
    drawDelta(painter, QRectF(rect.left(), rect.top() + 8 * m_scale, rect.width(), half - 8 * m_scale),
              m_info.outcome.delta, deltaFont, Qt::AlignRight);
  const QRectF lower(rect.left(), moved ? rect.center().y() - 2 * m_scale : rect.top(), rect.width(),
                     moved ? half - 6 * m_scale : rect.height());
  const QString score = pointsText(m_info.outcome.score);
  const qreal base = lower.center().y() + (metrics.ascent() - metrics.descent()) / 2;
  painter.setPen(pagelook::tone(theme::kText));
  drawTabular(painter, QPointF(rect.right() - tabularWidth(score, scoreFont), base), score, scoreFont);
  // A long word for the place takes of the room left of the column.
  const QString place = placeText(m_info.outcome.place);
  const QFontMetricsF placeMetrics(placeFont);
  const qreal gap = 8 * m_scale;
  const qreal end = rect.right() - tabularWidth(score, scoreFont) - gap;
  const qreal begin = std::min(rect.left(), end - placeMetrics.horizontalAdvance(place));
  painter.setFont(placeFont);
  painter.setPen(pagelook::tone(theme::kTextDim));
  painter.drawText(QPointF(begin, base), place);
}

void DrawSeat::paintEvent(QPaintEvent *) {
  if (!m_tiles)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(pagelook::tone(m_info.outcome.winner ? theme::kAmber : theme::kChromeBorder), 1));
  painter.setBrush(
      pagelook::tone(m_info.lit || m_info.outcome.winner ? theme::kSeatLit : theme::kSeatGround));
  painter.drawRoundedRect(ground, 12 * m_scale, 12 * m_scale);
  const QRectF inner = ground.adjusted(14 * m_scale, 0, -16 * m_scale, 0);
  const qreal gap = 14 * m_scale;
  const qreal whoWidth = m_info.outcome.portrait.isEmpty() ? kWhoWidth : kPicturedWhoWidth;
  const bool tall = m_form == Form::Tall;
  const qreal line = tall ? inner.height() / 2 : inner.height();
  const QRectF score(inner.right() - kScoreWidth * m_scale, inner.top(), kScoreWidth * m_scale, line);
  const QRectF waiting(score.left() - gap - kWaitsWidth * m_scale, inner.top(), kWaitsWidth * m_scale, line);
  const qreal whoRight = !tall                  ? inner.left() + whoWidth * m_scale
                         : m_info.waits.empty() ? score.left() - gap
                                                : waiting.left() - gap;
  const QRectF who(inner.left(), inner.top(), whoRight - inner.left(), line);
  const qreal handLeft = tall ? inner.left() : who.right() + gap;
  const qreal handRight = tall ? inner.right() : waiting.left() - gap;
  paintWho(painter, who);
  paintHand(painter, QRectF(handLeft, inner.bottom() - line, handRight - handLeft, line));
  paintWaits(painter, waiting);
  paintScore(painter, score);
}

}  // namespace janso
