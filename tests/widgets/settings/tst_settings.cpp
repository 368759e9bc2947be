// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of settings, and what becomes of a settings file.
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/tablesettings.h"

using namespace janso;

class TestSettings : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tableIsSound();
  void startsWithDefaults();
  void survivesARestart();
  void knowsWhatWasChosen();
  void refuses_data();
  void refuses();
  void readsBadValueAsDefault();
  void keepsUnknownKeys();
  void restoresDefaultsOfAPage();
  void defaultsFollowTheLanguage();
  void indexMarksAreForWhoCannotReadTheTiles_data();
  void indexMarksAreForWhoCannotReadTheTiles();
  void isDarkUnlessChosenOtherwise();
  void overridesForOneRun();
  void remembersShortcuts();
  void tellsWhoFollows_data();
  void tellsWhoFollows();
  void saysWhatChangesTheTable_data();
  void saysWhatChangesTheTable();

 private:
  QTemporaryDir m_dir;
  QString file(const char *name) const { return m_dir.filePath(QString::fromLatin1(name)); }
};

void TestSettings::tableIsSound() {
  QSet<QString> keys;
  for (const SettingInfo &row : Settings::table()) {
    QCOMPARE(int(Settings::info(row.id).id), int(row.id));
    QVERIFY2(!keys.contains(QString::fromLatin1(row.key)), row.key);
    keys.insert(QString::fromLatin1(row.key));
    QCOMPARE(row.fallback.typeId(), int(row.type));
    Settings settings(file("sound.ini"));
    QVERIFY2(settings.setValue(row.id, row.fallback), row.key);
  }
}

void TestSettings::startsWithDefaults() {
  const Settings settings(file("fresh.ini"));
  for (const SettingInfo &row : Settings::table())
    QCOMPARE(settings.value(row.id), row.fallback);
}

void TestSettings::survivesARestart() {
  {
    Settings settings(file("kept.ini"));
    QSignalSpy changed(&settings, &Settings::changed);
    QVERIFY(settings.setValue(Setting::Felt, QStringLiteral("navy")));
    QVERIFY(settings.setValue(Setting::Speed, 2.0));
    QVERIFY(settings.setValue(Setting::Sound, false));
    QVERIFY(settings.setValue(Setting::Tiles, QStringLiteral("black")));
    QVERIFY(settings.setValue(Setting::OwnHand, QStringLiteral("large")));
    QVERIFY(settings.setValue(Setting::Ponds, QStringLiteral("large")));
    QVERIFY(settings.setValue(Setting::RedDots, true));
    QVERIFY(settings.setValue(Setting::Volume, 35));
    QCOMPARE(changed.count(), 8);
    QVERIFY(settings.setValue(Setting::Volume, 35));  // the same again is no change
    QCOMPARE(changed.count(), 8);
  }
  const Settings again(file("kept.ini"));
  QCOMPARE(again.text(Setting::Felt), QStringLiteral("navy"));
  QCOMPARE(again.real(Setting::Speed), 2.0);
  QCOMPARE(again.on(Setting::Sound), false);
  QCOMPARE(again.number(Setting::Volume), 35);
  const TableOptions table = tableOptions(again);
  QVERIFY(table.tiles == (TileLook{.set = TileSet::Black, .marks = true, .redDots = true}));
  QVERIFY(table.hand == HandSize::Large && table.ponds == PondSize::Large);
}

void TestSettings::knowsWhatWasChosen() {
  const QTemporaryDir dir;
  const QString file = dir.filePath(QStringLiteral("janso.ini"));
  {
    Settings settings(file);
    QVERIFY(!settings.isChosen(Setting::Coach));
    settings.setValue(Setting::Coach, QStringLiteral("full"));
    settings.setValue(Setting::Coach, QStringLiteral("off"));
  }
  Settings again(file);
  QVERIFY(again.isChosen(Setting::Coach));
  QVERIFY(!again.isChosen(Setting::LastRuleset));
  // Whoever takes the default has chosen too.
  QVERIFY(again.setValue(Setting::LastRuleset, again.text(Setting::LastRuleset)));
  QVERIFY(again.isChosen(Setting::LastRuleset));
}

void TestSettings::refuses_data() {
  QTest::addColumn<int>("id");
  QTest::addColumn<QVariant>("value");
  QTest::newRow("volume above the range") << int(Setting::Volume) << QVariant(101);
  QTest::newRow("volume below the range") << int(Setting::Volume) << QVariant(-1);
  QTest::newRow("speed that is no number") << int(Setting::Speed) << QVariant(QStringLiteral("fast"));
  QTest::newRow("speed without end") << int(Setting::Speed) << QVariant(qInf());
  QTest::newRow("felt that we do not have") << int(Setting::Felt) << QVariant(QStringLiteral("pink"));
  QTest::newRow("flag that is neither") << int(Setting::Sound) << QVariant(QStringLiteral("maybe"));
}

void TestSettings::refuses() {
  QFETCH(int, id);
  QFETCH(QVariant, value);
  Settings settings(file("refuses.ini"));
  QSignalSpy changed(&settings, &Settings::changed);
  const QVariant before = settings.value(Setting(id));
  QVERIFY(!settings.setValue(Setting(id), value));
  QCOMPARE(settings.value(Setting(id)), before);
  QCOMPARE(changed.count(), 0);
}

void TestSettings::readsBadValueAsDefault() {
  {
    QSettings raw(file("bad.ini"), QSettings::IniFormat);
    raw.setValue(QStringLiteral("sound/volume"), QStringLiteral("loud"));
    raw.setValue(QStringLiteral("table/felt"), QStringLiteral("pink"));
  }
  const Settings settings(file("bad.ini"));
  QCOMPARE(settings.number(Setting::Volume), 70);
  QCOMPARE(settings.text(Setting::Felt), QStringLiteral("teal"));
}

void TestSettings::keepsUnknownKeys() {
  {
    QSettings raw(file("future.ini"), QSettings::IniFormat);
    raw.setValue(QStringLiteral("table/parrot"), QStringLiteral("green"));
  }
  {
    Settings settings(file("future.ini"));
    settings.setValue(Setting::Felt, QStringLiteral("burgundy"));
    settings.restoreDefaults(SettingPage::Table);
  }
  const QSettings raw(file("future.ini"), QSettings::IniFormat);
  QCOMPARE(raw.value(QStringLiteral("table/parrot")).toString(), QStringLiteral("green"));
}

void TestSettings::restoresDefaultsOfAPage() {
  Settings settings(file("restore.ini"));
  settings.setValue(Setting::Felt, QStringLiteral("plain"));
  settings.setValue(Setting::Volume, 5);
  settings.restoreDefaults(SettingPage::Table);
  QCOMPARE(settings.text(Setting::Felt), QStringLiteral("teal"));
  QCOMPARE(settings.number(Setting::Volume), 5);  // another page
}

// Yaku are named in Japanese in a Japanese window, unless another style was chosen.
void TestSettings::defaultsFollowTheLanguage() {
  Settings settings(file("language.ini"));
  int announced = 0;
  connect(&settings, &Settings::changed, this,
          [&](Setting id) { announced += id == Setting::YakuNames ? 1 : 0; });
  QCOMPARE(settings.text(Setting::YakuNames), QStringLiteral("romaji"));
  settings.setWindowLanguage(QStringLiteral("ja"));
  QCOMPARE(settings.text(Setting::YakuNames), QStringLiteral("japanese"));
  QCOMPARE(announced, 1);
  settings.setWindowLanguage(QStringLiteral("en"));
  QCOMPARE(settings.text(Setting::YakuNames), QStringLiteral("romaji"));
  QCOMPARE(announced, 2);
  settings.setWindowLanguage(QStringLiteral("ja"));
  QVERIFY(settings.setValue(Setting::YakuNames, QStringLiteral("romaji")));
  QCOMPARE(settings.text(Setting::YakuNames), QStringLiteral("romaji"));
  settings.setWindowLanguage(QStringLiteral("en"));
  settings.setWindowLanguage(QStringLiteral("ja"));
  QCOMPARE(settings.text(Setting::YakuNames), QStringLiteral("romaji"));
  settings.restoreDefaults(SettingPage::Language);
  QCOMPARE(settings.text(Setting::YakuNames), QStringLiteral("japanese"));
  // Chinese has names of its own, and romaji while Alt is held.
  settings.setWindowLanguage(QStringLiteral("zh"));
  QCOMPARE(settings.text(Setting::YakuNames), QStringLiteral("english"));
  QCOMPARE(settings.text(Setting::YakuNamesHeld), QStringLiteral("romaji"));
}

void TestSettings::indexMarksAreForWhoCannotReadTheTiles_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<bool>("on");
  QTest::newRow("English") << QStringLiteral("en") << true;
  QTest::newRow("German") << QStringLiteral("de") << true;
  QTest::newRow("Japanese") << QStringLiteral("ja") << false;
  QTest::newRow("Chinese") << QStringLiteral("zh") << false;
  QTest::newRow("Korean") << QStringLiteral("ko") << false;
}

void TestSettings::indexMarksAreForWhoCannotReadTheTiles() {
  QFETCH(QString, language);
  QFETCH(bool, on);
  Settings settings(file(qPrintable(language + QStringLiteral("marks.ini"))));
  settings.setWindowLanguage(language);
  QCOMPARE(settings.on(Setting::IndexMarks), on);
  // What was chosen stays in every language.
  QVERIFY(settings.setValue(Setting::IndexMarks, !on));
  for (const char *other : {"en", "ja"}) {
    settings.setWindowLanguage(QString::fromLatin1(other));
    QCOMPARE(settings.on(Setting::IndexMarks), !on);
  }
}

void TestSettings::isDarkUnlessChosenOtherwise() {
  Settings settings(file("colours.ini"));
  QCOMPARE(settings.text(Setting::Chrome), QStringLiteral("dark"));
  for (const char *choice : {"system", "light"}) {
    QVERIFY(settings.setValue(Setting::Chrome, QString::fromLatin1(choice)));
    QCOMPARE(Settings(file("colours.ini")).text(Setting::Chrome), QString::fromLatin1(choice));
  }
}

void TestSettings::overridesForOneRun() {
  {
    Settings settings(file("override.ini"));
    settings.setValue(Setting::Speed, 2.0);
    settings.overrideValue(Setting::Speed, 0.0);
    settings.overrideValue(Setting::Volume, 5);
    QCOMPARE(settings.real(Setting::Speed), 0.0);
    QVERIFY(settings.setValue(Setting::Volume, 40));
    QCOMPARE(settings.number(Setting::Volume), 40);
  }
  const Settings again(file("override.ini"));
  QCOMPARE(again.real(Setting::Speed), 2.0);
  QCOMPARE(again.number(Setting::Volume), 40);
}

void TestSettings::remembersShortcuts() {
  const QKeySequence fallback(Qt::Key_Y);
  const QString id = QStringLiteral("view.yaku");
  {
    Settings settings(file("keys.ini"));
    QCOMPARE(settings.shortcut(id, fallback), fallback);
    settings.setShortcut(id, QKeySequence(Qt::CTRL | Qt::Key_L), fallback);
    settings.setShortcut(QStringLiteral("none"), QKeySequence(), fallback);
  }
  Settings settings(file("keys.ini"));
  QCOMPARE(settings.shortcut(id, fallback), QKeySequence(Qt::CTRL | Qt::Key_L));
  QVERIFY(settings.shortcut(QStringLiteral("none"), fallback).isEmpty());
  settings.restoreDefaults(SettingPage::Keys);
  QCOMPARE(settings.shortcut(id, fallback), fallback);
}

void TestSettings::tellsWhoFollows_data() {
  QTest::addColumn<Setting>("id");
  QTest::addColumn<QVariant>("value");
  QTest::addColumn<Effects>("effects");
  QTest::addColumn<bool>("called");
  const Effects names = Effect::YakuNames;
  QTest::newRow("the effect") << Setting::YakuNames << QVariant(QStringLiteral("ema")) << names << true;
  QTest::newRow("one of two effects")
      << Setting::YakuNames << QVariant(QStringLiteral("ema")) << (names | Effect::Voice) << true;
  QTest::newRow("another effect") << Setting::Coach << QVariant(QStringLiteral("full")) << names << false;
  QTest::newRow("a setting without effects") << Setting::RandomSeats << QVariant(false) << names << false;
  QTest::newRow("the same value") << Setting::YakuNames << QVariant(QStringLiteral("romaji")) << names
                                  << false;
}

void TestSettings::tellsWhoFollows() {
  QFETCH(Setting, id);
  QFETCH(QVariant, value);
  QFETCH(Effects, effects);
  QFETCH(bool, called);
  Settings settings(file("follow.ini"));
  QObject context;
  int calls = 0;
  settings.follow(effects, &context, [&calls] { ++calls; });
  QVERIFY(settings.setValue(id, value));
  QCOMPARE(calls, called ? 1 : 0);
  settings.remove(Settings::info(id).key);
}

void TestSettings::saysWhatChangesTheTable_data() {
  QTest::addColumn<Setting>("id");
  for (const SettingInfo &row : Settings::table()) {
    // Its pictures come from elsewhere.
    if (row.id != Setting::TileFolder && row.type != QMetaType::QByteArray)
      QTest::newRow(row.key) << row.id;
  }
}

// For all values that the table of settings can name: what changes the options has the effect, and what has
// it changes them.
void TestSettings::saysWhatChangesTheTable() {
  QFETCH(Setting, id);
  const SettingInfo &row = Settings::info(id);
  QList<QVariant> values{row.low, row.high};
  if (row.type == QMetaType::Bool)
    values = {true, false};
  if (row.type == QMetaType::QString)
    values = row.choices.isEmpty() ? QList<QVariant>{QStringLiteral("x")}
                                   : QList<QVariant>(row.choices.begin(), row.choices.end());
  QTemporaryDir dir;
  Settings settings(dir.filePath(QStringLiteral("table.ini")));
  // Someone who is no newcomer only for having finished matches.
  QVERIFY(settings.setValue(Setting::Experience, QStringLiteral("new")));
  if (id == Setting::Experience)
    QVERIFY(settings.setValue(Setting::FinishedMatches, 0));
  if (id == Setting::HelpButtons)
    QVERIFY(settings.setValue(Setting::FinishedMatches, 1000));
  bool changed = false;
  for (const QVariant &value : values) {
    const TableOptions before = tableOptions(settings);
    QVERIFY(settings.setValue(id, value));
    changed = changed || tableOptions(settings) != before;
  }
  QCOMPARE(row.effects.testFlag(Effect::TableOptions), changed);
}

JANSO_TEST(TestSettings);
#include "tst_settings.moc"
