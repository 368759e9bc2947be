// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of opponents: the built-in bots, which are always available, and the user's own, which one JSON
// file stores.
//
// Every call reads the file again, so two stores of one file agree. The file is written completely or not at
// all. An entry that cannot be read is reported and kept unchanged. A file that is not a list at all is
// renamed before a new one is written. Errors are sentences that name the file and the entry; Error::code is
// a StoreFault.
//
// The user has typed or chosen every opponent that is added or changed here, so it may run from then on
// (trust()). An imported opponent must not run before the user has approved it.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>
#include <utility>

#include "game/setup/opponent.h"
#include "game/setup/truststore.h"
#include "rules/result.h"

namespace janso {

enum class StoreFault {
  Unreadable = 1,  // the file cannot be opened, or is far too large
  NotAList,        // the file is not JSON, or contains no opponents
  BadEntry,        // one entry is wrong
  Unwritable,
  Unknown,  // there is no such opponent
  TooMany,  // the list would become too long
};

struct ImportedOpponents {
  QList<Opponent> added;  // as they are in the list now
  QList<Error> problems;  // for entries that were left out
};

class OpponentStore {
 public:
  static constexpr qsizetype kMost = 1000;  // maximum length of the list after an import

  // The file is created when something is saved.
  explicit OpponentStore(QString file) : m_file(std::move(file)) {}
  // The file for this user's opponents.
  static QString usualFile();
  QString file() const { return m_file; }
  // The programs and plugins that may run without asking: a file next to the list.
  TrustStore trust() const;

  // Built-in bots, weakest first, then the user's opponents by name (records/nameorder.h). `problems`
  // receives the entries that could not be read.
  QList<Opponent> all(QList<Error> *problems = nullptr) const;
  QList<Opponent> own(QList<Error> *problems = nullptr) const;
  std::optional<Opponent> find(const QString &id) const;
  // Returns the name itself, or the name with a number appended if it is taken. The opponent with the id
  // `except` may have it.
  QString unusedName(const QString &name, const QString &except = {}) const;

  // Adds an opponent of the user with a new id and a free name. Returns it as it is in the list now.
  Result<Opponent> add(const Opponent &opponent) const;
  // Adds a copy in the same way. Built-in bots cannot be copied: they have no settings.
  Result<Opponent> clone(const QString &id) const;
  // Replaces the opponent with the same id, after making its name unique. For a built-in bot only the notes
  // are saved.
  Result<Opponent> save(const Opponent &opponent) const;
  // Built-in bots cannot be removed.
  Result<bool> remove(const QString &id) const;

  // Adds everything in a file (one opponent, a list, or what exportTo() wrote) with new ids and free names.
  Result<ImportedOpponents> importFrom(const QString &path) const;
  static Result<bool> exportTo(const QString &path, const QList<Opponent> &opponents);

 private:
  Result<Opponent> append(const Opponent &opponent) const;

  QString m_file;
};

}  // namespace janso
