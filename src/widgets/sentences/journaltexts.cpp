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
               "This match was started with Janso %1. From line %2 of its file on, Janso %3 would play the "
               "match differently, so you cannot continue where you left off.")
        .arg(problem.program, QString::number(problem.line), now);
  return JournalTexts::tr(
             "From line %1 on, the match file describes events that cannot have happened at the table.")
      .arg(problem.line);
}

QString damagedSentence(const JournalProblem &problem) {
  if (problem.line > 1)
    return JournalTexts::tr("The match file is damaged at line %1.").arg(problem.line);
  return JournalTexts::tr("The match file is damaged at the beginning, so nothing in it can be read.");
}

}  // namespace

QString systemReason(int error) {
  switch (error) {
    case ENOSPC:
      return JournalTexts::tr("the disk is full");
    case EDQUOT:
      return JournalTexts::tr("your disk quota is used up");
    case EFBIG:
      return JournalTexts::tr("the file has reached its maximum size");
    case EROFS:
      return JournalTexts::tr("the disk is read-only");
    case EACCES:
    case EPERM:
      return JournalTexts::tr("you do not have permission to write there");
    case ENOENT:
      return JournalTexts::tr("the file or its folder no longer exists");
    case EIO:
      return JournalTexts::tr("the disk reported an error");
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
      return JournalTexts::tr("Could not read the file “%1” (%2).")
          .arg(fileName(problem), QString::fromStdString(problem.detail));
    case JournalFault::NoJournal:
      return JournalTexts::tr("“%1” is not a match saved by Janso.").arg(fileName(problem));
    case JournalFault::OtherVersion:
      return JournalTexts::tr(
          "This match was saved by another version of Janso, and this version cannot read it.");
    case JournalFault::Damaged:
      return damagedSentence(problem);
    case JournalFault::Differs:
      return differsSentence(problem);
    case JournalFault::Unseated:
      //: %1 says which seat and why, in English
      return JournalTexts::tr("A player in this match is not available (%1).")
          .arg(QString::fromStdString(problem.detail));
    case JournalFault::NotApproved:
      //: %1 says which program or plugin, in English
      return JournalTexts::tr("A program or plugin in this match must be approved before it can run (%1).")
          .arg(QString::fromStdString(problem.detail));
    case JournalFault::Finished:
      return JournalTexts::tr("This match is already finished.");
    case JournalFault::InUse:
      return JournalTexts::tr("This match is open in another Janso window.");
    case JournalFault::Changed:
      return JournalTexts::tr("Another program is writing to the match file.");
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
      return JournalTexts::tr("The match is not being saved: could not create the folder “%1” (%2).")
          .arg(QDir::toNativeSeparators(problem.path), reason);
    case JournalFault::Unsynced:
      return JournalTexts::tr("The saved match may not have reached the disk: %1.").arg(reason);
    case JournalFault::Unnamed:
      return JournalTexts::tr("The match was saved, but its file could not be given its final name: %1.")
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
    return JournalTexts::tr("You can continue this match where you left off.");
  if (!match.canContinueBefore())
    return journalSentence(*match.problem);
  //: %1 says what is wrong, %2 is a place in the match such as "East 2, turn 7"
  return JournalTexts::tr(
             "%1 Everything before that is intact, so you can continue the match from there (%2). The "
             "damaged file will not be changed.")
      .arg(journalSentence(*match.problem), journalPlace(match.summary));
}

}  // namespace janso
