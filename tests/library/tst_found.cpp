// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is told of a library beside its list: what a search finds, what was done there, who is in it, which
// searches are kept.
#include <QDir>
#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>
#include <memory>
#include <tuple>
#include <variant>
#include <vector>

#include "library/handmoves.h"
#include "library/libraryfile.h"
#include "library/libraryfolder.h"
#include "library/librarysearch.h"
#include "library/playernames.h"
#include "library/positionactions.h"
#include "library/savedsearches.h"
#include "library/statisticscsv.h"
#include "rules/event.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

QString recordFiles() {
  return QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records");
}

using Key = std::tuple<int, int>;  // what, and the face of the tile
struct Expected {
  int times = 0;
  int wins = 0;
  qint64 points = 0;
};

Key keyOf(const PositionMove &move) {
  return {static_cast<int>(move.what), move.tile.isKnown() ? move.tile.face() : -1};
}

// What the seat that has acted last does next, by the events themselves.
PositionMove moveBehind(const ProvedHand &hand, std::size_t event) {
  bool riichi = false;
  for (; event < hand.events.size(); ++event) {
    const Event &next = hand.events[event];
    riichi = riichi || std::holds_alternative<Riichi>(next);
    if (const auto *dahai = std::get_if<Dahai>(&next))
      return {riichi ? PositionMove::What::Riichi : PositionMove::What::Discard, dahai->tile};
    if (const auto *call = std::get_if<Call>(&next))
      return {PositionMove::What::Kan, Tile(call->meld.tiles[0].kind())};
    if (std::holds_alternative<Kita>(next))
      return {PositionMove::What::Kita, Tile(kNorth)};
  }
  return {};
}

}  // namespace

class WhatIsFound : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void gamesAreThoseOfTheList_data();
  void gamesAreThoseOfTheList();
  void actionsAreThoseOfTheRecords_data();
  void actionsAreThoseOfTheRecords();
  void namesAreCountedByMatch();
  void whatIsSaidOfSeveralIsInTheList();
  void tablesAreOfTheMatchesThatAreNamed();
  void searchesAreKept();

 private:
  QTemporaryDir m_folder;
  std::unique_ptr<LibraryFolder> m_library;
};

void WhatIsFound::initTestCase() {
  m_library = std::move(LibraryFolder::open(m_folder.path())).value();
  QVERIFY(m_library->import({recordFiles()}).ok());
}

void WhatIsFound::gamesAreThoseOfTheList_data() {
  QTest::addColumn<QString>("text");
  for (const char *text : {"", "players:3", "turn:1 shanten:..1", "players:3 OR shanten:..0"})
    QTest::newRow(text) << QString::fromLatin1(text);
}

void WhatIsFound::gamesAreThoseOfTheList() {
  QFETCH(QString, text);
  const SearchQuery query = *parseSearch(text);
  const Result<FoundGames> found = findGames(m_library->index(), query);
  const Result<SearchHits> hits = searchLibrary(m_library->index(), query, 1000);
  QVERIFY(found.ok() && hits.ok() && !found->games.empty());
  QCOMPARE(found->games.size(), hits->games.size());
  for (std::size_t i = 0; i < hits->games.size(); ++i)
    QCOMPARE(found->games[i], hits->games[i].id);
  QCOMPARE(found->positions.size(), hits->positions.size());
}

void WhatIsFound::actionsAreThoseOfTheRecords_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("ready") << QStringLiteral("shanten:..0");
  QTest::newRow("first discards") << QStringLiteral("turn:1");
  QTest::newRow("a shape") << QStringLiteral("position:236s");
}

void WhatIsFound::actionsAreThoseOfTheRecords() {
  QFETCH(QString, text);
  const Result<SearchHits> hits = searchLibrary(m_library->index(), *parseSearch(text), 1000);
  QVERIFY(hits.ok() && !hits->positions.empty());
  std::map<Key, Expected> expected;
  int times = 0;
  for (const ListedGame &game : hits->games) {
    const Result<std::vector<ProvedGame>> games = provedGamesOf(game.path);
    const LibraryFile file = readLibraryFile(game.path);
    const auto which = std::ranges::find(file.games, game.hash, &LibraryGame::hash);
    QVERIFY(games.ok() && which != file.games.end());
    const ProvedGame &proved = (*games)[static_cast<std::size_t>(which - file.games.begin())];
    for (const FoundPosition &position : hits->positions) {
      if (position.game != game.id)
        continue;
      const auto hand = static_cast<std::size_t>(position.hand);
      Expected &action =
          expected[keyOf(moveBehind(proved.hands[hand], static_cast<std::size_t>(position.event)))];
      const SeatHand &seat = which->played[hand].seats[static_cast<std::size_t>(position.seat)];
      ++action.times;
      ++times;
      action.wins += seat.has(HandFlag::Won) ? 1 : 0;
      action.points += seat.gain;
    }
  }
  const Result<std::vector<PositionAction>> actions = actionsIn(m_library->index(), hits->positions);
  QVERIFY(actions.ok());
  QCOMPARE(actions->size(), expected.size());
  int before = times;
  for (const PositionAction &action : *actions) {
    const Expected &same = expected[keyOf(action.move)];
    QCOMPARE(action.times, same.times);
    QCOMPARE(action.wins, same.wins);
    QCOMPARE(action.points, same.points);
    QVERIFY(action.times <= before);
    before = action.times;
  }
  QVERIFY(actionsIn(m_library->index(), hits->positions, [] { return false; })->empty());
}

void WhatIsFound::namesAreCountedByMatch() {
  const Result<std::vector<PlayerName>> names = playerNames(m_library->index());
  QVERIFY(names.ok());
  QHash<QString, int> expected;
  const std::vector<ListedGame> games = *m_library->index().list(1000);
  for (const ListedGame &game : games) {
    QStringList seated;
    for (const ListedGame::Seat &seat : game.seats)
      seated << seat.name;
    seated.removeDuplicates();
    for (const QString &name : seated)
      expected[name] += name.isEmpty() ? 0 : 1;
  }
  expected.remove(QString());
  QCOMPARE(static_cast<qsizetype>(names->size()), expected.size());
  for (const PlayerName &name : *names)
    QCOMPARE(name.games, expected.value(name.name));
  QVERIFY(std::ranges::is_sorted(*names, std::greater(), &PlayerName::games));
}

void WhatIsFound::whatIsSaidOfSeveralIsInTheList() {
  const std::vector<ListedGame> games = *m_library->index().list(3);
  QVERIFY(!m_library->changeSideEntry(QStringList{games[0].hash, games[2].hash}, [](SideEntry &entry) {
    entry.addTag(QStringLiteral("both"));
    entry.notes.push_back({std::nullopt, QStringLiteral("first")});
    entry.notes.push_back({SidePlace{0, 5}, QStringLiteral("second")});
  }));
  QVERIFY(QDir().mkpath(LibraryFolder::reviewsFolder(m_folder.path()) + QStringLiteral("/seat2")));
  QFile review(LibraryFolder::reviewsFolder(m_folder.path()) + QStringLiteral("/seat2/") + games[1].hash +
               QStringLiteral(".review"));
  QVERIFY(review.open(QIODevice::WriteOnly));
  QVERIFY(m_library->refresh().value());
  const std::vector<ListedGame> now = *m_library->index().list(3);
  for (const std::size_t i : {0, 1, 2}) {
    QCOMPARE(now[i].tags, i == 1 ? QStringList() : QStringList{QStringLiteral("both")});
    QCOMPARE(now[i].note, i == 1 ? QString() : QStringLiteral("first"));
    QCOMPARE(now[i].reviewed, i == 1);
  }
}

void WhatIsFound::tablesAreOfTheMatchesThatAreNamed() {
  const std::vector<ListedGame> games = *m_library->index().list(3);
  const Result<QByteArray> csv = statisticsCsvOf(m_library->index(), {games[0].id, games[2].id}, false);
  QVERIFY(csv.ok());
  QVERIFY(csv->contains(games[0].hash.toLatin1()) && csv->contains(games[2].hash.toLatin1()));
  QVERIFY(!csv->contains(games[1].hash.toLatin1()));
}

void WhatIsFound::searchesAreKept() {
  const QTemporaryDir folder;
  Result<SavedSearches> read = SavedSearches::read(LibraryFolder::searchesFile(folder.path()));
  QVERIFY(read.ok() && read->all().empty());
  SavedSearches searches = std::move(read).value();
  searches.save({QStringLiteral("Big"), QStringLiteral("limit:>=haneman"), QStringLiteral("here"), {}});
  searches.save({QStringLiteral("Won"), QStringLiteral("place:1"), {}, {}});
  searches.save({QStringLiteral("BIG"), QStringLiteral("limit:yakuman"), {}, {}});
  QVERIFY(!searches.write());
  QFile file(folder.filePath(QStringLiteral("searches.jsonl")));
  QVERIFY(file.open(QIODevice::Append));
  file.write(R"({"name":"Old","search":"","by":"Ann"})"
             "\n"
             R"({"name":" ","search":""})"
             "\n");
  file.close();
  searches = std::move(SavedSearches::read(LibraryFolder::searchesFile(folder.path()))).value();
  QCOMPARE(searches.problems().size(), std::size_t{1});
  QCOMPARE(searches.all().size(), std::size_t{3});
  QCOMPARE(searches.all()[0].name, QStringLiteral("BIG"));
  QCOMPARE(searches.all()[0].search, QStringLiteral("limit:yakuman"));
  searches.remove(QStringLiteral("won"));
  QVERIFY(!searches.write());
  searches = std::move(SavedSearches::read(LibraryFolder::searchesFile(folder.path()))).value();
  QCOMPARE(searches.all().size(), std::size_t{2});
  QCOMPARE(searches.all()[1].unknown.value(QLatin1String("by")).toString(), QStringLiteral("Ann"));
  QCOMPARE(searches.problems().size(), std::size_t{1});
}

JANSO_TEST(WhatIsFound);
#include "tst_found.moc"
