// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which names belong to one person, and which person is the user: a file of JSON lines, a person a line.
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
  QStringList names;  // letters of any case; each belongs to one person only
  bool me = false;
  QJsonObject unknown;  // keys of the line that are not ours
};

class Persons {
 public:
  // A file that is not there is empty. The error is one sentence.
  static Result<Persons> read(const QString &path);

  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  const std::vector<Person> &all() const { return m_persons; }
  // All names of the person with this one: itself alone where nothing is known.
  QStringList namesOf(const QString &name) const;

  // Makes these names one person's: persons who had any of them become one.
  void join(const QStringList &names);
  // Takes a name away from its person.
  void remove(const QString &name);
  void setMe(const QString &name, bool me);

  // All or nothing; the error names the file.
  std::optional<Error> write() const;

 private:
  Person *find(const QString &name);

  JsonLines m_lines;
  std::vector<Person> m_persons;
};

}  // namespace janso
