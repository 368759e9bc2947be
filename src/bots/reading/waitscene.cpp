// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/waitscene.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace janso {
namespace {

constexpr int kRankClasses = 5;  // 1/9, 2/8, 3/7, 4/6, 5
constexpr int kClasses = WaitScene::kClasses;
constexpr int kSideKinds = WaitScene::kSideKinds;
constexpr int kSideStates = 10;
constexpr int kParted = 6;
constexpr int kEarlyDiscards = 6;

struct WaitLayout : Layout {
  int bias = block(kClasses);
  int share = block(kSideKinds);
  int possible = block(2);
  int inner = block(kRankClasses * kSideStates);
  int outer = block(kRankClasses * kSideStates);
  int bothSides = block(2 * 4);
  int left = block(kClasses * 5);
  int around = block(kRankClasses * 4);
  int neighbors = block(kRankClasses * 4 * kParted);
  int dora = block(4 + kRankClasses * 4);
  int redFive = block(3);
  int suji = block(kSideKinds * 10);
  int possibleKinds = block(12);
  int turn = block(kSideKinds * 6);
  int suitShare = block(6 * 3);
  int suitMelds = block(4 * 3 * 2);
  int honorMelds = block(4 * 2);
  int yaku = block(3 * kClasses);
  int triplets = block(kClasses);
  int collected = block(3 * 2);
  // Of three players alone: 1m and 9m, which stand for themselves, and North, which is set aside.
  int lone = block(2);
};
constexpr WaitLayout kLayout{};

int binOf(int value, int step, int bins) {
  return std::clamp(value / step, 0, bins - 1);
}

bool allMeldsIn(const Melds &melds, Suit suit) {
  return std::all_of(melds.begin(), melds.end(), [suit](const Meld &meld) {
    return isHonor(meld.kind()) || suitOf(meld.kind()) == suit;
  });
}

bool hasYaochuu(const Meld &meld) {
  return std::any_of(meld.tiles.begin(), meld.tiles.end(), [](Tile tile) { return isYaochuu(tile.kind()); });
}

}  // namespace

DiscardOrder discardOrder(const Board &board) {
  DiscardOrder order;
  std::array<std::uint8_t, 4> next{};
  int seat = board.dealer;
  while (order.size() < order.capacity()) {
    const auto s = static_cast<std::size_t>(seat);
    const auto &pond = board.players[s].pond;
    if (next[s] >= pond.size())
      break;
    const PondTile &discard = pond[next[s]];
    order.push_back({static_cast<std::int8_t>(seat), next[s], discard.tile});
    ++next[s];
    seat = discard.calledBy >= 0 ? discard.calledBy : board.nextSeat(seat);
  }
  return order;
}

namespace {

// The own discards, and what was discarded after the one of index `since` (-1: nothing was).
KindSet ownAndLater(const PlayerBoard &player, const DiscardOrder &order, int seat, int since) {
  KindSet safe;
  for (const PondTile &t : player.pond)
    safe.add(t.tile.kind());
  bool counts = false;
  for (const OrderedDiscard &discard : order) {
    if (discard.seat == seat && discard.index == since)
      counts = true;
    else if (counts)
      safe.add(discard.tile.kind());
  }
  return safe;
}

}  // namespace

KindSet genbutsuKinds(const Board &board, const DiscardOrder &order, int seat) {
  const PlayerBoard &player = board.player(seat);
  const bool riichi = player.riichi != RiichiState::None;
  // Where a call ends the furiten of a win let go, only one's own discards are sure.
  const bool lasts = board.rules().tempFuritenEnd != TempFuritenEnd::OwnDrawOrAnyCall;
  const int last = lasts ? static_cast<int>(player.pond.size()) - 1 : -1;
  return ownAndLater(player, order, seat, riichi ? player.riichiTurn : last);
}

KindSet safeKinds(const Board &board, const DiscardOrder &order, int seat) {
  const PlayerBoard &player = board.player(seat);
  int since = player.riichi != RiichiState::None ? player.riichiTurn : -1;
  for (std::size_t i = 0; since < 0 && i < player.pond.size(); ++i) {
    const std::size_t index = player.pond.size() - 1 - i;
    if (!player.pond[index].tsumogiri)
      since = static_cast<int>(index);
  }
  return ownAndLater(player, order, seat, since);
}

int collectedSuit(const PlayerBoard &player) {
  if (player.isMenzen())
    return -1;
  for (int s = 0; s < 3; ++s) {
    const Suit suit = static_cast<Suit>(s);
    if (!allMeldsIn(player.melds, suit))
      continue;
    const auto discarded = std::count_if(player.pond.begin(), player.pond.end(),
                                         [suit](const PondTile &t) { return suitOf(t.tile.kind()) == suit; });
    const auto others = static_cast<std::ptrdiff_t>(player.pond.size()) - discarded;
    if (discarded <= 1 && others >= 5)
      return s;
  }
  return -1;
}

int yakuhaiHanOf(const Board &board, int seat, Kind kind) {
  int han = kind >= kHaku ? 1 : 0;
  han += kind == kEast + board.bakaze ? 1 : 0;
  han += kind == kEast + board.seatWind(seat) ? 1 : 0;
  if (board.seats() == 3 && kind == kNorth && board.rules().northYaku == NorthYaku::Yakuhai)
    ++han;
  return han;
}

KindSet loneKindsOfThree() {
  KindSet kinds;
  kinds.add(kindOf(Suit::Man, 1));
  kinds.add(kindOf(Suit::Man, 9));
  kinds.add(kNorth);
  return kinds;
}

int kindClassOf(Kind kind, int han) {
  if (!isHonor(kind))
    return std::min(rankOf(kind), 10 - rankOf(kind)) - 1;
  return kind >= kHaku ? kKindClasses - 1 : kRankClasses + han;
}

// One way to wait two-sided (or by penchan) for a kind: with the two tiles next to it on one side.
struct WaitScene::Side {
  bool exists = false;  // both tiles are in the suit
  bool ryanmen = false;
  Kind partner = 0;  // the other wait of a ryanmen
  int least = 0;     // of the two tiles, the unseen ones of the rarer
};

WaitScene::WaitScene(const Knowledge &know, const DiscardOrder &order, int seat)
    : m_know(know),
      m_player(know.board().player(seat)),
      m_seat(seat),
      m_safe(safeKinds(know.board(), order, seat)),
      m_collected(collectedSuit(m_player)),
      m_shapes(know, m_safe, m_collected) {
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (m_shapes.possible(kind))
      m_possible.add(kind);
  }
  readPond();
  readMelds(know.board());
  readHonors(know.board());
  readSides();
  if (know.board().seats() == 3)
    m_lone = loneKindsOfThree();
  m_possibleKinds = m_possible.size();
  m_logPossible = std::log(m_possibleKinds / 20.0);
  m_logSuji = std::log((m_openSuji + 1) / 10.0);
}

int WaitScene::featureCount(int players) {
  return players == 3 ? kLayout.size() : kLayout.lone;
}

void WaitScene::readPond() {
  const auto &pond = m_player.pond;
  const bool riichi = m_player.riichi != RiichiState::None;
  m_until = riichi ? std::min<int>(m_player.riichiTurn + 1, static_cast<int>(pond.size()))
                   : static_cast<int>(pond.size());
  int last = -1;
  for (int i = 0; i < m_until; ++i) {
    if (!pond[static_cast<std::size_t>(i)].tsumogiri)
      last = i;
  }
  if (riichi)
    last = m_player.riichiTurn;
  for (int i = 0; i < static_cast<int>(pond.size()); ++i) {
    const PondTile &t = pond[static_cast<std::size_t>(i)];
    const Parted how = i >= m_until         ? Parted::After
                       : i == last          ? Parted::Last
                       : t.tsumogiri        ? Parted::Drawn
                       : i < kEarlyDiscards ? Parted::Early
                                            : Parted::Late;
    Parted &known = m_parted[t.tile.kind()];
    known = std::max(known, how);
    if (i < m_until)
      ++m_suitDiscards[static_cast<std::size_t>(suitOf(t.tile.kind()))];
  }
}

void WaitScene::readMelds(const Board &board) {
  bool yakuhai = false;
  bool yaochuu = false;
  int triplets = 0;
  for (const Meld &meld : m_player.melds) {
    ++m_suitMelds[static_cast<std::size_t>(suitOf(meld.kind()))];
    m_melds += meld.isOpen() ? 1 : 0;
    triplets += meld.type != MeldType::Chi ? 1 : 0;
    yaochuu = yaochuu || hasYaochuu(meld);
    yakuhai = yakuhai || (meld.type != MeldType::Chi && isHonor(meld.kind()) &&
                          yakuhaiHanOf(board, m_seat, meld.kind()) > 0);
  }
  m_yaku = yakuhai ? 0 : yaochuu ? 2 : 1;
  m_triplets = triplets >= 2 && triplets == static_cast<int>(m_player.melds.size());
}

void WaitScene::readHonors(const Board &board) {
  for (Kind kind = kEast; kind < kKinds; ++kind) {
    m_classes[kind] = static_cast<std::uint8_t>(kindClassOf(kind, yakuhaiHanOf(board, m_seat, kind)));
    m_openSides[kind] = kSideKinds - 1;
  }
}

void WaitScene::readSides() {
  for (int first = 0; first < kEast; first += kSuitKinds) {
    for (int rank = 1; rank <= kSuitKinds; ++rank) {
      const auto kind = static_cast<Kind>(first + rank - 1);
      const Side up = side(kind, 9 - rank, 1);
      const Side down = side(kind, rank - 1, -1);
      m_classes[kind] = static_cast<std::uint8_t>(std::min(rank, 10 - rank) - 1);
      m_upState[kind] = stateOf(up);
      m_downState[kind] = stateOf(down);
      m_openSides[kind] = static_cast<std::uint8_t>((isOpen(up) ? 1 : 0) + (isOpen(down) ? 1 : 0));
      m_openSuji += isOpen(up) && !m_safe.has(kind) ? 1 : 0;
    }
  }
}

// `beside`: kinds of the suit on this side.
inline WaitScene::Side WaitScene::side(Kind kind, int beside, int step) const {
  Side out;
  out.exists = beside >= 2;
  out.ryanmen = beside >= 3;
  if (out.ryanmen)
    out.partner = static_cast<Kind>(kind + 3 * step);
  if (out.exists)
    out.least = std::min(m_know.left(static_cast<Kind>(kind + step)),
                         m_know.left(static_cast<Kind>(kind + 2 * step)));
  return out;
}

// Whether a ryanmen of these two could wait, and be won on.
inline bool WaitScene::isOpen(const Side &side) const {
  return side.ryanmen && side.least > 0 && !m_safe.has(side.partner);
}

// 0: no such shape, or safe by: 1 what others discarded, 2 a discard just drawn, 3 .. 5 an early, a late,
// the last discard; else open with 6 no, 7 one, 8 two, 9 three or four of the rarer tile unseen.
inline std::uint8_t WaitScene::stateOf(const Side &side) const {
  if (!side.exists)
    return 0;
  if (side.ryanmen && m_safe.has(side.partner))
    return std::max<std::uint8_t>(1, static_cast<std::uint8_t>(m_parted[side.partner]));
  return static_cast<std::uint8_t>(6 + std::min(side.least, 3));
}

template <class Out>
inline void WaitScene::suitFeatures(Kind kind, int step, Out &out) const {
  const int row = kindClass(kind);
  out.add(kLayout.inner + row * kSideStates + (step > 0 ? m_upState : m_downState)[kind]);
  out.add(kLayout.outer + row * kSideStates + (step > 0 ? m_downState : m_upState)[kind]);
  if (row >= 3) {
    const bool inOpen = !m_safe.has(static_cast<Kind>(kind + 3 * step));
    const bool awayOpen = !m_safe.has(static_cast<Kind>(kind - 3 * step));
    out.add(kLayout.bothSides + (row - 3) * 4 + (inOpen ? 2 : 0) + (awayOpen ? 1 : 0));
  }
  if (row >= 1) {
    const int around =
        std::min(m_know.left(static_cast<Kind>(kind - 1)), m_know.left(static_cast<Kind>(kind + 1)));
    out.add(kLayout.around + row * 4 + std::min(around, 3));
  }
  const auto suit = static_cast<std::size_t>(suitOf(kind));
  out.add(kLayout.suitShare + std::min<int>(m_suitDiscards[suit], 5) * 3 + binOf(m_until - 1, 5, 3));
}

template <class Out>
inline void WaitScene::neighborFeatures(Kind kind, int step, Out &out) const {
  const int row = kindClass(kind);
  int place = 0;
  for (int offset : {-2 * step, -step, step, 2 * step}) {
    const int rank = rankOf(kind) + offset;
    if (rank >= 1 && rank <= 9) {
      const auto how = static_cast<int>(m_parted[static_cast<std::size_t>(kind + offset)]);
      out.add(kLayout.neighbors + (row * 4 + place) * kParted + how);
    }
    ++place;
  }
}

template <class Out>
inline void WaitScene::doraFeatures(Kind kind, int step, Out &out) const {
  if (m_know.doraHan(kind) > 0)
    out.add(kLayout.dora + (isHonor(kind) ? 2 : 0) + (m_know.left(kind) >= 2 ? 1 : 0));
  if (isHonor(kind))
    return;
  int place = 0;
  for (int offset : {-2 * step, -step, step, 2 * step}) {
    const int rank = rankOf(kind) + offset;
    if (rank >= 1 && rank <= 9 && m_know.doraHan(static_cast<Kind>(kind + offset)) > 0)
      out.add(kLayout.dora + 4 + kindClass(kind) * 4 + place);
    ++place;
  }
  const auto suit = static_cast<std::size_t>(suitOf(kind));
  const int fromFive = std::abs(rankOf(kind) - 5);
  if (m_know.rules().redFives[suit] > 0 && fromFive <= 2 && m_know.left(kindOf(suitOf(kind), 5)) > 0)
    out.add(kLayout.redFive + fromFive);
}

template <class Out>
inline void WaitScene::meldFeatures(Kind kind, Out &out) const {
  const int row = kindClass(kind);
  const int all = static_cast<int>(m_player.melds.size());
  if (isHonor(kind)) {
    out.add(kLayout.honorMelds + (all - 1) * 2 + (m_suitMelds[3] > 0 ? 1 : 0));
  } else {
    const int here = m_suitMelds[static_cast<std::size_t>(suitOf(kind))];
    const int elsewhere = all - m_suitMelds[3] - here;
    out.add(kLayout.suitMelds + (std::min(here, 3) * 3 + std::min(elsewhere, 2)) * 2 + (all >= 3 ? 1 : 0));
  }
  out.add(kLayout.yaku + m_yaku * kClasses + row);
  if (m_triplets)
    out.add(kLayout.triplets + row);
  if (m_collected >= 0) {
    const int where = isHonor(kind) ? 1 : static_cast<int>(suitOf(kind)) == m_collected ? 0 : 2;
    out.add(kLayout.collected + where * 2 + (m_until > 9 ? 1 : 0));
  }
}

template <class Out>
void WaitScene::features(Kind kind, Out &out) const {
  const int row = kindClass(kind);
  const int step = rankOf(kind) <= 5 ? 1 : -1;
  const int sides = openSides(kind);
  out.add(kLayout.bias + row);
  out.add(kLayout.share + sides, std::log(m_shapes.share(kind) + 1e-4) + 3);
  out.add(kLayout.possible, m_logPossible);
  out.add(kLayout.possible + 1, isHonor(kind) ? 0 : m_logSuji);
  out.add(kLayout.left + row * 5 + m_know.left(kind));
  out.add(kLayout.suji + sides * 10 + binOf(m_openSuji, 2, 10));
  out.add(kLayout.possibleKinds + binOf(m_possibleKinds, 3, 12));
  out.add(kLayout.turn + sides * 6 + binOf(m_until - 1, 3, 6));
  if (!isHonor(kind)) {
    suitFeatures(kind, step, out);
    neighborFeatures(kind, step, out);
  }
  doraFeatures(kind, step, out);
  if (m_melds > 0)
    meldFeatures(kind, out);
  if (m_lone.has(kind))
    out.add(kLayout.lone + (isHonor(kind) ? 1 : 0));
}

template void WaitScene::features(Kind, FeatureList &) const;
template void WaitScene::features(Kind, FeatureSum &) const;

}  // namespace janso
