// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A vector with its storage inside: a value that never touches the heap.
//
// Rounds, views and actions are copied for every decision; the fixed capacity keeps those copies flat.
// Exceeding the capacity is a programming error. It never writes past the end but throws std::length_error,
// even with assertions off, so that a run over many files can name the file that caused it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <type_traits>

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

  constexpr std::size_t size() const { return static_cast<std::size_t>(m_size); }
  constexpr bool empty() const { return size() == 0; }
  static constexpr std::size_t capacity() { return N; }

  constexpr T *begin() { return m_items.data(); }
  constexpr T *end() { return m_items.data() + size(); }
  constexpr const T *begin() const { return m_items.data(); }
  constexpr const T *end() const { return m_items.data() + size(); }
  constexpr T *data() { return m_items.data(); }
  constexpr const T *data() const { return m_items.data(); }

  constexpr T &operator[](std::size_t i) {
    assert(i < size());
    return m_items[i];
  }
  constexpr const T &operator[](std::size_t i) const {
    assert(i < size());
    return m_items[i];
  }
  constexpr T &front() { return (*this)[0]; }
  constexpr const T &front() const { return (*this)[0]; }
  constexpr T &back() { return (*this)[size() - 1U]; }
  constexpr const T &back() const { return (*this)[size() - 1U]; }

  constexpr void push_back(const T &item) {
    const std::size_t at = size();
    if (at >= N) [[unlikely]]
      throwFull();
    m_items[at] = item;
    setSize(at + 1);
  }
  // Appends make(item) for each of `items`. Cheaper than repeated push_back(), because the size is not read
  // back from memory before every item.
  template <class Items, class Make>
  constexpr void append(const Items &items, Make make) {
    std::size_t at = size();
    if (at + items.size() > N) [[unlikely]]
      throwFull();
    for (const auto &item : items)
      m_items[at++] = make(item);
    setSize(at);
  }
  constexpr void pop_back() {
    assert(size() > 0);
    setSize(size() - 1);
  }
  constexpr void clear() { setSize(0); }
  // Removes the item at `i`; later items move down and keep their order.
  constexpr void erase(std::size_t i) {
    assert(i < size());
    for (std::size_t k = i + 1; k < size(); ++k)
      m_items[k - 1] = m_items[k];
    setSize(size() - 1);
  }
  constexpr void insert(std::size_t i, const T &item) {
    assert(i <= size());
    const std::size_t last = size();
    if (last >= N) [[unlikely]]
      throwFull();
    for (std::size_t k = last; k > i; --k)
      m_items[k] = m_items[k - 1];
    m_items[i] = item;
    setSize(last + 1);
  }

  friend constexpr bool operator==(const InlineVec &a, const InlineVec &b) {
    if (a.size() != b.size())
      return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!(a.m_items[i] == b.m_items[i]))
        return false;
    }
    return true;
  }

 private:
  // The size takes one byte where that is enough, so that an Action takes eight. An enum instead of a number,
  // for the reason given in Tile.
  enum class Byte : std::uint8_t {};
  using Size = std::conditional_t<(N < 256), Byte, std::uint16_t>;

  constexpr void setSize(std::size_t size) { m_size = static_cast<Size>(size); }

  std::array<T, N> m_items{};
  Size m_size{};
};

// Inserts `item` into an ascending vector, after equal items.
template <class T, std::size_t N>
constexpr void insertSorted(InlineVec<T, N> &sorted, const T &item) {
  std::size_t at = sorted.size();
  sorted.push_back(item);
  for (; at > 0 && item < sorted[at - 1]; --at)
    sorted[at] = sorted[at - 1];
  sorted[at] = item;
}

}  // namespace janso
