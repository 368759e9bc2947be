// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/rulesetstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

#include "records/nameorder.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

constexpr qsizetype kLongestName = 60;
constexpr qsizetype kLongestWord = 40;
const QString kOwn = QStringLiteral("own:");
const QString kSuffix = QStringLiteral(".json");

QString text(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString nameOf(const RuleSet &rules) {
  return QString::fromStdString(rules.name);
}

// What a file name may hold on every system; names in other scripts become "rules".
QString slug(const QString &name) {
  static const QRegularExpression kOther(QStringLiteral("[^a-z0-9]+"));
  QString word = name.toLower().replace(kOther, QStringLiteral("-")).left(kLongestWord);
  while (word.startsWith(QLatin1Char('-')))
    word.remove(0, 1);
  while (word.endsWith(QLatin1Char('-')))
    word.chop(1);
  return word.isEmpty() ? QStringLiteral("rules") : word;
}

QStringList presetIds() {
  QStringList ids;
  for (const Preset &preset : presets())
    ids << text(preset.id);
  ids << text(kBeginnerId);
  return ids;
}

// As files name them.
QStringList presetNames() {
  QStringList names;
  for (const QString &id : presetIds())
    names << nameOf(*rulesOfId(id.toStdString()));
  return names;
}

std::optional<RuleSet> rulesOfFile(const QString &path) {
  const Result<RuleSet> rules = readRuleSet(path);
  return rules ? std::optional(*rules) : std::nullopt;
}

}  // namespace

bool isRulesetFile(const QString &id) {
  return id.endsWith(kSuffix, Qt::CaseInsensitive);
}

QString RulesetStore::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/rulesets");
}

// --- All that can be chosen ---

QStringList RulesetStore::ids() const {
  QStringList ids = presetIds();
  for (const CustomRuleset &ruleset : own())
    ids << ruleset.id;
  return ids;
}

std::optional<RuleSet> RulesetStore::find(const QString &id) const {
  if (isCustom(id)) {
    const QString word = id.mid(kOwn.size());
    const bool outside = word.contains(QLatin1Char('/')) || word.contains(QLatin1Char('\\'));
    return word.isEmpty() || outside ? std::nullopt : rulesOfFile(pathOf(id));
  }
  return isRulesetFile(id) ? rulesOfFile(id) : rulesOfId(id.toStdString());
}

std::vector<RuleSet> RulesetStore::choices(const RuleSet &first) const {
  std::vector<RuleSet> rulesets{first};
  for (const QString &id : idsByName()) {
    const std::optional<RuleSet> rules = find(id);
    if (rules && *rules != first)
      rulesets.push_back(*rules);
  }
  return rulesets;
}

QStringList RulesetStore::idsByName() const {
  auto named = own();
  std::stable_sort(named.begin(), named.end(),
                   [order = NameOrder()](const CustomRuleset &a, const CustomRuleset &b) {
                     return order(nameOf(a.rules), nameOf(b.rules));
                   });
  QStringList ids = presetIds();
  for (const CustomRuleset &ruleset : named)
    ids << ruleset.id;
  return ids;
}

QString RulesetStore::idOf(const RuleSet &rules) const {
  const std::string_view preset = idOfRules(rules);
  return preset.empty() ? idOfName(nameOf(rules)) : text(preset);
}

// --- The user's own ---

bool RulesetStore::isCustom(const QString &id) {
  return id.startsWith(kOwn);
}

QString RulesetStore::pathOf(const QString &id) const {
  Q_ASSERT(isCustom(id));
  return m_folder + QLatin1Char('/') + id.mid(kOwn.size()) + kSuffix;
}

QList<CustomRuleset> RulesetStore::own(QList<UnreadRuleset> *unread) const {
  QList<CustomRuleset> found;
  const QStringList files =
      QDir(m_folder).entryList({QLatin1Char('*') + kSuffix}, QDir::Files | QDir::Readable, QDir::Name);
  for (const QString &file : files) {
    const QString path = m_folder + QLatin1Char('/') + file;
    const Result<RuleSet> rules = readRuleSet(path);
    if (rules)
      found << CustomRuleset{kOwn + file.chopped(kSuffix.size()), *rules};
    else if (unread != nullptr)
      *unread << UnreadRuleset{path, rules.error()};
  }
  return found;
}

QString RulesetStore::idOfName(const QString &name) const {
  for (const CustomRuleset &ruleset : own()) {
    if (nameOf(ruleset.rules).compare(name, Qt::CaseInsensitive) == 0)
      return ruleset.id;
  }
  return {};
}

QString RulesetStore::unusedName(const QString &name, const QStringList &taken, const QString &except) const {
  const QString base = name.simplified().left(kLongestName);
  Q_ASSERT(!base.isEmpty());
  const QStringList others = presetNames() + taken;
  for (int number = 1;; ++number) {
    const QString next = number == 1 ? base : QStringLiteral("%1 %2").arg(base).arg(number);
    const QString holder = idOfName(next);
    if (!others.contains(next, Qt::CaseInsensitive) && (holder.isEmpty() || holder == except))
      return next;
  }
}

QString RulesetStore::unusedId(const QString &name) const {
  const QString word = slug(name);
  QString id = kOwn + word;
  for (int number = 2; QFileInfo::exists(pathOf(id)); ++number)
    id = QStringLiteral("%1%2-%3").arg(kOwn, word).arg(number);
  return id;
}

Result<bool> RulesetStore::save(const QString &id, const RuleSet &rules) const {
  if (!QDir().mkpath(m_folder))
    return Error{"its folder could not be created", static_cast<int>(RulesetFault::NoFolder)};
  return writeRuleSet(pathOf(id), rules);
}

Result<bool> RulesetStore::remove(const QString &id) const {
  QFile file(pathOf(id));
  if (file.remove())
    return true;
  return Error{file.errorString().toStdString(), static_cast<int>(RulesetFault::Undeletable)};
}

}  // namespace janso
