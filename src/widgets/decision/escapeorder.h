// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What Escape closes at the table, from the highest thing to the lowest. The open question comes last: it
// gets the key only when there is nothing left to close, so that no key press ever does two things.
//
// What covers the whole table (curtain, pages, dialogs) takes its keys itself. Panels beside the table hide
// nothing: there Escape only gives the keyboard back to the table.
#pragma once

#include <array>
#include <functional>
#include <utility>

namespace janso {

// From the highest to the lowest.
enum class EscapeLayer {
  Explanation,  // of a yaku, beside the list
  Card,         // a reason, a hint or a warning above the hand
  Look,         // what a menu shows for a while: waits, danger, differences
  Tip,          // what is shown because the pointer rests
  Notice,       // a sentence that disappears by itself
};
inline constexpr int kEscapeLayers = static_cast<int>(EscapeLayer::Notice) + 1;

class EscapeOrder {
 public:
  // Closes a thing if it is shown, and returns whether it was.
  using Closer = std::function<bool()>;

  // What the closer refers to must outlive the order. A layer can have several closers.
  void add(EscapeLayer layer, Closer closer) {
    Closer &at = m_closers[static_cast<std::size_t>(layer)];
    at = [first = std::move(at), next = std::move(closer)] { return (first && first()) || next(); };
  }
  // Returns false if nothing was there to close.
  bool closeTopmost() const {
    for (const Closer &closer : m_closers) {
      if (closer && closer())
        return true;
    }
    return false;
  }

 private:
  std::array<Closer, kEscapeLayers> m_closers;
};

}  // namespace janso
