// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/savedsearches.h"

#include <algorithm>
#include <utility>

namespace janso {
namespace {

const QLatin1String kSearchName("name");
const QLatin1String kSearch("search");
const QLatin1String kKind("kind");

std::optional<std::string> faultIn(const QJsonObject &object) {
  if (object.value(kSearchName).toString().trimmed().isEmpty())
    return "'name' is not a name";
  if (!object.value(kSearch).isString())
    return "'search' is not a search";
  if (object.contains(kKind) && !object.value(kKind).isString())
    return "'kind' is not a word";
  return std::nullopt;
}

bool isNamed(const SavedSearch &search, const QString &name) {
  return search.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0;
}

}  // namespace

Result<SavedSearches> SavedSearches::read(const QString &path) {
  Result<JsonLines> lines = JsonLines::read(path, &faultIn);
  if (!lines)
    return lines.error();
  SavedSearches searches;
  searches.m_lines = std::move(lines).value();
  for (QJsonObject object : searches.m_lines.objects()) {
    SavedSearch search{object.value(kSearchName).toString().trimmed(),
                       object.value(kSearch).toString(),
                       object.value(kKind).toString(),
                       {}};
    for (const QLatin1String key : {kSearchName, kSearch, kKind})
      object.remove(key);
    search.unknown = object;
    searches.save(search);
  }
  return searches;
}

void SavedSearches::save(const SavedSearch &search) {
  const auto same = std::ranges::find_if(
      m_searches, [&search](const SavedSearch &each) { return isNamed(each, search.name); });
  if (same != m_searches.end())
    *same = search;
  else
    m_searches.push_back(search);
}

void SavedSearches::remove(const QString &name) {
  std::erase_if(m_searches, [&name](const SavedSearch &each) { return isNamed(each, name); });
}

std::optional<Error> SavedSearches::write() const {
  std::vector<QJsonObject> objects;
  for (const SavedSearch &search : m_searches) {
    QJsonObject object = search.unknown;
    object.insert(kSearchName, search.name);
    object.insert(kSearch, search.search);
    if (!search.kind.isEmpty())
      object.insert(kKind, search.kind);
    objects.push_back(object);
  }
  return m_lines.write(objects);
}

}  // namespace janso
