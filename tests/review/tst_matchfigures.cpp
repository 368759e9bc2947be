// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What statistics get of reviews and luck is what these say.
#include "review/matchfigures.h"

#include <QTest>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "review/luck.h"
#include "review/reviewgames.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class MatchFigures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void categoriesKeepTheirMeaning_data();
  void categoriesKeepTheirMeaning();
  void sumsAreWhole();
  void luckIsOfTheWholeMatch();
  void withoutAnEndThereIsNoLuck();
};

void MatchFigures::categoriesKeepTheirMeaning_data() {
  QTest::addColumn<int>("reviewed");
  QTest::addColumn<int>("counted");
  const auto row = [](const char *name, Category reviewed, ReviewCategory counted) {
    QTest::newRow(name) << static_cast<int>(reviewed) << static_cast<int>(counted);
  };
  row("last hand", Category::LastHand, ReviewCategory::LastHand);
  row("win passed", Category::PassedWin, ReviewCategory::WinPassed);
  row("kan", Category::Kan, ReviewCategory::Kan);
  row("call", Category::Call, ReviewCategory::Call);
  row("riichi", Category::Riichi, ReviewCategory::Riichi);
  row("push or fold", Category::PushFold, ReviewCategory::PushFold);
  row("safe tile", Category::SafeTile, ReviewCategory::SafeTile);
  row("danger", Category::Danger, ReviewCategory::DangerOnTheWay);
  row("value", Category::Value, ReviewCategory::Value);
  row("efficiency", Category::Efficiency, ReviewCategory::Efficiency);
}

void MatchFigures::categoriesKeepTheirMeaning() {
  QFETCH(int, reviewed);
  QFETCH(int, counted);
  SeatFigures figures;
  figures.byCategory[static_cast<std::size_t>(reviewed)] = {7, 0.25, 0.01, 800};
  QCOMPARE(static_cast<int>(reviewedCategory(static_cast<ReviewCategory>(counted))), reviewed);
  const ReviewFigures match = matchFiguresOf(figures);
  for (std::size_t i = 0; i < kReviewCategories; ++i) {
    const bool here = static_cast<int>(i) == counted;
    QCOMPARE(match.categories[i].choices, here ? 7 : 0);
    QCOMPARE(match.categories[i].lossPlace, std::int64_t{here ? 250'000 : 0});
  }
}

void MatchFigures::sumsAreWhole() {
  SeatFigures figures;
  figures.all = {120, 0.1234567, 0.01, 1234.6};
  figures.classes = {5, 91, 9, 12, 6, 2};
  const ReviewFigures match = matchFiguresOf(figures);
  QCOMPARE(match.choices, 120);
  QCOMPARE(match.lossPlace, 123'457);
  QCOMPARE(match.lossPoints, 1235);
  QCOMPARE(match.suspected, 9);
  QCOMPARE(match.inaccuracies, 12);
  QCOMPARE(match.mistakes, 6);
  QCOMPARE(match.blunders, 2);
}

void MatchFigures::luckIsOfTheWholeMatch() {
  const ProvedGame game = botGame("novice", "whole");
  const HandLuck luck = *luckOf(game);
  double sum = 0;
  for (int seat = 0; seat < 4; ++seat) {
    const LuckFigures figures = *matchLuckOf(game, seat);
    QVERIFY(std::abs(static_cast<double>(figures.points) - luck.of(seat)) <= 0.5);
    QCOMPARE(figures.place<0, figures.points> 0);
    QVERIFY(std::abs(static_cast<double>(figures.adjustedPlace + figures.place) / 1e6 -
                     game.result->place[static_cast<std::size_t>(seat)]) < 1e-5);
    sum += static_cast<double>(figures.place);
  }
  QVERIFY(std::abs(sum) <= 4);  // one seat's luck is the others' lack of it
}

void MatchFigures::withoutAnEndThereIsNoLuck() {
  QVERIFY(!matchLuckOf(botGame("novice", "unfinished", 2), 0));
}

JANSO_TEST(MatchFigures);
#include "tst_matchfigures.moc"
