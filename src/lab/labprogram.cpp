// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/labprogram.h"

#include <array>

#include "lab/arena/labarena.h"
#include "lab/fit/fitcommand.h"
#include "lab/frequency/frequencycommand.h"
#include "lab/review/labreview.h"
#include "lab/statistics/figurescommand.h"

namespace janso::cli {
namespace {

constexpr auto kCommands = std::to_array<Command>({
    {"signature", "[--threads N]",
     "print one hash for each built-in bot, which changes when it plays differently",
     "The hashes are computed from all events in a fixed set of matches, at tables of four players and of "
     "three "
     "(/3).",
     &signatureOptions, &runSignature},
    {"second", "BOT[,BOT] [--matches N] [options] | --merge FILE...",
     "check how a built-in bot values its second choices, by kind of decision",
     "The bot's first and second choices are played out, and the difference is compared with what the bot "
     "estimated.",
     &secondOptions, &runSecond},
    {"regret", "NEW,OLD [--matches N] [options] | --merge FILE...",
     "compare two built-in bots only where they disagree",
     "NEW plays one seat. Where OLD would decide differently, both choices are played out. This needs only a "
     "tenth "
     "as many matches as an arena.",
     &regretOptions, &runRegret},
    {"ladder", "[--matches N] [--seed TEXT] [options] | --merge FILE...", "calibrate the built-in bots",
     "Each bot plays against three club bots; then every combination of four bots plays. The same walls are "
     "played "
     "in every seat. The result is shown next to the figures on record.",
     &ladderOptions, &runLadder},
    {"recorded", "PATH... [--threads N]",
     "print each player's mean place in recorded matches, with and without tile luck",
     "Players are told apart by name.", &recordedOptions, &runRecorded},
    {"trust", "FILE... --decisions N [options] | --merge FILE...",
     "check the losses that reviews report, by category of decision",
     "Decisions are played out (--pairs deals each), and the outcome is compared with the estimate.\n"
     "The exit status is 1 if a file cannot be read or replayed.",
     &trustOptions, &runTrust},
    {"think", "FILE... --decisions N [options] | --merge FILE...",
     "estimate what a bot would gain by thinking longer",
     "The first and second choices of the judging bot are played out (--pairs deals each). Half of the deals "
     "decide "
     "between the two; the other half and the real hands show the gain.\n"
     "The exit status is 1 if a file cannot be read or replayed.",
     &thinkOptions, &runThink},
    {"figures", "--matches N --out FILE [options] | --merge FILE... --out FILE",
     "write the statistics of the built-in bots that the window compares players with", "", &figuresOptions,
     &runFigures},
    {"fit",
     "[PATH...] [--selfplay BOT --matches N] [--parts NAMES] [--out FOLDER] [options] | --merge FILE...",
     "fit the tables used in the bots' calculations to recorded games",
     "One match in five is held out to evaluate the fit. The same games always produce the same file. "
     "--shard splits "
     "the matches of --selfplay; recorded games are read when the parts are combined.",
     &fitOptions, &runFit},
    {"frequency", "PATH... [--out FILE]", "count how often each yaku occurs in recorded games",
     "A game found in several files counts once. Three-player games are counted separately. A yaku is only "
     "counted "
     "where the rules of the game include it.",
     &frequencyOptions, &runFrequency},
});

}  // namespace

const Program &labProgram() {
  static constexpr Program kProgram{"janso-lab", "measure and tune the built-in bots", kCommands};
  return kProgram;
}

}  // namespace janso::cli
