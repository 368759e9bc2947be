// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog with all lessons in chapters and in order, those that are done, and the one to continue with.
#pragma once

#include <QDialog>
#include <memory>

class QPushButton;

namespace Ui {
class LessonsDialog;
}

namespace janso {

class LessonProgress;
class LessonStore;

class LessonsDialog : public QDialog {
  Q_OBJECT

 public:
  // Both references must outlive the dialog. The lesson to continue with is selected.
  LessonsDialog(const LessonStore &store, const LessonProgress &progress, QWidget *parent);
  ~LessonsDialog() override;

  // The chosen lesson, and the step to start with.
  int lesson() const;
  int step() const;

 private:
  void fill();
  void fillChapters();
  void showProblems();
  void lessonSelected();

  std::unique_ptr<Ui::LessonsDialog> m_ui;
  const LessonStore &m_store;
  const LessonProgress &m_progress;
  QPushButton *m_start = nullptr;
  QPushButton *m_again = nullptr;
  bool m_fromStart = false;
};

}  // namespace janso
