// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Summaries of journals.
#include "records/matchhistory.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <algorithm>
#include <optional>

#include "mjai/names.h"
#include "records/journal.h"
#include "table/match.h"

namespace janso {

namespace {

// The last line of a finished journal, its result, is far shorter.
constexpr qint64 kTailBytes = 4096;
// No match comes near it; a damaged file may.
constexpr int kMaxScore = 100000000;

MatchSummary fromHeader(const QString &path, const JournalHeader &header) {
  MatchSummary summary;
  summary.path = path;
  summary.started = header.started;
  summary.rulesId = QString::fromStdString(header.rules.id);
  summary.rulesName = QString::fromStdString(header.rules.name);
  for (std::size_t seat = 0; seat < 4; ++seat)
    summary.names[seat] = QString::fromStdString(header.names[seat]);
  return summary;
}

// The match's result when `line` records its end.
std::optional<MatchResult> resultIn(const QByteArray &line, const RuleSet &rules) {
  const Result<JournalEntry> entry = entryFromLine(line, true);
  const JournalEvent *event = entry ? std::get_if<JournalEvent>(&entry->what) : nullptr;
  if (event == nullptr || event->mjai.value(QStringLiteral("type")).toString() != QStringLiteral("end_game"))
    return std::nullopt;
  const auto numbers = [&event](const char *key, int most) {
    const QJsonArray array = event->mjai.value(QLatin1String(key)).toArray();
    Scores values{};
    for (std::size_t seat = 0; seat < 4; ++seat)
      values[seat] = std::clamp(array[static_cast<qsizetype>(seat)].toInt(), -most, most);
    return values;
  };
  // Leftover sticks are in the scores already.
  MatchResult result = finishMatch(rules, numbers("scores", kMaxScore), 0);
  if (!event->mjai.contains(QStringLiteral("final_points")))
    return result;  // an older journal
  // With what was settled beside the scores: chips, yakitori, bets.
  result.finalPoints = numbers("final_points", kMaxScore);
  const Scores places = numbers("places", rules.players);
  for (std::size_t seat = 0; seat < rules.players; ++seat)
    result.place[seat] = static_cast<std::int8_t>(std::max(1, places[seat]));
  return result;
}

std::optional<MatchSummary> finishedSummary(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return std::nullopt;
  const JournalResult<JournalHeader> header = headerFromLine(readHeaderLine(file));
  if (!header || !file.seek(std::max<qint64>(0, file.size() - kTailBytes)))
    return std::nullopt;
  const QByteArray tail = file.read(kTailBytes);
  if (!tail.endsWith('\n'))
    return std::nullopt;
  const std::optional<MatchResult> result =
      resultIn(tail.chopped(1).mid(tail.chopped(1).lastIndexOf('\n') + 1), header->rules);
  if (!result)
    return std::nullopt;
  MatchSummary summary = fromHeader(path, *header);
  summary.finished = true;
  summary.result = *result;
  return summary;
}

// Where the match stands after one more event.
void follow(const QJsonObject &event, int players, int &draws, MatchSummary &summary) {
  const QString type = event.value(QStringLiteral("type")).toString();
  if (type == QStringLiteral("tsumo")) {
    ++draws;
  } else if (type == QStringLiteral("start_kyoku")) {
    draws = 0;
    summary.dealt = true;
    summary.bakaze = windFromMjai(event.value(QStringLiteral("bakaze")).toString()).value_or(0);
    summary.kyoku = event.value(QStringLiteral("kyoku")).toInt(1) - 1;
    summary.honba = event.value(QStringLiteral("honba")).toInt();
  }
  summary.turn = std::max(1, (draws + players - 1) / players);
}

}  // namespace

MatchSummary summaryOf(const Journal &journal) {
  MatchSummary summary = fromHeader(journal.path, journal.header);
  int draws = 0;
  for (const JournalEntry &entry : journal.entries) {
    if (const auto *event = std::get_if<JournalEvent>(&entry.what))
      follow(event->mjai, journal.header.rules.players, draws, summary);
  }
  return summary;
}

JournalResult<MatchSummary> summarize(const QString &path) {
  if (std::optional<MatchSummary> finished = finishedSummary(path))
    return *std::move(finished);
  const JournalResult<Journal> journal = readJournal(path);
  if (!journal)
    return journal.problem();
  return summaryOf(*journal);
}

MatchHistory matchHistory(const QString &folder) {
  MatchHistory history;
  const QFileInfoList files =
      QDir(folder).entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files | QDir::Readable, QDir::Name);
  for (const QFileInfo &file : files) {
    JournalResult<MatchSummary> summary = summarize(file.filePath());
    if (summary)
      history.matches.push_back(std::move(summary).value());
    else
      history.unreadable.push_back(QString::fromStdString(summary.error().text));
  }
  std::stable_sort(history.matches.begin(), history.matches.end(),
                   [](const MatchSummary &a, const MatchSummary &b) { return a.started > b.started; });
  return history;
}

}  // namespace janso
