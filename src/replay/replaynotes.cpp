// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/replaynotes.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <string>

#include "records/savefile.h"

namespace janso {
namespace {

const QString kHand = QStringLiteral("hand");
const QString kEvent = QStringLiteral("event");
const QString kBookmark = QStringLiteral("bookmark");
const QString kNote = QStringLiteral("note");
const QString kLeft = QStringLiteral("left");

QByteArray line(ReplayPlace place, const QString &key, const QJsonValue &value) {
  const QJsonObject object{{kHand, place.hand + 1}, {kEvent, place.event}, {key, value}};
  return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

// False when the object is none of ours.
bool read(const QJsonObject &object, ReplayNotes &notes) {
  const ReplayPlace place{object.value(kHand).toInt() - 1, object.value(kEvent).toInt()};
  if (place.hand < 0 || place.event < 1)
    return false;
  if (object.value(kBookmark).isString())
    notes.bookmarks[place] = object.value(kBookmark).toString();
  else if (object.value(kNote).isString())
    notes.notes[place] = object.value(kNote).toString();
  else if (const int seat = object.value(kLeft).toInt(); seat >= 1 && seat <= 4)
    notes.position = ReplayPosition{place, seat - 1};
  else
    return false;
  return true;
}

}  // namespace

QByteArray toJsonLines(const ReplayNotes &notes) {
  QByteArray lines;
  for (const auto &[place, name] : notes.bookmarks)
    lines += line(place, kBookmark, name);
  for (const auto &[place, text] : notes.notes)
    lines += line(place, kNote, text);
  if (notes.position)
    lines += line(notes.position->place, kLeft, notes.position->seat + 1);
  return lines;
}

Result<ReplayNotes> notesFromJsonLines(const QByteArray &lines) {
  ReplayNotes notes;
  int number = 0;
  for (const QByteArray &text : lines.split('\n')) {
    ++number;
    if (text.trimmed().isEmpty())
      continue;
    if (!read(QJsonDocument::fromJson(text).object(), notes))
      return Error{"line " + std::to_string(number) + " is not a bookmark, note or position"};
  }
  return notes;
}

ReplayNotes NotesFile::load() {
  QFile file(m_path);
  if (!file.open(QIODevice::ReadOnly))
    return {};
  const Result<ReplayNotes> notes = notesFromJsonLines(file.readAll());
  if (notes)
    return *notes;
  file.close();
  moveDamagedFile(m_path);
  return {};
}

std::optional<Error> NotesFile::save(const ReplayNotes &notes) {
  return saveOwnFile(m_path, toJsonLines(notes));
}

}  // namespace janso
