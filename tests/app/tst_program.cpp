// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The program itself, started as a user starts it.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "support/rounds.h"
#include "support/testprogram.h"

class TestProgram : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void takesPictures_data();
  void takesPictures();
  void sameSeedSamePicture();
  void saysWhyThereIsNoPicture();
  void saysThatTheMatchIsShorter();
  void leavesTheSettingsFileAlone_data();
  void leavesTheSettingsFileAlone();
  void playsWithoutADisplay();
  void saysThatThereIsNoDisplay();
  void tellsAboutItself();
  void killedItLeavesNoScratch();

 private:
  struct Run {
    int status = -1;
    QString out;
    QString err;
  };
  static constexpr int kLimitMs = 240000;

  QProcessEnvironment environmentFor(bool display) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_dir.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_dir.filePath(QStringLiteral("data")));
    // Qt warns where a bare machine has no such folder, or one that others may read.
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_dir.path());
    if (display)
      environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY"})
      environment.remove(QString::fromLatin1(name));
    if (!display)
      environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    return environment;
  }
  Run run(const QStringList &arguments, bool display = true) {
    QProcess process;
    process.setProcessEnvironment(environmentFor(display));
    process.start(QStringLiteral(JANSO_PROGRAM), arguments);
    if (!process.waitForFinished(kLimitMs)) {
      process.kill();
      process.waitForFinished();
      return {};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
  }
  QString path(const QString &name) const { return m_dir.filePath(name); }
  // In a quick run: rules under which a match is over at 30,000 points.
  QStringList endsSoon() const {
    const QString rules = path(QStringLiteral("soon.json"));
    QFile file(rules);
    if (!janso::test::isQuick() || !file.open(QIODevice::WriteOnly) ||
        file.write("{\"length\":\"east\",\"end_at_score\":30000}") < 0)
      return {};
    return {QStringLiteral("--ruleset"), rules};
  }

  QTemporaryDir m_dir;
};

void TestProgram::takesPictures_data() {
  QTest::addColumn<QString>("moment");
  for (const char *moment : {"60", "result", "draw", "end", "riichi", "curtain", "yaku-tooltip", "start",
                             "welcome", "lesson", "coach", "coach-call", "coach-hint", "coach-warning"})
    QTest::newRow(moment) << QString::fromLatin1(moment);
}

void TestProgram::takesPictures() {
  QFETCH(QString, moment);
  const QString file = path(moment + QStringLiteral(".png"));
  const bool last = moment == QLatin1String("end");
  const Run result = run(QStringList{QStringLiteral("--demo"), QStringLiteral("--seed"), QStringLiteral("42"),
                                     QStringLiteral("--size"), QStringLiteral("1000x700"),
                                     QStringLiteral("--screenshot"), file, QStringLiteral("--at"), moment} +
                         (last ? endsSoon() : QStringList()));
  QVERIFY2(result.status == 0, qPrintable(result.err));
  const QImage picture(file);
  QCOMPARE(picture.size(), QSize(1000, 700));
  // Not a blank: the table has many colors.
  QSet<QRgb> colors;
  for (int x = 0; x < picture.width(); x += 7) {
    for (int y = 0; y < picture.height(); y += 7)
      colors.insert(picture.pixel(x, y));
  }
  QVERIFY(colors.size() > 200);
  // The user's own settings and matches have learned nothing of it.
  QVERIFY(!QFileInfo::exists(path(QStringLiteral("data/Janso"))));
}

void TestProgram::sameSeedSamePicture() {
  QStringList files;
  for (const char *name : {"one.png", "two.png"}) {
    files << path(QString::fromLatin1(name));
    QCOMPARE(run({QStringLiteral("--demo"), QStringLiteral("--seed"), QStringLiteral("same"),
                  QStringLiteral("--size"), QStringLiteral("900x640"), QStringLiteral("--screenshot"),
                  files.last(), QStringLiteral("--at"), QString::number(janso::test::rounds(50, 20))})
                 .status,
             0);
  }
  QCOMPARE(QImage(files[0]), QImage(files[1]));
}

void TestProgram::saysWhyThereIsNoPicture() {
  const Run result =
      run({QStringLiteral("--demo"), QStringLiteral("--screenshot"),
           path(QStringLiteral("no/such/folder.png")), QStringLiteral("--at"), QStringLiteral("10")});
  QCOMPARE(result.status, 1);
  const QString sentence =
      QStringLiteral("Could not save the picture to %1.").arg(path(QStringLiteral("no/such/folder.png")));
  QVERIFY2(result.err.contains(sentence), qPrintable(result.err));
}

void TestProgram::saysThatTheMatchIsShorter() {
  const Run result = run(QStringList{QStringLiteral("--demo"), QStringLiteral("--seed"), QStringLiteral("42"),
                                     QStringLiteral("--screenshot"), path(QStringLiteral("late.png")),
                                     QStringLiteral("--at"), QStringLiteral("30000")} +
                         endsSoon());
  QCOMPARE(result.status, 1);
  QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
  QVERIFY2(result.err.contains(QStringLiteral("no event 30000")), qPrintable(result.err));
}

void TestProgram::leavesTheSettingsFileAlone_data() {
  QTest::addColumn<QString>("moment");
  QTest::newRow("what a picture plays with") << QStringLiteral("20");
  QTest::newRow("the coach of a picture") << QStringLiteral("coach");
}

void TestProgram::leavesTheSettingsFileAlone() {
  QFETCH(QString, moment);
  const QString config = path(QStringLiteral("own.ini"));
  const QByteArray before = "[play]\nspeed=2\n";
  QFile file(config);
  QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
  file.write(before);
  file.close();
  const Run result =
      run({QStringLiteral("--config"), config, QStringLiteral("--seed"), QStringLiteral("42"),
           QStringLiteral("--screenshot"), path(QStringLiteral("own.png")), QStringLiteral("--at"), moment});
  QVERIFY2(result.status == 0, qPrintable(result.err));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), before);
}

void TestProgram::playsWithoutADisplay() {
  const QString file = path(QStringLiteral("report.png"));
  const Run result = run(
      {QStringLiteral("--offscreen-report"), file, QStringLiteral("--seed"), QStringLiteral("42")}, false);
  QVERIFY2(result.status == 0, qPrintable(result.err));
  for (const char *part : {"East 1", "East 2", "East 3", "East 4", "1st", "4th", "report.png", "ssh -X"})
    QVERIFY2(result.out.contains(QString::fromLatin1(part)), part);
  QVERIFY(!QImage(file).isNull());
  QCOMPARE(result.err, QString());
}

void TestProgram::saysThatThereIsNoDisplay() {
#if defined(Q_OS_LINUX)
  const Run result = run({}, false);
  QCOMPARE(result.status, 1);
  QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
  QVERIFY(result.err.contains(QStringLiteral("no display found")));
#endif
}

void TestProgram::tellsAboutItself() {
  const Run version = run({QStringLiteral("--version")}, false);
  QCOMPARE(version.status, 0);
  QVERIFY(version.out.startsWith(QStringLiteral("janso ")));
  const Run help = run({QStringLiteral("--help")}, false);
  QCOMPARE(help.status, 0);
  for (const char *option : {"--demo", "--seed", "--speed", "--size", "--screenshot", "--at", "--config",
                             "--ruleset", "--language", "--data", "--offscreen-report"})
    QVERIFY2(help.out.contains(QString::fromLatin1(option)), option);
  const Run wrong = run({QStringLiteral("--frobnicate")}, false);
  QCOMPARE(wrong.status, 2);  // as that of janso-cli
  QCOMPARE(wrong.err.count(QLatin1Char('\n')), 1);
}

void TestProgram::killedItLeavesNoScratch() {
  const QDir scratch(path(QStringLiteral("scratch")));
  const QDir matches(path(QStringLiteral("kept")));
  QVERIFY(scratch.mkpath(QStringLiteral(".")));
  QProcess process;
  QProcessEnvironment environment = environmentFor(true);
  environment.insert(QStringLiteral("TMPDIR"), scratch.path());
  environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("other")));
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral(JANSO_PROGRAM), {QStringLiteral("--seed"), QStringLiteral("killed"),
                                                QStringLiteral("--data"), matches.path()});
  QTRY_VERIFY(!matches.entryList({QStringLiteral("*.jsonl")}, QDir::Files).isEmpty());
  process.kill();
  QVERIFY(process.waitForFinished());
  QCOMPARE(scratch.entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

JANSO_TEST(TestProgram);
#include "tst_program.moc"
