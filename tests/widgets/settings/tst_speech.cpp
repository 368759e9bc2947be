// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QListWidget>
#include <QMutex>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QVBoxLayout>
#include <memory>

#include "support/testprogram.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/controlspeech.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/speech.h"
#include "widgets/soundrecorder.h"

using namespace janso;

namespace janso::test {

// What an engine was told, and what it is to answer; seen from two threads.
struct Mouth {
  void note(const QString &what) {
    const QMutexLocker lock(&mutex);
    log << what;
  }
  QStringList heard() {
    const QMutexLocker lock(&mutex);
    return log;
  }

  QMutex mutex;
  QStringList log;
  QString name = QStringLiteral("fake");
  QStringList languages{QStringLiteral("en")};
  bool there = true;
  int made = 0;
  QThread *thread = nullptr;
  SpeechEngine *engine = nullptr;  // used in its thread alone
  QObject *place = nullptr;        // lives there
};

class FakeEngine : public SpeechEngine {
 public:
  explicit FakeEngine(Mouth *mouth) : m_mouth(mouth) {
    m_mouth->engine = this;
    m_mouth->thread = QThread::currentThread();
    m_mouth->place = &m_place;
    ++m_mouth->made;
  }
  ~FakeEngine() override { m_mouth->engine = nullptr; }

  QString name() const override { return m_mouth->name; }
  bool setLanguage(const QString &code) override {
    m_mouth->note(QStringLiteral("<%1>").arg(code));
    return m_mouth->languages.contains(code);
  }
  void setRate(double rate) override { m_rate = rate; }
  void say(const QString &text) override {
    m_mouth->note(m_rate == 0 ? text : QStringLiteral("%1 @%2").arg(text).arg(m_rate));
  }
  void stop() override { m_mouth->note(QStringLiteral("<stop>")); }

 private:
  Mouth *m_mouth;
  QObject m_place;
  double m_rate = 0;
};

}  // namespace janso::test

using namespace janso::test;

class TestSpeech : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void cleanup();
  void offIsSilent();
  void eventsAreSaidInTheirOrder();
  void ofManyDiscardsTheNewestAreSaid();
  void whatIsAskedComesSoon();
  void callsAndWinsStay();
  void aKeySilences();
  void focusIsSaid();
  void aChangeByKeyIsSaid();
  void whatDoesNotEndIsLeftBehind();
  void theRateIsUsed();
  void aStateIsTold_data();
  void aStateIsTold();
  void preferencesTellOfIt();
  void theRealModuleLoads();

 private:
  void begin();
  void show();
  void end();      // of what is said
  void hearOut();  // and of all that waits
  QStringList said();

  QTemporaryDir m_folder;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<Speech> m_speech;
  std::unique_ptr<QWidget> m_window;
  QPushButton *m_button = nullptr;
  QSlider *m_slider = nullptr;
  Mouth m_mouth;
  int m_run = 0;
};

void TestSpeech::init() {
  QLocale::setDefault(QLocale(QStringLiteral("en")));
  m_mouth.log.clear();
  m_mouth.name = QStringLiteral("fake");
  m_mouth.languages = QStringList{QStringLiteral("en")};
  m_mouth.there = true;
  m_mouth.made = 0;
  m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("%1.ini").arg(++m_run)));
  m_speech = std::make_unique<Speech>(m_settings.get(), nullptr, [this]() -> std::unique_ptr<SpeechEngine> {
    return m_mouth.there ? std::make_unique<FakeEngine>(&m_mouth) : nullptr;
  });
  m_window = std::make_unique<QWidget>();
  m_window->setWindowTitle(QStringLiteral("Table"));
  auto *layout = new QVBoxLayout(m_window.get());
  m_button = new QPushButton(QStringLiteral("P&on"));
  m_slider = new QSlider(Qt::Horizontal);
  m_slider->setAccessibleName(QStringLiteral("Volume"));
  layout->addWidget(m_button);
  layout->addWidget(m_slider);
}

void TestSpeech::cleanup() {
  m_window.reset();
  m_speech.reset();
  m_settings.reset();
}

void TestSpeech::begin() {
  m_settings->setValue(Setting::Speech, true);
  QTRY_COMPARE(m_speech->state(), SpeechState::Speaks);
}

// With the focus on its button, and all that is said of it heard.
void TestSpeech::show() {
  m_window->show();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  m_button->setFocus();
  hearOut();
  m_mouth.log.clear();
}

void TestSpeech::hearOut() {
  qsizetype heard = -1;
  while (heard != said().size()) {
    heard = said().size();
    end();
    QTest::qWait(10);
  }
}

void TestSpeech::end() {
  QMetaObject::invokeMethod(
      m_mouth.place, [this] { m_mouth.engine->ended(); }, Qt::BlockingQueuedConnection);
}

// All that has come through by now.
QStringList TestSpeech::said() {
  QCoreApplication::processEvents();
  if (m_mouth.place != nullptr && m_mouth.engine != nullptr)
    QMetaObject::invokeMethod(
        m_mouth.place, [] {}, Qt::BlockingQueuedConnection);
  QStringList log = m_mouth.heard();
  log.removeAll(QStringLiteral("<en>"));
  return log;
}

void TestSpeech::offIsSilent() {
  QVERIFY(!m_settings->on(Setting::Speech));
  QVERIFY(!hasListener());
  announce(m_window.get(), QStringLiteral("Ann wins."));
  announceFocus(m_window.get());
  QTest::qWait(20);
  QCOMPARE(m_mouth.made, 0);
  begin();
  QVERIFY(hasListener());
  QVERIFY(m_mouth.thread != thread());
  m_settings->setValue(Setting::Speech, false);
  QVERIFY(!hasListener());
  announce(m_window.get(), QStringLiteral("Ann wins."));
  QTest::qWait(20);
  QVERIFY(!m_mouth.heard().contains(QStringLiteral("Ann wins.")));
  QCOMPARE(m_speech->state(), SpeechState::Off);
  m_settings->setValue(Setting::Speech, true);
  QTRY_COMPARE(m_speech->state(), SpeechState::Speaks);
  QCOMPARE(m_mouth.made, 1);
}

void TestSpeech::eventsAreSaidInTheirOrder() {
  begin();
  announce(m_window.get(), QStringLiteral("one"), AnnouncementKind::Transient);
  announce(m_window.get(), QStringLiteral("two"));
  announce(m_window.get(), QStringLiteral("three"), AnnouncementKind::Transient);
  QCOMPARE(said(), QStringList{QStringLiteral("one")});
  end();
  QTRY_COMPARE(said(), (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
  end();
  QTRY_COMPARE(said(), (QStringList{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")}));
}

void TestSpeech::ofManyDiscardsTheNewestAreSaid() {
  begin();
  for (int i = 1; i <= 9; ++i)
    announce(m_window.get(), QString::number(i), AnnouncementKind::Transient);
  for (int i = 0; i < 9; ++i) {
    said();
    end();
  }
  QTRY_COMPARE(said().join(QLatin1Char(' ')), QStringLiteral("1 7 8 9"));
}

void TestSpeech::whatIsAskedComesSoon() {
  begin();
  show();
  for (const char *name : {"Ann discards", "Bob discards", "Eve discards"})
    announce(m_window.get(), QString::fromLatin1(name), AnnouncementKind::Transient);
  QCOMPARE(said(), QStringList{QStringLiteral("Ann discards")});
  announceFocus(m_button);
  hearOut();
  QCOMPARE(said().join(QLatin1Char('|')), QStringLiteral("Ann discards|<stop>|Eve discards|Pon, button"));
}

void TestSpeech::callsAndWinsStay() {
  begin();
  show();
  announce(m_window.get(), QStringLiteral("Ann calls pon"));
  announce(m_window.get(), QStringLiteral("Ann discards"), AnnouncementKind::Transient);
  announce(m_window.get(), QStringLiteral("Bob declares riichi"));
  announce(m_window.get(), QStringLiteral("Bob discards"), AnnouncementKind::Transient);
  announceFocus(m_button);
  hearOut();
  QCOMPARE(said().join(QLatin1Char('|')),
           QStringLiteral("Ann calls pon|Bob declares riichi|Bob discards|Pon, button"));
}

void TestSpeech::aKeySilences() {
  begin();
  show();
  announce(m_window.get(), QStringLiteral("a long hand"));
  announce(m_window.get(), QStringLiteral("Ann discards"), AnnouncementKind::Transient);
  announce(m_window.get(), QStringLiteral("Bob wins"));
  QCOMPARE(said(), QStringList{QStringLiteral("a long hand")});
  QTest::keyClick(m_button, Qt::Key_Control);
  QTRY_COMPARE(said().join(QLatin1Char('|')), QStringLiteral("a long hand|<stop>|Bob wins"));
}

void TestSpeech::focusIsSaid() {
  m_window->show();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  m_button->setFocus();
  begin();
  QTRY_COMPARE(said().join(QLatin1Char('|')), QStringLiteral("Table. Pon, button"));
  m_slider->setFocus();
  QTRY_COMPARE(said().join(QLatin1Char('|')), QStringLiteral("Table. Pon, button|<stop>|Volume, slider: 0"));
}

void TestSpeech::aChangeByKeyIsSaid() {
  m_window->show();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  m_slider->setFocus();
  begin();
  QTRY_VERIFY(said().contains(QStringLiteral("Table. Volume, slider: 0")));
  hearOut();
  m_mouth.log.clear();
  QTest::keyClick(m_slider, Qt::Key_Right);
  QTRY_COMPARE(said().join(QLatin1Char('|')), QStringLiteral("Volume, slider: 1"));
  hearOut();
  QTest::keyClick(m_slider, Qt::Key_Shift);
  QTest::qWait(20);
  QCOMPARE(said().join(QLatin1Char('|')), QStringLiteral("Volume, slider: 1"));

  QListWidget list;
  list.addItems({QStringLiteral("Ann"), QStringLiteral("Bob")});
  list.setCurrentRow(0);
  QCOMPARE(spokenFocus(&list), QStringLiteral("Ann"));
  QTest::keyClick(&list, Qt::Key_Down);
  QCOMPARE(spokenFocus(&list), QStringLiteral("Bob"));
}

// The next one breaks it off.
void TestSpeech::whatDoesNotEndIsLeftBehind() {
  begin();
  announce(m_window.get(), QStringLiteral("a"), AnnouncementKind::Transient);
  announce(m_window.get(), QStringLiteral("b"), AnnouncementKind::Transient);
  QTRY_COMPARE_WITH_TIMEOUT(said().join(QLatin1Char(' ')), QStringLiteral("a <stop> b"), 8000);
}

void TestSpeech::theRateIsUsed() {
  m_settings->setValue(Setting::SpeechRate, 100);
  begin();
  m_speech->preview();
  QTRY_COMPARE(said().join(QLatin1Char(' ')),
               QStringLiteral("It's your turn. This is what the voice sounds like. @1"));
  end();
  m_settings->setValue(Setting::SpeechRate, 0);
  m_speech->preview();
  QTRY_VERIFY(said().last().endsWith(QStringLiteral("@-1")));
}

void TestSpeech::aStateIsTold_data() {
  QTest::addColumn<bool>("there");
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("language");
  QTest::addColumn<SpeechState>("state");
  QTest::newRow("no module") << false << QString() << QStringLiteral("en") << SpeechState::NoModule;
  QTest::newRow("no engine") << true << QString() << QStringLiteral("en") << SpeechState::NoEngine;
  QTest::newRow("no voice") << true << QStringLiteral("fake") << QStringLiteral("ja") << SpeechState::NoVoice;
  QTest::newRow("a language that the window has not")
      << true << QStringLiteral("fake") << QStringLiteral("ko") << SpeechState::Speaks;
}

void TestSpeech::aStateIsTold() {
  QFETCH(bool, there);
  QFETCH(QString, name);
  QFETCH(QString, language);
  QFETCH(SpeechState, state);
  QLocale::setDefault(QLocale(language));
  m_mouth.there = there;
  m_mouth.name = name;
  m_settings->setValue(Setting::Speech, true);
  QTRY_COMPARE(m_speech->state(), state);
  if (state == SpeechState::Speaks)
    return;
  announce(m_window.get(), QStringLiteral("Ann wins."));
  QTest::qWait(20);
  QVERIFY(!m_mouth.heard().contains(QStringLiteral("Ann wins.")));
}

void TestSpeech::preferencesTellOfIt() {
  m_mouth.languages.clear();
  Sounds sounds(m_settings.get(), nullptr, std::make_unique<SoundRecorder>());
  PreferencesDialog dialog(m_settings.get(), &sounds, {});
  dialog.setSpeech(m_speech.get());
  dialog.showPage(SettingPage::Sound);
  dialog.show();
  auto *box = dialog.findChild<QCheckBox *>(QStringLiteral("speech"));
  auto *line = dialog.findChild<QLabel *>(QStringLiteral("speechLine"));
  auto *listen = dialog.findChild<QPushButton *>(QStringLiteral("speechListen"));
  QVERIFY(!box->isChecked() && !line->isVisible() && !listen->isEnabled());
  QVERIFY(box->toolTip().contains(QStringLiteral("libqt6texttospeech6")));
  box->click();
  QTRY_COMPARE(m_speech->state(), SpeechState::NoVoice);
  QVERIFY(line->isVisible() && line->text().contains(QStringLiteral("English")));
  QVERIFY(!listen->isEnabled());
  box->click();
  m_mouth.languages = QStringList{QStringLiteral("en")};
  box->click();
  QTRY_COMPARE(line->text(), QStringLiteral("Spoken by fake."));
  listen->click();
  QTRY_VERIFY(said().contains(QStringLiteral("It's your turn. This is what the voice sounds like.")));
}

// Where it was built; that it finds something that speaks is the system's affair.
void TestSpeech::theRealModuleLoads() {
  const QString path = QCoreApplication::applicationDirPath() + QStringLiteral("/../" JANSO_MODULES);
  if (!QFile::exists(path))
    QSKIP("Qt TextToSpeech was not there when this was built");
  QVERIFY(loadSpeech() != nullptr);
}

JANSO_TEST(TestSpeech);
#include "tst_speech.moc"
