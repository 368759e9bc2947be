// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/scriptedplayer.h"

#include <QMetaObject>

namespace janso {

void ScriptedPlayer::ask(const Decision &decision, const SeatView &) {
  m_asked = decision.id;
  bool strayed = false;
  const Action action = scriptedAction(m_script, decision, strayed);
  if (strayed)
    Q_EMIT warned(Failure{FailureCode::ScriptDiverged});
  QMetaObject::invokeMethod(
      this,
      [this, id = decision.id, action] {
        if (m_asked == id)
          Q_EMIT answered(id, action);
      },
      Qt::QueuedConnection);
}

}  // namespace janso
