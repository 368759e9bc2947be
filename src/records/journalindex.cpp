// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/journalindex.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>

#include "records/journal.h"
#include "records/journalreplay.h"
#include "records/ownedfile.h"

namespace janso {

namespace {

std::optional<UnfinishedMatch> look(const QFileInfo &file) {
  UnfinishedMatch match;
  const JournalResult<Journal> journal = readJournalSoFar(file.filePath());
  if (!journal) {
    match.summary.path = file.filePath();
    match.summary.started = file.lastModified();
    match.problem = journal.problem();
    return match;
  }
  const ReplayedJournal replayed = replayJournalSoFar(*journal);
  match.problem = replayed.differs ? replayed.differs : journal->damage;
  if (journal->finished && !match.problem)
    return std::nullopt;
  match.summary = summaryOf(match.problem ? journalBefore(*journal, match.problem->line) : *journal);
  return match;
}

}  // namespace

bool hasMatches(const QString &folder) {
  return QDirIterator(folder, {QStringLiteral("*.jsonl")}, QDir::Files | QDir::Readable).hasNext();
}

std::vector<UnfinishedMatch> JournalIndex::unfinished(const QString &folder) {
  // Finished matches may be many; their names say that they are.
  const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.playing.jsonl")},
                                                         QDir::Files | QDir::Readable, QDir::Name);
  QHash<QString, Known> known;
  std::vector<UnfinishedMatch> matches;
  for (const QFileInfo &file : files) {
    Known one = m_known.value(file.filePath());
    if (one.size != file.size() || one.written != file.lastModified())
      one = {file.size(), file.lastModified(), look(file)};
    known.insert(file.filePath(), one);
    if (!one.match)
      continue;
    matches.push_back(*one.match);
    matches.back().inUse = OwnedFile::isOwned(file.filePath());
  }
  m_known = std::move(known);
  std::reverse(matches.begin(), matches.end());  // of the same second, the later name
  std::stable_sort(matches.begin(), matches.end(), [](const UnfinishedMatch &a, const UnfinishedMatch &b) {
    return a.summary.started > b.summary.started;
  });
  return matches;
}

}  // namespace janso
