// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Curtain.
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/buttons.h"
#include "widgets/paint/glyphs.h"
#include "widgets/paint/shadow.h"
#include "widgets/table/tableoverlays.h"

namespace janso {

namespace {
// Of its texts, where the title has room for that beside the buttons.
constexpr qreal kCurtainGrowth = 1.25;
constexpr qreal kCurtainStep = 0.05;
constexpr qreal kBrass = 0.085;
constexpr qreal kNoteGap = 0.22;  // below the title, where the note has several lines
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

QString Curtain::noteText() {
  return tr("Your hand is about to be shown. Others, please look away.");
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
  qreal growth = std::min<qreal>(kCurtainGrowth, geometry().kind().text);
  while (growth > 1 && !hasRoom(titleFont(growth), growth))
    growth -= kCurtainStep;
  return std::max<qreal>(1, growth);
}

bool Curtain::hasRoom(const QFont &font, qreal growth) const {
  const qreal room = wordsRoom(growth);
  const QFontMetricsF named(font);
  const QFontMetricsF small(noteFont(growth));
  if (named.horizontalAdvance(title()) > room)
    return false;
  return isSlim() || small.horizontalAdvance(noteText()) <= room ||
         named.capHeight() + geometry().fx(kNoteGap) + noteHeight(growth) <=
             rect().height() - geometry().fx(kBrass + 2 * kNoteGap);
}

QFont Curtain::titleFont(qreal growth) const {
  return theme::serif(geometry().textSize(isSlim() ? 0.66 : 0.98, growth), 600);
}

QFont Curtain::noteFont(qreal growth) const {
  return theme::sans(geometry().textSize(0.40, growth), 500);
}

qreal Curtain::noteHeight(qreal growth) const {
  const QRectF free(0, 0, wordsRoom(growth), rect().height());
  return QFontMetricsF(noteFont(growth)).boundingRect(free, Qt::TextWordWrap, noteText()).height();
}

qreal Curtain::wordsLeft() const {
  return windPlate().right() + geometry().fx(isSlim() ? 0.3 : 0.5);
}

qreal Curtain::wordsRoom(qreal growth) const {
  return button(0, growth).left() - geometry().fx(0.4) - wordsLeft();
}

QRect Curtain::button(int index) const {
  return button(index, growth());
}

QRect Curtain::button(int index, qreal growth) const {
  const QRect strip = rect();
  const QFontMetricsF words(theme::sans(geometry().textSize(0.42, growth), 600));
  const QFontMetricsF cap(theme::sans(geometry().textSize(0.30, growth), 600));
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
  const qreal brass = geometry().fx(kBrass);
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

Curtain::Words Curtain::words() const {
  const qreal middle = QRectF(rect()).center().y();
  const qreal growth = this->growth();
  const qreal left = wordsLeft();
  const qreal room = wordsRoom(growth);
  Words words;
  words.title = titleFont(growth);
  while (words.title.pixelSize() > 14 * geometry().ratio() && !hasRoom(words.title, growth))
    words.title.setPixelSize(words.title.pixelSize() - 1);
  const qreal letters = QFontMetricsF(words.title).capHeight();
  if (isSlim()) {
    words.titleBase = {left, middle + letters / 2};
    return words;
  }
  words.note = noteFont(growth);
  const QFontMetricsF small(words.note);
  words.titleBase = {left, middle + geometry().fx(0.02)};
  words.noteBase = {left, middle + geometry().fx(0.80)};
  words.noteRoom = {left, words.noteBase.y() - small.ascent(), room, noteHeight(growth)};
  words.noteWraps = small.horizontalAdvance(noteText()) > room;
  if (words.noteWraps) {
    const qreal gap = geometry().fx(kNoteGap);
    words.noteRoom.moveTop(middle + (geometry().fx(kBrass) + letters + gap - words.noteRoom.height()) / 2);
    words.titleBase.setY(words.noteRoom.top() - gap);
  }
  return words;
}

QRect Curtain::heading() const {
  const Words words = this->words();
  const QFontMetricsF metrics(words.title);
  const QPointF corner = words.titleBase - QPointF(0, metrics.capHeight());
  return QRectF(corner, QSizeF(metrics.horizontalAdvance(title()), metrics.capHeight())).toAlignedRect();
}

QRect Curtain::note() const {
  return words().noteRoom.toAlignedRect();
}

void Curtain::paintWords(QPainter &painter) const {
  const Words words = this->words();
  painter.setFont(words.title);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(words.titleBase,
                   QFontMetricsF(words.title).elidedText(title(), Qt::ElideRight, wordsRoom(growth())));
  if (isSlim())
    return;
  painter.setFont(words.note);
  painter.setPen(QColor::fromRgba(theme::kTextSecond));
  if (words.noteWraps)
    painter.drawText(words.noteRoom, Qt::TextWordWrap, noteText());
  else
    painter.drawText(words.noteBase, noteText());
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
