// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of a command as a table: their names, values, help texts and effects. The help is made from it,
// and other lists of options can be, too.
#pragma once

#include <QString>
#include <QStringList>
#include <QTextStream>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "rules/result.h"

namespace janso::cli {

// One sentence about a mistake in the command line; nothing if there is none.
using Mistake = std::optional<Error>;

// The public description of an option.
struct OptionInfo {
  const char *name;   // "--threads"; a name without dashes is for free words, such as PATH
  const char *value;  // placeholder of the value, such as "N"; empty = takes no value. Not translated
  const char *help;   // in English, for Text::tr(). Lines that begin with a space keep their layout

  constexpr bool isWord() const { return name[0] != '-'; }
  constexpr bool takesValue() const { return value[0] != '\0'; }
};

// One option found on a command line.
struct GivenOption {
  std::size_t row = 0;  // in the table
  QString name;         // as in the table
  QString text;         // its value, or the free word
  // Of `text`, or of the name if there is no value; from 1, in the arguments joined by single spaces.
  qsizetype column = 1;
};

// Reads a command line of `--name value`, `--name=value`, `--flag` and free words. All free words belong to
// the first row for words. Everything after `--` is a free word. A value may begin with dashes.
class OptionReader {
 public:
  // Both must outlive the reader.
  OptionReader(std::span<const OptionInfo> options, const QStringList &arguments)
      : m_options(options), m_arguments(arguments) {}

  // Returns true if given() is the next option. Returns false at the end or at a mistake, which mistake()
  // gives.
  bool next();
  const GivenOption &given() const { return m_given; }
  const Mistake &mistake() const { return m_mistake; }
  // Where the last argument read begins, counted as in GivenOption.
  qsizetype column() const { return m_column; }

 private:
  QString take();
  bool find(const QString &name);
  bool fail(const QString &sentence);

  std::span<const OptionInfo> m_options;
  const QStringList &m_arguments;
  qsizetype m_next = 0;
  qsizetype m_nextColumn = 1;
  qsizetype m_column = 1;
  bool m_onlyWords = false;
  GivenOption m_given;
  Mistake m_mistake;
};

// A row of a command's table; `Given` is the struct that its options fill.
template <typename Given>
struct Option {
  OptionInfo info;
  Mistake (*set)(const GivenOption &option, Given &given);
};

template <typename Row, std::size_t Count>
constexpr std::array<OptionInfo, Count> infosOf(const std::array<Row, Count> &rows) {
  std::array<OptionInfo, Count> infos{};
  for (std::size_t i = 0; i < Count; ++i)
    infos[i] = rows[i].info;
  return infos;
}

// The rows of several tables, one table after the other.
template <typename Row, std::size_t... Counts>
constexpr auto joinedRows(const std::array<Row, Counts> &...tables) {
  std::array<Row, (Counts + ...)> rows{};
  std::size_t at = 0;
  const auto add = [&](const auto &table) {
    for (const Row &row : table)
      rows[at++] = row;
  };
  (add(tables), ...);
  return rows;
}

// Stores the arguments in `given`, in their order. Returns the rows that were used.
template <typename Row, std::size_t Count, typename Given>
Result<std::vector<std::size_t>> readOptions(const std::array<Row, Count> &rows, const QStringList &arguments,
                                             Given &given) {
  const std::array<OptionInfo, Count> infos = infosOf(rows);
  OptionReader reader(infos, arguments);
  std::vector<std::size_t> used;
  while (reader.next()) {
    const GivenOption &option = reader.given();
    if (const Mistake mistake = rows[option.row].set(option, given))
      return *mistake;
    used.push_back(option.row);
  }
  if (reader.mistake())
    return *reader.mistake();
  return used;
}

// --- Common setters ---

template <auto Field, typename Given>
Mistake setFlag(const GivenOption &, Given &given) {
  given.*Field = true;
  return std::nullopt;
}

template <auto Field, typename Given>
Mistake setText(const GivenOption &option, Given &given) {
  given.*Field = option.text;
  return std::nullopt;
}

template <auto Field, typename Given>
Mistake addText(const GivenOption &option, Given &given) {
  (given.*Field).push_back(option.text);
  return std::nullopt;
}

// A whole number from `low` to `high`, or an error sentence that names the option.
Result<int> numberOption(const QString &option, const QString &text, int low, int high);

template <auto Field, int Low, int High, typename Given>
Mistake setNumber(const GivenOption &option, Given &given) {
  const Result<int> number = numberOption(option.name, option.text, Low, High);
  if (!number)
    return number.error();
  given.*Field = *number;
  return std::nullopt;
}

// --- Help ---

// Prints one row per option: its name, then its help.
void printOptions(std::span<const OptionInfo> options, QTextStream &out);

}  // namespace janso::cli
