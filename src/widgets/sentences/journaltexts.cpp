// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/journaltexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <cerrno>

#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct JournalTexts {
  Q_DECLARE_TR_FUNCTIONS(JournalTexts)
};

QString fileName(const JournalProblem &problem) {
  return QFileInfo(problem.path).fileName();
}

QString differsSentence(const JournalProblem &problem) {
  const QString now = QCoreApplication::applicationVersion();
  if (!problem.program.isEmpty() && problem.program != now)
    return JournalTexts::tr(
               "This match was begun with Janso %1. From line %2 of its file on, Janso %3 would play it "
               "otherwise, so it cannot go on from where it was left.")
        .arg(problem.program, QString::number(problem.line), now);
  return JournalTexts::tr(
             "From line %1 on, the file of this match tells of something that cannot have happened at the "
             "table.")
      .arg(problem.line);
}

QString damagedSentence(const JournalProblem &problem) {
  if (problem.line > 1)
    return JournalTexts::tr("The file of this match is damaged at line %1.").arg(problem.line);
  return JournalTexts::tr("The file of this match is damaged at its beginning: nothing of it can be read.");
}

}  // namespace

QString systemReason(int error) {
  switch (error) {
    case ENOSPC:
      return JournalTexts::tr("no space is left on the device");
    case EDQUOT:
      return JournalTexts::tr("your share of the disk is used up");
    case EFBIG:
      return JournalTexts::tr("the file may not grow any further");
    case EROFS:
      return JournalTexts::tr("the disk can only be read");
    case EACCES:
    case EPERM:
      return JournalTexts::tr("you have no right to write there");
    case ENOENT:
      return JournalTexts::tr("the file or its folder is no longer there");
    case EIO:
      return JournalTexts::tr("the disk reports an error");
    case EMFILE:
    case ENFILE:
      return JournalTexts::tr("too many files are open");
    default:
      return QString::fromStdString(systemWords(error));
  }
}

QString journalSentence(const JournalProblem &problem) {
  switch (problem.fault) {
    case JournalFault::Unreadable:
      //: %1 is the name of a file, %2 the words of the system
      return JournalTexts::tr("The file \u201c%1\u201d cannot be read (%2).")
          .arg(fileName(problem), QString::fromStdString(problem.detail));
    case JournalFault::NoJournal:
      return JournalTexts::tr("\u201c%1\u201d is no match that Janso has saved.").arg(fileName(problem));
    case JournalFault::OtherVersion:
      return JournalTexts::tr(
          "This match was saved by another version of Janso, which this one cannot read.");
    case JournalFault::Damaged:
      return damagedSentence(problem);
    case JournalFault::Differs:
      return differsSentence(problem);
    case JournalFault::Unseated:
      //: %1 says which seat and why, in English
      return JournalTexts::tr("A player of this match is not to be had here (%1).")
          .arg(QString::fromStdString(problem.detail));
    case JournalFault::NotApproved:
      //: %1 says which program or plugin, in English
      return JournalTexts::tr("What plays in this match may not be run without a question (%1).")
          .arg(QString::fromStdString(problem.detail));
    case JournalFault::Finished:
      return JournalTexts::tr("This match was played to its end.");
    case JournalFault::InUse:
      return JournalTexts::tr("Another Janso is playing this match.");
    case JournalFault::Changed:
      return JournalTexts::tr("Another program is writing to the file of this match.");
    case JournalFault::NoFolder:
    case JournalFault::Unwritable:
    case JournalFault::Unsynced:
    case JournalFault::Unnamed:
      break;
  }
  return savingSentence(problem);
}

QString savingSentence(const JournalProblem &problem) {
  const QString reason = systemReason(problem.system);
  switch (problem.fault) {
    case JournalFault::NoFolder:
      return JournalTexts::tr("The match is not being saved: the folder %1 cannot be made (%2).")
          .arg(QDir::toNativeSeparators(problem.path), reason);
    case JournalFault::Unsynced:
      return JournalTexts::tr("What was saved of the match may not be on the disk: %1.").arg(reason);
    case JournalFault::Unnamed:
      return JournalTexts::tr("The match is saved, but its file cannot be given its final name: %1.")
          .arg(reason);
    case JournalFault::InUse:
    case JournalFault::Changed:
      return JournalTexts::tr("The match is not being saved: another program is writing to its file.");
    default:
      return JournalTexts::tr("The match is not being saved: %1.").arg(reason);
  }
}

QString journalPlace(const MatchSummary &match) {
  if (match.rulesName.isEmpty())
    return QFileInfo(match.path).fileName();
  if (!match.dealt)
    return JournalTexts::tr("Before the first deal");
  return JournalTexts::tr("%1, turn %2").arg(roundName(match.bakaze, match.kyoku)).arg(match.turn);
}

QString unfinishedSentence(const UnfinishedMatch &match) {
  if (match.inUse)
    return journalSentence({JournalFault::InUse, match.summary.path, 0, 0, {}, {}});
  if (!match.problem)
    return JournalTexts::tr("It goes on where it was left.");
  if (!match.canGoOnBefore())
    return journalSentence(*match.problem);
  //: %1 says what is wrong, %2 is a place in the match such as "East 2, turn 7"
  return JournalTexts::
      tr("%1 What stands before that is whole: the match can go on from there (%2). The damaged file is kept "
         "as it is.")
          .arg(journalSentence(*match.problem), journalPlace(match.summary));
}

}  // namespace janso
