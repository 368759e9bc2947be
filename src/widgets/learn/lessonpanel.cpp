// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/lessonpanel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <initializer_list>

#include "study/lessonplay.h"
#include "study/lessonstore.h"
#include "ui_lessonpanel.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/learn/optionbutton.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/paint/card.h"

namespace janso {

namespace {

constexpr qreal kShowSize = 30;
constexpr qreal kLeastShowSize = 15;
constexpr int kFewTiles = 3;
constexpr int kSideMargin = 20;

// What the learner chose at the table, in words.
QString chosenName(const Action &action) {
  const bool tile = action.type == ActionType::Dahai || action.type == ActionType::Riichi;
  return tile ? tileName(action.tile) : actionName(action.type);
}

// A discard whose name is the longest.
Action longestNamed() {
  Action longest;
  longest.type = ActionType::Dahai;
  for (int face = 0; face < kFaces; ++face) {
    const Tile tile = Tile::fromFace(face);
    if (!longest.tile.isKnown() || tileName(tile).size() > tileName(longest.tile).size())
      longest.tile = tile;
  }
  return longest;
}

}  // namespace

LessonPanel::LessonPanel(LessonPlay *play, TilePainter *painter, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::LessonPanel>()), m_play(play), m_painter(painter) {
  setObjectName(QStringLiteral("lessonPanel"));
  m_ui->setupUi(this);
  for (QWidget *ground : {m_ui->scroll->viewport(), m_ui->scroll->widget()})
    ground->setAutoFillBackground(false);
  for (TeachText *text : {m_ui->said, m_ui->text, m_ui->show, m_ui->goal})
    text->setPainter(painter);
  auto *steps = new FlowLayout(m_ui->steps, 6, FlowLayout::Rest::Shared);
  for (QPushButton *button : {m_ui->lessonBack, m_ui->lessonRepeat, m_ui->lessonHint})
    steps->addWidget(button);
  auto *links = new FlowLayout(m_ui->links, 0, FlowLayout::Rest::Between);
  for (QPushButton *link : {m_ui->lessonList, m_ui->lessonLeave})
    links->addWidget(link);
  m_room = new QSpacerItem(0, 0, QSizePolicy::Fixed, QSizePolicy::Fixed);
  m_ui->saidRow->addItem(m_room);
  m_ui->contents->installEventFilter(this);
  connect(m_ui->scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
          [this](int, int most) { keepWidth(most > 0); });
  applyChromeWhenShown(this);
  connect(play, &LessonPlay::changed, this, [this] {
    m_announcedFeedback.clear();  // the same mistake again is told again
    refresh();
  });
  connect(m_ui->lessonGo, &QPushButton::clicked, this, [this] {
    if (!m_play->course().isOver())
      m_play->continueLesson();
    else if (m_next != nullptr)
      Q_EMIT nextLesson();
    else
      Q_EMIT matchRequested();
  });
  connect(m_ui->lessonMatch, &QPushButton::clicked, this, &LessonPanel::matchRequested);
  connect(m_ui->lessonBack, &QPushButton::clicked, play, &LessonPlay::back);
  connect(m_ui->lessonRepeat, &QPushButton::clicked, this, [this] {
    m_announcedStep.clear();
    m_play->repeat();
  });
  connect(m_ui->lessonHint, &QPushButton::clicked, play, &LessonPlay::hint);
  connect(m_ui->lessonList, &QPushButton::clicked, this, &LessonPanel::listRequested);
  connect(m_ui->lessonLeave, &QPushButton::clicked, this, &LessonPanel::closeRequested);
  placeParts();
  fillTexts();
}

LessonPanel::~LessonPanel() = default;

// Above and below what scrolls; in it where large texts leave too little room for both. What leads on stays.
void LessonPanel::placeParts() {
  const bool inside = areFieldsStacked();
  QVBoxLayout *column = inside ? m_ui->contentsLayout : m_ui->panelLayout;
  if (m_ui->head->parent() == column)
    return;
  static_cast<QLayout *>(m_ui->head->parent())->removeItem(m_ui->head);
  m_ui->head->setParent(nullptr);
  const int beside = inside ? 0 : kSideMargin;
  m_ui->head->setContentsMargins(beside, 0, beside, 0);
  column->insertLayout(0, m_ui->head);
  if (inside)
    m_ui->contentsLayout->insertWidget(m_ui->contentsLayout->indexOf(m_ui->options) + 1, m_ui->saidBox);
  else
    m_ui->saidRow->insertWidget(0, m_ui->saidBox, 1, Qt::AlignTop);
  (inside ? m_ui->contentsLayout : m_ui->buttons)->addWidget(m_ui->steps);
  (inside ? m_ui->contentsLayout : m_ui->footLayout)->addWidget(m_ui->links);
  for (QWidget *part : {m_ui->steps, m_ui->links})
    part->show();
}

void LessonPanel::setPlace(int number, int count, const Lesson *next) {
  m_number = number;
  m_count = count;
  m_next = next;
  fillTexts();
}

void LessonPanel::setDone(int lessons) {
  m_done = lessons;
}

void LessonPanel::fillTexts() {
  m_ui->place->setText(tr("Lesson %1 of %2").arg(m_number).arg(m_count));
  if (m_play->isActive())
    refresh();
}

bool LessonPanel::waitsForReader() const {
  const LessonCourse &course = m_play->course();
  return course.isOver() || course.isDone() || course.isMissed() || course.step().kind == StepKind::Read;
}

// Whether the learner continues by the button after this step: not where the next one follows at the table.
bool LessonPanel::mayContinue() const {
  const LessonCourse &course = m_play->course();
  const std::vector<LessonStep> &steps = m_play->lesson().steps;
  const std::size_t next = static_cast<std::size_t>(course.index()) + 1;
  return course.isOver() || course.step().kind == StepKind::Read || course.step().kind == StepKind::Ask ||
         next >= steps.size() || steps[next].deal != course.step().deal;
}

void LessonPanel::setTeach(TeachText *label, const LessonText &text) {
  label->setMarkup(lessonText(text));
}

void LessonPanel::refresh() {
  if (!m_play->isActive())
    return;
  const auto hasKeys = [this] {
    const QWidget *focused = window()->focusWidget();
    return focused != nullptr && isAncestorOf(focused);
  };
  const bool hadKeys = hasKeys();
  m_ui->title->setText(lessonText(m_play->lesson().title));
  const std::pair step(&m_play->lesson(), m_play->course().index());
  const bool another = std::exchange(m_shown, step) != step;
  fillStep();
  fillButtons();
  // The focus of an answer that closes would scroll to the next one.
  if (hadKeys && m_play->course().isDone())
    m_ui->lessonGo->setFocus();
  fillOptions();
  reserveRoom(another);
  // Once more when all parts of another step have their sizes.
  if (another)
    QMetaObject::invokeMethod(this, &LessonPanel::settle, Qt::QueuedConnection);
  announceStep();
  if (another)
    m_ui->scroll->verticalScrollBar()->setValue(0);
  // The keys do not wander off to the table with a button that is gone.
  if (hadKeys && !hasKeys())
    m_ui->lessonRepeat->setFocus();
}

void LessonPanel::fillStep() {
  const LessonCourse &course = m_play->course();
  const LessonText *feedback = m_play->feedback();
  const bool missed = !course.isOver() && course.isMissed();
  m_ui->said->setMarkup(missed                ? missedText()
                        : feedback == nullptr ? QString()
                                              : comment(*feedback, m_play->wrongMove()));
  const LessonPlay::FeedbackKind as = m_play->feedbackKind();
  const bool empty = m_ui->said->markup().isEmpty();
  setRole(m_ui->saidBox, empty                                              ? ""
                         : missed || as != LessonPlay::FeedbackKind::Praise ? "seatWinner"
                                                                            : "value");
  std::optional<bool> verdict;  // none of a hint
  if (missed || as == LessonPlay::FeedbackKind::Wrong)
    verdict = false;
  else if (as == LessonPlay::FeedbackKind::Praise && feedback != nullptr)
    verdict = true;
  m_ui->verdict->setRight(verdict);
  m_ui->saidBox->setVisible(!empty || (!course.isOver() && course.step().kind != StepKind::Read));
  if (course.isOver()) {
    fillEnd();
    return;
  }
  const int steps = static_cast<int>(m_play->lesson().steps.size());
  m_ui->step->setText(tr("Step %1 of %2").arg(course.index() + 1).arg(steps));
  setTeach(m_ui->text, course.step().text);
  QStringList groups = QString::fromStdString(course.step().show).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  m_ui->show->setMarkup(groups.isEmpty()
                            ? QString()
                            : QLatin1Char('{') + groups.join(QStringLiteral("} {")) + QLatin1Char('}'));
  m_ui->show->setVisible(!groups.isEmpty());
  fitShown();
  setTeach(m_ui->goal, course.step().goal);
  m_ui->goalHead->setText(course.step().kind == StepKind::Ask ? tr("Question") : tr("Your turn"));
  m_ui->goalBox->setVisible(course.step().kind != StepKind::Read);
}

QString LessonPanel::comment(const LessonText &text, const std::optional<Action> &wrong) {
  const QString words = lessonText(text);
  //: After a wrong move in a lesson: the tile or action that was chosen, and why it is wrong
  return wrong ? tr("You chose %1. %2").arg(chosenName(*wrong), words) : words;
}

QString LessonPanel::missedText() {
  return tr("The hand ended before you reached the goal. Try this step again.");
}

// Everything that can be said about an attempt at the step.
QStringList LessonPanel::comments(const LessonStep &step) {
  QStringList all{comment(step.done, {})};
  for (const LessonOption &option : step.options)
    all << comment(option.why, {});
  if (step.kind != StepKind::Act && step.kind != StepKind::Point)
    return all;
  all << missedText() << comment(step.hint, longestNamed());
  for (const LessonWrong &wrong : step.wrongs)
    all << comment(wrong.text, longestNamed());
  return all;
}

// The height that head, foot and margins leave.
int LessonPanel::roomBetween() const {
  const QMargins around = m_ui->panelLayout->contentsMargins();
  const int head = areFieldsStacked() ? 0 : m_ui->head->totalHeightForWidth(width());
  return height() - around.top() - around.bottom() - 4 * m_ui->panelLayout->spacing() - head -
         m_ui->foot->sizeHint().height();
}

// For whatever may be said about the step: nothing moves when it is said. Where the room is scarce, a long
// comment covers the end of what scrolls.
void LessonPanel::reserveRoom(bool anotherStep) {
  const QMargins around = m_ui->saidBoxLayout->contentsMargins();
  const int room = width() - 2 * kSideMargin - around.left() - around.right() - m_ui->verdict->width() -
                   m_ui->saidBoxLayout->spacing();
  QStringList all{m_ui->said->markup()};
  if (!m_play->course().isOver())
    all << comments(m_play->course().step());
  const int before = anotherStep ? 0 : m_reserved;
  const int longest = m_ui->said->heightOfLongest(all, room - 2) + around.top() + around.bottom() + 2;
  const int height = std::min(longest, std::max(0, roomBetween() - contentsHeight()));
  m_reserved = m_ui->saidBox->isHidden() ? 0 : std::max(before, height);
  m_room->changeSize(0, m_reserved, QSizePolicy::Fixed, QSizePolicy::Fixed);
  m_ui->saidRow->invalidate();
  fitContents();
}

void LessonPanel::settle() {
  if (!m_play->isActive())
    return;
  for (QLayout *layout :
       std::initializer_list<QLayout *>{m_ui->contentsLayout, m_ui->footLayout, m_ui->panelLayout}) {
    layout->invalidate();
    layout->activate();
  }
  reserveRoom(true);
  m_ui->panelLayout->activate();
}

// What scrolls is as high as its contents, so that the comment follows below them.
void LessonPanel::fitContents() {
  m_ui->scroll->setMaximumHeight(areFieldsStacked() ? QWIDGETSIZE_MAX : contentsHeight());
}

int LessonPanel::contentsHeight() const {
  const int bar = kSideMargin - m_ui->contentsLayout->contentsMargins().right();
  return m_ui->contentsLayout->totalHeightForWidth(width() - bar);
}

// The bar is in the margin: nothing becomes narrower when it is needed.
void LessonPanel::keepWidth(bool withBar) {
  QMargins around = m_ui->contentsLayout->contentsMargins();
  around.setRight(kSideMargin - (withBar ? m_ui->scroll->verticalScrollBar()->sizeHint().width() : 0));
  m_ui->contentsLayout->setContentsMargins(around);
}

// What an answer or a hint has brought, and the step when it is another one: each once.
void LessonPanel::announceStep() {
  QStringList parts;
  const QString verdict = m_ui->verdict->accessibleName();
  const QString said = sentencesText({verdict.isEmpty() ? verdict : verdict + u'.', m_ui->said->plain()});
  if (std::exchange(m_announcedFeedback, said) != said)
    parts << said;
  QStringList step{m_ui->title->text() + u'.', m_ui->step->text() + u'.', m_ui->text->plain()};
  if (!m_ui->show->isHidden())
    step << m_ui->show->plain() + u'.';
  if (!m_ui->goalBox->isHidden())
    step << m_ui->goalHead->text() + u'.' << m_ui->goal->plain();
  const QString all = sentencesText(step);
  // A goal that is reached leaves the text as it was.
  if (!all.isEmpty() && !m_announcedStep.startsWith(all))
    parts << all;
  m_announcedStep = all;
  announce(this, sentencesText(parts));
}

void LessonPanel::fillEnd() {
  m_ui->step->setText(tr("%1 of %2 done").arg(m_done).arg(m_count));
  setTeach(m_ui->text, m_play->lesson().closing);
  m_ui->show->hide();
  m_ui->goalHead->setText(m_next != nullptr ? tr("Up next") : tr("Now play for real"));
  if (m_next != nullptr)
    //: The next lesson: its title, and what it is about
    m_ui->goal->setMarkup(tr("%1 – %2").arg(lessonText(m_next->title), lessonText(m_next->about)));
  else
    m_ui->goal->setMarkup(
        m_coachComes ? tr("A quick East-only match against easy opponents. The coach warns you about "
                          "risky discards, and you can press H for a hint. You can come back to any lesson.")
                     : tr("A quick East-only match against easy opponents. Press H for a hint. You can come "
                          "back to any lesson."));
  m_ui->goalBox->show();
}

// No row of tiles is broken in two while they can still be told apart.
void LessonPanel::fitShown() {
  const int room = width() - 2 * kSideMargin;
  qreal size = kShowSize;
  m_ui->show->setTextSize(size);
  const auto widest = [this] {
    int width = 0;
    for (const QString &group : m_ui->show->markup().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
      TeachText alone(group);
      alone.setTextSize(m_ui->show->textSize());
      width = std::max(width, alone.sizeHint().width());
    }
    return width;
  };
  while (size > kLeastShowSize && widest() > room)
    m_ui->show->setTextSize(--size);
}

// The same for all answers of a question.
OptionButton::Size LessonPanel::optionSize() const {
  int most = 0;
  for (const LessonOption &option : m_play->course().step().options) {
    int tiles = 0;
    for (const MarkupPiece &piece : readMarkup(lessonText(option.text))) {
      if (piece.type != MarkupPiece::Type::Tiles && !piece.words.trimmed().isEmpty())
        return OptionButton::Size::Words;
      tiles += static_cast<int>(piece.tiles.size());
    }
    most = std::max(most, tiles);
  }
  return most > kFewTiles ? OptionButton::Size::Hand : OptionButton::Size::FewTiles;
}

void LessonPanel::fillOptions() {
  const LessonCourse &course = m_play->course();
  const bool asks = !course.isOver() && course.step().kind == StepKind::Ask;
  const int wanted = asks ? static_cast<int>(course.step().options.size()) : 0;
  const OptionButton::Size size = asks ? optionSize() : OptionButton::Size::Words;
  while (m_options.size() < wanted) {
    auto *button = new OptionButton(m_painter, m_ui->scroll->widget());
    const int number = static_cast<int>(m_options.size());
    button->setObjectName(QStringLiteral("lessonOption%1").arg(number + 1));
    connect(button, &QPushButton::clicked, this, [this, number] { m_play->choose(number); });
    m_ui->options->addWidget(button);
    m_options << button;
  }
  for (int i = 0; i < m_options.size(); ++i) {
    m_options[i]->setVisible(i < wanted);
    if (i >= wanted)
      continue;
    const LessonOption &option = course.step().options[static_cast<std::size_t>(i)];
    m_options[i]->setOption(i + 1, lessonText(option.text), size);
    m_options[i]->setState(!course.isDone() ? OptionButton::State::Open
                           : option.right   ? OptionButton::State::Right
                                            : OptionButton::State::Closed);
  }
}

void LessonPanel::fillButtons() {
  const LessonCourse &course = m_play->course();
  m_ui->lessonGo->setText(!course.isOver()    ? tr("&Continue")
                          : m_next != nullptr ? tr("&Next lesson")
                                              : tr("Play the &first match"));
  m_ui->lessonGo->setVisible(waitsForReader() && (course.isOver() || !course.isMissed()));
  QSizePolicy kept = m_ui->lessonGo->sizePolicy();
  kept.setRetainSizeWhenHidden(mayContinue());
  m_ui->lessonGo->setSizePolicy(kept);
  m_ui->lessonMatch->setText(tr("Play the &first match"));
  m_ui->lessonMatch->setVisible(course.isOver() && m_next != nullptr);
  m_ui->lessonBack->setEnabled(course.index() > 0);
  m_ui->lessonHint->setEnabled(!course.isOver() && !course.step().hint.isEmpty() && !course.isDone());
}

bool LessonPanel::takeFocus() {
  const LessonCourse &course = m_play->course();
  const int asked = std::exchange(m_asked, -1);
  if (course.isOver() || waitsForReader()) {
    QPushButton *button = m_ui->lessonGo->isVisibleTo(this) ? m_ui->lessonGo : m_ui->lessonRepeat;
    button->setFocus();
    return true;
  }
  if (course.step().kind != StepKind::Ask)
    return false;
  m_asked = course.index();
  bool inside = false;
  for (const OptionButton *option : m_options)
    inside = inside || (option->hasFocus() && option->isVisibleTo(this));
  if (!inside || asked != m_asked)
    m_options.first()->setFocus();
  return true;
}

void LessonPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    placeParts();
  if (event->type() != QEvent::LanguageChange)
    return;
  m_ui->retranslateUi(this);
  fillTexts();
}

void LessonPanel::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width())
    fitShown();
  if (m_play->isActive())
    reserveRoom(true);
}

bool LessonPanel::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->contents && event->type() == QEvent::LayoutRequest)
    fitContents();
  return QWidget::eventFilter(watched, event);
}

void LessonPanel::keyPressEvent(QKeyEvent *event) {
  const int digit = event->key() - Qt::Key_1;
  if (digit >= 0 && digit < m_options.size() && m_options[digit]->isVisibleTo(this) &&
      !m_play->course().isDone()) {
    m_options[digit]->setFocus();
    m_options[digit]->click();
    return;
  }
  const bool enter = isEnter(event->key());
  auto *button = qobject_cast<QPushButton *>(focusWidget());
  if (enter && button != nullptr && button->hasFocus()) {
    button->click();
    return;
  }
  QWidget::keyPressEvent(event);
}

void LessonPanel::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const ChromeColors colors = chromeColors();
  painter.fillRect(rect(), panelGround(rect(), colors));
  painter.setPen(colors.border);
  painter.drawLine(width() - 1, 0, width() - 1, height());
}

}  // namespace janso
