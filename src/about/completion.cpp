// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "about/manual.h"

namespace janso {

namespace {

QStringList dashed(const QList<ManualOption> &options) {
  QStringList names;
  for (const ManualOption &option : options) {
    if (!option.isWord())
      names += option.names;
  }
  return names;
}

// For a shell, in single quotes.
QString quoted(QString text) {
  return QLatin1Char('\'') + text.replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

// Where the first of these ends a clause; a condition before it ("with --save: …", "export: …") is no clause.
qsizetype clauseEnd(const QString &text, QLatin1String end) {
  const qsizetype at = text.indexOf(end);
  const QString before = text.left(at);
  const bool condition = before.contains(QLatin1String("--")) || !before.contains(QLatin1Char(' '));
  return at > 0 && condition ? text.indexOf(end, at + 1) : at;
}

// As one line: the first clause is enough next to a name.
QString brief(const QString &help) {
  QString text = help.section(QLatin1Char('\n'), 0, 0);
  for (const char *end : {": ", "; ", ". "}) {
    if (const qsizetype at = clauseEnd(text, QLatin1String(end)); at > 0)
      text.truncate(at);
  }
  if (text.count(QLatin1Char('(')) > text.count(QLatin1Char(')')))
    text.truncate(text.lastIndexOf(QLatin1String(" (")));
  while (text.endsWith(QLatin1Char('.')))
    text.chop(1);
  return text;
}

QString functionName(const Manual &manual) {
  return QLatin1Char('_') + QString(manual.program).replace(QLatin1Char('-'), QLatin1Char('_'));
}

const QList<ManualOption> &optionsOf(const Manual &manual, const ManualCommand *command) {
  return command == nullptr ? manual.options : command->options;
}

QStringList commandNames(const Manual &manual) {
  QStringList names;
  for (const ManualCommand &command : manual.commands)
    names << command.name;
  return names;
}

// --- bash ---

// What may follow the option before the cursor.
QString bashValues(const QList<ManualOption> &options, const QString &indent) {
  QString out;
  for (const ManualOption &option : options) {
    if (option.isWord() || option.value.isEmpty())
      continue;
    QString reply;
    if (!option.words.isEmpty())
      reply = QStringLiteral("mapfile -t COMPREPLY < <(compgen -W %1 -- \"$cur\")")
                  .arg(quoted(option.words.join(QLatin1Char(' '))));
    if (isPathValue(option.value))
      reply +=
          QLatin1String(reply.isEmpty() ? "" : "; ") +
          QStringLiteral(
              "mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- \"$cur\"); compopt -o filenames");
    out += indent + option.names.join(QLatin1Char('|')) + QStringLiteral(") ") + reply +
           QLatin1String(reply.isEmpty() ? "" : "; ") + QStringLiteral("return ;;\n");
  }
  return out.isEmpty() ? out : QStringLiteral("%1case \"$prev\" in\n%2%1esac\n").arg(indent.chopped(2), out);
}

QString bashPart(const QList<ManualOption> &options, const QString &indent) {
  return bashValues(options, indent + QStringLiteral("  ")) + indent +
         QStringLiteral("words=%1\n").arg(quoted(dashed(options).join(QLatin1Char(' '))));
}

// --- zsh ---

QString zshWhat(const ManualOption &option) {
  QString value = option.value.isEmpty() ? option.names.first() : option.value;
  value.replace(QLatin1Char(':'), QLatin1Char(' '));
  if (!option.words.isEmpty())
    return QStringLiteral(":%1:(%2)").arg(value, option.words.join(QLatin1Char(' ')));
  return QStringLiteral(":%1:%2").arg(value,
                                      isPathValue(value) ? QStringLiteral("_files") : QStringLiteral(" "));
}

QString zshArguments(const QList<ManualOption> &options, const QString &indent) {
  QStringList rows;
  for (const ManualOption &option : options) {
    if (option.isWord()) {
      rows << quoted(QStringLiteral("*") + zshWhat(option));
      continue;
    }
    QString help = brief(option.help);
    help.replace(QLatin1Char('['), QLatin1Char('(')).replace(QLatin1Char(']'), QLatin1Char(')'));
    for (const QString &name : option.names)
      rows << quoted(
          QStringLiteral("%1[%2]%3").arg(name, help, option.value.isEmpty() ? QString() : zshWhat(option)));
  }
  return indent + QStringLiteral("_arguments \\\n") + indent + QStringLiteral("  ") +
         rows.join(QStringLiteral(" \\\n") + indent + QStringLiteral("  ")) + QLatin1Char('\n');
}

// --- fish ---

QString fishOptions(const Manual &manual, const ManualCommand *command) {
  QString out;
  QString head = QStringLiteral("complete -c %1").arg(manual.program);
  if (command != nullptr)
    head += QStringLiteral(" -n '__fish_seen_subcommand_from %1'").arg(command->name);
  else if (!manual.commands.isEmpty())
    head += QStringLiteral(" -n __fish_use_subcommand");
  for (const ManualOption &option : optionsOf(manual, command)) {
    QString row = head;
    if (option.isWord()) {
      // Files are offered where a word is one.
      if (isPathValue(option.names.first()))
        out += row + QStringLiteral(" -F\n");
      continue;
    }
    for (const QString &name : option.names)
      row += name.startsWith(QLatin1String("--")) ? QStringLiteral(" -l ") + name.mid(2)
                                                  : QStringLiteral(" -s ") + name.mid(1);
    if (!option.value.isEmpty())
      row += isPathValue(option.value) ? QStringLiteral(" -r -F") : QStringLiteral(" -x");
    if (!option.words.isEmpty())
      row += QStringLiteral(" -a ") + quoted(option.words.join(QLatin1Char(' ')));
    out += row + QStringLiteral(" -d ") + quoted(brief(option.help)) + QLatin1Char('\n');
  }
  return out;
}

}  // namespace

QString bashCompletion(const Manual &manual) {
  QString out =
      QStringLiteral("# bash completion for %1\n%2() {\n").arg(manual.program, functionName(manual));
  out += QStringLiteral(
      "  local cur=\"${COMP_WORDS[COMP_CWORD]}\" prev=\"${COMP_WORDS[COMP_CWORD-1]}\" words=\n"
      "  COMPREPLY=()\n");
  if (manual.commands.isEmpty()) {
    out += bashPart(manual.options, QStringLiteral("  "));
  } else {
    out += QStringLiteral(
               "  if ((COMP_CWORD == 1)); then\n    mapfile -t COMPREPLY < <(compgen -W %1 -- \"$cur\")\n    "
               "return\n  "
               "fi\n")
               .arg(quoted((commandNames(manual) + dashed(manual.options)).join(QLatin1Char(' '))));
    out += QStringLiteral("  case \"${COMP_WORDS[1]}\" in\n");
    for (const ManualCommand &command : manual.commands)
      out += QStringLiteral("    %1)\n").arg(command.name) +
             bashPart(command.options, QStringLiteral("      ")) + QStringLiteral("      ;;\n");
    out += QStringLiteral("  esac\n");
  }
  return out + QStringLiteral(
                   "  if [[ $cur == -* ]]; then\n"
                   "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
                   "  else\n"
                   "    mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
                   "    compopt -o filenames\n"
                   "  fi\n"
                   "}\ncomplete -F %1 %2\n")
                   .arg(functionName(manual), manual.program);
}

QString zshCompletion(const Manual &manual) {
  QString out = QStringLiteral("#compdef %1\n").arg(manual.program);
  if (manual.commands.isEmpty())
    return out + zshArguments(manual.options, QString());
  out += QStringLiteral("if ((CURRENT == 2)); then\n  local -a commands=(\n");
  for (const ManualCommand &command : manual.commands)
    out += QStringLiteral("    ") + quoted(command.name + QLatin1Char(':') + brief(command.summary)) +
           QLatin1Char('\n');
  out +=
      QStringLiteral("  )\n  _describe command commands\n") +
      zshArguments(manual.options, QStringLiteral("  ")) +
      QStringLiteral("  return\nfi\nlocal command=$words[2]\nshift words\n((CURRENT--))\ncase $command in\n");
  for (const ManualCommand &command : manual.commands)
    out += QStringLiteral("  %1)\n").arg(command.name) +
           zshArguments(command.options, QStringLiteral("    ")) + QStringLiteral("    ;;\n");
  return out + QStringLiteral("esac\n");
}

QString fishCompletion(const Manual &manual) {
  QString out = QStringLiteral("# fish completion for %1\n").arg(manual.program);
  if (manual.commands.isEmpty())
    return out + fishOptions(manual, nullptr);
  const QString none = QStringLiteral("complete -c %1 -n __fish_use_subcommand").arg(manual.program);
  out += QStringLiteral("complete -c %1 -f\n").arg(manual.program);
  for (const ManualCommand &command : manual.commands)
    out += none + QStringLiteral(" -a ") + command.name + QStringLiteral(" -d ") +
           quoted(brief(command.summary)) + QLatin1Char('\n');
  out += fishOptions(manual, nullptr);
  for (const ManualCommand &command : manual.commands)
    out += fishOptions(manual, &command);
  return out;
}

}  // namespace janso
