// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tables of winning hands and the yaku that they have.
#pragma once

#include <QTest>
#include <optional>
#include <string>

#include "rules/score.h"
#include "support/winhands.h"

namespace janso::test {

struct WinRow {
  const char *name;
  const char *hand;  // as winhands.h reads it
  const char *yaku;  // or why there is no win
};

// One row of a data function for each of every table.
template <typename... Tables>
void addWinRows(const Tables &...tables) {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("yaku");
  const auto add = [](const auto &rows) {
    for (const WinRow &row : rows)
      QTest::newRow(row.name) << QByteArray(row.hand) << QByteArray(row.yaku);
  };
  (add(tables), ...);
}

// Each ", key han" of the tables, one after the other.
template <typename... Tables>
std::string shownYaku(const Tables &...tables) {
  std::string shown;
  const auto collect = [&shown](const auto &rows) {
    for (const WinRow &row : rows)
      shown += std::string(", ") + row.yaku;
  };
  (collect(tables), ...);
  return shown;
}

// The body of a test over addWinRows(): the scorer says the same, and so does whyNoWin().
inline void compareWinRow() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, yaku);
  const WinCase win = winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  const std::string said = outcome.result ? yakuText(*outcome.result) : refusalText(outcome.why);
  QCOMPARE(QByteArray::fromStdString(said), yaku);
  const std::optional<NoWin> why = whyNoWin(win.input, win.rules);
  QCOMPARE(why.has_value(), !outcome.result.has_value());
  QVERIFY(!why || *why == outcome.why);
}

}  // namespace janso::test
