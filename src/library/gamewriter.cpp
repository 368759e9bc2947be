// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/gamewriter.h"

#include <QSqlError>
#include <QStringList>
#include <QVariant>
#include <algorithm>
#include <initializer_list>

#include "library/libraryfile.h"
#include "library/librarysql.h"
#include "library/packedcounters.h"

namespace janso {
namespace {

constexpr int kChainLink = 8;  // bytes for a hand

bool run(QSqlQuery &query, std::initializer_list<QVariant> values) {
  int at = 0;
  for (const QVariant &value : values)
    query.bindValue(at++, value);
  return query.exec();
}

QVariant orNull(bool known, int value) {
  return known ? QVariant(value) : QVariant();
}

// A number for each seat in so many bits, the first seat's in the lowest.
template <class Number>
int bySeat(const LibraryHand &hand, int players, int bits, Number number) {
  int all = 0;
  for (int seat = 0; seat < players; ++seat)
    all |= number(hand.seats[static_cast<std::size_t>(seat)]) << (bits * seat);
  return all;
}

// Each once, whatever a made-up win says.
QByteArray yakuBytes(const LibraryWin &win) {
  QByteArray bytes("");
  for (const YakuId id : win.yaku) {
    if (!bytes.contains(static_cast<char>(id)))
      bytes.append(static_cast<char>(id));
  }
  return bytes;
}

// Whether one record goes on where the other stops.
bool isSameBeginning(const QByteArray &one, const QByteArray &other) {
  return one.size() < other.size() ? other.startsWith(one) : one.startsWith(other);
}

}  // namespace

GameWriter::GameWriter(const QSqlDatabase &database)
    : m_database(database),
      m_addFile(database),
      m_addPlace(database),
      m_byHash(database),
      m_byPrefix(database),
      m_addGame(database),
      m_addPlayer(database),
      m_addDetail(database),
      m_addFolder(database),
      m_addSeat(database),
      m_addHand(database),
      m_addMoves(database),
      m_addWin(database),
      m_addYaku(database) {}

QSqlQuery &GameWriter::statement(QSqlQuery &query, const char *text) {
  if (query.lastQuery().isEmpty())
    query.prepare(QLatin1String(text));
  return query;
}

Result<qint64> GameWriter::addFile(const FileState &state, const LibraryFile &file) {
  const FilePath path(state.path);
  QSqlQuery &folder = statement(m_addFolder, "INSERT OR IGNORE INTO folder(path) VALUES(?)");
  if (!run(folder, {path.folder}))
    return sqlFailure(m_database, folder.lastError());
  QSqlQuery &query = statement(
      m_addFile,
      "INSERT INTO file(folder, name, size, mtime, format, error) SELECT id, ?, ?, ?, ?, ? FROM folder "
      "WHERE path=?");
  if (!run(query, {path.name, state.size, state.modified, static_cast<int>(file.format),
                   notNull(file.error ? QString::fromStdString(file.error->text) : QString()), path.folder}))
    return sqlFailure(m_database, query.lastError());
  return query.lastInsertId().toLongLong();
}

// A game that is there already, whole or in part.
Result<GameWriter::Kept> GameWriter::findTwin(const LibraryGame &game) {
  QSqlQuery &byHash = statement(m_byHash, "SELECT id FROM game WHERE hash=?");
  if (!run(byHash, {hashKey(game.hash)}))
    return sqlFailure(m_database, byHash.lastError());
  if (byHash.next()) {
    const qint64 id = byHash.value(0).toLongLong();
    byHash.finish();
    return Kept{id, {Stored::Twin, game.hash, {}}};
  }
  if (game.chain.isEmpty() || game.kind == MatchKind::Branch)
    return Kept{0, {Stored::New, game.hash, {}}};
  QSqlQuery &byPrefix = statement(m_byPrefix,
                                  "SELECT g.id, g.hash, d.chain FROM game g JOIN detail d ON d.game=g.id "
                                  "WHERE g.prefix=? AND g.kind<>? AND "
                                  "(g.complete=0 OR ?=0) AND g.players=?");
  if (!run(byPrefix, {game.chain.left(kChainLink), static_cast<int>(MatchKind::Branch), game.complete ? 1 : 0,
                      game.players}))
    return sqlFailure(m_database, byPrefix.lastError());
  Kept kept{0, {Stored::New, game.hash, {}}};
  while (byPrefix.next() && kept.id == 0) {
    const QByteArray chain = byPrefix.value(2).toByteArray();
    if (!isSameBeginning(chain, game.chain))
      continue;
    const bool longer = game.complete || game.chain.size() > chain.size();
    const QString there = hashOf(byPrefix.value(1));
    kept.id = byPrefix.value(0).toLongLong();
    kept.stored =
        longer ? StoredGame{Stored::Longer, game.hash, there} : StoredGame{Stored::Shorter, there, game.hash};
  }
  byPrefix.finish();
  return kept;
}

Result<GameWriter::Kept> GameWriter::addGame(const LibraryGame &game) {
  Result<Kept> twin = findTwin(game);
  if (!twin || twin->stored.how == Stored::Twin || twin->stored.how == Stored::Shorter)
    return twin;
  Kept kept = *twin;
  // The files of a shorter record stay with the longer one.
  if (kept.id != 0) {
    if (const auto error = removeContents(kept.id))
      return *error;
  }
  QSqlQuery &query = statement(
      m_addGame,
      "INSERT INTO game(id, hash, prefix, ruleset, players, length, hands, date, complete, kind, "
      "parent, "
      "parent_hand, parent_event) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE "
      "SET hash=excluded.hash, ruleset=excluded.ruleset, length=excluded.length, "
      "hands=excluded.hands, date=excluded.date, complete=excluded.complete, kind=excluded.kind");
  const bool branch = game.kind == MatchKind::Branch;
  const QVariant prefix = game.chain.isEmpty() ? QVariant() : QVariant(game.chain.left(kChainLink));
  if (!run(query, {kept.id != 0 ? QVariant(kept.id) : QVariant(), hashKey(game.hash), prefix,
                   notNull(game.ruleset), game.players, static_cast<int>(game.length), game.hands,
                   notNull(game.date), game.complete ? 1 : 0, static_cast<int>(game.kind),
                   branch ? QVariant(notNull(game.parent)) : QVariant(), orNull(branch, game.parentHand),
                   orNull(branch, game.parentEvent)}))
    return sqlFailure(m_database, query.lastError());
  if (kept.id == 0)
    kept.id = query.lastInsertId().toLongLong();
  QSqlQuery &detail = statement(m_addDetail, "INSERT INTO detail(game, chain, counters) VALUES(?, ?, ?)");
  if (!run(detail, {kept.id, game.chain.isNull() ? QByteArray("") : game.chain,
                    packedCounters(game.counters, game.players)}))
    return sqlFailure(m_database, detail.lastError());
  if (const auto error = addSeats(kept.id, game))
    return *error;
  for (const LibraryHand &hand : game.played) {
    if (const auto error = addHand(kept.id, game, hand))
      return *error;
  }
  return kept;
}

Result<qint64> GameWriter::playerOf(const QString &name) {
  if (const auto known = m_players.constFind(name); known != m_players.constEnd())
    return *known;
  QSqlQuery query(m_database);
  if (!execute(query, QStringLiteral("SELECT id FROM player WHERE name=?"), {name}))
    return sqlFailure(m_database, query.lastError());
  qint64 id = 0;
  if (query.next()) {
    id = query.value(0).toLongLong();
  } else {
    QSqlQuery &add = statement(m_addPlayer, "INSERT INTO player(name) VALUES(?)");
    if (!run(add, {name}))
      return sqlFailure(m_database, add.lastError());
    id = add.lastInsertId().toLongLong();
  }
  m_players.insert(name, id);
  return id;
}

std::optional<Error> GameWriter::addSeats(qint64 id, const LibraryGame &game) {
  QSqlQuery &query = statement(m_addSeat, "INSERT INTO seat(id, player, place, score) VALUES(?, ?, ?, ?)");
  for (int seat = 0; seat < game.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const Result<qint64> player = playerOf(notNull(game.names[at]));
    if (!player)
      return player.error();
    const bool ended = game.result.has_value();
    if (!run(query, {id * kSeatsOfGame + seat, *player, orNull(ended, ended ? game.result->place[at] : 0),
                     orNull(ended, ended ? game.result->scores[at] : 0)}))
      return sqlFailure(m_database, query.lastError());
  }
  return std::nullopt;
}

std::optional<Error> GameWriter::addHand(qint64 id, const LibraryGame &game, const LibraryHand &hand) {
  // No match is that long; what a made-up record has beyond it cannot be found by its hands.
  if (hand.number >= kHandsOfGame)
    return std::nullopt;
  const qint64 number = id * kHandsOfGame + hand.number;
  const auto mask = [&](HandFlag flag) {
    return bySeat(hand, game.players, 1, [flag](const SeatHand &own) { return own.has(flag) ? 1 : 0; });
  };
  QSqlQuery &query =
      statement(m_addHand,
                "INSERT INTO hand(id, wind, dealer, standings, shanten, won, dealt_in, delta0, "
                "delta1, delta2, delta3) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  if (!run(query, {number, hand.start.bakaze, hand.start.dealer(game.players),
                   bySeat(hand, game.players, 2,
                          [](const SeatHand &own) { return std::max(own.startPlace - 1, 0); }),
                   bySeat(hand, game.players, 4, [](const SeatHand &own) { return own.startShanten + 1; }),
                   mask(HandFlag::Won), mask(HandFlag::DealtIn), hand.seats[0].gain, hand.seats[1].gain,
                   hand.seats[2].gain, hand.seats[3].gain}))
    return sqlFailure(m_database, query.lastError());
  QSqlQuery &moves = statement(m_addMoves, "INSERT INTO moves(hand, bytes) VALUES(?, ?)");
  if (!run(moves, {number, hand.moves}))
    return sqlFailure(m_database, moves.lastError());
  return addWins(number, hand);
}

std::optional<Error> GameWriter::addWins(qint64 hand, const LibraryHand &played) {
  QSqlQuery &query = statement(
      m_addWin,
      "INSERT OR IGNORE INTO win(id, han, fu, lim, points, wait, yaku) VALUES(?, ?, ?, ?, ?, ?, ?)");
  QSqlQuery &rare = statement(m_addYaku, "INSERT OR IGNORE INTO rare_yaku(yaku, win) VALUES(?, ?)");
  for (const LibraryWin &win : played.wins) {
    const qint64 number = hand * kSeatsOfGame + win.seat;
    if (!run(query, {number, win.han, win.fu, static_cast<int>(win.limit), win.points,
                     static_cast<int>(win.wait), yakuBytes(win)}))
      return sqlFailure(m_database, query.lastError());
    for (const YakuId id : win.yaku) {
      if (isRareYaku(id) && !run(rare, {static_cast<int>(id), number}))
        return sqlFailure(m_database, rare.lastError());
    }
  }
  return std::nullopt;
}

std::optional<Error> GameWriter::removeContents(qint64 id) {
  const qint64 hand = id * kHandsOfGame;
  const QVariantList hands{hand, hand + kHandsOfGame - 1};
  const QVariantList wins{hand * kSeatsOfGame, (hand + kHandsOfGame) * kSeatsOfGame - 1};
  QStringList yaku;
  for (int i = 0; i < kYakuCount; ++i)
    yaku << QString::number(i);
  QSqlQuery query(m_database);
  const bool removed =
      execute(query,
              QStringLiteral("DELETE FROM rare_yaku WHERE yaku IN (%1) AND win BETWEEN ? AND ?")
                  .arg(yaku.join(QLatin1Char(','))),
              wins) &&
      execute(query, QStringLiteral("DELETE FROM win WHERE id BETWEEN ? AND ?"), wins) &&
      execute(query, QStringLiteral("DELETE FROM moves WHERE hand BETWEEN ? AND ?"), hands) &&
      execute(query, QStringLiteral("DELETE FROM hand WHERE id BETWEEN ? AND ?"), hands) &&
      execute(query, QStringLiteral("DELETE FROM seat WHERE id BETWEEN ? AND ?"),
              {id * kSeatsOfGame, id * kSeatsOfGame + kSeatsOfGame - 1}) &&
      execute(query, QStringLiteral("DELETE FROM detail WHERE game=?"), {id});
  return removed ? std::nullopt : std::optional(sqlFailure(m_database, query.lastError()));
}

std::optional<Error> GameWriter::removeUnheld() {
  QSqlQuery query(m_database);
  if (!execute(query, QStringLiteral("SELECT id FROM game WHERE id NOT IN (SELECT game FROM place_of_game)")))
    return sqlFailure(m_database, query.lastError());
  std::vector<qint64> unheld;
  while (query.next())
    unheld.push_back(query.value(0).toLongLong());
  if (query.lastError().isValid())
    return sqlFailure(m_database, query.lastError());
  for (const qint64 id : unheld) {
    if (const auto error = removeContents(id))
      return error;
    if (!execute(query, QStringLiteral("DELETE FROM game WHERE id=?"), {id}))
      return sqlFailure(m_database, query.lastError());
  }
  return std::nullopt;
}

Result<std::vector<StoredGame>> GameWriter::add(const FileState &state, const LibraryFile &file) {
  QSqlQuery query(m_database);
  if (!execute(
          query,
          QStringLiteral("DELETE FROM file WHERE name=? AND folder=(SELECT id FROM folder WHERE path=?)"),
          {FilePath(state.path).name, FilePath(state.path).folder}))
    return sqlFailure(m_database, query.lastError());
  const bool changed = query.numRowsAffected() > 0;
  const Result<qint64> id = addFile(state, file);
  if (!id)
    return id.error();
  std::vector<StoredGame> stored;
  for (const LibraryGame &game : file.games) {
    const Result<Kept> kept = addGame(game);
    if (!kept)
      return kept.error();
    QSqlQuery &place = statement(m_addPlace, "INSERT OR IGNORE INTO place_of_game(game, file) VALUES(?, ?)");
    if (!run(place, {kept->id, *id}))
      return sqlFailure(m_database, place.lastError());
    stored.push_back(kept->stored);
  }
  if (changed) {
    if (const auto error = removeUnheld())
      return *error;
  }
  return stored;
}

}  // namespace janso
