// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The files and folders that somebody has imported: from them an index that was lost is made anew. A file of
// JSON lines, one a line.
//
//   {"path":"/home/aki/games"}
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "library/jsonlines.h"
#include "rules/result.h"

namespace janso {

class ImportSources {
 public:
  // One that is not there is empty. The error is one sentence.
  static Result<ImportSources> read(const QString &path);

  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  // Absolute, each once, none below another.
  QStringList all() const;
  // Absolute paths. What lies below one that is there adds nothing, what lies above takes its place. False:
  // all were there.
  bool add(const QStringList &paths);

  // All or nothing; the error names the file.
  std::optional<Error> write() const;

 private:
  struct Source {
    QString path;
    QJsonObject unknown;  // keys of the line that are not ours
  };

  JsonLines m_lines;
  std::vector<Source> m_sources;
};

}  // namespace janso
