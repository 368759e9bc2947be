// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/persons.h"

#include <QJsonArray>
#include <QJsonValue>
#include <algorithm>
#include <utility>

namespace janso {
namespace {

const QLatin1String kNames("names");
const QLatin1String kMe("me");

std::optional<std::string> faultInPerson(const QJsonObject &object) {
  const QJsonArray names = object.value(kNames).toArray();
  if (names.isEmpty() || !std::all_of(names.begin(), names.end(), [](const QJsonValue &name) {
        return !name.toString().trimmed().isEmpty();
      }))
    return "'names' is not a list of names";
  if (object.contains(kMe) && !object.value(kMe).isBool())
    return "'me' is neither true nor false";
  return std::nullopt;
}

}  // namespace

Result<Persons> Persons::read(const QString &path) {
  Result<JsonLines> lines = JsonLines::read(path, &faultInPerson);
  if (!lines)
    return lines.error();
  Persons persons;
  persons.m_lines = std::move(lines).value();
  for (QJsonObject object : persons.m_lines.objects()) {
    QStringList names;
    for (const QJsonValue &name : object.value(kNames).toArray())
      names << name.toString().trimmed();
    const bool me = object.value(kMe).toBool();
    persons.join(names);
    if (me)
      persons.setMe(names.front(), true);
    object.remove(kNames);
    object.remove(kMe);
    for (auto entry = object.begin(); entry != object.end(); ++entry)
      persons.find(names.front())->unknown.insert(entry.key(), entry.value());
  }
  return persons;
}

Person *Persons::find(const QString &name) {
  const auto person = std::ranges::find_if(
      m_persons, [&](const Person &each) { return each.names.contains(name, Qt::CaseInsensitive); });
  return person == m_persons.end() ? nullptr : &*person;
}

QStringList Persons::namesOf(const QString &name) const {
  for (const Person &person : m_persons) {
    if (person.names.contains(name, Qt::CaseInsensitive))
      return person.names;
  }
  return {name};
}

void Persons::join(const QStringList &names) {
  Person joined;
  for (const QString &name : names) {
    if (const Person *found = find(name)) {
      joined.names += found->names;
      joined.me = joined.me || found->me;
      for (auto entry = found->unknown.begin(); entry != found->unknown.end(); ++entry)
        joined.unknown.insert(entry.key(), entry.value());
      m_persons.erase(m_persons.begin() + (found - m_persons.data()));
    }
    if (!joined.names.contains(name, Qt::CaseInsensitive))
      joined.names << name;
  }
  m_persons.push_back(std::move(joined));
}

void Persons::remove(const QString &name) {
  if (Person *person = find(name)) {
    person->names.removeIf([&](const QString &each) { return each.compare(name, Qt::CaseInsensitive) == 0; });
    if (person->names.isEmpty())
      m_persons.erase(m_persons.begin() + (person - m_persons.data()));
  }
}

void Persons::setMe(const QString &name, bool me) {
  if (find(name) == nullptr)
    join({name});
  find(name)->me = me;
}

std::optional<Error> Persons::write() const {
  std::vector<QJsonObject> objects;
  for (const Person &person : m_persons) {
    // One name alone that is not the user's says nothing.
    if (person.names.size() == 1 && !person.me && person.unknown.isEmpty())
      continue;
    QJsonObject object = person.unknown;
    object.insert(kNames, QJsonArray::fromStringList(person.names));
    if (person.me)
      object.insert(kMe, true);
    objects.push_back(object);
  }
  return m_lines.write(objects);
}

}  // namespace janso
