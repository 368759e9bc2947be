// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Guessing in the replay: what is asked, hidden meanwhile, and told afterwards.
//
// Nothing that is shown may depend on what lies behind the question: neither how long the match goes on (the
// slider is away and tells nothing) nor how many hands it has, nor what somebody noted or a review found.
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <utility>

#include "ui_replaypage.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/replay/guessing.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replaypage.h"
#include "widgets/sentences/guesstexts.h"

namespace janso {

namespace {

// What else may be done meanwhile: nothing that tells of later.
constexpr std::array kAllowed{
    ReplayCommand::NextEvent,      ReplayCommand::PreviousEvent, ReplayCommand::NextChoice,
    ReplayCommand::PreviousChoice, ReplayCommand::NextTurn,      ReplayCommand::PreviousTurn,
    ReplayCommand::NextHand,       ReplayCommand::PreviousHand,  ReplayCommand::Autoplay,
    ReplayCommand::Slower,         ReplayCommand::Faster,        ReplayCommand::ShowDanger,
    ReplayCommand::ShadeTsumogiri, ReplayCommand::ShowSide,      ReplayCommand::CopyPicture,
    ReplayCommand::CopyText,       ReplayCommand::CopyTiles,     ReplayCommand::GuessChoices,
};

}  // namespace

bool ReplayPage::allowsWhileGuessing(ReplayCommand command) const {
  return m_guessing == nullptr || std::find(kAllowed.begin(), kAllowed.end(), command) != kAllowed.end();
}

bool ReplayPage::isAsking() const {
  return m_guessing != nullptr && m_guessing->asks(m_reader.place());
}

void ReplayPage::guess(int every) {
  m_reader.setPlaying(false);
  auto guessing = std::make_unique<Guessing>(m_reader.shared(), m_reader.seat(), every, m_reader.place(),
                                             GuessFile(m_source.guesses));
  if (!guessing->next()) {
    tell(tr("This seat has no choice any more."));
    return;
  }
  m_handsBefore = m_reader.hands();
  m_guessing = std::move(guessing);
  Q_EMIT guessingChanged(true);
  showGuessParts();
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
  showGuessParts();
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
    Q_EMIT noticed(tr("The guess could not be kept."));
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

// --- Showing ---

void ReplayPage::showGuessParts() {
  const bool guessing = m_guessing != nullptr;
  m_ui->guessBar->setVisible(guessing);
  m_ui->slider->setVisible(!guessing);
  m_ui->bookmark->setEnabled(!guessing);
  m_ui->seat->setEnabled(!guessing);
  for (QWidget *telling : {static_cast<QWidget *>(m_ui->hands), static_cast<QWidget *>(m_ui->waits),
                           static_cast<QWidget *>(m_ui->wall)})
    telling->setVisible(!guessing);
  m_ui->branchesTab->setEnabled(!guessing);
  m_ui->branches->setSecret(guessing);
  showBranchCount();
  showList(guessing || !m_ui->branchesTab->isChecked());
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
  QString told = m_guessing->next() ? tr("On to the next choice") : tr("There is no further choice.");
  if (over)
    told = tr("Guesses: %Ln", "", number - 1);
  else if (asks)
    told = tr("Guess %1: what would you do?").arg(number);
  else if (here != nullptr)
    told = guessShort(*here);
  // Each time once: the events speak as well.
  if (told != m_ui->guessTold->sentence())
    m_ui->guessTold->say(told, plainText(guessFacts()));
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
