// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/drilltexts.h"

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
                       "See at a glance which tiles complete a hand. It saves wins that would "
                       "be missed, and keeps you out of [[furiten]]."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Set the finished sets aside. What is left over shows the [[machi|wait]]. "
                       "Then try to split the hand in another way: there may be more."),
     QT_TRANSLATE_NOOP("DrillTexts", "{123m456p34567s11z} waits for {258s}.")},
    {DrillId::Shanten, QT_TRANSLATE_NOOP("DrillTexts", "Count the shanten"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Know how far your hand is. It tells you whether to go on or to "
                       "[[betaori|fold]]."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Begin with 8. A set counts 2 off, a [[taatsu|partial run]] or a spare "
                       "pair 1, the [[jantou|pair of the hand]] 1. There is room for four sets "
                       "and partial ones in all."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "{123m456p78s1155z9m}: two sets, {78s}, a pair and a spare pair. "
                       "8 - 4 - 1 - 1 - 1 = 1: [[iishanten|one-shanten]].")},
    {DrillId::Efficiency, QT_TRANSLATE_NOOP("DrillTexts", "Most efficient discard"),
     QT_TRANSLATE_NOOP("DrillTexts", "Keep the tiles that let most others in. Faster hands win more often."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "For each tile that you could do without, count the tiles that bring the "
                       "hand nearer: the [[ukeire]]. Where they are about equal keep the better "
                       "hand: [[dora]], a [[yaku]], a good wait to come."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "{34p} takes {25p}, eight tiles. {24p} takes {3p}, four. So {24p} is "
                       "broken up first.")},
    {DrillId::Yaku, QT_TRANSLATE_NOOP("DrillTexts", "Is there a yaku?"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "A finished hand wins only with a [[yaku]]. Find out before you call "
                       "yourself out of one."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Look at the winds and dragons first, then at the edges of the suits, then "
                       "at the shape. [[dora|Dora]] do not count."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Open, won by ron: {234m567p88s} with {345s} and {777z} called wins by its "
                       "dragons. With {999p} instead of them it has nothing.")},
    {DrillId::Fu, QT_TRANSLATE_NOOP("DrillTexts", "Count the fu"),
     QT_TRANSLATE_NOOP("DrillTexts", "[[fu|Fu]] decide between cheap and dear at one to four [[han]]."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Begin with 20. Add 10 for a closed ron, or 2 for a tsumo. Add triplets, "
                       "kans, a pair of value and a narrow wait. Round up to the next ten."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "A closed ron with {999m} kept concealed and a [[kanchan]]: 20 + 10 + 8 + "
                       "2 = 40 fu.")},
    {DrillId::Score, QT_TRANSLATE_NOOP("DrillTexts", "Score the hand"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Know what a hand is worth before you win it: it decides what you may "
                       "risk."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Add up the [[han]], then the [[fu]]. Base points are fu, doubled for each "
                       "han and twice more. By ron the discarder pays four times as much, six "
                       "times to the [[oya|dealer]]."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "3 han 30 fu: 30 doubled five times is 960. Ron: four times that, rounded "
                       "up to 3900.")},
    {DrillId::Safety, QT_TRANSLATE_NOOP("DrillTexts", "Safe against riichi"),
     QT_TRANSLATE_NOOP("DrillTexts", "When you fold, find the tile that deals in least."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "First what they threw themselves: [[genbutsu]]. Then honours of which "
                       "three are seen, [[no chance]], [[suji]], and the edges of the suits."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "They threw {4s}. Your {1s} cannot be hit by a two-sided wait; your {5s} "
                       "can.")},
    {DrillId::Discard, QT_TRANSLATE_NOOP("DrillTexts", "What would you discard?"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Everything together: speed, value, danger, the scores. Compare with the "
                       "strongest bot."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "Ask in this order: does somebody threaten? Is the hand near and dear "
                       "enough to go on? Then the tile that costs least."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "A rival is in riichi and your hand is cheap and far from tenpai: a tile "
                       "out of their river goes.")},
    {DrillId::LastHand, QT_TRANSLATE_NOOP("DrillTexts", "Last hand: what do I need?"),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "In the [[oorasu|last hand]] only the place counts. Know the win that you "
                       "need before the hand begins."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "A ron off the player above you moves twice: you gain what they lose. "
                       "Counters and sticks count too."),
     QT_TRANSLATE_NOOP("DrillTexts",
                       "You are 6000 behind. A ron of 3900 off that player makes 7800: enough. "
                       "Off another it takes 7700.")},
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
    lines << DrillTexts::tr("Double riichi, declared in the first turn.");
  else if (input.riichi)
    lines << DrillTexts::tr("[[riichi|Riichi]] was declared.");
  if (isMenzen(input) && !input.riichi)
    lines << DrillTexts::tr("Riichi was not declared.");
  if (input.ippatsu)
    lines << DrillTexts::tr("The win came within one turn: [[ippatsu]].");
  if (input.haitei)
    lines << DrillTexts::tr("It was the last tile of the wall.");
  if (input.houtei)
    lines << DrillTexts::tr("It was the last discard of the hand.");
  if (input.rinshan)
    lines << DrillTexts::tr("It was the [[rinshanpai|replacement tile]] after a kan.");
  if (input.chankan)
    lines << DrillTexts::tr("It was the tile added to a kan.");
  if (input.kita > 0)
    lines << DrillTexts::tr("%n [[kita|North(s) set aside]].", nullptr, input.kita);
  if (input.tenhou || input.chiihou || input.renhou)
    lines << DrillTexts::tr("It was won in the very first turn.");
  return lines;
}

QString rulesFact(const RuleSet &rules) {
  //: %1: name of a ruleset
  return DrillTexts::tr("Rules: %1.").arg(shownRulesetName(rules));
}

QString lastHandPrompt(const LastHandTask &task) {
  const QString place = placeText(task.target);
  if (task.from < 0)
    return DrillTexts::tr("Which is the smallest of these wins by [[tsumo]] that makes you %1?").arg(place);
  return DrillTexts::tr("Which is the smallest of these wins by [[ron]] from %2 that makes you %1?")
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
      return DrillTexts::tr("How many tiles is this hand away from [[tenpai]]? 0 means it is tenpai.");
    case DrillId::Efficiency:
      return DrillTexts::tr(
          "Which discard is the most efficient? It leaves the most tiles that help; where they differ by "
          "less than a tenth, the better hand counts.");
    case DrillId::Yaku:
      return DrillTexts::tr("The hand is finished. Has it a [[yaku]], so that it may win?");
    case DrillId::Fu:
      return DrillTexts::tr("How many [[fu]] has this hand?");
    case DrillId::Score:
      return DrillTexts::tr("Score the hand: han, fu and what is paid, without counters and sticks.");
    case DrillId::Safety: {
      const auto &task = std::get<SafetyTask>(question.task);
      return DrillTexts::tr("%1 is in [[riichi]]. Which of your tiles is the safest against them?")
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
    return {DrillTexts::tr("Round wind %1. You are the dealer, and it is your first turn.")
                .arg(windName(task->view.board.bakaze)),
            rulesFact(task->view.rules())};
  if (const auto *last = std::get_if<LastHandTask>(&question.task)) {
    QStringList lines{DrillTexts::tr("Last hand of the match: South 4. You sit %1 and are %2.")
                          .arg(drillSeatName(last->seat, last->dealer), placeText(last->place))};
    const QString counters = counterText(last->honba, last->kyotaku);
    if (!counters.isEmpty())
      lines << DrillTexts::tr("On the table: %1.").arg(counters);
    lines << DrillTexts::tr("Of equal scores the earlier seat of the match is placed higher.");
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
  return DrillTexts::tr("Each other pays");
}

QString drillRungText(const LastHandTask &task, int rung) {
  if (rung < 0)
    return DrillTexts::tr("No such win will do");
  const Rung &size = task.rungs[static_cast<std::size_t>(rung)];
  const QString points = countText(size.points);
  if (task.from < 0) {
    //: What a self-draw brings: from each other, from the dealer
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
