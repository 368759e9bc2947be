// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "about/helptext.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <array>

namespace janso {

namespace {

constexpr int kHelpColumn = 22;
constexpr int kHelpWidth = 100;

struct HelpText {
  Q_DECLARE_TR_FUNCTIONS(HelpText)
};

struct CodeRange {
  char32_t first;
  char32_t last;
};
// East Asian Wide and Fullwidth (Unicode Standard Annex 11), in whole blocks; ascending.
constexpr std::array kWide = {
    CodeRange{0x1100, 0x115F},   CodeRange{0x2E80, 0x303E},   CodeRange{0x3041, 0x33FF},
    CodeRange{0x3400, 0x4DBF},   CodeRange{0x4E00, 0xA4CF},   CodeRange{0xAC00, 0xD7A3},
    CodeRange{0xF900, 0xFAFF},   CodeRange{0xFE30, 0xFE6F},   CodeRange{0xFF01, 0xFF60},
    CodeRange{0xFFE0, 0xFFE6},   CodeRange{0x1F004, 0x1F004}, CodeRange{0x1F300, 0x1F64F},
    CodeRange{0x1F900, 0x1F9FF}, CodeRange{0x20000, 0x3FFFD},
};

bool isWide(char32_t sign) {
  const auto *const range = std::ranges::lower_bound(kWide, sign, {}, &CodeRange::last);
  return range != kWide.end() && sign >= range->first;
}

int columnsOf(char32_t sign) {
  switch (QChar::category(sign)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
      return 0;
    default:
      return isWide(sign) ? 2 : 1;
  }
}

bool isWideAt(const QString &text, qsizetype at) {
  return at >= 0 && at < text.size() && isWide(text[at].unicode());
}

// What a line may end behind: between wide characters wherever their script allows it, else nowhere.
QStringList unbroken(const QString &word) {
  if (word.isEmpty())
    return {word};
  QStringList pieces;
  QTextBoundaryFinder finder(QTextBoundaryFinder::Line, word);
  qsizetype from = 0;
  for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary()) {
    if (at < word.size() && !isWideAt(word, at - 1) && !isWideAt(word, at))
      continue;
    pieces << word.mid(from, at - from);
    from = at;
  }
  return pieces;
}

QString filledLine(const QString &line, int indent, const QString &next) {
  QString out;
  int width = indent;
  for (const QString &word : line.split(QLatin1Char(' '))) {
    QString before = out.isEmpty() ? QString() : QStringLiteral(" ");
    for (const QString &piece : unbroken(word)) {
      const int wanted = displayWidth(before) + displayWidth(piece);
      if (width > indent && width + wanted > kHelpWidth) {
        out += next;
        width = indent;
        before.clear();
      }
      out += before + piece;
      width += displayWidth(before) + displayWidth(piece);
      before.clear();
    }
  }
  return out;
}

}  // namespace

int displayWidth(const QString &text) {
  int columns = 0;
  for (const uint sign : text.toUcs4())
    columns += columnsOf(sign);
  return columns;
}

QString leftAligned(const QString &text, int columns) {
  return text + QString(std::max(0, columns - displayWidth(text)), QLatin1Char(' '));
}

QString rightAligned(const QString &text, int columns) {
  return QString(std::max(0, columns - displayWidth(text)), QLatin1Char(' ')) + text;
}

QString filled(const QString &text, int indent) {
  const QString next = QLatin1Char('\n') + QString(indent, QLatin1Char(' '));
  QStringList lines;
  for (const QString &line : text.split(QLatin1Char('\n')))
    lines << (line.startsWith(QLatin1Char(' ')) ? line : filledLine(line, indent, next));
  return lines.join(next);
}

QString helpRow(const QString &name, const QString &help) {
  const QString head = QStringLiteral("  ") + name;
  // One that is too long has a line of its own.
  const QString before = displayWidth(head) > kHelpColumn - 2
                             ? head + QLatin1Char('\n') + QString(kHelpColumn, QLatin1Char(' '))
                             : leftAligned(head, kHelpColumn);
  return before + filled(help, kHelpColumn) + QLatin1Char('\n');
}

QString helpText(const Manual &manual) {
  //: What stands before how a program is called: "Usage: janso [OPTION]..."
  QString out = HelpText::tr("Usage: %1").arg(manual.program + QLatin1Char(' ') + manual.usage) +
                QLatin1Char('\n') + filled(manual.description, 0) + QStringLiteral("\n\n");
  for (const ManualOption &option : manual.options) {
    QString name = option.names.join(QStringLiteral(", "));
    if (!option.value.isEmpty())
      name += QLatin1Char(' ') + option.value;
    out += helpRow(name, option.help);
  }
  return out;
}

}  // namespace janso
