// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The fixed matches and their hashes.
#include "lab/arena/signature.h"

#include <QByteArray>
#include <array>
#include <span>

#include "bots/bot.h"
#include "cli/arena/arena.h"
#include "cli/arena/arenaseat.h"
#include "cli/command/sharedwork.h"
#include "mjai/writer.h"
#include "rules/presets/presets.h"
#include "table/sha256.h"

namespace janso::cli {
namespace {

struct FixedMatch {
  std::string_view rules;
  const char *seed;
};

constexpr std::array kMatches = {
    FixedMatch{"basic_ariari", "signature 1"}, FixedMatch{"tenhou_4p", "signature 2"},
    FixedMatch{"mleague", "signature 3"},      FixedMatch{"tenhou_3p", "signature 4"},
    FixedMatch{"tenhou_3p", "signature 5"},
};

std::string hashOf(std::string_view text) {
  return toHex(sha256({reinterpret_cast<const std::uint8_t *>(text.data()), text.size()}));
}

// As mjai lines and nothing else.
QByteArray eventLines(const std::vector<Event> &events) {
  MjaiWriter writer(-1);
  QByteArray text;
  for (const Event &event : events)
    text += toMjaiLine(writer.write(event));
  return text;
}

QByteArray eventsOf(const std::string &bot, const FixedMatch &fixed) {
  MatchPlan plan;
  plan.rules = findPreset(fixed.rules)->make();
  const MakeSeat maker = *seatMaker(QString::fromStdString(bot));
  for (std::size_t seat = 0; seat < plan.rules.players; ++seat) {
    plan.names[seat] = "ABCD"[seat];
    plan.makers[seat] = maker;
    plan.botSeeds[seat] = seat;
  }
  plan.seed = wallSeedFromText(fixed.seed);
  plan.record = true;
  return eventLines(playMatch(plan).record);
}

}  // namespace

std::vector<BotSignature> botSignatures(int threads) {
  const std::span<const BotInfo> bots = builtInBots();
  std::vector<QByteArray> texts(bots.size() * kMatches.size());
  forEachOnThreads(threads, texts.size(), [&](std::size_t at) {
    texts[at] = eventsOf(std::string(bots[at / kMatches.size()].id), kMatches[at % kMatches.size()]);
  });
  std::vector<BotSignature> signatures;
  for (const int players : {4, 3}) {
    for (std::size_t bot = 0; bot < bots.size(); ++bot) {
      std::string all;
      for (std::size_t match = 0; match < kMatches.size(); ++match) {
        if (findPreset(kMatches[match].rules)->make().players == players)
          all += texts[bot * kMatches.size() + match].toStdString();
      }
      signatures.push_back({std::string(bots[bot].id), players, hashOf(all)});
    }
  }
  return signatures;
}

std::string totalSignature(const std::vector<BotSignature> &signatures, int players) {
  std::string all;
  for (const BotSignature &signature : signatures) {
    if (signature.players == players)
      all += signature.id + ' ' + signature.hash + '\n';
  }
  return hashOf(all);
}

}  // namespace janso::cli
