// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drilltexts/drillanswertexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <vector>

#include "widgets/drilltexts/drilllasthandtexts.h"
#include "widgets/drilltexts/drillshapetexts.h"
#include "widgets/drilltexts/drilltabletexts.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/drilltexts/drillwintexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"

namespace janso {

namespace {

struct DrillAnswerTexts {
  Q_DECLARE_TR_FUNCTIONS(DrillAnswerTexts)
};

QString numbersText(const WinTask &task, const std::vector<int> &numbers) {
  QStringList parts;
  const std::vector<ScoreKey> keys = scoreKeys(task);
  for (std::size_t i = 0; i < std::min(keys.size(), numbers.size()); ++i)
    parts << QStringLiteral("%1 %2").arg(drillFieldName(keys[i].field), pointsText(numbers[i]));
  return parts.join(QStringLiteral(", "));
}

QString answerText(const DrillQuestion &question, const DrillAnswer &answer) {
  switch (drillInfo(question.id).form) {
    case AnswerForm::Kinds:
    case AnswerForm::OneTile:
      return answer.kinds.empty() ? DrillAnswerTexts::tr("nothing") : kindsMarkup(answer.kinds);
    case AnswerForm::Number:
      return pointsText(answer.number);
    case AnswerForm::YesNo:
      return answer.number == 1 ? DrillAnswerTexts::tr("it can win") : DrillAnswerTexts::tr("no yaku");
    case AnswerForm::Numbers:
      return numbersText(std::get<WinTask>(question.task), answer.numbers);
    case AnswerForm::Action:
      return drillActionText(answer.action);
    case AnswerForm::Rung:
      break;
  }
  return drillRungText(std::get<LastHandTask>(question.task), answer.number);
}

// Every answer that is right.
QString rightText(const DrillQuestion &question) {
  DrillAnswer right = rightAnswer(question);
  if (const auto *task = std::get_if<EfficiencyTask>(&question.task))
    right.kinds = task->right;
  if (const auto *task = std::get_if<SafetyTask>(&question.task))
    right.kinds = task->right;
  return answerText(question, right);
}

}  // namespace

QString drillVerdictLine(const DrillQuestion &question, const DrillAnswer &answer, Verdict verdict) {
  switch (verdict) {
    case Verdict::Right:
      return DrillAnswerTexts::tr("Right: %1").arg(answerText(question, answer));
    case Verdict::Close:
      return DrillAnswerTexts::tr("Close. You said: %1. Best answer: %2")
          .arg(answerText(question, answer), rightText(question));
    case Verdict::Wrong:
      break;
  }
  return DrillAnswerTexts::tr("Not right. You said: %1. Correct answer: %2")
      .arg(answerText(question, answer), rightText(question));
}

QString drillAnswerLine(const DrillQuestion &question) {
  return DrillAnswerTexts::tr("The answer: %1").arg(rightText(question));
}

namespace {

QString winReasons(DrillId id, const WinTask &task, YakuNaming naming) {
  if (id == DrillId::Yaku)
    return drillYakuReasons(task, naming);
  return id == DrillId::Fu ? drillFuReasons(task) : drillScoreReasons(task, naming);
}

}  // namespace

QString drillExplanation(const DrillQuestion &question, YakuNaming naming) {
  return std::visit(Overloaded{[](const WaitsTask &task) { return drillWaitsReasons(task); },
                               [](const ShantenTask &task) { return drillShantenReasons(task); },
                               [](const EfficiencyTask &task) { return drillEfficiencyReasons(task); },
                               [&](const WinTask &task) { return winReasons(question.id, task, naming); },
                               [](const SafetyTask &task) { return drillSafetyReasons(task); },
                               [](const DiscardTask &task) { return drillDiscardReasons(task); },
                               [](const LastHandTask &task) { return drillLastHandReasons(task); }},
                    question.task);
}

}  // namespace janso
