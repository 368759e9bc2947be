// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli review: what the decisions in recorded games cost.
#include "cli/review/reviewcommand.h"

#include <QJsonDocument>

#include "cli/review/reviewedgames.h"
#include "cli/review/reviewreport.h"
#include "review/reviewjson.h"

namespace janso::cli {
namespace {

void printReviews(const ReviewedGame &reviewed, QTextStream &out) {
  const auto line = [&](const QJsonObject &object) {
    out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)) << '\n';
  };
  QJsonObject head = headJson(reviewed.review);
  head.insert(QStringLiteral("path"), reviewed.path);
  line(head);
  for (const HandReview &hand : reviewed.review.hands)
    line(handJson(reviewed.game, hand));
  for (int seat = 0; seat < reviewed.game.players(); ++seat) {
    if ((reviewed.review.seats >> seat & 1U) != 0)
      line(figuresJson(reviewed.game, reviewed.review, seat));
  }
}

// Every choice there that there is something to compare with.
void rollOutIn(const ReviewedGame &reviewed, const ReviewOptions &options, QTextStream &out) {
  const RolloutPlan plan = options.plan();
  int done = 0;
  for (const HandReview &hand : reviewed.review.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (static_cast<int>(verdict.hand) != options.rolloutHand ||
          static_cast<int>(verdict.event) != options.rolloutEvent || !rolloutRival(verdict) ||
          (verdict.isJudged() && verdict.played == 0))
        continue;
      ++done;
      if (canSimulateDeals(reviewed.game, verdict.hand, options.kind))
        printRollout(reviewed.game, verdict, rollOut(reviewed.game, verdict, plan), out);
      else
        out << Text::tr("the record does not show enough for these simulated deals") << '\n';
    }
  }
  if (done == 0)
    out << Text::tr("there is no decision at this event to compare with the best one") << '\n';
}

}  // namespace

Result<int> runReview(const QStringList &arguments, Console &console) {
  const Result<ReviewOptions> options = readReviewOptions(arguments);
  if (!options)
    return options.error();
  const Result<ReviewedGames> reviewed = reviewGames(*options, console.err);
  if (!reviewed)
    return reviewed.error();
  for (const auto &one : reviewed->games) {
    if (options->json) {
      printReviews(*one, console.out);
      continue;
    }
    console.out << one->path << '\n';
    if (options->rolloutHand >= 0) {
      rollOutIn(*one, *options, console.out);
      continue;
    }
    printReview(one->game, one->review, console.out);
  }
  return reviewed->faulty ? kFoundWrong : kFine;
}

}  // namespace janso::cli
