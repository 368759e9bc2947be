// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// In which language the command line speaks, and what is the same in every language.
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "about/catalogue.h"
#include "about/helptext.h"
#include "cli/arena/arenareport.h"
#include "cli/command/command.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;

namespace {

constexpr int kHelpWidth = 100;

// Sets variables of the environment, and puts back what they were.
class Surroundings {
 public:
  explicit Surroundings(const QString &assignments) {
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"}) {
      m_before.append({name, qgetenv(name)});
      qunsetenv(name);
    }
    for (const QString &each : assignments.split(QLatin1Char(' '), Qt::SkipEmptyParts))
      qputenv(each.section(QLatin1Char('='), 0, 0).toLatin1().constData(),
              each.section(QLatin1Char('='), 1).toLatin1());
  }
  ~Surroundings() {
    for (const auto &[name, value] : m_before) {
      if (value.isNull())
        qunsetenv(name);
      else
        qputenv(name, value);
    }
  }
  Surroundings(const Surroundings &) = delete;
  Surroundings &operator=(const Surroundings &) = delete;

 private:
  QList<std::pair<const char *, QByteArray>> m_before;
};

QString record(const char *name) {
  return QStringLiteral(JANSO_TEST_DATA "/records/") + QString::fromLatin1(name);
}

// How long it took is another time each time.
QString withoutSeconds(const QString &json) {
  QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
  if (!object.contains(QLatin1String("seconds")))
    return json;
  object.remove(QLatin1String("seconds"));
  return QString::fromUtf8(QJsonDocument(object).toJson());
}

// All that can be translated of a command's help.
QStringList sourcesOf(const cli::Command &command) {
  QStringList sources{QString::fromUtf8(command.summary)};
  if (*command.notes != '\0')
    sources << QString::fromUtf8(command.notes);
  for (const cli::OptionInfo &option : command.options())
    sources << QString::fromUtf8(option.help);
  return sources;
}

QString translated(const QString &source) {
  return cli::Text::tr(source.toUtf8().constData());
}

}  // namespace

class TestLanguages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void theEnvironmentChooses_data();
  void theEnvironmentChooses();
  void theProgramFollows();
  void helpIsTranslated_data() { languages(); }
  void helpIsTranslated();
  void mistakesAreToldInIt_data() { languages(); }
  void mistakesAreToldInIt();
  void whatProgramsReadIsTheSame_data();
  void whatProgramsReadIsTheSame();
  void pluralsAreRight();
  void yakuAreNamedAfterTheirIds();
  void widths_data();
  void widths();
  void columnsStandBelowEachOther();
  void wideTextIsFilled();
  void cleanupTestCase();

 private:
  static void languages() {
    QTest::addColumn<QString>("language");
    for (const char *language : {"de", "es", "fr", "ja", "zh"})
      QTest::newRow(language) << QString::fromLatin1(language);
  }

  Catalogue m_catalogue;
};

// What runCli() installs first lies below ours.
void TestLanguages::initTestCase() {
  QCOMPARE(runCli("--version").status, 0);
}

void TestLanguages::cleanupTestCase() {
  m_catalogue.use(QLocale(QStringLiteral("en_US")));
}

void TestLanguages::theEnvironmentChooses_data() {
  QTest::addColumn<QString>("environment");
  QTest::addColumn<QLocale::Language>("language");
  const auto row = [](const char *rule, const char *environment, QLocale::Language language) {
    QTest::newRow(rule) << QString::fromLatin1(environment) << language;
  };
  row("LANG", "LANG=de_DE.UTF-8", QLocale::German);
  row("LC_MESSAGES before LANG", "LANG=de_DE.UTF-8 LC_MESSAGES=fr_FR.UTF-8", QLocale::French);
  row("LC_ALL before all", "LANG=de_DE.UTF-8 LC_MESSAGES=fr_FR.UTF-8 LC_ALL=ja_JP.UTF-8", QLocale::Japanese);
  row("LANGUAGE before a locale", "LC_ALL=de_DE.UTF-8 LANGUAGE=es", QLocale::Spanish);
  row("its first that there is", "LANG=de_DE.UTF-8 LANGUAGE=eo:zh_CN:fr", QLocale::Chinese);
  row("the locale where there is none of them", "LANG=de_DE.UTF-8 LANGUAGE=eo:la", QLocale::German);
  row("C is English", "LANG=de_DE.UTF-8 LC_ALL=C", QLocale::English);
  row("so is C.UTF-8", "LANG=C.UTF-8", QLocale::English);
  row("so is POSIX", "LANG=POSIX", QLocale::English);
  row("C whatever LANGUAGE says", "LC_ALL=C LANGUAGE=de", QLocale::English);
  row("without an encoding", "LANG=fr", QLocale::French);
  row("with a modifier", "LANG=de_AT@euro", QLocale::German);
  row("no locale at all", "LANG=nonsense", QLocale::English);
}

void TestLanguages::theEnvironmentChooses() {
  QFETCH(QString, environment);
  QFETCH(QLocale::Language, language);
  const Surroundings surroundings(environment);
  QCOMPARE(terminalLocale().language(), language);
}

void TestLanguages::theProgramFollows() {
  const auto help = [](const char *variable, const char *locale) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("LC_ALL"));
    environment.remove(QStringLiteral("LC_MESSAGES"));
    environment.insert(QString::fromLatin1(variable), QString::fromLatin1(locale));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(JANSO_CLI), {QStringLiteral("--help")});
    return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
  };
  QVERIFY(help("LANG", "de_DE.UTF-8").startsWith(QStringLiteral("janso-cli: Partien und H\u00e4nde")));
  QVERIFY(help("LC_ALL", "C").startsWith(QStringLiteral("janso-cli: work with riichi mahjong games")));
  QVERIFY(help("LANG", "eo.UTF-8").startsWith(QStringLiteral("janso-cli: work with riichi mahjong games")));
}

// All of it, in lines that fit, with every option where it was.
void TestLanguages::helpIsTranslated() {
  QFETCH(QString, language);
  QVERIFY(m_catalogue.use(QLocale(language)));
  for (const cli::Command &command : cli::cliProgram().commands) {
    for (const QString &source : sourcesOf(command))
      QVERIFY2(translated(source) != source, qPrintable(source));
    const Ran help = runCli(QStringList{QString::fromLatin1(command.name), QStringLiteral("--help")});
    QCOMPARE(help.status, cli::kFine);
    // How the command is called, the first line, is not broken.
    for (const QString &line : help.out.split(QLatin1Char('\n')).mid(1))
      QVERIFY2(displayWidth(line) <= kHelpWidth, qPrintable(line));
    for (const cli::OptionInfo &option : command.options())
      QVERIFY2(help.out.contains(QStringLiteral("\n  ") + QLatin1String(option.name)), option.name);
  }
}

void TestLanguages::mistakesAreToldInIt() {
  QFETCH(QString, language);
  const char *const wrong[] = {"score --frobnicate", "verify --threads", "review x --seat 9", "rules nowhere",
                               "arena --frobnicate=1"};
  const char *const named[] = {"--frobnicate", "--threads", "--seat", "nowhere", "--frobnicate"};
  for (std::size_t i = 0; i < std::size(wrong); ++i) {
    m_catalogue.use(QLocale(QStringLiteral("en_US")));
    const Ran english = runCli(wrong[i]);
    QVERIFY(m_catalogue.use(QLocale(language)));
    const Ran ran = runCli(wrong[i]);
    QCOMPARE(ran.status, english.status);
    QVERIFY2(ran.err != english.err, qPrintable(ran.err));
    QVERIFY2(ran.err.contains(QLatin1String(named[i])), qPrintable(ran.err));
    QVERIFY2(test::isOneSentence(ran.err), qPrintable(ran.err));
  }
}

void TestLanguages::whatProgramsReadIsTheSame_data() {
  QTest::addColumn<QStringList>("arguments");
  const auto row = [](const char *what, const QString &line) {
    QTest::newRow(what) << line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  };
  row("a win", QStringLiteral("score 234m567m345p67s22s8s --riichi --json"));
  row("no win", QStringLiteral("score 123m456p789s1122z3z --json"));
  row("a ruleset", QStringLiteral("rules tenhou_4p --json"));
  row("a proof", QStringLiteral("verify %1 --json").arg(record("own03.mjlog")));
  row("a file that is not there", QStringLiteral("verify /nowhere/at/all.mjlog --json"));
  row("a folder that holds none", QStringLiteral("verify %1 --json").arg(record("")));
  row("statistics", QStringLiteral("statistics %1 --json").arg(record("own03.mjlog")));
  row("statistics in columns", QStringLiteral("statistics %1 --csv").arg(record("own03.mjlog")));
  row("a review", QStringLiteral("review %1 --json --seat 0").arg(record("own03.mjlog")));
  row("what shells complete", QStringLiteral("manual bash"));
}

void TestLanguages::whatProgramsReadIsTheSame() {
  QFETCH(QStringList, arguments);
  m_catalogue.use(QLocale(QStringLiteral("en_US")));
  const Ran english = runCli(arguments);
  for (const char *language : {"de", "fr", "ja"}) {
    QVERIFY(m_catalogue.use(QLocale(QString::fromLatin1(language))));
    const Ran ran = runCli(arguments);
    QCOMPARE(ran.status, english.status);
    QCOMPARE(withoutSeconds(ran.out), withoutSeconds(english.out));
  }
}

void TestLanguages::pluralsAreRight() {
  const auto said = [this](const char *language, int counters) {
    m_catalogue.use(QLocale(QString::fromLatin1(language)));
    return cli::Text::tr("%Ln match(es)", nullptr, counters);
  };
  QCOMPARE(said("en", 1), QStringLiteral("1 match"));
  QCOMPARE(said("en", 2), QStringLiteral("2 matches"));
  QCOMPARE(said("de", 1), QStringLiteral("1 Partie"));
  QCOMPARE(said("de", 2), QStringLiteral("2 Partien"));
  QCOMPARE(said("en", 1051), QStringLiteral("1,051 matches"));
  QCOMPARE(said("de", 1051), QStringLiteral("1.051 Partien"));
  QCOMPARE(said("fr", 0), QStringLiteral("0 partie"));
  QCOMPARE(said("es", 1), QStringLiteral("1 partida"));
}

void TestLanguages::yakuAreNamedAfterTheirIds() {
  const auto scored = [this](const char *language) {
    m_catalogue.use(QLocale(QString::fromLatin1(language)));
    return runCli("score 234m345s67s55p8s pon:777z").out.section(QLatin1Char('\n'), 0, 0);
  };
  QCOMPARE(scored("en"), QStringLiteral("chun                1 han  Red dragon"));
  QCOMPARE(scored("de"), QStringLiteral("chun                1 Han  Roter Drache"));
  QCOMPARE(scored("ja"), QStringLiteral("chun                1\u7ffb  \u4e2d"));
  QCOMPARE(scored("zh"), QStringLiteral("chun                1\u756a  \u4e2d"));
}

void TestLanguages::widths_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("columns");
  QTest::newRow("Latin") << QStringLiteral("janso") << 5;
  QTest::newRow("an umlaut") << QStringLiteral("f\u00fcnf") << 4;
  QTest::newRow("an accent of its own") << QStringLiteral("e\u0301") << 1;
  QTest::newRow("kanji") << QStringLiteral("\u7acb\u76f4") << 4;
  QTest::newRow("kana") << QStringLiteral("\u30ea\u30fc\u30c1") << 6;
  QTest::newRow("halfwidth kana") << QStringLiteral("\uff98\uff70\uff81") << 3;
  QTest::newRow("fullwidth brackets") << QStringLiteral("\uff08a\uff09") << 5;
  QTest::newRow("an error") << QStringLiteral("1 \u00b12") << 4;
  QTest::newRow("beyond the first plane") << QString::fromUcs4(U"\U00020000\U0001F004", 2) << 4;
  QTest::newRow("nothing") << QString() << 0;
}

void TestLanguages::widths() {
  QFETCH(QString, text);
  QFETCH(int, columns);
  QCOMPARE(displayWidth(text), columns);
  QCOMPARE(displayWidth(leftAligned(text, 12)), 12);
  QCOMPARE(displayWidth(rightAligned(text, 12)), 12);
  QVERIFY(leftAligned(text, 12).startsWith(text) && rightAligned(text, 12).endsWith(text));
  QCOMPARE(leftAligned(text, 1).trimmed(), text);
}

void TestLanguages::columnsStandBelowEachOther() {
  QString text;
  QTextStream out(&text);
  cli::printTable({{QString(), QStringLiteral("\u5bfe\u5c40"), QStringLiteral("\u5e73\u5747\u9806\u4f4d")},
                   {QStringLiteral("\u5929\u9cf3"), QStringLiteral("100"), QStringLiteral("2.500")},
                   {QStringLiteral("club"), QStringLiteral("7"), QStringLiteral("3.141 \u00b10.012")}},
                  out);
  const QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 3);
  for (const QString &line : lines)
    QCOMPARE(displayWidth(line), displayWidth(lines.front()));
}

// Between characters, but not before a full stop, and never within what is in Latin letters.
void TestLanguages::wideTextIsFilled() {
  const QString word = QStringLiteral("\u724c\u8b5c\u306e--json\u3002");
  const QStringList lines = filled(word.repeated(20), 10).split(QLatin1Char('\n'));
  QVERIFY(lines.size() > 1);
  for (const QString &line : lines) {
    QVERIFY2(displayWidth(line) <= kHelpWidth, qPrintable(line));
    QVERIFY2(!line.trimmed().startsWith(QChar(0x3002)), qPrintable(line));
  }
  QCOMPARE(lines.join(QLatin1Char('\n')).count(QLatin1String("--json")), 20);
  QCOMPARE(filled(QStringLiteral("one  two"), 4), QStringLiteral("one  two"));
  QCOMPARE(filled(QStringLiteral("a\n  b   c\nd"), 2), QStringLiteral("a\n    b   c\n  d"));
}

JANSO_TEST(TestLanguages);
#include "tst_languages.moc"
