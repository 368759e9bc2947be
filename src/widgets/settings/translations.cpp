// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

// The texts lie in a static library, which brings its resources only when asked.
static void loadTexts() {
  Q_INIT_RESOURCE(translations);
}

namespace janso {

Translations::Translations(QObject *parent) : QObject(parent) {
  loadTexts();
}

bool Translations::use(const QString &language) {
  const QLocale locale =
      language == QLatin1String("system") || language.isEmpty() ? QLocale::system() : QLocale(language);
  QLocale::setDefault(locale);
  QCoreApplication::removeTranslator(&m_own);
  QCoreApplication::removeTranslator(&m_qt);
  m_language = locale.name().section(QLatin1Char('_'), 0, 0);
  // Plurals are texts of a language too: English has its own file.
  const bool own = m_own.load(QStringLiteral(":/i18n/janso_%1.qm").arg(m_language)) ||
                   m_own.load(QStringLiteral(":/i18n/janso_en.qm"));
  if (own)
    QCoreApplication::installTranslator(&m_own);
  // Qt's own Chinese is that of a country, zh_CN: asked by locale, it is found.
  if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(&m_qt);
  return own;
}

}  // namespace janso
