// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// ReplayPage: its commands, guessing, and following a match that is still being played.
//
// During guessing, nothing on the page may depend on what follows the question: not the length of the match
// (the slider is hidden and says nothing), nor its number of hands, nor anybody's notes, nor the findings of
// a review.
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <variant>

#include "ui_replaypage.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/replay/guessing.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replayhands.h"
#include "widgets/replay/replaymenu.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/watchbar.h"
#include "widgets/sentences/guesstexts.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

namespace {

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

// What else may be done meanwhile: nothing that tells of later.
constexpr std::array kAllowed{
    ReplayCommand::NextEvent,      ReplayCommand::PreviousEvent, ReplayCommand::NextChoice,
    ReplayCommand::PreviousChoice, ReplayCommand::NextTurn,      ReplayCommand::PreviousTurn,
    ReplayCommand::NextHand,       ReplayCommand::PreviousHand,  ReplayCommand::Autoplay,
    ReplayCommand::Slower,         ReplayCommand::Faster,        ReplayCommand::ShowDanger,
    ReplayCommand::ShadeTsumogiri, ReplayCommand::ShowSide,      ReplayCommand::CopyPicture,
    ReplayCommand::CopyText,       ReplayCommand::CopyTiles,     ReplayCommand::GuessChoices,
};

// While one looks on at a match that is still played: what is seen there, and no further.
constexpr std::array kAllowedWatching{
    ReplayCommand::NextEvent,    ReplayCommand::PreviousEvent, ReplayCommand::NextTurn,
    ReplayCommand::PreviousTurn, ReplayCommand::NextHand,      ReplayCommand::PreviousHand,
    ReplayCommand::NextMark,     ReplayCommand::PreviousMark,  ReplayCommand::Autoplay,
    ReplayCommand::Slower,       ReplayCommand::Faster,        ReplayCommand::NextSeat,
    ReplayCommand::PreviousSeat, ReplayCommand::ShowDanger,    ReplayCommand::ShadeTsumogiri,
    ReplayCommand::ShowSide,     ReplayCommand::CopyPicture,   ReplayCommand::CopyText,
    ReplayCommand::CopyTiles,    ReplayCommand::Leave,
};

bool isIn(std::span<const ReplayCommand> commands, ReplayCommand command) {
  return std::find(commands.begin(), commands.end(), command) != commands.end();
}

}  // namespace

void ReplayPage::run(ReplayCommand command) {
  // First from the guesses, with what came of them.
  if (command == ReplayCommand::Leave && m_guessing != nullptr)
    endGuessing();
  else if (command == ReplayCommand::Leave)
    Q_EMIT closeRequested();
  if (!m_reader.isOpen() || command == ReplayCommand::Leave)
    return;
  if (!allows(command)) {
    showMessage(refusal());
    return;
  }
  if (isWatching() && command == ReplayCommand::NextHand) {
    toPlayedNow();
    return;
  }
  const auto *found = std::find_if(kSteps.begin(), kSteps.end(),
                                   [command](const Step &step) { return step.command == command; });
  if (found != kSteps.end()) {
    m_reader.setPlaying(false);
    m_reader.step(found->step, found->forwards);
  } else if (const Handler handler = handlerOf(command)) {
    handler(*this);
  } else {
    switchShown(command);
  }
}

// Nothing of what switches a thing that is shown.
ReplayPage::Handler ReplayPage::handlerOf(ReplayCommand command) {
  using enum ReplayCommand;
  using Page = ReplayPage;
  static constexpr auto kHandlers = std::to_array<std::pair<ReplayCommand, Handler>>({
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
  const auto *found = std::find_if(kHandlers.begin(), kHandlers.end(),
                                   [command](const auto &handler) { return handler.first == command; });
  return found != kHandlers.end() ? found->second : nullptr;
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
    showMessage(tr("No differences found, or this player hasn't been reviewed."));
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
    showMessage(tr("Position copied as a picture."));
  } else if (what == ReplayCommand::CopyLink) {
    clipboard->setText(link());
    showMessage(tr("Link copied."));
  } else {
    const bool letters = what == ReplayCommand::CopyText;
    clipboard->setText(
        positionText(m_reader.view(), m_names, letters ? TileWriting::Letters : TileWriting::Pictures));
    showMessage(tr("Position copied as text."));
  }
}

void ReplayPage::showMessage(const QString &sentence) {
  m_ui->said->showText(sentence);
  Q_EMIT message(sentence);
}

// --- Keys ---

void ReplayPage::keysChanged() {
  m_menu->setKeys(m_input.keys());
  for (const auto &[button, command] : m_buttons) {
    const QString key = m_input.keys().keyOf(command).toString(QKeySequence::NativeText);
    const bool toNow = isWatching() && command == ReplayCommand::NextHand;
    const QString name = toNow ? tr("Jump to live") : replayCommandName(command);
    //: Tooltip of a button: what it does and its key
    button->setToolTip(key.isEmpty() ? name : tr("%1 (%2)").arg(name, key));
    button->setAccessibleName(name);
  }
}

bool ReplayPage::event(QEvent *event) {
  if (m_input.isMine(*event))
    event->accept();
  return QWidget::event(event);
}

bool ReplayPage::eventFilter(QObject *watched, QEvent *event) {
  return m_input.filter(watched, event) || QWidget::eventFilter(watched, event);
}

void ReplayPage::keyPressEvent(QKeyEvent *event) {
  if (!m_input.press(*event))
    QWidget::keyPressEvent(event);
}

// --- Guessing ---

bool ReplayPage::allows(ReplayCommand command) const {
  if (m_guessing != nullptr)
    return isIn(kAllowed, command);
  if (!isWatching())
    return true;
  const ReplaySight::Hands seen = m_reader.replay().sight()->hands;
  if (command == ReplayCommand::ShowDanger)
    return seen != ReplaySight::Hands::None;
  if (command == ReplayCommand::NextSeat || command == ReplayCommand::PreviousSeat)
    return seen != ReplaySight::Hands::One;
  return isIn(kAllowedWatching, command);
}

QString ReplayPage::refusal() const {
  if (m_guessing == nullptr)
    return tr("Not available while the match is still being played.");
  return tr("Not available while guessing. Press %1 to stop guessing.")
      .arg(m_input.keys().keyOf(ReplayCommand::GuessChoices).toString(QKeySequence::NativeText));
}

bool ReplayPage::isAsking() const {
  return m_guessing != nullptr && m_guessing->asks(m_reader.place());
}

void ReplayPage::guess(int every) {
  m_reader.setPlaying(false);
  auto guessing = std::make_unique<Guessing>(m_reader.shared(), m_reader.seat(), every, m_reader.place(),
                                             GuessFile(m_source.guesses));
  if (!guessing->next()) {
    showMessage(tr("This player has no more decisions."));
    return;
  }
  m_handsBefore = m_reader.hands();
  m_guessing = std::move(guessing);
  Q_EMIT guessingChanged(true);
  showParts();
  m_reader.setLimit(m_guessing->limit());
  // What was recalled until now may tell of hidden hands.
  m_reader.setHands(HandsShown::AsThen);
  m_reader.go(m_guessing->limit());
  m_reader.refresh();
  m_ui->table->setFocus();
}

void ReplayPage::stopGuessing() {
  if (m_guessing == nullptr)
    return;
  m_guessing.reset();
  m_ui->table->clearDecision();
  showParts();
  m_reader.setLimit(std::nullopt);
  m_reader.setHands(m_handsBefore);
  m_reader.refresh();
  Q_EMIT guessingChanged(false);
  m_ui->table->setFocus();
}

// First what came of it, then away.
void ReplayPage::endGuessing() {
  if (m_guessing == nullptr)
    return;
  if (m_guessing->isOver() || m_guessing->run().guesses.empty()) {
    stopGuessing();
    return;
  }
  m_reader.setPlaying(false);
  m_guessing->finish();
  m_ui->table->clearDecision();
  if (!shows(ReplayCommand::ShowSide))
    switchShown(ReplayCommand::ShowSide);
  showFacts();
  showGuessBar();
  m_ui->guessEnd->setFocus();
}

void ReplayPage::takeGuess(const Action &action) {
  if (!isAsking())
    return;
  const ReplayPlace place = m_reader.place();
  const ChoiceVerdict *verdict =
      m_reviewed.verdictOf ? m_reviewed.verdictOf(place, m_reader.seat()) : nullptr;
  const bool kept = m_guessing->answer(action, verdict);
  afterAnswer();
  if (!kept)
    Q_EMIT message(tr("Your guess could not be saved."));
}

void ReplayPage::showAnswer() {
  if (!isAsking())
    return;
  m_guessing->show();
  afterAnswer();
}

void ReplayPage::afterAnswer() {
  m_ui->table->clearDecision();
  m_reader.setLimit(m_guessing->limit());
  showFacts();
  showGuessBar();
  m_ui->table->setFocus();
}

// --- Watching ---

WatchBar *ReplayPage::watchBar() const {
  return m_ui->watchBar;
}

void ReplayPage::watch(const WatchLook &look) {
  const HandsShown before = isWatching() ? m_handsBefore : m_reader.hands();
  const ReplaySight sight = *look.replay->sight();
  open(look.replay, nullptr, {look.path}, look.replay->last(), sight.seat);
  m_handsBefore = before;
  m_reader.setHands(sight.hands == ReplaySight::Hands::All ? HandsShown::All : HandsShown::Own);
  m_ui->watchBar->setLook(look, m_names);
}

void ReplayPage::follow(const WatchLook &look) {
  if (!isWatching() || look.replay == nullptr)
    return;
  const bool undone = look.undoCount != m_ui->watchBar->look().undoCount;
  if (undone)
    m_hands->setGame(*look.replay, m_names);
  m_ui->watchBar->setLook(look, m_names);
  if (look.replay != m_reader.shared())
    m_reader.grow(look.replay, undone);
}

void ReplayPage::toPlayedNow() {
  m_reader.setPlaying(false);
  m_reader.go(m_reader.replay().last());
  m_ui->table->setFocus();
}

void ReplayPage::showGrowth() {
  const Replay &replay = m_reader.replay();
  const Event &last = replay.eventAt(replay.last());
  const bool ended = std::holds_alternative<Hora>(last) || std::holds_alternative<Ryukyoku>(last);
  if (ended || m_hands->rowCount() != replay.hands()) {
    m_hands->setGame(replay, m_names);
    showResults();
  }
  showWay();
  showMarks();
  m_ui->watchBar->setBehind(replay.places() - 1 - replay.indexOf(m_reader.place()));
}

// --- Showing ---

// What has no use, or would tell too much, while one guesses or looks on.
void ReplayPage::showParts() {
  const bool guessing = m_guessing != nullptr;
  const bool watching = isWatching();
  m_ui->guessBar->setVisible(guessing);
  m_ui->watchBar->setVisible(watching);
  m_ui->slider->setVisible(!guessing);
  m_ui->bookmark->setEnabled(!guessing);
  m_ui->bookmark->setVisible(!watching);
  m_ui->seat->setEnabled(!guessing);
  m_ui->seat->setVisible(guessing || allows(ReplayCommand::NextSeat));
  for (QWidget *telling : {static_cast<QWidget *>(m_ui->hands), static_cast<QWidget *>(m_ui->waits),
                           static_cast<QWidget *>(m_ui->wall)})
    telling->setVisible(!guessing && !watching);
  m_ui->danger->setVisible(allows(ReplayCommand::ShowDanger));
  for (QWidget *choice : {m_ui->choiceBack, m_ui->choiceForward})
    choice->setVisible(!watching);
  m_ui->branchesTab->setEnabled(!guessing);
  m_ui->branchesTab->setVisible(!watching);
  m_ui->branches->setSecret(guessing);
  m_menu->setEnabled([this, watching](ReplayCommand command) { return !watching || allows(command); });
  keysChanged();
  showBranchCount();
  showList(guessing || watching || !m_ui->branchesTab->isChecked());
  showWay();
  showMarks();
  showNote();
}

// The way through the match, as far as one may know it.
void ReplayPage::showWay() {
  const QSignalBlocker quiet(m_ui->slider);
  QList<int> starts;
  const Replay &replay = m_reader.replay();
  for (int hand = 0; hand < replay.hands() && m_guessing == nullptr; ++hand)
    starts << replay.indexOf({hand, 1});
  m_ui->slider->setHands(starts);
  m_ui->slider->setRange(0, m_guessing == nullptr ? replay.places() - 1 : 0);
  m_ui->slider->setValue(m_guessing == nullptr ? replay.indexOf(m_reader.place()) : 0);
}

void ReplayPage::showQuestion() {
  if (m_guessing == nullptr)
    return;
  if (isAsking()) {
    const ReplayChoice &question = m_guessing->question();
    m_ui->table->setDecision(question.decision, m_reader.view());
  } else {
    m_ui->table->clearDecision();
  }
  showGuessBar();
}

void ReplayPage::showGuessBar() {
  const bool over = m_guessing->isOver();
  const bool asks = isAsking();
  const auto number = static_cast<int>(m_guessing->run().guesses.size()) + 1;
  m_ui->guessShow->setVisible(asks);
  m_ui->guessNext->setVisible(!over && !asks && m_guessing->next().has_value());
  m_ui->guessEnd->setText(over ? tr("&Close") : tr("&End"));
  const Guess *here = m_guessing->guessAt(m_reader.place());
  QString told = m_guessing->next() ? tr("On to the next decision") : tr("No more decisions.");
  if (over)
    told = tr("Guesses: %Ln", "", number - 1);
  else if (asks)
    told = tr("Guess %1: what would you do?").arg(number);
  else if (here != nullptr)
    told = guessShort(*here);
  // Each time once: the events speak as well.
  if (told != m_ui->guessStatus->sentence())
    m_ui->guessStatus->showText(told, plainText(guessFacts()));
}

QString ReplayPage::guessFacts() const {
  if (m_guessing == nullptr)
    return {};
  if (m_guessing->isOver())
    return guessSummaryMarkup(summaryOf(m_guessing->run().guesses), m_guessing->before());
  const Guess *here = m_guessing->guessAt(m_reader.place());
  return here == nullptr ? QString() : guessMarkup(*here);
}

}  // namespace janso
