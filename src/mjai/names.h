// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The words of the mjai protocol: tiles, winds, yaku, reasons of a draw.
//
// Tiles are `1m`..`9s`, red fives `5mr 5pr 5sr`, honors `E S W N P F C`, and `?` for a tile that is not
// shown.
#pragma once

#include <QString>
#include <optional>

#include "rules/event.h"
#include "rules/result.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

// `?` for an unknown tile.
QString toMjai(Tile tile);
// Every tile of the protocol, `?` included. The error quotes the text.
Result<Tile> tileFromMjai(const QString &text);

// 0..3 <-> "E" "S" "W" "N"; rounds of the dragons, 4..6 <-> "P" "F" "C".
QString windToMjai(int wind);
std::optional<int> windFromMjai(const QString &text);

// Names as the original server wrote them ("reach", "tanyaochu"); yakuhai of the seat and of the round
// differ, the three dragons share one name.
QString yakuToMjai(YakuId id);
// Nothing for an unknown name; any dragon becomes Haku.
std::optional<YakuId> yakuFromMjai(const QString &text);

QString drawToMjai(DrawType type);
// Nothing for an unknown reason.
std::optional<DrawType> drawFromMjai(const QString &text);

}  // namespace janso
