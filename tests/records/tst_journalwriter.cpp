// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The file of a journal when the disk or another program is against it: what was saved stays, what could not
// be saved is told and saved later.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <memory>

#include "records/journalindex.h"
#include "records/journalwriter.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;

// A disk that a test can fill and break.
struct TestDisk {
  std::atomic<qint64> room{1 << 30};
  std::atomic<int> writeError{ENOSPC};
  std::atomic<int> syncError{0};
  std::atomic<int> renameError{0};
  std::atomic<int> cutError{0};
};

namespace {

FileCalls callsOn(const std::shared_ptr<TestDisk> &disk) {
  const FileCalls system = FileCalls::ofSystem();
  const auto refused = [](int error) {
    errno = error;
    return -1;
  };
  FileCalls calls = system;
  calls.write = [=](int handle, const char *bytes, qint64 size) -> qint64 {
    const qint64 fits = std::min<qint64>(size, disk->room);
    if (fits == 0)
      return refused(disk->writeError);
    disk->room -= fits;
    return system.write(handle, bytes, fits);
  };
  calls.sync = [=](int handle) {
    return disk->syncError != 0 ? refused(disk->syncError) : system.sync(handle);
  };
  calls.cut = [=](int handle, qint64 size) {
    return disk->cutError != 0 ? refused(disk->cutError) : system.cut(handle, size);
  };
  calls.rename = [=](const QString &from, const QString &to) {
    return disk->renameError != 0 ? refused(disk->renameError) : system.rename(from, to);
  };
  return calls;
}

JournalHeader header() {
  JournalHeader header;
  header.started = QDateTime(QDate(2026, 7, 30), QTime(21, 14, 5));
  header.rules = basicAriAri();
  header.names = {"Mei", "Aiko", "Ken", "Yui"};
  header.seed = wallSeedFromText("disk");
  return header;
}

QByteArray bytesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

JournalStop line(int seat) {
  return {seat};
}

QByteArray text(int seat) {
  return stopLine({seat}) + '\n';
}

int faultOf(const JournalWriter &writer) {
  const std::optional<JournalProblem> problem = writer.problem();
  return problem ? static_cast<int>(problem->fault) : 0;
}

int errorOf(const JournalWriter &writer) {
  const std::optional<JournalProblem> problem = writer.problem();
  return problem ? problem->system : 0;
}

}  // namespace

class TestJournalWriter : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void oneProgramOwnsTheFile();
  void theOwnerStaysThroughTheNewName();
  void whatChangedSinceItWasReadIsNotCut();
  void aFullDiskTearsNoLine_data();
  void aFullDiskTearsNoLine();
  void aTornLineIsTakenAwayLater();
  void leavingTriesOnceMore();
  void nothingEmptyIsLeft();
  void whatOthersMadeStays();
  void aFailedSyncIsToldAndMadeGood();
  void aFailedSyncAtTheEndIsNoEnd();
  void aNameThatIsRefusedIsTold();
  void aDeletedFileIsTold();
  void allGoesElsewhere();
  void elsewhereMayBeFullToo();
  void aReadOnlyFileIsNotLost();

 private:
  std::unique_ptr<JournalWriter> create() {
    return JournalWriter::create(m_folder->path(), header(), {}, callsOn(m_disk));
  }
  QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files); }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::shared_ptr<TestDisk> m_disk;
  QByteArray m_head;
};

void TestJournalWriter::init() {
  m_folder = std::make_unique<QTemporaryDir>();
  m_disk = std::make_shared<TestDisk>();
  m_head = headerLine(header()) + '\n';
}

void TestJournalWriter::oneProgramOwnsTheFile() {
  auto writer = create();
  QVERIFY(writer->add(line(1)));
  const QString path = writer->path();
  QVERIFY(OwnedFile::isOwned(path));
  const auto journal = readJournal(path);
  QVERIFY(journal.ok());
  const auto second = JournalWriter::append(*journal);
  QVERIFY(!second.ok());
  QCOMPARE(second.problem().fault, JournalFault::InUse);
  QVERIFY(writer->add(line(2)));
  QCOMPARE(bytesOf(path), m_head + text(1) + text(2));
  std::vector<UnfinishedMatch> listed = JournalIndex().unfinished(m_folder->path());
  QCOMPARE(listed.size(), std::size_t{1});
  QVERIFY(listed.front().inUse && !listed.front().canContinue());
  writer->close();
  QVERIFY(!OwnedFile::isOwned(path));
  listed = JournalIndex().unfinished(m_folder->path());
  QVERIFY(!listed.front().inUse);
  QVERIFY(JournalWriter::append(*readJournal(path)).ok());
}

void TestJournalWriter::theOwnerStaysThroughTheNewName() {
  auto writer = create();
  const QString path = writer->path();
  const QString moved = path + QStringLiteral(".moved");
  QVERIFY(QFile::rename(path, moved));
  QVERIFY(OwnedFile::isOwned(moved));
  QVERIFY(QFile::rename(moved, path));
  writer->finish();
  writer->waitForDisk();
  QVERIFY(writer->isFinished());
  QVERIFY(!OwnedFile::isOwned(writer->path()));
}

// Another has played on and left between the reading and the opening.
void TestJournalWriter::whatChangedSinceItWasReadIsNotCut() {
  auto writer = create();
  QVERIFY(writer->add(line(1)));
  const QString path = writer->path();
  const auto old = readJournal(path);
  QVERIFY(writer->add(line(2)));
  writer->close();
  const auto second = JournalWriter::append(*old);
  QVERIFY(!second.ok());
  QCOMPARE(second.problem().fault, JournalFault::Changed);
  QCOMPARE(bytesOf(path), m_head + text(1) + text(2));
}

void TestJournalWriter::aFullDiskTearsNoLine_data() {
  QTest::addColumn<int>("room");
  QTest::addColumn<int>("error");
  for (const int room : {0, 1, 10, static_cast<int>(text(2).size()) - 1}) {
    QTest::addRow("full after %d bytes", room) << room << ENOSPC;
    QTest::addRow("quota after %d bytes", room) << room << EDQUOT;
  }
}

void TestJournalWriter::aFullDiskTearsNoLine() {
  QFETCH(int, room);
  QFETCH(int, error);
  auto writer = create();
  QVERIFY(writer->add(line(1)));
  m_disk->room = room;
  m_disk->writeError = error;
  QVERIFY(!writer->add(line(2)));
  QCOMPARE(faultOf(*writer), static_cast<int>(JournalFault::Unwritable));
  QCOMPARE(errorOf(*writer), error);
  QVERIFY(!writer->add(line(3)));
  QCOMPARE(bytesOf(writer->path()), m_head + text(1));
  // There is room again: nothing is missing.
  m_disk->room = 1 << 20;
  QVERIFY(writer->add(line(0)));
  QCOMPARE(faultOf(*writer), 0);
  QCOMPARE(bytesOf(writer->path()), m_head + text(1) + text(2) + text(3) + text(0));
}

void TestJournalWriter::aTornLineIsTakenAwayLater() {
  auto writer = create();
  m_disk->room = 5;
  m_disk->cutError = EIO;
  QVERIFY(!writer->add(line(1)));
  QCOMPARE(bytesOf(writer->path()), m_head + text(1).left(5));
  QVERIFY(readJournal(writer->path()).ok());  // a cut last line
  m_disk->room = 1 << 20;
  writer->retry();
  QCOMPARE(errorOf(*writer), EIO);
  m_disk->cutError = 0;
  writer->retry();
  QCOMPARE(faultOf(*writer), 0);
  QCOMPARE(bytesOf(writer->path()), m_head + text(1));
}

void TestJournalWriter::leavingTriesOnceMore() {
  auto writer = create();
  m_disk->room = 0;
  QVERIFY(!writer->add(line(1)));
  m_disk->room = 1 << 20;
  writer->close();
  QCOMPARE(bytesOf(writer->path()), m_head + text(1));
  QVERIFY(!writer->add(line(2)));
  QCOMPARE(bytesOf(writer->path()), m_head + text(1));
}

void TestJournalWriter::nothingEmptyIsLeft() {
  m_disk->room = 20;
  auto writer = create();
  QCOMPARE(errorOf(*writer), ENOSPC);
  QCOMPARE(files(), QStringList());
  QVERIFY(writer->path().isEmpty());
  QVERIFY(!writer->add(line(1)));
  QCOMPARE(files(), QStringList());
  m_disk->room = 1 << 20;
  QVERIFY(writer->add(line(2)));
  QCOMPARE(files().size(), 1);
  QCOMPARE(bytesOf(writer->path()), m_head + text(1) + text(2));
}

// Nothing fits into what somebody else made: it stays, too.
void TestJournalWriter::whatOthersMadeStays() {
  Journal journal;
  journal.path = m_folder->filePath(QStringLiteral("empty"));
  QVERIFY(QFile(journal.path).open(QIODevice::WriteOnly));
  const auto writer = JournalWriter::append(journal, callsOn(m_disk));
  QVERIFY(writer.ok());
  m_disk->room = 0;
  QVERIFY(!(*writer)->add(line(1)));
  QCOMPARE(errorOf(**writer), ENOSPC);
  QCOMPARE(files(), QStringList{QStringLiteral("empty")});
}

void TestJournalWriter::aFailedSyncIsToldAndMadeGood() {
  auto writer = create();
  writer->waitForDisk();
  std::atomic<int> told{0};
  writer->setListener([&told] { ++told; });
  QVERIFY(writer->add(line(1)));
  m_disk->syncError = EIO;
  writer->sync();
  writer->waitForDisk();
  QVERIFY(told > 0);
  QCOMPARE(faultOf(*writer), static_cast<int>(JournalFault::Unsynced));
  QCOMPARE(errorOf(*writer), EIO);
  m_disk->syncError = 0;
  writer->sync();  // though nothing is new
  writer->waitForDisk();
  QCOMPARE(faultOf(*writer), 0);
  QCOMPARE(bytesOf(writer->path()), m_head + text(1));
}

void TestJournalWriter::aFailedSyncAtTheEndIsNoEnd() {
  auto writer = create();
  writer->waitForDisk();
  m_disk->syncError = ENOSPC;
  writer->finish();
  writer->waitForDisk();
  QVERIFY(!writer->isFinished());
  QCOMPARE(errorOf(*writer), ENOSPC);
  QVERIFY(writer->path().endsWith(QStringLiteral(".playing.jsonl")));
  m_disk->syncError = 0;
  writer->retry();
  writer->waitForDisk();
  QVERIFY(writer->isFinished());
  QCOMPARE(faultOf(*writer), 0);
}

void TestJournalWriter::aNameThatIsRefusedIsTold() {
  auto writer = create();
  m_disk->renameError = EACCES;
  writer->finish();
  writer->waitForDisk();
  QVERIFY(!writer->isFinished());
  QCOMPARE(faultOf(*writer), static_cast<int>(JournalFault::Unnamed));
  QCOMPARE(errorOf(*writer), EACCES);
  QCOMPARE(bytesOf(writer->path()), m_head);
  m_disk->renameError = 0;
  writer->retry();
  writer->waitForDisk();
  QVERIFY(writer->isFinished());
  QVERIFY(!writer->path().contains(QStringLiteral("playing")));
}

void TestJournalWriter::aDeletedFileIsTold() {
  auto writer = create();
  writer->waitForDisk();
  QVERIFY(QFile::remove(writer->path()));
  QVERIFY(writer->add(line(1)));
  writer->sync();
  writer->waitForDisk();
  QCOMPARE(errorOf(*writer), ENOENT);
  const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere.jsonl"));
  QVERIFY(!writer->saveTo(elsewhere));
  QCOMPARE(bytesOf(elsewhere), m_head + text(1));
}

void TestJournalWriter::allGoesElsewhere() {
  auto writer = create();
  QVERIFY(writer->add(line(1)));
  const QString first = writer->path();
  m_disk->room = 3;
  QVERIFY(!writer->add(line(2)));
  m_disk->room = 1 << 20;  // of the other disk
  const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere.jsonl"));
  QVERIFY(!writer->saveTo(elsewhere));
  QCOMPARE(faultOf(*writer), 0);
  QCOMPARE(writer->path(), elsewhere);
  QVERIFY(writer->add(line(3)));
  QCOMPARE(bytesOf(elsewhere), m_head + text(1) + text(2) + text(3));
  QCOMPARE(bytesOf(first), m_head + text(1));  // nothing that was saved is lost
  QVERIFY(OwnedFile::isOwned(elsewhere));
  QVERIFY(!OwnedFile::isOwned(first));
  writer->finish();
  writer->waitForDisk();
  QVERIFY(writer->isFinished());
  QCOMPARE(writer->path(), elsewhere);
}

void TestJournalWriter::elsewhereMayBeFullToo() {
  auto writer = create();
  const QString first = writer->path();
  m_disk->room = 3;
  QVERIFY(!writer->add(line(2)));
  const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere.jsonl"));
  const std::optional<JournalProblem> refused = writer->saveTo(elsewhere);
  QVERIFY(refused.has_value());
  QCOMPARE(refused->system, ENOSPC);
  QVERIFY(!QFile::exists(elsewhere));
  QCOMPARE(writer->path(), first);
  const std::optional<JournalProblem> folder = writer->saveTo(m_folder->filePath(QStringLiteral("no/where")));
  QVERIFY(folder.has_value());
  QCOMPARE(folder->system, ENOENT);
  m_disk->room = 1 << 20;
  writer->retry();
  QCOMPARE(bytesOf(first), m_head + text(2));
}

// A journal that can be read but not written: the match goes on, and goes elsewhere.
void TestJournalWriter::aReadOnlyFileIsNotLost() {
  const QString path = m_folder->filePath(QStringLiteral("read only.playing.jsonl"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(m_head + text(1));
  file.close();
  FileCalls calls = callsOn(m_disk);
  calls.open = [open = calls.open, path](const QString &wanted, FileCalls::Open how) {
    errno = EROFS;
    return wanted == path ? -1 : open(wanted, how);
  };
  auto opened = JournalWriter::append(*readJournal(path), calls);
  QVERIFY(opened.ok());
  const std::unique_ptr<JournalWriter> writer = std::move(opened).value();
  QCOMPARE(errorOf(*writer), EROFS);
  QVERIFY(!writer->add(line(2)));
  QCOMPARE(errorOf(*writer), EROFS);
  const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere.jsonl"));
  QVERIFY(!writer->saveTo(elsewhere));
  QCOMPARE(bytesOf(elsewhere), m_head + text(1) + text(2));
  QCOMPARE(bytesOf(path), m_head + text(1));
}

JANSO_TEST(TestJournalWriter);
#include "tst_journalwriter.moc"
