// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Curtain and call banner.
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/paint/buttons.h"
#include "widgets/paint/glyphs.h"
#include "widgets/paint/shadow.h"
#include "widgets/paint/theme.h"
#include "widgets/table/tableoverlays.h"

namespace janso {

namespace {
// Of its texts, where the title has room for that beside the buttons.
constexpr qreal kCurtainGrowth = 1.25;
constexpr qreal kCurtainStep = 0.05;
}  // namespace

// --- Curtain ---

void Curtain::setOwner(int seat, int wind, const QString &name) {
  m_seat = seat;
  m_wind = wind;
  m_name = name;
}

QString Curtain::title() const {
  return tr("%1: %2", "seat wind and player's name").arg(windName(m_wind), m_name);
}

QString Curtain::buttonText(int index) {
  return index == 0 ? tr("Hold to look") : tr("Show my hand");
}

QString Curtain::keyText(int index) {
  return index == 0 ? tr("Space", "key") : tr("Enter", "key");
}

int Curtain::right() const {
  const QRect melds = m_state.scene.groups[kMeldGroup].bounds(0);
  const int strip = geometry().handStrip().right();
  return melds.isNull() ? strip : std::min(strip, melds.left() - geometry().px(0.25));
}

bool Curtain::isSlim() const {
  return right() - geometry().handStrip().left() < geometry().px(16.5);
}

QRect Curtain::rect() const {
  QRect strip = geometry().handStrip();
  if (isSlim()) {
    const int height = geometry().px(1.55);
    const int bottom = geometry().handTileFace(0).top() - geometry().px(0.34);
    return QRect(strip.left(), bottom - height, std::min(strip.width(), geometry().px(20)), height);
  }
  strip.setRight(right());
  return strip;
}

QRect Curtain::bounds() const {
  return m_state.curtained ? withShadow(geometry(), rect()) : QRect();
}

qreal Curtain::growth() const {
  const auto widths = [this](qreal growth) {
    const QFontMetricsF words(theme::sans(geometry().textSize(0.42, growth), 600));
    const QFontMetricsF cap(theme::sans(geometry().textSize(0.30, growth), 600));
    const QFontMetricsF named(theme::serif(geometry().textSize(isSlim() ? 0.66 : 0.98, growth), 600));
    qreal width = named.horizontalAdvance(title());
    for (int i = 0; i < 2; ++i)
      width += words.horizontalAdvance(buttonText(i)) + cap.horizontalAdvance(keyText(i));
    return width;
  };
  const qreal buttons = geometry().fx(2 * 1.25 + 0.22 + (isSlim() ? 0.3 : 0.55));
  const qreal room = rect().right() - windPlate().right() - buttons - geometry().fx(0.9);
  qreal growth = std::min<qreal>(kCurtainGrowth, geometry().kind().text);
  while (growth > 1 && widths(growth) > room)
    growth -= kCurtainStep;
  return std::max<qreal>(1, growth);
}

QRect Curtain::button(int index) const {
  const QRect strip = rect();
  const QFontMetricsF words(theme::sans(geometry().textSize(0.42, growth()), 600));
  const QFontMetricsF cap(theme::sans(geometry().textSize(0.30, growth()), 600));
  const int height = geometry().px(isSlim() ? 1.02 : 1.24);
  int right = strip.right() - geometry().px(isSlim() ? 0.3 : 0.55);
  for (int i = 1; i >= index; --i) {
    const int width = qRound(words.horizontalAdvance(buttonText(i)) + cap.horizontalAdvance(keyText(i))) +
                      geometry().px(1.25);
    if (i == index)
      return QRect(right - width, strip.center().y() - height / 2 + geometry().px(0.03), width, height);
    right -= width + geometry().px(0.22);
  }
  return {};
}

std::optional<TableHit> Curtain::hit(QPoint at) {
  if (!m_state.curtained)
    return std::nullopt;
  for (int i = 0; i < 2; ++i) {
    if (button(i).contains(at))
      return TableHit{this, i};
  }
  return rect().contains(at) ? std::optional(TableHit{this, -1}) : std::nullopt;
}

void Curtain::press(const TableHit &hit) {
  if (hit.part != 0)
    m_host.acceptOverlay();
}

void Curtain::grab(const TableHit &hit) {
  if (hit.part == 0)
    m_host.setPeeking(true);
}

// A reader of words has nothing to hold: both lift the curtain.
QList<SpokenItem> Curtain::spoken() {
  QList<SpokenItem> items;
  for (int i = 0; i < 2 && m_state.curtained; ++i)
    items.append({button(i), buttonText(i), true, i == 1, {this, 1}});
  return items;
}

// --- Painting of the curtain ---

// Heavy cloth in folds, with a rail of brass above.
void Curtain::paintCloth(QPainter &painter) const {
  const QRectF strip = rect();
  const qreal ratio = geometry().ratio();
  const ShadowImage shadow = groupShadow({QRectF(QPointF(0, 0), strip.size())}, 2 * ratio,
                                         {{QPointF(0, -2 * ratio), ratio, 6 * ratio, 0.5}});
  painter.drawImage(strip.topLeft() + shadow.topLeft, shadow.image);
  QLinearGradient ground(strip.topLeft(), strip.bottomLeft());
  ground.setColorAt(0, QColor::fromRgba(theme::kCurtain.cloth[0]));
  ground.setColorAt(1, QColor::fromRgba(theme::kCurtain.cloth[1]));
  painter.fillRect(strip, ground);
  const qreal fold = geometry().fx(1.15);
  QLinearGradient cloth(strip.left(), 0, strip.left() + fold, 0);
  cloth.setSpread(QGradient::RepeatSpread);
  static constexpr std::array<qreal, 4> kStops{0, 0.30, 0.55, 1};
  for (std::size_t i = 0; i < kStops.size(); ++i)
    cloth.setColorAt(kStops[i], QColor::fromRgba(theme::kCurtain.fold[i]));
  painter.fillRect(strip, cloth);
  const qreal brass = geometry().fx(0.085);
  QLinearGradient metal(0, strip.top(), 0, strip.top() + brass);
  metal.setColorAt(0, QColor::fromRgba(theme::kCurtain.brass[0]));
  metal.setColorAt(1, QColor::fromRgba(theme::kCurtain.brass[1]));
  painter.fillRect(QRectF(strip.left(), strip.top(), strip.width(), brass), metal);
  painter.fillRect(QRectF(strip.left(), strip.top() + brass, strip.width(), ratio),
                   QColor::fromRgba(theme::kCurtain.brassShadow));
}

QRectF Curtain::windPlate() const {
  const QRectF strip = rect();
  const qreal side = geometry().fx(isSlim() ? 1.02 : 1.86);
  return {strip.left() + geometry().fx(isSlim() ? 0.3 : 0.52),
          strip.center().y() - side / 2 + geometry().fx(0.03), side, side};
}

void Curtain::paintWind(QPainter &painter) const {
  const QRectF wind = windPlate();
  painter.setPen(QPen(QColor::fromRgba(theme::kCurtain.plateEdge), geometry().ratio()));
  painter.setBrush(QColor::fromRgba(theme::kCurtain.plate));
  painter.drawRoundedRect(wind, geometry().fx(0.16), geometry().fx(0.16));
  if (m_wind == 0) {
    paintWindPlate(painter, wind, 0, kTableWindInset);
    return;
  }
  painter.setClipRect(wind);
  const qreal inset = (wind.width() - geometry().fx(isSlim() ? 0.92 : 1.66)) / 2;
  paintWindPlate(painter, wind.adjusted(inset, inset, -inset, -inset), m_wind, kTableWindInset);
  painter.setClipping(false);
}

void Curtain::paintWords(QPainter &painter) const {
  const QRectF strip = rect();
  const bool slim = isSlim();
  const qreal left = windPlate().right() + geometry().fx(slim ? 0.3 : 0.5);
  const qreal room = button(0).left() - geometry().fx(0.4) - left;
  QFont font = theme::serif(geometry().textSize(slim ? 0.66 : 0.98, growth()), 600);
  while (font.pixelSize() > 14 * geometry().ratio() && QFontMetricsF(font).horizontalAdvance(title()) > room)
    font.setPixelSize(font.pixelSize() - 1);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(theme::kText));
  const qreal base = strip.center().y() + (slim ? metrics.capHeight() / 2 : geometry().fx(0.02));
  painter.drawText(QPointF(left, base), metrics.elidedText(title(), Qt::ElideRight, room));
  if (slim)
    return;
  const QFont note = theme::sans(geometry().textSize(0.40, growth()), 500);
  painter.setFont(note);
  painter.setPen(QColor::fromRgba(theme::kTextSecond));
  painter.drawText(
      QPointF(left, strip.center().y() + geometry().fx(0.80)),
      QFontMetricsF(note).elidedText(tr("For your eyes. The others look away."), Qt::ElideRight, room));
}

// The second one has the cursor.
void Curtain::paintButton(QPainter &painter, int index) const {
  const QRectF rect = button(index);
  const bool primary = index == 1;
  const qreal ratio = geometry().ratio();
  paintButtonGround(painter, rect, geometry().fx(0.20), ratio,
                    {.ground = primary ? ButtonGround::Primary : ButtonGround::Cloth,
                     .focused = primary,
                     .hovered = m_state.hovered(this) == index});
  const QFont words = theme::sans(geometry().textSize(0.42, growth()), 600);
  const QFont cap = theme::sans(geometry().textSize(0.30, growth()), 600);
  painter.setFont(words);
  painter.setPen(QColor::fromRgba(primary ? theme::kOnAmber : theme::kText));
  painter.drawText(
      QPointF(rect.left() + geometry().fx(0.34), rect.center().y() + QFontMetricsF(words).capHeight() / 2),
      buttonText(index));
  const qreal width = QFontMetricsF(cap).horizontalAdvance(keyText(index)) + geometry().fx(0.26);
  const qreal side = geometry().fx(0.56);
  paintKeyCap(painter,
              QRectF(rect.right() - geometry().fx(0.26) - width, rect.center().y() - side / 2, width, side),
              keyText(index), cap, std::max(1.0, ratio), primary);
}

void Curtain::paint(QPainter &painter, const QRect &) {
  if (!m_state.curtained || m_state.peeking)
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paintCloth(painter);
  paintWind(painter);
  paintWords(painter);
  for (int i = 0; i < 2; ++i)
    paintButton(painter, i);
  painter.restore();
}

}  // namespace janso
