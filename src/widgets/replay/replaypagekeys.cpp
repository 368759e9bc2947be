// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What keys, mouse and wheel do in a replay.
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QTreeWidget>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <utility>

#include "ui_replaypage.h"
#include "widgets/replay/replaybookmarks.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replaymenu.h"
#include "widgets/replay/replaypage.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

namespace {

constexpr int kWheelStep = 120;  // Qt's unit of a wheel that clicks

struct Step {
  ReplayCommand command;
  ReplayStep step;
  bool forwards;
};
constexpr std::array kSteps{
    Step{ReplayCommand::NextEvent, ReplayStep::One, true},
    Step{ReplayCommand::PreviousEvent, ReplayStep::One, false},
    Step{ReplayCommand::NextChoice, ReplayStep::Choice, true},
    Step{ReplayCommand::PreviousChoice, ReplayStep::Choice, false},
    Step{ReplayCommand::NextTurn, ReplayStep::Turn, true},
    Step{ReplayCommand::PreviousTurn, ReplayStep::Turn, false},
    Step{ReplayCommand::NextHand, ReplayStep::Hand, true},
    Step{ReplayCommand::PreviousHand, ReplayStep::Hand, false},
};

}  // namespace

void ReplayPage::run(ReplayCommand command) {
  // First from the guesses, with what came of them.
  if (command == ReplayCommand::Leave && m_guessing != nullptr)
    endGuessing();
  else if (command == ReplayCommand::Leave)
    Q_EMIT leaveRequested();
  if (!m_reader.isOpen() || command == ReplayCommand::Leave)
    return;
  if (!allowsWhileGuessing(command)) {
    tell(tr("Not while you guess. %1 ends it.")
             .arg(m_keys.keyOf(ReplayCommand::GuessChoices).toString(QKeySequence::NativeText)));
    return;
  }
  const auto *found = std::find_if(kSteps.begin(), kSteps.end(),
                                   [command](const Step &step) { return step.command == command; });
  if (found != kSteps.end()) {
    m_reader.setPlaying(false);
    m_reader.step(found->step, found->forwards);
  } else if (const Deed deed = deedOf(command)) {
    deed(*this);
  } else {
    switchShown(command);
  }
}

// Nothing of what switches a thing that is shown.
ReplayPage::Deed ReplayPage::deedOf(ReplayCommand command) {
  using enum ReplayCommand;
  using Page = ReplayPage;
  static constexpr auto kDeeds = std::to_array<std::pair<ReplayCommand, Deed>>({
      {NextMark, [](Page &page) { page.stepMark(true); }},
      {PreviousMark, [](Page &page) { page.stepMark(false); }},
      {NextDifference, [](Page &page) { page.stepDifference(true); }},
      {PreviousDifference, [](Page &page) { page.stepDifference(false); }},
      {NextBookmark, [](Page &page) { page.m_reader.stepBookmark(true); }},
      {PreviousBookmark, [](Page &page) { page.m_reader.stepBookmark(false); }},
      {Autoplay, [](Page &page) { page.m_reader.setPlaying(!page.m_reader.isPlaying()); }},
      {Slower, [](Page &page) { page.m_reader.setSpeed(page.m_reader.speed() - 1); }},
      {Faster, [](Page &page) { page.m_reader.setSpeed(page.m_reader.speed() + 1); }},
      {StopAtChoices, [](Page &page) { page.m_reader.setStopsAtChoices(!page.m_reader.stopsAtChoices()); }},
      {NextSeat, [](Page &page) { page.m_reader.setSeat(page.m_reader.seat() + 1); }},
      {PreviousSeat, [](Page &page) { page.m_reader.setSeat(page.m_reader.seat() - 1); }},
      {CycleHands, [](Page &page) { page.cycleHands(); }},
      {SetBookmark, [](Page &page) { page.m_reader.setBookmarked(!page.m_reader.isBookmarked()); }},
      {ShowBranches, [](Page &page) { page.showBranches(); }},
      {MainLine, [](Page &page) { page.stopAnd(&Page::mainLineRequested); }},
      {WriteNote, [](Page &page) { page.writeNote(); }},
      {CopyPicture, [](Page &page) { page.copy(CopyPicture); }},
      {CopyText, [](Page &page) { page.copy(CopyText); }},
      {CopyTiles, [](Page &page) { page.copy(CopyTiles); }},
      {CopyLink, [](Page &page) { page.copy(CopyLink); }},
      {Review, [](Page &page) { page.stopAnd(&Page::reviewRequested); }},
      {PlayOn, [](Page &page) { page.askHowToPlayOn(); }},
      {GuessChoices, [](Page &page) { page.beginOrEndGuessing(); }},
  });
  const auto *found = std::find_if(kDeeds.begin(), kDeeds.end(),
                                   [command](const auto &deed) { return deed.first == command; });
  return found != kDeeds.end() ? found->second : nullptr;
}

void ReplayPage::stopAnd(void (ReplayPage::*signal)()) {
  m_reader.setPlaying(false);
  (this->*signal)();
}

void ReplayPage::cycleHands() {
  m_reader.setHands(static_cast<HandsShown>((static_cast<int>(m_reader.hands()) + 1) % 3));
}

void ReplayPage::showBranches() {
  if (!shows(ReplayCommand::ShowSide))
    switchShown(ReplayCommand::ShowSide);
  showList(m_ui->branches->isVisible());
  if (m_ui->branches->isVisible())
    m_ui->branches->focusList();
}

void ReplayPage::writeNote() {
  if (!shows(ReplayCommand::ShowSide))
    switchShown(ReplayCommand::ShowSide);
  showList(true);
  m_ui->note->setFocus();
}

// Above the bar.
void ReplayPage::popUp(QMenu *menu) {
  menu->popup(m_ui->bar->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void ReplayPage::askHowToPlayOn() {
  m_reader.setPlaying(false);
  popUp(m_playOn);
}

void ReplayPage::beginOrEndGuessing() {
  if (m_guessing != nullptr)
    endGuessing();
  else
    popUp(m_guessMenu);
}

void ReplayPage::stepMark(bool forwards) {
  m_reader.setPlaying(false);
  if (m_reviewed.mistakes.empty()) {
    m_reader.step(ReplayStep::Mark, forwards);
    return;
  }
  stepAmong(m_reviewed.mistakes, forwards);
}

void ReplayPage::stepDifference(bool forwards) {
  m_reader.setPlaying(false);
  if (m_reviewed.differences.empty())
    tell(tr("No review tells what else could have been done by this seat."));
  else
    stepAmong(m_reviewed.differences, forwards);
}

void ReplayPage::stepAmong(std::vector<ReplayPlace> places, bool forwards) {
  std::sort(places.begin(), places.end());
  const ReplayPlace here = m_reader.place();
  if (const auto after = std::upper_bound(places.begin(), places.end(), here);
      forwards && after != places.end())
    m_reader.go(*after);
  else if (const auto from = std::lower_bound(places.begin(), places.end(), here);
           !forwards && from != places.begin())
    m_reader.go(*std::prev(from));
}

void ReplayPage::copy(ReplayCommand what) {
  QClipboard *clipboard = QApplication::clipboard();
  if (what == ReplayCommand::CopyPicture) {
    m_ui->table->finishAnimations();
    clipboard->setPixmap(m_ui->table->grab());
    tell(tr("The position is copied as a picture."));
  } else if (what == ReplayCommand::CopyLink) {
    clipboard->setText(link());
    tell(tr("A link to this place is copied."));
  } else {
    const bool letters = what == ReplayCommand::CopyText;
    clipboard->setText(
        positionText(m_reader.view(), m_names, letters ? TileWriting::Letters : TileWriting::Pictures));
    tell(tr("The position is copied as text."));
  }
}

void ReplayPage::tell(const QString &sentence) {
  m_ui->said->say(sentence);
  Q_EMIT noticed(sentence);
}

// --- Keys ---

void ReplayPage::keysChanged() {
  m_menu->setKeys(m_keys);
  for (const auto &[button, command] : m_buttons) {
    const QString key = m_keys.keyOf(command).toString(QKeySequence::NativeText);
    const QString name = replayCommandName(command);
    //: Tooltip of a button: what it does and its key
    button->setToolTip(key.isEmpty() ? name : tr("%1 (%2)").arg(name, key));
    button->setAccessibleName(name);
  }
}

// Where one writes or chooses, the keys are those of writing and choosing.
bool ReplayPage::ignoresKeys(const QObject *focus) const {
  return focus == m_ui->note || focus == m_ui->pages || focus == m_ui->seat || focus == m_bookmarks->list() ||
         focus == m_bookmarks->nameField() || focus == m_ui->branches->list() ||
         focus == m_ui->branches->noteField();
}

bool ReplayPage::pressKey(const QKeyEvent &event) {
  const std::optional<ReplayCommand> command = m_keys.commandOf(event);
  if (!command)
    return false;
  if (!event.isAutoRepeat() || replayRepeats(*command))
    run(*command);
  return true;
}

bool ReplayPage::event(QEvent *event) {
  if (event->type() == QEvent::ShortcutOverride && !ignoresKeys(QApplication::focusWidget()) &&
      m_keys.commandOf(*static_cast<QKeyEvent *>(event)))
    event->accept();
  return QWidget::event(event);
}

bool ReplayPage::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::KeyPress) {
    const auto &key = *static_cast<QKeyEvent *>(event);
    // A button that has the focus is pressed by Space, as everywhere.
    const bool presses = qobject_cast<QAbstractButton *>(watched) != nullptr && key.key() == Qt::Key_Space;
    // What is asked is answered with the keys of the table; what it has no use for comes to the page.
    const bool answers = watched == m_ui->table && isAsking();
    if (!ignoresKeys(watched) && !presses && !answers && pressKey(key))
      return true;
    const bool lists = watched == m_ui->pages || watched == m_ui->branches->list();
    if (lists && key.key() == Qt::Key_Escape) {
      m_ui->table->setFocus();
      return true;
    }
  }
  if (watched == m_ui->table && pressMouse(event))
    return true;
  return QWidget::eventFilter(watched, event);
}

void ReplayPage::keyPressEvent(QKeyEvent *event) {
  // From the note alone: its own keys do not come here.
  if (event->key() == Qt::Key_Escape && ignoresKeys(QApplication::focusWidget()))
    m_ui->table->setFocus();
  else if (ignoresKeys(QApplication::focusWidget()) || !pressKey(*event))
    QWidget::keyPressEvent(event);
}

// --- Mouse ---

bool ReplayPage::pressMouse(QEvent *event) {
  if (isAsking())
    return false;
  if (event->type() == QEvent::Wheel) {
    turnWheel(static_cast<QWheelEvent *>(event)->angleDelta().y());
    return true;
  }
  if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
    return false;
  const Qt::MouseButton button = static_cast<QMouseEvent *>(event)->button();
  m_ui->table->setFocus();
  if (button == Qt::RightButton || button == Qt::LeftButton)
    run(button == Qt::RightButton ? ReplayCommand::NextEvent : ReplayCommand::PreviousEvent);
  return true;
}

// Towards oneself is onwards, as a text is scrolled.
void ReplayPage::turnWheel(int delta) {
  m_wheel += delta;
  for (; m_wheel <= -kWheelStep; m_wheel += kWheelStep)
    run(ReplayCommand::NextEvent);
  for (; m_wheel >= kWheelStep; m_wheel -= kWheelStep)
    run(ReplayCommand::PreviousEvent);
}

}  // namespace janso
