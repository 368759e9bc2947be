// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Views of a table made by hand, for tests of what is drawn and asked. Not real games.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "support/tiles.h"

namespace janso::test {

inline Meld meldOf(MeldType type, std::string_view all, std::string_view called, int from,
                   std::string_view added = {}) {
  Meld meld;
  meld.type = type;
  for (Tile t : tiles(all))
    meld.tiles.push_back(t);
  if (!called.empty())
    meld.called = tile(called);
  if (!added.empty())
    meld.added = tile(added);
  meld.from = static_cast<std::int8_t>(from);
  return meld;
}

inline void fillPond(PlayerBoard &player, std::string_view discards, int riichi = -1,
                     std::initializer_list<int> tsumogiri = {}) {
  player.pond.clear();
  for (Tile t : tiles(discards)) {
    PondTile pond;
    pond.tile = t;
    player.pond.push_back(pond);
  }
  for (int i : tsumogiri)
    player.pond[static_cast<std::size_t>(i)].tsumogiri = true;
  if (riichi >= 0) {
    player.pond[static_cast<std::size_t>(riichi)].riichi = true;
    player.riichi = RiichiState::Accepted;
    player.riichiTurn = static_cast<std::uint8_t>(riichi);
  }
}

// East 1, the middle of a hand, `seat` to discard with 234m 40p 66p 678p 88s + 6z.
inline SeatView ownTurn(int seat = 0) {
  SeatView view = emptyView(seat);
  Board &board = view.board;
  board.phase = BoardPhase::Discard;
  board.turn = static_cast<std::int8_t>(seat);
  board.scores = {25000, 25000, 25000, 25000};
  board.dice = {3, 4};
  board.tilesLeft = 40;
  board.doraIndicators.push_back(tile("5p"));
  for (PlayerBoard &player : board.players) {
    player.concealed = 13;
    fillPond(player, "1z9m7z1s", -1, {1});
  }
  for (Tile t : tiles("234m40p6p6p7p8p88s55z"))
    view.hand.push_back(t);
  view.drawn = tile("6z");
  board.players[static_cast<std::size_t>(seat)].concealed = 14;
  board.players[static_cast<std::size_t>(seat)].hasDrawn = true;
  return view;
}

// As ownTurn(), but the seat at the left has just discarded 6p.
inline SeatView afterDiscard(int seat = 0) {
  SeatView view = ownTurn(seat);
  view.drawn = Tile();
  PlayerBoard &me = view.board.players[static_cast<std::size_t>(seat)];
  me.concealed = 13;
  me.hasDrawn = false;
  view.board.phase = BoardPhase::AfterDahai;
  view.board.turn = static_cast<std::int8_t>((seat + 3) % 4);
  view.board.lastTile = tile("6p");
  PondTile pond;
  pond.tile = tile("6p");
  view.board.players[static_cast<std::size_t>(view.board.turn)].pond.push_back(pond);
  return view;
}

// The fullest table: twenty discards and a riichi tile in row two or three each, a full wall.
inline SeatView fullTable(int seat = 0) {
  SeatView view = ownTurn(seat);
  view.board.tilesLeft = 70;
  int player = 0;
  for (PlayerBoard &board : view.board.players)
    fillPond(board, "1m2m3m4m5p6p1s2s3s4z9s9p1p7z8m8p6s7s1z2z3z", player++ % 2 == 0 ? 10 : 14, {1, 6, 13});
  return view;
}

// Four melds of every kind on each side, three kans' indicators.
inline SeatView fourMelds(int seat = 0) {
  SeatView view = fullTable(seat);
  Board &board = view.board;
  board.tilesLeft = 20;
  board.rinshanDrawn = 3;
  for (const char *indicator : {"3m", "1s", "4z"})
    board.doraIndicators.push_back(tile(indicator));
  for (int s = 0; s < 4; ++s) {
    PlayerBoard &player = board.players[static_cast<std::size_t>(s)];
    player.riichi = RiichiState::None;
    player.melds = {meldOf(MeldType::Pon, "666z", "6z", (s + 1) % 4),
                    meldOf(MeldType::Kakan, "5550p", "5p", (s + 2) % 4, "0p"),
                    meldOf(MeldType::Daiminkan, "2222s", "2s", (s + 3) % 4),
                    meldOf(MeldType::Ankan, "5550m", {}, -1)};
    player.concealed = s == seat ? 2 : 1;
  }
  view.hand.clear();
  view.hand.push_back(tile("1z"));
  return view;
}

// Every seat but the viewer's has declared open riichi and shows these tiles.
inline SeatView openRiichi(SeatView view, std::string_view shown) {
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    if (seat == view.seat)
      continue;
    PlayerBoard &player = view.board.players[static_cast<std::size_t>(seat)];
    player.riichi = RiichiState::Accepted;
    player.openRiichi = true;
    for (Tile t : tiles(shown))
      player.shown.push_back(t);
  }
  return view;
}

// The same with three players and Norths set aside: four by the viewer, others by the rest. 2m..8m stay as
// they are: what is drawn does not depend on them.
inline SeatView threePlayers(SeatView view) {
  MatchInfo info = *view.board.info;
  info.rules.players = 3;
  info.rules.kita = true;
  info.rules.chi = false;
  view.board.info = info;
  view.board.players[3] = {};
  view.board.tilesLeft = std::min<std::uint8_t>(view.board.tilesLeft, 55);
  for (int seat = 0; seat < 3; ++seat) {
    PlayerBoard &player = view.board.players[static_cast<std::size_t>(seat)];
    player.kita = seat == view.seat ? 4 : static_cast<std::uint8_t>(seat);
    for (Meld &meld : player.melds) {
      if (meld.from >= 0)
        meld.from = static_cast<std::int8_t>((seat + (meld.from == 3 ? 1 : 2)) % 3);
    }
  }
  return view;
}

inline Action action(ActionType type, std::string_view face = {}, std::string_view consumed = {},
                     bool tsumogiri = false) {
  Action made;
  made.type = type;
  if (!face.empty())
    made.tile = tile(face);
  if (!consumed.empty()) {
    for (Tile t : tiles(consumed))
      made.consumed.push_back(t);
  }
  made.tsumogiri = tsumogiri;
  return made;
}

// Every discard of the hand, and what is given.
inline Decision discardDecision(const SeatView &view, std::initializer_list<Action> more = {}) {
  Decision decision;
  decision.id = 42;
  decision.seat = view.seat;
  for (Tile t : view.hand) {
    Action discard = action(ActionType::Dahai);
    discard.tile = t;
    bool known = false;
    for (const Action &other : decision.legal)
      known = known || other == discard;
    if (!known)
      decision.legal.push_back(discard);
  }
  if (view.drawn.isKnown()) {
    Action discard = action(ActionType::Dahai, {}, {}, true);
    discard.tile = view.drawn;
    decision.legal.push_back(discard);
  }
  for (const Action &other : more)
    decision.legal.push_back(other);
  return decision;
}

inline Decision claimDecision(const SeatView &view, std::initializer_list<Action> claims) {
  Decision decision;
  decision.id = 43;
  decision.seat = view.seat;
  decision.legal.push_back(action(ActionType::Skip));
  for (const Action &claim : claims)
    decision.legal.push_back(claim);
  return decision;
}

}  // namespace janso::test
