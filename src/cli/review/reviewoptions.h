// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of commands that review games: which games, by whom they are judged, and how a decision is
// played out.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <optional>

#include "cli/command/command.h"
#include "review/rollout.h"
#include "review/scale.h"

namespace janso::cli {

struct ReviewSources {
  QStringList paths;
  std::optional<RuleSet> rules;  // for games that do not contain their rules
  int seat = -1;                 // -1 = all
  QString player;                // only the seats with this name; empty = all
  QString out;                   // folder for the reviews; empty = reviews are not saved
  Strictness strictness = Strictness::Normal;
  int jobs = 0;  // 0 = one per core
};

struct RolloutOptions {
  SimulatedDealKind kind = SimulatedDealKind::InformationSet;
  int pairs = RolloutPlan{}.most;
  int rolloutSeed = 0;
  QString ownPlayer;  // bot in the seat that decided, as makeBot() takes it;
  QString players;    // and in the other seats. Empty = the defaults of RolloutPlan

  RolloutPlan plan() const;
};

Mistake setReviewRules(const GivenOption &option, ReviewSources &sources);
Mistake setPreset(const GivenOption &option, ReviewSources &sources);
Mistake setReviewBot(const GivenOption &option);
Mistake setDeals(const GivenOption &option, RolloutOptions &options);
// `bot` is kept if the option names a built-in bot.
Mistake setRolloutBot(const GivenOption &option, QString &bot);

// A mistake in what the options say together.
Mistake mistakeIn(const ReviewSources &sources);

// The rows for a struct that derives from ReviewSources.
template <typename Given>
constexpr auto sourceRows() {
  return std::to_array<Option<Given>>({
      {{"FILE", "",
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "read a record in any format that verify reads, a match saved by Janso, or a folder "
            "of them; - reads standard input")},
       &addText<&ReviewSources::paths>},
      {{"--seat", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "review only this seat (0 = the first dealer)")},
       &setNumber<&ReviewSources::seat, 0, 3>},
      {{"--player", "NAME", QT_TRANSLATE_NOOP("janso::cli::Text", "review only the seats of this player")},
       &setText<&ReviewSources::player>},
      {{"--preset", "NAME",
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "choose how large a loss must be to count as a mistake: strict, normal (default) or mild")},
       [](const GivenOption &option, Given &given) { return setPreset(option, given); }},
      {{"--bot", "ID",
        QT_TRANSLATE_NOOP("janso::cli::Text",
                          "choose the bot that judges (default, and the only one that can: master)")},
       [](const GivenOption &option, Given &) { return setReviewBot(option); }},
      {{"--rules", "ID|FILE",
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "use these rules for games that do not contain their own (default: those of the file format)")},
       [](const GivenOption &option, Given &given) { return setReviewRules(option, given); }},
      {{"--out", "FOLDER",
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "save each review in this folder, hand by hand; an interrupted review is continued")},
       &setText<&ReviewSources::out>},
      {{"--jobs", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "use N threads (default: one per core)")},
       &setNumber<&ReviewSources::jobs, 1, 256>},
  });
}

// The rows for a struct that derives from RolloutOptions.
template <typename Given>
constexpr auto rolloutRows() {
  return std::to_array<Option<Given>>({
      {{"--worlds", "KIND",
        QT_TRANSLATE_NOOP("janso::cli::Text",
                          "choose the simulated deals of a rollout: hidden (default) redeals everything that "
                          "the player had not seen; hands keeps the real hands, and wall also keeps the real "
                          "wall (hands and wall do not judge the decision)")},
       [](const GivenOption &option, Given &given) { return setDeals(option, given); }},
      {{"--players", "BOT",
        QT_TRANSLATE_NOOP("janso::cli::Text",
                          "choose the bot that plays a rollout to the end of the hand (default: club)")},
       [](const GivenOption &option, Given &given) { return setRolloutBot(option, given.players); }},
      {{"--own-player", "BOT",
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "choose the bot for the seat that made the decision (default: a faster version of master)")},
       [](const GivenOption &option, Given &given) { return setRolloutBot(option, given.ownPlayer); }},
      {{"--pairs", "N",
        QT_TRANSLATE_NOOP("janso::cli::Text", "play at most N simulated deals (default: 1000)")},
       &setNumber<&RolloutOptions::pairs, 2, 1000000>},
      {{"--seed", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "seed the simulated deals with N (default: 0)")},
       &setNumber<&RolloutOptions::rolloutSeed, 0, 1000000000>},
  });
}

// The command line of janso-cli review.
struct ReviewOptions : ReviewSources, RolloutOptions {
  // --rollout H:E: hand and event as in the JSON; -1 = none
  int rolloutHand = -1;
  int rolloutEvent = -1;
  bool json = false;
};

Result<ReviewOptions> readReviewOptions(const QStringList &arguments);

}  // namespace janso::cli
