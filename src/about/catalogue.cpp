// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "about/catalogue.h"

#include <QCoreApplication>
#include <QFile>
#include <algorithm>
#include <array>

// The texts are in a static library, whose resources must be initialized explicitly.
static void loadTexts() {
  Q_INIT_RESOURCE(translations);
}

namespace janso {

namespace {

QString languageOf(const QLocale &locale) {
  return locale.name().section(QLatin1Char('_'), 0, 0);
}

QString textsOf(const QString &language) {
  return QStringLiteral(":/i18n/janso_%1.qm").arg(language);
}

// "de_DE" of "de_DE.UTF-8@euro".
QString withoutEncoding(const QString &name) {
  return name.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('@'), 0, 0);
}

bool isEnglish(const QString &name) {
  return name == QLatin1String("C") || name == QLatin1String("POSIX");
}

}  // namespace

Catalogue::Catalogue() {
  loadTexts();
}

bool Catalogue::use(const QLocale &locale) {
  QLocale::setDefault(locale);
  QCoreApplication::removeTranslator(&m_translator);
  m_language = languageOf(locale);
  // Plurals are texts of a language too: English has its own file.
  const bool loaded =
      m_translator.load(textsOf(m_language)) || m_translator.load(textsOf(QStringLiteral("en")));
  if (loaded)
    QCoreApplication::installTranslator(&m_translator);
  return loaded;
}

QLocale terminalLocale() {
  loadTexts();
  const QLocale english(QLocale::English, QLocale::UnitedStates);
  constexpr std::array kVariables{"LC_ALL", "LC_MESSAGES", "LANG"};
  const auto *const said = std::ranges::find_if(
      kVariables, [](const char *variable) { return !qEnvironmentVariableIsEmpty(variable); });
  if (said == kVariables.end()) {
    const QLocale system = QLocale::system();
    return system.language() == QLocale::C ? english : system;
  }
  const QString name = withoutEncoding(qEnvironmentVariable(*said));
  if (isEnglish(name))
    return english;
  for (const QString &wanted : qEnvironmentVariable("LANGUAGE").split(QLatin1Char(':'), Qt::SkipEmptyParts)) {
    const QLocale locale(withoutEncoding(wanted));
    if (locale.language() != QLocale::C && QFile::exists(textsOf(languageOf(locale))))
      return locale;
  }
  const QLocale locale(name);
  return locale.language() == QLocale::C ? english : locale;
}

}  // namespace janso
