// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/localmatches.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "game/coachnotes.h"
#include "game/coachuse.h"
#include "game/setup/matchsetup.h"
#include "game/setup/matchsetupjson.h"
#include "records/canonicalhash.h"
#include "records/journal.h"
#include "records/provedgame.h"
#include "rules/event.h"
#include "rules/presets/presets.h"
#include "rules/result.h"
#include "statistics/seatgame.h"

namespace janso {
namespace {

JournalProblem noSetup(const QString &path, const Error &why) {
  return {JournalFault::Damaged, path, 1, 0, why.text, {}};
}

// A journal that does not come from the game has no setup.
Result<bool> hadOpenHands(const JournalHeader &header) {
  if (header.setup.isEmpty())
    return false;
  const Result<MatchSetup> setup = matchSetupFromJson(header.setup);
  if (!setup)
    return setup.error();
  return setup->openHands;
}

}  // namespace

MatchFacts factsOf(const MatchInfo &info) {
  MatchFacts facts;
  const std::string_view id = idOfRules(info.rules);
  facts.ruleset = id.empty() ? QString::fromStdString(info.rules.name)
                             : QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
  facts.players = info.rules.players;
  facts.length = info.rules.length;
  for (std::size_t seat = 0; seat < facts.names.size(); ++seat)
    facts.names[seat] = QString::fromStdString(info.names[seat]);
  return facts;
}

JournalResult<MatchFacts> factsOf(const Journal &journal) {
  MatchInfo info;
  info.rules = journal.header.rules;
  info.names = journal.header.names;
  MatchFacts facts = factsOf(info);
  facts.date = journal.header.started.date();
  const JournalResult<std::array<CoachUse, 4>> coach = coachUseIn(journal);
  if (!coach)
    return coach.problem();
  const Result<bool> open = hadOpenHands(journal.header);
  if (!open)
    return noSetup(journal.path, open.error());
  if (journal.header.branch)
    facts.kind = MatchKind::Branch;
  else if (!isCounted(journal.header))
    facts.kind = MatchKind::Practice;
  else if (*open || hasUndone(journal) ||
           std::any_of(coach->begin(), coach->end(), [](const CoachUse &use) { return use.any(); }))
    facts.kind = MatchKind::Coached;
  return facts;
}

LocalMatchReader::Known LocalMatchReader::readFile(const QString &path) const {
  Known known;
  const JournalResult<Journal> journal = readJournal(path);
  if (!journal) {
    known.refused = journal.problem();
    return known;
  }
  known.started = journal->header.started;
  const Result<MatchSetup> setup = matchSetupFromJson(journal->header.setup);
  if (!setup) {
    known.refused = noSetup(path, setup.error());
    return known;
  }
  if (setup->humans() == 0)
    return known;
  known.unfinished = !journal->finished;
  if (known.unfinished)
    return known;
  const JournalResult<MatchFacts> facts = factsOf(*journal);
  const JournalResult<ProvedGame> proved = prove(*journal);
  if (!facts || !proved) {
    known.refused = facts ? proved.problem() : facts.problem();
    return known;
  }
  auto shared = std::make_shared<MatchFacts>(*facts);
  shared->hash = canonicalHash(*proved);
  for (SeatGame &seat : seatGamesOf(*proved)) {
    if (!setup->isHuman(seat.seat))
      continue;
    if (m_supplement)
      m_supplement(*proved, seat);
    known.seats.push_back({shared, std::move(seat)});
  }
  return known;
}

LocalMatches LocalMatchReader::read(const QString &folder, ReadingProgress &progress) {
  if (folder.isEmpty())
    return {};
  const QFileInfoList files =
      QDir(folder).entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files | QDir::Readable, QDir::Name);
  progress.files = static_cast<int>(files.size());
  std::vector<const Known *> order;
  LocalMatches matches;
  for (const QFileInfo &file : files) {
    if (progress.canceled)
      return {};
    const auto found = m_known.constFind(file.filePath());
    if (found == m_known.constEnd() || found->size != file.size() || found->written != file.lastModified()) {
      Known known = readFile(file.filePath());
      known.size = file.size();
      known.written = file.lastModified();
      m_known.insert(file.filePath(), known);
    }
    ++progress.done;
  }
  for (const QFileInfo &file : files)
    order.push_back(&*m_known.constFind(file.filePath()));
  std::stable_sort(order.begin(), order.end(),
                   [](const Known *a, const Known *b) { return a->started < b->started; });
  for (const Known *known : order) {
    matches.seats.insert(matches.seats.end(), known->seats.begin(), known->seats.end());
    matches.unfinished += known->unfinished ? 1 : 0;
    if (known->refused)
      matches.refused.push_back(*known->refused);
  }
  return matches;
}

}  // namespace janso
