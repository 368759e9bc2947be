// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options are a table: a name, whether a value follows, in which modes it means something, and what it sets.
#include "cli/arenaoptions.h"

#include <algorithm>
#include <array>

#include "cli/command.h"

namespace janso::cli {
namespace {

constexpr auto kUsualSeats = "novice;club;expert;club";
constexpr auto kUsualRules = "basic_ariari";
constexpr auto kLadderRules = "tenhou_4p";
constexpr int kUsualMatches = 100;
constexpr int kLadderMatches = 1400;

// As written; what depends on the rules is worked out when all is known.
struct Given {
  ArenaWanted wanted;
  std::optional<int> matches;
  QString seed = QStringLiteral("1");
  QString seats;   // empty: kUsualSeats
  QString rules;   // empty: the usual ones
  QString length;  // empty: that of the ruleset
  QString until;   // empty: not given
  std::optional<double> margin;
  bool duplicate = false;
};

// --- The table ---

using Set = Result<bool> (*)(const QString &name, const QString &value, Given &given);

struct Option {
  const char *name;
  bool takesValue;
  const char *modes;  // letters of kModes
  Set set;
};

struct Mode {
  char letter;
  const char *option;
  ArenaMode mode;
};

constexpr std::array kModes = {
    Mode{'m', "--merge", ArenaMode::Merge},
    Mode{'s', "--signature", ArenaMode::Signature},
    Mode{'l', "--ladder", ArenaMode::Ladder},
};
constexpr char kPlay = 'p';

template <auto Field>
Result<bool> setText(const QString &, const QString &value, Given &given) {
  given.*Field = value;
  return true;
}

template <ArenaMode Chosen>
Result<bool> setMode(const QString &, const QString &, Given &given) {
  given.wanted.mode = Chosen;
  return true;
}

Result<bool> setJson(const QString &, const QString &value, Given &given) {
  given.wanted.json = value;
  return true;
}

Result<bool> setProgress(const QString &, const QString &, Given &given) {
  given.wanted.progress = true;
  return true;
}

Result<bool> setDuplicate(const QString &, const QString &, Given &given) {
  given.duplicate = true;
  return true;
}

Result<bool> setMatches(const QString &name, const QString &value, Given &given) {
  const Result<int> number = numberOption(name, value, 1, ArenaPlan::kMostMatches);
  if (!number)
    return number.error();
  given.matches = *number;
  return true;
}

Result<bool> setThreads(const QString &name, const QString &value, Given &given) {
  const Result<int> number = numberOption(name, value, 0, 1024);
  if (!number)
    return number.error();
  given.wanted.options.threads = *number;
  return true;
}

Result<bool> setShard(const QString &, const QString &value, Given &given) {
  bool okShard = false;
  bool okShards = false;
  const int shard = value.section(QLatin1Char('/'), 0, 0).toInt(&okShard);
  const int shards = value.section(QLatin1Char('/'), 1).toInt(&okShards);
  if (!okShard || !okShards || shard < 1 || shards > ArenaOptions::kMostShards || shard > shards)
    return wrong(Text::tr("--shard is like 3/64, from 1/64 to 64/64, not '%1'").arg(value));
  given.wanted.options.shard = shard;
  given.wanted.options.shards = shards;
  return true;
}

Result<bool> setMargin(const QString &, const QString &value, Given &given) {
  bool ok = false;
  const double margin = value.toDouble(&ok);
  if (!ok || !(margin > 0) || margin > 3)
    return wrong(Text::tr("--margin is a difference in places above 0, not '%1'").arg(value));
  given.margin = margin;
  return true;
}

Result<bool> setCheck(const QString &, const QString &, Given &given) {
  given.wanted.options.check = true;
  return true;
}

Result<bool> setSave(const QString &, const QString &value, Given &given) {
  given.wanted.options.save = value;
  return true;
}

Result<bool> setFormat(const QString &, const QString &value, Given &given) {
  if (value != QLatin1String("mjai") && value != QLatin1String("mjlog"))
    return wrong(Text::tr("--format is mjai or mjlog, not '%1'").arg(value));
  given.wanted.options.mjlog = value == QLatin1String("mjlog");
  return true;
}

constexpr std::array kOptions = {
    Option{"--merge", false, "m", &setMode<ArenaMode::Merge>},
    Option{"--signature", false, "s", &setMode<ArenaMode::Signature>},
    Option{"--ladder", false, "l", &setMode<ArenaMode::Ladder>},
    Option{"--seats", true, "p", &setText<&Given::seats>},
    Option{"--matches", true, "pl", &setMatches},
    Option{"--seed", true, "pl", &setText<&Given::seed>},
    Option{"--duplicate", false, "p", &setDuplicate},
    Option{"--rules", true, "pl", &setText<&Given::rules>},
    Option{"--length", true, "pl", &setText<&Given::length>},
    Option{"--threads", true, "psl", &setThreads},
    Option{"--shard", true, "p", &setShard},
    Option{"--until-better", true, "p", &setText<&Given::until>},
    Option{"--margin", true, "p", &setMargin},
    Option{"--json", true, "pm", &setJson},
    Option{"--progress", false, "pl", &setProgress},
    Option{"--check", false, "p", &setCheck},
    Option{"--save", true, "p", &setSave},
    Option{"--format", true, "p", &setFormat},
};

const Option *findOption(const QString &name) {
  const auto *found = std::find_if(kOptions.begin(), kOptions.end(),
                                   [&](const Option &o) { return name == QLatin1String(o.name); });
  return found == kOptions.end() ? nullptr : found;
}

Result<bool> checkModes(const std::vector<const Option *> &used, const Given &given) {
  const auto *mode =
      std::find_if(kModes.begin(), kModes.end(), [&](const Mode &m) { return m.mode == given.wanted.mode; });
  const char letter = mode == kModes.end() ? kPlay : mode->letter;
  for (const Option *option : used) {
    if (!QByteArray(option->modes).contains(letter))
      return wrong(Text::tr("%1 and %2 do not go together")
                       .arg(QLatin1String(mode->option), QLatin1String(option->name)));
  }
  const bool merge = given.wanted.mode == ArenaMode::Merge;
  if (merge && given.wanted.files.isEmpty())
    return wrong(Text::tr("--merge needs the files that --json has written"));
  if (!merge && !given.wanted.files.isEmpty())
    return wrong(Text::tr("unknown option '%1'").arg(given.wanted.files.front()));
  return true;
}

Result<Given> read(const QStringList &arguments) {
  Given given;
  std::vector<const Option *> used;
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    const QString &name = arguments[i];
    const Option *option = findOption(name);
    if (option == nullptr && name.startsWith(QLatin1String("--")))
      return wrong(Text::tr("unknown option '%1'").arg(name));
    if (option == nullptr) {
      given.wanted.files.push_back(name);
      continue;
    }
    if (option->takesValue && i + 1 == arguments.size())
      return wrong(Text::tr("%1 needs a value").arg(name));
    const Result<bool> set = option->set(name, option->takesValue ? arguments[++i] : QString(), given);
    if (!set)
      return set.error();
    used.push_back(option);
  }
  const Result<bool> fits = checkModes(used, given);
  if (!fits)
    return fits.error();
  return given;
}

// --- What follows from all of them ---

Result<bool> setLength(const QString &text, RuleSet &rules) {
  if (text.isEmpty())
    return true;
  if (text != QLatin1String("east") && text != QLatin1String("south"))
    return wrong(Text::tr("--length is east or south, not '%1'").arg(text));
  rules.length = text == QLatin1String("east") ? MatchLength::East : MatchLength::South;
  return true;
}

Result<ArenaPlan> planOf(const Given &given) {
  ArenaPlan plan;
  const bool ladder = given.wanted.mode == ArenaMode::Ladder;
  const QString usualRules = QLatin1String(ladder ? kLadderRules : kUsualRules);
  const Result<RuleSet> rules = rulesOption(given.rules.isEmpty() ? usualRules : given.rules);
  if (!rules)
    return rules.error();
  plan.rules = *rules;
  if (const Result<bool> set = setLength(given.length, plan.rules); !set)
    return set.error();
  const QString usual = QString::fromLatin1(kUsualSeats).section(QLatin1Char(';'), 0, plan.rules.players - 1);
  if (const Result<bool> set = seatParticipants(given.seats.isEmpty() ? usual : given.seats, plan); !set)
    return set.error();
  plan.matches = given.matches.value_or(ladder ? kLadderMatches : kUsualMatches);
  plan.seed = given.seed;
  plan.duplicate = given.duplicate || ladder;
  if (plan.matches % plan.blockSize() != 0)
    return wrong(
        Text::tr("with --duplicate, --matches must be a multiple of %1, since all change seats over the same "
                 "walls; %2 is not")
            .arg(plan.blockSize())
            .arg(plan.matches));
  if (given.wanted.options.shards > plan.blocks())
    return wrong(Text::tr("there are only %1 %2 to deal into %3 shards")
                     .arg(plan.blocks())
                     .arg(plan.duplicate ? Text::tr("walls") : Text::tr("matches"))
                     .arg(given.wanted.options.shards));
  return plan;
}

Result<UntilBetter> untilOf(const Given &given, const ArenaPlan &plan) {
  const QChar separator = given.until.contains(QLatin1Char(';')) ? QLatin1Char(';') : QLatin1Char(',');
  const QStringList names = given.until.split(separator);
  std::array<int, 2> who{};
  for (std::size_t i = 0; i < who.size() && names.size() == 2; ++i) {
    const QString name = names[static_cast<qsizetype>(i)].trimmed();
    const auto found = std::find_if(plan.participants.begin(), plan.participants.end(),
                                    [&](const Participant &p) { return p.name == name; });
    if (found == plan.participants.end())
      return wrong(Text::tr("--until-better: nobody here is called '%1'").arg(name));
    who[i] = static_cast<int>(found - plan.participants.begin());
  }
  if (names.size() != 2 || who[0] == who[1])
    return wrong(Text::tr("--until-better needs two who sit here, as in new,old"));
  if (given.wanted.options.shards > 1)
    return wrong(Text::tr("--until-better looks at all matches, so it cannot be used with --shard"));
  return UntilBetter{who[0], who[1], given.margin.value_or(UntilBetter().margin)};
}

}  // namespace

Result<ArenaWanted> parseArena(const QStringList &arguments) {
  Result<Given> given = read(arguments);
  if (!given)
    return given.error();
  ArenaWanted wanted = given->wanted;
  if (wanted.mode == ArenaMode::Merge || wanted.mode == ArenaMode::Signature)
    return wanted;
  const Result<ArenaPlan> plan = planOf(*given);
  if (!plan)
    return plan.error();
  wanted.plan = *plan;
  if (given->until.isEmpty()) {
    if (given->margin)
      return wrong(Text::tr("--margin belongs to --until-better"));
    return wanted;
  }
  const Result<UntilBetter> until = untilOf(*given, *plan);
  if (!until)
    return until.error();
  wanted.until = *until;
  return wanted;
}

}  // namespace janso::cli
