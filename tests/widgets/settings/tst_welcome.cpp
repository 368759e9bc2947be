// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first start of this version, for somebody new and for somebody who has played before.
#include <QTemporaryDir>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/settings/firsts.h"
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
  void firstsAreToldOnce_data();
  void firstsAreToldOnce();
  void newTilesStayWhenMatchesCome();
  void newcomersHaveFinishedFewMatches_data();
  void newcomersHaveFinishedFewMatches();
  void experienceSetsWhatItSays_data();
  void experienceSetsWhatItSays();
  void rulesThatWereChosenStay();
  void answersCanChange_data();
  void answersCanChange();
  void opponentsFollowTheAnswer_data();
  void opponentsFollowTheAnswer();

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
    detectEarlierUse(settings, false);
    QVERIFY(isWelcomeDue(settings));
  }
  {
    Settings settings(file);
    detectEarlierUse(settings, false);  // it was closed without an answer
    QVERIFY(isWelcomeDue(settings));
    endWelcome(settings);
    QVERIFY(!isWelcomeDue(settings));
  }
  Settings settings(file);
  detectEarlierUse(settings, false);
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
  detectEarlierUse(settings, matches);
  QVERIFY(!isWelcomeDue(settings));
}

void TestWelcome::firstsAreToldOnce_data() {
  QTest::addColumn<bool>("lookedBack");
  QTest::addColumn<bool>("matches");
  QTest::addColumn<bool>("told");
  QTest::newRow("new") << true << false << true;
  QTest::newRow("has played before: who knows") << true << true << false;
  QTest::newRow("a window of a test, a picture") << false << false << false;
}

void TestWelcome::firstsAreToldOnce() {
  QFETCH(bool, lookedBack);
  QFETCH(bool, matches);
  QFETCH(bool, told);
  const QString file = fresh();
  {
    Settings settings(file);
    if (lookedBack)
      detectEarlierUse(settings, matches);
    endWelcome(settings);
  }
  Settings settings(file);
  if (lookedBack)
    detectEarlierUse(settings, true);  // the second start
  for (const First first : {First::Win, First::Riichi, First::Yakuman}) {
    QCOMPARE(takeFirst(settings, first), told);
    QVERIFY(!takeFirst(settings, first));
  }
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
  detectEarlierUse(settings, played);
  QCOMPARE(settings.on(Setting::IndexMarks), on);
  QCOMPARE(settings.on(Setting::FirstTurns), !played);
  settings.restoreDefaults(SettingPage::Table);
  QVERIFY(settings.on(Setting::IndexMarks));
}

// Whoever began with this version has learned the tiles with their marks.
void TestWelcome::newTilesStayWhenMatchesCome() {
  const QString file = fresh();
  {
    Settings settings(file);
    detectEarlierUse(settings, false);  // a start that went straight to a match: nothing was asked
  }
  Settings settings(file);
  detectEarlierUse(settings, true);
  QVERIFY(settings.on(Setting::IndexMarks));
  QVERIFY(!isWelcomeDue(settings));
}

void TestWelcome::newcomersHaveFinishedFewMatches_data() {
  QTest::addColumn<int>("experience");
  QTest::addColumn<int>("finished");
  QTest::addColumn<bool>("newcomer");
  QTest::newRow("not yet, none finished") << int(Experience::New) << 0 << true;
  QTest::newRow("not yet, two finished") << int(Experience::New) << 2 << true;
  QTest::newRow("not yet, three finished") << int(Experience::New) << 3 << false;
  QTest::newRow("nothing said") << int(Experience::NotAnswered) << 0 << false;
  QTest::newRow("a little") << int(Experience::Some) << 0 << false;
  QTest::newRow("plays") << int(Experience::Player) << 0 << false;
}

void TestWelcome::newcomersHaveFinishedFewMatches() {
  QFETCH(int, experience);
  QFETCH(int, finished);
  QFETCH(bool, newcomer);
  Settings settings(fresh());
  setExperience(settings, Experience(experience));
  for (int i = 0; i < finished; ++i)
    noteFinishedMatch(settings);
  QCOMPARE(isNewcomer(settings), newcomer);
}

void TestWelcome::experienceSetsWhatItSays_data() {
  QTest::addColumn<int>("experience");
  QTest::addColumn<QString>("coach");
  QTest::newRow("nothing said") << int(Experience::NotAnswered) << QString();
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
    else if (row.id == Setting::YakuDockOpen && !coach.isEmpty())
      QCOMPARE(settings.on(row.id), Experience(experience) == Experience::New);
    else if (row.id == Setting::LastRuleset && Experience(experience) == Experience::New)
      QCOMPARE(settings.text(row.id), QStringLiteral("beginner"));
    else if (row.id != Setting::Experience)
      QVERIFY2(!settings.isChosen(row.id), row.key);
  }
}

void TestWelcome::rulesThatWereChosenStay() {
  Settings settings(fresh());
  settings.setValue(Setting::LastRuleset, QStringLiteral("tenhou_4p"));
  setExperience(settings, Experience::New);
  QCOMPARE(settings.text(Setting::LastRuleset), QStringLiteral("tenhou_4p"));
}

void TestWelcome::answersCanChange_data() {
  QTest::addColumn<int>("before");
  QTest::addColumn<int>("after");
  QTest::addColumn<QString>("rules");  // chosen between the two; empty = none
  QTest::addColumn<QString>("rulesAfter");
  QTest::addColumn<int>("finishedAfter");  // after three matches
  const auto row = [](const char *name, Experience before, Experience after, const char *rules,
                      const char *rulesAfter, int finished) {
    QTest::newRow(name) << int(before) << int(after) << QString::fromLatin1(rules)
                        << QString::fromLatin1(rulesAfter) << finished;
  };
  row("new, then plays", Experience::New, Experience::Player, "", "basic_ariari", 3);
  row("new, then plays by own rules", Experience::New, Experience::Player, "mleague", "mleague", 3);
  row("plays, then new", Experience::Player, Experience::New, "", "beginner", 0);
  row("plays by own rules, then new", Experience::Player, Experience::New, "mleague", "mleague", 0);
  row("new as before", Experience::New, Experience::New, "", "beginner", 3);
  row("nothing said, then new", Experience::NotAnswered, Experience::New, "", "beginner", 0);
}

// What the answer before has set goes with it; what the user has chosen stays.
void TestWelcome::answersCanChange() {
  QFETCH(int, before);
  QFETCH(int, after);
  QFETCH(QString, rules);
  Settings settings(fresh());
  setExperience(settings, Experience(before));
  if (!rules.isEmpty())
    settings.setValue(Setting::LastRuleset, rules);
  for (int i = 0; i < 3; ++i)
    noteFinishedMatch(settings);
  setExperience(settings, Experience(after));
  QTEST(settings.text(Setting::LastRuleset), "rulesAfter");
  QTEST(settings.number(Setting::FinishedMatches), "finishedAfter");
  QCOMPARE(hasRulesOfAnswer(settings), rules.isEmpty());
}

void TestWelcome::opponentsFollowTheAnswer_data() {
  QTest::addColumn<int>("experience");
  QTest::addColumn<int>("finished");
  QTest::addColumn<QString>("chosen");
  QTest::addColumn<QString>("word");
  QTest::newRow("nothing said") << int(Experience::NotAnswered) << 0 << "answer"
                                << "club";
  QTest::newRow("not yet") << int(Experience::New) << 0 << "answer"
                           << "weak";
  QTest::newRow("not yet, two finished") << int(Experience::New) << 2 << "answer"
                                         << "weak";
  QTest::newRow("not yet, three finished") << int(Experience::New) << 3 << "answer"
                                           << "like";
  QTest::newRow("a little") << int(Experience::Some) << 0 << "answer"
                            << "like";
  QTest::newRow("plays") << int(Experience::Player) << 0 << "answer"
                         << "club";
  QTest::newRow("not yet, but strong ones chosen") << int(Experience::New) << 0 << "strong"
                                                   << "strong";
}

void TestWelcome::opponentsFollowTheAnswer() {
  QFETCH(int, experience);
  QFETCH(int, finished);
  QFETCH(QString, chosen);
  Settings settings(fresh());
  setExperience(settings, Experience(experience));
  QVERIFY(settings.setValue(Setting::Opponents, chosen));
  for (int i = 0; i < finished; ++i)
    noteFinishedMatch(settings);
  QTEST(opponentsWord(settings), "word");
}

JANSO_TEST(TestWelcome);
#include "tst_welcome.moc"
