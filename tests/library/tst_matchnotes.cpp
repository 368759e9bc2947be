// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bookmarks and notes of a replay are those of the library.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "library/libraryfolder.h"
#include "library/matchnotes.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

const QString kMatch(64, QLatin1Char('a'));
const QString kOther(64, QLatin1Char('b'));

}  // namespace

class MatchNotesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void whatIsNotedStandsInTheLibrary();
  void whatIsSaidElsewhereStays();
  void notesOfOnePlaceAreOne();
  void notesOfAnOlderJansoGoOver();
  void whatCannotBeWrittenIsSaid();

 private:
  QString library() const { return m_folder->filePath(QStringLiteral("library")); }
  QString left() const { return m_folder->filePath(QStringLiteral("notes/left.jsonl")); }
  MatchNotes notes(const QString &match = kMatch) const { return {library(), match, left()}; }
  SideEntry said(const QString &match = kMatch) const {
    return SideFile::read(LibraryFolder::matchesFile(library()))->of(match);
  }
  bool say(const SideEntry &entry) const {
    QDir().mkpath(library());
    SideFile file = std::move(SideFile::read(LibraryFolder::matchesFile(library()))).value();
    file.set(kMatch, entry);
    return !file.write();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

void MatchNotesTest::whatIsNotedStandsInTheLibrary() {
  ReplayNotes noted;
  noted.bookmarks[{2, 8}] = QStringLiteral("the kan");
  noted.notes[{2, 9}] = QStringLiteral("why?");
  noted.position = ReplayPosition{{3, 4}, 1};
  QVERIFY(notes().load() == ReplayNotes());
  QVERIFY(!notes().save(noted));
  QVERIFY(notes().load() == noted);
  QVERIFY(said().bookmarks == (std::vector<SideBookmark>{{{2, 8}, QStringLiteral("the kan")}}));
  QVERIFY(said().notes == (std::vector<SideNote>{{SidePlace{2, 9}, QStringLiteral("why?")}}));
  QVERIFY(said(kOther).isEmpty());
  // Where it was left is no word of anybody.
  QFile place(left());
  QVERIFY(place.open(QIODevice::ReadOnly));
  QCOMPARE(place.readAll(), QByteArray("{\"event\":4,\"hand\":4,\"left\":2}\n"));
}

void MatchNotesTest::whatIsSaidElsewhereStays() {
  SideEntry entry;
  entry.addTag(QStringLiteral("final"));
  entry.notes = {{std::nullopt, QStringLiteral("of all")}, {SidePlace{0, 5}, QStringLiteral("mine")}};
  entry.bookmarks = {{{0, 5}, QStringLiteral("here")}};
  QVERIFY(say(entry));
  MatchNotes open = notes();
  ReplayNotes noted = open.load();
  QCOMPARE(noted.notes.size(), std::size_t{1});
  // Another program adds to it while the replay is open.
  entry.bookmarks.push_back({{1, 1}, QStringLiteral("theirs")});
  QVERIFY(say(entry));
  noted.bookmarks.erase({0, 5});
  noted.notes[{0, 5}] = QStringLiteral("changed");
  QVERIFY(!open.save(noted));
  SideEntry expected;
  expected.addTag(QStringLiteral("final"));
  expected.notes = {{std::nullopt, QStringLiteral("of all")}, {SidePlace{0, 5}, QStringLiteral("changed")}};
  expected.bookmarks = {{{1, 1}, QStringLiteral("theirs")}};
  QVERIFY(said() == expected);
  noted.notes.clear();
  QVERIFY(!open.save(noted));
  QCOMPARE(said().notes.size(), std::size_t{1});
}

void MatchNotesTest::notesOfOnePlaceAreOne() {
  SideEntry entry;
  entry.notes = {{SidePlace{0, 5}, QStringLiteral("one")}, {SidePlace{0, 5}, QStringLiteral("two")}};
  QVERIFY(say(entry));
  MatchNotes open = notes();
  ReplayNotes noted = open.load();
  QCOMPARE(noted.notes.at({0, 5}), QStringLiteral("one\ntwo"));
  noted.position = ReplayPosition{{0, 5}, 0};
  QVERIFY(!open.save(noted));  // nothing was said: they stay two
  QVERIFY(said() == entry);
  noted.notes[{0, 5}] += QStringLiteral("\nthree");
  QVERIFY(!open.save(noted));
  QVERIFY(said().notes == (std::vector<SideNote>{{SidePlace{0, 5}, QStringLiteral("one\ntwo\nthree")}}));
}

void MatchNotesTest::notesOfAnOlderJansoGoOver() {
  ReplayNotes old;
  old.bookmarks[{1, 2}] = QStringLiteral("old");
  old.notes[{1, 3}] = QStringLiteral("words");
  old.position = ReplayPosition{{1, 3}, 2};
  QVERIFY(!NotesFile(left()).save(old));
  MatchNotes open = notes();
  const ReplayNotes noted = open.load();
  QVERIFY(noted == old);
  QVERIFY(!open.save(noted));
  QCOMPARE(said().bookmarks.size(), std::size_t{1});
  QVERIFY(NotesFile(left()).load() == (ReplayNotes{{}, {}, old.position}));
  QVERIFY(notes().load() == old);
}

// The library's folder cannot be made: what stands in the old place stays there.
void MatchNotesTest::whatCannotBeWrittenIsSaid() {
  QFile file(library());
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.close();
  ReplayNotes old;
  old.bookmarks[{1, 2}] = QStringLiteral("old");
  QVERIFY(!NotesFile(left()).save(old));
  MatchNotes open = notes();
  ReplayNotes noted = open.load();
  noted.notes[{0, 1}] = QStringLiteral("new");
  const std::optional<Error> error = open.save(noted);
  QVERIFY(error && error->text.find("library") != std::string::npos);
  QVERIFY(NotesFile(left()).load() == old);
}

JANSO_TEST(MatchNotesTest);
#include "tst_matchnotes.moc"
