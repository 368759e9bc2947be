// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// By what the faults of a library and of the files in it are told apart.
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "game/setup/setupfault.h"
#include "library/libraryfault.h"
#include "library/libraryschema.h"
#include "records/diskfault.h"
#include "records/journalfault.h"
#include "records/recordfault.h"
#include "support/testprogram.h"

using namespace janso;

class LibraryFaults : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsOfNoUseIsNoFolder();
  void noTwoFaultsAreOneNumber();
};

// What is of no use is begun anew, and told as such by whoever cannot.
void LibraryFaults::whatIsOfNoUseIsNoFolder() {
  const QTemporaryDir folder;
  QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("foreign"));
  database.setDatabaseName(folder.filePath(QStringLiteral("index.sqlite")));
  QVERIFY(database.open());
  QSqlQuery(database).exec(QStringLiteral("PRAGMA user_version=99"));
  const std::optional<Error> error = prepareSchema(database, false);
  database = {};
  QSqlDatabase::removeDatabase(QStringLiteral("foreign"));
  QVERIFY(error && isUnusable(*error));
  QVERIFY(error->words != nullptr);
  QCOMPARE(error->code, static_cast<int>(LibraryFault::IndexForeign));
  QVERIFY(!isUnusable(cannotMake(folder.path())));
}

// Any of them may be what an import tells of a file.
void LibraryFaults::noTwoFaultsAreOneNumber() {
  std::set<int> numbers;
  const auto add = [&numbers](auto first, auto last) {
    int fresh = 0;
    for (int code = static_cast<int>(first); code <= static_cast<int>(last); ++code)
      fresh += numbers.insert(code).second ? 1 : 0;
    return fresh == static_cast<int>(last) - static_cast<int>(first) + 1;
  };
  QVERIFY(add(JournalFault::Unreadable, JournalFault::Unnamed));
  QVERIFY(add(SetupFault::UnknownBot, SetupFault::NotApproved));
  QVERIFY(add(LibraryFault::FolderForbids, LibraryFault::NotOfPositions));
  QVERIFY(add(DiskFault::CannotRead, DiskFault::CannotMake));
  QVERIFY(add(FileFault::TooLarge, FileFault::Threw));
  QVERIFY(add(RecordRemark::KeyUnread, RecordRemark::ResultsLeftOut));
  QVERIFY(!numbers.contains(0));
}

JANSO_TEST(LibraryFaults);
#include "tst_libraryfaults.moc"
