// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/options.h"

#include <algorithm>

#include "cli/command.h"

namespace janso::cli {
namespace {

constexpr int kHelpColumn = 22;
constexpr int kHelpWidth = 100;
constexpr qsizetype kMostShown = 60;

}  // namespace

QString shown(const QString &text) {
  if (text.size() <= kMostShown)
    return text;
  // Not in the middle of a character.
  const qsizetype length = text[kMostShown - 1].isHighSurrogate() ? kMostShown - 1 : kMostShown;
  return text.left(length) + QStringLiteral("…");
}

QString OptionReader::take() {
  m_column = m_nextColumn;
  const QString &argument = m_arguments[m_next++];
  m_nextColumn += argument.size() + 1;
  return argument;
}

// The row of an option, or that of words for an empty name.
bool OptionReader::find(const QString &name) {
  const auto found = std::ranges::find_if(m_options, [&](const OptionInfo &option) {
    return name.isEmpty() ? option.isWord() : !option.isWord() && name == QLatin1String(option.name);
  });
  if (found == m_options.end())
    return false;
  m_given = {
      static_cast<std::size_t>(found - m_options.begin()), QString::fromLatin1(found->name), {}, m_column};
  return true;
}

bool OptionReader::fail(const QString &sentence) {
  m_mistake = wrong(sentence);
  return false;
}

bool OptionReader::next() {
  if (m_mistake || m_next == m_arguments.size())
    return false;
  const QString argument = take();
  if (!m_onlyWords && argument == QLatin1String("--")) {
    m_onlyWords = true;
    return next();
  }
  if (m_onlyWords || !argument.startsWith(QLatin1String("--"))) {
    if (!find({}))
      return fail(Text::tr("unknown option '%1'").arg(shown(argument)));
    m_given.text = argument;
    return true;
  }
  const qsizetype equals = argument.indexOf(QLatin1Char('='));
  const QString name = argument.left(equals);
  if (!find(name))
    return fail(Text::tr("unknown option '%1'").arg(shown(name)));
  const bool takesValue = m_options[m_given.row].takesValue();
  if (equals >= 0) {
    if (!takesValue)
      return fail(Text::tr("%1 takes no value").arg(shown(name)));
    m_given.text = argument.mid(equals + 1);
    m_given.column = m_column + equals + 1;
  } else if (takesValue) {
    if (m_next == m_arguments.size())
      return fail(Text::tr("%1 needs a value").arg(shown(name)));
    m_given.text = take();
    m_given.column = m_column;
  }
  return true;
}

Result<int> numberOption(const QString &option, const QString &text, int low, int high) {
  bool ok = false;
  const int number = text.toInt(&ok);
  if (ok && number >= low && number <= high)
    return number;
  return wrong(Text::tr("%1 must be a whole number from %2 to %3, not '%4'")
                   .arg(option)
                   .arg(low)
                   .arg(high)
                   .arg(shown(text)));
}

void printOptions(std::span<const OptionInfo> options, QTextStream &out) {
  for (const OptionInfo &option : options) {
    QString head = QStringLiteral("  ") + QLatin1String(option.name);
    if (option.takesValue())
      head += QLatin1Char(' ') + QLatin1String(option.value);
    out << head.leftJustified(kHelpColumn - 2) << "  " << filled(Text::tr(option.help), kHelpColumn) << '\n';
  }
}

QString filled(const QString &text, int indent) {
  const QString next = QLatin1Char('\n') + QString(indent, QLatin1Char(' '));
  QString out;
  for (const QString &line : text.split(QLatin1Char('\n'))) {
    if (!out.isEmpty())
      out += next;
    if (line.startsWith(QLatin1Char(' '))) {
      out += line;
      continue;
    }
    qsizetype width = indent;
    for (const QString &word : line.split(QLatin1Char(' '))) {
      const bool first = width == indent;
      if (!first && width + 1 + word.size() > kHelpWidth) {
        out += next;
        width = indent;
      } else if (!first) {
        out += QLatin1Char(' ');
        ++width;
      }
      out += word;
      width += word.size();
    }
  }
  return out;
}

}  // namespace janso::cli
