// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Parts of the runs of janso-lab that are put together: exactly what one run gives, and a sentence for what
// does not fit.
#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "lab/labrun.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::rounds;
using test::runLab;
using test::write;

namespace {

constexpr int kShards = 3;

QStringList words(const QString &line) {
  return line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

// The last two columns of the ladder are how long bots think.
QString withoutTimes(const QString &out) {
  static const QRegularExpression times(QStringLiteral(" +[0-9.]+ +[0-9.]+$"),
                                        QRegularExpression::MultilineOption);
  return QString(out).remove(times);
}

}  // namespace

class Shards : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void mergedIsWhole_data();
  void mergedIsWhole();
  void partsOfPartsAddUp();
  void misfits_data();
  void misfits();
  void partsThatAreNone_data();
  void partsThatAreNone();
  void mistakes_data();
  void mistakes();
  void runsUnderGnuParallel();

 private:
  QString path(const QString &name) const { return m_folder.filePath(name); }
  Ran part(const QString &line, int shard, int shards, const QString &name) const {
    return runLab(words(QStringLiteral("%1 --shard %2/%3 --part").arg(line).arg(shard).arg(shards))
                  << path(name));
  }
  Ran merged(const QString &command, const QStringList &names, const QStringList &more = {}) const {
    QStringList line{command, QStringLiteral("--merge")};
    for (const QString &name : names)
      line << path(name);
    return runLab(line + more);
  }

  QTemporaryDir m_folder;
};

void Shards::mergedIsWhole_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("withMerge");
  const QString record = QStringLiteral(JANSO_TEST_DATA "/records/own03.mjlog");
  const QString quick = QString::number(rounds(4, 2));
  QTest::newRow("ladder") << QStringLiteral(
                                 "ladder --bot learner --bot novice --bot club --bot collector --matches 4 "
                                 "--length east --seed parts --threads 1")
                          << QString();
  QTest::newRow("regret") << QStringLiteral(
                                 "regret novice,club --matches 5 --walls 1 --length east --seed parts")
                          << QString();
  QTest::newRow("second") << QStringLiteral(
                                 "second master:depth=1+depthOpen=1+improve=0;club --matches 4 --walls 1 "
                                 "--length east --seed parts")
                          << QString();
  QTest::newRow("trust")
      << QStringLiteral("trust %1 --seat 1 --out REVIEWS --decisions 2 --pairs %2").arg(record, quick)
      << QString();
  QTest::newRow("trust, one by one")
      << QStringLiteral("trust %1 --seat 1 --out REVIEWS --decisions 2 --pairs %2").arg(record, quick)
      << QStringLiteral("--json");
  QTest::newRow("trust, twice")
      << QStringLiteral("trust %1 --seat 1 --out REVIEWS --decisions 1 --twice --pairs %2 --own-player club")
             .arg(record, quick)
      << QString();
  QTest::newRow("think") << QStringLiteral(
                                "think %1 --seat 1 --out REVIEWS --decisions %2 --pairs 2 --own-player club")
                                .arg(record, QString::number(rounds(8, 4)))
                         << QString();
  QTest::newRow("figures") << QStringLiteral("figures --bot novice --bot club --matches 8 --length east")
                           << QStringLiteral("--out OUT");
  QTest::newRow("fit") << QStringLiteral("fit --selfplay novice --matches 4 --seed parts")
                       << QStringLiteral("--parts waits,race --out OUT");
  QTest::newRow("fit, three players, with records")
      << QStringLiteral("fit %1 --players 3 --selfplay novice --matches 3 --seed parts")
             .arg(QStringLiteral(JANSO_TEST_DATA "/records"))
      << QStringLiteral("--parts tenpai --out OUT");
}

// What is printed and what is written, in any order of the files.
void Shards::mergedIsWhole() {
  QFETCH(QString, line);
  QFETCH(QString, withMerge);
  const QString command = line.section(QLatin1Char(' '), 0, 0);
  line.replace(QStringLiteral("REVIEWS"), path(QStringLiteral("reviews")));
  QDir().mkpath(path(QStringLiteral("reviews")));
  const auto written = [&](const QString &out) {
    QMap<QString, QByteArray> files;
    if (!QFileInfo(out).isDir())
      return QMap<QString, QByteArray>{{QString(), contents(out)}};
    for (const QString &name : QDir(out).entryList(QDir::Files))
      files.insert(name, contents(QDir(out).filePath(name)));
    return files;
  };
  const auto more = [&](const QString &out) {
    const QString place = path(command + out);
    if (command == QLatin1String("fit"))
      QDir().mkpath(place);
    return words(QString(withMerge).replace(QStringLiteral("OUT"), place));
  };
  const Ran whole = runLab(words(line) + more(QStringLiteral("whole")));
  QVERIFY2(whole.status == 0, qPrintable(whole.err));
  QStringList names;
  for (int shard = 1; shard <= kShards; ++shard) {
    names.prepend(QStringLiteral("%1%2.json").arg(command).arg(shard));
    const Ran ran = part(line, shard, kShards, names.front());
    QVERIFY2(ran.status == 0, qPrintable(ran.err));
    QVERIFY2(ran.out.isEmpty(), qPrintable(ran.out));
  }
  const Ran ran = merged(command, names, more(QStringLiteral("merged")));
  QVERIFY2(ran.status == 0, qPrintable(ran.err));
  QCOMPARE(withoutTimes(ran.out), withoutTimes(whole.out));
  if (withMerge.contains(QLatin1String("OUT"))) {
    const QMap<QString, QByteArray> files = written(path(command + QStringLiteral("merged")));
    QVERIFY(!files.isEmpty() && !files.first().isEmpty());
    QCOMPARE(files, written(path(command + QStringLiteral("whole"))));
  } else {
    QVERIFY(!whole.out.isEmpty());
  }
}

void Shards::partsOfPartsAddUp() {
  const QString line = QStringLiteral("regret novice,club --matches 4 --walls 1 --length east");
  const Ran whole = runLab(words(line));
  for (int shard = 1; shard <= 4; ++shard)
    QCOMPARE(part(line, shard, 4, QStringLiteral("p%1.json").arg(shard)).status, 0);
  const QString some = QStringLiteral("some.json");
  const Ran two = merged(QStringLiteral("regret"), {QStringLiteral("p1.json"), QStringLiteral("p4.json")},
                         {QStringLiteral("--part"), path(some)});
  QCOMPARE(two.status, 1);
  QCOMPARE(two.err, QStringLiteral("missing shards (of 4): 2-3\n"));
  QVERIFY(two.out.isEmpty());
  const Ran all =
      merged(QStringLiteral("regret"), {QStringLiteral("p3.json"), some, QStringLiteral("p2.json")});
  QCOMPARE(all.status, 0);
  QCOMPARE(all.out, whole.out);
}

void Shards::misfits_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<int>("shard");
  QTest::addColumn<int>("shards");
  QTest::addColumn<QString>("error");
  const QString plan = QStringLiteral("regret novice,club --matches 2 --walls 1 --length east");
  const auto with = [&](const char *from, const char *to) {
    return QString(plan).replace(QLatin1String(from), QLatin1String(to));
  };
  QTest::newRow("the same shard") << plan << 1 << 2
                                  << QStringLiteral("contains shard 1, which is already in an earlier file");
  QTest::newRow("another number of shards") << plan << 1 << 3 << QStringLiteral("is one of 3 shards");
  QTest::newRow("other bots") << with("novice", "learner") << 2 << 2 << QStringLiteral("they differ in bot");
  QTest::newRow("more matches") << with("--matches 2", "--matches 3") << 2 << 2
                                << QStringLiteral("they differ in matches");
  QTest::newRow("other rules") << with("--length east", "--length east --rules mleague") << 2 << 2
                               << QStringLiteral("they differ in rules");
  QTest::newRow("another command") << QStringLiteral("fit --selfplay novice --matches 2") << 2 << 2
                                   << QStringLiteral(
                                          "was written by 'janso-lab fit', not by 'janso-lab regret'");
}

void Shards::misfits() {
  QFETCH(QString, line);
  QFETCH(int, shard);
  QFETCH(int, shards);
  QFETCH(QString, error);
  const QString first = QStringLiteral("first.json");
  if (!QFile::exists(path(first)))
    QCOMPARE(
        part(QStringLiteral("regret novice,club --matches 2 --walls 1 --length east"), 1, 2, first).status,
        0);
  const QString odd = QStringLiteral("odd.json");
  QCOMPARE(part(line, shard, shards, odd).status, 0);
  const Ran ran = merged(QStringLiteral("regret"), {first, odd});
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.err.contains(error) && ran.err.contains(odd), qPrintable(ran.err));
  QVERIFY(test::isOneSentence(ran.err) && ran.out.isEmpty());
}

void Shards::partsThatAreNone_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("error");
  const auto row = [](const char *name, const char *command, const QByteArray &text, const char *error) {
    QTest::newRow(name) << QString::fromLatin1(command) << text << QString::fromLatin1(error);
  };
  const auto file = [](const char *command, const QByteArray &rest) {
    return QByteArray("{\"format\":\"janso-lab-part-1\",\"command\":\"") + command + "\"," + rest + "}";
  };
  row("empty", "ladder", "", "not a JSON object");
  row("a file of the arena", "ladder", "{\"format\":\"janso-arena-1\"}", "not a part file");
  row("no shards", "ladder", file("ladder", "\"shards\":{\"of\":3}"), "'shards' does not say");
  row("no ladder", "ladder", file("ladder", "\"plan\":{}"), "the plan of the ladder is not valid");
  row("nothing to watch", "second", file("second", "\"plan\":{}"), "the plan of the matches is not valid");
  row("nothing to count", "figures", file("figures", "\"plan\":{}"), "the plan of the matches is not valid");
  row("matches that are missing", "fit",
      file("fit", "\"plan\":{\"players\":4,\"matches\":2,\"bot\":\"club\"}"),
      "the files hold 0 of 2 matches");
  row("a match that was not played so", "fit",
      file("fit",
           "\"plan\":{\"players\":4,\"matches\":1,\"bot\":\"club\",\"seed\":\"1\"},\"rows\":[[0,\"zz0\"]]"),
      "was not played like this");
}

void Shards::partsThatAreNone() {
  QFETCH(QString, command);
  QFETCH(QByteArray, text);
  QFETCH(QString, error);
  const QString name = QStringLiteral("none.json");
  write(path(name), text);
  const Ran ran = merged(command, {name},
                         command == QLatin1String("figures")
                             ? QStringList{QStringLiteral("--out"), path(QStringLiteral("none"))}
                             : QStringList());
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.err.contains(error) && test::isOneSentence(ran.err), qPrintable(ran.err));
}

void Shards::mistakes_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QString>("error");
  const auto row = [](const char *name, const char *line, const char *error) {
    QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(error);
  };
  row("a shard of nothing", "ladder --shard 3", "--shard must be K/N");
  row("a shard without a file", "ladder --shard 1/2", "--shard needs --part FILE");
  row("nothing to merge", "ladder --merge", "--merge needs the files written by --part");
  row("merge and play", "ladder --merge --matches 4 a.json", "--merge and --matches cannot be used together");
  row("merge and a shard", "think --merge --shard 1/2 a.json", "--merge and --shard cannot be used together");
  row("merge what is not there", "regret --merge nowhere.json", "could not read 'nowhere.json'");
  row("a word too many", "ladder club", "unknown option 'club'");
  row("no bots", "regret", "specify two bots");
  row("one bot", "regret club", "specify two bots, as in master:callMargin=300,master");
  row("nobody", "regret club,god", "'god' is not a built-in bot");
  row("no bot to check", "second", "specify a bot");
  row("three bots", "second club,club,club", "specify a bot, and optionally");
  row("a part of a program", "fit --selfplay mjai:bot --matches 2 --part x", "--part needs a built-in bot");
  row("a part of records", "fit x --part y", "--part needs a built-in bot with --selfplay");
  row("nowhere to write", "fit --selfplay novice --matches 1 --out /nowhere",
      "could not write '/nowhere/waitstable.inc': ");
  row("no folder for the part", "fit --selfplay novice --matches 1 --shard 1/2 --part /nowhere/part",
      "could not write '/nowhere/part': ");
}

void Shards::mistakes() {
  QFETCH(QByteArray, line);
  QFETCH(QString, error);
  const Ran ran = runLab(line.constData());
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.err.contains(error) && test::isOneSentence(ran.err), qPrintable(ran.err));
}

// The line of src/lab/README.md, with real processes.
void Shards::runsUnderGnuParallel() {
  const QString parallel = QStandardPaths::findExecutable(QStringLiteral("parallel"));
  if (parallel.isEmpty())
    QSKIP("GNU parallel is not here: install the package parallel");
  const QString plan = QStringLiteral("regret novice,club --matches 4 --walls 1 --length east --threads 1");
  QProcess process;
  process.setWorkingDirectory(m_folder.path());
  QStringList line{QStringLiteral("--will-cite"), QStringLiteral("-j2"), QStringLiteral(JANSO_LAB)};
  line << words(plan) << words(QStringLiteral("--shard {}/4 --part gnu{}.json ::: 1 2 3 4"));
  process.start(parallel, line);
  QVERIFY(process.waitForFinished(120'000));
  const QByteArray err = process.readAllStandardError();
  QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, err.constData());
  QStringList names;
  for (int shard = 1; shard <= 4; ++shard)
    names << QStringLiteral("gnu%1.json").arg(shard);
  const Ran ran = merged(QStringLiteral("regret"), names);
  QVERIFY2(ran.status == 0, qPrintable(ran.err));
  QCOMPARE(ran.out, runLab(words(plan)).out);
}

JANSO_TEST(Shards);
#include "tst_shards.moc"
