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
  QString record;  // file or link to open, empty = none
  QString seed;
  std::optional<double> speed;  // 0 = instant
  QSize size;                   // of the window; empty = as it was last
  QString screenshot;           // file to write, empty = none
  QString at;                   // moment of the screenshot
  QString config;               // settings file, empty = the user's
  QString ruleset;              // id or file, empty = the user's last
  QString language;             // "en", "ja", empty = the user's
  QString data;                 // folder for matches, empty = the user's
  QString report;               // picture of the offscreen report, empty = none
  QString manual;               // one of manualForms(), empty = none
};

// `arguments` with the program's name first. The error is one sentence.
// `rulesets` are those that may be named.
Result<Options> parseOptions(const QStringList &arguments, const RulesetStore &rulesets);
// Where no window can be opened.
QString noDisplayText();

// What --help prints, and what a manual page or what a shell completes is made from.
Manual programManual(const RulesetStore &rulesets);

// A moment for a picture: a number of events, or one of the words.
bool isMoment(const QString &text);
QStringList momentWords();

}  // namespace janso
