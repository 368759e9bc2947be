// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/libraryquery.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <tuple>

#include "records/nameorder.h"
#include "widgets/lexicon/rulesetnames.h"

namespace janso {

namespace {

// Below 0: `one` is less. What is not known is behind everything else, whichever way it is ordered.
template <class Value>
int compareKnown(const std::optional<Value> &one, const std::optional<Value> &other, bool descending) {
  if (!one || !other)
    return static_cast<int>(other.has_value()) - static_cast<int>(one.has_value());
  const int order = static_cast<int>(*one > *other) - static_cast<int>(*one < *other);
  return descending ? -order : order;
}

std::optional<int> myNumber(const ListedGame &game, const LibraryQuery &query,
                            std::optional<int> ListedGame::Seat::*number) {
  const std::optional<int> seat = mySeat(game, query);
  return seat ? game.seats[static_cast<std::size_t>(*seat)].*number : std::nullopt;
}

}  // namespace

std::optional<int> mySeat(const ListedGame &game, const LibraryQuery &query) {
  const auto mine = std::find_if(
      game.seats.begin(), game.seats.end(),
      [&query](const ListedGame::Seat &seat) { return query.me.contains(seat.name, Qt::CaseInsensitive); });
  if (mine == game.seats.end())
    return std::nullopt;
  return static_cast<int>(mine - game.seats.begin());
}

QString rulesetOf(const ListedGame &game) {
  return rulesetName(game.ruleset, game.ruleset);
}

bool isPlayedHere(const ListedGame &game, const LibraryQuery &query) {
  return !query.ownFolder.isEmpty() && game.path.startsWith(query.ownFolder + QLatin1Char('/'));
}

QStringList namesOf(const ListedGame &game) {
  QStringList names;
  for (const ListedGame::Seat &seat : game.seats) {
    if (!seat.name.trimmed().isEmpty())
      names << seat.name;
  }
  return names;
}

QString shownDate(const ListedGame &game) {
  const bool hasTime = game.date.contains(QLatin1Char('T'));
  const QDateTime date = QDateTime::fromString(game.date, Qt::ISODate);
  if (!date.isValid())
    return game.date;
  const QString day = QLocale().toString(date.date(), QLocale::ShortFormat);
  if (!hasTime)
    return day;
  static const QRegularExpression seconds(QStringLiteral("[:.]ss?"));
  const QString time = QLocale().timeFormat(QLocale::ShortFormat).remove(seconds);
  return day + QLatin1Char(' ') + QLocale().toString(date.time(), time);
}

QString notesAndTagsOf(const ListedGame &game) {
  const QString tags = game.tags.join(QStringLiteral(", "));
  const QString note = game.note.simplified();
  return tags.isEmpty() || note.isEmpty() ? QString(tags + note) : tags + QStringLiteral(" \u00b7 ") + note;
}

bool isOfKind(const ListedGame &game, const LibraryQuery &query) {
  switch (query.kind) {
    case LibraryKind::All:
      return true;
    case LibraryKind::PlayedHere:
      return isPlayedHere(game, query);
    case LibraryKind::FromElsewhere:
      return !isPlayedHere(game, query);
    case LibraryKind::FourPlayers:
      return game.players == 4;
    case LibraryKind::ThreePlayers:
      return game.players == 3;
  }
  return true;
}

bool says(const ListedGame &game, const QString &word) {
  const auto has = [&word](const QString &text) { return text.contains(word, Qt::CaseInsensitive); };
  return std::any_of(game.seats.begin(), game.seats.end(),
                     [&has](const ListedGame::Seat &seat) { return has(seat.name); }) ||
         has(rulesetOf(game)) || has(game.ruleset) || has(game.date) ||
         has(game.path.section(QLatin1Char('/'), -1)) || has(shownDate(game)) || has(notesAndTagsOf(game));
}

std::optional<QString> orderText(const ListedGame &game, LibraryColumn order) {
  switch (order) {
    case LibraryColumn::Ruleset:
      return rulesetOf(game).toCaseFolded();
    case LibraryColumn::Names:
      return namesOf(game).join(QLatin1Char(' ')).toCaseFolded();
    case LibraryColumn::Notes:
      return notesAndTagsOf(game).toCaseFolded();
    case LibraryColumn::Source:
      return game.path.toCaseFolded();
    default:
      return std::nullopt;
  }
}

bool comesBefore(const ListedGame &one, const ListedGame &other, const LibraryQuery &query) {
  if (const std::optional<QString> text = orderText(one, query.order)) {
    const QString otherText = *orderText(other, query.order);
    const NameOrder names(query.locale);
    return query.descending ? names(otherText, *text) : names(*text, otherText);
  }
  const auto known = [&query](std::optional<int> a, std::optional<int> b) {
    return compareKnown(a, b, query.descending) < 0;
  };
  switch (query.order) {
    case LibraryColumn::Date: {
      const auto key = [](const ListedGame &game) { return std::tie(game.date, game.id); };
      return query.descending ? key(other) < key(one) : key(one) < key(other);
    }
    case LibraryColumn::Length:
      return known(one.hands, other.hands);
    case LibraryColumn::MyPlace:
      return known(myNumber(one, query, &ListedGame::Seat::place),
                   myNumber(other, query, &ListedGame::Seat::place));
    case LibraryColumn::MyScore:
      return known(myNumber(one, query, &ListedGame::Seat::score),
                   myNumber(other, query, &ListedGame::Seat::score));
    case LibraryColumn::Review:
      return known(one.reviewed ? 1 : 0, other.reviewed ? 1 : 0);
    default:
      return false;
  }
}

}  // namespace janso
