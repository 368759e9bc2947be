// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command line of janso.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "about/manual.h"
#include "records/rulesetstore.h"
#include "rules/result.h"

namespace janso {

struct Options {
  bool help = false;
  bool version = false;
  bool demo = false;
  QString record;  // file or link to open; empty = none
  QString seed;
  std::optional<double> speed;  // 0 = instant
  QSize size;                   // of the window; empty = last size
  QString screenshot;           // file to write; empty = none
  QString at;                   // moment of the screenshot
  QString config;               // settings file; empty = the user's
  QString ruleset;              // id or file; empty = the user's last
  QString language;             // "en", "ja"; empty = the user's
  QString data;                 // folder for matches; empty = the user's
  QString report;               // picture of the offscreen report; empty = none
  QString manual;               // one of manualForms(); empty = none
};

// `arguments` starts with the program's name; `rulesets` are those that can be named. The error is one
// sentence.
Result<Options> parseOptions(const QStringList &arguments, const RulesetStore &rulesets);
// The message for when no window can be opened.
QString noDisplayText();

// The data for --help, the manual page and shell completion.
Manual programManual(const RulesetStore &rulesets);

// Whether `text` names a moment for a screenshot: a number of events, or one of momentWords().
bool isMoment(const QString &text);
QStringList momentWords();

}  // namespace janso
