// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match without anything that tells whose it was: names, seed and fingerprint of its walls, words that
// somebody gave to rules of their own. Dates, ratings, notes and paths are in no proved game.
#pragma once

#include <QHash>
#include <QString>
#include <array>

#include "records/provedgame.h"
#include "rules/tile.h"

namespace janso {

// For one export: a name becomes the same "Player 7" in all matches of it.
class Anonymiser {
 public:
  QString nameFor(const QString &name);
  ProvedGame nameless(ProvedGame game);

 private:
  QHash<QString, QString> m_names;
};

// Which suit each of man, pin, sou becomes.
using SuitExchange = std::array<Suit, 3>;

// The same match with its suits exchanged, in the events alone: walls and answers are not carried. Yaku that
// know suits may come out otherwise, so whoever writes it proves it again.
ProvedGame exchanged(ProvedGame game, const SuitExchange &suits);

}  // namespace janso
