// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Text in columns of a terminal: how wide it is, how it is aligned, and where its lines end.
#include "about/helptext.h"

#include <QTest>

#include "support/testprogram.h"

using namespace janso;

namespace {

constexpr int kLineWidth = 100;

QString words(int count) {
  QStringList all;
  for (int i = 0; i < count; ++i)
    all << QStringLiteral("word%1").arg(i % 10);
  return all.join(u' ');
}

}  // namespace

class TestHelpText : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void widths_data();
  void widths();
  void alignmentCountsColumns_data();
  void alignmentCountsColumns();
  void linesAreFilled_data();
  void linesAreFilled();
  void aLineMayBeWholeAgain();
  void signsBreakAnywhere();
  void spacedLinesStay();
  void rowsBeginInOneColumn_data();
  void rowsBeginInOneColumn();
  void helpHasEveryOption();
};

void TestHelpText::widths_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("columns");
  QTest::newRow("nothing") << QString() << 0;
  QTest::newRow("letters") << "Riichi" << 6;
  QTest::newRow("umlauts") << QStringLiteral("größe") << 5;
  QTest::newRow("a combining accent") << QStringLiteral("e\u0301") << 1;
  QTest::newRow("Chinese") << QStringLiteral("立直") << 4;
  QTest::newRow("kana") << QStringLiteral("リーチ") << 6;
  QTest::newRow("wide punctuation") << QStringLiteral("、。") << 4;
  QTest::newRow("fullwidth letters") << QStringLiteral("Ａ１") << 4;
  QTest::newRow("Hangul") << QStringLiteral("마작") << 4;
  QTest::newRow("halfwidth kana") << QStringLiteral("ﾘｰﾁ") << 3;
  QTest::newRow("a rare sign beyond the first plane") << QStringLiteral("\U00020000") << 2;
  QTest::newRow("the red dragon") << QStringLiteral("\U0001F004") << 2;
  QTest::newRow("another mahjong tile") << QStringLiteral("\U0001F007") << 1;
  QTest::newRow("mixed") << QStringLiteral("tenpai 聴牌") << 11;
  QTest::newRow("a zero-width space is none") << QStringLiteral("a\u200bb") << 2;
}

void TestHelpText::widths() {
  QFETCH(QString, text);
  QTEST(displayWidth(text), "columns");
}

void TestHelpText::alignmentCountsColumns_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("left");
  QTest::addColumn<QString>("right");
  QTest::newRow("letters") << "pon"
                           << "pon   "
                           << "   pon";
  QTest::newRow("signs") << QStringLiteral("立直") << QStringLiteral("立直  ") << QStringLiteral("  立直");
  QTest::newRow("it just fits") << "tsumo!"
                                << "tsumo!"
                                << "tsumo!";
  QTest::newRow("too wide") << "furiten"
                            << "furiten"
                            << "furiten";
}

void TestHelpText::alignmentCountsColumns() {
  QFETCH(QString, text);
  QTEST(leftAligned(text, 6), "left");
  QTEST(rightAligned(text, 6), "right");
}

void TestHelpText::linesAreFilled_data() {
  QTest::addColumn<int>("count");
  QTest::addColumn<int>("indent");
  for (const int count : {1, 12, 13, 60}) {
    for (const int indent : {0, 2, 22})
      QTest::addRow("%d words, indented by %d", count, indent) << count << indent;
  }
}

// No line is wider than the page, none could have taken the next word, and no word is lost.
void TestHelpText::linesAreFilled() {
  QFETCH(int, count);
  QFETCH(int, indent);
  const QString text = words(count);
  const QStringList lines = filled(text, indent).split(u'\n');
  QStringList found;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const int width = displayWidth(lines[i]) + (i == 0 ? indent : 0);
    QVERIFY(width <= kLineWidth);
    if (i > 0)
      QVERIFY(lines[i].startsWith(QString(indent, u' ')) && !lines[i].mid(indent).startsWith(u' '));
    if (i + 1 < lines.size())
      QVERIFY(width + 1 + 5 > kLineWidth);
    found << lines[i].trimmed();
  }
  QCOMPARE(found.join(u' '), text);
}

// A word that is wider than a line has one of its own and is not cut.
void TestHelpText::aLineMayBeWholeAgain() {
  const QString path(150, u'x');
  const QStringList lines = filled(QStringLiteral("a ") + path + QStringLiteral(" b"), 4).split(u'\n');
  QCOMPARE(lines.size(), 3);
  QCOMPARE(lines[1].trimmed(), path);
  QCOMPARE(filled(QString(), 4), QString());
  QCOMPARE(filled(QStringLiteral("one\n\ntwo"), 2), QStringLiteral("one\n  \n  two"));
}

void TestHelpText::signsBreakAnywhere() {
  const QString text = QString(130, u'立');
  const QStringList lines = filled(text, 0).split(u'\n');
  QCOMPARE(lines.size(), 3);
  QCOMPARE(displayWidth(lines[0]), kLineWidth);
  QCOMPARE(lines.join(QString()), text);
  // No line begins with a full stop.
  const QString sentence = QString(50, u'立') + QStringLiteral("。") + QString(10, u'立');
  QVERIFY(!filled(sentence, 0).split(u'\n')[1].startsWith(QStringLiteral("。")));
}

void TestHelpText::spacedLinesStay() {
  const QString table = QStringLiteral("  ") + words(40);
  QCOMPARE(filled(table, 0), table);
  QCOMPARE(filled(QStringLiteral("Forms:\n") + table, 0), QStringLiteral("Forms:\n") + table);
}

void TestHelpText::rowsBeginInOneColumn_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("row");
  QTest::newRow("short") << "-h"
                         << "  -h                  Help\n";
  QTest::newRow("as long as fits") << "--abcdefghijklmnop"
                                   << "  --abcdefghijklmnop  Help\n";
  QTest::newRow("too long") << "--abcdefghijklmnopq"
                            << "  --abcdefghijklmnopq\n                      Help\n";
  QTest::newRow("wide") << QStringLiteral("立直") << QStringLiteral("  立直                Help\n");
}

void TestHelpText::rowsBeginInOneColumn() {
  QFETCH(QString, name);
  QTEST(helpRow(name, QStringLiteral("Help")), "row");
}

void TestHelpText::helpHasEveryOption() {
  Manual manual;
  manual.program = QStringLiteral("janso");
  manual.usage = QStringLiteral("[OPTION]...");
  manual.description = QStringLiteral("Plays.");
  manual.options = {
      {{QStringLiteral("-s"), QStringLiteral("--seed")}, QStringLiteral("SEED"), QStringLiteral("wall"), {}},
      {{QStringLiteral("FILE")}, {}, QStringLiteral("a record"), {}}};
  const QString text = helpText(manual);
  QVERIFY(text.startsWith(QStringLiteral("Usage: janso [OPTION]...\nPlays.\n\n")));
  QVERIFY(text.contains(helpRow(QStringLiteral("-s, --seed SEED"), QStringLiteral("wall"))));
  QVERIFY(text.endsWith(helpRow(QStringLiteral("FILE"), QStringLiteral("a record"))));
}

JANSO_TEST(TestHelpText);
#include "tst_helptext.moc"
