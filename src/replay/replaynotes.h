// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the user has added to a game: bookmarks, notes on events, and where the user stopped.
#pragma once

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>

#include "replay/replayplace.h"
#include "rules/result.h"

namespace janso {

// The position and the seat at which the user stopped.
struct ReplayPosition {
  ReplayPlace place;
  int seat = 0;
  bool operator==(const ReplayPosition &) const = default;
};

struct ReplayNotes {
  std::map<ReplayPlace, QString> bookmarks;  // names by position; a name can be empty
  std::map<ReplayPlace, QString> notes;      // texts by position; never empty
  std::optional<ReplayPosition> position;
  bool operator==(const ReplayNotes &) const = default;
};

// JSON lines with one object for each bookmark, note and position.
QByteArray toJsonLines(const ReplayNotes &notes);
// Missing parts stay empty. The error names the line.
Result<ReplayNotes> notesFromJsonLines(const QByteArray &lines);

// Stores the notes of one game.
class ReplayNotesStore {
 public:
  virtual ~ReplayNotesStore() = default;
  virtual ReplayNotes load() = 0;
  // Returns an error of one sentence if the notes could not be saved.
  virtual std::optional<Error> save(const ReplayNotes &notes) = 0;
};

// Keeps the notes only while the game is open.
class UnsavedNotes : public ReplayNotesStore {
 public:
  ReplayNotes load() override { return m_notes; }
  std::optional<Error> save(const ReplayNotes &notes) override {
    m_notes = notes;
    return std::nullopt;
  }

 private:
  ReplayNotes m_notes;
};

// Saves the notes in a file, whose folder is created when needed. A file that cannot be read is renamed with
// ".damaged" appended, so that nothing is lost.
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
