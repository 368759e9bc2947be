// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far the differences stated by the reviewer (review/scale.h) can be trusted: plays out decisions that
// the reviewer would have made differently and compares the outcome with its estimate.
//
// Each rollout plays all its pairs, whatever the first ones show, so that the measurement does not select
// what it measures.
#pragma once

#include <QString>
#include <QTextStream>
#include <cstdint>
#include <vector>

#include "review/rollout.h"

namespace janso {
struct GameReview;
struct ProvedGame;
}  // namespace janso

namespace janso::cli {

struct TrustPlan {
  int choices = 0;      // maximum number per category
  bool losses = false;  // only decisions called a loss, sure or suspected
  RolloutPlan rollout;  // for each decision; all of `most` pairs are played
  int jobs = 0;         // threads; 0 = one per core
};

struct TrustSource {
  const ProvedGame *game = nullptr;
  const GameReview *review = nullptr;
  QString path;
};

// Prints each decision that was played out, for fits beyond a straight line: {"type":"janso_trust",
// "path":P,"hand":H,"event":E,"seat":S,"turn":T,"category":C,"class":L,"worse":W,"said":D,
// "said_points":D,"pairs":N,"found":F,"error":S,"found_points":F,"points_error":S}. In places and points;
// positive is worse than the best. W is the probability, as reviewed, that the played action is worse.
void printTrust(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out);

// Prints for each category: decisions, slope with its error, spread, and the mean loss estimated and
// measured, in places. The result is the same for any number of threads.
void measureTrust(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out);

// How two rollouts of one decision compare. A rollout is clear if it ends with worse or better.
enum Agreement : std::uint8_t { Alike, ClearOnce, ClearNever, ClearAndEqual, Contradiction };

Agreement agreementOf(RolloutEnd a, RolloutEnd b);

// Rolls each decision out twice as a window would, with different simulated deals. Prints how often the two
// rollouts agree, and how often one says worse and the other better. The result is the same for any number of
// threads.
void measureAgreement(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out);

}  // namespace janso::cli
