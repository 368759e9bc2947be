// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is left when the program crashes, and what it says when it cannot even begin.
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/crashreport.h"
#include "support/testprogram.h"

#ifdef Q_OS_UNIX
#include <signal.h>
#endif

using namespace janso;

class TestCrash : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_dir = std::make_unique<QTemporaryDir>(); }
  void aSignalLeavesAReport_data();
  void aSignalLeavesAReport();
  void aFatalMessageOfTheRunningProgram();
  void noDisplayIsNoCrash();
  void onlyQtsOwnWordsMeanNoDisplay_data();
  void onlyQtsOwnWordsMeanNoDisplay();
  void theNextStartTellsOnce();
  void aFewReportsAreKept();

 private:
  QString path(const QString &name) const { return m_dir->filePath(name); }
  QString folder() const { return path(QStringLiteral("data/Janso/janso/crashes")); }
  QProcessEnvironment environment() const {
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    all.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
    all.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("data")));
    all.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_dir->path());
    all.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return all;
  }
  QString report() const {
    const QStringList reports = newCrashReports(folder());
    QFile file(reports.value(0));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }
  void write(const QString &name, const QByteArray &text) const {
    QVERIFY(QDir().mkpath(folder()));
    QFile file(folder() + QLatin1Char('/') + name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
  }

  std::unique_ptr<QTemporaryDir> m_dir;
};

#ifdef Q_OS_LINUX
namespace {

// Whether the process has taken SIGABRT into its own hands, which it does last.
bool isReady(qint64 process) {
  QFile status(QStringLiteral("/proc/%1/status").arg(process));
  if (!status.open(QIODevice::ReadOnly))
    return false;
  const QByteArrayList lines = status.readAll().split('\n');
  for (const QByteArray &line : lines) {
    if (line.startsWith("SigCgt:"))
      return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGABRT - 1) & 1U) != 0;
  }
  return false;
}

}  // namespace
#endif

void TestCrash::aSignalLeavesAReport_data() {
  QTest::addColumn<int>("number");
  QTest::addColumn<QString>("name");
#ifdef Q_OS_LINUX
  QTest::newRow("memory that is not there") << SIGSEGV << "SIGSEGV";
  QTest::newRow("abort") << SIGABRT << "SIGABRT";
#endif
}

void TestCrash::aSignalLeavesAReport() {
#ifdef Q_OS_LINUX
  QFETCH(int, number);
  QFETCH(QString, name);
  QFile config(path(QStringLiteral("janso.ini")));
  QVERIFY(config.open(QIODevice::WriteOnly));
  config.write("[match]\nplayerName=Zaphod\n");
  config.close();
  QProcess process;
  process.setProcessEnvironment(environment());
  process.start(QStringLiteral(JANSO_PROGRAM),
                {QStringLiteral("--demo"), QStringLiteral("--config"), config.fileName(),
                 QStringLiteral("--seed"), QStringLiteral("Marvin")});
  QVERIFY(process.waitForStarted(60000));
  QTRY_VERIFY_WITH_TIMEOUT(isReady(process.processId()), 120000);
  QCOMPARE(::kill(static_cast<pid_t>(process.processId()), number), 0);
  QVERIFY(process.waitForFinished(120000));
  QVERIFY(process.exitStatus() == QProcess::CrashExit || process.exitCode() != 0);
  const QString text = report();
  for (const QString &part :
       {QStringLiteral("Janso "), QStringLiteral("Qt ") + QString::fromLatin1(qVersion()),
        QStringLiteral("Ended by: ") + name, QStringLiteral("Where:\n  ")})
    QVERIFY2(text.contains(part), qPrintable(text));
  for (const QString &part : {QStringLiteral("Zaphod"), QStringLiteral("Marvin"),
                              QDir::homePath() + QLatin1Char('/'), m_dir->path()})
    QVERIFY2(!text.contains(part), qPrintable(text));
  const QString said = QString::fromUtf8(process.readAllStandardError());
  QVERIFY2(said.contains(QStringLiteral("a crash report was saved to ") + folder()), qPrintable(said));
  QVERIFY(!said.contains(QStringLiteral("display")));
#else
  QSKIP("written for Linux");
#endif
}

// Qt makes a fatal one of the warnings that the offscreen platform gives when a window is shown.
void TestCrash::aFatalMessageOfTheRunningProgram() {
#ifdef Q_OS_LINUX
  QProcess process;
  QProcessEnvironment strict = environment();
  strict.insert(QStringLiteral("QT_FATAL_WARNINGS"), QStringLiteral("1"));
  process.setProcessEnvironment(strict);
  process.start(QStringLiteral(JANSO_PROGRAM), {QStringLiteral("--demo")});
  QVERIFY(process.waitForFinished(240000));
  QVERIFY(process.exitStatus() == QProcess::CrashExit || process.exitCode() != 0);
  const QString said = QString::fromUtf8(process.readAllStandardError());
  QVERIFY2(!said.contains(QStringLiteral("is there a display?")), qPrintable(said));
  QVERIFY2(report().contains(QStringLiteral("SIGABRT")), qPrintable(said));
#else
  QSKIP("written for Linux");
#endif
}

void TestCrash::noDisplayIsNoCrash() {
  QProcess process;
  QProcessEnvironment none = environment();
  none.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("nosuchplatform"));
  process.setProcessEnvironment(none);
  process.start(QStringLiteral(JANSO_PROGRAM), {});
  QVERIFY(process.waitForFinished(120000));
  QVERIFY(process.exitStatus() == QProcess::NormalExit);
  QCOMPARE(process.exitCode(), 1);
  const QString said = QString::fromUtf8(process.readAllStandardError());
  QVERIFY2(said.contains(QStringLiteral("is there a display?")), qPrintable(said));
  QVERIFY(!QDir(folder()).exists());
}

void TestCrash::onlyQtsOwnWordsMeanNoDisplay_data() {
  QTest::addColumn<QString>("message");
  QTest::addColumn<bool>("application");
  QTest::addColumn<bool>("expected");
  const QString qpa = QStringLiteral(
      "This application failed to start because no Qt platform plugin could be initialized. Reinstalling "
      "the application may fix this problem.\n\nAvailable platform plugins are: minimal.");
  QTest::newRow("no platform") << qpa << false << true;
  QTest::newRow("no X server") << QStringLiteral("could not connect to display :7") << false << true;
  QTest::newRow("the same later") << qpa << true << false;
  QTest::newRow("an assert before") << QStringLiteral("ASSERT: \"rows > 0\" in file a.cpp, line 3") << false
                                    << false;
  QTest::newRow("an assert later") << QStringLiteral("ASSERT: \"display\" in file a.cpp, line 3") << true
                                   << false;
}

void TestCrash::onlyQtsOwnWordsMeanNoDisplay() {
  QFETCH(QString, message);
  QFETCH(bool, application);
  QFETCH(bool, expected);
  QCOMPARE(saysNoDisplay(message, application), expected);
}

void TestCrash::theNextStartTellsOnce() {
  write(QStringLiteral("crash-20260101-100000-1.txt"), "the older one");
  write(QStringLiteral("crash-20260102-100000-1.txt"), "Janso 1\nEnded by: SIGSEGV");
  QWidget window;
  offerCrashReport(folder(), &window);
  auto *box = window.findChild<QMessageBox *>();
  QVERIFY(box != nullptr);
  QVERIFY(box->isVisible());
  QCOMPARE(box->detailedText(), QStringLiteral("Janso 1\nEnded by: SIGSEGV"));
  QVERIFY(box->informativeText().contains(QDir::toNativeSeparators(folder())));
  delete box;
  QVERIFY(newCrashReports(folder()).isEmpty());
  offerCrashReport(folder(), &window);
  QVERIFY(window.findChild<QMessageBox *>() == nullptr);
  QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 2);  // still there to be read
}

void TestCrash::aFewReportsAreKept() {
  for (int day = 10; day < 30; ++day)
    write(QStringLiteral("crash-202601%1-100000-1.txt").arg(day), "text");
  setCrashReportsSeen(folder());
  const QStringList kept = QDir(folder()).entryList(QDir::Files, QDir::Name);
  QCOMPARE(kept.size(), 10);
  QCOMPARE(kept.first(), QStringLiteral("seen-crash-20260120-100000-1.txt"));
}

JANSO_TEST(TestCrash);
#include "tst_crash.moc"
