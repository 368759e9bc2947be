// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is switched on at the table: how long it stays on, and for whom.
#include <QSignalSpy>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/decision/togglesmodel.h"

using namespace janso;

class TestTogglesModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void saysOnlyWhatDiffers();
  void endWithTheHandButSort();
  void handBeginsAsTheOptionForNorthsIs();
  void eachSeatHasItsOwn();
  void sortingIsShared();
  void newHandClearsThoseOfEverySeat();
};

void TestTogglesModel::saysOnlyWhatDiffers() {
  TogglesModel toggles;
  QSignalSpy changes(&toggles, &TogglesModel::changed);
  toggles.set(&TableToggles::noCalls, false);
  QCOMPARE(changes.size(), 0);
  toggles.set(&TableToggles::noCalls, true);
  toggles.flip(&TableToggles::noCalls);
  QCOMPARE(changes.size(), 2);
  QVERIFY(toggles.values() == TableToggles{});
}

void TestTogglesModel::endWithTheHandButSort() {
  TogglesModel toggles;
  toggles.setValues({.sort = true, .autoWin = true, .noCalls = true, .autoDiscard = true, .autoKita = true});
  toggles.reset();
  QVERIFY(toggles.values() == TableToggles{});
  toggles.setValues({.sort = false, .autoWin = true});
  toggles.reset();
  QVERIFY(toggles.values() == TableToggles{.sort = false});
}

void TestTogglesModel::handBeginsAsTheOptionForNorthsIs() {
  TogglesModel toggles;
  toggles.setKitaFromStart(true);
  QVERIFY(toggles.values().autoKita);
  toggles.set(&TableToggles::autoKita, false);
  toggles.setKitaFromStart(true);  // said once more: the pill stays as it was put
  QVERIFY(!toggles.values().autoKita);
  toggles.reset();
  QVERIFY(toggles.values().autoKita);
}

void TestTogglesModel::eachSeatHasItsOwn() {
  TogglesModel toggles;
  toggles.setOwner(0);
  toggles.set(&TableToggles::autoDiscard, true);
  toggles.setOwner(-1);
  QVERIFY(toggles.values() == TableToggles{});
  toggles.setOwner(2);
  QVERIFY(toggles.values() == TableToggles{});
  toggles.set(&TableToggles::noCalls, true);
  QVERIFY(toggles.of(0) == TableToggles{.autoDiscard = true});
  QVERIFY(toggles.of(2) == TableToggles{.noCalls = true});
  QVERIFY(toggles.of(3) == TableToggles{});
  toggles.setOwner(0);
  QVERIFY(toggles.values() == TableToggles{.autoDiscard = true});
  toggles.setOwner(2);
  QVERIFY(toggles.values() == TableToggles{.noCalls = true});
}

void TestTogglesModel::sortingIsShared() {
  TogglesModel toggles;
  toggles.setOwner(0);
  toggles.set(&TableToggles::autoWin, true);
  toggles.setOwner(1);
  toggles.set(&TableToggles::sort, false);
  toggles.setOwner(0);
  QVERIFY(toggles.values() == (TableToggles{.sort = false, .autoWin = true}));
}

void TestTogglesModel::newHandClearsThoseOfEverySeat() {
  TogglesModel toggles;
  toggles.setOwner(0);
  toggles.set(&TableToggles::autoWin, true);
  toggles.setOwner(1);
  toggles.reset();
  toggles.setOwner(0);
  QVERIFY(toggles.values() == TableToggles{});
}

JANSO_TEST(TestTogglesModel);
#include "tst_togglesmodel.moc"
