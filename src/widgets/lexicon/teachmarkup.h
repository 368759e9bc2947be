// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The markup of every text that teaches: tiles in the middle of a sentence, words that the glossary explains.
//
//   {234m0p}              tiles as in rules/mpsz.h; {_} a tile face down, {__} two of them
//   [[furiten]]           a link to the glossary's term of that id
//   [[furiten|in furiten]]  the same with other words
//   a line break          begins a new paragraph
//
// Translators keep braces and ids and translate the words of a link. What cannot be read is shown as it is
// written; markupFaults() names it, so that a test can find it.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <span>
#include <vector>

#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct MarkupPiece {
  enum class Type { Words, Tiles, Link, Break };
  Type type = Type::Words;
  QString words;            // Words and Link: what is shown
  QString term;             // Link: id in the glossary
  std::vector<Tile> tiles;  // Tiles: in the order written; an unknown tile is a back
};

QList<MarkupPiece> readMarkup(const QString &markup);

// The text without any markup, tiles by their names: "2 Man, 3 Man, red 5 Pin".
QString plainText(const QString &markup);

// The markup with the words of its links instead of the links: where nobody can press one.
QString unlinked(const QString &markup);

// One sentence (English, for tests and logs) for each part that cannot be read.
QStringList markupFaults(const QString &markup);

// The ids of all links, in order, each as often as it is there.
QStringList markupTerms(const QString &markup);

// --- Writing markup ---
// "{234m0p}" in the given order; empty for no tiles.
QString tilesMarkup(std::span<const Tile> tiles);
QString tileMarkup(Tile tile);
// One tile of each kind, ascending.
QString kindsMarkup(KindSet kinds);

}  // namespace janso
