// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a yaku stands to the hand in play (coach/yakudistance.h), in words.
#pragma once

#include <QString>

#include "coach/yakudistance.h"
#include "widgets/handtray.h"

namespace janso {

// One to three sentences, in the markup of teachmarkup.h; empty when the hand is not known.
QString yakuStandingText(const YakuAnswer &answer);
// Why it cannot be had, as one sentence in that markup; empty for YakuObstacle::None.
QString yakuObstacleText(const YakuAnswer &answer);
// What has to happen beside completing the hand, as one sentence; empty for YakuEvent::None.
QString yakuEventText(YakuEvent event);

// The hand that it could become: what is missing is drawn faintly.
QList<TrayGroup> yakuTargetGroups(const YakuTarget &target);

}  // namespace janso
