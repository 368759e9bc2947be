// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays a match with two humans who answer by themselves, to be killed in the middle: matchtestplayer FOLDER
// [3] [standing] [program COMMAND] [plugin FILE BOT]. With 3 it is a match of three players; they are asked
// who can call, or arm their calls. The command starts a program for seat 2, or a bot of a plugin sits there.
//
// Goes on with the unfinished match in FOLDER if there is one. Writes "asked ID" for every decision before it
// is answered, and "over" at the end.
#include <QCoreApplication>
#include <cstdio>

#include "game/botplayer.h"
#include "game/matchhelpers.h"

using namespace janso;
using namespace janso::test;

namespace {

int play(int argc, char **argv) {
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
  const QStringList options = QCoreApplication::arguments().mid(2);
  MatchSetup setup = quickSetup(QStringLiteral("killed"), 2,
                                options.contains(QLatin1String("3")) ? tenhouSanma() : basicAriAri());
  setup.callMode = options.contains(QLatin1String("standing")) ? CallMode::Standing : CallMode::AskWhoCan;
  if (const qsizetype at = options.indexOf(QLatin1String("program")); at >= 0) {
    setup.seats[2].kind = PlayerKind::External;
    setup.seats[2].program.command = options.value(at + 1);
  }
  if (const qsizetype at = options.indexOf(QLatin1String("plugin")); at >= 0) {
    setup.seats[2].kind = PlayerKind::Plugin;
    setup.seats[2].pluginPath = options.value(at + 1);
    setup.seats[2].botId = options.value(at + 2);
    MjaiLimits limits;
    limits.replyMs = 200;
    controller.setProgramLimits(limits);
  }
  const std::optional<MatchSummary> unfinished = newestUnfinished(controller.journalFolder());
  if (unfinished) {
    if (const auto resumed = controller.resume(unfinished->path); !resumed) {
      std::fprintf(stderr, "%s\n", resumed.error().text.c_str());
      return 1;
    }
  } else if (!controller.start(setup)) {
    return 1;
  }
  return QCoreApplication::exec();
}

}  // namespace

// The match is destroyed before the program's last word.
int main(int argc, char **argv) {
  return leaveProgram(play(argc, argv));
}
