// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Names of languages, actions, emblems and bots: each known, none empty, none given twice.
#include <QLocale>
#include <QSet>
#include <QTest>
#include <array>

#include "support/testprogram.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/emblemnames.h"
#include "widgets/lexicon/languages.h"

using namespace janso;

namespace {

constexpr std::array kBots{"learner", "collector", "novice", "student", "caller", "flush",
                           "hunter",  "club",      "wall",   "expert",  "master"};
using NameOf = QString (*)(const QString &, const QString &);

}  // namespace

class TestNames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void languagesAreThoseOfTheirCodes_data();
  void languagesAreThoseOfTheirCodes();
  void languagesAreInOrder();
  void anUnknownLanguageIsItsCode();
  void actionsAreNamed_data();
  void actionsAreNamed();
  void emblemsAreNamed();
  void theShownEmblem_data();
  void theShownEmblem();
  void botsAreNamed_data();
  void botsAreNamed();
  void otherBotsKeepTheirNames();
};

void TestNames::languagesAreThoseOfTheirCodes_data() {
  QTest::addColumn<QString>("code");
  for (const QString &code : languageCodes())
    QTest::newRow(qPrintable(code)) << code;
}

// In its own words, as Qt knows them.
void TestNames::languagesAreThoseOfTheirCodes() {
  QFETCH(QString, code);
  QCOMPARE(code.size(), 2);
  QCOMPARE(QLocale(code).name().section(QLatin1Char('_'), 0, 0), code);
  const QString name = languageName(code);
  QVERIFY(!name.isEmpty());
  const QString known = QLocale(code).nativeLanguageName();
  QVERIFY2(known.contains(name, Qt::CaseInsensitive) || name.contains(known, Qt::CaseInsensitive) ||
               known.startsWith(name.left(3), Qt::CaseInsensitive),
           qPrintable(known));
}

// By name, Latin script first.
void TestNames::languagesAreInOrder() {
  const std::span<const Language> all = languages();
  QSet<QString> names;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const QString name = QString::fromUtf8(all[i].name);
    names.insert(name);
    if (i > 0)
      QVERIFY(QString::fromUtf8(all[i - 1].name) < name);
  }
  QCOMPARE(names.size(), static_cast<qsizetype>(all.size()));
  QCOMPARE(languageCodes().size(), static_cast<qsizetype>(all.size()));
  QVERIFY(languageCodes().contains(QStringLiteral("en")));
}

void TestNames::anUnknownLanguageIsItsCode() {
  QCOMPARE(languageName(QStringLiteral("xx")), QStringLiteral("xx"));
  QCOMPARE(languageName(QString()), QString());
}

void TestNames::actionsAreNamed_data() {
  QTest::addColumn<ActionType>("type");
  QTest::addColumn<QString>("name");
  QTest::newRow("skip") << ActionType::Skip << "Skip";
  QTest::newRow("discard") << ActionType::Dahai << "Discard";
  QTest::newRow("riichi") << ActionType::Riichi << "Riichi";
  QTest::newRow("open riichi") << ActionType::OpenRiichi << "Open riichi";
  QTest::newRow("chi") << ActionType::Chi << "Chi";
  QTest::newRow("pon") << ActionType::Pon << "Pon";
  QTest::newRow("open kan") << ActionType::Daiminkan << "Kan";
  QTest::newRow("closed kan") << ActionType::Ankan << "Kan";
  QTest::newRow("added kan") << ActionType::Kakan << "Kan";
  QTest::newRow("tsumo") << ActionType::Tsumo << "Tsumo";
  QTest::newRow("ron") << ActionType::Ron << "Ron";
  QTest::newRow("kita") << ActionType::Kita << "Kita";
  QTest::newRow("abort") << ActionType::Kyuushu << "Abort: nine terminals";
}

void TestNames::actionsAreNamed() {
  QFETCH(ActionType, type);
  QFETCH(QString, name);
  QCOMPARE(actionName(type), name);
  QCOMPARE(actionNameInText(type), name);
  QCOMPARE(actionShout(type), name);
}

void TestNames::emblemsAreNamed() {
  const QStringList all = emblems();
  QSet<QString> names;
  for (const QString &emblem : all) {
    QCOMPARE(emblem, emblem.toLower());
    names.insert(emblemName(emblem));
  }
  QCOMPARE(names.size(), all.size());
  QVERIFY(!names.contains(QString()));
  QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
  QVERIFY(emblemName(QStringLiteral("none")).isEmpty());
}

void TestNames::theShownEmblem_data() {
  QTest::addColumn<QString>("chosen");
  QTest::addColumn<int>("seat");
  QTest::addColumn<int>("shown");  // index
  QTest::newRow("the chosen one") << "teapot" << 0 << 10;
  QTest::newRow("in any seat") << "teapot" << 3 << 10;
  QTest::newRow("nothing chosen, first seat") << QString() << 0 << 0;
  QTest::newRow("nothing chosen, last seat") << QString() << 3 << 3;
  QTest::newRow("one of a later version") << "rocket" << 2 << 2;
}

void TestNames::theShownEmblem() {
  QFETCH(QString, chosen);
  QFETCH(int, seat);
  QFETCH(int, shown);
  QCOMPARE(shownEmblem(chosen, seat), emblems().at(shown));
}

void TestNames::botsAreNamed_data() {
  QTest::addColumn<QString>("id");
  for (const char *id : kBots)
    QTest::newRow(id) << QString::fromLatin1(id);
}

// "Ritsu, riichi hunter" is the own name and the style.
void TestNames::botsAreNamed() {
  QFETCH(QString, id);
  const QString own = botOwnName(id, QString());
  const QString style = botStyle(id, QString());
  QVERIFY(!own.isEmpty() && !style.isEmpty());
  QCOMPARE(botName(id, QString()).toLower(), QStringLiteral("%1, %2").arg(own, style).toLower());
  QVERIFY(style.front().isUpper());
  QVERIFY(botCharacter(id, QString()).endsWith(QLatin1Char('.')));
  for (const char *other : kBots) {
    const QString otherId = QString::fromLatin1(other);
    if (otherId == id)
      continue;
    for (const NameOf nameOf : {&botName, &botOwnName, &botStyle, &botCharacter})
      QVERIFY2(nameOf(otherId, QString()) != nameOf(id, QString()), other);
  }
}

void TestNames::otherBotsKeepTheirNames() {
  for (const NameOf nameOf : {&botName, &botOwnName, &botStyle, &botCharacter})
    QCOMPARE(nameOf(QStringLiteral("mine"), QStringLiteral("My bot")), QStringLiteral("My bot"));
}

JANSO_TEST(TestNames);
#include "tst_names.moc"
