// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the style of windows and dialogs promises: no foreign icons, nothing beyond the screen or cut off.
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTest>

#include "widgets/chromestyle.h"
#include "widgets/newmatchdialog.h"
#include "widgets/ruleeditors.h"
#include "widgets/rulesdialog.h"
#include "widgets/rulesetstore.h"

using namespace janso;

class TestChromeStyle : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void buttonsOfAFormLoseTheirIcons();
  void dialogsFitTheScreen();
  void disabledButtonsLookIt_data();
  void disabledButtonsLookIt();
  void numbersShowTheirUnits();
};

void TestChromeStyle::buttonsOfAFormLoseTheirIcons() {
  QDialog dialog;
  QPixmap picture(16, 16);
  picture.fill(Qt::red);
  auto *box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  for (QAbstractButton *button : box->buttons())
    button->setIcon(picture);
  applyChrome(&dialog);
  QCOMPARE(box->buttons().size(), 2);
  for (const QAbstractButton *button : box->buttons())
    QVERIFY(button->icon().isNull());
}

void TestChromeStyle::dialogsFitTheScreen() {
  const RulesetStore store;
  RulesDialog rules(store);
  NewMatchDialog match({});
  for (QDialog *dialog : {static_cast<QDialog *>(&rules), static_cast<QDialog *>(&match)}) {
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY2(dialog->height() <= screenRoom(dialog).height(), qPrintable(dialog->windowTitle()));
  }
}

void TestChromeStyle::disabledButtonsLookIt_data() {
  QTest::addColumn<QString>("role");
  QTest::newRow("any button") << QString();
  QTest::newRow("the dialog's own") << QStringLiteral("default");
  QTest::newRow("the main one of a page") << QStringLiteral("primary");
}

// Nothing amber, which means: yours to press.
void TestChromeStyle::disabledButtonsLookIt() {
  QFETCH(QString, role);
  QDialog dialog;
  auto *button = new QPushButton(&dialog);
  button->setProperty("role", role);
  button->setFocusPolicy(Qt::NoFocus);
  button->setAutoDefault(false);
  button->setDefault(role == QStringLiteral("default"));
  button->setGeometry(10, 10, 100, 40);
  applyChrome(&dialog);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  const auto middle = [button] { return button->grab().toImage().pixelColor(50, 20); };
  const QColor amber(0xF0, 0xB3, 0x4A);
  QCOMPARE(middle() == amber, !role.isEmpty());
  button->setEnabled(false);
  QVERIFY2(middle() != amber, qPrintable(middle().name()));
}

// The text of every number has room between the frame and the arrows.
void TestChromeStyle::numbersShowTheirUnits() {
  QDialog dialog;
  applyChrome(&dialog);
  QList<RuleSpin *> spins;
  for (const RuleField &field : ruleFields()) {
    if (field.type != RuleFieldType::Number)
      continue;
    spins << new RuleSpin(field, &dialog);
    spins.last()->resize(spins.last()->sizeHint());
    spins.last()->setValue(spins.last()->maximum());
  }
  QVERIFY(spins.size() > 20);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  for (const RuleSpin *spin : spins) {
    const auto *line = spin->findChild<QLineEdit *>();
    QVERIFY(line != nullptr);
    const int text = spin->fontMetrics().horizontalAdvance(line->text());
    QVERIFY2(text <= line->width(),
             qPrintable(QStringLiteral("%1: %2 of %3").arg(line->text()).arg(text).arg(line->width())));
  }
}

QTEST_MAIN(TestChromeStyle)
#include "tst_chromestyle.moc"
