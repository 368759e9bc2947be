// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli library: what it finds, writes and keeps; one sentence for every mistake; and an import that is
// killed, which loses nothing.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include "library/libraryindex.h"
#include "mjai/writer.h"
#include "rules/presets/presets.h"
#include "support/clirun.h"
#include "support/randomplay.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runCli;

namespace {

QString records() {
  return QStringLiteral(JANSO_TEST_DATA "/records");
}

QJsonObject objectOf(const Ran &ran) {
  return QJsonDocument::fromJson(ran.out.toUtf8()).object();
}

// The first hand of a match of its own, as mjai lines: a record that stops early.
QByteArray firstHand(std::uint64_t seed) {
  Match match(tenhou(), {"A", "B", "C", "D"}, wallSeedFromText(std::to_string(seed)));
  MjaiWriter writer(-1);
  test::Random random(seed);
  QByteArray lines;
  for (bool ended = false; !ended;) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      match.answer(decision.seat, decision.id, test::eager(decision, random));
    }
    std::vector<Event> events;
    match.advance(events);
    for (const Event &event : events) {
      if (ended)
        break;
      lines += toMjaiLine(writer.write(event));
      ended = std::holds_alternative<KyokuEnded>(event);
    }
  }
  return lines;
}

}  // namespace

class LibraryCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void whatIsFoundIsListedCountedAndWritten();
  void tagsNotesAndNamesAreKept();
  void tagsReachTheStatistics();
  void everyMistakeIsASentence_data();
  void everyMistakeIsASentence();
  void helpNamesEveryCondition();
  void aLostIndexIsRebuilt();
  void aKilledImportLosesNothing();

 private:
  QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
  Ran library(const QStringList &words) const {
    return runCli(QStringList{QStringLiteral("library")} + words +
                  QStringList{QStringLiteral("--index"), path("index")});
  }
  Ran words(const char *line) const { return library(QString::fromUtf8(line).split(QLatin1Char(' '))); }

  std::unique_ptr<QTemporaryDir> m_folder;
};

void LibraryCommand::whatIsFoundIsListedCountedAndWritten() {
  QCOMPARE(library({QStringLiteral("import"), records()}).status, cli::kFine);
  const int count = objectOf(words("search yaku:toitoi --count --json"))[QStringLiteral("matches")].toInt();
  QVERIFY(count > 0);
  const QJsonArray found = objectOf(words("search yaku:toitoi --json"))[QStringLiteral("matches")].toArray();
  QCOMPARE(found.size(), count);
  QCOMPARE(words("search yaku:toitoi").out.count(QLatin1Char('\n')), count);
  const Ran written =
      library({QStringLiteral("export"), QStringLiteral("yaku:toitoi"), QStringLiteral("--out"), path("out"),
               QStringLiteral("--format"), QStringLiteral("mjai"), QStringLiteral("--anonymise"),
               QStringLiteral("--gzip")});
  QCOMPARE(written.status, cli::kFine);
  QCOMPARE(QDir(path("out")).entryList(QDir::Files).size(), count);
  QCOMPARE(objectOf(runCli({QStringLiteral("verify"), path("out"), QStringLiteral("--json")}))
               .value(QStringLiteral("disagreements"))
               .toArray()
               .size(),
           0);
  const Ran csv = words("export players:4 --format csv");
  QVERIFY(csv.out.startsWith(QLatin1String("match,date,ruleset,seat,player,place,score,")));
  const Ran position = words("search position:\"23s\" turn:..2 --json --most 1");
  QVERIFY(!objectOf(position)[QStringLiteral("matches")][0][QStringLiteral("positions")].toArray().isEmpty());
}

void LibraryCommand::tagsNotesAndNamesAreKept() {
  QCOMPARE(library({QStringLiteral("import"), records()}).status, cli::kFine);
  QVERIFY(words("tag 1 final --json").out.contains(QLatin1String("final")));
  QCOMPARE(library({QStringLiteral("note"), QStringLiteral("1"), QStringLiteral("why not 4p?"),
                    QStringLiteral("--at"), QStringLiteral("0:12")})
               .status,
           cli::kFine);
  QVERIFY(words("search tag:final").out.startsWith(QLatin1String("1  ")));
  QVERIFY(words("note 1").out.contains(QLatin1String("hand 0, event 12): why not 4p?")));
  QVERIFY(QDir(path("index")).remove(QStringLiteral("index.sqlite")));
  QCOMPARE(library({QStringLiteral("import"), records()}).status, cli::kFine);
  // An index that was made again counts the matches in another order.
  const QString found = words("search tag:final").out;
  QCOMPARE(found.count(QLatin1Char('\n')), 1);
  const QString number = found.section(QLatin1Char(' '), 0, 0);
  const Ran untagged =
      library({QStringLiteral("tag"), number, QStringLiteral("final"), QStringLiteral("--remove")});
  QCOMPARE(untagged.out.count(QLatin1String("tag:")), 0);
  QCOMPARE(words("search tag:final").out, QString());
  QCOMPARE(words("alias Ann ann_2019 --me").out, QStringLiteral("Ann, ann_2019 (me)\n"));
  QCOMPARE(words("alias Ann --me --remove").out, QStringLiteral("Ann, ann_2019\n"));
  QCOMPARE(words("alias ann_2019 Ann --remove").out, QString());
}

void LibraryCommand::tagsReachTheStatistics() {
  QCOMPARE(library({QStringLiteral("import"), records()}).status, cli::kFine);
  QCOMPARE(words("tag 1 final").status, cli::kFine);
  const auto count = [&](const char *condition) {
    return runCli({QStringLiteral("statistics"), records(), QStringLiteral("--library"), path("index"),
                   QStringLiteral("--where"), QLatin1String(condition)})
        .out.section(QLatin1Char(' '), 0, 0)
        .toInt();
  };
  // Every seat of every file that holds the match.
  const Result<std::unique_ptr<LibraryIndex>> index = LibraryIndex::open(path("index/index.sqlite"));
  QSqlQuery seats(
      QStringLiteral("SELECT g.players * (SELECT COUNT(*) FROM place_of_game p WHERE p.game=1) FROM "
                     "game g WHERE g.id=1"),
      (*index)->database());
  QVERIFY(seats.next());
  QCOMPARE(count("tag=final"), seats.value(0).toInt());
  QCOMPARE(count("tag=other"), 0);
}

void LibraryCommand::everyMistakeIsASentence_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char *line, const char *sentence) {
    QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(sentence);
  };
  row("", "specify an action: import, list, check, search, export, tag, note or alias");
  row("burn", "specify an action:");
  row("search yakuu:x", "there is no condition 'yakuu'");
  row("search (place:1", "A closing parenthesis is missing.");
  row("export place:1", "export needs --out FOLDER");
  row("export place:1 --format pdf", "--format must be mjlog, mjai, original or csv, not 'pdf'");
  row("export place:1 --out x --format original --anonymise",
      "files exported in their original form cannot be made anonymous");
  row("export turn:1 --format csv", "statistics cover whole matches and cannot be limited to positions");
  row("tag", "specify a match, and the tags to add");
  row("tag 77 x", "there is no match '77' in the library");
  row("tag abc x",
      "specify a match by its number in the list or by at least the first 6 characters of its hash, not "
      "'abc'");
  row("note 1 x --at 5", "--at must be HAND:EVENT such as 2:31, not '5'");
  row("alias --me", "specify at least one player");
}

void LibraryCommand::everyMistakeIsASentence() {
  QFETCH(QString, line);
  QFETCH(QString, sentence);
  const Ran ran = library(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
  QCOMPARE(ran.status, cli::kBadUsage);
  QVERIFY2(ran.err.startsWith(QStringLiteral("janso-cli library: ") + sentence), qPrintable(ran.err));
}

void LibraryCommand::helpNamesEveryCondition() {
  const Ran help = runCli("library --help");
  const Ran mistake = words("search nothing:x");
  const QStringList keys =
      mistake.err.section(QStringLiteral("available: "), 1).trimmed().split(QStringLiteral(", "));
  QVERIFY(keys.size() > 20);
  const QString text = help.out.simplified();
  for (const QString &key : keys)
    QVERIFY2(text.contains(QLatin1Char(' ') + key + QLatin1Char(' ')), qPrintable(key));
}

// A real program is killed at several moments; then the index is sound, holds whole matches only, and an
// import goes on to the same end as one that was never disturbed.
void LibraryCommand::aLostIndexIsRebuilt() {
  QVERIFY(QDir().mkpath(path("in")));
  QVERIFY(QFile::copy(records() + QStringLiteral("/own01.mjlog"), path("in/one.mjlog")));
  QCOMPARE(library({QStringLiteral("import"), path("in")}).status, cli::kFine);
  const Ran before = words("search --json");
  QVERIFY(before.err.isEmpty());
  for (const char *name : {"index.sqlite", "index.sqlite-wal", "index.sqlite-shm"})
    QFile::remove(path("index/") + QLatin1String(name));
  const Ran after = words("search --json");
  QVERIFY2(after.err.contains(QStringLiteral("reimporting")), qPrintable(after.err));
  QCOMPARE(after.out, before.out);
  QVERIFY(words("search --json").err.isEmpty());
}

void LibraryCommand::aKilledImportLosesNothing() {
  const int count = test::rounds(620, 520);  // more than one transaction
  QVERIFY(QDir().mkpath(path("in")));
  for (int i = 0; i < count; ++i) {
    QFile file(path("in") + QStringLiteral("/%1.mjson").arg(i));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(firstHand(static_cast<std::uint64_t>(i) + 1));
  }
  const QStringList arguments{
      QStringLiteral("library"), QStringLiteral("import"),  path("in"),   QStringLiteral("--threads"),
      QStringLiteral("1"),       QStringLiteral("--index"), path("index")};
  int partial = 0;
  for (int attempt = 1; attempt <= test::rounds(6, 3); ++attempt) {
    QProcess program;
    program.start(QStringLiteral(JANSO_CLI), arguments);
    QVERIFY(program.waitForStarted());
    if (program.waitForFinished(attempt * 60))
      break;
    program.kill();
    QVERIFY(program.waitForFinished());
    if (program.exitStatus() == QProcess::NormalExit)  // it was done a moment before
      break;
    const Result<std::unique_ptr<LibraryIndex>> index = LibraryIndex::open(path("index/index.sqlite"));
    if (!index)  // killed before it had a folder
      continue;
    QVERIFY(!(*index)->wasRebuilt());
    partial = *(*index)->count();
    QSqlQuery halves(QStringLiteral("SELECT COUNT(*) FROM game g WHERE (SELECT COUNT(*) FROM seat s WHERE "
                                    "s.id/4=g.id)<>g.players OR (SELECT COUNT(*) FROM hand h WHERE "
                                    "h.id/1024=g.id)<>g.hands OR (SELECT COUNT(*) FROM place_of_game p WHERE "
                                    "p.game=g.id)<>1"),
                     (*index)->database());
    QVERIFY(halves.next());
    QCOMPARE(halves.value(0).toInt(), 0);
  }
  const Ran last = runCli(arguments + QStringList{QStringLiteral("--json")});
  QCOMPARE(last.status, cli::kFine);
  QVERIFY(objectOf(last)[QStringLiteral("unchanged")].toInt() >= partial);
  const Ran undisturbed = runCli({QStringLiteral("library"), QStringLiteral("import"), path("in"),
                                  QStringLiteral("--index"), path("other"), QStringLiteral("--json")});
  const int all = objectOf(undisturbed)[QStringLiteral("added")].toInt();
  QVERIFY(all > count - 20);
  QCOMPARE(objectOf(words("check --json"))[QStringLiteral("matches")].toInt(), all);
  QCOMPARE(
      objectOf(runCli(arguments + QStringList{QStringLiteral("--json")}))[QStringLiteral("added")].toInt(),
      0);
}

JANSO_TEST(LibraryCommand);
#include "tst_librarycommand.moc"
