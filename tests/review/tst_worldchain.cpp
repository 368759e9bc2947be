// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The chain of exchanges keeps to what was seen, reckons its likelihoods right, and can be led back.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/worldchain.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// A choice late in a hand, the tiles that its seat had not seen, and the stories of the others.
struct Scene {
  explicit Scene(std::size_t hand)
      : verdict(lateChoice(hand)),
        board(boardAt()),
        hidden(game, verdict, board, SimulatedDealKind::InformationSet),
        deal(hidden.wall()) {
    for (int seat = 0; seat < 4; ++seat) {
      if (seat != verdict.seat)
        stories.emplace_back(game, verdict, seat);
    }
    ReadyHands hands(hidden.tiles(), hidden.readyHands(), WaitRule::Any, random);
    ready = hands.mix();
    hidden.deal(hands.tiles(), random, deal);
  }

  ChoiceVerdict lateChoice(std::size_t hand) const {
    ChoiceVerdict found;
    found.hand = hand;
    for (HandWalk walk(game, hand);;) {
      if (const GivenAnswer *answer = walk.next(); answer != nullptr && walk.happened() > 60) {
        found.event = walk.happened();
        found.seat = answer->seat;
        return found;
      }
      if (!walk.step())
        return found;
    }
  }
  Board boardAt() const {
    HandWalk walk(game, verdict.hand);
    while (walk.happened() < verdict.event && walk.step()) {
    }
    return walk.round().board();
  }

  ProvedGame game = botGame("club", "chain", 3);
  ChoiceVerdict verdict;
  Board board;
  HiddenTiles hidden;
  HiddenDeal deal;
  std::vector<HandStory> stories;
  SimulatedDealRandom random{7};
  bool ready = false;
};

std::vector<Tile> tilesOf(const HiddenDeal &deal) {
  std::vector<Tile> tiles;
  for (const TilePath &path : deal.paths)
    tiles.push_back(*path.place);
  return tiles;
}

// By seat and event, what is shown: exchanges change where it lay, never what or when.
std::vector<std::array<int, 3>> shownIn(const HiddenDeal &deal) {
  std::vector<std::array<int, 3>> shown;
  for (const TilePath &path : deal.paths) {
    if (!path.isHidden())
      shown.push_back({path.seat, static_cast<int>(path.shown), path.place->face()});
  }
  std::ranges::sort(shown);
  return shown;
}

}  // namespace

class TestSimulatedDealChain : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void likelihoodsAreThoseOfTheDeal();
  void itGetsLikelier();
  void whatWasShownStays();
  void itCanBeLedBack();
};

// Only what a change concerns is reckoned anew: the sum is that of a chain which begins there.
void TestSimulatedDealChain::likelihoodsAreThoseOfTheDeal() {
  Scene scene(1);
  QVERIFY(scene.ready && scene.verdict.event > 60);
  SimulatedDealChain chain(scene.deal, scene.stories, scene.hidden.readyHands(), WaitRule::Any, scene.random);
  for (int i = 0; i < 40; ++i) {
    chain.go(25);
    const SimulatedDealChain fresh(scene.deal, scene.stories, scene.hidden.readyHands(), WaitRule::Any,
                                   scene.random);
    QVERIFY(std::abs(chain.likelihood() - fresh.likelihood()) < 1e-9);
  }
}

void TestSimulatedDealChain::itGetsLikelier() {
  Scene scene(1);
  QVERIFY(scene.ready && scene.verdict.event > 60);
  SimulatedDealChain chain(scene.deal, scene.stories, scene.hidden.readyHands(), WaitRule::Any, scene.random);
  const double before = chain.likelihood();
  chain.go(3000);
  QVERIFY2(chain.likelihood() > before + 20,
           qPrintable(QStringLiteral("%1 after %2").arg(chain.likelihood()).arg(before)));
}

void TestSimulatedDealChain::whatWasShownStays() {
  Scene scene(1);
  QVERIFY(scene.ready && scene.verdict.event > 60);
  const auto shown = shownIn(scene.deal);
  std::vector<Tile> tiles = tilesOf(scene.deal);
  SimulatedDealChain chain(scene.deal, scene.stories, scene.hidden.readyHands(), WaitRule::Any, scene.random);
  chain.go(3000);
  QVERIFY(shownIn(scene.deal) == shown);
  std::vector<Tile> now = tilesOf(scene.deal);
  QVERIFY(now != tiles);
  std::ranges::sort(now);
  std::ranges::sort(tiles);
  QVERIFY(now == tiles);
  for (const TilePath &path : scene.deal.paths)
    QVERIFY(path.isHidden() || path.taken < path.shown);
}

void TestSimulatedDealChain::itCanBeLedBack() {
  Scene scene(1);
  QVERIFY(scene.ready && scene.verdict.event > 60);
  SimulatedDealChain chain(scene.deal, scene.stories, scene.hidden.readyHands(), WaitRule::Any, scene.random);
  chain.go(500);
  const SimulatedDealChain::Place place = chain.place();
  const std::vector<Tile> tiles = tilesOf(scene.deal);
  const double likelihood = chain.likelihood();
  chain.go(500);
  QVERIFY(tilesOf(scene.deal) != tiles);
  chain.restore(place);
  QVERIFY(tilesOf(scene.deal) == tiles);
  QCOMPARE(chain.likelihood(), likelihood);
}

JANSO_TEST(TestSimulatedDealChain);
#include "tst_worldchain.moc"
