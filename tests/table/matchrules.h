// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rulesets for the tests of how a match ends and is settled: options on top of a plain game of four or three.
#pragma once

#include <QByteArray>
#include <QList>
#include <QMetaType>
#include <array>
#include <cstdint>
#include <numeric>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetfields.h"

namespace janso::test {

// By seat; seat 3 is 0 with three players.
using Points = std::array<std::int32_t, 4>;

// `rules` with "key=value key=a,b,c" on top.
inline RuleSet with(RuleSet rules, const char *assignments) {
  for (const QByteArray &assignment : QByteArray(assignments).split(' ')) {
    if (assignment.isEmpty())
      continue;
    const QList<QByteArray> sides = assignment.split('=');
    const RuleField *field = findRuleField(sides[0].toStdString());
    if (field == nullptr)
      qFatal("no option %s", sides[0].constData());
    const QList<QByteArray> values = sides[1].split(',');
    for (int index = 0; index < values.size(); ++index) {
      if (setRuleValue(rules, *field, values[index].toStdString(), index))
        qFatal("bad option %s", assignment.constData());
    }
  }
  return rules;
}

inline RuleSet four(const char *assignments = "") {
  return with(basicAriAri(), assignments);
}

inline RuleSet three(const char *assignments = "") {
  RuleSet rules = with(basicAriAri(),
                       "players=3 chii=false starting_points=35000 return_points=40000 "
                       "oka=15000 uma=20000,0,-20000,0 red_fives=0,1,1");
  return with(rules, assignments);
}

inline std::int32_t sumOf(const Points &points) {
  return std::accumulate(points.begin(), points.end(), 0);
}

}  // namespace janso::test
