// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A list whose row changes beside the table does not say that the keyboard is there.
#include <QAccessible>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "support/testprogram.h"
#include "widgets/controls/heardfocus.h"

using namespace janso;

namespace {

QList<QObject *> focused;

void record(QAccessibleEvent *event) {
  if (event->type() == QAccessible::Focus)
    focused << event->object();
}

}  // namespace

class HeardFocus : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void onlyTheKeyboardIsHeard();
};

void HeardFocus::onlyTheKeyboardIsHeard() {
  QAccessible::installUpdateHandler(&record);
  keepFocusToTheKeyboard();
  keepFocusToTheKeyboard();  // twice is once
  // Nobody listens here, so events are handed over by hand.
  const QAccessible::UpdateHandler handler = QAccessible::installUpdateHandler(nullptr);
  QVERIFY(handler != &record);
  const auto rowChanges = [handler](QWidget *of, int child) {
    QAccessibleEvent event(of, QAccessible::Focus);
    event.setChild(child);
    handler(&event);
  };
  QWidget window;
  auto *layout = new QVBoxLayout(&window);
  auto *line = new QLineEdit;
  auto *list = new QListWidget;
  auto *tree = new QTreeWidget;
  for (QWidget *widget : std::initializer_list<QWidget *>{line, list, tree})
    layout->addWidget(widget);
  window.show();
  window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  line->setFocus();
  rowChanges(list, 1);
  rowChanges(tree, 0);
  QVERIFY(focused.isEmpty());
  rowChanges(line, -1);
  QCOMPARE(focused, QList<QObject *>{line});
  tree->setFocus();
  rowChanges(list, 0);
  rowChanges(tree, 1);
  QCOMPARE(focused, (QList<QObject *>{line, tree}));
  // Whatever else happens in a list is told.
  QAccessibleEvent selected(list, QAccessible::Selection);
  QVERIFY(isHeardFocus(selected));
}

JANSO_TEST(HeardFocus);
#include "tst_heardfocus.moc"
