// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/faulttexts.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QMutex>
#include <QTranslator>
#include <string>
#include <utility>
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

std::shared_ptr<const QTranslator> qtTexts() {
  static QMutex mutex;
  static QLocale language;
  static std::shared_ptr<const QTranslator> texts;
  const QMutexLocker lock(&mutex);
  if (const QLocale now; texts == nullptr || language != now) {
    auto read = std::make_shared<QTranslator>();
    [[maybe_unused]] const bool there = read->load(now, QStringLiteral("qtbase"), QStringLiteral("_"),
                                                   QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    texts = std::move(read);
    language = now;
  }
  return texts;
}

// Nothing else of Qt is translated where the command line speaks, so that what readers of files say, which
// also stands in JSON, is the same in every language.
QString systemWords(const QString &english) {
  const std::shared_ptr<const QTranslator> qt = qtTexts();
  for (const char *context :
       {"QIODevice", "QFile", "QSaveFile", "QAbstractSocket", "QHostInfo", "QJsonParseError"}) {
    if (const QString words = qt->translate(context, english.toUtf8().constData()); !words.isEmpty())
      return words;
  }
  return english;
}

}  // namespace janso
