// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/rolloutjson.h"

#include <QString>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "records/actionjson.h"

namespace janso {
namespace {

// Each in the order of its enum.
constexpr std::array<std::string_view, kSimulatedDealKinds> kSimulatedDealKindIds{"information_set",
                                                                                  "true_hands", "true_wall"};
constexpr std::array<std::string_view, 6> kRolloutEndIds{"worse", "better",   "equal",
                                                         "cap",   "no_world", "stopped"};
constexpr std::array<std::string_view, kRelaxations> kRelaxationIds{"nothing", "furiten_riichi",
                                                                    "passed_wins"};
static_assert(kRolloutEndIds.size() == static_cast<std::size_t>(RolloutEnd::Stopped) + 1);

QString idText(std::string_view id) {
  return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

template <class Enum, std::size_t Count>
std::optional<Enum> named(const std::array<std::string_view, Count> &ids, const QJsonValue &value) {
  const auto found = std::ranges::find(ids, value.toString().toStdString());
  if (found == ids.end())
    return std::nullopt;
  return static_cast<Enum>(found - ids.begin());
}

struct SumPart {
  const char *key;
  double PairSum::*sum;
};
constexpr std::array kSums{
    SumPart{"place", &PairSum::place},
    SumPart{"place_square", &PairSum::placeSquare},
    SumPart{"points", &PairSum::points},
    SumPart{"points_square", &PairSum::pointsSquare},
    SumPart{"other_place", &PairSum::otherPlace},
    SumPart{"other_points", &PairSum::otherPoints},
};

QJsonObject sumJson(const PairSum &sum) {
  QJsonObject object{{QStringLiteral("worlds"), sum.deals}, {QStringLiteral("pairs"), sum.pairs}};
  for (const SumPart &part : kSums)
    object.insert(QLatin1String(part.key), sum.*part.sum);
  return object;
}

std::optional<PairSum> sumFromJson(const QJsonValue &value) {
  const QJsonObject object = value.toObject();
  PairSum sum;
  sum.deals = object.value(QLatin1String("worlds")).toInt(-1);
  sum.pairs = object.value(QLatin1String("pairs")).toInt(-1);
  for (const SumPart &part : kSums)
    sum.*part.sum = object.value(QLatin1String(part.key)).toDouble();
  if (sum.pairs < 0 || sum.deals < sum.pairs || sum.placeSquare < 0 || sum.pointsSquare < 0)
    return std::nullopt;
  return sum;
}

// False: a number is missing or out of range.
bool readPlan(const QJsonObject &object, RolloutPlan &plan) {
  bool isNumber = false;
  plan.seed = object.value(QLatin1String("seed")).toString().toULongLong(&isNumber);
  plan.bot = object.value(QLatin1String("bot")).toString().toStdString();
  plan.own = object.value(QLatin1String("own")).toString().toStdString();
  plan.least = object.value(QLatin1String("least")).toInt(-1);
  plan.most = object.value(QLatin1String("most")).toInt(-1);
  plan.fresh = object.value(QLatin1String("fresh")).toInt(-1);
  return isNumber && !plan.bot.empty() && plan.least >= 0 && plan.most > 0 && plan.fresh >= 0;
}

}  // namespace

std::string_view idOf(SimulatedDealKind kind) {
  return kSimulatedDealKindIds[static_cast<std::size_t>(kind)];
}
std::string_view idOf(RolloutEnd end) {
  return kRolloutEndIds[static_cast<std::size_t>(end)];
}

QJsonObject rolloutHeadJson(const std::string &gameHash) {
  return {{QStringLiteral("type"), QStringLiteral("janso_rollouts")},
          {QStringLiteral("version"), kRolloutFormat},
          {QStringLiteral("game"), QString::fromStdString(gameHash)}};
}

Result<std::string> rolloutHeadFromJson(const QJsonObject &object) {
  if (object.value(QLatin1String("type")).toString() != QLatin1String("janso_rollouts"))
    return Error{"it contains no rollouts"};
  if (object.value(QLatin1String("version")).toInt() != kRolloutFormat)
    return Error{"the rollouts were made by another version of Janso"};
  return object.value(QLatin1String("game")).toString().toStdString();
}

QJsonObject toJson(const Rollout &rollout) {
  const RolloutPlan &plan = rollout.plan;
  return {{QStringLiteral("hand"), static_cast<int>(rollout.hand)},
          {QStringLiteral("answer"), static_cast<int>(rollout.answer)},
          {QStringLiteral("played"), toJson(rollout.played)},
          {QStringLiteral("other"), toJson(rollout.other)},
          {QStringLiteral("kind"), idText(idOf(plan.kind))},
          {QStringLiteral("seed"), QString::number(plan.seed)},
          {QStringLiteral("bot"), QString::fromStdString(plan.bot)},
          {QStringLiteral("own"), QString::fromStdString(plan.own)},
          {QStringLiteral("least"), plan.least},
          {QStringLiteral("most"), plan.most},
          {QStringLiteral("fresh"), plan.fresh},
          {QStringLiteral("worlds_version"), rollout.simulatedDealsVersion},
          {QStringLiteral("loosened"), idText(kRelaxationIds[static_cast<std::size_t>(rollout.relaxation)])},
          {QStringLiteral("end"), idText(idOf(rollout.end))},
          {QStringLiteral("deciding"), sumJson(rollout.deciding)},
          {QStringLiteral("size"), sumJson(rollout.size)}};
}

Result<Rollout> rolloutFromJson(const QJsonObject &object) {
  Rollout rollout;
  const int hand = object.value(QLatin1String("hand")).toInt(-1);
  const int answer = object.value(QLatin1String("answer")).toInt(-1);
  if (hand < 0 || answer < 0)
    return Error{"'hand' or 'answer' is missing"};
  rollout.hand = static_cast<std::size_t>(hand);
  rollout.answer = static_cast<std::size_t>(answer);
  for (const auto &[key, part] : {std::pair{"played", &rollout.played}, std::pair{"other", &rollout.other}}) {
    const Result<Action> action = actionFromJson(object.value(QLatin1String(key)).toObject());
    if (!action)
      return action.error().in("'" + std::string(key) + "'");
    *part = *action;
  }
  const auto kind = named<SimulatedDealKind>(kSimulatedDealKindIds, object.value(QLatin1String("kind")));
  const auto end = named<RolloutEnd>(kRolloutEndIds, object.value(QLatin1String("end")));
  // The first version of the deals dropped no condition, and did not say so.
  const QJsonValue given = object.value(QLatin1String("loosened"));
  const auto relaxation =
      given.isUndefined() ? std::optional(Relaxation::Nothing) : named<Relaxation>(kRelaxationIds, given);
  if (!kind || !end || !relaxation)
    return Error{"'kind', 'end' or 'loosened' is not a known one"};
  rollout.relaxation = *relaxation;
  rollout.plan.kind = *kind;
  rollout.end = *end;
  rollout.simulatedDealsVersion = object.value(QLatin1String("worlds_version")).toInt();
  const auto deciding = sumFromJson(object.value(QLatin1String("deciding")));
  const auto size = sumFromJson(object.value(QLatin1String("size")));
  if (!readPlan(object, rollout.plan) || !deciding || !size)
    return Error{"a number is missing or out of range"};
  rollout.deciding = *deciding;
  rollout.size = *size;
  if (rollout.judges() && rollout.reported().pairs == 0)
    return Error{"it judges without any pairs"};
  return rollout;
}

}  // namespace janso
