// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games out of the paipu format of Denno Mahjong: an object a game, a list of such objects, or an
// object a line. A broken one does not lose the others.
//
// Seats (`l`, and the places of lists) count by wind within a hand. Tiles are a suit letter and digits, 0 the
// red five; in a meld the digit before + = - is the claimed tile, + from the next player, = from across, -
// from the player before; a digit after that sign is the tile added by a kakan. `_` marks a tsumogiri, `*` a
// riichi.
#pragma once

#include <QJsonObject>

#include "records/recordedgame.h"
#include "rules/ruleset.h"

namespace janso {

// Tenhou's rules but for when the indicator of an ankan is turned, and one that waits when a further kan is
// robbed.
RuleSet majiangRules();

// The error names hand and entry.
Result<RecordedGame> majiangGame(const QJsonObject &object, FilePlace place);

// "m340p67z11", "m123p0z11,s3-40": concealed tiles in the order written, and melds. `seat` claims from
// others.
struct MajiangHand {
  std::vector<Tile> tiles;
  std::vector<Meld> melds;
};
Result<MajiangHand> majiangHand(const QString &text, int seat);
Result<Meld> majiangMeld(const QString &text, int seat);

}  // namespace janso
