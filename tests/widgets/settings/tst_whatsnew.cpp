// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QLabel>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/lexicon/languages.h"
#include "widgets/scrollend.h"
#include "widgets/settings/newsdialog.h"
#include "widgets/settings/whatsnew.h"

using namespace janso;

class TestWhatsNew : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void newsAreDueOnce_data();
  void newsAreDueOnce();
  void textsAreThoseOfTheLanguage_data();
  void textsAreThoseOfTheLanguage();
  void whatIsDamagedIsReadUpToThere();
  void ourOwnAreThereInEveryLanguage();
  void theDialogShowsThem();
};

void TestWhatsNew::newsAreDueOnce_data() {
  QTest::addColumn<QStringList>("starts");
  QTest::addColumn<QString>("due");
  const auto row = [](const char *name, const char *starts, const char *due) {
    QTest::newRow(name) << QString::fromLatin1(starts).split(u' ') << QString::fromLatin1(due);
  };
  row("the first start of all", "0.1.0", "");
  row("the same version again", "0.1.0 0.1.0", "");
  row("a newer one", "0.1.0 0.2.0", "0.2.0");
  row("by number, not by letter", "0.9.0 0.10.0", "0.10.0");
  row("not seen yet", "0.1.0 0.2.0 0.2.0", "0.2.0");
  row("an older one", "0.2.0 0.1.0", "");
  row("newer, and back before it was seen", "0.1.0 0.2.0 0.1.0", "");
}

void TestWhatsNew::newsAreDueOnce() {
  QFETCH(QStringList, starts);
  const QTemporaryDir folder;
  for (const QString &version : starts) {
    Settings settings(folder.filePath(QStringLiteral("janso.ini")));
    lookForNews(settings, version);
    QCOMPARE(settings.text(Setting::Version), version);
  }
  QTEST(Settings(folder.filePath(QStringLiteral("janso.ini"))).text(Setting::News), "due");
}

void TestWhatsNew::textsAreThoseOfTheLanguage_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QStringList>("texts");
  QTest::newRow("English") << "en" << QStringList{"Faster & quieter.", "One", "Two", "First."};
  QTest::newRow("German, as far as it is there")
      << "de" << QStringList{"Schneller & leiser.", "Eins", "Two", "First."};
  QTest::newRow("a language that is not there")
      << "ko" << QStringList{"Faster & quieter.", "One", "Two", "First."};
}

void TestWhatsNew::textsAreThoseOfTheLanguage() {
  QFETCH(QString, language);
  QFETCH(QStringList, texts);
  const QByteArray metadata =
      "<component><description><p>Not this.</p></description><releases>"
      "<release version=\"0.2.0\" date=\"2027-01-31\"><description>"
      "<p>Faster &amp;\n quieter.</p><p xml:lang=\"de\">Schneller &amp; leiser.</p>"
      "<ul><li>One</li><li xml:lang=\"de\">Eins</li><li>Two</li></ul></description></release>"
      "<release version=\"0.1.0\"><description><p>First.</p></description></release></releases>"
      "<description><p>Nor this.</p></description></component>";
  const QList<Release> releases = readReleases(metadata, language);
  QCOMPARE(releases.size(), 2);
  QCOMPARE(releases[0].version, QStringLiteral("0.2.0"));
  QCOMPARE(releases[0].date, QDate(2027, 1, 31));
  QVERIFY(!releases[1].date.isValid());
  QStringList read;
  for (const Release &release : releases) {
    for (const ReleaseText &text : release.texts)
      read << text.text;
  }
  QCOMPARE(read, texts);
  QVERIFY(!releases[0].texts[0].listed && releases[0].texts[1].listed);
}

void TestWhatsNew::whatIsDamagedIsReadUpToThere() {
  QCOMPARE(readReleases("", QStringLiteral("en")).size(), 0);
  QCOMPARE(readReleases("<a><release version=\"1\"><p>A</p><p>B", QStringLiteral("en")).size(), 1);
}

void TestWhatsNew::ourOwnAreThereInEveryLanguage() {
  const QList<Release> english = ownReleases(QStringLiteral("en"));
  QVERIFY(!english.isEmpty());
  for (const QString &language : languageCodes()) {
    const QList<Release> releases = ownReleases(language);
    QCOMPARE(releases.size(), english.size());
    for (qsizetype i = 0; i < releases.size(); ++i) {
      QVERIFY(releases[i].date.isValid() && !releases[i].texts.isEmpty());
      for (qsizetype j = 0; j < releases[i].texts.size(); ++j)
        QVERIFY2(language == QLatin1String("en") || releases[i].texts[j] != english[i].texts[j],
                 qPrintable(language));
    }
  }
}

void TestWhatsNew::theDialogShowsThem() {
  NewsDialog dialog(QStringLiteral("de"));
  dialog.show();
  QStringList shown;
  for (const QLabel *label : dialog.findChildren<QLabel *>())
    shown << label->text();
  for (const Release &release : ownReleases(QStringLiteral("de"))) {
    for (const ReleaseText &text : release.texts)
      QVERIFY2(shown.contains(text.text), qPrintable(text.text));
  }
  for (const int width : {400, 800}) {
    dialog.resize(width, 300);
    QTRY_COMPARE_WITH_TIMEOUT(test::emptyBelow(*dialog.findChild<QScrollArea *>(QStringLiteral("scroll"))), 0,
                              2000);
  }
}

JANSO_TEST(TestWhatsNew);
#include "tst_whatsnew.moc"
