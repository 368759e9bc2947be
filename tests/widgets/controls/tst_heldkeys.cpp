// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A key that is held down is pressed once and let go once, also where the display server does not mark
// repeats.
#include <QTest>
#include <QWidget>
#include <QWindow>

#include "support/testprogram.h"
#include "widgets/controls/heldkeys.h"

using namespace janso;

namespace {

// Notes what comes: "+" and "-" for a press and a release, in brackets when they are marked as repeats.
class Listener : public QWidget {
 public:
  QString heard;

 protected:
  void keyPressEvent(QKeyEvent *event) override { note(*event, u'+'); }
  void keyReleaseEvent(QKeyEvent *event) override { note(*event, u'-'); }

 private:
  void note(const QKeyEvent &event, QChar what) {
    heard += event.isAutoRepeat() ? u'(' + QString(what) + u')' : QString(what);
  }
};

}  // namespace

class TestHeldKeys : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void marksRepeats_data();
  void marksRepeats();
  void keysWithoutATimeAreNoRepeats();
};

// As a server sent them for a key that was held for some seconds: "-7 +7" are a release and a press of the
// same millisecond, a star marks what Qt told as a repeat, a letter instead of the sign is another key. At
// "zzz" the program is busy for so long that it takes a release for the last one.
void TestHeldKeys::marksRepeats_data() {
  QTest::addColumn<QString>("sent");
  QTest::addColumn<QString>("heard");
  QTest::newRow("pressed and let go") << "+0 -90"
                                      << "+-";
  QTest::newRow("twice, quickly") << "+0 -60 +95 -150"
                                  << "+-+-";
  QTest::newRow("held, all marked") << "+0 *-660 *+660 *-700 *+700 -740"
                                    << "+(-)(+)(-)(+)-";
  QTest::newRow("held, the first repeat unmarked") << "+0 -660 +660 *-700 *+700 -740"
                                                   << "+(-)(+)(-)(+)-";
  QTest::newRow("held, none marked") << "+0 -660 +660 -700 +701 -740"
                                     << "+(-)(+)(-)(+)-";
  QTest::newRow("held, the press late") << "+0 -660 zzz +660 *-700 *+700 -740"
                                        << "+-(+)(-)(+)-";
  QTest::newRow("let go and pressed again, slowly") << "+0 -660 zzz +900 -990"
                                                    << "+-+-";
  QTest::newRow("another key at once") << "+0 -90 x90 y120"
                                       << "+-+-";
}

void TestHeldKeys::marksRepeats() {
  QFETCH(QString, sent);
  QFETCH(QString, heard);
  HeldKeys filter;
  qApp->installEventFilter(&filter);
  Listener listener;
  listener.show();
  QVERIFY(QTest::qWaitForWindowActive(&listener));
  listener.setFocus();
  for (QString word : sent.split(u' ')) {
    if (word == u"zzz") {
      QTRY_VERIFY(listener.heard.endsWith(u'-'));
      continue;
    }
    const bool marked = word.startsWith(u'*');
    if (marked)
      word.remove(0, 1);
    const QChar sign = word[0];
    const bool press = sign == u'+' || sign == u'x';
    QKeyEvent event(press ? QEvent::KeyPress : QEvent::KeyRelease,
                    sign == u'x' || sign == u'y' ? Qt::Key_X : Qt::Key_Space, Qt::NoModifier, QString(),
                    marked);
    event.setTimestamp(1000 + word.mid(1).toULongLong());
    QCoreApplication::sendEvent(listener.windowHandle(), &event);
  }
  QTRY_COMPARE(listener.heard, heard);
}

// While a screen reader runs, Qt sends each key on as a copy that has no time: pressed again and again, it
// is.
void TestHeldKeys::keysWithoutATimeAreNoRepeats() {
  HeldKeys filter;
  qApp->installEventFilter(&filter);
  Listener listener;
  listener.show();
  QVERIFY(QTest::qWaitForWindowActive(&listener));
  listener.setFocus();
  for (int time = 0; time < 3; ++time) {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
      QKeyEvent event(type, Qt::Key_Return, Qt::NoModifier);
      event.setTimestamp(0);
      QCoreApplication::sendEvent(listener.windowHandle(), &event);
    }
  }
  QTRY_COMPARE(listener.heard, QStringLiteral("+-+-+-"));
}

JANSO_TEST(TestHeldKeys);
#include "tst_heldkeys.moc"
