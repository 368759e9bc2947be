// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/emblempicker.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <algorithm>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/emblemnames.h"
#include "widgets/paint/portraits.h"
#include "widgets/setup/portraitbutton.h"

namespace janso {

namespace {

constexpr int kColumns = 4;
constexpr int kPicture = 64;

}  // namespace

EmblemPicker::EmblemPicker(QWidget *parent) : QFrame(parent, Qt::Popup) {
  setFrameShape(QFrame::StyledPanel);
  setAccessibleName(tr("Choose a picture"));
  auto *grid = new QGridLayout(this);
  grid->setContentsMargins(8, 8, 8, 8);
  grid->setSpacing(4);
  const QStringList all = emblems();
  for (int i = 0; i < all.size(); ++i) {
    auto *picture = new PortraitButton(this);
    picture->setSide(kPicture);
    picture->setPortrait(emblemPortrait(all[i]), emblemName(all[i]));
    grid->addWidget(picture, i / kColumns, i % kColumns);
    m_buttons << picture;
    connect(picture, &PortraitButton::clicked, this, [this, emblem = all[i]] {
      close();
      Q_EMIT chosen(emblem);
    });
  }
}

PortraitButton *EmblemPicker::button(const QString &emblem) const {
  return m_buttons.value(emblems().indexOf(emblem));
}

void EmblemPicker::openAt(const QWidget *opener, const QString &current) {
  applyChrome(this);
  adjustSize();
  const QRect room = opener->screen()->availableGeometry();
  QPoint at = opener->mapToGlobal(QPoint(0, opener->height() + 2));
  if (at.y() + height() > room.bottom())
    at.setY(opener->mapToGlobal(QPoint()).y() - height() - 2);
  move(qBound(room.left(), at.x(), qMax(room.left(), room.right() - width())), at.y());
  show();
  if (PortraitButton *now = button(current))
    now->setFocus();
}

void EmblemPicker::paintEvent(QPaintEvent *event) {
  QFrame::paintEvent(event);
  QPainter painter(this);
  painter.setPen(chromeColors().borderStrong);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void EmblemPicker::keyPressEvent(QKeyEvent *event) {
  const auto focused = std::find_if(m_buttons.begin(), m_buttons.end(),
                                    [](const PortraitButton *picture) { return picture->hasFocus(); });
  const qsizetype now = focused == m_buttons.end() ? 0 : focused - m_buttons.begin();
  qsizetype next = now;
  switch (event->key()) {
    case Qt::Key_Escape:
      close();
      return;
    case Qt::Key_Left:
      next = now - 1;
      break;
    case Qt::Key_Right:
      next = now + 1;
      break;
    case Qt::Key_Up:
      next = now - kColumns;
      break;
    case Qt::Key_Down:
      next = now + kColumns;
      break;
    default:
      QFrame::keyPressEvent(event);
      return;
  }
  if (next >= 0 && next < m_buttons.size())
    m_buttons[next]->setFocus();
}

}  // namespace janso
