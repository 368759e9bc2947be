// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/options.h"

#include <algorithm>

#include "about/helptext.h"
#include "cli/command/command.h"

namespace janso::cli {
namespace {

constexpr qsizetype kMostShown = 60;

}  // namespace

QString printable(QString text) {
  for (QChar &c : text) {
    if (c.category() == QChar::Other_Control)
      c = u'\u00B7';
  }
  return text;
}

QString shown(const QString &typed) {
  const QString text = printable(typed);
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
    QString name = QLatin1String(option.name);
    if (option.takesValue())
      name += QLatin1Char(' ') + QLatin1String(option.value);
    out << helpRow(name, Text::tr(option.help));
  }
}

}  // namespace janso::cli
