// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A search finds what its conditions say and nothing else, and every mistake in it is a sentence.
#include <QDir>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "library/handmoves.h"
#include "library/libraryfile.h"
#include "library/libraryfolder.h"
#include "library/librarysearch.h"
#include "records/provedgame.h"
#include "rules/shanten.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

using Found = std::set<QString>;

QString recordFolder() {
  return QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records");
}

Found hashesOf(const std::vector<ListedGame> &games) {
  Found hashes;
  for (const ListedGame &game : games)
    hashes.insert(game.hash);
  return hashes;
}

}  // namespace

class Search : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void conditionsFindWhatTheySay_data();
  void conditionsFindWhatTheySay();
  void conditionsOfASeatAreOfOneSeat();
  void aNameStandsForAllOfItsPerson();
  void whatIsSaidIsFound();
  void pagesOfASearchCoverItOnce();
  void packedMovesAreTheHand();
  void positionsAreThoseOfTheTable_data();
  void positionsAreThoseOfTheTable();
  void aSearchCanBeCanceled();
  void everyMistakeIsASentence_data();
  void everyMistakeIsASentence();
  void offeredWordsAreTaken();
  void valuesAreNeverStatements();

 private:
  Found find(const QString &text) const {
    const Result<SearchQuery> query = parseSearch(text);
    if (!query)
      return {QString::fromStdString(query.error().text)};
    const Result<SearchHits> hits = searchLibrary(m_library->index(), *query, 1000);
    return hits ? hashesOf(hits->games) : Found{QString::fromStdString(hits.error().text)};
  }

  QTemporaryDir m_folder;
  std::unique_ptr<LibraryFolder> m_library;
  std::vector<LibraryGame> m_games;  // each match once
};

void Search::initTestCase() {
  m_library = std::move(LibraryFolder::open(m_folder.path())).value();
  QVERIFY(m_library->import({recordFolder()}).ok());
  Found seen;
  for (const QFileInfo &file : QDir(recordFolder()).entryInfoList(QDir::Files, QDir::Name)) {
    for (LibraryGame &game : readLibraryFile(file.absoluteFilePath()).games) {
      if (seen.insert(game.hash).second)
        m_games.push_back(std::move(game));
    }
  }
  QCOMPARE(*m_library->index().count(), static_cast<int>(m_games.size()));
}

using Takes = bool (*)(const LibraryGame &game);

namespace {

template <class Wins>
bool hasWin(const LibraryGame &game, Wins wins) {
  return std::ranges::any_of(game.played,
                             [&](const LibraryHand &hand) { return std::ranges::any_of(hand.wins, wins); });
}

bool hasYaku(const LibraryWin &win, YakuId id) {
  return std::ranges::find(win.yaku, id) != win.yaku.end();
}

}  // namespace

void Search::conditionsFindWhatTheySay_data() {
  QTest::addColumn<QString>("query");
  QTest::addColumn<Takes>("takes");
  const auto row = [](const char *query, Takes takes) {
    QTest::newRow(query) << QString::fromLatin1(query) << takes;
  };
  row("", [](const LibraryGame &) { return true; });
  row("players:3", [](const LibraryGame &game) { return game.players == 3; });
  row("players:>3", [](const LibraryGame &game) { return game.players == 4; });
  row("hands:..6", [](const LibraryGame &game) { return game.hands <= 6; });
  row("complete:no", [](const LibraryGame &game) { return !game.complete; });
  row("length:south", [](const LibraryGame &game) { return game.length == MatchLength::South; });
  row("kind:imported", [](const LibraryGame &game) { return game.kind == MatchKind::Imported; });
  row("kind:branch", [](const LibraryGame &) { return false; });
  row("source:tenhou6", [](const LibraryGame &) { return false; });
  row("yaku:toitoi", [](const LibraryGame &game) {
    return hasWin(game, [](const LibraryWin &win) { return hasYaku(win, YakuId::Toitoi); });
  });
  row("han:>=4", [](const LibraryGame &game) {
    return hasWin(game, [](const LibraryWin &win) { return win.han >= 4; });
  });
  row("limit:mangan", [](const LibraryGame &game) {
    return hasWin(game, [](const LibraryWin &win) { return win.limit == Limit::Mangan; });
  });
  row("wait:tanki points:>=2000", [](const LibraryGame &game) {
    return hasWin(game,
                  [](const LibraryWin &win) { return win.wait == WaitShape::Tanki && win.points >= 2000; });
  });
  row("fu:50", [](const LibraryGame &game) {
    return hasWin(game, [](const LibraryWin &win) { return win.fu == 50; });
  });
  row("yaku:toitoi OR players:3", [](const LibraryGame &game) {
    return game.players == 3 ||
           hasWin(game, [](const LibraryWin &win) { return hasYaku(win, YakuId::Toitoi); });
  });
  row("players:4 AND (yaku:tanyao OR yaku:toitoi)", [](const LibraryGame &game) {
    return game.players == 4 && hasWin(game, [](const LibraryWin &win) {
             return hasYaku(win, YakuId::Tanyao) || hasYaku(win, YakuId::Toitoi);
           });
  });
  row("yaku:tanyao yaku:toitoi", [](const LibraryGame &game) {
    return hasWin(game, [](const LibraryWin &win) {
      return hasYaku(win, YakuId::Tanyao) && hasYaku(win, YakuId::Toitoi);
    });
  });
}

void Search::conditionsFindWhatTheySay() {
  QFETCH(QString, query);
  QFETCH(Takes, takes);
  Found expected;
  for (const LibraryGame &game : m_games) {
    if (takes(game))
      expected.insert(game.hash);
  }
  QCOMPARE(find(query), expected);
  const Result<SearchQuery> parsed = parseSearch(query);
  QCOMPARE(*countFound(m_library->index(), *parsed), static_cast<int>(expected.size()));
}

// Somebody came first and somebody had few points, but not the same.
void Search::conditionsOfASeatAreOfOneSeat() {
  Found firstAndMany;
  for (const LibraryGame &game : m_games) {
    for (std::size_t seat = 0; game.result && seat < static_cast<std::size_t>(game.players); ++seat) {
      if (game.result->place[seat] == 1 && game.result->scores[seat] > 45000)
        firstAndMany.insert(game.hash);
    }
  }
  QVERIFY(!firstAndMany.empty());
  QCOMPARE(find(QStringLiteral("place:1 score:>45000")), firstAndMany);
  QCOMPARE(find(QStringLiteral("place:1 place:4")), Found());
  Found wonAsLast;
  for (const LibraryGame &game : m_games) {
    for (const LibraryHand &hand : game.played) {
      for (const LibraryWin &win : hand.wins) {
        if (game.result && game.result->place[static_cast<std::size_t>(win.seat)] == 4 && win.han >= 3)
          wonAsLast.insert(game.hash);
      }
    }
  }
  QCOMPARE(find(QStringLiteral("place:4 han:>=3")), wonAsLast);
}

void Search::aNameStandsForAllOfItsPerson() {
  const LibraryGame &game = m_games.front();
  const QString one = game.names[0];
  QVERIFY(!one.isEmpty());
  const Found byName = find(QStringLiteral("player:\"%1\"").arg(one));
  QVERIFY(byName.contains(game.hash));
  QCOMPARE(find(QStringLiteral("player:\"%1\"").arg(one.toUpper())), byName);
  QCOMPARE(find(QStringLiteral("player:stranger")), Found());
  QVERIFY(!m_library->changePersons([&](Persons &persons) {
    persons.join({QStringLiteral("stranger"), one});
    persons.setMe(QStringLiteral("stranger"), true);
  }));
  QCOMPARE(find(QStringLiteral("player:stranger")), byName);
  QCOMPARE(find(QStringLiteral("player:me")), byName);
  QVERIFY(!m_library->changePersons([&](Persons &persons) {
    persons.remove(one);
    persons.remove(QStringLiteral("stranger"));
  }));
  QCOMPARE(find(QStringLiteral("player:me")), Found());
  // Who asks may know more of the user's names than the library.
  SearchQuery mine = *parseSearch(QStringLiteral("player:me"));
  mine.any[0][0].mine = {one.toUpper()};
  QCOMPARE(hashesOf(searchLibrary(m_library->index(), mine, 1000)->games), byName);
}

void Search::whatIsSaidIsFound() {
  const QString match = m_games.back().hash;
  QVERIFY(!m_library->changeSideEntry(match, [](SideEntry &entry) {
    entry.addTag(QStringLiteral("The final"));
    entry.notes.push_back({SidePlace{1, 20}, QStringLiteral("100% of it, what_a hand")});
  }));
  const Found one{match};
  QCOMPARE(find(QStringLiteral("tag:\"the FINAL\"")), one);
  QCOMPARE(find(QStringLiteral("note:\"what_a\"")), one);
  QCOMPARE(find(QStringLiteral("\"100% of\"")), one);
  QCOMPARE(find(QStringLiteral("note:\"what%hand\"")), Found());  // signs of LIKE are letters
  QCOMPARE(find(QStringLiteral("has:note has:tag")), one);
  QCOMPARE(find(QStringLiteral("has:review")), Found());
  QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("reviews")));
  QFile review(m_folder.filePath(QStringLiteral("reviews/") + match + QStringLiteral(".review")));
  QVERIFY(review.open(QIODevice::WriteOnly));
  QVERIFY(m_library->refresh().value());
  QCOMPARE(find(QStringLiteral("has:review")), one);
  QVERIFY(!m_library->refresh().value());
}

void Search::pagesOfASearchCoverItOnce() {
  for (const QString &text : {QStringLiteral("players:4"), QStringLiteral("turn:1 shanten:..1")}) {
    const Result<SearchQuery> query = parseSearch(text);
    const Found all = find(text);
    QVERIFY(all.size() > 2);
    std::size_t count = 0;
    Found seen;
    for (qint64 after = 0;;) {
      const Result<SearchHits> page = searchLibrary(m_library->index(), *query, 2, after);
      QVERIFY(page.ok());
      if (page->games.empty())
        break;
      QVERIFY(page->games.size() <= 2);
      count += page->games.size();
      for (const ListedGame &game : page->games)
        seen.insert(game.hash);
      after = page->games.back().id;
    }
    QCOMPARE(seen, all);
    QCOMPARE(count, all.size());
  }
}

namespace {

// Positions of a proved hand as the table itself has them.
struct TablePosition {
  int seat;
  int turn;
  TileCounts tiles;
  int melds;
  std::array<bool, 4> riichi;
  bool operator==(const TablePosition &) const = default;
};

std::vector<TablePosition> positionsOf(const ProvedGame &game, std::size_t hand) {
  std::vector<TablePosition> positions;
  for (HandWalk walk(game, hand); walk.step();) {
    const Decision *asked = walk.asked();
    const Board &board = walk.round().board();
    if (asked == nullptr || board.phase != BoardPhase::Discard || asked->seat != board.turn)
      continue;
    const SeatView view = walk.round().viewOf(asked->seat);
    const PlayerBoard &own = board.player(asked->seat);
    TablePosition position{asked->seat,
                           static_cast<int>(own.pond.size()) + 1,
                           view.concealedCounts(),
                           static_cast<int>(own.melds.size()),
                           {}};
    for (int seat = 0; seat < game.players(); ++seat)
      position.riichi[static_cast<std::size_t>(seat)] = board.player(seat).riichi != RiichiState::None;
    // After a riichi the seat is asked for the declaring discard in the same position.
    if (positions.empty() || positions.back().seat != position.seat ||
        positions.back().turn != position.turn || positions.back().tiles != position.tiles)
      positions.push_back(position);
  }
  return positions;
}

std::vector<TablePosition> positionsOf(HandMoves moves, int players) {
  std::vector<TablePosition> positions;
  while (moves.next()) {
    TablePosition position{moves.seat(), moves.turn(), moves.tiles(), moves.melds(), {}};
    for (int seat = 0; seat < players; ++seat)
      position.riichi[static_cast<std::size_t>(seat)] = moves.inRiichi(seat);
    positions.push_back(position);
  }
  return positions;
}

}  // namespace

void Search::packedMovesAreTheHand() {
  int compared = 0;
  for (const char *file : {"own01.mjlog", "own02-packed.mjlog", "own05.mjlog", "three01.mjlog"}) {
    const Result<std::vector<ProvedGame>> games =
        provedGamesOf(recordFolder() + QLatin1Char('/') + QLatin1String(file));
    QVERIFY(games.ok());
    const ProvedGame &game = games->front();
    for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
      const QByteArray bytes = packedMoves(game.hands[hand], game.players());
      const std::vector<TablePosition> packed = positionsOf(HandMoves(bytes, game.players()), game.players());
      const std::vector<TablePosition> table = positionsOf(game, hand);
      // The table does not ask who is in riichi and has no choice.
      for (const TablePosition &position : table)
        QVERIFY2(std::ranges::find(packed, position) != packed.end(), file);
      QVERIFY(packed.size() >= table.size());
      for (const TablePosition &position : packed)
        QCOMPARE(position.tiles.total() + 3 * position.melds, 14);
      compared += static_cast<int>(table.size());
    }
  }
  QVERIFY(compared > 1000);
}

void Search::positionsAreThoseOfTheTable_data() {
  QTest::addColumn<QString>("query");
  QTest::addColumn<int>("turn");  // the last
  QTest::addColumn<int>("away");
  QTest::addColumn<int>("riichi");  // -1 = either
  QTest::newRow("tiles alone") << QStringLiteral("position:\"23s+6s\"") << 99 << 9 << -1;
  QTest::newRow("early") << QStringLiteral("position:\"23s+6s\" turn:..3") << 3 << 9 << -1;
  QTest::newRow("near") << QStringLiteral("position:236s shanten:<=1") << 99 << 1 << -1;
  QTest::newRow("another in riichi") << QStringLiteral("position:236s riichi:yes") << 99 << 9 << 1;
  QTest::newRow("nobody is") << QStringLiteral("position:236s riichi:no turn:..6") << 6 << 9 << 0;
}

void Search::positionsAreThoseOfTheTable() {
  QFETCH(QString, query);
  QFETCH(int, turn);
  QFETCH(int, away);
  QFETCH(int, riichi);
  using Place = std::tuple<QString, int, int>;
  std::set<Place> expected;
  for (const LibraryGame &game : m_games) {
    for (const LibraryHand &hand : game.played) {
      for (const TablePosition &position : positionsOf(HandMoves(hand.moves, game.players), game.players)) {
        bool others = false;
        for (int seat = 0; seat < 4; ++seat)
          others = others || (seat != position.seat && position.riichi[static_cast<std::size_t>(seat)]);
        const bool holds = position.tiles[19] > 0 && position.tiles[20] > 0 && position.tiles[23] > 0;
        if (holds && position.turn <= turn && shanten(position.tiles, position.melds) <= away &&
            (riichi < 0 || others == (riichi == 1)))
          expected.insert({game.hash, hand.number, position.seat});
      }
    }
  }
  QVERIFY(!expected.empty());
  const Result<SearchHits> hits = searchLibrary(m_library->index(), *parseSearch(query), 1000);
  QVERIFY(hits.ok());
  std::set<Place> found;
  for (const FoundPosition &position : hits->positions) {
    const auto game = std::ranges::find(hits->games, position.game, &ListedGame::id);
    QVERIFY(game != hits->games.end());
    found.insert({game->hash, position.hand, position.seat});
  }
  QCOMPARE(found.size(), hits->positions.size());
  QVERIFY(found == expected);
}

void Search::aSearchCanBeCanceled() {
  const Result<SearchHits> hits =
      searchLibrary(m_library->index(), *parseSearch(QStringLiteral("position:1111222233334m")), 10, 0,
                    [] { return false; });
  QVERIFY(hits.ok());
  // Fewer hands than are walked between two questions are not worth one.
  QCOMPARE(hits->canceled, [&] {
    QSqlQuery count(QStringLiteral("SELECT COUNT(*) >= 256 FROM moves"), m_library->index().database());
    return count.next() && count.value(0).toBool();
  }());
}

void Search::everyMistakeIsASentence_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char *text, const char *sentence) {
    QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(sentence);
  };
  row("yakuu:riichi", "there is no condition 'yakuu'; available: ruleset,");
  row("yaku:reach", "yaku must be a yaku ID, such as chiitoitsu, not 'reach'");
  row("han:many", "han must be a number or range, not 'many'");
  row("han:..", "han must be a number or range, not '..'");
  row("place:5", "place must be 1 to 4, not '5'");
  row("date:2026-13", "date must be 2026, 2026-01, 2026-01-31, a range with .., or a comparison");
  row("player:", "player must be a name, or me, not ''");
  row("position:11111m", "position must be tiles, such as");
  row("position:9z", "position must be tiles, such as");
  row("complete:perhaps", "complete must be yes or no, not 'perhaps'");
  row("note:\"not closed", "a closing quotation mark is missing");
  row("(place:1", "a closing parenthesis is missing");
  row("place:1)", "there is a closing parenthesis without an opening one");
  row("place:1 OR", "a condition is missing next to AND, OR or a parenthesis");
  row("OR place:1", "a condition is missing next to AND, OR or a parenthesis");
  row("()", "a condition is missing next to AND, OR or a parenthesis");
  row("((((((((((((((((((((((((((((((((((((((((((((((((((((place:1", "the parentheses are nested too deeply");
  row("(a OR b) (c OR d) (e OR f) (g OR h) (i OR j) (k OR l) (m OR n)",
      "this search has more than 64 alternatives");
}

void Search::everyMistakeIsASentence() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  const Result<SearchQuery> query = parseSearch(text);
  QVERIFY(!query.ok());
  const QString said = QString::fromStdString(query.error().text);
  QVERIFY2(said.startsWith(sentence), qPrintable(said));
  const bool ofCondition = !searchKeys().empty() && text.contains(QLatin1Char(':')) &&
                           !text.startsWith(QLatin1Char('(')) && !text.contains(QLatin1Char('"')) &&
                           !text.contains(QLatin1String("OR")) && !text.endsWith(QLatin1Char(')'));
  QCOMPARE(query.error().code == kSearchCondition, ofCondition);
  QVERIFY(query.error().code != 0);
}

// What is offered for a key is what it takes.
void Search::offeredWordsAreTaken() {
  int words = 0;
  for (const SearchKeyInfo &key : searchKeys()) {
    for (const QString &word : searchValues(QLatin1String(key.name))) {
      QVERIFY2(parseSearch(QLatin1String(key.name) + QLatin1Char(':') + word).ok(), qPrintable(word));
      ++words;
    }
  }
  QVERIFY(words > 60);
  QVERIFY(searchValues(QStringLiteral("yaku")).contains(QLatin1String("chiitoitsu")));
  QVERIFY(searchValues(QStringLiteral("player")).isEmpty());
  QVERIFY(searchValues(QStringLiteral("no such key")).isEmpty());
}

void Search::valuesAreNeverStatements() {
  const int before = *m_library->index().count();
  for (const char *text :
       {"player:\"'; DROP TABLE game; --\"", "tag:\"' OR '1'='1\"", "note:\"%' OR 1=1 --\"",
        "ruleset:\"x' OR 'x'='x\"", "hash:\"' OR 1=1\"", "\"' OR 1=1 --\""})
    QCOMPARE(find(QString::fromLatin1(text)), Found());
  QCOMPARE(*m_library->index().count(), before);
}

JANSO_TEST(Search);
#include "tst_search.moc"
