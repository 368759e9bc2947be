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
      return ReasonTexts::tr("You stay furiten until you draw.");
    case TempFuritenEnd::OwnDiscard:
      return ReasonTexts::tr("You stay furiten until your next discard.");
    case TempFuritenEnd::OwnDrawOrCall:
      return ReasonTexts::tr("You stay furiten until you draw or call.");
    case TempFuritenEnd::OwnDrawOrAnyCall:
      return ReasonTexts::tr("You stay furiten until you draw or someone calls.");
  }
  return {};
}

// Which kinds hold, each with its tile and its end.
QStringList furitenKinds(const SeatView &view) {
  const Furiten &furiten = view.furiten;
  QStringList lines;
  if (furiten.discard) {
    const Tile tile = view.me().pond[static_cast<std::size_t>(furiten.turn)].tile;
    lines << ReasonTexts::tr(
                 "[[furiten|Furiten]]: you discarded %1 on turn %2, and it is one of the tiles you're "
                 "waiting on.",
                 "tile, turn")
                 .arg(tileMarkup(tile), QLocale().toString(furiten.turn + 1));
    lines << (view.me().riichi == RiichiState::Accepted
                  ? ReasonTexts::tr(
                        "In [[riichi]] your wait can't change, so you stay furiten until the hand ends.")
                  : ReasonTexts::tr(
                        "You stay furiten as long as you wait on a tile that you have discarded."));
  }
  if (furiten.riichi)
    lines << ReasonTexts::tr(
                 "[[furiten|Furiten]]: you didn't win on %1 after your [[riichi]], so you stay furiten until "
                 "the hand ends.")
                 .arg(tileMarkup(furiten.missed));
  else if (furiten.temporary)
    lines << sentences(
        {ReasonTexts::tr("Temporary [[furiten]]: you didn't win on %1, which would have completed your hand.")
             .arg(tileMarkup(furiten.missed)),
         temporaryEnd(view.rules().tempFuritenEnd)});
  return lines;
}

QString waitsLine(const SeatView &view) {
  return view.waits.empty() ? QString()
                            : ReasonTexts::tr("You're waiting on %1.").arg(kindsMarkup(view.waits));
}

// --- What would give a yaku ---

QString hintText(const YakuHint &hint) {
  const QString tiles = hint.kinds.empty() ? QString() : kindsMarkup(hint.kinds);
  switch (hint.kind) {
    case YakuHintKind::OtherWait:
      return ReasonTexts::tr("A win on %1 would have a yaku.").arg(tiles);
    case YakuHintKind::Tsumo:
      return ReasonTexts::tr("Winning by [[tsumo]] with a closed hand would give you a yaku.");
    case YakuHintKind::Riichi:
      return ReasonTexts::tr("Declaring [[riichi]] would give you a yaku.");
    case YakuHintKind::Yakuhai:
      return ReasonTexts::tr("A third %1 would give you [[yakuhai]].").arg(tiles);
    case YakuHintKind::Tanyao:
      return ReasonTexts::tr("Replacing %1 would make your hand [[tanyao]].").arg(tiles);
  }
  return {};
}

QString hintTexts(const SeatView &view) {
  QStringList said;
  for (const YakuHint &hint : yakuHints(view))
    said << hintText(hint);
  const bool tanyao = view.rules().kuitan || view.me().isMenzen();
  if (said.isEmpty())
    said << (tanyao ? ReasonTexts::tr("A triplet of dragons, your seat wind or the round wind would give you "
                                      "a yaku, and so would having only tiles from 2 to 8.")
                    : ReasonTexts::tr(
                          "A triplet of dragons, your seat wind or the round wind would give you a yaku."));
  return said.join(u' ');
}

// A winning tile that goes by makes furiten, whatever kept it from being a win.
QString goneBy(const SeatView &view, const Denial &denial) {
  if (denial.type != ActionType::Ron)
    return {};
  return u' ' + ReasonTexts::tr("Once this tile passes, you're [[furiten]].") + u' ' +
         (view.me().riichi == RiichiState::Accepted
              ? ReasonTexts::tr("In [[riichi]] you stay furiten until the hand ends.")
              : temporaryEnd(view.rules().tempFuritenEnd));
}

QString minimumText(const SeatView &view) {
  const RuleSet &rules = view.rules();
  const int from = rules.twoHanMinimumAt;
  const QString asked =
      rules.twoHanSureYakuOnly
          ? ReasonTexts::tr("2 [[han]] from yaku that don't depend on luck; dora don't count")
          : ReasonTexts::tr("2 [[han]] from yaku; dora don't count");
  //: %1: "2 han from yaku; dora don't count"
  return from <= 0 ? ReasonTexts::tr("These rules require %1.").arg(asked)
                   : ReasonTexts::tr("From %n honba on, these rules require %1.", nullptr, from).arg(asked);
}

// --- Denials ---

QString riichiDenial(const SeatView &view, DenialReason reason) {
  const RuleSet &rules = view.rules();
  switch (reason) {
    case DenialReason::OpenHand:
      return ReasonTexts::tr("You need a closed hand for [[riichi]], but your hand is open.");
    case DenialReason::TooFewPoints:
      return ReasonTexts::tr("You need at least %1 points to declare [[riichi]]; you have %2.")
          .arg(pointsText(rules.riichiMinPoints),
               pointsText(view.board.scores[static_cast<std::size_t>(view.seat)]));
    case DenialReason::TooFewTiles:
      return ReasonTexts::
          tr("You can declare [[riichi]] only while at least %1 tiles are left in the wall (%2 are left).")
              .arg(rules.riichiMinWall)
              .arg(view.board.tilesLeft);
    case DenialReason::FuritenDiscard:
      return ReasonTexts::tr(
          "You would be waiting on a tile that you have discarded, and these rules don't allow [[riichi]] "
          "while [[furiten]].");
    default:
      return ReasonTexts::tr("You need a [[tenpai]] hand for [[riichi]], but no discard leaves you tenpai.");
  }
}

QString kanDenial(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::FourKans:
      return ReasonTexts::tr(
          "You can't make a [[kan]]: %n kan(s) have been made in this hand, which is the maximum.", nullptr,
          view.rules().maxKans);
    case DenialReason::LastTile:
      return ReasonTexts::tr(
          "You can't make a [[kan]] after the last tile of the wall: there is no replacement tile.");
    case DenialReason::WaitWouldChange:
      return ReasonTexts::tr(
                 "You can't kan %1 in [[riichi]]: that would change your wait or the shape of your hand.")
          .arg(tileMarkup(denial.tile));
    case DenialReason::InRiichi:
      return view.rules().riichiAnkan == RiichiAnkan::Never
                 ? ReasonTexts::tr("These rules don't allow a [[kan]] after [[riichi]].")
                 : ReasonTexts::tr(
                       "In [[riichi]] you can make a closed [[kan]] only with the tile you have just drawn.");
    default:
      return {};
  }
}

QString callDenial(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::InRiichi:
      return ReasonTexts::tr("You can't call after [[riichi]]: your hand is locked.");
    case DenialReason::LastTile:
      return ReasonTexts::tr("You can't call the last discard of a hand; you can only win on it.");
    case DenialReason::Kuikae:
      return ReasonTexts::tr(
          "After this call every tile you could discard would be [[kuikae]] (swap calling), so you can't "
          "call.");
    default:
      return kanDenial(view, denial);
  }
}

QString kitaDenial(DenialReason reason) {
  switch (reason) {
    case DenialReason::InRiichi:
      return ReasonTexts::tr("In [[riichi]] you can set aside only a North you have just drawn.");
    case DenialReason::AfterPon:
      return ReasonTexts::tr("You can't set a North aside right after a call.");
    default:
      return ReasonTexts::tr(
          "You can't set a North aside after the last tile: there is no replacement tile.");
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
               ? ReasonTexts::tr("You need a [[tenpai]] hand for [[riichi]]. Yours is one tile from tenpai.")
               : ReasonTexts::tr("You need a [[tenpai]] hand for [[riichi]]. Yours is %n tiles from tenpai.",
                                 nullptr, answer.number);
  if (answer.tile.isKnown())
    return ReasonTexts::tr("%1 doesn't complete your hand, which is %n tile(s) from [[tenpai]].", nullptr,
                           answer.number)
        .arg(tileMarkup(answer.tile));
  return ReasonTexts::tr("Your hand is %n tile(s) from [[tenpai]]; only a tenpai hand can win.", nullptr,
                         answer.number);
}

QString tooFewAlike(const WhyNotAnswer &answer, Asked asked) {
  const QString tile = tileMarkup(answer.tile);
  if (asked == Asked::Kan)
    return ReasonTexts::tr("To [[kan]] %1 you need 3 copies in your hand; you have %n.", nullptr,
                           answer.number)
        .arg(tile);
  return ReasonTexts::tr("To [[pon]] %1 you need 2 copies in your hand; you have %n.", nullptr, answer.number)
      .arg(tile);
}

QString notInRules(Asked asked, const SeatView &view) {
  if (asked == Asked::Chi)
    return view.board.seats() == 3 ? ReasonTexts::tr("There is no [[chi]] in three-player matches.")
                                   : ReasonTexts::tr("[[chi|Chi]] isn't allowed under these rules.");
  return ReasonTexts::tr("You can't set North aside under these rules.");
}

QString afterCall(Asked asked) {
  switch (asked) {
    case Asked::Riichi:
      return ReasonTexts::tr("You can declare [[riichi]] only after a draw, not right after a call.");
    case Asked::Win:
      return ReasonTexts::tr(
          "After a call you can only discard. To win you need to draw a tile or call ron.");
    default:
      return ReasonTexts::tr(
          "After a call you can only discard. For a [[kan]] you have to wait for your next draw.");
  }
}

QString duringOwnTurn(Asked asked) {
  if (asked == Asked::Chi)
    return ReasonTexts::tr(
        "It's your turn. You can only [[chi]] a discard from the player on your left, and only before you "
        "draw.");
  return ReasonTexts::tr(
      "It's your turn. You can only [[pon]] another player's discard, and only before the next player "
      "draws.");
}

QString notYet(const WhyNotAnswer &answer, const QString &tile) {
  const QString without =
      answer.kinds.size() == 1
          ? ReasonTexts::tr("%1 doesn't complete your hand. Discard %2 to be [[tenpai]].")
          : ReasonTexts::tr("%1 doesn't complete your hand. Discard one of %2 to be [[tenpai]].");
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
      return ReasonTexts::tr("You can only [[chi]] from the player on your left; %1 is from another player.")
          .arg(tile);
    case WhyNot::HonorRun:
      return ReasonTexts::tr("%1 is an honor. Honors can't form runs, so you can't [[chi]] it.").arg(tile);
    case WhyNot::NoRun:
      return ReasonTexts::tr("You don't have two tiles that form a run with %1.").arg(tile);
    case WhyNot::TooFewAlike:
      return tooFewAlike(answer, asked);
    case WhyNot::NoFour:
      return ReasonTexts::tr(
          "For a [[kan]] you need four identical tiles, or the fourth tile for your [[pon]].");
    case WhyNot::AfterCall:
      return afterCall(asked);
    case WhyNot::NotOwnTurn:
      return asked == Asked::Kita
                 ? ReasonTexts::tr("You can set a North aside only on your turn.")
                 : ReasonTexts::tr("You can declare [[riichi]] only on your turn, when you discard.");
    case WhyNot::AlreadyRiichi:
      return ReasonTexts::tr("You have already declared [[riichi]].");
    case WhyNot::NotTenpai:
      return notTenpai(answer, asked);
    case WhyNot::NotYet:
      return notYet(answer, tile);
    case WhyNot::OtherTile:
      return ReasonTexts::tr("You're waiting on %1; %2 doesn't complete your hand.")
          .arg(kindsMarkup(answer.kinds), tile);
    case WhyNot::NoTileYet:
      return ReasonTexts::tr("You're waiting on %1. There is no tile to win on right now.")
          .arg(kindsMarkup(answer.kinds));
    case WhyNot::NoNorth:
      return ReasonTexts::tr("You don't have a North.");
    case WhyNot::HandEnds:
      return ReasonTexts::tr("You can win on this discard but not call it: it's the last one of the hand.");
    case WhyNot::Passed:
      return ReasonTexts::tr("Too late to call %1: the next player has drawn, or another call took priority.")
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
  lines << ReasonTexts::tr("Meanwhile you can't win by [[ron]], but you can still win by [[tsumo]].");
  return sentences(lines);
}

QString noWinReason(const SeatView &view, const Denial &denial) {
  switch (denial.reason) {
    case DenialReason::FuritenDiscard:
    case DenialReason::FuritenTemporary:
    case DenialReason::FuritenRiichi:
      return furitenReason(view);
    case DenialReason::NoYaku:
      return ReasonTexts::tr("%1 completes your hand, but it has no [[yaku]]. Dora don't count as yaku.")
                 .arg(tileMarkup(denial.tile)) +
             u' ' + hintTexts(view) + goneBy(view, denial);
    case DenialReason::BelowMinimumHan:
      return ReasonTexts::tr("%1 completes your hand, but it has too few [[han]].")
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
    waits << ReasonTexts::tr("%1 (%n left)", nullptr, wait.left).arg(tileMarkup(Tile(wait.kind)));
  QStringList lines{ReasonTexts::tr("[[tenpai|Tenpai]]: waiting on %1.")
                        .arg(waits.join(ReasonTexts::tr(", ", "between waits")))};
  const auto range = [](const TenpaiHand::Range &points) {
    return points.low == points.high
               ? pointsText(points.low)
               : ReasonTexts::tr("%1 to %2", "points").arg(pointsText(points.low), pointsText(points.high));
  };
  if (const auto points = hand.points(false))
    lines << ReasonTexts::tr("Worth %1.", "points").arg(range(*points));
  if (const auto points = hand.points(true))
    lines << ReasonTexts::tr("With [[riichi]]: %1.", "points").arg(range(*points));
  if (hand.noYakuByRon())
    lines << ReasonTexts::tr("No [[yaku]] for a [[ron]].");
  else if (hand.someNoYakuByRon())
    lines << ReasonTexts::tr("Not every wait has a [[yaku]].");
  if (hand.furiten && hand.furitenTurn >= 0)
    lines << ReasonTexts::tr("[[furiten|Furiten]]: you have discarded %1.").arg(tileMarkup(hand.furitenTile));
  else if (hand.furiten)
    lines << ReasonTexts::tr("[[furiten|Furiten]]: a winning tile has passed.");
  return sentences(lines);
}

QString kuikaeReason(const SeatView &view, Tile tile) {
  const auto &melds = view.me().melds;
  const QString called = melds.empty() ? QString() : tileMarkup(melds.back().called);
  const bool same =
      !melds.empty() && melds.back().called.isKnown() && melds.back().called.kind() == tile.kind();
  if (same)
    return ReasonTexts::
        tr("[[kuikae|Kuikae]]: you have just called %1, so you can't discard that kind of tile right away.")
            .arg(called);
  return ReasonTexts::tr(
             "[[kuikae|Kuikae]]: you can't discard %1 right away, because you could have made the run with "
             "it instead of calling %2.")
      .arg(tileMarkup(tile), called);
}

}  // namespace janso
