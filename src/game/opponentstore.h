// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of opponents: the built-in bots, always there, and the user's own in one JSON file.
//
// Looked up afresh by every call, so that two stores of one file agree. The file is written whole or not at
// all. An entry that cannot be read is told of and kept as it stands; a file that is no list at all is put
// aside under another name before a new one is written. Errors are sentences that name the file and the
// entry; Error::code is a StoreFault.
//
// What is added or changed here was typed or chosen by the user and may be run from then on (trust()); what
// is imported may not, before the user was asked.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>
#include <utility>

#include "game/opponent.h"
#include "game/truststore.h"
#include "rules/result.h"

namespace janso {

enum class StoreFault {
  Unreadable = 1,  // the file cannot be opened, or is far too large
  NotAList,        // it is no JSON, or holds no opponents
  BadEntry,        // one entry is wrong
  Unwritable,
  Unknown,  // there is no such opponent
  TooMany,  // the list would be longer than anybody's
};

struct ImportedOpponents {
  QList<Opponent> added;  // as they are in the list now
  QList<Error> problems;  // of entries that were left out
};

class OpponentStore {
 public:
  static constexpr qsizetype kMost = 1000;  // that an import may lead to

  // The file is made when something is saved.
  explicit OpponentStore(QString file) : m_file(std::move(file)) {}
  // Where this user's opponents are kept.
  static QString usualFile();
  QString file() const { return m_file; }
  // What may be run without a question: a file beside the list.
  TrustStore trust() const;

  // Built-in bots, weakest first, then the user's own by name (records/nameorder.h). `problems`: what could
  // not be read.
  QList<Opponent> all(QList<Error> *problems = nullptr) const;
  QList<Opponent> own(QList<Error> *problems = nullptr) const;
  std::optional<Opponent> find(const QString &id) const;
  // The name itself, or with a number behind it when it is taken. `except`: the id that may have it.
  QString freeName(const QString &name, const QString &except = {}) const;

  // A new one of the user's, with an id of its own and a free name: as it is in the list now.
  Result<Opponent> add(const Opponent &opponent) const;
  // A copy, likewise. A built-in bot has none: there is nothing to set.
  Result<Opponent> clone(const QString &id) const;
  // Over the one of that id; its name is made free first. Of a built-in bot only the notes are kept.
  Result<Opponent> save(const Opponent &opponent) const;
  // Never a built-in bot.
  Result<bool> remove(const QString &id) const;

  // Adds all of a file (one opponent, a list, or what exportTo() wrote) with new ids and free names.
  Result<ImportedOpponents> importFrom(const QString &path) const;
  static Result<bool> exportTo(const QString &path, const QList<Opponent> &opponents);

 private:
  Result<Opponent> append(const Opponent &opponent) const;

  QString m_file;
};

}  // namespace janso
