// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games out of files of any format that we know.
#include "records/gamefile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "records/filebytes.h"

namespace janso {
namespace {

// How far a file is looked into.
constexpr int kHead = 1 << 16;

QByteArray withoutMark(const QByteArray &bytes) {
  return (bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3, kHead) : bytes.left(kHead)).trimmed();
}

bool hasType(const QJsonDocument &document) {
  const QJsonObject object = document.isArray() ? document.array().at(0).toObject() : document.object();
  return object.contains(QLatin1String("type"));
}

FileFormat jsonFormat(const QByteArray &head) {
  const QByteArray line = head.left(head.indexOf('\n') < 0 ? head.size() : head.indexOf('\n'));
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
    file.broken = Error{"the file is empty"};
    return file;
  }
  switch (formatOf(*bytes)) {
    case FileFormat::Mjlog:
      return readMjlog(*bytes);
    case FileFormat::Mjai:
      return readMjai(*bytes);
    case FileFormat::Tenhou6:
      return readTenhou6(*bytes);
    case FileFormat::Majiang:
      return readMajiang(*bytes);
    case FileFormat::Progress:
      return readProgress(*bytes);
    case FileFormat::Unknown:
      break;
  }
  file.skipped = "no game of a format that is known (mjlog, mjai, tenhou.net/6 JSON, paipu)";
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
