// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tables of faults or remarks about an input: a code and its words.
//
//   constexpr std::array kFaults{
//       FaultRow{NotationFault::SuitAlone,
//                {QT_TRANSLATE_NOOP("FaultTexts", "no digit before the suit '%1'")}}};
//   return faultOf(kFaults, NotationFault::SuitAlone, {"m"});
//
// No code is 0, and no code is used by another table whose faults the same reader can return. Error::text is
// the English text of the row, for logs and files; code that shows the error to a user builds the sentence
// from the row and the data (widgets/sentences/faulttexts.h).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.h"

// Qt's marker for translatable text, for layers without Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace janso {

// A part of a sentence without a capital letter or a full stop, in the translation context FaultTexts.
struct FaultWords {
  const char *english;        // with placeholders %1 .. %9 for the data
  bool endsInSystem = false;  // the last item of the data is an English message of Qt or the system
};

template <class Code>
struct FaultRow {
  Code code{};
  FaultWords words;
};
// Clang needs this deduction guide for an aggregate.
template <class Code>
FaultRow(Code, FaultWords) -> FaultRow<Code>;

// Puts the data into the placeholders of `english`; inserted text is not scanned again.
std::string withData(std::string_view english, const std::vector<std::string> &data);

// The error for the row with this code, which must exist; the rows must outlive the error.
template <class Code, std::size_t Count>
Error faultOf(const std::array<FaultRow<Code>, Count> &rows, Code code, std::vector<std::string> data = {}) {
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [code](const FaultRow<Code> &each) { return each.code == code; });
  assert(row != rows.end() && static_cast<int>(code) != 0);
  std::string text = withData(row->words.english, data);
  return {std::move(text), static_cast<int>(code), &row->words, std::move(data)};
}

}  // namespace janso
