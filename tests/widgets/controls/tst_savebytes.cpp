// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A file is saved whole, or a sentence says why it is not and the previous one is still there. Keys that are
// tested together.
#include "widgets/controls/savebytes.h"

#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "support/testprogram.h"
#include "widgets/controls/keygroups.h"

using namespace janso;

namespace {

QByteArray contentsOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

// A disk on which no file becomes larger than this, while it lives.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    rlimit small = m_before;
    small.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_signal);
  }
  Q_DISABLE_COPY_MOVE(SmallDisk)

 private:
  rlimit m_before{};
  void (*m_signal)(int);
};

}  // namespace

class TestSaveBytes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theFileIsWhole_data();
  void theFileIsWhole();
  void aFaultIsASentence_data();
  void aFaultIsASentence();
  void aFullDiskLosesNothing();
  void keysBelongTogether_data();
  void keysBelongTogether();
};

void TestSaveBytes::theFileIsWhole_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("text") << QByteArray("a,b\n1,2\n");
  QTest::newRow("nothing") << QByteArray("");
  QTest::newRow("zeros and line ends of all kinds") << QByteArray("\0\r\n\r\n\0", 6);
  QTest::newRow("much") << QByteArray(300'000, 'x');
}

// And takes the place of the previous one, whichever is longer.
void TestSaveBytes::theFileIsWhole() {
  QFETCH(QByteArray, bytes);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("größe 1%2.csv"));
  QCOMPARE(saveBytes(bytes, path), QString());
  QCOMPARE(contentsOf(path), bytes);
  QCOMPARE(saveBytes(QByteArray("before"), path), QString());
  QCOMPARE(saveBytes(bytes, path), QString());
  QCOMPARE(contentsOf(path), bytes);
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestSaveBytes::aFaultIsASentence_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("no such folder") << "missing/table.csv";
  QTest::newRow("a folder") << "folder";
  QTest::newRow("a file is no folder") << "file/table.csv";
  QTest::newRow("a name with place holders") << "missing %1 %2/table.csv";
}

void TestSaveBytes::aFaultIsASentence() {
  QFETCH(QString, name);
  const QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder")));
  QCOMPARE(saveBytes("old", folder.filePath(QStringLiteral("file"))), QString());
  const QString path = folder.filePath(name);
  const QString fault = saveBytes("new", path);
  QVERIFY2(fault.startsWith(QStringLiteral("Could not write ") + QDir::toNativeSeparators(path) + u':'),
           qPrintable(fault));
  QVERIFY(fault.size() > path.size() + 20);  // and why
  QVERIFY(QFileInfo(folder.filePath(QStringLiteral("folder"))).isDir());
  QCOMPARE(contentsOf(folder.filePath(QStringLiteral("file"))), QByteArray("old"));
}

void TestSaveBytes::aFullDiskLosesNothing() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("table.csv"));
  QCOMPARE(saveBytes("previous", path), QString());
  QString fault;
  {
    const SmallDisk disk(4096);
    fault = saveBytes(QByteArray(100'000, 'x'), path);
  }
  QVERIFY(fault.contains(path));
  QCOMPARE(contentsOf(path), QByteArray("previous"));
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
  QCOMPARE(saveBytes("next", path), QString());
  QCOMPARE(contentsOf(path), QByteArray("next"));
}

void TestSaveBytes::keysBelongTogether_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<bool>("modifier");
  QTest::addColumn<bool>("enter");
  QTest::addColumn<bool>("rows");
  const auto row = [](const char *name, int key, const char *groups) {
    const QLatin1String all(groups);
    QTest::newRow(name) << key << all.contains(u'm') << all.contains(u'e') << all.contains(u'r');
  };
  row("Shift", Qt::Key_Shift, "m");
  row("Ctrl", Qt::Key_Control, "m");
  row("Alt", Qt::Key_Alt, "m");
  row("AltGr", Qt::Key_AltGr, "m");
  row("Meta", Qt::Key_Meta, "m");
  row("Caps Lock", Qt::Key_CapsLock, "m");
  row("Num Lock", Qt::Key_NumLock, "m");
  row("Return", Qt::Key_Return, "e");
  row("Enter of the number pad", Qt::Key_Enter, "e");
  row("Up", Qt::Key_Up, "r");
  row("Down", Qt::Key_Down, "r");
  row("Page Up", Qt::Key_PageUp, "r");
  row("Page Down", Qt::Key_PageDown, "r");
  row("Home", Qt::Key_Home, "r");
  row("End", Qt::Key_End, "r");
  row("Left", Qt::Key_Left, "");
  row("Space", Qt::Key_Space, "");
  row("Escape", Qt::Key_Escape, "");
  row("a letter", Qt::Key_A, "");
  row("Tab", Qt::Key_Tab, "");
}

void TestSaveBytes::keysBelongTogether() {
  QFETCH(int, key);
  QTEST(isModifierKey(key), "modifier");
  QTEST(isEnter(key), "enter");
  QTEST(movesAmongRows(key), "rows");
}

JANSO_TEST(TestSaveBytes);
#include "tst_savebytes.moc"
