// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/texts/textextraction.h"

#include "cli/command/outputfile.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {

QString translationSource(const char *context, QString text, const QString &comment) {
  text.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
  return QStringLiteral("QT_TRANSLATE_NOOP3(\"%1\", \"%2\", \"%3\")\n")
      .arg(QString::fromLatin1(context), text, comment);
}

Result<int> extractTexts(const TextFilesGiven &given,
                         const std::function<Result<TextFile>(const QString &path)> &read, Console &console) {
  if (given.paths.isEmpty())
    return wrong(Text::tr("specify at least one file"));
  int status = kFine;
  QString source;
  for (const QString &path : given.paths) {
    const Result<TextFile> file = read(path);
    if (!file) {
      console.err << faultText(file.error()) << '\n';
      status = kFoundWrong;
      continue;
    }
    console.out << file->summary << '\n';
    source += file->source;
  }
  if (!given.texts.isEmpty() && status == kFine) {
    if (const Result<bool> written = writeOutputFile(given.texts, source.toUtf8()); !written)
      return written.error();
  }
  return status;
}

}  // namespace janso::cli
