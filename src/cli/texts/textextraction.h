// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Checks data files that hold texts (lessons, chapters of the handbook), and extracts their texts for
// translators.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

#include "cli/command/command.h"
#include "rules/result.h"

namespace janso::cli {

// What the command line asked for.
struct TextFilesGiven {
  QStringList paths;
  QString texts;  // the file to write the texts to; empty = only check
};

// A file that could be read.
struct TextFile {
  QString summary;  // one line for the output, with the path
  QString source;   // its texts as lines of translationSource()
};

// One line of source code for Qt's lupdate: the English `text` in this translation context, told apart by
// `comment`.
QString translationSource(const char *context, QString text, const QString &comment);

// Reads each file, prints its summary or what is wrong with it, and writes the texts of all if none is wrong.
// Returns the exit status; the error is a mistake in what was asked for.
Result<int> extractTexts(const TextFilesGiven &given,
                         const std::function<Result<TextFile>(const QString &path)> &read, Console &console);

}  // namespace janso::cli
