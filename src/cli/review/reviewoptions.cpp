// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/review/reviewoptions.h"

#include <algorithm>
#include <array>
#include <span>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "cli/review/reviewcommand.h"

namespace janso::cli {

Mistake setReviewRules(const GivenOption &option, ReviewSources &sources) {
  const Result<RuleSet> rules = rulesOption(option.text);
  if (!rules)
    return rules.error();
  sources.rules = *rules;
  return std::nullopt;
}

Mistake setPreset(const GivenOption &option, ReviewSources &sources) {
  const std::optional<Strictness> strictness = strictnessOf(option.text.toStdString());
  if (!strictness)
    return wrong(Text::tr("--preset must be strict, normal or mild, not '%1'").arg(shown(option.text)));
  sources.strictness = *strictness;
  return std::nullopt;
}

Mistake setReviewBot(const GivenOption &option) {
  const QString evaluator = QString::fromStdString(std::string(evaluatorId()));
  if (option.text != evaluator)
    return wrong(Text::tr("--bot: '%1' cannot evaluate choices it would not make; '%2' can")
                     .arg(shown(option.text), evaluator));
  return std::nullopt;
}

Mistake setDeals(const GivenOption &option, RolloutOptions &options) {
  static constexpr std::array kNames{"hidden", "hands", "wall"};  // by SimulatedDealKind
  const auto found = std::ranges::find(kNames, option.text.toStdString());
  if (found == kNames.end())
    return wrong(Text::tr("--worlds must be hidden, hands or wall, not '%1'").arg(shown(option.text)));
  options.kind = static_cast<SimulatedDealKind>(found - kNames.begin());
  return std::nullopt;
}

Mistake setRolloutBot(const GivenOption &option, QString &bot) {
  if (makeBot(option.text.toStdString(), 0) == nullptr)
    return wrong(Text::tr("%1: '%2' is not a built-in bot, or does not take these options")
                     .arg(option.name, shown(option.text)));
  bot = option.text;
  return std::nullopt;
}

Mistake mistakeIn(const ReviewSources &sources) {
  if (sources.paths.isEmpty())
    return wrong(Text::tr("specify at least one file"));
  if (sources.seat >= 0 && !sources.player.isEmpty())
    return wrong(Text::tr("--seat and --player cannot be used together"));
  return std::nullopt;
}

RolloutPlan RolloutOptions::plan() const {
  RolloutPlan plan = rolloutPlan(kind);
  plan.seed = static_cast<std::uint64_t>(rolloutSeed);
  if (kind != SimulatedDealKind::TrueWall)
    plan.most = pairs;
  if (!players.isEmpty())
    plan.bot = players.toStdString();
  if (!ownPlayer.isEmpty())
    plan.own = ownPlayer.toStdString();
  return plan;
}

namespace {

Mistake setRollout(const GivenOption &option, ReviewOptions &options) {
  const QStringList parts = option.text.split(QLatin1Char(':'));
  if (parts.size() != 2)
    return wrong(Text::tr("--rollout must be H:E, a hand and an event, not '%1'").arg(shown(option.text)));
  const Result<int> hand = numberOption(option.name, parts[0], 0, 255);
  const Result<int> event = numberOption(option.name, parts[1], 0, 1000);
  if (!hand || !event)
    return hand ? event.error() : hand.error();
  options.rolloutHand = *hand;
  options.rolloutEvent = *event;
  return std::nullopt;
}

constexpr auto kOwnRows = std::to_array<Option<ReviewOptions>>({
    {{"--rollout", "H:E",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "play out the decisions after event E of hand H (numbered as in --json): bots finish "
                        "the hand once after the choice that was made and once after the best one, in "
                        "simulated deals that fit everything the player could see")},
     &setRollout},
    {{"--json", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "print one JSON object per line: a header for each game, its hands and its figures")},
     &setFlag<&ReviewOptions::json>},
});

constexpr auto kReviewOptions =
    joinedRows(sourceRows<ReviewOptions>(), kOwnRows, rolloutRows<ReviewOptions>());

}  // namespace

Result<ReviewOptions> readReviewOptions(const QStringList &arguments) {
  ReviewOptions options;
  if (const auto used = readOptions(kReviewOptions, arguments, options); !used)
    return used.error();
  if (const Mistake mistake = mistakeIn(options))
    return *mistake;
  return options;
}

std::span<const OptionInfo> reviewOptions() {
  static constexpr auto kInfos = infosOf(kReviewOptions);
  return kInfos;
}

}  // namespace janso::cli
