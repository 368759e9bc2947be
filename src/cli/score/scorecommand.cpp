// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli score: what a winning hand is worth, and why.
#include "cli/score/scorecommand.h"

#include <QJsonDocument>

#include "cli/score/scorequestion.h"
#include "cli/score/scorereport.h"

namespace janso::cli {

Result<int> runScore(const QStringList &arguments, Console &console) {
  const Result<ScoreQuestion> question = parseScoreQuestion(arguments);
  if (!question)
    return question.error();
  const ScoreOutcome outcome = scoreHand(question->input, question->rules);
  if (question->json) {
    const QJsonObject object =
        outcome.result ? scoreJson(*question, *outcome.result) : noWinJson(*question, outcome.why);
    console.out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented));
  } else if (outcome.result) {
    printScore(*question, *outcome.result, console.out);
  } else {
    console.out << noWinText(outcome.why) << '\n';
  }
  return outcome.result ? kFine : kFoundWrong;
}

}  // namespace janso::cli
