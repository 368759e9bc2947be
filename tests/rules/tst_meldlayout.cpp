// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a call lies on the table, for every seat that may own it.
#include <QTest>

#include "rules/actionkinds.h"
#include "rules/meldlayout.h"
#include "support/tableviews.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

// "b" back, "s" sideways, "u" upon the sideways one, else upright.
QString posesOf(const std::vector<MeldTile> &row) {
  QString poses;
  for (const MeldTile &tile : row)
    poses += QLatin1Char(tile.back ? 'b' : tile.stacked ? 'u' : tile.sideways ? 's' : '.');
  return poses;
}

}  // namespace

class TestMeldLayout : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void calledTilePointsToItsSource_data();
  void calledTilePointsToItsSource();
  void addedTileLiesUponTheCalledOne();
  void redFiveOfAnAnkanIsSeen();
  void callsMakeMelds_data();
  void callsMakeMelds();
};

void TestMeldLayout::calledTilePointsToItsSource_data() {
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("tiles");
  QTest::addColumn<int>("from");
  QTest::addColumn<QString>("poses");
  const auto row = [](const char *name, MeldType type, const char *tiles, int from, const char *poses) {
    QTest::newRow(name) << static_cast<int>(type) << QString::fromLatin1(tiles) << from
                        << QString::fromLatin1(poses);
  };
  using enum MeldType;
  row("chi from the left: first", Chi, "340s", 3, "s..");
  row("pon from the left: first", Pon, "550s", 3, "s..");
  row("pon from across: middle", Pon, "550s", 2, ".s.");
  row("pon from the right: last", Pon, "550s", 1, "..s");
  row("daiminkan from the left: first", Daiminkan, "5550s", 3, "s...");
  row("daiminkan from across: second", Daiminkan, "5550s", 2, ".s..");
  row("daiminkan from the right: fourth", Daiminkan, "5550s", 1, "...s");
}

void TestMeldLayout::calledTilePointsToItsSource() {
  QFETCH(int, type);
  QFETCH(QString, tiles);
  QFETCH(int, from);
  QFETCH(QString, poses);
  for (int owner = 0; owner < 4; ++owner) {
    const Meld meld =
        test::meldOf(static_cast<MeldType>(type), tiles.toStdString(), "0s", (owner + from) % 4);
    const std::vector<MeldTile> row = layOut(meld, owner);
    QCOMPARE(posesOf(row), poses);
    QCOMPARE(row[static_cast<std::size_t>(poses.indexOf(QLatin1Char('s')))].tile, test::tile("0s"));
  }
}

void TestMeldLayout::addedTileLiesUponTheCalledOne() {
  const std::vector<MeldTile> row = layOut(test::meldOf(MeldType::Kakan, "5550p", "5p", 2, "0p"), 0);
  QCOMPARE(posesOf(row), QStringLiteral(".su."));
  QCOMPARE(row[1].tile, test::tile("5p"));
  QCOMPARE(row[2].tile, test::tile("0p"));
}

void TestMeldLayout::redFiveOfAnAnkanIsSeen() {
  const std::vector<MeldTile> row = layOut(test::meldOf(MeldType::Ankan, "5550p", {}, -1), 0);
  QCOMPARE(posesOf(row), QStringLiteral("b..b"));
  QCOMPARE(row[2].tile, test::tile("0p"));
}

void TestMeldLayout::callsMakeMelds_data() {
  QTest::addColumn<int>("action");
  QTest::addColumn<QString>("consumed");
  QTest::addColumn<QString>("taken");
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("tiles");
  const auto row = [](ActionType action, const char *consumed, const char *taken, MeldType type,
                      const char *tiles) {
    QTest::newRow(tiles) << static_cast<int>(action) << QString::fromLatin1(consumed)
                         << QString::fromLatin1(taken) << static_cast<int>(type)
                         << QString::fromLatin1(tiles);
  };
  row(ActionType::Chi, "35m", "4m", MeldType::Chi, "345m");
  row(ActionType::Pon, "50p", "5p", MeldType::Pon, "550p");
  row(ActionType::Daiminkan, "222s", "2s", MeldType::Daiminkan, "2222s");
}

void TestMeldLayout::callsMakeMelds() {
  QFETCH(int, action);
  QFETCH(QString, consumed);
  QFETCH(QString, taken);
  QFETCH(int, type);
  QFETCH(QString, tiles);
  Action call;
  call.type = static_cast<ActionType>(action);
  call.tile = test::tile(taken.toStdString());
  for (const Tile tile : test::tiles(consumed.toStdString()))
    call.consumed.push_back(tile);
  QCOMPARE(meldOf(call, 2),
           test::meldOf(static_cast<MeldType>(type), tiles.toStdString(), taken.toStdString(), 2));
}

JANSO_TEST(TestMeldLayout);
#include "tst_meldlayout.moc"
