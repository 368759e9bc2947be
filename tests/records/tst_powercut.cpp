// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A power cut: whatever of the writes since the last sync has reached the disk, in whatever order, what was
// synced stays and the match goes on from a moment that it had.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <mutex>

#include "records/journalreplay.h"
#include "records/playedjournal.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr qsizetype kSector = 512;  // a disk writes these whole

// What the writer asked of the system for one file.
struct Log {
  std::mutex door;
  QByteArray content;
  std::vector<qsizetype> lengths;                        // of the content after each write
  qsizetype synced = 0;                                  // bytes that a sync has brought to the disk
  std::vector<std::pair<qsizetype, qsizetype>> moments;  // length and synced length after each call
};

FileCalls recorded(const std::shared_ptr<Log> &log) {
  const FileCalls system = FileCalls::ofSystem();
  FileCalls calls = system;
  calls.write = [=](int handle, const char *bytes, qint64 size) {
    const qint64 done = system.write(handle, bytes, size);
    const std::lock_guard lock(log->door);
    log->content.append(bytes, static_cast<qsizetype>(std::max<qint64>(done, 0)));
    log->moments.emplace_back(log->content.size(), log->synced);
    return done;
  };
  calls.sync = [=](int handle) {
    qsizetype reached = 0;
    {
      const std::lock_guard lock(log->door);
      reached = log->content.size();  // at least: what is written meanwhile may come too
    }
    const int result = system.sync(handle);
    const std::lock_guard lock(log->door);
    if (result == 0)
      log->synced = std::max(log->synced, reached);
    log->moments.emplace_back(log->content.size(), log->synced);
    return result;
  };
  return calls;
}

// What a disk may hold when the power goes at this moment: the synced bytes, and of the sectors after them
// any, the others empty. The length of the file may be any that it had since.
QByteArray afterTheCut(const Log &log, std::size_t moment, Random &random) {
  const auto [length, synced] = log.moments[moment];
  const qsizetype left =
      synced + static_cast<qsizetype>(random.below(static_cast<std::size_t>(length - synced + 1)));
  QByteArray disk = log.content.left(left);
  for (qsizetype at = synced; at < left; at = (at / kSector + 1) * kSector) {
    const qsizetype end = std::min(left, (at / kSector + 1) * kSector);
    if (random.below(3) == 0)
      disk.replace(at, end - at, QByteArray(end - at, '\0'));
  }
  return disk;
}

}  // namespace

class TestPowerCut : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatWasSyncedStays();
};

void TestPowerCut::whatWasSyncedStays() {
  QTemporaryDir folder;
  const Played played = play(folder.path(), "power");
  const auto log = std::make_shared<Log>();
  // The same lines, synced after each hand as the game does it.
  {
    const std::unique_ptr<JournalWriter> writer =
        JournalWriter::create(folder.path(), played.header, {}, recorded(log));
    const QList<QByteArray> lines = played.bytes.split('\n');
    for (qsizetype line = 1; line + 1 < lines.size(); ++line) {
      QVERIFY(writer->write(lines[line]));
      if (lines[line].contains("\"end_kyoku\"")) {
        writer->sync();
        writer->waitForDisk();
      }
    }
  }
  QCOMPARE(log->content, played.bytes);
  QVERIFY(log->synced > 0);

  const int cuts = qEnvironmentVariableIsSet("JANSO_CUTS") ? qEnvironmentVariableIntValue("JANSO_CUTS") : 150;
  const QString path = folder.filePath(QStringLiteral("cut.playing.jsonl"));
  Random random(5);
  int holes = 0;
  for (int cut = 0; cut < cuts; ++cut) {
    const auto moment = static_cast<std::size_t>(random.below(log->moments.size()));
    const qsizetype synced = log->moments[moment].second;
    const QByteArray disk = afterTheCut(*log, moment, random);
    write(path, disk);
    const JournalResult<Journal> journal = readJournalSoFar(path);
    if (!journal) {
      // The very first sync had not come back.
      QVERIFY2(synced == 0, journal.error().text.c_str());
      continue;
    }
    QCOMPARE(journal->header, played.header);
    QVERIFY(journal->goodBytes >= synced);
    const ReplayedJournal replayed = replayJournalSoFar(*journal);
    // The halves of two lines around a hole may still be JSON.
    const std::optional<JournalProblem> hole = replayed.differs ? replayed.differs : journal->damage;
    holes += hole ? 1 : 0;
    std::vector<Event> all = replayed.events;
    all.insert(all.end(), replayed.unrecorded.begin(), replayed.unrecorded.end());
    QVERIFY(all.size() <= played.events.size());
    QVERIFY(std::equal(all.begin(), all.end(), played.events.begin()));
    if (hole)
      continue;
    // It is played on: the next line stands behind the last whole one.
    const JournalResult<std::unique_ptr<JournalWriter>> writer = JournalWriter::append(*journal);
    QVERIFY2(writer.ok(), writer.ok() ? "" : writer.error().text.c_str());
    QVERIFY((*writer)->write(noteLine({QStringLiteral("orders"), {}})));
    writer.value()->close();
    const JournalResult<Journal> longer = readJournal(path);
    QVERIFY(longer.ok() && !longer->truncated);
    QCOMPARE(longer->entries.size(), journal->entries.size() + 1);
  }
  qInfo("%d power cuts, %d with a hole in the file", cuts, holes);
  QVERIFY(holes > 0);
}

JANSO_TEST(TestPowerCut);
#include "tst_powercut.moc"
