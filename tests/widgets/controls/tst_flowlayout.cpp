// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A flow of items breaks its lines where they must end, and shares what is left as it was told; it goes with
// its widget, with each of its items once.
#include <QBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/controls/flowlayout.h"

using namespace janso;

namespace {

// Wants to be this large, and can be wider.
class Block : public QWidget {
 public:
  Block(QSize size, QWidget *parent) : QWidget(parent), m_size(size) {
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  }
  QSize sizeHint() const override { return m_size; }

 private:
  QSize m_size;
};

constexpr int kGap = 10;

// Blocks of 60, 50 and 40, the middle one higher.
struct Flow {
  explicit Flow(FlowLayout::Rest rest = FlowLayout::Rest::AtEnd)
      : layout(new FlowLayout(&widget, kGap, rest)) {
    for (const QSize size : {QSize(60, 20), QSize(50, 30), QSize(40, 20)}) {
      blocks << new Block(size, &widget);
      layout->addWidget(blocks.last());
    }
  }
  QList<QRect> placesIn(int width) const {
    layout->setGeometry(QRect(0, 0, width, layout->heightForWidth(width)));
    QList<QRect> places;
    for (const Block *block : blocks)
      places << block->geometry();
    return places;
  }

  QWidget widget;
  FlowLayout *layout;
  QList<Block *> blocks;
};

}  // namespace

class TestFlowLayout : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void goesWithItsWidget();
  void linesEndWhereTheyMust_data();
  void linesEndWhereTheyMust();
  void everythingIsInsideAndApart();
  void theRestGoesWhereItShould_data();
  void theRestGoesWhereItShould();
  void whatIsHiddenHasNoGap();
  void theLeastWidth_data();
  void theLeastWidth();
  void itemsAreTakenOnce();
  void aRowOfAFormFlows();
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

void TestFlowLayout::linesEndWhereTheyMust_data() {
  QTest::addColumn<int>("width");
  QTest::addColumn<QList<int>>("tops");
  QTest::addColumn<int>("height");
  QTest::newRow("all in one line") << 300 << QList<int>{5, 0, 5} << 30;
  QTest::newRow("it just fits") << 170 << QList<int>{5, 0, 5} << 30;
  QTest::newRow("one pixel less") << 169 << QList<int>{5, 0, 40} << 60;
  QTest::newRow("two in the second line") << 100 << QList<int>{0, 30, 35} << 60;
  QTest::newRow("each in its own") << 60 << QList<int>{0, 30, 70} << 90;
}

// Lower ones are in the middle of their line.
void TestFlowLayout::linesEndWhereTheyMust() {
  QFETCH(int, width);
  QFETCH(QList<int>, tops);
  const Flow flow;
  QTEST(flow.layout->heightForWidth(width), "height");
  QList<int> got;
  for (const QRect &place : flow.placesIn(width))
    got << place.top();
  QCOMPARE(got, tops);
}

void TestFlowLayout::everythingIsInsideAndApart() {
  for (const auto rest : {FlowLayout::Rest::AtEnd, FlowLayout::Rest::Shared, FlowLayout::Rest::Between,
                          FlowLayout::Rest::Stretched}) {
    const Flow flow(rest);
    for (int width = 60; width <= 220; ++width) {
      const QList<QRect> places = flow.placesIn(width);
      const QRect room(0, 0, width, flow.layout->heightForWidth(width));
      for (qsizetype i = 0; i < places.size(); ++i) {
        QVERIFY2(room.contains(places[i]), qPrintable(QString::number(width)));
        for (qsizetype k = 0; k < i; ++k)
          QVERIFY2(!places[i].intersects(places[k]), qPrintable(QString::number(width)));
      }
    }
  }
}

void TestFlowLayout::theRestGoesWhereItShould_data() {
  QTest::addColumn<FlowLayout::Rest>("rest");
  QTest::addColumn<int>("width");
  QTest::addColumn<QList<int>>("lefts");
  QTest::addColumn<QList<int>>("widths");
  QTest::newRow("at the end") << FlowLayout::Rest::AtEnd << 200 << QList<int>{0, 70, 130}
                              << QList<int>{60, 50, 40};
  QTest::newRow("between") << FlowLayout::Rest::Between << 200 << QList<int>{0, 85, 160}
                           << QList<int>{60, 50, 40};
  QTest::newRow("all become alike") << FlowLayout::Rest::Shared << 200 << QList<int>{0, 70, 140}
                                    << QList<int>{60, 60, 60};
  QTest::newRow("each a little wider")
      << FlowLayout::Rest::Shared << 179 << QList<int>{0, 73, 136} << QList<int>{63, 53, 43};
  QTest::newRow("to what stretches") << FlowLayout::Rest::Stretched << 200 << QList<int>{0, 70, 160}
                                     << QList<int>{60, 80, 40};
}

void TestFlowLayout::theRestGoesWhereItShould() {
  QFETCH(FlowLayout::Rest, rest);
  QFETCH(int, width);
  const Flow flow(rest);
  flow.blocks[1]->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
  QList<int> lefts;
  QList<int> widths;
  for (const QRect &place : flow.placesIn(width)) {
    lefts << place.left();
    widths << place.width();
  }
  QTEST(lefts, "lefts");
  QTEST(widths, "widths");
}

void TestFlowLayout::whatIsHiddenHasNoGap() {
  const Flow flow;
  flow.blocks[1]->hide();
  QCOMPARE(flow.layout->heightForWidth(110), 20);
  QCOMPARE(flow.placesIn(110).last().left(), 70);
  flow.blocks[0]->hide();
  flow.blocks[2]->hide();
  QCOMPARE(flow.layout->heightForWidth(110), 0);
}

void TestFlowLayout::theLeastWidth_data() {
  QTest::addColumn<int>("least");
  QTest::addColumn<int>("width");
  QTest::newRow("the widest item") << 0 << 60;
  QTest::newRow("as wanted") << 100 << 100;
  QTest::newRow("no wider than the line") << 500 << 170;
}

void TestFlowLayout::theLeastWidth() {
  QFETCH(int, least);
  const Flow flow;
  flow.layout->setLeastWidth(least);
  QTEST(flow.layout->minimumSize().width(), "width");
  QCOMPARE(flow.layout->sizeHint(), flow.layout->minimumSize());
}

void TestFlowLayout::itemsAreTakenOnce() {
  const Flow flow;
  QCOMPARE(flow.layout->takeAt(3), nullptr);
  QCOMPARE(flow.layout->takeAt(-1), nullptr);
  delete flow.layout->takeAt(1);
  QCOMPARE(flow.layout->count(), 2);
  QCOMPARE(flow.layout->itemAt(1)->widget(), flow.blocks[2]);
  QCOMPARE(flow.layout->itemAt(2), nullptr);
}

// A row that stays together is one item; the row has the flow as its only part.
void TestFlowLayout::aRowOfAFormFlows() {
  QWidget form;
  auto *row = new QHBoxLayout(&form);
  auto *first = new QLabel(QStringLiteral("a"), &form);
  auto *pair = new QHBoxLayout;
  pair->addWidget(new QLabel(QStringLiteral("b"), &form));
  pair->addWidget(new QLabel(QStringLiteral("c"), &form));
  row->addWidget(first);
  row->addLayout(pair);
  row->addStretch();
  flowItems(row, 50);
  QCOMPARE(row->count(), 1);
  const QLayout *flow = row->itemAt(0)->widget()->layout();
  QCOMPARE(flow->count(), 3);
  QCOMPARE(flow->itemAt(0)->widget(), first);
  QCOMPARE(flow->itemAt(1)->layout(), pair);
  QCOMPARE(pair->count(), 2);
  QVERIFY(flow->itemAt(2)->spacerItem() != nullptr);
}

JANSO_TEST(TestFlowLayout);
#include "tst_flowlayout.moc"
