// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Space that is held answers once, then goes on quickly to the next question and stops there.
#include <QSignalSpy>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/coachprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

void sendSpace(QWidget *to, QEvent::Type type, bool repeat) {
  QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), repeat);
  QCoreApplication::sendEvent(to, &event);
}

}  // namespace

class TestHeldSpace : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void answersOnceAndHurries();
  void letGoEndsTheHurry();

 private:
  static void hold(const Playing &program, int times) {
    for (int i = 0; i < times; ++i) {
      sendSpace(program.table(), QEvent::KeyRelease, true);
      sendSpace(program.table(), QEvent::KeyPress, true);
    }
  }
  Folders m_folders;
};

void TestHeldSpace::answersOnceAndHurries() {
  Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("held"));
  program.settings.setValue(Setting::Speed, 1.0);
  TableWidget *table = program.table();
  QTRY_VERIFY(table->flow().isActive());
  table->setFocus();
  const auto discarded = [&] { return program.controller.match().view(0).me().pond.size(); };
  const std::size_t before = discarded();
  QSignalSpy hurries(table, &TableWidget::hurryChanged);
  sendSpace(table, QEvent::KeyPress, false);
  QTRY_COMPARE(discarded(), before + 1);
  QTRY_VERIFY(!table->flow().isActive());
  hold(program, 1);
  QCOMPARE(hurries.size(), 1);
  QCOMPARE(hurries.takeFirst().front().toBool(), true);
  // Until the next question, and not beyond it, however long the key is held.
  QTRY_VERIFY_WITH_TIMEOUT(table->flow().isActive(), kMatchMs);
  QCOMPARE(hurries.size(), 1);
  QCOMPARE(hurries.takeFirst().front().toBool(), false);
  hold(program, 20);
  QVERIFY(table->flow().isActive());
  QCOMPARE(discarded(), before + 1);
  QVERIFY(hurries.isEmpty());
}

void TestHeldSpace::letGoEndsTheHurry() {
  Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("held"));
  program.controller.setPaused(true);
  TableWidget *table = program.table();
  table->setFocus();
  program.settings.setValue(Setting::Speed, 1.0);
  table->clearDecision();
  QSignalSpy hurries(table, &TableWidget::hurryChanged);
  hold(program, 3);
  QCOMPARE(hurries.size(), 1);
  sendSpace(table, QEvent::KeyRelease, false);
  QCOMPARE(hurries.size(), 2);
  QCOMPARE(hurries.last().front().toBool(), false);
  hold(program, 1);
  program.window->setFocus();
  table->clearFocus();
  QCOMPARE(hurries.size(), 4);
  QCOMPARE(hurries.last().front().toBool(), false);
}

JANSO_TEST(TestHeldSpace);
#include "tst_heldspace.moc"
