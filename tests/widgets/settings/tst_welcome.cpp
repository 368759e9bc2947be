// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first start of this version, for somebody new and for somebody who has played before.
#include <QTemporaryDir>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/settings/welcome.h"

using namespace janso;

class TestWelcome : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void asksWhoIsNewAndOnce();
  void asksNobodyWhoHasPlayed_data();
  void asksNobodyWhoHasPlayed();
  void keepsTheTilesOfBefore_data();
  void keepsTheTilesOfBefore();
  void theFirstWinIsToldOnce_data();
  void theFirstWinIsToldOnce();
  void newTilesStayWhenMatchesCome();
  void experienceSetsWhatItSays_data();
  void experienceSetsWhatItSays();

 private:
  QString fresh() { return m_dir.filePath(QString::number(++m_files) + QStringLiteral(".ini")); }
  QTemporaryDir m_dir;
  int m_files = 0;
};

void TestWelcome::asksWhoIsNewAndOnce() {
  const QString file = fresh();
  {
    Settings settings(file);
    QVERIFY(!isWelcomeDue(settings));  // a window of a test, a picture
    lookBack(settings, false);
    QVERIFY(isWelcomeDue(settings));
  }
  {
    Settings settings(file);
    lookBack(settings, false);  // it was closed without an answer
    QVERIFY(isWelcomeDue(settings));
    endWelcome(settings);
    QVERIFY(!isWelcomeDue(settings));
  }
  Settings settings(file);
  lookBack(settings, false);
  QVERIFY(!isWelcomeDue(settings));
}

void TestWelcome::asksNobodyWhoHasPlayed_data() {
  QTest::addColumn<bool>("matches");
  QTest::addColumn<int>("kept");
  QTest::newRow("matches in the folder") << true << -1;
  QTest::newRow("a match was set up") << false << int(Setting::LastMatch);
  QTest::newRow("walls were made") << false << int(Setting::PlayedSeeds);
}

void TestWelcome::asksNobodyWhoHasPlayed() {
  QFETCH(bool, matches);
  QFETCH(int, kept);
  Settings settings(fresh());
  if (kept >= 0)
    settings.setValue(Setting(kept), QStringLiteral("something"));
  lookBack(settings, matches);
  QVERIFY(!isWelcomeDue(settings));
}

void TestWelcome::theFirstWinIsToldOnce_data() {
  QTest::addColumn<bool>("lookedBack");
  QTest::addColumn<bool>("matches");
  QTest::addColumn<bool>("told");
  QTest::newRow("new") << true << false << true;
  QTest::newRow("has played before: who knows") << true << true << false;
  QTest::newRow("a window of a test, a picture") << false << false << false;
}

void TestWelcome::theFirstWinIsToldOnce() {
  QFETCH(bool, lookedBack);
  QFETCH(bool, matches);
  QFETCH(bool, told);
  const QString file = fresh();
  {
    Settings settings(file);
    if (lookedBack)
      lookBack(settings, matches);
    endWelcome(settings);
  }
  Settings settings(file);
  if (lookedBack)
    lookBack(settings, true);  // the second start
  QCOMPARE(takeFirstWin(settings), told);
  QVERIFY(!takeFirstWin(settings));
}

void TestWelcome::keepsTheTilesOfBefore_data() {
  QTest::addColumn<bool>("played");
  QTest::addColumn<QVariant>("chosen");
  QTest::addColumn<bool>("on");
  QTest::newRow("new: the default") << false << QVariant() << true;
  QTest::newRow("has played, never chosen: as it was") << true << QVariant() << false;
  QTest::newRow("has played and chosen them") << true << QVariant(true) << true;
  QTest::newRow("has played and chosen none") << true << QVariant(false) << false;
  QTest::newRow("has not played but chosen none") << false << QVariant(false) << false;
}

void TestWelcome::keepsTheTilesOfBefore() {
  QFETCH(bool, played);
  QFETCH(QVariant, chosen);
  QFETCH(bool, on);
  Settings settings(fresh());
  if (chosen.isValid())
    settings.setValue(Setting::IndexMarks, chosen);
  lookBack(settings, played);
  QCOMPARE(settings.on(Setting::IndexMarks), on);
  QCOMPARE(settings.on(Setting::FirstTurns), !played);
  settings.restoreDefaults(SettingPage::Table);
  QVERIFY(settings.on(Setting::IndexMarks));
}

// Whoever began with this version has learnt the tiles with their marks.
void TestWelcome::newTilesStayWhenMatchesCome() {
  const QString file = fresh();
  {
    Settings settings(file);
    lookBack(settings, false);  // a start that went straight to a match: nothing was asked
  }
  Settings settings(file);
  lookBack(settings, true);
  QVERIFY(settings.on(Setting::IndexMarks));
  QVERIFY(!isWelcomeDue(settings));
}

void TestWelcome::experienceSetsWhatItSays_data() {
  QTest::addColumn<int>("experience");
  QTest::addColumn<QString>("coach");
  QTest::newRow("nothing said") << int(Experience::Unsaid) << QString();
  QTest::newRow("new") << int(Experience::New) << QStringLiteral("gentle");
  QTest::newRow("knows some") << int(Experience::Some) << QStringLiteral("gentle");
  QTest::newRow("plays") << int(Experience::Player) << QStringLiteral("off");
}

void TestWelcome::experienceSetsWhatItSays() {
  QFETCH(int, experience);
  QFETCH(QString, coach);
  Settings settings(fresh());
  setExperience(settings, Experience(experience));
  QCOMPARE(int(experienceOf(settings)), experience);
  for (const SettingInfo &row : Settings::table()) {
    if (row.id == Setting::Coach && !coach.isEmpty())
      QCOMPARE(settings.text(row.id), coach);
    else if (row.id == Setting::FirstTurns && !coach.isEmpty())
      QCOMPARE(settings.on(row.id), coach != QLatin1String("off"));
    else if (row.id != Setting::Experience)
      QVERIFY2(!settings.isChosen(row.id), row.key);
  }
}

JANSO_TEST(TestWelcome);
#include "tst_welcome.moc"
