// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Positions of saved matches: what a journal has is asked as it was.
#include <QComboBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "bots/bot.h"
#include "game/setup/matchsetupjson.h"
#include "mjai/writer.h"
#include "records/journalwriter.h"
#include "rules/presets/presets.h"
#include "study/drillpool.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "table/match.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/learn/drillpage.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/learn/drillstage.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/tablewidget.h"

using namespace janso;

namespace {

// A match of bots, written as the game writes it. Gives its events.
std::vector<Event> playMatch(const QString &folder, const RuleSet &rules) {
  JournalHeader header;
  header.started = QDateTime(QDate(2026, 7, 30), QTime(21, 14, 5));
  header.rules = rules;
  header.rules.length = MatchLength::East;
  header.names = {"A", "B", "C", "D"};
  header.seed = wallSeedFromText("drills");
  MatchSetup setup;
  for (SeatSetup &seat : setup.seats)
    seat.kind = PlayerKind::Bot;
  header.setup = toJson(setup);
  auto writer = JournalWriter::create(folder, header);
  Match match(header.rules, header.names, header.seed);
  MjaiWriter mjai(-1);
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::uint64_t seat = 0; seat < 4; ++seat)
    bots.push_back(makeBot("club", seat));
  std::vector<Event> events;
  std::size_t written = 0;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = bots[static_cast<std::size_t>(decision.seat)]->decide(
          match.viewOf(decision.seat), {decision.legal.data(), decision.legal.size()});
      if (match.answer(decision.seat, decision.id, action) != AnswerStatus::Accepted)
        return {};
      writer->add(JournalAnswer{decision.seat, decision.id, action});
    }
    match.advance(events);
    while (written < events.size())
      writer->addEvent(mjai.write(events[written++]));
  }
  writer->finish();
  writer->waitForDisk();
  return writer->isFinished() ? events : std::vector<Event>();
}

}  // namespace

class TestDrillPool : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void savedMatchesGivePositions();
  void journalsAreExercises_data();
  void journalsAreExercises();
};

// The events of one hand, as a journal has them: turns, a tenpai hand and the win.
void TestDrillPool::savedMatchesGivePositions() {
  MatchInfo info;
  info.rules = basicAriAri();
  KyokuStarted start;
  start.dealer = 0;
  start.scores = {25000, 25000, 25000, 25000};
  start.doraIndicator = test::tile("1z");
  const char *const hands[]{"123m456p78s11z555z", "1379m1379p1379s4z", "2468m2468p2468s4z",
                            "159m159p159s2344z"};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const Tile tile : test::tiles(hands[seat]))
      start.hands[seat].push_back(tile);
  }
  std::vector<Event> events{MatchStarted{info}, start};
  events.push_back(Tsumo{0, test::tile("2z"), false});
  events.push_back(Dahai{0, test::tile("2z"), true});
  events.push_back(Tsumo{1, test::tile("9s"), false});
  events.push_back(Dahai{1, test::tile("9s"), true});
  const DrillPool before = poolOf(events, {0});
  QCOMPARE(before.turns.size(), std::size_t{1});
  QCOMPARE(int(before.turns[0].seat), 0);
  QVERIFY2(before.turns[0].opened[1].empty(), "others' hands stay closed");
  QVERIFY(before.turns[0].drawn.isKnown());
  QCOMPARE(before.waiting.size(), std::size_t{1});
  QCOMPARE(poolOf(events, {0, 1}).turns.size(), std::size_t{2});

  WinInput input;
  for (const Tile tile : start.hands[0])
    input.concealed.push_back(tile);
  input.winTile = test::tile("9s");
  input.from = 1;
  input.doraIndicators.push_back(start.doraIndicator);
  const auto result = scoreHand(input, info.rules).result;
  QVERIFY(result);
  HoraInfo win;
  win.winner = 0;
  win.from = 1;
  win.hand = start.hands[0];
  win.winTile = input.winTile;
  win.doraIndicators = input.doraIndicators;
  win.result = *result;
  win.scores = start.scores;
  events.push_back(Hora{win});
  const DrillPool pool = poolOf(events, {0});
  QCOMPARE(pool.wins.size(), std::size_t{1});
  QCOMPARE(scoreHand(pool.wins[0].input, pool.wins[0].rules).result->handPoints, result->handPoints);
  QVERIFY(makeQuestion({DrillId::Score, 1, 1, 1, &pool}).saved);
  QVERIFY(makeQuestion({DrillId::Waits, 1, 1, 1, &pool}).saved);
  QVERIFY(poolOfFolder(QStringLiteral("/no/such/folder")).turns.empty());
}

void TestDrillPool::journalsAreExercises_data() {
  QTest::addColumn<QString>("preset");
  for (const char *preset : {"basic_ariari", "mleague", "tenhou_3p"})
    QTest::newRow(preset) << QString::fromLatin1(preset);
}

// Read back in the thread of the exercises.
void TestDrillPool::journalsAreExercises() {
  QFETCH(QString, preset);
  QTemporaryDir folder;
  RuleSet rules = findPreset(preset.toStdString())->make();
  const std::vector<Event> events = playMatch(folder.path(), rules);
  QVERIFY(!events.empty());
  rules.length = MatchLength::East;

  const DrillPool pool = poolOfFolder(folder.path());
  const auto wins = std::count_if(events.begin(), events.end(),
                                  [](const Event &event) { return std::holds_alternative<Hora>(event); });
  QVERIFY(wins > 0);
  QCOMPARE(pool.wins.size(), static_cast<std::size_t>(wins));
  // Every discard is a turn, but for those in riichi, which leave no choice.
  std::array<bool, 4> riichi{};
  std::size_t turns = 0;
  for (const Event &event : events) {
    if (std::holds_alternative<KyokuStarted>(event))
      riichi = {};
    if (const auto *discard = std::get_if<Dahai>(&event))
      turns += riichi[static_cast<std::size_t>(discard->seat)] ? 0 : 1;
    if (const auto *declared = std::get_if<Riichi>(&event)) {
      riichi[static_cast<std::size_t>(declared->seat)] = true;
      ++turns;
    }
  }
  QCOMPARE(pool.turns.size(), turns);
  QVERIFY(!pool.waiting.empty());
  for (const SeatView &view : pool.turns) {
    for (const HandTiles &opened : view.opened)
      QVERIFY(opened.empty());
    QVERIFY(view.rules() == rules);
  }
  const bool called = std::any_of(pool.turns.begin(), pool.turns.end(), [](const SeatView &view) {
    for (int seat = 0; seat < view.board.seats(); ++seat) {
      if (seat != view.seat && !view.board.player(seat).melds.empty())
        return true;
    }
    return false;
  });
  QVERIFY2(called, "others call in them");
  for (const DrillInfo &info : drillTable()) {
    for (int number = 1; number <= (info.id == DrillId::Discard ? 2 : 8); ++number) {
      const DrillQuestion question = makeQuestion({info.id, 4, number, 1 + number % 3, &pool});
      // Of some kinds a match may have none; then one is made.
      QVERIFY(question.saved == info.takesSaved || (info.id == DrillId::Safety && !question.saved));
      QCOMPARE(grade(question, rightAnswer(question)), Verdict::Right);
      if (!question.saved)
        continue;
      if (const auto *win = std::get_if<WinTask>(&question.task))
        QVERIFY(win->rules == rules);
      if (drillView(question) || std::holds_alternative<WinTask>(question.task))
        QVERIFY(drillCircumstances(question).join(u' ').contains(shownRulesetName(rules)));
    }
  }

  TilePainter painter;
  DrillsDialog dialog({&painter, folder.path(), QString(), {}, YakuNaming::Romaji});
  dialog.show();
  dialog.findChild<QComboBox *>(QStringLiteral("source"))->setCurrentIndex(1);
  QSignalSpy shown(dialog.page(), &DrillPage::questionShown);
  dialog.begin(DrillId::Efficiency, 1, 8, 1);
  QVERIFY(shown.wait(20000));
  QVERIFY(dialog.page()->question()->saved);
  QVERIFY2(dialog.page()->stage()->findChild<TableWidget *>() != nullptr,
           "asked at the table as it was then");
}

JANSO_TEST(TestDrillPool);
#include "tst_drillpool.moc"
