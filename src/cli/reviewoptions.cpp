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
    return wrong(Text::tr("--preset: '%1' is not strict, normal or mild").arg(shown(option.text)));
  options.strictness = *strictness;
  return std::nullopt;
}

Mistake setReviewBot(const GivenOption &option, ReviewOptions &) {
  const QString evaluator = QString::fromStdString(std::string(evaluatorId()));
  if (option.text != evaluator)
    return wrong(Text::tr("--bot: '%1' cannot price what it does not play; '%2' can")
                     .arg(shown(option.text), evaluator));
  return std::nullopt;
}

Mistake setRollout(const GivenOption &option, ReviewOptions &options) {
  const QStringList parts = option.text.split(QLatin1Char(':'));
  if (parts.size() != 2)
    return wrong(Text::tr("--rollout: '%1' is not H:E, a hand and an event").arg(shown(option.text)));
  const Result<int> hand = numberOption(option.name, parts[0], 0, 255);
  const Result<int> event = numberOption(option.name, parts[1], 0, 1000);
  if (!hand || !event)
    return hand ? event.error() : hand.error();
  options.rolloutHand = *hand;
  options.rolloutEvent = *event;
  return std::nullopt;
}

Mistake setWorlds(const GivenOption &option, ReviewOptions &options) {
  static constexpr std::array kNames{"hidden", "hands", "wall"};  // by WorldKind
  const auto found = std::ranges::find(kNames, option.text.toStdString());
  if (found == kNames.end())
    return wrong(Text::tr("--worlds: '%1' is not hidden, hands or wall").arg(shown(option.text)));
  options.rolloutKind = static_cast<WorldKind>(found - kNames.begin());
  return std::nullopt;
}

Mistake setBot(const GivenOption &option, QString &bot) {
  if (makeBot(option.text.toStdString(), 0) == nullptr)
    return wrong(Text::tr("%1: '%2' is no built-in bot, nor one with settings of its own")
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
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "a record of any format that verify reads, a match that Janso has kept, or a folder of "
          "them; - is standard input")},
     &addText<&ReviewOptions::paths>},
    {{"--seat", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "only this seat, 0 = the first dealer")},
     &setNumber<&ReviewOptions::seat, 0, 3>},
    {{"--player", "NAME", QT_TRANSLATE_NOOP("janso::cli::Text", "only the seats of this name")},
     &setText<&ReviewOptions::player>},
    {{"--preset", "NAME",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "from how much a loss has a name: strict, normal (default) or mild")},
     &setPreset},
    {{"--bot", "ID",
      QT_TRANSLATE_NOOP("janso::cli::Text", "who judges (default, and the only one that can: master)")},
     &setReviewBot},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "the rules of games that do not hold their own (default: as the format tells)")},
     &setRules},
    {{"--out", "FOLDER",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "keep each review there, hand by hand; one that was broken off goes on")},
     &setText<&ReviewOptions::out>},
    {{"--rollout", "H:E",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "play the choices after event E of hand H (both as --json counts them) to the end of "
                        "the hand by bots, with what was played and with the best, in worlds that the player "
                        "could not tell apart")},
     &setRollout},
    {{"--worlds", "KIND",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "of a roll-out: hidden (default) deals anew all that the player had not seen; hands "
                        "keeps the real hands and wall the real wall too, which judges nothing")},
     &setWorlds},
    {{"--players", "BOT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "who plays a roll-out to the end of the hand (default: club)")},
     &setPlayers},
    {{"--own-player", "BOT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "and in the seat that chose (default: a light master)")},
     &setOwnPlayer},
    {{"--pairs", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "worlds to play at the most (default: 1000)")},
     &setNumber<&ReviewOptions::rolloutPairs, 2, 1000000>},
    {{"--seed", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "which worlds (default: 0)")},
     &setNumber<&ReviewOptions::rolloutSeed, 0, 1000000000>},
    {{"--trust", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "tell how far the losses are to be believed: play out N choices of each category, "
                        "each with all of --pairs, and hold what comes of them against what was said")},
     &setNumber<&ReviewOptions::trust, 1, 1000000>},
    {{"--losses", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --trust: only of the choices that are called a loss, sure or suspected")},
     &setFlag<&ReviewOptions::trustLosses>},
    {{"--twice", "",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "with --trust: tell instead how often two roll-outs of a choice, in other worlds and each "
          "as far as it needs, say the opposite")},
     &setFlag<&ReviewOptions::trustTwice>},
    {{"--think", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "tell what a bot would win that thinks: play the first and the second choice of the "
                        "judge out at N choices, each with all of --pairs; half of the worlds choose, and "
                        "the other half and the real hands say what that won")},
     &setNumber<&ReviewOptions::think, 1, 1000000>},
    {{"--json", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "one JSON object a line: for each game a head, its hands and its "
                        "figures; with --trust each choice that was played out")},
     &setFlag<&ReviewOptions::json>},
    {{"--jobs", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "threads to use (default: one a core)")},
     &setNumber<&ReviewOptions::jobs, 1, 256>},
});

}  // namespace

Result<ReviewOptions> readReviewOptions(const QStringList &arguments) {
  ReviewOptions options;
  if (const auto used = readOptions(kReviewOptions, arguments, options); !used)
    return used.error();
  if (options.paths.isEmpty())
    return wrong(Text::tr("name at least one file"));
  if (options.trust > 0 && options.rolloutHand >= 0)
    return wrong(Text::tr("--trust does not go with --rollout"));
  if (options.trustLosses && options.trust == 0)
    return wrong(Text::tr("--losses needs --trust"));
  if (options.trustTwice && (options.trust == 0 || options.json))
    return wrong(Text::tr("--twice needs --trust, and does not go with --json"));
  if (options.think > 0 && (options.trust > 0 || options.rolloutHand >= 0 || options.json ||
                            options.rolloutKind != WorldKind::InformationSet))
    return wrong(Text::tr("--think does not go with --trust, --rollout, --worlds or --json"));
  if (options.seat >= 0 && !options.player.isEmpty())
    return wrong(Text::tr("--seat and --player cannot be used together"));
  return options;
}

std::span<const OptionInfo> reviewOptions() {
  static constexpr auto kInfos = infosOf(kReviewOptions);
  return kInfos;
}

}  // namespace janso::cli
