// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/nameorder.h"

namespace janso {

NameOrder::NameOrder(const QLocale &locale) : m_collator(locale) {
  m_collator.setNumericMode(true);
}

bool NameOrder::operator()(const QString &one, const QString &other) const {
  const int order = m_collator.compare(one, other);
  return order != 0 ? order < 0 : one < other;
}

}  // namespace janso
