// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The file of the user's opponents.
#include "game/setup/opponentstore.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QSet>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "bots/bot.h"
#include "records/diskfault.h"
#include "records/nameorder.h"
#include "records/savefile.h"

namespace janso {

namespace {

constexpr qint64 kLargestFile = 4 << 20;
constexpr qsizetype kLongestName = 60;
const QString kList = QStringLiteral("opponents");
const QString kNotes = QStringLiteral("built_in_notes");

struct Contents {
  QList<Opponent> own;
  QMap<QString, QString> notes;  // of built-in bots, by id
  QJsonArray unread;             // kept as they stand
  QJsonObject rest;              // keys that we do not know, likewise
  QList<Error> problems;
  bool broken = false;  // the file is no list: it must not be written over
};

QString text(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

Error fault(StoreFault kind, const QString &path, const QString &what) {
  const QString sentence = QFileInfo(path).fileName() + QStringLiteral(": ") + what;
  return Error{sentence.toStdString(), static_cast<int>(kind)};
}

Result<QJsonDocument> readDocument(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return fault(StoreFault::Unreadable, path,
                 QStringLiteral("it could not be read (%1)").arg(file.errorString()));
  if (file.size() > kLargestFile)
    return fault(StoreFault::Unreadable, path, QStringLiteral("it is too large for a list of opponents"));
  QJsonParseError syntax;
  const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &syntax);
  if (syntax.error != QJsonParseError::NoError)
    return fault(
        StoreFault::NotAList, path,
        QStringLiteral("it is not JSON (%1 at byte %2)").arg(syntax.errorString()).arg(syntax.offset));
  return document;
}

// The entries of any of the forms that are read; nothing when it is none of them.
std::optional<QJsonArray> entriesOf(const QJsonDocument &document) {
  if (document.isArray())
    return document.array();
  const QJsonObject object = document.object();
  if (object.value(kList).isArray())
    return object.value(kList).toArray();
  if (object.contains(QStringLiteral("kind")))
    return QJsonArray{object};
  return std::nullopt;
}

Result<Opponent> readEntry(const QJsonValue &value, qsizetype index, const QString &path) {
  const QString name = value.toObject().value(QStringLiteral("name")).toString().left(kLongestName);
  const QString where = name.isEmpty() ? QStringLiteral("opponent %1").arg(index + 1)
                                       : QStringLiteral("opponent %1 ('%2')").arg(index + 1).arg(name);
  Result<Opponent> opponent =
      value.isObject() ? opponentFromJson(value.toObject()) : Error{"it is not an object"};
  if (!opponent)
    return fault(StoreFault::BadEntry, path,
                 where + QStringLiteral(": ") + QString::fromStdString(opponent.error().text));
  return opponent;
}

Contents readOpponents(const QString &path) {
  Contents contents;
  if (!QFileInfo::exists(path))
    return contents;
  const Result<QJsonDocument> document = readDocument(path);
  if (!document || !document->object().value(kList).isArray()) {
    contents.broken = true;
    contents.problems << (document
                              ? fault(StoreFault::NotAList, path, QStringLiteral("it contains no opponents"))
                              : document.error());
    return contents;
  }
  contents.rest = document->object();
  const QJsonArray entries = contents.rest.take(kList).toArray();
  const QJsonObject notes = contents.rest.take(kNotes).toObject();
  for (auto it = notes.begin(); it != notes.end(); ++it)
    contents.notes.insert(it.key(), it.value().toString());
  for (qsizetype i = 0; i < entries.size(); ++i) {
    Result<Opponent> opponent = readEntry(entries[i], i, path);
    if (opponent && !opponent->id.isEmpty()) {
      contents.own << std::move(opponent).value();
      continue;
    }
    contents.unread << entries[i];
    contents.problems << (opponent ? fault(StoreFault::BadEntry, path,
                                           QStringLiteral("opponent %1: it has no id").arg(i + 1))
                                   : opponent.error());
  }
  return contents;
}

QString unwritable(const Error &error) {
  const QString detail = QString::fromStdString(error.data.back());
  return error.code == static_cast<int>(DiskFault::CannotMake)
             ? QStringLiteral("its folder %1 could not be created").arg(detail)
             : QStringLiteral("it could not be written (%1)").arg(detail);
}

using SaveDocument = std::optional<Error> (*)(const QString &path, const QByteArray &bytes);

Result<bool> writeDocument(const QString &path, const QJsonDocument &document, SaveDocument save) {
  const QByteArray bytes = document.toJson();
  if (bytes.size() > kLargestFile)
    return fault(StoreFault::Unwritable, path, QStringLiteral("it would be too large to read again"));
  if (const std::optional<Error> error = save(path, bytes))
    return fault(StoreFault::Unwritable, path, unwritable(*error));
  return true;
}

Result<bool> writeOpponents(const QString &path, const Contents &contents) {
  if (contents.broken && moveDamagedFile(path).isEmpty())
    return fault(StoreFault::Unwritable, path, QStringLiteral("it is damaged, and could not be renamed"));
  QJsonArray entries;
  for (const Opponent &opponent : contents.own)
    entries.append(toJson(opponent));
  for (const QJsonValue &kept : contents.unread)
    entries.append(kept);
  QJsonObject notes;
  for (auto it = contents.notes.begin(); it != contents.notes.end(); ++it) {
    if (!it.value().isEmpty())
      notes.insert(it.key(), it.value());
  }
  QJsonObject object = contents.rest;
  object.insert(kList, entries);
  if (!notes.isEmpty())
    object.insert(kNotes, notes);
  return writeDocument(path, QJsonDocument(object), &saveOwnFile);
}

QList<Opponent> builtIn(const QMap<QString, QString> &notes) {
  QList<Opponent> bots;
  for (const BotInfo &bot : builtInBots()) {
    Opponent opponent;
    opponent.id = text(bot.id);
    opponent.botId = opponent.id;
    opponent.name = text(bot.name);
    opponent.notes = notes.value(opponent.id);
    bots << opponent;
  }
  return bots;
}

// The names that are taken. However many want the same one, each is found at once.
class Names {
 public:
  // `except`: the id that may have its name.
  explicit Names(const QList<Opponent> &opponents, const QString &except = {}) {
    for (const Opponent &opponent : opponents) {
      if (except.isEmpty() || opponent.id != except)
        m_taken.insert(opponent.name.toCaseFolded());
    }
  }

  // The name, or with the first number that is free; taken from now on.
  QString take(const QString &name) {
    const QString wish = name.simplified().left(kLongestName);
    const QString base = wish.isEmpty() ? QStringLiteral("Opponent") : wish;
    int &number = m_numbers[base.toCaseFolded()];
    QString next;
    do {
      ++number;
      next = number == 1 ? base : QStringLiteral("%1 %2").arg(base, QString::number(number));
    } while (m_taken.contains(next.toCaseFolded()));
    m_taken.insert(next.toCaseFolded());
    return next;
  }

 private:
  QSet<QString> m_taken;
  QHash<QString, int> m_numbers;  // of each name, the last that was given
};

// Appends it with an id of its own and a free name.
Opponent appendTo(Contents &contents, Names &names, Opponent opponent) {
  opponent.id = QStringLiteral("own:") + QUuid::createUuid().toString(QUuid::Id128).left(16);
  opponent.name = names.take(opponent.name);
  contents.own << opponent;
  return opponent;
}

Names namesIn(const Contents &contents, const QString &except = {}) {
  return Names(builtIn({}) + contents.own, except);
}

bool isBuiltIn(const QString &id) {
  return findBot(id.toStdString()) != nullptr;
}

Error unknown(const QString &path, const QString &id) {
  return fault(StoreFault::Unknown, path, QStringLiteral("there is no opponent '%1'").arg(id));
}

QList<Opponent> byName(QList<Opponent> opponents) {
  std::stable_sort(opponents.begin(), opponents.end(),
                   [order = NameOrder()](const Opponent &one, const Opponent &other) {
                     return order(one.name, other.name);
                   });
  return opponents;
}

}  // namespace

QString OpponentStore::usualFile() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/opponents.json");
}

TrustStore OpponentStore::trust() const {
  return TrustStore(QFileInfo(m_file).absolutePath() + QStringLiteral("/approved.json"));
}

QList<Opponent> OpponentStore::all(QList<Error> *problems) const {
  const Contents contents = readOpponents(m_file);
  if (problems != nullptr)
    *problems = contents.problems;
  return builtIn(contents.notes) + byName(contents.own);
}

QList<Opponent> OpponentStore::own(QList<Error> *problems) const {
  const Contents contents = readOpponents(m_file);
  if (problems != nullptr)
    *problems = contents.problems;
  return byName(contents.own);
}

std::optional<Opponent> OpponentStore::find(const QString &id) const {
  for (const Opponent &opponent : all()) {
    if (opponent.id == id)
      return opponent;
  }
  return std::nullopt;
}

QString OpponentStore::unusedName(const QString &name, const QString &except) const {
  return Names(all(), except).take(name);
}

Result<Opponent> OpponentStore::add(const Opponent &opponent) const {
  Q_ASSERT(opponent.kind != OpponentKind::BuiltIn);
  Result<Opponent> added = append(opponent);
  if (added)
    trust().approve(*added);
  return added;
}

Result<Opponent> OpponentStore::append(const Opponent &opponent) const {
  Contents contents = readOpponents(m_file);
  Names names = namesIn(contents);
  Opponent added = appendTo(contents, names, opponent);
  if (const Result<bool> written = writeOpponents(m_file, contents); !written)
    return written.error();
  return added;
}

Result<Opponent> OpponentStore::clone(const QString &id) const {
  const std::optional<Opponent> original = find(id);
  if (!original || original->kind == OpponentKind::BuiltIn)
    return unknown(m_file, id);
  return append(*original);
}

Result<Opponent> OpponentStore::save(const Opponent &opponent) const {
  Contents contents = readOpponents(m_file);
  Opponent saved = opponent;
  bool typed = false;
  if (isBuiltIn(opponent.id)) {
    contents.notes.insert(opponent.id, opponent.notes);
    const QList<Opponent> bots = builtIn(contents.notes);
    saved =
        *std::find_if(bots.begin(), bots.end(), [&](const Opponent &bot) { return bot.id == opponent.id; });
  } else {
    const auto old = std::find_if(contents.own.begin(), contents.own.end(),
                                  [&](const Opponent &other) { return other.id == opponent.id; });
    if (old == contents.own.end())
      return unknown(m_file, opponent.id);
    saved.name = namesIn(contents, opponent.id).take(opponent.name);
    typed = !runsTheSame(*old, saved);
    *old = saved;
  }
  if (const Result<bool> written = writeOpponents(m_file, contents); !written)
    return written.error();
  if (typed)
    trust().approve(saved);
  return saved;
}

Result<bool> OpponentStore::remove(const QString &id) const {
  Contents contents = readOpponents(m_file);
  const qsizetype removed =
      contents.own.removeIf([&](const Opponent &opponent) { return opponent.id == id; });
  return removed == 0 ? Result<bool>(unknown(m_file, id)) : writeOpponents(m_file, contents);
}

Result<ImportedOpponents> OpponentStore::importFrom(const QString &path) const {
  const Result<QJsonDocument> document = readDocument(path);
  if (!document)
    return document.error();
  const std::optional<QJsonArray> entries = entriesOf(*document);
  if (!entries || entries->isEmpty())
    return fault(StoreFault::NotAList, path, QStringLiteral("it contains no opponents"));
  Contents contents = readOpponents(m_file);
  if (contents.own.size() + contents.unread.size() + entries->size() > kMost)
    return fault(StoreFault::TooMany, path,
                 QStringLiteral("with its %1 opponents the list would have more than %2")
                     .arg(entries->size())
                     .arg(kMost));
  Names names = namesIn(contents);
  ImportedOpponents imported;
  for (qsizetype i = 0; i < entries->size(); ++i) {
    const Result<Opponent> opponent = readEntry(entries->at(i), i, path);
    if (opponent)
      imported.added << appendTo(contents, names, *opponent);
    else
      imported.problems << opponent.error();
  }
  if (imported.added.isEmpty())
    return imported;
  if (const Result<bool> written = writeOpponents(m_file, contents); !written)
    return written.error();
  return imported;
}

Result<bool> OpponentStore::exportTo(const QString &path, const QList<Opponent> &opponents) {
  QJsonArray entries;
  for (const Opponent &opponent : opponents) {
    if (opponent.kind != OpponentKind::BuiltIn)
      entries.append(toJson(opponent));
  }
  return writeDocument(path, QJsonDocument(QJsonObject{{kList, entries}}), &saveFile);
}

}  // namespace janso
