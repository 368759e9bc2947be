// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tables made by hand for tests: a seat's view, one line per thing that matters.
//
//   TableView t;  t.hand("123m456p78s1122z", "9s").river(1, "1z9m5p").riichi(1, 2).dora("3p");
//   bot.decide(t.view(), t.discards());
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "rules/presets/presets.h"
#include "rules/shanten.h"
#include "support/tiles.h"

namespace janso::test {

class TableView {
 public:
  explicit TableView(const RuleSet &rules = tenhou(), int seat = 0) {
    MatchInfo info;
    info.rules = rules;
    m_view = emptyView(seat);
    m_view.board.info = Shared<MatchInfo>(info);
    m_view.board.scores.fill(rules.startingPoints);
    m_view.board.tilesLeft = 69;
    m_view.board.phase = BoardPhase::Discard;
    m_view.board.turn = static_cast<std::int8_t>(seat);
    m_view.board.doraIndicators.push_back(tile("4z"));
    for (int each = 0; each < rules.players; ++each)
      board(each).concealed = 13;
  }

  // The own concealed tiles, and the drawn one ("" = none: another's discard is to be judged).
  TableView &hand(std::string_view text, std::string_view drawn) {
    m_view.hand = handOf<HandTiles>(text);
    std::sort(m_view.hand.begin(), m_view.hand.end());
    m_view.drawn = drawn.empty() ? Tile() : tile(drawn);
    PlayerBoard &player = me();
    player.concealed = static_cast<std::uint8_t>(m_view.hand.size() + (drawn.empty() ? 0 : 1));
    player.hasDrawn = !drawn.empty();
    return *this;
  }
  TableView &pond(int seat, std::string_view text) {
    for (Tile t : tiles(text)) {
      PondTile discard;
      discard.tile = t;
      board(seat).pond.push_back(discard);
    }
    return *this;
  }
  // `index`: of the declaring discard in the river.
  TableView &riichi(int seat, int index) {
    PlayerBoard &player = board(seat);
    player.riichi = RiichiState::Accepted;
    player.riichiTurn = static_cast<std::uint8_t>(index);
    player.pond[static_cast<std::size_t>(index)].riichi = true;
    m_view.board.scores[static_cast<std::size_t>(seat)] -= 1000;
    ++m_view.board.kyotaku;
    return *this;
  }
  TableView &meld(int seat, MeldType type, std::string_view text, int from) {
    Meld meld;
    meld.type = type;
    for (Tile t : tiles(text))
      meld.tiles.push_back(t);
    std::sort(meld.tiles.begin(), meld.tiles.end());
    if (type != MeldType::Ankan) {
      meld.called = meld.tiles[0];
      meld.from = static_cast<std::int8_t>(from);
    }
    board(seat).melds.push_back(meld);
    board(seat).concealed = static_cast<std::uint8_t>(board(seat).concealed - 3);
    return *this;
  }
  TableView &kita(int seat, int norths) {
    board(seat).kita = static_cast<std::uint8_t>(norths);
    return *this;
  }
  TableView &openRiichi(int seat, int index, std::string_view shown) {
    riichi(seat, index);
    board(seat).openRiichi = true;
    board(seat).shown = handOf<HandTiles>(shown);
    return *this;
  }
  TableView &dora(std::string_view indicators) {
    m_view.board.doraIndicators.clear();
    for (Tile t : tiles(indicators))
      m_view.board.doraIndicators.push_back(t);
    return *this;
  }
  TableView &scores(int a, int b, int c, int d) {
    m_view.board.scores = {a, b, c, d};
    return *this;
  }
  TableView &onTable(int honba, int kyotaku) {
    m_view.board.honba = static_cast<std::uint8_t>(honba);
    m_view.board.kyotaku = static_cast<std::uint8_t>(kyotaku);
    return *this;
  }
  // 0 = east 1 .. 7 = south 4; with three players 5 = south 3.
  TableView &round(int number) {
    const int players = m_view.board.seats();
    m_view.board.bakaze = m_view.board.round = static_cast<std::uint8_t>(number / players);
    m_view.board.kyoku = static_cast<std::uint8_t>(number % players);
    m_view.board.dealer = static_cast<std::int8_t>(number % players);
    return *this;
  }
  TableView &tilesLeft(int tiles) {
    m_view.board.tilesLeft = static_cast<std::uint8_t>(tiles);
    return *this;
  }
  // Another has just discarded `text`; it goes to the end of that river.
  TableView &discarded(int seat, std::string_view text) {
    pond(seat, text);
    m_view.board.turn = static_cast<std::int8_t>(seat);
    m_view.board.lastTile = tile(text);
    m_view.board.phase = BoardPhase::AfterDahai;
    return *this;
  }

  const SeatView &view() const { return m_view; }

  // --- Actions as the table would offer them, where the test has to name them ---

  // Every discard of the own hand.
  std::vector<Action> discards() const {
    std::vector<Action> legal;
    const auto offer = [&legal](Tile t, bool tsumogiri) {
      Action action;
      action.type = ActionType::Dahai;
      action.tile = t;
      action.tsumogiri = tsumogiri;
      if (std::find(legal.begin(), legal.end(), action) == legal.end())
        legal.push_back(action);
    };
    for (Tile t : m_view.hand)
      offer(t, false);
    if (m_view.drawn.isKnown())
      offer(m_view.drawn, true);
    return legal;
  }
  // Discards, and riichi with each that leaves a tenpai hand.
  std::vector<Action> discardsAndRiichi() const {
    std::vector<Action> legal = discards();
    const std::size_t count = legal.size();
    for (std::size_t i = 0; i < count; ++i) {
      TileCounts left = m_view.concealedCounts();
      left.remove(legal[i].tile);
      if (shanten(left, static_cast<int>(m_view.me().melds.size())) == 0) {
        Action declared = legal[i];
        declared.type = ActionType::Riichi;
        legal.push_back(declared);
      }
    }
    return legal;
  }
  // Skip, and one action on another's tile.
  static std::vector<Action> skipOr(ActionType type, std::string_view claimed, std::string_view consumed) {
    Action action;
    action.type = type;
    action.tile = tile(claimed);
    for (Tile t : tiles(consumed))
      action.consumed.push_back(t);
    return {Action{}, action};
  }

 private:
  PlayerBoard &board(int seat) { return m_view.board.players[static_cast<std::size_t>(seat)]; }
  PlayerBoard &me() { return board(m_view.seat); }

  SeatView m_view;
};

}  // namespace janso::test
