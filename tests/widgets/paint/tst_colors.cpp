// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// No source and no form but the theme spells a color.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/look/colors.h"

namespace {

// The forms in which a color is written down. What is computed from numbers that are not written there is
// none, nor is the filling of an empty picture.
const QRegularExpression &literal() {
  static const QRegularExpression pattern(
      QStringLiteral(
          R"(\bQColor(\s+\w+)?\s*[({]\s*(0x|\d|"|QStringLiteral|QLatin1String|Qt::))"
          R"(|\bqRgba?\((\s*(0x[\da-f]+|\d+)\s*,?)+\))"
          R"(|\bfrom(Rgb\w*|Hs[lv]F?|Cmyk\w*)\(\s*(0x|\d))"
          R"(|\bQt::(black|white|color[01]|(dark|light)?gr[ae]y|(dark)?(red|green|blue|cyan|magenta|yellow))\b)"
          R"(|(?<!fill\()\bQt::transparent\b)"
          R"(|\bQColorConstants\b|\bsetNamedColor\b)"
          R"(|\b0x([\da-f]{6}|[\da-f]{8})\b)"
          R"(|#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b)"
          R"(|\b(color|background|border)\s*:[^;@%]*\b(black|white|gr[ae]y|red|green|blue|yellow)\b)"
          R"(|\brgba?\(\s*\d)"
          R"(|<(color|brush|red|palette)\b)"),
      QRegularExpression::CaseInsensitiveOption);
  return pattern;
}

// "line: the line" of every one.
QStringList literalsIn(const QString &text) {
  static const QRegularExpression comment(QStringLiteral("(^|\\s)//.*$"));
  QStringList found;
  const QStringList lines = text.split(u'\n');
  for (qsizetype i = 0; i < lines.size(); ++i) {
    QString line = lines[i];
    line.remove(comment);
    if (literal().match(line).hasMatch())
      found << QStringLiteral("%1: %2").arg(i + 1).arg(line.trimmed());
  }
  return found;
}

QString contents(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

class TestColors : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void isLiteral_data();
  void isLiteral();
  void standInTheThemeAlone();
};

void TestColors::isLiteral_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<bool>("expected");
  const auto row = [](const char *line, bool expected) {
    QTest::newRow(line) << QString::fromLatin1(line) << expected;
  };
  row("painter.setBrush(QColor(0, 0, 0, 90));", true);
  row("painter.setBrush(QColor(0x0C, 0x11, 0x10, hovered ? 255 : 225));", true);
  row("const QColor dark(0x12, 0x0A, 0x05, 204);", true);
  row("QColor ground{12, 13, 14};", true);
  row("QColor(\"amber\")", true);
  row("QColor::fromRgb(20, 30, 40)", true);
  row("line[x] = qRgb(12, 13, 14);", true);
  row("painter.setPen(Qt::black);", true);
  row("painter.fillRect(all, Qt::darkGray);", true);
  row("palette.setColor(QPalette::Base, Qt::transparent);", true);
  row("QColorConstants::Svg::teal", true);
  row("mix(colour, rgb(0xFFFFF3D6), shaft)", true);
  row("rgb(dark ? 0x1D2523 : light)", true);
  row("\"QLineEdit:focus { border: 1px solid #F0B34A; }\"", true);
  row("\"QLabel { color: white; }\"", true);
  row("\"QLabel { color: rgb(12, 13, 14); }\"", true);
  row("<color alpha=\"255\"><red>12</red>", true);

  row("painter.setBrush(QColor::fromRgba(theme::kAmber));", false);
  row("line[x] = qRgb(level(colour.r), level(colour.g), level(colour.b));", false);
  row("to[x] = qRgba(0, 0, 0, qRound((1 - rest) * 255));", false);
  row("picture.fill(Qt::transparent);", false);
  row("\"QLabel { background: transparent; color: @text; }\"", false);
  row("QColor border = QColor();", false);
  row("x *= 0x7feb352dU;", false);
  row("// Amber is #F0B34A.", false);
}

void TestColors::isLiteral() {
  QFETCH(QString, line);
  QFETCH(bool, expected);
  QCOMPARE(!literalsIn(line).isEmpty(), expected);
}

void TestColors::standInTheThemeAlone() {
  const QString root = QStringLiteral(JANSO_SOURCE);
  QStringList found;
  int sources = 0;
  int forms = 0;
  for (const QString &folder :
       {QStringLiteral("/src/widgets"), QStringLiteral("/src/app"), QStringLiteral("/ui")}) {
    QDirIterator files(root + folder,
                       {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.ui")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QString path = files.next();
      ++(path.endsWith(QLatin1String(".ui")) ? forms : sources);
      if (path.contains(QLatin1String("/look/theme.")) || path.endsWith(QLatin1String("/look/colors.h")))
        continue;
      for (const QString &line : literalsIn(contents(path)))
        found << path.mid(root.size() + 1) + u':' + line;
    }
  }
  QVERIFY(sources > 100);
  QVERIFY(forms > 10);
  QVERIFY(!literalsIn(contents(root + QStringLiteral("/src/widgets/look/colors.h"))).isEmpty());
  QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Move to widgets/look:\n") + found.join(u'\n')));
}

JANSO_TEST(TestColors);
#include "tst_colors.moc"
