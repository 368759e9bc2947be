// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab frequency: how often each yaku occurs in recorded games, as a table for the explanations.
#include "lab/frequency/frequencycommand.h"

#include <array>
#include <map>
#include <set>

#include "cli/command/counts.h"
#include "cli/command/foundfiles.h"
#include "cli/command/outputfile.h"
#include "cli/command/yakuwords.h"
#include "coach/yakuholding.h"
#include "records/formats/gamefile.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

struct FrequencyGiven {
  QStringList paths;
  QString out;
};

struct WinCount {
  int with = 0;
  int of = 0;  // wins under rules that have the yaku
};

// Games of as many players.
struct Sample {
  int games = 0;
  int hands = 0;
  int wins = 0;
  std::array<WinCount, kYakuCount> counts{};
};

struct FrequencyTotals {
  std::array<Sample, 2> samples{};  // three players, four players
  std::map<std::string, int> formats;
  int skippedGames = 0;
};

constexpr auto kFrequencyOptions = std::to_array<Option<FrequencyGiven>>({
    {{"PATH", "", "read these recorded games, or folders of them; each win must list its yaku"},
     &addText<&FrequencyGiven::paths>},
    {{"--out", "FILE", "write the table to this file (src/widgets/lexicon/yakufrequencytable.inc)"},
     &setText<&FrequencyGiven::out>},
});

Result<FrequencyGiven> parseFrequency(const QStringList &arguments) {
  FrequencyGiven options;
  if (const auto used = readOptions(kFrequencyOptions, arguments, options); !used)
    return used.error();
  if (options.paths.isEmpty())
    return wrong(QStringLiteral("specify at least one file or folder"));
  return options;
}

const char *formatName(FileFormat format) {
  switch (format) {
    case FileFormat::Mjlog:
      return "mjlog";
    case FileFormat::Mjai:
      return "mjai";
    case FileFormat::Tenhou6:
      return "tenhou6";
    case FileFormat::Majiang:
      return "majiang";
    case FileFormat::Progress:
    case FileFormat::Journal:
    case FileFormat::Unknown:
      break;
  }
  return "";
}

// Whether a win of this record can have it, and its file would say so.
bool isStated(YakuId id, const RuleSet &rules) {
  switch (id) {
    case YakuId::SanshokuDoujun:
      return rules.players == 4;
    // Records count a North set aside among the dora.
    case YakuId::Kita:
    case YakuId::Arisu:
    case YakuId::NorthYakuhai:
    case YakuId::OpenRiichi:
    case YakuId::DoubleOpenRiichi:
    case YakuId::OpenRiichiDealIn:
    case YakuId::PaaRenchan:
      return false;
    default:
      return isPlayed(id, rules);
  }
}

// Whether the record tells the yaku of every win and knows every deal, so that it can be counted once.
bool isCountable(const RecordedGame &game) {
  if (game.resultsOnly || game.mayBeTyped || game.hands.empty())
    return false;
  for (const RecordedHand &hand : game.hands) {
    for (const RecordedEvent &event : hand.events) {
      if (std::holds_alternative<Hora>(event.event()) && !event.stated().yaku)
        return false;
    }
  }
  return game.hands.front().start().hands[0].size() == 13;
}

std::string dealKey(const RecordedGame &game) {
  std::string key;
  for (const RecordedHand &hand : game.hands) {
    for (const HandTiles &tiles : hand.start().hands) {
      for (const Tile tile : tiles)
        key += static_cast<char>(' ' + tile.face());
    }
  }
  return key;
}

void countWin(const WinResult &result, const RuleSet &rules, Sample &sample) {
  ++sample.wins;
  for (int id = 0; id < kYakuCount; ++id) {
    if (isStated(YakuId(id), rules))
      ++sample.counts[static_cast<std::size_t>(id)].of;
  }
  for (const YakuHan &yaku : result.yaku)
    ++sample.counts[static_cast<std::size_t>(yaku.id)].with;
}

void countGame(const RecordedGame &game, Sample &sample) {
  ++sample.games;
  for (const RecordedHand &hand : game.hands) {
    if (!hand.isComplete())
      continue;
    ++sample.hands;
    for (const RecordedEvent &event : hand.events) {
      if (const auto *win = std::get_if<Hora>(&event.event()))
        countWin(win->info->result, game.info.rules, sample);
    }
  }
}

FrequencyTotals countAll(const QStringList &files) {
  FrequencyTotals totals;
  std::set<std::string> seen;
  for (const QString &path : files) {
    const GameFile file = readGameFile(path);
    if (file.broken || file.skipped)
      ++totals.skippedGames;
    for (const RecordedGame &game : file.games) {
      if (!isCountable(game)) {
        ++totals.skippedGames;
      } else if (seen.insert(dealKey(game)).second) {
        countGame(game, totals.samples[game.info.rules.players == 3 ? 0 : 1]);
        ++totals.formats[formatName(file.format)];
      }
    }
  }
  return totals;
}

void writeSample(const Sample &sample, const char *suffix, QTextStream &out) {
  out << "\ninline constexpr YakuSample kSample" << suffix << "{" << sample.games << ", " << sample.hands
      << ", " << sample.wins << "};\n";
  out << "inline constexpr std::array<YakuCount, kYakuCount> kCounts" << suffix << "{{\n";
  for (int id = 0; id < kYakuCount; ++id) {
    const WinCount &count = sample.counts[static_cast<std::size_t>(id)];
    const std::string_view key = yakuKey(YakuId(id));
    out << "    {" << count.with << ", " << count.of << "},  // "
        << QString::fromLatin1(key.data(), static_cast<int>(key.size())) << '\n';
  }
  out << "}};\n";
}

QString sourceText(const FrequencyTotals &totals) {
  QStringList parts;
  for (const auto &[format, games] : totals.formats)
    parts += QStringLiteral("%1 %2").arg(games).arg(QString::fromStdString(format));
  return parts.join(QStringLiteral(", "));
}

// How to make the file again; folders without where they lie.
QString frequencyCommand(const QStringList &paths) {
  QString text = QStringLiteral("janso-lab frequency");
  for (const QString &path : paths)
    text += QLatin1Char(' ') + path.section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty);
  return text + QStringLiteral(" --out src/widgets/lexicon/yakufrequencytable.inc");
}

QByteArray tableText(const FrequencyGiven &options, const FrequencyTotals &totals) {
  QByteArray text;
  QTextStream out(&text);
  out << "// SPDX-FileCopyrightText: 2026 Janso contributors\n// SPDX-License-Identifier: MIT\n//\n"
      << "// Generated; not to be edited. How many wins had each yaku, as the records state it:\n"
      << "// " << sourceText(totals) << " games, each once. {wins with it, wins under rules that have it}.\n"
      << "//   " << frequencyCommand(options.paths) << '\n';
  writeSample(totals.samples[1], "Four", out);
  writeSample(totals.samples[0], "Three", out);
  out.flush();
  return text;
}

void print(const FrequencyTotals &totals, QTextStream &out) {
  for (std::size_t players = 0; players < totals.samples.size(); ++players) {
    const Sample &sample = totals.samples[players];
    if (sample.games == 0)
      continue;
    out << QStringLiteral("%1 players: %2, %3, %4")
               .arg(players + 3)
               .arg(gameCount(sample.games), handCount(sample.hands), winCount(sample.wins))
        << '\n';
    for (int id = 0; id < kYakuCount; ++id) {
      const WinCount &count = sample.counts[static_cast<std::size_t>(id)];
      if (count.of > 0)
        out << "  " << yakuWord(YakuId(id)) << ' ' << countText(count.with) << " / " << countText(count.of)
            << yakuNameInParentheses(YakuId(id)) << '\n';
    }
  }
  out << gameCount(totals.skippedGames) << " skipped" << '\n';
}

}  // namespace

std::span<const OptionInfo> frequencyOptions() {
  static constexpr auto kInfos = infosOf(kFrequencyOptions);
  return kInfos;
}

Result<int> runFrequency(const QStringList &arguments, Console &console) {
  const Result<FrequencyGiven> options = parseFrequency(arguments);
  if (!options)
    return options.error();
  const Result<QStringList> files = filesIn(options->paths);
  if (!files)
    return files.error();
  if (!options->out.isEmpty()) {
    if (const Result<bool> fine = checkOutputFile(options->out); !fine)
      return fine.error();
  }
  const FrequencyTotals totals = countAll(*files);
  if (totals.formats.empty())
    return Error{QStringLiteral("no games found that state the yaku of their wins").toStdString()};
  print(totals, console.out);
  if (options->out.isEmpty())
    return kFine;
  const Result<bool> written = writeOutputFile(options->out, tableText(*options, totals));
  return written ? Result<int>(kFine) : written.error();
}

}  // namespace janso::cli
