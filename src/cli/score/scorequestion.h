// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command line of janso-cli score as a winning hand and a ruleset.
#pragma once

#include <QStringList>

#include "rules/score.h"

namespace janso::cli {

// Seats are winds: the dealer is seat 0.
struct ScoreQuestion {
  WinInput input;
  RuleSet rules;
  QStringList changed;  // keys of the options set with --set
  bool json = false;
};

// `arguments` excludes the command's name. The error is one sentence; its Error::position is the column of
// the mistake in the arguments joined by single spaces.
Result<ScoreQuestion> parseScoreQuestion(const QStringList &arguments);

}  // namespace janso::cli
