// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The log of the match in plain text: the accessible twin of the table. Hidden tiles stay hidden.
//
// It follows what happens, until somebody scrolls back; at its end it follows again.
#pragma once

#include <QDockWidget>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "rules/event.h"
#include "widgets/lexicon/yakutexts.h"

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
  // What stands there already is named anew.
  void setNaming(YakuNaming naming);
  // An event as the viewer may see it.
  void add(const Event &event);
  // Many at once, which takes far less time than one by one.
  void addAll(const std::vector<Event> &events);
  void addNote(const QString &sentence);
  void clear();
  QString text() const;

 protected:
  void changeEvent(QEvent *event) override;

 private:
  std::unique_ptr<Ui::LogDock> m_ui;
  struct Line {
    std::optional<Event> event;
    QString note;  // without an event
  };
  QString textOf(const Line &line) const;
  void addLine(Line line);
  void write(const QString &text);
  void keep(Line line);
  void connectScrolling();
  void follow();

  std::array<QString, 4> m_names;
  YakuNaming m_naming = YakuNaming::Romaji;
  std::deque<Line> m_lines;
  bool m_follows = true;
  bool m_adding = false;
};

}  // namespace janso
