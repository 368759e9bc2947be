// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads recorded games from files of any supported format.
#include "records/formats/gamefile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "records/formats/filebytes.h"
#include "records/majiang/majiangfile.h"
#include "records/mjlog/mjlogfile.h"
#include "records/ownmatch.h"
#include "records/tenhou6/tenhou6file.h"

namespace janso {
namespace {

// How far a file is looked into.
constexpr int kHeadBytes = 1 << 16;

QByteArray withoutMark(const QByteArray &bytes) {
  return (bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3, kHeadBytes) : bytes.left(kHeadBytes)).trimmed();
}

bool hasType(const QJsonDocument &document) {
  const QJsonObject object = document.isArray() ? document.array().at(0).toObject() : document.object();
  return object.contains(QLatin1String("type"));
}

FileFormat jsonFormat(const QByteArray &head) {
  const QByteArray line = head.left(head.indexOf('\n') < 0 ? head.size() : head.indexOf('\n'));
  if (line.contains("\"janso_journal\""))
    return FileFormat::Journal;
  const QJsonDocument document = QJsonDocument::fromJson(line);
  if (!document.isNull() && hasType(document))
    return FileFormat::Mjai;
  // A record of one line may be longer than what was looked at, or broken: then keys are looked for as text.
  if (head.contains("\"log\"") && head.contains("\"rule\""))
    return FileFormat::Tenhou6;
  if (head.contains("\"log\"") && head.contains("\"qipai\""))
    return FileFormat::Majiang;
  if (line.contains("\"hands\"") && line.contains("\"final_scores\""))
    return FileFormat::Progress;
  return document.isNull() && line.contains("\"type\"") ? FileFormat::Mjai : FileFormat::Unknown;
}

GameFile readOwnMatch(const QByteArray &bytes) {
  GameFile file;
  Result<Journal> journal = journalOf(bytes);
  if (journal)
    file.journal = std::make_shared<const Journal>(std::move(journal).value());
  else
    file.broken = journal.error();
  return file;
}

struct FormatReader {
  FileFormat format;
  GameFile (*read)(const QByteArray &bytes);
};
constexpr std::array kReaders = {
    FormatReader{FileFormat::Mjlog, &readMjlog},       FormatReader{FileFormat::Mjai, &readMjai},
    FormatReader{FileFormat::Tenhou6, &readTenhou6},   FormatReader{FileFormat::Majiang, &readMajiang},
    FormatReader{FileFormat::Progress, &readProgress}, FormatReader{FileFormat::Journal, &readOwnMatch},
};

}  // namespace

FileFormat formatOf(const QByteArray &bytes) {
  const QByteArray head = withoutMark(bytes);
  if (head.startsWith('<'))
    return head.contains("<mjloggm") ? FileFormat::Mjlog : FileFormat::Unknown;
  if (head.startsWith('{') || head.startsWith('['))
    return jsonFormat(head);
  // A log with comments and drawings between its lines says so in its first line.
  if (head.startsWith('#') && head.contains("{\"type\":\"start_game\""))
    return FileFormat::Mjai;
  return FileFormat::Unknown;
}

GameFile readGames(const QByteArray &packed) {
  GameFile file;
  const Result<QByteArray> bytes = unpacked(packed);
  if (!bytes) {
    file.broken = bytes.error();
    return file;
  }
  if (bytes->trimmed().isEmpty()) {
    file.broken = fileFault(FileFault::Empty);
    return file;
  }
  const FileFormat format = formatOf(*bytes);
  const auto *reader = std::find_if(kReaders.begin(), kReaders.end(),
                                    [&](const FormatReader &each) { return each.format == format; });
  if (reader != kReaders.end()) {
    file = reader->read(*bytes);
    file.format = format;
    return file;
  }
  file.skipped = fileFault(FileFault::NoFormat);
  file.foreign = true;
  return file;
}

GameFile readGameFile(const QString &path) {
  const Result<QByteArray> bytes = readFileBytes(path);
  if (bytes)
    return readGames(*bytes);
  GameFile file;
  file.broken = bytes.error();
  return file;
}

}  // namespace janso
