// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drillpage.h"

#include <QClipboard>
#include <QDate>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/chromestyle.h"
#include "widgets/drillhistory.h"
#include "widgets/drillmaker.h"
#include "widgets/drillstage.h"
#include "widgets/drillwords.h"
#include "widgets/flowlayout.h"
#include "widgets/teachtext.h"

namespace janso {

namespace {

constexpr int kTeacherLeast = 250;
constexpr int kTeacherMost = 420;

void setText(TeachText *text, const QString &markup) {
  text->setMarkup(markup);
  text->setVisible(!markup.isEmpty());
}

}  // namespace

DrillPage::DrillPage(const Parts &parts, QWidget *parent) : QWidget(parent), m_parts(parts) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->setSpacing(12);
  layout->addWidget(buildTop());
  auto *main = new QHBoxLayout;
  main->setSpacing(16);
  m_stage = new DrillStage(*parts.painter, parts.table, this);
  m_thinking = new QLabel(this);
  m_thinking->setAlignment(Qt::AlignCenter);
  setRole(m_thinking, "second");
  main->addWidget(m_stage, 5);
  main->addWidget(m_thinking, 5);
  main->addWidget(buildTeacher(), 2);
  layout->addLayout(main, 1);
  connect(m_parts.maker, &DrillMaker::made, this, &DrillPage::showQuestion);
  connect(m_stage, &DrillStage::answerChanged, this, &DrillPage::updateButtons);
  connect(m_stage, &DrillStage::submitted, this, &DrillPage::check);
  translate();
}

QWidget *DrillPage::buildTop() {
  auto *top = new QWidget(this);
  constexpr int kGap = 14;
  m_back = new QPushButton(top);
  m_back->setAutoDefault(false);
  setRole(m_back, "small");
  m_title = new QLabel(top);
  m_title->setObjectName(QStringLiteral("title"));
  setRole(m_title, "strong");
  m_streak = new QLabel(top);
  m_streak->setObjectName(QStringLiteral("streak"));
  setRole(m_streak, "accent");
  m_where = new QLabel(top);
  m_where->setObjectName(QStringLiteral("where"));
  m_where->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setRole(m_where, "note");
  m_copy = new QPushButton(top);
  m_copy->setObjectName(QStringLiteral("copy"));
  m_copy->setAutoDefault(false);
  setRole(m_copy, "small");
  // Two lines where one is too short: no word is cut.
  auto *layout = new FlowLayout(top, kGap, FlowLayout::Rest::Between);
  for (const QList<QWidget *> &group : {QList<QWidget *>{m_back, m_title}, {m_streak, m_where, m_copy}}) {
    auto *box = new QWidget(top);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins({});
    row->setSpacing(kGap);
    for (QWidget *part : group)
      row->addWidget(part);
    layout->addWidget(box);
  }
  connect(m_back, &QPushButton::clicked, this, &DrillPage::left);
  connect(m_copy, &QPushButton::clicked, this, &DrillPage::share);
  return top;
}

QWidget *DrillPage::buildTeacher() {
  auto *teacher = new QWidget(this);
  teacher->setMaximumWidth(kTeacherMost);
  auto *layout = new QVBoxLayout(teacher);
  layout->setContentsMargins({});
  m_scroll = new QScrollArea(teacher);
  m_scroll->setWidgetResizable(true);
  m_scroll->setMinimumWidth(kTeacherLeast);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto *page = new QWidget(m_scroll);
  auto *texts = new QVBoxLayout(page);
  texts->setContentsMargins(0, 0, 8, 0);
  texts->setSpacing(10);
  m_prompt = new TeachText(page);
  m_prompt->setObjectName(QStringLiteral("prompt"));
  m_prompt->setTextSize(17);
  m_facts = new TeachText(page);
  m_facts->setObjectName(QStringLiteral("facts"));
  m_facts->setQuiet(true);
  m_facts->setTextSize(15);
  m_verdict = new TeachText(page);
  m_verdict->setObjectName(QStringLiteral("verdict"));
  m_verdict->setTextSize(17);
  m_reasons = new TeachText(page);
  m_reasons->setObjectName(QStringLiteral("reasons"));
  m_reasons->setTextSize(15);
  for (TeachText *text : {m_prompt, m_facts, m_verdict, m_reasons}) {
    text->setPainter(m_parts.painter);
    texts->addWidget(text);
  }
  texts->addStretch();
  m_scroll->setWidget(page);
  layout->addWidget(m_scroll, 1);
  auto *buttons = new QHBoxLayout;
  m_show = new QPushButton(teacher);
  m_show->setObjectName(QStringLiteral("showAnswer"));
  setRole(m_show, "small");
  m_show->setAutoDefault(false);
  m_check = new QPushButton(teacher);
  m_check->setObjectName(QStringLiteral("check"));
  m_check->setDefault(true);
  buttons->addWidget(m_show);
  buttons->addStretch();
  buttons->addWidget(m_check);
  layout->addLayout(buttons);
  connect(m_show, &QPushButton::clicked, this, &DrillPage::showAnswer);
  connect(m_check, &QPushButton::clicked, this, [this] {
    if (m_given)
      next();
    else
      check();
  });
  return teacher;
}

void DrillPage::translate() {
  m_back->setText(tr("&All drills"));
  m_copy->setText(tr("C&opy"));
  m_copy->setToolTip(tr("Copy a line that asks the same question again"));
  m_show->setText(tr("&Show the answer"));
  m_thinking->setText(tr("Looking for a position ..."));
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
  m_thinking->show();
  showTexts();
  updateTop();
  updateButtons();
  m_parts.maker->ask(m_request, m_saved);
}

void DrillPage::showQuestion(const std::shared_ptr<const DrillQuestion> &question) {
  m_question = question;
  m_given.reset();
  m_thinking->hide();
  m_stage->show();
  m_stage->showQuestion(question);
  showTexts();
  m_scroll->verticalScrollBar()->setValue(0);
  updateTop();
  updateButtons();
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
  m_check->setFocus(Qt::OtherFocusReason);
  Q_EMIT counted();
}

void DrillPage::showTexts() {
  const DrillQuestion *question = m_question.get();
  setText(m_prompt, question ? drillwords::prompt(*question) : QString());
  QStringList facts = question ? drillwords::circumstances(*question) : QStringList();
  if (question && m_saved && !question->saved)
    facts << tr("Your matches have no such position. This one is made by chance.");
  setText(m_facts, facts.join(u'\n'));
  if (!question || !m_given) {
    setText(m_verdict, {});
    setText(m_reasons, {});
    return;
  }
  setText(m_verdict, m_given->gaveUp ? drillwords::answerLine(*question)
                                     : drillwords::verdictLine(*question, m_given->answer, m_given->verdict));
  setText(m_reasons, drillwords::explanation(*question, m_parts.naming));
}

void DrillPage::next() {
  DrillRequest following = m_request;
  ++following.number;
  start(following, m_saved);
}

void DrillPage::updateTop() {
  m_title->setText(drillwords::translated(drillText(m_request.id).name));
  const DrillHistory::Streak streak = m_parts.history->streak(m_request.id);
  m_streak->setText(tr("Streak %1, best %2").arg(streak.now).arg(streak.best));
  QString where = tr("%1 · seed %2 · question %3", "level, seed, number")
                      .arg(drillwords::levelName(m_request.level))
                      .arg(m_request.seed)
                      .arg(m_request.number);
  if (m_question && m_question->saved)
    where += tr(" · from your matches");
  m_where->setText(where);
}

void DrillPage::updateButtons() {
  const bool ready = m_question != nullptr;
  m_check->setText(m_given ? tr("&Next") : tr("&Check"));
  m_check->setEnabled(ready && (m_given || m_stage->answer().has_value()));
  m_show->setEnabled(ready && !m_given);
  m_copy->setEnabled(ready);
}

void DrillPage::share() {
  QString text = drillwords::shareLine(*m_question);
  text += u'\n' + plainText(drillwords::prompt(*m_question));
  QGuiApplication::clipboard()->setText(text);
}

// Long reasons are read without the mouse.
void DrillPage::keyPressEvent(QKeyEvent *event) {
  QScrollBar *bar = m_scroll->verticalScrollBar();
  if (event->key() == Qt::Key_PageDown)
    bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
  else if (event->key() == Qt::Key_PageUp)
    bar->triggerAction(QAbstractSlider::SliderPageStepSub);
  else
    QWidget::keyPressEvent(event);
}

void DrillPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    translate();
}

}  // namespace janso
