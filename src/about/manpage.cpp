// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "about/manual.h"

#include <QCoreApplication>
#include <QLocale>

#include "about/version.h"

namespace janso {

namespace {

struct ManPage {
  Q_DECLARE_TR_FUNCTIONS(ManPage)
};

// Everything but letters means something to roff.
QString roff(const QString &text) {
  QString out;
  for (const QChar sign : text) {
    if (sign == QLatin1Char('\\'))
      out += QStringLiteral("\\e");
    else if (sign == QLatin1Char('-'))
      out += QStringLiteral("\\-");
    else if (sign == QLatin1Char('\''))
      out += QStringLiteral("\\(aq");
    else
      out += sign;
  }
  return out;
}

// A line that begins with a dot would be a request.
QString line(const QString &text) {
  const QString out = roff(text);
  return (out.startsWith(QLatin1Char('.')) ? QStringLiteral("\\&") + out : out) + QLatin1Char('\n');
}

QString request(const char *name, const QString &argument = {}) {
  const QString quoted = roff(argument).replace(QLatin1Char('"'), QStringLiteral("\\(dq"));
  return QLatin1Char('.') + QLatin1String(name) +
         (argument.isEmpty() ? QString() : QStringLiteral(" \"%1\"").arg(quoted)) + QLatin1Char('\n');
}

QString bold(const QString &text) {
  return QStringLiteral("\\fB%1\\fR").arg(roff(text));
}

QString italic(const QString &text) {
  return QStringLiteral("\\fI%1\\fR").arg(roff(text));
}

// Lines that begin with a space stay as they are.
QString prose(const QString &text) {
  QString out;
  bool kept = false;
  for (const QString &row : text.split(QLatin1Char('\n'))) {
    const bool keeps = row.startsWith(QLatin1Char(' '));
    if (keeps != kept)
      out += keeps ? QStringLiteral(".nf\n") : QStringLiteral(".fi\n");
    else if (!keeps && !out.isEmpty())
      out += QStringLiteral(".br\n");
    kept = keeps;
    out += line(row);
  }
  return kept ? out + QStringLiteral(".fi\n") : out;
}

QString optionRows(const QList<ManualOption> &options) {
  QString out;
  for (const ManualOption &option : options) {
    QStringList names;
    for (const QString &name : option.names)
      names << (option.isWord() ? italic(name) : bold(name));
    out += QStringLiteral(".TP\n") + names.join(QStringLiteral(", "));
    if (!option.value.isEmpty())
      out += QLatin1Char(' ') + italic(option.value);
    out += QLatin1Char('\n') + prose(option.help);
  }
  return out;
}

QString synopsis(const Manual &manual) {
  //: Here and below: the headings of a manual page, as those of other programs are
  QString out = request("SH", ManPage::tr("SYNOPSIS"));
  if (manual.commands.isEmpty())
    return out + bold(manual.program) + QLatin1Char(' ') + roff(manual.usage) + QLatin1Char('\n');
  for (const ManualCommand &command : manual.commands)
    out += bold(manual.program + QLatin1Char(' ') + command.name) + QLatin1Char(' ') + roff(command.usage) +
           QStringLiteral("\n.br\n");
  return out;
}

// Names of options and usages stay whole and are not spread; the registers are for what macros say anew with
// each paragraph. Where lines may end between characters of Japanese and Chinese, groff only knows when it is
// told; and there it never ends with .nh (1.22, in narrow lines).
QString layoutRequests() {
  const QString notSpread = QStringLiteral(".na\n.ds AD l\n");
  switch (QLocale().language()) {
    case QLocale::Japanese:
      return QStringLiteral(".if \\n(.g .mso ja.tmac\n") + notSpread;
    case QLocale::Chinese:
      return QStringLiteral(".if \\n(.g .mso zh.tmac\n") + notSpread;
    default:
      return QStringLiteral(".nh\n.nr HY 0\n") + notSpread;
  }
}

}  // namespace

QString manPage(const Manual &manual) {
  QString out = QStringLiteral(".\\\" Made from what --help is made from.\n");
  out += QStringLiteral(".TH \"%1\" \"%2\" \"\" \"Janso %3\" \"Janso\"\n")
             .arg(manual.program.toUpper(), QString::number(manual.section), versionText());
  out += layoutRequests();
  out += request("SH", ManPage::tr("NAME")) + roff(manual.program) + QStringLiteral(" \\- ") +
         roff(manual.summary) + QLatin1Char('\n');
  out += synopsis(manual);
  if (!manual.description.isEmpty())
    out += request("SH", ManPage::tr("DESCRIPTION")) + prose(manual.description);
  if (!manual.options.isEmpty())
    out += request("SH", ManPage::tr("OPTIONS")) + optionRows(manual.options);
  if (!manual.commands.isEmpty())
    out += request("SH", ManPage::tr("COMMANDS"));
  for (const ManualCommand &command : manual.commands) {
    out += request("SS", command.name + QLatin1Char(' ') + command.usage) + prose(command.summary) +
           optionRows(command.options);
    if (!command.notes.isEmpty())
      out += QStringLiteral(".PP\n") + prose(command.notes);
  }
  if (!manual.also.isEmpty())
    out += request("SH", ManPage::tr("SEE ALSO")) + line(manual.also.join(QStringLiteral(", ")));
  return out;
}

}  // namespace janso
