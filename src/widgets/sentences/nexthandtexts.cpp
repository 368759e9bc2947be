// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/nexthandtexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "rules/nexthand.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct NextHandTexts {
  Q_DECLARE_TR_FUNCTIONS(NextHandTexts)
};

// The hand that follows this one.
RoundStart nextStart(const HandEnd &end) {
  const Board &before = end.before;
  RoundStart played;
  played.bakaze = before.bakaze;
  played.kyoku = before.kyoku;
  played.honba = before.honba;
  played.round = before.round;
  std::vector<int> winners;
  for (const HoraInfo &win : end.wins)
    winners.push_back(win.winner);
  RoundOutcome outcome = end.draw ? outcomeOfDraw(before.rules(), played, *end.draw)
                                  : outcomeOfWins(before.rules(), played, winners, end.wins[0].from);
  outcome.kyotaku = end.after.kyotaku;
  return startAfter(before.rules(), played, outcome);
}

// Who deals next after a hand that was played to its end without a win, and by which rule.
QString afterDraw(const HandEnd &end, const QString &dealer, const QString &next) {
  const RuleSet &rules = end.before.rules();
  const bool stays = end.ended.dealerStays;
  const bool tenpai = end.draw->tenpai[static_cast<std::size_t>(end.before.dealer)];
  const Renchan renchan = renchanOf(rules, end.before.round);
  if (end.draw->type == DrawType::NagashiMangan &&
      rules.nagashiRenchan == NagashiRenchan::DealerIsNagashiWinner && renchan != Renchan::Never)
    return stays
               ? NextHandTexts::tr("%1 has nagashi mangan and repeats as dealer", "dealer").arg(dealer)
               : NextHandTexts::tr("%1 does not have nagashi mangan, so %2 deals next", "dealer, next dealer")
                     .arg(dealer, next);
  switch (renchan) {
    case Renchan::WinOrTenpai:
      if (stays && tenpai)
        return NextHandTexts::tr("%1 is tenpai and repeats as dealer", "dealer").arg(dealer);
      if (!stays && !tenpai)
        return NextHandTexts::tr("%1 is noten, so %2 deals next", "dealer, next dealer").arg(dealer, next);
      return {};
    case Renchan::WinOnly:
      return stays ? QString()
                   : NextHandTexts::tr(
                         "Under these rules the dealer repeats only after a win, so %1 deals next",
                         "next dealer")
                         .arg(next);
    case Renchan::Never:
      return stays ? QString()
                   : NextHandTexts::tr(
                         "Under these rules the dealer changes after every hand, so %1 deals next",
                         "next dealer")
                         .arg(next);
    case Renchan::WinOrAnyDraw:
      return stays ? NextHandTexts::tr("Under these rules %1 repeats as dealer after a draw", "dealer")
                         .arg(dealer)
                   : QString();
  }
  return {};
}

QString afterAbort(const HandEnd &end, const QString &dealer, const QString &next) {
  return end.ended.dealerStays
             ? NextHandTexts::tr("The hand is replayed, and %1 repeats as dealer", "dealer").arg(dealer)
             : NextHandTexts::tr(
                   "Under these rules the dealer changes after an abortive draw, so %1 deals next",
                   "next dealer")
                   .arg(next);
}

QString afterWin(const HandEnd &end, const QString &dealer, const QString &next) {
  const bool won = std::any_of(end.wins.begin(), end.wins.end(),
                               [&end](const HoraInfo &info) { return info.winner == end.before.dealer; });
  const bool stays = end.ended.dealerStays;
  if (won && stays)
    return NextHandTexts::tr("%1 won and repeats as dealer", "dealer").arg(dealer);
  if (!won && !stays)
    return NextHandTexts::tr("The dealer did not win, so %1 deals next", "next dealer").arg(next);
  if (!won)
    return {};
  if (renchanOf(end.before.rules(), end.before.round) == Renchan::Never)
    return NextHandTexts::tr("Under these rules the dealer changes after every hand, so %1 deals next",
                             "next dealer")
        .arg(next);
  if (end.wins.size() > 1 && !end.before.rules().multiRonDealerRepeats)
    return NextHandTexts::tr(
               "Another winner sits closer to the discarder than the dealer does, so %1 deals next",
               "next dealer")
        .arg(next);
  return {};
}

// Why the dealer stays or goes; empty where no plain rule says so.
QString dealerReason(const HandEnd &end) {
  const QString dealer = end.nameOf(end.before.dealer);
  const QString next = end.nameOf(end.before.nextSeat(end.before.dealer));
  if (!end.draw)
    return afterWin(end, dealer, next);
  const DrawType type = end.draw->type;
  return type == DrawType::Exhaustive || type == DrawType::NagashiMangan ? afterDraw(end, dealer, next)
                                                                         : afterAbort(end, dealer, next);
}

}  // namespace

QString nextHandText(const HandEnd &end) {
  if (end.ended.matchOver)
    return NextHandTexts::tr("This was the last hand.");
  const RoundStart start = nextStart(end);
  QString who = dealerReason(end);
  if (who.isEmpty()) {
    const QString &dealer = end.nameOf(start.dealer(end.before.seats()));
    who = end.ended.dealerStays ? NextHandTexts::tr("%1 repeats as dealer").arg(dealer)
                                : NextHandTexts::tr("%1 deals next").arg(dealer);
  }
  const QString counted = counterText(start.honba, start.kyotaku);
  const QString name = roundName(start.bakaze, start.kyoku);
  if (counted.isEmpty())
    return NextHandTexts::tr("%1: %2", "who deals: round").arg(who, name);
  return NextHandTexts::tr("%1: %2, %3", "who deals: round, counters").arg(who, name, counted);
}

}  // namespace janso
