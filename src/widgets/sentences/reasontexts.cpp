// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/reasontexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <vector>

#include "coach/yakuhints.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct ReasonTexts {
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
      return ReasonTexts::tr("This lasts until you draw.");
    case TempFuritenEnd::OwnDiscard:
      return ReasonTexts::tr("This lasts until your next discard.");
    case TempFuritenEnd::OwnDrawOrCall:
      return ReasonTexts::tr("This lasts until you draw or call.");
    case TempFuritenEnd::OwnDrawOrAnyCall:
      return ReasonTexts::tr("This lasts until you draw or anybody calls.");
  }
  return {};
}

// Which kinds hold, each with its tile and its end.
QStringList furitenKinds(const SeatView &view) {
  const Furiten &furiten = view.furiten;
  QStringList lines;
  if (furiten.discard) {
    const Tile tile = view.me().river[static_cast<std::size_t>(furiten.turn)].tile;
    lines << ReasonTexts::tr("[[furiten|Furiten]]: you discarded %1 on turn %2, and it is one of your waits.",
                             "tile, turn")
                 .arg(tileMarkup(tile), QLocale().toString(furiten.turn + 1));
    lines << (view.me().riichi == RiichiState::Accepted
                  ? ReasonTexts::tr("In [[riichi]] the waits cannot change: it lasts until the hand ends.")
                  : ReasonTexts::tr("It lasts as long as you wait for a tile that you have discarded."));
  }
  if (furiten.riichi)
    lines << ReasonTexts::tr(
                 "[[furiten|Furiten]]: after your [[riichi]] %1 went by without a win. This lasts until the "
                 "hand "
                 "ends.")
                 .arg(tileMarkup(furiten.missed));
  else if (furiten.temporary)
    lines << sentences(
        {ReasonTexts::tr("[[furiten|Furiten]] for a moment: %1 would have completed your hand and went by.")
             .arg(tileMarkup(furiten.missed)),
         temporaryEnd(view.rules().tempFuritenEnd)});
  return lines;
}

QString waitsLine(const SeatView &view) {
  return view.waits.empty() ? QString() : ReasonTexts::tr("You wait for %1.").arg(kindsMarkup(view.waits));
}

// --- What would give a yaku ---

QString hintText(const YakuHint &hint) {
  const QString tiles = hint.kinds.empty() ? QString() : kindsMarkup(hint.kinds);
  switch (hint.kind) {
    case YakuHintKind::OtherWait:
      return ReasonTexts::tr("A win on %1 has one.").arg(tiles);
    case YakuHintKind::Tsumo:
      return ReasonTexts::tr("Drawing the tile yourself would be one: a closed hand won by [[tsumo]].");
    case YakuHintKind::Riichi:
      return ReasonTexts::tr("Declaring [[riichi]] would be one.");
    case YakuHintKind::Yakuhai:
      return ReasonTexts::tr("A third %1 would be one: [[yakuhai]].").arg(tiles);
    case YakuHintKind::Tanyao:
      return ReasonTexts::tr("Without %1 the hand would be [[tanyao]].").arg(tiles);
  }
  return {};
}

QString hintTexts(const SeatView &view) {
  QStringList said;
  for (const YakuHint &hint : yakuHints(view))
    said << hintText(hint);
  const bool tanyao = view.rules().kuitan || view.me().isMenzen();
  if (said.isEmpty())
    said << (tanyao ? ReasonTexts::tr(
                          "A triplet of dragons or of your winds, or tiles from 2 to 8 only, would give one.")
                    : ReasonTexts::tr("A triplet of dragons or of your winds would give one."));
  return said.join(u' ');
}

// A winning tile that goes by makes furiten, whatever kept it from being a win.
QString goneBy(const SeatView &view, const Denial &denial) {
  if (denial.type != ActionType::Ron)
    return {};
  return u' ' + ReasonTexts::tr("As it goes by you are [[furiten]].") + u' ' +
         (view.me().riichi == RiichiState::Accepted
              ? ReasonTexts::tr("In [[riichi]] this lasts until the hand ends.")
              : temporaryEnd(view.rules().tempFuritenEnd));
}

QString minimumText(const SeatView &view) {
  const RuleSet &rules = view.rules();
  const int from = rules.twoHanMinimumAt;
  const QString asked =
      rules.twoHanSureYakuOnly
          ? ReasonTexts::tr("two [[han]] of yaku that do not come by luck; dora do not count")
          : ReasonTexts::tr("two [[han]] of yaku; dora do not count");
  //: %1: "two han of yaku; dora do not count"
  return from <= 0 ? ReasonTexts::tr("These rules ask for %1.").arg(asked)
                   : ReasonTexts::tr("From %n honba on these rules ask for %1.", nullptr, from).arg(asked);
}

// --- Denials ---

QString riichiDenial(const SeatView &view, DenialReason reason) {
  const RuleSet &rules = view.rules();
  switch (reason) {
    case DenialReason::OpenHand:
      return ReasonTexts::tr("[[riichi|Riichi]] needs a closed hand, and you have called.");
    case DenialReason::TooFewPoints:
      return ReasonTexts::tr("[[riichi|Riichi]] needs %1 points for the stick; you have %2.")
          .arg(pointsText(rules.riichiMinPoints),
               pointsText(view.board.scores[static_cast<std::size_t>(view.seat)]));
    case DenialReason::TooFewTiles:
      return ReasonTexts::tr("[[riichi|Riichi]] needs at least %1 tiles in the wall; %2 are left.")
          .arg(rules.riichiMinWall)
          .arg(view.board.tilesLeft);
    case DenialReason::FuritenDiscard:
      return ReasonTexts::tr(
          "You would wait for a tile that you have discarded, and these rules forbid [[riichi]] in "
          "[[furiten]].");
    default:
      return ReasonTexts::tr("[[riichi|Riichi]] needs a [[tenpai]] hand, and no discard leaves one.");
  }
}

QString kanDenial(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::FourKans:
      return ReasonTexts::tr(
          "No [[kan]]: %n kan(s) have been made in this hand, and that is all there may be.", nullptr,
          view.rules().maxKans);
    case DenialReason::LastTile:
      return ReasonTexts::tr("No [[kan]] after the last tile of the wall: there is no tile to replace it.");
    case DenialReason::WaitWouldChange:
      return ReasonTexts::tr(
                 "In [[riichi]] a kan of %1 would change what the hand waits for, or how it is built.")
          .arg(tileMarkup(denial.tile));
    case DenialReason::InRiichi:
      return view.rules().riichiAnkan == RiichiAnkan::Never
                 ? ReasonTexts::tr("These rules allow no [[kan]] after [[riichi]].")
                 : ReasonTexts::tr("In [[riichi]] only the tile just drawn can make a closed [[kan]].");
    default:
      return {};
  }
}

QString callDenial(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::InRiichi:
      return ReasonTexts::tr("In [[riichi]] nothing is called: the hand stays as it is.");
    case DenialReason::LastTile:
      return ReasonTexts::tr("The last discard of a hand can only be won on, not called.");
    case DenialReason::Kuikae:
      return ReasonTexts::tr(
          "Every tile left after this call would be a swap ([[kuikae]]), so there would be nothing to "
          "discard.");
    default:
      return kanDenial(view, denial);
  }
}

QString kitaDenial(DenialReason reason) {
  switch (reason) {
    case DenialReason::InRiichi:
      return ReasonTexts::tr("In [[riichi]] only the North just drawn may be set aside.");
    case DenialReason::AfterPon:
      return ReasonTexts::tr("No North may be set aside right after a call.");
    default:
      return ReasonTexts::tr(
          "No North may be set aside after the last tile: there is no tile to replace it.");
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
               ? ReasonTexts::tr("[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is one tile away from it.")
               : ReasonTexts::tr("[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is %n tiles away from it.",
                                 nullptr, answer.number);
  if (answer.tile.isKnown())
    return ReasonTexts::tr("%1 does not complete your hand: it is %n tile(s) away from [[tenpai]].", nullptr,
                           answer.number)
        .arg(tileMarkup(answer.tile));
  return ReasonTexts::tr("Your hand is %n tile(s) away from [[tenpai]]; only a tenpai hand can win.", nullptr,
                         answer.number);
}

QString tooFewAlike(const WhyNotAnswer &answer, Asked asked) {
  const QString tile = tileMarkup(answer.tile);
  if (asked == Asked::Kan)
    return ReasonTexts::tr("A [[kan]] of %1 needs three of them in your hand; you hold %n.", nullptr,
                           answer.number)
        .arg(tile);
  return ReasonTexts::tr("[[pon|Pon]] of %1 needs two of them in your hand; you hold %n.", nullptr,
                         answer.number)
      .arg(tile);
}

QString notInRules(Asked asked, const SeatView &view) {
  if (asked == Asked::Chi)
    return view.board.seats() == 3 ? ReasonTexts::tr("With three players there is no [[chi]].")
                                   : ReasonTexts::tr("These rules have no [[chi]].");
  return ReasonTexts::tr("In these rules no North is set aside.");
}

QString afterCall(Asked asked) {
  switch (asked) {
    case Asked::Riichi:
      return ReasonTexts::tr("[[riichi|Riichi]] is declared after a draw, not right after a call.");
    case Asked::Win:
      return ReasonTexts::tr(
          "Right after a call you only discard; a win needs a drawn tile or another's discard.");
    default:
      return ReasonTexts::tr(
          "Right after a call you only discard; a [[kan]] has to wait for your next draw.");
  }
}

QString duringOwnTurn(Asked asked) {
  if (asked == Asked::Chi)
    return ReasonTexts::tr(
        "It is your turn. [[chi|Chi]] takes the discard of the player to your left, before you draw.");
  return ReasonTexts::tr(
      "It is your turn. [[pon|Pon]] takes a discard of another player, before anybody draws.");
}

QString notYet(const WhyNotAnswer &answer, const QString &tile) {
  const QString without =
      answer.kinds.size() == 1
          ? ReasonTexts::tr("%1 does not complete your hand. Without %2 it is [[tenpai]].")
          : ReasonTexts::tr("%1 does not complete your hand. Without one of %2 it is [[tenpai]].");
  return without.arg(tile, kindsMarkup(answer.kinds));
}

QString plainAnswer(const SeatView &view, Asked asked, const WhyNotAnswer &answer) {
  const QString tile = answer.tile.isKnown() ? tileMarkup(answer.tile) : QString();
  switch (answer.why) {
    case WhyNot::Offered:
    case WhyNot::Denied:
      return {};
    case WhyNot::NotPlaying:
      return ReasonTexts::tr("No hand is being played.");
    case WhyNot::NothingThere:
      return ReasonTexts::tr("There is no discard to call.");
    case WhyNot::OwnTurn:
      return duringOwnTurn(asked);
    case WhyNot::OwnDiscard:
      return ReasonTexts::tr("%1 is your own discard.").arg(tile);
    case WhyNot::NotInRules:
      return notInRules(asked, view);
    case WhyNot::OnlyFromLeft:
      return ReasonTexts::tr("[[chi|Chi]] takes only from the player to your left; %1 is from another.")
          .arg(tile);
    case WhyNot::HonourRun:
      return ReasonTexts::tr("%1 is an honour: honours make no runs, so there is no [[chi]].").arg(tile);
    case WhyNot::NoRun:
      return ReasonTexts::tr("You hold no two tiles that make a run with %1.").arg(tile);
    case WhyNot::TooFewAlike:
      return tooFewAlike(answer, asked);
    case WhyNot::NoFour:
      return ReasonTexts::tr("A [[kan]] needs four tiles alike, or the fourth tile of a [[pon]].");
    case WhyNot::AfterCall:
      return afterCall(asked);
    case WhyNot::NotOwnTurn:
      return asked == Asked::Kita
                 ? ReasonTexts::tr("A North is set aside on your own turn.")
                 : ReasonTexts::tr("[[riichi|Riichi]] is declared on your own turn, with a discard.");
    case WhyNot::AlreadyRiichi:
      return ReasonTexts::tr("You have declared [[riichi]] already.");
    case WhyNot::NotTenpai:
      return notTenpai(answer, asked);
    case WhyNot::NotYet:
      return notYet(answer, tile);
    case WhyNot::OtherTile:
      return ReasonTexts::tr("You wait for %1; %2 does not complete the hand.")
          .arg(kindsMarkup(answer.kinds), tile);
    case WhyNot::NoTileYet:
      return ReasonTexts::tr("You wait for %1. There is no tile to win on now.")
          .arg(kindsMarkup(answer.kinds));
    case WhyNot::NoNorth:
      return ReasonTexts::tr("You hold no North.");
    case WhyNot::HandEnds:
      return ReasonTexts::tr("The hand ends with this discard; only a win could follow it.");
    case WhyNot::Passed:
      return ReasonTexts::tr(
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
  lines << ReasonTexts::tr("No [[ron]] meanwhile. You can still win by [[tsumo]].");
  return sentences(lines);
}

QString noWinReason(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::FuritenDiscard:
    case DenialReason::FuritenTemporary:
    case DenialReason::FuritenRiichi:
      return furitenReason(view);
    case DenialReason::NoYaku:
      return ReasonTexts::tr("%1 completes the hand, but it has no [[yaku]]. Dora alone are none.")
                 .arg(tileMarkup(denial.tile)) +
             u' ' + hintTexts(view) + goneBy(view, denial);
    case DenialReason::BelowMinimumHan:
      return ReasonTexts::tr("%1 completes the hand, but it has too few [[han]].")
                 .arg(tileMarkup(denial.tile)) +
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

QString unaskedReason(const SeatView &view, const Decision &decision) {
  for (const Denial &denial : decision.denied) {
    if (denial.type == ActionType::Ron || denial.type == ActionType::Tsumo)
      return noWinReason(view, denial);
  }
  return {};
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
    waits << ReasonTexts::tr("%1 %n left", nullptr, wait.left).arg(tileMarkup(Tile(wait.kind)));
  QStringList lines{ReasonTexts::tr("[[tenpai|Tenpai]]: it waits for %1.")
                        .arg(waits.join(ReasonTexts::tr(", ", "between waits")))};
  const auto range = [](const TenpaiHand::Range &points) {
    return points.low == points.high
               ? pointsText(points.low)
               : ReasonTexts::tr("%1 to %2", "points").arg(pointsText(points.low), pointsText(points.high));
  };
  if (const auto points = hand.points(false))
    lines << ReasonTexts::tr("Worth %1.", "points").arg(range(*points));
  if (const auto points = hand.points(true))
    lines << ReasonTexts::tr("With [[riichi]] %1.", "points").arg(range(*points));
  if (hand.noYakuByRon())
    lines << ReasonTexts::tr("Without a [[yaku]] by [[ron]].");
  else if (hand.someNoYakuByRon())
    lines << ReasonTexts::tr("Not every wait has a [[yaku]].");
  if (hand.furiten && hand.furitenTurn >= 0)
    lines << ReasonTexts::tr("[[furiten|Furiten]]: %1 lies in your discards.")
                 .arg(tileMarkup(hand.furitenTile));
  else if (hand.furiten)
    lines << ReasonTexts::tr("[[furiten|Furiten]]: a winning tile has gone by.");
  return sentences(lines);
}

QString kuikaeReason(const SeatView &view, Tile tile) {
  const auto &melds = view.me().melds;
  const QString called = melds.empty() ? QString() : tileMarkup(melds.back().called);
  const bool same =
      !melds.empty() && melds.back().called.isKnown() && melds.back().called.kind() == tile.kind();
  if (same)
    return ReasonTexts::tr(
               "[[kuikae|Kuikae]]: the kind that you have just called (%1) may not be discarded at once.")
        .arg(called);
  return ReasonTexts::tr(
             "[[kuikae|Kuikae]]: with %1 you would have had the run without calling %2, so it may not be "
             "discarded "
             "at once.")
      .arg(tileMarkup(tile), called);
}

}  // namespace janso
