// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far the differences stated by the reviewer (review/scale.h) can be trusted: plays out decisions that
// the reviewer would have made differently and compares the outcome with its estimate.
//
// Each rollout plays all its pairs, whatever the first ones show, so that the measurement does not select
// what it measures.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QTextStream>
#include <cstdint>
#include <vector>

#include "cli/command/shards.h"
#include "review/rollout.h"

namespace janso {
struct GameReview;
struct ProvedGame;
}  // namespace janso

namespace janso::cli {

struct TrustPlan {
  int choices = 0;      // maximum number, per category for trust
  bool losses = false;  // only decisions called a loss, sure or suspected
  RolloutPlan rollout;  // for each decision; all of `most` pairs are played
  int jobs = 0;         // threads; 0 = one per core

  QJsonObject toJson() const;  // without the threads
};

struct TrustSource {
  const ProvedGame *game = nullptr;
  const GameReview *review = nullptr;
  QString path;
};

// Plays out the decisions of the shard. A row (lab/shards/splitrun.h) has the number of the decision and an
// object: {"type":"janso_trust","path":P,"hand":H,"event":E,"seat":S,"turn":T,"category":C,"class":L,
// "worse":W,"said":D,"said_points":D,"pairs":N,"found":F,"error":S,"found_points":F,"points_error":S}. In
// places and points; positive is worse than the best. W is the probability, as reviewed, that the played
// action is worse. The result is the same for any number of threads.
QJsonArray trustRows(const std::vector<TrustSource> &games, const TrustPlan &plan, const Shard &shard);

// Prints the object of each row, for fits beyond a straight line.
void printTrust(const QJsonArray &rows, QTextStream &out);
// Prints for each category: decisions, slope with its error, spread, and the mean loss estimated and
// measured, in places.
void printTrustLines(const QJsonArray &rows, QTextStream &out);

// How two rollouts of one decision compare. A rollout is clear if it ends with worse or better.
enum Agreement : std::uint8_t { Alike, ClearOnce, ClearNever, ClearAndEqual, Contradiction };

Agreement agreementOf(RolloutEnd a, RolloutEnd b);

// Rolls each decision of the shard out twice as a window would, with different simulated deals. A row has the
// number of the decision and its Agreement. The result is the same for any number of threads.
QJsonArray agreementRows(const std::vector<TrustSource> &games, const TrustPlan &plan, const Shard &shard);
// Prints how often the two rollouts agree, and how often one says worse and the other better.
void printAgreement(const QJsonArray &rows, QTextStream &out);

}  // namespace janso::cli
