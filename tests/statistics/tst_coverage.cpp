// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Intervals of 95 % hold what they should in 95 of 100 samples: matches of bots are drawn again and again,
// and the interval of each sample is set against the figure of all.
#include <QTest>
#include <memory>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "bots/bot.h"
#include "records/provedgame.h"
#include "rules/presets/presets.h"
#include "statistics/seatgame.h"
#include "statistics/totals.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;

namespace {

// What statistics ask of a game; the table has just made it.
ProvedGame played(const std::string &seed) {
  const WallSeed wallSeed = wallSeedFromText(seed);
  Match match(tenhou(), {"A", "B", "C", "D"}, wallSeed);
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t seat = 0; seat < 4; ++seat)
    bots.push_back(makeBot("novice", seat));
  ProvedGame game;
  game.info = match.info();
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = bots[static_cast<std::size_t>(decision.seat)]->decide(
          match.viewOf(decision.seat), {decision.legal.data(), decision.legal.size()});
      match.answer(decision.seat, decision.id, action);
    }
    std::vector<Event> events;
    match.advance(events);
    for (const Event &event : events) {
      if (const auto *start = std::get_if<KyokuStarted>(&event))
        game.hands.emplace_back().start = startOf(*start);
      if (const auto *ended = std::get_if<MatchEnded>(&event))
        game.result = *ended->result;
      else if (!game.hands.empty())
        game.hands.back().events.push_back(event);
      if (std::holds_alternative<KyokuEnded>(event))
        game.hands.back().complete = true;
    }
  }
  game.complete = true;
  return game;
}

}  // namespace

class Coverage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void intervalsHoldTheirFigure_data();
  void intervalsHoldTheirFigure();

 private:
  static constexpr int kSamples = 1000;
  static constexpr int kMatches = 100;  // of a sample

  std::vector<Counters> m_seats;
  Totals m_all;
  std::vector<Totals> m_samples;
};

void Coverage::initTestCase() {
  // Not fewer in a hurry: how much the hands of a match depend on each other is itself a matter of chance
  // where matches are few. Of 150 the interval of call_win held in 98.1 % of the samples, of 500 that of win
  // in 97.2 %, of 2,000 none in more than 96.6 %.
  const int matches = test::rounds("JANSO_COVERED_MATCHES", 2000, 2000);
  for (int match = 0; match < matches; ++match) {
    for (const SeatGame &seat : seatGamesOf(played("coverage " + std::to_string(match)))) {
      m_seats.push_back(countersOf(seat));
      m_all.add(m_seats.back());
    }
  }
  std::mt19937 random(17);
  std::uniform_int_distribution<std::size_t> any(0, m_seats.size() - 1);
  for (int sample = 0; sample < kSamples; ++sample) {
    Totals &totals = m_samples.emplace_back();
    for (int match = 0; match < kMatches; ++match)
      totals.add(m_seats[any(random)]);
  }
}

void Coverage::intervalsHoldTheirFigure_data() {
  QTest::addColumn<QString>("key");
  for (const char *key : {"mean_place", "place_1", "final_points", "gain", "win", "deal_in", "riichi", "call",
                          "win_points", "deal_in_points", "riichi_win", "call_win", "win_turn"})
    QTest::newRow(key) << QString::fromLatin1(key);
}

void Coverage::intervalsHoldTheirFigure() {
  QFETCH(QString, key);
  const Measure &measure = *findMeasure(key.toStdString());
  const double figure = *m_all.figure(measure).value;
  int held = 0;
  for (const Totals &sample : m_samples) {
    const Interval interval = *sample.figure(measure).interval;
    held += interval.low <= figure && figure <= interval.high ? 1 : 0;
  }
  const double share = 100.0 * held / kSamples;
  qInfo("%s: %.1f %% of %d samples", qPrintable(key), share, kSamples);
  QVERIFY2(share >= 93 && share <= 97, qPrintable(QString::number(share)));
}

JANSO_TEST(Coverage);
#include "tst_coverage.moc"
