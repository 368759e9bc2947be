// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The luck of a match in places is nobody's on average, and without it the places spread less.
//   JANSO_LUCK_MATCHES=2000 JANSO_LUCK_BOT=club JANSO_LUCK_SEED=other tests_review placeluck
#include <QTest>
#include <cmath>
#include <map>
#include <numeric>

#include "review/placeluck.h"
#include "review/reviewgames.h"
#include "support/rounds.h"
#include "support/slopes.h"
#include "support/spread.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

const char *rulesOf(int players) {
  return players == 3 ? "tenhou_3p" : "tenhou_4p";
}

}  // namespace

class PlaceLuckTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachTermIsZeroOnAverage_data();
  void eachTermIsZeroOnAverage();
  void theWholeIsZeroOnAverage_data() { tables(); }
  void theWholeIsZeroOnAverage();
  void theSeatsOfATermSumToZero_data() { tables(); }
  void theSeatsOfATermSumToZero();
  void withoutItPlacesSpreadLess_data() { tables(); }
  void withoutItPlacesSpreadLess();
  void placesMoveByWhatIsSaid_data() { tables(); }
  void placesMoveByWhatIsSaid();
  void itIsTheSameHandByHand_data() { tables(); }
  void itIsTheSameHandByHand();
  void aDrawThatWinsIsLuck_data();
  void aDrawThatWinsIsLuck();
  void whoseWallIsHiddenHasNone_data() { tables(); }
  void whoseWallIsHiddenHasNone();

 private:
  struct Match {
    PlaceLuck luck;
    std::array<double, 4> places{};  // less the mean of all
    std::size_t hands = 0;
  };
  static void tables();
  // Those of a table of so many.
  const std::vector<Match> &matches(int players);

  std::map<int, std::vector<Match>> m_matches;
};

void PlaceLuckTest::tables() {
  QTest::addColumn<int>("players");
  QTest::newRow("four players") << 4;
  QTest::newRow("three players") << 3;
}

const std::vector<PlaceLuckTest::Match> &PlaceLuckTest::matches(int players) {
  std::vector<Match> &played = m_matches[players];
  const auto wanted = static_cast<std::size_t>(rounds("JANSO_LUCK_MATCHES", 60, 20));
  const QByteArray bot = qEnvironmentVariable("JANSO_LUCK_BOT", QStringLiteral("club")).toLatin1();
  const std::string seed =
      qEnvironmentVariable("JANSO_LUCK_SEED", QStringLiteral("luck of places")).toStdString();
  while (played.size() < wanted) {
    const ProvedGame game =
        botGame(bot.constData(), seed + ' ' + std::to_string(played.size()), 99, rulesOf(players));
    Match &match = played.emplace_back();
    match.luck = placeLuckOf(game).value();
    match.hands = game.hands.size();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
      match.places[seat] = game.result->place[seat] - (players + 1) / 2.0;
  }
  return played;
}

void PlaceLuckTest::eachTermIsZeroOnAverage_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("term");
  const auto row = [](const char *name, PlaceLuckTerm term) {
    for (const int players : {4, 3})
      QTest::addRow("%s, %d players", name, players) << players << static_cast<int>(term);
  };
  row("deal", PlaceLuckTerm::Start);
  row("draws that may end the hand", PlaceLuckTerm::Ends);
  row("other draws", PlaceLuckTerm::Draws);
  row("dora", PlaceLuckTerm::Dora);
  row("ura", PlaceLuckTerm::Ura);
}

void PlaceLuckTest::eachTermIsZeroOnAverage() {
  QFETCH(int, players);
  QFETCH(int, term);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    Spread spread;
    for (const Match &match : matches(players))
      spread.add(match.luck.terms[static_cast<std::size_t>(term)][seat]);
    qInfo("seat %zu: %+.4f +- %.4f", seat, spread.mean(), spread.error());
    QVERIFY(spread.error() > 0);
    QVERIFY(std::abs(spread.mean()) <= 3.3 * spread.error());
  }
}

void PlaceLuckTest::theWholeIsZeroOnAverage() {
  QFETCH(int, players);
  std::size_t hands = 0;
  for (const Match &match : matches(players))
    hands += match.hands;
  for (int seat = 0; seat < players; ++seat) {
    Spread spread;
    for (const Match &match : matches(players))
      spread.add(match.luck.of(seat));
    qInfo("seat %d: %+.4f +- %.4f over %zu hands", seat, spread.mean(), spread.error(), hands);
    QVERIFY(spread.error() > 0);
    QVERIFY(std::abs(spread.mean()) <= 3.3 * spread.error());
  }
}

void PlaceLuckTest::theSeatsOfATermSumToZero() {
  QFETCH(int, players);
  for (const Match &match : matches(players)) {
    for (const auto &term : match.luck.terms)
      QVERIFY(std::abs(std::accumulate(term.begin(), term.end(), 0.0)) < 1e-4);
  }
}

// A half over 1,000 matches: twice as many without it tell as much.
void PlaceLuckTest::withoutItPlacesSpreadLess() {
  QFETCH(int, players);
  Spread before;
  Spread after;
  for (const Match &match : matches(players)) {
    for (int seat = 0; seat < players; ++seat) {
      const double place = match.places[static_cast<std::size_t>(seat)];
      before.add(place);
      after.add(place - match.luck.of(seat));
    }
  }
  qInfo("variance of places %.3f, without luck %.3f", before.variance(), after.variance());
  QVERIFY(after.variance() < 0.7 * before.variance());
}

// The weights are the slopes of places on the terms, so that the slope on the whole is 1. Seats of a match
// hang together: errors are wider than they look.
void PlaceLuckTest::placesMoveByWhatIsSaid() {
  QFETCH(int, players);
  Slopes<kPlaceLuckTerms> byTerm;
  Slopes<1> whole;
  for (const Match &match : matches(players)) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
      std::array<double, kPlaceLuckTerms> terms{};
      for (std::size_t term = 0; term < terms.size(); ++term)
        terms[term] = match.luck.terms[term][seat];
      byTerm.add(terms, match.places[seat]);
      whole.add({match.luck.of(static_cast<int>(seat))}, match.places[seat]);
    }
  }
  for (const auto &slope : byTerm.found())
    qInfo("%.3f +- %.3f", slope.value, slope.error);
  const auto slope = whole.found()[0];
  qInfo("of the whole %.3f +- %.3f", slope.value, slope.error);
  QVERIFY(std::abs(slope.value - 1) < 4 * slope.error);
}

void PlaceLuckTest::itIsTheSameHandByHand() {
  QFETCH(int, players);
  const ProvedGame game = botGame("club", "luck of places, by hands", 4, rulesOf(players));
  PlaceLuck sum;
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand)
    sum += *placeLuckOf(game, hand);
  for (int seat = 0; seat < players; ++seat)
    QCOMPARE(sum.of(seat), placeLuckOf(game)->of(seat));
}

void PlaceLuckTest::aDrawThatWinsIsLuck_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<bool>("replacement");
  QTest::newRow("four players") << 4 << false;
  QTest::newRow("three players") << 3 << false;
  QTest::newRow("three players, instead of a North") << 3 << true;
}

// Whoever draws the tile that wins has been luckier than the others, by what such tiles bring.
void PlaceLuckTest::aDrawThatWinsIsLuck() {
  QFETCH(int, players);
  QFETCH(bool, replacement);
  Spread winner;
  Spread others;
  for (int match = 0; match < (replacement ? 40 : 6); ++match) {
    const ProvedGame game =
        botGame("club", "luck of own draws " + std::to_string(match), replacement ? 99 : 5, rulesOf(players));
    for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
      const Tsumo *last = nullptr;
      for (const Event &event : game.hands[hand].events) {
        if (const auto *draw = std::get_if<Tsumo>(&event))
          last = draw;
        const auto *win = std::get_if<Hora>(&event);
        if (win == nullptr || win->info->from >= 0 || last->rinshan != replacement)
          continue;
        const std::optional<PlaceLuck> luck = placeLuckOf(game, hand);
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
          const double ends = luck->terms[static_cast<std::size_t>(PlaceLuckTerm::Ends)][seat];
          (static_cast<int>(seat) == win->info->winner ? winner : others).add(ends);
        }
      }
    }
  }
  QVERIFY(winner.count > 3);
  QVERIFY(winner.mean() < -0.1);
  QVERIFY(others.mean() > 0);
}

void PlaceLuckTest::whoseWallIsHiddenHasNone() {
  QFETCH(int, players);
  ProvedGame hidden = botGame("club", "hidden", 1, rulesOf(players));
  QVERIFY(placeLuckOf(hidden).has_value());
  auto &start = std::get<KyokuStarted>(hidden.hands[0].events[0]);
  start.hands[2][0] = Tile();
  QVERIFY(!placeLuckOf(hidden));
}

JANSO_TEST(PlaceLuckTest);
#include "tst_placeluck.moc"
