// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of a thousand recorded games, all seats together, digit by digit as they were counted before by
// other means.
#include <QDirIterator>
#include <QTest>

#include "records/formats/gamefile.h"
#include "records/provedgame.h"
#include "statistics/seatgame.h"
#include "statistics/totals.h"
#include "support/conformance.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

struct Row {
  const char *key;
  std::int64_t numerator;    // -1 = not stated
  std::int64_t denominator;  // likewise
  double value;              // -1 = not stated; a share in per cent
  int digits = 2;            // that are stated
};

constexpr Row kRows[] = {
    {"mean_place", 10030, 4012, 2.5, 3},
    {"bust", 200, 4012, -1},
    {"win", 8370, 39460, 21.21},
    {"deal_in", 4936, 39460, 12.51},
    {"riichi", 7189, 39460, 18.22},
    {"call", 12822, 39460, 32.49},
    {"calls_per_hand", -1, 12822, 1.456, 3},
    {"draw", 4 * 1428, 4 * 9865, -1},
    {"tsumo_share", -1, 8370, 40.45},
    {"riichi_share", 3540, 8370, -1},
    {"open_share", 3701, 8370, -1},
    {"dama_share", 1129, 8370, -1},
    {"draw_tenpai", -1, 4 * 1428, 43.7, 1},
    {"win_points", -1, 8370, 5792, 0},
    {"deal_in_points", -1, 4936 + 48, 5130, 0},
    {"win_turn", -1, 8370, 11.44},
    {"win_table_turn", -1, 8370, 12.15},
    {"riichi_turn", -1, 7189, 8.78},
    {"riichi_win", 3540, 7189, 49.24},
    {"riichi_deal_in", -1, 7189, 14.84},
    {"riichi_late_deal_in", -1, 7189, 11.53},
    {"riichi_draw", -1, 7189, 14.97},
    {"first_riichi", -1, 7189, 81.05},
    {"chasing_riichi", -1, 7189, 18.95},
    {"chased_riichi", -1, 7189, 18.95},
    {"ippatsu", -1, 3540, 17.77},
    {"ura", -1, 3540, 31.21},
    {"call_win", 3701, 12822, 28.86},
    {"call_deal_in", -1, 12822, 13.37},
    {"dealer_win", 2310, 9865, -1},
};

// Of all seats; `games`: how many were proved.
Totals countedIn(const QString &folder, int players, int *games) {
  Totals totals;
  QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    for (const RecordedGame &game : readGameFile(files.next()).games) {
      const Result<ProvedGame> proved = prove(game);
      if (!proved || proved->players() != players)
        continue;
      ++*games;
      for (const SeatGame &seat : seatGamesOf(*proved))
        totals.add(countersOf(seat));
    }
  }
  return totals;
}

}  // namespace

class RecordedFigures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fourPlayers();
  void threePlayers();
};

void RecordedFigures::fourPlayers() {
  JANSO_NEED_CONFORMANCE("games/mjlog");
  if (qEnvironmentVariableIsSet("JANSO_QUICK"))
    QSKIP("a thousand matches, each as it is: not under sanitizers");
  int games = 0;
  const Totals totals = countedIn(test::conformancePath(QStringLiteral("games/mjlog")), 4, &games);
  QCOMPARE(games, 1003);
  for (const Row &row : kRows) {
    const Measure *measure = findMeasure(row.key);
    QVERIFY2(measure != nullptr, row.key);
    const Figure figure = totals.figure(*measure);
    QVERIFY2(row.numerator < 0 || figure.numerator == row.numerator, row.key);
    QVERIFY2(row.denominator < 0 || figure.denominator == row.denominator, row.key);
    if (row.value < 0)
      continue;
    const double value = *figure.value * (measure->kind == MeasureKind::Rate ? 100 : 1);
    QVERIFY2(QString::number(value, 'f', row.digits) == QString::number(row.value, 'f', row.digits),
             qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(row.key)).arg(value)));
    QVERIFY2(figure.interval && figure.interval->low < *figure.value, row.key);
  }
}

void RecordedFigures::threePlayers() {
  JANSO_NEED_CONFORMANCE("games/mjlog_3p");
  int games = 0;
  const Totals totals = countedIn(test::conformancePath(QStringLiteral("games/mjlog_3p")), 3, &games);
  QVERIFY(games > 0);
  const Counters &sums = totals.sums();
  QCOMPARE(totals.matches(), 3 * games);
  QCOMPARE(sums.valueOr0(Counter::DealerHands) * 3, sums.valueOr0(Counter::Hands));
  QCOMPARE(sums.valueOr0(Counter::Place4), 0);
  QCOMPARE(sums.valueOr0(Counter::PlaceSum), 6 * sums.valueOr0(Counter::Matches) / 3);
  QCOMPARE(sums.valueOr0(Counter::RonsPaid), sums.valueOr0(Counter::Wins) - sums.valueOr0(Counter::Tsumos));
}

JANSO_TEST(RecordedFigures);
#include "tst_recordedfigures.moc"
