// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lessonpanel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QVariant>

#include "widgets/chromestyle.h"
#include "widgets/flowlayout.h"
#include "widgets/lessonplay.h"
#include "widgets/lessonstore.h"
#include "widgets/teachmarkup.h"
#include "widgets/teachtext.h"
#include "widgets/wrapbutton.h"

namespace janso {

namespace {

constexpr qreal kTextSize = 15.5;
constexpr qreal kShowSize = 30;
constexpr qreal kLeastShowSize = 15;
constexpr qreal kOptionSize = 15;
constexpr qreal kTileOptionSize = 20;  // answers that are a tile or two
constexpr int kFewTiles = 3;
constexpr int kSideMargin = 20;
constexpr int kOptionMargin = 10;

QLabel *makeLabel(const char *role, QWidget *parent) {
  auto *label = new QLabel(parent);
  label->setWordWrap(true);
  setRole(label, role);
  return label;
}

TeachText *makeText(TilePainter *painter, QWidget *parent) {
  auto *text = new TeachText(parent);
  text->setPainter(painter);
  text->setTextSize(kTextSize);
  return text;
}

QPushButton *makeButton(const char *name, const char *role, QWidget *parent) {
  auto *button = new WrapButton(parent);
  button->setObjectName(QString::fromLatin1(name));
  button->setAutoDefault(false);
  setRole(button, role);
  return button;
}

}  // namespace

// --- OptionButton ---

OptionButton::OptionButton(TilePainter *painter, QWidget *parent)
    : QPushButton(parent), m_text(new TeachText(this)) {
  setAutoDefault(false);
  m_text->setPainter(painter);
  m_text->setTextSize(kOptionSize);
  m_text->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_text->setFocusPolicy(Qt::NoFocus);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void OptionButton::setOption(int number, const QString &markup, bool large) {
  //: An answer of a question: its number, which is its key, and the answer
  m_text->setMarkup(tr("%1.  %2").arg(number).arg(markup));
  m_text->setTextSize(large ? kTileOptionSize : kOptionSize);
  setAccessibleName(m_text->plain());
  updateGeometry();
}

QSize OptionButton::sizeHint() const {
  return {120, heightForWidth(std::max(width(), 120))};
}

int OptionButton::heightForWidth(int width) const {
  return m_text->heightForWidth(width - 2 * kOptionMargin) + 2 * kOptionMargin;
}

void OptionButton::resizeEvent(QResizeEvent *event) {
  QPushButton::resizeEvent(event);
  m_text->setGeometry(rect().adjusted(kOptionMargin, kOptionMargin, -kOptionMargin, -kOptionMargin));
}

void OptionButton::changeEvent(QEvent *event) {
  QPushButton::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
    updateGeometry();
}

// --- LessonPanel ---

LessonPanel::LessonPanel(LessonPlay *play, TilePainter *painter, QWidget *parent)
    : QWidget(parent), m_play(play), m_painter(painter) {
  setObjectName(QStringLiteral("lessonPanel"));
  build();
  applyChrome(this);
  connect(play, &LessonPlay::changed, this, &LessonPanel::refresh);
  connect(m_go, &QPushButton::clicked, this, [this] {
    if (!m_play->course().isOver())
      m_play->goOn();
    else if (m_next != nullptr)
      Q_EMIT nextLesson();
    else
      Q_EMIT matchRequested();
  });
  connect(m_back, &QPushButton::clicked, play, &LessonPlay::back);
  connect(m_repeat, &QPushButton::clicked, play, &LessonPlay::repeat);
  connect(m_hint, &QPushButton::clicked, play, &LessonPlay::hint);
  connect(m_list, &QPushButton::clicked, this, &LessonPanel::listRequested);
  connect(m_leave, &QPushButton::clicked, this, &LessonPanel::leaveRequested);
  fillTexts();
}

void LessonPanel::build() {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 18, 0, 14);
  layout->setSpacing(10);
  auto *head = new QVBoxLayout;
  head->setContentsMargins(20, 0, 20, 0);
  head->setSpacing(2);
  m_place = makeLabel("dim", this);
  m_title = makeLabel("tipTitle", this);
  m_step = makeLabel("note", this);
  for (QLabel *label : {m_place, m_title, m_step})
    head->addWidget(label);
  layout->addLayout(head);
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidget(buildText());
  m_scroll->viewport()->setAutoFillBackground(false);
  m_scroll->widget()->setAutoFillBackground(false);
  layout->addWidget(m_scroll, 1);
  layout->addWidget(buildButtons());
}

QWidget *LessonPanel::buildText() {
  auto *contents = new QWidget(this);
  auto *layout = new QVBoxLayout(contents);
  layout->setContentsMargins(kSideMargin, 4, kSideMargin, 4);
  layout->setSpacing(14);
  const auto box = [contents, this](const char *role, TeachText *&text) {
    auto *frame = new QFrame(contents);
    setRole(frame, role);
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(12, 10, 12, 10);
    inside->setSpacing(4);
    text = makeText(m_painter, frame);
    return frame;
  };
  m_saidBox = box("value", m_said);
  m_saidBox->layout()->addWidget(m_said);
  m_text = makeText(m_painter, contents);
  m_show = makeText(m_painter, contents);
  m_show->setMinimumWidth(1);  // fitShown() makes it fit
  m_goalBox = box("seatWinner", m_goal);
  m_goalHead = makeLabel("accent", m_goalBox);
  m_goalBox->layout()->addWidget(m_goalHead);
  m_goalBox->layout()->addWidget(m_goal);
  m_optionBox = new QVBoxLayout;
  m_optionBox->setSpacing(8);
  for (QWidget *widget :
       {m_saidBox, static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_show), m_goalBox})
    layout->addWidget(widget);
  layout->addLayout(m_optionBox);
  layout->addStretch(1);
  return contents;
}

QWidget *LessonPanel::buildButtons() {
  auto *contents = new QWidget(this);
  auto *layout = new QVBoxLayout(contents);
  // The words of the links, not their invisible edges, stand below the edges of the buttons.
  constexpr int kLinkEdge = 6;
  layout->setContentsMargins(kSideMargin - kLinkEdge, 0, kSideMargin - kLinkEdge, 0);
  layout->setSpacing(8);
  m_go = makeButton("lessonGo", "primary", contents);
  m_back = makeButton("lessonBack", "small", contents);
  m_repeat = makeButton("lessonRepeat", "small", contents);
  m_hint = makeButton("lessonHint", "small", contents);
  m_list = makeButton("lessonList", "link", contents);
  m_leave = makeButton("lessonLeave", "link", contents);
  auto *row = new FlowLayout(nullptr, 6, FlowLayout::Rest::Shared);
  for (QPushButton *button : {m_back, m_repeat, m_hint})
    row->addWidget(button);
  auto *links = new FlowLayout(nullptr, 0, FlowLayout::Rest::Between);
  links->addWidget(m_list);
  links->addWidget(m_leave);
  auto *buttons = new QVBoxLayout;
  buttons->setContentsMargins(kLinkEdge, 0, kLinkEdge, 0);
  buttons->setSpacing(8);
  buttons->addWidget(m_go);
  buttons->addLayout(row);
  layout->addLayout(buttons);
  layout->addLayout(links);
  return contents;
}

void LessonPanel::setPlace(int number, int count, const Lesson *next) {
  m_number = number;
  m_count = count;
  m_next = next;
  fillTexts();
}

void LessonPanel::fillTexts() {
  m_place->setText(tr("Lesson %1 of %2").arg(m_number).arg(m_count));
  m_goalHead->setText(tr("Your turn"));
  m_back->setText(tr("&Back"));
  m_back->setAccessibleName(tr("Back to the step before"));
  m_repeat->setText(tr("&Again"));
  m_repeat->setAccessibleName(tr("This step again"));
  m_hint->setText(tr("H&int"));
  m_list->setText(tr("All &lessons..."));
  m_leave->setText(tr("L&eave"));
  m_leave->setAccessibleName(tr("Leave the lesson"));
  if (m_play->isActive())
    refresh();
}

bool LessonPanel::waitsForReader() const {
  const LessonCourse &course = m_play->course();
  return course.isOver() || course.isDone() || course.isMissed() || course.step().kind == StepKind::Read;
}

void LessonPanel::setTeach(TeachText *label, const LessonText *text) {
  label->setMarkup(text == nullptr ? QString() : lessonText(*text));
}

void LessonPanel::refresh() {
  if (!m_play->isActive())
    return;
  const auto hasKeys = [this] {
    const QWidget *focused = window()->focusWidget();
    return focused != nullptr && isAncestorOf(focused);
  };
  const bool hadKeys = hasKeys();
  m_title->setText(lessonText(m_play->lesson().title));
  fillStep();
  fillOptions();
  fillButtons();
  m_scroll->verticalScrollBar()->setValue(0);
  // The keys do not wander off to the table with a button that is gone.
  if (hadKeys && !hasKeys())
    m_repeat->setFocus();
}

void LessonPanel::fillStep() {
  const LessonCourse &course = m_play->course();
  const LessonText *said = m_play->said();
  setTeach(m_said, said);
  if (!course.isOver() && course.isMissed())
    m_said->setMarkup(tr("The hand is over, and the goal was not reached. Try this step again."));
  const bool wrong = m_play->saidWrong() || (!course.isOver() && course.isMissed());
  setRole(m_saidBox, wrong ? "seatWinner" : "value");
  m_saidBox->setVisible(!m_said->markup().isEmpty());
  if (course.isOver()) {
    fillEnd();
    return;
  }
  const int steps = static_cast<int>(m_play->lesson().steps.size());
  m_step->setText(tr("Step %1 of %2").arg(course.index() + 1).arg(steps));
  setTeach(m_text, &course.step().text);
  QStringList groups = QString::fromStdString(course.step().show).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  m_show->setMarkup(groups.isEmpty()
                        ? QString()
                        : QLatin1Char('{') + groups.join(QStringLiteral("} {")) + QLatin1Char('}'));
  m_show->setVisible(!groups.isEmpty());
  fitShown();
  setTeach(m_goal, &course.step().goal);
  m_goalHead->setText(course.step().kind == StepKind::Ask ? tr("Question") : tr("Your turn"));
  m_goalBox->setVisible(course.step().kind != StepKind::Read && !course.isDone());
}

void LessonPanel::fillEnd() {
  m_step->setText(tr("Done"));
  setTeach(m_text, &m_play->lesson().closing);
  m_show->hide();
  m_goalHead->setText(m_next != nullptr ? tr("What comes next") : tr("And now for real"));
  m_goal->setMarkup(
      m_next != nullptr
          //: The next lesson: its title, and what it is about
          ? tr("%1 – %2").arg(lessonText(m_next->title), lessonText(m_next->about))
          : tr("An East game against gentle opponents. The gentle coach warns you before a mistake, "
               "and H gives a hint. You can come back to every lesson."));
  m_goalBox->show();
}

// No row of tiles is broken in two while they can still be told apart.
void LessonPanel::fitShown() {
  const int room = width() - 2 * kSideMargin;
  qreal size = kShowSize;
  m_show->setTextSize(size);
  const auto widest = [this] {
    int width = 0;
    for (const QString &group : m_show->markup().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
      TeachText alone(group);
      alone.setTextSize(m_show->textSize());
      width = std::max(width, alone.sizeHint().width());
    }
    return width;
  };
  while (size > kLeastShowSize && widest() > room)
    m_show->setTextSize(--size);
}

// Nothing but a few tiles, which are to be recognized.
bool LessonPanel::asksForTiles() const {
  const std::vector<LessonOption> &options = m_play->course().step().options;
  return std::all_of(options.begin(), options.end(), [](const LessonOption &option) {
    int tiles = 0;
    for (const MarkupPiece &piece : readMarkup(lessonText(option.text))) {
      if (piece.type != MarkupPiece::Type::Tiles)
        return false;
      tiles += static_cast<int>(piece.tiles.size());
    }
    return tiles <= kFewTiles;
  });
}

void LessonPanel::fillOptions() {
  const LessonCourse &course = m_play->course();
  const bool asks = !course.isOver() && course.step().kind == StepKind::Ask && !course.isDone();
  const int wanted = asks ? static_cast<int>(course.step().options.size()) : 0;
  const bool large = asks && asksForTiles();
  while (m_options.size() < wanted) {
    auto *button = new OptionButton(m_painter, m_scroll->widget());
    const int number = static_cast<int>(m_options.size());
    button->setObjectName(QStringLiteral("lessonOption%1").arg(number + 1));
    connect(button, &QPushButton::clicked, this, [this, number] { m_play->choose(number); });
    m_optionBox->addWidget(button);
    m_options << button;
  }
  for (int i = 0; i < m_options.size(); ++i) {
    m_options[i]->setVisible(i < wanted);
    if (i < wanted)
      m_options[i]->setOption(i + 1, lessonText(course.step().options[static_cast<std::size_t>(i)].text),
                              large);
  }
}

void LessonPanel::fillButtons() {
  const LessonCourse &course = m_play->course();
  m_go->setText(!course.isOver()    ? tr("&Continue")
                : m_next != nullptr ? tr("&Next lesson")
                                    : tr("&Play the first match"));
  m_go->setVisible(waitsForReader() && (course.isOver() || !course.isMissed()));
  m_back->setEnabled(course.index() > 0);
  m_hint->setEnabled(!course.isOver() && !course.step().hint.isEmpty() && !course.isDone());
}

bool LessonPanel::takeFocus() {
  const LessonCourse &course = m_play->course();
  const int asked = std::exchange(m_asked, -1);
  if (course.isOver() || waitsForReader()) {
    QPushButton *button = m_go->isVisibleTo(this) ? m_go : m_repeat;
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
  if (event->type() == QEvent::LanguageChange)
    fillTexts();
}

void LessonPanel::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width())
    fitShown();
}

void LessonPanel::keyPressEvent(QKeyEvent *event) {
  const int digit = event->key() - Qt::Key_1;
  if (digit >= 0 && digit < m_options.size() && m_options[digit]->isVisibleTo(this)) {
    m_options[digit]->setFocus();
    m_options[digit]->click();
    return;
  }
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
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
  QLinearGradient ground(0, 0, 0, height());
  ground.setColorAt(0, colors.panelTop);
  ground.setColorAt(1, colors.panelBottom);
  painter.fillRect(rect(), ground);
  painter.setPen(colors.border);
  painter.drawLine(width() - 1, 0, width() - 1, height());
}

}  // namespace janso
