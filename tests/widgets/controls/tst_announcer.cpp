// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is announced is heard, whole and in its order; and how long it takes to be spoken.
#include "widgets/controls/announcer.h"

#include <QPointer>
#include <QTest>
#include <QWidget>

#include "support/testprogram.h"
#include "widgets/controls/announcement.h"
#include "widgets/controls/speechtime.h"
#include "widgets/listener.h"

using namespace janso;

namespace {

// Like Janso's own speech: a filter of the application that hears the kinds too.
class Ear : public QObject {
 public:
  explicit Ear(bool takes) : m_takes(takes) { QCoreApplication::instance()->installEventFilter(this); }
  QList<AnnouncementKind> kinds;
  QList<QObject *> about;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override {
    if (event->type() != AnnouncementEvent::kind())
      return QObject::eventFilter(watched, event);
    event->setAccepted(m_takes);
    kinds << static_cast<AnnouncementEvent *>(event)->announcementKind;
    about << watched;
    return true;
  }

 private:
  bool m_takes;
};

constexpr int kSlowMachine = 20'000;  // ms between two lines of a test, at most

}  // namespace

class TestAnnouncer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void textsAreHeardInOrder();
  void kindsAreTold();
  void nothingIsNotAnnounced();
  void aListenerAcceptsTheQuestion();
  void aWidgetHasOneLine();
  void speechTakesItsTime_data();
  void speechTakesItsTime();
  void textsAreSpokenOneAfterTheOther();
  void aKeySilencesAll();
};

void TestAnnouncer::textsAreHeardInOrder() {
  const test::Listener listener;
  QWidget widget;
  QStringList said;
  for (int i = 0; i < 40; ++i) {
    said << QStringLiteral("text %1").arg(i);
    announce(&widget, said.last(), i % 2 == 0 ? AnnouncementKind::Transient : AnnouncementKind::Persistent);
  }
  QCOMPARE(listener.heard, said);
}

void TestAnnouncer::kindsAreTold() {
  const Ear ear(true);
  QWidget widget;
  announce(&widget, QStringLiteral("a"));
  announce(&widget, QStringLiteral("b"), AnnouncementKind::Transient);
  announceFocus(&widget);
  QCOMPARE(ear.kinds, (QList<AnnouncementKind>{AnnouncementKind::Persistent, AnnouncementKind::Transient,
                                               AnnouncementKind::Focus}));
  QCOMPARE(ear.about, QList<QObject *>(3, &widget));
}

void TestAnnouncer::nothingIsNotAnnounced() {
  const Ear ear(true);
  QWidget widget;
  announce(&widget, QString());
  QVERIFY(ear.kinds.isEmpty());
  QVERIFY(widget.findChild<AnnouncementLine *>() == nullptr);
}

void TestAnnouncer::aListenerAcceptsTheQuestion() {
  QVERIFY(!hasListener());
  {
    const Ear deaf(false);
    QVERIFY(!hasListener());
    const Ear ear(true);
    QVERIFY(hasListener());
  }
  QVERIFY(!hasListener());
}

void TestAnnouncer::aWidgetHasOneLine() {
  QWidget window;
  auto *child = new QWidget(&window);
  AnnouncementLine *line = AnnouncementLine::of(&window);
  QCOMPARE(AnnouncementLine::of(&window), line);
  const QPointer<AnnouncementLine> other = AnnouncementLine::of(child);
  QVERIFY(other != line);
  QCOMPARE((new Announcement(QStringLiteral("Ron"), line))->text(), QStringLiteral("Ron"));
  delete child;
  QVERIFY(other.isNull());
}

void TestAnnouncer::speechTakesItsTime_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("ms");
  QTest::newRow("nothing") << QString() << 0;
  QTest::newRow("letters") << QString(2000, u'a') << 120'000;
  QTest::newRow("signs take longer") << QString(2000, u'立') << 320'000;
  QTest::newRow("both") << QString(1000, u'a') + QString(1000, u'か') << 220'000;
}

void TestAnnouncer::speechTakesItsTime() {
  QFETCH(QString, text);
  QFETCH(int, ms);
  endSpeech();
  addSpeech(text);
  const int left = speechTimeLeft();
  endSpeech();
  QVERIFY2(left <= ms && left >= ms - kSlowMachine, qPrintable(QString::number(left)));
}

void TestAnnouncer::textsAreSpokenOneAfterTheOther() {
  endSpeech();
  for (int i = 0; i < 3; ++i)
    addSpeech(QString(1000, u'a'));
  const int left = speechTimeLeft();
  endSpeech();
  QVERIFY2(left <= 180'000 && left >= 180'000 - kSlowMachine, qPrintable(QString::number(left)));
}

void TestAnnouncer::aKeySilencesAll() {
  addSpeech(QString(1000, u'a'));
  QVERIFY(speechTimeLeft() > 0);
  endSpeech();
  QCOMPARE(speechTimeLeft(), 0);
  addSpeech(QString(1000, u'a'));
  QVERIFY(speechTimeLeft() > 0);
  endSpeech();
}

JANSO_TEST(TestAnnouncer);
#include "tst_announcer.moc"
