// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/seatportrait.h"

#include "widgets/lexicon/emblemnames.h"
#include "widgets/paint/portraits.h"

namespace janso {

QString seatPortrait(const SeatSetup &setup, int seat) {
  switch (setup.kind) {
    case PlayerKind::Human:
      return emblemPortrait(shownEmblem(setup.emblem, seat));
    case PlayerKind::Bot:
      return botPortrait(setup.botId);
    case PlayerKind::Plugin:
      return emblemPortrait(QStringLiteral("plugin"));
    case PlayerKind::External:
      break;
  }
  return emblemPortrait(QStringLiteral("program"));
}

std::array<QString, 4> seatPortraits(const MatchSetup &setup) {
  std::array<QString, 4> portraits;
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat)
    portraits[seat] = seatPortrait(setup.seats[seat], static_cast<int>(seat));
  return portraits;
}

void keepEmblems(MatchSetup &setup) {
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat) {
    if (setup.seats[seat].kind == PlayerKind::Human)
      setup.seats[seat].emblem = shownEmblem(setup.seats[seat].emblem, static_cast<int>(seat));
  }
}

}  // namespace janso
