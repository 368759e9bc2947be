// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whatever gets the focus without the mouse is in sight, in one scroll area or in two.
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

#include "support/testprogram.h"
#include "widgets/controls/scrolltofocus.h"

using namespace janso;

namespace {

constexpr int kRoom = 200;
constexpr int kFar = 900;  // from the top of an area to its last widget

QScrollArea *areaAround(QWidget *contents) {
  auto *area = new QScrollArea;
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(contents);
  return area;
}

// A field outside, and at the end of the area a check box and a field with a label.
struct Form {
  explicit Form(bool nested) {
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->addSpacing(kFar);
    auto *label = new QLabel(QStringLiteral("&Name"));
    label->setBuddy(field);
    for (QWidget *widget :
         {static_cast<QWidget *>(box), static_cast<QWidget *>(label), static_cast<QWidget *>(field)})
      column->addWidget(widget);
    QScrollArea *area = areaAround(contents);
    areas << area;
    if (nested) {
      auto *around = new QWidget;
      auto *outerColumn = new QVBoxLayout(around);
      outerColumn->addSpacing(kFar);
      area->setMinimumHeight(kRoom);
      outerColumn->addWidget(area);
      area = areaAround(around);
      areas << area;
    }
    auto *all = new QVBoxLayout(&window);
    all->addWidget(outside);
    all->addWidget(area);
    window.setFixedSize(2 * kRoom, kRoom);
  }
  bool isInSight(const QWidget *widget) const {
    return widget->visibleRegion().boundingRect() == widget->rect();
  }

  QWidget window;
  QLineEdit *outside = new QLineEdit;
  QCheckBox *box = new QCheckBox(QStringLiteral("&Box"));
  QLineEdit *field = new QLineEdit;
  QList<QScrollArea *> areas;
};

enum class Way { Tab, LetterOfLabel, LetterOfBox, Program, Click, OtherWindow };

}  // namespace

class TestScrollToFocus : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { qApp->installEventFilter(&m_filter); }
  void showsWhatIsFocused_data();
  void showsWhatIsFocused();
  void largeWidgetsStay();

 private:
  ScrollToFocus m_filter;
};

void TestScrollToFocus::showsWhatIsFocused_data() {
  QTest::addColumn<int>("way");
  QTest::addColumn<bool>("nested");
  QTest::addColumn<bool>("shown");
  for (const bool nested : {false, true}) {
    const auto row = [nested](const char *name, Way way, bool shown) {
      QTest::addRow("%s%s", name, nested ? ", nested" : "") << int(way) << nested << shown;
    };
    row("Tab from outside", Way::Tab, true);
    row("letter of a label", Way::LetterOfLabel, true);
    row("letter of a check box", Way::LetterOfBox, true);
    row("the program", Way::Program, true);
    row("a click", Way::Click, false);
    row("another window", Way::OtherWindow, false);
  }
}

void TestScrollToFocus::showsWhatIsFocused() {
  QFETCH(int, way);
  QFETCH(bool, nested);
  QFETCH(bool, shown);
  Form form(nested);
  form.window.show();
  QVERIFY(QTest::qWaitForWindowActive(&form.window));
  form.outside->setFocus();
  QWidget *wanted = form.field;
  switch (Way(way)) {
    case Way::Tab:
      wanted = form.box;
      QTest::keyClick(form.outside, Qt::Key_Tab);
      break;
    case Way::LetterOfLabel:
      QTest::keyClick(form.outside, Qt::Key_N, Qt::AltModifier);
      break;
    case Way::LetterOfBox:
      wanted = form.box;
      QTest::keyClick(form.outside, Qt::Key_B, Qt::AltModifier);
      break;
    case Way::Program:
      form.field->setFocus();
      break;
    case Way::Click:
      form.field->setFocus(Qt::MouseFocusReason);
      break;
    case Way::OtherWindow:
      form.field->setFocus(Qt::ActiveWindowFocusReason);
      break;
  }
  QTRY_VERIFY(wanted->hasFocus());
  QCOMPARE(form.isInSight(wanted), shown);
}

// A list that is larger than the area, and partly in sight, is not moved.
void TestScrollToFocus::largeWidgetsStay() {
  auto *contents = new QWidget;
  auto *column = new QVBoxLayout(contents);
  auto *list = new QWidget;
  list->setFocusPolicy(Qt::StrongFocus);
  list->setMinimumHeight(kFar);
  column->addWidget(list);
  const std::unique_ptr<QScrollArea> area(areaAround(contents));
  area->resize(kRoom, kRoom);
  area->show();
  QVERIFY(QTest::qWaitForWindowActive(area.get()));
  area->verticalScrollBar()->setValue(kRoom);
  list->clearFocus();
  list->setFocus();
  QCOMPARE(area->verticalScrollBar()->value(), kRoom);
}

JANSO_TEST(TestScrollToFocus);
#include "tst_scrolltofocus.moc"
