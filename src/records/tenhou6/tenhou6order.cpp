// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds the order in which the entries of a tenhou.net/6 hand happened: the search.
#include <algorithm>
#include <array>
#include <set>

#include "records/tenhou6/tenhou6order.h"
#include "rules/mpsz.h"

namespace janso {
namespace {

// Positions that are looked at in one hand; an honest one needs a few hundred.
constexpr int kMostSteps = 200'000;

class OrderSearch {
 public:
  explicit OrderSearch(const ListedHand &hand) : m_hand(hand) {}
  Result<std::vector<int>> run();

 private:
  const ListedPlayer &player(int seat) const { return m_hand.players[static_cast<std::size_t>(seat)]; }
  std::size_t &used(int seat) { return m_used[static_cast<std::size_t>(seat)]; }
  std::size_t used(int seat) const { return m_used[static_cast<std::size_t>(seat)]; }
  const ListedTake *nextTake(int seat) const {
    return used(seat) < player(seat).takes.size() ? &player(seat).takes[used(seat)] : nullptr;
  }
  // The last turn's discard or kan; nullptr when that turn has none.
  const ListedGive *lastGive(int seat) const {
    return used(seat) <= player(seat).gives.size() ? &player(seat).gives[used(seat) - 1] : nullptr;
  }
  Tile discarded(int seat) const;
  bool isSource(int caller, const ListedTake &take, int seat) const;
  bool allUsed() const;
  bool endsHere(int last) const;
  std::vector<int> successors(int last) const;
  bool search(int seat);
  bool follow(int last);

  const ListedHand &m_hand;
  std::array<std::size_t, 4> m_used{};  // turns used up by each player
  std::vector<int> m_order;
  std::vector<int> m_longest;
  std::set<std::pair<std::array<std::size_t, 4>, int>> m_dead;
  int m_steps = 0;
};

// Of the last turn; a tile marked as just drawn is its draw.
Tile OrderSearch::discarded(int seat) const {
  const ListedGive &give = *lastGive(seat);
  return give.tsumogiri() ? player(seat).takes[used(seat) - 1].tile : give.tile;
}

// Three players count around the table as four do in most logs, with the fourth seat empty, but not in all.
bool OrderSearch::isSource(int caller, const ListedTake &take, int seat) const {
  const int players = m_hand.playerCount;
  if ((caller + 4 - take.back) % 4 == seat)
    return true;
  return players == 3 && take.back != 2 && (caller + (take.back == 1 ? 2 : 1)) % 3 == seat;
}

bool OrderSearch::allUsed() const {
  for (int seat = 0; seat < m_hand.playerCount; ++seat) {
    if (nextTake(seat) != nullptr)
      return false;
  }
  return true;
}

// Whether the result can follow this turn.
bool OrderSearch::endsHere(int last) const {
  if (m_hand.results.empty())
    return true;
  const ListedGive *give = lastGive(last);
  if (const auto *win = std::get_if<Hora>(&m_hand.results.front().event)) {
    const bool tsumo = win->info->from < 0;
    return tsumo ? win->info->winner == last && give == nullptr : win->info->from == last && give != nullptr;
  }
  const DrawType type = std::get<Ryukyoku>(m_hand.results.front().event).info->type;
  return type == DrawType::Kyuushu ? give == nullptr : give != nullptr;
}

// Who may come after this turn, the likeliest first.
std::vector<int> OrderSearch::successors(int last) const {
  const ListedGive *give = lastGive(last);
  if (give == nullptr)
    return {};
  if (give->kind != ListedGive::Kind::Discard) {
    const ListedTake *next = nextTake(last);
    return next != nullptr && next->kind == ListedTake::Kind::Draw ? std::vector{last} : std::vector<int>{};
  }
  std::vector<int> next;
  const Tile tile = discarded(last);
  const int players = m_hand.playerCount;
  for (int i = 1; i < players; ++i) {
    const int seat = (last + i) % players;
    const ListedTake *take = nextTake(seat);
    if (take != nullptr && take->kind != ListedTake::Kind::Draw && take->tile == tile &&
        isSource(seat, *take, last))
      next.push_back(seat);
  }
  // Pon and kan go before chi.
  std::stable_sort(next.begin(), next.end(), [this](int a, int b) {
    return nextTake(a)->kind != ListedTake::Kind::Chi && nextTake(b)->kind == ListedTake::Kind::Chi;
  });
  const int after = (last + 1) % players;
  if (nextTake(after) != nullptr && nextTake(after)->kind == ListedTake::Kind::Draw)
    next.push_back(after);
  return next;
}

bool OrderSearch::follow(int last) {
  if (m_order.size() > m_longest.size())
    m_longest = m_order;
  if (allUsed())
    return endsHere(last);
  const std::vector<int> next = successors(last);
  return std::any_of(next.begin(), next.end(), [this](int seat) { return search(seat); });
}

// Whether the order can be completed when this seat's turn comes now; then it is in m_order.
bool OrderSearch::search(int seat) {
  if (++m_steps > kMostSteps)
    return false;
  ++used(seat);
  m_order.push_back(seat);
  const std::pair key{m_used, seat};
  if (m_dead.count(key) == 0 && follow(seat))
    return true;
  m_dead.insert(key);
  m_order.pop_back();
  --used(seat);
  return false;
}

Result<std::vector<int>> OrderSearch::run() {
  const int dealer = m_hand.start.dealer;
  if (nextTake(dealer) == nullptr) {
    if (!allUsed())
      return Error{"the dealer does not draw a tile"};
    if (!m_hand.results.empty())
      return Error{"the hand ends before its first draw"};
    return std::vector<int>{};
  }
  if (nextTake(dealer)->kind != ListedTake::Kind::Draw)
    return Error{"the dealer begins with a call"};
  if (search(dealer))
    return m_order;
  if (m_steps > kMostSteps)
    return Error{"the calls could have been made in too many different orders"};
  m_used.fill(0);
  for (int seat : m_longest)
    ++used(seat);
  const int last = m_longest.back();
  std::string where =
      "after turn " + std::to_string(used(last)) + " of " + windName(last, dealer, m_hand.playerCount);
  if (const ListedGive *give = lastGive(last); give != nullptr && give->kind == ListedGive::Kind::Discard)
    where += ", the discard " + toMpsz(discarded(last)) + ',';
  return Error{"no possible order of turns: " + where +
               (allUsed() ? " the result is not possible" : " no player can continue")};
}

}  // namespace

Result<std::vector<int>> turnOrder(const ListedHand &hand) {
  return OrderSearch(hand).run();
}

}  // namespace janso
