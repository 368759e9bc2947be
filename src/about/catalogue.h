// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The texts of a language, for window and command line; they are built into the program (translations/*.ts).
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace janso {

class Catalogue {
 public:
  Catalogue();

  // Switches the texts, and the number format of the default QLocale, to `locale`; the texts are English if
  // there are none for its language. Returns false if no texts exist at all. Needs a QCoreApplication.
  bool use(const QLocale &locale);
  // Language of the requested locale: "de".
  QString language() const { return m_language; }

 private:
  QTranslator m_translator;
  QString m_language;
};

// The locale for messages of a program in a terminal: the first of LC_ALL, LC_MESSAGES and LANG that is not
// empty. C and POSIX mean English; with any other, the first language of LANGUAGE with texts takes
// precedence.
QLocale terminalLocale();

}  // namespace janso
