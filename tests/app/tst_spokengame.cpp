// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A whole East game for somebody who sees nothing: only what the accessibility bus says is heard, and only
// keys are pressed. The real program, on a display and a bus of its own. In a quick run the game ends at
// 30,000 points.
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusMessage>
#include <QDBusReply>
#include <QDBusVariant>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

#include "support/rounds.h"
#include "support/testprogram.h"

namespace {

constexpr int kStartMs = 30'000;
constexpr int kGameMs = 240'000;
constexpr int kNothingMs = 60'000;  // that long nothing is heard: it hangs
constexpr int kThinkingMs = 800;    // longer than a question is safe from stray keys
constexpr int kReturnKey = 0xff0d;  // X11 keysyms
constexpr int kControlKey = 0xffe3;
constexpr uint kPressAndRelease = 3;
constexpr uint kActiveState = 1u << 1;  // ATSPI_STATE_ACTIVE, in the first word of a state

// The first line that a program writes; empty where it writes none.
QByteArray firstLine(QProcess &process) {
  while (!process.canReadLine()) {
    if (!process.waitForReadyRead(kStartMs))
      return {};
  }
  return process.readLine().trimmed();
}

QString launcher() {
  for (const char *folder : {"/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib"}) {
    const QString path = QLatin1String(folder) + QStringLiteral("/at-spi-bus-launcher");
    if (QFile::exists(path))
      return path;
  }
  return {};
}

}  // namespace

class TestSpokenGame : public QObject {
  Q_OBJECT

  struct Heard {
    QString role;
    QString name;
    bool focused = false;  // else it was told
  };

 public Q_SLOTS:
  void changed(const QDBusMessage &message);
  void announced(const QDBusMessage &message);

 private Q_SLOTS:
  void initTestCase();
  void aGameIsPlayedByEar_data();
  void aGameIsPlayedByEar();
  void cleanupTestCase();

 private:
  bool startBuses();
  bool windowHasKeyboard();
  void press(int keysym);
  QString failure() const;

  QProcess m_display;
  QProcess m_session;
  QProcess m_launcher;
  QProcess m_game;
  QProcessEnvironment m_environment;
  std::unique_ptr<QDBusConnection> m_bus;
  QString m_speaker;  // the game's name on the bus
  QList<Heard> m_heard;
  QTemporaryDir m_data;
};

void TestSpokenGame::initTestCase() {
  const QString display = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
  const QString bus = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
  if (display.isEmpty() || bus.isEmpty() || launcher().isEmpty())
    QSKIP("there is no Xvfb, dbus-daemon or at-spi-bus-launcher");
  m_display.start(display, {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                            QStringLiteral("0"), QStringLiteral("1280x800x24")});
  const QByteArray number = firstLine(m_display);
  if (number.isEmpty())
    QSKIP("no display can be made here");
  m_environment = QProcessEnvironment::systemEnvironment();
  m_environment.insert(QStringLiteral("DISPLAY"), QLatin1Char(':') + QString::fromLatin1(number));
  m_environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
  // In a build with sanitizers: what libxkbcommon reads is not ours.
  m_environment.insert(QStringLiteral("ASAN_OPTIONS"),
                       QStringLiteral("strict_string_checks=0:detect_leaks=0"));
  m_environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
  m_session.setProcessEnvironment(m_environment);
  m_session.start(
      bus, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1")});
  const QByteArray address = firstLine(m_session);
  if (address.isEmpty())
    QSKIP("no bus can be made here");
  m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QString::fromLatin1(address));
  m_launcher.setProcessEnvironment(m_environment);
  m_launcher.start(launcher(), {QStringLiteral("--launch-immediately")});
  QVERIFY(m_launcher.waitForStarted());
  if (!startBuses())
    QSKIP("no accessibility bus can be made here");
}

bool TestSpokenGame::startBuses() {
  const QDBusConnection session = QDBusConnection::connectToBus(
      m_environment.value(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")), QStringLiteral("session of the game"));
  QDBusInterface bus(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                     QStringLiteral("org.a11y.Bus"), session);
  QDBusReply<QString> address;
  if (!QTest::qWaitFor(
          [&] {
            address = bus.call(QStringLiteral("GetAddress"));
            return address.isValid();
          },
          kStartMs))
    return false;
  m_bus = std::make_unique<QDBusConnection>(
      QDBusConnection::connectToBus(address.value(), QStringLiteral("accessibility of the game")));
  QDBusInterface registry(QStringLiteral("org.a11y.atspi.Registry"),
                          QStringLiteral("/org/a11y/atspi/registry"),
                          QStringLiteral("org.a11y.atspi.Registry"), *m_bus);
  registry.call(QStringLiteral("RegisterEvent"), QStringLiteral("object:state-changed"), QStringList(),
                QString());
  const auto hear = [this](const char *signal, const char *slot) {
    return m_bus->connect(QString(), QString(), QStringLiteral("org.a11y.atspi.Event.Object"),
                          QString::fromLatin1(signal), this, slot);
  };
  registry.call(QStringLiteral("RegisterEvent"), QStringLiteral("object:announcement"), QStringList(),
                QString());
  return hear("StateChanged", SLOT(changed(QDBusMessage))) &&
         hear("Announcement", SLOT(announced(QDBusMessage)));
}

// From Qt 6.8 on.
void TestSpokenGame::announced(const QDBusMessage &message) {
  for (const QVariant &part : message.arguments()) {
    const QVariant value =
        part.canConvert<QDBusVariant>() ? part.value<QDBusVariant>().variant() : QVariant();
    if (value.metaType() == QMetaType::fromType<QString>())
      m_heard << Heard{QStringLiteral("announcement"), value.toString(), false};
  }
}

// What a screen reader speaks by itself: where the focus is, and notifications.
void TestSpokenGame::changed(const QDBusMessage &message) {
  const QList<QVariant> said = message.arguments();
  const QString what = said.value(0).toString();
  const bool focused = what == QLatin1String("focused");
  if (said.value(1).toInt() != 1 || (!focused && what != QLatin1String("showing")))
    return;
  QDBusInterface thing(message.service(), message.path(), QStringLiteral("org.a11y.atspi.Accessible"),
                       *m_bus);
  const QDBusReply<QString> role = thing.call(QStringLiteral("GetRoleName"));
  if (!focused && role.value() != QLatin1String("notification"))
    return;
  QDBusInterface properties(message.service(), message.path(),
                            QStringLiteral("org.freedesktop.DBus.Properties"), *m_bus);
  const QDBusReply<QDBusVariant> name = properties.call(
      QStringLiteral("Get"), QStringLiteral("org.a11y.atspi.Accessible"), QStringLiteral("Name"));
  m_speaker = message.service();
  m_heard << Heard{role.value(), name.value().variant().toString(), focused};
}

// Whether this display gave the game's window the keyboard at all.
bool TestSpokenGame::windowHasKeyboard() {
  const QString kind = QStringLiteral("org.a11y.atspi.Accessible");
  QDBusInterface program(m_speaker, QStringLiteral("/org/a11y/atspi/accessible/root"), kind, *m_bus);
  const QVariant child = program.call(QStringLiteral("GetChildAtIndex"), 0).arguments().value(0);
  if (!child.canConvert<QDBusArgument>())
    return false;
  QString service;
  QDBusObjectPath path;
  const auto reference = child.value<QDBusArgument>();
  reference.beginStructure();
  reference >> service >> path;
  reference.endStructure();
  QDBusInterface window(service, path.path(), kind, *m_bus);
  const QDBusReply<QList<uint>> state = window.call(QStringLiteral("GetState"));
  return (state.value().value(0) & kActiveState) != 0;
}

void TestSpokenGame::press(int keysym) {
  QDBusInterface keys(QStringLiteral("org.a11y.atspi.Registry"),
                      QStringLiteral("/org/a11y/atspi/registry/deviceeventcontroller"),
                      QStringLiteral("org.a11y.atspi.DeviceEventController"), *m_bus);
  keys.call(QStringLiteral("GenerateKeyboardEvent"), keysym, QString(), kPressAndRelease);
}

// The last of what was heard, for a test that fails.
QString TestSpokenGame::failure() const {
  QString text = QStringLiteral("heard %1:").arg(m_heard.size());
  for (const Heard &heard : m_heard.mid(std::max<qsizetype>(0, m_heard.size() - 8)))
    text += QStringLiteral("\n  %1: %2").arg(heard.role, heard.name);
  return text;
}

void TestSpokenGame::aGameIsPlayedByEar_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("draws");
  QTest::addColumn<QString>("wins");
  QTest::addColumn<QString>("again");
  const auto row = [](const char *name, const char *language, const char *drawsTile, const char *ends,
                      const char *more) {
    QTest::newRow(name) << QString::fromUtf8(language) << QString::fromUtf8(drawsTile)
                        << QString::fromUtf8(ends) << QString::fromUtf8(more);
  };
  row("English", "en", "^Player draws \\w+", "wins by|[Ee]xhaustive draw", "Rematch");
  row("Japanese", "ja", "をツモ。$", "和了|流局", "もう一度");
}

void TestSpokenGame::aGameIsPlayedByEar() {
  QFETCH(QString, language);
  QFETCH(QString, draws);
  QFETCH(QString, wins);
  QFETCH(QString, again);
  m_heard.clear();
  m_speaker.clear();
  const QString data = m_data.filePath(language);
  m_game.setProcessEnvironment(m_environment);
  m_game.setStandardErrorFile(QProcess::nullDevice());
  QStringList arguments{QStringLiteral("--data"),     data,
                        QStringLiteral("--config"),   data + QStringLiteral(".ini"),
                        QStringLiteral("--language"), language,
                        QStringLiteral("--seed"),     QStringLiteral("by ear"),
                        QStringLiteral("--speed"),    QStringLiteral("0")};
  if (janso::test::isQuick()) {
    QFile rules(data + QStringLiteral(".json"));
    QVERIFY(rules.open(QIODevice::WriteOnly));
    QVERIFY(rules.write("{\"length\":\"east\",\"end_at_score\":30000}") > 0);
    arguments << QStringLiteral("--ruleset") << rules.fileName();
  }
  m_game.start(QStringLiteral(JANSO_PROGRAM), arguments);
  QVERIFY(m_game.waitForStarted());
  qsizetype answered = 0;
  bool over = false;
  QElapsedTimer game;
  QElapsedTimer quiet;
  QElapsedTimer unanswered;
  game.start();
  quiet.start();
  unanswered.start();
  while (!over && game.elapsed() < kGameMs && quiet.elapsed() < kNothingMs) {
    QTest::qWait(20);
    if (m_heard.size() == answered) {
      // A call that came by itself has no focus until a key asks for it, and takes no answer at once.
      if (unanswered.elapsed() > kThinkingMs) {
        press(kReturnKey);
        unanswered.restart();
      }
      continue;
    }
    quiet.restart();
    unanswered.restart();
    QTest::qWait(40);  // all of it
    const qsizetype fresh = m_heard.size() - answered;
    answered = m_heard.size();
    // What is asked on the own turn has the focus when it is asked: Enter takes it.
    const auto focus =
        std::find_if(m_heard.crbegin(), m_heard.crend(), [](const Heard &heard) { return heard.focused; });
    // The focus waits until all is said: whoever does not wait silences it.
    if (focus == m_heard.crend() || focus - m_heard.crbegin() >= fresh) {
      press(kControlKey);
      continue;
    }
    if (!focus->role.contains(QLatin1String("button")) && focus->role != QLatin1String("list item"))
      continue;
    over = focus->name.contains(again);
    if (!over)
      press(kReturnKey);
  }
  const bool atHand = windowHasKeyboard();
  m_game.kill();
  m_game.waitForFinished();
  if (std::ranges::none_of(m_heard, &Heard::focused) && !m_heard.isEmpty() && !atHand)
    QSKIP("no window is given the keyboard on this display");
  QVERIFY2(over, qPrintable(failure()));
  QVERIFY(atHand);
  const auto told = [this](const QString &pattern) {
    const QRegularExpression sought(pattern);
    return std::ranges::count_if(m_heard,
                                 [&](const Heard &heard) { return sought.match(heard.name).hasMatch(); });
  };
  QVERIFY2(told(draws) > janso::test::rounds(20, 10), qPrintable(failure()));
  QVERIFY2(told(wins) > 0, qPrintable(failure()));
}

void TestSpokenGame::cleanupTestCase() {
  m_bus.reset();
  QDBusConnection::disconnectFromBus(QStringLiteral("accessibility of the game"));
  QDBusConnection::disconnectFromBus(QStringLiteral("session of the game"));
  for (QProcess *process : {&m_game, &m_launcher, &m_session, &m_display}) {
    process->kill();
    process->waitForFinished();
  }
}

JANSO_TEST(TestSpokenGame);
#include "tst_spokengame.moc"
