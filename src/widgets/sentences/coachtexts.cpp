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
#include "widgets/lexicon/words.h"
#include "widgets/sentences/coachsafetytexts.h"

namespace janso {

namespace {

struct CoachTexts {
  Q_DECLARE_TR_FUNCTIONS(CoachTexts)
};

// Differences below these are not spoken of.
constexpr float kSaferBy = 0.01F;
constexpr float kWorthMoreBy = 300;  // points
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
    return CoachTexts::tr("under 1%");
  return CoachTexts::tr("%1%").arg(qRound(share * 100));
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
                      : CoachTexts::tr("%n-shanten", "tiles that the hand lacks", shanten);
}

QString coachAwayLink(int shanten) {
  const QString words = coachAway(shanten);
  if (shanten < 0)
    return words;
  return QStringLiteral("[[%1|%2]]")
      .arg(shanten == 0 ? QStringLiteral("tenpai") : QStringLiteral("shanten"), words);
}

QString coachAwayShort(int shanten) {
  return shanten <= 0 ? coachAway(shanten)
                      : CoachTexts::tr("%n-shanten", "tiles that the hand lacks, in a narrow list", shanten);
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
  return row.dealIn > 0 && row.dealIn < 0.01F ? CoachTexts::tr("risk under 1%")
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
    return CoachTexts::tr("the player on the right");
  return step == advised.view.board.seats() - 1 ? CoachTexts::tr("the player on the left")
                                                : CoachTexts::tr("the player opposite");
}

QString coachDangerTo(const AdvisedSeat &advised, int seat, const DangerTo &to) {
  QString name = coachSeatName(advised, seat);
  // A player's own name stays as it is written.
  if (advised.names[static_cast<std::size_t>(seat)].isEmpty())
    name = sentenceCase(name);
  //: An opponent, the chance to deal in to them, why
  return CoachTexts::tr("%1, %2: %3.").arg(name, coachPercent(to.dealIn), coachSafetyReason(to.safety));
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
  const QString nearer = best.tiles > 0 ? CoachTexts::tr("%n tile(s) improve your hand", nullptr, best.tiles)
                                        : CoachTexts::tr("no remaining tile improves your hand");
  if (other == nullptr || !other->action.tile.isKnown())
    return nearer;
  const QString with = tile(other->action.tile);
  if (other->waiting.isDead())
    return CoachTexts::tr("discarding %1 would make you [[tenpai]], but with no [[yaku]] you couldn't win")
        .arg(with);
  if (other->shanten > best.shanten)
    return CoachTexts::tr("your hand stays %1; discarding %2 would set it back to %3")
        .arg(coachAwayLink(best.shanten), with, coachAway(other->shanten));
  if (best.tiles > other->tiles)
    return CoachTexts::tr("%1, %n more than if you discard %2", nullptr, best.tiles - other->tiles)
        .arg(nearer, with);
  const bool worthMore = best.points > other->points + kWorthMoreBy;
  const bool likelier = best.win > other->win + kLikelierBy && readsAsLess(other->win, best.win);
  const bool safer = best.dealIn + kSaferBy < other->dealIn && readsAsLess(best.dealIn, other->dealIn);
  if (best.tiles < other->tiles || other->shanten < best.shanten) {
    if (worthMore)
      return CoachTexts::tr(
                 "discarding %1 would be faster, but this way a win is worth about %2 points instead of %3")
          .arg(with, coachPoints(best.points), coachPoints(other->points));
    if (safer)
      return CoachTexts::tr("discarding %1 would be faster but would deal in more often (%2 vs. %3)")
          .arg(with, coachPercent(other->dealIn), coachPercent(best.dealIn));
    if (likelier)
      return CoachTexts::tr(
                 "discarding %1 would accept more tiles right away, but this way your hand wins more often "
                 "(%2 vs. %3)")
          .arg(with, coachPercent(best.win), coachPercent(other->win));
    return CoachTexts::tr("this is slightly slower than discarding %1 but leaves a better hand overall")
        .arg(with);
  }
  if (worthMore)
    return CoachTexts::tr("%1, the same as if you discard %2, but a win is worth more").arg(nearer, with);
  if (safer)
    return CoachTexts::tr("%1, the same as if you discard %2, but this tile is safer").arg(nearer, with);
  if (likelier)
    return CoachTexts::tr("%1, the same as if you discard %2, but your hand wins more often")
        .arg(nearer, with);
  return CoachTexts::tr("%1, the same as if you discard %2, which will be more useful later")
      .arg(nearer, with);
}

QString unseen(const Waiting &waiting) {
  return CoachTexts::tr("%n unseen", "tiles", waiting.left);
}

QString withoutYaku(const AdviceRow &row, YakuNaming naming) {
  const QString shape = CoachTexts::tr("[[tenpai]], waiting on %1, but with no [[yaku]] you can't win")
                            .arg(kindsMarkup(row.waiting.waits));
  if (!row.yaku.id)
    return shape;
  //: After what a hand without yaku waits for: the yaku to go for, the tiles that it lacks
  return CoachTexts::tr("%1; the closest yaku is %2, which needs %n more tile(s)", nullptr, row.yaku.away)
      .arg(shape, yakuLink(*row.yaku.id, naming));
}

QString waiting(const AdviceRow &row) {
  const QString on = kindsMarkup(row.waiting.winning());
  if (row.waiting.left == 0)
    return CoachTexts::tr("[[tenpai]], waiting on %1, but none are left").arg(on);
  const QString waits = row.waiting.byTsumoOnly()
                            ? CoachTexts::tr("[[tenpai]], waiting on %1 (%2), but you can only win by tsumo")
                                  .arg(on, unseen(row.waiting))
                            : CoachTexts::tr("[[tenpai]], waiting on %1 (%2)").arg(on, unseen(row.waiting));
  if (row.points <= 0)
    return waits;
  return row.motive == Motive::Riichi
             ? CoachTexts::tr("%1; with riichi a win is worth about %2 points")
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
    return isSafest(advice)
               ? CoachTexts::tr("your hand is unlikely to win, and this is the safest tile")
               : CoachTexts::tr("your hand is unlikely to win, and this tile rarely deals in (%1)")
                     .arg(coachPercent(best.dealIn));
  const QString who = coachSeatName(advised, advice.reason.threat);
  const QString threat = advice.reason.threatRiichi ? CoachTexts::tr("%1 is in riichi").arg(who)
                                                    : CoachTexts::tr("%1 looks tenpai").arg(who);
  const TileSafety &safe = best.against[static_cast<std::size_t>(advice.reason.threat)].safety;
  if (!isDiscard(best.action.type))
    return CoachTexts::tr("%1, and your hand is %2").arg(threat, coachAwayLink(best.shanten));
  //: A reason for folding: "fold, because Mei is in riichi and your hand is 2-shanten; 4 man ..."
  return CoachTexts::tr("fold, because %1 and your hand is %2; %3")
      .arg(threat, coachAwayLink(best.shanten),
           safe.safety != Safety::Live ? coachSafetyReason(safe)
           : isSafest(advice)
               ? CoachTexts::tr("this is the least dangerous tile")
               : CoachTexts::tr("this tile deals in %1 of the time").arg(coachPercent(best.dealIn)));
}

QString calling(const AdviceRow &row, YakuNaming naming) {
  const QString then = row.shanten <= 0 ? CoachTexts::tr("this makes your hand [[tenpai]]")
                                        : CoachTexts::tr("this leaves your hand %1; it accepts %2")
                                              .arg(coachAwayLink(row.shanten), coachTiles(row.tiles));
  const QString with = row.yaku.id ? (row.yaku.away == 0 ? CoachTexts::tr("%1; its yaku is %2")
                                                         : CoachTexts::tr("%1; its closest yaku is %2"))
                                         .arg(then, yakuLink(*row.yaku.id, naming))
                                   : then;
  return row.win > 0 ? CoachTexts::tr("%1; it wins about %2 of the time").arg(with, coachPercent(row.win))
                     : with;
}

QString passing(const Advice &advice, const AdvisedSeat &advised) {
  const AdviceRow &pass = advice.rows.front();
  const AdviceRow *call = runnerUp(advice);
  if (call == nullptr)
    return CoachTexts::tr("there is nothing here worth calling");
  for (const Warning &each : advice.warnings) {
    if (each.type != WarningType::CallNoYaku || !(each.action == call->action))
      continue;
    if (each.yaku.id)
      return CoachTexts::tr("after the call the closest [[yaku]] would be %1, which needs %n more tile(s)",
                            nullptr, each.yaku.away)
          .arg(yakuLink(*each.yaku.id, advised.naming));
    return CoachTexts::tr("after the call no yaku would be within reach, and without a yaku you can't win");
  }
  if (call->shanten >= pass.shanten)
    return CoachTexts::tr("the call wouldn't bring you closer to tenpai");
  if (advice.reason.threatRiichi)
    return CoachTexts::tr("%1 is in riichi, and calling would cost you safe tiles")
        .arg(coachSeatName(advised, advice.reason.threat));
  if (advised.view.me().isMenzen())
    return CoachTexts::tr(
        "calling would speed up your hand, but an open hand is worth less and rules out riichi");
  return CoachTexts::tr("calling would speed up your hand but make it worse overall");
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
    return CoachTexts::tr("it counts as dora, and you draw a replacement tile");
  if (best.waiting.isDead() && buildsTheHand(advice.reason.motive))
    return withoutYaku(best, advised.naming);
  switch (advice.reason.motive) {
    case Motive::Only:
      return CoachTexts::tr("nothing else is possible");
    case Motive::Win:
      return CoachTexts::tr("your hand is complete");
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
      return CoachTexts::tr("you get another draw and another dora without slowing down your hand");
    case Motive::Pass:
      return passing(advice, advised);
    case Motive::Abort:
      return CoachTexts::tr("your hand is too far from winning");
    case Motive::Safer:
      if (other != nullptr && isDiscard(other->action.type) && readsAsLess(best.dealIn, other->dealIn))
        return CoachTexts::tr("this tile deals in less often than %1 (%2 vs. %3) and keeps your hand alive")
            .arg(tile(other->action.tile), coachPercent(best.dealIn), coachPercent(other->dealIn));
      return CoachTexts::tr("this tile is safer and keeps your hand alive");
    case Motive::DrawPay:
      return CoachTexts::tr("few turns are left, but being tenpai at an exhaustive draw still earns points");
    case Motive::Placement:
      return CoachTexts::tr("your final place depends on it");
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
  //: First what to do, then why: "Discard 9 pin: 22 tiles improve your hand"
  return CoachTexts::tr("%1: %2.").arg(coachActionText(advice.recommended), because(advice, advised));
}

// --- Warnings ---

QString coachWarning(const Warning &warning, const AdvisedSeat &advised) {
  const QString discarded = warning.action.tile.isKnown() ? tile(warning.action.tile) : QString();
  switch (warning.type) {
    case WarningType::Furiten:
      return CoachTexts::tr(
                 "Discarding %1 leaves you waiting on %2, but you have discarded %3. You would be "
                 "[[furiten]] and could only win by tsumo.")
          .arg(discarded, kindsMarkup(warning.waits), kindsMarkup(warning.tiles));
    case WarningType::NoYaku:
      if (!warning.winsByTsumo)
        return CoachTexts::tr(
                   "Discarding %1 leaves you waiting on %2, but with no [[yaku]] you couldn't win.")
            .arg(discarded, kindsMarkup(warning.waits));
      return advised.view.me().isMenzen()
                 ? CoachTexts::tr(
                       "Discarding %1 leaves you waiting on %2. Unless you declare riichi, you have no "
                       "[[yaku]] for a ron and could only win by tsumo.")
                       .arg(discarded, kindsMarkup(warning.waits))
                 : CoachTexts::tr(
                       "Discarding %1 leaves you waiting on %2, but with no [[yaku]] for a ron you could "
                       "only win by tsumo.")
                       .arg(discarded, kindsMarkup(warning.waits));
    case WarningType::CallNoYaku:
      return warning.yaku.id
                 ? CoachTexts::tr(
                       "If you call this, the closest [[yaku]] is %1, which needs %n more tile(s). Without a "
                       "yaku you can't win.",
                       nullptr, warning.yaku.away)
                       .arg(yakuLink(*warning.yaku.id, advised.naming))
                 : CoachTexts::tr(
                       "If you call this, no [[yaku]] is within reach, and without a yaku you can't win.");
    case WarningType::Danger:
      break;
  }
  QStringList who;
  for (int seat = 0; seat < 4; ++seat) {
    if ((warning.seats >> seat & 1) != 0)
      who << coachSeatName(advised, seat);
  }
  return CoachTexts::tr(
             "%1 is dangerous: you would deal in to %2 about %3 of the time. Safe tiles in your hand: %4.")
      .arg(discarded, who.join(CoachTexts::tr(", ")), coachPercent(warning.dealIn),
           kindsMarkup(warning.tiles));
}

// --- One row ---

QString coachDetails(const AdviceRow &row, const AdvisedSeat &advised) {
  QStringList lines;
  const bool wins = row.action.type == ActionType::Ron || row.action.type == ActionType::Tsumo;
  const QString what = coachActionText(row.action);
  // For calls and skips, the distance to a hand that can win: by its shape alone it may be closer.
  const bool towardYaku = row.yaku.id && row.yaku.away > 0 && row.waiting.waits.empty();
  if (row.shanten < kNoDistance && row.action.type == ActionType::Skip)
    lines << (towardYaku ? CoachTexts::tr("%1: your hand stays %2 (counting the tiles for a [[yaku]]).")
                         : CoachTexts::tr("%1: your hand stays %2."))
                 .arg(what, coachAwayLink(row.shanten));
  else if (row.shanten < kNoDistance)
    lines << (towardYaku ? CoachTexts::tr("%1: this leaves your hand %2 (counting the tiles for a [[yaku]]).")
                         : CoachTexts::tr("%1: this leaves your hand %2."))
                 .arg(what, coachAwayLink(row.shanten));
  else
    lines << (wins ? CoachTexts::tr("%1: %2.").arg(coachActionText(row.action),
                                                   CoachTexts::tr("your hand is complete"))
                   : coachActionText(row.action));
  if (row.waiting.isDead())
    lines << CoachTexts::tr("You would be waiting on %1, but with no [[yaku]] you couldn't win.")
                 .arg(kindsMarkup(row.waiting.waits));
  else if (!row.waiting.waits.empty() && row.waiting.left == 0)
    lines << CoachTexts::tr("Waits: %1, but none are left.").arg(kindsMarkup(row.waiting.winning()));
  else if (!row.waiting.waits.empty())
    lines << CoachTexts::tr("Waits: %1, %2.").arg(kindsMarkup(row.waiting.winning()), unseen(row.waiting));
  else if (!row.accepted.empty())
    lines << CoachTexts::tr("Accepts %1: %2").arg(coachTiles(row.tiles), kindsMarkup(row.accepted));
  if (row.yaku.id && row.yaku.away > 0)
    lines << CoachTexts::tr("The closest [[yaku]] is %1, which needs %n more tile(s).", nullptr,
                            row.yaku.away)
                 .arg(yakuLink(*row.yaku.id, advised.naming));
  if (row.win > 0)
    lines << CoachTexts::tr("Wins about %1 of the time, for %2 points.")
                 .arg(coachPercent(row.win), coachPoints(row.points));
  if (!row.waiting.inPond.empty() && !row.waiting.isDead())
    lines
        << CoachTexts::tr("[[furiten|Furiten]]: you have discarded %1.").arg(kindsMarkup(row.waiting.inPond));
  if (!row.waiting.noRon.empty() && !row.waiting.isDead())
    lines << CoachTexts::tr("No [[yaku]] for a ron on %1.").arg(kindsMarkup(row.waiting.noRon));
  if (!isDiscard(row.action.type))
    return lines.join(QLatin1Char('\n'));
  lines << CoachTexts::tr("Deal-in risk: %1.").arg(coachPercent(row.dealIn));
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
