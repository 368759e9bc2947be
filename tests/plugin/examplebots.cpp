// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A whole plugin: two bots that build the nearest tenpai, one by closed hands and one by pons of dragons and
// winds. A start for a bot of your own.
#include <QObject>
#include <algorithm>
#include <array>

#include "game/botplugin.h"
#include "rules/shanten.h"

namespace {

using namespace janso;

const Action *find(std::span<const Action> legal, ActionType type) {
  const auto found =
      std::find_if(legal.begin(), legal.end(), [type](const Action &action) { return action.type == type; });
  return found == legal.end() ? nullptr : &*found;
}

TileCounts concealed(const SeatView &view) {
  TileCounts counts = countsOf(view.hand);
  if (view.drawn.isKnown())
    counts.add(view.drawn);
  return counts;
}

// What this seat knows to be gone: its own hand, ponds, melds and indicators.
TileCounts visible(const SeatView &view) {
  TileCounts counts = concealed(view);
  for (const PlayerBoard &player : view.board.players) {
    for (const PondTile &discarded : player.pond) {
      if (discarded.calledBy < 0)  // a called one lies in a meld
        counts.add(discarded.tile);
    }
    for (const Meld &meld : player.melds) {
      for (const Tile tile : meld.tiles)
        counts.add(tile);
    }
  }
  for (const Tile indicator : view.board.doraIndicators)
    counts.add(indicator);
  return counts;
}

class Builder : public Bot {
 public:
  explicit Builder(bool calls) : m_calls(calls) {}

  Action decide(const SeatView &view, std::span<const Action> legal) override {
    for (const Action &action : legal) {
      if (action.isWin() || action.type == ActionType::Kita)
        return action;
    }
    const Action *skip = find(legal, ActionType::Skip);
    if (skip == nullptr)
      return discard(view, legal);
    const Action *pon = find(legal, ActionType::Pon);
    return m_calls && pon != nullptr && isValued(view, pon->tile.kind()) ? *pon : *skip;
  }

 private:
  // Dragons, the own wind and the wind of the round.
  static bool isValued(const SeatView &view, Kind kind) {
    return kind >= kHaku || kind == kEast + view.board.bakaze ||
           kind == kEast + view.board.seatWind(view.seat);
  }

  // The nearest tenpai, then the most tiles that help; riichi when it is on offer.
  static Action discard(const SeatView &view, std::span<const Action> legal) {
    const ActionType type =
        find(legal, ActionType::Riichi) != nullptr ? ActionType::Riichi : ActionType::Dahai;
    const DiscardOptions options =
        discardOptions(concealed(view), static_cast<int>(view.me().melds.size()), visible(view));
    const Action *best = nullptr;
    int bestValue = 0;
    for (const Action &action : legal) {
      if (action.type != type)
        continue;
      for (const DiscardOption &option : options) {
        // A red five is kept as long as a plain one will do.
        const int value = -1000 * option.shanten + 4 * option.tiles - (action.tile.isRed() ? 1 : 0);
        if (option.discard == action.tile.kind() && (best == nullptr || value > bestValue)) {
          best = &action;
          bestValue = value;
        }
      }
    }
    return best != nullptr ? *best : legal.front();
  }

  bool m_calls;
};

class ExampleBots : public QObject, public BotPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID JANSO_BOT_PLUGIN_IID FILE "examplebots.json")
  Q_INTERFACES(janso::BotPlugin)

 public:
  std::span<const PluginBot> bots() const override {
    static const std::array<PluginBot, 2> kBots{{
        {"example.closed", "Closed builder", "Never calls, and declares riichi when it can.",
         [](std::uint64_t) -> std::unique_ptr<Bot> { return std::make_unique<Builder>(false); }},
        {"example.valued", "Dragon collector", "Calls pon for dragons and its winds.",
         [](std::uint64_t) -> std::unique_ptr<Bot> { return std::make_unique<Builder>(true); }},
    }};
    return kBots;
  }
};

}  // namespace

JANSO_BOT_PLUGIN_LAYOUT

#include "examplebots.moc"
