// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that an event sets off at the table, as the user wants to see it.
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
  qreal busy = 0;  // how long the end of the hand that is shown already still takes, in milliseconds
};

// With reduced motion nothing travels: what is new fades in, words are there for their time.
MotionPlan planOf(const Event &event, const EventStage &stage);

}  // namespace janso
