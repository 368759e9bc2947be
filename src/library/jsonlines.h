// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A text file of JSON objects, one a line, of which no line is ever lost: what cannot be understood is kept
// as it stands and written again.
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
  // What is wrong with an object, as words behind a colon; nothing when it can be taken.
  using Judge = std::function<std::optional<std::string>(const QJsonObject &)>;

  // A file that is not there is empty. The error names the file: it cannot be read.
  static Result<JsonLines> read(const QString &path, const Judge &judge);

  const std::vector<QJsonObject> &objects() const { return m_objects; }
  // A sentence for each line that is kept as it stands: the file, the line, what is wrong.
  const std::vector<std::string> &problems() const { return m_problems; }

  // All or nothing: the objects in place of those that were read, then the lines that are kept.
  std::optional<Error> write(const std::vector<QJsonObject> &objects) const;

 private:
  QString m_path;
  std::vector<QJsonObject> m_objects;
  std::vector<QByteArray> m_kept;
  std::vector<std::string> m_problems;
};

// Runs `change` while no other program of ours that asks so does on the same file. The error is one sentence:
// another holds it for too long, the folder cannot be written, or what `change` gave.
std::optional<Error> whileLocked(const QString &path, const std::function<std::optional<Error>()> &change);

}  // namespace janso
