// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/whynot.h"

#include <algorithm>
#include <optional>

#include "rules/actionkinds.h"
#include "rules/legal/legal.h"

namespace janso {

namespace {

bool fits(Asked asked, ActionType type) {
  switch (asked) {
    case Asked::Chi:
      return type == ActionType::Chi;
    case Asked::Pon:
      return type == ActionType::Pon;
    case Asked::Kan:
      return isKan(type);
    case Asked::Riichi:
      return isRiichi(type);
    case Asked::Win:
      return type == ActionType::Tsumo || type == ActionType::Ron;
    case Asked::Kita:
      return type == ActionType::Kita;
  }
  return false;
}

WhyNotAnswer because(WhyNot why, Tile tile = Tile(), int number = 0) {
  WhyNotAnswer answer;
  answer.why = why;
  answer.tile = tile;
  answer.number = number;
  return answer;
}

// What the rules say about it, if anything.
std::optional<WhyNotAnswer> fromDecision(const Decision &decision, Asked asked) {
  if (std::ranges::any_of(decision.legal, [asked](const Action &a) { return fits(asked, a.type); }))
    return because(WhyNot::Offered);
  for (const Denial &denial : decision.denied) {
    if (!fits(asked, denial.type))
      continue;
    WhyNotAnswer answer = because(WhyNot::Denied, denial.tile);
    answer.denial = denial;
    return answer;
  }
  return std::nullopt;
}

int melds(const SeatView &view) {
  return static_cast<int>(view.me().melds.size());
}

int bestShantenAfterDiscard(const SeatView &view) {
  int best = 99;
  for (const DiscardOption &option :
       discardOptions(view.concealedCounts(), melds(view), view.visibleCounts()))
    best = std::min<int>(best, option.shanten);
  return best;
}

// By the hand as it lies there, the drawn tile included.
WhyNotAnswer whyNoTsumo(const SeatView &view) {
  const int best = bestShantenAfterDiscard(view);
  if (best > 0)
    return because(WhyNot::NotTenpai, view.drawn, best);
  WhyNotAnswer answer = because(WhyNot::NotYet, view.drawn);
  for (const DiscardOption &option :
       discardOptions(view.concealedCounts(), melds(view), view.visibleCounts())) {
    if (option.shanten == best)
      answer.kinds.add(option.discard);
  }
  return answer;
}

WhyNotAnswer whyNoWinOn(const SeatView &view, Tile tile) {
  if (view.waits.empty())
    return because(WhyNot::NotTenpai, tile, shanten(countsOf(view.hand), melds(view)));
  WhyNotAnswer answer = because(tile.isKnown() ? WhyNot::OtherTile : WhyNot::NoTileYet, tile);
  answer.kinds = view.waits;
  return answer;
}

// --- The own turn ---

WhyNotAnswer denied(ActionType type, DenialReason reason, Tile tile = Tile()) {
  WhyNotAnswer answer = because(WhyNot::Denied, tile);
  answer.denial = {type, reason, tile, -1};
  return answer;
}

WhyNotAnswer whyNoRiichiNow(const SeatView &view) {
  if (view.me().riichi != RiichiState::None)
    return because(WhyNot::AlreadyRiichi);
  if (const DenialReason why = whyNoRiichi(view.board, view.seat); why != DenialReason::None)
    return denied(ActionType::Riichi, why);
  return because(WhyNot::NotTenpai, Tile(), bestShantenAfterDiscard(view));
}

WhyNotAnswer onOwnTurn(const SeatView &view, Asked asked) {
  Decision decision;
  decisionOf(view, decision);
  if (const std::optional<WhyNotAnswer> said = fromDecision(decision, asked)) {
    // That the hand is not tenpai is clearer with how far it is.
    if (said->why != WhyNot::Denied || said->denial.reason != DenialReason::NotTenpai)
      return *said;
  }
  const bool called = !view.drawn.isKnown();
  switch (asked) {
    case Asked::Chi:
      if (!view.rules().chi)
        return because(WhyNot::NotInRules);
      return because(WhyNot::OwnTurn);
    case Asked::Pon:
      return because(WhyNot::OwnTurn);
    case Asked::Kan:
      return because(called ? WhyNot::AfterCall : WhyNot::NoFour);
    case Asked::Riichi:
      if (called && view.me().isMenzen())
        return because(WhyNot::AfterCall);
      return whyNoRiichiNow(view);
    case Asked::Win:
      if (called)
        return because(WhyNot::AfterCall);
      return view.waits.empty() ? whyNoTsumo(view) : whyNoWinOn(view, view.drawn);
    case Asked::Kita:
      if (!view.rules().kita || view.board.seats() != 3)
        return because(WhyNot::NotInRules);
      return because(WhyNot::NoNorth);
  }
  return because(WhyNot::NotPlaying);
}

// --- Another's turn ---

// The discard that may be, or could just have been, claimed.
struct LastDiscard {
  int seat = -1;
  Tile tile;
};

LastDiscard lastDiscard(const Board &board) {
  const bool claimable = board.phase != BoardPhase::Draw && board.phase != BoardPhase::Discard;
  const int seat = claimable ? board.turn : (board.turn + board.seats() - 1) % board.seats();
  const PlayerBoard &player = board.player(seat);
  if (player.pond.empty() || player.pond.back().calledBy >= 0)
    return {};
  return {seat, player.pond.back().tile};
}

WhyNotAnswer whyNoChi(const SeatView &view, const LastDiscard &last, const TileCounts &counts) {
  if (isHonor(last.tile.kind()))
    return because(WhyNot::HonorRun, last.tile);
  if (view.board.nextSeat(last.seat) != view.seat)
    return because(WhyNot::OnlyFromLeft, last.tile);
  if (!makesRun(counts, last.tile.kind()))
    return because(WhyNot::NoRun, last.tile);
  return because(WhyNot::Passed, last.tile);
}

WhyNotAnswer whyNoCall(const SeatView &view, Asked asked, const LastDiscard &last) {
  const ActionType type = asked == Asked::Chi   ? ActionType::Chi
                          : asked == Asked::Pon ? ActionType::Pon
                                                : ActionType::Daiminkan;
  if (asked == Asked::Chi && !view.rules().chi)
    return because(WhyNot::NotInRules);
  if (last.seat < 0)
    return because(WhyNot::NothingThere);
  if (last.seat == view.seat)
    return because(WhyNot::OwnDiscard, last.tile);
  if (view.me().riichi != RiichiState::None)
    return denied(type, DenialReason::InRiichi, last.tile);
  const TileCounts counts = countsOf(view.hand);
  const int held = counts[last.tile.kind()];
  if (asked != Asked::Chi && held < (asked == Asked::Pon ? 2 : 3))
    return because(WhyNot::TooFewAlike, last.tile, held);
  if (asked == Asked::Chi) {
    const WhyNotAnswer chi = whyNoChi(view, last, counts);
    if (chi.why != WhyNot::Passed)
      return chi;
  }
  if (view.board.tilesLeft == 0)
    return denied(type, DenialReason::LastTile, last.tile);
  if (asked == Asked::Kan) {
    if (const DenialReason why = whyNoKan(view.board); why != DenialReason::None)
      return denied(type, why, last.tile);
  }
  if (view.board.phase == BoardPhase::AfterDahai && abortAfterDiscard(view.board))
    return because(WhyNot::HandEnds, last.tile);
  return because(WhyNot::Passed, last.tile);
}

WhyNotAnswer onOthersTurn(const SeatView &view, Asked asked) {
  Decision decision;
  decisionOf(view, decision);
  if (const std::optional<WhyNotAnswer> said = fromDecision(decision, asked))
    return *said;
  const LastDiscard last = lastDiscard(view.board);
  switch (asked) {
    case Asked::Chi:
    case Asked::Pon:
    case Asked::Kan:
      return whyNoCall(view, asked, last);
    case Asked::Riichi:
      if (view.me().riichi != RiichiState::None)
        return because(WhyNot::AlreadyRiichi);
      // An open hand will not do on the own turn either.
      if (!view.me().isMenzen())
        return denied(ActionType::Riichi, DenialReason::OpenHand);
      return because(WhyNot::NotOwnTurn);
    case Asked::Win: {
      const bool theirs = last.seat >= 0 && last.seat != view.seat;
      const bool now = view.board.phase == BoardPhase::AfterDahai;
      return whyNoWinOn(view, theirs && now ? last.tile : Tile());
    }
    case Asked::Kita:
      if (!view.rules().kita || view.board.seats() != 3)
        return because(WhyNot::NotInRules);
      return because(WhyNot::NotOwnTurn);
  }
  return because(WhyNot::NotPlaying);
}

}  // namespace

WhyNotAnswer whyNot(const SeatView &view, Asked asked) {
  switch (view.board.phase) {
    case BoardPhase::Idle:
    case BoardPhase::Ended:
    case BoardPhase::MatchOver:
      return because(WhyNot::NotPlaying);
    default:
      break;
  }
  if (view.board.phase == BoardPhase::Discard && view.board.turn == view.seat)
    return onOwnTurn(view, asked);
  return onOthersTurn(view, asked);
}

}  // namespace janso
