// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli: games and hands on the command line.
#include <QCoreApplication>
#include <QTextStream>
#include <cstdio>

#include "about/catalogue.h"
#include "about/chatter.h"
#include "cli/command.h"
#include "game/botplayer.h"

int main(int argc, char **argv) {
  janso::hushChatter();
  const QCoreApplication application(argc, argv);
  janso::cli::nameApplication();
  janso::Catalogue catalogue;
  catalogue.use(janso::terminalLocale());
  QTextStream out(stdout);
  QTextStream err(stderr);
  janso::cli::Console console{out, err};
  const int status =
      janso::cli::finish(janso::cli::run(QCoreApplication::arguments().mid(1), console), console);
  err.flush();
  return janso::leaveProgram(status);
}
