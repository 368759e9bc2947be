// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/coachpanel.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "widgets/chromestyle.h"
#include "widgets/coachrows.h"
#include "widgets/coachtexts.h"
#include "widgets/keygroups.h"
#include "widgets/teachtext.h"

namespace janso {

namespace {

constexpr int kWide = 300;
constexpr int kNarrow = 236;
constexpr int kNarrowWindow = 1100;
constexpr int kMargin = 12;
constexpr qreal kAdviceSize = 15;
constexpr qreal kDetailSize = 13;
constexpr int kDetailsHeight = 156;

}  // namespace

CoachPanel::CoachPanel(TilePainter *painter, QWidget *parent)
    : QDockWidget(parent),
      m_state(new QLabel),
      m_advice(new TeachText),
      m_warnings(new TeachText),
      m_rows(new CoachRows),
      m_details(new TeachText),
      m_scroll(new QScrollArea) {
  setObjectName(QStringLiteral("coachDock"));
  setFeatures(QDockWidget::NoDockWidgetFeatures);
  setTitleBarWidget(new QWidget(this));
  auto *contents = new QWidget(this);
  contents->setObjectName(QStringLiteral("contents"));
  auto *layout = new QVBoxLayout(contents);
  layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  layout->setSpacing(8);
  setRole(m_state, "dim");
  m_state->setWordWrap(true);
  layout->addWidget(m_state);
  for (TeachText *text : {m_advice, m_warnings, m_details})
    text->setPainter(painter);
  m_advice->setTextSize(kAdviceSize);
  m_warnings->setTextSize(kDetailSize);
  m_details->setTextSize(kDetailSize);
  m_details->setQuiet(true);
  layout->addWidget(m_advice);
  layout->addWidget(m_warnings);
  m_rows->setPainter(painter);
  layout->addWidget(m_rows, 1000);
  auto *scroll = m_scroll;
  scroll->setWidget(m_details);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFixedHeight(kDetailsHeight);
  layout->addWidget(scroll);
  layout->addStretch();
  setWidget(contents);
  applyChrome(this);
  connect(m_rows, &QListWidget::currentRowChanged, this, &CoachPanel::showDetails);
  connect(m_rows, &CoachRows::left, this, &CoachPanel::rowsLeft);
  retranslate();
  clear();
}

int CoachPanel::widthIn(int window) {
  return window < kNarrowWindow ? kNarrow : kWide;
}

void CoachPanel::setAdvice(const Advice &advice, const SeatView &view) {
  m_shown = Shown{advice, view};
  m_past = false;
  fill();
  setAccessibleDescription(m_advice->plain());
  if (QAccessible::isActive()) {
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
  }
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
  m_rows->setVisible(any);
  m_warnings->hide();
  if (!any) {
    m_rows->clear();
    m_advice->setMarkup(QString());
    m_details->setMarkup(QString());
    retranslate();
    return;
  }
  const CoachTexts texts(m_shown->view, m_names, m_naming);
  m_advice->setMarkup(texts.advice(m_shown->advice));
  QStringList warnings;
  for (const Warning &warning : m_shown->advice.warnings) {
    if (warning.action == m_shown->advice.recommended)
      warnings << texts.warning(warning);
  }
  m_warnings->setMarkup(warnings.join(QLatin1Char('\n')));
  m_warnings->setVisible(!warnings.isEmpty());
  {
    const QSignalBlocker quiet(m_rows);
    m_rows->setAdvice(m_shown->advice, m_shown->view, m_names);
    m_rows->setCurrentRow(0);
  }
  showDetails();
  retranslate();
}

void CoachPanel::showDetails() {
  const int row = m_rows->currentRow();
  if (!m_shown || row < 0 || row >= static_cast<int>(m_shown->advice.rows.size()))
    return;
  const CoachTexts texts(m_shown->view, m_names, m_naming);
  m_details->setMarkup(texts.details(m_shown->advice.rows[static_cast<std::size_t>(row)]));
}

void CoachPanel::lookAt(const Action &action) {
  if (!m_shown)
    return;
  const AdviceRow *row = m_shown->advice.rowOf(action);
  if (row == nullptr)
    return;
  m_rows->setCurrentRow(static_cast<int>(row - m_shown->advice.rows.data()));
}

void CoachPanel::focusRows() {
  m_rows->setFocus();
}

bool CoachPanel::areRowsFocused() const {
  return m_rows->hasFocus();
}

QString CoachPanel::adviceMarkup() const {
  return m_advice->markup();
}

QString CoachPanel::detailMarkup() const {
  return m_details->markup();
}

void CoachPanel::retranslate() {
  setWindowTitle(tr("Coach"));
  setAccessibleName(tr("Coach"));
  m_scroll->setAccessibleName(tr("About the chosen row"));
  m_state->setText(!m_shown ? tr("Coach: waits for your turn")
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

void CoachPanel::changeEvent(QEvent *event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    fill();
}

}  // namespace janso
