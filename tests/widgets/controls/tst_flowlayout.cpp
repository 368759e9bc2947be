// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A flow of items and of layouts goes with its widget, each of them once.
#include <QBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/controls/flowlayout.h"

using namespace janso;

class TestFlowLayout : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void goesWithItsWidget();
};

void TestFlowLayout::goesWithItsWidget() {
  auto *widget = new QWidget;
  auto *flow = new FlowLayout(widget, 4);
  for (int i = 0; i < 5; ++i) {
    auto *part = new QHBoxLayout;
    part->addWidget(new QLabel(QStringLiteral("a"), widget));
    flow->addItem(part);
    flow->addWidget(new QLabel(QStringLiteral("b"), widget));
  }
  QCOMPARE(flow->count(), 10);
  const QPointer<QObject> last(flow->itemAt(8)->layout());
  QVERIFY(last);
  delete widget;
  QVERIFY(!last);
}

JANSO_TEST(TestFlowLayout);
#include "tst_flowlayout.moc"
