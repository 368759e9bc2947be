// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Simulated deals are such as could have been, follow from what was seen alone, and are found.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "review/readyhands.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/simulateddeals.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

std::vector<Tile> tilesOf(const Wall &wall) {
  std::vector<Tile> tiles(wall.live.begin(), wall.live.end());
  tiles.insert(tiles.end(), wall.rinshan.begin(), wall.rinshan.end());
  tiles.insert(tiles.end(), wall.doraIndicators.begin(), wall.doraIndicators.end());
  tiles.insert(tiles.end(), wall.uraIndicators.begin(), wall.uraIndicators.end());
  std::ranges::sort(tiles);
  return tiles;
}

int riichiOfOthers(const Board &board, int seat) {
  int count = 0;
  for (int other = 0; other < 4; ++other)
    count += other != seat && board.player(other).riichi != RiichiState::None ? 1 : 0;
  return count;
}

// The kinds in the pond of a seat from this discard on.
KindSet discardedBy(const PlayerBoard &player) {
  KindSet kinds;
  for (const PondTile &discarded : player.pond)
    kinds.add(discarded.tile.kind());
  return kinds;
}

// Empty: the hand of a seat in riichi is one that could have declared, and has not let a win go.
std::string faultOf(const Round &deal, int seat, const ProvedHand &hand, std::size_t events) {
  const SeatView own = deal.viewOf(seat);
  const PlayerBoard &player = own.me();
  if (shanten(countsOf(own.hand), static_cast<int>(player.melds.size())) != 0)
    return "it is not ready";
  if ((own.waits.bits() & discardedBy(player).bits()) != 0)
    return "it waits for a tile of its pond";
  bool declared = false;
  for (std::size_t i = 0; i + 1 < events; ++i) {
    if (const auto *riichi = std::get_if<Riichi>(&hand.events[i]))
      declared = declared || riichi->seat == seat;
    const auto *discard = std::get_if<Dahai>(&hand.events[i]);
    const bool isLast = std::none_of(
        hand.events.begin() + static_cast<std::ptrdiff_t>(i),
        hand.events.begin() + static_cast<std::ptrdiff_t>(events),
        [](const Event &e) { return std::holds_alternative<Tsumo>(e) || std::holds_alternative<Call>(e); });
    if (declared && discard != nullptr && !isLast && own.waits.has(discard->tile.kind()))
      return "it has let a win go";
  }
  return {};
}

// The game in which this deal is the truth, played as recorded to the decision, and that decision.
std::pair<ProvedGame, ChoiceVerdict> asTruth(const ProvedGame &game, const ChoiceVerdict &verdict,
                                             const Round &deal) {
  ProvedGame other = game;
  ChoiceVerdict asked = verdict;
  ProvedHand &hand = other.hands[verdict.hand];
  hand.wall = deal.wall();
  hand.answers.clear();
  hand.events.clear();
  // Who was asked after so many events of the record, and what for; whoever is asked here alone passes.
  std::map<std::size_t, std::vector<GivenAnswer>> given;
  for (HandWalk walk(game, verdict.hand); walk.happened() <= verdict.event;) {
    if (walk.next() != nullptr)
      given[walk.happened()].push_back(*walk.next());
    if (!walk.step())
      break;
  }
  Round round(game.info, hand.start, hand.wall, 1);
  while (hand.events.size() < verdict.event) {
    if (round.canAdvance()) {
      round.advance(hand.events);
      continue;
    }
    const Decision decision = round.pending().front();
    const std::vector<GivenAnswer> &then = given[hand.events.size()];
    const auto found = std::ranges::find(then, decision.seat, &GivenAnswer::seat);
    GivenAnswer answer{decision.seat, true, {}};
    if (found != then.end() && std::ranges::find(decision.legal, found->action) != decision.legal.end())
      answer = *found;
    hand.answers.push_back(answer);
    round.answer(decision.seat, decision.id, answer.action);
  }
  asked.answer = hand.answers.size();
  hand.answers.push_back({verdict.seat, true, verdict.action});
  return {std::move(other), std::move(asked)};
}

}  // namespace

class SimulatedDeals : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyChoiceHasADealThatCouldHaveBeen_data();
  void everyChoiceHasADealThatCouldHaveBeen();
  void whatIsHiddenChangesNothing();
  void readyHandsAreAllEquallyLikely();
  void waitsFollowTheRule_data();
  void waitsFollowTheRule();
};

void SimulatedDeals::everyChoiceHasADealThatCouldHaveBeen_data() {
  QTest::addColumn<QString>("bot");
  for (const char *bot : {"club", "expert"})
    QTest::newRow(bot) << QString::fromLatin1(bot);
}

void SimulatedDeals::everyChoiceHasADealThatCouldHaveBeen() {
  QFETCH(QString, bot);
  const ProvedGame game = botGame(bot.toStdString(), "worlds", static_cast<std::size_t>(rounds(6, 3)));
  const GameReview review = reviewGame(game, allSeats(4), Strictness::Normal);
  int underRiichi = 0;
  int moved = 0;
  int asked = 0;
  for (const HandReview &hand : review.hands) {
    for (std::size_t i = 0; i < hand.verdicts.size(); i += 7) {
      const ChoiceVerdict &verdict = hand.verdicts[i];
      const ProvedHand &played = game.hands[verdict.hand];
      const SimulatedDealSampler sampler(game, verdict);
      const std::optional<Round> deal = sampler.sample(i);
      const std::string where =
          "hand " + std::to_string(verdict.hand) + " event " + std::to_string(verdict.event);
      QVERIFY2(deal, where.c_str());
      QCOMPARE(deal->check(), std::string());
      QVERIFY(tilesOf(deal->wall()) == tilesOf(played.wall));
      ++asked;
      moved += deal->wall() == played.wall ? 0 : 1;
      if (sampler.relaxation() != Relaxation::Nothing)
        continue;
      underRiichi += riichiOfOthers(deal->board(), verdict.seat);
      for (int seat = 0; seat < 4; ++seat) {
        if (seat == verdict.seat || deal->board().player(seat).riichi == RiichiState::None)
          continue;
        const std::string fault = faultOf(*deal, seat, played, verdict.event);
        QVERIFY2(fault.empty(), (where + ": " + fault).c_str());
      }
    }
  }
  QCOMPARE(moved, asked);
  QVERIFY(underRiichi > 3);
}

// Check 3: two tables that the seat cannot tell apart give it the same deals, and the same relaxation.
void SimulatedDeals::whatIsHiddenChangesNothing() {
  const ProvedGame game = botGame("club", "worlds", static_cast<std::size_t>(rounds(4, 2)));
  const GameReview review = reviewGame(game, allSeats(4), Strictness::Normal);
  const auto every = static_cast<std::size_t>(rounds(11, 23));
  int underRiichi = 0;
  for (const HandReview &hand : review.hands) {
    for (std::size_t i = 0; i < hand.verdicts.size(); i += every) {
      const ChoiceVerdict &verdict = hand.verdicts[i];
      const SimulatedDealSampler sampler(game, verdict);
      const std::optional<Round> deal = sampler.sample(i);
      QVERIFY(deal);
      const auto [other, asked] = asTruth(game, verdict, *deal);
      const SimulatedDealSampler again(other, asked);
      QCOMPARE(again.relaxation(), sampler.relaxation());
      for (std::uint64_t seed : {1U, 2U}) {
        const std::optional<Round> one = sampler.sample(seed);
        const std::optional<Round> two = again.sample(seed);
        QVERIFY(one && two);
        QVERIFY(*one == *two);
      }
      underRiichi += riichiOfOthers(deal->board(), verdict.seat);
    }
  }
  QVERIFY(underRiichi > 0);
}

// Seven tiles of one suit: what all deals give, each counted, against what is sampled.
void SimulatedDeals::readyHandsAreAllEquallyLikely() {
  constexpr std::array<double, 5> kWays{1, 4, 6, 4, 1};  // to take so many of four
  std::map<int, double> exact;                           // by number of waits
  double all = 0;
  const auto count = [&](auto self, Kind kind, int left, TileCounts &counts, double ways) -> void {
    if (kind == kSuitKinds || left == 0) {
      if (left == 0 && shanten(counts, 2) == 0) {
        exact[waits(counts, 2).size()] += ways;
        all += ways;
      }
      return;
    }
    for (int n = 0; n <= std::min(4, left); ++n) {
      counts[kind] = static_cast<std::uint8_t>(n);
      self(self, static_cast<Kind>(kind + 1), left - n, counts, ways * kWays[static_cast<std::size_t>(n)]);
    }
    counts[kind] = 0;
  };
  TileCounts none;
  count(count, 0, 7, none, 1);
  std::vector<Tile> tiles;
  for (Kind kind = 0; kind < kSuitKinds; ++kind)
    tiles.insert(tiles.end(), 4, Tile(kind));
  const int samples = rounds(1500, 300);
  std::map<int, int> sampled;
  for (int i = 0; i < samples; ++i) {
    SimulatedDealRandom random(static_cast<std::uint64_t>(i));
    ReadyHands hands(tiles, {{0, 7, 2, {}, {}, {}}}, WaitRule::Any, random);
    QVERIFY(hands.mix());
    TileCounts counts;
    for (std::size_t k = 0; k < 7; ++k)
      counts.add(hands.tiles()[k]);
    ++sampled[waits(counts, 2).size()];
  }
  for (const auto &[size, ways] : exact) {
    const double share = ways / all;
    const double reach = 4 * std::sqrt(share * (1 - share) / samples) + 1.0 / samples;
    const double found = static_cast<double>(sampled[size]) / samples;
    QVERIFY2(std::abs(found - share) < reach,
             qPrintable(QStringLiteral("%1 waits: %2 instead of %3").arg(size).arg(found).arg(share)));
  }
}

void SimulatedDeals::waitsFollowTheRule_data() {
  QTest::addColumn<int>("rule");
  QTest::addColumn<bool>("furiten");
  QTest::addColumn<bool>("passedOnly");
  QTest::newRow("none seen") << static_cast<int>(WaitRule::NoneSeen) << false << false;
  QTest::newRow("furiten too") << static_cast<int>(WaitRule::FuritenToo) << true << false;
  QTest::newRow("any") << static_cast<int>(WaitRule::Any) << true << true;
}

// Of two hands that are ready at once, too.
void SimulatedDeals::waitsFollowTheRule() {
  QFETCH(int, rule);
  std::vector<Tile> tiles;
  for (Kind kind = 0; kind < kEast; ++kind)
    tiles.insert(tiles.end(), 3, Tile(kind));
  KindSet pond;
  KindSet passed;
  for (const int kind : {0, 4, 10, 13, 20, 24})
    pond.add(static_cast<Kind>(kind));
  for (const int kind : {2, 6, 12, 15, 19, 22})
    passed.add(static_cast<Kind>(kind));
  SimulatedDealRandom random(5);
  ReadyHands hands(tiles, {{0, 13, 0, {}, pond, passed}, {13, 10, 1, {}, passed, pond}},
                   static_cast<WaitRule>(rule), random);
  bool furiten = false;
  bool passedOnly = false;
  for (int i = 0; i < rounds(150, 50); ++i) {
    QVERIFY(hands.mix());
    std::vector<Tile> now = hands.tiles();
    const TileCounts first = countsOf(std::vector<Tile>(now.begin(), now.begin() + 13));
    const TileCounts second = countsOf(std::vector<Tile>(now.begin() + 13, now.begin() + 23));
    QCOMPARE(shanten(first, 0), 0);
    QCOMPARE(shanten(second, 1), 0);
    const std::uint64_t wanted = waits(first, 0).bits();
    furiten = furiten || (wanted & pond.bits()) != 0;
    passedOnly = passedOnly || ((wanted & passed.bits()) != 0 && (wanted & pond.bits()) == 0);
    std::ranges::sort(now);
    QVERIFY(now == tiles);
  }
  QTEST(furiten, "furiten");
  QTEST(passedOnly, "passedOnly");
}

JANSO_TEST(SimulatedDeals);
#include "tst_simulateddeals.moc"
