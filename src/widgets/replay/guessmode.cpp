// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/guessmode.h"

#include <optional>
#include <utility>

#include "widgets/lexicon/teachmarkup.h"
#include "widgets/replay/guessbar.h"
#include "widgets/sentences/guesstexts.h"
#include "widgets/table/tablewidget.h"

namespace janso {

GuessMode::GuessMode(ReplayReader &reader, TableWidget &table, GuessBar &bar, QObject *parent)
    : QObject(parent), m_reader(reader), m_table(table), m_bar(bar) {
  connect(&m_table, &TableWidget::actionChosen, this,
          [this](quint32, const Action &action) { takeGuess(action); });
  connect(&m_bar, &GuessBar::answerRequested, this, &GuessMode::showAnswer);
  connect(&m_bar, &GuessBar::nextRequested, this, &GuessMode::goOn);
  connect(&m_bar, &GuessBar::endRequested, this, &GuessMode::end);
}

// --- Start and end ---

bool GuessMode::start(int every, const GuessFile &file) {
  m_reader.setPlaying(false);
  auto guessing =
      std::make_unique<Guessing>(m_reader.shared(), m_reader.seat(), every, m_reader.place(), file);
  if (!guessing->next())
    return false;
  m_handsBefore = m_reader.hands();
  m_guessing = std::move(guessing);
  Q_EMIT changed(true);
  m_reader.setLimit(m_guessing->limit());
  // What was recalled until now may tell of hidden hands.
  m_reader.setHands(HandsShown::AsThen);
  m_reader.go(m_guessing->limit());
  m_reader.refresh();
  m_table.setFocus();
  return true;
}

void GuessMode::end() {
  if (!isOn())
    return;
  if (m_guessing->isOver() || m_guessing->run().guesses.empty()) {
    stop();
    return;
  }
  m_reader.setPlaying(false);
  m_guessing->finish();
  m_table.clearDecision();
  Q_EMIT ended();
  showBar();
  m_bar.focusEnd();
}

void GuessMode::stop() {
  if (!isOn())
    return;
  m_guessing.reset();
  m_table.clearDecision();
  Q_EMIT changed(false);
  m_reader.setLimit(std::nullopt);
  m_reader.setHands(m_handsBefore);
  m_reader.refresh();
  m_table.setFocus();
}

// --- Answers ---

void GuessMode::takeGuess(const Action &action) {
  if (!isAsking())
    return;
  const ChoiceVerdict *verdict = m_verdictOf ? m_verdictOf(m_reader.place(), m_reader.seat()) : nullptr;
  const bool kept = m_guessing->answer(action, verdict);
  afterAnswer();
  if (!kept)
    Q_EMIT message(tr("Your guess could not be saved."));
}

void GuessMode::showAnswer() {
  if (!isAsking())
    return;
  m_guessing->show();
  afterAnswer();
}

void GuessMode::afterAnswer() {
  m_table.clearDecision();
  m_reader.setLimit(m_guessing->limit());
  Q_EMIT factsChanged();
  showBar();
  m_table.setFocus();
}

void GuessMode::goOn() {
  m_table.setFocus();
  m_reader.setPlaying(true);
}

// --- Showing ---

bool GuessMode::isSecret(ReplayPlace place) const {
  return isOn() && place >= m_guessing->limit();
}

void GuessMode::showPlace() {
  if (!isOn())
    return;
  if (isAsking())
    m_table.setDecision(m_guessing->question().decision, m_reader.view());
  else
    m_table.clearDecision();
  showBar();
}

void GuessMode::showBar() {
  m_bar.showGuessing(*m_guessing, m_reader.place(), plainText(factsMarkup()));
}

QString GuessMode::factsMarkup() const {
  if (!isOn())
    return {};
  if (m_guessing->isOver())
    return guessSummaryMarkup(summaryOf(m_guessing->run().guesses), m_guessing->before());
  const Guess *here = m_guessing->guessAt(m_reader.place());
  return here == nullptr ? QString() : guessMarkup(*here);
}

}  // namespace janso
