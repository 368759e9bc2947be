// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tips for a newcomer's first turns: one for each kind of decision, until the player has understood it.
//
// A kind counts as understood once the player has done it, or its tip was shown, often enough: a table in
// firstturns.cpp. In the matches of a newcomer the tips come again in each.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/action.h"

namespace janso {

enum class TurnKind : std::uint8_t {
  Discard,  // an ordinary turn of the player
  Call,     // the player may call another player's tile
  Riichi,   // riichi may be declared
  Win,
};
inline constexpr int kTurnKinds = 4;

// The most important kind on offer.
TurnKind turnKindOf(const Decision &decision);
// Whether the answer does what the tip is about: a discard, a call or a skip, riichi, a win.
bool doesTurn(TurnKind kind, const Action &answer);

class FirstTurns {
 public:
  // Reads the format of text(). Anything it cannot read counts as 0.
  static FirstTurns fromText(std::string_view text);
  // For a settings file: "done told" for each kind, such as "2 3 0 1 0 0 0 0".
  std::string text() const;

  bool isUnderstood(TurnKind kind) const;
  // Whether the player has done it before and knows the button, mouse, or key for it.
  bool isHandled(TurnKind kind) const;
  // Call this once for each decision at which the tip is shown.
  void noteShown(TurnKind kind);
  void noteDone(TurnKind kind);
  // Shows the tips again in another match; what is handled stays handled.
  void beginMatch();

  bool operator==(const FirstTurns &) const = default;

 private:
  struct Count {
    int done = 0;
    int shown = 0;
    bool operator==(const Count &) const = default;
  };
  std::array<Count, kTurnKinds> m_counts;
};

}  // namespace janso
