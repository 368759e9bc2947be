// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds the order in which the entries of a tenhou.net/6 hand happened: the events.
#include <algorithm>
#include <array>

#include "records/tenhou6/tenhou6order.h"
#include "rules/dora.h"
#include "rules/mpsz.h"

namespace janso {
namespace {

// The tiles of a hand face by face.
class Held {
 public:
  void add(Tile tile) { ++m_n[static_cast<std::size_t>(tile.face())]; }
  int count(Tile tile) const { return m_n[static_cast<std::size_t>(tile.face())]; }
  // False when there is none.
  bool remove(Tile tile) {
    if (count(tile) == 0)
      return false;
    --m_n[static_cast<std::size_t>(tile.face())];
    return true;
  }

 private:
  std::array<std::uint8_t, 37> m_n{};
};

class EventMaker {
 public:
  EventMaker(const ListedHand &hand, const RuleSet &rules, FilePlace place)
      : m_hand(hand), m_rules(rules), m_place(place) {}
  Result<RecordedHand> run(const std::vector<int> &order);

 private:
  Result<bool> turn(int seat, bool isLast);
  Result<bool> take(int seat, const ListedTake &take);
  Result<bool> discard(int seat, const ListedGive &give, bool isLast);
  Result<bool> kan(int seat, const ListedGive &give, bool isLast);
  Result<bool> kita(int seat, const ListedGive &give, bool isLast);
  void kanMade(MeldType type);
  void turnIndicators(int count);
  void finish();
  bool isWonFrom(int seat) const;

  Held &held(int seat) { return m_held[static_cast<std::size_t>(seat)]; }
  Melds &melds(int seat) { return m_melds[static_cast<std::size_t>(seat)]; }
  void push(const Event &event, const Stated &stated = {}) {
    m_made.events.push_back({{event, stated, {}}, m_place});
  }
  std::string who(int seat) const { return windName(seat, m_hand.start.dealer, m_hand.playerCount); }

  const ListedHand &m_hand;
  const RuleSet &m_rules;
  FilePlace m_place;
  RecordedHand m_made;
  std::array<std::size_t, 4> m_used{};
  std::array<Held, 4> m_held;
  std::array<Melds, 4> m_melds;
  std::array<bool, 4> m_riichi{};
  Tile m_drawn;  // by who is on turn; unknown after a call
  Tile m_last;   // discarded, or added by a kakan: what a ron takes
  int m_lastSeat = 0;
  bool m_kan = false;  // the next draw is a replacement tile
  KanDora m_when = KanDora::Never;
  KanDoraTurns m_kanDora;
  std::size_t m_turned = 1;  // of the listed indicators
};

// The record may list fewer.
void EventMaker::turnIndicators(int count) {
  for (; count > 0 && m_turned < m_hand.dora.size(); --count)
    push(DoraRevealed{m_hand.dora[m_turned++]});
}

void EventMaker::kanMade(MeldType type) {
  m_kan = true;
  m_when = kanDoraOf(m_rules, type);
}

bool EventMaker::isWonFrom(int seat) const {
  if (m_hand.results.empty())
    return false;
  if (const auto *win = std::get_if<Hora>(&m_hand.results.front().event))
    return win->info->from == seat;
  return std::get<Ryukyoku>(m_hand.results.front().event).info->type == DrawType::TripleRon;
}

Result<bool> EventMaker::take(int seat, const ListedTake &take) {
  if (take.kind == ListedTake::Kind::Draw) {
    if (m_kan)
      turnIndicators(KanDoraTurns::beforeReplacement(m_when));
    push(Tsumo{static_cast<std::int8_t>(seat), take.tile, m_kan});
    if (m_kan)
      turnIndicators(m_kanDora.afterReplacement(m_when));
    m_kan = false;
    m_drawn = take.tile;
    held(seat).add(take.tile);
    return true;
  }
  Meld meld;
  meld.type = take.kind == ListedTake::Kind::Chi   ? MeldType::Chi
              : take.kind == ListedTake::Kind::Pon ? MeldType::Pon
                                                   : MeldType::Daiminkan;
  meld.tiles = take.tiles;
  meld.called = take.tile;
  meld.from = static_cast<std::int8_t>(m_lastSeat);
  bool left = false;
  for (Tile tile : take.tiles) {
    if (!left && tile == take.tile) {
      left = true;
      continue;
    }
    if (!held(seat).remove(tile))
      return Error{who(seat) + " calls with " + toMpsz(tile) + " but does not hold it"};
  }
  if (melds(seat).size() == melds(seat).capacity())
    return Error{who(seat) + " has more than four melds"};
  melds(seat).push_back(meld);
  push(Call{static_cast<std::int8_t>(seat), meld});
  m_drawn = Tile();
  if (meld.type == MeldType::Daiminkan)
    kanMade(meld.type);
  return true;
}

Result<bool> EventMaker::discard(int seat, const ListedGive &give, bool isLast) {
  const auto at = static_cast<std::size_t>(seat);
  Tile tile = give.tile;
  bool tsumogiri = give.tsumogiri();
  if (tsumogiri && !m_drawn.isKnown())
    return Error{who(seat) + " discards the drawn tile after a call"};
  if (tsumogiri)
    tile = m_drawn;
  // Typed by hand, the drawn tile may stand by its name: then it is the only one.
  if (tile == m_drawn && held(seat).count(tile) == 1)
    tsumogiri = true;
  // Nothing else can be discarded in riichi.
  if (tile == m_drawn && m_riichi[at])
    tsumogiri = true;
  if (!held(seat).remove(tile))
    return Error{who(seat) + " discards " + toMpsz(tile) + " but does not hold it"};
  turnIndicators(m_kanDora.due());
  if (give.riichi)
    push(Riichi{static_cast<std::int8_t>(seat)});
  Stated stated;
  stated.tsumogiri = true;
  push(Dahai{static_cast<std::int8_t>(seat), tile, tsumogiri}, stated);
  if (give.riichi) {
    m_riichi[at] = true;
    if (!isLast || !isWonFrom(seat))
      push(RiichiAccepted{static_cast<std::int8_t>(seat)});
  }
  m_last = tile;
  m_lastSeat = seat;
  m_drawn = Tile();
  return true;
}

Result<bool> EventMaker::kan(int seat, const ListedGive &give, bool isLast) {
  Meld meld;
  meld.tiles = give.tiles;
  if (give.kind == ListedGive::Kind::Kakan) {
    auto *pon = std::find_if(melds(seat).begin(), melds(seat).end(), [&](const Meld &each) {
      return each.type == MeldType::Pon && each.kind() == give.tile.kind();
    });
    if (pon == melds(seat).end())
      return Error{who(seat) + " adds " + toMpsz(give.tile) + " to a pon that does not exist"};
    meld.type = MeldType::Kakan;
    meld.called = pon->called;
    meld.from = pon->from;
    meld.added = give.tile;
    *pon = meld;
    if (!held(seat).remove(give.tile))
      return Error{who(seat) + " adds " + toMpsz(give.tile) + " but does not hold it"};
  } else {
    meld.type = MeldType::Ankan;
    for (Tile tile : meld.tiles) {
      if (!held(seat).remove(tile))
        return Error{who(seat) + " makes a closed kan of " + toMpsz(meld.tiles[0]) +
                     " but does not hold them"};
    }
    if (melds(seat).size() == melds(seat).capacity())
      return Error{who(seat) + " has more than four melds"};
    melds(seat).push_back(meld);
  }
  push(Call{static_cast<std::int8_t>(seat), meld});
  // The last turn of a hand that a win ends is a kan that was robbed.
  if (m_rules.kanDoraBeforeChankan || !isLast)
    turnIndicators(m_kanDora.due());
  m_last = give.tile;
  m_lastSeat = seat;
  m_drawn = Tile();
  if (!isLast)
    kanMade(meld.type);
  return true;
}

Result<bool> EventMaker::kita(int seat, const ListedGive &give, bool isLast) {
  if (m_hand.playerCount != 3)
    return Error{who(seat) + " sets a North aside in a four-player game"};
  if (!held(seat).remove(give.tile))
    return Error{who(seat) + " sets a North aside and does not hold it"};
  push(Kita{static_cast<std::int8_t>(seat), give.tile});
  m_last = give.tile;
  m_lastSeat = seat;
  m_drawn = Tile();
  if (!isLast) {
    turnIndicators(m_kanDora.due());
    m_kan = true;
    m_when = KanDora::Never;
  }
  return true;
}

Result<bool> EventMaker::turn(int seat, bool isLast) {
  const ListedPlayer &player = m_hand.players[static_cast<std::size_t>(seat)];
  const std::size_t at = m_used[static_cast<std::size_t>(seat)]++;
  const std::string context = "turn " + std::to_string(at + 1);
  const Result<bool> taken = take(seat, player.takes[at]);
  if (!taken)
    return taken.error().in(context);
  if (at >= player.gives.size())
    return true;  // a win by tsumo, or nine kinds
  const ListedGive &give = player.gives[at];
  Result<bool> done = true;
  if (give.kind == ListedGive::Kind::Discard)
    done = discard(seat, give, isLast);
  else if (give.kind == ListedGive::Kind::Kita)
    done = kita(seat, give, isLast);
  else if (give.kind != ListedGive::Kind::Nothing)
    done = kan(seat, give, isLast);
  return done ? done : done.error().in(context);
}

void EventMaker::finish() {
  // More indicators than the kans have turned: the table will say so.
  if (m_hand.results.empty() || std::holds_alternative<Ryukyoku>(m_hand.results.front().event))
    turnIndicators(static_cast<int>(m_hand.dora.size()));
  for (const ReadEvent &result : m_hand.results) {
    Stated stated = result.stated;
    if (const auto *draw = std::get_if<Ryukyoku>(&result.event)) {
      RyukyokuInfo info = *draw->info;
      if (info.type == DrawType::Kyuushu)
        info.declarer = static_cast<std::int8_t>(m_lastSeat);
      push(Ryukyoku{info}, stated);
      continue;
    }
    HoraInfo info = *std::get<Hora>(result.event).info;
    info.winTile = info.from < 0 ? m_drawn : m_last;
    for (Tile tile : m_hand.dora)
      info.doraIndicators.push_back(tile);
    const bool looksBeneath = m_riichi[static_cast<std::size_t>(info.winner)] && m_rules.uraDora;
    if (looksBeneath) {
      for (Tile tile : m_hand.ura)
        info.uraIndicators.push_back(tile);
    }
    stated.ura = !looksBeneath || !m_hand.ura.empty();
    push(Hora{info}, stated);
  }
}

Result<RecordedHand> EventMaker::run(const std::vector<int> &order) {
  Stated stated;
  stated.round = stated.hands = stated.scores = true;
  push(m_hand.start, stated);
  for (int seat = 0; seat < m_hand.playerCount; ++seat) {
    for (Tile tile : m_hand.players[static_cast<std::size_t>(seat)].deal)
      held(seat).add(tile);
  }
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool isLast = i + 1 == order.size();
    const Result<bool> done = turn(order[i], isLast);
    if (!done)
      return done.error();
    if (isLast)
      m_lastSeat = order[i];
  }
  finish();
  return m_made;
}

}  // namespace

Result<RecordedHand> eventsOf(const ListedHand &hand, const std::vector<int> &order, const RuleSet &rules,
                              FilePlace place) {
  return EventMaker(hand, rules, place).run(order);
}

}  // namespace janso
