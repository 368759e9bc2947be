// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/guesstexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso {

namespace {

struct GuessTexts {
  Q_DECLARE_TR_FUNCTIONS(GuessTexts)
};

QString cost(const GuessLoss &loss) {
  //: What a choice loses: "0.031 places, 310 points"
  return GuessTexts::tr("%1, %2").arg(reviewPlaces(loss.place), reviewPoints(loss.points));
}

QString mean(const GuessMean &mean) {
  return mean.count < 2 ? reviewMeanLoss(mean.mean) : reviewMeanLoss(mean.mean, mean.error);
}

}  // namespace

QString guessShort(const Guess &guess) {
  if (guess.asPlayed)
    return guess.asBest ? GuessTexts::tr("Same as played, and the review agrees.")
                        : GuessTexts::tr("Same as played.");
  return guess.asBest ? GuessTexts::tr("The player chose differently; the review agrees with you.")
                      : GuessTexts::tr("The player chose differently.");
}

QString guessMarkup(const Guess &guess) {
  QStringList lines;
  lines << (guess.asPlayed ? GuessTexts::tr("Same as played: %1.").arg(coachActionText(guess.played))
                           : GuessTexts::tr("Played: %1. Your guess: %2.")
                                 .arg(coachActionText(guess.played), coachActionText(guess.guessed)));
  if (!guess.best)
    return lines.join(QLatin1Char('\n'));
  lines << (guess.asBest ? GuessTexts::tr("The review agrees with you.")
                         : GuessTexts::tr("The review prefers: %1.").arg(coachActionText(*guess.best)));
  if (!guess.loss)
    lines << GuessTexts::tr("The review can't judge your choice.");
  else if (guess.asPlayed)
    lines << GuessTexts::tr("This loses %1.").arg(cost(*guess.loss));
  else
    lines << GuessTexts::tr("Your choice loses %1.").arg(cost(*guess.loss));
  if (guess.playedLoss && !guess.asPlayed)
    lines << GuessTexts::tr("The player's choice loses %1.").arg(cost(*guess.playedLoss));
  return lines.join(QLatin1Char('\n'));
}

QString guessShare(int count, int of) {
  if (of == 0)
    return QStringLiteral("\u2013");
  //: A share: "12 of 40 (30%)"
  return GuessTexts::tr("%1 of %2 (%3%)")
      .arg(count)
      .arg(of)
      .arg(QLocale().toString(100.0 * count / of, 'f', 0));
}

QString guessSummaryMarkup(const GuessSummary &summary, const std::vector<GuessRun> &before) {
  QStringList lines;
  lines << GuessTexts::tr("Guesses that match the player's choice: %1.")
               .arg(guessShare(summary.asPlayed, summary.guesses));
  if (summary.reviewed > 0)
    lines << GuessTexts::tr("Guesses that match the review: %1.")
                 .arg(guessShare(summary.asBest, summary.reviewed));
  else
    lines << GuessTexts::tr("These decisions haven't been reviewed.");
  if (summary.loss.count > 0) {
    lines << GuessTexts::tr("Places lost per 100 decisions, over %Ln judged decision(s):", "",
                            summary.loss.count)
          << GuessTexts::tr("your choices %1, the player's choices %2, difference %3.")
                 .arg(mean(summary.loss), mean(summary.playedLoss), mean(summary.difference));
  }
  std::vector<Guess> earlier;
  for (const GuessRun &run : before)
    earlier.insert(earlier.end(), run.guesses.begin(), run.guesses.end());
  if (!earlier.empty())
    lines << GuessTexts::tr("Earlier guesses in this match that were the same as played: %1.")
                 .arg(guessShare(summaryOf(earlier).asPlayed, static_cast<int>(earlier.size())));
  return lines.join(QLatin1Char('\n'));
}

}  // namespace janso
