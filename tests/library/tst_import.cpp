// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is imported is there once, whatever files it lies in; the index is a cache that may be lost at any
// time, and only then.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "game/coachnotes.h"
#include "library/importrun.h"
#include "library/libraryfile.h"
#include "library/libraryindex.h"
#include "library/searchquery.h"
#include "library/statisticscsv.h"
#include "mjai/writer.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "records/provedgame.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

using Index = std::unique_ptr<LibraryIndex>;

QString records() {
  return QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records");
}

void write(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

// A match of our own as a record of another program has it.
QByteArray asMjai(const QByteArray &journal) {
  const JournalResult<ProvedGame> game = prove(journalOf(journal).value());
  MjaiWriter writer(-1);
  QByteArray lines = toMjaiLine(writer.write(MatchStarted{game->info}));
  for (const ProvedHand &hand : game->hands) {
    for (const Event &event : hand.events)
      lines += toMjaiLine(writer.write(event));
  }
  return lines + toMjaiLine(writer.write(MatchEnded{*game->result}));
}

enum class Damage { Replaced, Truncated, Scribbled };

constexpr qint64 kPage = 4096;

// Where the index of the dates begins in the file: every list is read from there.
qint64 placeOfDates(const LibraryIndex &index) {
  QSqlQuery query(index.database());
  const bool found =
      query.exec(QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE name='game_date'")) && query.next();
  return found ? (query.value(0).toLongLong() - 1) * kPage : 0;
}

void damageFile(const QString &path, Damage damage, qint64 dates) {
  if (damage == Damage::Replaced) {
    write(path,
          "what is this, it is long enough to be looked at as a header of a hundred bytes, which begins "
          "otherwise");
    return;
  }
  QVERIFY(dates > 0);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  if (damage == Damage::Truncated)
    QVERIFY(file.resize(dates));
  else
    QVERIFY(file.seek(dates) && file.write(QByteArray(kPage, '\x5a')) == kPage);
}

// Up to the end of so many hands.
QByteArray cut(const QByteArray &journal, int hands) {
  qsizetype at = 0;
  for (int hand = 0; hand < hands; ++hand)
    at = journal.indexOf("end_kyoku", at + 1);
  return journal.left(journal.indexOf('\n', at) + 1);
}

}  // namespace

class Import : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void twiceBringsNothingNew();
  void aRebuiltIndexIsTheSame();
  void aMatchInTwoFormatsIsOne();
  void theLongerRecordStays();
  void anEqualFirstHandAloneIsNoTwin();
  void kindsAreKept();
  void datesAreThoseOfTheRecord_data();
  void datesAreThoseOfTheRecord();
  void aChangedFileLosesWhatItHeld();
  void whatIsForgottenIsGone();
  void cancelKeepsWhatIsDone();
  void whatIsRefusedIsNamed();
  void pagesCoverTheListOnce();
  void aDamagedIndexIsRebuilt_data();
  void aDamagedIndexIsRebuilt();
  void anUncleanEndAloneLosesNothing();
  void whatIsInUseIsNotCheckedAgain();
  void whatCannotBeOpenedIsLeftAlone();
  void anUnfinishedTransactionLeavesNothing();
  void datesComeFromIds_data();
  void datesComeFromIds();

 private:
  QString path(const QString &name) const { return m_folder->filePath(name); }
  struct Left {
    int games = 0;
    qint64 dates = 0;  // placeOfDates()
  };
  Left leaveIndex(const QString &file, bool closed) const;
  Index open() const { return std::move(LibraryIndex::open(path(QStringLiteral("index.sqlite")))).value(); }

  std::unique_ptr<QTemporaryDir> m_folder;
};

// An index of all records, with most of it in the file itself and something in its journal where it was not
// closed: a copy of what lies on the disk while it is open.
Import::Left Import::leaveIndex(const QString &file, bool closed) const {
  const QString used = closed ? file : path(QStringLiteral("used.sqlite"));
  const Index index = std::move(LibraryIndex::open(used)).value();
  const Left left{importFiles(*index, {records()})->added, placeOfDates(*index)};
  if (closed)
    return left;
  QSqlQuery(index->database()).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
  index->begin();
  (void)index->add({QStringLiteral("/a"), 1, 1}, {});
  index->commit();
  QFile::copy(used, file);
  QFile::copy(used + QStringLiteral("-wal"), file + QStringLiteral("-wal"));
  return left;
}

void Import::twiceBringsNothingNew() {
  const Index index = open();
  const Result<ImportReport> first = importFiles(*index, {records()});
  QVERIFY2(first.ok(), first.ok() ? "" : first.error().text.c_str());
  QCOMPARE(first->files, static_cast<int>(QDir(records()).entryList(QDir::Files).size()));
  QCOMPARE(first->added + first->twins, first->files);
  QVERIFY(first->added > 0 && first->twins > 0 && first->refused.empty());
  QCOMPARE(*index->count(), first->added);
  const Result<ImportReport> second = importFiles(*index, {records()});
  QVERIFY(second.ok());
  QCOMPARE(second->unchanged, first->files);
  QCOMPARE(second->added + second->twins, 0);
  QCOMPARE(*index->count(), first->added);
}

// Whichever of the threads reads faster.
void Import::aRebuiltIndexIsTheSame() {
  QStringList before;
  for (int threads = 1; threads <= rounds(6, 3); ++threads) {
    const Index index =
        std::move(LibraryIndex::open(path(QStringLiteral("index%1.sqlite").arg(threads)))).value();
    QVERIFY(importFiles(*index, {records()}, threads).ok());
    QStringList now;
    const Result<std::vector<ListedGame>> games = index->list(1000);
    for (const ListedGame &game : *games)
      now << QString::number(game.id) + QLatin1Char(' ') + game.hash + QLatin1Char(' ') + game.path;
    QVERIFY(!now.isEmpty());
    if (threads > 1)
      QCOMPARE(now, before);
    before = now;
  }
}

void Import::aMatchInTwoFormatsIsOne() {
  const QByteArray journal = ownJournal(tenhou(), 5);
  write(path(QStringLiteral("a.jsonl")), journal);
  write(path(QStringLiteral("b.mjson")), asMjai(journal));
  const Index index = open();
  const Result<ImportReport> report =
      importFiles(*index, {path(QStringLiteral("a.jsonl")), path(QStringLiteral("b.mjson"))});
  QVERIFY(report.ok());
  QCOMPARE(report->added, 1);
  QCOMPARE(report->twins, 1);
  const Result<std::vector<ListedGame>> games = index->list(10);
  QCOMPARE(games->size(), std::size_t{1});
  QCOMPARE(games->front().seats.size(), std::size_t{4});
  QVERIFY(games->front().complete && games->front().seats[0].place);
}

void Import::theLongerRecordStays() {
  const QByteArray journal = ownJournal(basicAriAri(), 5);
  write(path(QStringLiteral("part.jsonl")), cut(journal, 2));
  write(path(QStringLiteral("whole.jsonl")), journal);
  const Index index = open();
  QCOMPARE(importFiles(*index, {path(QStringLiteral("part.jsonl"))})->added, 1);
  QCOMPARE(index->list(1)->front().hands, 2);
  QCOMPARE(importFiles(*index, {path(QStringLiteral("whole.jsonl"))})->lengthened, 1);
  QCOMPARE(*index->count(), 1);
  QVERIFY(index->list(1)->front().complete);
  // And the other way about.
  write(path(QStringLiteral("part.jsonl")), cut(journal, 1));
  QCOMPARE(importFiles(*index, {path(QStringLiteral("part.jsonl"))})->twins, 1);
  QCOMPARE(*index->count(), 1);
  QVERIFY(index->list(1)->front().complete);
}

// The first hand is the same, the second is another.
void Import::anEqualFirstHandAloneIsNoTwin() {
  const QByteArray one = cut(ownJournal(basicAriAri(), 5), 3);
  write(path(QStringLiteral("one.jsonl")), one);
  const LibraryFile file = readLibraryFile(path(QStringLiteral("one.jsonl")));
  QCOMPARE(file.games.size(), std::size_t{1});
  const LibraryGame first = file.games.front();
  QCOMPARE(first.chain.size(), qsizetype{3 * 8});
  LibraryGame branched = first;
  branched.hash = QString(64, QLatin1Char('7'));
  branched.chain = first.chain.left(8) + QByteArray(16, 'x');
  const Index index = open();
  QCOMPARE(index->add({QStringLiteral("/a"), 1, 1}, {file.format, {first}, {}})->front().how, Stored::New);
  QCOMPARE(index->add({QStringLiteral("/b"), 1, 1}, {file.format, {branched}, {}})->front().how, Stored::New);
  LibraryGame shorter = first;
  shorter.hash = QString(64, QLatin1Char('8'));
  shorter.chain = first.chain.left(16);
  const Result<std::vector<StoredGame>> stored =
      index->add({QStringLiteral("/c"), 1, 1}, {file.format, {shorter}, {}});
  QCOMPARE(stored->front().how, Stored::Shorter);
  QCOMPARE(stored->front().hash, first.hash);
  QCOMPARE(stored->front().otherHash, shorter.hash);
}

void Import::kindsAreKept() {
  JournalHeader branch = ownHeader();
  branch.branch.emplace();
  branch.branch->parent = QStringLiteral("abc");
  branch.branch->hand = 2;
  branch.branch->event = 31;
  branch.branch->kind = QStringLiteral("wall");
  branch.branch->start.scores.fill(basicAriAri().startingPoints);
  branch.branch->wall = makeWall(ownJournalSeed(9), 5, basicAriAri());
  write(path(QStringLiteral("live.jsonl")), ownJournal(basicAriAri(), 5));
  write(path(QStringLiteral("coached.jsonl")),
        ownJournal(basicAriAri(), 6) + noteLine(coachHintNote(0)) + '\n');
  write(path(QStringLiteral("branch.jsonl")), ownJournal(basicAriAri(), 7, branch));
  write(path(QStringLiteral("foreign.mjson")), asMjai(ownJournal(tenhou(), 8)));
  const Index index = open();
  const Result<ImportReport> report = importFiles(*index, {m_folder->path()});
  QCOMPARE(report->added, 4);
  const Result<std::vector<ListedGame>> games = index->list(10);
  for (const ListedGame &game : *games) {
    const QString name = QFileInfo(game.path).baseName();
    const MatchKind kind = name == QLatin1String("live")      ? MatchKind::Live
                           : name == QLatin1String("coached") ? MatchKind::Coached
                           : name == QLatin1String("branch")  ? MatchKind::Branch
                                                              : MatchKind::Imported;
    QCOMPARE(game.kind, kind);
  }
  // Practice is in no table of statistics unless it is asked for.
  const auto rows = [&index](const char *query) {
    return statisticsCsv(*index, *parseSearch(QLatin1String(query)), false)->count('\n') - 1;
  };
  QCOMPARE(rows(""), 2 * 4);
  QCOMPARE(rows("kind:branch"), 4);
  QCOMPARE(rows("kind:coached OR kind:live"), 2 * 4);
}

void Import::datesAreThoseOfTheRecord_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("date");
  const auto row = [](const char *name, const char *text, const char *date) {
    QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(date);
  };
  row("ISO", "played 2026-01-31, at home", "2026-01-31");
  row("with strokes", "2021/3/4 12:00:00", "2021-03-04");
  row("as Tenhou writes it", "03/15/2019, 12:34:56 PM", "2019-03-15");
  row("an id", "2012012000gm-00a9-0000-1234abcd", "2012-01-20");
  row("no day of the calendar", "2021/2/30", "");
  row("part of a longer number", "12021-02-03", "");
  row("none", "the final", "");
}

void Import::datesAreThoseOfTheRecord() {
  QFETCH(QByteArray, text);
  QFETCH(QString, date);
  QCOMPARE(dateIn(QString::fromLatin1(text)), date);
  // In the head of a mjai file, under whatever key.
  QByteArray lines = asMjai(ownJournal(tenhou(), 5));
  lines.replace("\"type\":\"start_game\"", "\"uri\":\"" + text + "\",\"type\":\"start_game\"");
  write(path(QStringLiteral("game.mjson")), lines);
  const LibraryFile file = readLibraryFile(path(QStringLiteral("game.mjson")));
  QCOMPARE(file.games.size(), std::size_t{1});
  QCOMPARE(file.games.front().date, date);
}

void Import::aChangedFileLosesWhatItHeld() {
  const QString file = path(QStringLiteral("game.jsonl"));
  write(file, ownJournal(basicAriAri(), 5));
  const Index index = open();
  QCOMPARE(importFiles(*index, {file})->added, 1);
  const QString before = index->list(1)->front().hash;
  write(file, ownJournal(basicAriAri(), 6) + "\n");
  const Result<ImportReport> report = importFiles(*index, {file});
  QVERIFY(report.ok());
  QCOMPARE(*index->count(), report->added);
  QVERIFY(report->added == 0 || index->list(1)->front().hash != before);
}

// But not what another file holds as well; a file that comes back is read again.
void Import::whatIsForgottenIsGone() {
  const QByteArray both = ownJournal(basicAriAri(), 5);
  for (const char *name : {"a.jsonl", "b.jsonl"})
    write(path(QString::fromLatin1(name)), both);
  write(path(QStringLiteral("c.jsonl")), ownJournal(basicAriAri(), 6));
  const Index index = open();
  QCOMPARE(importFiles(*index, {m_folder->path()})->added, 2);
  QVERIFY(!removeFromIndex(*index, {path(QStringLiteral("a.jsonl")), path(QStringLiteral("c.jsonl"))}));
  const Result<std::vector<ListedGame>> left = index->list(10);
  QCOMPARE(left->size(), std::size_t{1});
  QCOMPARE(left->front().path, path(QStringLiteral("b.jsonl")));
  QCOMPARE(importFiles(*index, {path(QStringLiteral("c.jsonl"))})->added, 1);
}

void Import::cancelKeepsWhatIsDone() {
  const Index index = open();
  const Result<ImportReport> report =
      importFiles(*index, {records()}, 1, [](int done, int) { return done < 5; });
  QVERIFY(report.ok());
  QVERIFY(report->canceled);
  QCOMPARE(report->added + report->twins, 5);
  QCOMPARE(*index->count(), report->added);
  const Result<ImportReport> rest = importFiles(*index, {records()}, 1);
  QCOMPARE(rest->unchanged, 5);
}

void Import::whatIsRefusedIsNamed() {
  write(path(QStringLiteral("noise.mjlog")), "<mjloggm ver=\"2.3\"><INIT");
  write(path(QStringLiteral("letter.txt")), "Dear Sir");
  const Index index = open();
  const Result<ImportReport> report =
      importFiles(*index, {path(QStringLiteral("noise.mjlog")), path(QStringLiteral("letter.txt"))});
  QVERIFY(report.ok());
  QCOMPARE(report->added, 0);
  QCOMPARE(report->refused.size(), std::size_t{2});
  for (const auto &[file, reason] : report->refused)
    QVERIFY(QFile::exists(file) && !reason.text.empty());
  const auto &[letter, why] = report->refused.front();
  QCOMPARE(letter, path(QStringLiteral("letter.txt")));
  QCOMPARE(why.code, static_cast<int>(FileFault::NoFormat));
}

void Import::pagesCoverTheListOnce() {
  const Index index = open();
  const int all = importFiles(*index, {records()})->added;
  QStringList hashes;
  qint64 after = 0;
  for (;;) {
    const Result<std::vector<ListedGame>> page = index->list(3, after);
    QVERIFY(page.ok());
    if (page->empty())
      break;
    for (const ListedGame &game : *page)
      hashes << game.hash;
    after = page->back().id;
    QVERIFY(hashes.size() <= all);
  }
  QCOMPARE(hashes.size(), static_cast<qsizetype>(all));
  QCOMPARE(hashes.removeDuplicates(), 0);
}

void Import::aDamagedIndexIsRebuilt_data() {
  QTest::addColumn<Damage>("damage");
  QTest::addColumn<bool>("closed");
  QTest::addColumn<bool>("atOnce");
  QTest::newRow("no database") << Damage::Replaced << true << true;
  QTest::newRow("truncated") << Damage::Truncated << true << true;
  QTest::newRow("scribbled over") << Damage::Scribbled << true << false;
  QTest::newRow("truncated after an unclean end") << Damage::Truncated << false << true;
  QTest::newRow("scribbled over after an unclean end") << Damage::Scribbled << false << true;
}

// What opening does not look at is found when it is used, and the next opening begins anew.
void Import::aDamagedIndexIsRebuilt() {
  QFETCH(Damage, damage);
  QFETCH(bool, closed);
  QFETCH(bool, atOnce);
  const QString file = path(QStringLiteral("index.sqlite"));
  const Left left = leaveIndex(file, closed);
  damageFile(file, damage, left.dates);
  if (!atOnce) {
    const Index index = open();
    QVERIFY(!index->wasRebuilt());
    QVERIFY(!index->list(10).ok());
    QVERIFY(index->isDamaged());
  }
  const Index index = open();
  QVERIFY(index->wasRebuilt());
  QVERIFY(!index->isDamaged());
  QVERIFY(QFile::exists(file + QStringLiteral(".old")));
  QCOMPARE(*index->count(), 0);
  QCOMPARE(importFiles(*index, {records()})->added, left.games);
}

// As when the program is killed: what it had committed is there.
void Import::anUncleanEndAloneLosesNothing() {
  const int games = leaveIndex(path(QStringLiteral("index.sqlite")), false).games;
  const Index index = open();
  QVERIFY(!index->wasRebuilt());
  QCOMPARE(*index->count(), games);
}

// Whoever has it open has looked at it: a check by everybody else takes seconds with a large library.
void Import::whatIsInUseIsNotCheckedAgain() {
  const QString file = path(QStringLiteral("index.sqlite"));
  const Index first = open();
  QVERIFY(importFiles(*first, {records()}).ok());
  QSqlQuery(first->database()).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
  QVERIFY(!first->begin() && first->add({QStringLiteral("/a"), 1, 1}, {}).ok() && !first->commit());
  QVERIFY(QFileInfo(file + QStringLiteral("-wal")).size() > 0);
  damageFile(file, Damage::Scribbled, placeOfDates(*first));
  const Index second = open();
  QVERIFY(!second->wasRebuilt());
}

// A folder in the way is no damage.
void Import::whatCannotBeOpenedIsLeftAlone() {
  const QString file = path(QStringLiteral("index.sqlite"));
  QVERIFY(QDir().mkpath(file));
  QVERIFY(!LibraryIndex::open(file).ok());
  QVERIFY(QDir(file).exists());
  QVERIFY(!QFile::exists(file + QStringLiteral(".old")));
}

// As when the program is killed in an import.
void Import::anUnfinishedTransactionLeavesNothing() {
  {
    const Index index = open();
    QVERIFY(!index->begin());
    const QString file = records() + QStringLiteral("/own01.mjlog");
    QVERIFY(index->add({file, 1, 1}, readLibraryFile(file)).ok());
    QCOMPARE(*index->count(), 1);
  }
  const Index index = open();
  QVERIFY(!index->wasRebuilt());
  QCOMPARE(*index->count(), 0);
  QVERIFY(!index->knows({records() + QStringLiteral("/own01.mjlog"), 1, 1}));
}

void Import::datesComeFromIds_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("date");
  QTest::newRow("an id") << "2012012000gm-00a9-0000-1234abcd.mjlog"
                         << "2012-01-20";
  QTest::newRow("no day of the calendar") << "2012023000gm-00a9.mjlog"
                                          << "";
  QTest::newRow("a name") << "my best game.mjlog"
                          << "";
}

void Import::datesComeFromIds() {
  QFETCH(QString, text);
  QFETCH(QString, date);
  QCOMPARE(dateOfId(text), date);
}

JANSO_TEST(Import);
#include "tst_import.moc"
