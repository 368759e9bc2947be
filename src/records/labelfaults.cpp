// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds recorded wins whose label contradicts the rest of the record.
#include "records/labelfaults.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "rules/dora.h"
#include "rules/payment.h"
#include "rules/score.h"

namespace janso {
namespace {

const HoraInfo *winAt(const RecordedHand &hand, std::size_t event) {
  const Hora *win = event < hand.events.size() ? std::get_if<Hora>(&hand.events[event].event()) : nullptr;
  return win != nullptr ? &*win->info : nullptr;
}

// All tiles of the winner, those in melds and the winning tile included, as the events before the win show.
std::vector<Tile> tilesHad(const RecordedHand &hand, const HoraInfo &win) {
  const int seat = win.winner;
  const HandTiles &deal = hand.start().hands[static_cast<std::size_t>(seat)];
  std::vector<Tile> tiles(deal.begin(), deal.end());
  for (const RecordedEvent &each : hand.events) {
    if (const auto *draw = std::get_if<Tsumo>(&each.event()); draw != nullptr && draw->seat == seat)
      tiles.push_back(draw->tile);
    if (const auto *call = std::get_if<Call>(&each.event());
        call != nullptr && call->seat == seat && call->meld.type <= MeldType::Daiminkan)
      tiles.push_back(call->meld.called);
    if (const auto *discard = std::get_if<Dahai>(&each.event());
        discard != nullptr && discard->seat == seat) {
      const auto at = std::find(tiles.begin(), tiles.end(), discard->tile);
      if (at != tiles.end())
        tiles.erase(at);
    }
  }
  if (win.from >= 0)
    tiles.push_back(win.winTile);
  return tiles;
}

template <class Indicators>
int countDora(const std::vector<Tile> &tiles, const Indicators &indicators, int players) {
  const TileCounts dora = doraCounts(indicators, players);
  return std::accumulate(tiles.begin(), tiles.end(), 0,
                         [&](int count, Tile tile) { return count + dora[tile.kind()]; });
}

int hanOf(const WinResult &result, YakuId id) {
  for (const YakuHan &yaku : result.yaku) {
    if (yaku.id == id)
      return yaku.han;
  }
  return 0;
}

std::string doraText(const std::array<int, 3> &counts) {
  return std::to_string(counts[0]) + " dora, " + std::to_string(counts[1]) + " ura dora and " +
         std::to_string(counts[2]) + (counts[2] == 1 ? " red five" : " red fives");
}

// What the winner and whoever pays exchange for the hand alone, when this win collects `honba` counters.
std::int32_t paidForHand(const HoraInfo &win, int honba, const RuleSet &rules) {
  std::int32_t paid = 0;
  for (std::int32_t delta : win.result.deltas)
    paid += std::max(0, -delta);
  return paid - honbaPointsOf(rules, honba, win.from < 0);
}

// What han and fu of the label are worth; nothing when the label does not tell them.
std::optional<std::int32_t> worth(const HoraInfo &win, const Stated &stated, int dealer,
                                  const RuleSet &rules) {
  const WinResult &result = win.result;
  if (!stated.fu || !stated.han || result.yakuman > 0)
    return {};
  Limit limit = Limit::None;
  const std::int32_t base = basePoints(result.han, result.fu, 0, rules, limit);
  return handPointsOf(rules, base, win.winner == dealer, win.from < 0);
}

// Whether this win, not before the first of them, is paid the counters.
bool collectsHonba(const RecordedHand &hand, std::size_t event, const RuleSet &rules) {
  return !std::holds_alternative<Hora>(hand.events[event - 1].event()) ||
         rules.multiRonHonba == MultiRonHonba::Each;
}

// What does not fit in the label; empty when all does.
std::string misfit(const HoraInfo &win, const Stated &stated, const KyokuStarted &start, bool collects,
                   const RuleSet &rules) {
  const WinResult &result = win.result;
  std::int32_t han = 0;
  for (const YakuHan &yaku : result.yaku)
    han += yaku.han;
  const bool counted = stated.yaku && !result.yaku.empty() && result.yakuman == 0;
  if (counted && stated.han && han != result.han)
    return "its yaku make " + std::to_string(han) + " han, but it says " + std::to_string(result.han);
  const std::optional<std::int32_t> points = worth(win, stated, start.dealer, rules);
  if (points && stated.points && *points != result.handPoints)
    return std::to_string(result.han) + " han and " + std::to_string(result.fu) + " fu are " +
           std::to_string(*points) + " points, but it says " + std::to_string(result.handPoints);
  const std::int32_t paid = paidForHand(win, collects ? start.honba : 0, rules);
  if (stated.points && stated.deltas && paid != result.handPoints)
    return "it says " + std::to_string(result.handPoints) + " points, but " + std::to_string(paid) +
           " were paid for the hand";
  return {};
}

// What the label says that the hand is worth; nothing when it does not.
std::optional<std::int32_t> saidWorth(const RecordedEvent &event, int dealer, const RuleSet &rules) {
  const HoraInfo &win = *std::get<Hora>(event.event()).info;
  return event.stated().points ? win.result.handPoints : worth(win, event.stated(), dealer, rules);
}

}  // namespace

std::optional<CorrectedLabel> correctedDora(const RecordedHand &hand, std::size_t event,
                                            const RuleSet &rules) {
  const HoraInfo *win = winAt(hand, event);
  if (win == nullptr || win->result.yakuman > 0)
    return {};
  const Stated &stated = hand.events[event].stated();
  if (!stated.yaku || !stated.indicators || !stated.ura)
    return {};
  const std::vector<Tile> tiles = tilesHad(hand, *win);
  // Norths set aside stand among the dora.
  const auto norths =
      static_cast<int>(std::count_if(hand.events.begin(), hand.events.end(), [&](const RecordedEvent &each) {
        const auto *aside = std::get_if<Kita>(&each.event());
        return aside != nullptr && aside->seat == win->winner;
      }));
  const std::array ids = {YakuId::Dora, YakuId::UraDora, YakuId::AkaDora};
  const std::array<int, 3> shown = {
      rules.dora ? countDora(tiles, win->doraIndicators, rules.players) + norths : 0,
      rules.uraDora ? countDora(tiles, win->uraIndicators, rules.players) : 0,
      static_cast<int>(std::count_if(tiles.begin(), tiles.end(), [](Tile tile) { return tile.isRed(); }))};
  std::array<int, 3> said{};
  for (std::size_t i = 0; i < ids.size(); ++i)
    said[i] = hanOf(win->result, ids[i]);
  said[0] += hanOf(win->result, YakuId::Kita);
  if (said == shown)
    return {};
  HoraInfo info = *win;
  info.result.yaku.clear();
  for (const YakuHan &yaku : win->result.yaku) {
    if (std::find(ids.begin(), ids.end(), yaku.id) == ids.end() && yaku.id != YakuId::Kita)
      info.result.yaku.push_back(yaku);
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (shown[i] > 0)
      info.result.yaku.push_back({ids[i], static_cast<std::uint8_t>(shown[i]), 0});
  }
  CorrectedLabel corrected{hand.events[event], "the label of the win counts " + doraText(said) +
                                                   ", but the record's tiles and indicators show " +
                                                   doraText(shown)};
  corrected.event.read.event = Hora{info};
  return corrected;
}

std::optional<CorrectedLabel> correctedSticks(const RecordedHand &hand, std::size_t event) {
  const HoraInfo *win = winAt(hand, event);
  const bool first = win != nullptr && winAt(hand, event - 1) == nullptr;
  if (!first || !hand.events[event].stated().deltas)
    return {};
  std::int32_t sticks = hand.start().kyotaku;
  std::int32_t taken = 0;
  for (const RecordedEvent &each : hand.events) {
    sticks += std::holds_alternative<RiichiAccepted>(each.event()) ? 1 : 0;
    if (const auto *won = std::get_if<Hora>(&each.event()))
      taken += std::accumulate(won->info->result.deltas.begin(), won->info->result.deltas.end(), 0);
  }
  if (taken == sticks * kStick)
    return {};
  HoraInfo info = *win;
  info.result.deltas[static_cast<std::size_t>(info.winner)] += sticks * kStick - taken;
  CorrectedLabel corrected{hand.events[event], "the sticks on the table are " +
                                                   std::to_string(sticks * kStick) +
                                                   " points, but the payments take " + std::to_string(taken)};
  corrected.event.read.event = Hora{info};
  return corrected;
}

std::optional<CorrectedLabel> withoutPayments(const RecordedEvent &recorded, const RecordedHand &hand,
                                              std::size_t event, const RuleSet &rules) {
  const HoraInfo *win = winAt(hand, event);
  if (win == nullptr || !hand.events[event].stated().deltas)
    return {};
  const std::optional<std::int32_t> said = saidWorth(recorded, hand.start().dealer, rules);
  const int honba = collectsHonba(hand, event, rules) ? hand.start().honba : 0;
  if (!said || *said != paidForHand(*win, honba, rules))
    return {};
  CorrectedLabel corrected{hand.events[event], "the payments follow the label of the win"};
  Stated &stated = corrected.event.read.stated;
  stated.deltas = stated.yaku = stated.han = stated.fu = stated.points = stated.limit = false;
  return corrected;
}

std::optional<CorrectedLabel> withoutLabel(const RecordedHand &hand, std::size_t event,
                                           const RuleSet &rules) {
  const HoraInfo *win = winAt(hand, event);
  if (win == nullptr || !hand.events[event].stated().deltas)
    return {};
  const bool collects = collectsHonba(hand, event, rules);
  const std::string wrong = misfit(*win, hand.events[event].stated(), hand.start(), collects, rules);
  if (wrong.empty())
    return {};
  CorrectedLabel corrected{hand.events[event],
                           "the label of the win contradicts itself or the payments: " + wrong};
  Stated &stated = corrected.event.read.stated;
  stated.yaku = stated.han = stated.fu = stated.points = stated.limit = false;
  return corrected;
}

}  // namespace janso
