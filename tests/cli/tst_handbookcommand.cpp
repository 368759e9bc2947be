// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Chapters of the handbook are checked, and their texts are extracted for translators.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "cli/command/command.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;

class HandbookCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aChapterIsNamed();
  void aFaultNamesFileAndLine();
  void eachBlockIsOneText();

 private:
  QString file(const QString &name, const QByteArray &text) const {
    QFile written(m_folder.filePath(name));
    if (!written.open(QIODevice::WriteOnly))
      return {};
    written.write(text);
    return written.fileName();
  }
  QTemporaryDir m_folder;
};

void HandbookCommand::aChapterIsNamed() {
  const Ran ran = runCli({QStringLiteral("handbook"), file(QStringLiteral("01-a.md"), "# Words\n\nText.\n")});
  QCOMPARE(ran.status, static_cast<int>(cli::kFine));
  QVERIFY2(ran.out.endsWith(QLatin1String("01-a.md: Words\n")), qPrintable(ran.out));
}

void HandbookCommand::aFaultNamesFileAndLine() {
  const Ran ran = runCli({QStringLiteral("handbook"), file(QStringLiteral("01-b.md"), "\nText.\n"),
                          m_folder.filePath(QStringLiteral("none.md"))});
  QCOMPARE(ran.status, static_cast<int>(cli::kFoundWrong));
  QVERIFY2(ran.err.contains(QLatin1String("01-b.md, line 2: ")), qPrintable(ran.err));
  QVERIFY2(ran.err.contains(QLatin1String("none.md")), qPrintable(ran.err));
}

void HandbookCommand::eachBlockIsOneText() {
  const QString texts = m_folder.filePath(QStringLiteral("texts.cpp"));
  const Ran ran = runCli({QStringLiteral("handbook"),
                          file(QStringLiteral("02-c.md"), "# T\n\nA \"quoted\"\nline.\n- item\n"),
                          QStringLiteral("--texts"), texts});
  QCOMPARE(ran.status, static_cast<int>(cli::kFine));
  QFile written(texts);
  QVERIFY(written.open(QIODevice::ReadOnly));
  QCOMPARE(QString::fromUtf8(written.readAll()),
           QStringLiteral("QT_TRANSLATE_NOOP3(\"Handbook\", \"T\", \"c\")\n"
                          "QT_TRANSLATE_NOOP3(\"Handbook\", \"A \\\"quoted\\\" line.\", \"c\")\n"
                          "QT_TRANSLATE_NOOP3(\"Handbook\", \"item\", \"c\")\n"));
}

JANSO_TEST(HandbookCommand);
#include "tst_handbookcommand.moc"
