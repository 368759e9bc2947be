// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli: games and hands on the command line.
#include "about/catalogue.h"
#include "about/chatter.h"
#include "cli/cliprogram.h"

int main(int argc, char **argv) {
  janso::hushChatter();
  const QCoreApplication application(argc, argv);
  return janso::cli::runInTerminal(janso::cli::cliProgram(), janso::terminalLocale());
}
