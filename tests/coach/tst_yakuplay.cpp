// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The answers to hands of played matches: they agree with the scorer at every win, and with themselves.
#include <QTest>

#include "coach/safety.h"
#include "coach/waitvalues.h"
#include "coach/whynot.h"
#include "coach/yakudistance.h"
#include "coach/yakuhints.h"
#include "rules/legal/legal.h"
#include "rules/mpsz.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/watchedmatch.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

namespace {

RuleSet everything(RuleSet rules) {
  rules.optionalYaku = (std::uint64_t{1} << kOptionalYakuCount) - 1;
  rules.openRiichi = rules.players == 4;
  rules.paaRenchan = 2;
  rules.renhou = Renhou::Mangan;
  return rules;
}

// What cannot be, whatever the hand is.
QString contradiction(const YakuAnswer &answer, const SeatView &view) {
  const bool bonus = answer.event == YakuEvent::Bonus;
  if (answer.state == YakuState::Unknown)
    return QStringLiteral("no answer");
  if (answer.possible() == (answer.why != YakuObstacle::None))
    return QStringLiteral("possible with a reason why not, or impossible without");
  if (answer.possible() && !bonus && answer.distance < 0)
    return QStringLiteral("possible without a distance");
  if (!answer.possible() && answer.distance >= 0)
    return QStringLiteral("impossible at a distance");
  if (!view.me().isMenzen() && answer.closedDistance >= 0)
    return QStringLiteral("an open hand that is closed");
  if (answer.why == YakuObstacle::TilesGone && answer.gone.empty())
    return QStringLiteral("tiles are gone, but none is named");
  if (answer.why == YakuObstacle::MeldUnfit && answer.meld < 0)
    return QStringLiteral("a meld does not fit, but none is named");
  if (!bonus && answer.possible() && answer.distance > 0 && answer.wanted.empty())
    return QStringLiteral("tiles must come, but none helps");
  const TileCounts visible = view.visibleCounts();
  int left = 0;
  for (const Kind kind : answer.wanted) {
    if (visible[kind] >= 4)
      return QStringLiteral("a tile helps that is gone");
    left += 4 - visible[kind];
  }
  return answer.id == YakuId::AkaDora || left == answer.left ? QString()
                                                             : QStringLiteral("the tiles left do not add up");
}

bool canTsumo(const Decision &decision) {
  return std::any_of(decision.legal.begin(), decision.legal.end(),
                     [](const Action &action) { return action.type == ActionType::Tsumo; });
}

// Every yaku that the scorer counts now is at no distance, every bonus in hand is counted.
QString disagreement(const YakuAnswers &answers, const SeatView &view) {
  const TileCounts counts = view.concealedCounts();
  const HeldTiles own{view.board, view.seat, view.hand, view.drawn, counts, 0, view.waits, view.furiten};
  const ScoreOutcome outcome = scoreHand(winInputOf(own, -1, view.drawn), view.rules());
  if (!outcome.result || answers.away != 0)
    return QStringLiteral("no win");
  for (const YakuHan &yaku : outcome.result->yaku) {
    const YakuAnswer &answer = answers[yaku.id];
    const bool unknown = yaku.id == YakuId::UraDora || yaku.id == YakuId::Arisu;
    const bool agrees =
        isBonus(yaku.id) ? unknown || answer.count == yaku.han : answer.distance == 0 && answer.made();
    if (!agrees)
      return QString::fromLatin1(yakuKey(yaku.id).data());
  }
  return {};
}

QString wrongAnswer(const SeatView &view, bool wins) {
  const YakuAnswers answers = yakuAnswers(view);
  if (!answers.known)
    return QStringLiteral("the hand is not known");
  for (const YakuAnswer &answer : answers.yaku) {
    const QString wrong = contradiction(answer, view);
    if (!wrong.isEmpty())
      return QString::fromLatin1(yakuKey(answer.id).data()) + QStringLiteral(": ") + wrong;
  }
  const int away = shanten(view.concealedCounts(), static_cast<int>(view.me().melds.size())) + 1;
  if (answers.away >= 0 && answers.away < away)
    return QStringLiteral("nearer than any hand can be");
  return wins ? disagreement(answers, view) : QString();
}

}  // namespace

class TestYakuPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agreesWithTheScorer_data();
  void agreesWithTheScorer();
  void openedHandsDoNotMatter();
};

void TestYakuPlay::agreesWithTheScorer_data() {
  QTest::addColumn<int>("rules");
  QTest::newRow("tenhou") << 0;
  QTest::newRow("all optional yaku") << 1;
  QTest::newRow("three players") << 2;
  QTest::newRow("three players, all optional yaku") << 3;
  QTest::newRow("ema") << 4;
}

void TestYakuPlay::agreesWithTheScorer() {
  QFETCH(int, rules);
  const std::array<RuleSet, 5> all{tenhou(), everything(basicAriAri()), tenhouSanma(),
                                   everything(mahjongSoulSanma()), ema2016()};
  constexpr int kAsked = 200;
  constexpr int kWins = 3;
  int asked = 0;
  int won = 0;
  Random random(static_cast<std::uint64_t>(rules) + 7);
  const auto enough = [&] { return asked >= kAsked && won >= kWins; };
  while (!enough()) {
    WallSeed wall{};
    wall[0] = static_cast<std::uint8_t>(random.below(256));
    Match match(all[static_cast<std::size_t>(rules)], {"a", "b", "c", "d"}, wall);
    std::vector<Event> events;
    while (!match.isOver() && !enough()) {
      match.advance(events);
      while (!match.pending().empty()) {
        const Decision decision = match.pending()[0];
        const bool wins = canTsumo(decision);
        if (wins || random.below(6) == 0) {
          const SeatView view = match.viewOf(decision.seat);
          const QString wrong = wrongAnswer(view, wins);
          const std::string hand = toMpsz(std::span<const Tile>(view.hand.begin(), view.hand.end()));
          QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(hand) + QStringLiteral(": ") + wrong));
          ++asked;
          won += wins ? 1 : 0;
        }
        QCOMPARE(match.answer(decision.seat, decision.id, builder(match, decision, random)),
                 AnswerStatus::Accepted);
      }
    }
  }
}

// Of what a replay or a lesson opens nothing reaches an answer, whosever tiles they are.
void TestYakuPlay::openedHandsDoNotMatter() {
  Random random(3);
  Match match(tenhou(), {"a", "b", "c", "d"}, WallSeed{});
  std::vector<Event> events;
  int asked = 0;
  while (!match.isOver() && asked < 40) {
    match.advance(events);
    while (!match.pending().empty()) {
      const Decision decision = match.pending()[0];
      const SeatView closed = match.viewOf(decision.seat);
      SeatView open = match.openViewOf(decision.seat);
      QVERIFY(!(open == closed));
      for (int turn = 0; turn < 2 && random.below(4) == 0; ++turn) {
        QVERIFY(yakuAnswers(open).yaku == yakuAnswers(closed).yaku);
        QVERIFY(yakuHints(open) == yakuHints(closed));
        for (const Asked what : {Asked::Chi, Asked::Pon, Asked::Kan, Asked::Riichi, Asked::Win})
          QCOMPARE(whyNot(open, what).why, whyNot(closed, what).why);
        for (Kind kind = 0; kind < kKinds; ++kind)
          QVERIFY(safetyOf(open, (open.seat + 1) % 4, kind) == safetyOf(closed, (open.seat + 1) % 4, kind));
        if (closed.drawn.isKnown()) {
          const std::vector<WaitValue> waits = tenpaiHandAfter(open, open.drawn).waits;
          const std::vector<WaitValue> same = tenpaiHandAfter(closed, closed.drawn).waits;
          QVERIFY(std::ranges::equal(waits, same, [](const WaitValue &a, const WaitValue &b) {
            return a.kind == b.kind && a.left == b.left && a.ron.worth == b.ron.worth;
          }));
        }
        std::rotate(open.opened.begin(), open.opened.begin() + 1, open.opened.end());
        ++asked;
      }
      QCOMPARE(match.answer(decision.seat, decision.id, builder(match, decision, random)),
               AnswerStatus::Accepted);
    }
  }
  QVERIFY(asked >= 40);
}

JANSO_TEST(TestYakuPlay);
#include "tst_yakuplay.moc"
