// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rulesets that can be chosen by an id: the presets, the user's own, and any file of one.
//
// An own ruleset is a JSON file (records/rulesetjson.h) in the store's folder. Its id starts with "own:" and
// stays the same when it is renamed. The folder is looked up afresh by every call, so that two stores of one
// folder agree. Of an Error the code is a RulesetFault and the text does not name the file.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>
#include <utility>
#include <vector>

#include "records/rulesetjson.h"
#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso {

struct OwnRuleset {
  QString id;     // "own:evening-rules"
  RuleSet rules;  // RuleSet::name is the name, RuleSet::id the preset it came from
};

// A file in the store's folder that holds no ruleset.
struct UnreadRuleset {
  QString path;
  Error error;
};

class RulesetStore {
 public:
  // The folder is made when the first ruleset is saved.
  explicit RulesetStore(QString folder) : m_folder(std::move(folder)) {}
  // Where this user's rulesets are kept.
  static QString usualFolder();
  QString folder() const { return m_folder; }

  // --- All that can be chosen ---
  // The presets, kBeginnerId, and the own rulesets: by id, and for who reads them by name (nameorder.h).
  QStringList ids() const;
  QStringList idsByName() const;
  // Of such an id or of a file (isRulesetFile()); nothing when there is no such ruleset.
  std::optional<RuleSet> find(const QString &id) const;
  // `first`, then all others that can be chosen.
  std::vector<RuleSet> choices(const RuleSet &first) const;
  // The id of the choice that a ruleset came from; empty when it was made for one match. An own ruleset is
  // known by its name and may have been changed since.
  QString idOf(const RuleSet &rules) const;

  // --- The user's own ---
  static bool isOwn(const QString &id);
  // By name. `unread`: the files that cannot be read.
  QList<OwnRuleset> own(QList<UnreadRuleset> *unread = nullptr) const;
  // The own ruleset of that name; empty when there is none.
  QString idOfName(const QString &name) const;
  // The name itself, or with a number behind it when an own ruleset, a preset or one of `taken` has it: these
  // are names that presets are shown by. `name` has a letter; the ruleset of the id `except` may have it.
  QString freeName(const QString &name, const QStringList &taken, const QString &except = {}) const;
  // Under which a new ruleset of that name can be saved.
  QString freeId(const QString &name) const;
  QString pathOf(const QString &id) const;

  // Over what is there; the file is written whole or not at all.
  Result<bool> save(const QString &id, const RuleSet &rules) const;
  Result<bool> remove(const QString &id) const;

 private:
  QString m_folder;
};

// Whether an id is the path of a ruleset's file (*.json), as a command line may name one.
bool isRulesetFile(const QString &id);

}  // namespace janso
