// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakupanel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include "ui_yakupanel.h"
#include "widgets/chromestyle.h"
#include "widgets/yakuinhand.h"
#include "widgets/yakutooltip.h"

namespace janso {

namespace {
constexpr int kHoverDelay = 180;  // milliseconds
}  // namespace

YakuPanel::YakuPanel(YakuTooltip *tooltip, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::YakuPanel>()), m_tooltip(tooltip) {
  m_ui->setupUi(this);
  m_ui->legendDot->setStyleSheet(QStringLiteral("background: #F0B34A; border-radius: 4px;"));
  applyChrome(this);
  m_hover.setSingleShot(true);
  m_hover.setInterval(kHoverDelay);
  connectList();
}

YakuPanel::~YakuPanel() = default;

void YakuPanel::connectList() {
  m_ui->search->installEventFilter(this);
  m_ui->list->installEventFilter(this);
  connect(m_ui->search, &QLineEdit::textChanged, this, &YakuPanel::applyFilter);
  for (QPushButton *chip : {m_ui->all, m_ui->closed, m_ui->open, m_ui->inHand})
    connect(chip, &QPushButton::toggled, this, &YakuPanel::applyFilter);
  connect(m_ui->list, &YakuList::rowChosen, this, &YakuPanel::showTooltip);
  connect(m_ui->list, &YakuList::rowHovered, this, [this](YakuId id) {
    m_waiting = id;
    m_hover.start();
  });
  connect(m_ui->list, &YakuList::rowLeft, this, &YakuPanel::hideTooltip);
  connect(m_ui->list, &YakuList::rowActivated, this, [this](YakuId id) {
    m_tooltip->setPinned(false);
    showTooltip(id, m_ui->list->rowRect(id));
    m_tooltip->setPinned(true);
  });
  connect(&m_hover, &QTimer::timeout, this, [this] {
    if (m_waiting)
      showTooltip(*m_waiting, m_ui->list->rowRect(*m_waiting));
  });
}

void YakuPanel::setRules(const RuleSet &rules) {
  m_ui->list->setRules(rules);
  m_tooltip->setRules(rules);
}

void YakuPanel::setNaming(YakuNaming naming) {
  m_ui->list->setNaming(naming);
  m_tooltip->setNaming(naming);
}

void YakuPanel::setHand(const SeatView &view) {
  m_ui->list->setInHand(yakuInHand(view));
}

void YakuPanel::applyFilter() {
  const YakuFilter filter = m_ui->closed->isChecked()   ? YakuFilter::Closed
                            : m_ui->open->isChecked()   ? YakuFilter::Open
                            : m_ui->inHand->isChecked() ? YakuFilter::InHand
                                                        : YakuFilter::All;
  m_ui->list->setFilter(filter, m_ui->search->text());
  m_tooltip->leave();
}

void YakuPanel::explain(YakuId id) {
  m_ui->list->setCurrent(id);
  m_ui->list->scrollTo(m_ui->list->currentIndex(), QAbstractItemView::PositionAtCenter);
  m_ui->list->setFocus();
  showTooltip(id, m_ui->list->rowRect(id));
}

void YakuPanel::focusSearch() {
  m_ui->search->setFocus();
  m_ui->search->selectAll();
}

void YakuPanel::showTooltip(YakuId id, const QRect &row) {
  m_hover.stop();
  QWidget *window = m_tooltip->parentWidget();
  const QPoint corner = m_ui->list->viewport()->mapTo(window, row.topLeft());
  Q_EMIT explaining();
  m_tooltip->showFor(id, QRect(corner, row.size()));
}

void YakuPanel::hideTooltip() {
  m_hover.stop();
  m_waiting.reset();
  m_tooltip->leave();
}

void YakuPanel::hideEvent(QHideEvent *event) {
  QWidget::hideEvent(event);
  m_hover.stop();
  m_tooltip->close();
}

bool YakuPanel::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->list && event->type() == QEvent::FocusOut)
    m_tooltip->leave();
  if (event->type() == QEvent::KeyPress) {
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape && m_tooltip->isVisible()) {
      m_tooltip->close();
      return true;
    }
    if (watched == m_ui->search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return)) {
      m_ui->list->setFocus(Qt::TabFocusReason);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void YakuPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    m_ui->list->rebuild();
  }
}

void YakuPanel::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const ChromeColors colors = chromeColors();
  QLinearGradient ground(0, 0, 0, height());
  ground.setColorAt(0, colors.panelTop);
  ground.setColorAt(1, colors.panelBottom);
  painter.fillRect(rect(), ground);
  painter.setPen(colors.border);
  painter.drawLine(0, 0, 0, height());
}

}  // namespace janso
