// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules that a tenhou.net/6 log was played by, as far as its head tells them.
#pragma once

#include <QJsonObject>

#include "rules/ruleset.h"

namespace janso {

struct ListedRules {
  RuleSet rules;
  bool threePlayers = false;  // the head says so
  bool tellsLength = false;
  bool tellsRedFives = false;
};

// `game`: the object with title, rule and log. Tables of Tenhou and Mahjong Soul name themselves in rule.disp
// ("鳳南喰赤"); leagues are known by their title. Any other game is taken to be a league game: as at Tenhou,
// but one ron only, no bankruptcy, no overtime, no early end, no abortive draws but by nine kinds.
ListedRules listedRules(const QJsonObject &game);

}  // namespace janso
