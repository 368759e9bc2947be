// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The animation at the end of a hand, before the result page opens. A win: its word, the flight of the
// winning tile, the dark room and the opened hand. A draw: its word and the hands of the tenpai players.
#pragma once

#include "rules/event.h"
#include "widgets/paint/wintimes.h"
#include "widgets/table/tableflights.h"

namespace janso {

// The texts of the animation in the language of the window.
struct EndWords {
  QString word;  // the word that is called out
  QString name;  // of a yakuman: its characters ...
  QString note;  // ... and the line below them
  QRect area;    // where the word appears
};

// `later`: when the animation begins if it follows another winner's. Both moments are of the same seat and
// geometry.
MotionPlan winPlan(const HoraInfo &win, const WinTimes &times, const EndWords &words,
                   const TableGeometry &geometry, const TableMoment &before, const TableMoment &after,
                   qreal later);
MotionPlan drawPlan(const RyukyokuInfo &draw, const EndWords &words, const TableMoment &before,
                    const TableMoment &after);

// The light around a relative seat that has declared riichi.
Sight riichiPulse(const TableGeometry &geometry, const Scene &scene, int rel);
// A word in `area`.
Sight wordSight(const QString &text, const QRect &area, qreal delay, qreal stays);

}  // namespace janso
