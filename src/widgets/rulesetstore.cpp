// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/rulesetstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>

#include "records/rulesetjson.h"
#include "rules/presets.h"
#include "rules/rulesetfields.h"
#include "widgets/matchchoices.h"
#include "widgets/words.h"

namespace janso {

namespace {

struct Store {
  Q_DECLARE_TR_FUNCTIONS(RulesetStore)
};

const QString kOwn = QStringLiteral("own:");
const QString kSuffix = QStringLiteral(".json");

QString shownFile(const QString &path) {
  return QFileInfo(path).fileName();
}

// What is wrong with a file, without its name.
QString reason(const Error &error) {
  const QString detail = QString::fromStdString(error.text);
  switch (static_cast<RulesetFault>(error.code)) {
    case RulesetFault::TooLarge:
      return Store::tr("it is too large.");
    case RulesetFault::NotJson:
      //: %1 is where and why, in English
      return Store::tr("it is not JSON (%1).").arg(detail);
    case RulesetFault::NoOption:
      return Store::tr("it names no option of the rules.");
    case RulesetFault::Unreadable:
    case RulesetFault::BadOption:
      break;
  }
  return detail;
}

// What a file name may hold on every system; names in other scripts become "rules".
QString slug(const QString &name) {
  static const QRegularExpression kOther(QStringLiteral("[^a-z0-9]+"));
  QString word = name.toLower().replace(kOther, QStringLiteral("-")).left(40);
  while (word.startsWith(QLatin1Char('-')))
    word.remove(0, 1);
  while (word.endsWith(QLatin1Char('-')))
    word.chop(1);
  return word.isEmpty() ? QStringLiteral("rules") : word;
}

// Of presets: as the window shows them and as files name them.
bool isPresetName(const QString &name) {
  const QStringList ids = presetIds();
  return std::any_of(ids.begin(), ids.end(), [&name](const QString &id) {
    const std::optional<RuleSet> rules = rulesetById(id);
    return name.compare(rulesetName(id, id), Qt::CaseInsensitive) == 0 ||
           (rules && name.compare(QString::fromStdString(rules->name), Qt::CaseInsensitive) == 0);
  });
}

}  // namespace

RulesetStore::RulesetStore(const QString &folder)
    : m_folder(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                      QStringLiteral("/rulesets")
                                : folder) {}

bool RulesetStore::isOwn(const QString &id) {
  return id.startsWith(kOwn);
}

QString RulesetStore::pathOf(const QString &id) const {
  return m_folder + QLatin1Char('/') + id.mid(kOwn.size()) + kSuffix;
}

QList<OwnRuleset> RulesetStore::all(QStringList *problems) const {
  QList<OwnRuleset> found;
  const QStringList files =
      QDir(m_folder).entryList({QLatin1Char('*') + kSuffix}, QDir::Files | QDir::Readable, QDir::Name);
  for (const QString &file : files) {
    const Result<RuleSet> rules = read(m_folder + QLatin1Char('/') + file);
    if (rules)
      found << OwnRuleset{kOwn + file.chopped(kSuffix.size()), *rules};
    else if (problems != nullptr)
      *problems << QString::fromStdString(rules.error().text);
  }
  std::stable_sort(found.begin(), found.end(), [](const OwnRuleset &a, const OwnRuleset &b) {
    return QString::fromStdString(a.rules.name).localeAwareCompare(QString::fromStdString(b.rules.name)) < 0;
  });
  return found;
}

std::optional<RuleSet> RulesetStore::find(const QString &id) const {
  const QString word = id.mid(kOwn.size());
  if (!isOwn(id) || word.isEmpty() || word.contains(QLatin1Char('/')) || word.contains(QLatin1Char('\\')))
    return std::nullopt;
  Result<RuleSet> rules = read(pathOf(id));
  if (!rules)
    return std::nullopt;
  return std::move(rules).value();
}

QString RulesetStore::idOfName(const QString &name) const {
  for (const OwnRuleset &own : all()) {
    if (QString::fromStdString(own.rules.name).compare(name, Qt::CaseInsensitive) == 0)
      return own.id;
  }
  return {};
}

QString RulesetStore::freeName(const QString &name, const QString &except) const {
  const QString wish = name.simplified().left(60);
  const QString base = wish.isEmpty() ? Store::tr("My rules") : wish;
  for (int number = 1;; ++number) {
    const QString next = number == 1 ? base : QStringLiteral("%1 %2").arg(base).arg(number);
    const QString holder = idOfName(next);
    if (!isPresetName(next) && (holder.isEmpty() || holder == except))
      return next;
  }
}

Result<QString> RulesetStore::add(RuleSet rules) const {
  const QString name = freeName(QString::fromStdString(rules.name));
  rules.name = name.toStdString();
  QString word = slug(name);
  for (int number = 2; QFileInfo::exists(pathOf(kOwn + word)); ++number)
    word = QStringLiteral("%1-%2").arg(slug(name)).arg(number);
  const QString id = kOwn + word;
  if (const QString problem = save(id, rules); !problem.isEmpty())
    return Error{problem.toStdString()};
  return id;
}

QString RulesetStore::save(const QString &id, const RuleSet &rules) const {
  Q_ASSERT(isOwn(id));
  if (!QDir().mkpath(m_folder))
    return Store::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(m_folder));
  return write(pathOf(id), rules);
}

QString RulesetStore::remove(const QString &id) const {
  QFile file(pathOf(id));
  if (file.remove())
    return {};
  return Store::tr("\u201c%1\u201d cannot be deleted: %2")
      .arg(shownFile(file.fileName()), file.errorString());
}

Result<RuleSet> RulesetStore::read(const QString &path) {
  const Result<RuleSet> rules = readRuleSet(path);
  if (rules)
    return rules;
  const bool opened = static_cast<RulesetFault>(rules.error().code) != RulesetFault::Unreadable;
  const QString sentence =
      opened ? Store::tr("\u201c%1\u201d is no ruleset: %2") : Store::tr("\u201c%1\u201d cannot be read: %2");
  return Error{sentence.arg(shownFile(path), reason(rules.error())).toStdString()};
}

QString RulesetStore::write(const QString &path, const RuleSet &rules) {
  QSaveFile file(path);
  const QByteArray bytes = QJsonDocument(toJson(rules)).toJson();
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
    return {};
  return Store::tr("\u201c%1\u201d cannot be written: %2").arg(shownFile(path), file.errorString());
}

}  // namespace janso
