// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli: games and hands without a window.
#include <QCoreApplication>
#include <QTextStream>
#include <cstdio>

#include "cli/command.h"

int main(int argc, char **argv) {
  const QCoreApplication application(argc, argv);
  QCoreApplication::setApplicationName(QStringLiteral("janso-cli"));
  QTextStream out(stdout);
  QTextStream err(stderr);
  janso::cli::Console console{out, err};
  return janso::cli::run(QCoreApplication::arguments().mid(1), console);
}
