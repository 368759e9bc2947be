// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/whatsnew.h"

#include <QFile>
#include <QVersionNumber>
#include <QXmlStreamReader>

namespace janso {

namespace {

// A text without a language, or one that takes the place of the text before it.
void readText(QXmlStreamReader &xml, const QString &language, QList<ReleaseText> &texts) {
  const bool listed = xml.name() == QLatin1String("li");
  QString its;
  for (const QXmlStreamAttribute &attribute : xml.attributes()) {
    if (attribute.qualifiedName() == QLatin1String("xml:lang"))
      its = attribute.value().toString();
  }
  const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
  if (its.isEmpty())
    texts << ReleaseText{text, listed};
  else if (its == language && !texts.isEmpty())
    texts.last().text = text;
}

}  // namespace

void lookForNews(Settings &settings, const QString &version) {
  const QString before = settings.text(Setting::Version);
  settings.setValue(Setting::Version, version);
  if (before.isEmpty() || before == version)
    return;
  const bool newer = QVersionNumber::fromString(version) > QVersionNumber::fromString(before);
  settings.setValue(Setting::News, newer ? version : QString());
}

QList<Release> readReleases(const QByteArray &metadata, const QString &language) {
  QList<Release> releases;
  QXmlStreamReader xml(metadata);
  bool within = false;
  while (!xml.atEnd()) {
    const QXmlStreamReader::TokenType token = xml.readNext();
    if (token == QXmlStreamReader::EndElement && xml.name() == QLatin1String("release"))
      within = false;
    if (token != QXmlStreamReader::StartElement)
      continue;
    if (xml.name() == QLatin1String("release")) {
      within = true;
      releases << Release{
          xml.attributes().value(QLatin1String("version")).toString(),
          QDate::fromString(xml.attributes().value(QLatin1String("date")).left(10).toString(), Qt::ISODate),
          {}};
    } else if (within && (xml.name() == QLatin1String("p") || xml.name() == QLatin1String("li"))) {
      readText(xml, language, releases.last().texts);
    }
  }
  return releases;
}

QList<Release> ownReleases(const QString &language) {
  QFile file(QStringLiteral(":/desktop/org.janso.Janso.metainfo.xml"));
  return file.open(QIODevice::ReadOnly) ? readReleases(file.readAll(), language) : QList<Release>();
}

}  // namespace janso
