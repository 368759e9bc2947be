// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far the reviewer's differences are to be believed (review/scale.h): choices that it would have made
// otherwise are played out, and what comes of them is held against what it said.
//
// Each roll-out plays all its pairs, whatever comes of the first: nothing is chosen by what it is to measure.
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
  int choices = 0;      // of each category, at the most
  bool losses = false;  // only what is called one, sure or suspected
  RolloutPlan rollout;  // of each choice; all of `most` pairs are played
  int jobs = 0;         // threads; 0 = one a core
};

struct TrustSource {
  const ProvedGame *game = nullptr;
  const GameReview *review = nullptr;
  QString path;
};

// What was played out, one by one, for whoever wants to fit more than a line to it: {"type":"janso_trust",
// "path":P,"hand":H,"event":E,"seat":S,"turn":T,"category":C,"class":L,"worse":W,"said":D,
// "said_points":D,"pairs":N,"found":F,"error":S,"found_points":F,"points_error":S}. In places and points;
// positive is worse than the best. W is the probability that it is worse, as the review says.
void printTrust(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out);

// Tells, for each category: choices, slope with its error, spread, and the mean loss said and found, in
// places. The same for any number of threads.
void measureTrust(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out);

// What two roll-outs of one choice say: that it is worse, or better, is clear.
enum Agreement : std::uint8_t { Alike, ClearOnce, ClearNever, ClearAndEqual, Contradiction };

Agreement agreementOf(RolloutEnd a, RolloutEnd b);

// Rolls each choice out twice as a window would, in other worlds, and tells how often the two say the same of
// it, and how often one says that it is worse and the other that it is better. The same for any number of
// threads.
void measureAgreement(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out);

}  // namespace janso::cli
