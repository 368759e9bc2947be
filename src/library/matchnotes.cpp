// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/matchnotes.h"

#include <QDir>
#include <map>
#include <utility>

#include "library/jsonlines.h"
#include "library/libraryfolder.h"

namespace janso {
namespace {

SidePlace sidePlace(ReplayPlace place) {
  return {place.hand, place.event};
}

// What the entry says of places.
ReplayNotes notesOf(const SideEntry &entry) {
  ReplayNotes notes;
  for (const SideBookmark &bookmark : entry.bookmarks) {
    QString &name = notes.bookmarks[{bookmark.place.hand, bookmark.place.event}];
    name = name.isEmpty() ? bookmark.name : name;
  }
  for (const SideNote &note : entry.notes) {
    if (!note.place || note.text.isEmpty())
      continue;
    QString &text = notes.notes[{note.place->hand, note.place->event}];
    text += text.isEmpty() ? note.text : QLatin1Char('\n') + note.text;
  }
  return notes;
}

// Calls `change(place, text)` for each place that has another text now, nothing for one that has none any
// more.
template <class Change>
void forChanges(const std::map<ReplayPlace, QString> &from, const std::map<ReplayPlace, QString> &to,
                Change change) {
  for (const auto &[place, text] : from) {
    if (!to.contains(place))
      change(place, std::optional<QString>());
  }
  for (const auto &[place, text] : to) {
    if (const auto before = from.find(place); before == from.end() || before->second != text)
      change(place, std::optional(text));
  }
}

void apply(SideEntry &entry, const ReplayNotes &from, const ReplayNotes &to) {
  forChanges(from.bookmarks, to.bookmarks, [&entry](ReplayPlace place, const std::optional<QString> &name) {
    std::erase_if(entry.bookmarks,
                  [&](const SideBookmark &bookmark) { return bookmark.place == sidePlace(place); });
    if (name)
      entry.bookmarks.push_back({sidePlace(place), *name});
  });
  forChanges(from.notes, to.notes, [&entry](ReplayPlace place, const std::optional<QString> &text) {
    std::erase_if(entry.notes, [&](const SideNote &note) { return note.place == sidePlace(place); });
    if (text)
      entry.notes.push_back({sidePlace(place), *text});
  });
}

}  // namespace

MatchNotes::MatchNotes(const QString &folder, const QString &match, const QString &left)
    : m_folder(folder), m_match(match), m_left(left) {}

ReplayNotes MatchNotes::load() {
  const ReplayNotes older = m_left.load();
  const Result<SideFile> file = SideFile::read(LibraryFolder::matchesFile(m_folder));
  m_kept = file ? notesOf(file->of(m_match)) : ReplayNotes();
  ReplayNotes notes = m_kept;
  for (const auto &[place, name] : older.bookmarks)
    notes.bookmarks.try_emplace(place, name);
  for (const auto &[place, text] : older.notes)
    notes.notes.try_emplace(place, text);
  notes.position = older.position;
  return notes;
}

// The place goes last: until what is said is safe, its file keeps what an older Janso has noted there.
std::optional<Error> MatchNotes::save(const ReplayNotes &notes) {
  if (notes.bookmarks != m_kept.bookmarks || notes.notes != m_kept.notes) {
    if (const std::optional<Error> error = saveMatchNotes(notes))
      return error;
    m_kept = notes;
  }
  return m_left.save({{}, {}, notes.position});
}

std::optional<Error> MatchNotes::saveMatchNotes(const ReplayNotes &notes) const {
  QDir().mkpath(m_folder);
  const QString path = LibraryFolder::matchesFile(m_folder);
  return whileLocked(path, [&]() -> std::optional<Error> {
    Result<SideFile> read = SideFile::read(path);
    if (!read)
      return read.error();
    SideFile file = std::move(read).value();
    SideEntry entry = file.of(m_match);
    apply(entry, m_kept, notes);
    file.set(m_match, entry);
    return file.write();
  });
}

}  // namespace janso
