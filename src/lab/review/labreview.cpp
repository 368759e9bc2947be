// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/review/labreview.h"

#include <array>
#include <optional>

#include "cli/review/reviewedgames.h"
#include "lab/review/thinking.h"
#include "lab/review/trust.h"
#include "lab/shards/splitrun.h"

namespace janso::cli {
namespace {

struct TrustGiven : ReviewSources, RolloutOptions, SplitRun {
  int decisions = 0;  // 0 = not given
  bool losses = false;
  bool twice = false;
  bool json = false;
};

constexpr auto kTrustRows = std::to_array<Option<TrustGiven>>({
    {{"--decisions", "N", "play out N decisions of each category"},
     &setNumber<&TrustGiven::decisions, 1, 1000000>},
    {{"--losses", "", "use only decisions reported as certain or suspected losses"},
     &setFlag<&TrustGiven::losses>},
    {{"--twice", "",
      "report instead how often two rollouts of the same decision contradict each other (each with its own "
      "deals, and as many as it needs)"},
     &setFlag<&TrustGiven::twice>},
    {{"--json", "", "print each decision that was played out, as one JSON object per line"},
     &setFlag<&TrustGiven::json>},
});

constexpr auto kThinkRows = std::to_array<Option<TrustGiven>>({
    {{"--decisions", "N", "play out N decisions"}, &setNumber<&TrustGiven::decisions, 1, 1000000>},
});

constexpr auto kTrustOptions =
    joinedRows(kTrustRows, rolloutRows<TrustGiven>(), splitRows<TrustGiven>(), sourceRows<TrustGiven>());
constexpr auto kThinkOptions =
    joinedRows(kThinkRows, rolloutRows<TrustGiven>(), splitRows<TrustGiven>(), sourceRows<TrustGiven>());

// The free words are games, or with --merge part files.
template <std::size_t Count>
Result<TrustGiven> read(const std::array<Option<TrustGiven>, Count> &rows, const QStringList &arguments,
                        const QStringList &withMerge) {
  TrustGiven given;
  const auto used = readOptions(rows, arguments, given);
  if (!used)
    return used.error();
  if (given.merge)
    given.SplitRun::files.swap(given.paths);
  if (const Mistake mistake = mistakeIn(given, infosOf(rows), *used, withMerge))
    return *mistake;
  if (given.merge)
    return given;
  if (const Mistake mistake = mistakeIn(given))
    return *mistake;
  if (given.decisions == 0)
    return wrong(QStringLiteral("--decisions is missing"));
  return given;
}

// The reviewed games, and the plan of a run over them.
struct Reviews {
  ReviewedGames reviewed;
  std::vector<TrustSource> sources;
  TrustPlan plan;

  // The games stand in it by their hashes: their folders may differ between machines.
  QJsonObject toJson(const TrustGiven &given) const {
    QJsonObject object = plan.toJson();
    QJsonArray games;
    for (const TrustSource &source : sources)
      games.append(QString::fromStdString(source.review->game));
    object.insert(QStringLiteral("games"), games);
    object.insert(QStringLiteral("seat"), given.seat);
    object.insert(QStringLiteral("player"), given.player);
    object.insert(QStringLiteral("preset"), static_cast<int>(given.strictness));
    return object;
  }
};

Result<Reviews> reviewsFor(const TrustGiven &given, QTextStream &err) {
  Reviews reviews;
  reviews.plan = {given.decisions, given.losses, given.RolloutOptions::plan(), given.jobs};
  if (given.merge)
    return reviews;
  Result<ReviewedGames> reviewed = reviewGames(given, err);
  if (!reviewed)
    return reviewed.error();
  reviews.reviewed = std::move(reviewed).value();
  for (const auto &one : reviews.reviewed.games)
    reviews.sources.push_back({&one->game, &one->review, one->path});
  return reviews;
}

// A game that could not be read is also something wrong with the input.
Result<int> run(const TrustGiven &given, const Reviews &reviews, const SplitWork &work, Console &console) {
  const Result<int> status = runSplit(given, work, console);
  return status && *status == kFine && reviews.reviewed.faulty ? Result<int>(kFoundWrong) : status;
}

}  // namespace

std::span<const OptionInfo> trustOptions() {
  static constexpr auto kInfos = infosOf(kTrustOptions);
  return kInfos;
}

Result<int> runTrust(const QStringList &arguments, Console &console) {
  const Result<TrustGiven> given = read(kTrustOptions, arguments, {QStringLiteral("--json")});
  if (!given)
    return given.error();
  if (given->twice && given->json)
    return wrong(QStringLiteral("--twice and --json cannot be used together"));
  const Result<Reviews> reviews = reviewsFor(*given, console.err);
  if (!reviews)
    return reviews.error();
  QJsonObject plan = reviews->toJson(*given);
  plan.insert(QStringLiteral("twice"), given->twice);
  return run(*given, *reviews,
             {QStringLiteral("trust"), plan,
              [&](const Shard &shard) {
                return given->twice ? agreementRows(reviews->sources, reviews->plan, shard)
                                    : trustRows(reviews->sources, reviews->plan, shard);
              },
              [&](const QJsonObject &made, const QJsonArray &rows) -> Result<int> {
                if (made.value(QStringLiteral("twice")).toBool())
                  printAgreement(rows, console.out);
                else if (given->json)
                  printTrust(rows, console.out);
                else
                  printTrustLines(rows, console.out);
                return kFine;
              }},
             console);
}

std::span<const OptionInfo> thinkOptions() {
  static constexpr auto kInfos = infosOf(kThinkOptions);
  return kInfos;
}

Result<int> runThink(const QStringList &arguments, Console &console) {
  const Result<TrustGiven> given = read(kThinkOptions, arguments, {});
  if (!given)
    return given.error();
  if (given->kind != SimulatedDealKind::InformationSet)
    return wrong(QStringLiteral("--worlds must be hidden, because the deals choose the action"));
  const Result<Reviews> reviews = reviewsFor(*given, console.err);
  if (!reviews)
    return reviews.error();
  return run(*given, *reviews,
             {QStringLiteral("think"), reviews->toJson(*given),
              [&](const Shard &shard) { return thinkingRows(reviews->sources, reviews->plan, shard); },
              [&](const QJsonObject &plan, const QJsonArray &rows) -> Result<int> {
                printThinking(rows, plan.value(QStringLiteral("pairs")).toInt(), console.out);
                return kFine;
              }},
             console);
}

}  // namespace janso::cli
