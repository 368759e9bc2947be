// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Nothing that a seat may not see reaches it: whatever the hidden tiles are, its view, its events and what
// the built-in bots do stay the same.
#include <QTest>
#include <algorithm>
#include <functional>
#include <memory>

#include "bots/bot.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/scenario.h"
#include "support/testprogram.h"
#include "table/mask.h"
#include "table/match.h"

using namespace janso;

namespace {

// What a seat knows at one of its decisions, and what it did then.
struct Moment {
  SeatView view;
  std::vector<Event> events;  // as masked for the seat
  ActionList legal;
  DenialList denied;
  Action action;
  std::vector<Event> open;  // for shuffling only
};

// The wall with every tile that `seat` cannot see at this moment exchanged for another such tile. The other
// seats have given back whatever they drew, so their hands are the dealt ones.
Wall shuffledBehind(const Wall &wall, const Moment &moment, const RuleSet &rules, int seat, int dealer,
                    test::Random &random) {
  const int players = rules.players;
  const std::size_t indicators = static_cast<std::size_t>(ownIndicators(players));
  std::array<bool, 122> liveSeen{};
  std::array<bool, 8> rinshanSeen{};
  std::array<bool, 5> doraSeen{true};
  const std::array<bool, 5> uraSeen{};
  std::size_t live = static_cast<std::size_t>(dealtTiles(players));
  std::size_t rinshan = 0;
  std::size_t dora = 1;
  for (int k = 0; k < 13; ++k)
    liveSeen[static_cast<std::size_t>(dealtIndex((seat - dealer + players) % players, k, players))] = true;
  for (const Event &event : moment.open) {
    if (const auto *draw = std::get_if<Tsumo>(&event))
      (draw->rinshan ? rinshanSeen[rinshan++] : liveSeen[live++]) = true;  // the own, or discarded at once
    else if (std::holds_alternative<DoraRevealed>(event))
      doraSeen[dora++] = true;
  }
  for (std::size_t i = indicators; i < dora; ++i)
    liveSeen[static_cast<std::size_t>(indicatorInLive(static_cast<int>(i), players))] = true;
  std::vector<Tile *> places;
  Wall changed = wall;
  const auto collect = [&places](auto &tiles, const auto &seen, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      if (!seen[i])
        places.push_back(&tiles[i]);
    }
  };
  collect(changed.live, liveSeen, static_cast<std::size_t>(liveTiles(players)));
  collect(changed.rinshan, rinshanSeen, static_cast<std::size_t>(replacementTiles(rules)));
  collect(changed.doraIndicators, doraSeen, indicators);
  collect(changed.uraIndicators, uraSeen, indicators);
  for (std::size_t i = places.size(); i > 1; --i)
    std::swap(*places[i - 1], *places[random.below(i)]);
  alignIndicators(changed, players);
  return changed;
}

using Chooser = std::function<Action(const SeatView &, const Decision &)>;

// Anything that is legal, calls and kans included, by a rule that looks at nothing but the view.
Action byView(const SeatView &view, const Decision &decision) {
  std::uint64_t key = 1469598103934665603U;
  const auto mix = [&key](std::uint64_t value) { key = (key ^ value) * 1099511628211U; };
  for (Tile tile : view.hand)
    mix(static_cast<std::uint64_t>(tile.face()));
  if (view.drawn.isKnown())
    mix(static_cast<std::uint64_t>(view.drawn.face()));
  mix(view.board.tilesLeft);
  mix(view.waits.bits());
  for (const PlayerBoard &player : view.board.players) {
    for (const PondTile &tile : player.pond)
      mix(static_cast<std::uint64_t>(tile.tile.face()));
  }
  return decision.legal[static_cast<std::size_t>(key % decision.legal.size())];
}

// One of the built-in bots, new to the table.
Chooser byBot(std::string_view id) {
  return [bot = std::shared_ptr<Bot>(makeBot(id, 1))](const SeatView &view, const Decision &decision) {
    return bot->decide(view, {decision.legal.data(), decision.legal.size()});
  };
}

// A hand at the table, with one seat that is looked at.
struct Deal {
  explicit Deal(std::uint64_t number)
      : rules(presets()[number % presets().size()].make()),
        seat(static_cast<int>(number) % rules.players),
        wall(makeWall(wallSeedFromText("leak" + std::to_string(number)), 0, rules)),
        info(MatchInfo{rules, {"a", "b", "c", "d"}, ""}) {
    start.scores.fill(rules.startingPoints);
    start.kyoku = static_cast<std::uint8_t>(number / 4 % rules.players);
  }

  RuleSet rules;
  int seat;
  Wall wall;
  Shared<MatchInfo> info;
  RoundStart start;
};

// The moments of the seat, at most `most`, when it acts by `choose` and the others give back what they draw.
std::vector<Moment> momentsOf(const Deal &deal, const Wall &wall, const Chooser &choose, std::size_t most) {
  const int seat = deal.seat;
  std::vector<Moment> moments;
  Round round(deal.info, deal.start, wall, 1);
  std::vector<Event> events;
  round.advance(events);
  while (!round.isOver() && moments.size() < most) {
    while (!round.pending().empty()) {
      const Decision decision = round.pending().front();
      Action action = test::tsumogiri(decision);
      if (decision.seat == seat) {
        Moment moment;
        moment.view = round.viewOf(seat);
        for (const Event &event : events)
          moment.events.push_back(maskFor(seat, event));
        moment.legal = decision.legal;
        moment.denied = decision.denied;
        moment.action = action = choose(moment.view, decision);
        moment.open = events;
        moments.push_back(std::move(moment));
      }
      round.answer(decision.seat, decision.id, action);
    }
    round.advance(events);
  }
  return moments;
}

}  // namespace

class TestNoLeak : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void masksHideWhatIsHidden();
  void shuffledHandsLookTheSame();
  void botsActTheSame_data();
  void botsActTheSame();

 private:
  struct Compared {
    int moments = 0;
    int different = 0;  // where the truth behind was another
  };
  static void compare(const Deal &deal, const std::function<Chooser()> &chooser, std::uint64_t seed,
                      Compared &compared);
};

// By itself: a masked event names no tile of another's hand or draw.
void TestNoLeak::masksHideWhatIsHidden() {
  test::Table table(test::Scenario{});
  table.playOut();
  for (int seat = -1; seat < 4; ++seat) {
    for (const Event &event : table.events()) {
      const Event masked = maskFor(seat, event);
      if (const auto *deal = std::get_if<KyokuStarted>(&masked)) {
        for (int other = 0; other < 4; ++other) {
          for (Tile tile : deal->hands[static_cast<std::size_t>(other)])
            QCOMPARE(tile.isKnown(), other == seat);
          QCOMPARE(deal->hands[static_cast<std::size_t>(other)].size(), std::size_t{13});
        }
      } else if (const auto *draw = std::get_if<Tsumo>(&masked)) {
        QCOMPARE(draw->tile.isKnown(), draw->seat == seat);
      } else {
        QVERIFY(masked == event);
      }
    }
  }
}

// At each decision of a seat the tiles that it cannot see are exchanged, and the hand is played again to this
// point: the seat must not be able to tell.
void TestNoLeak::shuffledHandsLookTheSame() {
  Compared compared;
  for (std::uint64_t number = 0; number < 36; ++number)
    compare(
        Deal(number), [] { return Chooser(&byView); }, number + 100, compared);
  // The truth behind did change, or nothing was tested.
  QVERIFY2(compared.moments > 300 && compared.different > compared.moments * 9 / 10,
           qPrintable(QStringLiteral("%1 of %2").arg(compared.different).arg(compared.moments)));
}

void TestNoLeak::botsActTheSame_data() {
  QTest::addColumn<QString>("id");
  for (const BotInfo &info : builtInBots())
    QTest::newRow(info.id.data()) << QString::fromUtf8(info.id.data(), static_cast<int>(info.id.size()));
}

// What a bot remembers of the hand so far is its own: a new one plays the changed hand from the deal on.
void TestNoLeak::botsActTheSame() {
  QFETCH(QString, id);
  Compared compared;
  const std::string name = id.toStdString();
  for (std::uint64_t number = 0; number < 4; ++number)
    compare(
        Deal(number), [&name] { return byBot(name); }, number + 500, compared);
  QVERIFY2(compared.moments > 20 && compared.different > compared.moments * 9 / 10,
           qPrintable(QStringLiteral("%1 of %2").arg(compared.different).arg(compared.moments)));
}

// With a chooser of its own for each time the hand is played.
void TestNoLeak::compare(const Deal &deal, const std::function<Chooser()> &chooser, std::uint64_t seed,
                         Compared &compared) {
  test::Random random(seed);
  const std::vector<Moment> moments = momentsOf(deal, deal.wall, chooser(), 1000);
  for (std::size_t i = 0; i < moments.size(); ++i) {
    const Moment &truth = moments[i];
    const Wall other = shuffledBehind(deal.wall, truth, deal.rules, deal.seat, deal.start.kyoku, random);
    const std::vector<Moment> replayed = momentsOf(deal, other, chooser(), i + 1);
    QVERIFY(replayed.size() > i);
    const Moment &again = replayed[i];
    QVERIFY(again.view == truth.view);
    QVERIFY(again.events == truth.events);
    QVERIFY(again.legal == truth.legal);
    QVERIFY(again.denied == truth.denied);
    QVERIFY(again.action == truth.action);
    ++compared.moments;
    compared.different += again.open == truth.open ? 0 : 1;
  }
}

JANSO_TEST(TestNoLeak);
#include "tst_noleak.moc"
