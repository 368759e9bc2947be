// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/countedsentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include "widgets/lexicon/words.h"
#include "widgets/sentences/journaltexts.h"

namespace janso {

namespace {

constexpr int kMostRefused = 12;  // lines of a tooltip

struct CountedSentences {
  Q_DECLARE_TR_FUNCTIONS(CountedSentences)
};

QString notCounted(const QStringList &parts) {
  return parts.isEmpty() ? QString()
                         : CountedSentences::tr("Not counted: %1.").arg(QLocale().createSeparatedList(parts));
}

}  // namespace

QString countedText(const StatisticsAnswer &answer) {
  const auto hands = static_cast<int>(answer.totals.sums().valueOr0(Counter::Hands));
  //: The first is "100 matches", the second "1,000 hands"
  return CountedSentences::tr("%1, %2").arg(
      CountedSentences::tr("%Ln matches", nullptr, static_cast<int>(answer.totals.matches())),
      CountedSentences::tr("%Ln hands", nullptr, hands));
}

QString leftOutSentence(const StatisticsAnswer &answer, const CountedMatches &matches) {
  QStringList parts;
  if (answer.leftOut > 0)
    parts << CountedSentences::tr("%n matches of other types", nullptr, answer.leftOut);
  if (const int unfinished = matches.own.unfinished; unfinished > 0)
    parts << CountedSentences::tr("%n unfinished matches", nullptr, unfinished);
  return notCounted(parts);
}

QString unreadSentence(const CountedMatches &matches) {
  QStringList parts;
  if (const int unread =
          static_cast<int>(matches.own.refused.size()) + static_cast<int>(matches.unread.size());
      unread > 0)
    parts << CountedSentences::tr("%n unreadable files", nullptr, unread);
  if (matches.problem)
    parts << CountedSentences::tr("the library, which could not be read");
  QStringList sentences{notCounted(parts)};
  if (matches.untagged)
    sentences << CountedSentences::tr("Could not read the tags of your matches.");
  return sentencesText(sentences);
}

QString refusedFiles(const CountedMatches &matches) {
  QStringList lines;
  for (const JournalProblem &problem : matches.own.refused)
    lines << CountedSentences::tr("%1: %2").arg(QFileInfo(problem.path).fileName(), journalSentence(problem));
  for (const QString &path : matches.unread)
    lines << QDir::toNativeSeparators(path);
  if (lines.size() > kMostRefused)
    lines = lines.first(kMostRefused) << QStringLiteral("\u2026");
  for (const std::optional<Error> &problem : {matches.problem, matches.untagged}) {
    if (problem)
      lines << QString::fromStdString(problem->text);
  }
  return lines.join(QLatin1Char('\n'));
}

QString nothingCountedSentence(int hidden, const CountedMatches &matches) {
  if (hidden > 0)
    return CountedSentences::tr("The filters hide all of your %Ln matches.", nullptr, hidden);
  QStringList parts{CountedSentences::tr("Your record starts with your first finished match.")};
  if (const int unfinished = matches.own.unfinished; unfinished > 0)
    parts << CountedSentences::tr("%Ln matches are not finished yet.", nullptr, unfinished);
  return sentencesText(parts);
}

}  // namespace janso
