// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exercises at the table: the safest tile against a riichi, and the best discard.
#include <algorithm>

#include "bots/reading/tableread.h"
#include "coach/drillmakers.h"
#include "coach/drillrandom.h"
#include "coach/drillscene.h"
#include "rules/actionkinds.h"
#include "rules/legal/legal.h"

namespace janso {

namespace {

constexpr float kSame = 0.0005F;   // rates that nobody can tell apart
constexpr float kNear = 0.015F;    // nearly as safe
constexpr float kNearValue = 250;  // final points that hardly matter

// The only opponent in riichi, or -1.
int onlyRiichi(const SeatView &view) {
  int found = -1;
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    if (seat == view.seat || view.board.player(seat).riichi != RiichiState::Accepted)
      continue;
    if (found >= 0)
      return -1;
    found = seat;
  }
  return found;
}

SafetyTask safetyTaskOf(const SeatView &view) {
  SafetyTask task;
  task.view = view;
  task.against = onlyRiichi(view);
  const Threat threat = readDanger(task.view).threat(task.against);
  const TileCounts counts = view.concealedCounts();
  for (int k = 0; k < kKinds; ++k) {
    const Kind kind = static_cast<Kind>(k);
    if (counts[kind] > 0 && !view.board.kuikae.has(kind))
      task.rows.push_back(
          {kind, safetyOf(view, task.against, kind), threat.safe.has(kind) ? 0.0F : threat.rate[kind]});
  }
  std::stable_sort(task.rows.begin(), task.rows.end(),
                   [](const SafetyRow &a, const SafetyRow &b) { return a.rate < b.rate; });
  const float best = task.rows.front().rate;
  for (const SafetyRow &row : task.rows) {
    if (row.rate <= best + kSame)
      task.right.add(row.kind);
    else if (row.rate <= best + kNear)
      task.close.add(row.kind);
  }
  return task;
}

// A choice between tiles that differ; by level how plain the reason is.
bool fitsLevel(const SafetyTask &task, int level) {
  const Safety best = task.rows.front().safety.safety;
  const bool choice = task.right.size() <= 4 && task.rows.size() >= 6 &&
                      task.rows.back().rate > task.rows.front().rate + 2 * kNear;
  if (!choice)
    return false;
  if (level == 1)
    return best == Safety::Genbutsu;
  return level == 2 ? best == Safety::SpentHonor || best == Safety::NoChance || best == Safety::Suji
                    : best != Safety::Genbutsu && task.right.size() == 1;
}

bool canAskSafety(const SeatView &view) {
  return onlyRiichi(view) >= 0 && view.me().riichi == RiichiState::None;
}

// With the bot's answer; nothing when there is no discard to ask for.
std::optional<DiscardTask> discardTaskOf(const SeatView &view) {
  DiscardTask task;
  task.view = view;
  if (!decisionOf(task.view, task.decision))
    return std::nullopt;
  int discards = 0;
  for (const Action &action : task.decision.legal) {
    if (action.isWin() || action.type == ActionType::Kyuushu)
      return std::nullopt;
    discards += isDiscard(action.type) ? 1 : 0;
  }
  if (discards < 3)
    return std::nullopt;
  task.advice = advise(task.view, task.decision);
  if (!isDiscard(task.advice.recommended.type))
    return std::nullopt;
  return task;
}

}  // namespace

DrillTask makeSafety(const DrillRequest &request, bool &saved) {
  DrillRandom random(request);
  if (request.pool && !request.pool->turns.empty()) {
    for (int attempt = 0; attempt < 400; ++attempt) {
      const SeatView &view = random.pick(request.pool->turns);
      if (!canAskSafety(view))
        continue;
      const SafetyTask task = safetyTaskOf(view);
      if (fitsLevel(task, request.level)) {
        saved = true;
        return task;
      }
    }
  }
  for (;;) {
    std::optional<SafetyTask> found;
    const int skip = random.below(6);  // turns after the riichi
    int seen = 0;
    playScene(random, [&](const SeatView &view) {
      if (!canAskSafety(view) || seen++ < skip)
        return false;
      SafetyTask task = safetyTaskOf(view);
      if (!fitsLevel(task, request.level))
        return false;
      found = std::move(task);
      return true;
    });
    if (found)
      return *found;
  }
}

DrillTask makeDiscard(const DrillRequest &request, bool &saved) {
  DrillRandom random(request);
  if (request.pool && !request.pool->turns.empty()) {
    for (int attempt = 0; attempt < 20; ++attempt) {
      const SeatView &view = random.pick(request.pool->turns);
      if (view.me().riichi != RiichiState::None)
        continue;
      if (const auto task = discardTaskOf(view)) {
        saved = true;
        return *task;
      }
    }
  }
  for (;;) {
    // Early hands are the easier ones; with a riichi about, the last level.
    const int least = request.level == 1 ? 1 + random.below(5) : 5 + random.below(8);
    const int seat = random.below(4);
    const auto view = playScene(random, [&](const SeatView &now) {
      const bool riichi = onlyRiichi(now) >= 0;
      return now.seat == seat && now.me().riichi == RiichiState::None &&
             static_cast<int>(now.me().pond.size()) >= least && riichi == (request.level == 3);
    });
    if (!view)
      continue;
    if (const auto task = discardTaskOf(*view))
      return *task;
  }
}

Verdict gradeDiscard(const DiscardTask &task, const Action &action) {
  const Action &wanted = task.advice.recommended;
  if (!isDiscard(action.type))
    return Verdict::Wrong;
  if (action.type == wanted.type && action.tile == wanted.tile)
    return Verdict::Right;
  const AdviceRow *row = task.advice.rowOf(action);
  const AdviceRow *best = task.advice.rowOf(wanted);
  const bool near = row && best && row->judged && best->judged && row->value >= best->value - kNearValue;
  return near ? Verdict::Close : Verdict::Wrong;
}

}  // namespace janso
