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
  bool tellsLength = false;
  bool tellsRedFives = false;
};

// `game`: the object with title, rule and log. Tables of Tenhou and Mahjong Soul name themselves in rule.disp
// ("鳳南喰赤", three players "三鳳南喰赤"); leagues are known by their title. Any other game with a title
// counts as some league's: scored as at Tenhou, with one ron only, no bankruptcy, no overtime and no early
// end. Without a title it is Tenhou's. `players`: who sit at the first hand.
ListedRules listedRules(const QJsonObject &game, int players);

}  // namespace janso
