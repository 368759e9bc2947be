// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drilltexts/drilltexts.h"

#include <QCoreApplication>
#include <array>

#include "coach/whatif.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

struct DrillTexts {
  Q_DECLARE_TR_FUNCTIONS(DrillTexts)
};

constexpr std::array<DrillText, kDrills> kTexts{{
    {DrillId::Waits, QT_TRANSLATE_NOOP("DrillTexts", "Name the waits"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Learn to see at a glance which tiles complete a hand. You'll miss fewer wins and "
                       "stay out of [[furiten]]."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Set the complete groups aside. What's left shows the [[machi|wait]]. Then try to "
                       "split the hand another way: there may be more waits."),
     QT_TRANSLATE_NOOP("DrillTexts", "{123m456p34567s11z} waits on {258s}.")},
    {DrillId::Shanten, QT_TRANSLATE_NOOP("DrillTexts", "Count the shanten"),
     QT_TRANSLATE_NOOP(
         "DrillTexts",
         "Knowing how far your hand is from tenpai helps you decide whether to push or [[betaori|fold]]."),
     QT_TRANSLATE_NOOP(
         "DrillTexts",
         "Start at 8. Subtract 2 for each group, 1 for each [[taatsu|partial run]] or extra pair, and 1 for "
         "the hand's [[jantou|pair]]. Count at most four groups and partial groups in total."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "{123m456p78s1155z9m}: two groups, {78s}, a pair and an extra pair. 8 - 4 - 1 - 1 - 1 "
                       "= 1: [[iishanten|1-shanten]].")},
    {DrillId::Efficiency, QT_TRANSLATE_NOOP("DrillTexts", "Most efficient discard"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Keep the shapes that accept the most tiles. Faster hands win more often."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "For each tile you could discard, count the tiles that would then improve your hand "
                       "(the [[ukeire]]). If two discards are about equal, keep the better hand: one with "
                       "[[dora]], a [[yaku]] or a good final wait."),
     QT_TRANSLATE_NOOP(
         "DrillTexts",
         "{34p} accepts {25p}, eight tiles. {24p} accepts only {3p}, four tiles. So break up {24p} first.")},
    {DrillId::Yaku, QT_TRANSLATE_NOOP("DrillTexts", "Is there a yaku?"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "A complete hand can only win with a [[yaku]]. Before you call, make sure the call "
                       "doesn't cost you your last one."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Check the winds and dragons first, then the terminals, then the shape of the hand. "
                       "[[dora|Dora]] don't count as yaku."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "On a ron, {234m567p88s} with {345s} and {777z} called can win because of the "
                       "dragons. With {999p} instead of the dragons it can't.")},
    {DrillId::Fu, QT_TRANSLATE_NOOP("DrillTexts", "Count the fu"),
     QT_TRANSLATE_NOOP(
         "DrillTexts",
         "From 1 to 4 [[han]], [[fu]] make the difference between a cheap and an expensive hand."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Start at 20. Add 10 for a closed ron, or 2 for a tsumo. Add fu for triplets, kans, a "
                       "yakuhai pair, and a middle, edge or pair wait. Round up to the next ten."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "A closed ron with a concealed triplet {999m} and a [[kanchan|middle wait]]: 20 + 10 "
                       "+ 8 + 2 = 40 fu.")},
    {DrillId::Score, QT_TRANSLATE_NOOP("DrillTexts", "Score the hand"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "If you know what a hand is worth before you win it, you know how much you can risk."),
     QT_TRANSLATE_NOOP(
         "DrillTexts",
         "Add up the [[han]], then the [[fu]]. Base points are the fu, doubled once for each han and twice "
         "more. On a ron the discarder pays 4 times that, or 6 times if the [[oya|dealer]] wins."),
     QT_TRANSLATE_NOOP(
         "DrillTexts",
         "3 han 30 fu: 30 doubled 5 times is 960. A ron pays 4 times that, rounded up to 3,900.")},
    {DrillId::Safety, QT_TRANSLATE_NOOP("DrillTexts", "Safe against riichi"),
     QT_TRANSLATE_NOOP("DrillTexts", "When you fold, find the tile that is least likely to deal in."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Start with the riichi player's discards ([[genbutsu]]). Then look for honors with 3 "
                       "copies visible, [[no chance]], [[suji]], and terminals."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "The riichi player discarded {4s}. No two-sided wait can win on your {1s}, but one "
                       "can win on your {5s}.")},
    {DrillId::Discard, QT_TRANSLATE_NOOP("DrillTexts", "What would you discard?"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Weigh everything together: speed, value, danger and the scores. Compare your choice "
                       "with the strongest bot's."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Ask in this order: Is anyone a threat? Is your hand fast and valuable enough to "
                       "push? Then pick the tile that costs the least."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "If an opponent is in riichi and your hand is cheap and far from tenpai, discard a "
                       "tile that is in their pond.")},
    {DrillId::LastHand, QT_TRANSLATE_NOOP("DrillTexts", "Last hand: what do I need?"),
     QT_TRANSLATE_NOOP(
         "DrillTexts",
         "In the [[oorasu|last hand]] only your place counts. Know the win you need before the hand begins."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "A ron from the player above you counts twice: you gain what they lose. Honba and "
                       "riichi sticks count too."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "You're 6,000 points behind the player above you. A ron of 3,900 from them makes up "
                       "7,800, which is enough. From anyone else you need 7,700.")},
}};

QString winFacts(const WinTask &task) {
  const WinInput &input = task.input;
  const int seats = task.rules.players;
  const QString own = windName(input.seatWind(seats));
  const QString round = windName(input.roundWind);
  if (input.tsumo)
    //: %1 and %2 are winds
    return DrillTexts::tr("Seat wind %1, round wind %2. Won by [[tsumo]].").arg(own, round);
  return DrillTexts::tr("Seat wind %1, round wind %2. Won by [[ron]] from %3.")
      .arg(own, round, drillSeatName(input.from, input.dealer, seats));
}

QStringList winEvents(const WinInput &input) {
  QStringList lines;
  if (input.doubleRiichi)
    lines << DrillTexts::tr("Double riichi, declared in the first go-around.");
  else if (input.riichi)
    lines << DrillTexts::tr("[[riichi|Riichi]] was declared.");
  if (isMenzen(input) && !input.riichi)
    lines << DrillTexts::tr("Riichi was not declared.");
  if (input.ippatsu)
    lines << DrillTexts::tr("Won within one go-around of riichi: [[ippatsu]].");
  if (input.haitei)
    lines << DrillTexts::tr("Won on the last tile of the wall.");
  if (input.houtei)
    lines << DrillTexts::tr("Won on the last discard of the hand.");
  if (input.rinshan)
    lines << DrillTexts::tr("Won on the [[rinshanpai|replacement tile]] after a kan.");
  if (input.chankan)
    lines << DrillTexts::tr("Won by robbing a kan.");
  if (input.kita > 0)
    lines << DrillTexts::tr("%n [[kita|North(s) set aside]].", nullptr, input.kita);
  if (input.tenhou || input.chiihou || input.renhou)
    lines << DrillTexts::tr("Won in the very first go-around.");
  return lines;
}

QString rulesFact(const RuleSet &rules) {
  //: %1: name of a ruleset
  return DrillTexts::tr("Rules: %1.").arg(shownRulesetName(rules));
}

QString lastHandPrompt(const LastHandTask &task) {
  const QString place = placeText(task.target);
  if (task.from < 0)
    return DrillTexts::tr("Which of these [[tsumo]] wins is the smallest that puts you in %1 place?")
        .arg(place);
  return DrillTexts::tr("Which of these [[ron]] wins from %2 is the smallest that puts you in %1 place?")
      .arg(place, drillSeatName(task.from, task.dealer));
}

}  // namespace

std::span<const DrillText> drillTexts() {
  return kTexts;
}

const DrillText &drillText(DrillId id) {
  return kTexts[static_cast<std::size_t>(id)];
}

QString drillSentence(const char *text) {
  return QCoreApplication::translate("DrillTexts", text);
}

QString drillLevelName(int level) {
  return level == 1 ? DrillTexts::tr("Easy") : level == 2 ? DrillTexts::tr("Medium") : DrillTexts::tr("Hard");
}

QString drillSeatName(int seat, int dealer, int seats) {
  return windName((seat - dealer + seats) % seats);
}

const SeatView *drillView(const DrillQuestion &question) {
  if (const auto *task = std::get_if<SafetyTask>(&question.task))
    return &task->view;
  if (const auto *task = std::get_if<DiscardTask>(&question.task))
    return &task->view;
  const auto *task = std::get_if<EfficiencyTask>(&question.task);
  return task && question.saved ? &task->view : nullptr;
}

QString drillPrompt(const DrillQuestion &question) {
  switch (question.id) {
    case DrillId::Waits:
      return DrillTexts::tr("Which tiles complete this hand? Choose all of them.");
    case DrillId::Shanten:
      return DrillTexts::tr("How many tiles is this hand from [[tenpai]]? 0 means it is tenpai.");
    case DrillId::Efficiency:
      return DrillTexts::tr(
          "Which discard is the most efficient? Pick the one that accepts the most tiles. If two are within "
          "10% of each other, pick the one that leaves the better hand.");
    case DrillId::Yaku:
      return DrillTexts::tr("The hand is complete. Does it have the [[yaku]] it needs to win?");
    case DrillId::Fu:
      return DrillTexts::tr("How many [[fu]] does this hand have?");
    case DrillId::Score:
      return DrillTexts::tr("Score the hand: han, fu and payments, not counting honba and riichi sticks.");
    case DrillId::Safety: {
      const auto &task = std::get<SafetyTask>(question.task);
      return DrillTexts::tr("%1 is in [[riichi]]. Which of your tiles is safest against them?")
          .arg(drillSeatName(task.against, task.view.board.dealer, task.view.board.seats()));
    }
    case DrillId::Discard:
      return DrillTexts::tr("What would you discard?");
    case DrillId::LastHand:
      break;
  }
  return lastHandPrompt(std::get<LastHandTask>(question.task));
}

QStringList drillCircumstances(const DrillQuestion &question) {
  if (const auto *win = std::get_if<WinTask>(&question.task))
    return QStringList(winFacts(*win)) + winEvents(win->input) + QStringList(rulesFact(win->rules));
  if (const SeatView *view = drillView(question))
    return {rulesFact(view->rules())};
  if (const auto *task = std::get_if<EfficiencyTask>(&question.task))
    return {DrillTexts::tr("Round wind %1. You're the dealer, and it's your first turn.")
                .arg(windName(task->view.board.bakaze)),
            rulesFact(task->view.rules())};
  if (const auto *last = std::get_if<LastHandTask>(&question.task)) {
    QStringList lines{DrillTexts::tr("Last hand of the match: South 4. You're %1, in %2 place.")
                          .arg(drillSeatName(last->seat, last->dealer), placeText(last->place))};
    const QString counters = counterText(last->honba, last->kyotaku);
    if (!counters.isEmpty())
      lines << DrillTexts::tr("On the table: %1.").arg(counters);
    lines << DrillTexts::tr("In a tie, the player who started the match ahead in seat order places higher.");
    return lines;
  }
  return {};
}

QString drillFieldName(ScoreField field) {
  switch (field) {
    case ScoreField::Han:
      return DrillTexts::tr("Han");
    case ScoreField::Fu:
      return DrillTexts::tr("Fu");
    case ScoreField::Ron:
      return DrillTexts::tr("The discarder pays");
    case ScoreField::FromEach:
      return DrillTexts::tr("Each player pays");
    case ScoreField::FromDealer:
      return DrillTexts::tr("The dealer pays");
    case ScoreField::FromOthers:
      break;
  }
  return DrillTexts::tr("Each non-dealer pays");
}

QString drillRungText(const LastHandTask &task, int rung) {
  if (rung < 0)
    return DrillTexts::tr("None of these is enough");
  const Rung &size = task.rungs[static_cast<std::size_t>(rung)];
  const QString points = countText(size.points);
  if (task.from < 0) {
    //: What a tsumo brings: from each other, from the dealer
    const QString shares =
        DrillTexts::tr("%1 / %2").arg(countText(size.othersPay), countText(size.dealerPays));
    return size.limit != Limit::None
               ? DrillTexts::tr("%1: %2").arg(limitName(size.limit, 0), shares)
               : DrillTexts::tr("%1 han %2 fu: %3").arg(size.han).arg(size.fu).arg(shares);
  }
  if (size.limit != Limit::None)
    //: "Mangan: 8,000"
    return DrillTexts::tr("%1: %2").arg(limitName(size.limit, 0), points);
  return DrillTexts::tr("%1 han %2 fu: %3").arg(size.han).arg(size.fu).arg(points);
}

QString drillShareLine(const DrillQuestion &question) {
  const std::string_view key = drillInfo(question.id).key;
  return QStringLiteral("janso-drill %1 %2 %3 %4")
      .arg(QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())))
      .arg(question.level)
      .arg(question.seed)
      .arg(question.number);
}

std::optional<SharedDrill> readDrillShareLine(const QString &text) {
  const QStringList words = text.simplified().split(u' ');
  if (words.size() != 5 || words[0] != QLatin1String("janso-drill"))
    return std::nullopt;
  for (const DrillInfo &info : drillTable()) {
    if (words[1] != QLatin1String(info.key.data(), static_cast<qsizetype>(info.key.size())))
      continue;
    bool level = false;
    bool seed = false;
    bool count = false;
    const SharedDrill shared{info.id, words[2].toInt(&level), words[3].toULongLong(&seed),
                             words[4].toInt(&count)};
    const bool good =
        level && seed && count && shared.level >= 1 && shared.level <= kDrillLevels && shared.number >= 1;
    return good ? std::optional(shared) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace janso
