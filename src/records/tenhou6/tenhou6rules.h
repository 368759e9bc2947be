// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules of a tenhou.net/6 log, as far as its header gives them.
#pragma once

#include <QJsonObject>

#include "rules/ruleset.h"

namespace janso {

struct ListedRules {
  RuleSet rules;
  bool statesLength = false;
  bool statesRedFives = false;
};

// `game` is the object with title, rule and log. Tables of Tenhou and Mahjong Soul name themselves in
// rule.disp ("鳳南喰赤", with three players "三鳳南喰赤"); leagues are recognized by their title. Any other
// game with a title counts as a league game: scored as at Tenhou, with head bump, no bankruptcy, no overtime
// and no early end. Without a title it is a Tenhou game. `players` is the number of players in the first
// hand.
ListedRules listedRules(const QJsonObject &game, int players);

}  // namespace janso
