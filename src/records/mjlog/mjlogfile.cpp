// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads a recorded game from an mjlog.
#include "records/mjlog/mjlogfile.h"

#include <QXmlStreamReader>

#include "records/mjlog/mjlogreader.h"

namespace janso {

GameFile readMjlog(const QByteArray &bytes) {
  GameFile file;
  QXmlStreamReader xml(bytes);
  MjlogReader reader;
  while (!xml.atEnd() && !file.broken) {
    if (xml.readNext() != QXmlStreamReader::StartElement)
      continue;
    const FilePlace place{static_cast<int>(xml.lineNumber()), static_cast<int>(xml.columnNumber())};
    const Result<bool> taken = reader.take(xml.name().toString(), xml.attributes(), place);
    if (!taken)
      file.broken = taken.error().in(toText(place));
  }
  if (!file.broken && xml.hasError()) {
    const FilePlace place{static_cast<int>(xml.lineNumber()), static_cast<int>(xml.columnNumber())};
    file.broken =
        Error{"not well-formed XML: " + xml.errorString().simplified().toStdString()}.in(toText(place));
  }
  RecordedGame game = reader.finish();
  if (!game.hands.empty())
    file.games.push_back(std::move(game));
  else if (!file.broken)
    file.broken = fileFault(FileFault::NoInit);
  return file;
}

}  // namespace janso
