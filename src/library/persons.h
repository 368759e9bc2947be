// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which names belong to one person, and which person is the user. The file contains JSON lines, one for each
// person.
//
//   {"names":["Ann","ann_2019"],"me":true}
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

struct Person {
  QStringList names;  // not case-sensitive; each name belongs to one person only
  bool me = false;
  QJsonObject unknown;  // keys of the line that Janso does not know
};

class Persons {
 public:
  // A missing file is empty. The error is one sentence.
  static Result<Persons> read(const QString &path);

  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  const std::vector<Person> &all() const { return m_persons; }
  // All names of the person with this name; just the name itself if nothing is known.
  QStringList namesOf(const QString &name) const;

  // Assigns these names to one person. Persons who had any of them are merged.
  void join(const QStringList &names);
  // Removes a name from its person.
  void remove(const QString &name);
  void setMe(const QString &name, bool me);

  // Writes the file completely or not at all. The error names the file.
  std::optional<Error> write() const;

 private:
  Person *find(const QString &name);

  JsonLines m_lines;
  std::vector<Person> m_persons;
};

}  // namespace janso
