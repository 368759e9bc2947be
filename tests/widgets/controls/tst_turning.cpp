// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lists and columns that turn where the window is too narrow for them, at any size of texts.
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/controls/sidelist.h"
#include "widgets/look/fonts.h"

using namespace janso;

namespace {

// Texts of this size while it lives.
class TextScale {
 public:
  explicit TextScale(qreal scale) { theme::setTextScale(scale); }
  ~TextScale() { theme::setTextScale(m_before); }
  Q_DISABLE_COPY_MOVE(TextScale)

 private:
  qreal m_before = theme::textScale();
};

}  // namespace

class TestTurning : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void largeTextsStackFields_data();
  void largeTextsStackFields();
  void columnsTurnWithTheWindow_data();
  void columnsTurnWithTheWindow();
  void aListTurnsWithTheWindow_data();
  void aListTurnsWithTheWindow();
  void aTurnedListShowsAllItsRows();

 private:
  static void windows();
};

void TestTurning::largeTextsStackFields_data() {
  QTest::addColumn<qreal>("scale");
  QTest::addColumn<bool>("stacked");
  QTest::newRow("as designed") << 1.0 << false;
  QTest::newRow("at the limit") << 1.4 << false;
  QTest::newRow("beyond it") << 1.45 << true;
  QTest::newRow("twice as large") << 2.0 << true;
}

void TestTurning::largeTextsStackFields() {
  QFETCH(qreal, scale);
  const TextScale texts(scale);
  QTEST(areFieldsStacked(), "stacked");
}

void TestTurning::windows() {
  QTest::addColumn<int>("width");
  QTest::addColumn<qreal>("scale");
  QTest::addColumn<bool>("above");
  QTest::newRow("wide") << 800 << 1.0 << false;
  QTest::newRow("exactly wide enough") << 600 << 1.0 << false;
  QTest::newRow("a pixel less") << 599 << 1.0 << true;
  QTest::newRow("wide, with large texts") << 800 << 1.5 << true;
  QTest::newRow("wide enough for large texts") << 900 << 1.5 << false;
}

void TestTurning::columnsTurnWithTheWindow_data() {
  windows();
}

// And back, to the widths that the side had.
void TestTurning::columnsTurnWithTheWindow() {
  QFETCH(int, width);
  QFETCH(qreal, scale);
  QFETCH(bool, above);
  const TextScale texts(scale);
  QWidget window;
  auto *outer = new QVBoxLayout(&window);
  auto *columns = new QHBoxLayout;
  auto *side = new QWidget(&window);
  side->setMinimumWidth(120);
  side->setMaximumWidth(180);
  columns->addWidget(side);
  columns->addWidget(new QScrollArea(&window), 1);
  outer->addLayout(columns, 1);
  stackColumns(columns, side, 600);
  QCOMPARE(outer->stretch(0), 1);
  window.resize(width, 400);
  window.show();
  const auto isAbove = [&] { return columns->direction() == QBoxLayout::TopToBottom; };
  QCOMPARE(isAbove(), above);
  QCOMPARE(side->maximumWidth(), above ? QWIDGETSIZE_MAX : 180);
  window.resize(300, 400);
  QVERIFY(isAbove());
  QCOMPARE(side->minimumWidth(), 0);
  window.resize(1200, 400);
  QVERIFY(!isAbove());
  QCOMPARE(side->minimumWidth(), 120);
  QCOMPARE(side->maximumWidth(), 180);
}

void TestTurning::aListTurnsWithTheWindow_data() {
  windows();
}

void TestTurning::aListTurnsWithTheWindow() {
  QFETCH(int, width);
  QFETCH(qreal, scale);
  QFETCH(bool, above);
  const TextScale texts(scale);
  QWidget window;
  auto *row = new QHBoxLayout(&window);
  auto *list = new QListWidget(&window);
  list->addItems({QStringLiteral("one"), QStringLiteral("two")});
  row->addWidget(list);
  row->addWidget(new QLabel(QStringLiteral("page"), &window), 1);
  new SideList(list, row, 600, 160);
  window.resize(width, 400);
  window.show();
  QCOMPARE(row->direction(), above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  QCOMPARE(list->flow(), above ? QListView::LeftToRight : QListView::TopToBottom);
  if (above) {
    QCOMPARE(list->maximumWidth(), QWIDGETSIZE_MAX);
    return;
  }
  QCOMPARE(list->minimumWidth(), qRound(160 * scale));
  QCOMPARE(list->maximumWidth(), qRound(160 * scale));
}

// However many lines they need, and not one pixel scrolls.
void TestTurning::aTurnedListShowsAllItsRows() {
  QWidget window;
  auto *row = new QHBoxLayout(&window);
  auto *list = new QListWidget(&window);
  for (int i = 0; i < 12; ++i)
    list->addItem(QStringLiteral("Preferences %1").arg(i));
  row->addWidget(list);
  row->addWidget(new QLabel(QStringLiteral("page"), &window), 1);
  new SideList(list, row, 600, 160);
  window.resize(250, 600);
  window.show();
  QCoreApplication::processEvents();
  for (int i = 0; i < list->count(); ++i)
    QVERIFY(list->viewport()->rect().contains(list->visualItemRect(list->item(i))));
  const int narrow = list->height();
  window.resize(590, 600);
  QCoreApplication::processEvents();
  QVERIFY(list->height() < narrow);
  for (int i = 0; i < list->count(); ++i)
    QVERIFY(list->viewport()->rect().contains(list->visualItemRect(list->item(i))));
}

JANSO_TEST(TestTurning);
#include "tst_turning.moc"
