// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The log of the match in plain text: the accessible twin of the table. Hidden tiles stay hidden.
#pragma once

#include <QDockWidget>
#include <array>
#include <memory>

#include "rules/event.h"

namespace Ui {
class LogDock;
}

namespace janso {

class LogDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit LogDock(QWidget *parent = nullptr);
  ~LogDock() override;

  void setNames(const std::array<QString, 4> &names) { m_names = names; }
  // An event as the viewer may see it.
  void add(const Event &event);
  void addNote(const QString &sentence);
  void clear();
  QString text() const;

 protected:
  void changeEvent(QEvent *event) override;

 private:
  std::unique_ptr<Ui::LogDock> m_ui;
  std::array<QString, 4> m_names;
};

}  // namespace janso
