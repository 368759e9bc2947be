// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a newcomer is told in the first turns: one thing for each kind of decision, until it was understood.
//
// Understood is what the player has done twice, or was told eight times and leaves alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/action.h"

namespace janso {

enum class TurnKind : std::uint8_t {
  Discard,  // the own turn, and nothing more
  Call,     // another's tile may be taken
  Riichi,   // it may be declared
  Win,
};
inline constexpr int kTurnKinds = 4;

// The greatest thing that is on offer.
TurnKind turnKindOf(const Decision &decision);
// The answer is what one does there: a discard, a call or letting it go, riichi, the win.
bool doesTurn(TurnKind kind, const Action &answer);

class FirstTurns {
 public:
  // As text() wrote it; whatever it does not know counts as nothing.
  static FirstTurns fromText(std::string_view text);
  // For a settings file: "done told" of each kind, such as "2 3 0 1 0 0 0 0".
  std::string text() const;

  bool isUnderstood(TurnKind kind) const;
  // To be called once for each decision at which it is said.
  void noteTold(TurnKind kind);
  void noteDone(TurnKind kind);

  bool operator==(const FirstTurns &) const = default;

 private:
  struct Count {
    int done = 0;
    int told = 0;
    bool operator==(const Count &) const = default;
  };
  std::array<Count, kTurnKinds> m_counts;
};

}  // namespace janso
