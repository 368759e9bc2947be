// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/seriesplay.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QUuid>
#include <QtEndian>
#include <algorithm>
#include <cerrno>
#include <map>

#include "game/setup/matchsetupjson.h"
#include "records/journal.h"
#include "records/matchhistory.h"
#include "records/transcript.h"

namespace janso {

namespace {

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

// "my seed" -> "my seed/2" -> "my seed/3", for the match with this number.
QString seedOfMatch(const QString &seed, int match) {
  if (seed.isEmpty())
    return {};
  const QString last = QStringLiteral("/%1").arg(match - 1);
  const QString first = match > 2 && seed.endsWith(last) ? seed.chopped(last.size()) : seed;
  return first + QStringLiteral("/%1").arg(match);
}

// Bits for the draw of the seats: the seed's, when there is one.
quint64 drawOf(const QString &seed) {
  if (seed.isEmpty())
    return QRandomGenerator::system()->generate64();
  const QString text = seed + QStringLiteral(" seats");
  const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
  return qFromLittleEndian<quint64>(hash.constData());
}

MatchSetup nextMatch(const MatchSetup &setup, const Series &series) {
  MatchSetup next = setup;
  const int number = static_cast<int>(series.played.size()) + 1;
  next.seed = seedOfMatch(setup.seed, number);
  next.series->series = series;
  const SeriesSeats before = setup.series->seats;
  next.series->seats = seatsAfter(before, series.players, series.seating, drawOf(next.seed));
  for (int player = 0; player < series.players; ++player)
    next.seats[index(next.series->seats[index(player)])] = setup.seats[index(before[index(player)])];
  return next;
}

// --- Finding them again ---

struct Found {
  QString path;
  JournalHeader header;
  MatchSetup setup;

  int number() const { return static_cast<int>(setup.series->series.played.size()); }
  bool isPlaying() const { return path.endsWith(QStringLiteral(".playing.jsonl")); }
};

std::optional<Found> seriesIn(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return std::nullopt;
  const QByteArray line = readHeaderLine(file);
  // Most journals have none, and there may be thousands.
  if (!line.contains("\"series\":"))
    return std::nullopt;
  JournalResult<JournalHeader> header = headerFromLine(line);
  if (!header)
    return std::nullopt;
  Result<MatchSetup> setup = matchSetupFromJson(header->setup);
  if (!setup || !setup->series || setup->series->id.isEmpty() || setup->series->series.isOver())
    return std::nullopt;
  Found found{path, std::move(header).value(), std::move(setup).value()};
  found.setup.rules = found.header.rules;
  return found;
}

// Whether `a` is further on than `b` in the same series.
bool isLater(const Found &a, const Found &b) {
  if (a.number() != b.number())
    return a.number() > b.number();
  if (a.isPlaying() != b.isPlaying())
    return b.isPlaying();
  return a.header.started > b.header.started;
}

// The end of a match as it was, or nothing while it is in play. The summary knows only the scores; the match
// played again knows everything.
std::optional<MatchResult> resultOf(const QString &path) {
  const JournalResult<MatchSummary> summary = summarize(path);
  if (!summary || !summary->finished)
    return std::nullopt;
  if (const JournalResult<MatchTranscript> match = readTranscript(path)) {
    for (const Event &event : match->events) {
      if (const auto *ended = std::get_if<MatchEnded>(&event))
        return *ended->result;
    }
  }
  return summary->result;
}

SavedSeries kept(const Found &newest, const QDateTime &begun) {
  SavedSeries one;
  one.id = newest.setup.series->id;
  one.begun = begun;
  one.lastPlayed = newest.header.started;
  one.rules = newest.header.rules;
  one.series = newest.setup.series->series;
  if (const std::optional<MatchResult> result = resultOf(newest.path)) {
    one.series = seriesWith(newest.setup, *result);
    one.next = nextSeriesMatch(newest.setup, *result);
  } else {
    one.unfinishedPath = newest.path;
  }
  return one;
}

// A series by its journal that is furthest on.
struct Known {
  Found newest;
  QDateTime begun;
};

// The one played last first.
std::vector<Known> knownSeries(const QString &folder) {
  const QFileInfoList files =
      QDir(folder).entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files | QDir::Readable, QDir::Name);
  std::map<QString, Known> byId;
  for (const QFileInfo &file : files) {
    std::optional<Found> found = seriesIn(file.filePath());
    if (!found)
      continue;
    const QDateTime started = found->header.started;
    const auto [entry, isNew] = byId.try_emplace(found->setup.series->id, Known{*found, started});
    Known &known = entry->second;
    known.begun = std::min(known.begun, started);
    if (!isNew && isLater(*found, known.newest))
      known.newest = *std::move(found);
  }
  std::vector<Known> all;
  for (auto &[id, known] : byId)
    all.push_back(std::move(known));
  std::stable_sort(all.begin(), all.end(), [](const Known &a, const Known &b) {
    return a.newest.header.started > b.newest.header.started;
  });
  return all;
}

// Ids that are read from a file name no path.
bool isPlainId(const QString &id) {
  return !id.isEmpty() && std::all_of(id.begin(), id.end(), [](QChar c) {
    return c == QLatin1Char('-') || (c.unicode() < 128 && c.isLetterOrNumber());
  });
}

QString endedPath(const QString &folder, const QString &id) {
  return folder + QStringLiteral("/series ") + id + QStringLiteral(".ended");
}

QString heldPath(const QString &folder, const QString &id) {
  return folder + QStringLiteral("/series ") + id + QStringLiteral(".lock");
}

std::optional<SavedSeries> keptIn(const QString &folder, const Known &known) {
  SavedSeries one = kept(known.newest, known.begun);
  one.inUse = isPlainId(one.id) && OwnedFile::isOwned(heldPath(folder, one.id));
  if (one.series.isOver() || !isPlainId(one.id) || !QFile::exists(endedPath(folder, one.id)))
    return one;
  if (one.series.played.empty())
    return std::nullopt;
  one.series.matches = static_cast<int>(one.series.played.size());
  one.unfinishedPath.clear();
  one.next.reset();
  return one;
}

}  // namespace

MatchSetup beginSeries(MatchSetup setup) {
  if (!setup.series)
    return setup;
  SeriesPlay &play = *setup.series;
  play.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
  play.series.played.clear();
  play.series.players = setup.rules.players;
  play.seats = SeriesSeats{0, 1, 2, 3};
  for (int seat = 0; seat < 4; ++seat) {
    const bool sits = seat < play.series.players;
    play.series.names[index(seat)] = sits ? setup.seats[index(seat)].name.toStdString() : std::string();
    if (!sits)
      play.seats[index(seat)] = -1;
  }
  return setup;
}

Series seriesWith(const MatchSetup &setup, const MatchResult &result) {
  Q_ASSERT(setup.series && !setup.series->series.isOver());
  Series series = setup.series->series;
  series.played.push_back(seriesMatch(setup.rules, setup.series->seats, result));
  return series;
}

std::optional<MatchSetup> nextSeriesMatch(const MatchSetup &setup, const MatchResult &result) {
  if (!setup.series)
    return std::nullopt;
  const Series series = seriesWith(setup, result);
  return series.isOver() ? std::nullopt : std::optional(nextMatch(setup, series));
}

std::vector<SavedSeries> savedSeries(const QString &folder) {
  std::vector<SavedSeries> all;
  for (const Known &known : knownSeries(folder)) {
    if (std::optional<SavedSeries> one = keptIn(folder, known))
      all.push_back(*std::move(one));
  }
  return all;
}

std::optional<SavedSeries> newestSeries(const QString &folder) {
  for (const Known &known : knownSeries(folder)) {
    if (std::optional<SavedSeries> one = keptIn(folder, known))
      return one;
  }
  return std::nullopt;
}

std::optional<SeriesHold> holdSeries(const QString &folder, const QString &id) {
  if (!isPlainId(id) || !QDir().mkpath(folder))
    return SeriesHold{id, nullptr};
  const QString path = heldPath(folder, id);
  const FileCalls calls = FileCalls::ofSystem();
  OwnedFile::Opened opened = OwnedFile::open(path, FileCalls::Open::New, calls);
  if (opened.error == EEXIST)
    opened = OwnedFile::open(path, FileCalls::Open::Existing, calls);
  if (opened.isOwned)
    return std::nullopt;
  return SeriesHold{id, std::move(opened.file)};
}

bool endSeries(const QString &folder, const QString &id) {
  if (!isPlainId(id))
    return false;
  QFile file(endedPath(folder, id));
  return file.open(QIODevice::WriteOnly);
}

}  // namespace janso
