// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/importsources.h"

#include <QDir>
#include <algorithm>
#include <utility>

namespace janso {
namespace {

const QLatin1String kPath("path");

std::optional<std::string> faultIn(const QJsonObject &object) {
  if (!QDir::isAbsolutePath(object.value(kPath).toString()))
    return "'path' is not an absolute path";
  return std::nullopt;
}

bool isIn(const QString &path, const QString &folder) {
  return path == folder ||
         path.startsWith(folder.endsWith(QLatin1Char('/')) ? folder : folder + QLatin1Char('/'));
}

}  // namespace

Result<ImportSources> ImportSources::read(const QString &path) {
  Result<JsonLines> lines = JsonLines::read(path, &faultIn);
  if (!lines)
    return lines.error();
  ImportSources sources;
  sources.m_lines = std::move(lines).value();
  for (QJsonObject object : sources.m_lines.objects()) {
    const QString source = QDir::cleanPath(object.take(kPath).toString());
    if (sources.add({source}) && !object.isEmpty())
      sources.m_sources.back().unknown = object;
  }
  return sources;
}

QStringList ImportSources::all() const {
  QStringList paths;
  for (const Source &source : m_sources)
    paths << source.path;
  return paths;
}

bool ImportSources::add(const QStringList &paths) {
  bool changed = false;
  for (const QString &given : paths) {
    const QString path = QDir::cleanPath(given);
    if (std::ranges::any_of(m_sources, [&](const Source &source) { return isIn(path, source.path); }))
      continue;
    std::erase_if(m_sources, [&](const Source &source) { return isIn(source.path, path); });
    m_sources.push_back({path, {}});
    changed = true;
  }
  return changed;
}

std::optional<Error> ImportSources::write() const {
  std::vector<QJsonObject> objects;
  for (const Source &source : m_sources) {
    QJsonObject object = source.unknown;
    object.insert(kPath, source.path);
    objects.push_back(object);
  }
  return m_lines.write(objects);
}

}  // namespace janso
