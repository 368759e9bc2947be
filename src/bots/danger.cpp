// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/danger.h"

#include <algorithm>

namespace janso {
namespace {

// Weights of one way to hold a wait. They are set so that, with nothing known, riichi waits are two-sided in
// 60 %, kanchan in 13 %, penchan in 6 %, two pairs in 14 % and a single tile in 7 % of the hands, and a 5 is
// a wait in 8 %, a 1 in 4 %: general figures of modern riichi play.
constexpr double kRyanmen = 1.0;
constexpr double kKanchan = 0.19;
constexpr double kPenchan = 0.30;
constexpr double kShanpon = 0.66;  // two kinds wait, so half of it counts for the number of hands
constexpr double kTanki = 0.25;
// A tanki on honours and terminals is chosen more often than one in the middle.
constexpr double kOuterTanki = 1.6;

// Probability of tenpai by number of melds (columns) and own discards / 3 (rows): general figures for calls
// in riichi play; a closed hand without riichi is seldom tenpai.
constexpr std::array<std::array<double, 5>, 7> kTenpaiByTurn{{
    {0.00, 0.02, 0.08, 0.35, 0.99},
    {0.01, 0.06, 0.20, 0.50, 0.99},
    {0.02, 0.14, 0.36, 0.66, 0.99},
    {0.04, 0.25, 0.50, 0.78, 0.99},
    {0.06, 0.36, 0.62, 0.85, 0.99},
    {0.08, 0.46, 0.70, 0.90, 0.99},
    {0.10, 0.52, 0.75, 0.92, 0.99},
}};

// Mean points of a ron against a riichi hand: general figures.
constexpr double kRiichiLoss = 5600;
constexpr double kRiichiLossDealer = 8200;
constexpr double kRiichiHan = 3.2;  // that go with these points
constexpr double kYakumanLoss = 32000;

bool allMeldsIn(const Melds &melds, Suit suit) {
  return std::all_of(melds.begin(), melds.end(), [suit](const Meld &meld) {
    return isHonour(meld.kind()) || suitOf(meld.kind()) == suit;
  });
}

// The suit that an opponent seems to collect: all melds in it, and hardly any of it discarded. -1 = none.
int collectedSuit(const PlayerBoard &player) {
  if (player.isMenzen())
    return -1;
  for (int s = 0; s < 3; ++s) {
    const Suit suit = static_cast<Suit>(s);
    if (!allMeldsIn(player.melds, suit))
      continue;
    const auto discarded =
        std::count_if(player.river.begin(), player.river.end(),
                      [suit](const RiverTile &t) { return suitOf(t.tile.kind()) == suit; });
    const auto others = static_cast<std::ptrdiff_t>(player.river.size()) - discarded;
    if (discarded <= 1 && others >= 5)
      return s;
  }
  return -1;
}

KindSet safeKinds(const Board &board, const DiscardOrder &order, int seat) {
  const PlayerBoard &player = board.players[static_cast<std::size_t>(seat)];
  KindSet safe;
  for (const RiverTile &t : player.river)
    safe.add(t.tile.kind());
  // Whatever went by since the hand last changed is no wait either (a win was passed up, so furiten).
  int since = player.riichi != RiichiState::None ? player.riichiTurn : -1;
  if (since < 0) {
    for (std::size_t i = 0; i < player.river.size(); ++i) {
      if (!player.river[i].tsumogiri)
        since = static_cast<int>(i);
    }
  }
  bool counts = false;
  for (const OrderedDiscard &discard : order) {
    if (discard.seat == seat && discard.index == since)
      counts = true;
    else if (counts)
      safe.add(discard.tile.kind());
  }
  return safe;
}

double kitaHan(const Knowledge &know, const PlayerBoard &player) {
  return player.kita * (1 + know.doraHan(kNorth));
}

double openLoss(const Knowledge &know, const PlayerBoard &player, int seat) {
  double han = 0.7;
  for (const Meld &meld : player.melds) {
    for (Tile tile : meld.tiles)
      han += know.doraHan(tile.kind()) + (tile.isRed() ? 1 : 0);
    if (meld.type != MeldType::Chi && isHonour(meld.kind())) {
      const Board &board = know.board();
      han += meld.kind() >= kHaku ? 0.7 : 0;
      han += meld.kind() == kEast + board.bakaze ? 0.7 : 0;
      han += meld.kind() == kEast + board.seatWind(seat) ? 0.7 : 0;
    }
  }
  if (collectedSuit(player) >= 0)
    han += 1.5;
  han += 0.4 * static_cast<double>(know.board().doraIndicators.size()) + kitaHan(know, player);
  return typicalPoints(han, know.board().dealer == seat);
}

// Adds up the shapes that wait for each kind.
class WaitShapes {
 public:
  WaitShapes(const Knowledge &know, KindSet safe, int collected) : m_know(know), m_safe(safe) {
    for (int suit = 0; suit < 3; ++suit) {
      const double factor = collected < 0 ? 1.0 : collected == suit ? 2.0 : 0.15;
      addRuns(static_cast<Kind>(suit * 9), factor);
    }
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const int suit = kind / 9;
      const double factor = collected < 0 ? 1.0 : collected == suit || suit == 3 ? 1.5 : 0.15;
      const double left = know.left(kind);
      const double outer = isYaochuu(kind) ? kOuterTanki : 1.0;
      addOne(kind, factor * kShanpon * left * (left - 1) / 2, 0.5);
      addOne(kind, factor * kTanki * outer * left, 1.0);
    }
  }

  void rates(std::array<float, kKinds> &rate) const {
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      rate[kind] = m_total > 0 ? static_cast<float>(std::min(0.5, m_weight[kind] / m_total)) : 0.0F;
  }

 private:
  double pairWeight(int a, int b) const {
    return m_know.left(static_cast<Kind>(a)) * m_know.left(static_cast<Kind>(b));
  }
  void addOne(Kind wait, double weight, double hands) {
    if (m_safe.has(wait))
      return;
    m_weight[wait] += weight;
    m_total += weight * hands;
  }
  void addRuns(Kind first, double factor) {
    for (int i = 0; i + 1 < 9; ++i) {  // neighbours i, i + 1
      const double weight = factor * pairWeight(first + i, first + i + 1);
      if (i == 0 || i == 7) {
        addOne(static_cast<Kind>(first + (i == 0 ? 2 : 6)), weight * kPenchan, 1.0);
        continue;
      }
      const auto low = static_cast<Kind>(first + i - 1);
      const auto high = static_cast<Kind>(first + i + 2);
      if (m_safe.has(low) || m_safe.has(high))
        continue;  // one safe side: the other cannot be ronned either
      m_weight[low] += weight * kRyanmen;
      m_weight[high] += weight * kRyanmen;
      m_total += weight * kRyanmen;
    }
    for (int i = 1; i < 8; ++i) {
      addOne(static_cast<Kind>(first + i), factor * kKanchan * pairWeight(first + i - 1, first + i + 1), 1.0);
    }
  }

  const Knowledge &m_know;
  KindSet m_safe;
  std::array<double, kKinds> m_weight{};
  double m_total = 0;
};

// What an open riichi waits for, from its shown tiles: the whole hand, or the groups that wait.
KindSet shownWaits(const HandTiles &shown) {
  TileCounts counts = countsOf(shown);
  auto size = static_cast<int>(shown.size());
  if (size % 3 == 2) {
    // A run without its third tile: the pair stands elsewhere.
    for (Kind kind = kKinds; kind-- > kEast;) {
      if (counts[kind] == 0) {
        counts[kind] = 2;
        size += 2;
        break;
      }
    }
  }
  return size % 3 == 1 && size <= 13 ? waits(counts, (13 - size) / 3) : KindSet();
}

// Nothing is left to guess.
void seeOpenHand(const Knowledge &know, const PlayerBoard &player, Threat &threat) {
  const KindSet waiting = shownWaits(player.shown);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const bool deadly = waiting.has(kind) && !threat.safe.has(kind);
    threat.rate[kind] = deadly ? 1.0F : 0.0F;
    if (!deadly)
      threat.safe.add(kind);
  }
  if (know.rules().openRiichiDealInYakuman && know.view().me().riichi == RiichiState::None)
    threat.loss = std::max(threat.loss, kYakumanLoss);
}

}  // namespace

DiscardOrder discardOrder(const Board &board) {
  DiscardOrder order;
  std::array<std::uint8_t, 4> next{};
  int seat = board.dealer;
  while (order.size() < order.capacity()) {
    const auto s = static_cast<std::size_t>(seat);
    const auto &river = board.players[s].river;
    if (next[s] >= river.size())
      break;
    const RiverTile &discard = river[next[s]];
    order.push_back({static_cast<std::int8_t>(seat), next[s], discard.tile});
    ++next[s];
    seat = discard.calledBy >= 0 ? discard.calledBy : board.nextSeat(seat);
  }
  return order;
}

Danger::Danger(const Knowledge &know) {
  const Board &board = know.board();
  const DiscardOrder order = discardOrder(board);
  for (int seat = 0; seat < board.seats(); ++seat) {
    if (seat == know.seat())
      continue;
    Threat &threat = m_threats[static_cast<std::size_t>(seat)];
    const PlayerBoard &player = board.players[static_cast<std::size_t>(seat)];
    const bool dealer = board.dealer == seat;
    threat.riichi = player.riichi != RiichiState::None;
    threat.safe = safeKinds(board, order, seat);
    if (threat.riichi) {
      ++m_riichis;
      threat.tenpai = 1.0;
      threat.loss = dealer ? kRiichiLossDealer : kRiichiLoss;
      threat.loss *= player.ippatsu ? 1.25 : 1.0;
      threat.loss *=
          typicalPoints(kRiichiHan + kitaHan(know, player), false) / typicalPoints(kRiichiHan, false);
    } else {
      const std::size_t row = std::min<std::size_t>(player.river.size() / 3, kTenpaiByTurn.size() - 1);
      const auto open = static_cast<std::size_t>(std::count_if(
          player.melds.begin(), player.melds.end(), [](const Meld &meld) { return meld.isOpen(); }));
      threat.tenpai = kTenpaiByTurn[row][open];
      threat.loss =
          open == 0 ? typicalPoints(2.5 + kitaHan(know, player), dealer) : openLoss(know, player, seat);
    }
    threat.loss += board.honba * know.rules().honbaRon + board.kyotaku * 1000;
    if (player.openRiichi && !player.shown.empty())
      seeOpenHand(know, player, threat);
    else
      WaitShapes(know, threat.safe, collectedSuit(player)).rates(threat.rate);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      const double risk = threat.tenpai * static_cast<double>(threat.rate[kind]);
      // A dora is dealt into dearer hands.
      const double dearer = 1.0 + 0.35 * know.doraHan(static_cast<Kind>(kind));
      m_risk[kind] += risk;
      m_cost[kind] += risk * threat.loss * dearer;
    }
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const double share = know.unseen() > 0 ? static_cast<double>(know.left(kind)) / know.unseen() : 0.0;
    m_meanRisk += share * m_risk[kind];
    m_meanCost += share * m_cost[kind];
  }
}

double Danger::highestTenpai() const {
  double highest = 0;
  for (const Threat &threat : m_threats)
    highest = std::max(highest, threat.tenpai);
  return highest;
}

bool Danger::isSafeAgainstRiichi(Kind kind) const {
  return std::all_of(m_threats.begin(), m_threats.end(),
                     [kind](const Threat &threat) { return !threat.riichi || threat.safe.has(kind); });
}

}  // namespace janso
