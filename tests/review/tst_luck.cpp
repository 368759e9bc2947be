// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Luck is nobody's on average, and what one seat has the others lack.
#include <QTest>
#include <cmath>
#include <map>

#include "review/luck.h"
#include "review/reviewgames.h"
#include "support/rounds.h"
#include "support/spread.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class Luck : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSeatsOfAHandSumToZero_data() { tables(); }
  void theSeatsOfAHandSumToZero();
  void eachTermIsZeroOnAverage_data();
  void eachTermIsZeroOnAverage();
  void aWrongValueKeepsTheMean_data() { tables(); }
  void aWrongValueKeepsTheMean();
  void luckExplainsPartOfTheResult_data() { tables(); }
  void luckExplainsPartOfTheResult();
  void theOthersTakeWhatOneIsGiven_data() { tables(); }
  void theOthersTakeWhatOneIsGiven();
  void luckMovesPlacesAsItIsSaid_data() { tables(); }
  void luckMovesPlacesAsItIsSaid();
  void whatIsLeftSpreadsAsItIsSaid_data() { tables(); }
  void whatIsLeftSpreadsAsItIsSaid();
  void aNorthIsWorthWhatTheValueSays();
  void aHandThatIsNotKnownHasNone();

 private:
  // The matches of novices at a table of so many.
  struct Played {
    std::vector<HandLuck> hands;
    std::vector<HandLuck> wrong;  // the same by kWrong
    std::vector<std::array<double, 4>> points;
    // Of whole matches, by seat.
    std::vector<double> matchLuck;
    std::vector<double> places;
    std::vector<double> adjusted;
    std::vector<double> length;  // hands
  };
  static void tables();
  static void take(const ProvedGame &game, Played &played);
  const Played &played(int players);

  // Standard errors: sixteen means are looked at twice, and one in 700 is farther off by chance.
  static constexpr double kFarOff = 3.2;
  // A value that is as wrong as it can be: far hands win most, dora cost.
  static constexpr HandValue kWrong{{0.006, 0.009, 0.014, 0.020, 0.030, 0.045, 0.075},
                                    {17000, 16000, 13000, 12000, 9600, 8000, 6400, 4200, 2400}};

  std::map<int, Played> m_played;  // by players
};

void Luck::tables() {
  QTest::addColumn<int>("players");
  QTest::newRow("four players") << 4;
  QTest::newRow("three players") << 3;
}

void Luck::take(const ProvedGame &game, Played &played) {
  const auto players = static_cast<std::size_t>(game.players());
  HandLuck whole;
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
    const std::optional<HandLuck> luck = luckOf(game, hand);
    QVERIFY(luck.has_value());
    played.hands.push_back(*luck);
    played.wrong.push_back(*luckOf(game, hand, kWrong));
    whole += *luck;
    std::array<double, 4> points{};
    for (const Event &event : game.hands[hand].events) {
      for (std::size_t seat = 0; seat < players; ++seat) {
        if (const auto *win = std::get_if<Hora>(&event))
          points[seat] += win->info->result.deltas[seat];
      }
    }
    played.points.push_back(points);
  }
  for (int seat = 0; seat < game.players(); ++seat) {
    played.matchLuck.push_back(whole.of(seat));
    played.adjusted.push_back(adjusted(pointsWon(game, seat), whole.of(seat)));
    played.length.push_back(static_cast<double>(game.hands.size()));
    played.places.push_back(game.result->place[static_cast<std::size_t>(seat)]);
  }
}

// Check 4 in short form; the long one is a command.
const Luck::Played &Luck::played(int players) {
  const auto [found, isNew] = m_played.try_emplace(players);
  const int matches = isNew ? rounds("JANSO_LUCK_MATCHES", 200, 60) : 0;
  for (int match = 0; match < matches; ++match)
    take(botGame("novice", "luck " + std::to_string(match), 99, players == 3 ? "tenhou_3p" : "tenhou_4p"),
         found->second);
  return found->second;
}

void Luck::theSeatsOfAHandSumToZero() {
  QFETCH(int, players);
  const std::vector<HandLuck> &hands = played(players).hands;
  QVERIFY(hands.size() >= m_played[players].places.size());
  for (const HandLuck &luck : hands) {
    for (const auto &term : luck.terms)
      QVERIFY(std::abs(term[0] + term[1] + term[2] + term[3]) < 1e-6);
  }
}

void Luck::eachTermIsZeroOnAverage_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("term");
  for (const int players : {4, 3}) {
    QTest::addRow("deal, %d players", players) << players << 0;
    QTest::addRow("draws, %d players", players) << players << 1;
    QTest::addRow("dora, %d players", players) << players << 2;
    QTest::addRow("ura, %d players", players) << players << 3;
  }
}

void Luck::eachTermIsZeroOnAverage() {
  QFETCH(int, players);
  QFETCH(int, term);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    Spread mean;
    for (const HandLuck &luck : played(players).hands)
      mean.add(luck.terms[static_cast<std::size_t>(term)][seat]);
    QVERIFY2(std::abs(mean.mean()) <= kFarOff * mean.error(),
             qPrintable(QStringLiteral("seat %1: %2 +- %3").arg(seat).arg(mean.mean()).arg(mean.error())));
    QVERIFY(mean.error() > 0);
  }
}

// The mean is kept whatever the value; what is gained by a better one is spread.
void Luck::aWrongValueKeepsTheMean() {
  QFETCH(int, players);
  const Played &all = played(players);
  for (int term = 0; term < kLuckTerms; ++term) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
      Spread mean;
      for (const HandLuck &luck : all.wrong)
        mean.add(luck.terms[static_cast<std::size_t>(term)][seat]);
      QVERIFY2(std::abs(mean.mean()) <= kFarOff * mean.error(),
               qPrintable(QStringLiteral("term %1, seat %2: %3 +- %4")
                              .arg(term)
                              .arg(seat)
                              .arg(mean.mean())
                              .arg(mean.error())));
    }
  }
  std::array<Spread, 4> moved;
  Spread right;
  Spread wrong;
  for (std::size_t i = 0; i < all.hands.size(); ++i) {
    for (int seat = 0; seat < players; ++seat) {
      const double points = all.points[i][static_cast<std::size_t>(seat)];
      const double by = adjusted(points, all.wrong[i].of(seat));
      moved[static_cast<std::size_t>(seat)].add(by - points);
      right.add(adjusted(points, all.hands[i].of(seat)));
      wrong.add(by);
    }
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    QVERIFY(std::abs(moved[seat].mean()) <= kFarOff * moved[seat].error());
  QVERIFY(right.error() < wrong.error());
  qInfo("spread of a hand: %.0f by the value, %.0f by a wrong one", right.error() * std::sqrt(right.count),
        wrong.error() * std::sqrt(wrong.count));
}

// What is subtracted takes spread away: a tenth of it over 2,000 matches.
void Luck::luckExplainsPartOfTheResult() {
  QFETCH(int, players);
  const Played &all = played(players);
  Spread before;
  Spread after;
  for (std::size_t i = 0; i < all.hands.size(); ++i) {
    for (int seat = 0; seat < players; ++seat) {
      const double points = all.points[i][static_cast<std::size_t>(seat)];
      before.add(points);
      after.add(adjusted(points, all.hands[i].of(seat)));
    }
  }
  QVERIFY2(after.error() < 0.95 * before.error(),
           qPrintable(QStringLiteral("%1 against %2").arg(after.error()).arg(before.error())));
}

// Own luck and that of the others make the whole, and over the table each cancels the other.
void Luck::theOthersTakeWhatOneIsGiven() {
  QFETCH(int, players);
  for (const HandLuck &luck : played(players).hands) {
    for (int term = 0; term < kLuckTerms; ++term) {
      double own = 0;
      double others = 0;
      for (int seat = 0; seat < players; ++seat) {
        own += luck.own(static_cast<LuckTerm>(term), seat);
        others += luck.others[static_cast<std::size_t>(term)][static_cast<std::size_t>(seat)];
      }
      QVERIFY(std::abs(own + others) < 1e-6);
    }
    for (int seat = 0; seat < players; ++seat) {
      double own = 0;
      for (int term = 0; term < kLuckTerms; ++term)
        own += luck.own(static_cast<LuckTerm>(term), seat);
      QVERIFY(std::abs(own + luck.ofOthers(seat) - luck.of(seat)) < 1e-6);
    }
  }
}

// The slope of places on luck agrees with placesOfLuck(), within its own error.
void Luck::luckMovesPlacesAsItIsSaid() {
  QFETCH(int, players);
  const Played &all = played(players);
  double luckSquares = 0;
  double products = 0;
  double places = 0;
  for (std::size_t i = 0; i < all.places.size(); ++i) {
    const double place = all.places[i] - (players + 1) / 2.0;
    luckSquares += all.matchLuck[i] * all.matchLuck[i];
    products += all.matchLuck[i] * place;
    places += place * place;
  }
  const double slope = products / luckSquares;
  const double rest = places - slope * products;
  const double error = std::sqrt(rest / static_cast<double>(all.places.size() - 1) / luckSquares);
  const double said = placesOfLuck(1, players);
  qInfo("%.7f +- %.7f places a point over %zu seats; spread of places %.3f, without luck %.3f", slope, error,
        all.places.size(), std::sqrt(places / static_cast<double>(all.places.size())),
        std::sqrt(rest / static_cast<double>(all.places.size())));
  QVERIFY(std::abs(slope - said) <= 3 * error);
  QVERIFY(rest < 0.9 * places);
}

void Luck::whatIsLeftSpreadsAsItIsSaid() {
  QFETCH(int, players);
  const Played &all = played(players);
  double squares = 0;
  double hands = 0;
  for (std::size_t i = 0; i < all.adjusted.size(); ++i) {
    squares += all.adjusted[i] * all.adjusted[i];
    hands += all.length[i];
  }
  const double spread = std::sqrt(squares / hands);
  // Of a standard deviation, as if seats were independent; those of a match are not, hence twice as wide.
  const double error = spread / std::sqrt(2.0 * static_cast<double>(all.adjusted.size()));
  qInfo("%.0f +- %.0f points a hand are left without luck", spread, error);
  const double said = luckScale(players).restOfHand;
  QVERIFY2(std::abs(spread - said) < 6 * error, qPrintable(QString::number(spread)));
  QVERIFY(std::abs(adjustedError(9, players) - 3 * said) < 1e-9);
}

// A value by which Norths count gives more luck to who has been dealt more of them.
void Luck::aNorthIsWorthWhatTheValueSays() {
  HandValue value = kHandValue;
  value.hanOfNorth = 1;
  double squares = 0;
  for (int match = 0; match < 5; ++match) {
    const ProvedGame game = botGame("novice", "norths " + std::to_string(match), 99, "tenhou_3p");
    for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
      const auto &start = std::get<KyokuStarted>(game.hands[hand].events.front());
      const HandLuck with = *luckOf(game, hand, value);
      const HandLuck without = *luckOf(game, hand);
      std::array<double, 3> norths{};
      for (std::size_t seat = 0; seat < norths.size(); ++seat)
        norths[seat] = static_cast<double>(std::ranges::count(start.hands[seat], Tile(kNorth)));
      for (std::size_t seat = 0; seat < norths.size(); ++seat) {
        const double more = with.terms[0][seat] - without.terms[0][seat];
        const double than = norths[seat] - (norths[0] + norths[1] + norths[2]) / 3;
        squares += more * than;
      }
    }
  }
  QVERIFY(squares > 0);
}

void Luck::aHandThatIsNotKnownHasNone() {
  ProvedGame game = botGame("novice", "unknown", 1);
  std::get<KyokuStarted>(game.hands[0].events.front()).hands[2][0] = Tile();
  QVERIFY(!luckOf(game, 0).has_value());
}

JANSO_TEST(Luck);
#include "tst_luck.moc"
