// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole matches of players without sense, under every preset: after every step the invariants hold, and each
// seat's folded view is the table's, and so are the actions that a client works out from that view.
#include <QTest>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/watchedmatch.h"

using namespace janso;

namespace {

using test::PlayCounts;
using test::WatchedMatch;

}  // namespace

class TestRandomPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void presetsHold_data();
  void presetsHold();
};

void TestRandomPlay::presetsHold_data() {
  QTest::addColumn<QByteArray>("preset");
  QTest::addColumn<bool>("sensible");
  for (const Preset &preset : presets()) {
    const QByteArray id(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
    QTest::newRow((id + ", any legal action").constData()) << id << false;
    QTest::newRow((id + ", building hands").constData()) << id << true;
  }
}

void TestRandomPlay::presetsHold() {
  QFETCH(QByteArray, preset);
  QFETCH(bool, sensible);
  const RuleSet rules = findPreset(preset.toStdString())->make();
  PlayCounts tally;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    WatchedMatch watch(rules, seed, sensible ? 15U : 0U);
    const QString broken = watch.play(tally);
    QVERIFY(!broken.isEmpty() || watch.isOver());
    QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("seed %1, %2").arg(seed).arg(broken)));
    QVERIFY(watch.decisions() > 50);
  }
  show(tally);
}

JANSO_TEST(TestRandomPlay);
#include "tst_randomplay.moc"
