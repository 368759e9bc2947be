// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exact situations at the table: hands and wall given in mpsz, the rest filled up with what is left over.
//
//   Scenario scenario(tenhou());
//   scenario.hand(0, "123m456p789s1122z").draws("3z4z5z6z").dora("1p");
//   Table table(scenario);
//   table.dahai(0, "3z");
//   QVERIFY(table.can(1, ActionType::Ron));
//
// Seat 0 deals unless start() says otherwise; draws() are the draws in their order, the dealer's first one
// first, whoever they come to. Table checks the invariants and the folded views after every step. A scenario
// that cannot be, or an action that is not legal, ends the test program with a sentence.
// With three players the fourth and fifth indicator stand at the end of the live wall: dora() and ura() of
// that length put them there.
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/mpsz.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/tiles.h"
#include "table/mask.h"
#include "table/round.h"

namespace janso::test {

[[noreturn]] inline void fail(const std::string &why) {
  std::fprintf(stderr, "FAIL!  : scenario: %s\n", why.c_str());
  std::fflush(nullptr);
  std::_Exit(1);
}

// Thirteen tiles that neither call nor win: gaps of two everywhere. Three of them fit into one set.
inline constexpr std::array<std::string_view, 3> kDeadHands{"147m147p147s1234z", "258m258p258s1234z",
                                                            "369m369p369s1234z"};
// Likewise for three players, without kokushi.
inline constexpr std::array<std::string_view, 3> kDeadHandsOfThree{"19m147p147s12345z", "19m258p258s12367z",
                                                                   "19m369p369s13567z"};

// Waits for 2p and 5p; every win is tanyao.
inline constexpr const char *kTanyaoWait = "34p456m456678s88p";

inline bool hasYaku(const WinResult &result, YakuId id) {
  return std::any_of(result.yaku.begin(), result.yaku.end(), [id](const YakuHan &y) { return y.id == id; });
}

class Scenario {
 public:
  explicit Scenario(const RuleSet &rules = basicAriAri()) : m_rules(rules) {
    for (std::size_t seat = 0; seat < rules.players; ++seat)
      m_start.scores[seat] = rules.startingPoints;
  }

  Scenario &hand(int seat, std::string_view text) {
    m_hands[static_cast<std::size_t>(seat)] = tiles(text);
    const std::size_t size = m_hands[static_cast<std::size_t>(seat)].size();
    if (size != 13)
      fail("'" + std::string(text) + "' has " + std::to_string(size) + " tiles");
    return *this;
  }
  // Dead hands for all seats but these, which hand() gives.
  Scenario &deadExcept(const std::vector<int> &seats) {
    std::size_t next = 0;
    for (int seat = 0; seat < players(); ++seat) {
      if (std::find(seats.begin(), seats.end(), seat) == seats.end())
        hand(seat, (players() == 3 ? kDeadHandsOfThree : kDeadHands)[next++]);
    }
    return *this;
  }
  Scenario &draws(std::string_view text) { return put(m_draws, text); }
  // The n-th draw (0-based, replacement tiles not counted).
  Scenario &draw(int n, std::string_view text) {
    m_single.emplace_back(dealtTiles(players()) + n, tile(text));
    return *this;
  }
  // The 70th draw (three players: the 55th), when no kan is made.
  Scenario &lastDraw(std::string_view text) { return draw(drawsInHand(m_rules) - 1, text); }
  Scenario &rinshan(std::string_view text) { return put(m_rinshan, text); }
  Scenario &dora(std::string_view text) { return put(m_dora, text); }
  Scenario &ura(std::string_view text) { return put(m_ura, text); }
  Scenario &dice(int first, int second) {
    m_dice = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
    return *this;
  }
  Scenario &start(const RoundStart &start) {
    m_start = start;
    return *this;
  }

  const RuleSet &rules() const { return m_rules; }
  const RoundStart &start() const { return m_start; }

  int players() const { return m_rules.players; }

  Wall wall() const {
    std::vector<Tile> left = tileSet(m_rules);
    Wall wall;
    wall.dice = m_dice;
    const int dealer = m_start.kyoku % players();
    for (int seat = 0; seat < players(); ++seat) {
      const std::vector<Tile> &given = m_hands[static_cast<std::size_t>(seat)];
      for (std::size_t k = 0; k < given.size(); ++k) {
        const int at = dealtIndex((seat - dealer + players()) % players(), static_cast<int>(k), players());
        wall.live[static_cast<std::size_t>(at)] = take(left, given[k]);
      }
    }
    for (std::size_t i = 0; i < m_draws.size(); ++i)
      wall.live[static_cast<std::size_t>(dealtTiles(players())) + i] = take(left, m_draws[i]);
    for (const auto &[index, single] : m_single)
      wall.live[static_cast<std::size_t>(index)] = take(left, single);
    place(wall.rinshan, m_rinshan, left);
    placeIndicators(wall, m_dora, 0, left);
    placeIndicators(wall, m_ura, 1, left);

    Random random(1);
    for (std::size_t i = left.size(); i > 1; --i)
      std::swap(left[i - 1], left[random.below(i)]);
    const auto fill = [&left](auto &places, int count) {
      for (Tile &tile : std::span(places).first(static_cast<std::size_t>(count))) {
        if (tile.isKnown())
          continue;
        tile = left.back();
        left.pop_back();
      }
    };
    fill(wall.live, liveTiles(players()));
    fill(wall.rinshan, replacementTiles(m_rules));
    fill(wall.doraIndicators, ownIndicators(players()));
    fill(wall.uraIndicators, ownIndicators(players()));
    alignIndicators(wall, players());
    return wall;
  }

 private:
  Scenario &put(std::vector<Tile> &to, std::string_view text) {
    to = tiles(text);
    return *this;
  }
  static Tile take(std::vector<Tile> &left, Tile tile) {
    const auto at = std::find(left.begin(), left.end(), tile);
    if (at == left.end())
      fail("no " + toMpsz(tile) + " left");
    left.erase(at);
    return tile;
  }
  template <std::size_t N>
  static void place(std::array<Tile, N> &to, const std::vector<Tile> &given, std::vector<Tile> &left) {
    for (std::size_t i = 0; i < given.size(); ++i)
      to[i] = take(left, given[i]);
  }

  void placeIndicators(Wall &wall, const std::vector<Tile> &given, std::size_t below,
                       std::vector<Tile> &left) const {
    for (std::size_t i = 0; i < given.size(); ++i) {
      const int n = static_cast<int>(i);
      const Tile tile = take(left, given[i]);
      if (n < ownIndicators(players()))
        (below == 0 ? wall.doraIndicators : wall.uraIndicators)[i] = tile;
      else
        wall.live[static_cast<std::size_t>(indicatorInLive(n, players())) + below] = tile;
    }
  }

  RuleSet m_rules;
  RoundStart m_start;
  std::array<std::uint8_t, 2> m_dice{};
  std::array<std::vector<Tile>, 4> m_hands;
  std::vector<std::pair<int, Tile>> m_single;
  std::vector<Tile> m_draws, m_rinshan, m_dora, m_ura;
};

class Table {
 public:
  explicit Table(const Scenario &scenario)
      : m_round(MatchInfo{scenario.rules(), {"a", "b", "c", "d"}, ""}, scenario.start(), scenario.wall(), 1) {
    const Event started = MatchStarted{MatchInfo{scenario.rules(), {"a", "b", "c", "d"}, ""}};
    for (int seat = 0; seat < scenario.players(); ++seat) {
      m_folded[static_cast<std::size_t>(seat)] = emptyView(seat);
      m_folded[static_cast<std::size_t>(seat)].apply(started);
    }
    step();
  }

  // --- Looking ---
  const Round &round() const { return m_round; }
  Round &round() { return m_round; }
  const Board &board() const { return m_round.board(); }
  const std::vector<Event> &events() const { return m_events; }
  const RoundOutcome &outcome() const { return m_round.outcome(); }

  const Action *find(int seat, ActionType type, std::string_view tileText = {},
                     std::string_view consumed = {}) const {
    const Decision *decision = m_round.decisionOf(seat);
    if (decision == nullptr)
      return nullptr;
    const Action *found = nullptr;
    for (const Action &action : decision->legal) {
      if (action.type != type || (!tileText.empty() && action.tile != tile(tileText)))
        continue;
      if (!consumed.empty() && !(action.consumed == handOf<InlineVec<Tile, 4>>(consumed)))
        continue;
      if (found == nullptr || action.tsumogiri)
        found = &action;
    }
    return found;
  }
  bool can(int seat, ActionType type, std::string_view tileText = {}, std::string_view consumed = {}) const {
    return find(seat, type, tileText, consumed) != nullptr;
  }
  int count(int seat, ActionType type) const {
    int n = 0;
    if (const Decision *decision = m_round.decisionOf(seat)) {
      for (const Action &action : decision->legal)
        n += action.type == type ? 1 : 0;
    }
    return n;
  }
  // The first denial of this kind, asked or not; reason None when there is none.
  Denial denied(int seat, ActionType type) const {
    if (const Decision *decision = m_round.decisionOf(seat)) {
      for (const Denial &denial : decision->denied) {
        if (denial.type == type)
          return denial;
      }
    }
    for (const SeatDenial &unasked : m_round.unaskedDenials()) {
      if (unasked.seat == seat && unasked.denial.type == type)
        return unasked.denial;
    }
    return {};
  }
  template <class E>
  std::vector<E> all() const {
    std::vector<E> found;
    for (const Event &event : m_events) {
      if (const E *e = std::get_if<E>(&event))
        found.push_back(*e);
    }
    return found;
  }
  template <class E>
  E last() const {
    const std::vector<E> found = all<E>();
    if (found.empty())
      fail("no such event");
    return found.back();
  }
  // The events since the n-th, as letters: K deal, T draw, R replacement draw, D discard, c chi, p pon,
  // m daiminkan, k kakan, a ankan, N kita, L riichi, A its acceptance, O new indicator, H win, X drawn hand.
  std::string course(std::size_t from = 0) const {
    std::string text;
    for (std::size_t i = from; i < m_events.size(); ++i)
      text.push_back(letter(m_events[i]));
    return text;
  }

  // --- Doing ---
  void dahai(int seat, std::string_view text) { own(seat, ActionType::Dahai, text); }
  void riichi(int seat, std::string_view text) { own(seat, ActionType::Riichi, text); }
  void openRiichi(int seat, std::string_view text) { own(seat, ActionType::OpenRiichi, text); }
  void ankan(int seat, std::string_view four) { own(seat, ActionType::Ankan, {}, four); }
  void kakan(int seat, std::string_view text) { own(seat, ActionType::Kakan, text); }
  void tsumo(int seat) { own(seat, ActionType::Tsumo, {}); }
  void kita(int seat) { own(seat, ActionType::Kita, {}); }
  void kyuushu(int seat) { own(seat, ActionType::Kyuushu, {}); }
  // A call on the tile that lies there; whoever else is asked lets it go by.
  void take(int seat, ActionType type, std::string_view consumed = {}) {
    answer(seat, type, {}, consumed);
    pass();
  }
  void ron(const std::vector<int> &seats) {
    for (int seat : seats)
      answer(seat, ActionType::Ron, {}, {});
    pass();
  }
  // Everybody who is asked about a tile lets it go by; the hand goes on.
  void pass() {
    while (!m_round.pending().empty()) {
      const Decision &decision = m_round.pending().front();
      if (decision.legal[0].type != ActionType::Skip)
        fail("seat " + std::to_string(decision.seat) + " must act, not pass");
      m_round.answer(decision.seat, decision.id, Action(decision.legal[0]));
    }
    step();
  }
  // Others pass and give back what they draw, until this seat is on turn or the hand is over. At least one
  // draw.
  void until(int seat) {
    while (!m_round.isOver()) {
      goOn();
      if (m_round.isOver() || (board().turn == seat && board().phase == BoardPhase::Discard))
        return;
    }
  }
  // To the end of the wall, everybody giving back what he draws.
  void playOut() {
    while (!m_round.isOver())
      goOn();
  }
  // One step of that.
  void goOn() {
    const Decision &decision = m_round.pending().front();
    if (decision.legal[0].type == ActionType::Skip) {
      pass();
      return;
    }
    m_round.answer(decision.seat, decision.id, Action(tsumogiri(decision)));
    step();
  }
  void answer(int seat, ActionType type, std::string_view text, std::string_view consumed) {
    const Action *action = find(seat, type, text, consumed);
    if (action == nullptr)
      fail("seat " + std::to_string(seat) + " may not do this (" + std::to_string(static_cast<int>(type)) +
           " " + std::string(text) + std::string(consumed) + ") after " + course());
    m_round.answer(seat, m_round.decisionOf(seat)->id, Action(*action));
  }
  void step() {
    std::vector<Event> news;
    m_round.advance(news);
    for (const Event &event : news) {
      for (int seat = 0; seat < board().seats(); ++seat)
        m_folded[static_cast<std::size_t>(seat)].apply(maskFor(seat, event));
    }
    m_events.insert(m_events.end(), news.begin(), news.end());
    if (const std::string broken = m_round.check(); !broken.empty())
      fail(broken);
    for (int seat = 0; seat < board().seats(); ++seat) {
      if (!(m_folded[static_cast<std::size_t>(seat)] == m_round.viewOf(seat)))
        fail("the folded view of seat " + std::to_string(seat) + " differs after " + course());
    }
  }

 private:
  void own(int seat, ActionType type, std::string_view text, std::string_view consumed = {}) {
    if (board().phase == BoardPhase::AfterDahai || board().phase == BoardPhase::AfterKakan ||
        board().phase == BoardPhase::AfterAnkan || board().phase == BoardPhase::AfterKita)
      pass();
    answer(seat, type, text, consumed);
    step();
  }
  static char letter(const Event &event) {
    return std::visit(
        Overloaded{[](const MatchStarted &) { return 'M'; }, [](const KyokuStarted &) { return 'K'; },
                   [](const Tsumo &e) { return e.rinshan ? 'R' : 'T'; }, [](const Dahai &) { return 'D'; },
                   [](const Call &e) { return "cpmak"[static_cast<int>(e.meld.type)]; },
                   [](const Riichi &) { return 'L'; }, [](const Kita &) { return 'N'; },
                   [](const RiichiAccepted &) { return 'A'; }, [](const DoraRevealed &) { return 'O'; },
                   [](const Hora &) { return 'H'; }, [](const Ryukyoku &) { return 'X'; },
                   [](const KyokuEnded &) { return 'E'; }, [](const MatchEnded &) { return 'M'; }},
        event);
  }

  Round m_round;
  std::vector<Event> m_events;
  std::array<SeatView, 4> m_folded;
};

}  // namespace janso::test
