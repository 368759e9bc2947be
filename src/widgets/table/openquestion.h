// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The question that is open at the table: put, answered by the player or after a moment by itself, begun
// anew, taken away. Its steps are DecisionFlow's.
#pragma once

#include <QObject>
#include <QTimer>

#include "rules/action.h"
#include "widgets/table/tablestate.h"

namespace janso {

class OpenQuestion : public QObject {
  Q_OBJECT

 public:
  // `state` holds the flow, and must outlive the question.
  explicit OpenQuestion(TableState &state, QObject *parent = nullptr);

  void put(const Decision &decision);
  // Begins anew, after an answer that was not taken; what answers by itself stays silent, for it would only
  // be refused again.
  void restart();
  void clear();
  // The toggles have changed: they are asked anew, unless the player is in the middle of an answer.
  void takeToggles();
  // `action` is one of the question's. It is answered() if every guard allows it.
  void answer(const Action &action);
  // The toggles, and riichi, answer without the player; a moment later, so that he sees what he drew.
  void answerByItself();

 Q_SIGNALS:
  void begun(const janso::Decision &decision);
  void cleared();
  // The player, or the table, has chosen; the guards are asked next.
  void chosen();
  void answered(quint32 id, const janso::Action &action);

 private:
  void begin(const Decision &decision);

  TableState &m_state;
  QTimer m_timer;
};

}  // namespace janso
