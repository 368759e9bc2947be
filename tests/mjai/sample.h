// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One small made-up hand that uses every kind of event, for the tests of the protocol.
#pragma once

#include <algorithm>
#include <vector>

#include "rules/event.h"
#include "rules/presets/presets.h"
#include "support/tiles.h"

namespace janso::test {

inline Meld meldOf(MeldType type, std::string_view all, std::string_view called, int from,
                   std::string_view added = {}) {
  Meld meld;
  meld.type = type;
  meld.tiles = handOf<InlineVec<Tile, 4>>(all);
  std::sort(meld.tiles.begin(), meld.tiles.end());
  if (!called.empty())
    meld.called = tile(called);
  if (!added.empty())
    meld.added = tile(added);
  meld.from = static_cast<std::int8_t>(from);
  return meld;
}

inline KyokuStarted sampleDeal() {
  KyokuStarted start;
  start.bakaze = 1;
  start.round = 1;
  start.kyoku = 2;
  start.honba = 3;
  start.kyotaku = 1;
  start.dealer = 2;
  start.scores = {24000, 25000, 30100, 19900};
  start.doraIndicator = tile("0p");
  start.hands = {handOf<HandTiles>("123m456p789s1122z"), handOf<HandTiles>("11123456789m55z"),
                 handOf<HandTiles>("340m340p340s1167z"), handOf<HandTiles>("19m19p19s1234567z")};
  return start;
}

inline HoraInfo sampleWin() {
  HoraInfo win;
  win.winner = 0;
  win.from = 3;
  win.hand = handOf<HandTiles>("123m456p78s22z");
  win.melds.push_back(meldOf(MeldType::Pon, "111z", "1z", 2));
  win.winTile = tile("9s");
  win.doraIndicators.push_back(tile("0p"));
  win.result.yaku.push_back({YakuId::SeatWind, 1, 0});
  win.result.yaku.push_back({YakuId::AkaDora, 2, 0});
  win.result.han = 3;
  win.result.fu = 30;
  win.result.handPoints = 3900;
  win.result.deltas = {6800, 0, 0, -4800};
  win.scores = {29800, 25000, 30100, 15100};
  return win;
}

inline std::vector<Event> sampleEvents(const RuleSet &rules) {
  MatchInfo info;
  info.rules = rules;
  info.names = {"A", "B", "C", "D"};
  std::vector<Event> events;
  events.push_back(MatchStarted{info});
  events.push_back(sampleDeal());
  events.push_back(Tsumo{2, tile("3z"), false});
  events.push_back(Dahai{2, tile("1z"), false});
  events.push_back(Call{0, meldOf(MeldType::Pon, "111z", "1z", 2)});
  events.push_back(Dahai{0, tile("7s"), false});
  events.push_back(Call{1, meldOf(MeldType::Chi, "678s", "7s", 0)});
  events.push_back(Dahai{1, tile("5z"), false});
  events.push_back(Tsumo{2, tile("0s"), false});
  events.push_back(Riichi{2});
  events.push_back(Dahai{2, tile("0s"), true});
  events.push_back(RiichiAccepted{2});
  events.push_back(Call{3, meldOf(MeldType::Daiminkan, "5550s", "0s", 2)});
  events.push_back(Tsumo{3, tile("9m"), true});
  events.push_back(DoraRevealed{tile("7z")});
  events.push_back(Dahai{3, tile("9m"), true});
  events.push_back(Tsumo{0, tile("1z"), false});
  events.push_back(Call{0, meldOf(MeldType::Kakan, "1111z", "1z", 2, "1z")});
  events.push_back(Tsumo{0, tile("4p"), true});
  events.push_back(Call{0, meldOf(MeldType::Ankan, "2222z", {}, -1)});
  events.push_back(DoraRevealed{tile("6z")});
  events.push_back(Tsumo{0, tile("4p"), true});
  events.push_back(Dahai{0, tile("4p"), true});
  events.push_back(Hora{sampleWin()});
  events.push_back(KyokuEnded{});
  RyukyokuInfo draw;
  draw.type = DrawType::Kyuushu;
  draw.declarer = 3;
  draw.hands[3] = handOf<HandTiles>("19m19p19s12345677z");
  draw.scores = {29800, 25000, 30100, 15100};
  events.push_back(sampleDeal());
  events.push_back(Ryukyoku{draw});
  events.push_back(KyokuEnded{});
  MatchResult result;
  result.scores = {29800, 25000, 30100, 15100};
  events.push_back(MatchEnded{result});
  return events;
}

// A hand of three players: an open riichi, two Norths set aside, one of them won on.
inline std::vector<Event> sampleEventsOfThree() {
  MatchInfo info;
  info.rules = tenhouSanma();
  info.names = {"A", "B", "C", ""};
  KyokuStarted start;
  start.kyoku = 2;
  start.dealer = 2;
  start.scores = {34000, 35000, 36000, 0};
  start.doraIndicator = tile("1m");
  start.hands = {handOf<HandTiles>("19m456p789s11224z"),
                 handOf<HandTiles>("11123456789p55z"),
                 handOf<HandTiles>("340p340s116777z9m"),
                 {}};
  for (HandTiles &hand : start.hands)
    std::sort(hand.begin(), hand.end());
  std::vector<Event> events;
  events.push_back(MatchStarted{info});
  events.push_back(start);
  events.push_back(Tsumo{2, tile("4z"), false});
  events.push_back(Kita{2, tile("4z")});
  events.push_back(Tsumo{2, tile("1z"), true});
  events.push_back(Dahai{2, tile("1z"), true});
  events.push_back(Call{0, meldOf(MeldType::Pon, "111z", "1z", 2)});
  events.push_back(Dahai{0, tile("9m"), false});
  events.push_back(Tsumo{1, tile("2z"), false});
  events.push_back(Riichi{1, true, handOf<HandTiles>("11123456789p55z")});
  events.push_back(Dahai{1, tile("2z"), true});
  events.push_back(RiichiAccepted{1});
  events.push_back(Tsumo{2, tile("9s"), false});
  events.push_back(Dahai{2, tile("9s"), true});
  RyukyokuInfo draw;
  draw.type = DrawType::Exhaustive;
  draw.tenpai = {false, true, false, false};
  draw.hands[1] = handOf<HandTiles>("11123456789p55z");
  draw.deltas = {-1000, 2000, -1000, 0};
  draw.scores = {33000, 36000, 35000, 0};
  events.push_back(Ryukyoku{draw});
  events.push_back(KyokuEnded{});
  MatchResult result;
  result.scores = {33000, 36000, 36000, 0};
  events.push_back(MatchEnded{result});
  return events;
}

}  // namespace janso::test
