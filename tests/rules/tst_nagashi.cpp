// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which ponds are nagashi mangan: by rows of our own, and by the outside definitions where they are there.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "rules/mpsz.h"
#include "rules/nagashi.h"
#include "support/conformance.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

// Tiles separated by spaces; `*` after a tile: it was called.
PlayerBoard playerWithPond(const QString &text) {
  PlayerBoard player;
  for (QString tile : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    PondTile discarded;
    discarded.calledBy = tile.endsWith(QLatin1Char('*')) ? std::int8_t{2} : std::int8_t{-1};
    tile.remove(QLatin1Char('*'));
    discarded.tile = *parseTile(tile.toStdString());
    player.pond.push_back(discarded);
  }
  return player;
}

}  // namespace

class TestNagashi : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ponds_data();
  void ponds();
  void pondsOfTheDefinitions();
};

void TestNagashi::ponds_data() {
  QTest::addColumn<QString>("pond");
  QTest::addColumn<bool>("expected");
  QTest::newRow("ones, nines and honors") << "9s 1z 7z 1m 9p" << true;
  QTest::newRow("a simple among them") << "9s 1z 8m 7z" << false;
  QTest::newRow("a red five is a simple") << "9s 0p 7z" << false;
  QTest::newRow("one was called") << "9s 1z* 7z" << false;
  QTest::newRow("the last was called") << "9s 1z 7z*" << false;
  QTest::newRow("no discard at all") << "" << false;
}

void TestNagashi::ponds() {
  QFETCH(QString, pond);
  QTEST(isNagashiPond(playerWithPond(pond)), "expected");
}

void TestNagashi::pondsOfTheDefinitions() {
  JANSO_NEED_CONFORMANCE("../rules/local-yaku.json");
  QFile file(test::conformancePath(QStringLiteral("../rules/local-yaku.json")));
  QVERIFY(file.open(QIODevice::ReadOnly));
  int compared = 0;
  for (const QJsonValue &entry : QJsonDocument::fromJson(file.readAll()).array()) {
    for (const QJsonValue &example : entry[QLatin1String("examples")].toArray()) {
      const QString pond = example[QLatin1String("river")].toString();
      if (pond.isEmpty())
        continue;
      QVERIFY2(isNagashiPond(playerWithPond(pond)) == example[QLatin1String("expected")].toBool(),
               qPrintable(pond));
      ++compared;
    }
  }
  QVERIFY(compared >= 3);
}

JANSO_TEST(TestNagashi);
#include "tst_nagashi.moc"
