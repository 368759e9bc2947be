// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every file that is written as a whole goes through one door, with one rule for what a failure leaves behind
// and for who may read it.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "records/diskfault.h"
#include "records/savefile.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

constexpr QFileDevice::Permissions kOnlyTheUser =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadUser | QFileDevice::WriteUser;
constexpr QFileDevice::Permissions kEverybody =
    kOnlyTheUser | QFileDevice::ReadGroup | QFileDevice::ReadOther;

QByteArray bytesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

void put(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
  file.close();
  QVERIFY(file.setPermissions(kEverybody));
}

}  // namespace

class TestSaveFile : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { QVERIFY(m_folder.isValid()); }
  void ownFilesAreTheUsersAlone();
  void chosenFilesKeepTheirPermissions();
  void ownFilesGetTheirFolder();
  void chosenFilesNeedTheirFolder();
  void failureLeavesTheOldFile();
  void devicesAreWrittenInPlace();
  void checkingChangesNothing();
  void growingFilesAreTheUsersAlone();
  void damagedFilesAreAllKept();
  void noOtherCodeReplacesFiles();

 private:
  QString pathOf(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

  QTemporaryDir m_folder;
};

void TestSaveFile::ownFilesAreTheUsersAlone() {
  const QString fresh = pathOf("own");
  QVERIFY(!saveOwnFile(fresh, "a"));
  QCOMPARE(QFile::permissions(fresh), kOnlyTheUser);
  const QString old = pathOf("open");
  put(old, "a");
  QVERIFY(!saveOwnFile(old, "b"));
  QCOMPARE(QFile::permissions(old), kOnlyTheUser);
  QCOMPARE(bytesOf(old), QByteArray("b"));
}

void TestSaveFile::chosenFilesKeepTheirPermissions() {
  const QString old = pathOf("chosen");
  put(old, "a");
  QVERIFY(!saveFile(old, "b"));
  QCOMPARE(QFile::permissions(old), kEverybody);
  QCOMPARE(bytesOf(old), QByteArray("b"));
}

void TestSaveFile::ownFilesGetTheirFolder() {
  const QString path = pathOf("deep/deeper/own");
  QVERIFY(!saveOwnFile(path, "a"));
  QCOMPARE(bytesOf(path), QByteArray("a"));
}

void TestSaveFile::chosenFilesNeedTheirFolder() {
  const QString path = pathOf("absent/chosen");
  const std::optional<Error> error = saveFile(path, "a");
  QVERIFY(error);
  QCOMPARE(error->code, static_cast<int>(DiskFault::CannotWrite));
  QCOMPARE(QString::fromStdString(error->data.front()), path);
  QVERIFY(!error->data.back().empty());
  QVERIFY(!QFile::exists(pathOf("absent")));
}

// A folder stands where the file or its folder should be: also true for root, who may write everywhere.
void TestSaveFile::failureLeavesTheOldFile() {
  const QString old = pathOf("old");
  put(old, "a");
  QVERIFY(saveOwnFile(old + QStringLiteral("/below"), "b"));
  QVERIFY(saveFile(old + QStringLiteral("/below"), "b"));
  QCOMPARE(bytesOf(old), QByteArray("a"));
  const QString folder = pathOf("folder");
  QVERIFY(QDir().mkpath(folder));
  for (const std::optional<Error> &error : {saveOwnFile(folder, "b"), saveFile(folder, "b")}) {
    QVERIFY(error);
    QCOMPARE(error->code, static_cast<int>(DiskFault::CannotWrite));
  }
  QVERIFY(QDir(folder).isEmpty());
}

void TestSaveFile::devicesAreWrittenInPlace() {
  if (!QFile::exists(QStringLiteral("/dev/null")))
    QSKIP("there is no /dev/null");
  QVERIFY(!checkSaveFile(QStringLiteral("/dev/null")));
  QVERIFY(!saveFile(QStringLiteral("/dev/null"), "a"));
  QVERIFY(!QFileInfo(QStringLiteral("/dev/null")).isFile());
  if (QFile::exists(QStringLiteral("/dev/full")))
    QVERIFY(saveFile(QStringLiteral("/dev/full"), "a"));
}

void TestSaveFile::checkingChangesNothing() {
  const QString old = pathOf("checked");
  put(old, "a");
  QVERIFY(!checkSaveFile(old));
  QCOMPARE(bytesOf(old), QByteArray("a"));
  QVERIFY(!checkSaveFile(pathOf("new")));
  QVERIFY(!QFile::exists(pathOf("new")));
  QVERIFY(checkSaveFile(pathOf("absent/new")));
  QVERIFY(checkSaveFile(m_folder.path()));
}

void TestSaveFile::growingFilesAreTheUsersAlone() {
  QFile fresh(pathOf("growing"));
  QVERIFY(openOwnFile(fresh, QIODevice::ReadWrite));
  QCOMPARE(fresh.permissions(), kOnlyTheUser);
}

void TestSaveFile::damagedFilesAreAllKept() {
  const QString path = pathOf("list");
  const QStringList kept{path + QStringLiteral(".damaged"), path + QStringLiteral(".damaged-2"),
                         path + QStringLiteral(".damaged-3")};
  for (qsizetype i = 0; i < kept.size(); ++i) {
    put(path, QByteArray::number(i));
    QCOMPARE(moveDamagedFile(path), kept[i]);
    QVERIFY(!QFile::exists(path));
  }
  for (qsizetype i = 0; i < kept.size(); ++i)
    QCOMPARE(bytesOf(kept[i]), QByteArray::number(i));
  QVERIFY(moveDamagedFile(path).isEmpty());
}

void TestSaveFile::noOtherCodeReplacesFiles() {
  QStringList found;
  for (QDirIterator it(QStringLiteral(JANSO_SOURCE "/src"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                       QDir::Files, QDirIterator::Subdirectories);
       it.hasNext();) {
    const QString path = it.next();
    if (bytesOf(path).contains("#include <QSaveFile>"))
      found << it.fileName();
  }
  QCOMPARE(found, QStringList{QStringLiteral("savefile.cpp")});
}

JANSO_TEST(TestSaveFile);
#include "tst_savefile.moc"
