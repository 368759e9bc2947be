// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A list of a game's bookmarks and notes that jumps to the selected one, and a field for the name of the
// bookmark at the current position. Each is hidden when it would be empty.
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace janso {

class ReplayReader;

class ReplayBookmarks : public QWidget {
  Q_OBJECT

 public:
  // Shows those of `reader`, which must outlive it.
  explicit ReplayBookmarks(ReplayReader &reader, QWidget *parent = nullptr);

  // Call it after a bookmark or note was changed, or another game was opened.
  void fill();
  // Shows neither, because everything here must stay secret.
  void empty();
  // Call it after the reader has moved.
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
