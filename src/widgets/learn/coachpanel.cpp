// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/coachpanel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSignalBlocker>
#include <algorithm>

#include "ui_coachpanel.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/paneldock.h"
#include "widgets/learn/coachrows.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

namespace {

constexpr int kWide = 300;
constexpr int kNarrow = 236;
constexpr int kNarrowWindow = 1100;
constexpr qreal kMostDetails = 0.42;  // of the height of the panel
constexpr int kLeastDetails = 60;
constexpr int kLow = 360;  // a panel under this height has no details; more for larger texts
constexpr qreal kMostLowGrowth = 1.4;

}  // namespace

CoachPanel::CoachPanel(TilePainter *painter, QWidget *parent)
    : QDockWidget(parent), m_ui(std::make_unique<Ui::CoachPanel>()) {
  setObjectName(QStringLiteral("coachDock"));
  setFeatures(QDockWidget::NoDockWidgetFeatures);
  setTitleBarWidget(new QWidget(this));
  auto *contents = new QWidget(this);
  m_ui->setupUi(contents);
  contents->setObjectName(QStringLiteral("coachContents"));
  for (TeachText *text : {m_ui->advice, m_ui->warnings, m_ui->details})
    text->setPainter(painter);
  m_ui->details->setQuiet(true);
  m_ui->rows->setPainter(painter);
  // Large texts may want more than the height of the window.
  auto *area = new QScrollArea(this);
  area->setObjectName(QStringLiteral("contents"));
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(contents);
  setWidget(area);
  applyChromeWhenShown(this);
  connect(m_ui->rows, &QListWidget::currentRowChanged, this, &CoachPanel::showDetails);
  connect(m_ui->rows, &CoachRows::left, this, &CoachPanel::rowsLeft);
  retranslate();
  clear();
}

CoachPanel::~CoachPanel() = default;

CoachRows *CoachPanel::rows() const {
  return m_ui->rows;
}

int CoachPanel::widthIn(int window) {
  return widthForTexts(window < kNarrowWindow ? kNarrow : kWide, window);
}

void CoachPanel::setAdvice(const Advice &advice, const SeatView &view) {
  m_shown = Shown{advice, view};
  m_past = false;
  fill();
  setAccessibleDescription(m_ui->advice->plain());
  announce(this, m_ui->advice->plain());
}

void CoachPanel::setPast() {
  m_past = m_shown.has_value();
  retranslate();
}

void CoachPanel::clear() {
  m_shown.reset();
  m_past = false;
  fill();
}

void CoachPanel::fill() {
  const bool any = m_shown.has_value();
  m_ui->rows->setVisible(any);
  m_ui->warnings->hide();
  if (!any) {
    m_ui->rows->clear();
    m_ui->advice->setMarkup(QString());
    m_ui->details->setMarkup(QString());
    retranslate();
    return;
  }
  const AdvisedSeat advised{m_shown->view, m_names, m_naming};
  m_ui->advice->setMarkup(coachAdvice(m_shown->advice, advised));
  QStringList warnings;
  for (const Warning &warning : m_shown->advice.warnings) {
    if (warning.action == m_shown->advice.recommended)
      warnings << coachWarning(warning, advised);
  }
  m_ui->warnings->setMarkup(warnings.join(QLatin1Char('\n')));
  m_ui->warnings->setVisible(!warnings.isEmpty());
  {
    const QSignalBlocker quiet(m_ui->rows);
    m_ui->rows->setAdvice(m_shown->advice, m_shown->view, m_names);
    m_ui->rows->setCurrentRow(0);
  }
  fitDetails();
  retranslate();
}

// Beside the list of yaku: two lines of details with a scroll bar would say nothing, and cost the rows their
// room.
bool CoachPanel::isLow() const {
  return height() < qRound(kLow * std::clamp(theme::textScale(), 1.0, kMostLowGrowth));
}

// As high as the longest details of any row, so that nothing is cut and nothing moves from row to row.
void CoachPanel::fitDetails() {
  m_ui->scroll->setVisible(!isLow());
  if (!m_shown)
    return;
  const AdvisedSeat advised{m_shown->view, m_names, m_naming};
  QStringList all;
  for (const AdviceRow &row : m_shown->advice.rows)
    all << coachDetails(row, advised);
  const int needed = std::max(kLeastDetails, m_ui->details->heightOfLongest(all, m_ui->scroll->width()));
  m_ui->scroll->setFixedHeight(std::min(needed, std::max(kLeastDetails, qRound(kMostDetails * height()))));
  showDetails();
}

void CoachPanel::showDetails() {
  const int row = m_ui->rows->currentRow();
  if (!m_shown || row < 0 || row >= static_cast<int>(m_shown->advice.rows.size()))
    return;
  const AdvisedSeat advised{m_shown->view, m_names, m_naming};
  m_ui->details->setMarkup(coachDetails(m_shown->advice.rows[static_cast<std::size_t>(row)], advised));
}

void CoachPanel::lookAt(const Action &action) {
  if (!m_shown)
    return;
  const AdviceRow *row = m_shown->advice.rowOf(action);
  if (row == nullptr)
    return;
  m_ui->rows->setCurrentRow(static_cast<int>(row - m_shown->advice.rows.data()));
}

void CoachPanel::focusRows() {
  m_ui->rows->setFocus();
}

bool CoachPanel::areRowsFocused() const {
  return m_ui->rows->hasFocus();
}

QString CoachPanel::adviceMarkup() const {
  return m_ui->advice->markup();
}

QString CoachPanel::detailMarkup() const {
  return m_ui->details->markup();
}

void CoachPanel::retranslate() {
  setWindowTitle(tr("Coach"));
  setAccessibleName(tr("Coach"));
  m_ui->state->setText(!m_shown ? tr("Coach: waiting for your turn")
                       : m_past ? tr("Coach: your last decision")
                                : tr("Coach: your decision"));
}

// What its parts leave to it: the keyboard is nowhere caught.
void CoachPanel::keyPressEvent(QKeyEvent *event) {
  if (isModifierKey(event->key()))
    QDockWidget::keyPressEvent(event);
  else
    Q_EMIT rowsLeft(event);
}

void CoachPanel::resizeEvent(QResizeEvent *event) {
  QDockWidget::resizeEvent(event);
  if (event->size() != event->oldSize())
    fitDetails();
}

void CoachPanel::changeEvent(QEvent *event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && widget() != nullptr)
    fitDetails();
  if (event->type() != QEvent::LanguageChange)
    return;
  m_ui->retranslateUi(widget());
  fill();
}

}  // namespace janso
