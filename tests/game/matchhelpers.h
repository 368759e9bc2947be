// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Setups and fake humans for tests that play matches through the controller.
#pragma once

#include <QEventLoop>
#include <QObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <cstdint>
#include <optional>

#include "game/gamecontroller.h"
#include "records/journalindex.h"
#include "rules/presets/presets.h"
#include "rules/shanten.h"

namespace janso::test {

// Weakest bots, a fixed seed, the shortest match.
inline MatchSetup quickSetup(const QString &seed, int humans = 0, const RuleSet &rules = basicAriAri()) {
  MatchSetup setup;
  setup.rules = rules;
  setup.rules.length = MatchLength::East;
  setup.seed = seed;
  for (int seat = 0; seat < rules.players; ++seat) {
    SeatSetup &player = setup.seats[static_cast<std::size_t>(seat)];
    player.kind = seat < humans ? PlayerKind::Human : PlayerKind::Bot;
    player.name = QStringLiteral("Seat %1").arg(seat);
    player.botId = QStringLiteral("novice");
  }
  return setup;
}

// The same pick for the same request, whoever asks and whenever: a win, else one of the legal actions. Calls
// are rare enough that matches come to an end.
inline Action pickAction(const Decision &decision) {
  for (const Action &action : decision.legal) {
    if (action.isWin())
      return action;
  }
  std::uint64_t mixed = decision.id * 0x9E3779B97F4A7C15ULL;
  mixed ^= mixed >> 29;
  if (decision.legal.front().type == ActionType::Skip && mixed % 4 != 0)
    return decision.legal.front();
  return decision.legal[mixed / 8 % decision.legal.size()];
}

// Goes for the nearest tenpai: wins come about.
inline Action buildAction(const Decision &decision, const SeatView &view) {
  for (const Action &action : decision.legal) {
    if (action.isWin())
      return action;
  }
  if (decision.legal.front().type == ActionType::Skip)
    return decision.legal.front();
  const Action *best = nullptr;
  int bestShanten = 99;
  const DiscardOptions options =
      discardOptions(view.concealedCounts(), static_cast<int>(view.me().melds.size()), view.visibleCounts());
  for (const Action &action : decision.legal) {
    if (action.type != ActionType::Dahai && action.type != ActionType::Riichi)
      continue;
    for (const DiscardOption &option : options) {
      const int value = option.shanten * 2 - (action.type == ActionType::Riichi ? 1 : 0);
      if (option.discard == action.tile.kind() && value < bestShanten) {
        bestShanten = value;
        best = &action;
      }
    }
  }
  return best != nullptr ? *best : decision.legal.front();
}

// Approves whatever the setup names, in a file of that folder.
inline void trust(GameController &controller, const QString &folder, const MatchSetup &setup) {
  const TrustStore store(folder + QStringLiteral("/approved.json"));
  for (const SeatSetup &seat : setup.seats)
    store.approve(seat);
  controller.setTrust(store);
}

// Answers for every human seat from inside the signal, and goes on after each hand.
class FakeHumans : public QObject {
 public:
  explicit FakeHumans(GameController *controller) : m_controller(controller) {
    connect(controller, &GameController::decisionRequested, this,
            [this](const Decision &decision, const SeatView &view) {
              ++asked;
              if (answers && asked <= stopAfter)
                m_controller->match().submitAction(
                    decision.seat, decision.id, builds ? buildAction(decision, view) : pickAction(decision));
            });
    connect(controller, &GameController::standingOrdersRequested, this,
            [this](int seat, const ActionList &possible) {
              ++ordersAsked;
              if (answers)
                m_controller->match().submitStandingOrders(seat, armAll ? possible : onlyWins(possible));
            });
    connect(controller, &GameController::handEnded, this, [this] {
      ++hands;
      if (answers)
        m_controller->match().continueAfterHand();
    });
  }

  static ActionList onlyWins(const ActionList &possible) {
    ActionList wins;
    for (const Action &action : possible) {
      if (action.type == ActionType::Ron)
        wins.push_back(action);
    }
    return wins;
  }

  bool answers = true;
  int stopAfter = 1000000;  // decisions; then they think for ever
  bool armAll = false;
  bool builds = false;
  int asked = 0;
  int ordersAsked = 0;
  int hands = 0;

 private:
  GameController *m_controller;
};

// Lets the event loop turn until everything that was due when it was called, and what that made due at once,
// has happened: how long that takes does not matter. Not for what other threads or processes send.
inline void processPendingEvents() {
  for (int turn = 0; turn < 5; ++turn) {
    QEventLoop loop;
    QTimer last;  // timers of the same moment fire in the order in which they were started
    last.setSingleShot(true);
    QObject::connect(&last, &QTimer::timeout, &loop, &QEventLoop::quit);
    last.start(0);
    loop.exec();
  }
}

// The newest match in the folder that can go on.
inline std::optional<MatchSummary> newestUnfinished(const QString &folder) {
  for (const UnfinishedMatch &match : JournalIndex().unfinished(folder)) {
    if (match.canContinue())
      return match.summary;
  }
  return std::nullopt;
}

// Runs the event loop until the match is over and its journal has its final name, or until it is left; false
// after `ms`.
inline bool playToEnd(GameController &controller, int ms = 120000) {
  QEventLoop loop;
  QTimer watch;  // a left match says nothing
  bool ended = false;
  QObject::connect(&controller, &GameController::matchEnded, &loop, [&ended] { ended = true; });
  QObject::connect(&watch, &QTimer::timeout, &loop, [&] {
    const bool named = !controller.match().journalPath().endsWith(QLatin1String(".playing.jsonl"));
    if (!controller.match().isRunning() && (named || !ended || controller.match().savingProblem()))
      loop.quit();
  });
  QTimer::singleShot(ms, &loop, &QEventLoop::quit);
  watch.start(1);
  if (controller.match().isRunning())
    loop.exec();
  return !controller.match().isRunning();
}

}  // namespace janso::test
