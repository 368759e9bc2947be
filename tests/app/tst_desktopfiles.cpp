// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What an installed Janso tells the desktop: its entry, its metadata, and the files that it opens.
#include <QDir>
#include <QFile>
#include <QHash>
#include <QImage>
#include <QMimeDatabase>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "support/testprogram.h"
#include "widgets/lexicon/languages.h"
#include "widgets/settings/whatsnew.h"

using namespace janso;

namespace {

QString path(const char *ending) {
  return QStringLiteral(JANSO_SOURCE "/resources/desktop/org.janso.Janso") + QLatin1String(ending);
}

QByteArray contents(const QString &file) {
  QFile opened(file);
  return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

// The lines `key=value` of the desktop entry.
QHash<QString, QString> entry() {
  QHash<QString, QString> lines;
  for (const QString &line : QString::fromUtf8(contents(path(".desktop"))).split(u'\n')) {
    if (const qsizetype sign = line.indexOf(u'='); sign > 0)
      lines.insert(line.left(sign), line.mid(sign + 1));
  }
  return lines;
}

QStringList mimeTypes() {
  return entry().value(QStringLiteral("MimeType")).split(u';', Qt::SkipEmptyParts);
}

}  // namespace

class TestDesktopFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void whatIsOpenedIsDeclared();
  void everyLanguageIsThere();
  void metadataIsOfThisVersion();
  void picturesAreThere();
  void filesAreKnown_data();
  void filesAreKnown();

 private:
  QTemporaryDir m_data;
};

// Qt reads the declarations of all folders of data when it is first asked.
void TestDesktopFiles::initTestCase() {
  QVERIFY(QDir(m_data.path()).mkpath(QStringLiteral("mime/packages")));
  QVERIFY(
      QFile::copy(path(".mime.xml"), m_data.filePath(QStringLiteral("mime/packages/org.janso.Janso.xml"))));
  qputenv("XDG_DATA_DIRS", m_data.path().toLocal8Bit());
  qputenv("XDG_DATA_HOME", m_data.filePath(QStringLiteral("home")).toLocal8Bit());
}

void TestDesktopFiles::whatIsOpenedIsDeclared() {
  const QMimeDatabase types;
  QVERIFY(mimeTypes().size() >= 5);
  const QString metadata = QString::fromUtf8(contents(path(".metainfo.xml")));
  for (const QString &name : mimeTypes()) {
    QVERIFY2(types.mimeTypeForName(name).isValid(), qPrintable(name));
    QVERIFY2(metadata.contains(QStringLiteral("<mediatype>%1</mediatype>").arg(name)), qPrintable(name));
  }
  QCOMPARE(entry().value(QStringLiteral("Icon")), QStringLiteral("org.janso.Janso"));
  QVERIFY(QFile::exists(QStringLiteral(JANSO_SOURCE "/resources/icons/janso.svg")));
}

void TestDesktopFiles::everyLanguageIsThere() {
  const QHash<QString, QString> lines = entry();
  const QString metadata = QString::fromUtf8(contents(path(".metainfo.xml")));
  const QString declared = QString::fromUtf8(contents(path(".mime.xml")));
  qsizetype newsTexts = 0;
  for (const Release &release : readReleases(metadata.toUtf8(), QStringLiteral("en")))
    newsTexts += release.texts.size();
  for (const QString &language : languageCodes()) {
    if (language == QLatin1String("en"))
      continue;
    for (const char *key : {"GenericName", "Comment", "Keywords"})
      QVERIFY2(lines.contains(QStringLiteral("%1[%2]").arg(QLatin1String(key), language)),
               qPrintable(language));
    const QString marked = QStringLiteral("xml:lang=\"%1\"").arg(language);
    QCOMPARE(metadata.count(marked), 3 + newsTexts + metadata.count(QLatin1String("<screenshot>")) + 1);
    QVERIFY2(metadata.contains(QStringLiteral("<lang percentage=\"100\">%1</lang>").arg(language)),
             qPrintable(language));
    QCOMPARE(declared.count(marked), mimeTypes().size());
  }
}

void TestDesktopFiles::metadataIsOfThisVersion() {
  QXmlStreamReader xml(contents(path(".metainfo.xml")));
  QString newest;
  while (!xml.atEnd()) {
    if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("release") &&
        newest.isEmpty())
      newest = xml.attributes().value(QLatin1String("version")).toString();
  }
  QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
  QCOMPARE(newest, QStringLiteral(JANSO_VERSION));
}

// Shown by software centers, which make them smaller: not larger than Flathub asks for.
void TestDesktopFiles::picturesAreThere() {
  const QString metadata = QString::fromUtf8(contents(path(".metainfo.xml")));
  static const QRegularExpression kImage(QStringLiteral(
      "<image type=\"source\" width=\"(\\d+)\" height=\"(\\d+)\">@JANSO_PICTURES@/(.+)</image>"));
  QRegularExpressionMatchIterator images = kImage.globalMatch(metadata);
  int count = 0;
  for (; images.hasNext(); ++count) {
    const QRegularExpressionMatch image = images.next();
    const QImage picture(QStringLiteral(JANSO_SOURCE "/resources/pictures/") + image.captured(3));
    QCOMPARE(picture.size(), QSize(image.captured(1).toInt(), image.captured(2).toInt()));
    QVERIFY(picture.width() <= 1000 && picture.height() <= 700);
  }
  QVERIFY(count >= 3);
  QCOMPARE(count,
           metadata.count(QLatin1String("<screenshot")) - metadata.count(QLatin1String("<screenshots")));
}

void TestDesktopFiles::filesAreKnown_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("begins");
  QTest::addColumn<QString>("type");
  const auto row = [](const char *rule, const char *name, const QByteArray &begins, const char *type) {
    QTest::newRow(rule) << QString::fromLatin1(name) << begins << QString::fromLatin1(type);
  };
  const QByteArray mjlog = contents(QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"));
  row("mjlog by its name", "a.mjlog", mjlog, "application/x-mjlog");
  row("mjlog by its beginning", "a", "<mjloggm ver=\"2.3\"><SHUFFLE seed=\"\"/>", "application/x-mjlog");
  row("mjai by its name", "a.mjson", "{}", "application/x-mjai");
  row("mjai, packed", "a.mjson.gz", "", "application/x-mjai");
  row("mjai by its first event", "a", "{\"names\":[\"A\"],\"type\":\"start_game\"}\n", "application/x-mjai");
  row("a match that is played", "x.playing.jsonl", "", "application/x-janso-journal");
  row("a journal by its head", "x", "{\"check\":\"236ccd21\",\"janso\":\"0.1.0\",\"janso_journal\":1,",
      "application/x-janso-journal");
  row("tenhou.net/6", "x", "{\"title\":[\"\",\"\"],\"name\":[\"A\"],\"rule\":{},\"log\":[[[0,0,0],",
      "application/x-tenhou6");
  row("paipu of majiang", "x", "[{\"log\": [[{\"qipai\": {\"jushu\": 0, ", "application/x-majiang-paipu");
  row("no other JSON", "x.json", "{\"title\": \"something\"}", "");
}

// As a file manager asks: by name and by contents.
void TestDesktopFiles::filesAreKnown() {
  QFETCH(QString, name);
  QFETCH(QByteArray, begins);
  QFETCH(QString, type);
  const QMimeDatabase types;
  const QString found = types.mimeTypeForFileNameAndData(name, begins).name();
  QCOMPARE(mimeTypes().contains(found) ? found : QString(), type);
}

JANSO_TEST(TestDesktopFiles);
#include "tst_desktopfiles.moc"
