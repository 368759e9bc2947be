// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/drill.h"

#include <cassert>

#include "coach/drillmakers.h"

namespace janso {

namespace {

template <class Task>
const Task &as(const DrillTask &task) {
  return std::get<Task>(task);
}

Verdict rightIf(bool right) {
  return right ? Verdict::Right : Verdict::Wrong;
}

// One tile, compared with the right and the nearly right ones.
template <class Task>
Verdict gradeTile(const DrillTask &task, const DrillAnswer &answer) {
  if (answer.kinds.size() != 1)
    return Verdict::Wrong;
  const Kind kind = *answer.kinds.begin();
  return as<Task>(task).right.has(kind)   ? Verdict::Right
         : as<Task>(task).close.has(kind) ? Verdict::Close
                                          : Verdict::Wrong;
}

Verdict gradeWaits(const DrillTask &task, const DrillAnswer &answer) {
  return rightIf(answer.kinds == as<WaitsTask>(task).waits);
}

Verdict gradeShanten(const DrillTask &task, const DrillAnswer &answer) {
  return rightIf(answer.number == as<ShantenTask>(task).shanten);
}

Verdict gradeYaku(const DrillTask &task, const DrillAnswer &answer) {
  return rightIf(answer.number == (as<WinTask>(task).result ? 1 : 0));
}

Verdict gradeFu(const DrillTask &task, const DrillAnswer &answer) {
  return rightIf(answer.number == as<WinTask>(task).result->fu);
}

// Close: the payment is right, though han or fu are not.
Verdict gradeScore(const DrillTask &task, const DrillAnswer &answer) {
  const std::vector<ScoreKey> keys = scoreKeys(as<WinTask>(task));
  if (answer.numbers.size() != keys.size())
    return Verdict::Wrong;
  bool all = true;
  bool paid = true;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const bool right = answer.numbers[i] == keys[i].value;
    all = all && right;
    if (keys[i].field != ScoreField::Han && keys[i].field != ScoreField::Fu)
      paid = paid && right;
  }
  return all ? Verdict::Right : paid ? Verdict::Close : Verdict::Wrong;
}

Verdict gradeAction(const DrillTask &task, const DrillAnswer &answer) {
  return gradeDiscard(as<DiscardTask>(task), answer.action);
}

Verdict gradeRung(const DrillTask &task, const DrillAnswer &answer) {
  return rightIf(answer.number == as<LastHandTask>(task).right);
}

constexpr std::array<DrillInfo, kDrills> kTable{{
    {DrillId::Waits, "waits", AnswerForm::Kinds, true, makeWaits, gradeWaits},
    {DrillId::Shanten, "shanten", AnswerForm::Number, true, makeShanten, gradeShanten},
    {DrillId::Efficiency, "efficiency", AnswerForm::OneTile, true, makeEfficiency, gradeTile<EfficiencyTask>},
    {DrillId::Yaku, "yaku", AnswerForm::YesNo, false, makeYaku, gradeYaku},
    {DrillId::Fu, "fu", AnswerForm::Number, true, makeFu, gradeFu},
    {DrillId::Score, "score", AnswerForm::Numbers, true, makeScore, gradeScore},
    {DrillId::Safety, "safety", AnswerForm::OneTile, true, makeSafety, gradeTile<SafetyTask>},
    {DrillId::Discard, "discard", AnswerForm::Action, true, makeDiscard, gradeAction},
    {DrillId::LastHand, "last_hand", AnswerForm::Rung, false, makeLastHand, gradeRung},
}};

}  // namespace

std::span<const DrillInfo> drillTable() {
  return kTable;
}

const DrillInfo &drillInfo(DrillId id) {
  const DrillInfo &info = kTable[static_cast<std::size_t>(id)];
  assert(info.id == id);
  return info;
}

DrillQuestion makeQuestion(const DrillRequest &request) {
  DrillQuestion question;
  question.id = request.id;
  question.seed = request.seed;
  question.number = request.number;
  question.level = request.level;
  question.task = drillInfo(request.id).make(request, question.saved);
  return question;
}

Verdict grade(const DrillQuestion &question, const DrillAnswer &answer) {
  return drillInfo(question.id).grade(question.task, answer);
}

DrillAnswer rightAnswer(const DrillQuestion &question) {
  DrillAnswer answer;
  const auto first = [](KindSet kinds) {
    KindSet one;
    one.add(*kinds.begin());
    return one;
  };
  std::visit(Overloaded{[&](const WaitsTask &task) { answer.kinds = task.waits; },
                        [&](const ShantenTask &task) { answer.number = task.shanten; },
                        [&](const EfficiencyTask &task) { answer.kinds = first(task.right); },
                        [&](const WinTask &task) {
                          answer.number = question.id == DrillId::Fu ? task.result->fu : task.result ? 1 : 0;
                          for (const ScoreKey &key : scoreKeys(task))
                            answer.numbers.push_back(key.value);
                        },
                        [&](const SafetyTask &task) { answer.kinds = first(task.right); },
                        [&](const DiscardTask &task) { answer.action = task.advice.recommended; },
                        [&](const LastHandTask &task) { answer.number = task.right; }},
             question.task);
  return answer;
}

}  // namespace janso
