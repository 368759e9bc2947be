// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs a command line of janso-cli, or of another program of commands, within the test.
#pragma once

#include <QFile>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QTextStream>

#include "about/catalogue.h"
#include "cli/cliprogram.h"

namespace janso::test {

struct Ran {
  int status = -1;
  QString out;
  QString err;
};

// In English, wherever the test runs.
inline Ran runProgram(const cli::Program &program, const QStringList &arguments) {
  static Catalogue catalogue;
  static const bool english = catalogue.use(QLocale(QStringLiteral("en_US")));
  Ran ran;
  QTextStream out(&ran.out);
  QTextStream err(&ran.err);
  cli::Console console{out, err};
  ran.status = english ? cli::run(program, arguments, console) : -1;
  return ran;
}

inline Ran runCli(const QStringList &arguments) {
  return runProgram(cli::cliProgram(), arguments);
}

// Arguments that hold no spaces.
inline Ran runCli(const char *line) {
  return runCli(QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

// Of what went to standard error: one line, or two more that repeat what was typed and mark a place in it.
inline bool isOneSentence(const QString &err) {
  const QStringList lines = err.split(QLatin1Char('\n'));
  const auto marks = [&] {
    return lines[1].startsWith(QLatin1String("  ")) && lines[2].trimmed() == QLatin1String("^");
  };
  return lines.back().isEmpty() && (lines.size() == 2 || (lines.size() == 4 && marks()));
}

inline QByteArray contents(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace janso::test
