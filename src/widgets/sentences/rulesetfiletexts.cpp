// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/rulesetfiletexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "records/rulesetjson.h"
#include "widgets/sentences/faulttexts.h"

namespace janso {

namespace {

struct RulesetFileTexts {
  Q_DECLARE_TR_FUNCTIONS(RulesetFileTexts)
};

// What is wrong with what it holds.
QString noRuleset(RulesetFault fault, const QString &detail) {
  switch (fault) {
    case RulesetFault::TooLarge:
      return RulesetFileTexts::tr("it is too large.");
    case RulesetFault::NotJson:
      //: %1 is where and why
      return RulesetFileTexts::tr("it is not valid JSON (%1).").arg(detail);
    case RulesetFault::NoOption:
      return RulesetFileTexts::tr("it contains no rule options.");
    default:
      return detail;
  }
}

}  // namespace

QString rulesetFileSentence(const QString &path, const Error &error) {
  const QString file = QFileInfo(path).fileName();
  const QString detail = faultText(error);
  const auto fault = static_cast<RulesetFault>(error.code);
  switch (fault) {
    case RulesetFault::NoFolder:
      return RulesetFileTexts::tr("Could not create the folder “%1”.")
          .arg(QDir::toNativeSeparators(QFileInfo(path).path()));
    case RulesetFault::Unreadable:
      return RulesetFileTexts::tr("Could not read “%1”: %2").arg(file, systemWords(detail));
    case RulesetFault::Unwritable:
      return RulesetFileTexts::tr("Could not save “%1”: %2").arg(file, systemWords(detail));
    case RulesetFault::Undeletable:
      return RulesetFileTexts::tr("Could not delete “%1”: %2").arg(file, systemWords(detail));
    case RulesetFault::TooLarge:
    case RulesetFault::NotJson:
    case RulesetFault::NoOption:
    case RulesetFault::BadOption:
      break;
  }
  return RulesetFileTexts::tr("“%1” is not a ruleset: %2").arg(file, noRuleset(fault, detail));
}

}  // namespace janso
