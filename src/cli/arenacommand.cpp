// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena: its options, its progress, its results.
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <optional>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include "cli/arenareport.h"
#include "cli/arenarun.h"
#include "cli/command.h"

namespace janso::cli {
namespace {

constexpr auto kFormat = "janso-arena-1";
constexpr int kMostMatches = 10'000'000;

struct Wanted {
  int matches = 100;
  QString seed = QStringLiteral("1");
  QString seats;  // empty: kUsualSeats
  QString rules = QStringLiteral("basic_ariari");
  QString length;  // empty: that of the ruleset
  bool duplicate = false;
  QString json;  // file
  bool progress = false;
  ArenaOptions options;
};

constexpr auto kUsualSeats = "novice;club;expert;club";

Error wrong(const QString &text) {
  return Error{text.toStdString()};
}

// --- The command line ---

using Set = Result<bool> (*)(const QString &name, const QString &value, Wanted &wanted);

struct Option {
  const char *name;
  bool takesValue;
  Set set;
};

template <auto Field>
Result<bool> setText(const QString &, const QString &value, Wanted &wanted) {
  wanted.*Field = value;
  return true;
}

template <auto Field>
Result<bool> setFlag(const QString &, const QString &, Wanted &wanted) {
  wanted.*Field = true;
  return true;
}

Result<bool> setMatches(const QString &name, const QString &value, Wanted &wanted) {
  const Result<int> number = numberOption(name, value, 1, kMostMatches);
  if (!number)
    return number.error();
  wanted.matches = *number;
  return true;
}

Result<bool> setThreads(const QString &name, const QString &value, Wanted &wanted) {
  const Result<int> number = numberOption(name, value, 0, 1024);
  if (!number)
    return number.error();
  wanted.options.threads = *number;
  return true;
}

Result<bool> setCheck(const QString &, const QString &, Wanted &wanted) {
  wanted.options.check = true;
  return true;
}

Result<bool> setSave(const QString &, const QString &value, Wanted &wanted) {
  wanted.options.save = value;
  return true;
}

Result<bool> setFormat(const QString &, const QString &value, Wanted &wanted) {
  if (value != QLatin1String("mjai") && value != QLatin1String("mjlog"))
    return wrong(Text::tr("--format is mjai or mjlog, not '%1'").arg(value));
  wanted.options.mjlog = value == QLatin1String("mjlog");
  return true;
}

constexpr std::array kOptions = {
    Option{"--seats", true, &setText<&Wanted::seats>},
    Option{"--matches", true, &setMatches},
    Option{"--seed", true, &setText<&Wanted::seed>},
    Option{"--duplicate", false, &setFlag<&Wanted::duplicate>},
    Option{"--rules", true, &setText<&Wanted::rules>},
    Option{"--length", true, &setText<&Wanted::length>},
    Option{"--threads", true, &setThreads},
    Option{"--json", true, &setText<&Wanted::json>},
    Option{"--progress", false, &setFlag<&Wanted::progress>},
    Option{"--check", false, &setCheck},
    Option{"--save", true, &setSave},
    Option{"--format", true, &setFormat},
};

Result<Wanted> parse(const QStringList &arguments) {
  Wanted wanted;
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    const QString &name = arguments[i];
    const auto *option = std::find_if(kOptions.begin(), kOptions.end(),
                                      [&](const Option &o) { return name == QLatin1String(o.name); });
    if (option == kOptions.end())
      return wrong(Text::tr("unknown option '%1'").arg(name));
    if (option->takesValue && i + 1 == arguments.size())
      return wrong(Text::tr("%1 needs a value").arg(name));
    const Result<bool> set = option->set(name, option->takesValue ? arguments[++i] : QString(), wanted);
    if (!set)
      return set.error();
  }
  return wanted;
}

Result<bool> setLength(const QString &text, RuleSet &rules) {
  if (text.isEmpty())
    return true;
  if (text != QLatin1String("east") && text != QLatin1String("south"))
    return wrong(Text::tr("--length is east or south, not '%1'").arg(text));
  rules.length = text == QLatin1String("east") ? MatchLength::East : MatchLength::South;
  return true;
}

QString usualSeats(int players) {
  return QString::fromLatin1(kUsualSeats).section(QLatin1Char(';'), 0, players - 1);
}

Result<ArenaPlan> planOf(const Wanted &wanted) {
  ArenaPlan plan;
  const Result<RuleSet> rules = rulesOption(wanted.rules);
  if (!rules)
    return rules.error();
  plan.rules = *rules;
  if (const Result<bool> set = setLength(wanted.length, plan.rules); !set)
    return set.error();
  const QString seats = wanted.seats.isEmpty() ? usualSeats(plan.rules.players) : wanted.seats;
  if (const Result<bool> set = seatParticipants(seats, plan); !set)
    return set.error();
  plan.matches = wanted.matches;
  plan.seed = wanted.seed;
  plan.duplicate = wanted.duplicate;
  if (plan.matches % plan.blockSize() != 0)
    return wrong(
        Text::tr("with --duplicate, --matches must be a multiple of %1, since all change seats over the same "
                 "walls; %2 is not")
            .arg(plan.blockSize())
            .arg(plan.matches));
  return plan;
}

// --- Progress ---

bool isTerminal() {
#ifdef Q_OS_UNIX
  return ::isatty(STDERR_FILENO) != 0;
#else
  return false;
#endif
}

QString duration(double seconds) {
  const auto whole = static_cast<int>(std::clamp(seconds + 0.5, 0.0, 1e8));
  if (whole < 60)
    return Text::tr("%1 s").arg(whole);
  if (whole < 3600)
    return Text::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
  return Text::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60);
}

// On a terminal one line that changes, elsewhere a line now and then.
class Progress {
 public:
  Progress(QTextStream &err, bool terminal) : m_err(err), m_terminal(terminal) { m_since.start(); }

  void operator()(int done, int of) {
    const qint64 now = m_since.elapsed();
    if (done < of && now - m_shown < (m_terminal ? 500 : 10'000))
      return;
    m_shown = now;
    const double left = static_cast<double>(now) / 1000.0 * (of - done) / done;
    const QString line = Text::tr("%1 of %2 matches, %3 left").arg(done).arg(of).arg(duration(left));
    if (m_terminal)
      m_err << '\r' << line.leftJustified(60) << (done == of ? "\n" : "");
    else
      m_err << line << '\n';
    m_err.flush();
  }

 private:
  QTextStream &m_err;
  bool m_terminal;
  QElapsedTimer m_since;
  qint64 m_shown = 0;
};

// --- Results ---

Result<bool> writeJson(const QString &path, const ArenaPlan &plan, const ArenaTotals &totals,
                       double seconds) {
  const QJsonObject object{{QStringLiteral("format"), QLatin1String(kFormat)},
                           {QStringLiteral("plan"), plan.toJson()},
                           {QStringLiteral("results"), resultsJson(plan, totals)},
                           {QStringLiteral("pairs"), pairsJson(plan, totals)},
                           {QStringLiteral("sums"), totals.toJson()},
                           {QStringLiteral("seconds"), seconds}};
  QFile file(path);
  const QByteArray text = QJsonDocument(object).toJson();
  if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
    return wrong(Text::tr("%1 cannot be written: %2").arg(path, file.errorString()));
  return true;
}

void printEnd(const ArenaPlan &plan, const ArenaTotals &totals, const Wanted &wanted, double seconds,
              QTextStream &out) {
  out << Text::tr("%1 matches%2, %3 hands, %4 events in %5 s: %6 matches an hour, %7 hands/s%8")
             .arg(totals.matches)
             .arg(plan.duplicate ? Text::tr(" over %1 walls").arg(totals.blocks.blocks()) : QString())
             .arg(totals.hands)
             .arg(totals.events)
             .arg(seconds, 0, 'f', 1)
             .arg(3600 * static_cast<double>(totals.matches) / seconds, 0, 'f', 0)
             .arg(static_cast<double>(totals.hands) / seconds, 0, 'f', 0)
             .arg(wanted.options.check ? Text::tr(", checked after every step") : QString())
      << '\n'
      << Text::tr("± is one standard error, from the differences between %1")
             .arg(plan.duplicate ? Text::tr("walls") : Text::tr("matches"))
      << '\n';
}

}  // namespace

Result<int> runArena(const QStringList &arguments, Console &console) {
  Result<Wanted> parsed = parse(arguments);
  if (!parsed)
    return parsed.error();
  Wanted wanted = *parsed;
  const Result<ArenaPlan> plan = planOf(wanted);
  if (!plan)
    return plan.error();
  if (!wanted.options.save.isEmpty() && !QDir().mkpath(wanted.options.save))
    return wrong(Text::tr("the folder '%1' cannot be made").arg(wanted.options.save));
  if (wanted.progress || isTerminal())
    wanted.options.progress = Progress(console.err, isTerminal());
  QElapsedTimer timer;
  timer.start();
  const ArenaTotals totals = playAll(*plan, wanted.options);
  const double seconds = std::max(0.001, static_cast<double>(timer.elapsed()) / 1000.0);
  printReport(*plan, totals, console.out);
  printEnd(*plan, totals, wanted, seconds, console.out);
  if (!wanted.json.isEmpty()) {
    const Result<bool> written = writeJson(wanted.json, *plan, totals, seconds);
    if (!written)
      return written.error();
  }
  return totals.broken.empty() ? kFine : kFoundWrong;
}

}  // namespace janso::cli
