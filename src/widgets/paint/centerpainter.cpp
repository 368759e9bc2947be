// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/centerpainter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/paint/glyphs.h"
#include "widgets/paint/gradient.h"
#include "widgets/paint/shadow.h"
#include "widgets/paint/tablescene.h"
#include "widgets/paint/tiltlayout.h"

namespace janso {

namespace {

constexpr qreal kPanelRadius = 0.28;  // units
// How much larger texts of the panel may grow.
constexpr qreal kScoreGrowth = 1.2;
constexpr qreal kCountGrowth = 1.15;

// Tabular digits with the last two small and dim: 24,6oo.
class ScoreLine {
 public:
  ScoreLine(const TableGeometry &geometry, const QString &text, bool dimEnd, QRgb color)
      : m_color(color),
        m_large(theme::sans(geometry.textSize(0.64, kScoreGrowth), 600)),
        m_small(theme::sans(geometry.textSize(0.48, kScoreGrowth), 500)) {
    if (dimEnd && text.size() > 2 && text.at(text.size() - 1).isDigit() &&
        text.at(text.size() - 2).isDigit()) {
      m_head = text.left(text.size() - 2);
      m_tail = text.right(2);
    } else {
      m_head = text;
    }
  }
  qreal width() const { return tabularWidth(m_head, m_large) + tabularWidth(m_tail, m_small); }
  qreal capHeight() const { return QFontMetricsF(m_large).capHeight(); }
  void paint(QPainter &painter, QPointF baseline) const {
    qreal head = 0;
    for (const QChar c : m_head) {
      // The separator helps to count digits; it is not one of them.
      painter.setPen(QColor::fromRgba(c.isDigit() || c.isSymbol() ? m_color : theme::kScoreDim));
      head += drawTabular(painter, baseline + QPointF(head, 0), QString(c), m_large);
    }
    painter.setPen(QColor::fromRgba(theme::kScoreDim));
    drawTabular(painter, baseline + QPointF(head, 0), m_tail, m_small);
  }

 private:
  QRgb m_color;
  QFont m_large;
  QFont m_small;
  QString m_head;
  QString m_tail;
};

// One side of the panel, upright in its owner's frame: wind plate, then the score.
void paintSide(QPainter &painter, const TableGeometry &geometry, const CenterState &state, int rel) {
  const auto r = static_cast<std::size_t>(rel);
  const int own = state.scores[0];
  const bool delta = state.differences && rel != 0;
  const int shown = delta ? state.scores[r] - own : state.scores[r];
  const QRgb color = !delta      ? theme::kText
                     : shown < 0 ? theme::kLoss
                     : shown > 0 ? theme::kGain
                                 : theme::kText;
  const ScoreLine score(geometry, delta ? signedPointsText(shown) : pointsText(shown), !delta, color);

  painter.save();
  painter.translate(geometry.center());
  static constexpr std::array<int, 4> kAngle{0, 270, 180, 90};
  painter.rotate(kAngle[r]);
  const qreal plate = geometry.fx(0.56);
  const qreal gap = geometry.fx(0.26);
  const qreal width = plate + gap + score.width();
  const qreal left = -width / 2 - geometry.fx(0.06);
  const qreal middle = geometry.fx(2.0);
  paintWindPlate(painter, QRectF(left, middle - plate / 2, plate, plate), state.winds[r], kTableWindInset);
  score.paint(painter, QPointF(left + plate + gap, middle + score.capHeight() / 2));
  painter.restore();
}

// It goes round with the play, out of one edge at the corner and into the next.
void paintTurnBar(QPainter &painter, const TableGeometry &geometry, qreal at) {
  constexpr qreal kHalf = 1.6;  // of its length, units
  const qreal way = 2 * (at - std::floor(at));
  const bool leaves = way < 1;
  const qreal left = leaves ? -kHalf + 2 * kHalf * way : -kHalf;
  const qreal right = leaves ? kHalf : -kHalf + 2 * kHalf * (way - 1);
  const QTransform turned = QTransform()
                                .translate(geometry.center().x(), geometry.center().y())
                                .rotate(-90 * (std::floor(at) + (leaves ? 0 : 1)));
  const QTransform seen = geometry.kind().tilted ? Camera(geometry).flatPlane(kPanelHeight) : QTransform();
  // As points: a path that is projected is rounded otherwise from time to time.
  const auto fill = [&](const QRectF &place, QRgb color) {
    QPainterPath path;
    path.addRoundedRect(place, place.height() / 2, place.height() / 2);
    painter.setBrush(QColor::fromRgba(color));
    if (geometry.kind().tilted)
      painter.drawPolygon(seen.map(path.toFillPolygon(turned)));
    else
      painter.drawPath(turned.map(path));
  };
  const QRectF bar(geometry.fx(left), geometry.fx(2.39), geometry.fx(right - left), geometry.fx(0.10));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const qreal glow = 5 * geometry.ratio();
  for (int i = 5; i > 0; --i) {
    const qreal grow = glow * i / 5;
    fill(bar.adjusted(-grow, -grow, grow, grow), theme::kTurnGlow);
  }
  fill(bar, theme::kAmber);
  painter.restore();
}

// Ivory stick with eight dots (honba) or a red one (riichi).
void paintStickIcon(QPainter &painter, const QRectF &stick, bool riichi) {
  QLinearGradient ivory = verticalGradient(stick, theme::kStick.smallIvory[0], theme::kStick.smallIvory[1]);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ivory);
  painter.drawRoundedRect(stick, stick.height() * 0.28, stick.height() * 0.28);
  if (riichi) {
    painter.setBrush(QColor::fromRgba(theme::kInkRed));
    painter.drawEllipse(stick.center(), stick.height() * 0.30, stick.height() * 0.30);
    return;
  }
  painter.setBrush(QColor::fromRgba(theme::kInkBlack));
  const qreal dot = stick.height() * 0.11;
  for (int i = 0; i < 8; ++i) {
    const int row = i / 4;
    const QPointF at(stick.center().x() + (i % 4 - 1.5) * stick.width() * 0.13,
                     stick.center().y() + (row - 0.5) * stick.height() * 0.42);
    painter.drawEllipse(at, dot, dot);
  }
}

void paintRound(QPainter &painter, const TableGeometry &geometry, const QRectF &screen,
                const QString &round) {
  QFont font = theme::serif(geometry.fontSize(0.82), 600);
  const qreal room = screen.width() - geometry.fx(0.3);
  while (font.pixelSize() > 12 && QFontMetricsF(font).horizontalAdvance(round) > room)
    font.setPixelSize(font.pixelSize() - 1);
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(theme::kText));
  const QFontMetricsF metrics(font);
  painter.drawText(QPointF(screen.center().x() - metrics.horizontalAdvance(round) / 2,
                           geometry.center().y() - geometry.fx(0.30)),
                   round);
}

}  // namespace

CenterState centerState(const Board &board, int viewer, bool differences) {
  CenterState state;
  state.empty = !isDealt(board);
  state.round = state.empty ? QString() : roundName(board.bakaze, board.kyoku);
  state.tilesLeft = board.tilesLeft;
  state.honba = board.honba;
  state.kyotaku = board.kyotaku;
  state.differences = differences;
  state.draws = drawsInHand(board.rules());
  for (int rel = 0; rel < 4; ++rel) {
    const int seat = (viewer + rel) % 4;
    state.seated[static_cast<std::size_t>(rel)] = seat < board.seats();
    state.scores[static_cast<std::size_t>(rel)] = board.scores[static_cast<std::size_t>(seat)];
    state.winds[static_cast<std::size_t>(rel)] = board.seatWind(seat);
  }
  const bool over = state.empty || board.phase == BoardPhase::Idle || board.phase == BoardPhase::Ended ||
                    board.phase == BoardPhase::MatchOver;
  state.turn = over ? -1 : (board.turn - viewer + 4) % 4;
  return state;
}

QRect CenterPainter::bounds(const TableGeometry &geometry) {
  const int margin = geometry.px(0.6);
  return panelArea(geometry).adjusted(-margin, -margin, margin, margin);
}

QRect CenterPainter::panelArea(const TableGeometry &geometry) {
  if (!geometry.kind().tilted)
    return geometry.panel();
  return boxHull(Camera(geometry), panelBox(geometry), kPanelRadius).boundingRect().toAlignedRect();
}

// Its shadow; tilted, also its front.
void CenterPainter::paintFoot(QPainter &painter, const TableGeometry &geometry) const {
  const QPointF fall(0.08, 0.14);  // units
  if (!geometry.kind().tilted) {
    const ShadowImage shadow = groupShadow({geometry.panel()}, geometry.fx(kPanelRadius),
                                           {{fall * geometry.unit(), 0, geometry.fx(0.14), 0.5}});
    painter.drawImage(shadow.topLeft, shadow.image);
    return;
  }
  const Camera camera(geometry);
  const TableBox box = panelBox(geometry);
  const QPolygonF outline = boxOutline(box, kPanelRadius);
  const QPolygonF foot = camera.project(outline, 0);
  const ShadowImage shadow = layeredShadow(
      {{{convexHull(foot + camera.project(outline.translated(fall), 0))}, geometry.fx(0.14), 0.5}});
  painter.drawImage(shadow.topLeft, shadow.image);
  QLinearGradient front(camera.project({0, box.y1}, box.z1), camera.project({0, box.y1}, 0));
  front.setColorAt(0, QColor::fromRgba(theme::kPanelFront[0]));
  front.setColorAt(1, QColor::fromRgba(theme::kPanelFront[1]));
  painter.setPen(Qt::NoPen);
  painter.setBrush(front);
  painter.drawPolygon(convexHull(foot + camera.project(outline, box.z1)));
}

// The panel, and the screen let into it.
void CenterPainter::paintGround(QPainter &painter, const TableGeometry &geometry) const {
  const QRectF panel = geometry.panel();
  const QRectF screen = geometry.screen();
  const qreal line = geometry.ratio();
  painter.setPen(Qt::NoPen);
  painter.setBrush(verticalGradient(panel, theme::kPanelTop, theme::kPanelBottom));
  painter.drawRoundedRect(panel, geometry.fx(kPanelRadius), geometry.fx(kPanelRadius));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(verticalGradient(panel, theme::kPanelEdge[0], theme::kPanelEdge[1]), line));
  const QRectF edge = panel.adjusted(line / 2, line / 2, -line / 2, -line / 2);
  painter.drawRoundedRect(edge, geometry.fx(kPanelRadius), geometry.fx(kPanelRadius));
  painter.setBrush(verticalGradient(screen, theme::kScreenTop, theme::kScreenBottom));
  painter.setPen(QPen(verticalGradient(screen, theme::kScreenEdge[0], theme::kScreenEdge[1]), line));
  painter.drawRoundedRect(screen, geometry.fx(0.16), geometry.fx(0.16));
}

// A small back, the number, the word; then the bar.
void CenterPainter::paintTilesLeft(QPainter &painter, const TableGeometry &geometry,
                                   const CenterState &state) const {
  const qreal x = QRectF(geometry.screen()).center().x();
  const qreal y = geometry.center().y();
  const QFont number = theme::sans(geometry.textSize(0.52, kCountGrowth), 600);
  const QFont word = theme::sans(geometry.textSize(0.38, kCountGrowth), 500);
  const QString count = QString::number(state.tilesLeft);
  const QString left = tr("left", "tiles left in the wall, after the number");
  const qreal icon = geometry.fx(0.34);
  const qreal gap = geometry.fx(0.18);
  const qreal width =
      icon + gap + tabularWidth(count, number) + gap * 0.5 + QFontMetricsF(word).horizontalAdvance(left);
  const qreal base = y + geometry.fx(0.38);
  qreal at = x - width / 2;
  const theme::BackColors &back = theme::back(m_tiles.look().back);
  const QRectF tile(at, base - QFontMetricsF(number).capHeight() / 2 - geometry.fx(0.23), icon,
                    geometry.fx(0.46));
  painter.setPen(Qt::NoPen);
  painter.setBrush(verticalGradient(tile, back.face[0], back.face[2]));
  painter.drawRoundedRect(tile, icon * 0.12, icon * 0.12);
  at += icon + gap;
  painter.setPen(QColor::fromRgba(theme::kText));
  at += drawTabular(painter, QPointF(at, base), count, number) + gap * 0.5;
  painter.setFont(word);
  painter.setPen(QColor::fromRgba(theme::kTextDim));
  painter.drawText(QPointF(at, base), left);

  const QRectF bar(x - geometry.fx(1.1), y + geometry.fx(0.60), geometry.fx(2.2), geometry.fx(0.07));
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(theme::kBarGround));
  painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
  QRectF filled = bar;
  filled.setWidth(bar.width() * std::clamp(static_cast<qreal>(state.tilesLeft) / state.draws, 0.0, 1.0));
  painter.setBrush(QColor::fromRgba(theme::kBarFill));
  painter.drawRoundedRect(filled, bar.height() / 2, bar.height() / 2);
}

// Honba and riichi sticks.
void CenterPainter::paintCounters(QPainter &painter, const TableGeometry &geometry,
                                  const CenterState &state) const {
  const QFont counter = theme::sans(geometry.textSize(0.38, kCountGrowth), 600);
  const qreal middle = geometry.center().y() + geometry.fx(1.03);
  const QSizeF stick(geometry.fx(0.62), geometry.fx(0.18));
  const qreal half = geometry.fx(0.63);
  for (int i = 0; i < 2; ++i) {
    const QString text = QString::number(i == 0 ? state.honba : state.kyotaku);
    const qreal all = stick.width() + geometry.fx(0.16) + tabularWidth(text, counter);
    const qreal start = QRectF(geometry.screen()).center().x() + (i == 0 ? -half : half) - all / 2;
    paintStickIcon(painter, QRectF(QPointF(start, middle - stick.height() / 2), stick), i == 1);
    painter.setPen(QColor::fromRgba(theme::kText));
    drawTabular(
        painter,
        QPointF(start + stick.width() + geometry.fx(0.16), middle + QFontMetricsF(counter).capHeight() / 2),
        text, counter);
  }
}

// All that lies in the plane of the panel, as on the flat table.
void CenterPainter::paintTop(QPainter &painter, const TableGeometry &geometry,
                             const CenterState &state) const {
  paintGround(painter, geometry);
  if (state.empty)
    return;
  paintRound(painter, geometry, geometry.screen(), state.round);
  paintTilesLeft(painter, geometry, state);
  paintCounters(painter, geometry, state);
  for (int rel = 0; rel < 4; ++rel) {
    if (state.seated[static_cast<std::size_t>(rel)])
      paintSide(painter, geometry, state, rel);
  }
}

// Drawn at twice the size, then put into its plane, as the print of a tile is.
void CenterPainter::paintTiltedTop(QPainter &painter, const TableGeometry &geometry,
                                   const CenterState &state) const {
  constexpr int kFiner = 2;
  constexpr int kEdge = 2;
  const QRect panel = geometry.panel().adjusted(-kEdge, -kEdge, kEdge, kEdge);
  QImage flat(kFiner * panel.size(), QImage::Format_ARGB32_Premultiplied);
  flat.fill(Qt::transparent);
  QPainter ink(&flat);
  ink.setRenderHint(QPainter::Antialiasing);
  ink.scale(kFiner, kFiner);
  ink.translate(-panel.topLeft());
  paintTop(ink, geometry, state);
  ink.end();
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setTransform(QTransform::fromScale(1.0 / kFiner, 1.0 / kFiner) *
                           QTransform::fromTranslate(panel.left(), panel.top()) *
                           Camera(geometry).flatPlane(kPanelHeight),
                       true);
  painter.drawImage(0, 0, flat);
  painter.restore();
}

QPixmap CenterPainter::render(const TableGeometry &geometry, const CenterState &state) const {
  const QRect area = bounds(geometry);
  QPixmap picture(area.size());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-area.topLeft());
  paintFoot(painter, geometry);
  if (geometry.kind().tilted)
    paintTiltedTop(painter, geometry, state);
  else
    paintTop(painter, geometry, state);
  return picture;
}

void CenterPainter::paint(QPainter &painter, const TableGeometry &geometry, const CenterState &state,
                          qreal turnAt) {
  CenterState still = state;
  still.turn = -1;
  if (!(m_state == still) || !(m_geometry == geometry)) {
    m_picture = render(geometry, still);
    m_state = still;
    m_geometry = geometry;
  }
  painter.drawPixmap(bounds(geometry).topLeft(), m_picture);
  if (turnAt >= 0)
    paintTurnBar(painter, geometry, turnAt);
}

}  // namespace janso
