// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/samplebutton.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextDocument>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/paint/feltpainter.h"

namespace janso {

namespace {

constexpr QSize kPicture(98, 50);
constexpr int kFrame = 4;  // round the picture, for what marks it
constexpr int kName = 18;  // height of the line below
constexpr qreal kNameSize = 12.5;
constexpr qreal kLeastNameSize = 10.5;
constexpr qreal kSampleTile = 26;
constexpr qreal kPictureRadius = 6;

// Picture and name grow with the texts of the program.
QSizeF pictureSize() {
  return QSizeF(kPicture) * theme::textScale();
}

}  // namespace

SampleButton::SampleButton(QWidget *parent) : QAbstractButton(parent) {
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SampleButton::setSample(const Sample &sample) {
  m_sample = sample;
  m_painter.setLook(sample.look);
  setAccessibleName(sample.name);
  // A name may come from a file: it must stay plain text.
  setToolTip(Qt::mightBeRichText(sample.name) ? QString() : sample.name);
  update();
}

// The arrows belong to what the sample lies in.
void SampleButton::keyPressEvent(QKeyEvent *event) {
  const int key = event->key();
  if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right)
    event->ignore();
  else
    QAbstractButton::keyPressEvent(event);
}

QSize SampleButton::sizeHint() const {
  return pictureSize().toSize() + QSize(2 * kFrame, 2 * kFrame + qRound(theme::textPixels(kName)));
}

void SampleButton::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF picture(QPointF(kFrame, kFrame), pictureSize());
  paintFeltStrip(painter, picture, m_sample.felt, kPictureRadius);
  if (!m_sample.tiles.empty()) {
    const qreal tile = theme::textPixels(kSampleTile);
    const QSizeF row = TilePainter::rowSize(static_cast<int>(m_sample.tiles.size()), tile);
    const QPointF at = picture.center() - QPointF(row.width() / 2, row.height() / 2);
    m_painter.row(painter, at, tile, m_sample.tiles);
  }
  const ChromeColors colors = chromeColors();
  const auto frame = [&](const QColor &color, qreal stroke, qreal out) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, stroke));
    painter.drawRoundedRect(picture.adjusted(-out, -out, out, out), kPictureRadius + out,
                            kPictureRadius + out);
  };
  if (isChecked())
    frame(colors.accent, 2.5, 0.75);
  else if (underMouse())
    frame(colors.edge, 1.5, 0.75);
  if (hasFocus())
    frame(colors.text, 1.5, 3);
  const qreal name = theme::textPixels(kName);
  paintName(painter, QRectF(0, height() - name, width(), name));
}

// With the dot of a radio button before the one that is chosen: a frame alone might be the pointer's.
void SampleButton::paintName(QPainter &painter, const QRectF &line) const {
  const ChromeColors colors = chromeColors();
  const qreal dot = isChecked() ? 11 : 0;
  const qreal room = line.width() - 2 - dot;
  const QFont font = theme::fittingSans(m_sample.name, room, theme::textPixels(kNameSize),
                                        theme::textPixels(kLeastNameSize), isChecked() ? 600 : 500);
  const QFontMetricsF metrics(font);
  const QString name = metrics.elidedText(m_sample.name, Qt::ElideRight, room);
  const qreal left = line.center().x() - (metrics.horizontalAdvance(name) + dot) / 2;
  if (isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(QPointF(left + 3.5, line.center().y() + 0.5), 3.5, 3.5);
  }
  painter.setFont(font);
  painter.setPen(isChecked() ? colors.text : colors.second);
  painter.drawText(QPointF(left + dot, line.center().y() + metrics.capHeight() / 2), name);
}

}  // namespace janso
