// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A text file with one JSON object per line. No line is ever lost: lines that cannot be understood are kept
// unchanged and written again.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/result.h"

namespace janso {

class JsonLines {
 public:
  // Returns what is wrong with an object, as words after a colon; nothing if it is valid.
  using Judge = std::function<std::optional<std::string>(const QJsonObject &)>;

  // A missing file is empty. If the file cannot be read, the error names it.
  static Result<JsonLines> read(const QString &path, const Judge &judge);

  const std::vector<QJsonObject> &objects() const { return m_objects; }
  // One sentence for each line that is kept unchanged: the file, the line, and what is wrong.
  const std::vector<std::string> &problems() const { return m_problems; }

  // Writes the file completely or not at all: `objects` replace those that were read, then come the lines
  // that are kept.
  std::optional<Error> write(const std::vector<QJsonObject> &objects) const;

 private:
  QString m_path;
  std::vector<QJsonObject> m_objects;
  std::vector<QByteArray> m_kept;
  std::vector<std::string> m_problems;
};

// Runs `change` while no other Janso program runs a change of the same file with this function. The error is
// one sentence: another program holds the file for too long, the folder is not writable, or the error from
// `change`.
std::optional<Error> whileLocked(const QString &path, const std::function<std::optional<Error>()> &change);

}  // namespace janso
