// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanations of exercises about a finished hand: its yaku, its fu, its score. Paragraphs in the markup
// of teachmarkup.h. Fu and score need a winning hand.
#pragma once

#include <QString>

#include "coach/drill.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

QString drillYakuReasons(const WinTask &task, YakuNaming naming);
QString drillFuReasons(const WinTask &task);
QString drillScoreReasons(const WinTask &task, YakuNaming naming);

}  // namespace janso
