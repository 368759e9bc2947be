// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "table/roundcheck.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "rules/mpsz.h"
#include "rules/payment.h"

namespace janso {

namespace {

using FaceCounts = std::array<int, kFaces>;

void add(FaceCounts &faces, const auto &tiles) {
  for (Tile tile : tiles)
    ++faces[static_cast<std::size_t>(tile.face())];
}

std::string seatText(int seat, const std::string &what) {
  return "seat " + std::to_string(seat) + ": " + what;
}

std::int64_t pointsOf(const Scores &scores, int kyotaku) {
  return std::accumulate(scores.begin(), scores.end(), std::int64_t{kyotaku} * kStick);
}

// Those that are still in the wall when so many have been drawn, each once.
FaceCounts facesOf(const Wall &wall, const RuleSet &rules, std::size_t liveDrawn, std::size_t rinshanDrawn) {
  const int players = rules.players;
  const std::size_t live = static_cast<std::size_t>(liveTiles(players));
  const std::size_t rinshan = static_cast<std::size_t>(replacementTiles(rules));
  const std::size_t indicators = static_cast<std::size_t>(ownIndicators(players));
  FaceCounts faces{};
  add(faces, std::span(wall.live).subspan(liveDrawn, live - liveDrawn));
  add(faces, std::span(wall.rinshan).subspan(rinshanDrawn, rinshan - rinshanDrawn));
  add(faces, std::span(wall.doraIndicators).first(indicators));
  add(faces, std::span(wall.uraIndicators).first(indicators));
  return faces;
}

}  // namespace

std::string RoundCheck::broken() const {
  for (const auto part : {&RoundCheck::tiles, &RoundCheck::points, &RoundCheck::decisions}) {
    std::string broken = (this->*part)();
    if (!broken.empty())
      return broken;
  }
  for (int seat = 0; m_round.m_stage != Round::Stage::Deal && seat < board().seats(); ++seat) {
    std::string broken = handOf(seat);
    if (!broken.empty())
      return seatText(seat, broken);
  }
  return {};
}

// Every tile of the wall is somewhere, once.
std::string RoundCheck::tiles() const {
  const FaceCounts wall = facesOf(m_round.m_wall, rules(), 0, 0);
  FaceCounts game{};
  add(game, tileSet(rules()));
  for (int face = 0; face < kFaces; ++face) {
    const std::size_t at = static_cast<std::size_t>(face);
    if (wall[at] != game[at])
      return "the wall holds " + std::to_string(wall[at]) + " of " + toMpsz(Tile::fromFace(face)) + ", not " +
             std::to_string(game[at]);
  }
  Wall aligned = m_round.m_wall;
  alignIndicators(aligned, rules().players);
  if (aligned != m_round.m_wall)
    return "an indicator at the end of the live wall is not the tile in that place";
  if (m_round.m_stage == Round::Stage::Deal)
    return {};
  FaceCounts seen = facesOf(m_round.m_wall, rules(), m_round.m_liveDrawn, board().rinshanDrawn);
  for (int seat = 0; seat < board().seats(); ++seat) {
    const PlayerBoard &player = board().player(seat);
    add(seen, m_round.hand(seat).tiles);
    if (m_round.hand(seat).drawn.isKnown())
      ++seen[static_cast<std::size_t>(m_round.hand(seat).drawn.face())];
    for (const Meld &meld : player.melds)
      add(seen, meld.tiles);
    for (const PondTile &discarded : player.pond) {
      if (discarded.calledBy < 0)
        ++seen[static_cast<std::size_t>(discarded.tile.face())];
    }
    seen[kNorth] += player.kita;
  }
  for (int face = 0; face < kFaces; ++face) {
    const std::size_t at = static_cast<std::size_t>(face);
    if (seen[at] != wall[at])
      return toMpsz(Tile::fromFace(face)) + " occurs " + std::to_string(seen[at]) + " times, not " +
             std::to_string(wall[at]);
  }
  const int draws = m_round.m_liveDrawn - dealtTiles(board().seats()) + board().rinshanDrawn;
  if (board().tilesLeft != drawsInHand(rules()) - draws)
    return "tilesLeft does not follow from the draws";
  if (board().doraIndicators.size() > m_round.m_doraTurned || m_round.m_doraTurned > 5)
    return "more indicators than were revealed";
  if (m_round.m_doraTurned > ownIndicators(board().seats()) &&
      m_round.m_liveDrawn > indicatorInLive(m_round.m_doraTurned - 1, board().seats()))
    return "an indicator was revealed that had already been drawn";
  return {};
}

std::string RoundCheck::points() const {
  if (m_round.m_stage != Round::Stage::Deal &&
      pointsOf(board().scores, board().kyotaku) != pointsOf(m_round.m_start.scores, m_round.m_start.kyotaku))
    return "points and sticks do not add up to the total at the beginning of the hand";
  return {};
}

std::string RoundCheck::handOf(int seat) const {
  const PlayerBoard &player = board().player(seat);
  const Round::Hand &own = m_round.hand(seat);
  const int all = static_cast<int>(own.tiles.size()) + (own.drawn.isKnown() ? 1 : 0);
  const bool toDiscard = m_round.m_stage == Round::Stage::Turn && board().turn == seat;
  const bool won = m_round.m_stage == Round::Stage::Over && own.drawn.isKnown();
  if (all != 13 - 3 * m_round.melds(seat) + (toDiscard || won ? 1 : 0))
    return "the hand has " + std::to_string(all) + " tiles";
  if (player.concealed != all || player.hasDrawn != own.drawn.isKnown())
    return "the board has the wrong number of concealed tiles";
  const TileCounts counts = countsOf(own.tiles);
  TileCounts held = counts;
  if (own.drawn.isKnown())
    held.add(own.drawn);
  if (held != own.counts)
    return "the counts differ from the tiles";
  if (!std::is_sorted(own.tiles.begin(), own.tiles.end()))
    return "the hand is not sorted";

  const bool whole = own.tiles.size() % 3 == 1;
  const KindSet now = whole ? waits(counts, m_round.melds(seat)) : KindSet();
  if (now != own.waits)
    return "the stored waits differ from the hand's";
  if (whole && own.away != shanten(counts, m_round.melds(seat)))
    return "the stored shanten differs from the hand's";
  Furiten furiten = own.furiten;
  updateDiscardFuriten(furiten, now, player);
  if (furiten != own.furiten)
    return "the stored furiten differs from the pond's";
  if (player.riichi == RiichiState::Accepted && !player.isMenzen())
    return "an open hand in riichi";
  return {};
}

std::string RoundCheck::decisions() const {
  for (const Decision &decision : m_round.pending()) {
    if (decision.legal.empty())
      return seatText(decision.seat, "is asked without a legal action");
    if (m_round.m_stage == Round::Stage::Reaction && decision.legal.size() < 2)
      return seatText(decision.seat, "is asked without a decision to make");
    if (decision.id >= m_round.m_nextDecisionId)
      return seatText(decision.seat, "has a request id that was not given out");
    for (std::size_t i = 0; i < decision.legal.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        if (decision.legal[i] == decision.legal[k])
          return seatText(decision.seat, "is offered the same action twice");
      }
    }
  }
  if (!m_round.isOver() && m_round.m_stage == Round::Stage::Turn && m_round.m_open.pending().empty() &&
      m_round.m_open.answers().empty())
    return "no seat is asked";
  return {};
}

}  // namespace janso
