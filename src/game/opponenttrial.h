// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A trial of one opponent: it plays a hand against three built-in bots, and is timed.
//
// The same controller as for any match, in the thread that made it and without blocking it; nothing is kept.
// A trial ends with the hand, with the opponent's failure, or by cancel().
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "game/failure.h"
#include "game/opponent.h"
#include "rules/result.h"

namespace janso {

class GameController;

struct TrialReport {
  enum class End { Running, HandOver, Failed, Cancelled };
  enum class Hand { None, Won, DealtIn, OtherWon, Drawn };
  End end = End::Running;
  Hand hand = Hand::None;          // how the hand ended for the opponent
  std::optional<Failure> failure;  // of the opponent
  std::optional<Error> refused;    // why it cannot sit at a table at all; the code is a SetupFault
  QList<Failure> notices;          // it is slow, where it is awaited
  int decisions = 0;
  double medianMs = 0;  // from question to answer, the way to the program included
  double longestMs = 0;
  int elapsedMs = 0;
  QByteArray log;  // the program's standard error
};

class OpponentTrial : public QObject {
  Q_OBJECT

 public:
  explicit OpponentTrial(QObject *parent = nullptr);
  ~OpponentTrial() override;

  // Not while one is running. The first trial of an object always has the same wall, and so on. Whether the
  // opponent may be run was asked before.
  void start(const Opponent &opponent);
  void cancel();
  bool isRunning() const { return m_controller != nullptr; }
  TrialReport report() const;

 Q_SIGNALS:
  // After every decision of the opponent, and every notice.
  void progressed();
  // Once a start(), not from inside it.
  void finished(const janso::TrialReport &report);

 private:
  void finish(TrialReport::End end);

  std::unique_ptr<GameController> m_controller;  // while it runs
  TrialReport m_report;
  QList<qint64> m_microseconds;  // of each decision
  QElapsedTimer m_clock;
  int m_trials = 0;
};

}  // namespace janso
