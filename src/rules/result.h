// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A value, or a sentence that says why there is none.
//
// For foreign input: a file, a setting, a bot's reply, a command line. The text is plain English, for logs
// and for the person who fixes the file, and names the file, line or event. The window and the command line
// translate by `words`, or by `code` where they have their own texts.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace janso {

struct FaultWords;

struct Error {
  std::string text;  // one sentence, no line break
  int code = 0;      // its meaning is local to the function that returns it; 0 = none
  // For a fault from a table (fault.h): its row, and the data for the placeholders of its words. Null: only
  // the text exists.
  const FaultWords *words = nullptr;
  std::vector<std::string> data = {};
  int position = 0;  // position in the input, from 1, that `text` mentions and `words` does not; 0 = none

  // The same error with an outer context: "hand 3: unknown tile 'x'". It is then a detail for the person who
  // fixes what `context` names, and stays in English.
  Error in(const std::string &context) const { return {context + ": " + text, code}; }
  friend bool operator==(const Error &, const Error &) = default;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : m_value(std::move(value)) {}      // NOLINT: converts on purpose
  Result(Error error) : m_error(std::move(error)) {}  // NOLINT: converts on purpose

  bool ok() const { return m_value.has_value(); }
  explicit operator bool() const { return ok(); }

  // Only when ok().
  const T &value() const & {
    assert(ok());
    return *m_value;
  }
  T &&value() && {
    assert(ok());
    return std::move(*m_value);
  }
  const T &operator*() const & { return value(); }
  const T *operator->() const {
    assert(ok());
    return &*m_value;
  }
  // Only when not ok().
  const Error &error() const {
    assert(!ok());
    return m_error;
  }

 private:
  std::optional<T> m_value;
  Error m_error;
};

}  // namespace janso
