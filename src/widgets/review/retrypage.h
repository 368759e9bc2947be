// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Learning from mistakes: each position as the player saw it, answered at the table as in play. What was
// played, what came of it and what the review says are not told before the answer.
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

  // At least one position, of one match or of several.
  void start(std::vector<RetryPosition> positions);
  // What was begun; nullptr = nothing.
  const Retry *retry() const { return m_retry.get(); }
  void setOptions(const TableOptions &options);
  TableWidget *table() const;
  // What is said beside the table, as markup.
  QString toldText() const;

 Q_SIGNALS:
  // The first answer to retry()->position(), or that its solution was shown, which is no answer.
  void tried(bool found);
  // The position in the replay, with all that followed.
  void placeChosen(janso::ReplayPlace place);
  void leaveRequested();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void ask();
  void take(const Action &action);
  void goOn();
  void tell();
  QString question() const;
  QString reply() const;
  QString review() const;

  std::unique_ptr<Ui::RetryPage> m_ui;
  std::unique_ptr<Retry> m_retry;
  SeatNames m_names;
  std::optional<Action> m_given;  // the last answer to this one
  RetryAnswer m_answer{};         // what it was
};

}  // namespace janso
