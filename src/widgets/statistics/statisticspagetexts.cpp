// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// StatisticsPage: what it says about the matches, and which of its parts are shown.
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <algorithm>
#include <cstdint>
#include <set>

#include "statistics/intervals.h"
#include "statistics/weakpoints.h"
#include "ui_statisticspage.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/journaltexts.h"
#include "widgets/sentences/weakpointtexts.h"
#include "widgets/statistics/recordcard.h"
#include "widgets/statistics/savedfilters.h"
#include "widgets/statistics/statisticsfilters.h"
#include "widgets/statistics/statisticspage.h"

namespace janso {

namespace {

constexpr int kMostRefused = 12;  // lines of a tooltip
// Matches; with fewer, no mean of them has an interval.
constexpr int kTablesFrom = static_cast<int>(kLeastCases);

// Of these kinds; two people of one match are one match.
int matchesIn(const std::vector<PlayedSeat> &seats, std::uint8_t kinds) {
  std::set<const MatchFacts *> matches;
  for (const PlayedSeat &seat : seats) {
    if ((kinds >> static_cast<unsigned>(seat.facts->kind) & 1U) != 0)
      matches.insert(seat.facts.get());
  }
  return static_cast<int>(matches.size());
}

}  // namespace

// --- Parts ---

bool StatisticsPage::hasUsualMatches() const {
  return matchesIn(m_runner.matches().seats, StatisticsFilters::usualKinds()) > 0;
}

// By all matches, so that a filter does not change the page.
bool StatisticsPage::showsTables() const {
  return m_wantsTables.value_or(matchesIn(m_runner.matches().seats, StatisticsFilters::usualKinds()) >=
                                kTablesFrom);
}

void StatisticsPage::showBody() {
  const bool any = m_answer && m_answer->totals.sums().valueOr0(Counter::Hands) > 0;
  const bool read = !m_runner.matches().seats.empty();
  const bool tables = any && showsTables();
  QWidget *shown = !any ? m_ui->empty : tables ? m_ui->figures : static_cast<QWidget *>(m_ui->record);
  // What is not shown needs no room.
  for (QWidget *part : {m_ui->empty, static_cast<QWidget *>(m_ui->record), m_ui->figures})
    part->setSizePolicy(QSizePolicy::Preferred,
                        part == shown ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  const bool held = m_ui->view->hasFocus() && !any;  // the button goes, and the keys go to what comes
  m_ui->body->setCurrentWidget(shown);
  giveFiguresRoom();
  m_ui->showAll->setVisible(!any && read && !m_runner.isReading());
  m_ui->view->setVisible(any);
  m_ui->view->setText(tables ? tr("Rec&ord card") : tr("All fig&ures"));
  m_ui->besideRow->setVisible(tables);
  m_ui->keep->setVisible(tables);
  m_ui->filter->setVisible(read);
  m_ui->filters->setVisible(read && m_ui->filter->isChecked());
  if (held)
    takeFocus();
}

void StatisticsPage::showChips() {
  const int narrowed = m_filters->narrowed();
  //: A button; %1: how many filters are set
  m_ui->filter->setText(narrowed > 0 ? tr("&Filter (%1)").arg(narrowed) : tr("&Filter"));
  const int helped = m_answer ? m_answer->helped : 0;
  m_ui->helped->setVisible(helped > 0);
  //: A button: takes matches that were played with the coach out of the figures
  m_ui->helped->setText(m_filters->countsHelped() ? tr("Hide %Ln wi&th help", nullptr, helped)
                                                  //: A button: counts them again
                                                  : tr("Show %Ln wi&th help", nullptr, helped));
}

// --- Sentences ---

void StatisticsPage::showSentences() {
  const std::int64_t hands = m_answer ? m_answer->totals.sums().valueOr0(Counter::Hands) : 0;
  // The card says it itself.
  if (!m_answer || (hands > 0 && !showsTables()) || m_runner.matches().seats.empty())
    m_ui->summary->clear();
  else
    //: The first is "100 matches", the second "1,000 hands"
    m_ui->summary->setText(
        tr("%1, %2").arg(tr("%Ln matches", nullptr, static_cast<int>(m_answer->totals.matches())),
                         tr("%Ln hands", nullptr, static_cast<int>(hands))));
  m_ui->summary->setToolTip(leftOut());
  m_ui->summary->setAccessibleDescription(leftOut());
  m_ui->emptyText->setText(emptySentence());
  showChips();
  showBody();
  QStringList notices{m_filtersMessage, m_saved->problem(), unreadSentence(), untaggedSentence()};
  if (showsTables())
    notices << comparisonSentence();
  const QString notice = sentencesText(notices);
  m_ui->notice->setText(notice);
  m_ui->notice->setToolTip(refusedFiles());
  m_ui->notice->setVisible(!notice.isEmpty());
  m_spoken = hands == 0      ? m_ui->emptyText->text()
             : showsTables() ? m_ui->summary->text()
                             : m_ui->record->spoken();
  m_ui->view->setAccessibleDescription(m_spoken);
}

// What is read in a moment is not worth a word.
void StatisticsPage::showProgress(int done, int files) {
  if (files > 0)
    m_ui->summary->setText(tr("%1 of %2 files read").arg(done).arg(files));
}

QString StatisticsPage::refusedFiles() const {
  QStringList lines;
  for (const JournalProblem &problem : m_runner.matches().refused) {
    if (lines.size() == kMostRefused)
      return (lines << QStringLiteral("\u2026")).join(QLatin1Char('\n'));
    lines << tr("%1: %2").arg(QFileInfo(problem.path).fileName(), journalSentence(problem));
  }
  for (const QString &path : m_runner.all().unread) {
    if (lines.size() == kMostRefused)
      return (lines << QStringLiteral("\u2026")).join(QLatin1Char('\n'));
    lines << QDir::toNativeSeparators(path);
  }
  for (const std::optional<Error> &problem : {m_runner.all().problem, m_runner.all().untagged}) {
    if (problem)
      lines << QString::fromStdString(problem->text);
  }
  return lines.join(QLatin1Char('\n'));
}

QString StatisticsPage::leftOut() const {
  if (!m_answer)
    return {};
  QStringList parts;
  if (m_answer->leftOut > 0)
    parts << tr("%n matches of other types", nullptr, m_answer->leftOut);
  if (const int unfinished = m_runner.matches().unfinished; unfinished > 0)
    parts << tr("%n unfinished matches", nullptr, unfinished);
  return parts.isEmpty() ? QString() : tr("Not counted: %1.").arg(QLocale().createSeparatedList(parts));
}

// Problems, of which the tooltip has the details.
QString StatisticsPage::unreadSentence() const {
  if (!m_answer)
    return {};
  QStringList parts;
  if (const int unread = static_cast<int>(m_runner.matches().refused.size()) +
                         static_cast<int>(m_runner.all().unread.size());
      unread > 0)
    parts << tr("%n unreadable files", nullptr, unread);
  if (m_runner.all().problem)
    parts << tr("the library, which could not be read");
  return parts.isEmpty() ? QString() : tr("Not counted: %1.").arg(QLocale().createSeparatedList(parts));
}

QString StatisticsPage::untaggedSentence() const {
  return m_runner.all().untagged ? tr("Could not read the tags of your matches.") : QString();
}

QString StatisticsPage::comparisonSentence() const {
  if (!m_answer || m_answer->totals.matches() == 0)
    return {};
  if (!m_figures)
    return tr("No bot figures are available for these rules.");
  // Each where it is looked for: why a column is missing, and what the style is like.
  const MeasureGroup shown = group();
  QStringList parts;
  if (m_handsAlone && shown == MeasureGroup::Result)
    //: %1: a ruleset
    parts << tr("The bots played %1: only hands are compared.")
                 .arg(rulesetName(m_figures->ruleset, m_figures->ruleset));
  if (shown == MeasureGroup::Hand) {
    if (const BotFigures::Bot *nearest = nearestByStyle(m_answer->totals, *m_figures))
      //: %1: a bot
      parts << tr("You play most like %1.").arg(botName(nearest->id, nearest->id));
  }
  parts << weakSentence();
  return sentencesText(parts);
}

// Only what is sure, and only where the matches suffice.
QString StatisticsPage::weakSentence() const {
  const BotFigures::Bot *bot = comparisonBot();
  if (bot == nullptr)
    return {};
  return weakPointsSentence(weakPoints(m_answer->totals, *bot, *m_figures, m_handsAlone),
                            botOwnName(bot->id, bot->id), m_answer->totals, bot->totals);
}

QString StatisticsPage::emptySentence() const {
  if (m_runner.isReading())
    return tr("Reading your matches…");
  if (const int hidden = matchesIn(m_runner.matches().seats, StatisticsFilters::allKinds()); hidden > 0)
    return tr("The filters hide all of your %Ln matches.", nullptr, hidden);
  QStringList parts{tr("Your record starts with your first finished match.")};
  if (const int unfinished = m_runner.matches().unfinished; unfinished > 0)
    parts << tr("%Ln matches are not finished yet.", nullptr, unfinished);
  return sentencesText(parts);
}

}  // namespace janso
