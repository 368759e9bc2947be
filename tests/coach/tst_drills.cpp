// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every exercise over many seeds: the question is well formed, the engine agrees with the key, the grader
// takes the right answers and no others, and the same seed asks the same.
#include <QTest>
#include <algorithm>

#include "bots/reading/danger.h"
#include "bots/reading/knowledge.h"
#include "coach/drill.h"
#include "rules/legal/legal.h"
#include "rules/shanten.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;

namespace {

DrillQuestion ask(DrillId id, std::uint64_t seed, int number, int level) {
  return makeQuestion({id, seed, number, level, nullptr});
}

// The other checks of one exercise, by number of questions for each level.
int questions(DrillId id) {
  return id == DrillId::Discard ? 12 : id == DrillId::Safety || id == DrillId::Efficiency ? 80 : 300;
}

bool isFair(const TileCounts &counts) {
  return std::all_of(counts.n.begin(), counts.n.end(), [](int count) { return count <= 4; });
}

DrillAnswer numberAnswer(int number) {
  DrillAnswer answer;
  answer.number = number;
  return answer;
}

DrillAnswer kindAnswer(KindSet kinds) {
  DrillAnswer answer;
  answer.kinds = kinds;
  return answer;
}

KindSet one(Kind kind) {
  KindSet set;
  set.add(kind);
  return set;
}

// --- The keys, by the engine and by hand ---

void checkWaits(const DrillQuestion &question) {
  const auto &task = std::get<WaitsTask>(question.task);
  QCOMPARE(task.hand.tiles.size() + 3 * task.hand.melds.size(), std::size_t{13});
  const TileCounts counts = countsOf(task.hand.tiles);
  QVERIFY(isFair(counts));
  for (int k = 0; k < kKinds; ++k) {
    const Kind kind = static_cast<Kind>(k);
    if (counts[kind] == 4)
      continue;
    TileCounts with = counts;
    ++with[kind];
    QCOMPARE(task.waits.has(kind), shanten(with, task.hand.meldCount()) == -1);
  }
  QCOMPARE(task.readings.size(), static_cast<std::size_t>(task.waits.size()));
  for (const WaitReading &reading : task.readings)
    QVERIFY(!reading.groups.empty() || reading.shape == WaitShape::Chiitoitsu ||
            reading.shape == WaitShape::Kokushi13 || reading.shape == WaitShape::Tanki);
  // One too few, one too many.
  KindSet other = task.waits;
  other.remove(*task.waits.begin());
  QCOMPARE(grade(question, kindAnswer(other)), Verdict::Wrong);
  for (int k = 0; k < kKinds; ++k) {
    KindSet more = task.waits;
    more.add(static_cast<Kind>(k));
    QCOMPARE(grade(question, kindAnswer(more)) == Verdict::Right, more == task.waits);
  }
}

void checkShanten(const DrillQuestion &question) {
  const auto &task = std::get<ShantenTask>(question.task);
  const TileCounts counts = countsOf(task.hand.tiles);
  QCOMPARE(counts.total(), 13);
  QVERIFY(isFair(counts));
  QCOMPARE(task.shanten, shanten(counts, 0));
  QCOMPARE(task.shanten, std::min({task.parts.standard, task.parts.chiitoitsu, task.parts.kokushi}));
  // The blocks that are shown give the number that is shown.
  TileCounts shown;
  int sets = 0;
  int partials = 0;
  bool pair = false;
  for (const Block &block : task.blocks) {
    for (const Kind kind : block.kinds)
      ++shown[kind];
    sets += block.type == BlockType::Set ? 1 : 0;
    if (block.type == BlockType::Partial || (block.type == BlockType::Pair && pair))
      ++partials;
    pair = pair || block.type == BlockType::Pair;
  }
  QCOMPARE(shown, counts);
  QCOMPARE(task.parts.standard, 8 - 2 * sets - std::min(partials, 4 - sets) - (pair ? 1 : 0));
  for (int number = -1; number <= 8; ++number)
    QCOMPARE(grade(question, numberAnswer(number)) == Verdict::Right, number == task.shanten);
}

void checkEfficiency(const DrillQuestion &question) {
  const auto &task = std::get<EfficiencyTask>(question.task);
  TileCounts visible = countsOf(task.hand.tiles);
  QCOMPARE(visible.total(), 14);
  for (const Tile indicator : task.view.board.doraIndicators)
    visible.add(indicator);
  QVERIFY(isFair(visible));
  const TileCounts counts = countsOf(task.hand.tiles);
  int bestShanten = 99;
  int bestTiles = -1;
  float bestWorth = 0;
  for (int k = 0; k < kKinds; ++k) {
    TileCounts left = counts;
    if (left[static_cast<Kind>(k)] == 0)
      continue;
    --left[static_cast<Kind>(k)];
    int tiles = 0;
    for (const Kind kind : acceptedKinds(left, 0))
      tiles += 4 - visible[kind];
    const int away = shanten(left, 0);
    if (away < bestShanten || (away == bestShanten && tiles > bestTiles)) {
      bestShanten = away;
      bestTiles = tiles;
    }
  }
  QVERIFY(!task.right.empty());
  QCOMPARE(task.most, bestTiles);
  const auto isCandidate = [&](const EfficiencyRow &row) {
    return row.option.shanten == bestShanten && 10 * row.option.tiles >= 9 * bestTiles;
  };
  for (const EfficiencyRow &row : task.rows) {
    if (isCandidate(row))
      bestWorth = std::max(bestWorth, row.win * row.points);
  }
  QVERIFY(bestWorth > 0);
  for (const EfficiencyRow &row : task.rows) {
    const float worth = row.win * row.points;
    const bool right = isCandidate(row) && worth >= 0.97F * bestWorth;
    const Verdict verdict = grade(question, kindAnswer(one(row.option.discard)));
    QVERIFY(row.win >= 0 && row.win <= 1 && row.points >= 0);
    QCOMPARE(verdict == Verdict::Right, right);
    QCOMPARE(verdict == Verdict::Close,
             !right && row.option.shanten == bestShanten && (isCandidate(row) || worth > bestWorth));
  }
  QVERIFY(task.right.has(task.rows.front().option.discard));
  QCOMPARE(task.rows.size(), static_cast<std::size_t>(std::count_if(counts.n.begin(), counts.n.end(),
                                                                    [](int count) { return count > 0; })));
  QCOMPARE(grade(question, kindAnswer({})), Verdict::Wrong);
}

void checkWin(const DrillQuestion &question) {
  const auto &task = std::get<WinTask>(question.task);
  QVERIFY(!winInputError(task.input, task.rules));
  const ScoreOutcome outcome = scoreHand(task.input, task.rules);
  QCOMPARE(task.result, outcome.result);
  if (question.id == DrillId::Yaku) {
    if (!task.result)
      QCOMPARE(outcome.why, NoWin::NoYaku);
    QCOMPARE(grade(question, numberAnswer(1)) == Verdict::Right, outcome.result.has_value());
    QCOMPARE(grade(question, numberAnswer(0)) == Verdict::Right, !outcome.result.has_value());
    return;
  }
  QVERIFY(task.result && task.result->yakuman == 0);
  if (question.id == DrillId::Fu) {
    for (int fu = 0; fu <= 130; fu += 5)
      QCOMPARE(grade(question, numberAnswer(fu)) == Verdict::Right, fu == task.result->fu);
    return;
  }
  const std::vector<ScoreKey> keys = scoreKeys(task);
  // The payments that are asked are all that is paid.
  int paid = 0;
  DrillAnswer answer;
  for (const ScoreKey &key : keys) {
    paid += key.field == ScoreField::FromEach                                     ? 3 * key.value
            : key.field == ScoreField::FromOthers                                 ? 2 * key.value
            : key.field == ScoreField::Ron || key.field == ScoreField::FromDealer ? key.value
                                                                                  : 0;
    answer.numbers.push_back(key.value);
  }
  QCOMPARE(paid, task.result->handPoints);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    DrillAnswer other = answer;
    ++other.numbers[i];
    const bool counted = keys[i].field == ScoreField::Han || keys[i].field == ScoreField::Fu;
    QCOMPARE(grade(question, other), counted ? Verdict::Close : Verdict::Wrong);
  }
  answer.numbers.pop_back();
  QCOMPARE(grade(question, answer), Verdict::Wrong);
}

void checkSafety(const DrillQuestion &question) {
  const auto &task = std::get<SafetyTask>(question.task);
  QVERIFY(task.against != task.view.seat);
  QCOMPARE(task.view.board.player(task.against).riichi, RiichiState::Accepted);
  QVERIFY(task.view.me().riichi == RiichiState::None && task.view.drawn.isKnown());
  QVERIFY(isFair(task.view.visibleCounts()));
  const Knowledge know(task.view);
  const Danger danger(know);
  const TileCounts counts = task.view.concealedCounts();
  float least = 2;
  for (int k = 0; k < kKinds; ++k) {
    const Kind kind = static_cast<Kind>(k);
    if (counts[kind] > 0)
      least = std::min(least, danger.threat(task.against).rate[kind]);
  }
  for (const SafetyRow &row : task.rows) {
    if (row.safety.safety == Safety::Genbutsu)
      QVERIFY2(task.right.has(row.kind), "what cannot be won on is as safe as can be");
    const bool right = row.rate <= least + 0.0005F;
    QCOMPARE(grade(question, kindAnswer(one(row.kind))) == Verdict::Right, right);
  }
  QCOMPARE(grade(question, kindAnswer({})), Verdict::Wrong);
}

void checkDiscard(const DrillQuestion &question) {
  const auto &task = std::get<DiscardTask>(question.task);
  Decision decision;
  QVERIFY(decisionOf(task.view, decision));
  QVERIFY(decision == task.decision);
  int right = 0;
  for (const Action &action : decision.legal) {
    DrillAnswer answer;
    answer.action = action;
    const bool same =
        action.type == task.advice.recommended.type && action.tile == task.advice.recommended.tile;
    QCOMPARE(grade(question, answer) == Verdict::Right, same);
    right += same ? 1 : 0;
  }
  QVERIFY(right >= 1);
  QVERIFY(task.advice.rowOf(task.advice.recommended) != nullptr);
}

void checkLastHand(const DrillQuestion &question) {
  const auto &task = std::get<LastHandTask>(question.task);
  int sum = 1000 * task.kyotaku;
  for (const int score : task.scores)
    sum += score;
  QCOMPARE(sum, 100000);
  QVERIFY(task.target < task.place && task.seat != task.dealer && task.from != task.seat);
  const auto placeAfter = [&](const std::array<std::int32_t, 4> &scores) {
    int place = 1;
    for (int other = 0; other < 4; ++other) {
      const auto theirs = scores[static_cast<std::size_t>(other)];
      const auto own = scores[static_cast<std::size_t>(task.seat)];
      place += theirs > own || (theirs == own && other < task.seat) ? 1 : 0;
    }
    return place;
  };
  QCOMPARE(placeAfter(task.scores), task.place);
  // By hand: a ron takes the points from one and brings counters and sticks.
  for (std::size_t i = 0; i < task.rungs.size(); ++i) {
    std::array<std::int32_t, 4> after = task.scores;
    const std::int32_t points = task.rungs[i].points;
    auto &own = after[static_cast<std::size_t>(task.seat)];
    own += points + 300 * task.honba + 1000 * task.kyotaku;
    if (task.from >= 0) {
      after[static_cast<std::size_t>(task.from)] -= points + 300 * task.honba;
    } else {
      // The dealer pays about half: what the two others do not.
      const std::int32_t other = (points / 4 + 99) / 100 * 100;
      for (int seat = 0; seat < 4; ++seat) {
        if (seat != task.seat)
          after[static_cast<std::size_t>(seat)] -=
              (seat == task.dealer ? points - 2 * other : other) + 100 * task.honba;
      }
    }
    const bool reaches = placeAfter(after) <= task.target;
    const bool first = task.right == static_cast<int>(i);
    if (first)
      QVERIFY(reaches);
    if (task.right < 0 || static_cast<int>(i) < task.right)
      QVERIFY2(!reaches, qPrintable(QStringLiteral("rung %1").arg(i)));
    QCOMPARE(grade(question, numberAnswer(static_cast<int>(i))) == Verdict::Right, first);
    if (i > 0)
      QVERIFY(task.rungs[i].points > task.rungs[i - 1].points);
    if (task.from < 0)
      QCOMPARE(task.rungs[i].dealerPays + 2 * task.rungs[i].othersPay, points);
  }
  QCOMPARE(grade(question, numberAnswer(-1)) == Verdict::Right, task.right == -1);
  QCOMPARE(task.ways.size(), std::size_t{4});
}

void check(const DrillQuestion &question) {
  switch (question.id) {
    case DrillId::Waits:
      return checkWaits(question);
    case DrillId::Shanten:
      return checkShanten(question);
    case DrillId::Efficiency:
      return checkEfficiency(question);
    case DrillId::Yaku:
    case DrillId::Fu:
    case DrillId::Score:
      return checkWin(question);
    case DrillId::Safety:
      return checkSafety(question);
    case DrillId::Discard:
      return checkDiscard(question);
    case DrillId::LastHand:
      return checkLastHand(question);
  }
}

}  // namespace

class TestDrills : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tableIsInOrder();
  void keysAgreeWithTheEngine_data();
  void keysAgreeWithTheEngine();
  void sameSeedAsksTheSame_data();
  void sameSeedAsksTheSame();
  void yakuQuestionsAreMixed();
  void levelsDiffer();
  void savedPositionsAreUsed();
  void threePlayersLackMiddleCharacters();
};

void TestDrills::tableIsInOrder() {
  QSet<QByteArray> keys;
  for (int i = 0; i < kDrills; ++i) {
    const DrillInfo &info = drillTable()[static_cast<std::size_t>(i)];
    QCOMPARE(static_cast<int>(info.id), i);
    QVERIFY(info.make && info.grade && !info.key.empty());
    keys.insert(QByteArray(info.key.data(), static_cast<qsizetype>(info.key.size())));
  }
  QCOMPARE(keys.size(), kDrills);
}

void TestDrills::keysAgreeWithTheEngine_data() {
  QTest::addColumn<int>("drill");
  QTest::addColumn<int>("level");
  for (const DrillInfo &info : drillTable()) {
    for (int level = 1; level <= kDrillLevels; ++level)
      QTest::addRow("%s, level %d", info.key.data(), level) << static_cast<int>(info.id) << level;
  }
}

void TestDrills::keysAgreeWithTheEngine() {
  QFETCH(int, drill);
  QFETCH(int, level);
  const DrillId id = static_cast<DrillId>(drill);
  for (int number = 1; number <= questions(id); ++number) {
    const DrillQuestion question = ask(id, 11, number, level);
    QCOMPARE(question.number, number);
    QVERIFY(!question.saved);
    QCOMPARE(grade(question, rightAnswer(question)), Verdict::Right);
    QCOMPARE(grade(question, DrillAnswer()) == Verdict::Right,
             id == DrillId::LastHand && rightAnswer(question).number == -1);
    check(question);
    if (QTest::currentTestFailed()) {
      qWarning("question %d", number);
      return;
    }
  }
}

void TestDrills::sameSeedAsksTheSame_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable())
    QTest::newRow(info.key.data()) << static_cast<int>(info.id);
}

void TestDrills::sameSeedAsksTheSame() {
  QFETCH(int, drill);
  const DrillId id = static_cast<DrillId>(drill);
  const DrillQuestion first = ask(id, 5, 2, 2);
  QVERIFY(first == ask(id, 5, 2, 2));
  QVERIFY(!(first == ask(id, 6, 2, 2)));
  QVERIFY(!(first == ask(id, 5, 3, 2)));
}

void TestDrills::yakuQuestionsAreMixed() {
  for (int level = 1; level <= kDrillLevels; ++level) {
    int wins = 0;
    for (int number = 1; number <= 100; ++number)
      wins += std::get<WinTask>(ask(DrillId::Yaku, 3, number, level).task).result ? 1 : 0;
    QVERIFY2(wins > 30 && wins < 70, qPrintable(QString::number(wins)));
  }
}

void TestDrills::levelsDiffer() {
  int easy = 0;
  int hard = 0;
  for (int number = 1; number <= 40; ++number) {
    easy += std::get<WaitsTask>(ask(DrillId::Waits, 1, number, 1).task).waits.size();
    hard += std::get<WaitsTask>(ask(DrillId::Waits, 1, number, 3).task).waits.size();
  }
  QVERIFY(hard > easy + 40);
}

// A pool with one table and one win: what can be asked of them comes from them.
void TestDrills::savedPositionsAreUsed() {
  DrillPool pool;
  pool.turns.push_back(std::get<SafetyTask>(ask(DrillId::Safety, 1, 1, 1).task).view);
  pool.waiting.push_back(std::get<WaitsTask>(ask(DrillId::Waits, 1, 1, 1).task).hand);
  const auto win = std::get<WinTask>(ask(DrillId::Score, 1, 1, 2).task);
  pool.wins.push_back({win.input, win.rules});
  for (const DrillId id :
       {DrillId::Waits, DrillId::Shanten, DrillId::Fu, DrillId::Score, DrillId::Safety, DrillId::Discard}) {
    const DrillQuestion question = makeQuestion({id, 9, 1, 1, &pool});
    QVERIFY2(question.saved, drillInfo(id).key.data());
    QCOMPARE(grade(question, rightAnswer(question)), Verdict::Right);
  }
  const DrillQuestion score = makeQuestion({DrillId::Score, 9, 1, 1, &pool});
  QCOMPARE(std::get<WinTask>(score.task).result->han, win.result->han);
  const DrillPool empty;
  QVERIFY(!makeQuestion({DrillId::Waits, 9, 1, 1, &empty}).saved);
  QVERIFY2(!makeQuestion({DrillId::Yaku, 9, 1, 1, &pool}).saved, "takes none");
}

// A lone 1m grows into no run there, and a lone 9m neither.
void TestDrills::threePlayersLackMiddleCharacters() {
  test::TableView table(tenhouSanma());
  table.hand("1m456p78p99s234s15z", "9m").pond(1, "1z1z1z");
  DrillPool pool;
  pool.turns.push_back(table.view());
  const DrillQuestion question = makeQuestion({DrillId::Efficiency, 9, 1, 1, &pool});
  QVERIFY(question.saved);
  const auto &task = std::get<EfficiencyTask>(question.task);
  const TileCounts visible = table.view().visibleCounts();
  for (const EfficiencyRow &row : task.rows) {
    int tiles = 0;
    for (const Kind kind : row.option.accepted) {
      QVERIFY2(kind == 0 || kind >= 8, "a tile that three players do not have");
      tiles += 4 - visible[kind];
    }
    QCOMPARE(int{row.option.tiles}, tiles);
  }
  QCOMPARE(task.right, one(test::tile("1z").kind()));
}

JANSO_TEST(TestDrills);
#include "tst_drills.moc"
