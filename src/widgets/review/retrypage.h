// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page for learning from mistakes: each position as the player saw it, answered at the table as in play.
// What was played, what came of it and what the review says are hidden until the answer.
//
// Escape goes back.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "replay/replayplace.h"
#include "rules/action.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/review/retry.h"
#include "widgets/sentences/replaytexts.h"

namespace Ui {
class RetryPage;
}

namespace janso {

class TableWidget;

class RetryPage : public QWidget {
  Q_OBJECT

 public:
  explicit RetryPage(QWidget *parent = nullptr);
  ~RetryPage() override;

  // Shows a new run, or continues one that was shown before.
  void setRetry(const std::shared_ptr<Retry> &retry);
  // The current run; nullptr = none.
  const Retry *retry() const { return m_retry.get(); }
  void setOptions(const TableOptions &options);
  TableWidget *table() const;
  // The text next to the table, as markup.
  QString resultText() const;

 Q_SIGNALS:
  // The first answer to retry()->position(), or its solution was shown (`found` is then false).
  void tried(bool found);
  // Requests to show the position in the replay, with everything that followed.
  void placeChosen(janso::ReplayPlace place);
  void closeRequested();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void ask();
  void take(const Action &action);
  void nextQuestion();
  void finish();
  bool isAsking() const;
  void updateText();
  QString question() const;
  QString reply() const;
  QString review() const;

  std::unique_ptr<Ui::RetryPage> m_ui;
  std::shared_ptr<Retry> m_retry;
  SeatNames m_names;
  std::optional<Action> m_given;  // the last answer to this exercise
  RetryAnswer m_answer{};         // its verdict
};

}  // namespace janso
