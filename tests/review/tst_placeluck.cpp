// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The luck of a match in places is nobody's on average, and without it the places spread less.
//   JANSO_LUCK_MATCHES=2000 JANSO_LUCK_BOT=club tests_review placeluck
#include <QTest>
#include <cmath>

#include "review/placeluck.h"
#include "review/reviewgames.h"
#include "support/rounds.h"
#include "support/spread.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class PlaceLuckTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void eachTermIsZeroOnAverage_data();
  void eachTermIsZeroOnAverage();
  void theSeatsOfATermSumToZero();
  void withoutItPlacesSpreadLess();
  void itIsTheSameHandByHand();
  void aDrawThatWinsIsLuck();
  void whoseWallIsHiddenHasNone();

 private:
  std::vector<PlaceLuck> m_luck;
  std::vector<std::array<std::int8_t, 4>> m_places;
};

void PlaceLuckTest::initTestCase() {
  const int matches = rounds("JANSO_LUCK_MATCHES", 60, 20);
  const QByteArray bot = qEnvironmentVariable("JANSO_LUCK_BOT", QStringLiteral("club")).toLatin1();
  for (int match = 0; match < matches; ++match) {
    const ProvedGame game = botGame(bot.constData(), "luck of places " + std::to_string(match));
    const std::optional<PlaceLuck> luck = placeLuckOf(game);
    QVERIFY(luck.has_value());
    m_luck.push_back(*luck);
    auto &places = m_places.emplace_back();
    for (std::size_t seat = 0; seat < places.size(); ++seat)
      places[seat] = static_cast<std::int8_t>(game.result->place[seat]);
  }
}

void PlaceLuckTest::eachTermIsZeroOnAverage_data() {
  QTest::addColumn<int>("term");
  QTest::newRow("deal") << static_cast<int>(PlaceLuckTerm::Start);
  QTest::newRow("draws that may end the hand") << static_cast<int>(PlaceLuckTerm::Ends);
  QTest::newRow("other draws") << static_cast<int>(PlaceLuckTerm::Draws);
  QTest::newRow("dora") << static_cast<int>(PlaceLuckTerm::Dora);
  QTest::newRow("ura") << static_cast<int>(PlaceLuckTerm::Ura);
}

void PlaceLuckTest::eachTermIsZeroOnAverage() {
  QFETCH(int, term);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    Spread spread;
    for (const PlaceLuck &luck : m_luck)
      spread.add(luck.terms[static_cast<std::size_t>(term)][seat]);
    qInfo("seat %zu: %+.4f +- %.4f", seat, spread.mean(), spread.error());
    QVERIFY(spread.error() > 0);
    QVERIFY(std::abs(spread.mean()) <= 3.3 * spread.error());
  }
}

void PlaceLuckTest::theSeatsOfATermSumToZero() {
  for (const PlaceLuck &luck : m_luck) {
    for (const auto &term : luck.terms)
      QVERIFY(std::abs(term[0] + term[1] + term[2] + term[3]) < 1e-4);
  }
}

// A half over 1,000 matches: twice as many without it tell as much.
void PlaceLuckTest::withoutItPlacesSpreadLess() {
  Spread before;
  Spread after;
  for (std::size_t match = 0; match < m_luck.size(); ++match) {
    for (int seat = 0; seat < 4; ++seat) {
      const double place = m_places[match][static_cast<std::size_t>(seat)];
      before.add(place);
      after.add(place - m_luck[match].of(seat));
    }
  }
  qInfo("variance of places %.3f, without luck %.3f", before.variance(), after.variance());
  QVERIFY(after.variance() < 0.7 * before.variance());
}

void PlaceLuckTest::itIsTheSameHandByHand() {
  const ProvedGame game = botGame("club", "luck of places, by hands", 4);
  PlaceLuck sum;
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand)
    sum += *placeLuckOf(game, hand);
  for (int seat = 0; seat < 4; ++seat)
    QCOMPARE(sum.of(seat), placeLuckOf(game)->of(seat));
}

// Whoever draws the tile that wins has been luckier than the three others, by what such tiles bring.
void PlaceLuckTest::aDrawThatWinsIsLuck() {
  Spread winner;
  Spread others;
  for (int match = 0; match < 6; ++match) {
    const ProvedGame game = botGame("club", "luck of own draws " + std::to_string(match), 5);
    for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
      for (const Event &event : game.hands[hand].events) {
        const auto *win = std::get_if<Hora>(&event);
        if (win == nullptr || win->info->from >= 0)
          continue;
        const std::optional<PlaceLuck> luck = placeLuckOf(game, hand);
        for (std::size_t seat = 0; seat < 4; ++seat) {
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
  QVERIFY(!placeLuckOf(botGame("club", "three", 1, "tenhou_3p")));
  ProvedGame hidden = botGame("club", "hidden", 1);
  auto &start = std::get<KyokuStarted>(hidden.hands[0].events[0]);
  start.hands[2][0] = Tile();
  QVERIFY(!placeLuckOf(hidden));
}

JANSO_TEST(PlaceLuckTest);
#include "tst_placeluck.moc"
