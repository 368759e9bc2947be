// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tables of what may be wrong with an input, or is worth knowing of one: a code and its words.
//
//   constexpr std::array kFaults{
//       FaultRow{NotationFault::SuitAlone, {QT_TRANSLATE_NOOP("FaultTexts", "suit '%1' without a digit before
//       it")}}};
//   return faultOf(kFaults, NotationFault::SuitAlone, {"m"});
//
// No code is 0, and none is that of another table whose faults the same reader may give. Error::text is then
// the English of the row, for logs and files; who shows the error to somebody makes the sentence from the row
// and the data (widgets/sentences/faulttexts.h).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.h"

// Qt's own mark for what is to be translated, for layers that have no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace janso {

// A part of a sentence without a capital letter or a full stop, in the context FaultTexts.
struct FaultWords {
  const char *english;        // with places %1 .. %9 for the data
  bool endsInSystem = false;  // the last of the data is what Qt or the system said, in English
};

template <class Code>
struct FaultRow {
  Code code{};
  FaultWords words;
};
// Clang needs to be told so of an aggregate.
template <class Code>
FaultRow(Code, FaultWords) -> FaultRow<Code>;

// `english` with the data in its places; what is filled in is not looked at again.
std::string withData(std::string_view english, const std::vector<std::string> &data);

// The row of that code, which must be there; the rows must outlive the error.
template <class Code, std::size_t Count>
Error faultOf(const std::array<FaultRow<Code>, Count> &rows, Code code, std::vector<std::string> data = {}) {
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [code](const FaultRow<Code> &each) { return each.code == code; });
  assert(row != rows.end() && static_cast<int>(code) != 0);
  std::string text = withData(row->words.english, data);
  return {std::move(text), static_cast<int>(code), &row->words, std::move(data)};
}

}  // namespace janso
