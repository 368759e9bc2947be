// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All lessons in their order, with what is done, and the one to go on with.
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
  // Both must outlive the dialog. The lesson to go on with is selected.
  LessonsDialog(const LessonStore &store, const LessonProgress &progress, QWidget *parent);
  ~LessonsDialog() override;

  // The lesson that was chosen, and the step to begin with.
  int lesson() const;
  int step() const;

 private:
  void fill();
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
