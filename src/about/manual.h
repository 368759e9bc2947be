// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program's description of itself for its manual page and for shell completion. Both use the same data as
// --help.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace janso {

struct ManualOption {
  QStringList names;  // with dashes: "-h", "--help"; for a plain word its name
  QString value;      // value that follows, such as "FILE"; empty = none
  QString help;
  QStringList words;  // allowed values, where they are known

  bool isWord() const { return !names.first().startsWith(QLatin1Char('-')); }
};

struct ManualCommand {
  QString name;
  QString usage;  // text after the name
  QString summary;
  QString notes;  // a line that begins with a space stays as it is
  QList<ManualOption> options;
};

struct Manual {
  QString program;
  int section = 1;  // section of the manual: 6 = games
  QString summary;  // one line, as shown after the name
  QString usage;    // text after the name, for a program without commands
  QString description;
  QList<ManualOption> options;
  QList<ManualCommand> commands;
  QStringList also;  // "janso-cli(1)"
};

// The source of a manual page, for man.
QString manPage(const Manual &manual);
// Completion scripts for these shells.
QString bashCompletion(const Manual &manual);
QString zshCompletion(const Manual &manual);
QString fishCompletion(const Manual &manual);

// The words that the --manual option takes, and the output for each; nothing for any other word.
QStringList manualForms();
std::optional<QString> manualAs(const QString &form, const Manual &manual);

// Whether a value of this name is a file or folder.
bool isPathValue(const QString &value);

}  // namespace janso
