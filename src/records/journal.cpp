// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads and writes the lines of a journal, and reads whole journals.
#include "records/journal.h"

#include <zlib.h>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <utility>

#include "records/actionjson.h"
#include "records/rulesetjson.h"

namespace janso {

namespace {

const QString kVersionKey = QStringLiteral("janso_journal");
const QString kProgramKey = QStringLiteral("janso");
const QString kBranchKey = QStringLiteral("branch");
const QString kKindKey = QStringLiteral("kind");
const QString kUndoKey = QStringLiteral("take_back");
const QString kStayKey = QStringLiteral("stay");
const QString kAnswerKey = QStringLiteral("answer");
const QString kStopKey = QStringLiteral("stop");
const QString kEventKey = QStringLiteral("event");
const QString kCheckKey = QStringLiteral("check");

QByteArray compact(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

// Answers and events prove each other; a header and the notes have nothing but this to prove them.
QString checkOf(QJsonObject object) {
  object.remove(kCheckKey);
  const QByteArray text = compact(object);
  const uLong sum =
      crc32_z(0, reinterpret_cast<const Bytef *>(text.constData()), static_cast<z_size_t>(text.size()));
  return QString::number(sum, 16).rightJustified(8, QLatin1Char('0'));
}

QJsonObject checked(QJsonObject object) {
  object.insert(kCheckKey, checkOf(object));
  return object;
}

bool fitsCheck(const QJsonObject &object) {
  return object.value(kCheckKey) == checkOf(object);
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

bool isCounted(const JournalHeader &header) {
  return header.kind.isEmpty() && !header.branch;
}

bool hasUndone(const Journal &journal) {
  return std::any_of(journal.entries.begin(), journal.entries.end(), [](const JournalEntry &entry) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    return note != nullptr && note->key == kUndoKey;
  });
}

JournalNote undoNote(std::size_t stay) {
  return {kUndoKey, {{kStayKey, static_cast<qint64>(stay)}}};
}

// --- Writing ---

QByteArray headerLine(const JournalHeader &header) {
  QJsonArray names;
  for (const std::string &name : header.names)
    names.append(QString::fromStdString(name));
  QJsonObject object{{kVersionKey, kJournalVersion},
                     {kProgramKey, header.program},
                     {QStringLiteral("started"), header.started.toString(Qt::ISODate)},
                     {QStringLiteral("names"), names},
                     {QStringLiteral("rules"), toJson(header.rules)},
                     {QStringLiteral("seed"), QString::fromStdString(toHex(header.seed))},
                     {QStringLiteral("setup"), header.setup}};
  if (header.branch)
    object.insert(kBranchKey, toJson(*header.branch));
  if (!header.kind.isEmpty())
    object.insert(kKindKey, header.kind);
  return compact(checked(object));
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
  return compact({{note.key, checked(note.body)}});
}

QByteArray entryLine(const JournalEntry &entry) {
  return std::visit(Overloaded{[](const JournalAnswer &answer) { return answerLine(answer); },
                               [](const JournalStop &stop) { return stopLine(stop); },
                               [](const JournalEvent &event) { return eventLine(event.mjai); },
                               [](const JournalNote &note) { return noteLine(note); }},
                    entry.what);
}

// --- Reading ---

QByteArray readHeaderLine(QIODevice &device) {
  constexpr qint64 kMost = 1024 * 1024;
  // Qt takes memory for as much as may come, before it reads.
  return device.readLine(device.size() > 0 ? std::min(kMost, device.size()) : kMost).trimmed();
}

namespace {

JournalProblem headerProblem(JournalFault fault, const std::string &detail) {
  return {fault, {}, 0, 0, detail, {}};
}

// Of a header that is one of ours.
Result<JournalHeader> headerFrom(const QJsonObject &object) {
  JournalHeader header;
  header.program = object.value(kProgramKey).toString();
  header.started = QDateTime::fromString(object.value(QStringLiteral("started")).toString(), Qt::ISODate);
  if (!header.started.isValid())
    return Error{"'started' is not a date"};
  const QJsonArray names = object.value(QStringLiteral("names")).toArray();
  if (names.size() != 4)
    return Error{"'names' must be a list of four names"};
  for (std::size_t seat = 0; seat < 4; ++seat)
    header.names[seat] = names[static_cast<qsizetype>(seat)].toString().toStdString();
  Result<RuleSet> rules = ruleSetFromJson(object.value(QStringLiteral("rules")).toObject());
  if (!rules)
    return rules.error();
  header.rules = std::move(rules).value();
  const Result<WallSeed> seed =
      wallSeedFromHex(object.value(QStringLiteral("seed")).toString().toStdString());
  if (!seed)
    return seed.error().in("'seed'");
  header.seed = *seed;
  header.setup = object.value(QStringLiteral("setup")).toObject();
  header.checked = object.contains(kCheckKey);
  header.kind = object.value(kKindKey).toString();
  if (const QJsonValue value = object.value(kBranchKey); value.isObject()) {
    Result<JournalBranch> branch = journalBranchFromJson(value.toObject(), header.rules);
    if (!branch)
      return branch.error().in("'branch'");
    header.branch = std::move(branch).value();
  }
  return header;
}

}  // namespace

JournalResult<JournalHeader> headerFromLine(const QByteArray &line) {
  const Result<QJsonObject> object = objectFrom(line);
  if (!object)
    return headerProblem(JournalFault::NoJournal, "not a saved match: " + object.error().text);
  const QJsonValue version = object->value(kVersionKey);
  if (!version.isDouble())
    return headerProblem(JournalFault::NoJournal, "not a saved match: the format number is missing");
  if (version.toInt() != kJournalVersion) {
    JournalProblem other =
        headerProblem(JournalFault::OtherVersion, "match file format " + std::to_string(version.toInt()) +
                                                      " is not supported by this version");
    other.program = object->value(kProgramKey).toString();
    return other;
  }
  if (object->contains(kCheckKey) && !fitsCheck(*object))
    return headerProblem(JournalFault::Damaged, "the header does not match its checksum");
  Result<JournalHeader> header = headerFrom(*object);
  if (!header)
    return headerProblem(JournalFault::Damaged, header.error().text);
  return std::move(header).value();
}

Result<JournalEntry> entryFromLine(const QByteArray &line, bool checked) {
  const Result<QJsonObject> object = objectFrom(line);
  if (!object)
    return object.error();
  if (object->size() != 1 || !object->begin().value().isObject())
    return Error{"a line must contain exactly one entry"};
  const QString key = object->begin().key();
  QJsonObject body = object->begin().value().toObject();
  if (key == kEventKey)
    return JournalEntry{0, JournalEvent{body}};
  if (key == kStopKey)
    return JournalEntry{0, JournalStop{body.value(QStringLiteral("seat")).toInt(-1)}};
  if (key != kAnswerKey) {
    if (checked && !fitsCheck(body))
      return Error{"the line does not match its checksum"};
    body.remove(kCheckKey);
    return JournalEntry{0, JournalNote{key, body}};
  }
  const Result<JournalAnswer> answer = answerFrom(body);
  if (!answer)
    return answer.error();
  return JournalEntry{0, *answer};
}

namespace {

bool isMatchEnd(const JournalEntry &entry) {
  const auto *event = std::get_if<JournalEvent>(&entry.what);
  return event != nullptr &&
         event->mjai.value(QStringLiteral("type")).toString() == QStringLiteral("end_game");
}

// The first line, from the file into the journal; or what is wrong with it.
std::optional<JournalProblem> readHeader(QIODevice &device, Journal &journal) {
  QByteArray line = device.readLine();
  journal.fileBytes = line.size();
  if (line.isEmpty())
    return JournalProblem{JournalFault::NoJournal, journal.path, 0, 0, "the saved match is empty", {}};
  const bool whole = line.endsWith('\n');
  if (whole)
    line.chop(1);
  if (const std::optional<JournalProblem> problem = takeLine(line, 1, journal))
    return problem;
  if (whole)
    return std::nullopt;
  return JournalProblem{JournalFault::Damaged, journal.path, 1, 0, "the header is cut off", {}};
}

// Removes the entries that an undo note takes back; any other entry removes nothing.
Result<bool> undo(const JournalEntry &entry, std::vector<JournalEntry> &before) {
  const auto *note = std::get_if<JournalNote>(&entry.what);
  if (note == nullptr || note->key != kUndoKey)
    return true;
  const qint64 stay = note->body.value(kStayKey).toInteger(-1);
  if (stay < 0 || stay > static_cast<qint64>(before.size()))
    return Error{"the note 'take_back' keeps more entries than there are"};
  before.erase(before.begin() + stay, before.end());
  return true;
}

// A line after the first, without its line feed, behind what was read before.
Result<bool> takeEntry(const QByteArray &line, int number, Journal &journal) {
  Result<JournalEntry> entry = entryFromLine(line, journal.header.checked);
  if (!entry)
    return entry.error();
  if (const Result<bool> taken = undo(*entry, journal.entries); !taken)
    return taken.error();
  journal.entries.push_back(std::move(entry).value());
  journal.entries.back().line = number;
  journal.finished |= isMatchEnd(journal.entries.back());
  return true;
}

JournalProblem damageAt(int number, const Error &error, const Journal &journal) {
  return {JournalFault::Damaged, journal.path, number, 0, error.text, journal.header.program};
}

// The lines after the first.
void readEntries(QIODevice &device, Journal &journal) {
  for (int number = 2; !device.atEnd(); ++number) {
    QByteArray line = device.readLine();
    const auto length = line.size();
    journal.fileBytes += length;
    const bool whole = line.endsWith('\n');
    if (whole)
      line.chop(1);
    const Result<bool> taken = whole ? takeEntry(line, number, journal) : Error{"the line is cut off"};
    // What was being written when the program or the machine stopped.
    if (!taken && device.atEnd()) {
      journal.truncated = true;
      return;
    }
    if (!taken) {
      journal.damage = damageAt(number, taken.error(), journal);
      return;
    }
    journal.goodBytes += length;
  }
}

}  // namespace

JournalResult<Journal> readJournalSoFar(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return JournalProblem{JournalFault::Unreadable, path, 0, 0, file.errorString().toStdString(), {}};
  return readJournalSoFar(file, path);
}

JournalResult<Journal> readJournalSoFar(QIODevice &device, const QString &path) {
  if (device.size() > kMostJournalBytes)
    return JournalProblem{JournalFault::NoJournal, path, 0, 0, "too large for a saved match", {}};
  Journal journal;
  journal.path = path;
  if (const std::optional<JournalProblem> problem = readHeader(device, journal))
    return *problem;
  readEntries(device, journal);
  return journal;
}

JournalResult<Journal> readJournal(const QString &path) {
  JournalResult<Journal> journal = readJournalSoFar(path);
  if (journal && journal->damage)
    return *journal->damage;
  return journal;
}

std::optional<JournalProblem> takeLine(const QByteArray &line, int number, Journal &journal) {
  if (number == 1) {
    JournalResult<JournalHeader> header = headerFromLine(line);
    if (!header) {
      JournalProblem problem = header.problem();
      problem.path = journal.path;
      problem.line = 1;
      return problem;
    }
    journal.header = std::move(header).value();
  } else if (const Result<bool> taken = takeEntry(line, number, journal); !taken) {
    return damageAt(number, taken.error(), journal);
  }
  journal.goodBytes += line.size() + 1;
  return std::nullopt;
}

Journal journalBefore(Journal journal, int line) {
  while (!journal.entries.empty() && journal.entries.back().line >= line)
    journal.entries.pop_back();
  journal.finished = !journal.entries.empty() && isMatchEnd(journal.entries.back());
  return journal;
}

}  // namespace janso
