// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace janso {

Translations::Translations(QObject *parent) : QObject(parent) {}

bool Translations::use(const QString &language) {
  return use(language == QLatin1String("system") || language.isEmpty() ? QLocale::system()
                                                                       : QLocale(language));
}

bool Translations::use(const QLocale &locale) {
  const bool own = m_own.use(locale);
  QCoreApplication::removeTranslator(&m_qt);
  // Qt's own Chinese is that of a country, zh_CN: asked by locale, it is found.
  if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(&m_qt);
  return own;
}

}  // namespace janso
