// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lines of a journal, and the reading of a whole one.
#include "records/journal.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include "records/actionjson.h"
#include "records/rulesetjson.h"

namespace janso {

namespace {

// A hanchan is about 300 kB; whatever is far larger is no journal, and is not read into memory.
constexpr qint64 kMaxBytes = 64LL * 1024 * 1024;

const QString kVersionKey = QStringLiteral("janso_journal");
const QString kAnswerKey = QStringLiteral("answer");
const QString kStopKey = QStringLiteral("stop");
const QString kEventKey = QStringLiteral("event");

QByteArray compact(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<QJsonObject> objectFrom(const QByteArray &line) {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(line, &error);
  if (error.error != QJsonParseError::NoError)
    return Error{"not JSON (" + error.errorString().toStdString() + ")"};
  if (!document.isObject())
    return Error{"not a JSON object"};
  return document.object();
}

Result<JournalAnswer> answerFrom(const QJsonObject &object) {
  JournalAnswer answer;
  const double seat = object.value(QStringLiteral("seat")).toDouble(-1);
  const double id = object.value(QStringLiteral("id")).toDouble(-1);
  if (seat != 0 && seat != 1 && seat != 2 && seat != 3)
    return Error{"the answer's 'seat' must be 0 to 3"};
  if (!(id >= 0 && id <= 4294967295.0) || id != static_cast<double>(static_cast<std::uint32_t>(id)))
    return Error{"the answer's 'id' must be a whole number"};
  const Result<Action> action = actionFromJson(object.value(QStringLiteral("action")).toObject());
  if (!action)
    return action.error();
  answer.seat = static_cast<int>(seat);
  answer.decisionId = static_cast<std::uint32_t>(id);
  answer.action = *action;
  return answer;
}

}  // namespace

// --- Writing ---

QByteArray headerLine(const JournalHeader &header) {
  QJsonArray names;
  for (const std::string &name : header.names)
    names.append(QString::fromStdString(name));
  return compact({{kVersionKey, kJournalVersion},
                  {QStringLiteral("started"), header.started.toString(Qt::ISODate)},
                  {QStringLiteral("names"), names},
                  {QStringLiteral("rules"), toJson(header.rules)},
                  {QStringLiteral("seed"), QString::fromStdString(toHex(header.seed))},
                  {QStringLiteral("setup"), header.setup}});
}

QByteArray answerLine(const JournalAnswer &answer) {
  return compact({{kAnswerKey, QJsonObject{{QStringLiteral("seat"), answer.seat},
                                           {QStringLiteral("id"), static_cast<qint64>(answer.decisionId)},
                                           {QStringLiteral("action"), toJson(answer.action)}}}});
}

QByteArray stopLine(const JournalStop &stop) {
  return compact({{kStopKey, QJsonObject{{QStringLiteral("seat"), stop.seat}}}});
}

QByteArray eventLine(const QJsonObject &mjai) {
  return compact({{kEventKey, mjai}});
}

QByteArray noteLine(const JournalNote &note) {
  return compact({{note.key, note.body}});
}

// --- Reading ---

Result<JournalHeader> headerFromLine(const QByteArray &line) {
  const Result<QJsonObject> object = objectFrom(line);
  if (!object)
    return object.error().in("not a journal");
  const QJsonValue version = object->value(kVersionKey);
  if (!version.isDouble())
    return Error{"not a journal: there is no format number"};
  if (version.toInt() != kJournalVersion)
    return Error{"journal format " + std::to_string(version.toInt()) + " is not known to this program"};

  JournalHeader header;
  header.started = QDateTime::fromString(object->value(QStringLiteral("started")).toString(), Qt::ISODate);
  if (!header.started.isValid())
    return Error{"'started' is no date"};
  const QJsonArray names = object->value(QStringLiteral("names")).toArray();
  if (names.size() != 4)
    return Error{"'names' must be a list of four names"};
  for (std::size_t seat = 0; seat < 4; ++seat)
    header.names[seat] = names[static_cast<qsizetype>(seat)].toString().toStdString();
  Result<RuleSet> rules = ruleSetFromJson(object->value(QStringLiteral("rules")).toObject());
  if (!rules)
    return rules.error();
  header.rules = std::move(rules).value();
  const Result<WallSeed> seed =
      wallSeedFromHex(object->value(QStringLiteral("seed")).toString().toStdString());
  if (!seed)
    return seed.error().in("'seed'");
  header.seed = *seed;
  header.setup = object->value(QStringLiteral("setup")).toObject();
  return header;
}

Result<JournalEntry> entryFromLine(const QByteArray &line) {
  const Result<QJsonObject> object = objectFrom(line);
  if (!object)
    return object.error();
  if (object->size() != 1 || !object->begin().value().isObject())
    return Error{"a line must hold one entry"};
  const QString key = object->begin().key();
  const QJsonObject body = object->begin().value().toObject();
  if (key == kEventKey)
    return JournalEntry{0, JournalEvent{body}};
  if (key == kStopKey)
    return JournalEntry{0, JournalStop{body.value(QStringLiteral("seat")).toInt(-1)}};
  if (key != kAnswerKey)
    return JournalEntry{0, JournalNote{key, body}};
  const Result<JournalAnswer> answer = answerFrom(body);
  if (!answer)
    return answer.error();
  return JournalEntry{0, *answer};
}

Result<Journal> readJournal(const QString &path) {
  const std::string file = path.toStdString();
  QFile device(path);
  if (!device.open(QIODevice::ReadOnly))
    return Error{file + ": " + device.errorString().toStdString()};
  if (device.size() > kMaxBytes)
    return Error{file + ": too large for a journal"};

  Journal journal;
  journal.path = path;
  int number = 0;
  while (!device.atEnd()) {
    QByteArray line = device.readLine();
    ++number;
    const std::string where = file + ", line " + std::to_string(number);
    const bool whole = line.endsWith('\n');
    const bool last = device.atEnd();
    const auto length = line.size();
    if (whole)
      line.chop(1);
    if (number == 1) {
      Result<JournalHeader> header = headerFromLine(line);
      if (!header)
        return header.error().in(where);
      journal.header = std::move(header).value();
      if (!whole)
        return Error{where + ": the header is cut off"};
    } else {
      Result<JournalEntry> entry = entryFromLine(line);
      // What was being written when the program or the machine stopped.
      if (last && (!whole || !entry)) {
        journal.truncated = true;
        break;
      }
      if (!entry)
        return entry.error().in(where);
      journal.entries.push_back(std::move(entry).value());
      journal.entries.back().line = number;
      if (const auto *event = std::get_if<JournalEvent>(&journal.entries.back().what))
        journal.finished |=
            event->mjai.value(QStringLiteral("type")).toString() == QStringLiteral("end_game");
    }
    journal.goodBytes += length;
  }
  if (number == 0)
    return Error{file + ": the journal is empty"};
  return journal;
}

}  // namespace janso
