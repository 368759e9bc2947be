// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays a match with two humans who answer by themselves, to be killed in the middle: matchtestplayer FOLDER
// [3]. With 3 it is a match of three players.
//
// Goes on with the unfinished match in FOLDER if there is one. Writes "asked ID" for every decision before it
// is answered, and "over" at the end.
#include <QCoreApplication>
#include <cstdio>

#include "game/matchhelpers.h"

using namespace janso;
using namespace janso::test;

int main(int argc, char **argv) {
  QCoreApplication app(argc, argv);
  if (argc < 2)
    return 2;
  GameController controller;
  controller.setJournalFolder(QString::fromLocal8Bit(argv[1]));
  Pacing pacing = Pacing::instant();
  pacing.afterDiscard = 1;
  controller.setPacing(pacing);
  QObject::connect(&controller, &GameController::decisionRequested, &app, [](const Decision &decision) {
    std::printf("asked %u\n", decision.id);
    std::fflush(stdout);
  });
  FakeHumans humans(&controller);
  humans.armAll = true;
  QObject::connect(&controller, &GameController::matchEnded, &app, [] {
    std::puts("over");
    QCoreApplication::quit();
  });
  const RuleSet rules = argc > 2 ? tenhouSanma() : basicAriAri();
  const std::optional<MatchSummary> unfinished = controller.unfinishedMatch();
  const Result<bool> running = unfinished ? controller.resume(unfinished->path)
                                          : controller.start(quickSetup(QStringLiteral("killed"), 2, rules));
  if (!running) {
    std::fprintf(stderr, "%s\n", running.error().text.c_str());
    return 1;
  }
  return QCoreApplication::exec();
}
