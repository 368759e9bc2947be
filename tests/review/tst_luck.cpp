// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Luck is nobody's on average, and what one seat has the others lack.
#include <QTest>
#include <cmath>

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
  void initTestCase();
  void theSeatsOfAHandSumToZero();
  void eachTermIsZeroOnAverage_data();
  void eachTermIsZeroOnAverage();
  void aWrongValueKeepsTheMean();
  void luckExplainsPartOfTheResult();
  void theOthersTakeWhatOneIsGiven();
  void luckMovesPlacesAsItIsSaid();
  void whatIsLeftSpreadsAsItIsSaid();
  void aHandThatIsNotKnownHasNone();

 private:
  // Standard errors: sixteen means are looked at twice, and one in 700 is farther off by chance.
  static constexpr double kFarOff = 3.2;
  // A value that is as wrong as it can be: far hands win most, dora cost.
  static constexpr HandValue kWrong{{0.006, 0.009, 0.014, 0.020, 0.030, 0.045, 0.075},
                                    {17000, 16000, 13000, 12000, 9600, 8000, 6400, 4200, 2400}};

  std::vector<HandLuck> m_hands;
  std::vector<HandLuck> m_wrong;  // the same by kWrong
  std::vector<std::array<double, 4>> m_points;
  // Of whole matches, by seat.
  std::vector<double> m_matchLuck;
  std::vector<double> m_places;
  std::vector<double> m_adjusted;
  std::vector<double> m_length;  // hands
};

// Check 4 in short form; the long one is a command.
void Luck::initTestCase() {
  const int matches = rounds("JANSO_LUCK_MATCHES", 200, 60);
  for (int match = 0; match < matches; ++match) {
    const ProvedGame game = botGame("novice", "luck " + std::to_string(match));
    HandLuck whole;
    for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
      const std::optional<HandLuck> luck = luckOf(game, hand);
      QVERIFY(luck.has_value());
      m_hands.push_back(*luck);
      m_wrong.push_back(*luckOf(game, hand, kWrong));
      whole += *luck;
      std::array<double, 4> points{};
      for (const Event &event : game.hands[hand].events) {
        for (std::size_t seat = 0; seat < 4; ++seat) {
          if (const auto *win = std::get_if<Hora>(&event))
            points[seat] += win->info->result.deltas[seat];
        }
      }
      m_points.push_back(points);
    }
    for (int seat = 0; seat < 4; ++seat) {
      m_matchLuck.push_back(whole.of(seat));
      m_adjusted.push_back(adjusted(pointsWon(game, seat), whole.of(seat)));
      m_length.push_back(static_cast<double>(game.hands.size()));
      m_places.push_back(game.result->place[static_cast<std::size_t>(seat)]);
    }
  }
  QVERIFY(m_hands.size() >= static_cast<std::size_t>(5 * matches));
}

void Luck::theSeatsOfAHandSumToZero() {
  for (const HandLuck &luck : m_hands) {
    for (const auto &term : luck.terms)
      QVERIFY(std::abs(term[0] + term[1] + term[2] + term[3]) < 1e-6);
  }
}

void Luck::eachTermIsZeroOnAverage_data() {
  QTest::addColumn<int>("term");
  QTest::newRow("deal") << 0;
  QTest::newRow("draws") << 1;
  QTest::newRow("dora") << 2;
  QTest::newRow("ura") << 3;
}

void Luck::eachTermIsZeroOnAverage() {
  QFETCH(int, term);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    Spread mean;
    for (const HandLuck &luck : m_hands)
      mean.add(luck.terms[static_cast<std::size_t>(term)][seat]);
    QVERIFY2(std::abs(mean.mean()) <= kFarOff * mean.error(),
             qPrintable(QStringLiteral("seat %1: %2 +- %3").arg(seat).arg(mean.mean()).arg(mean.error())));
    QVERIFY(mean.error() > 0);
  }
}

// The mean is kept whatever the value; what is gained by a better one is spread.
void Luck::aWrongValueKeepsTheMean() {
  for (int term = 0; term < kLuckTerms; ++term) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
      Spread mean;
      for (const HandLuck &luck : m_wrong)
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
  for (std::size_t i = 0; i < m_hands.size(); ++i) {
    for (int seat = 0; seat < 4; ++seat) {
      const double points = m_points[i][static_cast<std::size_t>(seat)];
      const double by = adjusted(points, m_wrong[i].of(seat));
      moved[static_cast<std::size_t>(seat)].add(by - points);
      right.add(adjusted(points, m_hands[i].of(seat)));
      wrong.add(by);
    }
  }
  for (const Spread &mean : moved)
    QVERIFY(std::abs(mean.mean()) <= kFarOff * mean.error());
  QVERIFY(right.error() < wrong.error());
  qInfo("spread of a hand: %.0f by the value, %.0f by a wrong one", right.error() * std::sqrt(right.count),
        wrong.error() * std::sqrt(wrong.count));
}

// What is subtracted takes spread away: a tenth of it over 2,000 matches.
void Luck::luckExplainsPartOfTheResult() {
  Spread before;
  Spread after;
  for (std::size_t i = 0; i < m_hands.size(); ++i) {
    for (int seat = 0; seat < 4; ++seat) {
      const double points = m_points[i][static_cast<std::size_t>(seat)];
      before.add(points);
      after.add(adjusted(points, m_hands[i].of(seat)));
    }
  }
  QVERIFY2(after.error() < 0.95 * before.error(),
           qPrintable(QStringLiteral("%1 against %2").arg(after.error()).arg(before.error())));
}

// Own luck and that of the others make the whole, and over the table each cancels the other.
void Luck::theOthersTakeWhatOneIsGiven() {
  for (const HandLuck &luck : m_hands) {
    for (int term = 0; term < kLuckTerms; ++term) {
      double own = 0;
      double others = 0;
      for (int seat = 0; seat < 4; ++seat) {
        own += luck.own(static_cast<LuckTerm>(term), seat);
        others += luck.others[static_cast<std::size_t>(term)][static_cast<std::size_t>(seat)];
      }
      QVERIFY(std::abs(own + others) < 1e-6);
    }
    for (int seat = 0; seat < 4; ++seat) {
      double own = 0;
      for (int term = 0; term < kLuckTerms; ++term)
        own += luck.own(static_cast<LuckTerm>(term), seat);
      QVERIFY(std::abs(own + luck.ofOthers(seat) - luck.of(seat)) < 1e-6);
    }
  }
}

// The slope of places on luck agrees with placesOfLuck(), within its own error.
void Luck::luckMovesPlacesAsItIsSaid() {
  double luckSquares = 0;
  double products = 0;
  double places = 0;
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    const double place = m_places[i] - 2.5;
    luckSquares += m_matchLuck[i] * m_matchLuck[i];
    products += m_matchLuck[i] * place;
    places += place * place;
  }
  const double slope = products / luckSquares;
  const double rest = places - slope * products;
  const double error = std::sqrt(rest / static_cast<double>(m_places.size() - 1) / luckSquares);
  const double said = placesOfLuck(1);
  qInfo("%.7f +- %.7f places a point over %zu seats; spread of places %.3f, without luck %.3f", slope, error,
        m_places.size(), std::sqrt(places / static_cast<double>(m_places.size())),
        std::sqrt(rest / static_cast<double>(m_places.size())));
  QVERIFY(std::abs(slope - said) <= 3 * error);
  QVERIFY(rest < 0.9 * places);
}

void Luck::whatIsLeftSpreadsAsItIsSaid() {
  double squares = 0;
  double hands = 0;
  for (std::size_t i = 0; i < m_adjusted.size(); ++i) {
    squares += m_adjusted[i] * m_adjusted[i];
    hands += m_length[i];
  }
  const double spread = std::sqrt(squares / hands);
  // Of a standard deviation, as if seats were independent; those of a match are not, hence twice as wide.
  const double error = spread / std::sqrt(2.0 * static_cast<double>(m_adjusted.size()));
  qInfo("%.0f +- %.0f points a hand are left without luck", spread, error);
  QVERIFY2(std::abs(spread - kRestOfHand) < 6 * error, qPrintable(QString::number(spread)));
  QVERIFY(std::abs(adjustedError(9) - 3 * kRestOfHand) < 1e-9);
}

void Luck::aHandThatIsNotKnownHasNone() {
  ProvedGame game = botGame("novice", "unknown", 1);
  std::get<KyokuStarted>(game.hands[0].events.front()).hands[2][0] = Tile();
  QVERIFY(!luckOf(game, 0).has_value());
}

JANSO_TEST(Luck);
#include "tst_luck.moc"
