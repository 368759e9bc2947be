// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/overlay.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/pageparts/pagepanel.h"
#include "widgets/pageparts/pagescroll.h"

namespace janso {

namespace {

constexpr qreal kDimming = 0.62;  // the table stays at 38 %
constexpr qreal kSmallestScale = 0.62;
constexpr qreal kScaleStep = 0.97;
constexpr qreal kComesFrom = 24;      // pixels below its place
constexpr qreal kEnoughGrowth = 0.9;  // of what is wanted of the texts, as the window has room
constexpr qreal kLeastGrowth = 0.8;   // likewise, as the contents leave room
constexpr qreal kLeastColumn = 560;   // pixels of the form

void paintPanelShadow(QPainter &painter, const QRect &panel, qreal radius) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  // Rings that add up to a soft edge: the page is large, one blur of it would cost more than all tiles.
  constexpr int kRings = 14;
  for (int ring = kRings; ring > 0; --ring) {
    const qreal grow = ring * 2.2;
    painter.setBrush(QColor::fromRgba(theme::kPageShadow));
    painter.drawRoundedRect(QRectF(panel).adjusted(-grow, -grow + 8, grow, grow + 10), radius + grow,
                            radius + grow);
  }
}

}  // namespace

OverlayPage::OverlayPage(QWidget *parent) : QWidget(parent) {
  setAttribute(Qt::WA_NoMousePropagation);
  setFocusPolicy(Qt::StrongFocus);
  hide();
  if (parent)
    parent->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, [this] {
    if (!isVisible())
      return;
    showFocused();
    focusMoved();
  });
}

// The parts of a page lose the focus when they go, after the page itself.
OverlayPage::~OverlayPage() {
  disconnect(qApp, nullptr, this, nullptr);
}

void OverlayPage::setPanel(PagePanel *panel, QSize design, QLayout *foot) {
  m_panel = panel;
  m_design = design;
  m_scaler = PageScaler(panel);
  m_column = std::make_unique<PageColumn>(static_cast<QBoxLayout *>(panel->layout()), foot);
}

void OverlayPage::setDim(qreal dim) {
  if (qFuzzyCompare(dim, m_dim))
    return;
  m_dim = dim;
  update();
}

void OverlayPage::setBelow(qreal below) {
  if (qFuzzyCompare(1 + below, 1 + m_below))
    return;
  const int way = qRound(kComesFrom * below) - qRound(kComesFrom * m_below);
  m_below = below;
  m_panel->move(m_panel->pos() + QPoint(0, way));
  update();
}

int OverlayPage::neededHeight(int width) const {
  QLayout *layout = m_panel->layout();
  layout->invalidate();
  layout->activate();
  // The size hint of wrapped texts guesses a width; ask for the height at the width that they get.
  return layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : layout->totalSizeHint().height();
}

// As designed it grows as far as the window goes, and its texts a little more: is that nearly what is wanted?
bool OverlayPage::wantsColumn() const {
  const qreal text = theme::textScale();
  const qreal grown = PageScaler::fitting(size(), m_design, kMargin, text) /
                      PageScaler::fitting(size(), m_design, kMargin) * std::min(text, pagelook::kMostGrowth);
  return grown < kEnoughGrowth * text;
}

// Contents that are too high have set it smaller: its texts have hardly grown.
bool OverlayPage::isTooSmall() const {
  const qreal text = theme::textScale();
  const qreal grown = m_scaler.scale() / PageScaler::fitting(size(), m_design, kMargin) *
                      std::min(text, pagelook::kMostGrowth);
  return text > 1 && grown < kLeastGrowth * text;
}

void OverlayPage::turnPanel(bool column) {
  if (column == m_column->isSet())
    return;
  m_column->set(column);
  panelTurned();
}

QSize OverlayPage::fitDesign(const QSize &room) {
  qreal scale = PageScaler::fitting(size(), m_design, kMargin, theme::textScale());
  const int width = std::min(qRound(m_design.width() * scale), room.width());
  int height = 0;
  while (true) {
    m_scaler.apply(scale);
    m_panel->setPageScale(scale);
    height = neededHeight(width);
    if (height <= room.height() || scale * kScaleStep < kSmallestScale)
      break;
    scale *= kScaleStep;
  }
  return {width, std::min(room.height(), std::max(height, qRound(m_design.height() * scale)))};
}

// Texts and pictures grow, the space between them does not.
QSize OverlayPage::fitColumn(const QSize &room) {
  const qreal spaces = PageScaler::fitting(size(), m_design, kMargin);
  const qreal wanted =
      std::min(spaces * theme::textScale() / pagelook::kMostGrowth, room.width() / kLeastColumn);
  for (qreal scale = wanted; scale >= kEnoughGrowth * wanted; scale *= kScaleStep) {
    const QSize fitted = columnAt(scale, spaces, room);
    if (m_column->showsAllInSight(fitted))
      return fitted;
  }
  return columnAt(wanted, spaces, room);
}

QSize OverlayPage::columnAt(qreal scale, qreal spaces, const QSize &room) {
  const int width = std::min(qRound(m_column->widest() * scale), room.width());
  m_scaler.apply(scale, spaces);
  m_panel->setPageScale(spaces);
  columnSized(width / scale);
  return {width, std::min(room.height(), m_column->heightFor(width))};
}

void OverlayPage::fitPanel() {
  const QSize room = size() - QSize(2 * kMargin, 2 * kMargin);
  if (room.isEmpty())
    return;
  // What was too small is so in no larger a window: it need not be taken apart to see that.
  const bool stays =
      m_column->isSet() && m_tooSmallText == theme::textScale() && size().boundedTo(m_tooSmallAt) == size();
  turnPanel(stays || wantsColumn());
  QSize fitted = m_column->isSet() ? fitColumn(room) : fitDesign(room);
  if (!m_column->isSet() && isTooSmall()) {
    m_tooSmallAt = size();
    m_tooSmallText = theme::textScale();
    turnPanel(true);
    fitted = fitColumn(room);
  }
  m_panel->setGeometry((width() - fitted.width()) / 2,
                       (height() - fitted.height()) / 2 + qRound(kComesFrom * m_below), fitted.width(),
                       fitted.height());
  update();
  panelFitted();
}

bool OverlayPage::scrollsBy(int key) {
  if (!m_column->isSet())
    return false;
  QScrollBar *bar = m_column->scroll()->verticalScrollBar();
  switch (key) {
    case Qt::Key_PageUp:
      bar->triggerAction(QAbstractSlider::SliderPageStepSub);
      return true;
    case Qt::Key_PageDown:
      bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
      return true;
    case Qt::Key_Home:
      bar->setValue(bar->minimum());
      return true;
    case Qt::Key_End:
      bar->setValue(bar->maximum());
      return true;
    default:
      return false;
  }
}

void OverlayPage::showFocused() {
  PageScroll *scroll = m_column->scroll();
  QWidget *focused = QApplication::focusWidget();
  if (scroll != nullptr && focused != nullptr && scroll->widget()->isAncestorOf(focused))
    scroll->ensureWidgetVisible(focused, 0, kMargin);
}

bool OverlayPage::takesKey(const QKeyEvent &event) const {
  const QKeySequence pressed(event.keyCombination());
  if (std::ranges::any_of(m_passing,
                          [&](const QAction *each) { return each->shortcuts().contains(pressed); }))
    return false;
  // While a page is up no single key is a shortcut of the window behind it.
  const bool plain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  const bool function = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
  return plain && !function;
}

bool OverlayPage::event(QEvent *event) {
  if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent *>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

bool OverlayPage::eventFilter(QObject *watched, QEvent *event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize)
    setGeometry(parentWidget()->rect());
  return QWidget::eventFilter(watched, event);
}

void OverlayPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
  else if ((event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) && isVisible())
    fitPanel();
}

void OverlayPage::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  if (parentWidget())
    setGeometry(parentWidget()->rect());
  fitPanel();
}

void OverlayPage::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  QColor dimming = QColor::fromRgba(theme::kPageDimming);
  dimming.setAlpha(qRound(255 * kDimming * m_dim));
  painter.fillRect(rect(), dimming);
  paintPanelShadow(painter, m_panel->geometry(), m_panel->radius());
}

void OverlayPage::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  if (isVisible())
    fitPanel();
}

void OverlayPage::wheelEvent(QWheelEvent *event) {
  event->accept();
}

bool OverlayPage::focusNextPrevChild(bool next) {
  QWidget *const start = focusWidget() ? focusWidget() : this;
  QWidget *at = start;
  do {
    at = next ? at->nextInFocusChain() : at->previousInFocusChain();
    const bool takes = (at->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
    if (at != this && isAncestorOf(at) && takes && at->isEnabled() && at->isVisible()) {
      at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
      break;
    }
  } while (at != start);
  return true;  // never beyond the page
}

}  // namespace janso
