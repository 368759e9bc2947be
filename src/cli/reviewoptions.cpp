// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/reviewoptions.h"

#include <algorithm>
#include <array>
#include <span>

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace janso::cli {
namespace {

Mistake setRules(const GivenOption &option, ReviewOptions &options) {
  const Result<RuleSet> rules = rulesOption(option.text);
  if (!rules)
    return rules.error();
  options.rules = *rules;
  return std::nullopt;
}

Mistake setPreset(const GivenOption &option, ReviewOptions &options) {
  const std::optional<Strictness> strictness = strictnessOf(option.text.toStdString());
  if (!strictness)
    return wrong(Text::tr("--preset must be strict, normal or mild, not '%1'").arg(shown(option.text)));
  options.strictness = *strictness;
  return std::nullopt;
}

Mistake setReviewBot(const GivenOption &option, ReviewOptions &) {
  const QString evaluator = QString::fromStdString(std::string(evaluatorId()));
  if (option.text != evaluator)
    return wrong(Text::tr("--bot: '%1' cannot evaluate choices it would not make; '%2' can")
                     .arg(shown(option.text), evaluator));
  return std::nullopt;
}

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

Mistake setDeals(const GivenOption &option, ReviewOptions &options) {
  static constexpr std::array kNames{"hidden", "hands", "wall"};  // by SimulatedDealKind
  const auto found = std::ranges::find(kNames, option.text.toStdString());
  if (found == kNames.end())
    return wrong(Text::tr("--worlds must be hidden, hands or wall, not '%1'").arg(shown(option.text)));
  options.rolloutKind = static_cast<SimulatedDealKind>(found - kNames.begin());
  return std::nullopt;
}

Mistake setBot(const GivenOption &option, QString &bot) {
  if (makeBot(option.text.toStdString(), 0) == nullptr)
    return wrong(Text::tr("%1: '%2' is not a built-in bot, or does not take these options")
                     .arg(option.name, shown(option.text)));
  bot = option.text;
  return std::nullopt;
}
Mistake setPlayers(const GivenOption &option, ReviewOptions &options) {
  return setBot(option, options.players);
}
Mistake setOwnPlayer(const GivenOption &option, ReviewOptions &options) {
  return setBot(option, options.ownPlayer);
}

constexpr auto kReviewOptions = std::to_array<Option<ReviewOptions>>({
    {{"FILE", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "read a record in any format that verify reads, a match saved by Janso, or a folder "
                        "of them; - reads standard input")},
     &addText<&ReviewOptions::paths>},
    {{"--seat", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "review only this seat (0 = the first dealer)")},
     &setNumber<&ReviewOptions::seat, 0, 3>},
    {{"--player", "NAME", QT_TRANSLATE_NOOP("janso::cli::Text", "review only the seats of this player")},
     &setText<&ReviewOptions::player>},
    {{"--preset", "NAME",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "choose how large a loss must be to count as a mistake: strict, normal (default) or mild")},
     &setPreset},
    {{"--bot", "ID",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "choose the bot that judges (default, and the only one that can: master)")},
     &setReviewBot},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "use these rules for games that do not contain their own (default: those of the file format)")},
     &setRules},
    {{"--out", "FOLDER",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "save each review in this folder, hand by hand; an interrupted review is continued")},
     &setText<&ReviewOptions::out>},
    {{"--rollout", "H:E",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "play out the decisions after event E of hand H (numbered as in --json): bots finish "
                        "the hand once after the choice that was made and once after the best one, in "
                        "simulated deals that fit everything the player could see")},
     &setRollout},
    {{"--worlds", "KIND",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "choose the simulated deals of a rollout: hidden (default) redeals everything that "
                        "the player had not seen; hands keeps the real hands, and wall also keeps the real "
                        "wall (hands and wall do not judge the decision)")},
     &setDeals},
    {{"--players", "BOT",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "choose the bot that plays a rollout to the end of the hand (default: club)")},
     &setPlayers},
    {{"--own-player", "BOT",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "choose the bot for the seat that made the decision (default: a faster version of master)")},
     &setOwnPlayer},
    {{"--pairs", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text", "play at most N simulated deals (default: 1000)")},
     &setNumber<&ReviewOptions::rolloutPairs, 2, 1000000>},
    {{"--seed", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "seed the simulated deals with N (default: 0)")},
     &setNumber<&ReviewOptions::rolloutSeed, 0, 1000000000>},
    {{"--trust", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "check the reported losses: play out N decisions of each category (--pairs deals "
                        "each) and compare the outcome with the estimate")},
     &setNumber<&ReviewOptions::trust, 1, 1000000>},
    {{"--losses", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --trust: use only decisions reported as certain or suspected losses")},
     &setFlag<&ReviewOptions::trustLosses>},
    {{"--twice", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --trust: report instead how often two rollouts of the same decision contradict "
                        "each other (each with its own deals, and as many as it needs)")},
     &setFlag<&ReviewOptions::trustTwice>},
    {{"--think", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "estimate what a bot would gain by thinking longer: play out the first and second "
                        "choice of the judging bot at N decisions (--pairs deals each); half of the deals "
                        "decide between the two, and the other half and the real hands show the gain")},
     &setNumber<&ReviewOptions::think, 1, 1000000>},
    {{"--json", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "print one JSON object per line: a header for each game, its hands and its figures; "
                        "with --trust, each decision that was played out")},
     &setFlag<&ReviewOptions::json>},
    {{"--jobs", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "use N threads (default: one per core)")},
     &setNumber<&ReviewOptions::jobs, 1, 256>},
});

}  // namespace

Result<ReviewOptions> readReviewOptions(const QStringList &arguments) {
  ReviewOptions options;
  if (const auto used = readOptions(kReviewOptions, arguments, options); !used)
    return used.error();
  if (options.paths.isEmpty())
    return wrong(Text::tr("specify at least one file"));
  if (options.trust > 0 && options.rolloutHand >= 0)
    return wrong(Text::tr("--trust and --rollout cannot be used together"));
  if (options.trustLosses && options.trust == 0)
    return wrong(Text::tr("--losses needs --trust"));
  if (options.trustTwice && (options.trust == 0 || options.json))
    return wrong(Text::tr("--twice needs --trust, and cannot be used with --json"));
  if (options.think > 0 && (options.trust > 0 || options.rolloutHand >= 0 || options.json ||
                            options.rolloutKind != SimulatedDealKind::InformationSet))
    return wrong(Text::tr("--think cannot be used with --trust, --rollout, --worlds or --json"));
  if (options.seat >= 0 && !options.player.isEmpty())
    return wrong(Text::tr("--seat and --player cannot be used together"));
  return options;
}

std::span<const OptionInfo> reviewOptions() {
  static constexpr auto kInfos = infosOf(kReviewOptions);
  return kInfos;
}

}  // namespace janso::cli
