// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Buttons and check boxes that never cut their text, and a scroll area that is as high as its contents.
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>
#include <algorithm>

#include "support/testprogram.h"
#include "widgets/controls/fittedarea.h"
#include "widgets/controls/wrapbutton.h"
#include "widgets/controls/wrapcheck.h"

using namespace janso;

namespace {

const QString kLongText = QStringLiteral("Compare these decisions with those of a much stronger player");

}  // namespace

class TestWrapping : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aButtonCutsNothing_data();
  void aButtonCutsNothing();
  void aWideButtonHasOneLine();
  void aCheckBoxWraps_data();
  void aCheckBoxWraps();
  void aCheckBoxIsHitAnywhere();
  void anAreaIsAsHighAsItsContents_data();
  void anAreaIsAsHighAsItsContents();
  void anAreaShowsThreeLinesAtLeast();

 private:
  static void texts();
};

void TestWrapping::texts() {
  QTest::addColumn<QString>("text");
  QTest::newRow("short") << "Go";
  QTest::newRow("words") << kLongText;
  QTest::newRow("one long word") << QString(60, u'm');
  QTest::newRow("without spaces") << QString(40, u'立');
  QTest::newRow("with a shortcut letter") << QStringLiteral("&") + kLongText;
}

void TestWrapping::aButtonCutsNothing_data() {
  texts();
}

// At any width from the least one on: every letter is there, each line fits, and less width is never lower.
void TestWrapping::aButtonCutsNothing() {
  QFETCH(QString, text);
  WrapButton button(nullptr);
  button.setText(text);
  const int whole = button.sizeHint().width();
  const QFontMetrics metrics = button.fontMetrics();
  const int around = whole - metrics.size(Qt::TextShowMnemonic, text).width();
  int before = 0;
  for (int width = whole + 20; width >= button.minimumSizeHint().width(); width -= 7) {
    const QStringList lines = button.lines(width);
    QCOMPARE(QString(lines.join(QString())).remove(u' '), QString(text).remove(u' '));
    if (lines.size() > 1) {
      for (const QString &line : lines)
        QVERIFY2(metrics.horizontalAdvance(line) <= width - around + 1, qPrintable(line));
    }
    const int height = button.heightForWidth(width);
    QVERIFY(height >= before);
    QVERIFY(height >= static_cast<int>(lines.size()) * metrics.lineSpacing());
    before = height;
  }
}

void TestWrapping::aWideButtonHasOneLine() {
  WrapButton button(nullptr);
  button.setText(kLongText);
  const QSize whole = button.sizeHint();
  QCOMPARE(button.lines(whole.width()), QStringList{kLongText});
  QCOMPARE(button.heightForWidth(whole.width()), whole.height());
  QVERIFY(button.lines(whole.width() - 1).size() > 1);
  QCOMPARE(button.heightForWidth(whole.width() - 1), whole.height() + button.fontMetrics().lineSpacing());
  QVERIFY(button.minimumSizeHint().width() < whole.width() / 2);
  button.setText(QStringLiteral("Go"));
  QCOMPARE(button.minimumSizeHint().width(), button.sizeHint().width());
}

void TestWrapping::aCheckBoxWraps_data() {
  texts();
}

void TestWrapping::aCheckBoxWraps() {
  QFETCH(QString, text);
  WrapCheck box(nullptr);
  box.setText(text);
  const QSize whole = box.sizeHint();
  QCOMPARE(box.heightForWidth(whole.width()), whole.height());
  QVERIFY(box.minimumSizeHint().width() <= whole.width());
  int before = 0;
  for (int width = whole.width() + 20; width >= box.minimumSizeHint().width(); width -= 7) {
    const int height = box.heightForWidth(width);
    QVERIFY(height >= before);
    before = height;
  }
  const bool narrower = box.minimumSizeHint().width() < whole.width() - 20;
  if (narrower && text.contains(u' '))
    QVERIFY(before > whole.height());
}

void TestWrapping::aCheckBoxIsHitAnywhere() {
  WrapCheck box(nullptr);
  box.setText(kLongText);
  box.resize(box.minimumSizeHint().width(), box.heightForWidth(box.minimumSizeHint().width()));
  QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(box.width() - 2, box.height() - 2));
  QVERIFY(box.isChecked());
  QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(1, 1));
  QVERIFY(!box.isChecked());
}

void TestWrapping::anAreaIsAsHighAsItsContents_data() {
  QTest::addColumn<int>("repeats");
  QTest::newRow("a line") << 1;
  QTest::newRow("some lines") << 6;
  QTest::newRow("many lines") << 40;
}

void TestWrapping::anAreaIsAsHighAsItsContents() {
  QFETCH(int, repeats);
  FittedArea area;
  auto *contents = new QWidget;
  auto *layout = new QVBoxLayout(contents);
  auto *label = new QLabel(contents);
  label->setWordWrap(true);
  layout->addWidget(label);
  area.setWidgetResizable(true);
  area.setWidget(contents);
  area.resize(300, 200);
  label->setText(kLongText);
  const int once = area.sizeHint().height();
  QStringList text(repeats, kLongText);
  label->setText(text.join(u' '));
  const int now = area.sizeHint().height();
  QVERIFY(repeats == 1 ? now == once : now > once);
  QCOMPARE(now, layout->totalHeightForWidth(
                    std::max(area.viewport()->width(), layout->totalMinimumSize().width())));
}

void TestWrapping::anAreaShowsThreeLinesAtLeast() {
  FittedArea area;
  QCOMPARE(area.minimumSizeHint(), QSize(0, 3 * area.fontMetrics().lineSpacing()));
  auto *contents = new QWidget;
  contents->setMinimumWidth(170);
  auto *layout = new QVBoxLayout(contents);
  layout->addWidget(new QLabel(QString(20, u'm')));
  area.setWidget(contents);
  QCOMPARE(area.minimumSizeHint().height(), 3 * area.fontMetrics().lineSpacing());
  QCOMPARE(area.minimumSizeHint().width(), contents->minimumSizeHint().width());
}

JANSO_TEST(TestWrapping);
#include "tst_wrapping.moc"
