// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Practice: choices are undone and hands dealt again; what the journal then holds is the match that
// stands.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

#include "game/gamecontroller.h"
#include "game/matchhelpers.h"
#include "records/journal.h"
#include "records/ownmatch.h"
#include "records/provedgame.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

MatchSetup practice(int humans = 1) {
  MatchSetup setup = quickSetup(QStringLiteral("a wall to practise on"), humans);
  setup.callMode = CallMode::AskWhoCan;
  setup.practice = true;
  return setup;
}

// The question that is open to a human.
std::optional<Decision> askedNow(const GameController &controller) {
  for (int seat = 0; seat < 4; ++seat) {
    if (const std::optional<Decision> decision = controller.match().pendingDecision(seat))
      return decision;
  }
  return std::nullopt;
}

// A table at which this program answers for the humans.
struct Practiced {
  Practiced() {
    controller.setJournalFolder(folder.path());
    controller.setPacing(Pacing::instant());
    QObject::connect(&controller, &GameController::handEnded, &controller,
                     [this] { controller.match().continueAfterHand(); });
  }
  // Until a choice of at least two is open; single answers are given. False: the match is over.
  bool reachChoice() {
    while (true) {
      const bool there =
          QTest::qWaitFor([this] { return askedNow(controller) || !controller.match().isRunning(); }, 60000);
      const std::optional<Decision> open = askedNow(controller);
      if (!there || !open)
        return false;
      if (open->legal.size() > 1)
        return true;
      controller.match().submitAction(open->seat, open->id, open->legal.front());
    }
  }
  void answer(const Action &action) {
    const Decision open = *askedNow(controller);
    controller.match().submitAction(open.seat, open.id, action);
  }
  bool answerChoices(int count) {
    for (int i = 0; i < count; ++i) {
      if (!reachChoice())
        return false;
      answer(pickAction(*askedNow(controller)));
    }
    return reachChoice();
  }
  SeatView view() const { return controller.match().view(askedNow(controller)->seat); }
  Journal journal() const {
    const JournalResult<Journal> read = readJournal(controller.match().journalPath());
    return read ? *read : Journal();
  }

  QTemporaryDir folder;
  GameController controller;
};

}  // namespace

class TestUndo : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aChoiceIsUndone_data();
  void aChoiceIsUndone();
  void allChoicesCanBeUndone();
  void theJournalProvesWhatStands();
  void aCrashGoesOnWhereItStood();
  void aHandIsDealtAgain();
  void aMatchThatIsOverIsDealtAgain();
  void onlyPracticeGoesBack();
  void aMatchThatTakesBackCountsAndEnds();
  void theMarkIsInTheHeader();
  void aWrongNoteIsDamage();
};

void TestUndo::aChoiceIsUndone_data() {
  QTest::addColumn<int>("humans");
  QTest::addColumn<int>("choices");
  for (const int humans : {1, 2, 4}) {
    for (const int choices : {0, 1, 12})
      QTest::addRow("%d humans, %d choices before", humans, choices) << humans << choices;
  }
}

void TestUndo::aChoiceIsUndone() {
  QFETCH(int, humans);
  QFETCH(int, choices);
  Practiced table;
  QVERIFY(table.controller.start(practice(humans)).ok());
  QVERIFY(table.answerChoices(choices));
  const Decision before = *askedNow(table.controller);
  const SeatView view = table.view();
  table.answer(before.legal.back());
  QVERIFY(table.reachChoice());
  QVERIFY(table.controller.undo().has_value());
  QVERIFY(table.reachChoice());
  QVERIFY(*askedNow(table.controller) == before);
  QVERIFY(table.view() == view);
  // Another answer is taken.
  table.answer(before.legal.front());
  QVERIFY(table.reachChoice());
}

// Over the ends of hands as well, to the first one of the match.
void TestUndo::allChoicesCanBeUndone() {
  Practiced table;
  QVERIFY(table.controller.start(practice()).ok());
  QVERIFY(table.reachChoice());
  const Decision first = *askedNow(table.controller);
  const SeatView view = table.view();
  constexpr int kChoices = 25;
  QVERIFY(table.answerChoices(kChoices));
  for (int i = 0; i < kChoices; ++i) {
    QVERIFY(table.controller.undo().has_value());
    QVERIFY(table.reachChoice());
  }
  QVERIFY(*askedNow(table.controller) == first);
  QVERIFY(table.view() == view);
  QVERIFY(!table.controller.undo().has_value());
  QVERIFY(table.controller.match().isRunning());
}

void TestUndo::theJournalProvesWhatStands() {
  Practiced table;
  QVERIFY(table.controller.start(practice()).ok());
  QVERIFY(table.answerChoices(6));
  const JournalResult<ProvedGame> before = prove(table.journal());
  QVERIFY(before.ok());
  for (int i = 0; i < 3; ++i)
    QVERIFY(table.controller.undo().has_value());
  while (table.reachChoice())
    table.answer(askedNow(table.controller)->legal.front());
  QVERIFY(!table.controller.match().isRunning());
  QTRY_VERIFY(!table.controller.match().journalPath().contains(QStringLiteral(".playing")));
  const Journal journal = table.journal();
  QVERIFY(journal.finished);
  QVERIFY(verifyJournal(journal).disagreements.empty());
  const JournalResult<ProvedGame> after = prove(journal);
  QVERIFY2(after.ok(), after.ok() ? "" : after.error().text.c_str());
  QVERIFY(after->complete);
  // The walls are those that were dealt before anything was undone.
  QVERIFY(after->hands.front().wall == before->hands.front().wall);
}

void TestUndo::aCrashGoesOnWhereItStood() {
  Practiced table;
  QVERIFY(table.controller.start(practice()).ok());
  QVERIFY(table.answerChoices(5));
  QVERIFY(table.controller.undo().has_value());
  QVERIFY(table.controller.undo().has_value());
  QVERIFY(table.reachChoice());
  const Decision open = *askedNow(table.controller);
  const SeatView view = table.view();
  // What a crash leaves behind is the file as it is now.
  const QString copy = table.folder.filePath(QStringLiteral("crashed.playing.jsonl"));
  QVERIFY(QFile::copy(table.controller.match().journalPath(), copy));
  Practiced again;
  QVERIFY(again.controller.resume(copy).ok());
  QVERIFY(again.reachChoice());
  QVERIFY(*askedNow(again.controller) == open);
  QVERIFY(again.view() == view);
  QVERIFY(again.controller.match().setup().practice);
  QVERIFY(again.controller.undo().has_value());
}

void TestUndo::aHandIsDealtAgain() {
  Practiced table;
  QVERIFY(table.controller.start(practice()).ok());
  QVERIFY(table.reachChoice());
  const Decision first = *askedNow(table.controller);
  const SeatView view = table.view();
  QVERIFY(table.answerChoices(3));
  QCOMPARE(table.view().board.kyoku, view.board.kyoku);
  QVERIFY(table.controller.dealAgain().has_value());
  QVERIFY(table.reachChoice());
  QVERIFY(*askedNow(table.controller) == first);
  QVERIFY(table.view() == view);
}

void TestUndo::aMatchThatIsOverIsDealtAgain() {
  Practiced table;
  QVERIFY(table.controller.start(practice()).ok());
  while (table.reachChoice())
    table.answer(askedNow(table.controller)->legal.front());
  QTRY_VERIFY(!table.controller.match().journalPath().contains(QStringLiteral(".playing")));
  const QString path = table.controller.match().journalPath();
  const JournalResult<ProvedGame> over = prove(table.journal());
  QVERIFY(over.ok());
  QVERIFY(!table.controller.undo().has_value());
  QVERIFY(table.controller.dealAgain().has_value());
  QVERIFY(table.controller.match().isRunning());
  QVERIFY(table.controller.match().journalPath() != path);
  QVERIFY(QFile::exists(path));
  QVERIFY(table.reachChoice());
  const JournalResult<ProvedGame> again = prove(table.journal());
  QVERIFY(again.ok());
  QCOMPARE(again->hands.size(), over->hands.size());
  QVERIFY(again->hands.back().wall == over->hands.back().wall);
  QVERIFY(!isCounted(table.journal().header));
}

void TestUndo::onlyPracticeGoesBack() {
  Practiced table;
  MatchSetup setup = practice();
  setup.practice = false;
  QVERIFY(table.controller.start(setup).ok());
  QVERIFY(table.answerChoices(2));
  QVERIFY(!table.controller.canGoBack());
  QVERIFY(!table.controller.undo().has_value());
  QVERIFY(!table.controller.dealAgain().has_value());
  QVERIFY(isCounted(table.journal().header));
}

// A newcomer's match: it goes back until it is over, and is no practice.
void TestUndo::aMatchThatTakesBackCountsAndEnds() {
  Practiced table;
  MatchSetup setup = practice();
  setup.practice = false;
  setup.takesBack = true;
  QVERIFY(table.controller.start(setup).ok());
  QVERIFY(table.answerChoices(1));
  const Decision before = *askedNow(table.controller);
  QVERIFY(!hasUndone(table.journal()));
  table.answer(before.legal.back());
  QVERIFY(table.reachChoice());
  QVERIFY(table.controller.undo().has_value());
  QVERIFY(table.reachChoice());
  QVERIFY(*askedNow(table.controller) == before);
  QVERIFY(isCounted(table.journal().header));
  QVERIFY(hasUndone(table.journal()));
  QVERIFY(table.controller.dealAgain().has_value());
  // It is still so when it is resumed.
  const QString path = table.controller.match().journalPath();
  table.controller.abandon();
  QVERIFY(table.controller.resume(path).ok());
  QVERIFY(table.controller.canGoBack());
  while (table.reachChoice())
    table.answer(askedNow(table.controller)->legal.front());
  QVERIFY(!table.controller.canGoBack());
  QVERIFY(!table.controller.dealAgain().has_value());
}

void TestUndo::theMarkIsInTheHeader() {
  Practiced table;
  QVERIFY(table.controller.start(practice()).ok());
  QVERIFY(table.reachChoice());
  const JournalHeader header = table.journal().header;
  QCOMPARE(header.kind, kPracticeKind);
  QVERIFY(!isCounted(header));
  // A word of a later version is kept, and is no ordinary match either.
  JournalHeader later = header;
  later.kind = QStringLiteral("exam");
  const JournalResult<JournalHeader> read = headerFromLine(headerLine(later));
  QVERIFY(read.ok());
  QVERIFY(*read == later);
  QVERIFY(!isCounted(*read));
}

void TestUndo::aWrongNoteIsDamage() {
  Practiced table;
  QVERIFY(table.controller.start(practice()).ok());
  QVERIFY(table.answerChoices(1));
  const QString copy = table.folder.filePath(QStringLiteral("wrong.playing.jsonl"));
  QVERIFY(QFile::copy(table.controller.match().journalPath(), copy));
  const int lines = static_cast<int>(table.journal().entries.size()) + 1;
  QFile file(copy);
  QVERIFY(file.open(QIODevice::Append));
  file.write(noteLine(undoNote(5000)) + '\n' + eventLine({}) + '\n');
  file.close();
  const JournalResult<Journal> read = readJournal(copy);
  QVERIFY(!read.ok());
  QCOMPARE(read.problem().line, lines + 1);
  QCOMPARE(read.problem().detail, std::string("the note 'take_back' keeps more entries than there are"));
}

JANSO_TEST(TestUndo);
#include "tst_undo.moc"
