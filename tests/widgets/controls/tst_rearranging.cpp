// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Forms that adapt: parts that scroll, fields below their labels, buttons in the order of what they do.
// Nothing is lost on the way.
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTest>
#include <QVBoxLayout>
#include <algorithm>

#include "support/testprogram.h"
#include "widgets/controls/buttonroles.h"
#include "widgets/controls/makescrollable.h"

using namespace janso;

namespace {

QLabel *labelIn(QWidget *parent, const char *text) {
  return new QLabel(QString::fromLatin1(text), parent);
}

// From left to right.
QStringList shownTexts(const QList<QPushButton *> &buttons) {
  QList<QPushButton *> sorted = buttons;
  std::sort(sorted.begin(), sorted.end(), [](const QPushButton *a, const QPushButton *b) {
    return a->mapTo(a->window(), QPoint()).x() < b->mapTo(b->window(), QPoint()).x();
  });
  QStringList texts;
  for (const QPushButton *button : sorted)
    texts << button->text();
  return texts;
}

}  // namespace

class TestRearranging : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void buttonsAreOrderedByRole_data();
  void buttonsAreOrderedByRole();
  void otherItemsOfTheRowStay();
  void aPageScrollsWithAllItHas();
  void aStackScrollsWhereItDoesNotYet();
  void aPartOfARowKeepsItsPlace();
  void fieldsGoBelowTheirLabels();
};

void TestRearranging::buttonsAreOrderedByRole_data() {
  QTest::addColumn<QList<int>>("order");
  QTest::newRow("as listed") << QList<int>{0, 1, 2};
  QTest::newRow("the other way round") << QList<int>{2, 1, 0};
  QTest::newRow("mixed") << QList<int>{1, 2, 0};
}

// The desktop's order, in whichever the form has them.
void TestRearranging::buttonsAreOrderedByRole() {
  QFETCH(QList<int>, order);
  const QList<QDialogButtonBox::ButtonRole> roles{QDialogButtonBox::AcceptRole, QDialogButtonBox::RejectRole,
                                                  QDialogButtonBox::HelpRole};
  const QStringList names{QStringLiteral("Accept"), QStringLiteral("Reject"), QStringLiteral("Help")};
  QDialogButtonBox usual;
  QList<QPushButton *> expected;
  for (int i = 0; i < 3; ++i)
    expected << usual.addButton(names[i], roles[i]);
  usual.resize(500, 40);
  usual.show();

  QWidget form;
  auto *row = new QHBoxLayout(&form);
  QList<QPushButton *> buttons{nullptr, nullptr, nullptr};
  for (const int i : order) {
    buttons[i] = new QPushButton(names[i], &form);
    row->addWidget(buttons[i]);
  }
  orderButtons(row, {{buttons[order[0]], roles[order[0]]},
                     {buttons[order[1]], roles[order[1]]},
                     {buttons[order[2]], roles[order[2]]}});
  form.resize(500, 60);
  form.show();
  QCOMPARE(shownTexts(buttons), shownTexts(expected));
}

void TestRearranging::otherItemsOfTheRowStay() {
  QWidget form;
  auto *row = new QHBoxLayout(&form);
  auto *label = labelIn(&form, "label");
  auto *accept = new QPushButton(QStringLiteral("Accept"), &form);
  auto *hidden = new QPushButton(QStringLiteral("Hidden"), &form);
  row->addWidget(accept);
  row->addWidget(label);
  row->addWidget(hidden);
  hidden->hide();
  orderButtons(row, {{accept, QDialogButtonBox::AcceptRole}, {hidden, QDialogButtonBox::HelpRole}});
  QCOMPARE(row->count(), 3);
  QCOMPARE(row->itemAt(0)->widget(), label);
  QCOMPARE(row->itemAt(1)->widget(), hidden);
  const auto *box = qobject_cast<QDialogButtonBox *>(row->itemAt(2)->widget());
  QVERIFY(box != nullptr);
  QCOMPARE(box->buttons(), QList<QAbstractButton *>{accept});
  form.show();
  QVERIFY(accept->isVisible() && !hidden->isVisible());
}

void TestRearranging::aPageScrollsWithAllItHas() {
  QWidget page;
  auto *layout = new QVBoxLayout(&page);
  for (int i = 0; i < 30; ++i)
    layout->addWidget(labelIn(&page, "line"));
  QWidget *contents = makeScrollable(&page);
  QCOMPARE(contents->layout(), layout);
  QCOMPARE(layout->count(), 30);
  QCOMPARE(contents->findChildren<QLabel *>().size(), 30);
  QVERIFY(page.layout() != layout);
  page.resize(200, 100);
  page.show();
  const auto *area = page.findChild<QScrollArea *>();
  QCOMPARE(area->widget(), contents);
  QCOMPARE(area->width(), page.width());
  QVERIFY(contents->height() > page.height());
  QCOMPARE(contents->width(), area->viewport()->width());  // never to the side
}

void TestRearranging::aStackScrollsWhereItDoesNotYet() {
  QStackedWidget pages;
  QList<QWidget *> all;
  for (int i = 0; i < 3; ++i) {
    all << new QWidget;
    pages.addWidget(all.last());
  }
  auto *own = new QListWidget(all[1]);
  pages.setCurrentIndex(2);
  makeScrollable(&pages);
  QCOMPARE(pages.count(), 3);
  QCOMPARE(pages.currentIndex(), 2);
  QCOMPARE(pages.widget(1), all[1]);
  QCOMPARE(own->parentWidget(), all[1]);
  for (const int i : {0, 2})
    QCOMPARE(qobject_cast<QScrollArea *>(pages.widget(i))->widget(), all[i]);
}

void TestRearranging::aPartOfARowKeepsItsPlace() {
  QWidget form;
  auto *row = new QHBoxLayout(&form);
  auto *part = new QVBoxLayout;
  part->addWidget(labelIn(&form, "inside"));
  auto *widget = labelIn(&form, "widget");
  row->addWidget(labelIn(&form, "first"));
  row->addLayout(part, 3);
  row->addWidget(widget, 2);
  row->addWidget(labelIn(&form, "last"));
  makeScrollable(row, part);
  const QWidget *area = makeScrollable(row, widget);
  QCOMPARE(row->count(), 4);
  QCOMPARE(row->stretch(1), 3);
  QCOMPARE(row->stretch(2), 2);
  QCOMPARE(qobject_cast<QScrollArea *>(row->itemAt(1)->widget())->widget()->layout(), part);
  QCOMPARE(row->itemAt(2)->widget(), area);
  QCOMPARE(qobject_cast<const QScrollArea *>(area)->widget(), widget);
}

// Row by row, each label before its field; what is a layout stays one.
void TestRearranging::fieldsGoBelowTheirLabels() {
  QWidget form;
  auto *grid = new QGridLayout(&form);
  QStringList order;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      if (row == 1 && column == 1) {
        auto *part = new QHBoxLayout;
        part->addWidget(labelIn(&form, "part"));
        grid->addLayout(part, row, column);
        order << QStringLiteral("layout");
        continue;
      }
      order << QStringLiteral("%1 %2").arg(row).arg(column);
      grid->addWidget(new QLabel(order.last(), &form), row, column, Qt::AlignRight);
    }
  }
  grid->setColumnStretch(1, 1);
  stackFields(grid);
  QCOMPARE(grid->count(), 9);
  QStringList now;
  for (int row = 0; row < grid->rowCount(); ++row) {
    const QLayoutItem *item = grid->itemAtPosition(row, 0);
    if (item == nullptr)
      continue;
    now << (item->widget() == nullptr ? QStringLiteral("layout")
                                      : qobject_cast<QLabel *>(item->widget())->text());
    if (item->widget() != nullptr)
      QCOMPARE(item->alignment(), Qt::AlignRight);
  }
  QCOMPARE(now, order);
  QCOMPARE(grid->columnStretch(0), 1);
  QCOMPARE(grid->columnStretch(1), 0);
}

JANSO_TEST(TestRearranging);
#include "tst_rearranging.moc"
