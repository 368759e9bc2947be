// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of a game's bookmarks and notes, one of which is gone to by choosing it, and the name of the
// bookmark where the reader stands. What there is none of is not shown.
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace janso {

class ReplayReader;

class ReplayBookmarks : public QWidget {
  Q_OBJECT

 public:
  // Of that reader, which must outlive it.
  explicit ReplayBookmarks(ReplayReader &reader, QWidget *parent = nullptr);

  // After a bookmark or note was changed, or another game was opened.
  void fill();
  // In place of the two: there is nothing here that could be told.
  void empty();
  // After the reader has moved.
  void showPlace();
  QComboBox *list() const { return m_list; }
  QLineEdit *nameField() const { return m_name; }

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void nameParts();

  ReplayReader &m_reader;
  QComboBox *m_list;
  QLineEdit *m_name;
};

}  // namespace janso
