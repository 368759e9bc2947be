// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads recorded games in the paipu format of Denno Mahjong. A file contains one object per game: a single
// object, a list of objects, or one object per line. A damaged game does not affect the others.
//
// Seats (`l` and list positions) count from East in each hand. A tile is a suit letter and a digit; 0 is the
// red five. In a meld the digit before + = - is the claimed tile: + from the next player, = from the player
// opposite, - from the player before. A digit after that sign is the tile added by a kakan. `_` marks a
// tsumogiri, `*` a riichi.
#pragma once

#include <QJsonObject>

#include "records/recordedgame.h"
#include "rules/ruleset.h"

namespace janso {

// Tenhou's rules, except for when the indicator of an ankan is turned, and when a waiting indicator is turned
// if another kan is robbed.
RuleSet majiangRules();

// The error names the hand and the entry.
Result<RecordedGame> majiangGame(const QJsonObject &object, FilePlace place);

// "m340p67z11", "m123p0z11,s3-40": concealed tiles in the order written, then melds. `seat` is the seat that
// claims.
struct MajiangHand {
  std::vector<Tile> tiles;
  std::vector<Meld> melds;
};
Result<MajiangHand> majiangHand(const QString &text, int seat);
Result<Meld> majiangMeld(const QString &text, int seat);

}  // namespace janso
