// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli selfplay: matches of built-in bots, with what they did and how fast.
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <optional>

#include "cli/arena.h"
#include "cli/command.h"
#include "mjai/writer.h"
#include "records/mjlogwriter.h"
#include "rules/presets.h"

namespace janso::cli {
namespace {

const std::array<QString, 4> kUsualBots{QStringLiteral("novice"), QStringLiteral("club"),
                                        QStringLiteral("expert"), QStringLiteral("club")};

struct Options {
  int games = 10;
  QString seed = QStringLiteral("1");
  QStringList bots;  // by seat, as many as play
  RuleSet rules = basicAriAri();
  std::optional<MatchLength> length;  // else that of the ruleset
  bool check = false;
  int threads = 0;
  QString save;  // folder for records
  bool mjlog = false;
};

struct Totals {
  std::map<std::string, BotTally> bots;
  int hands = 0;
  std::int64_t events = 0;
  QStringList broken;
};

QString idList() {
  QStringList ids;
  for (const std::string &id : botIds())
    ids.push_back(QString::fromStdString(id));
  return ids.join(QLatin1String(", "));
}

Error wrong(const QString &text) {
  return Error{text.toStdString()};
}

Result<bool> setBots(const QString &text, Options &options) {
  options.bots = text.split(QLatin1Char(','));
  for (const QString &id : options.bots) {
    if (!botMaker(id.toStdString()))
      return wrong(Text::tr("there is no bot '%1'; there are: %2").arg(id, idList()));
  }
  return true;
}

Result<bool> setRules(const QString &id, Options &options) {
  const Preset *preset = findPreset(id.toStdString());
  if (preset == nullptr) {
    QStringList ids;
    for (const Preset &known : presets())
      ids.push_back(QString::fromUtf8(known.id.data(), static_cast<qsizetype>(known.id.size())));
    return wrong(Text::tr("there is no ruleset '%1'; there are: %2").arg(id, ids.join(QLatin1String(", "))));
  }
  options.rules = preset->make();
  return true;
}

Result<bool> setLength(const QString &text, Options &options) {
  if (text != QLatin1String("east") && text != QLatin1String("south"))
    return wrong(Text::tr("--length is east or south, not '%1'").arg(text));
  options.length = text == QLatin1String("east") ? MatchLength::East : MatchLength::South;
  return true;
}

Result<bool> setNumber(const QString &name, const QString &text, int high, int &target) {
  const Result<int> number = numberOption(name, text, 1, high);
  if (!number)
    return number.error();
  target = *number;
  return true;
}

Result<bool> setOption(const QString &name, const QString &value, Options &options) {
  if (name == QLatin1String("--games"))
    return setNumber(name, value, 1'000'000, options.games);
  if (name == QLatin1String("--threads"))
    return setNumber(name, value, 256, options.threads);
  if (name == QLatin1String("--bots"))
    return setBots(value, options);
  if (name == QLatin1String("--rules"))
    return setRules(value, options);
  if (name == QLatin1String("--length"))
    return setLength(value, options);
  if (name == QLatin1String("--seed"))
    options.seed = value;
  else if (name == QLatin1String("--save"))
    options.save = value;
  else if (name == QLatin1String("--format") &&
           (value == QLatin1String("mjai") || value == QLatin1String("mjlog")))
    options.mjlog = value == QLatin1String("mjlog");
  else if (name == QLatin1String("--format"))
    return wrong(Text::tr("--format is mjai or mjlog, not '%1'").arg(value));
  else
    return wrong(Text::tr("unknown option '%1'").arg(name));
  return true;
}

// One bot for each who plays.
Result<bool> fitBots(Options &options) {
  const int players = options.rules.players;
  if (options.bots.isEmpty())
    options.bots = QStringList{kUsualBots.begin(), kUsualBots.begin() + players};
  if (options.bots.size() == 1)
    options.bots.insert(1, players - 1, options.bots.front());
  if (options.bots.size() != players)
    return wrong(Text::tr("--bots takes one id for all or %1, separated by commas").arg(players));
  return true;
}

Result<Options> parse(const QStringList &arguments) {
  Options options;
  for (int i = 0; i < arguments.size(); ++i) {
    const QString &name = arguments[i];
    if (name == QLatin1String("--check")) {
      options.check = true;
      continue;
    }
    if (i + 1 >= arguments.size() && name.startsWith(QLatin1String("--")))
      return wrong(Text::tr("%1 needs a value").arg(name));
    const Result<bool> set = setOption(name, arguments.value(++i), options);
    if (!set)
      return set.error();
  }
  const Result<bool> fits = fitBots(options);
  if (!fits)
    return fits.error();
  options.rules.length = options.length.value_or(options.rules.length);
  return options;
}

// Bots change seats from game to game, so that all of them start as dealer equally often.
MatchPlan planOf(const Options &options, int game) {
  MatchPlan plan;
  plan.rules = options.rules;
  const int players = options.rules.players;
  for (int seat = 0; seat < players; ++seat)
    plan.bots[static_cast<std::size_t>(seat)] = options.bots[(seat + game) % players].toStdString();
  const std::string text = options.seed.toStdString() + '/' + std::to_string(game);
  plan.seed = wallSeedFromText(text);
  for (std::size_t i = 0; i < 8; ++i)
    plan.botSeed = plan.botSeed << 8 | plan.seed[i];
  plan.check = options.check;
  plan.record = !options.save.isEmpty();
  return plan;
}

QByteArray recordText(const Options &options, const std::vector<Event> &events) {
  if (options.mjlog) {
    MjlogWriter writer;
    for (const Event &event : events)
      writer.take(event);
    return writer.text();
  }
  MjaiWriter writer(-1);
  QByteArray text;
  for (const Event &event : events)
    text += toMjaiLine(writer.write(event));
  return text;
}

// What went wrong, or nothing.
QString save(const Options &options, int game, const std::vector<Event> &events) {
  const QString name = QStringLiteral("game%1.%2")
                           .arg(game, 5, 10, QLatin1Char('0'))
                           .arg(options.mjlog ? QStringLiteral("mjlog") : QStringLiteral("mjson"));
  const QString path = QDir(options.save).filePath(name);
  QFile file(path);
  const QByteArray text = recordText(options, events);
  if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
    return Text::tr("%1 cannot be written: %2").arg(path, file.errorString());
  return {};
}

void collect(const Options &options, int game, const MatchPlan &plan, MatchTally tally, Totals &totals) {
  totals.hands += tally.hands;
  totals.events += tally.events;
  for (std::size_t seat = 0; seat < plan.rules.players; ++seat)
    totals.bots[plan.bots[seat]].add(tally.bots[seat]);
  if (!tally.broken.empty())
    totals.broken.push_back(Text::tr("game %1 of seed %2, hand %3: %4")
                                .arg(game)
                                .arg(options.seed)
                                .arg(tally.hands)
                                .arg(QString::fromStdString(tally.broken)));
  if (plan.record) {
    const QString failed = save(options, game, tally.record);
    if (!failed.isEmpty())
      totals.broken.push_back(failed);
  }
}

Totals playAll(const Options &options) {
  Totals totals;
  std::mutex guard;
  std::atomic<int> next{0};
  const auto work = [&] {
    for (int game = next++; game < options.games; game = next++) {
      const MatchPlan plan = planOf(options, game);
      MatchTally tally = playMatch(plan);
      const std::lock_guard lock(guard);
      collect(options, game, plan, std::move(tally), totals);
    }
  };
  QThreadPool pool;
  if (options.threads > 0)
    pool.setMaxThreadCount(options.threads);
  for (int i = 0; i < pool.maxThreadCount(); ++i)
    pool.start(work);
  pool.waitForDone();
  return totals;
}

double share(std::int64_t part, std::int64_t whole, double scale) {
  return whole == 0 ? 0.0 : scale * static_cast<double>(part) / static_cast<double>(whole);
}

// The value below which `per thousand` of the sorted list lie.
double percentile(const std::vector<std::uint32_t> &sorted, std::size_t perThousand) {
  if (sorted.empty())
    return 0.0;
  return static_cast<double>(sorted[std::min(sorted.size() - 1, sorted.size() * perThousand / 1000)]) /
         1000.0;
}

void printBot(const QString &id, BotTally &bot, int players, QTextStream &out) {
  std::sort(bot.decisionMicros.begin(), bot.decisionMicros.end());
  int placeSum = 0;
  QStringList places;
  for (int place = 1; place <= players; ++place) {
    const int count = bot.places[static_cast<std::size_t>(place - 1)];
    placeSum += place * count;
    places.push_back(QString::number(count));
  }
  const auto number = [](double value, int decimals) { return QString::number(value, 'f', decimals); };
  out << Text::tr("%1: %2 matches, places %3 (average %4), final points %5 a match")
             .arg(id)
             .arg(bot.matches)
             .arg(places.join(QLatin1Char(' ')))
             .arg(number(share(placeSum, bot.matches, 1.0), 3),
                  number(share(bot.finalPoints, bot.matches, 1.0), 0))
      << '\n';
  out << Text::tr(
             "  hands %1: won %2 % (%3 % by tsumo, %4 points), dealt in %5 % (%6 points), riichi %7 %, "
             "called %8 %, tenpai at a draw %9 %")
             .arg(bot.hands)
             .arg(number(share(bot.wins, bot.hands, 100.0), 2), number(share(bot.tsumo, bot.wins, 100.0), 1),
                  number(share(bot.winPoints, bot.wins, 1.0), 0),
                  number(share(bot.dealIns, bot.hands, 100.0), 2),
                  number(share(bot.dealInPoints, bot.dealIns, 1.0), 0),
                  number(share(bot.riichi, bot.hands, 100.0), 2),
                  number(share(bot.calledHands, bot.hands, 100.0), 2),
                  number(share(bot.tenpaiAtDraw, bot.drawnHands, 100.0), 1))
      << '\n';
  if (players == 3)
    out << Text::tr("  Norths set aside: %1 a hand").arg(number(share(bot.norths, bot.hands, 1.0), 2))
        << '\n';
  out << Text::tr("  %1 decisions: p50 %2 ms, p99 %3 ms, longest %4 ms")
             .arg(bot.decisionMicros.size())
             .arg(number(percentile(bot.decisionMicros, 500), 3),
                  number(percentile(bot.decisionMicros, 990), 3),
                  number(percentile(bot.decisionMicros, 1000), 3))
      << '\n';
}

}  // namespace

Result<int> runSelfplay(const QStringList &arguments, Console &console) {
  const Result<Options> options = parse(arguments);
  if (!options)
    return options.error();
  if (!options->save.isEmpty() && !QDir().mkpath(options->save))
    return wrong(Text::tr("the folder '%1' cannot be made").arg(options->save));
  QElapsedTimer timer;
  timer.start();
  Totals totals = playAll(*options);
  const double seconds = std::max(0.001, static_cast<double>(timer.elapsed()) / 1000.0);
  for (auto &[id, bot] : totals.bots)
    printBot(QString::fromStdString(id), bot, options->rules.players, console.out);
  for (const QString &broken : totals.broken)
    console.out << Text::tr("broken: %1").arg(broken) << '\n';
  console.out << Text::tr("%1 matches, %2 hands, %3 events in %4 s: %5 hands/s%6")
                     .arg(options->games)
                     .arg(totals.hands)
                     .arg(totals.events)
                     .arg(seconds, 0, 'f', 1)
                     .arg(totals.hands / seconds, 0, 'f', 0)
                     .arg(options->check ? Text::tr(", checked after every step") : QString())
              << '\n';
  return totals.broken.isEmpty() ? kFine : kFoundWrong;
}

}  // namespace janso::cli
