// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The texts of a language, and the language that a terminal asks for.
#include "about/catalogue.h"

#include <QCoreApplication>
#include <QTest>
#include <array>
#include <optional>

#include "support/testprogram.h"

using namespace janso;

namespace {

constexpr std::array kVariables{"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"};

QString usageShown() {
  return QCoreApplication::translate("HelpText", "Usage: %1");
}

QString sticks(int count) {
  return QCoreApplication::translate("Words", "%n riichi stick(s)", nullptr, count);
}

// The variables of the terminal are these alone while it lives; empty = not set.
class Terminal {
 public:
  explicit Terminal(const QStringList &values) {
    for (std::size_t i = 0; i < kVariables.size(); ++i) {
      if (qEnvironmentVariableIsSet(kVariables[i]))
        m_before[i] = qgetenv(kVariables[i]);
      const QString value = values.value(static_cast<qsizetype>(i));
      if (value.isEmpty())
        qunsetenv(kVariables[i]);
      else
        qputenv(kVariables[i], value.toLatin1());
    }
  }
  ~Terminal() {
    for (std::size_t i = 0; i < kVariables.size(); ++i) {
      if (m_before[i])
        qputenv(kVariables[i], *m_before[i]);
      else
        qunsetenv(kVariables[i]);
    }
  }
  Q_DISABLE_COPY_MOVE(Terminal)

 private:
  std::array<std::optional<QByteArray>, kVariables.size()> m_before;
};

}  // namespace

class TestCatalogue : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void languagesHaveTheirTexts_data();
  void languagesHaveTheirTexts();
  void otherLanguagesAreEnglish();
  void theLastOneCounts();
  void itsTextsGoWithIt();
  void aTerminalAsks_data();
  void aTerminalAsks();
  void cleanup() { QLocale::setDefault(m_before); }

 private:
  QLocale m_before;
};

void TestCatalogue::languagesHaveTheirTexts_data() {
  QTest::addColumn<QString>("locale");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("usage");
  QTest::newRow("English") << "en_US"
                           << "en"
                           << "Usage: %1";
  QTest::newRow("German") << "de_DE"
                          << "de"
                          << "Aufruf: %1";
  QTest::newRow("of another country") << "de_CH"
                                      << "de"
                                      << "Aufruf: %1";
  QTest::newRow("Spanish") << "es_MX"
                           << "es" << QString();
  QTest::newRow("French") << "fr_FR"
                          << "fr" << QString();
  QTest::newRow("Japanese") << "ja_JP"
                            << "ja" << QString();
  QTest::newRow("Chinese") << "zh_CN"
                           << "zh" << QString();
}

void TestCatalogue::languagesHaveTheirTexts() {
  QFETCH(QString, locale);
  QFETCH(QString, language);
  QFETCH(QString, usage);
  Catalogue catalogue;
  QVERIFY(catalogue.use(QLocale(locale)));
  QCOMPARE(catalogue.language(), language);
  QCOMPARE(QLocale(), QLocale(locale));
  const QString shown = usageShown();
  if (usage.isEmpty())
    QVERIFY(shown != QStringLiteral("Usage: %1") && shown.contains(QStringLiteral("%1")));
  else
    QCOMPARE(shown, usage);
  QVERIFY(!sticks(2).contains(QLatin1String("(s)")));
  QVERIFY(sticks(2).contains(u'2'));
}

// With plural forms, and numbers as that language writes them.
void TestCatalogue::otherLanguagesAreEnglish() {
  Catalogue catalogue;
  QVERIFY(catalogue.use(QLocale(QStringLiteral("pt_BR"))));
  QCOMPARE(catalogue.language(), QStringLiteral("pt"));
  QCOMPARE(usageShown(), QStringLiteral("Usage: %1"));
  QCOMPARE(sticks(1), QStringLiteral("1 riichi stick"));
  QCOMPARE(sticks(3), QStringLiteral("3 riichi sticks"));
  QCOMPARE(QLocale().decimalPoint(), QStringLiteral(","));
}

void TestCatalogue::theLastOneCounts() {
  Catalogue catalogue;
  QVERIFY(catalogue.use(QLocale(QLocale::German)));
  QVERIFY(catalogue.use(QLocale(QLocale::English)));
  QCOMPARE(usageShown(), QStringLiteral("Usage: %1"));
  QCOMPARE(catalogue.language(), QStringLiteral("en"));
}

void TestCatalogue::itsTextsGoWithIt() {
  {
    Catalogue catalogue;
    QVERIFY(catalogue.language().isEmpty());
    QVERIFY(catalogue.use(QLocale(QLocale::German)));
    QVERIFY(usageShown() != QStringLiteral("Usage: %1"));
  }
  QCOMPARE(usageShown(), QStringLiteral("Usage: %1"));
}

void TestCatalogue::aTerminalAsks_data() {
  QTest::addColumn<QStringList>("values");  // in the order of kVariables
  QTest::addColumn<QString>("name");
  const auto row = [](const char *name, const QStringList &values, const char *locale) {
    QTest::newRow(name) << values << QString::fromLatin1(locale);
  };
  const QString none;
  const QString german = QStringLiteral("de_DE.UTF-8");
  const QString french = QStringLiteral("fr_FR.UTF-8");
  row("LANG alone", {none, none, german}, "de_DE");
  row("LC_MESSAGES before LANG", {none, french, german}, "fr_FR");
  row("LC_ALL before all", {french, german, german}, "fr_FR");
  row("without an encoding", {none, none, QStringLiteral("ja_JP")}, "ja_JP");
  row("with a variant", {none, none, QStringLiteral("de_DE@euro")}, "de_DE");
  row("C is English", {QStringLiteral("C"), none, german}, "en_US");
  row("C of an encoding too", {none, none, QStringLiteral("C.UTF-8")}, "en_US");
  row("POSIX is English", {none, none, QStringLiteral("POSIX")}, "en_US");
  row("C goes before LANGUAGE", {none, none, QStringLiteral("C"), QStringLiteral("de")}, "en_US");
  row("LANGUAGE before LANG", {none, none, german, QStringLiteral("fr")}, "fr_FR");
  row("the first one with texts", {none, none, german, QStringLiteral("pt:es:fr")}, "es_ES");
  row("none of it has texts", {none, none, german, QStringLiteral("pt:it")}, "de_DE");
  row("nonsense is English", {none, none, QStringLiteral("xx_YY")}, "en_US");
  row("nonsense in LANGUAGE is skipped", {none, none, german, QStringLiteral("qq::fr")}, "fr_FR");
}

void TestCatalogue::aTerminalAsks() {
  QFETCH(QStringList, values);
  const Terminal terminal(values);
  QTEST(terminalLocale().name(), "name");
}

JANSO_TEST(TestCatalogue);
#include "tst_catalogue.moc"
