// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab: measures and tunes the built-in bots. For developers; it is not installed.
#include "about/chatter.h"
#include "lab/labprogram.h"

int main(int argc, char **argv) {
  janso::hushChatter();
  const QCoreApplication application(argc, argv);
  return janso::cli::runInTerminal(janso::cli::labProgram(), QLocale(QLocale::English));
}
