// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Removes everything from a match that shows whose it was: names, seed and fingerprint of its walls, names
// given to custom rules. A proved game contains no dates, ratings, notes and paths anyway.
#pragma once

#include <QHash>
#include <QString>
#include <array>

#include "records/provedgame.h"
#include "rules/tile.h"

namespace janso {

// For one export: the same name becomes the same "Player 7" in all its matches.
class Anonymizer {
 public:
  QString nameFor(const QString &name);
  ProvedGame nameless(ProvedGame game);

 private:
  QHash<QString, QString> m_names;
};

// The suits that replace man, pin and sou.
using SuitExchange = std::array<Suit, 3>;

// Returns the match with its suits exchanged, in the events only: walls and answers are not valid any more.
// Yaku that depend on suits may change, so the caller must prove the result again.
ProvedGame exchanged(ProvedGame game, const SuitExchange &suits);

}  // namespace janso
