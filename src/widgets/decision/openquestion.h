// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The open question at the table: asked, answered by the player or after a moment automatically, restarted,
// withdrawn. DecisionFlow handles its steps.
#pragma once

#include <QObject>
#include <QTimer>

#include "rules/action.h"
#include "widgets/decision/tablestate.h"

namespace janso {

class OpenQuestion : public QObject {
  Q_OBJECT

 public:
  // `state` holds the flow and must outlive the question.
  explicit OpenQuestion(TableState &state, QObject *parent = nullptr);

  void put(const Decision &decision);
  // Restarts the question after an answer was not accepted. Nothing is answered automatically this time,
  // because that would only be refused again.
  void restart();
  void clear();
  // The toggles have changed: applies them to the question, unless the player is in the middle of an answer.
  void takeToggles();
  // `action` is one of the question's. answered() follows if every guard allows it.
  void answer(const Action &action);
  // Answers for the player if the toggles or a riichi do so; after a moment, so that the player sees the
  // drawn tile.
  void answerByItself();

 Q_SIGNALS:
  void begun(const janso::Decision &decision);
  void cleared();
  // The player or the table has chosen an action; the guards are consulted next.
  void chosen();
  void answered(quint32 id, const janso::Action &action);

 private:
  void begin(const Decision &decision);

  TableState &m_state;
  QTimer m_timer;
};

}  // namespace janso
