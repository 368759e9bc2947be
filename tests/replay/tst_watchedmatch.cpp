// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that another plays, looked on as it is written: each event is there when its line is whole, no more
// of it is known than may be seen, and its file is left alone.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>
#include <optional>

#include "records/journalwriter.h"
#include "records/otherprogram.h"
#include "records/ownedfile.h"
#include "records/playedjournal.h"
#include "records/provedgame.h"
#include "replay/watchedmatch.h"
#include "rules/legal/hiddenview.h"
#include "support/testprogram.h"
#include "table/mask.h"

using namespace janso;
using namespace janso::test;

namespace {

using Hands = ReplaySight::Hands;

WatchedMatch::SightOf always(const ReplaySight &sight) {
  return [sight](const QJsonObject &) { return sight; };
}

// What `seat` knows after the last of these events that a replay has a place for.
SeatView truthFor(int seat, const std::vector<Event> &events, std::size_t count, Hands hands) {
  SeatView view = emptyView(seat);
  for (std::size_t i = 0; i < count; ++i) {
    if (std::holds_alternative<KyokuEnded>(events[i]) || std::holds_alternative<MatchEnded>(events[i]))
      continue;
    view.apply(hands == Hands::All ? events[i] : maskFor(seat, events[i]));
  }
  // Of a match that is looked on, the fingerprint of its wall is not told either.
  MatchInfo info = *view.board.info;
  info.wallCommitment.clear();
  view.board.info = info;
  return hands == Hands::None ? hiddenView(view) : view;
}

bool isUnknown(Tile tile) {
  return !tile.isKnown();
}

// Nothing of this seat's hand, of the wall, or of what was answered.
bool tellsNothingOf(int seat, const ProvedGame &game) {
  return std::all_of(game.hands.begin(), game.hands.end(), [seat](const ProvedHand &hand) {
    const auto &dealt = std::get<KyokuStarted>(hand.events.front()).hands[static_cast<std::size_t>(seat)];
    const bool drawn = std::any_of(hand.events.begin(), hand.events.end(), [seat](const Event &event) {
      const auto *draw = std::get_if<Tsumo>(&event);
      return draw != nullptr && draw->seat == seat && draw->tile.isKnown();
    });
    return hand.answers.empty() && !drawn && std::all_of(dealt.begin(), dealt.end(), isUnknown) &&
           std::all_of(hand.wall.live.begin(), hand.wall.live.end(), isUnknown) &&
           std::all_of(hand.wall.uraIndicators.begin(), hand.wall.uraIndicators.end(), isUnknown);
  });
}

}  // namespace

class TestWatchedMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void eachEventIsSeenAsItIsWritten_data();
  void eachEventIsSeenAsItIsWritten();
  void noMoreIsHeldThanMaybeSeen();
  void halfALineIsAwaited();
  void aDamagedLineEndsIt();
  void anEventThatCannotBeEndsIt();
  void theFileGoes();
  void theOtherLeavesAndComesBack();
  void aMatchThatEndsIsFollowedUnderItsFinalName();
  void whatIsTakenBackIsGone();
  void whatIsNoJournalIsNamed();

 private:
  QString fresh(const char *name = "a") {
    return m_dir.filePath(QString::number(++m_files) + QLatin1String(name) +
                          QStringLiteral(".playing.jsonl"));
  }
  QTemporaryDir m_dir;
  int m_files = 0;
  std::optional<Played> m_played;
};

void TestWatchedMatch::initTestCase() {
  m_played = play(m_dir.path(), "looked on");
  QVERIFY(m_played->events.size() > 100);
}

void TestWatchedMatch::eachEventIsSeenAsItIsWritten_data() {
  QTest::addColumn<int>("hands");
  QTest::newRow("all hands are closed") << static_cast<int>(Hands::None);
  QTest::newRow("one hand is seen") << static_cast<int>(Hands::One);
  QTest::newRow("all hands are open") << static_cast<int>(Hands::All);
}

void TestWatchedMatch::eachEventIsSeenAsItIsWritten() {
  QFETCH(int, hands);
  const ReplaySight sight{static_cast<Hands>(hands), 2};
  const QString path = fresh();
  OtherProgram other(path, m_played->bytes);
  WatchedMatch match(path, always(sight));
  int compared = 0;
  for (const Moment &moment : m_played->moments) {
    QVERIFY(other.writeUntil(moment.bytes));
    const WatchLook look = match.look();
    const bool over = &moment == &m_played->moments.back();
    QCOMPARE(look.state, over ? WatchState::Over : WatchState::Playing);
    QCOMPARE(look.replay != nullptr, moment.events > 1);
    if (look.replay == nullptr || (moment.events % 5 != 0 && !over))
      continue;
    const SeatView expected = truthFor(2, m_played->events, moment.events, sight.hands);
    for (const ReplayHands asked : {ReplayHands::Own, ReplayHands::All}) {
      if (sight.hands == Hands::All && asked == ReplayHands::Own)
        continue;  // what one seat of it knew can be asked for
      QCOMPARE(look.replay->view(look.replay->last(), 2, asked) == expected, true);
    }
    // Of whom nothing may be seen, and who is asked for all the same.
    const SeatView another = look.replay->view(look.replay->last(), 0, ReplayHands::All);
    QCOMPARE(int{another.seat}, sight.hands == Hands::One ? 2 : 0);
    QCOMPARE(another.hand[0].isKnown(), sight.hands != Hands::None);
    ++compared;
  }
  QVERIFY(compared > 20);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), m_played->bytes);
}

void TestWatchedMatch::noMoreIsHeldThanMaybeSeen() {
  for (const Hands hands : {Hands::None, Hands::One}) {
    const QString path = fresh();
    OtherProgram other(path, m_played->bytes);
    WatchedMatch match(path, always({hands, 2}));
    QVERIFY(other.writeUntil(m_played->bytes.size() / 2));
    const WatchLook look = match.look();
    const Replay &replay = *look.replay;
    for (int seat = 0; seat < 4; ++seat)
      QCOMPARE(tellsNothingOf(seat, replay.game()), hands == Hands::None || seat != 2);
    const ReplayPlace middle = replay.placeAt(replay.places() / 2);
    for (const KindSet &waits : replay.waits(middle))
      QVERIFY(waits.empty());
    const ComingWall wall = replay.comingWall(middle);
    QVERIFY(std::all_of(wall.draws.begin(), wall.draws.end(),
                        [](const ComingTile &coming) { return !coming.tile.isKnown(); }));
    for (const std::vector<Tile> &tiles : {wall.rinshan, wall.indicators, wall.ura})
      QVERIFY(std::all_of(tiles.begin(), tiles.end(), isUnknown));
    for (int hand = 0; hand < replay.hands(); ++hand)
      QVERIFY(replay.choices(hand).empty());
  }
}

void TestWatchedMatch::halfALineIsAwaited() {
  const QString path = fresh();
  OtherProgram other(path, m_played->bytes);
  WatchedMatch match(path, always({Hands::One, 2}));
  const Moment &at = m_played->moments[40];
  const Moment &next = m_played->moments[41];
  QVERIFY(other.writeUntil(at.bytes));
  const std::shared_ptr<const Replay> before = match.look().replay;
  QVERIFY(before != nullptr);
  QVERIFY(other.writeUntil(next.bytes - 4));
  QVERIFY(match.look().replay == before);
  // The other had no room for the rest, takes it away again, and has room then.
  other.cut(at.bytes);
  QVERIFY(match.look().replay == before);
  QVERIFY(other.writeUntil(m_played->moments[60].bytes));
  const WatchLook look = match.look();
  QCOMPARE(look.state, WatchState::Playing);
  QVERIFY(look.replay->places() > before->places());
}

void TestWatchedMatch::aDamagedLineEndsIt() {
  const QString path = fresh();
  OtherProgram other(path, m_played->bytes);
  WatchedMatch match(path, always({}));
  QVERIFY(other.writeUntil(m_played->moments[40].bytes));
  const std::shared_ptr<const Replay> before = match.look().replay;
  QVERIFY(other.write("{\"event\":{\"tyqe\":\n"));
  QCOMPARE(match.look().state, WatchState::Playing);  // as long as nothing stands behind it
  QVERIFY(other.write("{}\n"));
  const WatchLook look = match.look();
  QCOMPARE(look.state, WatchState::Broken);
  QCOMPARE(look.problem->fault, JournalFault::Damaged);
  QCOMPARE(look.problem->line, 42);
  QVERIFY(look.replay == before);
  other.leave();
  QCOMPARE(match.look().state, WatchState::Broken);
}

void TestWatchedMatch::anEventThatCannotBeEndsIt() {
  const QString path = fresh();
  OtherProgram other(path, m_played->bytes);
  WatchedMatch match(path, always({}));
  QVERIFY(other.writeUntil(m_played->moments[40].bytes));
  QVERIFY(other.write("{\"event\":{\"type\":\"end_game\"}}\n"));
  const WatchLook look = match.look();
  QCOMPARE(look.state, WatchState::Broken);
  QCOMPARE(look.problem->fault, JournalFault::Differs);
}

void TestWatchedMatch::theFileGoes() {
  const QString path = fresh();
  OtherProgram other(path, m_played->bytes);
  WatchedMatch match(path, always({}));
  QVERIFY(other.writeUntil(m_played->moments[40].bytes));
  const std::shared_ptr<const Replay> before = match.look().replay;
  QVERIFY(QFile::remove(path));
  const WatchLook look = match.look();
  QCOMPARE(look.state, WatchState::Broken);
  QCOMPARE(look.problem->fault, JournalFault::Unreadable);
  QVERIFY(look.replay == before && look.path.isEmpty());
  WatchedMatch never(fresh("never"), always({}));
  QCOMPARE(never.look().problem->fault, JournalFault::Unreadable);
}

void TestWatchedMatch::theOtherLeavesAndComesBack() {
  const QString path = fresh();
  OtherProgram other(path, m_played->bytes);
  WatchedMatch match(path, always({}));
  const qint64 half = m_played->moments[40].bytes;
  QVERIFY(other.writeUntil(half));
  QCOMPARE(match.look().state, WatchState::Playing);
  QVERIFY(OwnedFile::isOwned(path));  // it was not taken from the other
  other.leave();
  QCOMPARE(match.look().state, WatchState::Suspended);
  QVERIFY(!OwnedFile::isOwned(path));  // nor is it ours
  const JournalResult<Journal> journal = readJournal(path);
  QVERIFY(journal.ok());
  const auto writer = JournalWriter::append(*journal);
  QVERIFY(writer.ok());
  QCOMPARE(match.look().state, WatchState::Playing);
  const int places = match.look().replay->places();
  const QByteArray more = m_played->bytes.mid(half, m_played->moments[60].bytes - half);
  for (const QByteArray &line : more.trimmed().split('\n'))
    QVERIFY((*writer)->write(line));
  QVERIFY(match.look().replay->places() > places);
}

void TestWatchedMatch::aMatchThatEndsIsFollowedUnderItsFinalName() {
  const QString folder = m_dir.filePath(QStringLiteral("final"));
  const std::unique_ptr<JournalWriter> writer = JournalWriter::create(folder, m_played->header);
  WatchedMatch match(writer->path(), always({}));
  QCOMPARE(match.look().state, WatchState::Playing);
  const QList<QByteArray> lines = m_played->bytes.trimmed().split('\n');
  for (const QByteArray &line : lines.mid(1, lines.size() / 2))
    QVERIFY(writer->write(line));
  QCOMPARE(match.look().state, WatchState::Playing);
  for (const QByteArray &line : lines.mid(1 + lines.size() / 2))
    QVERIFY(writer->write(line));
  // A match of the same second has taken the name.
  QFile taken(QString(writer->path()).replace(QStringLiteral(".playing"), QString()));
  QVERIFY(taken.open(QIODevice::WriteOnly));
  taken.write("another\n");
  taken.close();
  writer->finish();
  writer->waitForDisk();
  const WatchLook look = match.look();
  QCOMPARE(look.state, WatchState::Over);
  QCOMPARE(look.path, writer->path());
  QVERIFY(look.path.endsWith(QStringLiteral(" (2).jsonl")));
  QVERIFY(look.replay->game().hands.back().complete);
}

void TestWatchedMatch::whatIsTakenBackIsGone() {
  const QString path = fresh();
  OtherProgram other(path, m_played->bytes);
  WatchedMatch match(path, always({Hands::One, 0}));
  QVERIFY(other.writeUntil(m_played->moments[60].bytes));
  const WatchLook before = match.look();
  QCOMPARE(before.undoCount, 0);
  // Moments are lines; the first is the header's.
  QVERIFY(other.write(noteLine(undoNote(40)) + '\n'));
  const WatchLook look = match.look();
  QCOMPARE(look.state, WatchState::Playing);
  QCOMPARE(look.undoCount, 1);
  QVERIFY(look.replay->places() < before.replay->places());
  const SeatView expected =
      truthFor(0, m_played->events, m_played->moments[40].events, ReplaySight::Hands::One);
  QVERIFY(look.replay->view(look.replay->last(), 0, ReplayHands::Own) == expected);
}

void TestWatchedMatch::whatIsNoJournalIsNamed() {
  const QString path = fresh();
  OtherProgram other(path, {});
  QVERIFY(other.write("what is this\nand that\n"));
  WatchedMatch match(path, always({}));
  const WatchLook look = match.look();
  QCOMPARE(look.state, WatchState::Broken);
  QCOMPARE(look.problem->fault, JournalFault::NoJournal);
  QVERIFY(look.replay == nullptr);
}

JANSO_TEST(TestWatchedMatch);
#include "tst_watchedmatch.moc"
