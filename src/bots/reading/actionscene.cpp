// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/actionscene.h"

#include <algorithm>
#include <cmath>

#include "bots/reading/waitscene.h"

namespace janso {
namespace {

constexpr int kRankClasses = 5;  // 1/9, 2/8, 3/7, 4/6, 5
constexpr int kClasses = kKindClasses;
constexpr int kTurnBins = 6;
constexpr int kPhases = 3;
constexpr int kAway = 4;  // shanten 0, 1, 2, more
constexpr int kThreats = 3;
constexpr int kDangers = 12;
constexpr int kSuitBins = 6;

struct DiscardLayout : Layout {
  int turn = block(kClasses * kTurnBins);
  int seen = block(kClasses * 4);
  int dora = block(2 * 2 * kPhases);
  int nearDora = block(2);
  int discarded = block(3);
  int meldSuit = block(2 * 4);
  int openYaochuu = block(2 * 2);
  int loss = block(kAway * kThreats * 2);
  int ukeire = block(kAway * kThreats);
  int shape = block(kRankClasses * 16 * 3 * 2);
  int honor = block(4 * 3 * kPhases * 4);
  int suit = block(kSuitBins * 2);
  int honorSuit = block(kSuitBins);
  int tanyao = block(3 * 2 * 2);
  int danger = block(2 * kAway * kDangers);
};
constexpr DiscardLayout kDiscard{};

struct RiichiLayout : Layout {
  int turn = block(kTurnBins);
  int waits = block(5);
  int dora = block(4);
  int riichis = block(3);
  int dealer = block(1);
  int value = block(2);
  int late = block(3);
};
constexpr RiichiLayout kRiichi{};

constexpr int kCallTypes = 2;  // pon, chi
struct CallLayout : Layout {
  int type = block(kCallTypes * 2);
  int gain = block(kCallTypes * 2 * 5 * 3);
  int value = block(2 * 2 * 3);
  int kind = block(kCallTypes * kClasses);
  int yaochuu = block(kCallTypes * 2 * 2 * 4);
  int dora = block(kCallTypes * 4);
  int pairs = block(5);
  int suit = block(kCallTypes * kSuitBins);
  int meldSuit = block(kCallTypes * 2 * 4);
  int turn = block(kCallTypes * kTurnBins);
  int threat = block(kCallTypes * kThreats);
  int seen = block(kCallTypes * 3);
};
constexpr CallLayout kCall{};

int capped(int value, int bins) {
  return std::clamp(value, 0, bins - 1);
}

std::size_t suitIndex(Kind kind) {
  return static_cast<std::size_t>(suitOf(kind));
}

int heldInSuit(const TileCounts &concealed, int suit) {
  int held = 0;
  for (int rank = 1; rank <= kSuitKinds; ++rank)
    held += concealed[kindOf(static_cast<Suit>(suit), rank)];
  return held;
}

int suitBin(int tiles) {
  return capped((tiles - 1) / 2, kSuitBins);
}

// Which of the four nearest kinds are held, from the nearer end of the suit inwards.
int neighbors(const TileCounts &concealed, Kind kind) {
  const int inwards = rankOf(kind) <= 5 ? 1 : -1;
  int pattern = 0;
  int bit = 1;
  for (const int step : {-2, -1, 1, 2}) {
    const int rank = rankOf(kind) + step * inwards;
    if (rank >= 1 && rank <= kSuitKinds && concealed[static_cast<Kind>(kind + step * inwards)] > 0)
      pattern |= bit;
    bit <<= 1;
  }
  return pattern;
}

int yaochuuHeld(const TileCounts &concealed) {
  int held = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    held += isYaochuu(kind) ? concealed[kind] : 0;
  return held;
}

// Numbers: both suji, one, none; ends apart.
int sujiDanger(Kind kind, KindSet safe) {
  const int rank = rankOf(kind);
  const int below = rank > 3 && safe.has(static_cast<Kind>(kind - 3)) ? 1 : 0;
  const int above = rank < 7 && safe.has(static_cast<Kind>(kind + 3)) ? 1 : 0;
  switch (kindClassOf(kind, 0)) {
    case 0:
      return below + above > 0 ? 4 : 8;
    case 1:
      return below + above > 0 ? 5 : 9;
    case 2:
      return below + above > 0 ? 5 : 10;
    default:
      return below + above == 2 ? 6 : below + above == 1 ? 7 : 11;
  }
}

}  // namespace

ActionScene::ActionScene(const Board &board, int seat)
    : m_seat(seat),
      m_turn(static_cast<int>(board.player(seat).pond.size())),
      m_melds(static_cast<int>(board.player(seat).melds.size())),
      m_open(!board.player(seat).isMenzen()),
      m_dealer(board.dealer == seat),
      m_tilesLeft(board.tilesLeft),
      m_barred(board.turn == seat ? board.kuikae : KindSet()) {
  SeatView view = emptyView(seat);
  view.board = board;
  m_seen = view.visibleCounts();
  for (Kind kind = 1; board.seats() == 3 && kind < 8; ++kind)
    m_seen[kind] = 4;
  for (const Tile indicator : board.doraIndicators)
    ++m_dora[doraOf(indicator.kind(), board.seats())];
  for (Kind kind = 0; kind < kKinds; ++kind)
    m_value[kind] = static_cast<std::uint8_t>(isHonor(kind) ? yakuhaiHanOf(board, seat, kind) : 0);
  for (const PondTile &tile : board.player(seat).pond)
    m_discarded.add(tile.tile.kind());
  for (const Meld &meld : board.player(seat).melds) {
    ++m_suitMelds[suitIndex(meld.kind())];
    m_yaochuuMelds =
        m_yaochuuMelds || std::ranges::any_of(meld.tiles, [](Tile tile) { return isYaochuu(tile.kind()); });
  }
  readOthers(board);
}

void ActionScene::readOthers(const Board &board) {
  constexpr int kOpenThreat = 3;  // melds
  const DiscardOrder order = discardOrder(board);
  KindSet safe(~std::uint64_t{0});
  KindSet riichiSafe = safe;
  for (int other = 0; other < board.seats(); ++other) {
    if (other == m_seat)
      continue;
    const PlayerBoard &player = board.player(other);
    if (player.riichi != RiichiState::None) {
      ++m_riichis;
      riichiSafe = KindSet(riichiSafe.bits() & genbutsuKinds(board, order, other).bits());
    } else if (!player.isMenzen() && static_cast<int>(player.melds.size()) >= kOpenThreat) {
      m_threat = OpenHand;
      safe = KindSet(safe.bits() & genbutsuKinds(board, order, other).bits());
    }
  }
  if (m_riichis > 0)
    m_threat = RiichiOfOthers;
  if (m_threat != NoThreat)
    readDanger(m_threat == RiichiOfOthers ? riichiSafe : safe);
}

void ActionScene::readDanger(KindSet safe) {
  for (Kind kind = 0; kind < kKinds; ++kind) {
    m_danger[kind] = static_cast<std::uint8_t>(safe.has(kind)  ? 0
                                               : isHonor(kind) ? 3 - std::min<int>(m_seen[kind], 2)
                                                               : sujiDanger(kind, safe));
  }
}

TileCounts ActionScene::visibleWith(const TileCounts &concealed) const {
  TileCounts all = m_seen;
  for (Kind kind = 0; kind < kKinds; ++kind)
    all[kind] = static_cast<std::uint8_t>(std::min(4, all[kind] + concealed[kind]));
  return all;
}

int ActionScene::kindClass(Kind kind) const {
  return kindClassOf(kind, m_value[kind]);
}

int ActionScene::turnBin() const {
  return capped(m_turn / 3, kTurnBins);
}

int ActionScene::phase() const {
  return m_turn < 4 ? 0 : m_turn < 9 ? 1 : 2;
}

int ActionScene::doraHeld(const TileCounts &concealed) const {
  int han = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    han += m_dora[kind] * concealed[kind];
  return han;
}

int ActionScene::discardFeatureCount() {
  return kDiscard.size();
}

void ActionScene::discardSceneFeatures(Kind kind, FeatureList &out) const {
  const int type = kindClass(kind);
  const int number = isHonor(kind) ? 0 : 1;
  out.add(kDiscard.turn + type * kTurnBins + turnBin());
  out.add(kDiscard.seen + type * 4 + std::min<int>(m_seen[kind], 3));
  if (m_dora[kind] > 0)
    out.add(kDiscard.dora + ((m_dora[kind] > 1 ? 1 : 0) * 2 + number) * kPhases + phase());
  if (m_discarded.has(kind))
    out.add(kDiscard.discarded);
  if (number == 1) {
    for (const int step : {-1, 1}) {
      const int rank = rankOf(kind) + step;
      if (rank < 1 || rank > kSuitKinds)
        continue;
      const auto near = static_cast<Kind>(kind + step);
      if (m_dora[near] > 0)
        out.add(kDiscard.nearDora);
      if (m_discarded.has(near))
        out.add(kDiscard.discarded + 1);
    }
  }
  if (m_open) {
    const bool alike = m_suitMelds[suitIndex(kind)] > 0;
    out.add(kDiscard.meldSuit + (alike ? 4 : 0) + capped(m_melds - 1, 4));
    if (isYaochuu(kind))
      out.add(kDiscard.openYaochuu + (m_yaochuuMelds ? 2 : 0) + (m_value[kind] > 0 ? 1 : 0));
  }
}

void ActionScene::discardHandFeatures(const TileCounts &concealed, const DiscardOptions &options,
                                      const DiscardOption &option, FeatureList &out) const {
  int best = options[0].shanten;
  for (const DiscardOption &other : options)
    best = std::min<int>(best, other.shanten);
  int most = 0;
  for (const DiscardOption &other : options)
    most = std::max<int>(most, other.shanten == best ? other.tiles : 0);
  const int away = capped(best, kAway);
  const int loss = std::min(option.shanten - best, 2);
  const Kind kind = option.discard;
  const int held = std::min<int>(concealed[kind], 3) - 1;
  if (loss > 0)
    out.add(kDiscard.loss + (away * kThreats + m_threat) * 2 + loss - 1);
  else
    out.add(kDiscard.ukeire + away * kThreats + m_threat, std::log((option.tiles + 0.5) / (most + 0.5)));
  std::array<int, 3> inSuit{};
  for (int suit = 0; suit < 3; ++suit) {
    inSuit[static_cast<std::size_t>(suit)] =
        heldInSuit(concealed, suit) + 3 * m_suitMelds[static_cast<std::size_t>(suit)];
  }
  if (isHonor(kind)) {
    out.add(kDiscard.honor + (((kindClass(kind) - kRankClasses) * 3 + held) * kPhases + phase()) * 4 +
            std::min<int>(m_seen[kind], 3));
    out.add(kDiscard.honorSuit + suitBin(std::ranges::max(inSuit)));
  } else {
    out.add(kDiscard.shape + ((kindClass(kind) * 16 + neighbors(concealed, kind)) * 3 + held) * 2 +
            (phase() > 0 ? 1 : 0));
    out.add(kDiscard.suit + suitBin(inSuit[suitIndex(kind)]) * 2 + (loss > 0 ? 1 : 0));
  }
  if (isYaochuu(kind)) {
    out.add(kDiscard.tanyao + (capped(yaochuuHeld(concealed) / 2, 3) * 2 + (m_open ? 1 : 0)) * 2 +
            (isHonor(kind) ? 1 : 0));
  }
  if (m_threat != NoThreat)
    out.add(kDiscard.danger + ((m_threat - 1) * kAway + away) * kDangers + m_danger[kind]);
}

int ActionScene::riichiFeatureCount() {
  return kRiichi.size();
}

void ActionScene::riichiFeatures(const TileCounts &concealed, FeatureList &out) const {
  const TileCounts visible = visibleWith(concealed);
  int unseenWaits = 0;
  for (const Kind kind : waits(concealed, m_melds))
    unseenWaits += 4 - visible[kind];
  bool valued = false;
  for (Kind kind = kEast; kind < kKinds; ++kind)
    valued = valued || (concealed[kind] == 3 && m_value[kind] > 0);
  out.add(kRiichi.turn + turnBin());
  out.add(kRiichi.waits + capped((unseenWaits + 1) / 2, 5));
  out.add(kRiichi.dora + capped(doraHeld(concealed), 4));
  out.add(kRiichi.riichis + capped(m_riichis, 3));
  if (m_dealer)
    out.add(kRiichi.dealer);
  out.add(kRiichi.value + (valued ? 1 : 0));
  out.add(kRiichi.late + capped(m_tilesLeft / 8, 3));
}

int ActionScene::callFeatureCount() {
  return kCall.size();
}

// The nearest that a call brings the hand, and by which call.
struct ActionScene::CallGain {
  bool possible = false;
  bool chi = false;
  int before = 0;  // shanten
  int after = 0;
};

ActionScene::CallGain ActionScene::gainOf(const TileCounts &concealed, Kind offered, bool canChi) const {
  CallGain gain;
  TileCounts rest = concealed;
  const auto consider = [&](Kind first, Kind second, bool chi) {
    rest.n[first]--;
    rest.n[second]--;
    const int after = shanten(rest, m_melds + 1);
    rest.n[first]++;
    rest.n[second]++;
    if (!gain.possible || after < gain.after) {
      gain.chi = chi;
      gain.after = after;
    }
    gain.possible = true;
  };
  if (concealed[offered] >= 2)
    consider(offered, offered, false);
  for (int low = -2; canChi && !isHonor(offered) && low <= 0; ++low) {
    if (rankOf(offered) + low < 1 || rankOf(offered) + low + 2 > kSuitKinds)
      continue;
    std::array<Kind, 2> own{};
    std::size_t n = 0;
    for (int rank = low; rank <= low + 2; ++rank) {
      if (rank != 0)
        own[n++] = static_cast<Kind>(offered + rank);
    }
    if (concealed[own[0]] > 0 && concealed[own[1]] > 0)
      consider(own[0], own[1], true);
  }
  if (gain.possible)
    gain.before = shanten(concealed, m_melds);
  return gain;
}

bool ActionScene::callFeatures(const TileCounts &concealed, Kind offered, bool canChi,
                               FeatureList &out) const {
  const CallGain gain = gainOf(concealed, offered, canChi);
  if (!gain.possible)
    return false;
  const int type = gain.chi ? 1 : 0;
  const int open = m_open ? 1 : 0;
  const int nearer = capped(gain.before - gain.after + 1, 3);
  const int yaochuu = isYaochuu(offered) ? 1 : 0;
  out.add(kCall.type + type * 2 + open);
  out.add(kCall.gain + ((type * 2 + open) * 5 + capped(gain.before, 5)) * 3 + nearer);
  if (m_value[offered] > 0)
    out.add(kCall.value + ((m_value[offered] > 1 ? 1 : 0) * 2 + open) * 3 + phase());
  out.add(kCall.kind + type * kClasses + kindClass(offered));
  out.add(kCall.yaochuu + ((type * 2 + yaochuu) * 2 + (m_yaochuuMelds ? 1 : 0)) * 4 +
          capped((yaochuuHeld(concealed) + 1) / 2, 4));
  out.add(kCall.dora + type * 4 + capped(doraHeld(concealed), 4));
  if (!gain.chi) {
    const auto pairs = std::ranges::count_if(concealed.n, [](std::uint8_t n) { return n >= 2; });
    out.add(kCall.pairs + capped(static_cast<int>(pairs) - 1, 5));
  }
  if (!isHonor(offered)) {
    const int held = heldInSuit(concealed, static_cast<int>(suitOf(offered)));
    out.add(kCall.suit + type * kSuitBins + suitBin(held + 3 * m_suitMelds[suitIndex(offered)]));
  }
  if (m_open)
    out.add(kCall.meldSuit + (type * 2 + (m_suitMelds[suitIndex(offered)] > 0 ? 1 : 0)) * 4 +
            capped(m_melds - 1, 4));
  out.add(kCall.turn + type * kTurnBins + turnBin());
  out.add(kCall.threat + type * kThreats + m_threat);
  out.add(kCall.seen + type * 3 + capped(m_seen[offered] - 1, 3));
  return true;
}

}  // namespace janso
