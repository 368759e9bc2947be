// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/sightitems.h"

#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/tiltlayout.h"

namespace janso {

namespace {

constexpr qreal kWordSize = 1.5;     // units
constexpr qreal kSlant = 0.28;       // of the height of a panel
constexpr qreal kWordRise = 0.35;    // units that a word comes up
constexpr qreal kNameSize = 2.3;     // units
constexpr qreal kNoteSize = 0.62;    // units
constexpr qreal kSweepWidth = 0.35;  // of what it runs over
constexpr int kThreadSteps = 24;
constexpr qreal kTintOutMs = 80;
// The tint waits before it comes: the first part of its time.
qreal tintWaits() {
  const MotionRow &row = motionOf(Motion::SameTiles);
  return static_cast<qreal>(row.delay) / (row.delay + row.duration);
}

// The color at a share of its strength.
QColor thinned(QRgb color, qreal share) {
  QColor thin = QColor::fromRgba(color);
  thin.setAlpha(qRound(qAlpha(color) * share));
  return thin;
}

// A dark panel that leans forward, between two lines.
void paintLeaning(QPainter &painter, const QRectF &area, qreal line, bool strong) {
  const qreal slant = kSlant * area.height();
  const QPolygonF panel({QPointF(area.left() + slant, area.top()), QPointF(area.right(), area.top()),
                         QPointF(area.right() - slant, area.bottom()), QPointF(area.left(), area.bottom())});
  QLinearGradient ground(area.topLeft(), area.topRight());
  const QColor edge = thinned(theme::kWordPanel, strong ? 0.97 : 0.82);
  ground.setColorAt(0, edge);
  ground.setColorAt(0.5, QColor::fromRgba(theme::kWordPanel));
  ground.setColorAt(1, edge);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawPolygon(panel);
  painter.setPen(QPen(QColor::fromRgba(strong ? theme::kAmber : theme::kTextDim), line));
  painter.drawLine(panel[0], panel[1]);
  if (strong)
    painter.drawLine(panel[3], panel[2]);
}

// In, there, out, as a share of full strength; `t` of the whole time.
qreal strengthOf(const Sight &sight, qreal t) {
  if (t < sight.from)
    return eased(Curve::Enter, t / sight.from);
  return t > sight.to ? 1 - eased(Curve::InCubic, (t - sight.to) / (1 - sight.to)) : 1;
}

}  // namespace

// --- Light on the cloth ---

void GlowItem::paint(QPainter &painter, const QRect &clip) {
  const Sight *pulse = m_animator.sight(Sight::Kind::Pulse);
  const qreal t = pulse == nullptr ? -1 : m_animator.timeOf(*pulse);
  if (t < 0 || t >= 1 || !clip.intersects(pulse->area))
    return;
  if (m_light.size() != pulse->area.size()) {
    m_light = QPixmap(pulse->area.size());
    m_light.fill(Qt::transparent);
    QPainter light(&m_light);
    light.setRenderHint(QPainter::Antialiasing);
    light.translate(QRectF(m_light.rect()).center());
    light.scale(m_light.width() / 2.0, m_light.height() / 2.0);
    QRadialGradient gradient(QPointF(), 1);
    for (const auto &[at, strength] : {std::pair(0.0, 0.62), {0.35, 0.5}, {0.7, 0.16}, {1.0, 0.0}})
      gradient.setColorAt(at, thinned(theme::kAmber, strength));
    light.fillRect(QRectF(-1, -1, 2, 2), gradient);
  }
  painter.setOpacity(std::sin(std::numbers::pi * eased(Curve::InOutSine, t)));
  painter.drawPixmap(pulse->area.topLeft(), m_light);
  painter.setOpacity(1);
}

// --- The dark ---

void DarkItem::paint(QPainter &painter, const QRect &clip) {
  const Sight *room = m_animator.sight(Sight::Kind::Room);
  const qreal t = room == nullptr ? -1 : m_animator.timeOf(*room);
  if (t < 0)
    return;
  const qreal light = room->from + (room->to - room->from) * eased(room->timing.curve, t);
  const QColor dark = thinned(theme::kPageDimming, 1 - light);
  for (const QRect &part : QRegion(clip) - room->area)
    painter.fillRect(part, dark);
}

// --- Tiles that are alike ---

std::optional<Kind> SameTilesItem::wanted() const {
  const int index = m_hand.pointed();
  if (index < 0)
    return std::nullopt;
  const Tile tile = m_state.tiles(kHandGroup)[static_cast<std::size_t>(index)].tile;
  return tile.isKnown() ? std::optional(tile.kind()) : std::nullopt;
}

std::vector<std::pair<int, const SceneTile *>> SameTilesItem::alike() const {
  std::vector<std::pair<int, const SceneTile *>> alike;
  for (int group = 0; group < kSceneGroups && m_kind; ++group) {
    if (group == kHandGroup)
      continue;
    for (const SceneTile &tile : m_state.tiles(group)) {
      if (tile.pose == TilePose::Lying && tile.tile.isKnown() && !tile.style.back &&
          tile.tile.kind() == *m_kind)
        alike.emplace_back(group, &tile);
    }
  }
  return alike;
}

QRegion SameTilesItem::area() const {
  QRegion area;
  for (const auto &[group, tile] : alike())
    area += shownFace(geometry(), group, *tile).boundingRect().toAlignedRect();
  return area;
}

QRegion SameTilesItem::refresh() {
  const std::optional<Kind> now = wanted();
  if (!now || now == m_kind)
    return {};
  const QRegion before = area();
  m_kind = now;
  return before + area() + m_hand.bounds();
}

qreal SameTilesItem::tintTime(bool wanted) {
  const MotionRow &row = motionOf(Motion::SameTiles);
  const qreal whole = row.delay + row.duration;
  return wanted ? whole : kTintOutMs * whole / row.duration;
}

void SameTilesItem::paint(QPainter &painter, const QRect &clip) {
  const qreal strength = std::max(0.0, m_animator.tint() - tintWaits()) / (1 - tintWaits());
  if (strength <= 0)
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(thinned(theme::kSameTile, strength));
  for (const auto &[group, tile] : alike()) {
    const QRect face = tile->face;
    const qreal radius = kFaceRadius * std::min(face.width(), face.height());
    if (geometry().kind().tilted && !staysFlat(group))
      painter.drawPolygon(shownTop(geometry(), group, *tile));
    else if (clip.intersects(face))
      painter.drawRoundedRect(face, radius, radius);
  }
  painter.restore();
}

// --- Words ---

QRect WordsItem::place(const QString &text, int rel) const {
  const QFontMetricsF metrics(theme::serif(geometry().fontSize(kWordSize), 700));
  // A word of the own seat keeps off the own hand.
  const QPoint above(0, rel == 0 ? geometry().px(0.6) : 0);
  const QPoint center = rel < 0 ? geometry().center() : geometry().bannerCenter(rel) - above;
  const int width = qRound(metrics.horizontalAdvance(text)) + geometry().px(3.2);
  const int height = geometry().px(2.5);
  const QRect area(center.x() - width / 2, center.y() - height / 2, width, height);
  return area.adjusted(-4, -4, 4, geometry().px(kWordRise) + 4);
}

QPixmap WordsItem::renderWord(const Sight &sight) const {
  QPixmap picture(sight.area.size());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF panel = QRectF(picture.rect()).adjusted(4, 4, -4, -geometry().px(kWordRise) - 4);
  paintLeaning(painter, panel, 1.5 * geometry().ratio(), sight.strong);
  const QFont font = theme::serif(geometry().fontSize(kWordSize), 700);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  const QPointF base(panel.center().x() - metrics.horizontalAdvance(sight.text) / 2,
                     panel.center().y() + metrics.capHeight() / 2);
  painter.setPen(QColor::fromRgba(theme::kBannerShadow));
  painter.drawText(base + QPointF(geometry().ratio(), 2 * geometry().ratio()), sight.text);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(base, sight.text);
  return picture;
}

void WordsItem::paintWord(QPainter &painter, const Sight &sight) {
  const qreal t = m_animator.timeOf(sight);
  if (t < 0 || t >= 1)
    return;
  if (m_word.text != sight.text || m_word.area != sight.area)
    m_word = {sight.text, sight.area, renderWord(sight), {}};
  const qreal strength = strengthOf(sight, t);
  const bool comes = t < sight.from && !m_state.options.reducedMotion;
  const int below = comes ? qRound((1 - strength) * geometry().fx(kWordRise)) : 0;
  painter.setOpacity(strength);
  painter.drawPixmap(sight.area.topLeft() + QPoint(0, below), m_word.pixmap);
  painter.setOpacity(1);
}

WordsItem::Picture WordsItem::renderName(const Sight &sight) const {
  QPixmap picture(sight.area.size());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = theme::serif(geometry().fontSize(kNameSize), 700);
  while (QFontMetricsF(font).horizontalAdvance(sight.text) > 0.84 * picture.width() && font.pixelSize() > 12)
    font.setPixelSize(font.pixelSize() - 1);
  const QFontMetricsF metrics(font);
  const qreal middle = picture.width() / 2.0;
  const qreal base = 0.46 * picture.height() + metrics.capHeight() / 2;
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(theme::kText));
  const QRect signs(qRound(middle - metrics.horizontalAdvance(sight.text) / 2), 0,
                    qRound(metrics.horizontalAdvance(sight.text)), qRound(0.66 * picture.height()));
  painter.drawText(QPointF(signs.left(), base), sight.text);
  const QFont small = theme::serif(geometry().fontSize(kNoteSize), 600);
  painter.setFont(small);
  painter.setPen(QColor::fromRgba(theme::kAmber));
  const qreal width = QFontMetricsF(small).horizontalAdvance(sight.note);
  painter.drawText(QPointF(middle - width / 2, 0.80 * picture.height()), sight.note);
  return {sight.text, sight.area, picture, signs};
}

// The panel comes from the left; then the name is written sign by sign.
void WordsItem::paintName(QPainter &painter, const Sight &sight) {
  const qreal t = m_animator.timeOf(sight);
  if (t < 0)
    return;
  if (m_name.text != sight.text || m_name.area != sight.area)
    m_name = renderName(sight);
  const qreal come = eased(sight.timing.curve, t);
  QRectF panel(sight.area);
  panel.translate(-(1 - come) * geometry().fx(1.2), 0);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(sight.area);
  painter.setOpacity(come);
  paintLeaning(painter, panel.adjusted(2, 2, -2, -2), 2 * geometry().ratio(), true);
  const MotionRow &row = motionOf(Motion::NamePanel);
  const qreal step = sight.timing.duration / row.duration * row.step;
  const qreal signs = std::max(1.0, static_cast<qreal>(sight.text.size()));
  const qreal written =
      std::clamp((m_animator.sinceStart(sight) - sight.timing.duration / 2) / step / signs, 0.0, 1.0);
  const int width = m_name.signs.left() + qRound(m_name.signs.width() * std::ceil(written * signs) / signs);
  const int below = m_name.signs.bottom();
  painter.drawPixmap(sight.area.topLeft(), m_name.pixmap, QRect(0, 0, width, below));
  painter.drawPixmap(sight.area.topLeft() + QPoint(0, below), m_name.pixmap,
                     QRect(0, below, m_name.pixmap.width(), m_name.pixmap.height() - below));
  painter.restore();
}

void WordsItem::paintThread(QPainter &painter, const Sight &sight) const {
  const qreal t = m_animator.timeOf(sight);
  if (t < 0)
    return;
  const qreal along = eased(sight.timing.curve, t);
  QPolygonF line;
  for (int i = 0; i <= kThreadSteps; ++i) {
    const qreal at = along * i / kThreadSteps;
    line.append(sight.points[0] * (1 - at) * (1 - at) + sight.points[1] * 2 * at * (1 - at) +
                sight.points[2] * at * at);
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor::fromRgba(theme::kAmber), 2 * geometry().ratio(), Qt::SolidLine, Qt::RoundCap));
  painter.drawPolyline(line);
  painter.restore();
}

void WordsItem::paintSweep(QPainter &painter, const Sight &sight) const {
  const qreal t = m_animator.timeOf(sight);
  if (t < 0 || t >= 1)
    return;
  const QRectF area(sight.area);
  const qreal width = kSweepWidth * std::max(area.width(), area.height());
  const bool upright = area.height() > area.width();
  const qreal length = (upright ? area.height() : area.width()) + width;
  const qreal at = eased(sight.timing.curve, t) * length - width;
  const QPointF start =
      upright ? QPointF(area.left(), area.top() + at) : QPointF(area.left() + at, area.top());
  const QPointF lean(upright ? 0 : width, upright ? width : 0);
  QLinearGradient gold(start, start + lean + (upright ? QPointF(width * 0.3, 0) : QPointF(0, width * 0.3)));
  QColor color = QColor::fromRgba(theme::kGoldSweep);
  const QColor none(color.red(), color.green(), color.blue(), 0);
  gold.setColorAt(0, none);
  gold.setColorAt(0.5, color);
  gold.setColorAt(1, none);
  painter.setPen(Qt::NoPen);
  painter.setBrush(gold);
  for (int group = kMeldGroup; group < kHandGroup + 4; ++group) {
    for (const SceneTile &tile : m_state.tiles(group)) {
      if (!sight.area.contains(shownFace(geometry(), group, tile).boundingRect().center().toPoint()))
        continue;
      if (geometry().kind().tilted && !staysFlat(group))
        painter.drawPolygon(
            boxHull(Camera(geometry()), boxOf(geometry(), group, tile), cornerOf(geometry(), tile)));
      else
        painter.fillRect(tile.bounds(), gold);
    }
  }
}

void WordsItem::paintOutline(QPainter &painter, const Sight &sight) const {
  const qreal line = 2 * geometry().ratio();
  const QRectF edge = QRectF(sight.area).adjusted(line, line, -line, -line);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor::fromRgba(theme::kAmber), line));
  painter.drawRoundedRect(edge, geometry().fx(0.12), geometry().fx(0.12));
  painter.restore();
}

void WordsItem::paint(QPainter &painter, const QRect &) {
  if (const Sight *outline = m_animator.sight(Sight::Kind::Outline))
    paintOutline(painter, *outline);
  if (const Sight *thread = m_animator.sight(Sight::Kind::Thread))
    paintThread(painter, *thread);
  if (const Sight *sweep = m_animator.sight(Sight::Kind::Sweep))
    paintSweep(painter, *sweep);
  if (const Sight *word = m_animator.sight(Sight::Kind::Word))
    paintWord(painter, *word);
  if (const Sight *name = m_animator.sight(Sight::Kind::Name))
    paintName(painter, *name);
}

}  // namespace janso
