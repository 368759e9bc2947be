// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// HandEndPage: the layout of its parts, and which of them are in view.
#include <QScrollBar>
#include <algorithm>

#include "ui_handendpage.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/momentribbon.h"
#include "widgets/results/windetails.h"

namespace janso {

namespace {

constexpr qreal kColumnTray = 0.78;  // the tiles in the column, of those in the design
constexpr qreal kLimitShare = 0.48;  // at most, of the width of the column
constexpr int kToTheRule = 4;        // pixels from what is seen of the column to the line below it
// Pixels of the form.
constexpr qreal kLeastDetails = 150;
constexpr qreal kFewestDetails = 110;  // in the smallest window, even over the end of the amount
constexpr qreal kOneLineSeats = 900;   // column in which the hand stands beside the name

}  // namespace

void HandEndPage::panelTurned() {
  const bool upright = column().isSet();
  m_ui->tray->setCaptionBelow(upright);
  m_ui->tray->setShare(upright ? kColumnTray : 1);
  m_ui->seats->setSquare(upright);
  if (upright)
    m_ui->amount->setStretchFactor(m_ui->footerLeft, 1);
  if (upright) {
    connect(column().scroll()->verticalScrollBar(), &QScrollBar::valueChanged, this,
            &HandEndPage::onScrolled);
    return;
  }
  m_ui->limit->setMaximumWidth(QWIDGETSIZE_MAX);
  for (DrawSeat *seat : {m_ui->seat0, m_ui->seat1, m_ui->seat2, m_ui->seat3})
    seat->setForm(DrawSeat::Form::Roomy);
}

void HandEndPage::columnSized(qreal width) {
  m_ui->limit->setMaximumWidth(qRound(kLimitShare * width * pageScale()));
  for (DrawSeat *seat : {m_ui->seat0, m_ui->seat1, m_ui->seat2, m_ui->seat3})
    seat->setForm(width < kOneLineSeats ? DrawSeat::Form::Tall : DrawSeat::Form::Close);
}

void HandEndPage::panelFitted() {
  m_ribbon->place(pageScale());
  if (!areDetailsVisible())
    return;
  scrollForDetails();
  placeDetails();
}

void HandEndPage::placeDetails() {
  if (column().isSet())
    placeDetailsInColumn();
  else
    placeDetailsOverSeats();
  update();
}

// Yaku, fu, limit and dora stay in sight, and the hand above, of which parts are lit.
void HandEndPage::placeDetailsOverSeats() {
  const QRect seats(m_ui->seats->mapTo(this, QPoint(0, 0)), m_ui->seats->size());
  const int left = m_ui->ura->mapTo(this, QPoint(0, 0)).x();
  const int ceiling = m_ui->tray->mapTo(this, QPoint(0, m_ui->tray->height())).y() + kMargin;
  // What comes next, and the buttons, stay free: a long list grows upwards.
  int floor = seats.bottom();
  for (const QWidget *below : {m_ui->next, m_ui->said}) {
    if (below->isVisibleTo(this))
      floor = below->mapTo(this, QPoint(0, 0)).y() - kMargin;
  }
  const auto fit = [&](int least) {
    m_details->fit(pageScale(), seats.right() + 1 - left, least, floor - ceiling);
  };
  fit(floor - seats.top());
  // The row of the ura dora is covered whole or not at all.
  const int ura = m_ui->ura->mapTo(this, QPoint(0, m_ui->ura->height())).y();
  if (m_details->height() > floor - ura)
    fit(floor - ceiling);
  m_details->move(left, floor + 1 - m_details->height());
}

// The title, the hand, of which parts are lit, the amount and the buttons stay in sight.
void HandEndPage::placeDetailsInColumn() {
  const PageScroll *scroll = column().scroll();
  const QRect seen = QRect(scroll->mapTo(this, QPoint(0, 0)), scroll->size()).adjusted(0, 0, 0, kToTheRule);
  const int amount = scroll->widget()->mapTo(this, QPoint(0, amountBottom())).y();
  const int lowest = seen.bottom() - qRound(kFewestDetails * pageScale());
  const int ceiling = std::max(seen.top(), std::min(amount, lowest));
  const int height = seen.bottom() + 1 - ceiling;
  m_details->fit(pageScale(), seen.width(), height, height);
  m_details->move(seen.left(), ceiling);
}

int HandEndPage::amountBottom() const {
  const QWidget *contents = column().scroll()->widget();
  return m_ui->winPart->mapTo(contents, QPoint(0, m_ui->amount->geometry().bottom() + 1)).y();
}

// To the top of the column, or as far down as the details need to have room below the amount; never below the
// hand.
void HandEndPage::scrollForDetails() {
  if (!column().isSet())
    return;
  const PageScroll *scroll = column().scroll();
  const int needed = amountBottom() + qRound(kLeastDetails * pageScale()) - scroll->viewport()->height();
  const int hand = m_ui->tray->mapTo(scroll->widget(), QPoint(0, 0)).y();
  QScrollBar *bar = scroll->verticalScrollBar();
  m_scrolledForDetails = std::clamp(needed, 0, std::min(hand, bar->maximum()));
  bar->setValue(m_scrolledForDetails);
}

// The player looks elsewhere. That the column has become shorter is none of the player's doing.
void HandEndPage::onScrolled(int to) {
  if (areDetailsVisible() && to != m_scrolledForDetails &&
      m_scrolledForDetails <= column().scroll()->verticalScrollBar()->maximum())
    hideDetails();
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
