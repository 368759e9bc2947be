// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rulesets that the user made: one JSON file each (records/rulesetjson.h) in a folder.
//
// An own ruleset is named by an id that starts with "own:" and stays the same when it is renamed. Names are
// unique among own rulesets and differ from those of the presets. Files are written whole or not at all.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso {

struct OwnRuleset {
  QString id;     // "own:evening-rules"
  RuleSet rules;  // RuleSet::name is the name, RuleSet::id the preset it came from
};

class RulesetStore {
 public:
  // Empty: the user's own folder. It is made when the first ruleset is saved.
  explicit RulesetStore(const QString &folder = {});

  static bool isOwn(const QString &id);
  QString folder() const { return m_folder; }

  // By name. `problems`: a sentence for each file that cannot be read.
  QList<OwnRuleset> all(QStringList *problems = nullptr) const;
  std::optional<RuleSet> find(const QString &id) const;
  // The own ruleset of that name; empty when there is none.
  QString idOfName(const QString &name) const;
  // The name itself, or with a number behind it when it is taken. `except`: an id that may have it.
  QString freeName(const QString &name, const QString &except = {}) const;

  // A new file; its id, or why not. The name is made free first.
  Result<QString> add(RuleSet rules) const;
  // Over what is there. These return a sentence that says what went wrong, empty when all is well.
  QString save(const QString &id, const RuleSet &rules) const;
  QString remove(const QString &id) const;

  // Any file. The error names the file and the option.
  static Result<RuleSet> read(const QString &path);
  static QString write(const QString &path, const RuleSet &rules);

 private:
  QString pathOf(const QString &id) const;

  QString m_folder;
};

}  // namespace janso
