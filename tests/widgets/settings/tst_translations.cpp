// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The texts of every language are complete and fit their originals; English has its plurals.
#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

#include "support/testprogram.h"
#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/languages.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/settings/translations.h"

using namespace janso;

namespace {

struct Entry {
  QString context;
  QString source;
  QString comment;
  QStringList texts;  // one, or one for each plural form
  QString type;       // of the translation: empty when it is finished

  QString where() const { return context + QStringLiteral(": ") + source; }
  QString key() const { return context + QLatin1Char('\n') + source + QLatin1Char('\n') + comment; }
};

// The reader is at the start of a translation: its one text, or its plural forms. Empty ones are left out.
QStringList textsOf(QXmlStreamReader &xml) {
  QStringList forms;
  QString plain;
  while (xml.readNext() != QXmlStreamReader::EndElement && !xml.atEnd()) {
    if (xml.isCharacters())
      plain += xml.text();
    else if (xml.isStartElement())
      forms << xml.readElementText();
  }
  if (forms.isEmpty())
    forms << plain;
  forms.removeAll(QString());
  return forms;
}

QList<Entry> entriesOf(const QString &path) {
  QFile file(path);
  QList<Entry> entries;
  if (!file.open(QIODevice::ReadOnly))
    return entries;
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement)
      continue;
    if (xml.name() == QLatin1String("name"))
      context = xml.readElementText();
    else if (xml.name() == QLatin1String("message"))
      entries.append({context, {}, {}, {}, {}});
    else if (xml.name() == QLatin1String("source"))
      entries.last().source = xml.readElementText();
    else if (xml.name() == QLatin1String("comment"))
      entries.last().comment = xml.readElementText();
    else if (xml.name() == QLatin1String("translation")) {
      entries.last().type = xml.attributes().value(QLatin1String("type")).toString();
      entries.last().texts = textsOf(xml);
    }
  }
  return xml.hasError() ? QList<Entry>() : entries;
}

QStringList placeholders(const QString &text) {
  static const QRegularExpression kMark(QStringLiteral("%(?:[0-9]|n)|<[^>]+>"));
  QStringList found;
  for (auto it = kMark.globalMatch(text); it.hasNext();)
    found << it.next().captured();
  found.sort();
  return found;
}

QString tsFile(const QString &language) {
  return QStringLiteral(JANSO_SOURCE "/translations/janso_%1.ts").arg(language);
}

// The files and folders that lupdate looks at.
QStringList translatedPaths() {
  return QStringLiteral(JANSO_TRANSLATED).split(u'|');
}

QString run(const char *program, const QStringList &arguments) {
  QProcess process;
  process.start(QString::fromLocal8Bit(program), arguments);
  if (!process.waitForFinished(120000))
    return process.errorString();
  return process.exitCode() == 0 ? QString() : QString::fromLocal8Bit(process.readAllStandardError());
}

// Has janso-cli write the texts of these files to `source`; empty if it did.
QString extractTexts(const char *command, const QString &folder, const QString &pattern,
                     const QString &source) {
  QStringList arguments{QString::fromLatin1(command)};
  for (const QFileInfo &file :
       QDir(QStringLiteral(JANSO_SOURCE "/resources/") + folder).entryInfoList({pattern}))
    arguments << file.filePath();
  return arguments.size() > 10 ? run(JANSO_CLI, arguments << QStringLiteral("--texts") << source)
                               : folder + QStringLiteral(": too few files");
}

// The groups of tiles that a teaching text shows.
QStringList tilesIn(const QString &markup) {
  QStringList shown;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    if (!piece.tiles.empty())
      shown << piece.words;
  }
  return shown;
}

// Without what is written otherwise here and there: blanks, hyphens, long vowels.
QString spelledOut(const QString &word) {
  QString letters = word.toLower();
  letters.remove(u' ').remove(u'-');
  return letters.replace(QStringLiteral("uu"), QStringLiteral("u"))
      .replace(QStringLiteral("ou"), QStringLiteral("o"))
      .replace(QStringLiteral("oo"), QStringLiteral("o"));
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachLanguageHasItsFile();
  void finished_data();
  void finished();
  void placeholdersAreKept_data();
  void placeholdersAreKept();
  void pluralsHaveTheirForms_data();
  void pluralsHaveTheirForms();
  void lessonsShowTheSame_data();
  void lessonsShowTheSame();
  void termsAreSpelledOneWay_data();
  void termsAreSpelledOneWay();
  void lupdateLooksAtWhateverIsTranslated();
  void nothingIsMissing_data();
  void nothingIsMissing();
  void textsHaveTheContextOfTheirFile();

 private:
  static void languages() {
    QTest::addColumn<QString>("file");
    for (const QString &language : languageCodes())
      QTest::newRow(qPrintable(language)) << tsFile(language);
  }
};

void TestTranslations::eachLanguageHasItsFile() {
  QStringList files;
  for (const QString &language : languageCodes())
    files << QStringLiteral("janso_%1.ts").arg(language);
  files.sort();
  QCOMPARE(QDir(QStringLiteral(JANSO_SOURCE "/translations")).entryList(QDir::Files, QDir::Name), files);
  Translations translations;
  for (const QString &language : languageCodes()) {
    QVERIFY2(QFile::exists(QStringLiteral(":/i18n/janso_%1.qm").arg(language)), qPrintable(language));
    QVERIFY(translations.use(language));
    QCOMPARE(translations.language(), language);
  }
}

void TestTranslations::finished_data() {
  languages();
}

void TestTranslations::finished() {
  QFETCH(QString, file);
  const QList<Entry> entries = entriesOf(file);
  QVERIFY(entries.size() > 10);
  QStringList unfinished;
  for (const Entry &entry : entries) {
    if (!entry.type.isEmpty() || entry.texts.isEmpty())
      unfinished << entry.where();
  }
  QVERIFY2(unfinished.isEmpty(),
           qPrintable(QStringLiteral("unfinished:\n") + unfinished.join(QLatin1Char('\n'))));
}

void TestTranslations::placeholdersAreKept_data() {
  languages();
}

void TestTranslations::placeholdersAreKept() {
  QFETCH(QString, file);
  QStringList wrong;
  for (const Entry &entry : entriesOf(file)) {
    QStringList wanted = placeholders(entry.source);
    for (const QString &text : entry.texts) {
      QStringList has = placeholders(text);
      // A singular may say "one" instead of the number.
      if (entry.texts.size() > 1) {
        has.removeAll(QStringLiteral("%n"));
        wanted.removeAll(QStringLiteral("%n"));
      }
      if (has != wanted)
        wrong << entry.where() + QStringLiteral(" -> ") + text;
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestTranslations::pluralsHaveTheirForms_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("forms");
  const auto row = [](const char *language, int forms) {
    QTest::newRow(language) << QString::fromLatin1(language) << forms;
  };
  row("de", 2);
  row("en", 2);
  row("es", 2);
  row("fr", 2);
  row("ja", 1);
  row("zh", 1);
}

void TestTranslations::pluralsHaveTheirForms() {
  QFETCH(QString, language);
  QFETCH(int, forms);
  static const QRegularExpression kNumber(QStringLiteral("%L?n"));
  int plurals = 0;
  for (const Entry &entry : entriesOf(tsFile(language))) {
    if (!kNumber.match(entry.source).hasMatch())
      continue;
    ++plurals;
    QVERIFY2(entry.texts.size() == forms, qPrintable(entry.where()));
    QVERIFY2(kNumber.match(entry.texts.last()).hasMatch(), qPrintable(entry.where()));
  }
  QVERIFY(plurals > 50);
}

void TestTranslations::lessonsShowTheSame_data() {
  languages();
}

// A translation may leave an example out; it shows nothing else, and its links lead somewhere.
void TestTranslations::lessonsShowTheSame() {
  QFETCH(QString, file);
  QStringList wrong;
  int lessons = 0;
  for (const Entry &entry : entriesOf(file)) {
    if (entry.context != QLatin1String("Lessons"))
      continue;
    ++lessons;
    const QStringList shown = tilesIn(entry.source);
    for (const QString &tiles : tilesIn(entry.texts.first())) {
      if (!shown.contains(tiles))
        wrong << tiles + QStringLiteral(" is not in: ") + entry.where();
    }
    for (const QString &term : markupTerms(entry.texts.first())) {
      if (!findGlossaryEntry(term))
        wrong << term + QStringLiteral(" is no term: ") + entry.where();
    }
  }
  QVERIFY(lessons > 500 || file == tsFile(QStringLiteral("en")));
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::termsAreSpelledOneWay_data() {
  languages();
}

// A term in Latin letters that lengthens a vowel otherwise than the glossary: "ryuukyoku".
void TestTranslations::termsAreSpelledOneWay() {
  QFETCH(QString, file);
  static const QRegularExpression kWord(QStringLiteral("[\\w-]+"),
                                        QRegularExpression::UseUnicodePropertiesOption);
  QHash<QString, QString> terms;
  for (const GlossaryEntry &entry : glossaryEntries())
    terms.insert(spelledOut(entry.id()), entry.id());
  QStringList wrong;
  for (const Entry &entry : entriesOf(file)) {
    for (const QString &text : entry.texts) {
      for (auto it = kWord.globalMatch(plainText(text)); it.hasNext();) {
        const QString word = it.next().captured().toLower();
        const QString term = terms.value(spelledOut(word));
        if (!term.isEmpty() && QString(word).remove(u'-') != QString(term).remove(u' ').remove(u'-') &&
            !entry.source.toLower().contains(word))
          wrong << QStringLiteral("%1 for %2: %3").arg(word, term, entry.where());
      }
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::nothingIsMissing_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<bool>("pluralsOnly");
  for (const QString &language : languageCodes())
    QTest::newRow(qPrintable(language)) << language << (language == QLatin1String("en"));
}

// What is marked elsewhere is in no file at all.
void TestTranslations::lupdateLooksAtWhateverIsTranslated() {
  static const QRegularExpression kMark(
      QStringLiteral("\\b(?:QT_TRANSLATE_NOOP|QT_TR_NOOP|Q_DECLARE_TR_FUNCTIONS|tr\\(\")"));
  const QStringList paths = translatedPaths();
  QDirIterator files(QStringLiteral(JANSO_SOURCE "/src"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                     QDir::Files, QDirIterator::Subdirectories);
  int marked = 0;
  while (files.hasNext()) {
    const QString path = files.next();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    if (!QString::fromUtf8(file.readAll()).contains(kMark))
      continue;
    ++marked;
    QVERIFY2(std::ranges::any_of(
                 paths, [&](const QString &one) { return path == one || path.startsWith(one + u'/'); }),
             qPrintable(path));
  }
  QVERIFY(marked > 100);
}

// lupdate collects what the sources hold today; all of it must be in our file.
void TestTranslations::nothingIsMissing() {
  QFETCH(QString, language);
  QFETCH(bool, pluralsOnly);
  const QTemporaryDir dir;
  const QString fresh = dir.filePath(QStringLiteral("fresh.ts"));
  const QString lessons = dir.filePath(QStringLiteral("lessontexts.cpp"));
  const QString handbook = dir.filePath(QStringLiteral("handbooktexts.cpp"));
  QCOMPARE(extractTexts("lessons", QStringLiteral("lessons"), QStringLiteral("*.lesson"), lessons),
           QString());
  QCOMPARE(extractTexts("handbook", QStringLiteral("handbook"), QStringLiteral("[0-9]*.md"), handbook),
           QString());
  QStringList arguments =
      QStringLiteral("-silent -locations none -source-language en -target-language").split(u' ');
  arguments << language << QStringLiteral("-I") << QStringLiteral(JANSO_SOURCE "/src");
  if (pluralsOnly)
    arguments << QStringLiteral("-pluralonly");
  arguments << translatedPaths() << lessons << handbook << QStringLiteral("-ts") << fresh;
  QCOMPARE(run(JANSO_LUPDATE, arguments), QString());

  QSet<QString> ours;
  for (const Entry &entry : entriesOf(tsFile(language)))
    ours.insert(entry.key());
  QSet<QString> today;
  QStringList missing;
  for (const Entry &entry : entriesOf(fresh)) {
    today.insert(entry.key());
    if (!ours.contains(entry.key()))
      missing << entry.where();
  }
  QVERIFY(today.size() > 10);
  QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("not in the file (ninja update_translations):\n") +
                                         missing.join(QLatin1Char('\n'))));
  QStringList stale;
  for (const QString &key : ours) {
    if (!today.contains(key))
      stale << key;
  }
  QVERIFY2(stale.isEmpty(),
           qPrintable(QStringLiteral("no longer in the sources:\n") + stale.join(QLatin1Char('\n'))));
}

void TestTranslations::textsHaveTheContextOfTheirFile() {
  QStringList lost;
  for (const Entry &entry : entriesOf(tsFile(QStringLiteral("ja")))) {
    if (!entry.context.endsWith(QLatin1String("Texts")) || entry.context.startsWith(QLatin1String("janso::")))
      continue;
    const QString file = entry.context.toLower() + QStringLiteral(".cpp");
    bool found = false;
    for (const char *room : {"lexicon", "sentences", "drilltexts"})
      found = found ||
              QFile::exists(QStringLiteral(JANSO_SOURCE "/src/widgets/%1/%2").arg(QLatin1String(room), file));
    if (!found && !lost.contains(file))
      lost << file;
  }
  QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QLatin1Char('\n'))));

  static const QRegularExpression kContext(QStringLiteral("Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)"));
  for (const char *room : {"sentences", "drilltexts"}) {
    const QDir sentences(QStringLiteral(JANSO_SOURCE "/src/widgets/") + QLatin1String(room));
    for (const QFileInfo &file : sentences.entryInfoList({QStringLiteral("*.cpp")})) {
      QFile source(file.filePath());
      QVERIFY(source.open(QIODevice::ReadOnly));
      const QRegularExpressionMatch context = kContext.match(QString::fromUtf8(source.readAll()));
      QCOMPARE(context.captured(1).toLower(), file.baseName());
    }
  }
}

JANSO_TEST(TestTranslations);
#include "tst_translations.moc"
