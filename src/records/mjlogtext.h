// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Numbers out of the attributes of a tag; every error names the attribute.
#pragma once

#include <QXmlStreamAttributes>
#include <vector>

#include "records/mjlogtiles.h"
#include "rules/result.h"

namespace janso {

// Attribute of a GO tag of ours: the ruleset as JSON (rulesetjson.h), percent-encoded.
inline constexpr char kMjlogRules[] = "rules";

// Attribute of an AGARI tag of ours, where the format's own list cannot say it: every yaku as
// key:han:yakuman.
inline constexpr char kMjlogYaku[] = "exactYaku";

inline constexpr int kMostNumber = 1'000'000;  // scores in hundreds and all else stay far below

inline Result<std::vector<int>> numbersOf(const QXmlStreamAttributes &attributes, const char *key) {
  if (!attributes.hasAttribute(QLatin1String(key)))
    return Error{std::string("the attribute ") + key + " is missing"};
  Result<std::vector<int>> numbers = numbersFrom(attributes.value(QLatin1String(key)));
  if (!numbers)
    return numbers.error().in(key);
  for (int number : *numbers) {
    if (number < -kMostNumber || number > kMostNumber)
      return Error{std::string(key) + ": " + std::to_string(number) + " is out of range"};
  }
  return numbers;
}

inline Result<int> numberOf(const QXmlStreamAttributes &attributes, const char *key) {
  const Result<std::vector<int>> numbers = numbersOf(attributes, key);
  if (!numbers)
    return numbers.error();
  if (numbers->size() != 1)
    return Error{std::string(key) + " must be one number"};
  return numbers->front();
}

}  // namespace janso
