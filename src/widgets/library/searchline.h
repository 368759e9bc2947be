// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The search field of the library. While the user types, it suggests conditions and their values.
#pragma once

#include <QLineEdit>

class QCompleter;
class QStandardItemModel;

namespace janso {

class SearchLine : public QLineEdit {
  Q_OBJECT

 public:
  explicit SearchLine(QWidget *parent = nullptr);

  // Appends the start of the condition to the text.
  void addCondition(const QString &key);
  // The current suggestions, as they would be inserted.
  QStringList offered() const;

 private:
  QString wordBeforeCursor() const;
  void offer();
  void take(const QString &word);

  QStandardItemModel *m_words;
  QCompleter *m_completer;
};

}  // namespace janso
