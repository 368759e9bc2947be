// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a program tells of itself outside of it: its manual page, and what a shell completes. Both are made
// from what --help is made from.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace janso {

struct ManualOption {
  QStringList names;  // with their dashes, "-h", "--help"; of a word that stands alone its name
  QString value;      // what follows, as "FILE"; empty = nothing does
  QString help;
  QStringList words;  // that the value may be, where they are known

  bool isWord() const { return !names.first().startsWith(QLatin1Char('-')); }
};

struct ManualCommand {
  QString name;
  QString usage;  // after the name
  QString summary;
  QString notes;  // a line that begins with a space stays as it is
  QList<ManualOption> options;
};

struct Manual {
  QString program;
  int section = 1;  // of the manual: 6 = games
  QString summary;  // one line, as after the name
  QString usage;    // after the name, of a program without commands
  QString description;
  QList<ManualOption> options;
  QList<ManualCommand> commands;
  QStringList also;  // "janso-cli(1)"
};

// The source of a manual page, for man.
QString manPage(const Manual &manual);
// What these shells read.
QString bashCompletion(const Manual &manual);
QString zshCompletion(const Manual &manual);
QString fishCompletion(const Manual &manual);

// The words that the option for it takes, and what each of them is: nothing for another word.
QStringList manualForms();
std::optional<QString> manualAs(const QString &form, const Manual &manual);

// Whether a value of this name is a file or folder.
bool isPathValue(const QString &value);

}  // namespace janso
