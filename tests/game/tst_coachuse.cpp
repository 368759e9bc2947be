// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The help that was used is kept in the journal, survives a resume, and never touches the game.
#include <QFile>
#include <QTest>

#include "game/coachnotes.h"
#include "game/matchhelpers.h"
#include "records/journalreplay.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// A match of one human who has so much help that changes on the way.
struct Helped {
  explicit Helped(const QString &folder, bool helped = true) : humans(&controller) {
    controller.setJournalFolder(folder);
    controller.setPacing(Pacing::instant());
    if (!helped)
      return;
    // Before the answer: as a window does.
    QObject::connect(&controller, &GameController::decisionRequested, &controller,
                     [this](const Decision &decision, const SeatView &) {
                       controller.match().noteCoachLevel(decision.seat,
                                                         ++asked < 4 ? CoachLevel::Gentle : CoachLevel::Full);
                       if (asked == 2 || asked == 5)
                         controller.match().noteHint(decision.seat);
                       if (asked == 3)
                         controller.match().noteDangerShown(decision.seat);
                     });
  }
  int asked = 0;
  GameController controller;
  FakeHumans humans;
};

CoachUse expectedUse() {
  return {{CoachLevel::Gentle, CoachLevel::Full}, 2, 1};
}

QList<QByteArray> linesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
}

}  // namespace

class TestCoachUse : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void levelsHaveNames();
  void keptInTheJournal();
  void resumeKeepsIt();
  void theGameIsTheSame();
  void onlyHumans();
  void damagedNotes_data();
  void damagedNotes();
};

void TestCoachUse::levelsHaveNames() {
  for (const CoachLevel level : {CoachLevel::Off, CoachLevel::Gentle, CoachLevel::Full})
    QCOMPARE(coachLevelOf(coachLevelKey(level)), std::optional(level));
  QVERIFY(!coachLevelOf(QStringLiteral("loud")));
  QVERIFY(!CoachUse().any());
  QVERIFY(!(CoachUse{{CoachLevel::Off}, 0}.any()));
  QVERIFY((CoachUse{{CoachLevel::Off}, 1}.any()));
}

void TestCoachUse::keptInTheJournal() {
  QTemporaryDir folder;
  Helped table(folder.path());
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("coach"), 1)).ok());
  QVERIFY(playToEnd(table.controller));
  QCOMPARE(table.controller.match().coachUse(0), expectedUse());
  QCOMPARE(table.controller.match().coachUse(1), CoachUse());
  const Result<Journal> journal = readJournal(table.controller.match().journalPath());
  QVERIFY(journal.ok());
  const Result<std::array<CoachUse, 4>> use = coachUseIn(*journal);
  QVERIFY(use.ok());
  QCOMPARE((*use)[0], expectedUse());
  // A level stands there once, not once for every decision.
  int notes = 0;
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    notes += note != nullptr && note->key == kCoachNote ? 1 : 0;
  }
  QCOMPARE(notes, 5);
  QVERIFY(replayJournal(*journal).ok());
}

void TestCoachUse::resumeKeepsIt() {
  QTemporaryDir folder;
  QString path;
  {
    Helped table(folder.path());
    table.humans.stopAfter = 7;
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("coach resumed"), 1)).ok());
    QVERIFY(QTest::qWaitFor([&] { return table.humans.asked > 7; }, 30000));
    path = table.controller.match().journalPath();
  }
  Helped table(folder.path(), false);
  QVERIFY(table.controller.resume(path).ok());
  QCOMPARE(table.controller.match().coachUse(0), expectedUse());
  table.controller.match().noteCoachLevel(0, CoachLevel::Off);
  QVERIFY(playToEnd(table.controller));
  CoachUse then = expectedUse();
  then.levels.push_back(CoachLevel::Off);
  QCOMPARE(table.controller.match().coachUse(0), then);
}

// Every event of the journal is the same with and without a coach. Answers that decide nothing come in any
// order, or not at all.
void TestCoachUse::theGameIsTheSame() {
  QTemporaryDir folder;
  std::array<QList<QByteArray>, 2> lines;
  for (const bool helped : {false, true}) {
    Helped table(folder.path(), helped);
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("coach"), 1)).ok());
    QVERIFY(playToEnd(table.controller));
    QList<QByteArray> &all = lines[helped ? 1 : 0];
    all = linesOf(table.controller.match().journalPath());
    all.removeFirst();  // the header has the time
    const qsizetype removed = all.removeIf([](const QByteArray &line) { return line.contains("\"coach\""); });
    QCOMPARE(removed, helped ? 5 : 0);
    all.removeIf([](const QByteArray &line) { return line.startsWith("{\"answer\""); });
  }
  QVERIFY(lines[0].size() > 100);
  QCOMPARE(lines[1], lines[0]);
}

void TestCoachUse::onlyHumans() {
  GameController controller;
  controller.setJournalFolder({});
  controller.match().noteHint(0);  // no match
  QVERIFY(controller.start(quickSetup(QStringLiteral("coach"), 1)).ok());
  controller.match().noteHint(2);
  controller.match().noteCoachLevel(2, CoachLevel::Full);
  QCOMPARE(controller.match().coachUse(2), CoachUse());
  controller.match().noteHint(0);
  QCOMPARE(controller.match().coachUse(0).hints, 1);
  controller.match().noteDangerShown(2);
  QCOMPARE(controller.match().coachUse(2), CoachUse());
  controller.match().noteDangerShown(0);
  QCOMPARE(controller.match().coachUse(0), (CoachUse{{}, 1, 1}));
  QCOMPARE(controller.match().coachUse(7), CoachUse());
}

void TestCoachUse::damagedNotes_data() {
  QTest::addColumn<QJsonObject>("body");
  const QString seat = QStringLiteral("seat");
  const QString level = QStringLiteral("level");
  QTest::newRow("no seat") << QJsonObject{{level, QStringLiteral("full")}};
  QTest::newRow("no such seat") << QJsonObject{{seat, 4}, {level, QStringLiteral("full")}};
  QTest::newRow("no level") << QJsonObject{{seat, 0}};
  QTest::newRow("unknown level") << QJsonObject{{seat, 0}, {level, QStringLiteral("loud")}};
}

void TestCoachUse::damagedNotes() {
  QFETCH(QJsonObject, body);
  Journal journal;
  journal.path = QStringLiteral("match.jsonl");
  journal.header.rules = basicAriAri();
  journal.entries.push_back({7, JournalNote{kCoachNote, body}});
  const Result<std::array<CoachUse, 4>> use = coachUseIn(journal);
  QVERIFY(!use.ok());
  QVERIFY2(use.error().text.find("match.jsonl, line 7") != std::string::npos, use.error().text.c_str());
}

JANSO_TEST(TestCoachUse);
#include "tst_coachuse.moc"
