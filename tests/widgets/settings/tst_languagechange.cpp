// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the program says in which language, and how names follow a change of the language at run time.
#include <QTemporaryDir>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/languages.h"
#include "widgets/lexicon/words.h"
#include "widgets/lexicon/yakunames.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/translations.h"

using namespace janso;

class TestLanguageChange : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void actionsAreCalledOtherwiseInTexts_data();
  void actionsAreCalledOtherwiseInTexts();
  void changesAtRunTime();
  void yakuNamesStay();
  void yakuHaveNamesOfTheLanguage();
  void yakuAreNamedAsTheSettingsBegin_data();
  void yakuAreNamedAsTheSettingsBegin();
};

// English calls an action the same everywhere; Japanese does not.
void TestLanguageChange::actionsAreCalledOtherwiseInTexts_data() {
  QTest::addColumn<ActionType>("action");
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("inText");
  QTest::addColumn<QString>("shout");
  const auto row = [](const char *rule, ActionType type, const char16_t *name, const char16_t *inText,
                      const char16_t *shout) {
    QTest::newRow(rule) << type << QString::fromUtf16(name) << QString::fromUtf16(inText)
                        << QString::fromUtf16(shout);
  };
  row("a riichi in characters", ActionType::Riichi, u"リーチ", u"立直", u"リーチ");
  row("an open riichi likewise", ActionType::OpenRiichi, u"オープンリーチ", u"オープン立直",
      u"オープンリーチ");
  row("a skip as a decision", ActionType::Skip, u"スキップ", u"見送り", u"スキップ");
  row("a North set aside by its tile", ActionType::Kita, u"北抜き", u"北抜き", u"北");
  row("a pon everywhere the same", ActionType::Pon, u"ポン", u"ポン", u"ポン");
  row("an added kan as every kan", ActionType::Kakan, u"カン", u"カン", u"カン");
}

void TestLanguageChange::actionsAreCalledOtherwiseInTexts() {
  QFETCH(ActionType, action);
  QFETCH(QString, name);
  QFETCH(QString, inText);
  QFETCH(QString, shout);
  Translations translations;
  translations.use(QStringLiteral("en"));
  QCOMPARE(actionName(action), actionNameInText(action));
  QCOMPARE(actionName(action), actionShout(action));
  translations.use(QStringLiteral("ja"));
  QCOMPARE(actionName(action), name);
  QCOMPARE(actionNameInText(action), inText);
  QCOMPARE(actionShout(action), shout);
}

void TestLanguageChange::changesAtRunTime() {
  Translations translations;
  QVERIFY(translations.use(QStringLiteral("en")));
  QCOMPARE(counterText(1, 1), QStringLiteral("1 honba, 1 riichi stick"));
  QCOMPARE(counterText(2, 3), QStringLiteral("2 honba, 3 riichi sticks"));
  QVERIFY(translations.use(QStringLiteral("ja")));
  QCOMPARE(translations.language(), QStringLiteral("ja"));
  QCOMPARE(windName(0), QStringLiteral("東"));
  QVERIFY(counterText(2, 3).contains(QStringLiteral("2本場")));
  QVERIFY(translations.use(QStringLiteral("en")));
  QCOMPARE(windName(0), QStringLiteral("East"));
  // A language that we do not have is shown in English.
  QVERIFY(translations.use(QStringLiteral("eo")));
  QCOMPARE(windName(0), QStringLiteral("East"));
}

void TestLanguageChange::yakuNamesStay() {
  Translations translations;
  translations.use(QStringLiteral("ja"));
  QCOMPARE(yakuName(YakuId::Pinfu, YakuNaming::Romaji), QStringLiteral("Pinfu"));
  QVERIFY(yakuSentence(yakuText(YakuId::Pinfu).asks) != QString::fromUtf8(yakuText(YakuId::Pinfu).asks));
  translations.use(QStringLiteral("en"));
  QCOMPARE(yakuName(YakuId::Pinfu, YakuNaming::Japanese), QStringLiteral("平和"));
}

void TestLanguageChange::yakuHaveNamesOfTheLanguage() {
  Translations translations;
  translations.use(QStringLiteral("zh"));
  QCOMPARE(yakuName(YakuId::Tanyao, YakuNaming::Translated), QStringLiteral("断幺九"));
  // Beside characters stands romaji; nothing where there is only an English name.
  QCOMPARE(yakuSecondName(YakuId::Tanyao, YakuNaming::Translated), QStringLiteral("Tanyao"));
  QCOMPARE(yakuSecondName(YakuId::Haku, YakuNaming::Translated), QString());
  QCOMPARE(yakuSecondName(YakuId::Tanyao, YakuNaming::Japanese), QStringLiteral("Tanyao"));
  // Within a sentence a name is found, and not two characters that belong to other words.
  QCOMPARE(yakuNamedAs(QStringLiteral("别人和牌，你听断幺九。"), YakuNaming::Romaji),
           QStringLiteral("别人和牌，你听Tanyao。"));
  QCOMPARE(yakuNamedAs(QStringLiteral("断幺九"), YakuNaming::Translated), QStringLiteral("断幺九"));
  translations.use(QStringLiteral("de"));
  QCOMPARE(yakuName(YakuId::Tanyao, YakuNaming::Romaji), QStringLiteral("Tanyao"));
  QVERIFY(yakuName(YakuId::Haku, YakuNaming::Romaji) != QLatin1String("White dragon"));
  QCOMPARE(yakuNamedAs(QStringLiteral("Tanyao passt dazu."), YakuNaming::Romaji),
           QStringLiteral("Tanyao passt dazu."));
  translations.use(QStringLiteral("en"));
  QCOMPARE(yakuName(YakuId::Haku, YakuNaming::Romaji), QStringLiteral("White dragon"));
}

void TestLanguageChange::yakuAreNamedAsTheSettingsBegin_data() {
  QTest::addColumn<QString>("language");
  for (const QString &language : languageCodes())
    QTest::newRow(qPrintable(language)) << language;
}

// The command line has no settings.
void TestLanguageChange::yakuAreNamedAsTheSettingsBegin() {
  QFETCH(QString, language);
  const QTemporaryDir dir;
  Settings settings(dir.filePath(QStringLiteral("janso.ini")));
  Translations translations;
  translations.use(language);
  settings.setWindowLanguage(language);
  QCOMPARE(usualYakuNaming(), yakuNamingOf(settings.text(Setting::YakuNames)));
}

JANSO_TEST(TestLanguageChange);
#include "tst_languagechange.moc"
