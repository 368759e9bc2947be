// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/coachtexts.h"

#include <QLocale>
#include <cmath>

#include "rules/actionkinds.h"
#include "widgets/teachmarkup.h"

namespace janso {

namespace {

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

QString CoachTexts::percent(float share) {
  if (share > 0 && share < 0.01F)
    return tr("under 1 %");
  return tr("%1 %").arg(qRound(share * 100));
}

QString CoachTexts::points(float points) {
  return QLocale().toString(qRound(points / 100) * 100);
}

QString CoachTexts::tiles(int count) {
  return tr("%n tile(s)", "unseen tiles that help", count);
}

QString CoachTexts::away(int shanten) {
  if (shanten < 0)
    return tr("complete");
  return shanten == 0 ? tr("tenpai") : tr("%n from tenpai", "tiles that the hand lacks", shanten);
}

QString CoachTexts::awayShort(int shanten) {
  return shanten <= 0 ? away(shanten) : tr("%n away", "tiles that the hand lacks", shanten);
}

QString CoachTexts::name(int seat) const {
  const QString &given = m_names[static_cast<std::size_t>(seat)];
  if (!given.isEmpty())
    return given;
  const int step = (seat - m_view.seat + m_view.board.seats()) % m_view.board.seats();
  if (step == 1)
    return tr("The player on the right");
  return step == m_view.board.seats() - 1 ? tr("The player on the left") : tr("The player opposite");
}

QString CoachTexts::what(const Action &action) {
  switch (action.type) {
    case ActionType::Skip:
      return tr("Skip");
    case ActionType::Dahai:
      return tr("Discard %1").arg(tile(action.tile));
    case ActionType::Riichi:
      return tr("Riichi with %1").arg(tile(action.tile));
    case ActionType::OpenRiichi:
      return tr("Open riichi with %1").arg(tile(action.tile));
    case ActionType::Chi:
      return tr("Chi with %1").arg(shape(action));
    case ActionType::Pon:
      return tr("Pon");
    case ActionType::Daiminkan:
    case ActionType::Ankan:
    case ActionType::Kakan:
      return tr("Kan");
    case ActionType::Tsumo:
    case ActionType::Ron:
      return tr("Win");
    case ActionType::Kyuushu:
      return tr("Abort the hand");
    case ActionType::Kita:
      break;
  }
  return tr("Set the North aside");
}

QString CoachTexts::word(const Action &action) {
  switch (action.type) {
    case ActionType::Dahai:
      return tr("Discard");
    case ActionType::Riichi:
      return tr("Riichi");
    case ActionType::OpenRiichi:
      return tr("Open riichi");
    case ActionType::Chi:
      return tr("Chi");
    default:
      return what(action);
  }
}

QString CoachTexts::worth(const AdviceRow &row) {
  //: How often a hand wins, and for how many points
  return tr("wins %1 \u00b7 %2 points").arg(percent(row.win), points(row.points));
}

QString CoachTexts::worthShort(const AdviceRow &row) {
  return tr("wins %1").arg(percent(row.win));
}

QString CoachTexts::risk(const AdviceRow &row) {
  //: How often this discard deals in, in a list
  return row.dealIn > 0 && row.dealIn < 0.01F ? tr("risk < 1 %") : tr("risk %1").arg(percent(row.dealIn));
}

QString CoachTexts::shortReason(const AdviceRow &row) const {
  int worst = -1;
  float most = -1;
  for (int seat = 0; seat < m_view.board.seats(); ++seat) {
    const bool riichi = m_view.board.player(seat).riichi != RiichiState::None;
    const float chance = row.against[static_cast<std::size_t>(seat)].dealIn;
    if (seat == m_view.seat || (!riichi && chance < kSaferBy) || chance <= most)
      continue;
    worst = seat;
    most = chance;
  }
  return worst < 0 ? QString() : safetyWord(row.against[static_cast<std::size_t>(worst)].safety.safety);
}

QString CoachTexts::safetyWord(Safety safety) {
  switch (safety) {
    case Safety::Genbutsu:
      return tr("genbutsu");
    case Safety::SpentHonour:
      return tr("last honour");
    case Safety::NoChance:
      return tr("no chance");
    case Safety::Suji:
      return tr("suji");
    case Safety::OneChance:
      return tr("one chance");
    case Safety::HalfSuji:
      return tr("half suji");
    case Safety::Live:
      break;
  }
  return {};
}

QString CoachTexts::safety(const TileSafety &safety) {
  const QString by = kindsMarkup(safety.by);
  switch (safety.safety) {
    case Safety::Genbutsu:
      return tr("%1 is [[genbutsu]]: it cannot be won on").arg(by);
    case Safety::SpentHonour:
      return tr("all other %1 are in sight: only thirteen orphans could wait for it").arg(by);
    case Safety::NoChance:
      return tr("[[kabe|no chance]]: every %1 is in sight, so no two-sided wait is left").arg(by);
    case Safety::Suji:
      return tr("[[suji]] of %1: no two-sided wait, but others are possible").arg(by);
    case Safety::OneChance:
      return tr("[[kabe|one chance]]: a two-sided wait would need the last unseen %1").arg(by);
    case Safety::HalfSuji:
      return tr("half [[suji]]: %1 closes one side only").arg(by);
    case Safety::Live:
      break;
  }
  return tr("nothing speaks against a wait for it");
}

// --- The advice ---

QString CoachTexts::advice(const Advice &advice) const {
  //: First what to do, then why: "Discard 9 Pin: 22 tiles bring you nearer"
  return tr("%1: %2.").arg(what(advice.recommended), because(advice));
}

QString CoachTexts::because(const Advice &advice) const {
  const AdviceRow &best = advice.rows.front();
  const AdviceRow *other = runnerUp(advice);
  if (advice.recommended.type == ActionType::Kita)
    return tr("it counts as dora, and you draw another tile");
  switch (advice.reason.motive) {
    case Motive::Only:
      return tr("nothing else is possible");
    case Motive::Win:
      return tr("the hand is complete");
    case Motive::Fold:
      return folding(advice);
    case Motive::Tenpai:
    case Motive::Riichi:
      return waiting(best);
    case Motive::Yaku:
      return calling(best);
    case Motive::Kan:
      return tr("another tile and another dora, and the hand gets no farther away");
    case Motive::Pass:
      return passing(advice);
    case Motive::Abort:
      return tr("this hand is too far from a win");
    case Motive::Safer:
      if (other != nullptr && other->dealIn > best.dealIn)
        return tr("it deals in less often than %1 (%2 against %3), and the hand stays in play")
            .arg(tile(other->action.tile), percent(best.dealIn), percent(other->dealIn));
      return tr("the hand stays in play with a safer tile");
    case Motive::DrawPay:
      return tr("few draws are left, and tenpai at the draw is still worth points");
    case Motive::Placement:
      return tr("the final place asks for it");
    case Motive::Speed:
    case Motive::Value:
    case Motive::None:
      break;
  }
  return speed(best, other != nullptr && isDiscard(other->action.type) ? other : nullptr);
}

QString CoachTexts::speed(const AdviceRow &best, const AdviceRow *other) const {
  const QString nearer = tr("%n tile(s) bring you nearer", nullptr, best.tiles);
  if (other == nullptr || !other->action.tile.isKnown())
    return nearer;
  const QString with = tile(other->action.tile);
  if (other->shanten > best.shanten)
    return tr("the hand stays %1; without %2 it would be %3")
        .arg(away(best.shanten), with, away(other->shanten));
  if (best.tiles > other->tiles)
    return tr("%1, %n more than with %2", nullptr, best.tiles - other->tiles).arg(nearer, with);
  const bool dearer = best.points > other->points + kDearerBy;
  const bool likelier = best.win > other->win + kLikelierBy;
  if (best.tiles < other->tiles || other->shanten < best.shanten) {
    if (dearer)
      return tr("%1 would be faster, but this way a win is worth about %2 points, not %3")
          .arg(with, points(best.points), points(other->points));
    if (best.dealIn + kSaferBy < other->dealIn)
      return tr("throwing %1 would be faster, but deals in more often (%2 against %3)")
          .arg(with, percent(other->dealIn), percent(best.dealIn));
    if (likelier)
      return tr("without %1 more tiles would help at once, but this way the hand wins more often (%2 against "
                "%3)")
          .arg(with, percent(best.win), percent(other->win));
    return tr("a little slower than %1, but the better hand in all").arg(with);
  }
  if (dearer)
    return tr("%1, as many as with %2, and a win is worth more").arg(nearer, with);
  if (best.dealIn + kSaferBy < other->dealIn)
    return tr("%1, as many as with %2, and it is the safer tile").arg(nearer, with);
  if (likelier)
    return tr("%1, as many as with %2, and the hand grows better").arg(nearer, with);
  return tr("%1, as many as with %2, which is of more use later").arg(nearer, with);
}

QString CoachTexts::waiting(const AdviceRow &row) const {
  const QString waits = tr("[[tenpai]], waiting for %1 (%2)")
                            .arg(kindsMarkup(row.waiting.waits), tr("%n unseen", "tiles", row.waiting.left));
  if (row.points <= 0)
    return waits;
  return row.motive == Motive::Riichi
             ? tr("%1; declared, a win is worth about %2 points").arg(waits, points(row.points))
             : tr("%1; a win is worth about %2 points").arg(waits, points(row.points));
}

QString CoachTexts::folding(const Advice &advice) const {
  const AdviceRow &best = advice.rows.front();
  if (advice.reason.threat < 0)
    return tr("the hand will hardly win, and this tile is the safest");
  const QString who = name(advice.reason.threat);
  const QString threat =
      advice.reason.threatRiichi ? tr("%1 is in riichi").arg(who) : tr("%1 seems to be ready").arg(who);
  const TileSafety &safe = best.against[static_cast<std::size_t>(advice.reason.threat)].safety;
  if (!isDiscard(best.action.type))
    return tr("%1 and your hand is %2").arg(threat, away(best.shanten));
  //: A reason for folding: "Right is in riichi and your hand is 2 from tenpai; 4 Man is genbutsu ..."
  return tr("fold: %1 and your hand is %2; %3")
      .arg(threat, away(best.shanten),
           safe.safety == Safety::Live ? tr("this is the least dangerous tile") : CoachTexts::safety(safe));
}

// A link to what the yaku is.
QString CoachTexts::yaku(YakuId id) const {
  const std::string_view key = yakuKey(id);
  return QStringLiteral("[[%1|%2]]")
      .arg(QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())), yakuName(id, m_naming));
}

QString CoachTexts::calling(const AdviceRow &row) const {
  const QString then = row.shanten <= 0
                           ? tr("the hand is then [[tenpai]]")
                           : tr("the hand is then %1, and %2 help").arg(away(row.shanten), tiles(row.tiles));
  const QString with =
      row.yaku.nearest ? (row.yaku.away == 0 ? tr("%1; its yaku is %2") : tr("%1; its nearest yaku is %2"))
                             .arg(then, yaku(*row.yaku.nearest))
                       : then;
  return row.win > 0 ? tr("%1; it wins about %2 of the time").arg(with, percent(row.win)) : with;
}

QString CoachTexts::passing(const Advice &advice) const {
  const AdviceRow &pass = advice.rows.front();
  const AdviceRow *call = runnerUp(advice);
  if (call == nullptr)
    return tr("nothing here is worth a call");
  const QString named = what(call->action);
  for (const Warning &each : advice.warnings) {
    if (each.type == WarningType::CallNoYaku && each.action == call->action)
      return tr("after the call no yaku is in sight, and without one you cannot win");
  }
  if (call->shanten >= pass.shanten)
    return tr("the call would bring the hand no nearer");
  if (advice.reason.threatRiichi)
    return tr("%1 is in riichi, and the call costs safe tiles").arg(name(advice.reason.threat));
  if (m_view.me().isMenzen())
    return tr("the call would bring the hand nearer, but opened it cannot declare riichi and is worth less");
  return tr("the call would bring the hand nearer, but leave a worse one");
}

// --- Warnings ---

QString CoachTexts::warning(const Warning &warning) const {
  const QString thrown = warning.action.tile.isKnown() ? tile(warning.action.tile) : QString();
  switch (warning.type) {
    case WarningType::Furiten:
      return tr("Without %1 you wait for %2, but %3 is among your discards: [[furiten]]. You can win by "
                "self-draw only.")
          .arg(thrown, kindsMarkup(warning.waits), kindsMarkup(warning.tiles));
    case WarningType::NoYaku:
      if (!warning.selfDraw)
        return tr("Without %1 the hand is ready for %2, but it has no [[yaku]]: you cannot win with it.")
            .arg(thrown, kindsMarkup(warning.waits));
      return m_view.me().isMenzen()
                 ? tr("Without %1 the hand is ready for %2, but without riichi it has no [[yaku]]: it wins "
                      "by self-draw only.")
                       .arg(thrown, kindsMarkup(warning.waits))
                 : tr("Without %1 the hand is ready for %2, but has no [[yaku]] on another's discard: it "
                      "wins "
                      "by self-draw only.")
                       .arg(thrown, kindsMarkup(warning.waits));
    case WarningType::CallNoYaku:
      return warning.yaku.nearest
                 ? tr("After this call the nearest [[yaku]] is %1, %n tile(s) away. Without a yaku you "
                      "cannot win.",
                      nullptr, warning.yaku.away)
                       .arg(yaku(*warning.yaku.nearest))
                 : tr("After this call no [[yaku]] is within reach. Without a yaku you cannot win.");
    case WarningType::Danger:
      break;
  }
  QStringList who;
  for (int seat = 0; seat < 4; ++seat) {
    if ((warning.seats >> seat & 1) != 0)
      who << name(seat);
  }
  return tr("%1 is dangerous: %2 may win on it (about %3). Safe in your hand: %4.")
      .arg(thrown, who.join(tr(", ")), percent(warning.dealIn), kindsMarkup(warning.tiles));
}

// --- One row ---

QString CoachTexts::details(const AdviceRow &row) const {
  QStringList lines;
  const bool wins = row.action.type == ActionType::Ron || row.action.type == ActionType::Tsumo;
  if (row.shanten < kNoDistance && row.action.type == ActionType::Skip)
    lines << tr("%1: the hand stays %2.").arg(what(row.action), away(row.shanten));
  else if (row.shanten < kNoDistance)
    lines << tr("%1: the hand is then %2.").arg(what(row.action), away(row.shanten));
  else
    lines << (wins ? tr("%1: %2.").arg(what(row.action), tr("the hand is complete")) : what(row.action));
  if (!row.waiting.waits.empty())
    lines << tr("Waits: %1, %2.")
                 .arg(kindsMarkup(row.waiting.waits), tr("%n unseen", "tiles", row.waiting.left));
  else if (!row.accepted.empty())
    lines << tr("%1 help: %2").arg(tiles(row.tiles), kindsMarkup(row.accepted));
  if (row.win > 0)
    lines << tr("Wins about %1 of the time, for %2 points.").arg(percent(row.win), points(row.points));
  if (!row.waiting.inRiver.empty())
    lines << tr("[[furiten|Furiten]]: %1 is among your discards.").arg(kindsMarkup(row.waiting.inRiver));
  if (!row.waiting.noRon.empty())
    lines << tr("No [[yaku]] on another's discard of %1.").arg(kindsMarkup(row.waiting.noRon));
  if (!isDiscard(row.action.type))
    return lines.join(QLatin1Char('\n'));
  lines << tr("Deals in: %1.").arg(percent(row.dealIn));
  for (int seat = 0; seat < m_view.board.seats(); ++seat) {
    const DangerTo &to = row.against[static_cast<std::size_t>(seat)];
    const bool threat = seat != m_view.seat &&
                        (m_view.board.player(seat).riichi != RiichiState::None || to.dealIn >= kSaferBy);
    if (threat)
      //: An opponent, the chance to deal in to them, why
      lines << tr("%1, %2: %3.").arg(name(seat), percent(to.dealIn), safety(to.safety));
  }
  return lines.join(QLatin1Char('\n'));
}

// --- Levels ---

QString CoachTexts::level(CoachLevel level) {
  switch (level) {
    case CoachLevel::Gentle:
      return tr("Gentle");
    case CoachLevel::Full:
      return tr("Full");
    case CoachLevel::Off:
      break;
  }
  return tr("Off");
}

QString CoachTexts::levelTip(CoachLevel level) {
  switch (level) {
    case CoachLevel::Gentle:
      return tr("Coach: gentle. It warns you before furiten, a hand without yaku, or a needless danger.");
    case CoachLevel::Full:
      return tr("Coach: full. It says of every decision what the strongest bot would do, and why.");
    case CoachLevel::Off:
      break;
  }
  return tr("Coach: off. A hint can still be asked for.");
}

QString CoachTexts::use(const CoachUse &use) {
  QStringList levels;
  for (const CoachLevel each : use.levels)
    levels << level(each).toLower();
  if (levels.isEmpty())
    levels << level(CoachLevel::Off).toLower();
  //: Between levels of the coach in the order in which they were used
  const QString used = tr("Coach: %1").arg(levels.join(tr(", then ")));
  //: Levels of the coach, then how many hints
  return use.hints == 0 ? used : tr("%1; %2").arg(used, tr("%n hint(s)", nullptr, use.hints));
}

}  // namespace janso
