// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The order in which people read names in a list: by the rules of a language, numbers by their value
// ("Player 2" before "Player 10"). For what is shown alone: ids, files and output for programs are ordered by
// code points.
//
// Where Qt has no ICU, and for the locale "C", it is the order that the system has.
#pragma once

#include <QCollator>
#include <QLocale>
#include <QString>

namespace janso {

class NameOrder {
 public:
  // Of the language that the program speaks. Belongs to one thread; to make one costs more than to compare.
  explicit NameOrder(const QLocale &locale = QLocale());

  // Whether `one` comes before `other`; names that a language holds for the same are told apart.
  bool operator()(const QString &one, const QString &other) const;
  // For lists whose names are compared often.
  QCollatorSortKey keyOf(const QString &name) const { return m_collator.sortKey(name); }

 private:
  QCollator m_collator;
};

}  // namespace janso
