// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of lessons keeps its room, whatever lies in the folder for lessons of one's own.
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "coach/lessons/lessontexts.h"
#include "study/lessonprogress.h"
#include "study/lessonstore.h"
#include "support/testprogram.h"
#include "widgets/learn/lessonsdialog.h"

using namespace janso;

class TestLessonsDialog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void brokenFilesLeaveRoom_data();
  void brokenFilesLeaveRoom();
  void chaptersSayHowLongTheyTake();
};

void TestLessonsDialog::brokenFilesLeaveRoom_data() {
  QTest::addColumn<int>("broken");
  QTest::newRow("none") << 0;
  QTest::newRow("two, both said") << 2;
  QTest::newRow("forty, most of them counted") << 40;
}

void TestLessonsDialog::brokenFilesLeaveRoom() {
  QFETCH(int, broken);
  const QTemporaryDir folder;
  for (int i = 0; i < broken; ++i) {
    QFile file(folder.filePath(QStringLiteral("broken%1.lesson").arg(i, 2, 10, QLatin1Char('0'))));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no lesson\n");
  }
  const LessonStore store(folder.path());
  QCOMPARE(store.problems().size(), broken);
  const LessonProgress progress(folder.filePath(QStringLiteral("lessons.json")));
  LessonsDialog dialog(store, progress, nullptr);
  dialog.show();
  QCoreApplication::processEvents();
  QVERIFY(dialog.findChild<QListWidget *>()->height() >= dialog.height() / 2);
  const auto *problems = dialog.findChild<QLabel *>(QStringLiteral("problems"));
  QCOMPARE(problems->isVisible(), broken > 0);
  QCOMPARE(problems->text().contains(QStringLiteral("broken00")), broken > 0);
  QCOMPARE(problems->text().contains(QStringLiteral("38")), broken == 40);
  QCOMPARE(problems->toolTip().contains(QStringLiteral("broken20")), broken == 40);
}

// Every lesson is in a chapter, and the first of each is headed by its name and minutes.
void TestLessonsDialog::chaptersSayHowLongTheyTake() {
  const QTemporaryDir folder;
  const LessonStore store{QString()};
  LessonProgress progress(folder.filePath(QStringLiteral("lessons.json")));
  progress.setDone(QStringLiteral("tiles"));
  LessonsDialog dialog(store, progress, nullptr);
  dialog.show();
  QCoreApplication::processEvents();
  const auto *rows = dialog.findChild<QListWidget *>();
  QCOMPARE(rows->count(), static_cast<int>(store.lessons().size()));
  QCOMPARE(dialog.findChild<QLabel *>(QStringLiteral("count"))->text(),
           QStringLiteral("1 of %1 done").arg(store.lessons().size()));
  QVERIFY(!store.lessons().front().chapter.isEmpty());
  int chapters = 0;
  for (int row = 0; row < rows->count(); ++row) {
    const Lesson &lesson = store.lessons()[static_cast<std::size_t>(row)];
    QVERIFY(lessonMinutes(lesson) >= 1 && lessonMinutes(lesson) <= 5);
    const QString spoken = rows->item(row)->data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(rows->item(row)->text()), qPrintable(spoken));
    if (lesson.chapter.isEmpty())
      continue;
    ++chapters;
    QVERIFY2(spoken.contains(QRegularExpression(QStringLiteral("^.+ – \\d+ min\\. "))), qPrintable(spoken));
    const int next = row + 1;
    QVERIFY(rows->visualItemRect(rows->item(row)).height() > rows->visualItemRect(rows->item(next)).height());
  }
  QVERIFY(chapters >= 5);
}

JANSO_TEST(TestLessonsDialog);
#include "tst_lessonsdialog.moc"
