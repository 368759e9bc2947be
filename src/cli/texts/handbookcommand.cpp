// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli handbook: checks chapters of the handbook, and extracts their texts for translators.
#include "cli/texts/textcommands.h"

#include <QFile>
#include <QFileInfo>
#include <array>

#include "cli/texts/textextraction.h"
#include "records/diskfault.h"
#include "widgets/lexicon/handbook.h"

namespace janso::cli {
namespace {

constexpr auto kHandbookOptions = std::to_array<Option<TextFilesGiven>>({
    {{"FILE", "", QT_TRANSLATE_NOOP("janso::cli::Text", "read this handbook chapter (NN-id.md)")},
     &addText<&TextFilesGiven::paths>},
    {{"--texts", "FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "write all the text of the chapters to this file, as source code for Qt's lupdate")},
     &setText<&TextFilesGiven::texts>},
});

Result<TextFile> readChapter(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return cannotRead(file);
  const Result<HandbookChapter> chapter = parseHandbookChapter(file.readAll(), QFileInfo(path).fileName());
  if (!chapter)
    return chapter.error();
  TextFile read{QStringLiteral("%1: %2").arg(path, chapter->title),
                translationSource("Handbook", chapter->title, chapter->id)};
  for (const HandbookBlock &block : chapter->blocks)
    read.source += translationSource("Handbook", block.source, chapter->id);
  return read;
}

}  // namespace

std::span<const OptionInfo> handbookOptions() {
  static constexpr auto kInfos = infosOf(kHandbookOptions);
  return kInfos;
}

Result<int> runHandbook(const QStringList &arguments, Console &console) {
  TextFilesGiven given;
  if (const auto used = readOptions(kHandbookOptions, arguments, given); !used)
    return used.error();
  return extractTexts(given, readChapter, console);
}

}  // namespace janso::cli
