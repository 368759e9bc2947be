// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/statistics/statisticsgames.h"

#include <QFileInfo>
#include <iterator>
#include <memory>
#include <utility>

#include "cli/command/sharedwork.h"
#include "library/libraryfault.h"
#include "library/libraryfile.h"
#include "records/canonicalhash.h"
#include "records/formats/gamefile.h"
#include "records/journal.h"
#include "records/provedgame.h"
#include "statistics/localmatches.h"
#include "statistics/seatgame.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

class FileReading {
 public:
  FileReading(const QString &path, const SideFile *said) : m_path(path), m_said(said) {}

  PlayedGames read() {
    const GameFile file = readGameFile(m_path);
    if (file.broken)
      refuse(*file.broken);
    else if (file.skipped)
      refuse(*file.skipped);
    for (const RecordedGame &game : file.games)
      take(game);
    if (file.journal)
      take(*file.journal);
    return std::move(m_played);
  }

 private:
  void take(const RecordedGame &game) {
    const Result<ProvedGame> proved = prove(game);
    if (!proved)
      return refuse(proved.error());
    MatchFacts facts = factsOf(*proved->info);
    facts.kind = MatchKind::Imported;
    const QDate told = QDate::fromString(game.date, Qt::ISODate);
    facts.date =
        told.isValid() ? told : QDate::fromString(dateOfId(QFileInfo(m_path).fileName()), Qt::ISODate);
    add(*proved, std::move(facts));
  }

  void take(const Journal &journal) {
    const JournalResult<ProvedGame> proved = prove(journal);
    if (!proved)
      return refuse(libraryFault(LibraryFault::Unplayable));
    const JournalResult<MatchFacts> facts = factsOf(journal);
    if (!facts)
      return refuse(facts.error());
    add(*proved, *facts);
  }

  void add(const ProvedGame &proved, MatchFacts facts) {
    if (m_said != nullptr)
      facts.tags = m_said->of(QString::fromStdString(canonicalHash(proved))).tags;
    const auto shared = std::make_shared<const MatchFacts>(std::move(facts));
    for (SeatGame &seat : seatGamesOf(proved))
      m_played.seats.push_back({shared, std::move(seat)});
  }

  void refuse(const Error &why) {
    m_played.refused.push_back(m_path + QStringLiteral(": ") + faultText(why));
  }

  QString m_path;
  const SideFile *m_said;
  PlayedGames m_played;
};

}  // namespace

PlayedGames readPlayed(const QStringList &files, int threads, const SideFile *said) {
  std::vector<PlayedGames> parts(static_cast<std::size_t>(files.size()));
  forEachOnThreads(threads, parts.size(), [&](std::size_t at) {
    parts[at] = FileReading(files[static_cast<qsizetype>(at)], said).read();
  });
  PlayedGames all;
  for (PlayedGames &part : parts) {
    std::move(part.seats.begin(), part.seats.end(), std::back_inserter(all.seats));
    all.refused += part.refused;
  }
  return all;
}

}  // namespace janso::cli
