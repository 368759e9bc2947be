// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/reviewjson.h"

#include <QJsonArray>
#include <QString>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "records/actionjson.h"
#include "rules/mpsz.h"

namespace janso {
namespace {

// Each in the order of its enum.
constexpr std::array<std::string_view, kLossClasses> kClasses{"not_judged", "close",   "suspected",
                                                              "inaccuracy", "mistake", "blunder"};
constexpr std::array<std::string_view, kCategories> kCategoryIds{
    "last_hand", "passed_win", "kan",    "call",  "riichi",
    "push_fold", "safe_tile",  "danger", "value", "efficiency"};
constexpr std::array<std::string_view, 4> kConfidences{"none", "low", "mid", "high"};
constexpr std::array<std::string_view, 15> kMotives{"none",   "only",     "win",       "speed", "value",
                                                    "tenpai", "riichi",   "yaku",      "kan",   "fold",
                                                    "safer",  "draw_pay", "placement", "pass",  "abort"};
static_assert(kMotives.size() == static_cast<std::size_t>(Motive::Abort) + 1);

QString text(std::string_view id) {
  return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

// Digits that nobody measures would only fill the file.
double points(double number) {
  return withDecimals(number, 1);
}
double share(double number) {
  return withDecimals(number, 6);
}

template <class Enum, std::size_t Count>
std::optional<Enum> enumOf(const std::array<std::string_view, Count> &ids, const QJsonValue &value) {
  const std::string id = value.toString().toStdString();
  const auto found = std::ranges::find(ids, id);
  if (found == ids.end())
    return std::nullopt;
  return static_cast<Enum>(found - ids.begin());
}

QString tilesText(KindSet kinds) {
  std::vector<Tile> tiles;
  for (const Kind kind : kinds)
    tiles.emplace_back(kind);
  return QString::fromStdString(toMpsz(std::span<const Tile>(tiles)));
}

QJsonObject toJson(const Candidate &candidate) {
  const Considered &c = candidate.considered;
  const auto number = [](float value) { return static_cast<double>(value); };
  QJsonObject object{{QStringLiteral("action"), toJson(c.action)},
                     {QStringLiteral("motive"), text(kMotives[static_cast<std::size_t>(c.motive)])},
                     {QStringLiteral("value"), points(number(c.value))},
                     {QStringLiteral("shanten"), c.shanten},
                     {QStringLiteral("accepted"), tilesText(c.accepted)},
                     {QStringLiteral("tiles"), c.tiles},
                     {QStringLiteral("win"), share(number(c.win))},
                     {QStringLiteral("win_points"), points(number(c.points))},
                     {QStringLiteral("deal_in"), share(number(c.dealIn))},
                     {QStringLiteral("deal_in_points"), points(number(c.loss))}};
  if (candidate.judged) {
    object.insert(QStringLiteral("points"), points(candidate.points));
    object.insert(QStringLiteral("place"), share(candidate.place));
  }
  return object;
}

Result<Candidate> candidateFromJson(const QJsonObject &object) {
  Candidate candidate;
  Considered &c = candidate.considered;
  const Result<Action> action = actionFromJson(object.value(QStringLiteral("action")).toObject());
  if (!action)
    return action.error().in("'action'");
  c.action = *action;
  const auto motive = enumOf<Motive>(kMotives, object.value(QStringLiteral("motive")));
  if (!motive)
    return Error{"'motive' is not a known one"};
  c.motive = *motive;
  const auto number = [&](const char *key) {
    return static_cast<float>(object.value(QLatin1String(key)).toDouble());
  };
  c.value = number("value");
  c.shanten = static_cast<std::int8_t>(object.value(QStringLiteral("shanten")).toInt());
  const Result<std::vector<Tile>> accepted =
      parseTiles(object.value(QStringLiteral("accepted")).toString().toStdString());
  if (!accepted)
    return accepted.error().in("'accepted'");
  for (const Tile tile : *accepted)
    c.accepted.add(tile.kind());
  c.tiles = static_cast<std::int16_t>(object.value(QStringLiteral("tiles")).toInt());
  c.win = number("win");
  c.points = number("win_points");
  c.dealIn = number("deal_in");
  c.loss = number("deal_in_points");
  candidate.judged = object.contains(QStringLiteral("place"));
  candidate.points = object.value(QStringLiteral("points")).toDouble();
  candidate.place = object.value(QStringLiteral("place")).toDouble();
  return candidate;
}

QJsonObject toJson(const ChoiceVerdict &verdict) {
  QJsonArray candidates;
  for (const Candidate &candidate : verdict.candidates)
    candidates.append(toJson(candidate));
  QJsonObject object{{QStringLiteral("event"), static_cast<int>(verdict.event)},
                     {QStringLiteral("answer"), static_cast<int>(verdict.answer)},
                     {QStringLiteral("seat"), verdict.seat},
                     {QStringLiteral("turn"), verdict.turn},
                     {QStringLiteral("action"), toJson(verdict.action)},
                     {QStringLiteral("class"), text(idOf(verdict.lossClass))},
                     {QStringLiteral("category"), text(idOf(verdict.category))},
                     {QStringLiteral("counted"), verdict.counted},
                     {QStringLiteral("played"), verdict.played},
                     {QStringLiteral("bot"), verdict.botChoice},
                     {QStringLiteral("folding"), verdict.folding},
                     {QStringLiteral("candidates"), candidates}};
  if (verdict.isJudged()) {
    object.insert(QStringLiteral("loss_points"), points(verdict.lossPoints));
    object.insert(QStringLiteral("loss_place"), share(verdict.lossPlace));
    object.insert(QStringLiteral("added_place"), share(verdict.addedPlace));
    object.insert(QStringLiteral("worse"), share(verdict.worse));
    object.insert(QStringLiteral("confidence"), text(idOf(verdict.confidence)));
    object.insert(QStringLiteral("episode"), verdict.episode);
  }
  return object;
}

// Indices must be of the list; a judged verdict must have what it speaks of.
bool isSound(const ChoiceVerdict &verdict) {
  const auto count = static_cast<int>(verdict.candidates.size());
  const bool inside = verdict.played < count && verdict.botChoice < count && verdict.played >= -1 &&
                      verdict.botChoice >= -1 && verdict.seat >= 0 && verdict.seat < 4;
  return inside && (!verdict.isJudged() || verdict.played >= 0);
}

Result<ChoiceVerdict> verdictFromJson(const QJsonObject &object) {
  ChoiceVerdict verdict;
  const auto whole = [&](const char *key, int missing) {
    return object.value(QLatin1String(key)).toInt(missing);
  };
  const auto number = [&](const char *key) { return object.value(QLatin1String(key)).toDouble(); };
  const Result<Action> action = actionFromJson(object.value(QStringLiteral("action")).toObject());
  if (!action)
    return action.error().in("'action'");
  verdict.action = *action;
  for (const QJsonValue &item : object.value(QStringLiteral("candidates")).toArray()) {
    Result<Candidate> candidate = candidateFromJson(item.toObject());
    if (!candidate)
      return candidate.error().in("'candidates'");
    verdict.candidates.push_back(std::move(candidate).value());
  }
  const auto lossClass = enumOf<LossClass>(kClasses, object.value(QStringLiteral("class")));
  const auto category = enumOf<Category>(kCategoryIds, object.value(QStringLiteral("category")));
  if (!lossClass || !category)
    return Error{"'class' or 'category' is not a known one"};
  verdict.lossClass = *lossClass;
  verdict.category = *category;
  verdict.event = static_cast<std::size_t>(std::max(0, whole("event", 0)));
  verdict.answer = static_cast<std::size_t>(std::max(0, whole("answer", 0)));
  verdict.seat = static_cast<std::int8_t>(std::clamp(whole("seat", -1), -1, 4));
  verdict.turn = static_cast<std::uint8_t>(std::clamp(whole("turn", 0), 0, 255));
  verdict.counted = object.value(QStringLiteral("counted")).toBool();
  verdict.folding = object.value(QStringLiteral("folding")).toBool();
  verdict.played = whole("played", -1);
  verdict.botChoice = whole("bot", -1);
  verdict.lossPoints = number("loss_points");
  verdict.lossPlace = number("loss_place");
  verdict.addedPlace = number("added_place");
  verdict.worse = number("worse");
  verdict.episode = whole("episode", -1);
  verdict.confidence =
      enumOf<Confidence>(kConfidences, object.value(QStringLiteral("confidence"))).value_or(Confidence::None);
  if (!isSound(verdict))
    return Error{"'seat', 'played' or 'bot' is out of range"};
  return verdict;
}

}  // namespace

// Divided, since a tenth is no number of a computer: 3 * 0.1 is written as 0.30000000000000004.
double withDecimals(double number, int decimals) {
  const double unit = std::pow(10.0, decimals);
  return std::round(number * unit) / unit;
}

std::string_view idOf(LossClass lossClass) {
  return kClasses[static_cast<std::size_t>(lossClass)];
}
std::string_view idOf(Category category) {
  return kCategoryIds[static_cast<std::size_t>(category)];
}
std::string_view idOf(Confidence confidence) {
  return kConfidences[static_cast<std::size_t>(confidence)];
}

QJsonObject headJson(const GameReview &review) {
  QJsonArray seats;
  for (int seat = 0; seat < 4; ++seat) {
    if ((review.seats >> seat & 1U) != 0)
      seats.append(seat);
  }
  return {{QStringLiteral("type"), QStringLiteral("janso_review")},
          {QStringLiteral("version"), kReviewFormat},
          {QStringLiteral("game"), QString::fromStdString(review.game)},
          {QStringLiteral("seats"), seats},
          {QStringLiteral("evaluator"), QString::fromStdString(review.evaluator)},
          {QStringLiteral("evaluator_version"), review.evaluatorVersion},
          {QStringLiteral("scale_version"), review.scaleVersion},
          {QStringLiteral("preset"), text(idOf(review.strictness))}};
}

Result<GameReview> headFromJson(const QJsonObject &object) {
  if (object.value(QStringLiteral("type")).toString() != QLatin1String("janso_review"))
    return Error{"it is not a review"};
  if (object.value(QStringLiteral("version")).toInt() != kReviewFormat)
    return Error{"the review was made by another version of Janso"};
  GameReview review;
  review.game = object.value(QStringLiteral("game")).toString().toStdString();
  for (const QJsonValue &seat : object.value(QStringLiteral("seats")).toArray()) {
    const int number = seat.toInt(-1);
    if (number < 0 || number > 3)
      return Error{"'seats' names a seat that does not exist"};
    review.seats = static_cast<SeatSet>(review.seats | 1U << number);
  }
  review.evaluator = object.value(QStringLiteral("evaluator")).toString().toStdString();
  review.evaluatorVersion = object.value(QStringLiteral("evaluator_version")).toInt();
  review.scaleVersion = object.value(QStringLiteral("scale_version")).toInt();
  const auto preset = strictnessOf(object.value(QStringLiteral("preset")).toString().toStdString());
  if (!preset)
    return Error{"'preset' is not a known one"};
  review.strictness = *preset;
  return review;
}

QJsonObject toJson(const HandReview &hand) {
  QJsonArray verdicts;
  for (const ChoiceVerdict &verdict : hand.verdicts)
    verdicts.append(toJson(verdict));
  return {{QStringLiteral("hand"), static_cast<int>(hand.hand)}, {QStringLiteral("verdicts"), verdicts}};
}

Result<HandReview> handReviewFromJson(const QJsonObject &object) {
  HandReview hand;
  const int number = object.value(QStringLiteral("hand")).toInt(-1);
  if (number < 0)
    return Error{"'hand' is missing"};
  hand.hand = static_cast<std::size_t>(number);
  for (const QJsonValue &item : object.value(QStringLiteral("verdicts")).toArray()) {
    Result<ChoiceVerdict> verdict = verdictFromJson(item.toObject());
    if (!verdict)
      return verdict.error().in("verdict " + std::to_string(hand.verdicts.size()));
    hand.verdicts.push_back(std::move(verdict).value());
    hand.verdicts.back().hand = hand.hand;
  }
  return hand;
}

}  // namespace janso
