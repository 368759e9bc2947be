// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The real window with a user at its keys, to be killed in the middle:
// windowtestplayer FOLDER KIND SEED SPEED MILLISECONDS
//
// FOLDER is that of the data; pictures go into its folder "pictures". What was left there is gone on with,
// else something is begun, of this KIND: solo, three, hotseat, series, review. SEED is that of the walls; of
// a review the place whose choice is rolled out, as "hand=1&event=7". SPEED as in the settings, 0 = instant;
// below 0 it is instant until a hand is over, and from then on as fast as -SPEED. The user thinks for
// MILLISECONDS at the most. What is said: playinguser.h, reviewinguser.h.
#include <QApplication>
#include <QLocale>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "game/botplayer.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "widgets/window/playinguser.h"
#include "widgets/window/reviewinguser.h"

using namespace janso;
using namespace janso::test;

namespace {

// Players are soon bankrupt, so that match follows match.
constexpr int kPoorPoints = 4000;
constexpr int kSeriesMatches = 3;
constexpr QSize kSize(1120, 740);  // room for all pages; and a picture of it is soon made

MatchSetup setupOf(const Program &program, const QString &kind, const QString &seed) {
  RuleSet rules = kind == QLatin1String("three") ? tenhouSanma() : basicAriAri();
  rules.length = MatchLength::East;
  if (kind == QLatin1String("series"))
    rules.startingPoints = kPoorPoints;
  MatchSetup setup = quickMatch(rules, QStringLiteral("Mei"), 0, program.window->bots());
  setup.rules = rules;
  setup.seed = seed;
  if (kind == QLatin1String("hotseat")) {
    setup.seats[2].kind = PlayerKind::Human;
    setup.seats[2].name = QStringLiteral("Aiko");
    setup.callMode = CallMode::Standing;
  }
  if (kind == QLatin1String("series")) {
    setup.series.emplace();
    setup.series->series.matches = kSeriesMatches;
  }
  return setup;
}

int play(int argc, char **argv) {
  QLocale::setDefault(QLocale(QLocale::English));
  const QApplication app(argc, argv);
  const QStringList words = QCoreApplication::arguments();
  if (words.size() != 6) {
    std::fputs("windowtestplayer FOLDER KIND SEED SPEED MILLISECONDS\n", stderr);
    return 2;
  }
  const QString &folder = words[1];
  const QString &kind = words[2];
  const QString pictures = folder + QStringLiteral("/pictures");
  QDir().mkpath(pictures);
  Program program(folder);
  program.window->resize(kSize);
  const double speed = words[4].toDouble();
  program.settings.setValue(Setting::Speed, std::max(0.0, speed));
  std::optional<PlayingUser> playing;
  std::optional<ReviewingUser> reviewing;
  if (kind == QLatin1String("review")) {
    // Of six hands or four.
    const QString record = isQuick() ? QStringLiteral("own11.mjlog") : QStringLiteral("own01.mjlog");
    reviewing.emplace(program, QStringLiteral(JANSO_TEST_DATA "/records/%1#%2&seat=2").arg(record, words[3]),
                      pictures);
  } else {
    playing.emplace(
        program, PlayingUser::Wishes{setupOf(program, kind, words[3]), pictures, words[5].toInt(), -speed});
  }
  return QCoreApplication::exec();
}

}  // namespace

// The window is gone before the program's last word.
int main(int argc, char **argv) {
  return leaveProgram(play(argc, argv));
}
