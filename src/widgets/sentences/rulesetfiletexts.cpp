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
      return RulesetFileTexts::tr("it is not JSON (%1).").arg(detail);
    case RulesetFault::NoOption:
      return RulesetFileTexts::tr("it names no option of the rules.");
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
      return RulesetFileTexts::tr("The folder %1 cannot be made.")
          .arg(QDir::toNativeSeparators(QFileInfo(path).path()));
    case RulesetFault::Unreadable:
      return RulesetFileTexts::tr("\u201c%1\u201d cannot be read: %2").arg(file, systemWords(detail));
    case RulesetFault::Unwritable:
      return RulesetFileTexts::tr("\u201c%1\u201d cannot be written: %2").arg(file, systemWords(detail));
    case RulesetFault::Undeletable:
      return RulesetFileTexts::tr("\u201c%1\u201d cannot be deleted: %2").arg(file, systemWords(detail));
    case RulesetFault::TooLarge:
    case RulesetFault::NotJson:
    case RulesetFault::NoOption:
    case RulesetFault::BadOption:
      break;
  }
  return RulesetFileTexts::tr("\u201c%1\u201d is no ruleset: %2").arg(file, noRuleset(fault, detail));
}

}  // namespace janso
