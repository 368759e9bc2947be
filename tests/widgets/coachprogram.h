// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match in the real window with the coach at some level.
#pragma once

#include <QElapsedTimer>
#include <QTest>
#include <functional>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "widgets/learn/coachpanel.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/settings/settings.h"
#include "widgets/window/coachdesk.h"
#include "widgets/windowprogram.h"

namespace janso::test {

// A match of one human among bots, asked for the first time.
struct Playing : Program {
  explicit Playing(const QString &folder, CoachLevel level, const QString &seed = QStringLiteral("coach"),
                   const RuleSet &rules = basicAriAri())
      : Program(folder) {
    settings.setValue(Setting::Coach, coachLevelKey(level));
    MatchSetup setup = quickMatch(rules, QStringLiteral("Mei"), 0, window->bots());
    setup.seed = seed;
    window->play(setup);
  }
  CoachDesk *coach() const { return window->coach(); }
  CoachCard *card() const { return coach()->card(); }
  bool asked() const { return controller.match().pendingDecision(0).has_value(); }
  // Answers with Return, hand after hand, until `stop` or the end of the match.
  void play(const std::function<bool()> &stop) const {
    auto *handEnd = find<HandEndPage>();
    auto *matchEnd = find<MatchEndPage>();
    QElapsedTimer clock;
    clock.start();
    while (!stop() && !matchEnd->isVisible() && clock.elapsed() < kMatchMs) {
      if (handEnd->isVisible())
        QTest::keyClick(handEnd, Qt::Key_Return);
      else if (asked())
        QTest::keyClick(table(), Qt::Key_Return);
      QTest::qWait(1);
    }
  }
};

}  // namespace janso::test
