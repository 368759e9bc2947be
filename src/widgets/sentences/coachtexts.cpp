// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/coachtexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "rules/actionkinds.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/coachsafetytexts.h"

namespace janso {

namespace {

struct CoachTexts {
  Q_DECLARE_TR_FUNCTIONS(CoachTexts)
};

// Differences below these are not spoken of.
constexpr float kSaferBy = 0.01F;
constexpr float kDearerBy = 300;  // points
constexpr float kLikelierBy = 0.01F;

QString tile(Tile tile) {
  return tileMarkup(tile);
}

QString shape(const Action &action) {
  return tilesMarkup(std::span(action.consumed.data(), action.consumed.size()));
}

const AdviceRow *runnerUp(const Advice &advice) {
  const int at = advice.reason.runnerUp;
  return at < 0 ? nullptr : &advice.rows[static_cast<std::size_t>(at)];
}

}  // namespace

// --- Words and figures ---

QString coachPercent(float share) {
  if (share > 0 && share < 0.01F)
    return CoachTexts::tr("under 1 %");
  return CoachTexts::tr("%1 %").arg(qRound(share * 100));
}

QString coachPoints(float points) {
  return QLocale().toString(qRound(points / 100) * 100);
}

QString coachTiles(int count) {
  return CoachTexts::tr("%n tile(s)", "unseen tiles that help", count);
}

QString coachNoYaku() {
  return CoachTexts::tr("no yaku");
}

QString coachAway(int shanten) {
  if (shanten < 0)
    return CoachTexts::tr("complete");
  return shanten == 0 ? CoachTexts::tr("tenpai")
                      : CoachTexts::tr("%n from tenpai", "tiles that the hand lacks", shanten);
}

QString coachAwayShort(int shanten) {
  return shanten <= 0 ? coachAway(shanten) : CoachTexts::tr("%n away", "tiles that the hand lacks", shanten);
}

QString coachActionText(const Action &action) {
  switch (action.type) {
    case ActionType::Dahai:
      return CoachTexts::tr("Discard %1").arg(tile(action.tile));
    case ActionType::Riichi:
      return CoachTexts::tr("Riichi with %1").arg(tile(action.tile));
    case ActionType::OpenRiichi:
      return CoachTexts::tr("Open riichi with %1").arg(tile(action.tile));
    case ActionType::Chi:
      return CoachTexts::tr("Chi with %1").arg(shape(action));
    case ActionType::Tsumo:
    case ActionType::Ron:
      return CoachTexts::tr("Win");
    case ActionType::Kyuushu:
      return CoachTexts::tr("Abort the hand");
    case ActionType::Kita:
      return CoachTexts::tr("Set the North aside");
    default:
      return actionNameInText(action.type);
  }
}

QString coachActionName(const Action &action) {
  return isDiscard(action.type) || action.type == ActionType::Chi ? actionNameInText(action.type)
                                                                  : coachActionText(action);
}

QString coachWorth(const AdviceRow &row) {
  //: How often a hand wins, and for how many points
  return CoachTexts::tr("wins %1 \u00b7 %2 points").arg(coachPercent(row.win), coachPoints(row.points));
}

QString coachWorthShort(const AdviceRow &row) {
  return CoachTexts::tr("wins %1").arg(coachPercent(row.win));
}

QString coachRisk(const AdviceRow &row) {
  //: How often this discard deals in, in a list
  return row.dealIn > 0 && row.dealIn < 0.01F ? CoachTexts::tr("risk < 1 %")
                                              : CoachTexts::tr("risk %1").arg(coachPercent(row.dealIn));
}

QString coachShortReason(const AdviceRow &row, const SeatView &view) {
  int worst = -1;
  float most = -1;
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    const bool riichi = view.board.player(seat).riichi != RiichiState::None;
    const float chance = row.against[static_cast<std::size_t>(seat)].dealIn;
    if (seat == view.seat || (!riichi && chance < kSaferBy) || chance <= most)
      continue;
    worst = seat;
    most = chance;
  }
  return worst < 0 ? QString() : coachSafetyName(row.against[static_cast<std::size_t>(worst)].safety.safety);
}

QString coachSeatName(const AdvisedSeat &advised, int seat) {
  const QString &given = advised.names[static_cast<std::size_t>(seat)];
  if (!given.isEmpty())
    return given;
  const int step = (seat - advised.view.seat + advised.view.board.seats()) % advised.view.board.seats();
  if (step == 1)
    return CoachTexts::tr("The player on the right");
  return step == advised.view.board.seats() - 1 ? CoachTexts::tr("The player on the left")
                                                : CoachTexts::tr("The player opposite");
}

QString coachDangerTo(const AdvisedSeat &advised, int seat, const DangerTo &to) {
  //: An opponent, the chance to deal in to them, why
  return CoachTexts::tr("%1, %2: %3.")
      .arg(coachSeatName(advised, seat), coachPercent(to.dealIn), coachSafetyReason(to.safety));
}

// --- The advice ---

namespace {

// A link to what the yaku is.
QString yakuLink(YakuId id, YakuNaming naming) {
  const std::string_view key = yakuKey(id);
  QString term = QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
  term.replace(u'_', u'-');  // which no term has
  return QStringLiteral("[[%1|%2]]").arg(term, yakuName(id, naming));
}

// Whether a learner would read that the first is less.
bool readsAsLess(float a, float b) {
  return a < b && coachPercent(a) != coachPercent(b);
}

QString speed(const AdviceRow &best, const AdviceRow *other) {
  const QString nearer = best.tiles > 0 ? CoachTexts::tr("%n tile(s) bring you nearer", nullptr, best.tiles)
                                        : CoachTexts::tr("no tile that is left brings you nearer");
  if (other == nullptr || !other->action.tile.isKnown())
    return nearer;
  const QString with = tile(other->action.tile);
  if (other->waiting.isDead())
    return CoachTexts::tr("without %1 the hand would be [[tenpai]], but with no [[yaku]] it could not win")
        .arg(with);
  if (other->shanten > best.shanten)
    return CoachTexts::tr("the hand stays %1; without %2 it would be %3")
        .arg(coachAway(best.shanten), with, coachAway(other->shanten));
  if (best.tiles > other->tiles)
    return CoachTexts::tr("%1, %n more than with %2", nullptr, best.tiles - other->tiles).arg(nearer, with);
  const bool dearer = best.points > other->points + kDearerBy;
  const bool likelier = best.win > other->win + kLikelierBy && readsAsLess(other->win, best.win);
  const bool safer = best.dealIn + kSaferBy < other->dealIn && readsAsLess(best.dealIn, other->dealIn);
  if (best.tiles < other->tiles || other->shanten < best.shanten) {
    if (dearer)
      return CoachTexts::tr("%1 would be faster, but this way a win is worth about %2 points, not %3")
          .arg(with, coachPoints(best.points), coachPoints(other->points));
    if (safer)
      return CoachTexts::tr("throwing %1 would be faster, but deals in more often (%2 against %3)")
          .arg(with, coachPercent(other->dealIn), coachPercent(best.dealIn));
    if (likelier)
      return CoachTexts::tr(
                 "without %1 more tiles would help at once, but this way the hand wins more "
                 "often (%2 against %3)")
          .arg(with, coachPercent(best.win), coachPercent(other->win));
    return CoachTexts::tr("a little slower than %1, but the better hand in all").arg(with);
  }
  if (dearer)
    return CoachTexts::tr("%1, as many as with %2, and a win is worth more").arg(nearer, with);
  if (safer)
    return CoachTexts::tr("%1, as many as with %2, and it is the safer tile").arg(nearer, with);
  if (likelier)
    return CoachTexts::tr("%1, as many as with %2, and the hand grows better").arg(nearer, with);
  return CoachTexts::tr("%1, as many as with %2, which is of more use later").arg(nearer, with);
}

QString unseen(const Waiting &waiting) {
  return CoachTexts::tr("%n unseen", "tiles", waiting.left);
}

QString withoutYaku(const AdviceRow &row, YakuNaming naming) {
  const QString shape = CoachTexts::tr("[[tenpai]] in shape on %1, but without a [[yaku]]: no tile wins")
                            .arg(kindsMarkup(row.waiting.waits));
  if (!row.yaku.id)
    return shape;
  //: After what a hand without yaku waits for: the yaku to go for, the tiles that it lacks
  return CoachTexts::tr("%1; the nearest is %2, for which it lacks %n tile(s)", nullptr, row.yaku.away)
      .arg(shape, yakuLink(*row.yaku.id, naming));
}

QString waiting(const AdviceRow &row) {
  const QString on = kindsMarkup(row.waiting.winning());
  if (row.waiting.left == 0)
    return CoachTexts::tr("[[tenpai]] on %1, but no such tile is left").arg(on);
  const QString waits =
      row.waiting.bySelfDrawOnly()
          ? CoachTexts::tr("[[tenpai]], by self-draw only, waiting for %1 (%2)").arg(on, unseen(row.waiting))
          : CoachTexts::tr("[[tenpai]], waiting for %1 (%2)").arg(on, unseen(row.waiting));
  if (row.points <= 0)
    return waits;
  return row.motive == Motive::Riichi
             ? CoachTexts::tr("%1; declared, a win is worth about %2 points")
                   .arg(waits, coachPoints(row.points))
             : CoachTexts::tr("%1; a win is worth about %2 points").arg(waits, coachPoints(row.points));
}

// No discard that was weighed deals in less often.
bool isSafest(const Advice &advice) {
  const float least = advice.rows.front().dealIn;
  return std::ranges::none_of(advice.rows, [least](const AdviceRow &row) {
    return row.judged && isDiscard(row.action.type) && row.dealIn < least;
  });
}

QString folding(const Advice &advice, const AdvisedSeat &advised) {
  const AdviceRow &best = advice.rows.front();
  if (advice.reason.threat < 0)
    return isSafest(advice) ? CoachTexts::tr("the hand will hardly win, and this tile is the safest")
                            : CoachTexts::tr("the hand will hardly win, and this tile deals in seldom (%1)")
                                  .arg(coachPercent(best.dealIn));
  const QString who = coachSeatName(advised, advice.reason.threat);
  const QString threat = advice.reason.threatRiichi ? CoachTexts::tr("%1 is in riichi").arg(who)
                                                    : CoachTexts::tr("%1 seems to be ready").arg(who);
  const TileSafety &safe = best.against[static_cast<std::size_t>(advice.reason.threat)].safety;
  if (!isDiscard(best.action.type))
    return CoachTexts::tr("%1 and your hand is %2").arg(threat, coachAway(best.shanten));
  //: A reason for folding: "Right is in riichi and your hand is 2 from tenpai; 4 Man is genbutsu ..."
  return CoachTexts::tr("fold: %1 and your hand is %2; %3")
      .arg(threat, coachAway(best.shanten),
           safe.safety != Safety::Live ? coachSafetyReason(safe)
           : isSafest(advice)
               ? CoachTexts::tr("this is the least dangerous tile")
               : CoachTexts::tr("this tile deals in %1 of the time").arg(coachPercent(best.dealIn)));
}

QString calling(const AdviceRow &row, YakuNaming naming) {
  const QString then = row.shanten <= 0 ? CoachTexts::tr("the hand is then [[tenpai]]")
                                        : CoachTexts::tr("the hand is then %1, and %2 help")
                                              .arg(coachAway(row.shanten), coachTiles(row.tiles));
  const QString with = row.yaku.id ? (row.yaku.away == 0 ? CoachTexts::tr("%1; its yaku is %2")
                                                         : CoachTexts::tr("%1; its nearest yaku is %2"))
                                         .arg(then, yakuLink(*row.yaku.id, naming))
                                   : then;
  return row.win > 0 ? CoachTexts::tr("%1; it wins about %2 of the time").arg(with, coachPercent(row.win))
                     : with;
}

QString passing(const Advice &advice, const AdvisedSeat &advised) {
  const AdviceRow &pass = advice.rows.front();
  const AdviceRow *call = runnerUp(advice);
  if (call == nullptr)
    return CoachTexts::tr("nothing here is worth a call");
  for (const Warning &each : advice.warnings) {
    if (each.type != WarningType::CallNoYaku || !(each.action == call->action))
      continue;
    if (each.yaku.id)
      return CoachTexts::tr(
                 "after the call the nearest [[yaku]] would be %1, for which the hand lacks %n tile(s)",
                 nullptr, each.yaku.away)
          .arg(yakuLink(*each.yaku.id, advised.naming));
    return CoachTexts::tr("after the call no yaku is in sight, and without one you cannot win");
  }
  if (call->shanten >= pass.shanten)
    return CoachTexts::tr("the call would bring the hand no nearer");
  if (advice.reason.threatRiichi)
    return CoachTexts::tr("%1 is in riichi, and the call costs safe tiles")
        .arg(coachSeatName(advised, advice.reason.threat));
  if (advised.view.me().isMenzen())
    return CoachTexts::tr(
        "the call would bring the hand nearer, but opened it cannot declare riichi and is worth less");
  return CoachTexts::tr("the call would bring the hand nearer, but leave a worse one");
}

// The hand that it leaves is what speaks for a discard.
bool buildsTheHand(Motive motive) {
  using enum Motive;
  return motive == None || motive == Speed || motive == Value || motive == Tenpai || motive == Yaku ||
         motive == Safer;
}

QString because(const Advice &advice, const AdvisedSeat &advised) {
  const AdviceRow &best = advice.rows.front();
  const AdviceRow *other = runnerUp(advice);
  if (advice.recommended.type == ActionType::Kita)
    return CoachTexts::tr("it counts as dora, and you draw another tile");
  if (best.waiting.isDead() && buildsTheHand(advice.reason.motive))
    return withoutYaku(best, advised.naming);
  switch (advice.reason.motive) {
    case Motive::Only:
      return CoachTexts::tr("nothing else is possible");
    case Motive::Win:
      return CoachTexts::tr("the hand is complete");
    case Motive::Fold:
      return folding(advice, advised);
    case Motive::Tenpai:
    case Motive::Riichi:
      if (best.waiting.waits.empty())
        break;  // ready only by the bot's plan
      return waiting(best);
    case Motive::Yaku:
      return calling(best, advised.naming);
    case Motive::Kan:
      return CoachTexts::tr("another tile and another dora, and the hand gets no farther away");
    case Motive::Pass:
      return passing(advice, advised);
    case Motive::Abort:
      return CoachTexts::tr("this hand is too far from a win");
    case Motive::Safer:
      if (other != nullptr && isDiscard(other->action.type) && readsAsLess(best.dealIn, other->dealIn))
        return CoachTexts::tr("it deals in less often than %1 (%2 against %3), and the hand stays in play")
            .arg(tile(other->action.tile), coachPercent(best.dealIn), coachPercent(other->dealIn));
      return CoachTexts::tr("the hand stays in play with a safer tile");
    case Motive::DrawPay:
      return CoachTexts::tr("few draws are left, and tenpai at the draw is still worth points");
    case Motive::Placement:
      return CoachTexts::tr("the final place asks for it");
    case Motive::Speed:
    case Motive::Value:
    case Motive::None:
      break;
  }
  if (!best.waiting.waits.empty())
    return waiting(best);
  return speed(best, other != nullptr && isDiscard(other->action.type) ? other : nullptr);
}

}  // namespace

QString coachAdvice(const Advice &advice, const AdvisedSeat &advised) {
  //: First what to do, then why: "Discard 9 Pin: 22 tiles bring you nearer"
  return CoachTexts::tr("%1: %2.").arg(coachActionText(advice.recommended), because(advice, advised));
}

// --- Warnings ---

QString coachWarning(const Warning &warning, const AdvisedSeat &advised) {
  const QString thrown = warning.action.tile.isKnown() ? tile(warning.action.tile) : QString();
  switch (warning.type) {
    case WarningType::Furiten:
      return CoachTexts::tr(
                 "Without %1 you wait for %2, but %3 is among your discards: [[furiten]]. You can win by "
                 "self-draw only.")
          .arg(thrown, kindsMarkup(warning.waits), kindsMarkup(warning.tiles));
    case WarningType::NoYaku:
      if (!warning.selfDraw)
        return CoachTexts::tr(
                   "Without %1 the hand is ready for %2, but it has no [[yaku]]: you cannot win with it.")
            .arg(thrown, kindsMarkup(warning.waits));
      return advised.view.me().isMenzen()
                 ? CoachTexts::tr(
                       "Without %1 the hand is ready for %2, but without riichi it has no [[yaku]]: it wins "
                       "by self-draw only.")
                       .arg(thrown, kindsMarkup(warning.waits))
                 : CoachTexts::tr(
                       "Without %1 the hand is ready for %2, but has no [[yaku]] on another's discard: it "
                       "wins by self-draw only.")
                       .arg(thrown, kindsMarkup(warning.waits));
    case WarningType::CallNoYaku:
      return warning.yaku.id
                 ? CoachTexts::tr(
                       "After this call the nearest [[yaku]] is %1, for which the hand lacks %n tile(s). "
                       "Without a "
                       "yaku you cannot win.",
                       nullptr, warning.yaku.away)
                       .arg(yakuLink(*warning.yaku.id, advised.naming))
                 : CoachTexts::tr(
                       "After this call no [[yaku]] is within reach. Without a yaku you cannot win.");
    case WarningType::Danger:
      break;
  }
  QStringList who;
  for (int seat = 0; seat < 4; ++seat) {
    if ((warning.seats >> seat & 1) != 0)
      who << coachSeatName(advised, seat);
  }
  return CoachTexts::tr("%1 is dangerous: %2 may win on it (about %3). Safe in your hand: %4.")
      .arg(thrown, who.join(CoachTexts::tr(", ")), coachPercent(warning.dealIn), kindsMarkup(warning.tiles));
}

// --- One row ---

QString coachDetails(const AdviceRow &row, const AdvisedSeat &advised) {
  QStringList lines;
  const bool wins = row.action.type == ActionType::Ron || row.action.type == ActionType::Tsumo;
  const QString what = coachActionText(row.action);
  // Of calls and of letting one go by, what a hand lacks that wins: in shape it may be nearer.
  const bool towardsYaku = row.yaku.id && row.yaku.away > 0 && row.waiting.waits.empty();
  if (row.shanten < kNoDistance && row.action.type == ActionType::Skip)
    lines << (towardsYaku ? CoachTexts::tr("%1: the hand stays %2 with a [[yaku]].")
                          : CoachTexts::tr("%1: the hand stays %2."))
                 .arg(what, coachAway(row.shanten));
  else if (row.shanten < kNoDistance)
    lines << (towardsYaku ? CoachTexts::tr("%1: the hand is then %2 with a [[yaku]].")
                          : CoachTexts::tr("%1: the hand is then %2."))
                 .arg(what, coachAway(row.shanten));
  else
    lines << (wins ? CoachTexts::tr("%1: %2.").arg(coachActionText(row.action),
                                                   CoachTexts::tr("the hand is complete"))
                   : coachActionText(row.action));
  if (row.waiting.isDead())
    lines << CoachTexts::tr("In shape it waits for %1, but without a [[yaku]] no tile wins.")
                 .arg(kindsMarkup(row.waiting.waits));
  else if (!row.waiting.waits.empty() && row.waiting.left == 0)
    lines << CoachTexts::tr("Waits: %1, of which no tile is left.").arg(kindsMarkup(row.waiting.winning()));
  else if (!row.waiting.waits.empty())
    lines << CoachTexts::tr("Waits: %1, %2.").arg(kindsMarkup(row.waiting.winning()), unseen(row.waiting));
  else if (!row.accepted.empty())
    lines << CoachTexts::tr("%1 help: %2").arg(coachTiles(row.tiles), kindsMarkup(row.accepted));
  if (row.yaku.id && row.yaku.away > 0)
    lines << CoachTexts::tr("Its nearest [[yaku]] is %1, for which it lacks %n tile(s).", nullptr,
                            row.yaku.away)
                 .arg(yakuLink(*row.yaku.id, advised.naming));
  if (row.win > 0)
    lines << CoachTexts::tr("Wins about %1 of the time, for %2 points.")
                 .arg(coachPercent(row.win), coachPoints(row.points));
  if (!row.waiting.inRiver.empty() && !row.waiting.isDead())
    lines << CoachTexts::tr("[[furiten|Furiten]]: %1 is among your discards.")
                 .arg(kindsMarkup(row.waiting.inRiver));
  if (!row.waiting.noRon.empty() && !row.waiting.isDead())
    lines << CoachTexts::tr("No [[yaku]] on another's discard of %1.").arg(kindsMarkup(row.waiting.noRon));
  if (!isDiscard(row.action.type))
    return lines.join(QLatin1Char('\n'));
  lines << CoachTexts::tr("Deals in: %1.").arg(coachPercent(row.dealIn));
  for (int seat = 0; seat < advised.view.board.seats(); ++seat) {
    const DangerTo &to = row.against[static_cast<std::size_t>(seat)];
    const bool threat =
        seat != advised.view.seat &&
        (advised.view.board.player(seat).riichi != RiichiState::None || to.dealIn >= kSaferBy);
    if (threat)
      lines << coachDangerTo(advised, seat, to);
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace janso
