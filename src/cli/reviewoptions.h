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
  std::optional<RuleSet> rules;  // for games that do not contain their rules
  int seat = -1;                 // -1 = all
  QString player;                // only the seats with this name; empty = all
  QString out;                   // folder for the reviews; empty = reviews are not saved
  Strictness strictness = Strictness::Normal;
  // --rollout H:E: hand and event as in the JSON; -1 = none
  int rolloutHand = -1;
  int rolloutEvent = -1;
  int rolloutPairs = RolloutPlan{}.most;
  int rolloutSeed = 0;
  SimulatedDealKind rolloutKind = SimulatedDealKind::InformationSet;
  QString ownPlayer;         // rollout: bot in the seat that decided, as makeBot() takes it;
  QString players;           // and in the other seats. Empty = the defaults of RolloutPlan
  int trust = 0;             // decisions per category to check; 0 = print reviews
  bool trustLosses = false;  // check only losses, sure or suspected
  bool trustTwice = false;   // check whether two rollouts of a decision agree
  int think = 0;             // decisions for which the gain of thinking is measured; 0 = print reviews
  bool json = false;
  int jobs = 0;  // 0 = one per core
};

Result<ReviewOptions> readReviewOptions(const QStringList &arguments);

}  // namespace janso::cli
