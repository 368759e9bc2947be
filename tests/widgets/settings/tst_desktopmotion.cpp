// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Little motion where the desktop wants it, unless the user has chosen: what was chosen in earlier versions
// counts as well.
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/settings/desktopmotion.h"
#include "widgets/settings/tablesettings.h"

#ifdef JANSO_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVirtualObject>
#endif

using namespace janso;

namespace {

DesktopValues saying(const char *space, const char *key, const QVariant &value) {
  return {{QString::fromLatin1(space), {{QString::fromLatin1(key), value}}}};
}

}  // namespace

class TestDesktopMotion : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_settings = std::make_unique<Settings>(m_dir.filePath(QString::number(++m_files))); }
  void desktopsSayIt_data();
  void desktopsSayIt();
  void followsUnlessChosen();
  void anEarlierChoiceStays_data();
  void anEarlierChoiceStays();
  void asksThePortal();
  void noBusIsNoHindrance();

 private:
  QTemporaryDir m_dir;
  std::unique_ptr<Settings> m_settings;
  int m_files = 0;
};

void TestDesktopMotion::desktopsSayIt_data() {
  QTest::addColumn<DesktopValues>("values");
  QTest::addColumn<int>("wanted");  // -1 = nothing is said
  const char *const kGnome = "org.gnome.desktop.interface";
  const char *const kKde = "org.kde.kdeglobals.KDE";
  const char *const kAll = "org.freedesktop.appearance";
  QTest::newRow("nothing") << DesktopValues() << -1;
  QTest::newRow("something else") << saying(kGnome, "font-name", QStringLiteral("Sans 11")) << -1;
  QTest::newRow("GNOME without animations") << saying(kGnome, "enable-animations", false) << 1;
  QTest::newRow("GNOME with animations") << saying(kGnome, "enable-animations", true) << 0;
  QTest::newRow("KDE at once") << saying(kKde, "AnimationDurationFactor", QStringLiteral("0")) << 1;
  QTest::newRow("KDE slower") << saying(kKde, "AnimationDurationFactor", QStringLiteral("1.4")) << 0;
  QTest::newRow("KDE nonsense") << saying(kKde, "AnimationDurationFactor", QStringLiteral("fast")) << 0;
  QTest::newRow("common to all: little") << saying(kAll, "reduced-motion", 1U) << 1;
  QTest::newRow("common to all: as usual") << saying(kAll, "reduced-motion", 0U) << 0;
  DesktopValues both = saying(kAll, "reduced-motion", 0U);
  both.insert(saying(kGnome, "enable-animations", false));
  QTest::newRow("what is common to all counts first") << both << 0;
}

void TestDesktopMotion::desktopsSayIt() {
  QFETCH(DesktopValues, values);
  QFETCH(int, wanted);
  const std::optional<bool> still = wantsLittleMotion(values);
  QCOMPARE(still ? int(*still) : -1, wanted);
}

void TestDesktopMotion::followsUnlessChosen() {
  QVERIFY(!m_settings->reducesMotion());
  QSignalSpy changed(m_settings.get(), &Settings::changed);
  m_settings->setDesktopStill(true);
  QCOMPARE(changed.count(), 1);
  QCOMPARE(changed.first().first().value<Setting>(), Setting::ReducedMotion);
  QVERIFY(m_settings->reducesMotion() && tableOptions(*m_settings).reducedMotion);
  QVERIFY(!m_settings->isChosen(Setting::ReducedMotion));
  m_settings->setValue(Setting::ReducedMotion, QStringLiteral("false"));
  QVERIFY(!m_settings->reducesMotion());
  changed.clear();
  m_settings->setDesktopStill(false);
  m_settings->setDesktopStill(true);
  QCOMPARE(changed.count(), 0);
  m_settings->setValue(Setting::ReducedMotion, QStringLiteral("desktop"));
  QVERIFY(m_settings->reducesMotion());
}

void TestDesktopMotion::anEarlierChoiceStays_data() {
  QTest::addColumn<bool>("chosen");
  QTest::newRow("still") << true;
  QTest::newRow("moving") << false;
}

// A check box has written it.
void TestDesktopMotion::anEarlierChoiceStays() {
  QFETCH(bool, chosen);
  const QString file = m_dir.filePath(QStringLiteral("earlier%1.ini").arg(chosen));
  QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("play/reducedMotion"), chosen);
  Settings settings(file);
  settings.setDesktopStill(!chosen);
  QCOMPARE(settings.reducesMotion(), chosen);
}

#ifdef JANSO_DBUS

namespace {

// Has one value to tell.
class Portal : public QDBusVirtualObject {
 public:
  QString introspect(const QString &) const override { return {}; }
  bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override {
    ++asked;
    return connection.send(message.createReply(QVariant::fromValue(values)));
  }
  DesktopValues values;
  int asked = 0;
};

}  // namespace

void TestDesktopMotion::asksThePortal() {
  const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
  if (program.isEmpty())
    QSKIP("There is no dbus-daemon here.");
  QProcess bus;
  bus.start(program,
            {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
  QVERIFY(bus.waitForStarted());
  QTRY_VERIFY(bus.canReadLine());
  const QString address = QString::fromUtf8(bus.readLine()).trimmed();
  qDBusRegisterMetaType<DesktopValues>();
  QDBusConnection connection = QDBusConnection::connectToBus(address, QStringLiteral("portal"));
  QVERIFY(connection.isConnected());
  Portal portal;
  portal.values = saying("org.gnome.desktop.interface", "enable-animations", false);
  QVERIFY(connection.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal));
  QVERIFY(connection.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
  DesktopMotion motion(m_settings.get(), address);
  QVERIFY(!m_settings->reducesMotion());  // nobody has waited
  QTRY_VERIFY(m_settings->reducesMotion());
  portal.values = saying("org.gnome.desktop.interface", "enable-animations", true);
  Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
  QTRY_VERIFY(!m_settings->reducesMotion());
  QCOMPARE(portal.asked, 2);
  QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
  QDBusConnection::disconnectFromBus(QStringLiteral("janso-desktop-motion"));
  bus.kill();
  bus.waitForFinished();
}

#else

void TestDesktopMotion::asksThePortal() {
  QSKIP("Built without QtDBus.");
}

#endif

void TestDesktopMotion::noBusIsNoHindrance() {
  const DesktopMotion motion(m_settings.get(), QStringLiteral("unix:path=/there/is/none"));
  QTest::qWait(50);
  QVERIFY(!m_settings->reducesMotion());
}

JANSO_TEST(TestDesktopMotion);
#include "tst_desktopmotion.moc"
