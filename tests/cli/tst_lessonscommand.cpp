// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Files of lessons are checked, and what they say is written out for translators.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "cli/command/command.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;

namespace {

constexpr const char *kLesson =
    "lesson: greeting\norder: 1\nrules: basic_ariari\ntitle: Say \"hello\"\nabout: One step.\n"
    "closing: Done.\nclosing.ja: 終わり\n\ndeal:\nme: 159m 258p 147s 1357z\n\nstep: read\ntext: A line "
    "that\n  goes on.\n";

}  // namespace

class LessonsCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aLessonIsTold();
  void aFaultNamesFileAndLine();
  void textsAreASource();
  void nothingIsWrittenOfFaults();
  void needsAFile();

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

void LessonsCommand::aLessonIsTold() {
  const Ran ran = runCli({QStringLiteral("lessons"), file(QStringLiteral("a.lesson"), kLesson)});
  QCOMPARE(ran.status, static_cast<int>(cli::kFine));
  QVERIFY2(ran.out.contains(QStringLiteral("a.lesson: 1 step\n")), qPrintable(ran.out));
  QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
}

void LessonsCommand::aFaultNamesFileAndLine() {
  const QString bad = file(QStringLiteral("b.lesson"), QByteArray(kLesson) + "frobnicate: 3\n");
  const QString good = file(QStringLiteral("a.lesson"), kLesson);
  const Ran ran = runCli({QStringLiteral("lessons"), bad, good});
  QCOMPARE(ran.status, static_cast<int>(cli::kFoundWrong));
  QVERIFY2(ran.err.contains(QStringLiteral("b.lesson, line 15")), qPrintable(ran.err));
  QVERIFY2(ran.out.contains(QStringLiteral("a.lesson")), "the others are told all the same");
}

void LessonsCommand::textsAreASource() {
  const QString out = m_folder.filePath(QStringLiteral("texts.cpp"));
  const Ran ran = runCli(
      {QStringLiteral("lessons"), file(QStringLiteral("a.lesson"), kLesson), QStringLiteral("--texts"), out});
  QCOMPARE(ran.status, static_cast<int>(cli::kFine));
  QFile written(out);
  QVERIFY(written.open(QIODevice::ReadOnly));
  const QString source = QString::fromUtf8(written.readAll());
  const QStringList lines = source.split(u'\n', Qt::SkipEmptyParts);
  const auto line = [](const char *text) {
    return QStringLiteral("QT_TRANSLATE_NOOP3(\"Lessons\", \"%1\", \"greeting\")")
        .arg(QString::fromLatin1(text));
  };
  QCOMPARE(lines, (QStringList{line("Say \\\"hello\\\""), line("One step."), line("A line that goes on."),
                               line("Done.")}));
}

void LessonsCommand::nothingIsWrittenOfFaults() {
  const QString out = m_folder.filePath(QStringLiteral("none.cpp"));
  const QString bad = file(QStringLiteral("b.lesson"), "lesson: x\n");
  const Ran ran = runCli({QStringLiteral("lessons"), bad, QStringLiteral("--texts"), out});
  QCOMPARE(ran.status, static_cast<int>(cli::kFoundWrong));
  QVERIFY(!QFile::exists(out));
}

void LessonsCommand::needsAFile() {
  const Ran ran = runCli({QStringLiteral("lessons")});
  QCOMPARE(ran.status, static_cast<int>(cli::kBadUsage));
  const Ran missing = runCli({QStringLiteral("lessons"), m_folder.filePath(QStringLiteral("no.lesson"))});
  QCOMPARE(missing.status, static_cast<int>(cli::kFoundWrong));
  QVERIFY2(missing.err.contains(QStringLiteral("no.lesson")), qPrintable(missing.err));
}

JANSO_TEST(LessonsCommand);
#include "tst_lessonscommand.moc"
