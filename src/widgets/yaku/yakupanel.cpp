// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakupanel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "study/yakuwatch.h"
#include "ui_yakupanel.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/letscroll.h"
#include "widgets/paint/card.h"
#include "widgets/paint/theme.h"
#include "widgets/yaku/yakutooltip.h"

namespace janso {

namespace {
constexpr int kHoverDelay = 180;  // milliseconds
constexpr int kChipGap = 5;
constexpr int kBeside = 16;    // of the header, as its form has it, and
constexpr int kFewBeside = 6;  // where large texts need the width
constexpr int kFooter = 44;    // two lines, so that the list keeps its height from row to row
}  // namespace

YakuPanel::YakuPanel(YakuTooltip *tooltip, QWidget *parent)
    : QWidget(parent),
      m_ui(std::make_unique<Ui::YakuPanel>()),
      m_tooltip(tooltip),
      m_watch(new YakuWatch(this)) {
  m_ui->setupUi(this);
  m_ui->legendDot->setStyleSheet(
      QStringLiteral("background: %1; border-radius: 4px;").arg(QColor(theme::kAmber).name()));
  m_ui->status->setQuiet(true);
  m_ui->status->hide();
  m_ui->footer->addStrut(kFooter);
  setUpFilters();
  applyChromeWhenShown(this);
  m_hover.setSingleShot(true);
  m_hover.setInterval(kHoverDelay);
  connectList();
}

YakuPanel::~YakuPanel() = default;

void YakuPanel::setUpFilters() {
  auto *flow = new FlowLayout(m_ui->filters, kChipGap);
  for (QPushButton *chip : chips())
    flow->addWidget(chip);
  flow->addWidget(m_ui->filter);
  flow->addWidget(m_ui->order);
  nameFilters();
  nameOrders();
  fitFilters();
  connect(m_ui->filter, &QComboBox::activated, this, [this](int index) { chips()[index]->setChecked(true); });
  connect(m_ui->order, &QComboBox::activated, this, [this](int index) {
    const YakuOrder order = index == 0 ? YakuOrder::Value : YakuOrder::Nearness;
    m_ui->list->rows().setOrder(order);
    Q_EMIT orderChosen(order);
  });
}

QList<QPushButton *> YakuPanel::chips() const {
  return {m_ui->all, m_ui->closed, m_ui->open, m_ui->inHand, m_ui->possible};
}

void YakuPanel::nameFilters() {
  m_ui->filter->clear();
  for (const QPushButton *chip : chips())
    m_ui->filter->addItem(chip->text().remove(u'&'));
  showFilter();
}

void YakuPanel::showFilter() {
  const QList<QPushButton *> all = chips();
  const auto chosen = std::ranges::find_if(all, &QPushButton::isChecked);
  m_ui->filter->setCurrentIndex(static_cast<int>(chosen - all.begin()));
}

// Large texts would leave the list no room: its filters are a box to choose from, and its name is known.
void YakuPanel::fitFilters() {
  const bool small = fieldsStack();
  for (QPushButton *chip : chips())
    chip->setVisible(!small);
  m_ui->filter->setVisible(small);
  m_ui->title->setVisible(!small);
  m_ui->key->setVisible(!small);
  for (QComboBox *box : {m_ui->filter, m_ui->order})
    setRole(box, small ? "small" : "");
  const QMargins around = m_ui->header->contentsMargins();
  const int beside = small ? kFewBeside : kBeside;
  m_ui->header->setContentsMargins(beside, around.top(), beside, around.bottom());
}

void YakuPanel::nameOrders() {
  const int chosen = m_ui->list->rows().order() == YakuOrder::Value ? 0 : 1;
  m_ui->order->clear();
  m_ui->order->addItem(tr("By value"));
  m_ui->order->addItem(tr("By nearness"));
  m_ui->order->setCurrentIndex(chosen);
}

void YakuPanel::connectList() {
  m_ui->search->installEventFilter(this);
  m_ui->list->installEventFilter(this);
  connect(m_ui->search, &QLineEdit::textChanged, this, &YakuPanel::applyFilter);
  for (QPushButton *chip : chips())
    connect(chip, &QPushButton::toggled, this, &YakuPanel::applyFilter);
  connect(m_watch, &YakuWatch::answered, this, [this] {
    m_ui->list->setSituation(m_watch->situation());
    m_tooltip->setSituation(m_watch->situation());
    showStatus();
  });
  connect(m_ui->list, &YakuList::rowChosen, this, &YakuPanel::showTooltip);
  connect(m_ui->list, &YakuList::rowChosen, this, &YakuPanel::showStatus);
  connect(m_ui->list, &YakuList::pointedAt, this, [this](YakuId id) {
    m_waiting = id;
    m_pointed = id;
    m_hover.start();
    showStatus();
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
  m_ui->list->rows().setRules(rules);
  m_tooltip->setRules(rules);
}

void YakuPanel::setNaming(YakuNaming naming) {
  m_ui->list->rows().setNaming(naming);
  m_tooltip->setNaming(naming);
}

void YakuPanel::setHand(const SeatView &view) {
  m_watch->setView(view);
}

void YakuPanel::setPainter(TilePainter *painter) {
  m_ui->list->setPainter(painter);
  m_ui->status->setPainter(painter);
}

void YakuPanel::setOrder(YakuOrder order) {
  m_ui->list->rows().setOrder(order);
  m_ui->order->setCurrentIndex(order == YakuOrder::Value ? 0 : 1);
}

void YakuPanel::showStatus() {
  const std::optional<YakuId> id = m_pointed                ? m_pointed
                                   : m_ui->list->hasFocus() ? m_ui->list->current()
                                                            : std::nullopt;
  const QString text = id ? m_ui->list->rows().answerOf(*id) : QString();
  m_ui->status->setMarkup(text);
  m_ui->status->setVisible(!text.isEmpty());
  m_ui->legend->setVisible(text.isEmpty());
  m_ui->legendDot->setVisible(text.isEmpty());
  layout()->activate();  // at once: what was hidden gives up its room
}

void YakuPanel::applyFilter() {
  const YakuFilter filter = m_ui->closed->isChecked()     ? YakuFilter::Closed
                            : m_ui->open->isChecked()     ? YakuFilter::Open
                            : m_ui->inHand->isChecked()   ? YakuFilter::InHand
                            : m_ui->possible->isChecked() ? YakuFilter::Possible
                                                          : YakuFilter::All;
  showFilter();
  m_ui->list->rows().setFilter(filter, m_ui->search->text());
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
  m_pointed.reset();
  m_tooltip->leave();
  showStatus();
}

void YakuPanel::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  m_watch->setActive(true);
}

void YakuPanel::hideEvent(QHideEvent *event) {
  QWidget::hideEvent(event);
  m_hover.stop();
  m_tooltip->close();
  m_watch->setActive(false);
}

bool YakuPanel::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->list && event->type() == QEvent::FocusOut) {
    m_tooltip->leave();
    QMetaObject::invokeMethod(this, &YakuPanel::showStatus, Qt::QueuedConnection);
  }
  if (event->type() == QEvent::KeyPress) {
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape && m_tooltip->isVisible()) {
      m_tooltip->close();
      return true;
    }
    if (watched == m_ui->search && key->key() == Qt::Key_Escape && !m_ui->search->text().isEmpty()) {
      m_ui->search->clear();
      return true;
    }
    if (watched == m_ui->search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return)) {
      m_ui->list->setFocus(Qt::TabFocusReason);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

// What its parts leave to it.
void YakuPanel::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape)
    Q_EMIT left();
  else
    QWidget::keyPressEvent(event);
}

void YakuPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fitFilters();
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    nameFilters();
    nameOrders();
    m_ui->list->rows().rebuild();
    showStatus();
  }
}

void YakuPanel::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const ChromeColors colors = chromeColors();
  painter.fillRect(rect(), panelGround(rect(), colors));
  painter.setPen(colors.border);
  painter.drawLine(0, 0, 0, height());
}

}  // namespace janso
