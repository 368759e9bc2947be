// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli mjai: a built-in bot as a program that speaks mjai.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>

#include "bots/bot.h"
#include "cli/command.h"
#include "mjai/client.h"
#include "mjai/writer.h"
#include "rules/presets.h"

namespace janso::cli {
namespace {

constexpr int kLargestSeed = 1'000'000'000;

struct Options {
  const BotInfo *bot = &builtInBots().back();
  int seat = -1;
  RuleSet rules = tenhou();
  int seed = 1;
  bool onlyActions = false;
  bool list = false;
};

class BotMind : public MjaiMind {
 public:
  BotMind(const BotInfo &info, int seed) : m_info(info), m_seed(static_cast<std::uint64_t>(seed)) {}

  void matchBegins(int seat) override { m_bot = m_info.make(m_seed * 4 + static_cast<std::uint64_t>(seat)); }
  Action decide(const SeatView &view, std::span<const Action> legal) override {
    return m_bot->decide(view, legal);
  }

 private:
  const BotInfo &m_info;
  std::uint64_t m_seed;
  std::unique_ptr<Bot> m_bot;
};

Error wrong(const QString &text) {
  return Error{text.toStdString()};
}

Result<bool> setBot(const QString &id, Options &options) {
  options.bot = findBot(id.toStdString());
  if (options.bot != nullptr)
    return true;
  QStringList ids;
  for (const BotInfo &info : builtInBots())
    ids << QString::fromStdString(std::string(info.id));
  return wrong(Text::tr("there is no bot '%1'; there are: %2").arg(id, ids.join(QLatin1String(", "))));
}

Result<bool> setSeat(const QString &text, Options &options) {
  const Result<int> seat = numberOption(QStringLiteral("SEAT"), text, 0, 3);
  if (!seat)
    return seat.error();
  options.seat = *seat;
  return true;
}

Result<bool> setRules(const QString &text, Options &options) {
  const Result<RuleSet> rules = rulesOption(text);
  if (!rules)
    return rules.error();
  options.rules = *rules;
  return true;
}

Result<bool> setSeed(const QString &text, Options &options) {
  const Result<int> seed = numberOption(QStringLiteral("--seed"), text, 0, kLargestSeed);
  if (!seed)
    return seed.error();
  options.seed = *seed;
  return true;
}

struct ValueOption {
  const char *name;
  Result<bool> (*set)(const QString &value, Options &options);
};

constexpr ValueOption kValueOptions[] = {
    {"--bot", &setBot},
    {"--seat", &setSeat},
    {"--rules", &setRules},
    {"--seed", &setSeed},
};

Result<Options> parse(const QStringList &arguments) {
  Options options;
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    const QString &argument = arguments[i];
    const auto *valued = std::ranges::find_if(
        kValueOptions, [&](const ValueOption &option) { return argument == QLatin1String(option.name); });
    Result<bool> done = true;
    if (valued != std::end(kValueOptions)) {
      if (++i == arguments.size())
        return wrong(Text::tr("%1 needs a value").arg(argument));
      done = valued->set(arguments[i], options);
    } else if (argument == QLatin1String("--only-actions")) {
      options.onlyActions = true;
    } else if (argument == QLatin1String("--list")) {
      options.list = true;
    } else if (argument.startsWith(QLatin1Char('-'))) {
      return wrong(Text::tr("there is no option '%1'").arg(argument));
    } else {
      done = setSeat(argument, options);
    }
    if (!done)
      return done.error();
  }
  return options;
}

void printBots(QTextStream &out) {
  for (const BotInfo &info : builtInBots()) {
    out << QString::fromStdString(std::string(info.id)).leftJustified(12) << ' '
        << QString::fromStdString(std::string(info.name)) << ": "
        << QString::fromStdString(std::string(info.character)) << '\n';
  }
}

bool isNone(const QJsonObject &reply) {
  return reply.value(QLatin1String("type")).toString() == QLatin1String("none");
}

// One line in, one line out, until the input ends.
int talk(const Options &options, Console &console) {
  BotMind mind(*options.bot, options.seed);
  MjaiClient client(options.rules, options.seat, mind);
  std::string line;
  while (std::getline(std::cin, line)) {
    const std::optional<QJsonObject> reply = client.reply(QByteArray::fromStdString(line));
    if (!client.problem().empty()) {
      console.err << "janso-cli mjai: " << QString::fromStdString(client.problem()) << '\n';
      console.err.flush();
    }
    if (!reply || (options.onlyActions && isNone(*reply)))
      continue;
    console.out << QString::fromUtf8(toMjaiLine(*reply));
    console.out.flush();
  }
  return kFine;
}

}  // namespace

Result<int> runMjai(const QStringList &arguments, Console &console) {
  const Result<Options> options = parse(arguments);
  if (!options)
    return options.error();
  if (options->list) {
    printBots(console.out);
    return kFine;
  }
  return talk(*options, console);
}

}  // namespace janso::cli
