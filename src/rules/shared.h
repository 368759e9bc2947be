// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An immutable value that is cheap to copy.
//
// Events carry rulesets and results that are large and never change; copies share one object. Equality
// compares the contents. Thread-safe, because the value cannot be written through it.
#pragma once

#include <cassert>
#include <memory>
#include <utility>

namespace janso {

template <class T>
class Shared {
 public:
  // Holds a default-constructed T; all such values share one object.
  Shared() : m_value(defaultValue()) {}
  Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}  // NOLINT: converts on purpose

  const T &operator*() const { return *m_value; }
  const T *operator->() const { return m_value.get(); }

  friend bool operator==(const Shared &a, const Shared &b) {
    return a.m_value == b.m_value || *a.m_value == *b.m_value;
  }

 private:
  static const std::shared_ptr<const T> &defaultValue() {
    static const std::shared_ptr<const T> value = std::make_shared<const T>();
    return value;
  }

  std::shared_ptr<const T> m_value;
};

}  // namespace janso
