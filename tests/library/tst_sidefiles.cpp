// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What people say of matches and names is in files, which outlive the index and every damage to a line.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "library/importsources.h"
#include "library/libraryfolder.h"
#include "library/librarysearch.h"
#include "records/ownjournal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

const QString kOne(64, QLatin1Char('1'));
const QString kTwo(64, QLatin1Char('2'));

QByteArray contents(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeSide(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

SideEntry someEntry() {
  SideEntry entry;
  entry.addTag(QStringLiteral("final"));
  entry.notes = {{std::nullopt, QStringLiteral("a \"good\" match\nwith 東風")},
                 {SidePlace{2, 31}, QStringLiteral("why?")}};
  entry.bookmarks = {{SidePlace{0, 5}, QStringLiteral("the kan")}};
  return entry;
}

}  // namespace

class SideFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void whatIsWrittenIsReadAgain();
  void damagedLinesAreToldAndKept_data();
  void damagedLinesAreToldAndKept();
  void keysOfOthersAreKept();
  void twoLinesOfOneMatchAreOne();
  void namesBelongToOnePerson();
  void theIndexIsOnlyACopy();
  void whatWasImportedIsImportedAgain();
  void sourcesAreFewestPaths_data();
  void sourcesAreFewestPaths();
  void whatIsSaidFollowsTheLongerRecord();
  void aFolderThatCannotBeWrittenIsASentence();

 private:
  QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
  std::unique_ptr<LibraryFolder> open() const {
    return std::move(LibraryFolder::open(m_folder->path())).value();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

void SideFiles::whatIsWrittenIsReadAgain() {
  Result<SideFile> file = SideFile::read(path("matches.jsonl"));
  QVERIFY(file.ok() && file->matches().isEmpty());
  SideFile written = *file;
  written.set(kOne, someEntry());
  written.set(kTwo, {});
  QVERIFY(!written.write());
  const Result<SideFile> again = SideFile::read(path("matches.jsonl"));
  QVERIFY(again.ok() && again->problems().empty());
  QCOMPARE(again->matches(), QStringList{kOne});  // of the other nothing is said
  QVERIFY(again->of(kOne) == someEntry());
}

void SideFiles::damagedLinesAreToldAndKept_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QByteArray>("why");
  QTest::newRow("cut off") << QByteArray(R"({"match":"33)") << QByteArray("not JSON: ");
  QTest::newRow("no object") << QByteArray("[1,2]") << QByteArray("not a JSON object");
  QTest::newRow("no hash") << QByteArray(R"({"match":"33","tags":["x"]})")
                           << QByteArray("'match' is not the hash of a match");
  QTest::newRow("tags") << QByteArray(R"({"match":")" + kTwo.toLatin1() + R"(","tags":[7]})")
                        << QByteArray("'tags' is not a list of words");
  QTest::newRow("notes") << QByteArray(R"({"match":")" + kTwo.toLatin1() +
                                       R"(","notes":[{"hand":1,"text":"x"}]})")
                         << QByteArray("'notes' is not a list of texts with their positions");
  QTest::newRow("bookmarks") << QByteArray(R"({"match":")" + kTwo.toLatin1() +
                                           R"(","bookmarks":[{"name":"x"}]})")
                             << QByteArray("'bookmarks' is not a list of names with their positions");
  QTest::newRow("no text at all") << QByteArray("\xff\xfe\x01") << QByteArray("not JSON: ");
}

void SideFiles::damagedLinesAreToldAndKept() {
  QFETCH(QByteArray, line);
  QFETCH(QByteArray, why);
  const QString file = path("matches.jsonl");
  writeSide(file, R"({"match":")" + kOne.toLatin1() + R"(","tags":["a"]})" + "\n" + line + "\n");
  const auto library = open();
  QCOMPARE(library->problems().size(), std::size_t{1});
  const QByteArray problem = QByteArray::fromStdString(library->problems().front());
  QVERIFY2(problem.startsWith("'" + file.toUtf8() + "', line 2: " + why), problem.constData());
  QVERIFY(!library->changeSideEntry(kOne, [](SideEntry &entry) { entry.addTag(QStringLiteral("b")); }));
  const QByteArray after = contents(file);
  QVERIFY(after.contains(line + "\n"));
  QVERIFY(after.contains(R"("tags":["a","b"])"));
}

void SideFiles::keysOfOthersAreKept() {
  writeSide(path("matches.jsonl"),
            R"({"match":")" + kOne.toLatin1() + R"(","rating":{"ours":3},"tags":["a"]})");
  writeSide(path("players.jsonl"), R"({"names":["Ann","ann1"],"club":"Ueno"})");
  const auto library = open();
  QVERIFY(library->problems().empty());
  QVERIFY(!library->changeSideEntry(kOne, [](SideEntry &entry) { entry.removeTag(QStringLiteral("A")); }));
  QVERIFY(contents(path("matches.jsonl")).contains(R"("rating":{"ours":3})"));
  QVERIFY(!contents(path("matches.jsonl")).contains("tags"));
  QVERIFY(!library->changePersons([](Persons &persons) { persons.setMe(QStringLiteral("ANN"), true); }));
  QVERIFY(contents(path("players.jsonl")).contains(R"("club":"Ueno")"));
}

void SideFiles::twoLinesOfOneMatchAreOne() {
  const QByteArray match = R"({"match":")" + kOne.toLatin1();
  writeSide(path("matches.jsonl"),
            match + R"(","tags":["a","b"]})" + "\n" + match + R"(","tags":["B","c"]})");
  const Result<SideFile> file = SideFile::read(path("matches.jsonl"));
  QCOMPARE(file->matches(), QStringList{kOne});
  QCOMPARE(file->of(kOne).tags, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
}

void SideFiles::namesBelongToOnePerson() {
  const auto library = open();
  const auto names = [&](const char *name) {
    QStringList all = library->persons()->namesOf(QLatin1String(name));
    all.sort();
    return all.join(QLatin1Char(' '));
  };
  const auto join = [&](const QStringList &some) {
    return library->changePersons([&](Persons &persons) { persons.join(some); });
  };
  QVERIFY(!join({QStringLiteral("a"), QStringLiteral("b")}));
  QVERIFY(!join({QStringLiteral("c"), QStringLiteral("d")}));
  QCOMPARE(names("A"), QStringLiteral("a b"));
  QVERIFY(!join({QStringLiteral("B"), QStringLiteral("d"), QStringLiteral("e")}));
  QCOMPARE(names("a"), QStringLiteral("a b c d e"));
  QCOMPARE(library->persons()->all().size(), std::size_t{1});
  QVERIFY(!library->changePersons([](Persons &persons) { persons.remove(QStringLiteral("C")); }));
  QCOMPARE(names("c"), QStringLiteral("c"));
  QCOMPARE(names("e"), QStringLiteral("a b d e"));
}

void SideFiles::theIndexIsOnlyACopy() {
  const QString records = QStringLiteral(JANSO_TEST_DATA "/records");
  const auto tagged = [](LibraryFolder &library, const char *query) {
    QStringList hashes;
    const Result<SearchHits> hits = searchLibrary(library.index(), *parseSearch(QLatin1String(query)), 100);
    for (const ListedGame &game : hits->games)
      hashes << game.hash + QLatin1Char(' ') + game.tags.join(QLatin1Char(','));
    hashes.sort();
    return hashes;
  };
  const char *const queries[] = {
      "", "tag:x", "note:why", "has:bookmark", "player:ghost", "yaku:riichi han:>=3"};
  QList<QStringList> before;
  {
    const auto library = open();
    QVERIFY(library->import({records}).ok());
    const std::vector<ListedGame> games = *library->index().list(3);
    QVERIFY(!library->changeSideEntry(games[0].hash, [](SideEntry &entry) { entry = someEntry(); }));
    QVERIFY(!library->changeSideEntry(games[1].hash,
                                      [](SideEntry &entry) { entry.addTag(QStringLiteral("x")); }));
    QVERIFY(!library->changePersons([&](Persons &persons) {
      persons.join({QStringLiteral("ghost"), games[0].seats[0].name});
    }));
    for (const char *query : queries)
      before << tagged(*library, query);
  }
  QVERIFY(!before[1].isEmpty() && !before[2].isEmpty() && !before[3].isEmpty() && !before[4].isEmpty());
  for (const char *name : {"index.sqlite", "index.sqlite-wal", "index.sqlite-shm"})
    QFile::remove(path(name));
  const auto library = open();
  QVERIFY(!library->index().wasRebuilt());
  QCOMPARE(*library->index().count(), 0);
  QVERIFY(library->import({records}).ok());
  for (int i = 0; i < before.size(); ++i)
    QCOMPARE(tagged(*library, queries[i]), before[i]);
}

void SideFiles::whatWasImportedIsImportedAgain() {
  const QString records = QStringLiteral(JANSO_TEST_DATA "/records");
  writeSide(path("gone.jsonl"), ownJournal(basicAriAri(), 7));
  const auto forget = [this] {
    for (const char *name : {"index.sqlite", "index.sqlite-wal", "index.sqlite-shm"})
      QFile::remove(path(name));
  };
  int all = 0;
  {
    const auto library = open();
    QVERIFY(library->lost().isEmpty());
    QVERIFY(library->import({path("gone.jsonl")}).ok());
    QVERIFY(library->import({records, records + QStringLiteral("/own01.mjlog")}).ok());
    QVERIFY(library->lost().isEmpty());
    all = *library->index().count();
  }
  writeSide(path("sources.jsonl"), contents(path("sources.jsonl")) + "no line\n");
  QVERIFY(open()->lost().isEmpty());
  QCOMPARE(open()->problems().size(), std::size_t{1});
  forget();
  QVERIFY(QFile::remove(path("gone.jsonl")));
  const auto library = open();
  QCOMPARE(library->lost(), QStringList{records});
  // Something else comes first: what was lost is still to come.
  writeSide(path("new.jsonl"), ownJournal(basicAriAri(), 8));
  QVERIFY(library->import({path("new.jsonl")}).ok());
  QCOMPARE(*library->index().count(), 1);
  // Canceled is not done.
  QVERIFY(library->importLost({}, 1, [](int, int) { return false; })->canceled);
  QCOMPARE(open()->lost(), QStringList{records});
  QVERIFY(library->importLost({}).ok());
  QCOMPARE(*library->index().count(), all);  // one is gone, one is new
  QVERIFY(open()->lost().isEmpty());
  const QByteArray kept = contents(path("sources.jsonl"));
  QVERIFY(kept.contains("no line") && kept.contains("gone.jsonl"));
  // As on a disk that is in again.
  writeSide(path("gone.jsonl"), ownJournal(basicAriAri(), 7));
  QCOMPARE(library->lost(), QStringList{path("gone.jsonl")});
  QVERIFY(library->importLost({}).ok());
  QCOMPARE(*library->index().count(), all + 1);
  QVERIFY(library->lost().isEmpty());
}

void SideFiles::sourcesAreFewestPaths_data() {
  QTest::addColumn<QStringList>("added");
  QTest::addColumn<QStringList>("kept");
  QTest::newRow("twice is once") << QStringList{QStringLiteral("/a/b"), QStringLiteral("/a/b/")}
                                 << QStringList{QStringLiteral("/a/b")};
  QTest::newRow("a file of a folder adds nothing")
      << QStringList{QStringLiteral("/a"), QStringLiteral("/a/b.mjlog")} << QStringList{QStringLiteral("/a")};
  QTest::newRow("a folder takes the place of its files")
      << QStringList{QStringLiteral("/a/b"), QStringLiteral("/c"), QStringLiteral("/a/d/e"),
                     QStringLiteral("/a")}
      << QStringList{QStringLiteral("/c"), QStringLiteral("/a")};
  QTest::newRow("a name that begins alike is another")
      << QStringList{QStringLiteral("/a"), QStringLiteral("/ab")}
      << QStringList{QStringLiteral("/a"), QStringLiteral("/ab")};
  QTest::newRow("all there is") << QStringList{QStringLiteral("/a"), QStringLiteral("/"),
                                               QStringLiteral("/b")}
                                << QStringList{QStringLiteral("/")};
}

void SideFiles::sourcesAreFewestPaths() {
  QFETCH(QStringList, added);
  QFETCH(QStringList, kept);
  ImportSources sources = std::move(ImportSources::read(path("sources.jsonl"))).value();
  for (const QString &each : added)
    sources.add({each});
  QCOMPARE(sources.all(), kept);
  QVERIFY(!sources.write());
  QCOMPARE(ImportSources::read(path("sources.jsonl"))->all(), kept);
}

void SideFiles::whatIsSaidFollowsTheLongerRecord() {
  const QByteArray journal = ownJournal(basicAriAri(), 5);
  const qsizetype end = journal.indexOf("end_kyoku");
  const QByteArray part = journal.left(journal.indexOf('\n', end) + 1);
  writeSide(path("part.jsonl"), part);
  const auto library = open();
  QVERIFY(library->import({path("part.jsonl")}).ok());
  const QString shorter = library->index().list(1)->front().hash;
  QVERIFY(!library->changeSideEntry(shorter, [](SideEntry &entry) { entry = someEntry(); }));
  writeSide(path("whole.jsonl"), journal);
  QCOMPARE(library->import({path("whole.jsonl")})->lengthened, 1);
  const ListedGame game = library->index().list(1)->front();
  QVERIFY(game.hash != shorter);
  QCOMPARE(game.tags, QStringList{QStringLiteral("final")});
  QVERIFY(*library->sideEntry(game.hash) == someEntry());
  QVERIFY(library->sideEntry(shorter)->isEmpty());
}

void SideFiles::aFolderThatCannotBeWrittenIsASentence() {
  QVERIFY(QDir().mkpath(path("matches.jsonl")));  // a folder in the way of the file
  const Result<std::unique_ptr<LibraryFolder>> library = LibraryFolder::open(m_folder->path());
  QVERIFY(!library.ok());
  QVERIFY(library.error().text.starts_with("could not read '" + path("matches.jsonl").toStdString() + "': "));
}

JANSO_TEST(SideFiles);
#include "tst_sidefiles.moc"
