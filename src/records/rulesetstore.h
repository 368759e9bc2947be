// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rulesets that the user can choose by id: the presets, the user's own, and any ruleset file.
//
// Each of the user's own rulesets is a JSON file (records/rulesetjson.h) in the store's folder. Its id starts
// with "own:" and does not change when the ruleset is renamed. Every call reads the folder again, so two
// stores of one folder agree. The code of an Error is a RulesetFault; its text does not name the file.
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

struct CustomRuleset {
  QString id;     // "own:evening-rules"
  RuleSet rules;  // RuleSet::id is the preset that it came from
};

// A file in the store's folder that does not contain a ruleset.
struct UnreadRuleset {
  QString path;
  Error error;
};

class RulesetStore {
 public:
  // The folder is created when the first ruleset is saved.
  explicit RulesetStore(QString folder) : m_folder(std::move(folder)) {}
  // The folder for this user's rulesets.
  static QString usualFolder();
  QString folder() const { return m_folder; }

  // --- All rulesets that can be chosen ---
  // The presets, kBeginnerId and the user's own rulesets; ordered by id, or by name for display
  // (nameorder.h).
  QStringList ids() const;
  QStringList idsByName() const;
  // Finds the ruleset with one of these ids, or reads it from a file (isRulesetFile()); nothing if it does
  // not exist.
  std::optional<RuleSet> find(const QString &id) const;
  // `first`, then all other rulesets that can be chosen.
  std::vector<RuleSet> choices(const RuleSet &first) const;
  // The id of the ruleset that these rules came from; empty if they were made for one match. One of the
  // user's own rulesets is recognized by its name and may have been changed since.
  QString idOf(const RuleSet &rules) const;

  // --- The user's own rulesets ---
  static bool isCustom(const QString &id);
  // Ordered by id. `unread` receives the files that cannot be read.
  QList<CustomRuleset> own(QList<UnreadRuleset> *unread = nullptr) const;
  // The id of the user's own ruleset with that name; empty if there is none.
  QString idOfName(const QString &name) const;
  // Returns the name itself, or the name with a number appended if one of the user's rulesets, a preset or
  // `taken` uses it. `taken` contains the names under which presets are shown. `name` must contain a letter.
  // The ruleset with the id `except` may have the name.
  QString unusedName(const QString &name, const QStringList &taken, const QString &except = {}) const;
  // Returns an id for saving a new ruleset with that name.
  QString unusedId(const QString &name) const;
  QString pathOf(const QString &id) const;

  // Replaces an existing file. The file is written completely or not at all.
  Result<bool> save(const QString &id, const RuleSet &rules) const;
  Result<bool> remove(const QString &id) const;

 private:
  QString m_folder;
};

// Whether an id is the path of a ruleset file (*.json), as command lines accept it.
bool isRulesetFile(const QString &id);

}  // namespace janso
