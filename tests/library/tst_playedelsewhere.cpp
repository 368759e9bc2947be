// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches of a library that are the user's, as statistics count them.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "library/libraryfile.h"
#include "library/libraryfolder.h"
#include "library/persons.h"
#include "library/playedelsewhere.h"
#include "records/canonicalhash.h"
#include "support/testprogram.h"

using namespace janso;

class Playedelsewhere : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void seatsAreThoseOfTheRecords();
  void namesTheLibraryKnowsCount();
  void whatWasPlayedHereIsLeftOut();
  void tagsAreThoseOfTheLibrary();
  void aFileThatIsGoneIsTold();
  void withoutALibraryThereAreNone();
  void whatIsCanceledStops();

 private:
  QString record() const { return m_folder->filePath(QStringLiteral("files/own01.mjlog")); }
  Result<ElsewhereMatches> read(const QStringList &names, const QString &journals = {}) {
    ReadingProgress progress;
    return m_reader->read({m_folder->filePath(QStringLiteral("library")), names, journals}, progress);
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<LibraryFolder> m_library;
  std::unique_ptr<PlayedElsewhere> m_reader;
};

void Playedelsewhere::init() {
  m_library.reset();
  m_folder = std::make_unique<QTemporaryDir>();
  m_reader = std::make_unique<PlayedElsewhere>();
  const QDir folder(m_folder->path());
  QVERIFY(folder.mkdir(QStringLiteral("files")));
  for (const char *name : {"own01.mjlog", "own03.mjlog"})
    QVERIFY(QFile::copy(QStringLiteral(JANSO_TEST_DATA "/records/") + QLatin1String(name),
                        folder.filePath(QStringLiteral("files/") + QLatin1String(name))));
  m_library = std::move(LibraryFolder::open(folder.filePath(QStringLiteral("library")))).value();
  QVERIFY(m_library->import({folder.filePath(QStringLiteral("files"))}).ok());
}

void Playedelsewhere::seatsAreThoseOfTheRecords() {
  const ProvedGame game = provedGamesOf(record())->front();
  const Result<ElsewhereMatches> all = read({QStringLiteral("Club")});
  QVERIFY(all.ok());
  bool found = false;
  for (const PlayedSeat &seat : all->seats) {
    QCOMPARE(seat.facts->kind, MatchKind::Imported);
    QCOMPARE(seat.facts->names[seat.game.seat], QStringLiteral("club"));
    if (seat.facts->hash != canonicalHash(game))
      continue;
    found = true;
    QVERIFY(countersOf(seat.game, Filter()) == countersOf(game)[seat.game.seat]);
  }
  QVERIFY(found && all->unread.isEmpty());
  // The second time nothing of the files is needed.
  const Result<ElsewhereMatches> again = read({QStringLiteral("club")});
  QCOMPARE(again->seats.size(), all->seats.size());
  // Another name, another seat.
  const QString other =
      QString::fromStdString(game.info->names[0] == "club" ? game.info->names[1] : game.info->names[0]);
  const Result<ElsewhereMatches> others = read({other});
  QVERIFY(!others->seats.empty());
  for (const PlayedSeat &seat : others->seats)
    QCOMPARE(seat.facts->names[seat.game.seat], other);
  QVERIFY(read({QStringLiteral("nobody")})->seats.empty());
}

void Playedelsewhere::namesTheLibraryKnowsCount() {
  const std::size_t asked = read({QStringLiteral("club")})->seats.size();
  QVERIFY(read({})->seats.empty());
  QVERIFY(!m_library->changePersons([](Persons &persons) { persons.setMe(QStringLiteral("club"), true); }));
  QCOMPARE(read({})->seats.size(), asked);
}

void Playedelsewhere::whatWasPlayedHereIsLeftOut() {
  QVERIFY(read({QStringLiteral("club")}, m_folder->filePath(QStringLiteral("files")))->seats.empty());
}

void Playedelsewhere::tagsAreThoseOfTheLibrary() {
  const QString hash = QString::fromStdString(read({QStringLiteral("club")})->seats.front().facts->hash);
  QVERIFY(!m_library->changeSideEntry(hash, [](SideEntry &entry) { entry.addTag(QStringLiteral("final")); }));
  QCOMPARE(read({QStringLiteral("club")})->seats.front().facts->tags, QStringList{QStringLiteral("final")});
}

void Playedelsewhere::aFileThatIsGoneIsTold() {
  QVERIFY(QFile::remove(record()));
  QCOMPARE(read({QStringLiteral("club")})->unread, QStringList{record()});
}

void Playedelsewhere::withoutALibraryThereAreNone() {
  ReadingProgress progress;
  const QString nowhere = m_folder->filePath(QStringLiteral("nowhere"));
  for (const QString &folder : {QString(), nowhere}) {
    const Result<ElsewhereMatches> none = m_reader->read({folder, {QStringLiteral("club")}, {}}, progress);
    QVERIFY(none.ok() && none->seats.empty());
  }
  QVERIFY(!QDir(nowhere).exists());
}

void Playedelsewhere::whatIsCanceledStops() {
  ReadingProgress progress;
  progress.canceled = true;
  const Result<ElsewhereMatches> none =
      m_reader->read({m_folder->filePath(QStringLiteral("library")), {QStringLiteral("club")}, {}}, progress);
  QVERIFY(none.ok() && none->seats.empty());
  QCOMPARE(progress.done.load(), 0);
}

JANSO_TEST(Playedelsewhere);
#include "tst_playedelsewhere.moc"
