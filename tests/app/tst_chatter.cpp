// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What Qt says of its surroundings does not come between a program and who runs it.
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include "about/chatter.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

QStringList g_passed;

void keep(QtMsgType, const QMessageLogContext &, const QString &message) {
  g_passed << message;
}

}  // namespace

class TestChatter : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void onlyChatterIsSwallowed();
  void nothingIsSaidWithoutALanguage_data();
  void nothingIsSaidWithoutALanguage();
};

void TestChatter::onlyChatterIsSwallowed() {
  const QtMessageHandler before = qInstallMessageHandler(&keep);
  hushChatter();
  hushChatter();  // once more changes nothing
  qWarning("Detected locale \"C\" with character encoding \"ANSI_X3.4-1968\", which is not UTF-8.");
  qWarning("PulseAudioService: pa_context_connect() failed");
  qWarning("QFile::open: Detected locale");
  qInstallMessageHandler(before);
  QCOMPARE(g_passed, QStringList(QStringLiteral("QFile::open: Detected locale")));
}

void TestChatter::nothingIsSaidWithoutALanguage_data() {
  QTest::addColumn<QString>("program");
  QTest::newRow("janso") << QStringLiteral(JANSO_PROGRAM);
  QTest::newRow("janso-cli") << QStringLiteral(JANSO_CLI);
}

// As scripts and the system's timers run it. Qt 6.8 has four lines for that.
void TestChatter::nothingIsSaidWithoutALanguage() {
  QFETCH(QString, program);
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
  process.setProcessEnvironment(environment);
  process.start(program, {QStringLiteral("--version")});
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.readAllStandardError(), QByteArray());
  QVERIFY(!process.readAllStandardOutput().isEmpty());
}

JANSO_TEST(TestChatter);
#include "tst_chatter.moc"
