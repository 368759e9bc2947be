// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A language that shows which faults were translated where they are said.
#pragma once

#include <QTranslator>

namespace janso::test {

class MarkedFaults : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char *context, const char *source, const char *, int) const override {
    return qstrcmp(context, "FaultTexts") == 0 ? u'~' + QString::fromUtf8(source) : QString();
  }
};

}  // namespace janso::test
