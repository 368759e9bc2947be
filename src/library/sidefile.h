// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What people say of matches: tags, notes, bookmarks. A file of JSON lines, a match a line, keyed by its
// canonicalHash(); the index only repeats it.
//
//   {"match":"3f…","tags":["final"],"notes":[{"hand":2,"event":31,"text":"why not 4p?"}],
//    "bookmarks":[{"hand":2,"event":31,"name":"the kan"}]}
//
// A note without hand and event is of the whole match. Keys that are not known are kept.
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "library/jsonlines.h"
#include "rules/result.h"

namespace janso {

// Before that event of that hand: hands from 0, events that have happened.
struct SidePlace {
  int hand = 0;
  int event = 0;
  bool operator==(const SidePlace &) const = default;
};

struct SideNote {
  std::optional<SidePlace> place;
  QString text;
  bool operator==(const SideNote &) const = default;
};

struct SideBookmark {
  SidePlace place;
  QString name;
  bool operator==(const SideBookmark &) const = default;
};

struct SideEntry {
  QStringList tags;  // each once, letters of any case
  std::vector<SideNote> notes;
  std::vector<SideBookmark> bookmarks;

  bool isEmpty() const { return tags.isEmpty() && notes.empty() && bookmarks.empty(); }
  void addTag(const QString &tag);
  void removeTag(const QString &tag);
  // What the other has and this has not.
  void merge(const SideEntry &other);
  bool operator==(const SideEntry &) const = default;
};

class SideFile {
 public:
  // A file that is not there is empty. The error is one sentence.
  static Result<SideFile> read(const QString &path);

  // Sentences about lines that were not understood; they stay in the file.
  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  QStringList matches() const { return m_order; }
  SideEntry of(const QString &match) const { return m_entries.value(match).entry; }
  void set(const QString &match, const SideEntry &entry);
  // The same match is now known by another hash: both entries become one. False: nothing was said of it.
  bool rename(const QString &from, const QString &to);

  // All or nothing; the error names the file.
  std::optional<Error> write() const;

 private:
  struct Kept {
    SideEntry entry;
    QJsonObject unknown;  // keys of the line that are not ours
  };

  JsonLines m_lines;
  QStringList m_order;
  QHash<QString, Kept> m_entries;
};

}  // namespace janso
