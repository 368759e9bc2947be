// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is to be seen when a hand ends, before its page comes: a win with its word, the way of its tile, the
// dark room and the opened hand; a draw with its word and the hands of who is tenpai.
#pragma once

#include "rules/event.h"
#include "widgets/paint/wintimes.h"
#include "widgets/table/tableflights.h"

namespace janso {

// The words of it, ready in the language of the window.
struct EndWords {
  QString word;  // what is called out
  QString name;  // of a yakuman: its sign by sign ...
  QString note;  // ... and below
  QRect area;    // where the word stands
};

// `later`: when it begins, while another winner's is shown. Both moments are of the same seat and geometry.
MotionPlan winPlan(const HoraInfo &win, const WinTimes &times, const EndWords &words,
                   const TableGeometry &geometry, const TableMoment &before, const TableMoment &after,
                   qreal later);
MotionPlan drawPlan(const RyukyokuInfo &draw, const EndWords &words, const TableMoment &before,
                    const TableMoment &after);

// The light around a seat (rel) that has declared riichi.
Sight riichiPulse(const TableGeometry &geometry, const Scene &scene, int rel);
// A word in `area`.
Sight wordSight(const QString &text, const QRect &area, qreal delay, qreal stays);

}  // namespace janso
