// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/retrypage.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QStringList>

#include "ui_retrypage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/reviewtexts.h"
#include "widgets/table/tablewidget.h"

namespace janso {

RetryPage::RetryPage(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RetryPage>()) {
  m_ui->setupUi(this);
  applyChrome(m_ui->side);
  m_ui->told->setPainter(&m_ui->table->tilePainter());
  setOptions({});
  setFocusProxy(m_ui->table);
  connect(m_ui->table, &TableWidget::actionChosen, this,
          [this](quint32, const Action &action) { take(action); });
  connect(m_ui->next, &QPushButton::clicked, this, &RetryPage::nextQuestion);
  connect(m_ui->skip, &QPushButton::clicked, this, &RetryPage::nextQuestion);
  connect(m_ui->askAgain, &QPushButton::clicked, this, [this] {
    if (m_retry->isOver())
      m_retry->restart();
    else
      m_retry->again();
    ask();
  });
  connect(m_ui->show, &QPushButton::clicked, this, [this] {
    const bool first = m_retry->isFresh();
    m_retry->show();
    if (first)
      Q_EMIT tried(false);
    m_ui->table->clearDecision();
    updateText();
    m_ui->next->setFocus();
  });
  connect(m_ui->replay, &QPushButton::clicked, this,
          [this] { Q_EMIT placeChosen(m_retry->choice().place()); });
  connect(m_ui->back, &QPushButton::clicked, this, &RetryPage::closeRequested);
}

RetryPage::~RetryPage() = default;

TableWidget *RetryPage::table() const {
  return m_ui->table;
}

QString RetryPage::resultText() const {
  return m_ui->told->markup();
}

void RetryPage::setOptions(const TableOptions &options) {
  TableOptions own = options;
  own.exercise = true;  // no toggles and corner buttons
  own.showAllHands = false;
  if (!(own == m_ui->table->options()))
    m_ui->table->setOptions(own);
}

void RetryPage::setRetry(const std::shared_ptr<Retry> &retry) {
  if (m_retry == retry)
    return;
  m_retry = retry;
  if (m_retry->isOver())
    finish();
  else
    ask();
}

bool RetryPage::isAsking() const {
  return !m_retry->isOver() &&
         (m_retry->state() == RetryState::Find || m_retry->state() == RetryState::Wrong);
}

// --- Question and answer ---

void RetryPage::ask() {
  m_given.reset();
  m_names = replayNames(m_retry->game().replay().info());
  m_ui->table->setSeatNames(m_names, {});
  const ReplayPlace place = m_retry->choice().place();
  const Replay &replay = m_retry->game().replay();
  const int seat = m_retry->game().seat();
  const SeatView view = replay.view(place, seat, ReplayHands::Own);
  m_ui->table->setView(view);
  if (isAsking())
    m_ui->table->setDecision(replay.choiceAt(place, seat)->decision, view);
  else
    m_ui->table->clearDecision();
  m_ui->table->setFocus();
  updateText();
}

void RetryPage::take(const Action &action) {
  if (m_retry == nullptr || m_retry->isOver())
    return;
  m_given = action;
  const bool first = m_retry->isFresh();
  m_answer = m_retry->answer(action);
  if (first)
    Q_EMIT tried(m_retry->state() == RetryState::Right);
  if (m_retry->state() == RetryState::Right) {
    m_ui->table->clearDecision();
    m_ui->next->setFocus();
  } else {
    m_ui->table->restartDecision();
  }
  updateText();
}

void RetryPage::nextQuestion() {
  m_retry->next();
  if (m_retry->isOver())
    finish();
  else
    ask();
}

void RetryPage::finish() {
  m_ui->table->clearDecision();
  updateText();
  m_ui->back->setFocus();
}

// --- What is said ---

QString RetryPage::question() const {
  const ReplayPlace place = m_retry->choice().place();
  const Board board = m_retry->game().replay().view(place, m_retry->game().seat(), ReplayHands::Own).board;
  //: %1: "East 2 · turn 7 · 45 tiles left"
  return tr("%1\nThis was a mistake. What would be better?").arg(replayPlaceText(board));
}

QString RetryPage::reply() const {
  const QString given = coachActionText(*m_given);
  switch (m_answer) {
    case RetryAnswer::Best:
      return tr("%1: correct. That's the best choice.").arg(given);
    case RetryAnswer::Good:
      return tr("%1: correct. Janso's review rates this choice as good as the best one.").arg(given);
    case RetryAnswer::Played:
      return tr("%1: that's what was played, but there is a better choice.").arg(given);
    case RetryAnswer::Worse:
      return tr("%1: that isn't the best choice either. Try again.").arg(given);
    case RetryAnswer::NotJudged:
      break;
  }
  return tr("%1: Janso's review can't judge this choice. Try another one.").arg(given);
}

QString RetryPage::review() const {
  const ReviewedChoice &choice = m_retry->choice();
  return reviewMarkup(*choice.verdict, choice.facts, m_names);
}

void RetryPage::updateText() {
  if (m_retry == nullptr)
    return;
  const bool over = m_retry->isOver();
  const bool asked = isAsking();
  m_ui->next->setVisible(!over && !asked);
  m_ui->askAgain->setVisible(over || m_retry->state() == RetryState::Shown);
  m_ui->show->setVisible(asked);
  m_ui->skip->setVisible(asked);
  m_ui->replay->setVisible(!over && !asked);
  if (over) {
    m_ui->number->setText(tr("All done"));
    m_ui->told->setMarkup(tr("%1 of %n found on the first try.", "", m_retry->count()).arg(m_retry->found()));
    return;
  }
  m_ui->number->setText(tr("%1 of %2").arg(m_retry->at() + 1).arg(m_retry->count()));
  QStringList parts{question()};
  if (m_given)
    parts << reply();
  if (!asked)
    parts << review();
  m_ui->told->setMarkup(parts.join(QLatin1Char('\n')));
}

// --- Events ---

void RetryPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    updateText();
  }
}

void RetryPage::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape)
    Q_EMIT closeRequested();
  else
    QWidget::keyPressEvent(event);
}

}  // namespace janso
