// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the bar of a replay has no room for, as a menu with the keys that do the same.
#pragma once

#include <QHash>
#include <QMenu>
#include <functional>

#include "widgets/replay/replaycommands.h"

namespace janso {

class ReplayMenu : public QMenu {
  Q_OBJECT

 public:
  // Makes the actions; each press comes as chosen().
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
