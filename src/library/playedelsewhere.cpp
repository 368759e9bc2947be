// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/playedelsewhere.h"

#include <QDate>
#include <QFileInfo>
#include <algorithm>
#include <memory>
#include <optional>

#include "library/libraryfile.h"
#include "library/libraryfolder.h"
#include "library/libraryindex.h"
#include "library/persons.h"
#include "records/canonicalhash.h"
#include "records/provedgame.h"

namespace janso {
namespace {

constexpr int kGamesAtATime = 2000;

// One of the listed that is wanted.
struct Elsewhere {
  ListedGame game;
  int seat = 0;
};

Result<QStringList> namesOfMine(const LibraryFolder &library, const QStringList &besides) {
  const Result<Persons> persons = library.persons();
  if (!persons)
    return persons.error();
  QStringList names = besides;
  for (const Person &person : persons->all()) {
    if (person.me)
      names += person.names;
  }
  return names;
}

std::optional<int> seatUnder(const QStringList &names, const ListedGame &game) {
  const auto mine = std::find_if(
      game.seats.begin(), game.seats.end(),
      [&names](const ListedGame::Seat &seat) { return names.contains(seat.name, Qt::CaseInsensitive); });
  return mine == game.seats.end() ? std::nullopt : std::optional(static_cast<int>(mine - game.seats.begin()));
}

// Newest first.
Result<std::vector<Elsewhere>> listed(LibraryFolder &library, const ElsewhereRequest &asked) {
  const Result<QStringList> names = namesOfMine(library, asked.names);
  if (!names)
    return names.error();
  std::vector<Elsewhere> found;
  qint64 after = 0;
  for (bool more = true; more;) {
    Result<std::vector<ListedGame>> page = library.index().list(kGamesAtATime, after);
    if (!page)
      return page.error();
    more = static_cast<int>(page->size()) == kGamesAtATime;
    after = page->empty() ? 0 : page->back().id;
    for (const ListedGame &game : *page) {
      const std::optional<int> seat = seatUnder(*names, game);
      const bool here = !asked.journals.isEmpty() && game.path.startsWith(asked.journals + QLatin1Char('/'));
      if (seat && game.complete && !here && game.kind == MatchKind::Imported)
        found.push_back({game, *seat});
    }
  }
  return found;
}

}  // namespace

PlayedElsewhere::Known PlayedElsewhere::readFile(const QString &path, const Wanted &wanted) const {
  Known known;
  const Result<std::vector<ProvedGame>> games = provedGamesOf(path);
  known.unread = !games;
  if (!games)
    return known;
  for (const ProvedGame &game : *games) {
    const std::string hash = canonicalHash(game);
    const auto seat = wanted.constFind(QString::fromStdString(hash));
    if (seat == wanted.constEnd())
      continue;
    auto facts = std::make_shared<MatchFacts>(factsOf(*game.info));
    facts->kind = MatchKind::Imported;
    facts->hash = hash;
    SeatGame played = seatGamesOf(game)[static_cast<std::size_t>(*seat)];
    if (m_supplement)
      m_supplement(game, played);
    known.seats.insert(seat.key(), {std::move(facts), std::move(played)});
  }
  return known;
}

const PlayedElsewhere::Known &PlayedElsewhere::remembered(const QString &path, const Wanted &wanted) {
  const QFileInfo file(path);
  Known &known = m_known[path];
  const auto covers = [&known](const QString &hash, int seat) {
    const auto found = known.seats.constFind(hash);
    return found != known.seats.constEnd() && found->game.seat == seat;
  };
  bool whole = known.size == file.size() && known.written == file.lastModified();
  for (auto it = wanted.constBegin(); whole && it != wanted.constEnd(); ++it)
    whole = covers(it.key(), it.value());
  if (!whole) {
    known = readFile(path, wanted);
    known.size = file.size();
    known.written = file.lastModified();
  }
  return known;
}

Result<ElsewhereMatches> PlayedElsewhere::read(const ElsewhereRequest &asked, ReadingProgress &progress) {
  if (asked.library.isEmpty() || !LibraryFolder::exists(asked.library))
    return ElsewhereMatches();
  const Result<std::unique_ptr<LibraryFolder>> library = LibraryFolder::open(asked.library);
  if (!library)
    return library.error();
  const Result<std::vector<Elsewhere>> found = listed(**library, asked);
  if (!found)
    return found.error();
  QHash<QString, Wanted> files;
  for (const Elsewhere &elsewhere : *found)
    files[elsewhere.game.path].insert(elsewhere.game.hash, elsewhere.seat);
  progress.files += static_cast<int>(files.size());

  ElsewhereMatches matches;
  for (auto it = files.constBegin(); it != files.constEnd() && !progress.canceled; ++it, ++progress.done) {
    if (remembered(it.key(), it.value()).unread)
      matches.unread << it.key();
  }
  for (auto it = found->rbegin(); it != found->rend() && !progress.canceled; ++it) {
    const Known &file = m_known[it->game.path];
    const auto seat = file.seats.constFind(it->game.hash);
    if (seat == file.seats.constEnd())
      continue;
    auto facts = std::make_shared<MatchFacts>(*seat->facts);
    facts->date = QDate::fromString(it->game.date.left(10), Qt::ISODate);
    facts->tags = it->game.tags;
    matches.seats.push_back({std::move(facts), seat->game});
  }
  matches.unread.sort();
  return matches;
}

}  // namespace janso
