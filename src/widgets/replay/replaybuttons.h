// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The buttons of a replay: each runs a command, has its name and key as a tooltip, and an icon in the colors
// of the window.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "widgets/replay/replaycommands.h"

class QAbstractButton;

namespace janso {

class ReplayButtons : public QObject {
  Q_OBJECT

 public:
  struct Row {
    QAbstractButton *button = nullptr;
    std::optional<ReplayCommand> command;  // nothing = not the button of a command
    const char *icon = nullptr;            // in ":/icons"; nullptr = the button has a text
  };
  // The buttons must outlive it. The clicks of those with a command are emitted as pressed().
  explicit ReplayButtons(std::vector<Row> rows, QObject *parent = nullptr);

  void setKeys(const ReplayKeys &keys, const std::function<QString(ReplayCommand)> &nameOf);
  void setIcon(ReplayCommand command, const char *icon);
  void setChecked(ReplayCommand command, bool on);
  void setEnabled(ReplayCommand command, bool on);
  // The colors of the window have changed.
  void updateIcons();

 Q_SIGNALS:
  void pressed(janso::ReplayCommand command);

 private:
  Row &rowOf(ReplayCommand command);

  std::vector<Row> m_rows;
};

}  // namespace janso
