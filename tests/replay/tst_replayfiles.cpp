// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What of a replay is written down: links, bookmarks and notes; and which files open.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "records/diskfault.h"
#include "records/ownjournal.h"
#include "replay/replayedgames.h"
#include "replay/replaylink.h"
#include "replay/replaynotes.h"
#include "replay/replayopen.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

QString write(const QTemporaryDir &folder, const QByteArray &bytes) {
  const QString path = folder.filePath(QStringLiteral("file"));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
    return {};
  return path;
}

}  // namespace

class ReplayFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aLinkIsReadAsWritten_data();
  void aLinkIsReadAsWritten();
  void aPathIsNoLink_data();
  void aPathIsNoLink();
  void notesAreReadAsWritten();
  void aWrongLineIsNamed();
  void damagedNotesArePutAside();
  void copiesOfAGameAreOne();
  void aMatchThatIsPlayedShowsWhatIsOver();
  void whatCannotBeReadIsSaid_data();
  void whatCannotBeReadIsSaid();
};

void ReplayFiles::aLinkIsReadAsWritten_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("path");
  QTest::addColumn<int>("game");
  QTest::addColumn<int>("hand");
  QTest::addColumn<int>("event");
  QTest::addColumn<int>("seat");
  QTest::newRow("a file") << "/a/b.mjlog"
                          << "/a/b.mjlog" << 0 << -1 << 0 << -1;
  QTest::newRow("a place") << "/a/b.mjlog#hand=3&event=25"
                           << "/a/b.mjlog" << 0 << 2 << 25 << -1;
  QTest::newRow("a place and a seat") << "/a/b.mjlog#hand=3&event=25&seat=4"
                                      << "/a/b.mjlog" << 0 << 2 << 25 << 3;
  QTest::newRow("one of many games") << "all.json#game=7&hand=1&event=1&seat=1"
                                     << "all.json" << 6 << 0 << 1 << 0;
}

void ReplayFiles::aLinkIsReadAsWritten() {
  QFETCH(QString, text);
  QFETCH(QString, path);
  QFETCH(int, game);
  QFETCH(int, hand);
  QFETCH(int, event);
  QFETCH(int, seat);
  ReplayLink link{path, game, std::nullopt, seat};
  if (hand >= 0)
    link.place = ReplayPlace{hand, event};
  QVERIFY(replayLinkOf(text) == link);
  QCOMPARE(toText(link), text);
}

void ReplayFiles::aPathIsNoLink_data() {
  QTest::addColumn<QString>("path");
  for (const char *path : {"/a/#1.mjlog", "/a/b#hand=x", "/a/b#hand=0", "/a/b#seat=5", "/a/b#", "#"})
    QTest::newRow(path) << QString::fromLatin1(path);
}

void ReplayFiles::aPathIsNoLink() {
  QFETCH(QString, path);
  QVERIFY(replayLinkOf(path) == (ReplayLink{path, 0, std::nullopt, -1}));
}

void ReplayFiles::notesAreReadAsWritten() {
  ReplayNotes notes;
  notes.bookmarks[{0, 5}] = QString();
  notes.bookmarks[{7, 1}] = QStringLiteral("the turning point");
  notes.notes[{7, 1}] = QStringLiteral("Two lines\nof \"text\"");
  notes.position = ReplayPosition{{3, 33}, 2};
  const Result<ReplayNotes> read = notesFromJsonLines(toJsonLines(notes));
  QVERIFY(read.ok() && *read == notes);
  const QTemporaryDir folder;
  NotesFile file(folder.filePath(QStringLiteral("deep/down/notes.jsonl")));
  QVERIFY(file.load() == ReplayNotes());
  QVERIFY(!file.save(notes));
  QVERIFY(NotesFile(file.path()).load() == notes);
  const QString below = file.path() + QStringLiteral("/below a file");
  const std::optional<Error> error = NotesFile(below).save(notes);
  QVERIFY(error && error->words != nullptr);
  QCOMPARE(error->code, static_cast<int>(DiskFault::CannotMake));
  QCOMPARE(error->data.at(0), file.path().toStdString());
}

void ReplayFiles::aWrongLineIsNamed() {
  const Result<ReplayNotes> read = notesFromJsonLines(
      "{\"hand\":1,\"event\":2,\"note\":\"x\"}\n\n{\"hand\":0,\"event\":1,\"note\":\"y\"}");
  QVERIFY(!read.ok());
  QCOMPARE(read.error().text, "line 3 is not a bookmark, note or position");
}

void ReplayFiles::damagedNotesArePutAside() {
  const QTemporaryDir folder;
  const QString path = write(folder, "nothing of ours");
  NotesFile file(path);
  QVERIFY(file.load() == ReplayNotes());
  QVERIFY(!QFile::exists(path) && QFile::exists(path + QStringLiteral(".damaged")));
}

// The same match in two formats.
void ReplayFiles::copiesOfAGameAreOne() {
  const Result<OpenedReplay> packed = openReplay(ownRecord(QStringLiteral("own02-packed.mjlog")));
  const Result<OpenedReplay> other = openReplay(ownRecord(QStringLiteral("own03.mjlog")));
  QVERIFY(packed.ok() && other.ok());
  QCOMPARE(packed->identity.size(), 64);
  QVERIFY(packed->identity != other->identity);
  const QTemporaryDir folder;
  const QString copy = folder.filePath(QStringLiteral("copy"));
  QVERIFY(QFile::copy(packed->path, copy));
  const Result<OpenedReplay> copied = openReplay(copy);
  QVERIFY(copied.ok());
  QCOMPARE(copied->identity, packed->identity);
}

// The hand that is being played is hidden from everybody who does not sit there.
void ReplayFiles::aMatchThatIsPlayedShowsWhatIsOver() {
  const QTemporaryDir folder;
  const QByteArray whole = ownJournal(basicAriAri(), 5);
  const auto endOf = [&whole](int hand) {
    qsizetype at = 0;
    for (int n = 0; n < hand; ++n)
      at = whole.indexOf("end_kyoku", at + 1);
    return whole.indexOf('\n', at) + 1;
  };
  const Result<OpenedReplay> between = openReplay(write(folder, whole.left(endOf(2))));
  QVERIFY(between.ok());
  QCOMPARE(between->replay->hands(), 2);
  const Result<OpenedReplay> within = openReplay(write(folder, whole.left(endOf(3) - 800)));
  QVERIFY2(within.ok(), within.ok() ? "" : within.error().text.c_str());
  QCOMPARE(within->replay->hands(), 2);
  QCOMPARE(within->identity, between->identity);
  const Result<OpenedReplay> first = openReplay(write(folder, whole.left(endOf(1) - 800)));
  QVERIFY(!first.ok());
  QCOMPARE(first.error().text, std::string("none of its hands are over yet"));
}

void ReplayFiles::whatCannotBeReadIsSaid_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("nothing") << QByteArray();
  QTest::newRow("no record") << QByteArray("a letter to my aunt");
  QTest::newRow("a broken one") << QByteArray("<mjloggm ver=\"2.3\"><GO type=\"169\"");
}

void ReplayFiles::whatCannotBeReadIsSaid() {
  QFETCH(QByteArray, bytes);
  const QTemporaryDir folder;
  const Result<OpenedReplay> opened = openReplay(write(folder, bytes));
  QVERIFY(!opened.ok());
  QVERIFY(!opened.error().text.empty());
  QVERIFY(!openReplay(folder.filePath(QStringLiteral("no such file"))).ok());
}

JANSO_TEST(ReplayFiles);
#include "tst_replayfiles.moc"
