// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command line of janso-cli score as a winning hand under a ruleset.
#pragma once

#include <QStringList>

#include "rules/score.h"

namespace janso::cli {

// Seats are winds: the dealer is seat 0.
struct ScoreQuestion {
  WinInput input;
  RuleSet rules;
  QStringList changed;  // keys of the options that --set gave
  bool json = false;
};

// `arguments` without the command's name. The error is one sentence; "column N: " before it says where in the
// arguments, joined by single spaces, the mistake stands.
Result<ScoreQuestion> parseScoreQuestion(const QStringList &arguments);

}  // namespace janso::cli
