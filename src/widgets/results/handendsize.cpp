// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// HandEndPage: the layout of its parts, and which of them are in view.
#include <QScrollBar>
#include <algorithm>

#include "ui_handendpage.h"
#include "widgets/controls/teachtext.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/momentribbon.h"
#include "widgets/results/windetails.h"

namespace janso {

namespace {

constexpr qreal kColumnTray = 0.78;  // the tiles in the column, of those in the design

}  // namespace

void HandEndPage::panelTurned() {
  const bool upright = column().isSet();
  m_ui->tray->setCaptionBelow(upright);
  m_ui->tray->setShare(upright ? kColumnTray : 1);
  m_ui->seats->setSquare(upright);
  if (upright)
    m_ui->amount->setStretchFactor(m_ui->footerLeft, 1);
  for (DrawSeat *seat : {m_ui->seat0, m_ui->seat1, m_ui->seat2, m_ui->seat3})
    seat->setTall(upright);
}

void HandEndPage::panelFitted() {
  m_ribbon->place(pageScale());
  placeDetails();
}

void HandEndPage::placeDetails() {
  if (column().isSet())
    placeDetailsInColumn();
  else
    placeDetailsOverSeats();
  update();
}

// Yaku, fu and limit stay in sight, and the hand above, of which parts are lit.
void HandEndPage::placeDetailsOverSeats() {
  const QRect seats(m_ui->seats->mapTo(this, QPoint(0, 0)), m_ui->seats->size());
  const QRect inside = m_ui->panel->geometry().adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const int ceiling = m_ui->tray->mapTo(this, QPoint(0, m_ui->tray->height())).y() + kMargin;
  // What comes next, and the buttons, stay free: a long list grows upwards.
  const int floor =
      m_ui->next->isVisibleTo(this) ? m_ui->next->mapTo(this, QPoint(0, 0)).y() - kMargin : seats.bottom();
  const auto fit = [&](int least) {
    m_details->fit(pageScale(), std::min(seats.width(), inside.width()), least, floor - ceiling);
  };
  fit(floor - seats.top());
  // The row of the ura dora is covered whole or not at all.
  const int ura = m_ui->ura->mapTo(this, QPoint(0, m_ui->ura->height())).y();
  if (m_details->height() > floor - ura)
    fit(floor - ceiling);
  QRect place(QPoint(seats.left(), seats.top()), m_details->size());
  place.moveBottom(floor);
  place.moveLeft(std::max(inside.left(), std::min(place.left(), inside.right() - place.width())));
  m_details->setGeometry(place);
}

// The hand stays in sight, of which parts are lit, and the buttons.
void HandEndPage::placeDetailsInColumn() {
  const PageScroll *scroll = column().scroll();
  const QRect seen(scroll->mapTo(this, QPoint(0, 0)), scroll->size());
  const int tray = m_ui->tray->mapTo(this, QPoint(0, m_ui->tray->height())).y();
  const int ceiling = std::clamp(tray, seen.top(), seen.center().y());
  m_details->fit(pageScale(), seen.width(), seen.bottom() - ceiling, seen.bottom() - ceiling);
  m_details->move(seen.left(), ceiling);
}

// At the top of the column, as far as that can be.
void HandEndPage::showPart(const QWidget *part) {
  if (PageScroll *scroll = column().scroll())
    scroll->verticalScrollBar()->setValue(part->mapTo(scroll->widget(), QPoint(0, 0)).y());
}

// A column shows what comes as it comes.
void HandEndPage::followReveal(double milliseconds) {
  PageScroll *scroll = column().scroll();
  if (scroll == nullptr || m_end.draw)
    return;
  const int yaku = std::min(m_timeline.yakuAt(milliseconds), m_ui->yaku->count());
  QWidget *newest = yaku > 0 ? static_cast<QWidget *>(m_ui->yaku->row(yaku - 1)) : m_ui->tray;
  if (m_timeline.limitAt(milliseconds) > 0)
    newest = m_ui->pay;
  if (newest == m_followed)
    return;
  m_followed = newest;
  scroll->ensureWidgetVisible(newest, 0, kMargin);
  m_followedTo = scroll->verticalScrollBar()->value();
}

// The title, the winner and the hand come first again, unless the player has scrolled elsewhere.
void HandEndPage::stopFollowing() {
  const PageScroll *scroll = column().scroll();
  if (m_followed != nullptr && scroll != nullptr && scroll->verticalScrollBar()->value() == m_followedTo)
    scroll->verticalScrollBar()->setValue(0);
  m_followed = nullptr;
}

void HandEndPage::moveRowFocus(int step) {
  if (areDetailsVisible()) {
    m_details->moveRowFocus(step);
    return;
  }
  const int rows = m_end.draw ? 0 : m_ui->yaku->count();
  if (rows == 0)
    return;
  int at = step > 0 ? -1 : rows;
  for (int i = 0; i < rows; ++i) {
    if (m_ui->yaku->row(i)->hasFocus())
      at = i;
  }
  const int to = std::clamp(at + step, 0, rows - 1);
  m_ui->yaku->row(to)->setFocus(Qt::TabFocusReason);
  PageScroll *scroll = column().isSet() ? column().scroll() : m_ui->yakuScroll;
  scroll->ensureWidgetVisible(m_ui->yaku->row(to), 0, 0);
}

}  // namespace janso
