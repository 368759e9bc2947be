// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A vector with its storage inside: a value that never touches the heap.
//
// Rounds, views and actions are copied for every decision; fixed capacity keeps those copies flat.
// Exceeding the capacity is our own mistake: it is never written past the end, also where assertions are off,
// but thrown (std::length_error), so that a run over many files can name the one that led to it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>

namespace janso {

[[noreturn]] inline void throwFull() {
  throw std::length_error("an InlineVec is full");
}

template <class T, std::size_t N>
class InlineVec {
 public:
  using value_type = T;
  using iterator = T *;
  using const_iterator = const T *;

  constexpr InlineVec() = default;
  constexpr InlineVec(std::initializer_list<T> items) {
    for (const T &item : items)
      push_back(item);
  }

  constexpr std::size_t size() const { return m_size; }
  constexpr bool empty() const { return m_size == 0; }
  static constexpr std::size_t capacity() { return N; }

  constexpr T *begin() { return m_items.data(); }
  constexpr T *end() { return m_items.data() + m_size; }
  constexpr const T *begin() const { return m_items.data(); }
  constexpr const T *end() const { return m_items.data() + m_size; }
  constexpr T *data() { return m_items.data(); }
  constexpr const T *data() const { return m_items.data(); }

  constexpr T &operator[](std::size_t i) {
    assert(i < m_size);
    return m_items[i];
  }
  constexpr const T &operator[](std::size_t i) const {
    assert(i < m_size);
    return m_items[i];
  }
  constexpr T &front() { return (*this)[0]; }
  constexpr const T &front() const { return (*this)[0]; }
  constexpr T &back() { return (*this)[m_size - 1U]; }
  constexpr const T &back() const { return (*this)[m_size - 1U]; }

  constexpr void push_back(const T &item) {
    if (m_size >= N) [[unlikely]]
      throwFull();
    m_items[m_size++] = item;
  }
  // Appends what make(item) gives for each of `items`. Cheaper than one push_back() after the other: the size
  // need not be read back from memory before the next.
  template <class Items, class Make>
  constexpr void append(const Items &items, Make make) {
    if (m_size + items.size() > N) [[unlikely]]
      throwFull();
    std::size_t at = m_size;
    for (const auto &item : items)
      m_items[at++] = make(item);
    m_size = static_cast<std::uint16_t>(at);
  }
  constexpr void pop_back() {
    assert(m_size > 0);
    --m_size;
  }
  constexpr void clear() { m_size = 0; }
  // Takes out the item at `i`; the later ones move down and keep their order.
  constexpr void erase(std::size_t i) {
    assert(i < m_size);
    for (std::size_t k = i + 1; k < m_size; ++k)
      m_items[k - 1] = m_items[k];
    --m_size;
  }
  constexpr void insert(std::size_t i, const T &item) {
    assert(i <= m_size);
    if (m_size >= N) [[unlikely]]
      throwFull();
    for (std::size_t k = m_size; k > i; --k)
      m_items[k] = m_items[k - 1];
    m_items[i] = item;
    ++m_size;
  }

  friend constexpr bool operator==(const InlineVec &a, const InlineVec &b) {
    if (a.m_size != b.m_size)
      return false;
    for (std::size_t i = 0; i < a.m_size; ++i) {
      if (!(a.m_items[i] == b.m_items[i]))
        return false;
    }
    return true;
  }

 private:
  std::array<T, N> m_items{};
  std::uint16_t m_size = 0;
};

// Inserts `item` into an ascending vector, after its equals.
template <class T, std::size_t N>
constexpr void insertSorted(InlineVec<T, N> &sorted, const T &item) {
  std::size_t at = sorted.size();
  sorted.push_back(item);
  for (; at > 0 && item < sorted[at - 1]; --at)
    sorted[at] = sorted[at - 1];
  sorted[at] = item;
}

}  // namespace janso
