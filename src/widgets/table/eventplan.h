// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All the animations that an event starts at the table, as set in the user's options.
#pragma once

#include "rules/event.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/table/tableflights.h"

namespace janso {

class WordsItem;

struct EventStage {
  const TableGeometry &geometry;
  const TableMoment &before;
  const TableMoment &after;
  const TableOptions &options;
  const WordsItem &words;
  qreal busy = 0;  // remaining time of a hand's end that is already being shown, in milliseconds
};

// With reduced motion nothing travels: new things fade in, and words appear for their time without moving.
MotionPlan planOf(const Event &event, const EventStage &stage);

}  // namespace janso
