// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of a command as a table: what they are called, what follows them, what they are for, what they
// set. Help is made from it, and so may be whatever else lists them.
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

// One sentence about what is wrong with the command line; nothing when all is well.
using Mistake = std::optional<Error>;

// What anybody may know about an option.
struct OptionInfo {
  const char *name;   // "--threads"; without dashes: words that stand alone, as PATH
  const char *value;  // what follows, as "N"; empty: nothing does. Not translated
  const char *help;   // in English, for Text::tr(). A line of it that begins with a space stays as it is

  constexpr bool isWord() const { return name[0] != '-'; }
  constexpr bool takesValue() const { return value[0] != '\0'; }
};

// An option as it stands on a command line.
struct GivenOption {
  std::size_t row = 0;  // of the table
  QString name;         // as in the table
  QString text;         // its value, or the word that stands alone
  qsizetype column =
      1;  // of `text`, from 1, in the arguments joined by single spaces; without a value the name's
};

// Walks along a command line: `--name value`, `--name=value`, `--flag`, and words, which all belong to the
// first row that stands for words. After `--` there are only words. A value may begin with dashes.
class OptionReader {
 public:
  // Both must outlive the reader.
  OptionReader(std::span<const OptionInfo> options, const QStringList &arguments)
      : m_options(options), m_arguments(arguments) {}

  // True: given() is the next one. False: there is none, or it is wrong; mistake() tells.
  bool next();
  const GivenOption &given() const { return m_given; }
  const Mistake &mistake() const { return m_mistake; }
  // Where the argument read last begins, counted as in GivenOption.
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

// A row of a command's table; `Given` is what its options set.
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

// Sets in `given` what the arguments say, in their order. Gives the rows that were used.
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

// --- What most rows do ---

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

// A whole number from `low` to `high`, or a sentence that names the option.
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

// A row each: the option, and beside it what it is for.
void printOptions(std::span<const OptionInfo> options, QTextStream &out);

}  // namespace janso::cli
