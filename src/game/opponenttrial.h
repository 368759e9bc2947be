// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A trial of one opponent: it plays one hand against three built-in bots and is timed.
//
// It uses the same controller as any match, in the thread that made it and without blocking it. Nothing is
// saved. A trial ends with the hand, with a failure of the opponent, or by cancel().
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "game/failure.h"
#include "game/setup/opponent.h"
#include "rules/result.h"

namespace janso {

class GameController;

struct TrialReport {
  enum class End { Running, HandOver, Failed, Canceled };
  enum class Hand { None, Won, DealtIn, OtherWon, Drawn };
  End end = End::Running;
  Hand hand = Hand::None;          // how the hand ended for the opponent
  std::optional<Failure> failure;  // of the opponent
  std::optional<Error> refused;    // why the opponent cannot play at all; the code is a SetupFault
  QList<Failure> notices;          // it is slow, or Janso waits for it at an address
  int decisions = 0;
  double medianMs = 0;  // from request to answer, including communication with the program
  double longestMs = 0;
  int elapsedMs = 0;
  QByteArray log;  // standard error of the program
};

class OpponentTrial : public QObject {
  Q_OBJECT

 public:
  explicit OpponentTrial(QObject *parent = nullptr);
  ~OpponentTrial() override;

  // Must not be called while a trial is running. The n-th trial of an object always has the same wall. The
  // caller has already checked whether the opponent may run.
  void start(const Opponent &opponent);
  void cancel();
  bool isRunning() const { return m_controller != nullptr; }
  TrialReport report() const;

 Q_SIGNALS:
  // Emitted after every decision and every notice of the opponent.
  void progressed();
  // Emitted once per start(), never from inside it.
  void finished(const janso::TrialReport &report);

 private:
  void finish(TrialReport::End end);

  std::unique_ptr<GameController> m_controller;  // nullptr when no trial is running
  TrialReport m_report;
  QList<qint64> m_microseconds;  // for each decision
  QElapsedTimer m_clock;
  int m_trials = 0;
};

}  // namespace janso
