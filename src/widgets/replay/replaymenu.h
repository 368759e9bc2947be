// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The menu of the replay commands that have no room in the bar, with their keys.
#pragma once

#include <QHash>
#include <QMenu>
#include <functional>

#include "widgets/replay/replaycommands.h"

namespace janso {

class ReplayMenu : public QMenu {
  Q_OBJECT

 public:
  // Makes the actions; each emits chosen().
  explicit ReplayMenu(QWidget *parent);

  void setKeys(const ReplayKeys &keys);
  void setEnabled(const std::function<bool(ReplayCommand)> &enabled);
  void setChecked(ReplayCommand command, bool on);
  QAction *action(ReplayCommand command) const { return m_actions.value(command); }

 Q_SIGNALS:
  void chosen(janso::ReplayCommand command);

 private:
  QHash<ReplayCommand, QAction *> m_actions;
};

}  // namespace janso
