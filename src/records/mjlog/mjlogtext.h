// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads numbers from the attributes of a tag. Every error names the attribute.
#pragma once

#include <QXmlStreamAttributes>
#include <vector>

#include "records/mjlog/mjlogtiles.h"
#include "rules/result.h"

namespace janso {

// A Janso attribute of the GO tag: the ruleset as JSON (rulesetjson.h), percent-encoded.
inline constexpr char kMjlogRules[] = "rules";

// A Janso attribute of the AGARI tag, used when the format's own list cannot express the yaku: every yaku as
// key:han:yakuman.
inline constexpr char kMjlogYaku[] = "exactYaku";

inline constexpr int kMostNumber = 1'000'000;  // scores in hundreds and all other numbers are far smaller

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
