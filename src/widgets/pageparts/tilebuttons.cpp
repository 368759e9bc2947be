// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/tilebuttons.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/controls/chromestyle.h"
#include "widgets/controls/keygroups.h"
#include "widgets/lexicon/words.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/paint/verdict.h"

namespace janso {

namespace {

constexpr qreal kRoom = 5;     // round a face, for what marks it
constexpr qreal kShadow = 26;  // tiles of this width cast shadows that stay within that room
constexpr qreal kLeast = 20;
constexpr qreal kRise = 6;  // of a chosen tile
// The mark of an answer, of the tile's width and in pixels.
constexpr qreal kVerdict = 0.45;
constexpr qreal kLeastVerdict = 12;
constexpr qreal kMostVerdict = 22;

}  // namespace

TileButton::TileButton(Tile tile, TilePainter &painter, QWidget *parent)
    : QAbstractButton(parent), m_tile(tile), m_painter(painter) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setText(tileName(tile));
  setAccessibleName(tileName(tile));
  setToolTip(tileName(tile));
}

void TileButton::setTileWidth(qreal width) {
  m_width = width;
  resize(sizeHint());
  update();
}

void TileButton::setRight(bool right) {
  m_right = right;
  setAccessibleDescription(right ? tr("right") : QString());
  update();
}

QSize TileButton::sizeHint() const {
  const QSizeF row = TilePainter::rowSize(1, m_width);
  return {static_cast<int>(std::ceil(row.width() + 2 * kRoom)),
          static_cast<int>(std::ceil(row.height() + 2 * kRoom + kRise))};
}

void TileButton::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal top = kRoom + (isChecked() ? 0 : kRise);
  const QRectF face(QPointF(kRoom, top), TilePainter::faceSize(m_width));
  m_painter.shadows(painter, {face}, std::min(m_width, kShadow));
  m_painter.lying(painter, face.topLeft(), m_width, m_tile,
                  {.veiled = !isEnabled() && !isChecked() && !m_right});
  const ChromeColors colors = chromeColors();
  const QRectF body = face.adjusted(0, 0, 0, TilePainter::thickness(m_width));
  const auto frame = [&](const QColor &color, qreal stroke, qreal out) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, stroke));
    painter.drawRoundedRect(body.adjusted(-out, -out, out, out), 0.12 * m_width + out, 0.12 * m_width + out);
  };
  if (m_right)
    frame(colors.gain, 3, 1.5);
  else if (isChecked())
    frame(isEnabled() ? colors.accent : colors.loss, 3, 1.5);
  else if (underMouse() && isEnabled())
    frame(colors.borderStrong, 2, 1);
  if (hasFocus())
    frame(colors.text, 1.5, 3.5);
  const bool wrong = !m_right && isChecked() && !isEnabled();
  if (m_right || wrong) {
    const qreal side = std::clamp(kVerdict * m_width, kLeastVerdict, kMostVerdict);
    paintVerdict(painter, QRectF(QPointF(width() - side, body.bottom() + kRoom - side), QSizeF(side, side)),
                 m_right, colors.dark);
  }
}

void TileButton::enterEvent(QEnterEvent *event) {
  QAbstractButton::enterEvent(event);
  update();
}

void TileButton::leaveEvent(QEvent *event) {
  QAbstractButton::leaveEvent(event);
  update();
}

TileButtons::TileButtons(TilePainter &painter, QWidget *parent) : QWidget(parent), m_painter(painter) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void TileButtons::setTiles(const std::vector<std::vector<Tile>> &rows, bool many, qreal most) {
  qDeleteAll(m_buttons);
  m_buttons.clear();
  m_rowSizes.clear();
  m_many = many;
  m_most = most;
  for (const std::vector<Tile> &row : rows) {
    m_rowSizes << static_cast<int>(row.size());
    for (const Tile tile : row) {
      auto *button = new TileButton(tile, m_painter, this);
      button->installEventFilter(this);
      connect(button, &QAbstractButton::toggled, this, [this, button](bool on) {
        for (TileButton *other : m_buttons) {
          if (on && !m_many && other != button)
            other->setChecked(false);
        }
        Q_EMIT changed();
      });
      m_buttons << button;
      button->show();
    }
  }
  updateGeometry();
  place();
}

KindSet TileButtons::chosen() const {
  KindSet kinds;
  for (const TileButton *button : m_buttons) {
    if (button->isChecked())
      kinds.add(button->tile().kind());
  }
  return kinds;
}

void TileButtons::choose(Kind kind, bool on) {
  for (TileButton *button : m_buttons) {
    if (button->tile().kind() == kind) {
      button->setChecked(on);
      return;
    }
  }
}

void TileButtons::reveal(KindSet right) {
  for (TileButton *button : m_buttons) {
    button->setRight(right.has(button->tile().kind()));
    button->setEnabled(false);
  }
}

QSizeF TileButtons::sizeAt(qreal width) const {
  const int longest = m_rowSizes.isEmpty() ? 1 : *std::max_element(m_rowSizes.begin(), m_rowSizes.end());
  const QSizeF one = TilePainter::rowSize(1, width);
  return {longest * (one.width() + 2 * kRoom),
          static_cast<qreal>(m_rowSizes.size()) * (one.height() + 2 * kRoom + kRise)};
}

QSize TileButtons::sizeHint() const {
  const QSizeF most = sizeAt(m_most);
  return {static_cast<int>(std::ceil(most.width())), static_cast<int>(std::ceil(most.height()))};
}

QSize TileButtons::minimumSizeHint() const {
  const QSizeF least = sizeAt(kLeast);
  return {static_cast<int>(std::ceil(least.width())), static_cast<int>(std::ceil(least.height()))};
}

// The widest tile that fits.
qreal TileButtons::tileFor(int width) const {
  qreal tile = m_most;
  while (tile > kLeast && sizeAt(tile).width() > width)
    --tile;
  return tile;
}

// Smaller where the height is short, so that no row is cut.
qreal TileButtons::tileIn(QSize room) const {
  qreal tile = tileFor(room.width());
  while (tile > kLeast && sizeAt(tile).height() > room.height())
    --tile;
  return tile;
}

int TileButtons::heightForWidth(int width) const {
  return static_cast<int>(std::ceil(sizeAt(tileFor(width)).height()));
}

void TileButtons::place() {
  const qreal tile = tileIn(size());
  const QSizeF one = TilePainter::rowSize(1, tile);
  const qreal left = std::max(0.0, (width() - sizeAt(tile).width()) / 2);
  qsizetype next = 0;
  for (qsizetype row = 0; row < m_rowSizes.size(); ++row) {
    for (int i = 0; i < m_rowSizes[row]; ++i) {
      TileButton *button = m_buttons[next++];
      button->setTileWidth(tile);
      button->move(qRound(left + i * (one.width() + 2 * kRoom)),
                   qRound(static_cast<qreal>(row) * (one.height() + 2 * kRoom + kRise)));
    }
  }
}

void TileButtons::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  place();
}

void TileButtons::moveFocus(int from, int right, int down) {
  int row = 0;
  int column = from;
  while (column >= m_rowSizes[row])
    column -= m_rowSizes[row++];
  row = std::clamp<int>(row + down, 0, static_cast<int>(m_rowSizes.size()) - 1);
  column = std::clamp(column + right, 0, m_rowSizes[row] - 1);
  int index = column;
  for (int i = 0; i < row; ++i)
    index += m_rowSizes[i];
  m_buttons[index]->setFocus(Qt::OtherFocusReason);
}

bool TileButtons::eventFilter(QObject *object, QEvent *event) {
  if (event->type() == QEvent::KeyPress) {
    const int at = static_cast<int>(m_buttons.indexOf(qobject_cast<TileButton *>(object)));
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int right = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (at >= 0 && (right != 0 || down != 0)) {
      moveFocus(at, right, down);
      return true;
    }
    // Of one tile Enter chooses first, then it answers.
    const bool enter = isEnter(key);
    if (at >= 0 && enter && !m_many && !m_buttons[at]->isChecked()) {
      m_buttons[at]->click();
      return true;
    }
  }
  return QWidget::eventFilter(object, event);
}

}  // namespace janso
