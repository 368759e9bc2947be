// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs a command line of janso-cli within the test.
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>
#include <QTextStream>

#include "cli/command.h"

namespace janso::test {

struct Ran {
  int status = -1;
  QString out;
  QString err;
};

inline Ran runCli(const QStringList &arguments) {
  Ran ran;
  QTextStream out(&ran.out);
  QTextStream err(&ran.err);
  cli::Console console{out, err};
  ran.status = cli::run(arguments, console);
  return ran;
}

// Arguments that hold no spaces.
inline Ran runCli(const char *line) {
  return runCli(QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

inline QByteArray contents(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace janso::test
