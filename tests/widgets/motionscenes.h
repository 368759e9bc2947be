// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One event of each kind that moves something at the table, with the view that it happens in.
#pragma once

#include <vector>

#include "rules/yakuid.h"
#include "support/tableviews.h"

namespace janso::test {

struct MotionScene {
  const char *name;
  SeatView before;
  Event event;

  SeatView after() const {
    SeatView view = before;
    view.apply(event);
    return view;
  }
};

inline void deal(HandTiles &hand, std::string_view faces) {
  for (Tile t : tiles(faces))
    hand.push_back(t);
}

// East 1 of a match that has begun, as the seat 0 sees it.
inline MotionScene dealScene(int dealer = 0) {
  KyokuStarted started;
  started.dealer = static_cast<std::int8_t>(dealer);
  started.scores = {25000, 25000, 25000, 25000};
  started.dice = {3, 4};
  started.doraIndicator = tile("5p");
  for (std::size_t seat = 1; seat < 4; ++seat) {
    for (int i = 0; i < 13; ++i)
      started.hands[seat].push_back(Tile());
  }
  deal(started.hands[0], "234m40p6p6p7p8p88s55z");
  return {"deal", emptyView(0), started};
}

inline Hora winOf(int winner, int from, std::string_view hand, std::string_view tile,
                  const WinResult &result) {
  HoraInfo info;
  info.winner = static_cast<std::int8_t>(winner);
  info.from = static_cast<std::int8_t>(from);
  deal(info.hand, hand);
  info.winTile = test::tile(tile);
  info.result = result;
  info.scores = {25000, 25000, 25000, 25000};
  return Hora{info};
}

inline WinResult worth(Limit limit, int yakuman = 0) {
  WinResult result;
  result.limit = limit;
  result.yakuman = yakuman;
  if (yakuman > 0)
    result.yaku.push_back({YakuId::Kokushi, 0, 1});
  return result;
}

inline SeatView drawnBy(int seat) {
  SeatView view = ownTurn();
  view.drawn = Tile();
  view.board.players[0].hasDrawn = false;
  view.board.players[0].concealed = 13;
  view.board.turn = static_cast<std::int8_t>(seat);
  PlayerBoard &player = view.board.players[static_cast<std::size_t>(seat)];
  player.hasDrawn = true;
  player.concealed = 14;
  return view;
}

inline std::vector<MotionScene> endScenes() {
  SeatView own = ownTurn();
  own.hand.clear();
  deal(own.hand, "19m19p19s1234567z");
  own.drawn = tile("1m");
  RyukyokuInfo draw;
  deal(draw.hands[1], "123m456p789s1122z");
  deal(draw.hands[3], "123m456p789s3344z");
  draw.tenpai = {false, true, false, true};
  draw.scores = {23500, 26500, 23500, 26500};
  return {
      {"ron, below mangan", afterDiscard(), winOf(1, 3, "123m456p789s1122z", "6p", worth(Limit::None))},
      {"ron, mangan", afterDiscard(), winOf(2, 3, "123m456p789s1122z", "6p", worth(Limit::Mangan))},
      {"own ron, baiman", afterDiscard(), winOf(0, 3, "234m40p6p6p7p8p88s55z", "6p", worth(Limit::Baiman))},
      {"tsumo of another", drawnBy(1), winOf(1, -1, "123m456p789s1122z", "6p", worth(Limit::Haneman))},
      {"own tsumo, yakuman", own, winOf(0, -1, "19m19p19s1234567z", "1m", worth(Limit::Yakuman, 1))},
      {"exhaustive draw", afterDiscard(), Ryukyoku{draw}}};
}

inline std::vector<MotionScene> playScenes() {
  SeatView waiting = ownTurn();
  waiting.drawn = Tile();
  waiting.board.phase = BoardPhase::Draw;
  waiting.board.players[0].hasDrawn = false;
  waiting.board.players[0].concealed = 13;
  SeatView next = afterDiscard();
  next.board.phase = BoardPhase::Draw;
  next.board.turn = 1;
  SeatView four = ownTurn();
  four.hand.clear();
  deal(four.hand, "1111m40p6p7p8p88s55z");
  SeatView riichi = drawnBy(1);
  riichi.apply(Riichi{1});
  SeatView accepted = riichi;
  accepted.apply(Dahai{1, tile("9m"), true});
  return {{"own draw", waiting, Tsumo{0, tile("6z"), false}},
          {"another's draw", next, Tsumo{1, Tile(), false}},
          {"own discard from the hand", ownTurn(), Dahai{0, tile("2m"), false}},
          {"own tsumogiri", ownTurn(), Dahai{0, tile("6z"), true}},
          {"another's discard from the hand", drawnBy(1), Dahai{1, tile("3s"), false}},
          {"another's tsumogiri", drawnBy(3), Dahai{3, tile("3s"), true}},
          {"own pon", afterDiscard(), Call{0, meldOf(MeldType::Pon, "666p", "6p", 3)}},
          {"another's pon", afterDiscard(), Call{2, meldOf(MeldType::Pon, "666p", "6p", 3)}},
          {"own closed kan", four, Call{0, meldOf(MeldType::Ankan, "1111m", {}, -1)}},
          {"riichi is declared", drawnBy(1), Riichi{1}},
          {"riichi tile", riichi, Dahai{1, tile("9m"), true}},
          {"riichi stick", accepted, RiichiAccepted{1}},
          {"dora", ownTurn(), DoraRevealed{tile("1z")}}};
}

inline std::vector<MotionScene> motionScenes() {
  std::vector<MotionScene> scenes = playScenes();
  scenes.push_back(dealScene());
  for (MotionScene &scene : endScenes())
    scenes.push_back(scene);
  return scenes;
}

}  // namespace janso::test
