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

#include "game/gamecontroller.h"
#include "rules/presets.h"
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

// Answers for every human seat from inside the signal, and goes on after each hand.
class FakeHumans : public QObject {
 public:
  explicit FakeHumans(GameController *controller) : m_controller(controller) {
    connect(controller, &GameController::decisionRequested, this,
            [this](const Decision &decision, const SeatView &view) {
              ++asked;
              if (answers && asked <= stopAfter)
                m_controller->submitAction(decision.seat, decision.id,
                                           builds ? buildAction(decision, view) : pickAction(decision));
            });
    connect(controller, &GameController::standingOrdersRequested, this,
            [this](int seat, const ActionList &possible) {
              ++ordersAsked;
              if (answers)
                m_controller->submitStandingOrders(seat, armAll ? possible : onlyWins(possible));
            });
    connect(controller, &GameController::handEnded, this, [this] {
      ++hands;
      if (answers)
        m_controller->continueAfterHand();
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

// Runs the event loop until the match is over or left; false after `ms`.
inline bool playToEnd(GameController &controller, int ms = 120000) {
  QEventLoop loop;
  QTimer watch;  // a left match says nothing
  QObject::connect(&watch, &QTimer::timeout, &loop, [&] {
    if (!controller.isRunning())
      loop.quit();
  });
  QObject::connect(&controller, &GameController::matchEnded, &loop, &QEventLoop::quit);
  QTimer::singleShot(ms, &loop, &QEventLoop::quit);
  watch.start(10);
  if (controller.isRunning())
    loop.exec();
  return !controller.isRunning();
}

}  // namespace janso::test
