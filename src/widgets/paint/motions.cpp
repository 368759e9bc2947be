// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/motions.h"

#include <QEasingCurve>
#include <QPointF>
#include <array>

namespace janso {

namespace {

constexpr qreal kOvershoot = 0.9;

// What a called tile takes at most, and the tiles of a hand that follow it, is set by the way it has.
constexpr std::array<MotionRow, kMotions> kTable{{
    {Motion::Dice, "The dice roll", 0, 380, 0, Curve::OutQuart, "who breaks the wall, and where"},
    {Motion::Deal, "A packet is dealt", 0, 140, 60, Curve::OutCubic, "who deals"},
    {Motion::DealSort, "Your hand is sorted", 80, 160, 0, Curve::InOutSine, "the hand"},
    {Motion::DoraFlip, "A dora indicator turns over", 0, 220, 0, Curve::InOutSine, "a new dora"},
    {Motion::Draw, "Draw", 0, 120, 0, Curve::OutCubic, "whose turn it is"},
    {Motion::TurnChange, "The turn bar moves", 0, 160, 0, Curve::InOutSine, "the turn"},
    {Motion::TileRise, "A tile under the cursor rises", 0, 90, 0, Curve::Linear, "what Enter takes"},
    {Motion::SameTiles, "Its visible copies are tinted", 120, 100, 0, Curve::Linear, "how many are left"},
    {Motion::Tedashi, "Discard from the hand", 0, 180, 0, Curve::OutCubic, "the hand has changed"},
    {Motion::HandCloses, "The gap in your hand closes", 60, 120, 0, Curve::InOutSine, "the hand"},
    {Motion::Tsumogiri, "Discard of the drawn tile", 0, 140, 0, Curve::OutCubic, "nothing has changed"},
    {Motion::WordIn, "A call appears", 0, 90, 0, Curve::Enter, "who calls"},
    {Motion::WordOut, "A call fades", 0, 120, 0, Curve::InCubic, "that it is over"},
    {Motion::Word, "A call stays", 0, 500, 0, Curve::Linear, "what is called"},
    {Motion::CalledTile, "The called tile travels, at most", 0, 260, 0, Curve::OutQuart, "from whom"},
    {Motion::CalledHand, "Tiles from the hand follow it", 40, 160, 40, Curve::OutQuart, "with what"},
    {Motion::KanTurn, "The outer tiles of a closed kan turn over", 260, 180, 0, Curve::InOutSine,
     "a closed kan"},
    {Motion::RiichiTurn, "The riichi tile turns on its way", 0, 200, 0, Curve::OutCubic, "riichi"},
    {Motion::RiichiStick, "The riichi stick is placed", 0, 250, 0, Curve::OutBack, "1,000 points"},
    {Motion::RiichiPulse, "Light around the seat, once", 120, 700, 0, Curve::InOutSine, "who threatens"},
    {Motion::RonThread, "A thread links discard and winner", 0, 180, 0, Curve::OutCubic, "who pays"},
    {Motion::RonTravel, "The tile travels along it", 0, 260, 0, Curve::OutCubic, "what it is won with"},
    {Motion::TsumoDown, "The drawn tile is set down", 0, 140, 0, Curve::InCubic, "tsumo"},
    {Motion::HandOpens, "A tile of the hand is revealed", 0, 90, 0, Curve::OutCubic, "the hand"},
    {Motion::RoomDims, "The room goes dark", 0, 300, 0, Curve::InOutSine, "that the hand is over"},
    {Motion::GoldSweep, "Gold sweeps over a yakuman", 0, 600, 0, Curve::InOutSine, "a yakuman"},
    {Motion::NamePanel, "The name of a yakuman, sign by sign", 0, 240, 80, Curve::OutQuart, "which"},
    {Motion::DrawWord, "The word for a draw stays", 250, 650, 0, Curve::Linear, "why nobody wins"},
    {Motion::ViewTurn, "The table tilts to the other view", 0, 400, 0, Curve::InOutSine, "the same table"},
    {Motion::Change, "Reduced motion: the change fades in", 0, 80, 0, Curve::Linear, "what has changed"},
    {Motion::ChangeStays, "Reduced motion: an outline stays", 0, 600, 0, Curve::Linear, "where"},
}};

}  // namespace

qreal eased(Curve curve, qreal t) {
  static const std::array<QEasingCurve, 7> kCurves = [] {
    std::array<QEasingCurve, 7> made{
        QEasingCurve::Linear,  QEasingCurve::OutCubic,     QEasingCurve::OutQuart, QEasingCurve::InOutSine,
        QEasingCurve::OutBack, QEasingCurve::BezierSpline, QEasingCurve::InCubic};
    made[4].setOvershoot(kOvershoot);
    made[5].addCubicBezierSegment(QPointF(0.05, 0.7), QPointF(0.1, 1), QPointF(1, 1));
    return made;
  }();
  return t <= 0 ? 0 : t >= 1 ? 1 : kCurves[static_cast<std::size_t>(curve)].valueForProgress(t);
}

const char *curveName(Curve curve) {
  static constexpr std::array<const char *, 7> kNames{"Linear",  "OutCubic",       "OutQuart", "InOutSine",
                                                      "OutBack", "Enter (Bezier)", "InCubic"};
  return kNames[static_cast<std::size_t>(curve)];
}

std::span<const MotionRow> motionTable() {
  return kTable;
}

}  // namespace janso
