// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far a learner has come is kept in a file, and what earlier versions kept in the settings is not lost.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "study/lessonprogress.h"
#include "study/lessonstore.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;

namespace {

const QString kTiles = QStringLiteral("tiles");
const QString kPon = QStringLiteral("pon");

std::vector<LessonMade> discarded() {
  Action action;
  action.type = ActionType::Dahai;
  action.tile = test::tile("3z");
  action.tsumogiri = true;
  return {{2, action}};
}

}  // namespace

class TestLessonProgress : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void progressIsKept();
  void brokenFileIsABeginning();
  void settingsAreTakenOverOnce();
  void fileIsNewerThanTheSettings();
  void nothingIsKeptWithoutAFile();

 private:
  QString file() const { return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())); }
  QTemporaryDir m_folder;
};

void TestLessonProgress::progressIsKept() {
  const QString deep = file() + QStringLiteral("/lessons.json");
  {
    LessonProgress progress(deep);
    progress.setDone(kTiles);
    progress.setAt(kPon, 3, discarded());
  }
  {
    LessonProgress progress(deep);
    QVERIFY(progress.isDone(kTiles) && !progress.isDone(kPon));
    QCOMPARE(progress.current(), kPon);
    QCOMPARE(progress.step(), 3);
    QVERIFY(progress.made() == discarded());
    progress.setAt({}, 0);
  }
  const LessonProgress progress(deep);
  QVERIFY(progress.isDone(kTiles));
  QVERIFY(progress.current().isEmpty());
  QVERIFY(progress.made().empty());
}

void TestLessonProgress::brokenFileIsABeginning() {
  QFile broken(file());
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("{\"done\": {\"tiles\": 1}, \"at\": {\"lesson\": 4, \"step\": -3, \"made\": [7]}");
  broken.close();
  LessonProgress progress(file());
  QCOMPARE(progress.doneCount(), 0);
  QVERIFY(progress.current().isEmpty());
  QCOMPARE(progress.step(), 0);
  progress.setDone(kTiles);
  QVERIFY(LessonProgress(file()).isDone(kTiles));
}

void TestLessonProgress::settingsAreTakenOverOnce() {
  const QString made =
      QStringLiteral("[{\"move\":{\"tile\":\"3z\",\"tsumogiri\":true,\"type\":\"dahai\"},\"step\":2}]");
  {
    LessonProgress progress(file());
    QVERIFY(progress.takeOver(QStringLiteral("hand tiles"), QStringLiteral("pon 3 ") + made));
  }
  LessonProgress progress(file());
  QVERIFY(progress.isDone(kTiles) && progress.isDone(QStringLiteral("hand")));
  QCOMPARE(progress.doneCount(), 2);
  QCOMPARE(progress.current(), kPon);
  QCOMPARE(progress.step(), 3);
  QVERIFY(progress.made() == discarded());
  QVERIFY2(!progress.takeOver(kPon, QString()), "there is a file now");
  QVERIFY(!progress.isDone(kPon));
}

void TestLessonProgress::fileIsNewerThanTheSettings() {
  LessonProgress(file()).setDone(kPon);
  LessonProgress progress(file());
  QVERIFY(!progress.takeOver(kTiles, QStringLiteral("tiles 1 []")));
  QVERIFY(progress.isDone(kPon) && !progress.isDone(kTiles));
}

void TestLessonProgress::nothingIsKeptWithoutAFile() {
  LessonProgress progress{QString()};
  QVERIFY2(!progress.takeOver(kTiles, QString()), "the settings must not forget it");
  QVERIFY(progress.isDone(kTiles));
  progress.setDone(kPon);
  QVERIFY(progress.isDone(kPon));
}

JANSO_TEST(TestLessonProgress);
#include "tst_lessonprogress.moc"
