// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The frames around what a lesson speaks of, on the table from above and from the chair.
#include <QTest>

#include "game/gamecontroller.h"
#include "support/testprogram.h"
#include "widgets/learn/lessonlights.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/table/cardplace.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/mainwindow.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestLessonLights : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void frameWhatTheLessonSpeaksOf_data();
  void frameWhatTheLessonSpeaksOf();
};

void TestLessonLights::frameWhatTheLessonSpeaksOf_data() {
  QTest::addColumn<bool>("seatView");
  QTest::newRow("flat") << false;
  QTest::newRow("seat view") << true;
}

void TestLessonLights::frameWhatTheLessonSpeaksOf() {
  QFETCH(bool, seatView);
  Folders folders;
  Program program(folders.fresh());
  program.settings.setValue(Setting::SeatView, seatView);
  auto *lights = program.find<LessonLights>();
  QVERIFY(!lights->isVisible());
  // Every kind of frame is somewhere on the table.
  LessonDesk *desk = program.window->lessonDesk();
  QVERIFY(desk->start(desk->store().indexOf(QStringLiteral("turn"))));
  QTRY_VERIFY(program.controller.match().pendingDecision(desk->play().seat()).has_value() &&
              !desk->play().isRepeating());
  for (const LightKind kind : {LightKind::Hand, LightKind::Drawn, LightKind::Pond, LightKind::Hidden,
                               LightKind::Dora, LightKind::Center, LightKind::Plate, LightKind::Wall}) {
    lights->setLights({LessonLight{kind, 1, {}}});
    QVERIFY(lights->isVisible());
    QVERIFY2(!lights->frames().isEmpty(), qPrintable(QString::number(static_cast<int>(kind))));
    for (const QRectF &frame : lights->frames())
      QVERIFY(QRectF(program.table()->rect()).adjusted(-8, -8, 8, 8).contains(frame));
  }
  const TableGeometry &geometry = program.table()->geometryInfo();
  QCOMPARE(geometry.kind().tilted, seatView);
  lights->setLights({LessonLight{LightKind::Pond, 1, {}}});
  const QRect tile = shownLying(geometry, kPondGroup + 1, geometry.pond(1, {false}).first());
  QVERIFY(lights->frames().first().contains(QRectF(toLogical(geometry, tile)).center()));
}

JANSO_TEST(TestLessonLights);
#include "tst_lessonlights.moc"
