// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rulesets drawn at random from all that their options accept.
#pragma once

#include <QString>
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetconflicts.h"
#include "rules/presets/rulesetfields.h"
#include "support/randomplay.h"

namespace janso::test {

inline void draw(RuleSet &rules, const RuleField &field, Random &random) {
  for (int index = 0; index < field.count; ++index) {
    std::int32_t value = 0;
    if (field.type == RuleFieldType::Toggle) {
      value = static_cast<std::int32_t>(random.below(2));
    } else if (field.type == RuleFieldType::Choice) {
      value = static_cast<std::int32_t>(random.below(field.choices.size()));
    } else if (field.none && random.below(2) == 0) {
      value = *field.none;
    } else {
      const std::int32_t steps = (field.most - field.least) / field.step;
      value = field.least +
              field.step * static_cast<std::int32_t>(random.below(static_cast<std::size_t>(steps) + 1));
    }
    field.set(rules, index, value);
  }
}

// Uma that adds up for as many as play.
inline void balance(RuleSet &rules) {
  const std::int32_t first = std::abs(rules.uma[0]), second = std::abs(rules.uma[1]);
  rules.uma =
      rules.players == 3 ? std::array{first, 0, -first, 0} : std::array{first, second, -second, -first};
}

// Draws what cannot be played again until it can.
inline bool repair(RuleSet &rules, Random &random) {
  for (int attempt = 0; attempt < 400; ++attempt) {
    const std::vector<RuleConflict> found = ruleConflicts(rules);
    if (found.empty() || found.front().level != ConflictLevel::Error)
      return true;
    if (found.front().second == "uma")
      balance(rules);
    else
      draw(rules, *findRuleField(attempt % 8 == 7 ? found.front().first : found.front().second), random);
  }
  return false;
}

// Every option, or a dozen of them on top of a preset: the wilder the rules, the shorter the matches.
inline RuleSet drawnRules(Random &random) {
  RuleSet rules;
  const std::span<const RuleField> fields = ruleFields();
  if (random.below(3) == 0) {
    for (const RuleField &field : fields)
      draw(rules, field, random);
  } else {
    rules = presets()[random.below(presets().size())].make();
    for (int i = 0; i < 12; ++i)
      draw(rules, fields[random.below(fields.size())], random);
  }
  return rules;
}

inline QString textOf(const RuleSet &rules) {
  const RuleSet plain;
  QString text;
  for (const RuleField &field : ruleFields()) {
    for (int index = 0; index < field.count; ++index) {
      if (field.get(rules, index) != field.get(plain, index))
        text += QStringLiteral(" %1[%2]=%3")
                    .arg(QString::fromUtf8(field.key.data(), static_cast<qsizetype>(field.key.size())))
                    .arg(index)
                    .arg(QString::fromStdString(ruleValueText(field, rules, index)));
    }
  }
  return text;
}

}  // namespace janso::test
