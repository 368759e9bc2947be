// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/searchsql.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace janso {
namespace {

// So many rows are sooner collected than all matches are tested.
constexpr int kRare = 5000;

constexpr qint64 kWinsOfGame = kHandsOfGame * kSeatsOfGame;

BoundSql bound(const char *text, const QVariantList &values = {}) {
  return {QLatin1String(text), values};
}

void andAlso(BoundSql &all, const BoundSql &more) {
  all.append({QStringLiteral(" AND "), {}});
  all.append(more);
}

BoundSql between(const char *column, const SearchTerm &term) {
  return {QLatin1String(column) + QStringLiteral(" BETWEEN ? AND ?"), {term.low, term.high}};
}

// Ids of players with this name, or with another name of the same person.
BoundSql playersNamed(const SearchTerm &term) {
  const QString &name = term.text;
  if (name == QLatin1String("me")) {
    BoundSql mine =
        bound("SELECT p.id FROM player p JOIN alias a ON a.name=p.name COLLATE NOCASE WHERE a.me=1");
    for (const QString &own : term.mine)
      mine.append(bound(" UNION SELECT id FROM player WHERE name=? COLLATE NOCASE", {own}));
    return mine;
  }
  return bound(
      "SELECT id FROM player WHERE name=? COLLATE NOCASE UNION SELECT p.id FROM alias one JOIN alias "
      "other ON other.person=one.person JOIN player p ON p.name=other.name COLLATE NOCASE WHERE "
      "one.name=?",
      {name, name});
}

BoundSql inPlayers(const char *before, const SearchTerm &term) {
  BoundSql sql = bound(before);
  sql.append(playersNamed(term));
  sql.append(bound(")"));
  return sql;
}

BoundSql dateCondition(const SearchTerm &term) {
  BoundSql sql = bound("g.date<>''");
  if (!term.text.isEmpty())
    andAlso(sql, bound("g.date>=?", {term.text}));
  // A time of that day stands behind the day.
  if (!term.last.isEmpty())
    andAlso(sql, bound("g.date<?", {QString(term.last + QLatin1Char('U'))}));
  return sql;
}

BoundSql wordCondition(const QString &word) {
  const QString like = likePattern(word);
  return bound(
      "(EXISTS (SELECT 1 FROM seat w JOIN player p ON p.id=w.player WHERE w.id BETWEEN g.id*4 AND g.id*4+3 "
      "AND p.name LIKE ? "
      "ESCAPE "
      "'!') OR EXISTS (SELECT 1 FROM note n WHERE n.hash=g.hash AND n.text LIKE ? ESCAPE '!'))",
      {like, like});
}

BoundSql hasCondition(int what) {
  static constexpr const char *kSideTables[] = {"review", "note", "tag", "bookmark"};
  return {
      QStringLiteral("EXISTS (SELECT 1 FROM %1 o WHERE o.hash=g.hash)").arg(QLatin1String(kSideTables[what])),
      {}};
}

BoundSql matchCondition(const SearchTerm &term) {
  switch (term.key) {
    case SearchKey::Ruleset:
      return bound("g.ruleset=? COLLATE NOCASE", {term.text});
    case SearchKey::Date:
      return dateCondition(term);
    case SearchKey::Players:
      return between("g.players", term);
    case SearchKey::Length:
      return between("g.length", term);
    case SearchKey::Hands:
      return between("g.hands", term);
    case SearchKey::MatchKind:
      return between("g.kind", term);
    case SearchKey::Source:
      return bound(
          "EXISTS (SELECT 1 FROM place_of_game o JOIN file f ON f.id=o.file WHERE o.game=g.id AND "
          "f.format BETWEEN ? AND ?)",
          {term.low, term.high});
    case SearchKey::Path:
      return bound(
          "EXISTS (SELECT 1 FROM place_of_game o JOIN file f ON f.id=o.file JOIN folder d ON d.id=f.folder "
          "WHERE o.game=g.id AND "
          "d.path || f.name LIKE ? ESCAPE '!')",
          {likePattern(term.text)});
    case SearchKey::Hash:
      return hashBeginsWith(term.text);
    case SearchKey::Complete:
      return between("g.complete", term);
    case SearchKey::Tag:
      return bound("g.hash IN (SELECT hash FROM tag WHERE tag=?)", {term.text});
    case SearchKey::Note:
      return bound("g.hash IN (SELECT hash FROM note WHERE text LIKE ? ESCAPE '!')",
                   {likePattern(term.text)});
    case SearchKey::Has:
      return hasCondition(term.low);
    default:
      return wordCondition(term.text);
  }
}

BoundSql seatCondition(const SearchTerm &term) {
  switch (term.key) {
    case SearchKey::Player:
      return inPlayers("s.player IN (", term);
    case SearchKey::Opponent: {
      BoundSql sql = inPlayers(
          "EXISTS (SELECT 1 FROM seat o WHERE o.id BETWEEN g.id*4 AND g.id*4+3 AND o.id<>s.id AND o.player "
          "IN (",
          term);
      sql.append(bound(")"));
      return sql;
    }
    case SearchKey::Place:
      return between("s.place", term);
    default:
      return between("s.score", term);
  }
}

// On the hand h of the seat s, and on its win x.
BoundSql handCondition(const SearchTerm &term) {
  switch (term.key) {
    case SearchKey::Wind:
      return between("h.wind", term);
    case SearchKey::Dealer:
      return bound("(h.dealer=(s.id & 3))=?", {term.low});
    case SearchKey::Standing:
      return between("((h.standings >> 2*(s.id & 3)) & 3)+1", term);
    case SearchKey::Start:
      return between("((h.shanten >> 4*(s.id & 3)) & 15)-1", term);
    case SearchKey::Yaku:
      return bound("instr(x.yaku, ?)", {QByteArray(1, static_cast<char>(term.low))});
    case SearchKey::Han:
      return between("x.han", term);
    case SearchKey::Fu:
      return between("x.fu", term);
    case SearchKey::Limit:
      return between("x.lim", term);
    case SearchKey::Points:
      return between("x.points", term);
    default:
      return between("x.wait", term);
  }
}

bool isOfWin(const SearchTerm &term) {
  return term.key >= SearchKey::Yaku && term.key <= SearchKey::Wait;
}

BoundSql winJoin(const std::vector<SearchTerm> &all) {
  return bound(std::any_of(all.begin(), all.end(), isOfWin) ? "JOIN win x ON x.id=h.id*4+(s.id & 3) " : "");
}

BoundSql winOfMatch(const BoundSql &conditions, const char *whose) {
  BoundSql sql = bound("EXISTS (SELECT 1 FROM win x WHERE x.id BETWEEN g.id*? AND g.id*?+? AND ",
                       {kWinsOfGame, kWinsOfGame, kWinsOfGame - 1});
  sql.append(bound(whose));
  sql.append(conditions);
  sql.append(bound(")"));
  return sql;
}

std::vector<SearchTerm> ofScope(const std::vector<SearchTerm> &all, SearchScope scope) {
  std::vector<SearchTerm> some;
  std::copy_if(all.begin(), all.end(), std::back_inserter(some),
               [scope](const SearchTerm &term) { return scopeOf(term.key) == scope; });
  return some;
}

}  // namespace

bool SearchSql::isRare(const BoundSql &rows) const {
  QSqlQuery query(m_database);
  BoundSql count = bound("SELECT COUNT(*) FROM (");
  count.append(rows);
  count.append(bound(" LIMIT ?)", {kRare + 1}));
  return execute(query, count) && query.next() && query.value(0).toInt() <= kRare;
}

BoundSql SearchSql::match(const std::vector<SearchTerm> &all) const {
  BoundSql sql = bound("1");
  for (const SearchTerm &term : ofScope(all, SearchScope::Match))
    andAlso(sql, matchCondition(term));
  // The rarest things lead to their matches.
  for (const SearchTerm &term : all) {
    if (term.key == SearchKey::Player) {
      andAlso(sql, inPlayers("g.id IN (SELECT id/4 FROM seat WHERE player IN (", term));
      sql.append(bound(")"));
    } else if (term.key == SearchKey::Yaku && isRareYaku(static_cast<YakuId>(term.low)) &&
               isRare(bound("SELECT 1 FROM rare_yaku WHERE yaku=?", {term.low}))) {
      andAlso(sql, bound("g.id IN (SELECT win/? FROM rare_yaku WHERE yaku=?)", {kWinsOfGame, term.low}));
    } else if (term.key == SearchKey::Limit && term.low > 0) {
      // Said once more for the index, which has limits alone.
      const QVariantList range{term.low, term.high};
      if (isRare(bound("SELECT 1 FROM win WHERE lim>0 AND lim BETWEEN ? AND ?", range)))
        andAlso(sql, bound("g.id IN (SELECT id/? FROM win WHERE lim>0 AND lim BETWEEN ? AND ?)",
                           QVariantList{kWinsOfGame} + range));
    } else if (term.key == SearchKey::Score) {
      const QVariantList range{term.low, term.high};
      if (isRare(bound("SELECT 1 FROM seat WHERE score BETWEEN ? AND ?", range)))
        andAlso(sql, bound("g.id IN (SELECT id/4 FROM seat WHERE score BETWEEN ? AND ?)", range));
    }
  }
  return sql;
}

BoundSql SearchSql::seat(const std::vector<SearchTerm> &all) const {
  BoundSql sql = bound("s.id BETWEEN g.id*4 AND g.id*4+3");
  for (const SearchTerm &term : ofScope(all, SearchScope::Seat))
    andAlso(sql, seatCondition(term));
  return sql;
}

BoundSql SearchSql::hand(const std::vector<SearchTerm> &all) const {
  BoundSql sql = bound("1");
  for (const SearchTerm &term : ofScope(all, SearchScope::Hand))
    andAlso(sql, handCondition(term));
  return sql;
}

BoundSql SearchSql::alternative(const std::vector<SearchTerm> &all) const {
  BoundSql sql = match(all);
  const std::vector<SearchTerm> ofHand = ofScope(all, SearchScope::Hand);
  const bool asksSeat = !ofScope(all, SearchScope::Seat).empty();
  if (ofHand.empty() && !asksSeat)
    return sql;
  // Wins say whose they are: without anything else to know, they alone are looked at.
  const bool winsAlone = !ofHand.empty() && std::all_of(ofHand.begin(), ofHand.end(), isOfWin);
  if (winsAlone && !asksSeat) {
    andAlso(sql, winOfMatch(hand(all), ""));
    return sql;
  }
  andAlso(sql, bound("EXISTS (SELECT 1 FROM seat s WHERE "));
  sql.append(seat(all));
  if (winsAlone) {
    andAlso(sql, winOfMatch(hand(all), "(x.id & 3)=(s.id & 3) AND "));
  } else if (!ofHand.empty()) {
    andAlso(sql, bound("EXISTS (SELECT 1 FROM hand h "));
    sql.append(winJoin(all));
    sql.append(
        bound("WHERE h.id BETWEEN g.id*? AND g.id*?+? AND ", {kHandsOfGame, kHandsOfGame, kHandsOfGame - 1}));
    sql.append(hand(all));
    sql.append(bound(")"));
  }
  sql.append(bound(")"));
  return sql;
}

BoundSql SearchSql::condition(const SearchQuery &query) const {
  BoundSql sql = bound("(");
  for (std::size_t i = 0; i < query.any.size(); ++i) {
    sql.append(bound(i == 0 ? "(" : " OR ("));
    sql.append(alternative(query.any[i]));
    sql.append(bound(")"));
  }
  sql.append(bound(query.any.empty() ? "1)" : ")"));
  return sql;
}

BoundSql SearchSql::seatsInHand(const std::vector<SearchTerm> &all) const {
  BoundSql sql = bound("CASE WHEN ");
  sql.append(match(all));
  if (ofScope(all, SearchScope::Hand).empty() && ofScope(all, SearchScope::Seat).empty()) {
    sql.append(bound(" THEN 15 ELSE 0 END"));
    return sql;
  }
  sql.append(bound(" THEN (SELECT TOTAL(1 << (s.id & 3)) FROM seat s JOIN hand h ON h.id=m.hand "));
  sql.append(winJoin(all));
  sql.append(bound("WHERE "));
  sql.append(seat(all));
  andAlso(sql, hand(all));
  sql.append(bound(") ELSE 0 END"));
  return sql;
}

}  // namespace janso
