// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/drillpage.h"

#include <QClipboard>
#include <QDate>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <algorithm>
#include <initializer_list>

#include "study/drillhistory.h"
#include "study/drillmaker.h"
#include "ui_drillpage.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/drilltexts/drillanswertexts.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/learn/drillground.h"
#include "widgets/learn/drillstage.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/teachtext.h"

namespace janso {

namespace {

constexpr int kGap = 14;  // between the parts of the line on top
constexpr int kLeastDrillRow = 160;
constexpr int kColumn = 860;        // the most of a hand's width on the felt
constexpr int kFeltMargin = 16;     // the least on each side
constexpr int kLeastReasons = 100;  // height of the explanation
constexpr int kTeacher = 420;       // the most of the column beside a table
constexpr qreal kMostOnFelt = 1.1;  // size of texts

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
    flowItems(m_ui->buttons, kLeastDrillRow);
  auto *top = new FlowLayout(m_ui->top, kGap, FlowLayout::Rest::Between);
  top->addWidget(m_ui->what);
  top->addWidget(m_ui->which);
  m_stage = new DrillStage(*parts.painter, parts.table, this);
  m_stage->hide();
  m_ui->ground->setFelt(parts.table.felt);
  m_ui->ground->installEventFilter(this);
  for (QWidget *clear : {m_ui->scroll->viewport(), m_ui->scroll->widget()})
    clear->setAutoFillBackground(false);
  placeParts(false);
  for (TeachText *text : {m_ui->prompt, m_ui->facts, m_ui->verdict, m_ui->reasons})
    text->setPainter(parts.painter);
  m_ui->facts->setQuiet(true);
  connect(m_ui->back, &QPushButton::clicked, this, &DrillPage::closed);
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

// --- Where its parts are ---

bool DrillPage::fitsOnFelt() const {
  if (m_stage->isTall() || theme::textScale() > kMostOnFelt)
    return false;
  const QWidget *ground = m_ui->ground;
  const int width = std::min(kColumn, ground->width() - 2 * kFeltMargin);
  const int stage = std::max(m_stage->heightForWidth(width), m_stage->sizeHint().height());
  const int needed = m_ui->ask->heightForWidth(width) + stage + m_ui->deeds->sizeHint().height() +
                     kLeastReasons + 3 * m_ui->main->verticalSpacing() + 2 * kFeltMargin;
  return needed <= ground->height() && m_stage->minimumSizeHint().width() <= width;
}

void DrillPage::place() {
  if (m_question == nullptr)
    return;
  const bool onFelt = fitsOnFelt();
  if (onFelt == m_ui->ground->isBare())
    placeParts(onFelt);
  const int beside = onFelt ? std::max(kFeltMargin, (m_ui->ground->width() - kColumn) / 2) : 0;
  const int above = onFelt ? kFeltMargin : 0;
  m_ui->main->setContentsMargins(beside, above, beside, above);
}

void DrillPage::placeParts(bool onFelt) {
  QGridLayout *main = m_ui->main;
  const auto stretch = [main](int row, int first, int second) {
    for (int i = 0; i < 4; ++i)
      main->setRowStretch(i, i == row ? 1 : 0);
    main->setColumnStretch(0, first);
    main->setColumnStretch(1, second);
  };
  for (QWidget *part :
       std::initializer_list<QWidget *>{m_ui->thinking, m_ui->ask, m_stage, m_ui->deeds, m_ui->scroll})
    main->removeWidget(part);
  m_ui->textsLayout->removeWidget(m_ui->ask);
  const int most = onFelt ? QWIDGETSIZE_MAX : kTeacher;
  if (onFelt) {
    main->addWidget(m_ui->thinking, 1, 0);
    main->addWidget(m_ui->ask, 0, 0);
    main->addWidget(m_stage, 1, 0);
    main->addWidget(m_ui->deeds, 2, 0, Qt::AlignHCenter);
    main->addWidget(m_ui->scroll, 3, 0);
    stretch(3, 1, 0);
  } else {
    main->addWidget(m_ui->thinking, 0, 0, 2, 1);
    main->addWidget(m_stage, 0, 0, 2, 1);
    m_ui->textsLayout->insertWidget(0, m_ui->ask);
    main->addWidget(m_ui->scroll, 0, 1);
    main->addWidget(m_ui->deeds, 1, 1);
    stretch(0, 5, 2);
  }
  m_ui->scroll->setMaximumWidth(most);
  m_ui->deeds->setMaximumWidth(most);
  m_ui->ground->setBare(!onFelt);
  m_stage->setOnFelt(onFelt);
  for (TeachText *text : {m_ui->prompt, m_ui->facts, m_ui->verdict, m_ui->reasons})
    text->setLook(onFelt ? TeachText::Look::Table : TeachText::Look::Window);
  for (TeachText *text : {m_ui->prompt, m_ui->facts})
    text->setAlignment(onFelt ? Qt::AlignHCenter : Qt::AlignLeft);
}

bool DrillPage::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->ground && event->type() == QEvent::Resize)
    place();
  return QWidget::eventFilter(watched, event);
}

// --- The exercises ---

// As wide as either of its texts: it stays in its place.
void DrillPage::fitCheck() {
  m_ui->check->ensurePolished();
  int width = 0;
  for (const QString &text : {tr("&Next"), tr("&Check")}) {
    m_ui->check->setText(text);
    width = std::max(width, m_ui->check->sizeHint().width());
  }
  constexpr int kFocusFrame = 2;
  m_ui->check->setMinimumSize(width, m_ui->check->sizeHint().height() + kFocusFrame);
  m_ui->deeds->updateGeometry();  // with the button, not one event later
}

void DrillPage::translate() {
  fitCheck();
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
  fitCheck();
  m_stage->showQuestion(question);
  showTexts();
  place();
  m_ui->scroll->verticalScrollBar()->setValue(0);
  updateTop();
  updateButtons();
  announceParts({m_ui->prompt->plain(), m_ui->facts->plain(), m_stage->spoken()});
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
  announceParts({m_ui->verdict->plain(), m_ui->reasons->plain()});
  m_ui->check->setFocus(Qt::OtherFocusReason);
  Q_EMIT counted();
}

void DrillPage::showTexts() {
  const DrillQuestion *question = m_question.get();
  setText(m_ui->prompt, question ? drillPrompt(*question) : QString());
  QStringList facts = question ? drillCircumstances(*question) : QStringList();
  if (question && m_saved && !question->saved)
    facts << tr("None of your matches has a suitable position, so this one is random.");
  setText(m_ui->facts, facts.join(u' '));
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
void DrillPage::announceParts(QStringList parts) {
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
  m_ui->check->setText(m_given || m_stage->isSingle() ? tr("&Next") : tr("&Check"));
  m_ui->check->setEnabled(ready && (m_given || (!m_stage->isSingle() && m_stage->answer().has_value())));
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
