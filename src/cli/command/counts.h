// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Numbers of things as a part of a sentence: "1 match", "12 hands".
#pragma once

#include <QString>

namespace janso::cli {

QString matchCount(qint64 count);
QString newMatchCount(qint64 count);
QString gameCount(qint64 count);  // recorded games, complete or not
QString handCount(qint64 count);
QString winCount(qint64 count);
QString drawCount(qint64 count);  // hands that nobody won
QString eventCount(qint64 count);
QString choiceCount(qint64 count);
QString wallCount(qint64 count);
QString fileCount(qint64 count);

}  // namespace janso::cli
