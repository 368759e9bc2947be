// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is installed below a prefix: it starts there, the desktop can read what it is told, and a plugin needs
// no source tree.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "support/testprogram.h"

class TestInstall : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void itIsAllThere_data();
  void itIsAllThere();
  void itStarts();
  void theDesktopReadsIt_data();
  void theDesktopReadsIt();
  void aPluginIsBuiltAgainstIt();

 private:
  QString path(const QString &name) const { return m_prefix.filePath(name); }
  // Its words where it fails; empty = fine.
  static QString failure(const QString &program, const QStringList &arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(240'000))
      return program + QStringLiteral(" does not come to an end");
    const QString said = QString::fromUtf8(process.readAll());
    return process.exitCode() == 0 ? QString() : program + QStringLiteral(": ") + said;
  }

  QTemporaryDir m_prefix;
};

void TestInstall::initTestCase() {
  QCOMPARE(
      failure(QStringLiteral(JANSO_CMAKE), {QStringLiteral("--install"), QStringLiteral(JANSO_BINARY_DIR),
                                            QStringLiteral("--prefix"), m_prefix.path()}),
      QString());
}

void TestInstall::itIsAllThere_data() {
  QTest::addColumn<QString>("pattern");
  const auto row = [](const char *name, const char *pattern) {
    QTest::newRow(name) << QString::fromLatin1(pattern);
  };
  row("program", "bin/janso");
  row("command line", "bin/janso-cli");
  row("its manual", "share/man/man6/janso.6*");
  row("that of the command line", "share/man/man1/janso-cli.1*");
  for (const char *locale : {"de", "es", "fr", "ja", "zh_CN"}) {
    const QByteArray folder = QByteArray("share/man/") + locale;
    row(folder + "/man6", folder + "/man6/janso.6*");
    row(folder + "/man1", folder + "/man1/janso-cli.1*");
  }
  row("bash", "share/bash-completion/completions/janso-cli");
  row("zsh", "share/zsh/site-functions/_janso");
  row("fish", "share/fish/vendor_completions.d/janso.fish");
  row("desktop entry", "share/applications/org.janso.Janso.desktop");
  row("metadata", "share/metainfo/org.janso.Janso.metainfo.xml");
  row("file types", "share/mime/packages/org.janso.Janso.xml");
  row("icon", "share/icons/hicolor/scalable/apps/org.janso.Janso.svg");
  row("headers of plugins", "include/janso/game/botplugin.h");
#if defined(JANSO_SPEECH)
  row("speech", JANSO_SPEECH);
#endif
}

void TestInstall::itIsAllThere() {
  QFETCH(QString, pattern);
  const QFileInfo wanted(path(pattern));
  const QFileInfoList found = wanted.dir().entryInfoList({wanted.fileName()}, QDir::Files);
  QVERIFY(!found.isEmpty());
  QVERIFY(found.first().size() > 0);
}

void TestInstall::itStarts() {
  for (const char *program : {"bin/janso", "bin/janso-cli"})
    QCOMPARE(failure(path(QString::fromLatin1(program)), {QStringLiteral("--version")}), QString());
}

// Who publishes it knows where; without that no address is named.
void TestInstall::theDesktopReadsIt_data() {
  QTest::addColumn<QString>("address");
  QTest::newRow("published nowhere") << QString();
  QTest::newRow("published") << QStringLiteral("https://example.org/janso");
}

void TestInstall::theDesktopReadsIt() {
  QFETCH(QString, address);
  const QString entry = QStandardPaths::findExecutable(QStringLiteral("desktop-file-validate"));
  const QString metadata = QStandardPaths::findExecutable(QStringLiteral("appstreamcli"));
  if (!entry.isEmpty())
    QCOMPARE(failure(entry, {path(QStringLiteral("share/applications/org.janso.Janso.desktop"))}), QString());
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("org.janso.Janso.metainfo.xml"));
  QCOMPARE(failure(QStringLiteral(JANSO_CMAKE),
                   {QStringLiteral("-DFROM=" JANSO_SOURCE "/resources/desktop/org.janso.Janso.metainfo.xml"),
                    QStringLiteral("-DTO=") + file, QStringLiteral("-DHOMEPAGE=") + address,
                    QStringLiteral("-DPICTURES=") + address, QStringLiteral("-P"),
                    QStringLiteral(JANSO_SOURCE "/src/cmake/metadata.cmake")}),
           QString());
  QFile written(file);
  QVERIFY(written.open(QIODevice::ReadOnly));
  const QByteArray text = written.readAll();
  QVERIFY(!text.contains("JANSO_"));
  QCOMPARE(text.contains("<screenshot"), !address.isEmpty());
  QCOMPARE(text.contains("<url"), !address.isEmpty());
  QXmlStreamReader xml(text);
  while (!xml.atEnd())
    xml.readNext();
  QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
  // It misses the address where there is none.
  if (!metadata.isEmpty() && !address.isEmpty())
    QCOMPARE(failure(metadata, {QStringLiteral("validate"), QStringLiteral("--no-net"), file}), QString());
}

// What a sanitizer has made cannot be linked without it.
void TestInstall::aPluginIsBuiltAgainstIt() {
  if (!QString(QStringLiteral(JANSO_SANITIZED)).isEmpty())
    QSKIP("built with a sanitizer");
  const QTemporaryDir build;
  QCOMPARE(failure(QStringLiteral(JANSO_CMAKE),
                   {QStringLiteral("-S"), QStringLiteral(JANSO_SOURCE "/tests/plugin"), QStringLiteral("-B"),
                    build.path(), QStringLiteral("-DCMAKE_BUILD_TYPE=Release"),
                    QStringLiteral("-DCMAKE_PREFIX_PATH=") + m_prefix.path()}),
           QString());
  QCOMPARE(failure(QStringLiteral(JANSO_CMAKE), {QStringLiteral("--build"), build.path()}), QString());
  QCOMPARE(failure(path(QStringLiteral("bin/janso-cli")),
                   {QStringLiteral("arena"), QStringLiteral("--matches"), QStringLiteral("1"),
                    QStringLiteral("--seats"),
                    QStringLiteral("plugin:%1,novice,novice,novice")
                        .arg(build.filePath(QStringLiteral("examplebots.so")))}),
           QString());
}

JANSO_TEST(TestInstall);
#include "tst_install.moc"
