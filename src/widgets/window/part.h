// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A part that an object is given when it is made: never null, and without a default, so a struct of parts in
// which one is forgotten does not compile.
#pragma once

#include <QtGlobal>
#include <type_traits>

namespace janso {

template <class T>
class Part {
 public:
  // Also from a pointer to a derived class. It must not be null, and must outlive the part.
  template <class U, class = std::enable_if_t<std::is_convertible_v<U *, T *>>>
  Part(U *part) : m_part(part) {  // NOLINT(google-explicit-constructor): a part stands for its pointer
    Q_ASSERT(part != nullptr);
  }

  template <class U, class = std::enable_if_t<std::is_convertible_v<U *, T *>>>
  Part(const Part<U> &part) : m_part(part) {}  // NOLINT(google-explicit-constructor)

  operator T *() const { return m_part; }  // NOLINT(google-explicit-constructor)
  T *operator->() const { return m_part; }
  T &operator*() const { return *m_part; }

 private:
  T *m_part;
};

}  // namespace janso
