// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the system says, in the language of the user.
#include <QLocale>
#include <QTest>
#include <QTranslator>
#include <memory>

#include "support/testprogram.h"
#include "widgets/sentences/faulttexts.h"

using namespace janso;

class TestFaultTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSystemIsHeardInTheLanguage();
  void textsOfQtAreReadOnceForALanguage();
  void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
};

void TestFaultTexts::theSystemIsHeardInTheLanguage() {
  const QString english = QStringLiteral("Filename refers to a directory");
  QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
  if (qtTexts()->isEmpty())
    QSKIP("Qt's own German texts are not installed");
  const QString german = systemWords(english);
  QVERIFY(german != english);
  QLocale::setDefault(QLocale(QStringLiteral("ja_JP")));
  QVERIFY(systemWords(english) != german);
  QCOMPARE(systemWords(QStringLiteral("no words of Qt")), QStringLiteral("no words of Qt"));
}

void TestFaultTexts::textsOfQtAreReadOnceForALanguage() {
  QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
  const auto german = qtTexts();
  QCOMPARE(systemWords(QStringLiteral("no words of Qt")), QStringLiteral("no words of Qt"));
  QVERIFY(qtTexts() == german);
  QLocale::setDefault(QLocale(QStringLiteral("ja_JP")));
  QVERIFY(qtTexts() != german);
  // Also where there are none.
  QLocale::setDefault(QLocale(QStringLiteral("eo")));
  QVERIFY(qtTexts() == qtTexts());
}

JANSO_TEST(TestFaultTexts);
#include "tst_faulttexts.moc"
