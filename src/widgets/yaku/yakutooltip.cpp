// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakutooltip.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/paint/card.h"
#include "widgets/yaku/yakucard.h"

namespace janso {

namespace {

constexpr int kWidth = 380;
constexpr int kEdge = 8;  // to the edges of the window and to the row
constexpr int kSide = 20;
constexpr int kAbove = 14;
constexpr int kRadius = 12;

}  // namespace

YakuTooltip::YakuTooltip(QWidget *parent) : QWidget(parent), m_card(new YakuCard(this)) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSide, kAbove, kSide, kAbove);
  layout->addWidget(m_card);
  m_card->setMoreByKey(true);
  connect(m_card, &YakuCard::moreRequested, this, [this](bool more) {
    if (more)
      setPinned(true);
    else
      close();
  });
  setAttribute(Qt::WA_TransparentForMouseEvents);
  applyChromeWhenShown(this);
  hide();
}

void YakuTooltip::setPainter(TilePainter *painter) {
  m_card->setPainter(painter);
}

void YakuTooltip::setRules(const RuleSet &rules) {
  m_card->setRules(rules);
}

void YakuTooltip::setNaming(YakuNaming naming) {
  m_card->setNaming(naming);
  if (isVisible())
    place();
}

YakuId YakuTooltip::yaku() const {
  return m_card->yaku();
}

// --- Place ---

void YakuTooltip::place() {
  const QRect room = parentWidget()->rect();
  const int wide = std::min(qRound(theme::textPixels(kWidth)), room.width());
  const int most = room.height() - 2 * kEdge;
  const int first = m_card->firstHeight(wide - 2 * kSide) + 2 * kAbove;
  const int high = m_pinned ? most : std::min(first, most);
  setFixedSize(wide, high);
  // It stays where it is as long as it does not cover the row.
  if (isVisible() && !m_pinned && room.contains(geometry()) && !geometry().intersects(m_row))
    return;
  const bool left = m_row.left() - wide >= 0 || m_row.left() > room.width() - m_row.right();
  const int x = left ? m_row.left() - wide - kEdge : m_row.right() + kEdge;
  const int y = m_pinned ? kEdge : m_row.center().y() - high * 2 / 5;
  move(std::clamp(x, 0, std::max(0, room.width() - wide)),
       std::clamp(y, kEdge, std::max(kEdge, room.height() - high - kEdge)));
}

void YakuTooltip::showFor(YakuId id, const QRect &row) {
  if (m_pinned)
    return;
  m_row = row;
  applyPendingChrome(this);
  m_card->explain(id, false);
  place();
  show();
  raise();
}

void YakuTooltip::setPinned(bool pinned) {
  m_pinned = pinned;
  setAttribute(Qt::WA_TransparentForMouseEvents, !pinned);
  m_card->setMore(pinned);
  if (!isVisible())
    return;
  place();
  update();
  if (pinned)
    announce(this, m_card->spoken());
}

void YakuTooltip::hideUnlessPinned() {
  if (!m_pinned)
    hide();
}

void YakuTooltip::close() {
  hide();
  setPinned(false);
}

// --- Keys ---

bool YakuTooltip::takesKey(int key) const {
  return (key == Qt::Key_F1 && !m_pinned) || key == Qt::Key_Escape ||
         (m_pinned && (key == Qt::Key_PageDown || key == Qt::Key_PageUp));
}

// The keyboard stays where it is, on the page: while the explanation is to be seen, its few keys are taken
// from whatever has the focus.
bool YakuTooltip::eventFilter(QObject *watched, QEvent *event) {
  const bool press = event->type() == QEvent::KeyPress;
  if (!press && event->type() != QEvent::ShortcutOverride)
    return QWidget::eventFilter(watched, event);
  const auto *widget = qobject_cast<QWidget *>(watched);
  const int key = static_cast<QKeyEvent *>(event)->key();
  if (widget == nullptr || widget->window() != window() || !takesKey(key))
    return QWidget::eventFilter(watched, event);
  event->accept();
  if (!press)
    return true;
  if (key == Qt::Key_F1)
    setPinned(true);
  else if (key == Qt::Key_Escape)
    close();
  else
    m_card->scrollBy(key == Qt::Key_PageDown ? 1 : -1);
  return true;
}

void YakuTooltip::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  qApp->installEventFilter(this);
}

void YakuTooltip::hideEvent(QHideEvent *event) {
  QWidget::hideEvent(event);
  qApp->removeEventFilter(this);
}

void YakuTooltip::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ChromeColors colors = chromeColors();
  const QColor border = m_pinned ? colors.accent : colors.borderStrong;
  paintCard(painter, QRectF(rect()), colors, {border, kRadius, m_pinned ? 1.5 : 1}, {});
}

}  // namespace janso
