// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of the library and the thread behind it: pages, orders, filters, imports, removals.
#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <memory>

#include "library/libraryfolder.h"
#include "records/ownjournal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/library/librarymodel.h"
#include "widgets/library/libraryrunner.h"
#include "widgets/librarysamples.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kMade = 2000;

QString records() {
  return QStringLiteral(JANSO_TEST_DATA "/records");
}

}  // namespace

class TestLibraryModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);  // the trash as well
    QVERIFY(makeLibrary(m_made.filePath(QStringLiteral("index.sqlite")), kMade));
  }
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void pagesComeWhenTheyAreLookedAt();
  void everyOrderCoversTheListOnce_data();
  void everyOrderCoversTheListOnce();
  void namesAreOrderedByTheLanguage();
  void wordsAndKindsFind_data();
  void wordsAndKindsFind();
  void onlyTheNewestIsAnswered();
  void refreshingKeepsTheRows();
  void finishedMatchesComeByThemselves();
  void importsTellHowFarTheyAre();
  void whatIsCanceledIsKept();
  void listsAreAnsweredWhileFilesAreRead();
  void removedFilesLieInTheTrash();
  void anIndexThatCannotBeOpenedIsTold();
  void aDamagedIndexIsTold();
  void damageThatIsMetInUseIsTold();

 private:
  QString library() const { return m_folder->filePath(QStringLiteral("library")); }
  QString matchesFolder() const { return m_folder->filePath(QStringLiteral("matches")); }
  static bool answered(LibraryModel &model) {
    QSignalSpy spy(&model, &LibraryModel::answered);
    return spy.wait(kWaitMs);
  }
  static bool readAll(LibraryModel &model) {
    while (model.canReadOn()) {
      model.readOn();
      if (!answered(model))
        return false;
    }
    return true;
  }

  QTemporaryDir m_made;
  std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLibraryModel::pagesComeWhenTheyAreLookedAt() {
  LibraryRunner runner(m_made.path(), {});
  LibraryModel model(&runner);
  const QAbstractItemModelTester tester(&model);
  model.setQuery({});
  QVERIFY(answered(model));
  QCOMPARE(model.rowCount(), LibraryModel::kPage);
  QCOMPARE(model.found(), kMade);
  QVERIFY(readAll(model));
  QCOMPARE(model.rowCount(), kMade);
}

void TestLibraryModel::everyOrderCoversTheListOnce_data() {
  QTest::addColumn<int>("column");
  QTest::addColumn<bool>("descending");
  for (int column = 0; column < kLibraryColumns; ++column) {
    for (const bool descending : {false, true})
      QTest::addRow("column %d, %s", column, descending ? "down" : "up") << column << descending;
  }
}

void TestLibraryModel::everyOrderCoversTheListOnce() {
  QFETCH(int, column);
  QFETCH(bool, descending);
  LibraryRunner runner(m_made.path(), {});
  LibraryModel model(&runner);
  LibraryQuery query;
  query.me = {QStringLiteral("Mei")};
  model.setQuery(query);
  model.sort(column, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
  QVERIFY(answered(model) && readAll(model));
  QCOMPARE(model.rowCount(), kMade);
  QSet<qint64> ids;
  bool unknown = false;
  for (int row = 0; row < model.rowCount(); ++row) {
    ids << model.game(row)->id;
    if (row > 0)
      QVERIFY(!comesBefore(*model.game(row), *model.game(row - 1), model.query()));
    // What is not known is behind everything that is.
    if (column == static_cast<int>(LibraryColumn::MyScore)) {
      const bool known = !model.index(row, column).data().toString().isEmpty();
      QVERIFY(!(known && unknown));
      unknown = unknown || !known;
    }
  }
  QCOMPARE(ids.size(), kMade);
}

// Anew where it changes; without ICU Qt knows one order alone.
void TestLibraryModel::namesAreOrderedByTheLanguage() {
  ListedGame one;
  one.seats = {{QStringLiteral("nz"), {}, {}}};
  ListedGame other;
  other.seats = {{QStringLiteral("\u00f1a"), {}, {}}};
  LibraryQuery query;
  query.order = LibraryColumn::Names;
  query.descending = false;
  query.locale = QLocale(QStringLiteral("es"));
  const bool spanish = comesBefore(one, other, query);
  query.locale = QLocale(QStringLiteral("en"));
  if (!spanish || comesBefore(one, other, query))
    QSKIP("this Qt has no ICU");
  QVERIFY(comesBefore(other, one, query));
  LibraryRunner runner(m_made.path(), {});
  LibraryModel model(&runner);
  query.locale = QLocale();
  model.setQuery(query);
  QVERIFY(answered(model));
  const QLocale before;
  QLocale::setDefault(QLocale(QStringLiteral("es")));
  model.retranslate();
  QLocale::setDefault(before);
  QCOMPARE(model.query().locale, QLocale(QStringLiteral("es")));
  QVERIFY(answered(model));
}

void TestLibraryModel::wordsAndKindsFind_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("found");
  const auto row = [](const char *name, const char *text, LibraryKind kind, int found) {
    QTest::newRow(name) << QString::fromUtf8(text) << static_cast<int>(kind) << found;
  };
  row("everything", "", LibraryKind::All, kMade);
  row("a name", "guest", LibraryKind::All, kMade / 2);
  row("a name of two words", "Guest 1999", LibraryKind::All, 1);
  row("a ruleset as it is called", "three players", LibraryKind::All, 667);
  row("a date", "2020-01-02", LibraryKind::All, 2);
  row("a file", "game1234.mjlog", LibraryKind::All, 1);
  row("a condition", "players:3", LibraryKind::All, 667);
  row("a condition and a kind", "place:1", LibraryKind::ThreePlayers, 533);
  row("a condition and a word", "guest players:4 hands:5", LibraryKind::All, 112);
  row("one or the other", "players:3 OR date:2020-01-02", LibraryKind::All, 668);
  row("me", "player:me place:1", LibraryKind::All, 534);
  row("two words: both", "aiko 2020-01-02", LibraryKind::All, 1);
  row("nothing", "Nobody", LibraryKind::All, 0);
  row("three players", "", LibraryKind::ThreePlayers, 667);
  row("four players", "", LibraryKind::FourPlayers, kMade - 667);
  row("played here", "", LibraryKind::PlayedHere, kMade);
  row("from elsewhere", "", LibraryKind::FromElsewhere, 0);
}

void TestLibraryModel::wordsAndKindsFind() {
  QFETCH(QString, text);
  QFETCH(int, kind);
  QFETCH(int, found);
  LibraryRunner runner(m_made.path(), {});
  LibraryModel model(&runner);
  LibraryQuery query;
  query.text = text;
  query.kind = static_cast<LibraryKind>(kind);
  query.ownFolder = QStringLiteral("/records");
  query.me = {QStringLiteral("mei")};
  model.setQuery(query);
  QVERIFY(answered(model));
  QCOMPARE(model.found(), found);
  QCOMPARE(model.all(), kMade);
  QVERIFY(readAll(model));
  QCOMPARE(model.rowCount(), found);
}

void TestLibraryModel::onlyTheNewestIsAnswered() {
  LibraryRunner runner(m_made.path(), {});
  LibraryModel model(&runner);
  QSignalSpy spy(&model, &LibraryModel::answered);
  LibraryQuery query;
  for (const char *typed : {"g", "gu", "gue", "guest 1999"}) {
    query.text = QString::fromLatin1(typed);
    model.setQuery(query);
  }
  QVERIFY(spy.wait(kWaitMs));
  QCOMPARE(model.found(), 1);
  QVERIFY(!model.isWaiting());
  QCOMPARE(spy.size(), 1);
}

void TestLibraryModel::refreshingKeepsTheRows() {
  LibraryRunner runner(m_made.path(), {});
  LibraryModel model(&runner);
  model.setQuery({});
  QVERIFY(answered(model));
  model.readOn();
  QVERIFY(answered(model));
  const qint64 last = model.game(model.rowCount() - 1)->id;
  model.refresh();
  QVERIFY(answered(model));
  QCOMPARE(model.rowCount(), 2 * LibraryModel::kPage);
  QCOMPARE(model.rowOf(last), 2 * LibraryModel::kPage - 1);
}

// One that is still played is not there yet.
void TestLibraryModel::finishedMatchesComeByThemselves() {
  QDir().mkpath(matchesFolder());
  const QByteArray journal = ownJournal(basicAriAri(), 5);
  QVERIFY(writeFile(matchesFolder() + QStringLiteral("/over.jsonl"), journal));
  QVERIFY(writeFile(matchesFolder() + QStringLiteral("/played.playing.jsonl"),
                    ownJournal(basicAriAri(), 6).left(journal.size() / 2)));
  LibraryRunner runner(library(), matchesFolder());
  QSignalSpy imported(&runner, &LibraryRunner::imported);
  LibraryModel model(&runner);
  runner.importLocal();
  QVERIFY(imported.wait(kWaitMs));
  model.setQuery({});
  QVERIFY(answered(model));
  QCOMPARE(model.rowCount(), 1);
  QCOMPARE(QFileInfo(model.game(0)->path).fileName(), QStringLiteral("over.jsonl"));
  runner.importLocal();
  QVERIFY(imported.wait(kWaitMs));
  QCOMPARE(qvariant_cast<ImportReport>(imported[1][0]).added, 0);
}

void TestLibraryModel::importsTellHowFarTheyAre() {
  LibraryRunner runner(library(), {});
  QSignalSpy progressed(&runner, &LibraryRunner::progressed);
  QSignalSpy imported(&runner, &LibraryRunner::imported);
  runner.import({records()});
  QVERIFY(runner.isImporting());
  QVERIFY(imported.wait(kWaitMs));
  QVERIFY(!runner.isImporting());
  const int files = static_cast<int>(QDir(records()).entryList(QDir::Files).size());
  QVERIFY(!progressed.isEmpty());
  QCOMPARE(progressed.last()[0].toInt(), files);
  QCOMPARE(progressed.last()[1].toInt(), files);
  const auto report = qvariant_cast<ImportReport>(imported[0][0]);
  QCOMPARE(report.files, files);
  QVERIFY(report.added > 0 && report.refused.empty());
}

void TestLibraryModel::whatIsCanceledIsKept() {
  LibraryRunner runner(library(), {});
  QSignalSpy imported(&runner, &LibraryRunner::imported);
  runner.import({records()});
  runner.import({records()});
  runner.cancelImports();
  while (imported.size() < 2)
    QVERIFY(imported.wait(kWaitMs));
  QVERIFY(!runner.isImporting());
  int added = 0;
  for (const QList<QVariant> &one : imported)
    added += qvariant_cast<ImportReport>(one[0]).added;
  LibraryModel model(&runner);
  model.setQuery({});
  QVERIFY(answered(model));
  QCOMPARE(model.all(), added);
}

void TestLibraryModel::listsAreAnsweredWhileFilesAreRead() {
  QStringList order;
  LibraryWork *work = nullptr;
  LibraryWork::Reports reports;
  reports.listed = [&order](const LibraryRows &) { order << QStringLiteral("listed"); };
  reports.progress = [&work](int done, int files) {
    if (done == files)
      work->ask({{}, 10, 0, 1});
  };
  reports.imported = [&order, &work](LibraryTask::What, const ImportReport &) {
    order << QStringLiteral("imported");
    work->stop();
  };
  reports.failed = [](const QString &reason) { QFAIL(qPrintable(reason)); };
  LibraryWork made(library(), {}, reports);
  work = &made;
  work->add({LibraryTask::What::Import, {records()}, {}, {}});
  const std::unique_ptr<QThread> thread(QThread::create([work] { work->run(); }));
  thread->start();
  QVERIFY(thread->wait(kWaitMs));
  QCOMPARE(order, (QStringList{QStringLiteral("listed"), QStringLiteral("imported")}));
}

void TestLibraryModel::removedFilesLieInTheTrash() {
  const QString copy = m_folder->filePath(QStringLiteral("copy.mjlog"));
  QVERIFY(QFile::copy(records() + QStringLiteral("/own01.mjlog"), copy));
  LibraryRunner runner(library(), {});
  QSignalSpy imported(&runner, &LibraryRunner::imported);
  QSignalSpy removed(&runner, &LibraryRunner::removed);
  runner.import({copy});
  QVERIFY(imported.wait(kWaitMs));
  runner.remove({copy});
  QVERIFY(removed.wait(kWaitMs));
  QVERIFY(qvariant_cast<std::vector<NotRemoved>>(removed[0][0]).empty());
  QVERIFY(!QFile::exists(copy));
  LibraryModel model(&runner);
  model.setQuery({});
  QVERIFY(answered(model));
  QCOMPARE(model.all(), 0);
}

void TestLibraryModel::anIndexThatCannotBeOpenedIsTold() {
  QVERIFY(writeFile(m_folder->filePath(QStringLiteral("library")), "a file where the folder should be"));
  LibraryRunner runner(library(), {});
  QSignalSpy failed(&runner, &LibraryRunner::failed);
  QSignalSpy imported(&runner, &LibraryRunner::imported);
  runner.import({records()});
  QVERIFY(imported.wait(kWaitMs));
  QCOMPARE(failed.size(), 1);
  QVERIFY(!runner.isImporting());
}

void TestLibraryModel::aDamagedIndexIsTold() {
  QDir().mkpath(library());
  QVERIFY(writeFile(library() + QStringLiteral("/index.sqlite"), QByteArray(5000, 'x')));
  LibraryRunner runner(library(), {});
  QSignalSpy rebuilt(&runner, &LibraryRunner::rebuilt);
  LibraryModel model(&runner);
  model.setQuery({});
  QVERIFY(answered(model));
  QCOMPARE(rebuilt.size(), 1);
  QCOMPARE(model.all(), 0);
}

// The index was closed as it should be, so that nobody looks at all of it before a row is asked for.
void TestLibraryModel::damageThatIsMetInUseIsTold() {
  constexpr int kFilePage = 4096;
  qint64 dates = 0;
  int games = 0;
  {
    const Result<std::unique_ptr<LibraryFolder>> made = LibraryFolder::open(library());
    QVERIFY(made && (*made)->import({records()}));
    QSqlQuery query((*made)->index().database());
    QVERIFY(query.exec(QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE name='game_date'")));
    QVERIFY(query.next());
    dates = (query.value(0).toLongLong() - 1) * kFilePage;
    games = *(*made)->index().count();
  }
  QFile index(library() + QStringLiteral("/index.sqlite"));
  QVERIFY(index.open(QIODevice::ReadWrite) && index.seek(dates));
  QCOMPARE(index.write(QByteArray(kFilePage, 'x')), qint64{kFilePage});
  index.close();
  LibraryRunner runner(library(), {});
  QSignalSpy rebuilt(&runner, &LibraryRunner::rebuilt);
  QSignalSpy imported(&runner, &LibraryRunner::imported);
  LibraryModel model(&runner);
  model.setQuery({});
  QTRY_COMPARE_WITH_TIMEOUT(rebuilt.size(), 1, kWaitMs);
  // What had been imported comes back by itself.
  QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, kWaitMs);
  QVERIFY(imported[0][1].toBool());
  QCOMPARE(qvariant_cast<ImportReport>(imported[0][0]).added, games);
  model.refresh();
  QTRY_COMPARE_WITH_TIMEOUT(model.all(), games, kWaitMs);
}

JANSO_TEST(TestLibraryModel);
#include "tst_librarymodel.moc"
