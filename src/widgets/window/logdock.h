// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The log of the match in plain text: the accessible counterpart of the table. Hidden tiles stay hidden.
//
// It scrolls along with the match until the user scrolls back, and again once the user returns to its end.
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
  // Also renames the yaku in existing lines.
  void setNaming(YakuNaming naming);
  // An event as the viewer may see it.
  void add(const Event &event);
  // Adds many events at once, which is far faster than one at a time.
  void addAll(const std::vector<Event> &events);
  void addNote(const QString &sentence);
  void clear();
  QString text() const;

 Q_SIGNALS:
  // Escape was pressed in the log: the focus goes back.
  void left();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  std::unique_ptr<Ui::LogDock> m_ui;
  struct Line {
    std::optional<Event> event;
    QString note;  // if there is no event
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
