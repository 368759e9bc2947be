// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Seats of built-in bots, and the dispatch to programs and plugins.
#include "cli/arena/arenaseat.h"

#include <random>

#include "bots/bot.h"
#include "cli/arena/arenaforeign.h"
#include "cli/command/command.h"

namespace janso::cli {
namespace {

constexpr char kRandom[] = "random";
constexpr char kReplacement[] = "club";

// Any legal action, but never passes up a win: reaches every corner of the rules quickly.
class EagerRandomBot : public Bot {
 public:
  explicit EagerRandomBot(std::uint64_t seed) : m_random(seed) {}
  Action decide(const SeatView &, std::span<const Action> legal) override {
    for (const Action &action : legal) {
      if (action.isWin())
        return action;
    }
    return legal[m_random() % legal.size()];
  }

 private:
  std::mt19937_64 m_random;
};

class BotSeat : public SeatPlayer {
 public:
  explicit BotSeat(std::unique_ptr<Bot> bot) : m_bot(std::move(bot)) {}

  SeatReply decide(const Decision &decision, const SeatView &view) override {
    const auto before = std::chrono::steady_clock::now();
    const Action action =
        m_bot->decide(view, std::span<const Action>(decision.legal.data(), decision.legal.size()));
    return {action, std::chrono::steady_clock::now() - before, {}};
  }

 private:
  std::unique_ptr<Bot> m_bot;
};

std::unique_ptr<Bot> botOf(const std::string &spec, std::uint64_t seed) {
  if (spec == kRandom)
    return std::make_unique<EagerRandomBot>(seed);
  return makeBot(spec, seed);
}

MakeSeat botMaker(const std::string &spec) {
  return [spec](int, std::uint64_t seed) { return std::make_unique<BotSeat>(botOf(spec, seed)); };
}

}  // namespace

Result<MakeSeat> seatMaker(const QString &spec) {
  if (const std::optional<Result<Opponent>> foreign = foreignOpponent(spec))
    return *foreign ? Result<MakeSeat>(foreignMaker(**foreign)) : Result<MakeSeat>(foreign->error());
  const std::string text = spec.toStdString();
  if (botOf(text, 0) != nullptr)
    return botMaker(text);
  const QString id = spec.section(QLatin1Char(':'), 0, 0);
  if (seatIds().contains(id))
    return wrong(Text::tr("the bot '%1' does not take the options '%2'")
                     .arg(id, shown(spec.section(QLatin1Char(':'), 1))));
  return wrong(
      Text::tr("there is no bot '%1'; available: %2").arg(shown(id), seatIds().join(QLatin1String(", "))));
}

QStringList seatIds() {
  QStringList ids{QString::fromLatin1(kRandom)};
  for (const BotInfo &info : builtInBots())
    ids.push_back(QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size())));
  return ids;
}

MakeSeat replacementMaker() {
  return botMaker(kReplacement);
}

}  // namespace janso::cli
