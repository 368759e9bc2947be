// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The line in which the library is searched. While one types it offers the conditions, and the words that a
// condition takes.
#pragma once

#include <QLineEdit>

class QCompleter;
class QStandardItemModel;

namespace janso {

class SearchLine : public QLineEdit {
  Q_OBJECT

 public:
  explicit SearchLine(QWidget *parent = nullptr);

  // Begins the condition behind what is there.
  void addCondition(const QString &key);
  // What is offered at the moment, as it would be taken.
  QStringList offered() const;

 private:
  QString wordBeforeCursor() const;
  void offer();
  void take(const QString &word);

  QStandardItemModel *m_words;
  QCompleter *m_completer;
};

}  // namespace janso
