// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words and patterns that no text of Janso may contain, each with what to write instead. The texts are all
// messages (window, lessons, handbook, command line), the English plurals, the desktop files, and every
// README.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include "support/testprogram.h"

namespace {

// Where a pattern is looked for.
enum class Scope {
  All,       // messages and documents
  Messages,  // what the program says
  Window,    // messages but those of the command line, whose usage lines have "..."
};

struct WordRow {
  const char *name;
  const char *pattern;
  const char *instead;  // what to write, and why
  const char *wrong;    // a text that the pattern finds
  const char *right;    // the same, as it should be; the pattern does not find it
  Scope scope = Scope::All;
};

constexpr WordRow kRows[] = {
    // --- One word for one thing ---
    {"throw", "\\bthrow(s|n|ing)?\\b|\\bthrew\\b", "discard: the one word for putting a tile down",
     "Throw this tile.", "Discard this tile."},
    {"river", "\\briver\\b", "pond: the one word for the tiles that a player has discarded", "Your river.",
     "Your pond."},
    {"self-draw", "\\bown draw\\b|(?<!\\(a )\\bself-drawn?\\b", "tsumo; the glossary explains it once",
     "Win by self-draw.", "Win by tsumo."},
    {"let go", "\\blet(s|ting)? (\\w+ ){0,2}(go|by)\\b|\\b(go|goes|went) by\\b|\\bpass(es|ed)? up\\b",
     "skip, of what a player does; a safe tile has passed", "You let a win go by.", "You skipped a win."},
    {"take back", "\\btake back\\b|\\btaken back\\b", "undo", "Moves can be taken back.",
     "You can undo moves."},
    {"roll-out", "\\broll-outs?\\b", "rollout", "A roll-out.", "A rollout."},
    {"evaluator", "\\bevaluators?\\b", "Janso's review", "The evaluator agrees.", "Janso's review agrees."},
    {"world", "\\bworlds?\\b(?! championship| \\(WRC)(?<!--worlds)", "simulated deal", "In 200 worlds.",
     "In 200 simulated deals.", Scope::Messages},
    {"counter", "\\bcounters?\\b", "honba", "Two counters.", "Two honba.", Scope::Messages},
    {"deal again", "\\b(keeps?|has|passes) the deal\\b|\\bdeals again\\b", "the dealer repeats",
     "A draw keeps the deal.", "The dealer repeats after a draw.", Scope::Messages},
    {"East-only match", "\\bEast game\\b|(?<!-)\\bEast match\\b|\\bEast-South\\b", "East-only match, hanchan",
     "Play an East game.", "Play an East-only match."},
    {"own wind", "\\bguest winds?\\b|(?<!its )\\bown wind\\b|\\bvalue tiles?\\b",
     "seat wind, off-wind, yakuhai", "South is your own wind.", "South is your seat wind."},
    {"closed wait", "\\bclosed wait\\b|\\bgap wait\\b|\\bopen wait\\b", "middle wait, two-sided wait",
     "A closed wait.", "A middle wait."},
    {"concealed kan", "\\bconcealed kan\\b|\\bhidden (hand|kan)\\b|(?!^Quad$)\\bquads?\\b", "closed kan, kan",
     "A concealed kan.", "A closed kan."},
    {"dear", "\\bdear(er|est)?\\b", "costly, biggest mistake", "The dearest choices.",
     "Your biggest mistakes."},
    {"Return", "\\bpress Return\\b|\\bReturn key\\b", "Enter: the one name for the key", "Press Return.",
     "Press Enter."},
    {"wind",
     "(?-i:^(?!east, south)[\\s\\S]*(\\b(east|south|west|north)\\b(?! wind)|[a-z,] (East|South|West|North) "
     "wind\\b))",
     "a wind's name has a capital; the tile is the north wind, like the red dragon",
     "Discard the North wind. After north comes east.", "Discard the north wind. After North comes East.",
     Scope::Window},
    // --- Words that sound translated ---
    {"anew", "\\banew\\b", "again, or a verb with re-", "Deal anew.", "Redeal."},
    {"whoever", "\\bwho(so)?ever\\b", "anyone who, the player who, or you", "Whoever wins.",
     "The player who wins."},
    {"headless who", "^Who\\b(?![^?]*\\?)|\\b(for|of|by|to) who\\b", "the player who, people who, or you",
     "For who reads the signs.", "If you can read the characters."},
    {"beside", "\\bbesides\\b|\\bbeside\\b(?! (the|your|each|it|its|them)\\b)",
     "next to, compared with, also", "Figures beside yours.",
     "Figures next to yours. The yaku beside the table."},
    {"so many", "\\bso (many|much|few)\\b(?! that)", "this many, or the number itself",
     "A win worth so much.", "A win worth this many points."},
    {"is no", "(?<!there )\\bis no\\b(?! (longer|one|more|way|need))", "is not a", "It is no run.",
     "It is not a run. There is no run."},
    {"to be had", "\\bto be had\\b|\\bdoes not let\\b", "available; no permission", "It is not to be had.",
     "It is not available."},
    {"by these rules", "\\b(by|in) these rules\\b", "under these rules", "Played by these rules.",
     "Played under these rules.", Scope::Messages},
    {"of others", "\\banother's\\b|\\bof others\\b|\\bof another\\b(?! \\w)", "another player's",
     "Another's riichi.", "Another player's riichi."},
    {"he", "\\b(he|him|his|she|her)\\b", "they", "He draws first.", "They draw first."},
    {"stands below",
     "\\bbelow stand|\\bstands? (in|below|above|beside|there)\\b|\\blies? (below|above|beside|there)\\b",
     "is, are, shows: the subject first", "Below stand the fu.", "The fu are below."},
    {"lay aside", "\\b(lay|lays|laid) aside\\b", "set aside", "It is laid aside.", "It is set aside."},
    // --- Spelling and typography ---
    {"percent", "(?<!place )(\\d|%L?\\d|%L?n) %(?!L?\\d|L?n)", "25%, without a space", "In 25 % of hands.",
     "In 25% of hands. %1 %2"},
    {"thousands", "\\b\\d{4,} points\\b", "1,000 points, with a comma", "It costs 1000 points.",
     "It costs 1,000 points."},
    {"UK spelling",
     "\\b(licen[c]e|colour|honour|grey|centre|behaviour|favour|neighbour|practis|organis|recognis|analys(e|"
     "ed|ing)\\b|"
     "cancell(ed|ing)|travell|metre\\b|defence|judgement|towards|whilst|amongst|learnt|labell|catalogue|(?<!-"
     "-)anonymise)",
     "US spelling: license, color, honor, gray, center, practice", "The colour of honours.",
     "The color of honors."},
    {"three dots", "\\.\\.\\.", "… as one character", "Open...", "Open…", Scope::Window},
};

QRegularExpression patternOf(const WordRow &row) {
  return QRegularExpression(
      QString::fromLatin1(row.pattern),
      QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

struct Found {
  QString where;
  QString text;
  bool message = false;
  bool commandLine = false;
};

// The sources of a catalog, or with `translations` what they are in that language.
QList<Found> messagesOf(const QString &language, bool translations) {
  QFile file(QStringLiteral(JANSO_SOURCE "/translations/janso_%1.ts").arg(language));
  QList<Found> found;
  if (!file.open(QIODevice::ReadOnly))
    return found;
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement)
      continue;
    if (xml.name() == QLatin1String("name")) {
      context = xml.readElementText();
    } else if (xml.name() == (translations ? QLatin1String("numerusform") : QLatin1String("source"))) {
      // The letter that opens a menu is in the middle of a word.
      const QString text = xml.readElementText().remove(u'&');
      found.push_back({context, text, true, context == QLatin1String("janso::cli::Text")});
    }
  }
  return found;
}

// The prose of a Markdown file: no code, no addresses.
QString proseOf(QString text) {
  static const QRegularExpression kCode(
      QStringLiteral("^```.*?^```|^    [^\\n]*|`[^`\\n]*`|\\]\\([^)\\n]*\\)|<!--.*?-->"),
      QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
  return text.remove(kCode);
}

QList<Found> documents() {
  QList<Found> found;
  const QDir root(QStringLiteral(JANSO_SOURCE));
  QStringList paths{root.filePath(QStringLiteral("README.md")),
                    root.filePath(QStringLiteral("CONTRIBUTING.md"))};
  for (const char *folder : {"/src", "/tests", "/resources"}) {
    QDirIterator files(root.path() + QLatin1String(folder), {QStringLiteral("*.md")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
      paths << files.next();
  }
  for (const QString &path : paths) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
      continue;
    for (const QString &paragraph : proseOf(QString::fromUtf8(file.readAll())).split(QStringLiteral("\n\n")))
      found.push_back({root.relativeFilePath(path), paragraph.simplified(), false, false});
  }
  return found;
}

// What desktops and software centers show in English.
QList<Found> desktopTexts() {
  QList<Found> found;
  const QDir folder(QStringLiteral(JANSO_SOURCE "/resources/desktop"));
  for (const QFileInfo &info : folder.entryInfoList({QStringLiteral("*.xml"), QStringLiteral("*.desktop")})) {
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
      continue;
    static const QRegularExpression kEnglish(
        QStringLiteral("<(?:p|li|summary|caption|name|comment|generic-icon)>([^<]*)<|^(?:Name|GenericName|"
                       "Comment|Keywords)=(.*)$"),
        QRegularExpression::MultilineOption);
    for (auto texts = kEnglish.globalMatch(QString::fromUtf8(file.readAll())); texts.hasNext();) {
      const QRegularExpressionMatch text = texts.next();
      found.push_back({info.fileName(), (text.captured(1) + text.captured(2)).simplified(), true, false});
    }
  }
  return found;
}

const QList<Found> &allTexts() {
  static const QList<Found> kTexts = messagesOf(QStringLiteral("de"), false) +
                                     messagesOf(QStringLiteral("en"), true) + desktopTexts() + documents();
  return kTexts;
}

}  // namespace

class TestWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void textsAreFound();
  void patternsFindWhatIsWrong_data();
  void patternsFindWhatIsWrong();
  void noTextHas_data();
  void noTextHas();
};

void TestWords::textsAreFound() {
  QVERIFY(messagesOf(QStringLiteral("de"), false).size() > 6000);
  QVERIFY(messagesOf(QStringLiteral("en"), true).size() > 200);
  QVERIFY(desktopTexts().size() > 10);
  QVERIFY(documents().size() > 300);
}

void TestWords::patternsFindWhatIsWrong_data() {
  QTest::addColumn<int>("row");
  for (int row = 0; row < static_cast<int>(std::size(kRows)); ++row)
    QTest::newRow(kRows[row].name) << row;
}

void TestWords::patternsFindWhatIsWrong() {
  QFETCH(int, row);
  const QRegularExpression pattern = patternOf(kRows[row]);
  QVERIFY2(pattern.isValid(), qPrintable(pattern.errorString()));
  QVERIFY(pattern.match(QString::fromUtf8(kRows[row].wrong)).hasMatch());
  QVERIFY(!pattern.match(QString::fromUtf8(kRows[row].right)).hasMatch());
}

void TestWords::noTextHas_data() {
  patternsFindWhatIsWrong_data();
}

void TestWords::noTextHas() {
  QFETCH(int, row);
  const WordRow &word = kRows[row];
  const QRegularExpression pattern = patternOf(word);
  QStringList wrong;
  for (const Found &each : allTexts()) {
    if ((word.scope != Scope::All && !each.message) || (word.scope == Scope::Window && each.commandLine))
      continue;
    if (const QRegularExpressionMatch match = pattern.match(each.text); match.hasMatch())
      wrong << QStringLiteral("%1: \"%2\" in: %3").arg(each.where, match.captured(), each.text.left(200));
  }
  QVERIFY2(
      wrong.isEmpty(),
      qPrintable(
          QStringLiteral("write instead: %1\n%2").arg(QString::fromUtf8(word.instead), wrong.join(u'\n'))));
}

JANSO_TEST(TestWords);
#include "tst_words.moc"
