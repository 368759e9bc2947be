// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewturns.h"

#include <algorithm>

#include "review/luck.h"
#include "rules/actionkinds.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso {

namespace {

ReplayPlace placeOf(const StepAway &step) {
  return {static_cast<int>(step.hand), static_cast<int>(step.event)};
}

TurnAnswer answerOf(const Action &action) {
  if (action.type == ActionType::Dahai)
    return {action.tile, {}};
  const bool hasTile = isRiichi(action.type) || isCall(action.type);
  return {hasTile ? action.tile : Tile(), actionName(action.type)};
}

// The last tile of that kind: the drawn one, if it is the same.
TrayTile *lastOf(QList<TrayGroup> &hand, Tile tile) {
  for (qsizetype group = hand.size() - 1; group >= 0; --group) {
    for (qsizetype i = hand[group].tiles.size() - 1; i >= 0; --i) {
      TrayTile &held = hand[group].tiles[i];
      if (held.tile.plain() == tile.plain() && !held.win && !held.missing)
        return &held;
    }
  }
  return nullptr;
}

// The concealed tiles, the drawn one apart, then the melds. What was discarded is faint; what should have
// been discarded, or called with, is outlined.
QList<TrayGroup> handOf(const SeatView &view, const Action &played, const Action &better) {
  QList<TrayGroup> hand{{}};
  for (const Tile tile : view.hand)
    hand.front().tiles << TrayTile{tile};
  if (view.drawn.isKnown())
    hand << TrayGroup{{TrayTile{view.drawn}}};
  if (TrayTile *tile = isDiscard(played.type) ? lastOf(hand, played.tile) : nullptr)
    tile->missing = true;
  if (TrayTile *tile = isDiscard(better.type) ? lastOf(hand, better.tile) : nullptr)
    tile->win = true;
  for (const Tile used : better.consumed) {
    if (TrayTile *tile = lastOf(hand, used))
      tile->win = true;
  }
  for (const Meld &meld : view.me().melds)
    hand << trayGroup(meld, view.seat);
  return hand;
}

QString reasonOf(const ReviewedChoice &choice, const SeatNames &names) {
  for (const Fact &fact : choice.facts) {
    if (const QString reason = reviewTurnReason(fact, names); !reason.isEmpty())
      return reason;
  }
  // Where the place matters more than points, what it was about.
  const QString cost = reviewCostInShort(choice.verdict->lossPoints);
  return cost.isEmpty() ? reviewCategoryName(choice.verdict->category) : cost;
}

}  // namespace

std::vector<ReplayPlace> worstTurns(const ReviewedGame &game, std::size_t most) {
  std::vector<ReplayPlace> turns;
  const auto add = [&](ReplayPlace place) {
    if (turns.size() < most && std::ranges::find(turns, place) == turns.end())
      turns.push_back(place);
  };
  const std::vector<BiggestLoss> losses = game.biggestLosses(game.choices().size());
  const auto addLosses = [&](bool certain) {
    for (const BiggestLoss &loss : losses) {
      if ((loss.verdict->lossClass != LossClass::Suspected) == certain)
        add(game.choiceOf(*loss.verdict).place());
    }
  };
  addLosses(true);
  for (const StepAway &step : game.steps())
    add(placeOf(step));
  addLosses(false);
  return turns;
}

TurnPicture turnPicture(const ReviewedGame &game, ReplayPlace place, const SeatNames &names) {
  const ReviewedChoice &choice = *game.choiceAt(place);
  const ChoiceVerdict &verdict = *choice.verdict;
  const SeatView view = game.replay().view(place, game.seat(), ReplayHands::Own);
  const auto step = std::ranges::find(game.steps(), place, placeOf);
  TurnPicture picture;
  picture.place = replayTurnText(view.board);
  picture.grade = reviewVerdictName(verdict);
  picture.mild = verdict.lossClass <= LossClass::Suspected;
  Action better = verdict.isJudged() ? verdict.best().considered.action : verdict.action;
  if (verdict.isLoss()) {
    picture.reason = reasonOf(choice, names);
  } else if (choice.isProved()) {
    picture.reason = reviewCleared();
  } else if (step != game.steps().end()) {
    picture.grade = reviewStepName();
    better = Action{ActionType::Dahai, step->better, false, {}};
    picture.reason = reviewStepReason(*step);
  }
  picture.played = answerOf(verdict.action);
  picture.better = answerOf(better);
  picture.hand = handOf(view, verdict.action, better);
  return picture;
}

ReviewSummary summaryOf(const ReviewedGame &game) {
  ReviewSummary summary = reviewSummaryOf(game.figures());
  summary.place = finalPlace(game.replay().game(), game.seat());
  summary.stepsAway = static_cast<int>(game.steps().size());
  for (const BiggestLoss &loss : game.biggestLosses(game.choices().size())) {
    if (loss.verdict->lossClass == LossClass::Suspected)
      continue;
    const ReplayPlace place = game.choiceOf(*loss.verdict).place();
    summary.worstHand = replayHandName(game.replay().view(place, game.seat(), ReplayHands::Own).board);
    break;
  }
  return summary;
}

}  // namespace janso
