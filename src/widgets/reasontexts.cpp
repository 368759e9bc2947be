// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/reasontexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <vector>

#include "coach/yakuhints.h"
#include "widgets/handtexts.h"
#include "widgets/teachmarkup.h"
#include "widgets/words.h"

namespace janso {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ReasonTexts)
};

constexpr QChar kBreak = u'\n';

QString sentences(const QStringList &parts) {
  QStringList said = parts;
  said.removeAll(QString());
  return said.join(u' ');
}

// --- Furiten ---

QString temporaryEnd(TempFuritenEnd end) {
  switch (end) {
    case TempFuritenEnd::OwnDraw:
      return Words::tr("This lasts until you draw.");
    case TempFuritenEnd::OwnDiscard:
      return Words::tr("This lasts until your next discard.");
    case TempFuritenEnd::OwnDrawOrCall:
      return Words::tr("This lasts until you draw or call.");
    case TempFuritenEnd::OwnDrawOrAnyCall:
      return Words::tr("This lasts until you draw or anybody calls.");
  }
  return {};
}

// Which kinds hold, each with its tile and its end.
QStringList furitenKinds(const SeatView &view) {
  const Furiten &furiten = view.furiten;
  QStringList lines;
  if (furiten.discard) {
    const Tile tile = view.me().river[static_cast<std::size_t>(furiten.turn)].tile;
    lines << Words::tr("[[furiten|Furiten]]: you discarded %1 on turn %2, and it is one of your waits.",
                       "tile, turn")
                 .arg(tileMarkup(tile), QLocale().toString(furiten.turn + 1));
    lines << (view.me().riichi == RiichiState::Accepted
                  ? Words::tr("In [[riichi]] the waits cannot change: it lasts until the hand ends.")
                  : Words::tr("It lasts as long as you wait for a tile that you have discarded."));
  }
  if (furiten.riichi)
    lines << Words::tr(
                 "[[furiten|Furiten]]: after your [[riichi]] %1 went by without a win. This lasts until the "
                 "hand "
                 "ends.")
                 .arg(tileMarkup(furiten.missed));
  else if (furiten.temporary)
    lines << sentences(
        {Words::tr("[[furiten|Furiten]] for a moment: %1 would have completed your hand and went by.")
             .arg(tileMarkup(furiten.missed)),
         temporaryEnd(view.rules().tempFuritenEnd)});
  return lines;
}

QString waitsLine(const SeatView &view) {
  return view.waits.empty() ? QString() : Words::tr("You wait for %1.").arg(kindsMarkup(view.waits));
}

// --- What would give a yaku ---

QString hintText(const YakuHint &hint) {
  const QString tiles = hint.kinds.empty() ? QString() : kindsMarkup(hint.kinds);
  switch (hint.kind) {
    case YakuHintKind::OtherWait:
      return Words::tr("A win on %1 has one.").arg(tiles);
    case YakuHintKind::Tsumo:
      return Words::tr("Drawing the tile yourself would be one: a closed hand won by [[tsumo]].");
    case YakuHintKind::Riichi:
      return Words::tr("Declaring [[riichi]] would be one.");
    case YakuHintKind::Yakuhai:
      return Words::tr("A third %1 would be one: [[yakuhai]].").arg(tiles);
    case YakuHintKind::Tanyao:
      return Words::tr("Without %1 the hand would be [[tanyao]].").arg(tiles);
  }
  return {};
}

QString hintTexts(const SeatView &view) {
  QStringList said;
  for (const YakuHint &hint : yakuHints(view))
    said << hintText(hint);
  const bool tanyao = view.rules().kuitan || view.me().isMenzen();
  if (said.isEmpty())
    said << (tanyao ? Words::tr(
                          "A triplet of dragons or of your winds, or tiles from 2 to 8 only, would give one.")
                    : Words::tr("A triplet of dragons or of your winds would give one."));
  return said.join(u' ');
}

// A winning tile that goes by makes furiten, whatever kept it from being a win.
QString goneBy(const SeatView &view, const Denial &denial) {
  if (denial.type != ActionType::Ron)
    return {};
  return u' ' + Words::tr("As it goes by you are [[furiten]].") + u' ' +
         (view.me().riichi == RiichiState::Accepted
              ? Words::tr("In [[riichi]] this lasts until the hand ends.")
              : temporaryEnd(view.rules().tempFuritenEnd));
}

QString minimumText(const SeatView &view) {
  const RuleSet &rules = view.rules();
  const int from = rules.twoHanMinimumAt;
  const QString asked = rules.twoHanSureYakuOnly
                            ? Words::tr("two [[han]] of yaku that do not come by luck; dora do not count")
                            : Words::tr("two [[han]] of yaku; dora do not count");
  //: %1: "two han of yaku; dora do not count"
  return from <= 0 ? Words::tr("These rules ask for %1.").arg(asked)
                   : Words::tr("From %n honba on these rules ask for %1.", nullptr, from).arg(asked);
}

// --- Denials ---

QString riichiDenial(const SeatView &view, DenialReason reason) {
  const RuleSet &rules = view.rules();
  switch (reason) {
    case DenialReason::OpenHand:
      return Words::tr("[[riichi|Riichi]] needs a closed hand, and you have called.");
    case DenialReason::TooFewPoints:
      return Words::tr("[[riichi|Riichi]] needs %1 points for the stick; you have %2.")
          .arg(handtexts::points(rules.riichiMinPoints),
               handtexts::points(view.board.scores[static_cast<std::size_t>(view.seat)]));
    case DenialReason::TooFewTiles:
      return Words::tr("[[riichi|Riichi]] needs at least %1 tiles in the wall; %2 are left.")
          .arg(rules.riichiMinWall)
          .arg(view.board.tilesLeft);
    case DenialReason::FuritenDiscard:
      return Words::tr(
          "You would wait for a tile that you have discarded, and these rules forbid [[riichi]] in "
          "[[furiten]].");
    default:
      return Words::tr("[[riichi|Riichi]] needs a [[tenpai]] hand, and no discard leaves one.");
  }
}

QString kanDenial(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::FourKans:
      return Words::tr("No [[kan]]: %n kan(s) have been made in this hand, and that is all there may be.",
                       nullptr, view.rules().maxKans);
    case DenialReason::LastTile:
      return Words::tr("No [[kan]] after the last tile of the wall: there is no tile to replace it.");
    case DenialReason::WaitWouldChange:
      return Words::tr("In [[riichi]] a kan of %1 would change what the hand waits for, or how it is built.")
          .arg(tileMarkup(denial.tile));
    case DenialReason::InRiichi:
      return view.rules().riichiAnkan == RiichiAnkan::Never
                 ? Words::tr("These rules allow no [[kan]] after [[riichi]].")
                 : Words::tr("In [[riichi]] only the tile just drawn can make a closed [[kan]].");
    default:
      return {};
  }
}

QString callDenial(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::InRiichi:
      return Words::tr("In [[riichi]] nothing is called: the hand stays as it is.");
    case DenialReason::LastTile:
      return Words::tr("The last discard of a hand can only be won on, not called.");
    case DenialReason::Kuikae:
      return Words::tr(
          "Every tile left after this call would be a swap ([[kuikae]]), so there would be nothing to "
          "discard.");
    default:
      return kanDenial(view, denial);
  }
}

QString kitaDenial(DenialReason reason) {
  switch (reason) {
    case DenialReason::InRiichi:
      return Words::tr("In [[riichi]] only the North just drawn may be set aside.");
    case DenialReason::AfterPon:
      return Words::tr("No North may be set aside right after a call.");
    default:
      return Words::tr("No North may be set aside after the last tile: there is no tile to replace it.");
  }
}

QString denied(const SeatView &view, Asked asked, const Denial &denial) {
  switch (asked) {
    case Asked::Win:
      return noWinReason(view, denial);
    case Asked::Riichi:
      return riichiDenial(view, denial.reason);
    case Asked::Kita:
      return kitaDenial(denial.reason);
    case Asked::Kan:
      return denial.type == ActionType::Daiminkan ? callDenial(view, denial) : kanDenial(view, denial);
    case Asked::Chi:
    case Asked::Pon:
      return callDenial(view, denial);
  }
  return {};
}

// --- The plain answers ---

QString notTenpai(const WhyNotAnswer &answer, Asked asked) {
  if (asked == Asked::Riichi)
    return answer.number <= 1
               ? Words::tr("[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is one tile away from it.")
               : Words::tr("[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is %n tiles away from it.",
                           nullptr, answer.number);
  if (answer.tile.isKnown())
    return Words::tr("%1 does not complete your hand: it is %n tile(s) away from [[tenpai]].", nullptr,
                     answer.number)
        .arg(tileMarkup(answer.tile));
  return Words::tr("Your hand is %n tile(s) away from [[tenpai]]; only a tenpai hand can win.", nullptr,
                   answer.number);
}

QString tooFewAlike(const WhyNotAnswer &answer, Asked asked) {
  const QString tile = tileMarkup(answer.tile);
  if (asked == Asked::Kan)
    return Words::tr("A [[kan]] of %1 needs three of them in your hand; you hold %n.", nullptr, answer.number)
        .arg(tile);
  return Words::tr("[[pon|Pon]] of %1 needs two of them in your hand; you hold %n.", nullptr, answer.number)
      .arg(tile);
}

QString notInRules(Asked asked, const SeatView &view) {
  if (asked == Asked::Chi)
    return view.board.seats() == 3 ? Words::tr("With three players there is no [[chi]].")
                                   : Words::tr("These rules have no [[chi]].");
  return Words::tr("In these rules no North is set aside.");
}

QString afterCall(Asked asked) {
  switch (asked) {
    case Asked::Riichi:
      return Words::tr("[[riichi|Riichi]] is declared after a draw, not right after a call.");
    case Asked::Win:
      return Words::tr("Right after a call you only discard; a win needs a drawn tile or another's discard.");
    default:
      return Words::tr("Right after a call you only discard; a [[kan]] has to wait for your next draw.");
  }
}

QString plainAnswer(const SeatView &view, Asked asked, const WhyNotAnswer &answer) {
  const QString tile = answer.tile.isKnown() ? tileMarkup(answer.tile) : QString();
  switch (answer.why) {
    case WhyNot::Offered:
    case WhyNot::Denied:
      return {};
    case WhyNot::NotPlaying:
      return Words::tr("No hand is being played.");
    case WhyNot::NothingThere:
      return Words::tr("There is no discard to call.");
    case WhyNot::OwnTurn:
      return asked == Asked::Chi ? Words::tr(
                                       "It is your turn. [[chi|Chi]] takes the discard of the player to your "
                                       "left, before you "
                                       "draw.")
                                 : Words::tr(
                                       "It is your turn. [[pon|Pon]] takes a discard of another player, "
                                       "before anybody draws.");
    case WhyNot::OwnDiscard:
      return Words::tr("%1 is your own discard.").arg(tile);
    case WhyNot::NotInRules:
      return notInRules(asked, view);
    case WhyNot::OnlyFromLeft:
      return Words::tr("[[chi|Chi]] takes only from the player to your left; %1 is from another.").arg(tile);
    case WhyNot::HonourRun:
      return Words::tr("%1 is an honour: honours make no runs, so there is no [[chi]].").arg(tile);
    case WhyNot::NoRun:
      return Words::tr("You hold no two tiles that make a run with %1.").arg(tile);
    case WhyNot::TooFewAlike:
      return tooFewAlike(answer, asked);
    case WhyNot::NoFour:
      return Words::tr("A [[kan]] needs four tiles alike, or the fourth tile of a [[pon]].");
    case WhyNot::AfterCall:
      return afterCall(asked);
    case WhyNot::NotOwnTurn:
      return asked == Asked::Kita
                 ? Words::tr("A North is set aside on your own turn.")
                 : Words::tr("[[riichi|Riichi]] is declared on your own turn, with a discard.");
    case WhyNot::AlreadyRiichi:
      return Words::tr("You have declared [[riichi]] already.");
    case WhyNot::NotTenpai:
      return notTenpai(answer, asked);
    case WhyNot::OtherTile:
      return Words::tr("You wait for %1; %2 does not complete the hand.")
          .arg(kindsMarkup(answer.kinds), tile);
    case WhyNot::NoTileYet:
      return Words::tr("You wait for %1. There is no tile to win on now.").arg(kindsMarkup(answer.kinds));
    case WhyNot::NoNorth:
      return Words::tr("You hold no North.");
    case WhyNot::HandEnds:
      return Words::tr("The hand ends with this discard; only a win could follow it.");
    case WhyNot::Passed:
      return Words::tr(
                 "The moment for %1 is over: the next player has drawn, or another call went before yours.")
          .arg(tile);
  }
  return {};
}

}  // namespace

QString furitenReason(const SeatView &view) {
  if (!view.furiten.any())
    return {};
  QStringList lines{waitsLine(view)};
  lines << furitenKinds(view);
  lines << Words::tr("No [[ron]] meanwhile. You can still win by [[tsumo]].");
  return sentences(lines);
}

QString noWinReason(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::FuritenDiscard:
    case DenialReason::FuritenTemporary:
    case DenialReason::FuritenRiichi:
      return furitenReason(view);
    case DenialReason::NoYaku:
      return Words::tr("%1 completes the hand, but it has no [[yaku]]. Dora alone are none.")
                 .arg(tileMarkup(denial.tile)) +
             u' ' + hintTexts(view) + goneBy(view, denial);
    case DenialReason::BelowMinimumHan:
      return Words::tr("%1 completes the hand, but it has too few [[han]].").arg(tileMarkup(denial.tile)) +
             u' ' + minimumText(view) + goneBy(view, denial);
    default:
      return {};
  }
}

QString whyNotReason(const SeatView &view, Asked asked, const WhyNotAnswer &answer) {
  if (answer.why == WhyNot::Denied)
    return denied(view, asked, answer.denial);
  QString text = plainAnswer(view, asked, answer);
  // Asked for a win while furiten: that is what there is to know.
  const bool waiting = answer.why == WhyNot::OtherTile || answer.why == WhyNot::NoTileYet;
  if (asked == Asked::Win && waiting && view.furiten.any())
    text = furitenReason(view);
  return text;
}

QString whyNotReason(const SeatView &view, Asked asked) {
  return whyNotReason(view, asked, whyNot(view, asked));
}

QString allReasons(const SeatView &view) {
  QStringList lines;
  for (const Asked asked : {Asked::Win, Asked::Riichi, Asked::Chi, Asked::Pon, Asked::Kan, Asked::Kita}) {
    if (asked == Asked::Kita && (!view.rules().kita || view.board.seats() != 3))
      continue;
    const QString line = whyNotReason(view, asked);
    if (!line.isEmpty() && !lines.contains(line))
      lines << line;
  }
  return lines.join(kBreak);
}

QString waitsReason(const TenpaiHand &hand) {
  if (hand.waits.empty())
    return {};
  QStringList waits;
  for (const WaitValue &wait : hand.waits)
    waits << Words::tr("%1 %n left", nullptr, wait.left).arg(tileMarkup(Tile(wait.kind)));
  QStringList lines{
      Words::tr("[[tenpai|Tenpai]]: it waits for %1.").arg(waits.join(Words::tr(", ", "between waits")))};
  const auto range = [](const TenpaiHand::Range &points) {
    return points.low == points.high
               ? handtexts::points(points.low)
               : Words::tr("%1 to %2", "points")
                     .arg(handtexts::points(points.low), handtexts::points(points.high));
  };
  if (const auto points = hand.points(false))
    lines << Words::tr("Worth %1.", "points").arg(range(*points));
  if (const auto points = hand.points(true))
    lines << Words::tr("With [[riichi]] %1.", "points").arg(range(*points));
  if (hand.noYakuByRon())
    lines << Words::tr("Without a [[yaku]] by [[ron]].");
  else if (hand.someNoYakuByRon())
    lines << Words::tr("Not every wait has a [[yaku]].");
  if (hand.furiten && hand.furitenTurn >= 0)
    lines << Words::tr("[[furiten|Furiten]]: %1 lies in your discards.").arg(tileMarkup(hand.furitenTile));
  else if (hand.furiten)
    lines << Words::tr("[[furiten|Furiten]]: a winning tile has gone by.");
  return sentences(lines);
}

QString kuikaeReason(const SeatView &view, Tile tile) {
  const auto &melds = view.me().melds;
  const QString called = melds.empty() ? QString() : tileMarkup(melds.back().called);
  const bool same =
      !melds.empty() && melds.back().called.isKnown() && melds.back().called.kind() == tile.kind();
  if (same)
    return Words::tr(
               "[[kuikae|Kuikae]]: the kind that you have just called (%1) may not be discarded at once.")
        .arg(called);
  return Words::tr(
             "[[kuikae|Kuikae]]: with %1 you would have had the run without calling %2, so it may not be "
             "discarded "
             "at once.")
      .arg(tileMarkup(tile), called);
}

}  // namespace janso
