// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command line of janso-cli review.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "cli/command.h"
#include "review/rollout.h"
#include "review/scale.h"

namespace janso::cli {

struct ReviewOptions {
  QStringList paths;
  std::optional<RuleSet> rules;  // of the games that do not hold theirs
  int seat = -1;                 // -1: all
  QString player;                // the seats of this name; empty: all
  QString out;                   // folder in which reviews are kept; empty: they are not
  Strictness strictness = Strictness::Normal;
  // --rollout H:E, hand and event, both as in the JSON; -1: none
  int rolloutHand = -1;
  int rolloutEvent = -1;
  int rolloutPairs = RolloutPlan{}.most;
  int rolloutSeed = 0;
  WorldKind rolloutKind = WorldKind::InformationSet;
  QString ownPlayer;         // of a roll-out, in the seat that chose: a bot as makeBot() takes it;
  QString players;           // in the other seats. Empty: as RolloutPlan has it
  int trust = 0;             // choices of each category; 0: reviews are told
  bool trustLosses = false;  // only of losses, sure or suspected
  bool trustTwice = false;   // whether two roll-outs of a choice agree
  int think = 0;             // choices of which it is told what thinking would win; 0: reviews are told
  bool json = false;
  int jobs = 0;  // 0 = one a core
};

Result<ReviewOptions> readReviewOptions(const QStringList &arguments);

}  // namespace janso::cli
