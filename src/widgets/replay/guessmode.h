// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Guessing in a replay: asks the questions at the table, keeps the reader from going further, and shows what
// came of the guesses.
//
// During guessing, nothing on the page may depend on what follows the question: not the length of the match,
// nor its number of hands, nor anybody's notes, nor the findings of a review.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "rules/action.h"
#include "widgets/replay/guessing.h"
#include "widgets/replay/replayreader.h"

namespace janso {

class GuessBar;
class TableWidget;

class GuessMode : public QObject {
  Q_OBJECT

 public:
  // All three must outlive it.
  GuessMode(ReplayReader &reader, TableWidget &table, GuessBar &bar, QObject *parent = nullptr);

  // The review's verdicts on the decisions; an empty function = there is no review.
  void setVerdicts(const VerdictSource &verdicts) { m_verdictOf = verdicts; }

  // Starts guessing from here for the seat at the bottom, at every `every`-th of its decisions. Returns false
  // if it has no more decisions.
  bool start(int every, const GuessFile &file);
  // Ends the questions and shows what came of the guesses; if they are already shown, or if there are none,
  // stops.
  void end();
  // Everything may be shown again.
  void stop();
  const Guessing *guessing() const { return m_guessing.get(); }  // nullptr = no guessing
  bool isOn() const { return m_guessing != nullptr; }
  bool isAsking() const { return isOn() && m_guessing->asks(m_reader.place()); }
  // While guessing: whether the decision at this position is still to be guessed.
  bool isSecret(ReplayPlace place) const;
  // The question, and the bar, at the reader's position. Call it after the reader has moved.
  void showPlace();
  // Markup about the guess at the reader's position, or about the whole run; empty if there is nothing to
  // say.
  QString factsMarkup() const;

 Q_SIGNALS:
  // Before the reader moves, when guessing starts; before it may move freely, when guessing stops.
  void changed(bool guessing);
  // factsMarkup() has changed.
  void factsChanged();
  // The results are about to be shown, in factsMarkup().
  void ended();
  void message(const QString &sentence);

 private:
  void takeGuess(const Action &action);
  void showAnswer();
  void goOn();
  void afterAnswer();
  void showBar();

  ReplayReader &m_reader;
  TableWidget &m_table;
  GuessBar &m_bar;
  VerdictSource m_verdictOf;
  std::unique_ptr<Guessing> m_guessing;
  HandsShown m_handsBefore = HandsShown::Own;
};

}  // namespace janso
