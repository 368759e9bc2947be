// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is exported is the same match in every format, and says nothing of anybody when it is anonymous.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "library/exportrun.h"
#include "library/libraryfault.h"
#include "library/libraryfile.h"
#include "library/libraryfolder.h"
#include "library/statisticscsv.h"
#include "records/canonicalhash.h"
#include "records/formats/filebytes.h"
#include "records/ownjournal.h"
#include "rules/presets/presets.h"
#include "support/conformance.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

const QStringList kNames{QStringLiteral("Zebulon-Q"), QStringLiteral("Wilhelmine77"),
                         QStringLiteral("坂本龍馬"), QStringLiteral("x_Xylophon_x")};
constexpr const char *kWords[] = {"Zebulon",  "Wilhelmine", "坂本",       "Xylophon",  "2011-11",
                                  "20111122", "Grandma",    "secretnote", "secrettag", "0123abcd"};

// A match with telling names, date, place and rules.
QByteArray tellingJournal(std::uint64_t seed) {
  RuleSet rules = basicAriAri();
  rules.id = "grandmas";
  rules.name = "Grandma's rules";
  JournalHeader header;
  header.started = QDateTime(QDate(2011, 11, 22), QTime(3, 4, 5));
  for (int seat = 0; seat < 4; ++seat)
    header.names[static_cast<std::size_t>(seat)] = kNames[seat].toStdString();
  return ownJournal(rules, seed, header);
}

std::set<QString> hashesIn(const QString &folder) {
  std::set<QString> hashes;
  QDirIterator it(folder, QDir::Files);
  while (it.hasNext()) {
    const Result<std::vector<ProvedGame>> games = provedGamesOf(it.next());
    for (std::size_t i = 0; games && i < games->size(); ++i)
      hashes.insert(QString::fromStdString(canonicalHash((*games)[i])));
  }
  return hashes;
}

}  // namespace

class Export : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void everyFormatIsTheSameMatch_data();
  void everyFormatIsTheSameMatch();
  void anAnonymousExportTellsNothing_data();
  void anAnonymousExportTellsNothing();
  void exchangedSuitsAreAnotherProvedMatch();
  void nothingIsOverwritten();
  void whatIsGoneIsRefused();
  void theTableHasARowForEachSeat();
  void optionsThatExcludeEachOtherAreASentence();
  void oneMatchInAllFormats();

 private:
  QString path(const QString &name) const { return m_folder->filePath(name); }
  std::vector<ListedGame> games() const { return *m_library->index().list(100); }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<LibraryFolder> m_library;
};

void Export::init() {
  m_library.reset();
  m_folder = std::make_unique<QTemporaryDir>();
  QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("in")));
  for (const int seed : {3, 4}) {
    QFile file(path(QStringLiteral("in/2011112203gm-Zebulon-%1.jsonl").arg(seed)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(tellingJournal(static_cast<std::uint64_t>(seed)));
  }
  m_library = std::move(LibraryFolder::open(path(QStringLiteral("library")))).value();
  QCOMPARE(m_library->import({path(QStringLiteral("in"))})->added, 2);
  QVERIFY(!m_library->changeSideEntry(games().front().hash, [](SideEntry &entry) {
    entry.addTag(QStringLiteral("secrettag"));
    entry.notes.push_back({std::nullopt, QStringLiteral("secretnote")});
  }));
}

void Export::everyFormatIsTheSameMatch_data() {
  QTest::addColumn<int>("format");
  QTest::addColumn<bool>("gzip");
  QTest::newRow("mjlog") << static_cast<int>(ExportFormat::Mjlog) << false;
  QTest::newRow("mjlog, packed") << static_cast<int>(ExportFormat::Mjlog) << true;
  QTest::newRow("mjai") << static_cast<int>(ExportFormat::Mjai) << false;
  QTest::newRow("mjai, packed") << static_cast<int>(ExportFormat::Mjai) << true;
  QTest::newRow("as it is") << static_cast<int>(ExportFormat::Original) << false;
}

void Export::everyFormatIsTheSameMatch() {
  QFETCH(int, format);
  QFETCH(bool, gzip);
  ExportOptions options;
  options.format = static_cast<ExportFormat>(format);
  options.gzip = gzip;
  const Result<ExportReport> report = exportGames(games(), path(QStringLiteral("out")), options);
  QVERIFY2(report.ok(), report.ok() ? "" : report.error().text.c_str());
  QCOMPARE(report->written, 2);
  QCOMPARE(hashesIn(path(QStringLiteral("out"))), hashesIn(path(QStringLiteral("in"))));
  // Imported again, each is a match that is there already.
  QCOMPARE(m_library->import({path(QStringLiteral("out"))})->twins, 2);
  QCOMPARE(*m_library->index().count(), 2);
}

void Export::anAnonymousExportTellsNothing_data() {
  everyFormatIsTheSameMatch_data();
}

void Export::anAnonymousExportTellsNothing() {
  QFETCH(int, format);
  QFETCH(bool, gzip);
  ExportOptions options;
  options.format = static_cast<ExportFormat>(format);
  options.gzip = gzip;
  options.anonymize = true;
  const QString out = path(QStringLiteral("out"));
  const Result<ExportReport> report = exportGames(games(), out, options);
  if (options.format == ExportFormat::Original) {
    QVERIFY(!report.ok());
    return;
  }
  QCOMPARE(report->written, 2);
  QByteArrayList words;
  for (const char *word : kWords)
    words << QByteArray(word) << QByteArray(word).toPercentEncoding();
  for (const ListedGame &game : games())
    words << game.hash.left(8).toLatin1();
  for (const std::uint64_t seed : {3U, 4U}) {
    const WallSeed bytes = ownJournalSeed(seed);
    words << QByteArray(reinterpret_cast<const char *>(bytes.data()), 16).toHex();
  }
  int files = 0;
  QDirIterator it(out, QDir::Files);
  while (it.hasNext()) {
    const QString file = it.next();
    ++files;
    const Result<QByteArray> raw = readFileBytes(file);
    const Result<QByteArray> plain = unpacked(*raw);
    QCOMPARE(raw->startsWith("\x1f\x8b"), gzip);
    QVERIFY(plain->contains("Player") || plain->contains("%50%6C%61%79%65%72"));
    for (const QByteArray &word : words) {
      QVERIFY2(!plain->contains(word) && !raw->contains(word), word.constData());
      QVERIFY2(!QFileInfo(file).fileName().toUtf8().contains(word), word.constData());
    }
    // Head of gzip: no time, no name.
    if (gzip)
      QCOMPARE(raw->mid(3, 5), QByteArray(5, '\0'));
  }
  QCOMPARE(files, 2);
  QCOMPARE(hashesIn(out), hashesIn(path(QStringLiteral("in"))));
  const Result<QByteArray> csv = statisticsCsv(m_library->index(), {}, true);
  for (const QByteArray &word : words)
    QVERIFY2(!csv->contains(word) || word == "Grandma", word.constData());
}

void Export::exchangedSuitsAreAnotherProvedMatch() {
  ExportOptions options;
  options.anonymize = options.exchangeSuits = true;
  int other = 0;
  for (quint32 seed = 0; seed < 3; ++seed) {
    options.seed = seed;
    const QString out = path(QStringLiteral("out%1").arg(seed));
    const Result<ExportReport> report = exportGames(games(), out, options);
    QVERIFY(report.ok());
    QCOMPARE(report->written, 2);
    const std::set<QString> hashes = hashesIn(out);
    QCOMPARE(hashes.size(), std::size_t{2});
    other += hashes != hashesIn(path(QStringLiteral("in"))) ? 1 : 0;
  }
  QVERIFY(other > 0);
}

void Export::nothingIsOverwritten() {
  const QString out = path(QStringLiteral("out"));
  QCOMPARE(exportGames(games(), out, {})->written, 2);
  const Result<ExportReport> again = exportGames(games(), out, {});
  QCOMPARE(again->written, 0);
  QCOMPARE(again->refused.size(), std::size_t{2});
  QVERIFY(again->refused.front().second.text.ends_with("already exists"));
}

void Export::whatIsGoneIsRefused() {
  const std::vector<ListedGame> all = games();
  QVERIFY(QFile::remove(all[0].path));
  QVERIFY(QFile::remove(all[1].path) && QFile(all[1].path).open(QIODevice::WriteOnly));
  const Result<ExportReport> report = exportGames(all, path(QStringLiteral("out")), {});
  QCOMPARE(report->written, 0);
  QCOMPARE(report->refused.size(), std::size_t{2});
  QCOMPARE(report->refused[0].second.code, static_cast<int>(LibraryFault::FileGone));
}

void Export::theTableHasARowForEachSeat() {
  const Result<QByteArray> csv = statisticsCsv(m_library->index(), {}, false);
  QVERIFY(csv.ok());
  const QByteArrayList lines = csv->trimmed().split('\n');
  QCOMPARE(lines.size(), 1 + 2 * 4);
  const QByteArrayList head = lines[0].trimmed().split(',');
  QCOMPARE(head.mid(0, 7).join(','), QByteArray("match,date,ruleset,seat,player,place,score"));
  int places = 0;
  for (int i = 1; i < lines.size(); ++i) {
    const QByteArrayList cells = lines[i].trimmed().split(',');
    QCOMPARE(cells.size(), head.size());
    places += cells[5].toInt();
    QCOMPARE(cells[head.indexOf("matches")], QByteArray("1"));
    QVERIFY(kNames.contains(QString::fromUtf8(cells[4])));
  }
  QCOMPARE(places, 2 * (1 + 2 + 3 + 4));
  const Result<SearchQuery> one = parseSearch(QStringLiteral("player:Zebulon-Q place:1"));
  const Result<QByteArray> some = statisticsCsv(m_library->index(), *one, false);
  QVERIFY(some.ok() && some->count('\n') <= csv->count('\n'));
}

void Export::optionsThatExcludeEachOtherAreASentence() {
  ExportOptions options;
  options.exchangeSuits = true;
  QVERIFY(!exportGames(games(), path(QStringLiteral("out")), options).ok());
  QVERIFY(!QDir(path(QStringLiteral("out"))).exists());
}

// The same ids in several formats, and in all of them one hash.
void Export::oneMatchInAllFormats() {
  const QString games = conformancePath(QStringLiteral("games"));
  if (games.isEmpty())
    QSKIP("there are no outside records to compare");
  QHash<QString, QStringList> byId;
  QDirIterator it(games, QDir::Files, QDirIterator::Subdirectories);
  while (it.hasNext()) {
    const QFileInfo file(it.next());
    if (!dateOfId(file.fileName()).isEmpty() && !file.path().contains(QLatin1String("partial")))
      byId[file.fileName().section(QLatin1Char('.'), 0, 0)] << file.filePath();
  }
  int compared = 0;
  int number = 0;
  for (const QStringList &files : std::as_const(byId)) {
    if (files.size() < 2 || (qEnvironmentVariableIsSet("JANSO_QUICK") && number++ % 10 != 0))
      continue;
    std::set<QString> hashes;
    for (const QString &file : files) {
      const LibraryFile read = readLibraryFile(file);
      QVERIFY2(read.games.size() == 1,
               qPrintable(file + QString::fromStdString(read.error ? read.error->text : std::string())));
      hashes.insert(read.games.front().hash);
    }
    QVERIFY2(hashes.size() == 1, qPrintable(files.join(QLatin1Char(' '))));
    ++compared;
  }
  QVERIFY(compared > 0);
}

JANSO_TEST(Export);
#include "tst_export.moc"
