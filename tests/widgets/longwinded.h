// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A language whose texts are twice as long; those with placeholders stay as they are.
#pragma once

#include <QRegularExpression>
#include <QTranslator>

namespace janso::test {

class LongWinded : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char *, const char *source, const char *, int) const override {
    const QString text = QString::fromUtf8(source);
    static const QRegularExpression kPlaceholder(QStringLiteral("%L?[n\\d]"));
    return text.contains(kPlaceholder) ? text : text + u' ' + text;
  }
};

}  // namespace janso::test
