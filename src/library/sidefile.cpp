// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/sidefile.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace janso {
namespace {

constexpr int kMostEvents = 100'000;
const QLatin1String kMatch("match");
const QLatin1String kTags("tags");
const QLatin1String kNotes("notes");
const QLatin1String kBookmarks("bookmarks");
const QLatin1String kHand("hand");
const QLatin1String kEvent("event");
const QLatin1String kText("text");
const QLatin1String kName("name");

std::optional<SidePlace> placeIn(const QJsonObject &object) {
  const SidePlace place{object.value(kHand).toInt(-1), object.value(kEvent).toInt(-1)};
  const bool fine =
      place.hand >= 0 && place.hand < kMostEvents && place.event >= 0 && place.event < kMostEvents;
  return fine ? std::optional(place) : std::nullopt;
}

bool isPlaceless(const QJsonObject &object) {
  return !object.contains(kHand) && !object.contains(kEvent);
}

// `each` is asked about every value of the list; a key that is not there is an empty list.
template <class Each>
bool isListOf(const QJsonObject &object, QLatin1String key, Each each) {
  const QJsonValue value = object.value(key);
  if (value.isUndefined())
    return true;
  const QJsonArray list = value.toArray();
  return value.isArray() && std::all_of(list.begin(), list.end(), each);
}

std::optional<std::string> faultInLine(const QJsonObject &object) {
  static const QRegularExpression hash(QStringLiteral("^[0-9a-f]{64}$"));
  if (!hash.match(object.value(kMatch).toString()).hasMatch())
    return "'match' is not the hash of a match";
  if (!isListOf(object, kTags, [](const QJsonValue &tag) { return !tag.toString().trimmed().isEmpty(); }))
    return "'tags' is not a list of words";
  if (!isListOf(object, kNotes, [](const QJsonValue &value) {
        const QJsonObject note = value.toObject();
        return note.value(kText).isString() && (isPlaceless(note) || placeIn(note));
      }))
    return "'notes' is not a list of texts with their positions";
  if (!isListOf(object, kBookmarks, [](const QJsonValue &value) {
        const QJsonObject bookmark = value.toObject();
        return bookmark.value(kName).isString() && placeIn(bookmark).has_value();
      }))
    return "'bookmarks' is not a list of names with their positions";
  return std::nullopt;
}

SideEntry entryOf(const QJsonObject &object) {
  SideEntry entry;
  for (const QJsonValue &tag : object.value(kTags).toArray())
    entry.addTag(tag.toString());
  for (const QJsonValue &value : object.value(kNotes).toArray()) {
    const QJsonObject note = value.toObject();
    entry.notes.push_back({isPlaceless(note) ? std::nullopt : placeIn(note), note.value(kText).toString()});
  }
  for (const QJsonValue &value : object.value(kBookmarks).toArray()) {
    const QJsonObject bookmark = value.toObject();
    entry.bookmarks.push_back({*placeIn(bookmark), bookmark.value(kName).toString()});
  }
  return entry;
}

void insert(QJsonObject &object, const SidePlace &place) {
  object.insert(kHand, place.hand);
  object.insert(kEvent, place.event);
}

QJsonObject objectOf(const QString &match, const SideEntry &entry, QJsonObject object) {
  QJsonArray notes;
  for (const SideNote &note : entry.notes) {
    QJsonObject each{{kText, note.text}};
    if (note.place)
      insert(each, *note.place);
    notes.append(each);
  }
  QJsonArray bookmarks;
  for (const SideBookmark &bookmark : entry.bookmarks) {
    QJsonObject each{{kName, bookmark.name}};
    insert(each, bookmark.place);
    bookmarks.append(each);
  }
  object.insert(kMatch, match);
  for (const auto &[key, list] : {std::pair(kTags, QJsonArray::fromStringList(entry.tags)),
                                  std::pair(kNotes, notes), std::pair(kBookmarks, bookmarks)}) {
    if (!list.isEmpty())
      object.insert(key, list);
  }
  return object;
}

template <class T>
void addNew(std::vector<T> &items, const std::vector<T> &others) {
  for (const T &other : others) {
    if (std::find(items.begin(), items.end(), other) == items.end())
      items.push_back(other);
  }
}

}  // namespace

void SideEntry::addTag(const QString &tag) {
  if (!tags.contains(tag.trimmed(), Qt::CaseInsensitive))
    tags << tag.trimmed();
}

void SideEntry::removeTag(const QString &tag) {
  tags.removeIf([&](const QString &each) { return each.compare(tag.trimmed(), Qt::CaseInsensitive) == 0; });
}

void SideEntry::merge(const SideEntry &other) {
  for (const QString &tag : other.tags)
    addTag(tag);
  addNew(notes, other.notes);
  addNew(bookmarks, other.bookmarks);
}

Result<SideFile> SideFile::read(const QString &path) {
  Result<JsonLines> lines = JsonLines::read(path, &faultInLine);
  if (!lines)
    return lines.error();
  SideFile file;
  file.m_lines = std::move(lines).value();
  for (QJsonObject object : file.m_lines.objects()) {
    const QString match = object.value(kMatch).toString();
    if (!file.m_entries.contains(match))
      file.m_order << match;
    Kept &kept = file.m_entries[match];
    kept.entry.merge(entryOf(object));
    for (const QLatin1String key : {kMatch, kTags, kNotes, kBookmarks})
      object.remove(key);
    for (auto entry = object.begin(); entry != object.end(); ++entry)
      kept.unknown.insert(entry.key(), entry.value());
  }
  return file;
}

void SideFile::set(const QString &match, const SideEntry &entry) {
  if (!m_entries.contains(match))
    m_order << match;
  m_entries[match].entry = entry;
}

bool SideFile::rename(const QString &from, const QString &to) {
  if (from == to || !m_entries.contains(from))
    return false;
  const Kept old = m_entries.take(from);
  m_order.removeAll(from);
  if (!m_entries.contains(to))
    m_order << to;
  Kept &kept = m_entries[to];
  kept.entry.merge(old.entry);
  for (auto entry = old.unknown.begin(); entry != old.unknown.end(); ++entry) {
    if (!kept.unknown.contains(entry.key()))
      kept.unknown.insert(entry.key(), entry.value());
  }
  return true;
}

std::optional<Error> SideFile::write() const {
  std::vector<QJsonObject> objects;
  for (const QString &match : m_order) {
    const Kept kept = m_entries.value(match);
    if (!kept.entry.isEmpty() || !kept.unknown.isEmpty())
      objects.push_back(objectOf(match, kept.entry, kept.unknown));
  }
  return m_lines.write(objects);
}

}  // namespace janso
