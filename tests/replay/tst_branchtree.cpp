// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The branches of a game, out of the journals in a folder.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <utility>

#include "mjai/writer.h"
#include "records/journal.h"
#include "replay/branchtree.h"
#include "replay/replayedgames.h"
#include "replay/replaylink.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

namespace {

OpenedReplay record() {
  const Result<OpenedReplay> opened = openReplay(ownRecord(QStringLiteral("own01.mjlog")));
  return opened ? *opened : OpenedReplay();
}

// Whoever is asked passes, or discards what was drawn.
Action answerTo(const Decision &decision) {
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Skip || (action.type == ActionType::Dahai && action.tsumogiri))
      return action;
  }
  return decision.legal.back();
}

struct Taken {
  ReplayPlace place;
  int seat = 0;
  BranchKind kind = BranchKind::OthersKept;
  int hands = 1;  // that are played to their end
};

// A branch played on into a journal of that name; its path.
QString branched(const OpenedReplay &from, const Taken &taken, const QTemporaryDir &folder,
                 const QString &name) {
  const QString link = toText(ReplayLink{from.path, from.game, std::nullopt, -1});
  const auto branch =
      branchFrom(*from.replay, {from.identity, link}, taken.place, taken.seat, taken.kind, name);
  if (!branch)
    return {};
  JournalHeader header;
  header.started = QDateTime(QDate(2026, 3, 1), QTime(12, 0));
  header.rules = from.replay->info().rules;
  header.names = {"A", "B", "C", "D"};
  header.branch = (*branch)->origin;
  header.kind = kPracticeKind;
  header.seed = wallSeedFromText((*branch)->seed.toStdString());
  QFile file(folder.filePath(name));
  if (!file.open(QIODevice::WriteOnly))
    return {};
  file.write(headerLine(header) + '\n');
  Match match(header.rules, header.names, header.branch->start, header.branch->wall, header.seed);
  MjaiWriter writer(-1);
  std::vector<Event> events;
  const auto give = [&](const Decision &decision, const Action &action) {
    file.write(answerLine({decision.seat, decision.id, action}) + '\n');
    match.answer(decision.seat, decision.id, action);
  };
  std::size_t given = 0;
  for (int ended = 0; !match.isOver() && (ended < taken.hands || taken.hands == 0);) {
    if (taken.hands == 0 && match.pending().size() > 0 && given == (*branch)->answers.size())
      break;
    if (match.pending().empty()) {
      const std::size_t before = events.size();
      match.advance(events);
      for (std::size_t i = before; i < events.size(); ++i) {
        ended += std::holds_alternative<KyokuEnded>(events[i]) ? 1 : 0;
        file.write(eventLine(writer.write(events[i])) + '\n');
      }
    } else if (given < (*branch)->answers.size()) {
      const MatchBranch::Answer &answer = (*branch)->answers[given++];
      give(*match.decisionOf(answer.seat), answer.action);
    } else {
      const Decision decision = match.pending().front();
      give(decision, answerTo(decision));
    }
  }
  return file.fileName();
}

// The first choice of a seat in that hand.
Taken firstChoice(const Replay &replay, int hand) {
  const ReplayChoice &choice = replay.choices(hand).front();
  return {{hand, choice.event}, choice.decision.seat};
}

}  // namespace

class BranchTrees : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatWasTriedStandsUnderItsPlace();
  void aBranchOfABranchStandsUnderIt();
  void fromABranchTheMainLineIsFound();
  void aLostMatchIsSaid();
  void notesAreReadAsWritten();
};

void BranchTrees::whatWasTriedStandsUnderItsPlace() {
  const QTemporaryDir folder;
  const OpenedReplay main = record();
  const Taken later = firstChoice(*main.replay, 2);
  const Taken earlier = firstChoice(*main.replay, 1);
  const QString second = branched(main, later, folder, QStringLiteral("a.jsonl"));
  const QString first = branched(main, earlier, folder, QStringLiteral("b.jsonl"));
  const QString open = branched(main, {later.place, later.seat, BranchKind::SameWall, 0}, folder,
                                QStringLiteral("c.playing.jsonl"));
  QVERIFY(!first.isEmpty() && !second.isEmpty() && !open.isEmpty());
  const BranchTree tree = branchTree(main, folder.path());
  QVERIFY(!tree.mainLost);
  QCOMPARE(tree.main, main.path);
  QCOMPARE(tree.current, -1);
  QCOMPARE(tree.nodes.size(), std::size_t(3));
  const BranchNode &node = tree.nodes[0];
  QCOMPARE(node.path, first);
  QCOMPARE(node.parent, -1);
  QVERIFY(node.place == earlier.place);
  QVERIFY(node.kind == BranchKind::OthersKept);
  QCOMPARE(node.seat, earlier.seat);
  QCOMPARE(node.name.size(), qsizetype(1));
  QVERIFY(node.readable && !node.over);
  QVERIFY(node.played == main.replay->choiceAt(earlier.place, earlier.seat)->answer);
  QVERIFY(node.tried == answerTo(main.replay->choiceAt(earlier.place, earlier.seat)->decision));
  QVERIFY(node.points && node.pointsPlayed);
  const ReplayPlace end = main.replay->endOf(1);
  const auto seat = static_cast<std::size_t>(earlier.seat);
  QCOMPARE(*node.pointsPlayed, main.replay->view(end, 0, ReplayHands::Own).board.scores[seat] -
                                   main.replay->view({1, 1}, 0, ReplayHands::Own).board.scores[seat]);
  QCOMPARE(tree.nodes[1].path, second);
  // What was left within its first hand can be played, not looked at.
  QCOMPARE(tree.nodes[2].path, open);
  QVERIFY(!tree.nodes[2].readable && !tree.nodes[2].points);
  QVERIFY(tree.nodes[2].pointsPlayed.has_value());
  QVERIFY(tree.nodes[1].id != tree.nodes[2].id && !tree.nodes[1].id.isEmpty());
}

void BranchTrees::aBranchOfABranchStandsUnderIt() {
  const QTemporaryDir folder;
  const OpenedReplay main = record();
  const Taken taken = firstChoice(*main.replay, 1);
  const QString first =
      branched(main, {taken.place, taken.seat, taken.kind, 2}, folder, QStringLiteral("a.jsonl"));
  const Result<OpenedReplay> opened = openReplay(first);
  QVERIFY(opened.ok());
  const Taken further = firstChoice(*opened->replay, 1);
  const QString second = branched(*opened, further, folder, QStringLiteral("b.jsonl"));
  // Taken from the end of a hand it begins as its parent does, and is none of its own branches.
  const QString third =
      branched(main, {main.replay->endOf(0), 0, BranchKind::SameWall, 1}, folder, QStringLiteral("c.jsonl"));
  QVERIFY(!second.isEmpty() && !third.isEmpty());
  const BranchTree tree = branchTree(main, folder.path());
  QCOMPARE(tree.nodes.size(), std::size_t(3));
  QCOMPARE(tree.nodes[0].path, third);
  QCOMPARE(tree.nodes[1].path, first);
  QCOMPARE(tree.nodes[2].path, second);
  QCOMPARE(tree.nodes[0].parent, -1);
  QCOMPARE(tree.nodes[1].parent, -1);
  QCOMPARE(tree.nodes[2].parent, 1);
  QVERIFY(tree.withDescendants(1) == (std::vector<int>{1, 2}));
  QVERIFY(tree.withDescendants(0) == (std::vector<int>{0}));
}

void BranchTrees::fromABranchTheMainLineIsFound() {
  const QTemporaryDir folder;
  const OpenedReplay main = record();
  const Taken taken = firstChoice(*main.replay, 1);
  const QString first =
      branched(main, {taken.place, taken.seat, taken.kind, 2}, folder, QStringLiteral("a.jsonl"));
  const Result<OpenedReplay> opened = openReplay(first);
  QVERIFY(opened.ok());
  const Taken further = firstChoice(*opened->replay, 1);
  const Result<OpenedReplay> inner =
      openReplay(branched(*opened, further, folder, QStringLiteral("b.jsonl")));
  QVERIFY(inner.ok());
  const BranchTree tree = branchTree(*inner, folder.path());
  QCOMPARE(tree.main, main.path);
  QCOMPARE(tree.nodes.size(), std::size_t(2));
  QCOMPARE(tree.current, 1);
  // Whatever came after it was left there leads back to where that was.
  QVERIFY(tree.placeInMain({0, further.place.event + 5}) == taken.place);
  const BranchTree outer = branchTree(*opened, folder.path());
  QCOMPARE(outer.current, 0);
  QVERIFY(outer.placeInMain({0, taken.place.event - 1}) == (ReplayPlace{1, taken.place.event - 1}));
  QVERIFY(outer.placeInMain({0, taken.place.event + 1}) == taken.place);
  QVERIFY(outer.placeInMain({1, 1}) == taken.place);
}

void BranchTrees::aLostMatchIsSaid() {
  const QTemporaryDir folder;
  OpenedReplay main = record();
  const QString copy = folder.filePath(QStringLiteral("copy.mjlog"));
  QVERIFY(QFile::copy(main.path, copy));
  main.path = copy;
  const QString path = branched(main, firstChoice(*main.replay, 1), folder, QStringLiteral("a.jsonl"));
  const Result<OpenedReplay> opened = openReplay(path);
  QVERIFY(opened.ok());
  QVERIFY(!branchTree(*opened, folder.path()).mainLost);
  QVERIFY(QFile::remove(copy));
  const BranchTree tree = branchTree(*opened, folder.path());
  QVERIFY(tree.mainLost);
  QCOMPARE(tree.main, path);
  QVERIFY(tree.nodes.empty());
  QCOMPARE(tree.current, -1);
}

void BranchTrees::notesAreReadAsWritten() {
  const BranchNotes notes{{QStringLiteral("a1"), QStringLiteral("too \"bold\"\n?")},
                          {QStringLiteral("b2"), QStringLiteral("後で")}};
  const Result<BranchNotes> read = branchNotesFromJsonLines(toJsonLines(notes));
  QVERIFY(read.ok() && *read == notes);
  const Result<BranchNotes> wrong = branchNotesFromJsonLines("\n{\"branch\":\"a\"}\n");
  QVERIFY(!wrong.ok());
  QCOMPARE(wrong.error().text, "line 2 is not a note on a branch");
}

JANSO_TEST(BranchTrees);
#include "tst_branchtree.moc"
