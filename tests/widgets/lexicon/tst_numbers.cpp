// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures as each language writes them, with a true minus sign.
#include <QLocale>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/lexicon/numbers.h"

using namespace janso;

class TestNumbers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void figures_data();
  void figures();
  void cleanupTestCase() { QLocale::setDefault(m_before); }

 private:
  QLocale m_before;
};

void TestNumbers::figures_data() {
  QTest::addColumn<QString>("locale");
  QTest::addColumn<QString>("long");
  QTest::addColumn<QString>("below");
  QTest::addColumn<QString>("needed");
  QTest::addColumn<QString>("points");
  const auto row = [](const char *locale, const QString &whole, const QString &below, const QString &needed,
                      const QString &points) {
    QTest::newRow(locale) << QString::fromLatin1(locale) << whole << below << needed << points;
  };
  row("en_US", QStringLiteral("+1,358.7"), QStringLiteral("\u22120.250"), QStringLiteral("0.05"),
      QStringLiteral("\u22128,200"));
  row("de_DE", QStringLiteral("+1.358,7"), QStringLiteral("\u22120,250"), QStringLiteral("0,05"),
      QStringLiteral("\u22128.200"));
  row("fr_FR", QStringLiteral("+1\u202f358,7"), QStringLiteral("\u22120,250"), QStringLiteral("0,05"),
      QStringLiteral("\u22128\u202f200"));
  row("ja_JP", QStringLiteral("+1,358.7"), QStringLiteral("\u22120.250"), QStringLiteral("0.05"),
      QStringLiteral("\u22128,200"));
}

void TestNumbers::figures() {
  QFETCH(QString, locale);
  QLocale::setDefault(QLocale(locale));
  QTEST(signedDecimalText(1358.7, 1), "long");
  QTEST(decimalText(-0.25, 3), "below");
  QTEST(signedDecimalText(-0.25, 3), "below");
  QTEST(plainDecimalText(0.05), "needed");
  QTEST(pointsText(-8200), "points");
  QCOMPARE(signedDecimalText(-0.3, 0), QStringLiteral("+0"));
  QCOMPARE(decimalText(-0.3, 0), QStringLiteral("0"));
  QCOMPARE(plainDecimalText(2), QStringLiteral("2"));
}

JANSO_TEST(TestNumbers);
#include "tst_numbers.moc"
