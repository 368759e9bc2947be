// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The actions for the user's data about matches and names: tags, notes and aliases.
#include <QJsonArray>
#include <functional>
#include <optional>
#include <vector>

#include "cli/library/libraryactions.h"
#include "library/librarysql.h"

namespace janso::cli {
namespace {

// A match by its number in the list or by the beginning of its hash.
Result<ListedGame> matchOf(LibraryIndex &index, const QString &word) {
  constexpr int kLeastOfHash = 6;
  bool isNumber = false;
  const qlonglong number = word.toLongLong(&isNumber);
  const bool byNumber = isNumber && word.size() < kLeastOfHash * 2;
  if (!byNumber && word.size() < kLeastOfHash)
    return wrong(Text::tr("specify a match by its number in the list or by at least the first %1 characters "
                          "of its hash, not '%2'")
                     .arg(kLeastOfHash)
                     .arg(shown(word)));
  const BoundSql condition = byNumber ? BoundSql{QStringLiteral("g.id=?"), {number}} : hashBeginsWith(word);
  const Result<std::vector<ListedGame>> games = index.listWhere(condition, 2);
  if (!games)
    return games.error();
  if (games->size() > 1)
    return wrong(Text::tr("more than one match has a hash that begins with '%1'").arg(shown(word)));
  if (games->empty())
    return wrong(Text::tr("there is no match '%1' in the library").arg(shown(word)));
  return games->front();
}

std::optional<SidePlace> placeOf(const QString &text) {
  const QStringList parts = text.split(QLatin1Char(':'));
  bool isHand = false;
  bool isEvent = false;
  const SidePlace place{parts.value(0).toInt(&isHand), parts.value(1).toInt(&isEvent)};
  const bool fine = parts.size() == 2 && isHand && isEvent && place.hand >= 0 && place.event >= 0 &&
                    place.hand < 1000 && place.event < 10000;
  return fine ? std::optional(place) : std::nullopt;
}

QString placeText(const SidePlace &place) {
  return Text::tr("hand %1, event %2").arg(place.hand).arg(place.event);
}

QJsonObject withPlace(QJsonObject object, const std::optional<SidePlace> &place) {
  if (place) {
    object.insert(QStringLiteral("hand"), place->hand);
    object.insert(QStringLiteral("event"), place->event);
  }
  return object;
}

int printEntry(const ListedGame &game, const SideEntry &entry, const LibraryOptions &options,
               Console &console) {
  if (options.json) {
    QJsonArray notes;
    for (const SideNote &note : entry.notes)
      notes.append(withPlace({{QStringLiteral("text"), note.text}}, note.place));
    QJsonArray bookmarks;
    for (const SideBookmark &bookmark : entry.bookmarks)
      bookmarks.append(withPlace({{QStringLiteral("name"), bookmark.name}}, bookmark.place));
    print({{QStringLiteral("match"), game.hash},
           {QStringLiteral("tags"), QJsonArray::fromStringList(entry.tags)},
           {QStringLiteral("notes"), notes},
           {QStringLiteral("bookmarks"), bookmarks}},
          console);
    return kFine;
  }
  printGame(game, console);
  for (const QString &tag : entry.tags)
    console.out << "    " << Text::tr("tag: %1").arg(tag) << '\n';
  for (const SideNote &note : entry.notes)
    console.out
        << "    "
        << Text::tr("note (%1): %2").arg(note.place ? placeText(*note.place) : Text::tr("match"), note.text)
        << '\n';
  for (const SideBookmark &bookmark : entry.bookmarks)
    console.out << "    " << Text::tr("bookmark (%1): %2").arg(placeText(bookmark.place), bookmark.name)
                << '\n';
  return kFine;
}

// Changes what is said of the match that the first word names, then shows it.
Result<int> sayOf(LibraryFolder &library, const LibraryOptions &options, Console &console,
                  const std::function<void(SideEntry &)> &change) {
  const Result<ListedGame> game = matchOf(library.index(), options.given().value(0));
  if (!game)
    return game.error();
  if (const auto error = library.changeSideEntry(game->hash, change))
    return fail(*error, console);
  const Result<SideEntry> entry = library.sideEntry(game->hash);
  return entry ? printEntry(*game, *entry, options, console) : fail(entry.error(), console);
}

}  // namespace

Result<int> tagMatches(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  if (options.given().isEmpty())
    return wrong(Text::tr("specify a match, and the tags to add"));
  const QStringList tags = options.given().mid(1);
  if (tags.contains(QString()))
    return wrong(Text::tr("a tag cannot be empty"));
  return sayOf(library, options, console, [&](SideEntry &entry) {
    for (const QString &tag : tags) {
      if (options.remove)
        entry.removeTag(tag);
      else
        entry.addTag(tag);
    }
  });
}

Result<int> noteMatch(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  if (options.given().isEmpty())
    return wrong(Text::tr("specify a match, and the text of the note"));
  std::optional<SidePlace> place;
  if (!options.at.isEmpty()) {
    place = placeOf(options.at);
    if (!place)
      return wrong(Text::tr("--at must be HAND:EVENT such as 2:31, not '%1'").arg(shown(options.at)));
  }
  const QString text = options.given().mid(1).join(QLatin1Char(' '));
  if (options.remove && text.isEmpty())
    return wrong(Text::tr("--remove needs the text of the note"));
  return sayOf(library, options, console, [&](SideEntry &entry) {
    const SideNote note{place, text};
    const auto same = [&note](const SideNote &each) {
      return each.text == note.text && (!note.place || each.place == note.place);
    };
    if (options.remove)
      std::erase_if(entry.notes, same);
    else if (!text.isEmpty())
      entry.notes.push_back(note);
  });
}

Result<int> aliasNames(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  const QStringList names = options.given();
  if (names.contains(QString()))
    return wrong(Text::tr("a name cannot be empty"));
  if (names.isEmpty() && (options.remove || options.me))
    return wrong(Text::tr("specify at least one player"));
  if (!names.isEmpty()) {
    const auto error = library.changePersons([&](Persons &persons) {
      if (options.remove && options.me)
        persons.setMe(names.front(), false);
      for (const QString &name : names) {
        if (options.remove && !options.me)
          persons.remove(name);
      }
      if (options.remove)
        return;
      persons.join(names);
      if (options.me)
        persons.setMe(names.front(), true);
    });
    if (error)
      return fail(*error, console);
  }
  const Result<Persons> persons = library.persons();
  if (!persons)
    return fail(persons.error(), console);
  QJsonArray all;
  for (const Person &person : persons->all()) {
    if (options.json)
      all.append(QJsonObject{{QStringLiteral("names"), QJsonArray::fromStringList(person.names)},
                             {QStringLiteral("me"), person.me}});
    else
      console.out << person.names.join(QStringLiteral(", ")) << (person.me ? Text::tr(" (me)") : QString())
                  << '\n';
  }
  if (options.json)
    print({{QStringLiteral("players"), all}}, console);
  return kFine;
}

}  // namespace janso::cli
