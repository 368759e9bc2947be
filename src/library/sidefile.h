// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the user says about matches: tags, notes, bookmarks. The file contains JSON lines, one for each match,
// with its canonicalHash() as the key; the index only repeats it.
//
//   {"match":"3f…","tags":["final"],"notes":[{"hand":2,"event":31,"text":"why not 4p?"}],
//    "bookmarks":[{"hand":2,"event":31,"name":"the kan"}]}
//
// A note without hand and event is about the whole match. Unknown keys are kept.
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

// The position after `event` events of a hand. Hands count from 0.
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
  QStringList tags;  // no duplicates; not case-sensitive
  std::vector<SideNote> notes;
  std::vector<SideBookmark> bookmarks;

  bool isEmpty() const { return tags.isEmpty() && notes.empty() && bookmarks.empty(); }
  void addTag(const QString &tag);
  void removeTag(const QString &tag);
  // Adds everything that only the other entry has.
  void merge(const SideEntry &other);
  bool operator==(const SideEntry &) const = default;
};

class SideFile {
 public:
  // A missing file is empty. The error is one sentence.
  static Result<SideFile> read(const QString &path);

  // Sentences about lines that were not understood; they stay in the file.
  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  QStringList matches() const { return m_order; }
  SideEntry of(const QString &match) const { return m_entries.value(match).entry; }
  void set(const QString &match, const SideEntry &entry);
  // Merges the entries of two hashes of the same match. Returns false if there was no entry for `from`.
  bool rename(const QString &from, const QString &to);

  // Writes the file completely or not at all. The error names the file.
  std::optional<Error> write() const;

 private:
  struct Kept {
    SideEntry entry;
    QJsonObject unknown;  // keys of the line that Janso does not know
  };

  JsonLines m_lines;
  QStringList m_order;
  QHash<QString, Kept> m_entries;
};

}  // namespace janso
