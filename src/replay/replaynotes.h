// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a reader has added to a game: bookmarks, a note for an event, and where it was left.
#pragma once

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>

#include "replay/replayplace.h"
#include "rules/result.h"

namespace janso {

// Where the reader was.
struct ReplayLeft {
  ReplayPlace place;
  int seat = 0;
  bool operator==(const ReplayLeft &) const = default;
};

struct ReplayNotes {
  std::map<ReplayPlace, QString> bookmarks;  // with their names, which may be empty
  std::map<ReplayPlace, QString> notes;      // none is empty
  std::optional<ReplayLeft> left;
  bool operator==(const ReplayNotes &) const = default;
};

// As JSON lines: an object for each.
QByteArray toJsonLines(const ReplayNotes &notes);
// What a line does not tell is nothing; the error names the line.
Result<ReplayNotes> notesFromJsonLines(const QByteArray &lines);

// Where the notes of one game are kept.
class ReplayNotesStore {
 public:
  virtual ~ReplayNotesStore() = default;
  virtual ReplayNotes load() = 0;
  // The error is one sentence: it is not kept.
  virtual std::optional<Error> save(const ReplayNotes &notes) = 0;
};

// Nowhere: for as long as the game is open.
class ForgottenNotes : public ReplayNotesStore {
 public:
  ReplayNotes load() override { return m_notes; }
  std::optional<Error> save(const ReplayNotes &notes) override {
    m_notes = notes;
    return std::nullopt;
  }

 private:
  ReplayNotes m_notes;
};

// In a file, whose folder is made when there is something to keep. A file that cannot be read is put aside
// under its name with ".damaged", so that nothing is lost.
class NotesFile : public ReplayNotesStore {
 public:
  explicit NotesFile(const QString &path) : m_path(path) {}
  ReplayNotes load() override;
  std::optional<Error> save(const ReplayNotes &notes) override;
  const QString &path() const { return m_path; }

 private:
  QString m_path;
};

}  // namespace janso
