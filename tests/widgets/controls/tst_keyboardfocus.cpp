// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A list whose row changes beside the table does not say that the keyboard is there; and where the program
// moves the focus, that is told after what was said before.
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QStackedWidget>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QWindow>

#include "support/testprogram.h"
#include "widgets/controls/announcement.h"
#include "widgets/controls/keyboardfocus.h"
#include "widgets/controls/quietstack.h"
#include "widgets/controls/speechtime.h"
#include "widgets/controls/spokencombos.h"

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
  void initTestCase();
  void onlyTheKeyboardIsHeard();
  void focusWaitsUntilAllIsSaid();
  void keySilencesAndTheFocusIsTold();
  void focusThatHasGoneIsNotTold();
  void signsTakeLonger();
  void stacksHaveNoRole();
  void choiceOfABoxIsDescribed();
  void notificationsStandInAStatusLine();

 private:
  // Two lines, the first of which has the focus, of which `record` knows nothing.
  void showLines();
  // Nobody listens here, so events are handed over by hand.
  void focusComes(QWidget *to) {
    to->setFocus();
    rowChanges(to, -1);
  }
  void rowChanges(QWidget *of, int child) {
    QAccessibleEvent event(of, QAccessible::Focus);
    event.setChild(child);
    m_handler(&event);
  }

  QWidget m_window;
  QLineEdit *m_first = nullptr;
  QLineEdit *m_second = nullptr;
  QAccessible::UpdateHandler m_handler = nullptr;
};

void HeardFocus::initTestCase() {
  QAccessible::installUpdateHandler(&record);
  announceKeyboardFocusOnly();
  announceKeyboardFocusOnly();  // twice is once
  m_handler = QAccessible::installUpdateHandler(nullptr);
  QVERIFY(m_handler != &record);
  auto *layout = new QVBoxLayout(&m_window);
  m_first = new QLineEdit;
  m_second = new QLineEdit;
  layout->addWidget(m_first);
  layout->addWidget(m_second);
}

void HeardFocus::showLines() {
  m_window.show();
  m_window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&m_window));
  m_first->setFocus();
  endSpeech();
  focused.clear();
}

void HeardFocus::focusWaitsUntilAllIsSaid() {
  showLines();
  addSpeech(QString(10, u'a'));
  focusComes(m_second);
  QVERIFY(focused.isEmpty());
  QTRY_COMPARE(focused, QList<QObject *>{m_second});
  focusComes(m_first);
  QCOMPARE(focused, (QList<QObject *>{m_second, m_first}));
}

void HeardFocus::keySilencesAndTheFocusIsTold() {
  showLines();
  addSpeech(QString(10'000, u'a'));
  focusComes(m_second);
  QCoreApplication::processEvents();
  QVERIFY(focused.isEmpty());
  QKeyEvent control(QEvent::KeyPress, Qt::Key_Control, Qt::ControlModifier);
  QCoreApplication::sendEvent(m_window.windowHandle(), &control);
  QCOMPARE(speechTimeLeft(), 0);
  QTRY_COMPARE(focused, QList<QObject *>{m_second});
}

void HeardFocus::focusThatHasGoneIsNotTold() {
  showLines();
  addSpeech(QString(10'000, u'a'));
  focusComes(m_second);
  m_second->clearFocus();
  QKeyEvent control(QEvent::KeyPress, Qt::Key_Control, Qt::ControlModifier);
  QCoreApplication::sendEvent(m_window.windowHandle(), &control);
  QTest::qWait(20);
  QVERIFY(focused.isEmpty());
  focusComes(m_first);
  QTest::qWait(20);
  QCOMPARE(focused, QList<QObject *>{m_first});
}

void HeardFocus::signsTakeLonger() {
  endSpeech();
  addSpeech(QString(100, u'a'));
  const int letters = speechTimeLeft();
  endSpeech();
  addSpeech(QString(100, QChar(0x767a)));
  QVERIFY(speechTimeLeft() > letters);
  QVERIFY(letters > 0);
  endSpeech();
}

void HeardFocus::choiceOfABoxIsDescribed() {
  showLines();
  SpokenCombos combos;
  qApp->installEventFilter(&combos);
  auto *box = new QComboBox(&m_window);
  box->addItems({QStringLiteral("small"), QStringLiteral("large")});
  box->setToolTip(QStringLiteral("How large"));
  box->show();
  box->setFocus();
  QCOMPARE(box->accessibleDescription(), QStringLiteral("small. How large"));
  box->setCurrentIndex(1);
  QCOMPARE(box->accessibleDescription(), QStringLiteral("large. How large"));
  m_first->setFocus();
  // Told in another language, or only the choice again.
  box->setToolTip(QStringLiteral("Wie gro\u00df"));
  box->setFocus();
  QCOMPARE(box->accessibleDescription(), QStringLiteral("large. Wie gro\u00df"));
  m_first->setFocus();
  box->setToolTip(QStringLiteral("large"));
  box->setFocus();
  QCOMPARE(box->accessibleDescription(), QStringLiteral("large"));
  delete box;
}

// What no reader names.
void HeardFocus::stacksHaveNoRole() {
  keepStacksQuiet();
  QStackedWidget stack;
  stack.addWidget(new QLineEdit);
  QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&stack);
  QCOMPARE(face->role(), QAccessible::Client);
  QCOMPARE(face->childCount(), 1);
}

void HeardFocus::onlyTheKeyboardIsHeard() {
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
  QVERIFY(isKeyboardFocus(selected));
}

void HeardFocus::notificationsStandInAStatusLine() {
  auto *said = new Announcement(QStringLiteral("Mei: 5 Man"), AnnouncementLine::of(&m_window));
  new Announcement(QStringLiteral("Ren: 6 Man"), AnnouncementLine::of(&m_window));
  const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(said);
  QCOMPARE(face->role(), QAccessible::Notification);
  QCOMPARE(face->text(QAccessible::Name), QStringLiteral("Mei: 5 Man"));
  QCOMPARE(face->parent()->role(), QAccessible::StatusBar);
  QCOMPARE(face->parent()->parent()->object(), &m_window);
  QCOMPARE(AnnouncementLine::of(&m_window)->children().size(), 2);
}

JANSO_TEST(HeardFocus);
#include "tst_keyboardfocus.moc"
