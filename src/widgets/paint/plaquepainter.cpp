// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/plaquepainter.h"

#include <QFontMetricsF>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

#include "widgets/lexicon/actionnames.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/glyphs.h"

namespace janso {

namespace {

// How much larger the texts of plaques may grow: their height has room for that, their width may have less.
constexpr qreal kPlaqueGrowth = 1.3;
constexpr qreal kLeastHelp = 0.8;  // of the usual size, for the label of a narrow button
// Of a button in the corner of the table, in units; it grows with the texts as far as the button goes.
constexpr qreal kCornerIcon = 0.56;
constexpr qreal kLargestCornerIcon = 0.80;

}  // namespace

void paintPlaque(QPainter &painter, const QRectF &rect, qreal radius, qreal line) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(theme::kPlaque));
  painter.drawRoundedRect(rect, radius, radius);
  painter.fillRect(QRectF(rect.left() + radius, rect.top(), rect.width() - 2 * radius, line),
                   QColor::fromRgba(theme::kPlaqueTop));
}

PlaquePainter::PlaquePainter() {
  static const std::array<const char *, 3> kIcons{":/icons/log.svg", ":/icons/help.svg",
                                                  ":/icons/settings.svg"};
  for (std::size_t i = 0; i < m_icons.size(); ++i)
    m_icons[i] = std::make_unique<QSvgRenderer>(QString::fromLatin1(kIcons[i]));
}

PlaquePainter::~PlaquePainter() = default;

void PlaquePainter::paintDora(QPainter &painter, const TableGeometry &geometry,
                              const QStringList &names) const {
  const QRectF plaque = geometry.doraPlaque();
  painter.save();
  paintPlaque(painter, plaque, geometry.fx(0.16), geometry.dot());
  QFont bold = theme::sans(geometry.textSize(0.36, kPlaqueGrowth), 600);
  QFont plain = theme::sans(geometry.textSize(0.36, kPlaqueGrowth), 500);
  const QString label = tr("Dora");
  const QString list = names.join(QStringLiteral(" · "));
  const qreal left = geometry.doraSlot(0).left();
  const qreal right = geometry.doraSlot(4).right();
  while (plain.pixelSize() > 12 * geometry.ratio() &&
         QFontMetricsF(plain).horizontalAdvance(list) > right - left)
    plain.setPixelSize(plain.pixelSize() - 1);
  bold.setPixelSize(plain.pixelSize());
  const QFontMetricsF metrics(plain);
  const qreal base = plaque.bottom() - std::max(geometry.fx(0.18), metrics.descent());
  qreal x = left;
  // With many dora the list says enough by itself.
  if (QFontMetricsF(bold).horizontalAdvance(label) + geometry.fx(0.2) + metrics.horizontalAdvance(list) <=
      right - left) {
    painter.setFont(bold);
    painter.setPen(QColor::fromRgba(theme::kAmber));
    painter.drawText(QPointF(x, base), label);
    x += QFontMetricsF(bold).horizontalAdvance(label) + geometry.fx(0.2);
  }
  painter.setFont(plain);
  painter.setPen(QColor::fromRgba(theme::kTextSecond));
  painter.drawText(QPointF(x, base), metrics.elidedText(list, Qt::ElideRight, right - x));
  painter.restore();
}

namespace {

// Marks no wider than `room`: smaller where they must be.
SeatMarkPainter fittingMarks(const SeatMarks &marks, const TableGeometry &geometry, qreal room) {
  const qreal height = geometry.fx(0.46);
  const qreal smallest = 11 * geometry.ratio();
  const SeatMarkPainter painter(marks, height, smallest);
  const qreal scale = room / painter.width();
  return painter.width() <= room ? painter : SeatMarkPainter(marks, height * scale, smallest * scale);
}

}  // namespace

QString PlaquePainter::secondLine(const TableGeometry &geometry, int rel, const PlateState &state) {
  if (state.riichi)
    return actionName(state.openRiichi ? ActionType::OpenRiichi : ActionType::Riichi);
  return geometry.plateHasSubtitle(rel) ? state.subtitle : QString();
}

namespace {

QFont fittingText(const TableGeometry &geometry, const QString &text, qreal width, qreal units, int weight) {
  const qreal least = std::max(12 * geometry.ratio(), geometry.fontSize(units) * 0.8);
  return theme::fittingSans(text, width, geometry.textSize(units, kPlaqueGrowth), least, weight);
}

// The second line of a plate.
void paintNote(QPainter &painter, const PlateState &state, const QFont &font, QPointF baseline,
               const QString &text, qreal room) {
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(state.riichi ? theme::kAmber : theme::kTextSecond));
  painter.drawText(baseline, QFontMetricsF(font).elidedText(text, Qt::ElideRight, room));
}

qreal widthOfTexts(const TableGeometry &geometry, const QString &name, const QString &note) {
  return std::max(QFontMetricsF(theme::sans(geometry.fontSize(0.44), 600)).horizontalAdvance(name),
                  QFontMetricsF(theme::sans(geometry.fontSize(0.33), 500)).horizontalAdvance(note));
}

}  // namespace

namespace {

// Where a name has no room beside wind or picture and there is no second line, it is the second line.
void paintNameBelow(QPainter &painter, const TableGeometry &geometry, const QString &name, QPointF baseline,
                    qreal room) {
  const QFont font = fittingText(geometry, name, room, 0.44, 600);
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(baseline, QFontMetricsF(font).elidedText(name, Qt::ElideRight, room));
}

// Whether it needs fewer than `room` pixels at its least size.
bool nameFits(const TableGeometry &geometry, const QString &name, qreal room) {
  return QFontMetricsF(fittingText(geometry, name, room, 0.44, 600)).horizontalAdvance(name) <= room;
}

// Of the part of a plate that the picture and the name take; the second line of a high one is below it.
qreal lineHeight(const TableGeometry &geometry, const QRectF &plate, const PlateState &state) {
  const bool high = !state.portrait.isEmpty() && plate.height() > geometry.fx(1.5);
  return high ? geometry.fx(1.24) : plate.height();
}

}  // namespace

void PlaquePainter::paintPlate(QPainter &painter, const TableGeometry &geometry, int rel,
                               const PlateState &state) const {
  const QRectF plate = geometry.namePlate(rel);
  painter.save();
  paintPlaque(painter, plate, geometry.fx(0.16), geometry.dot());
  const qreal pad = geometry.fx(0.26);
  if (state.turn) {
    const qreal line = lineHeight(geometry, plate, state);
    const QRectF bar(plate.left() - geometry.fx(0.01), plate.top() + line * 0.2, geometry.fx(0.085),
                     line * 0.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(theme::kAmber));
    painter.drawRoundedRect(bar, bar.width() / 2, bar.width() / 2);
  }
  if (!state.portrait.isEmpty()) {
    paintPicturedPlate(painter, geometry, rel, state);
    painter.restore();
    return;
  }
  const qreal middle = plate.center().y();
  const qreal wanted = SeatMarkPainter(state.marks, geometry.fx(0.46), 11 * geometry.ratio()).width();
  const qreal beside = plate.width() - pad - geometry.fx(0.74 + 0.24 + 0.2);
  // Marks that do not fit under the name take the whole width, and so do words; a plate for a wind alone has
  // its marks below it.
  const bool tiny = plate.width() < geometry.fx(2);
  const QString note = secondLine(geometry, rel, state);
  const bool narrow =
      wanted <= 0 && !tiny && !note.isEmpty() && widthOfTexts(geometry, state.name, note) > beside;
  const bool below = wanted <= 0 && !tiny && note.isEmpty() && !nameFits(geometry, state.name, beside);
  const bool low = narrow || below || (wanted > beside && !tiny);
  const qreal side = geometry.fx(low ? 0.5 : 0.74);
  const qreal windTop = low ? plate.top() + geometry.fx(0.09) : middle - side / 2;
  paintWindPlate(painter, QRectF(plate.left() + pad, windTop, side, side), state.wind, kTableWindInset);

  const qreal left = plate.left() + pad + side + geometry.fx(low ? 0.18 : 0.24);
  const qreal room = plate.right() - geometry.fx(0.2) - left;
  if (wanted > 0) {
    const qreal most = low ? plate.width() - 2 * pad : tiny ? geometry.fx(1.5) : room;
    const SeatMarkPainter marks = fittingMarks(state.marks, geometry, most);
    if (tiny)
      marks.paint(painter, QPointF(plate.left(), plate.bottom() + geometry.fx(0.1)));
    else if (low)
      marks.paint(painter, QPointF(plate.left() + pad, plate.bottom() - geometry.fx(0.09) - marks.height()));
    else
      marks.paint(painter, QPointF(plate.right() - pad - marks.width(), middle + geometry.fx(0.06)));
  }
  const QRectF box(left, plate.top(), room, plate.height());
  const QRectF whole(plate.left() + pad, plate.top(), plate.width() - pad - geometry.fx(0.12),
                     plate.height());
  if (below) {
    paintNameBelow(painter, geometry, state.name, QPointF(whole.left(), plate.bottom() - geometry.fx(0.18)),
                   whole.width());
    painter.restore();
    return;
  }
  paintPlateTexts(painter, geometry, state, box, narrow ? whole : box,
                  tiny || narrow ? 0
                  : low          ? room
                                 : wanted,
                  note);
  painter.restore();
}

// The picture stands where the wind plate would, which lies small on its corner. In a high plate the second
// line has the whole width below it.
void PlaquePainter::paintPicturedPlate(QPainter &painter, const TableGeometry &geometry, int rel,
                                       const PlateState &state) const {
  const QRectF plate = geometry.namePlate(rel);
  const qreal inset = std::max<qreal>(geometry.fx(0.06), geometry.dot());
  const qreal before = geometry.fx(0.14);  // the bar of the turn stays free
  const bool tiny = plate.width() < geometry.fx(2);
  const qreal line = lineHeight(geometry, plate, state);
  const bool high = line < plate.height();
  const qreal side = std::floor(std::min(line - 2 * inset, plate.width() - before - inset));
  const QRectF face(std::round(plate.left() + before), std::round(plate.top() + (line - side) / 2), side,
                    side);
  paintSeatedPortrait(painter, face, state.portrait, state.expression, 6 * geometry.ratio(), state.wind,
                      kTableWindShare);
  const qreal left = face.right() + geometry.fx(0.2);
  const qreal right = plate.right() - geometry.fx(0.16);
  const QRectF box(left, plate.top(), right - left, line);
  const QRectF below =
      high ? QRectF(face.left(), plate.top() + line, right - face.left(), plate.height() - line)
           : QRectF(left, box.center().y(), box.width(), line / 2);
  qreal wanted = SeatMarkPainter(state.marks, geometry.fx(0.46), 11 * geometry.ratio()).width();
  if (wanted > 0) {
    const SeatMarkPainter marks =
        fittingMarks(state.marks, geometry, tiny ? geometry.fx(1.5) : below.width());
    wanted = marks.width();
    if (tiny)
      marks.paint(painter, QPointF(plate.left(), plate.bottom() + geometry.fx(0.1)));
    else
      marks.paint(painter, QPointF(below.right() - wanted, below.top() + geometry.fx(0.06)));
  }
  if (tiny)
    return;
  const QString note = secondLine(geometry, rel, state);
  if (high && wanted <= 0 && note.isEmpty() && !nameFits(geometry, state.name, box.width())) {
    paintNameBelow(painter, geometry, state.name, QPointF(below.left(), plate.bottom() - geometry.fx(0.18)),
                   below.width());
    return;
  }
  paintPlateTexts(painter, geometry, state, box, box, high ? 0 : wanted, high ? QString() : note);
  if (!high || note.isEmpty())
    return;
  const qreal room = below.width() - (wanted > 0 ? wanted + geometry.fx(0.2) : 0);
  const QFont font = fittingText(geometry, note, room, 0.33, 500);
  paintNote(painter, state, font,
            QPointF(below.left(), below.top() + geometry.fx(0.08) + QFontMetricsF(font).capHeight()), note,
            room);
}

// `box`: right of the wind plate; `below`: where `subtitle` stands. `marks`: width that the second line
// leaves to the marks at its right end; the width of the box when there is no second line for words.
void PlaquePainter::paintPlateTexts(QPainter &painter, const TableGeometry &geometry, const PlateState &state,
                                    const QRectF &box, const QRectF &below, qreal marks,
                                    QString subtitle) const {
  const QFont name = fittingText(geometry, state.name, box.width(), 0.44, 600);
  const QFont note = fittingText(geometry, subtitle, marks > 0 ? box.width() : below.width(), 0.33, 500);
  const QFontMetricsF nameMetrics(name);
  const QFontMetricsF noteMetrics(note);
  const qreal noteRoom = marks > 0 ? box.width() - marks - geometry.fx(0.2) : below.width();
  // Where there is no room for both the marks stay; the riichi stick lies on the table.
  if (marks > 0 && noteMetrics.horizontalAdvance(subtitle) > noteRoom)
    subtitle.clear();
  const bool second = !subtitle.isEmpty() || marks > 0;
  const qreal middle = box.center().y();

  // The dealer's word at the right, where there is room for it beside the name.
  qreal nameRoom = box.width();
  if (state.wind == 0 && geometry.isWide()) {
    const QString dealer = tr("Dealer");
    const qreal width = noteMetrics.horizontalAdvance(dealer);
    if (nameMetrics.horizontalAdvance(state.name) + geometry.fx(0.3) + width <= box.width()) {
      painter.setFont(note);
      painter.setPen(QColor::fromRgba(theme::kDealerText));
      const qreal base = second ? middle - geometry.fx(0.08) : middle + noteMetrics.capHeight() / 2;
      painter.drawText(QPointF(box.right() - geometry.fx(0.06) - width, base), dealer);
      nameRoom = box.width() - width - geometry.fx(0.3);
    }
  }
  painter.setFont(name);
  painter.setPen(QColor::fromRgba(theme::kText));
  const QString shown = nameMetrics.elidedText(state.name, Qt::ElideRight, nameRoom);
  // One letter and dots say less than the wind alone.
  if (shown == state.name || shown.size() > 2) {
    painter.drawText(
        QPointF(box.left(), second ? middle - geometry.fx(0.07) : middle + nameMetrics.capHeight() / 2),
        shown);
  }
  if (subtitle.isEmpty())
    return;
  paintNote(painter, state, note, QPointF(below.left(), middle + geometry.fx(0.13) + noteMetrics.capHeight()),
            subtitle, noteRoom);
}

namespace {

struct ToggleWords {
  const char *whole;
  const char *brief;  // where there is little room
};

constexpr std::array<ToggleWords, 5> kToggleWords{{
    {QT_TRANSLATE_NOOP("PlaquePainter", "Sort"), QT_TRANSLATE_NOOP("PlaquePainter", "Sort")},
    {QT_TRANSLATE_NOOP("PlaquePainter", "Auto win"),
     //: The short word for "Auto win", where there is little room
     QT_TRANSLATE_NOOP("PlaquePainter", "Win")},
    {QT_TRANSLATE_NOOP("PlaquePainter", "No calls"), QT_TRANSLATE_NOOP("PlaquePainter", "No calls")},
    {QT_TRANSLATE_NOOP("PlaquePainter", "Auto discard"),
     //: The short word for "Auto discard", where there is little room
     QT_TRANSLATE_NOOP("PlaquePainter", "Discard")},
    {QT_TRANSLATE_NOOP("PlaquePainter", "Auto kita"),
     //: The short word for "Auto kita", where there is little room
     QT_TRANSLATE_NOOP("PlaquePainter", "Kita")},
}};

}  // namespace

QString PlaquePainter::toggleText(int index) {
  return tr(kToggleWords[static_cast<std::size_t>(index)].whole);
}

QStringList PlaquePainter::toggleLabels(const TableGeometry &geometry) {
  // Lit ones are the widest; all keep their words when one is switched.
  const QFontMetricsF metrics(theme::sans(geometry.fontSize(TableGeometry::kToggleFont), 600));
  const qreal around = geometry.fx(TableGeometry::kToggleText + TableGeometry::kToggleEnd);
  QStringList whole;
  QStringList brief;
  bool fits = true;
  for (int i = 0; i < geometry.toggles(); ++i) {
    const qreal room = geometry.toggle(i).width() - around;
    whole << toggleText(i);
    fits = fits && metrics.horizontalAdvance(whole.last()) <= room;
    brief << metrics.elidedText(tr(kToggleWords[static_cast<std::size_t>(i)].brief), Qt::ElideMiddle, room);
  }
  return fits ? whole : brief;
}

namespace {

// As large as the longest label has room for.
qreal toggleSize(const TableGeometry &geometry, const QStringList &labels) {
  const qreal around = geometry.fx(TableGeometry::kToggleText + TableGeometry::kToggleEnd);
  qreal size = geometry.textSize(TableGeometry::kToggleFont, kPlaqueGrowth);
  for (qsizetype i = 0; i < labels.size(); ++i) {
    const qreal room = geometry.toggle(static_cast<int>(i)).width() - around;
    const qreal least = geometry.fontSize(TableGeometry::kToggleFont);
    size = std::min<qreal>(size, theme::fittingSans(labels[i], room, size, least, 600).pixelSize());
  }
  return size;
}

}  // namespace

void PlaquePainter::paintToggles(QPainter &painter, const TableGeometry &geometry,
                                 const TableToggles &toggles, int hovered) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal line = geometry.dot();
  const QStringList labels = toggleLabels(geometry);
  const qreal size = toggleSize(geometry, labels);
  for (int i = 0; i < geometry.toggles(); ++i) {
    const bool lit = toggles.*kPills[static_cast<std::size_t>(i)];
    const QRectF pill = geometry.toggle(i);
    const qreal radius = pill.height() / 2;
    QColor border = QColor::fromRgba(lit ? theme::kAmber : theme::kToggleEdge);
    border.setAlphaF(lit ? 0.55F : hovered == i ? 0.22F : 0.09F);
    QColor ground = QColor::fromRgba(lit ? theme::kToggleOn : theme::kPlaque);
    if (hovered == i)
      ground = lit ? ground.lighter(118) : QColor::fromRgba(theme::kToggleHover);
    painter.setPen(QPen(border, line));
    painter.setBrush(ground);
    painter.drawRoundedRect(pill.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
    const qreal dot = geometry.fx(0.115);
    const QPointF at(pill.left() + geometry.fx(0.34), pill.center().y());
    if (lit) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor::fromRgba(theme::kAmber));
      painter.drawEllipse(at, dot, dot);
    } else {
      painter.setPen(QPen(QColor::fromRgba(theme::kToggleDotOff), 1.4 * geometry.ratio()));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(at, dot * 0.9, dot * 0.9);
    }
    const QFont font = theme::sans(size, lit ? 600 : 500);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(QColor::fromRgba(lit ? theme::kText : theme::kTextSecond));
    painter.drawText(QPointF(pill.left() + geometry.fx(TableGeometry::kToggleText),
                             pill.center().y() + metrics.capHeight() / 2),
                     labels[i]);
  }
  painter.restore();
}

void PlaquePainter::paintHelpButtons(QPainter &painter, const TableGeometry &geometry,
                                     const std::array<QString, 2> &labels, int hovered, int pressed) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < geometry.helpButtons(); ++i) {
    const QRectF button = geometry.helpButton(i);
    const qreal radius = geometry.fx(0.16);
    paintPlaque(painter, button, radius, geometry.dot());
    QColor edge = QColor::fromRgba(theme::kAmber);
    edge.setAlphaF(hovered == i ? 0.8F : 0.45F);
    painter.setPen(QPen(edge, geometry.dot()));
    painter.setBrush(hovered == i && pressed != i ? QBrush(QColor::fromRgba(theme::kPlaqueHover)) : QBrush());
    const qreal half = geometry.dot() / 2.0;
    painter.drawRoundedRect(button.adjusted(half, half, -half, -half), radius, radius);
    const qreal room = button.width() - geometry.fx(0.16);
    const qreal least = geometry.fontSize(TableGeometry::kToggleFont);
    const QString &label = labels[static_cast<std::size_t>(i)];
    const QFont font = theme::fittingSans(
        label, room, geometry.textSize(TableGeometry::kToggleFont, kPlaqueGrowth), kLeastHelp * least, 600);
    painter.setFont(font);
    painter.setPen(QColor::fromRgba(theme::kText));
    painter.drawText(button, Qt::AlignCenter, QFontMetricsF(font).elidedText(label, Qt::ElideRight, room));
  }
  painter.restore();
}

void PlaquePainter::paintCornerButtons(QPainter &painter, const TableGeometry &geometry, int hovered,
                                       int focused) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < geometry.cornerButtons(); ++i) {
    const QRectF button = geometry.cornerButton(i);
    paintPlaque(painter, button, geometry.fx(0.16), geometry.dot());
    if (hovered == i) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor::fromRgba(theme::kPlaqueHover));
      painter.drawRoundedRect(button, geometry.fx(0.16), geometry.fx(0.16));
    }
    if (focused == i) {
      const qreal line = 2 * geometry.ratio();
      painter.setPen(QPen(QColor::fromRgba(theme::kAmber), line));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(button.adjusted(line / 2, line / 2, -line / 2, -line / 2), geometry.fx(0.16),
                              geometry.fx(0.16));
    }
    const qreal side = geometry.fx(std::min(kCornerIcon * geometry.kind().text, kLargestCornerIcon));
    m_icons[static_cast<std::size_t>(i)]->render(
        &painter, QRectF(button.center() - QPointF(side / 2, side / 2), QSizeF(side, side)));
  }
  painter.restore();
}

}  // namespace janso
