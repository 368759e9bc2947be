// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Any place of a game: what each step leads to, and what was known and what was true there.
#include <QTest>
#include <algorithm>

#include "records/journal.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "records/provedgame.h"
#include "replay/replay.h"
#include "replay/replaydanger.h"
#include "replay/replayedgames.h"
#include "replay/replayopen.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

std::shared_ptr<const Replay> own(const char *name = "own01.mjlog") {
  const Result<OpenedReplay> opened = openReplay(ownRecord(QString::fromLatin1(name)));
  return opened.ok() ? opened->replay : nullptr;
}

// Empty, or where a view is not what the table itself says.
QString viewFault(const Replay &replay) {
  for (int hand = 0; hand < replay.hands(); ++hand) {
    for (HandWalk walk(replay.game(), static_cast<std::size_t>(hand)); walk.step();) {
      const ReplayPlace place{hand, static_cast<int>(walk.happened())};
      if (place.event < 1 || place > replay.endOf(hand))
        continue;
      for (int seat = 0; seat < replay.players(); ++seat) {
        if (!(replay.view(place, seat, ReplayHands::Own) == walk.round().viewOf(seat)) ||
            !(replay.view(place, seat, ReplayHands::All) == walk.round().openViewOf(seat)))
          return QStringLiteral("hand %1, event %2, seat %3").arg(hand).arg(place.event).arg(seat);
      }
    }
  }
  return {};
}

// Empty, or where a step forwards does not come back, or an event does not lead from place to place.
QString stepFault(const Replay &replay) {
  for (int index = 0; index < replay.places(); ++index) {
    const ReplayPlace place = replay.placeAt(index);
    const QString where = QStringLiteral("hand %1, event %2").arg(place.hand).arg(place.event);
    if (replay.indexOf(place) != index || replay.clamped(place) != place)
      return where + QStringLiteral(": index");
    const std::optional<ReplayPlace> next = replay.next(place, ReplayStep::One, 0);
    if (next.has_value() != (place != replay.last()))
      return where + QStringLiteral(": next");
    if (!next)
      continue;
    if (replay.previous(*next, ReplayStep::One, 0) != place)
      return where + QStringLiteral(": back");
    SeatView folded = replay.view(place, 1, ReplayHands::Own);
    folded.apply(replay.eventFor(*next, 1, ReplayHands::Own));
    if (next->hand == place.hand && !(folded == replay.view(*next, 1, ReplayHands::Own)))
      return where + QStringLiteral(": the event does not lead there");
  }
  return {};
}

}  // namespace

class Replays : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPlaceIsAsTheTableHadIt_data();
  void everyPlaceIsAsTheTableHadIt();
  void stepsLeadToTheirKind_data();
  void stepsLeadToTheirKind();
  void aHandBackIsItsStartFirst();
  void placesOutsideAreMovedInside();
  void choicesAreThoseOfTheTable();
  void theTurnCountsTheDiscardToCome();
  void marksAreCallsRiichiAndEnds();
  void waitsAreThoseThatWin();
  void theWallToComeComes();
  void aRecordTellsOnlyWhatWasDrawn();
  void dangerIsOfTheHandAlone();
};

void Replays::everyPlaceIsAsTheTableHadIt_data() {
  QTest::addColumn<QString>("path");
  for (const QString &path : ownRecords())
    QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
  for (const QString &path : outsideRecords(8))
    QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
}

void Replays::everyPlaceIsAsTheTableHadIt() {
  QFETCH(QString, path);
  const Result<OpenedReplay> opened = openReplay(path);
  QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text.c_str());
  QCOMPARE(viewFault(*opened->replay), QString());
  QCOMPARE(stepFault(*opened->replay), QString());
}

void Replays::stepsLeadToTheirKind_data() {
  QTest::addColumn<int>("step");
  QTest::newRow("own choice") << static_cast<int>(ReplayStep::Choice);
  QTest::newRow("turn") << static_cast<int>(ReplayStep::Turn);
  QTest::newRow("hand") << static_cast<int>(ReplayStep::Hand);
  QTest::newRow("mark") << static_cast<int>(ReplayStep::Mark);
}

// There and back are the same places, and each is of the kind.
void Replays::stepsLeadToTheirKind() {
  QFETCH(int, step);
  const auto kind = static_cast<ReplayStep>(step);
  const std::shared_ptr<const Replay> replay = own();
  QVERIFY(replay != nullptr);
  std::vector<ReplayPlace> there;
  for (std::optional<ReplayPlace> at = ReplayPlace{}; at; at = replay->next(*at, kind, 2))
    there.push_back(*at);
  QVERIFY(there.size() > 3);
  for (std::size_t i = there.size() - 1; i > 1; --i)
    QVERIFY(replay->previous(there[i], kind, 2) == there[i - 1]);
  for (std::size_t i = 1; i < there.size(); ++i) {
    const Event &event = replay->eventAt(there[i]);
    if (kind == ReplayStep::Choice)
      QVERIFY(replay->choiceAt(there[i], 2) != nullptr);
    else if (kind == ReplayStep::Turn)
      QVERIFY(std::holds_alternative<Tsumo>(event) || std::holds_alternative<Call>(event));
    else if (kind == ReplayStep::Hand)
      QVERIFY(std::holds_alternative<KyokuStarted>(event));
  }
  if (kind == ReplayStep::Hand)
    QCOMPARE(static_cast<int>(there.size()), replay->hands());
  if (kind == ReplayStep::Mark)
    QCOMPARE(there.size() - 1, replay->marks().size());
}

void Replays::aHandBackIsItsStartFirst() {
  const std::shared_ptr<const Replay> replay = own();
  QVERIFY(replay->previous({2, 17}, ReplayStep::Hand, 0) == (ReplayPlace{2, 1}));
  QVERIFY(replay->previous({2, 1}, ReplayStep::Hand, 0) == (ReplayPlace{1, 1}));
  QVERIFY(!replay->previous({0, 1}, ReplayStep::Hand, 0));
  QVERIFY(!replay->next(replay->last(), ReplayStep::Hand, 0));
}

void Replays::placesOutsideAreMovedInside() {
  const std::shared_ptr<const Replay> replay = own();
  QVERIFY(replay->clamped({-3, 5}) == (ReplayPlace{0, 1}));
  QVERIFY(replay->clamped({1, -5}) == (ReplayPlace{1, 1}));
  QVERIFY(replay->clamped({1, 100000}) == replay->endOf(1));
  QVERIFY(replay->clamped({99, 1}) == replay->last());
  QVERIFY(replay->placeAt(-1) == (ReplayPlace{0, 1}));
  QVERIFY(replay->placeAt(1 << 20) == replay->last());
}

void Replays::choicesAreThoseOfTheTable() {
  const std::shared_ptr<const Replay> replay = own();
  int choices = 0;
  for (int hand = 0; hand < replay->hands(); ++hand) {
    for (const ReplayChoice &choice : replay->choices(hand)) {
      ++choices;
      const ReplayPlace place{hand, choice.event};
      QVERIFY(replay->choiceAt(place, choice.decision.seat) == &choice);
      QVERIFY(std::find(choice.decision.legal.begin(), choice.decision.legal.end(), choice.answer) !=
              choice.decision.legal.end());
    }
  }
  QVERIFY(choices > 100);
  QVERIFY(replay->choiceAt({0, 1}, 0) == nullptr);  // nothing is asked before the first draw
}

// Who is about to discard for the seventh time is in turn 7, and a claim is in the turn of what it claims.
void Replays::theTurnCountsTheDiscardToCome() {
  const std::shared_ptr<const Replay> replay = own();
  int dealers = 0;
  for (int hand = 0; hand < replay->hands(); ++hand) {
    int before = 1;
    for (const ReplayChoice &choice : replay->choices(hand)) {
      const Board board = replay->view({hand, choice.event}, choice.decision.seat, ReplayHands::Own).board;
      const int discarded = static_cast<int>(board.player(choice.decision.seat).pond.size());
      const bool discards = board.phase == BoardPhase::Discard;
      QVERIFY(board.turnNumber() >= discarded + (discards ? 1 : 0));
      if (choice.decision.seat == board.dealer && discarded == 0 && discards) {
        QCOMPARE(board.turnNumber(), 1);
        ++dealers;
      }
      if (discards && std::ranges::none_of(board.players,
                                           [](const PlayerBoard &player) { return !player.melds.empty(); }))
        QCOMPARE(board.turnNumber(), discarded + 1);
      QVERIFY(board.turnNumber() >= before);
      before = board.turnNumber();
    }
  }
  QVERIFY(dealers > 0);
}

void Replays::marksAreCallsRiichiAndEnds() {
  const std::shared_ptr<const Replay> replay = own();
  int ends = 0;
  for (const ReplayMark &mark : replay->marks()) {
    const Event &event = replay->eventAt(mark.place);
    switch (mark.kind) {
      case ReplayMarkKind::Called:
        QCOMPARE(std::get<Call>(event).seat, mark.seat);
        break;
      case ReplayMarkKind::Declared:
        QCOMPARE(std::get<Riichi>(event).seat, mark.seat);
        break;
      case ReplayMarkKind::Won:
        QCOMPARE(std::get<Hora>(event).info->winner, mark.seat);
        ++ends;
        break;
      case ReplayMarkKind::Drawn:
        QVERIFY(std::holds_alternative<Ryukyoku>(event));
        ++ends;
        break;
    }
  }
  QVERIFY(ends >= replay->hands());
}

// Whoever wins waited for the tile just before.
void Replays::waitsAreThoseThatWin() {
  const std::shared_ptr<const Replay> replay = own();
  int wins = 0;
  for (const ReplayMark &mark : replay->marks()) {
    if (mark.kind != ReplayMarkKind::Won)
      continue;
    const HoraInfo &win = *std::get<Hora>(replay->eventAt(mark.place)).info;
    const ReplayPlace before{mark.place.hand, mark.place.event - 1};
    QVERIFY(replay->waits(before)[static_cast<std::size_t>(mark.seat)].has(win.winTile.kind()));
    ++wins;
  }
  QVERIFY(wins > 0);
}

// In a journal every tile of the wall is known: what is to come is what comes.
void Replays::theWallToComeComes() {
  const Result<Journal> journal = journalOf(ownJournal(presets()[0].make(), 3));
  QVERIFY(journal.ok());
  const JournalResult<ProvedGame> proved = prove(*journal);
  QVERIFY(proved.ok());
  const Replay replay(std::make_shared<const ProvedGame>(*proved));
  int draws = 0;
  for (int hand = 0; hand < replay.hands(); ++hand) {
    for (ReplayPlace place{hand, 1}; place < replay.endOf(hand); ++place.event) {
      const ComingWall coming = replay.comingWall(place);
      QCOMPARE(static_cast<int>(coming.draws.size()),
               static_cast<int>(replay.view(place, 0, ReplayHands::Own).board.tilesLeft));
      const Event &next = replay.eventAt({hand, place.event + 1});
      if (const auto *draw = std::get_if<Tsumo>(&next)) {
        QVERIFY(draw->tile == (draw->rinshan ? coming.rinshan.front() : coming.draws.front().tile));
        QVERIFY(draw->rinshan || draw->seat == coming.draws.front().seat);
        ++draws;
      } else if (const auto *dora = std::get_if<DoraRevealed>(&next)) {
        QVERIFY(dora->indicator == coming.indicators.front());
      }
    }
  }
  QVERIFY(draws > 100);
}

void Replays::aRecordTellsOnlyWhatWasDrawn() {
  const std::shared_ptr<const Replay> replay = own();
  const ReplayPlace start{0, 1};
  int drawn = 0;
  for (int event = 1; event <= replay->endOf(0).event; ++event) {
    const auto *draw = std::get_if<Tsumo>(&replay->eventAt({0, event}));
    drawn += draw != nullptr && !draw->rinshan ? 1 : 0;
  }
  const ComingWall coming = replay->comingWall(start);
  for (std::size_t i = 0; i < coming.draws.size(); ++i)
    QCOMPARE(coming.draws[i].tile.isKnown(), static_cast<int>(i) < drawn);
}

// The same for whatever the seat cannot see, and only of tiles that it holds.
void Replays::dangerIsOfTheHandAlone() {
  const std::shared_ptr<const Replay> replay = own();
  int dangers = 0;
  for (const ReplayMark &mark : replay->marks()) {
    if (mark.kind != ReplayMarkKind::Declared || mark.place == replay->endOf(mark.place.hand))
      continue;
    const int seat = (mark.seat + 1) % replay->players();
    const SeatView known = replay->view(mark.place, seat, ReplayHands::Own);
    const SeatView open = replay->view(mark.place, seat, ReplayHands::All);
    const std::vector<KindDanger> of = handDanger(known);
    const std::vector<KindDanger> withOpen = handDanger(open);
    QCOMPARE(of.size(), withOpen.size());
    const TileCounts held = known.concealedCounts();
    for (std::size_t i = 0; i < of.size(); ++i) {
      QCOMPARE(of[i].dealIn, withOpen[i].dealIn);
      QVERIFY(held[of[i].kind] > 0);
      QVERIFY(of[i].dealIn >= 0 && of[i].dealIn <= 1.5);
      QVERIFY(i == 0 || of[i - 1].dealIn >= of[i].dealIn);
    }
    dangers += static_cast<int>(of.size());
  }
  QVERIFY(dangers > 0);
}

JANSO_TEST(Replays);
#include "tst_replay.moc"
