// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/detailrow.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

constexpr qreal kDetailTile = 26;
constexpr qreal kRowPad = 7;
constexpr qreal kDetailGap = 12;
constexpr qreal kMostOfValue = 0.52;  // of the width; a longer sum wraps
constexpr int kTextFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int kValueFlags = Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap;

}  // namespace

DetailRow::DetailRow(const DetailLine &line, QWidget *parent) : PointedRow(parent) {
  setLine(line);
}

void DetailRow::setLine(const DetailLine &line) {
  m_line = line;
  setText(line.text);
  setAccessibleName(line.value.isEmpty() ? line.text : tr("%1: %2").arg(line.text, line.value));
  update();
}

void DetailRow::setTiles(TilePainter *painter, const std::vector<Tile> &tiles) {
  m_painter = painter;
  m_tiles = tiles;
  update();
}

void DetailRow::setNote(const QString &note) {
  m_note = note;
  setAccessibleDescription(note);
}

void DetailRow::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QFont DetailRow::textFont() const {
  return theme::sans(pagelook::textPixels(14.5, m_scale), m_line.total ? 600 : 500);
}

QFont DetailRow::noteFont() const {
  return theme::sans(pagelook::textPixels(13, m_scale), 500);
}

QFont DetailRow::valueFont() const {
  return theme::sans(pagelook::textPixels(m_line.total ? 18 : 15, m_scale), 600);
}

DetailRow::Layout DetailRow::place(qreal width) const {
  Layout at;
  const qreal pad = kRowPad * m_scale;
  const qreal inset = kInset * m_scale;
  const qreal gap = kDetailGap * m_scale;
  const qreal room = width - 2 * inset;
  const QFontMetricsF values(valueFont());
  const qreal most = kMostOfValue * room;
  at.value = values.boundingRect(QRectF(0, 0, most, 10000), kValueFlags, m_line.value);
  if (m_line.value.isEmpty())
    at.value = QRectF();
  qreal right = width - inset - (at.value.isNull() ? 0 : std::ceil(at.value.width()) + gap);
  if (!m_tiles.empty()) {
    const QSizeF row = TilePainter::rowSize(static_cast<int>(m_tiles.size()), kDetailTile * m_scale);
    at.tiles = QRectF(QPointF(right - row.width(), pad), row);
    right -= row.width() + gap;
  }
  const qreal left = inset;
  const QRectF column(0, 0, std::max(60.0, right - left), 10000);
  const QRectF text = QFontMetricsF(textFont()).boundingRect(column, kTextFlags, m_line.text);
  at.text = QRectF(left, pad, column.width(), std::ceil(text.height()));
  qreal bottom = at.text.bottom();
  if (!m_note.isEmpty()) {
    const QRectF note = QFontMetricsF(noteFont()).boundingRect(column, kTextFlags, m_note);
    at.note = QRectF(left, bottom + 1, column.width(), std::ceil(note.height()));
    bottom = at.note.bottom();
  }
  at.value = QRectF(width - inset - std::ceil(at.value.width()), pad, std::ceil(at.value.width()),
                    std::ceil(at.value.height()));
  at.height = std::max({bottom, at.value.bottom(), at.tiles.bottom()}) + pad;
  if (!at.tiles.isNull())
    at.tiles.moveTop((at.height - at.tiles.height()) / 2);
  if (m_note.isEmpty())
    at.text.moveTop(std::max(pad, (at.height - at.text.height()) / 2));
  at.value.moveTop(std::max(pad, (at.height - at.value.height()) / 2));
  return at;
}

int DetailRow::heightFor(int width) const {
  return qCeil(place(width).height);
}

QSize DetailRow::sizeHint() const {
  return {width(), heightFor(width())};
}

void DetailRow::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal radius = 8 * m_scale;
  if (underMouse() || hasFocus()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(pagelook::tone(theme::kChromeRowHover));
    painter.drawRoundedRect(rect(), radius, radius);
  }
  if (m_line.total) {
    painter.setPen(QPen(pagelook::tone(theme::kChromeBorderLit), 1));
    painter.drawLine(QPointF(kInset * m_scale, 0.5), QPointF(width() - kInset * m_scale, 0.5));
  }
  if (hasFocus())
    pagelook::drawFocus(painter, rect(), radius, 1.5);
  const Layout at = place(width());
  painter.setFont(textFont());
  painter.setPen(pagelook::tone(m_line.value.isEmpty() ? theme::kTextSecond : theme::kText));
  painter.drawText(at.text, kTextFlags, m_line.text);
  if (!m_note.isEmpty()) {
    painter.setFont(noteFont());
    painter.setPen(pagelook::tone(theme::kTextDim));
    painter.drawText(at.note, kTextFlags, m_note);
  }
  if (m_painter && !m_tiles.empty())
    m_painter->row(painter, at.tiles.topLeft(), kDetailTile * m_scale, {m_tiles.data(), m_tiles.size()});
  painter.setFont(valueFont());
  painter.setPen(pagelook::tone(m_line.total ? theme::kAmber : theme::kText));
  painter.drawText(at.value.adjusted(-1, 0, 0, 1), kValueFlags, m_line.value);
}

void DetailRow::keyPressEvent(QKeyEvent *event) {
  // The scroll area around would keep the arrows for itself; other keys are the page's.
  switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
      Q_EMIT moved(event->key() == Qt::Key_Up ? -1 : 1);
      return;
    case Qt::Key_Left:
    case Qt::Key_Right:
      Q_EMIT turned(event->key() == Qt::Key_Left ? -1 : 1);
      return;
    default:
      event->ignore();
  }
}

}  // namespace janso
