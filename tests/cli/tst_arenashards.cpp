// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Parts of an arena that are put together: exactly what one run gives, and a sentence for what does not fit.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runCli;

namespace {

const QString kPlan = QStringLiteral(
    "arena --seats a=club,b=novice --matches 24 --duplicate --length east --seed shards --threads 1");

QStringList words(const QString &line) {
  return line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

// What a file says, without how long anything took.
QJsonObject timeless(const QString &path) {
  QJsonObject object = QJsonDocument::fromJson(contents(path)).object();
  object.remove(QStringLiteral("seconds"));
  const auto strip = [](QJsonObject &parent, const QString &key) {
    QJsonArray bots = parent.value(key).toArray();
    for (QJsonValueRef bot : bots) {
      QJsonObject stripped = bot.toObject();
      stripped.remove(QStringLiteral("times"));
      bot = stripped;
    }
    parent.insert(key, bots);
  };
  strip(object, QStringLiteral("results"));
  QJsonObject sums = object.value(QStringLiteral("sums")).toObject();
  strip(sums, QStringLiteral("participants"));
  object.insert(QStringLiteral("sums"), sums);
  return object;
}

// The tables, without those of times and the line of speed.
QString timelessText(const QString &out) {
  return out.section(QStringLiteral("  decisions"), 0, 0).trimmed();
}

}  // namespace

class ArenaShards : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void mergedIsWhole();
  void partsOfPartsAddUp();
  void misfits_data();
  void misfits();
  void runsUnderGnuParallel();

 private:
  QString path(const QString &name) const { return m_folder.filePath(name); }
  Ran arena(const QString &options, const QString &json, const QString &plan = kPlan) const {
    return runCli(words(plan + QLatin1Char(' ') + options) << QStringLiteral("--json") << path(json));
  }

  QTemporaryDir m_folder;
  Ran m_whole;
};

void ArenaShards::initTestCase() {
  m_whole = arena(QString(), QStringLiteral("whole.json"));
  QCOMPARE(m_whole.status, 0);
  for (int shard = 1; shard <= 4; ++shard) {
    const QString name = QStringLiteral("s%1.json").arg(shard);
    QCOMPARE(arena(QStringLiteral("--shard %1/4").arg(shard), name).status, 0);
  }
  QVERIFY(!timeless(path(QStringLiteral("whole.json"))).contains(QStringLiteral("shards")));
}

void ArenaShards::mergedIsWhole() {
  QStringList line = words(QStringLiteral("arena --merge"));
  for (const char *name : {"s3.json", "s1.json", "s4.json", "s2.json"})
    line << path(QLatin1String(name));
  const Ran merged = runCli(line << QStringLiteral("--json") << path(QStringLiteral("merged.json")));
  QVERIFY2(merged.status == 0, qPrintable(merged.err));
  QVERIFY(merged.err.isEmpty());
  QCOMPARE(timelessText(merged.out), timelessText(m_whole.out));
  QVERIFY(merged.out.contains(QStringLiteral("24 matches over 6 walls")));
  QCOMPARE(timeless(path(QStringLiteral("merged.json"))), timeless(path(QStringLiteral("whole.json"))));
}

void ArenaShards::partsOfPartsAddUp() {
  const auto merge = [&](const QStringList &names, const QString &to) {
    QStringList line = words(QStringLiteral("arena --merge"));
    for (const QString &name : names)
      line << path(name);
    return runCli(line << QStringLiteral("--json") << path(to));
  };
  const QString s = QStringLiteral("s%1.json");
  const Ran some = merge({s.arg(1), s.arg(4)}, QStringLiteral("some.json"));
  QCOMPARE(some.status, 1);
  QCOMPARE(some.err, QStringLiteral("missing shards (of 4): 2-3\n"));
  QCOMPARE(merge({s.arg(3), QStringLiteral("some.json"), s.arg(2)}, QStringLiteral("all.json")).status, 0);
  QCOMPARE(timeless(path(QStringLiteral("all.json"))), timeless(path(QStringLiteral("whole.json"))));
}

void ArenaShards::misfits_data() {
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("plan");
  QTest::addColumn<QString>("error");
  const auto row = [](const char *name, const char *from, const char *to, const char *options,
                      const char *error) {
    QTest::newRow(name) << QString::fromLatin1(options)
                        << QString(kPlan).replace(QLatin1String(from), QLatin1String(to))
                        << QString::fromLatin1(error);
  };
  row("the same shard", "", "", "--shard 1/4", "contains shard 1, which is already in an earlier file");
  row("another number of shards", "", "", "--shard 1/3", "is one of 3 shards");
  row("a whole one", "", "", "", "is one of 1 shards");
  row("another seed", "shards --threads", "splinters --threads", "--shard 2/4", "they differ in seed");
  row("more matches", "24", "28", "--shard 2/4", "they differ in matches");
  row("other rules", "--length east", "--rules mleague", "--shard 2/4", "they differ in rules");
  row("other bots", "b=novice", "b=random", "--shard 2/4", "they differ in participants");
  row("not duplicate", "--duplicate", "", "--shard 2/4", "they differ in duplicate");
}

void ArenaShards::misfits() {
  QFETCH(QString, options);
  QFETCH(QString, plan);
  QFETCH(QString, error);
  const QString odd = QStringLiteral("odd.json");
  QCOMPARE(arena(options, odd, plan).status, 0);
  const Ran merged =
      runCli(words(QStringLiteral("arena --merge")) << path(QStringLiteral("s1.json")) << path(odd));
  QCOMPARE(merged.status, 2);
  QVERIFY2(merged.err.contains(error) && merged.err.contains(odd), qPrintable(merged.err));
  QCOMPARE(merged.err.count(QLatin1Char('\n')), 1);
  QVERIFY(merged.out.isEmpty());
}

// The line of src/bots/README.md, with real processes.
void ArenaShards::runsUnderGnuParallel() {
  const QString parallel = QStandardPaths::findExecutable(QStringLiteral("parallel"));
  if (parallel.isEmpty())
    QSKIP("GNU parallel is not here: install the package parallel");
  QProcess process;
  process.setWorkingDirectory(m_folder.path());
  QStringList line{QStringLiteral("--will-cite"), QStringLiteral("-j2"), QStringLiteral(JANSO_CLI)};
  line << words(kPlan) << words(QStringLiteral("--shard {}/4 --json p{}.json ::: 1 2 3 4"));
  process.start(parallel, line);
  QVERIFY(process.waitForFinished(120'000));
  const QByteArray err = process.readAllStandardError();
  QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, err.constData());
  QStringList files = words(QStringLiteral("arena --merge"));
  for (int shard = 1; shard <= 4; ++shard)
    files << path(QStringLiteral("p%1.json").arg(shard));
  const Ran merged = runCli(files << QStringLiteral("--json") << path(QStringLiteral("cluster.json")));
  QVERIFY2(merged.status == 0, qPrintable(merged.err));
  QCOMPARE(timeless(path(QStringLiteral("cluster.json"))), timeless(path(QStringLiteral("whole.json"))));
}

JANSO_TEST(ArenaShards);
#include "tst_arenashards.moc"
