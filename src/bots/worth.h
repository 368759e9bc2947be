// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The units that the engine calculates in: final points only, for play; or those for the decisions together
// with table points and places, for showing to a player.
//
// The engine is written for any worth W, with sums, multiples by a plain number, and order(), which decides
// everything. Both kinds decide identically to the last bit.
#pragma once

#include <type_traits>

namespace janso {

template <class T>
struct Units {
  T value = 0;  // final points (stakes.h); these decide everything
  T table = 0;  // change of the seat's score in this hand, in points
  T place = 0;  // change of the expected final place, 1 = best: below 0 is a gain

  constexpr Units() = default;
  constexpr Units(T same) : value(same), table(same), place(same) {}  // NOLINT: zero, mostly
  constexpr Units(T v, T t, T p) : value(v), table(t), place(p) {}
  template <class From>
  requires(!std::is_same_v<From, T>) explicit constexpr Units(const Units<From> &from)
      : value(static_cast<T>(from.value)),
        table(static_cast<T>(from.table)),
        place(static_cast<T>(from.place)) {}

  constexpr Units &operator+=(const Units &other) {
    value += other.value;
    table += other.table;
    place += other.place;
    return *this;
  }
  constexpr Units &operator-=(const Units &other) { return *this += other * T(-1); }
  constexpr Units &operator*=(T by) { return *this = *this * by; }
  constexpr Units &operator/=(T by) {
    value /= by;
    table /= by;
    place /= by;
    return *this;
  }
  friend constexpr Units operator+(Units a, const Units &b) { return a += b; }
  friend constexpr Units operator-(const Units &a, const Units &b) {
    return {a.value - b.value, a.table - b.table, a.place - b.place};
  }
  friend constexpr Units operator*(const Units &a, T by) {
    return {a.value * by, a.table * by, a.place * by};
  }
  friend constexpr Units operator*(T by, const Units &a) {
    return {by * a.value, by * a.table, by * a.place};
  }
  friend constexpr Units operator/(Units a, T by) { return a /= by; }
};

// The same worth in double precision, for calculating single figures.
template <class W>
using Wide = std::conditional_t<std::is_same_v<W, float>, double, Units<double>>;

template <class T>
constexpr T order(const Units<T> &worth) {
  return worth.value;
}
constexpr float order(float worth) {
  return worth;
}
constexpr double order(double worth) {
  return worth;
}

// Counts only for the decision: nobody wins or loses it.
template <class W>
constexpr W onlyToChoose(double margin) {
  if constexpr (std::is_floating_point_v<W>)
    return static_cast<W>(margin);
  else
    return {static_cast<decltype(W::value)>(margin), 0, 0};
}

}  // namespace janso
