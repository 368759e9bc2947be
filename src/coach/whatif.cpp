// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/whatif.h"

#include <algorithm>
#include <optional>

namespace janso {

namespace {

std::optional<WinInput> closed(const WinInput &input) {
  if (isMenzen(input))
    return std::nullopt;
  WinInput changed = input;
  changed.melds.clear();
  changed.lastKan = -1;
  for (const Meld &meld : input.melds) {
    if (meld.isKan()) {
      Meld kan = meld;
      kan.type = MeldType::Ankan;
      kan.called = kan.added = Tile();
      kan.from = -1;
      changed.melds.push_back(kan);
      continue;
    }
    for (Tile tile : meld.tiles)
      insertSorted(changed.concealed, tile);
  }
  return changed;
}

std::optional<WinInput> withRiichi(const WinInput &input) {
  // A first-turn win comes before any declaration.
  if (!isMenzen(input) || input.riichi || input.tenhou || input.chiihou || input.renhou)
    return std::nullopt;
  WinInput changed = input;
  changed.riichi = true;
  return changed;
}

std::optional<WinInput> damaten(const WinInput &input) {
  if (!input.riichi)
    return std::nullopt;
  WinInput changed = input;
  changed.riichi = changed.doubleRiichi = changed.openRiichi = changed.ippatsu = false;
  changed.uraIndicators.clear();
  changed.arisu.clear();
  return changed;
}

int copiesOf(const WinInput &input, Kind kind) {
  int copies = input.winTile.kind() == kind ? 1 : 0;
  copies += static_cast<int>(
      std::ranges::count_if(input.concealed, [kind](Tile tile) { return tile.kind() == kind; }));
  for (const Meld &meld : input.melds)
    copies += static_cast<int>(
        std::ranges::count_if(meld.tiles, [kind](Tile tile) { return tile.kind() == kind; }));
  return copies;
}

// The indicator of another dora of which the hand holds as few as can be, and how many these are.
struct MoreDora {
  Tile indicator;
  int dora = 0;
};

MoreDora moreDora(const WinInput &input, const RuleSet &rules) {
  MoreDora best;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const Kind dora = doraOf(kind, rules.players);
    const int copies = copiesOf(input, dora) + (dora == kNorth ? input.kita : 0);
    if (copies > 0 && copiesOf(input, kind) < 4 && (best.dora == 0 || copies < best.dora))
      best = {Tile(kind), copies};
  }
  return best;
}

std::optional<WinInput> selfDrawn(const WinInput &input) {
  if (input.tsumo)
    return std::nullopt;
  WinInput changed = input;
  changed.tsumo = true;
  changed.from = -1;
  changed.houtei = changed.chankan = changed.renhou = changed.kitaRon = false;
  changed.fromRiichi = changed.afterKan = changed.riichiTile = changed.shotBird = false;
  return changed;
}

// From a seat that is not the dealer where there is one: what most would have paid.
std::optional<WinInput> discarded(const WinInput &input, const RuleSet &rules) {
  if (!input.tsumo || input.tenhou || input.chiihou)
    return std::nullopt;
  WinInput changed = input;
  changed.tsumo = false;
  changed.haitei = changed.rinshan = false;
  for (int step = 1; step < rules.players; ++step) {
    const int seat = (input.winner + step) % rules.players;
    changed.from = static_cast<std::int8_t>(seat);
    if (seat != input.dealer)
      break;
  }
  return changed;
}

bool sameWorth(const WinResult &a, const WinResult &b) {
  return a.han == b.han && a.fu == b.fu && a.yakuman == b.yakuman && a.payments == b.payments;
}

}  // namespace

bool isMenzen(const WinInput &input) {
  return std::ranges::none_of(input.melds, [](const Meld &meld) { return meld.isOpen(); });
}

std::vector<WhatIf> whatIfs(const WinInput &input, const RuleSet &rules) {
  std::vector<WhatIf> list;
  const ScoreOutcome now = scoreHand(input, rules);
  if (!now.result)
    return list;
  const auto consider = [&](WhatIfKind kind, const std::optional<WinInput> &changed, int dora = 0) {
    if (!changed)
      return;
    const WhatIf made{kind, dora, kind == WhatIfKind::Ron ? changed->from : -1, *changed,
                      scoreHand(*changed, rules)};
    if (!made.outcome.result || !sameWorth(*made.outcome.result, *now.result))
      list.push_back(made);
  };
  consider(WhatIfKind::Closed, closed(input));
  consider(WhatIfKind::Riichi, withRiichi(input));
  consider(WhatIfKind::Damaten, damaten(input));
  if (const MoreDora more = moreDora(input, rules); rules.dora && more.dora > 0) {
    WinInput changed = input;
    // With all five turned there is no room for a sixth.
    if (changed.doraIndicators.size() < changed.doraIndicators.capacity()) {
      changed.doraIndicators.push_back(more.indicator);
      consider(WhatIfKind::MoreDora, changed, more.dora);
    }
  }
  consider(WhatIfKind::Tsumo, selfDrawn(input));
  consider(WhatIfKind::Ron, discarded(input, rules));
  return list;
}

}  // namespace janso
