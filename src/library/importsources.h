// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The files and folders that the user has imported. A lost index can be rebuilt from them. The file contains
// JSON lines, one for each path.
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
  // A missing file is empty. The error is one sentence.
  static Result<ImportSources> read(const QString &path);

  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  // Absolute paths without duplicates. No path is inside another one.
  QStringList all() const;
  // Adds absolute paths. A path inside a known folder adds nothing; a folder replaces all known paths inside
  // it. Returns false if all of them were known.
  bool add(const QStringList &paths);

  // Writes the file completely or not at all. The error names the file.
  std::optional<Error> write() const;

 private:
  struct Source {
    QString path;
    QJsonObject unknown;  // keys of the line that Janso does not know
  };

  JsonLines m_lines;
  std::vector<Source> m_sources;
};

}  // namespace janso
