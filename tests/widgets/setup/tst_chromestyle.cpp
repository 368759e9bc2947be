// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the style of windows and dialogs promises: no foreign icons, nothing beyond the screen or cut off.
#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QSpinBox>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "records/rulesetstore.h"
#include "support/testprogram.h"
#include "widgets/contrast.h"
#include "widgets/controls/chromesheet.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/ruleeditors.h"
#include "widgets/setup/rulesdialog.h"

using namespace janso;
using namespace janso::test;

class TestChromeStyle : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void buttonsOfAFormLoseTheirIcons();
  void dialogsFitTheScreen();
  void disabledButtonsLookIt_data();
  void disabledButtonsLookIt();
  void numbersShowTheirUnits();
  void focusIsMarkedOnce();
  void everythingStandsOut_data();
  void everythingStandsOut();
  void toolTipsFollowTheColors();
  void lengthsAreWholePixels();
  void growsWithItsScale();
};

// The border says it; the style of the desktop draws no second frame once the keyboard is used.
void TestChromeStyle::focusIsMarkedOnce() {
  QDialog dialog;
  auto *layout = new QVBoxLayout(&dialog);
  auto *button = new QPushButton(QStringLiteral("Play"), &dialog);
  auto *check = new QCheckBox(QStringLiteral("Sounds"), &dialog);
  layout->addWidget(button);
  layout->addWidget(check);
  applyChrome(&dialog);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  for (QWidget *widget : {static_cast<QWidget *>(button), static_cast<QWidget *>(check)}) {
    dialog.setAttribute(Qt::WA_KeyboardFocusChange, false);
    dialog.setFocus();
    const QImage without = widget->grab().toImage();
    widget->setFocus(Qt::OtherFocusReason);
    const QImage focused = widget->grab().toImage();
    QVERIFY(focused != without);
    dialog.setAttribute(Qt::WA_KeyboardFocusChange, true);
    QCOMPARE(widget->grab().toImage(), focused);
  }
}

void TestChromeStyle::everythingStandsOut_data() {
  QTest::addColumn<bool>("dark");
  QTest::newRow("dark") << true;
  QTest::newRow("light") << false;
}

// Words 4.5 : 1 on every ground, outlines that tell something 3 : 1.
void TestChromeStyle::everythingStandsOut() {
  QFETCH(bool, dark);
  const ChromeColors c = chromeColors(dark);
  for (const QColor &ground : {c.panelTop, c.panelBottom, c.field, c.hover, c.focused}) {
    for (const QColor &words : {c.text, c.second, c.dim, c.accentText, c.gain, c.loss})
      QVERIFY2(contrast(words, ground) >= 4.5, qPrintable(words.name() + u' ' + ground.name()));
    QVERIFY2(contrast(c.accent, ground) >= 3, qPrintable(ground.name()));
  }
  for (const QColor &ground : {c.panelTop, c.panelBottom, c.field})
    QVERIFY2(contrast(c.edge, ground) >= 3, qPrintable(ground.name()));
  for (const QColor &fill : {c.accentFill, QColor(theme::kAmberLit)})
    QVERIFY(contrast(c.onAccent, fill) >= 4.5);
  // Round what is filled with the accent the focus is a frame of text color, seen against the panel.
  for (const QColor &ground : {c.panelTop, c.panelBottom})
    QVERIFY(contrast(c.text, ground) >= 3);
}

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
  const RulesetStore store{QString()};
  RulesDialog rules(store);
  NewMatchDialog match({}, store, OpponentStore(QString()));
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

void TestChromeStyle::toolTipsFollowTheColors() {
  QWidget root;
  applyChrome(&root);
  for (const bool dark : {true, false, true}) {
    setChromeScheme(dark ? QStringLiteral("dark") : QStringLiteral("light"));
    QTRY_COMPARE(QToolTip::palette().color(QPalette::ToolTipBase), chromeColors(dark).panelTop);
    QCOMPARE(QToolTip::palette().color(QPalette::ToolTipText), chromeColors(dark).text);
  }
}

// Qt passes over type of 14.5 pixels, and takes what a more general rule says.
void TestChromeStyle::lengthsAreWholePixels() {
  static const QRegularExpression kPart(QStringLiteral("[0-9]*\\.[0-9]+px"));
  QCOMPARE(kPart.match(chromeStyleSheet(chromeColors(true))).captured(), QString());
}

void TestChromeStyle::growsWithItsScale() {
  QDialog dialog;
  auto *layout = new QVBoxLayout(&dialog);
  auto *button = new QPushButton(QStringLiteral("Play"), &dialog);
  auto *note = new QLabel(QStringLiteral("A note"), &dialog);
  setRole(note, "note");
  layout->addWidget(button);
  layout->addWidget(note);
  applyChrome(&dialog);
  dialog.ensurePolished();
  const auto sizes = [&] { return std::array{button->font().pixelSize(), note->font().pixelSize()}; };
  const auto small = sizes();
  const int high = button->sizeHint().height();
  scaleChrome(&dialog, 2);
  QCOMPARE(sizes(), (std::array{2 * small[0], 2 * small[1]}));
  QVERIFY(button->sizeHint().height() > 1.8 * high);
  scaleChrome(&dialog, 1);
  QCOMPARE(sizes(), small);
}

JANSO_TEST(TestChromeStyle);
#include "tst_chromestyle.moc"
