// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The order in which people expect names in a list: by the rules of a language, with numbers by their value
// ("Player 2" before "Player 10"). Use it only for display: ids, files and output for programs are ordered by
// code points.
//
// If Qt has no ICU, and for the locale "C", the order is that of the system.
#pragma once

#include <QCollator>
#include <QLocale>
#include <QString>

namespace janso {

class NameOrder {
 public:
  // Uses the language of the program by default. An object belongs to one thread. Creating it takes longer
  // than comparing.
  explicit NameOrder(const QLocale &locale = QLocale());

  // Whether `one` comes before `other`. Names that the language treats as equal are still distinguished.
  bool operator()(const QString &one, const QString &other) const;
  // A sort key, for lists whose names are compared often.
  QCollatorSortKey keyOf(const QString &name) const { return m_collator.sortKey(name); }

 private:
  QCollator m_collator;
};

}  // namespace janso
