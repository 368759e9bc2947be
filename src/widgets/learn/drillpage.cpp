// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/drillpage.h"

#include <QClipboard>
#include <QDate>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScrollBar>

#include "study/drillhistory.h"
#include "study/drillmaker.h"
#include "ui_drillpage.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/teachtext.h"
#include "widgets/learn/drillstage.h"
#include "widgets/paint/theme.h"
#include "widgets/sentences/drillanswertexts.h"
#include "widgets/sentences/drilltexts.h"

namespace janso {

namespace {

constexpr int kGap = 14;  // between the parts of the line on top
constexpr int kLeastDrillRow = 160;

void setText(TeachText *text, const QString &markup) {
  text->setMarkup(markup);
  text->setVisible(!markup.isEmpty());
}

}  // namespace

DrillPage::DrillPage(const Parts &parts, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::DrillPage>()), m_parts(parts) {
  m_ui->setupUi(this);
  // Two lines where one is too short: no word is cut.
  if (theme::textScale() > 1)
    letFlow(m_ui->buttons, kLeastDrillRow);
  auto *top = new FlowLayout(m_ui->top, kGap, FlowLayout::Rest::Between);
  top->addWidget(m_ui->what);
  top->addWidget(m_ui->which);
  m_stage = new DrillStage(*parts.painter, parts.table, this);
  m_ui->main->insertWidget(0, m_stage, m_ui->main->stretch(0));
  for (TeachText *text : {m_ui->prompt, m_ui->facts, m_ui->verdict, m_ui->reasons})
    text->setPainter(parts.painter);
  m_ui->facts->setQuiet(true);
  connect(m_ui->back, &QPushButton::clicked, this, &DrillPage::left);
  connect(m_ui->copy, &QPushButton::clicked, this, &DrillPage::share);
  connect(m_ui->showAnswer, &QPushButton::clicked, this, &DrillPage::showAnswer);
  connect(m_ui->check, &QPushButton::clicked, this, [this] {
    if (m_given)
      next();
    else
      check();
  });
  connect(m_parts.maker, &DrillMaker::made, this, &DrillPage::showQuestion);
  connect(m_stage, &DrillStage::answerChanged, this, &DrillPage::updateButtons);
  connect(m_stage, &DrillStage::submitted, this, &DrillPage::check);
  translate();
}

DrillPage::~DrillPage() = default;

void DrillPage::translate() {
  updateTop();
  updateButtons();
  m_stage->translate();
  showTexts();
}

void DrillPage::setNaming(YakuNaming naming) {
  m_parts.naming = naming;
  showTexts();
}

void DrillPage::start(const DrillRequest &request, bool saved) {
  m_request = request;
  m_request.pool = nullptr;
  m_saved = saved;
  m_question.reset();
  m_given.reset();
  m_stage->clear();
  m_stage->hide();
  m_ui->thinking->show();
  showTexts();
  updateTop();
  updateButtons();
  m_parts.maker->ask(m_request, m_saved);
}

void DrillPage::showQuestion(const std::shared_ptr<const DrillQuestion> &question) {
  m_question = question;
  m_given.reset();
  m_ui->thinking->hide();
  m_stage->show();
  m_stage->showQuestion(question);
  showTexts();
  m_ui->scroll->verticalScrollBar()->setValue(0);
  updateTop();
  updateButtons();
  tell({m_ui->prompt->plain(), m_ui->facts->plain(), m_stage->spoken()});
  m_stage->focusAnswer();
  DrillRequest following = m_request;
  ++following.number;
  m_parts.maker->prepare(following, m_saved);
  Q_EMIT questionShown();
}

void DrillPage::check() {
  const auto answer = m_stage->answer();
  if (!m_question || m_given || !answer)
    return;
  // The table names an action also where a tile is asked.
  finish(*answer, grade(*m_question, *answer), false);
}

void DrillPage::showAnswer() {
  if (m_question && !m_given)
    finish(rightAnswer(*m_question), Verdict::Wrong, true);
}

void DrillPage::finish(const DrillAnswer &answer, Verdict verdict, bool gaveUp) {
  m_given = Given{answer, verdict, gaveUp};
  m_stage->reveal();
  showTexts();
  m_parts.history->add(m_question->id, QDate::currentDate(), verdict);
  updateTop();
  updateButtons();
  tell({m_ui->verdict->plain(), m_ui->reasons->plain()});
  m_ui->check->setFocus(Qt::OtherFocusReason);
  Q_EMIT counted();
}

void DrillPage::showTexts() {
  const DrillQuestion *question = m_question.get();
  setText(m_ui->prompt, question ? drillPrompt(*question) : QString());
  QStringList facts = question ? drillCircumstances(*question) : QStringList();
  if (question && m_saved && !question->saved)
    facts << tr("Your matches have no such position. This one is made by chance.");
  setText(m_ui->facts, facts.join(u'\n'));
  if (!question || !m_given) {
    setText(m_ui->verdict, {});
    setText(m_ui->reasons, {});
    return;
  }
  setText(m_ui->verdict, m_given->gaveUp ? drillAnswerLine(*question)
                                         : drillVerdictLine(*question, m_given->answer, m_given->verdict));
  setText(m_ui->reasons, drillExplanation(*question, m_parts.naming));
}

// Whoever hears it need not look for it.
void DrillPage::tell(QStringList parts) {
  parts.removeAll(QString());
  announce(this, parts.join(u'\n'));
}

void DrillPage::next() {
  DrillRequest following = m_request;
  ++following.number;
  start(following, m_saved);
}

void DrillPage::updateTop() {
  m_ui->title->setText(drillSentence(drillText(m_request.id).name));
  const DrillHistory::Streak streak = m_parts.history->streak(m_request.id);
  m_ui->streak->setText(tr("Streak %1, best %2").arg(streak.now).arg(streak.best));
  QString where = tr("%1 · seed %2 · question %3", "level, seed, number")
                      .arg(drillLevelName(m_request.level))
                      .arg(m_request.seed)
                      .arg(m_request.number);
  if (m_question && m_question->saved)
    where += tr(" · from your matches");
  m_ui->where->setText(where);
}

void DrillPage::updateButtons() {
  const bool ready = m_question != nullptr;
  m_ui->check->setText(m_given ? tr("&Next") : tr("&Check"));
  m_ui->check->setEnabled(ready && (m_given || m_stage->answer().has_value()));
  m_ui->showAnswer->setEnabled(ready && !m_given);
  m_ui->copy->setEnabled(ready);
}

void DrillPage::share() {
  QString text = drillShareLine(*m_question);
  text += u'\n' + plainText(drillPrompt(*m_question));
  QGuiApplication::clipboard()->setText(text);
}

// Long reasons are read without the mouse.
void DrillPage::keyPressEvent(QKeyEvent *event) {
  QScrollBar *bar = m_ui->scroll->verticalScrollBar();
  if (event->key() == Qt::Key_PageDown)
    bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
  else if (event->key() == Qt::Key_PageUp)
    bar->triggerAction(QAbstractSlider::SliderPageStepSub);
  else
    QWidget::keyPressEvent(event);
}

void DrillPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange)
    return;
  m_ui->retranslateUi(this);
  translate();
}

}  // namespace janso
