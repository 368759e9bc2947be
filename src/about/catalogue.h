// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The texts of a language, for window and command line: they are in the program (translations/*.ts).
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace janso {

class Catalogue {
 public:
  Catalogue();

  // What is said from now on, and how the default QLocale writes numbers: in English where there are no texts
  // for the locale's language. False when there are none at all. Needs a QCoreApplication.
  bool use(const QLocale &locale);
  // "de", of the locale that was asked for.
  QString language() const { return m_language; }

 private:
  QTranslator m_translator;
  QString m_language;
};

// That of the messages of a program in a terminal: the first of LC_ALL, LC_MESSAGES and LANG that says
// something. C and POSIX are English; with any other, the first language of LANGUAGE that there are texts for
// comes before it.
QLocale terminalLocale();

}  // namespace janso
