// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/faulttexts.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <string>
#include <vector>

#include "rules/fault.h"

namespace janso {

namespace {

struct FaultTexts {
  Q_DECLARE_TR_FUNCTIONS(FaultTexts)
};

}  // namespace

QString faultText(const Error &error) {
  if (error.words == nullptr)
    return QString::fromStdString(error.text);
  std::vector<std::string> data = error.data;
  if (error.words->endsInSystem && !data.empty())
    data.back() = systemWords(QString::fromStdString(data.back())).toStdString();
  const QString words = FaultTexts::tr(error.words->english);
  return QString::fromStdString(withData(words.toStdString(), data));
}

// Nothing else of Qt is translated where the command line speaks, so that what readers of files say, which
// also stands in JSON, is the same in every language.
QString systemWords(const QString &english) {
  QTranslator qt;
  if (!qt.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
               QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    return english;
  for (const char *context :
       {"QIODevice", "QFile", "QSaveFile", "QAbstractSocket", "QHostInfo", "QJsonParseError"}) {
    if (const QString words = qt.translate(context, english.toUtf8().constData()); !words.isEmpty())
      return words;
  }
  return english;
}

}  // namespace janso
