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
  void pointsHaveTheirSign_data();
  void pointsHaveTheirSign();
  void estimatesAreTens_data();
  void estimatesAreTens();
  void placesDiffer();
  void noughtHasNoMinus_data();
  void noughtHasNoMinus();
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

void TestNumbers::pointsHaveTheirSign_data() {
  QTest::addColumn<int>("points");
  QTest::addColumn<QString>("plain");
  QTest::addColumn<QString>("change");
  QTest::addColumn<QString>("final");
  QTest::newRow("won") << 12300 << "12,300"
                       << "+12,300"
                       << "+12.3";
  QTest::newRow("lost") << -8000 << QStringLiteral("\u22128,000") << QStringLiteral("\u22128,000")
                        << QStringLiteral("\u22128.0");
  QTest::newRow("nothing") << 0 << "0"
                           << "0"
                           << "0.0";
  QTest::newRow("hundreds") << 100 << "100"
                            << "+100"
                            << "+0.1";
  QTest::newRow("in the millions") << 1234500 << "1,234,500"
                                   << "+1,234,500"
                                   << "+1,234.5";
}

void TestNumbers::pointsHaveTheirSign() {
  QFETCH(int, points);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  QTEST(pointsText(points), "plain");
  QTEST(signedPointsText(points), "change");
  QTEST(finalPointsText(points), "final");
}

void TestNumbers::estimatesAreTens_data() {
  QTest::addColumn<double>("value");
  QTest::addColumn<QString>("text");
  QTest::newRow("down") << 314.9 << "310";
  QTest::newRow("up") << 315.0 << "320";
  QTest::newRow("thousands") << 5791.6 << "5,790";
  QTest::newRow("lost") << -1234.0 << QStringLiteral("\u22121,230");
  QTest::newRow("next to nothing") << -3.0 << "0";
}

void TestNumbers::estimatesAreTens() {
  QFETCH(double, value);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  QTEST(estimatedPointsText(value), "text");
}

void TestNumbers::placesDiffer() {
  QStringList places;
  for (int place = 1; place <= 4; ++place)
    places << placeText(place);
  QCOMPARE(places, (QStringList{QStringLiteral("1st"), QStringLiteral("2nd"), QStringLiteral("3rd"),
                                QStringLiteral("4th")}));
}

void TestNumbers::noughtHasNoMinus_data() {
  QTest::addColumn<double>("value");
  QTest::addColumn<int>("decimals");
  QTest::addColumn<QString>("plain");
  QTest::addColumn<QString>("change");
  QTest::newRow("nought") << 0.0 << 2 << "0.00"
                          << "+0.00";
  QTest::newRow("rounded to nought") << -0.0049 << 2 << "0.00"
                                     << "+0.00";
  QTest::newRow("not quite nought") << -0.0051 << 2 << QStringLiteral("\u22120.01")
                                    << QStringLiteral("\u22120.01");
  QTest::newRow("more") << 0.0051 << 2 << "0.01"
                        << "+0.01";
}

void TestNumbers::noughtHasNoMinus() {
  QFETCH(double, value);
  QFETCH(int, decimals);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  QTEST(decimalText(value, decimals), "plain");
  QTEST(signedDecimalText(value, decimals), "change");
}

JANSO_TEST(TestNumbers);
#include "tst_numbers.moc"
